//! Makes the JavaScript around a program for WebAssembly: `bindgen PROGRAM.wasm FOLDER`.

use std::env;
use std::error::Error;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let (Some(program), Some(folder)) = (arguments.next(), arguments.next()) else {
        return Err("expected PROGRAM.wasm FOLDER".into());
    };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(program).web(true)?.typescript(false).out_name("sandbox").generate(folder)?;
    Ok(())
}

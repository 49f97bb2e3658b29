//! For Windows: opens the window of `gjk-sandbox.exe` without a console behind it.
//!
//! `gjk-sandbox.exe` is a console program, so that shells show its output, wait for it and know its exit status. If the
//! desktop started it, a console would open behind the window. The desktop starts this program instead: it has no
//! console, and gives the other one a console that is not shown.
#![windows_subsystem = "windows"]

use std::env;
use std::io;
use std::process::{Command, ExitCode};

/// `CREATE_NO_WINDOW` of the Windows API.
#[cfg(windows)]
const NO_CONSOLE_WINDOW: u32 = 0x0800_0000;

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) | Err(_) => ExitCode::FAILURE,
    }
}

/// Runs the program that lies beside this one, with the same arguments. Returns whether it succeeded.
fn run() -> io::Result<bool> {
    let program = env::current_exe()?.with_file_name(format!("gjk-sandbox{}", env::consts::EXE_SUFFIX));
    let mut command = Command::new(program);
    command.args(env::args_os().skip(1));
    #[cfg(windows)]
    std::os::windows::process::CommandExt::creation_flags(&mut command, NO_CONSOLE_WINDOW);
    Ok(command.status()?.success())
}

//! `generate`: man pages, completions and icons, so that a package always matches the program.

use std::io;
use std::path::Path;

use clap::CommandFactory as _;
use clap_complete::Shell;
use clap_mangen::Man;

use super::arguments::{Arguments, Generated};
use super::error::Failure;
use super::exit::Exit;
use super::output::Output;
use crate::files::{self, FileError};
use crate::icon;

const NAME: &str = "gjk-sandbox";

/// The sides of the icon in pixels: the sizes of the hicolor theme that desktops ask for.
const SIDES: [u16; 7] = [16, 24, 32, 48, 64, 128, 256];

pub(super) fn run(generated: &Generated, out: &mut Output<'_>) -> Result<Exit, Failure> {
    match generated {
        Generated::Man { folder } => man_pages(folder)?,
        Generated::Completions { shell } => out.data_to(None, &completions(*shell)?)?,
        Generated::Icons { folder } => icons(folder)?,
    }
    Ok(Exit::Done)
}

fn man_pages(folder: &Path) -> Result<(), Failure> {
    let mut program = Arguments::command().disable_help_subcommand(true);
    // Gives each command its full name, `gjk-sandbox-trace`.
    program.build();
    let commands = program.get_subcommands().filter(|command| !command.is_hide_set());
    for command in commands.cloned().chain([program.clone()]) {
        let page = Man::new(command).manual("GJK Sandbox");
        let path = folder.join(page.get_filename());
        let mut text = Vec::new();
        page.render(&mut text).map_err(|error| FileError::Write { path: path.clone(), error })?;
        write_new(&path, &text)?;
    }
    Ok(())
}

fn completions(shell: Shell) -> Result<String, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), NAME, &mut script);
    String::from_utf8(script).map_err(|error| Failure::Output(io::Error::other(error)))
}

fn icons(folder: &Path) -> Result<(), Failure> {
    let mut pictures = Vec::new();
    for side in SIDES {
        let path = folder.join(format!("hicolor/{side}x{side}/apps/{NAME}.png"));
        let png = icon::pixels(side)
            .encode_png()
            .map_err(|error| FileError::Write { path: path.clone(), error: io::Error::other(error) })?;
        write_new(&path, &png)?;
        pictures.push((side, png));
    }
    let drawing = folder.join(format!("hicolor/scalable/apps/{NAME}.svg"));
    write_new(&drawing, icon::SVG.as_bytes())?;
    write_new(&folder.join(format!("{NAME}.ico")), &windows_icon(&pictures))
}

/// The pictures as one file for Windows: a header, an entry of 16 bytes for each picture, then the PNG files
/// as they are.
fn windows_icon(pictures: &[(u16, Vec<u8>)]) -> Vec<u8> {
    let word = |number: usize| u16::try_from(number).unwrap_or(u16::MAX).to_le_bytes();
    let long = |number: usize| u32::try_from(number).unwrap_or(u32::MAX).to_le_bytes();
    // Zero, the type of icons, and the count.
    let mut file = [word(0), word(1), word(pictures.len())].concat();
    let mut offset = file.len() + 16 * pictures.len();
    for (side, png) in pictures {
        // A byte cannot hold 256; 0 stands for it.
        let side = u8::try_from(*side).unwrap_or(0);
        // Width and height, no palette, reserved; one plane of 32 bits per pixel; the offset of the picture.
        file.extend([side, side, 0, 0]);
        file.extend([word(1), word(32)].concat());
        file.extend([long(png.len()), long(offset)].concat());
        offset += png.len();
    }
    for (_, png) in pictures {
        file.extend(png);
    }
    file
}

/// Writes a file and creates its folders.
fn write_new(path: &Path, content: &[u8]) -> Result<(), Failure> {
    files::make_folder(path.parent().unwrap_or(path))?;
    Ok(files::write_output(path, content)?)
}

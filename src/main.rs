//! The program: a command of the command line, or the window.

use std::io;
use std::process::ExitCode;

use clap::Parser as _;
use gjk_sandbox::app::{self, Options, Renderer};
use gjk_sandbox::cli::{self, Arguments, Exit, RendererName, WindowArguments};

fn main() -> ExitCode {
    let Arguments { command, window } = Arguments::parse();
    let exit = match command {
        Some(command) => cli::run(&command, &mut io::stdout(), &mut io::stderr()),
        None => open_window(window),
    };
    exit.into()
}

fn open_window(WindowArguments { scene, step, renderer }: WindowArguments) -> Exit {
    let renderer = renderer.map(|name| match name {
        RendererName::Wgpu => Renderer::Wgpu,
        RendererName::Glow => Renderer::Glow,
    });
    match app::run(&Options { scene_path: scene, step, renderer }) {
        Ok(()) => Exit::Done,
        Err(error) => cli::report(&error, &mut io::stderr()),
    }
}

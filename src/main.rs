//! The program: a command of the command line, or the window.

use std::io;
use std::process::ExitCode;

use clap::Parser as _;
use gjk_sandbox::app::{self, Options, Renderer};
use gjk_sandbox::cli::{self, Arguments, Command, Exit, RendererName, WindowArguments};
use gjk_sandbox::interrupt::Interrupt;

fn main() -> ExitCode {
    let Arguments { command, window } = Arguments::parse();
    let exit = match command {
        Some(command) => run(&command),
        None => open_window(window),
    };
    exit.into()
}

fn run(command: &Command) -> Exit {
    // Where the system does not listen, an interruption ends the process, as it does with all other commands.
    let listens = command.can_be_interrupted();
    let interrupt = if listens { Interrupt::of_process().unwrap_or_default() } else { Interrupt::default() };
    cli::run(command, &interrupt, &mut io::stdout(), &mut io::stderr())
}

fn open_window(WindowArguments { scene, step, present, renderer }: WindowArguments) -> Exit {
    let renderer = renderer.map(|name| match name {
        RendererName::Wgpu => Renderer::Wgpu,
        RendererName::Glow => Renderer::Glow,
    });
    match app::run(&Options { scene_path: scene, step, presents: present, renderer }) {
        Ok(()) => Exit::Done,
        Err(error) => cli::report(&error, &mut io::stderr()),
    }
}

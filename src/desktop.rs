//! The program on a desktop: a command of the command line, or the window.

use std::io;
use std::process::ExitCode;

use clap::Parser as _;
use gjk_sandbox::app::{self, LaunchOptions, Renderer};
use gjk_sandbox::cli::{self, Arguments, CliCommand, Exit, GradeArguments, RendererName, WindowArguments};
use gjk_sandbox::interrupt::Interrupt;
use gjk_sandbox::link::is_link;
use gjk_sandbox::message::Language;

pub(super) fn main() -> ExitCode {
    let Arguments { command, lang, window } = Arguments::parse();
    if let Some(language) = lang {
        language.choose();
    }
    let exit = match command {
        Some(command) => run(&command),
        None => open_window(window, lang),
    };
    exit.into()
}

/// Judges a solver, and opens the window with the first pair that it is wrong about.
fn grade_and_open(arguments: &GradeArguments) -> Exit {
    let interrupt = Interrupt::of_process().unwrap_or_default();
    let (exit, exhibit) = cli::grade(arguments, &interrupt, &mut io::stdout(), &mut io::stderr());
    let Some(exhibit) = exhibit else { return exit };
    match app::run(&LaunchOptions { exhibit: Some(exhibit), ..LaunchOptions::default() }) {
        Ok(()) => exit,
        Err(error) => cli::report(&error, &mut io::stderr()),
    }
}

fn run(command: &CliCommand) -> Exit {
    if let CliCommand::Grade(arguments) = command
        && arguments.open
    {
        return grade_and_open(arguments);
    }

    // If the system cannot report signals, an interruption ends the process, as with all other commands.
    let listens = command.can_be_interrupted();
    let interrupt = if listens { Interrupt::of_process().unwrap_or_default() } else { Interrupt::default() };
    cli::run(command, &interrupt, &mut io::stdout(), &mut io::stderr())
}

fn open_window(arguments: WindowArguments, language: Option<Language>) -> Exit {
    let WindowArguments { scene, step, present, renderer } = arguments;
    let renderer = renderer.map(|name| match name {
        RendererName::Wgpu => Renderer::Wgpu,
        RendererName::Glow => Renderer::Glow,
    });
    let link =
        scene.as_ref().and_then(|scene| scene.to_str()).filter(|scene| is_link(scene)).map(str::to_owned);
    match app::run(&LaunchOptions {
        scene_path: scene.filter(|_| link.is_none()),
        link,
        step,
        presents: present,
        language,
        renderer,
        exhibit: None,
    }) {
        Ok(()) => Exit::Done,
        Err(error) => cli::report(&error, &mut io::stderr()),
    }
}

//! Do the commands print the promised output, and exit with the promised status?

mod audit;
mod cast;
mod check;
mod compared;
mod corpus;
mod export;
#[cfg(unix)]
mod files;
mod generate;
#[cfg(unix)]
mod grade;
mod handout;
mod import;
mod laboratory;
mod lesson;
mod outputs;
mod pictures;
#[cfg(unix)]
mod processes;
mod schema;
mod schools;
mod starters;
mod titles;
mod trace;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Parser as _;
use gjk_sandbox::cli::{self, Arguments, Exit};
use gjk_sandbox::interrupt::Interrupt;
use tempfile::TempDir;

use crate::shapes::EXAMPLE as WALK_THROUGH;

/// The result of a command.
struct Done {
    exit: Exit,
    out: String,
    errors: String,
}

/// Runs `gjk-sandbox` with these arguments, without a process.
fn call(arguments: &[&str]) -> Done {
    let parsed = Arguments::try_parse_from([&["gjk-sandbox"], arguments].concat()).unwrap();
    let (mut out, mut errors) = (Vec::new(), Vec::new());
    let exit = cli::run(&parsed.command.unwrap(), &Interrupt::default(), &mut out, &mut errors);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Done { exit, out: text(out), errors: text(errors) }
}

/// A folder with these files.
fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, content) in files {
        fs::create_dir_all(folder.path().join(name).parent().unwrap()).unwrap();
        fs::write(folder.path().join(name), content).unwrap();
    }
    folder
}

fn path(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).to_str().unwrap().to_owned()
}

fn shipped_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("scenes")
}

fn without_expectation(text: &str) -> String {
    text.lines().filter(|line| !line.contains("expect:")).collect::<Vec<_>>().join("\n")
}

#[test]
fn what_cannot_be_read_is_one_message() {
    let folder = folder(&[("empty/notes.txt", "")]);
    fs::write(folder.path().join("latin1.ron"), b"(\n  title: \"Dreieck \xFCber Quadrat\",\n)").unwrap();
    let latin1 = call(&["trace", &path(&folder, "latin1.ron")]);
    let message =
        format!("{}:2:19: scene: expected text in UTF-8, found the byte 0xFC\n", path(&folder, "latin1.ron"));
    assert_eq!((latin1.exit, latin1.errors), (Exit::BadInput, message));
    for arguments in
        [["trace", "no-such.ron"], ["check", "no-such.ron"], ["check", "empty"], ["trace", "empty"]]
    {
        let [command, name] = arguments;
        let done = call(&[command, &path(&folder, name)]);
        assert_eq!(done.exit, Exit::BadInput, "{arguments:?}");
        assert_eq!(done.errors.lines().count(), 1, "{}", done.errors);
    }
}

#[test]
fn an_algorithm_that_does_not_apply_is_refused() {
    let gem = shipped_folder().join("07-gem-and-octahedron.ron");
    for command in ["trace", "check"] {
        let done = call(&[command, gem.to_str().unwrap(), "--algorithm", "bittle"]);
        assert_eq!(done.exit, Exit::BadInput);
        assert!(done.errors.contains("expected an algorithm for 3D, found bittle"), "{}", done.errors);
        assert_eq!(done.errors.lines().count(), 1);
    }
}

#[test]
fn the_window_takes_a_scene_and_a_step() {
    let parsed =
        Arguments::try_parse_from(["gjk-sandbox", "a.ron", "--step", "3", "--renderer", "glow"]).unwrap();
    assert!(parsed.command.is_none());
    assert_eq!(parsed.window.scene.as_deref(), Some(Path::new("a.ron")));
    assert_eq!(parsed.window.step, Some(3));
    assert_eq!(parsed.window.renderer, Some(cli::RendererName::Glow));
    for wrong in [["--renderer", "metal"], ["--step", "-1"], ["trace", "--nonsense"]] {
        assert!(Arguments::try_parse_from([&["gjk-sandbox"], &wrong[..]].concat()).is_err(), "{wrong:?}");
    }
}

/// A pipe whose reader went away.
struct ClosedPipe;

impl Write for ClosedPipe {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_reader_that_went_away_changes_nothing() {
    let folder = folder(&[("scene.ron", &WALK_THROUGH.replace("supports: 4", "supports: 5"))]);
    for command in ["trace", "check"] {
        let parsed =
            Arguments::try_parse_from(["gjk-sandbox", command, &path(&folder, "scene.ron")]).unwrap();
        let interrupt = Interrupt::default();
        let exit = cli::run(&parsed.command.unwrap(), &interrupt, &mut ClosedPipe, &mut ClosedPipe);
        assert_eq!(exit, Exit::Differs, "{command}");
    }
}

#[cfg(feature = "app")]
mod process {
    use std::process::{Command, Output, Stdio};

    use gjk_sandbox::scene::library::SHIPPED;

    use super::{WALK_THROUGH, folder, path, without_expectation};

    fn gjk_sandbox(arguments: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_gjk-sandbox")).args(arguments).output().unwrap()
    }

    #[test]
    fn the_exit_status_is_that_of_the_command() {
        let trap = without_expectation(SHIPPED[4].text);
        let folder = folder(&[("good.ron", WALK_THROUGH), ("trap.ron", &trap), ("bad.ron", "(")]);
        let status = |name: &str| gjk_sandbox(&["check", &path(&folder, name)]).status.code();
        assert_eq!([status("good.ron"), status("trap.ron"), status("bad.ron")], [Some(0), Some(1), Some(2)]);
        assert_eq!(gjk_sandbox(&["trace"]).status.code(), Some(2), "the scene is missing");
        assert_eq!(gjk_sandbox(&["--version"]).status.code(), Some(0));
    }

    /// The window does not open for a broken lesson, and the error is that of the lesson.
    #[test]
    fn a_broken_lesson_ends_the_program_with_its_place() {
        let folder = folder(&[("my.ron", "(lesson: \"x\",\n pages: oops)")]);
        let file = path(&folder, "my.ron");
        let done = gjk_sandbox(&[&file]);
        let errors = String::from_utf8(done.stderr).unwrap();
        assert_eq!(done.status.code(), Some(2), "{errors}");
        assert!(
            errors.starts_with(&format!("{file}:2:")) && errors.contains("pages: expected an opening `[`"),
            "{errors}"
        );
    }

    #[test]
    fn a_closed_pipe_is_no_panic() {
        let folder = folder(&[("scene.ron", WALK_THROUGH)]);
        let mut child = Command::new(env!("CARGO_BIN_EXE_gjk-sandbox"))
            .args(["trace", &path(&folder, "scene.ron")])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}

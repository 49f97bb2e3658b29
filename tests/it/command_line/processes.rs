//! Do the judge's deadlines hold for any solver, and do all of its processes end with the judge?

use std::fs;
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use clap::Parser as _;
use gjk_sandbox::cli::{self, Arguments, Exit};
use gjk_sandbox::interrupt::Interrupt;
use tempfile::TempDir;

use super::call;

/// A generous limit: everything that these tests wait for takes seconds, and without a deadline it takes minutes or
/// never ends.
const PATIENCE: Duration = Duration::from_mins(1);

fn solver(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/judging");
    folder.join(name).to_str().unwrap().to_owned()
}

/// Waits until this condition holds.
fn wait(what: &str, mut holds: impl FnMut() -> bool) {
    let until = Instant::now() + PATIENCE;
    while !holds() {
        assert!(Instant::now() < until, "{what}");
        thread::sleep(Duration::from_millis(20));
    }
}

/// A way to end the judge, or to let it end.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// The pair has no answer in time.
    Timeout,
    /// A signal to the judge, this many times.
    Signal(&'static str, usize),
    /// A signal to the process group of the judge, as from a terminal.
    ToAll(&'static str),
    /// The reader of its output closes, and then the pair has no answer in time.
    ClosedOutput,
    /// The report cannot be written once the pair has no answer in time.
    LostReport,
}

const WAYS: [Way; 13] = [
    Way::Timeout,
    Way::Signal("INT", 1),
    Way::Signal("INT", 2),
    Way::Signal("TERM", 1),
    Way::Signal("TERM", 2),
    Way::Signal("HUP", 1),
    Way::Signal("QUIT", 1),
    Way::Signal("ABRT", 1),
    // Rust's handler for overflows of the stack takes the first.
    Way::Signal("SEGV", 2),
    Way::Signal("KILL", 1),
    Way::ToAll("KILL"),
    Way::ClosedOutput,
    Way::LostReport,
];

fn signal(name: &str, target: &str) {
    // The target may have ended by the first of two signals.
    Command::new("kill").args([&format!("-{name}"), "--", target]).stderr(Stdio::null()).status().unwrap();
}

/// The ids of the processes that the solver has started so far.
fn started(notes: &Path) -> Vec<String> {
    fs::read_to_string(notes).unwrap_or_default().lines().map(str::to_owned).collect()
}

/// Whether a process runs; a zombie does not.
fn runs(process: &str) -> bool {
    let state = Command::new("ps").args(["-o", "stat=", "-p", process]).output().unwrap();
    !matches!(state.stdout.trim_ascii().first(), None | Some(b'Z'))
}

/// Runs a program that ignores no signal, even if these tests run under `nohup`.
const LISTENING: &str = "import os, signal, sys
for request in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM):
    signal.signal(request, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])";

fn judge(folder: &TempDir, way: Way) -> Child {
    let seconds =
        if matches!(way, Way::Timeout | Way::ClosedOutput | Way::LostReport) { "0.5" } else { "600" };
    let report = folder.path().join("gone/report.json");
    fs::create_dir(folder.path().join("gone")).unwrap();
    let mut command = Command::new("python3");
    command.args(["-c", LISTENING, env!("CARGO_BIN_EXE_gjk-sandbox")]);
    command.args(["grade", "--pairs", "1", "--timeout", seconds]);
    if matches!(way, Way::LostReport) {
        command.arg("--report").arg(report);
    }
    command.args(["--", "python3", &solver("stubborn.py")]).arg(folder.path().join("notes"));
    command.process_group(0).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap()
}

#[test]
fn nothing_of_a_solver_outlives_the_judge_however_it_ends() {
    for way in WAYS {
        let folder = tempfile::tempdir().unwrap();
        let notes = folder.path().join("notes");
        let mut judge = judge(&folder, way);
        wait("the solver starts its two processes", || started(&notes).len() == 3);
        let id = judge.id().to_string();
        match way {
            Way::Timeout => {}
            Way::Signal(name, times) => {
                for _ in 0..times {
                    signal(name, &id);
                    // Signals that arrive at once count as one.
                    thread::sleep(Duration::from_millis(100));
                }
            }
            Way::ToAll(name) => signal(name, &format!("-{id}")),
            Way::ClosedOutput => drop(judge.stdout.take()),
            Way::LostReport => fs::remove_dir_all(folder.path().join("gone")).unwrap(),
        }
        wait(&format!("{way:?}: the judge ends"), || judge.try_wait().unwrap().is_some());
        for process in started(&notes) {
            wait(&format!("{way:?}: {process} ends"), || !runs(&process));
        }
    }
}

#[test]
fn a_flood_of_unknown_messages_does_not_move_the_deadline() {
    let begin = Instant::now();
    let done = call(&["grade", "--timeout", "0.5", "--pairs", "2", "--", "python3", &solver("flood.py")]);
    assert_eq!(done.exit, Exit::Differs, "{}", done.errors);
    assert!(done.out.contains("     2  timeout"), "{}", done.out);
    assert!(begin.elapsed() < PATIENCE, "{:?}", begin.elapsed());
}

#[test]
fn the_judge_does_not_wait_for_an_answer_once_it_is_interrupted() {
    let folder = tempfile::tempdir().unwrap();
    let notes = folder.path().join("notes");
    let file = solver("stubborn.py");
    let arguments =
        ["gjk-sandbox", "grade", "--timeout", "600", "--", "python3", &file, notes.to_str().unwrap()];
    let parsed = Arguments::try_parse_from(arguments).unwrap().command.unwrap();
    let interrupt = Interrupt::default();
    let (begin, mut out) = (Instant::now(), Vec::new());
    thread::scope(|scope| {
        scope.spawn(|| {
            wait("the solver starts", || !started(&notes).is_empty());
            interrupt.raise();
        });
        cli::run(&parsed, &interrupt, &mut out, &mut Vec::new());
    });
    assert!(begin.elapsed() < PATIENCE, "{:?}", begin.elapsed());
    let out = String::from_utf8(out).unwrap();
    assert!(out.contains("0 of 0 pairs right\nThe grade was stopped before the last pair.\n"), "{out}");
}

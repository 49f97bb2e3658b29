//! The recorders for C and Python: compiled and run here; their output is read back to the last bit.

use std::path::{Path, PathBuf};
use std::process::Command;

use gjk_tools::judge::{FindingKind, ForeignTrace, read_traces};
use glam::DVec3;

fn root(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name)
}

/// The output of a program that has to succeed.
fn output(command: &mut Command) -> String {
    let done = command.output().unwrap();
    assert!(done.status.success(), "{command:?}: {}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).unwrap()
}

/// Both programs record the square whose side is the f64 nearest to a third, and the point (1, 0.1).
fn check(text: &str, lie: &str) {
    let third = 1.0 / 3.0;
    let trace = &read_traces(text).unwrap_or_else(|error| panic!("{error}\n{text}"))[0];
    assert_eq!(
        (trace.engine(), trace.steps(), trace.has_answer()),
        ("a \"small\" engine", 1, true),
        "{text}"
    );
    let [p, q] = trace.scene().convexes();
    let square = [[0.0, 0.0], [third, 0.0], [third, third], [0.0, third]];
    assert_eq!(p.core_vertices().unwrap(), square.map(|[x, y]| DVec3::new(x, y, 0.0)), "{text}");
    assert_eq!(q.core_vertices().unwrap(), [DVec3::new(1.0, 0.1, 0.0)], "{text}");
    // The distance from the side x = 1/3 to the point at x = 1.
    assert_eq!(trace.audit().finding, None, "{text}");
    let found = read_traces(lie).unwrap()[0].audit().finding;
    assert_eq!(found.map(|finding| finding.kind), Some(FindingKind::Answer), "{lie}");
}

#[test]
fn the_header_for_c_writes_what_is_read_back() {
    for (compiler, standard) in [("cc", &["-std=c99"][..]), ("c++", &["-x", "c++", "-std=c++11"])] {
        if Command::new(compiler).arg("--version").output().is_err() {
            eprintln!("left out: there is no compiler with the name {compiler}");
            continue;
        }
        let folder = tempfile::tempdir().unwrap();
        let program = folder.path().join("told");
        let mut compile = Command::new(compiler);
        compile.args(standard).args(["-Wall", "-Wextra", "-pedantic", "-Werror", "-I"]).arg(root("recorder"));
        output(compile.arg(root("crates/tools/tests/it/trace_import/told.c")).arg("-o").arg(&program));
        check(&output(&mut Command::new(&program)), &output(Command::new(&program).arg("lie")));
    }
}

#[test]
fn the_recorder_for_python_writes_what_is_read_back() {
    let told = root("crates/tools/tests/it/trace_import/told.py");
    let mut command = Command::new("python3");
    command.arg("-B").arg(&told).arg(root("recorder"));
    if command.output().is_err() {
        eprintln!("left out: there is no python3");
        return;
    }
    let mut lie = Command::new("python3");
    lie.arg("-B").arg(&told).arg(root("recorder")).arg("lie");
    check(&output(&mut command), &output(&mut lie));
}

/// The text that Jolt (commit 3b47ec39, built with g++ and `JPH_GJK_DEBUG`) prints of three queries: boxes that are separate along the first
/// direction, which leaves no point to check; boxes that overlap; and boxes that are separate.
#[test]
fn the_text_of_jolt_becomes_traces() {
    let convert = |text: String| -> Option<String> {
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("log.txt");
        std::fs::write(&log, text).unwrap();
        let mut command = Command::new("python3");
        command.arg("-B").arg(root("recorder/gjk_trace_jolt.py")).stdin(std::fs::File::open(&log).unwrap());
        if command.output().is_err() {
            eprintln!("left out: there is no python3");
            return None;
        }
        command.stdin(std::fs::File::open(&log).unwrap());
        Some(output(&mut command))
    };
    let log = include_str!("jolt.txt");
    let Some(text) = convert(log.to_owned()) else { return };
    let traces = read_traces(&text).unwrap();
    assert_eq!(traces.iter().map(ForeignTrace::steps).collect::<Vec<_>>(), [4, 4], "{text}");
    for trace in &traces {
        assert_eq!(trace.audit().finding, None, "{text}");
        assert!(trace.exhibit().run.is_some());
    }
    // One bit of the set: after two points Jolt keeps only the newest, though the other is needed.
    let changed = log.replacen("GetClosest: set = 0b0011", "GetClosest: set = 0b0010", 1);
    let traces = read_traces(&convert(changed).unwrap()).unwrap();
    let finding = traces[0].audit().finding.unwrap();
    assert_eq!((finding.kind, finding.step), (FindingKind::Feature, Some(2)), "{}", finding.sentence);
}

//! Do `trace`, `check`, `render`, `import` and `export` print what they promise, and end with the status that they promise?

mod check;
mod compared;
mod export;
#[cfg(unix)]
mod files;
mod generate;
mod import;
mod laboratory;
mod schema;
mod titles;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Parser as _;
use gjk_sandbox::cli::{self, Arguments, Exit};
use gjk_sandbox::gjk;
use gjk_sandbox::interrupt::Interrupt;
use gjk_sandbox::scene::library::SHIPPED;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::scenes::EXAMPLE as WALK_THROUGH;

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

/// An iteration without the sentences, of which there must be some.
fn without_claims(iteration: &Value) -> Value {
    let mut rest = iteration.clone();
    let claims = rest.as_object_mut().unwrap().remove("claims").unwrap();
    assert!(!claims.as_array().unwrap().is_empty(), "{iteration}");
    rest
}

#[test]
fn the_json_of_the_walk_through_holds_the_numbers_of_the_article() {
    let folder = folder(&[("scene.ron", WALK_THROUGH)]);
    let done = call(&["trace", &path(&folder, "scene.ron"), "--format", "json"]);
    assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""));
    let value: Value = serde_json::from_str(&done.out).unwrap();
    let iterations = value["iterations"].as_array().unwrap();
    let mut head = value.clone();
    head.as_object_mut().unwrap().remove("iterations");
    // By hand: the origin is 1/2, 3/14 and 2/7 of three differences, which gives the point (6.5, 7) of both shapes.
    let proof = head.as_object_mut().unwrap().remove("proof").unwrap();
    assert_eq!(
        (&proof["verdict"], &proof["common_point"]["point"]),
        (&json!("overlap"), &json!(["13/2", "7"]))
    );
    assert_eq!(
        head,
        json!({
            "scene": "Triangle and quad", "dimension": 2, "algorithm": "bittle", "precision": "f64",
            "answer": true, "verdict": "overlap", "termination": "origin-enclosed", "supports": 4,
            "separation": null, "penetration_depth": null, "witness_points": null,
            "reference": { "verdict": "overlap", "certified": true },
        })
    );
    assert_eq!(
        without_claims(&iterations[0]),
        json!({
            "direction": [1.0, -1.0], "reach": 2.0,
            "support": { "point": [4.0, 2.0], "on_p": [9.0, 9.0], "on_q": [5.0, 7.0], "index_p": 2, "index_q": 0 },
            "tests": [], "region": null, "region_proved": null, "simplex": [[4.0, 2.0]], "next_direction": [-1.0, 1.0],
        })
    );
    assert_eq!(iterations[1]["support"]["point"], json!([-6.0, 9.0]));
    assert_eq!(iterations[1]["reach"], json!(15.0));
    assert_eq!(
        without_claims(&iterations[2]),
        json!({
            "direction": [-336.0, -480.0], "reach": 3648.0,
            "support": { "point": [-8.0, -2.0], "on_p": [4.0, 5.0], "on_q": [12.0, 7.0], "index_p": 0, "index_q": 1 },
            "tests": [{ "name": "AB⟂·AO", "value": -10416.0, "sign": -1 }, { "name": "AC⟂·AO", "value": 992.0, "sign": 1 }],
            "region": "edge AC", "region_proved": false, "simplex": [[-8.0, -2.0], [4.0, 2.0]], "next_direction": [496.0, -1488.0],
        })
    );
    assert_eq!(
        without_claims(&iterations[3]),
        json!({
            "direction": [496.0, -1488.0], "reach": 2480.0,
            "support": { "point": [-1.0, -2.0], "on_p": [4.0, 5.0], "on_q": [5.0, 7.0], "index_p": 0, "index_q": 0 },
            "tests": [{ "name": "AB⟂·AO", "value": -392.0, "sign": -1 }, { "name": "AC⟂·AO", "value": -168.0, "sign": -1 }],
            "region": "inside", "region_proved": false, "simplex": [[-1.0, -2.0], [-8.0, -2.0], [4.0, 2.0]], "next_direction": null,
        })
    );
    assert_eq!(iterations.len(), 4);
}

#[test]
fn numbers_in_json_read_back_as_the_same_bits() {
    let mut compared = 0;
    for shipped in SHIPPED {
        let scene = shipped.scene();
        let file = shipped_folder().join(shipped.file_name);
        let done = call(&["trace", file.to_str().unwrap(), "--format", "json"]);
        let value: Value = serde_json::from_str(&done.out).unwrap();
        let convexes = scene.convexes();
        let trace = gjk::run(&scene.query(&convexes));
        for (iteration, printed) in trace.iterations().iter().zip(value["iterations"].as_array().unwrap()) {
            let count = scene.dimension.count();
            for (vector, printed) in [
                (iteration.direction, &printed["direction"]),
                (iteration.support.on_q, &printed["support"]["on_q"]),
            ] {
                let printed: Vec<f64> = serde_json::from_value(printed.clone()).unwrap();
                let bits =
                    |numbers: &[f64]| numbers.iter().map(|number| number.to_bits()).collect::<Vec<_>>();
                assert_eq!(bits(&printed), bits(&vector.to_array()[..count]));
                compared += count;
            }
            assert_eq!(printed["reach"].as_f64().unwrap().to_bits(), iteration.reach.to_bits());
        }
    }
    assert!(compared > 100, "only {compared} numbers were compared");
}

#[test]
fn every_format_holds_the_numbers() {
    let folder = folder(&[("scene.ron", WALK_THROUGH)]);
    let scene = path(&folder, "scene.ron");
    let text = call(&["trace", &scene]).out;
    for part in
        ["Triangle and quad", "-10416", "992", "3648", "2480", "-392", "-168", "The reference agrees."]
    {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    let csv = call(&["trace", &scene, "--format", "csv"]).out;
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(
        lines[0],
        "#,v.x,v.y,A.x,A.y,on P.x,on P.y,on Q.x,on Q.y,parents,A·v,tests,region,kept,next v.x,next v.y,at least,at most"
    );
    assert_eq!(
        lines[3],
        "3,-336,-480,-8,-2,4,5,12,7,p0 - q1,3648,AB⟂·AO = -10416; AC⟂·AO = 992,edge AC,AC,496,-1488,,"
    );
    assert_eq!(lines.len(), 5);
    let columns = |line: &str| line.split(',').count();
    assert!(lines.iter().all(|line| columns(line) == columns(lines[0])), "{csv}");
    let markdown = call(&["trace", &scene, "--format", "markdown"]).out;
    assert!(markdown.starts_with("# Triangle and quad\n"), "{markdown}");
    assert!(
        markdown.contains("| 3 | (-336, -480) | (-8, -2) | p0 - q1 | 3648 | edge AC | AC |"),
        "{markdown}"
    );
}

#[test]
fn a_trace_goes_to_a_file_when_asked() {
    let folder = folder(&[("scene.ron", WALK_THROUGH)]);
    let scene = path(&folder, "scene.ron");
    let output = path(&folder, "trace.csv");
    let done = call(&["trace", &scene, "--format", "csv", "--output", &output]);
    assert_eq!((done.exit, done.out.as_str()), (Exit::Done, ""));
    assert_eq!(fs::read_to_string(output).unwrap(), call(&["trace", &scene, "--format", "csv"]).out);
    let nowhere = call(&["trace", &scene, "--output", &path(&folder, "no/such/folder/trace.txt")]);
    assert_eq!(nowhere.exit, Exit::BadInput);
    assert!(nowhere.errors.contains("cannot be written"), "{}", nowhere.errors);
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
fn three_components_in_space_and_single_precision() {
    let gem = shipped_folder().join("07-gem-and-octahedron.ron");
    let done = call(&["trace", gem.to_str().unwrap(), "--format", "json", "--precision", "f32"]);
    let value: Value = serde_json::from_str(&done.out).unwrap();
    assert_eq!(value["precision"], json!("f32"));
    // The run of the gem from (1, 0, 0), in exact arithmetic.
    assert_eq!(value["iterations"][0]["support"]["point"], json!([4.5, -2.5, -1.5]));
    assert_eq!(value["iterations"][3]["tests"][0], json!({ "name": "ABC·AO", "value": 2.875, "sign": 1 }));
    assert_eq!(value["iterations"][3]["region"], json!("face ADB"));
}

#[test]
fn pictures_are_written_by_their_ending() {
    let folder = folder(&[("scene.ron", WALK_THROUGH)]);
    let scene = path(&folder, "scene.ron");
    let svg = path(&folder, "a.svg");
    assert_eq!(call(&["render", &scene, "--output", &svg, "--step", "3"]).exit, Exit::Done);
    let both = fs::read_to_string(&svg).unwrap();
    assert!(both.starts_with("<svg ") && both.contains("width=\"1200\" height=\"800\""), "{}", &both[..200]);
    assert_eq!(both.matches("<svg ").count(), 3, "two panels in one picture");
    let png = path(&folder, "a.PNG");
    let small = ["render", &scene, "--output", &png, "--size", "320x200", "--panel", "difference"];
    assert_eq!(call(&small).exit, Exit::Done);
    let bytes = fs::read(&png).unwrap();
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    // The header chunk: length, name, width and height in big-endian order.
    assert_eq!(&bytes[12..24], b"IHDR\x00\x00\x01\x40\x00\x00\x00\xC8");
    let dark = path(&folder, "dark.png");
    call(&[
        "render",
        &scene,
        "--output",
        &dark,
        "--size",
        "320x200",
        "--panel",
        "difference",
        "--theme",
        "dark",
    ]);
    assert_ne!(fs::read(dark).unwrap(), bytes);
}

#[test]
fn every_shipped_scene_has_a_picture() {
    let folder = folder(&[]);
    for shipped in SHIPPED {
        let scene = shipped_folder().join(shipped.file_name);
        let output = path(&folder, "picture.svg");
        let done = call(&["render", scene.to_str().unwrap(), "--output", &output]);
        assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""), "{}", shipped.file_name);
        let svg = fs::read_to_string(output).unwrap();
        assert!(svg.len() > 2000 && !svg.contains("NaN") && !svg.contains("inf"), "{}", shipped.file_name);
    }
}

/// The squat tetrahedron with O inside: no face sees it, and the cut is beside the picture.
#[test]
fn the_explorer_is_drawn_where_p_is_a_simplex_and_q_a_point() {
    let folder = folder(&[]);
    let output = path(&folder, "explorer.svg");
    let draw = |scene: &str| {
        let scene = shipped_folder().join(scene);
        call(&["render", scene.to_str().unwrap(), "--output", &output, "--panel", "explorer"])
    };
    for (scene, words) in [
        ("32-region-explorer-squat.ron", &["0b000", "floor BCD", "x of O"][..]),
        ("31-where-a-can-never-be-triangle.ron", &["O never", "A never"][..]),
    ] {
        assert_eq!(draw(scene).exit, Exit::Done);
        let svg = fs::read_to_string(&output).unwrap();
        for word in words {
            assert!(svg.contains(word), "{scene} has no {word}");
        }
    }
    assert_eq!(draw("01-triangle-and-quad.ron").exit, Exit::BadInput);
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let folder = folder(&[("scene.ron", WALK_THROUGH)]);
    let scene = path(&folder, "scene.ron");
    // The run has 16 steps: 4 support points, 4 tests, 3 rulings, 1 reduction, 3 directions and the end.
    for step in ["0", "17", "1000000"] {
        let done = call(&["render", &scene, "--output", &path(&folder, "a.svg"), "--step", step]);
        assert_eq!(done.exit, Exit::BadInput);
        assert!(done.errors.contains("expected a step from 1 to 16, found --step"), "{}", done.errors);
    }
    for name in ["a.jpg", "a"] {
        let done = call(&["render", &scene, "--output", &path(&folder, name)]);
        assert_eq!(done.exit, Exit::BadInput);
        assert!(done.errors.contains("a name that ends in .svg or .png"), "{}", done.errors);
    }
    for size in ["0x0", "1200", "axb", "-5x7", "100000x100000", "63x800"] {
        let size = format!("--size={size}");
        let parsed = Arguments::try_parse_from(["gjk-sandbox", "render", &scene, "--output", "a.svg", &size]);
        assert!(parsed.is_err(), "{size} was accepted");
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

    use super::{WALK_THROUGH, folder, path, without_expectation};
    use crate::command_line::SHIPPED;

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

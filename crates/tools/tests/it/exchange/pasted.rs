//! Texts as people paste them, each with a result worked out on paper first: `tests/it/exchange/pasted/README.md`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use clap::Parser as _;
use gjk_lab::interrupt::Interrupt;
use gjk_proximity::geometry::Convex;
use gjk_proximity::gjk::{self, Verdict};
use gjk_scene::scene::Scene;
use gjk_tools::cli::{self, Arguments, Exit};
use glam::DVec3;

/// The line between the reading and the text.
const RULE: &str = "\n=====\n";

/// A text with its reading.
pub(super) struct Pasted {
    path: PathBuf,
    /// The words that the output must contain.
    says: Vec<String>,
    objects: Vec<String>,
    /// The word that a refusal must contain.
    refused: Option<String>,
    reading: String,
    text: String,
}

impl Pasted {
    pub(super) fn read(path: &Path) -> Self {
        let whole = fs::read_to_string(path).unwrap();
        let (head, text) = whole.split_once(RULE).unwrap_or_else(|| panic!("{}: no rule", path.display()));
        let values = |key: &str| -> Vec<String> {
            head.lines()
                .filter_map(|line| Some(line.strip_prefix(&format!("// {key}: "))?.trim().to_owned()))
                .collect()
        };
        Self {
            path: path.to_owned(),
            says: values("says"),
            objects: values("object"),
            refused: values("refused").pop(),
            reading: head.to_owned(),
            text: text.to_owned(),
        }
    }

    /// Returns the difference between the reading and the right one, if any.
    pub(super) fn fault(&self) -> Option<String> {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join(self.path.file_name().unwrap());
        fs::write(&file, &self.text).unwrap();
        let output = folder.path().join("scene.ron");
        let mut arguments =
            vec!["gjk-sandbox", "import", file.to_str().unwrap(), "--output", output.to_str().unwrap()];
        arguments.extend(self.objects.iter().flat_map(|object| ["--object", object]));
        let parsed = Arguments::try_parse_from(arguments).unwrap();
        let (mut out, mut errors) = (Vec::new(), Vec::new());
        let exit = cli::run(&parsed.command.unwrap(), &Interrupt::default(), &mut out, &mut errors);
        let [out, errors] = [out, errors].map(|bytes| String::from_utf8(bytes).unwrap());
        let lower = format!("{out}{errors}").to_lowercase();
        match (&self.refused, exit) {
            (Some(word), Exit::BadInput) => {
                let names = lower.contains(&word.to_lowercase());
                (!names).then(|| {
                    format!(
                        "weak refusal: `{word}` is not in {}",
                        errors.replace(folder.path().to_str().unwrap(), "")
                    )
                })
            }
            (Some(word), _) => Some(format!("WRONG: read, though `{word}` is not understood\n{out}")),
            (None, Exit::Done) => {
                let read = Scene::read(&output).unwrap();
                let expected = Scene::from_ron(self.reading.trim())
                    .unwrap_or_else(|error| panic!("{}: {error}", self.path.display()));
                let fault = difference(&expected, &read).map(|fault| format!("WRONG: {fault}\n{out}"));
                let unsaid = || {
                    let word = self.says.iter().find(|word| !lower.contains(&word.to_lowercase()))?;
                    Some(format!("unsaid: `{word}`\n{out}"))
                };
                fault.or_else(unsaid)
            }
            (None, _) => Some(format!("refused: {}", errors.replace(folder.path().to_str().unwrap(), ""))),
        }
    }
}

/// Returns the difference between the bodies of two scenes, if any.
pub(super) fn difference(expected: &Scene, read: &Scene) -> Option<String> {
    if expected.dimension != read.dimension {
        return Some(format!("{}D instead of {}D", read.dimension.count(), expected.dimension.count()));
    }
    let mut fault = String::new();
    for (side, (body, found)) in ["P", "Q"].into_iter().zip(expected.bodies.iter().zip(read.bodies.iter())) {
        // Polytopes are compared by their support values.
        let is_curved = [body, found].iter().any(|body| body.shape().vertices().is_none());
        if body.kind_name() != found.kind_name() && is_curved {
            write!(fault, "{side} is a {} instead of a {}; ", found.kind_name(), body.kind_name()).unwrap();
        }
    }
    let [expected_shapes, found_shapes] = [expected, read].map(Scene::convexes);
    for (side, (body, found)) in ["P", "Q"].into_iter().zip(expected_shapes.iter().zip(&found_shapes)) {
        let value = |body: &Convex<DVec3>, direction: DVec3| body.support(direction).0.dot(direction);
        for direction in directions(expected.dimension.count()) {
            let [a, b] = [body, found].map(|body| value(body, direction));
            let scale = 1.0_f64.max(a.abs()).max(value(body, -direction).abs());
            let is_equal = (a - b).abs() <= 2e-7 * scale;
            if !is_equal {
                write!(fault, "{side} reaches {b} instead of {a} along {direction}").unwrap();
                return Some(fault);
            }
        }
    }
    if !fault.is_empty() {
        return Some(fault);
    }
    // The verdict found on paper.
    let shapes = expected.convexes();
    let query = expected.query(&shapes);
    let verdict = gjk::reference(&query, &gjk::run(&query).outcome).verdict;
    (expected.expect.verdict.is_some_and(|by_hand: Verdict| by_hand != verdict))
        .then(|| format!("the verdict by hand is another than {verdict:?}"))
}

fn directions(dimension: usize) -> Vec<DVec3> {
    let numbers = [-1.0, -0.3, 0.0, 0.4, 1.0];
    let depth: &[f64] = if dimension == 2 { &[0.0] } else { &numbers };
    let all = numbers
        .iter()
        .flat_map(|x| numbers.iter().flat_map(move |y| depth.iter().map(move |z| DVec3::new(*x, *y, *z))));
    all.filter_map(DVec3::try_normalize).collect()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/exchange/pasted")
}

/// All files with a reading.
pub(super) fn files() -> Vec<PathBuf> {
    let folders =
        fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    let mut files: Vec<PathBuf> =
        folders.flat_map(|folder| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path())).collect();
    files.sort();
    files
}

/// The texts with a known fault, and the beginning of its message: refused though a person understands them, refused
/// with other words, or read without a required word. No listed text is misread.
const OPEN: &str = "open.txt";

#[test]
fn texts_are_read_as_they_were_by_hand_or_refused() {
    let open = fs::read_to_string(folder().join(OPEN)).unwrap();
    let mut open: BTreeMap<&str, &str> = open.lines().filter_map(|line| line.split_once(": ")).collect();
    let mut faults = String::new();
    for path in files() {
        let name = path.strip_prefix(folder()).unwrap().to_str().unwrap();
        match (Pasted::read(&path).fault(), open.remove(name)) {
            (Some(fault), Some(known)) if fault.starts_with(known) && !fault.starts_with("WRONG") => {}
            (Some(fault), _) => writeln!(faults, "{name}: {fault}").unwrap(),
            (None, Some(_)) => writeln!(faults, "{name}: is read; take it off {OPEN}").unwrap(),
            (None, None) => {}
        }
    }
    assert!(faults.is_empty(), "{faults}");
    assert!(open.is_empty(), "{OPEN} names texts that are not there: {open:?}");
}

//! The figures of some steps of five scenes and of the explorer, as text: every mark of both plates with its role, its
//! form and its place, rounded to three decimals. Neighboring marks of one role at one place share a line. Lines
//! unchanged since the previous step of the same plate appear as their numbers in it. The files in `snapshots/` are
//! compared with the current figures, to find unintended changes; other tests check that figures are correct. One test
//! checks that every role of a figure is drawn at least once.
//!
//! An intended change is recorded with
//! `RENEW_SNAPSHOTS=1 cargo test --test it figures::snapshots`, and reviewed in the diff.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

use gjk_figure::explorer::{self, Decision};
use gjk_figure::{
    Analysis, Camera, Figure, Focus, Form, Overlay, Overlays, PaperForm, PaperMark, Plane, Role, difference,
    spotlight, world,
};
use gjk_proximity::epa;
use gjk_proximity::geometry::{Dimension, Side};
use gjk_proximity::gjk::{Event, Letter};
use gjk_scene::scene::{Rgb, Scene, library};
use glam::{DVec2, DVec3};

/// The scenes of the snapshots: polytopes in the plane, curved shapes, a tetrahedron in space, a distance, and a
/// growing polytope.
const SCENES: [&str; 5] = [
    "01-triangle-and-quad",
    "06-disc-and-capsule",
    "07-gem-and-octahedron",
    "11-how-far-apart",
    "12-how-deep",
];

/// The explorer also has a snapshot: code 0b101 over the squat tetrahedron, from its table.
const EXPLORED: &str = "explorer";

/// Scenes with marks that the scenes above lack: a gap, notches.
const MORE: [&str; 2] = ["03-apart", "29-stars-are-not-convex"];

/// Bodies beside P and Q, too many for a snapshot.
const WITH_OTHERS: &str = "28-camera-and-crates";

/// No shipped scene gives P or Q a color of its own: here Q gets one.
const PAINTED: &str = "29-stars-are-not-convex";

/// Lines and polygons with more points than this are described by their number of points and their bounding box.
const MAX_POINTS: usize = 6;

fn scene(name: &str) -> Scene {
    let file_name = format!("{name}.ron");
    let shipped = library::SHIPPED.iter().find(|shipped| shipped.file_name == file_name);
    let mut scene = Scene::from_ron(shipped.unwrap_or_else(|| panic!("{name} is not shipped")).text).unwrap();
    if name == PAINTED {
        scene.labels[Side::Q].color = Some(Rgb { red: 0, green: 158, blue: 115 });
    }
    scene
}

/// The first and the last support point, the first and the last ruling, a third and two thirds of the steps, the last
/// expansion of the polytope, and the end.
fn steps(analysis: &Analysis) -> BTreeSet<usize> {
    let last = analysis.trace.steps() - 1;
    let grown = |event: &Event| matches!(event, Event::Epa(epa::EpaEvent::Expanded { .. }));
    let mut steps = BTreeSet::from([0, last / 3, 2 * last / 3, last]);
    let ruled = |event: &Event| matches!(event, Event::Ruled { .. });
    let events = &analysis.trace.events;
    steps.extend([events.iter().position(ruled), events.iter().rposition(ruled)].into_iter().flatten());
    let supported = |event: &Event| matches!(event, Event::Supported(_));
    steps.extend([events.iter().rposition(supported), events.iter().rposition(grown)].into_iter().flatten());
    steps
}

/// All overlays except the proof at every step, which would hide the rest.
fn overlays() -> Overlays {
    Overlays::ALL.without(Overlay::ProofThroughout)
}

/// The shapes with the newest point of the simplex hovered, the difference with p0 hovered.
fn figures(analysis: &Analysis, step: usize) -> [(&'static str, Figure); 2] {
    let [newest, vertex] = [Focus::Letter(Letter::A), Focus::Vertex(Side::P, 0)];
    let (mut shapes, mut space) = (world(analysis, step, overlays()), difference(analysis, step, overlays()));
    spotlight(analysis, step, usize::MAX, newest).light_world(&mut shapes);
    spotlight(analysis, step, usize::MAX, vertex).light_difference(&mut space);
    [("shapes", shapes), ("difference", space)]
}

fn number(value: f64) -> String {
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

fn point(at: DVec3) -> String {
    format!("({}, {}, {})", number(at.x), number(at.y), number(at.z))
}

fn points(points: &[DVec3]) -> String {
    if points.len() <= MAX_POINTS {
        return points.iter().map(|at| point(*at)).collect::<Vec<_>>().join(" ");
    }
    let low = points.iter().fold(DVec3::MAX, |low, at| low.min(*at));
    let high = points.iter().fold(DVec3::MIN, |high, at| high.max(*at));
    format!("{} points from {} to {}", points.len(), point(low), point(high))
}

/// The words for a form, and its place.
fn form(form: &Form) -> (String, String) {
    let (words, place) = match form {
        Form::Point { at, marker } => return (format!("{marker:?}"), point(*at)),
        Form::Line { points: place, closed } => (if *closed { "outline" } else { "line" }.to_owned(), place),
        Form::Arrow { from, to } => {
            return ("arrow".to_owned(), format!("{} to {}", point(*from), point(*to)));
        }
        Form::Area { points: place } => ("area".to_owned(), place),
        Form::Hatch { points: place } => ("hatch".to_owned(), place),
        Form::Body(solid) => return ("body".to_owned(), points(solid.points())),
        Form::Label { at, text, .. } => return (format!("“{text}” at"), point(*at)),
        Form::Comb { ends, .. } => return ("comb".to_owned(), points(ends)),
        Form::Note { ends, text, .. } => return (format!("“{text}” along"), points(ends)),
        Form::Remark(text) => return (format!("remark “{text}”"), String::new()),
        Form::Caption { within: place, lines } => (format!("“{}” within", lines.join(" | ")), place),
    };
    (words, points(place))
}

fn written(name: &str) -> String {
    let analysis = Analysis::of(&scene(name));
    let mut text = String::new();
    let mut before: [Vec<String>; 2] = Default::default();
    for step in steps(&analysis) {
        for ((plate, figure), before) in figures(&analysis, step).into_iter().zip(&mut before) {
            writeln!(text, "step {}, {plate}", step + 1).unwrap();
            let lines = lines(&figure);
            write_lines(&mut text, &lines, before);
            *before = lines;
        }
    }
    text
}

/// The marks of a figure in lines: those of one role at one place share a line if they follow each other.
fn lines(figure: &Figure) -> Vec<String> {
    let described = figure.marks.iter().map(|mark| {
        let (words, place) = form(&mark.form);
        (format!("{:?}", mark.role), words, place)
    });
    let described: Vec<_> = described.collect();
    let at_one_place = described.chunk_by(|one, next| one.0 == next.0 && one.2 == next.2);
    at_one_place
        .map(|marks| {
            let words: Vec<&str> = marks.iter().map(|(_, words, _)| words.as_str()).collect();
            format!("{}: {} {}", marks[0].0, words.join(", "), marks[0].2)
        })
        .collect()
}

/// Writes lines, referring to the longest runs that are found in `before`.
fn write_lines(text: &mut String, mut lines: &[String], before: &[String]) {
    while let Some((first, rest)) = lines.split_first() {
        let same =
            |start: usize| lines.iter().zip(&before[start..]).take_while(|(one, other)| one == other).count();
        // The first of the longest.
        let start = (0..before.len()).rev().max_by_key(|start| same(*start)).unwrap_or_default();
        lines = match same(start) {
            0 => {
                writeln!(text, "  {first}").unwrap();
                rest
            }
            1 => {
                writeln!(text, "  as before: line {}", start + 1).unwrap();
                rest
            }
            count => {
                writeln!(text, "  as before: lines {}–{}", start + 1, start + count).unwrap();
                &lines[count..]
            }
        };
    }
}

/// The picture of the explorer with everything in it.
fn explored() -> String {
    let code = |row: &&explorer::OutcomeRow| row.outcome.code == 0b101;
    let arrangement = explorer::ROWS.iter().find(code).unwrap().arrangement();
    let all = Overlays::ALL;
    let mut text = String::new();
    let picture = explorer::picture(&arrangement, &Decision::of(&arrangement), all, None);
    write_lines(&mut text, &lines(&picture), &[]);
    text
}

fn path_of(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/it/figures/snapshots").join(format!("{name}.txt"))
}

/// The first lines in which two texts differ.
fn first_difference(expected: &str, found: &str) -> String {
    let pairs = expected.lines().zip(found.lines()).enumerate();
    let differing = pairs.into_iter().find(|(_, (expected, found))| expected != found);
    match differing {
        Some((line, (expected, found))) => {
            format!("line {}:\nexpected {expected}\nfound    {found}", line + 1)
        }
        None => format!("{} lines expected, {} found", expected.lines().count(), found.lines().count()),
    }
}

#[test]
fn figures_equal_their_snapshots() {
    let mut changed = Vec::new();
    let all = SCENES.map(|name| (name, written(name))).into_iter().chain([(EXPLORED, explored())]);
    for (name, found) in all {
        let path = path_of(name);
        if env::var_os("RENEW_SNAPSHOTS").is_some() {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, &found).unwrap();
            continue;
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        if expected != found {
            changed.push(format!("{name}, {}", first_difference(&expected, &found)));
        }
    }
    assert!(
        changed.is_empty(),
        "figures have changed; if that is meant, RENEW_SNAPSHOTS=1 writes them down:\n{}",
        changed.join("\n\n")
    );
}

/// The kind of a role, without its data. A new one has to be named here, and to be in the list below.
const fn kind(role: Role) -> &'static str {
    match role {
        Role::Shape(_) => "Shape",
        Role::Painted(..) => "Painted",
        Role::Other { .. } => "Other",
        Role::Notch(_) => "Notch",
        Role::Vertex(_) => "Vertex",
        Role::Parent(_) => "Parent",
        Role::Support(_) => "Support",
        Role::Difference => "Difference",
        Role::CoreDifference => "CoreDifference",
        Role::Pair => "Pair",
        Role::Simplex => "Simplex",
        Role::Test => "Test",
        Role::Polytope => "Polytope",
        Role::Closest => "Closest",
        Role::Horizon => "Horizon",
        Role::Probe => "Probe",
        Role::Length => "Length",
        Role::Bound => "Bound",
        Role::Proof(_) => "Proof",
        Role::Letter(_) => "Letter",
        Role::Ghost => "Ghost",
        Role::Direction => "Direction",
        Role::Origin => "Origin",
        Role::Region(_) => "Region",
        Role::Slab(_) => "Slab",
        Role::TestLine => "TestLine",
        Role::Barred(_) => "Barred",
        Role::Lit => "Lit",
        Role::Flag(_) => "Flag",
        Role::Prism => "Prism",
        Role::Cut => "Cut",
        Role::Tie(_) => "Tie",
        Role::Spotlit => "Spotlit",
        Role::Kin => "Kin",
        Role::Leader => "Leader",
        Role::Axis => "Axis",
        Role::Grid => "Grid",
    }
}

/// All kinds of roles that marks of the two views can have.
const KINDS: [&str; 32] = [
    "Shape",
    "Painted",
    "Other",
    "Notch",
    "Vertex",
    "Parent",
    "Support",
    "Difference",
    "Pair",
    "Simplex",
    "Test",
    "Polytope",
    "Closest",
    "Horizon",
    "Probe",
    "Length",
    "Bound",
    "Proof",
    "Letter",
    "Ghost",
    "Direction",
    "Origin",
    "Region",
    "Slab",
    "TestLine",
    "Barred",
    "Lit",
    "Flag",
    "Prism",
    "Tie",
    "Spotlit",
    "Kin",
];

/// The kinds that occur only on paper.
const ON_PAPER: [&str; 2] = ["Axis", "Grid"];

#[test]
fn every_role_is_drawn() {
    let mut seen = BTreeSet::new();
    for name in SCENES.into_iter().chain(MORE).chain([WITH_OTHERS]) {
        let analysis = Analysis::of(&scene(name));
        for step in steps(&analysis) {
            for (_, figure) in figures(&analysis, step) {
                seen.extend(figure.marks.iter().map(|mark| kind(mark.role)));
            }
        }
    }
    assert_eq!(seen, BTreeSet::from(KINDS));
    let mut on_paper = BTreeSet::new();
    let size = DVec2::new(400.0, 300.0);
    for dimension in ["01-triangle-and-quad", "07-gem-and-octahedron"] {
        let analysis = Analysis::of(&scene(dimension));
        let marks = match analysis.dimension {
            Dimension::Two => Plane::framing(analysis.bounds(), size).grid(size),
            Dimension::Three => Camera::default().tripod(size),
        };
        on_paper.extend(marks.iter().map(|mark| kind(mark.role)));
    }
    assert_eq!(on_paper, BTreeSet::from(ON_PAPER));
}

/// The axes of a view as text: the ticks are round numbers, whatever the size of the scene.
#[test]
fn axes_equal_their_snapshot() {
    let size = DVec2::new(400.0, 300.0);
    let analysis = Analysis::of(&scene("01-triangle-and-quad"));
    let texts = |marks: Vec<PaperMark>| -> Vec<String> {
        let words = marks
            .into_iter()
            .filter_map(|mark| if let PaperForm::Text { text, .. } = mark.form { Some(text) } else { None });
        words.collect()
    };
    let in_the_plane = texts(Plane::framing(analysis.bounds(), size).grid(size));
    assert!(in_the_plane.len() > 4 && in_the_plane.iter().all(|text| text.len() <= 3), "{in_the_plane:?}");
    let in_space = texts(Camera::default().tripod(size));
    let names: BTreeSet<&str> = in_space.iter().map(String::as_str).collect();
    assert_eq!(names, BTreeSet::from(["x", "y", "z"]));
}

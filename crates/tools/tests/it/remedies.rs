//! The fix for published code that is wrong: the run with the fix is right.

use std::collections::BTreeSet;

use gjk_figure::narration::remedy::{Remedy, remedy};
use gjk_proximity::geometry::{Convex, Dimension};
use gjk_proximity::gjk::{
    self, Algorithm, Cause, Defect, Defects, Precision, Query, Reference, Settings, Trace,
};
use gjk_scene::scene::library::SHIPPED;
use glam::{DQuat, DVec3};

use crate::published;
use crate::shapes::shipped;

type Pair = [Convex<DVec3>; 2];

fn answered([p, q]: &Pair, dimension: Dimension, settings: Settings) -> (Trace, Reference) {
    let query = Query { p, q, dimension, settings };
    let trace = gjk::run(&query);
    let reference = gjk::reference(&query, &trace.outcome);
    (trace, reference)
}

/// Returns the cause, and the fix in words with the run to compare.
fn asked(shapes: &Pair, dimension: Dimension, settings: Settings) -> (Option<Cause>, Option<Remedy>) {
    let (trace, reference) = answered(shapes, dimension, settings);
    (reference.cause_of(&trace), remedy(shapes, &settings, &trace, &reference))
}

/// A pair with the settings of a run on it.
type Case = (Pair, Dimension, Settings);

/// The kind of a cause, without its numbers.
fn kind(cause: Cause) -> &'static str {
    match cause {
        Cause::ZeroDirection => "zero direction",
        Cause::FirstFaceWins => "first face wins",
        Cause::TouchingPolicy => "touch",
        Cause::Defects(_) => "mistake",
        Cause::Limit => "limit",
        Cause::Directions => "directions",
        Cause::Roundoff(Precision::F32) => "roundoff in f32",
        Cause::Roundoff(Precision::F64) => "roundoff in f64",
    }
}

/// A shipped scene by the start of its file's name, run with changed settings.
fn of_shipped(start: &str, change: impl Fn(Settings) -> Settings) -> Case {
    let scene = shipped(start).scene();
    (scene.convexes(), scene.dimension, change(scene.query))
}

/// Every cause, on a shipped scene in the plane and in space if it exists there, with the fix that its article or its
/// critics name.
#[test]
fn every_cause_has_its_remedy() {
    use Algorithm::{Bittle, Djonov, Robust, Winter};
    let as_it_is = |settings: Settings| settings;
    let by = |algorithm| move |settings: Settings| Settings { algorithm, ..settings };
    let limited = |iteration_limit| move |settings: Settings| Settings { iteration_limit, ..settings };
    let defective =
        |defect| move |settings: Settings| Settings { defects: Defects::NONE.with(defect), ..settings };
    // Bittle’s three directions that fail, without the fourth.
    let first_three = |settings: Settings| Settings {
        next_directions: settings.next_directions.as_slice()[..2].iter().copied().collect(),
        ..settings
    };
    let cases: [(Case, &str, Algorithm, &str); 13] = [
        (
            of_shipped("05", as_it_is),
            "zero direction",
            Robust,
            "either normal of the edge, as Bittle’s article suggests",
        ),
        (of_shipped("71", first_three), "directions", Robust, "from its nearest feature toward the origin"),
        (of_shipped("05", by(Winter)), "zero direction", Robust, "either normal of the edge. "),
        (of_shipped("08", as_it_is), "zero direction", Robust, "any direction perpendicular to the edge"),
        (of_shipped("09", as_it_is), "first face wins", Djonov, "the edge between them"),
        (of_shipped("23", as_it_is), "first face wins", Djonov, "the edge between them"),
        (of_shipped("04", as_it_is), "touch", Robust, "A·v = 0 a separate case"),
        (of_shipped("21", by(Winter)), "touch", Robust, "A·v = 0 a separate case"),
        (
            of_shipped("01", defective(Defect::ReversedWinding)),
            "mistake",
            Bittle,
            "normals point out of the simplex",
        ),
        (of_shipped("07", defective(Defect::NoNegation)), "mistake", Djonov, "farthest point along −v"),
        (of_shipped("01", limited(3)), "limit", Bittle, "needs 4 support points"),
        (of_shipped("10", limited(4)), "limit", Djonov, "needs 9 support points"),
        (of_shipped("27", as_it_is), "roundoff in f32", Djonov, "compute in f64"),
    ];
    for (index, ((shapes, dimension, settings), cause, algorithm, words)) in cases.into_iter().enumerate() {
        let (found, remedy) = asked(&shapes, dimension, settings);
        assert_eq!(found.map(kind), Some(cause), "case {index}");
        let remedy = remedy.unwrap_or_else(|| panic!("case {index} has no remedy"));
        assert_eq!(remedy.settings.algorithm, algorithm, "case {index}");
        let said = remedy.words.to_plain();
        assert!(said.starts_with("Fix: ") && said.contains(words), "case {index}: {said}");
    }
}

/// Wherever any algorithm is wrong about a shipped scene or a published pair, there is a fix, and the run with the fix
/// is right. Right answers have no fix.
#[test]
fn the_run_with_the_change_is_right() {
    let scenes = SHIPPED.iter().map(|shipped| {
        let scene = shipped.scene();
        (shipped.file_name, scene.convexes(), scene.dimension, scene.query)
    });
    let published = published::of_polytopes().into_iter().chain(published::reports());
    let published = published.map(|case| (case.name, case.pair, case.dimension, Settings::default()));
    let aligned =
        (0..40).map(|turn| ("face on face", face_on_face(turn), Dimension::Three, Settings::default()));
    let mut causes = BTreeSet::new();
    for (name, shapes, dimension, query) in scenes.chain(published).chain(aligned) {
        for algorithm in Algorithm::ALL.into_iter().filter(|it| it.refusal(dimension).is_none()) {
            let all = [None].into_iter().chain(Defect::ALL.map(Some));
            for defect in all.filter(|it| it.is_none_or(|it| it.refusal(algorithm, dimension).is_none())) {
                for (precision, iteration_limit) in
                    [(Precision::F64, 64), (Precision::F32, 64), (Precision::F64, 3)]
                {
                    let defects = defect.into_iter().collect();
                    let settings =
                        Settings { algorithm, precision, iteration_limit, defects, epa: false, ..query };
                    let name = format!("{name}, {algorithm}, {precision}, {defect:?}, {iteration_limit}");
                    let (cause, remedy) = asked(&shapes, dimension, settings);
                    let Some(cause) = cause else {
                        assert_eq!(remedy, None, "{name}");
                        continue;
                    };
                    let remedy = remedy.unwrap_or_else(|| panic!("{name}: {cause:?} has no remedy"));
                    assert_ne!(remedy.settings, settings, "{name}");
                    let (trace, truth) = answered(&shapes, dimension, remedy.settings);
                    assert!(truth.agrees_with(trace.outcome.verdict), "{name}: {remedy:?}");
                    let words = remedy.words.to_plain();
                    assert!(words.ends_with('.') && !words.contains("  "), "{name}: {words}");
                    causes.insert((kind(cause), dimension.count()));
                }
            }
        }
    }
    let both = ["zero direction", "touch", "mistake", "limit", "roundoff in f32", "roundoff in f64"];
    let expected: BTreeSet<(&str, usize)> = both.iter().flat_map(|kind| [(*kind, 2), (*kind, 3)]).collect();
    let missing: Vec<_> = expected.difference(&causes).collect();
    assert!(missing.is_empty() && causes.contains(&("first face wins", 3)), "{missing:?}");
}

/// Two cubes with a face in common, turned about a skew axis: whether they touch, overlap or are separate is up to how their
/// corners are rounded, and too close for f64 to tell.
fn face_on_face(turn: u32) -> Pair {
    let turned = DQuat::from_axis_angle(DVec3::new(1.0, 2.0, 3.0).normalize(), 0.1 + 0.15 * f64::from(turn));
    let cube = |center: DVec3| {
        Convex::vertices((0..8).map(move |corner| {
            let sign = |bit: u32| if corner >> bit & 1 == 1 { 1.0 } else { -1.0 };
            turned * (center + DVec3::new(sign(2), sign(1), sign(0)))
        }))
        .unwrap()
    };
    [cube(DVec3::ZERO), cube(DVec3::new(2.0, 0.3, 0.2))]
}

//! Does the pseudocode match the solvers? Every event of a trace has its line, and every line is executed by some run
//! or states why it never is.

use std::sync::LazyLock;

use gjk_explain::listing::{LineKind, Listing, ListingReading};
use gjk_figure as figure;
use gjk_lab::{Coverage, Family, Survey, Watch};
use gjk_proximity::geometry::Dimension;
use gjk_proximity::gjk::{
    self, Algorithm, Event, PlaneQuestion, Precision, Settings, Termination, Tested, Trace,
};
use gjk_scene::scene::{Scene, library};

const DIMENSIONS: [Dimension; 2] = [Dimension::Two, Dimension::Three];

/// All algorithms, wherever they decide.
fn all() -> impl Iterator<Item = (Algorithm, Dimension)> {
    Algorithm::ALL
        .into_iter()
        .flat_map(|algorithm| DIMENSIONS.map(|dimension| (algorithm, dimension)))
        .filter(|(algorithm, dimension)| algorithm.refusal(*dimension).is_none())
}

fn trace(scene: &Scene) -> Trace {
    let convexes = scene.convexes();
    gjk::run(&scene.query(&convexes))
}

/// The shipped scenes, put to this algorithm in both precisions, with and without measuring.
fn shipped(algorithm: Algorithm, dimension: Dimension) -> impl Iterator<Item = Scene> {
    let scenes = library::SHIPPED.iter().map(library::Shipped::scene);
    scenes.filter(move |scene| scene.dimension == dimension).flat_map(move |scene| {
        [(Precision::F64, false), (Precision::F64, true), (Precision::F32, true)].map(|(precision, epa)| {
            let defects = Settings::default().defects;
            let query = Settings { algorithm, precision, epa, defects, ..scene.query };
            Scene { query, ..scene.clone() }
        })
    })
}

fn survey(dimension: Dimension, pairs: u64, settings: Settings) -> Survey {
    Survey { dimension, family: None, pairs, seed: 1, settings }
}

/// Surveys that together cover every path of a run: both precisions, and limits that end runs at every place.
fn surveys(algorithm: Algorithm, dimension: Dimension) -> impl Iterator<Item = Survey> {
    let settings = Settings { algorithm, ..Settings::default() };
    [Precision::F64, Precision::F32].into_iter().flat_map(move |precision| {
        let settings = Settings { precision, ..settings };
        let cut_short = (1..=7)
            .map(move |iteration_limit| survey(dimension, 1_800, Settings { iteration_limit, ..settings }));
        let whole = [
            survey(dimension, 9_000, settings),
            survey(dimension, 1_800, Settings { epa: true, ..settings }),
        ];
        cut_short.chain(whole)
    })
}

/// The surveys with their counts, for two tests.
static SURVEYED: LazyLock<Vec<(Survey, Coverage)>> = LazyLock::new(|| {
    let surveys = all().flat_map(|(algorithm, dimension)| surveys(algorithm, dimension));
    surveys.map(|survey| (survey, survey.run(&Watch::default()).unwrap())).collect()
});

#[test]
fn every_event_of_every_shipped_scene_has_its_line() {
    for (algorithm, dimension) in all() {
        for scene in shipped(algorithm, dimension) {
            let trace = trace(&scene);
            let listing = Listing::of_run(&trace);
            let reading = ListingReading::of(&trace, &listing);
            assert!(
                reading.is_complete && reading.executed.len() == trace.events.len(),
                "{algorithm}, {}: the code is lost at event {}",
                scene.title,
                reading.executed.len()
            );
            for (event, executed) in trace.events.iter().zip(&reading.executed) {
                assert!(executed.lines.contains(&executed.line), "{algorithm}: {event:?}");
                // An answer ends a run; a place is the region that was found for the origin.
                let kind = listing.lines[executed.line].kind;
                assert_eq!(matches!(event, Event::Ruled { .. }), kind == LineKind::Place, "{event:?}");
                assert_eq!(
                    matches!(event, Event::Ended(_) | Event::Measured(_)),
                    kind == LineKind::Answer,
                    "{event:?}"
                );
            }
        }
    }
}

#[test]
fn every_event_of_random_runs_has_its_line() {
    assert_eq!(SURVEYED.len(), 2 * 9 * all().count());
    for (survey, coverage) in SURVEYED.iter() {
        assert_eq!((coverage.runs, coverage.strays), (survey.pairs, 0), "{:?}", survey.settings);
    }
}

/// Lines that no run of the scenes and surveys executes have an argument, and no others.
#[test]
fn every_line_is_reached_or_says_why_not() {
    let mut unexplained = Vec::new();
    for (algorithm, dimension) in all() {
        let listing = Listing::of(algorithm, dimension);
        let mut counts = vec![0_u64; listing.lines.len()];
        let add = |counts: &mut [u64], more: &[u64]| {
            counts.iter_mut().zip(more).for_each(|(count, more)| *count += more);
        };
        for scene in shipped(algorithm, dimension) {
            add(&mut counts, &ListingReading::of(&trace(&scene), &listing).count_lines(listing.lines.len()));
        }
        let is_of = |survey: &Survey| (survey.settings.algorithm, survey.dimension) == (algorithm, dimension);
        for (_, coverage) in SURVEYED.iter().filter(|(survey, _)| is_of(survey)) {
            add(&mut counts, &coverage.lines);
        }
        let without_reason = |counts: &[u64]| -> Vec<usize> {
            let lines = listing.lines.iter().zip(counts).enumerate();
            lines
                .filter(|(_, (line, count))| **count == 0 && line.never.is_none())
                .map(|(at, _)| at)
                .collect()
        };
        if dimension == Dimension::Three {
            // Edges that follow from a tetrahedron are rare: some occur in only 5 of 540,000 pairs. Once all lines are
            // executed, more pairs add nothing.
            let settings = Settings { algorithm, ..Settings::default() };
            for family in Family::ALL {
                if without_reason(&counts).is_empty() {
                    break;
                }
                let survey = Survey { family: Some(family), ..survey(dimension, 60_000, settings) };
                add(&mut counts, &survey.run(&Watch::default()).unwrap().lines);
            }
        }
        let lines = without_reason(&counts).into_iter();
        unexplained.extend(
            lines.map(|at| format!("{algorithm} in {dimension:?}, line {at}: {}", listing.lines[at].text)),
        );
    }
    assert!(unexplained.is_empty(), "never executed, and no reason is given:\n{}", unexplained.join("\n"));
}

/// The polytope has the same pseudocode after every query: each of its lines is executed after one query or another.
#[test]
fn every_line_of_the_polytope_is_reached_or_says_why_not() {
    let first = Listing::of(Algorithm::Distance, Dimension::Three).lines.len();
    let listing = Listing::with(Algorithm::Distance, Dimension::Three, true);
    let mut counts = vec![0_u64; listing.lines.len() - first];
    for (algorithm, dimension) in all() {
        let before = Listing::of(algorithm, dimension).lines.len();
        for precision in [Precision::F64, Precision::F32] {
            let settings = Settings { algorithm, precision, epa: true, ..Settings::default() };
            let lines = survey(dimension, 1_800, settings).run(&Watch::default()).unwrap().lines;
            counts.iter_mut().zip(&lines[before..]).for_each(|(count, more)| *count += more);
        }
    }
    for (line, count) in listing.lines[first..].iter().zip(&counts) {
        assert!(*count > 0 || line.never.is_some(), "never executed, and no reason is given: {}", line.text);
    }
}

/// On small whole numbers nothing is rounded, and cases that are argued to be impossible never occur.
#[test]
fn what_is_never_reached_is_not_reached_with_exact_numbers() {
    for (algorithm, dimension) in all() {
        let settings = Settings { algorithm, ..Settings::default() };
        let exact = Survey { family: Some(Family::SmallIntegers), ..survey(dimension, 20_000, settings) };
        let coverage = exact.run(&Watch::default()).unwrap();
        let listing = exact.listing();
        for (line, count) in listing.lines.iter().zip(&coverage.lines) {
            assert!(
                *count == 0 || line.never.is_none(),
                "{algorithm} executes “{}” {count} times",
                line.text
            );
        }
    }
}

/// With O in the prism in which it can be, there are 25 pairs of a code and an outcome, which `figure::explorer::ROWS`
/// lists with an example each. The tree of the tetrahedron has a leaf for each, and one for the impossible code.
#[test]
fn the_tree_of_the_tetrahedron_has_25_outcomes() {
    let listing = Listing::of(Algorithm::Djonov, Dimension::Three);
    let tetrahedron = listing.branches.iter().position(|branch| branch.label.contains("n = 3")).unwrap();
    let leaves = |is_never: bool| {
        let is_below = |mut at: usize| loop {
            match listing.branches[at].parent {
                Some(parent) if parent == tetrahedron => return true,
                Some(parent) => at = parent,
                None => return false,
            }
        };
        let branches = listing.branches.iter().enumerate();
        branches
            .filter(|(at, it)| it.children.is_empty() && is_below(*at) && it.never.is_some() == is_never)
            .count()
    };
    assert_eq!((leaves(false), leaves(true)), (25, 1));
}

/// Gem and octahedron: the fourth support point is over ABC and ADB (0b101), is renamed, and falls to face ADB. The
/// names at each event are found on paper: C in the code is named D, and its B is the point D.
#[test]
fn renamed_points_are_asked_about_by_their_names() {
    let scene = library::SHIPPED
        .iter()
        .map(library::Shipped::scene)
        .find(|scene| scene.title == "Gem and octahedron")
        .unwrap();
    let trace = trace(&scene);
    assert_eq!(trace.algorithm, Algorithm::Djonov, "the scene asks Djonov's query");
    let listing = Listing::of_run(&trace);
    let reading = ListingReading::of(&trace, &listing);
    let lines: Vec<(String, String)> = trace
        .events
        .iter()
        .zip(&reading.executed)
        .filter_map(|(event, executed)| match event {
            Event::Tested(Tested { test, .. })
                if matches!(test.question, PlaneQuestion::BeyondEdge { .. }) =>
            {
                Some((test.question.to_string(), listing.lines[executed.line].text.to_owned()))
            }
            _ => None,
        })
        .collect();
    // The triangle before it tests AB and AC under their own names.
    let renamed: Vec<(&str, &str)> =
        lines.iter().skip(2).map(|(asked, line)| (asked.as_str(), line.as_str())).collect();
    assert_eq!(
        renamed,
        [("AB⟂·AO", "if AC⟂·AO > 0, as seen from ABC"), ("AD⟂·AO", "if AB⟂·AO > 0")],
        "ADB, ABC are called ABC, ACD"
    );
}

#[test]
fn a_line_leads_to_its_next_execution_and_round() {
    // Bittle's triangle and quad: support points 1 to 4; the loop finds the last three.
    let scene = library::start(Dimension::Two);
    let trace = trace(&scene);
    assert_eq!(trace.outcome.termination, Termination::OriginEnclosed);
    let reading = ListingReading::of(&trace, &Listing::of_run(&trace));
    let supports: Vec<usize> =
        (0..trace.events.len()).filter(|at| matches!(trace.events[*at], Event::Supported(_))).collect();
    let [first, second, third, fourth] = supports[..] else { panic!("4 support points: {supports:?}") };
    let line = reading.executed[second].line;
    assert_ne!(reading.executed[first].line, line, "the first point is found before the loop");
    assert_eq!(reading.next_execution(line, first), Some(second));
    assert_eq!(reading.next_execution(line, second), Some(third));
    assert_eq!(reading.next_execution(line, fourth), Some(second), "after the last comes the first");
}

/// In the pseudocode of published algorithms, only the limit of the scene, the detection of a cycle and the zero vector
/// that stays zero are ours; the seeds have none of them. In our own algorithms no such lines are marked.
#[test]
fn what_is_ours_in_a_published_listing_is_marked() {
    let no_limit = ["stop at the limit, or if simplex and v repeat", "no answer"];
    let zero = ["if v = 0, it stays 0", no_limit[0], no_limit[1]];
    for (algorithm, dimension) in all() {
        let listing = Listing::of(algorithm, dimension);
        let ours: Vec<&str> =
            listing.lines.iter().filter(|line| line.ours.is_some()).map(|line| line.text).collect();
        let expected: &[&str] = match algorithm {
            Algorithm::Bittle | Algorithm::Winter => &no_limit,
            Algorithm::Cinkes => &zero,
            Algorithm::Djonov => &["stop at the limit of the scene", "no answer"],
            Algorithm::Robust | Algorithm::Distance | Algorithm::Directions => &[],
        };
        assert_eq!(ours, expected, "{algorithm}");
        for scene in shipped(algorithm, dimension).take(1) {
            let trace = trace(&scene);
            let listing = Listing::of_run(&trace);
            let reading = ListingReading::of(&trace, &listing);
            let code = figure::code(&trace, &listing, &reading, 0);
            let marked: Vec<&figure::ScriptRow> =
                code.rows.iter().filter(|row| row.text.ends_with("(ours)")).collect();
            assert_eq!(marked.len(), expected.len(), "{algorithm}");
            assert!(marked.iter().all(|row| row.hint.contains("not in the published code")), "{algorithm}");
        }
    }
}

//! Does `grade` accept right solvers that use other methods, and still find the mistakes of wrong ones?
//!
//! The solvers are `tests/it/judging/schools.py`: they decide in Python's fractions, so each right solver is right
//! about all pairs. They share only the protocol with this program.

use gjk_sandbox::cli::Exit;
use gjk_sandbox::judge::{FindingKind, read_traces};
use serde_json::Value;

use super::call;
use super::grade::{grade as grade_wrong, kinds, solver, suspects};

/// The report on a solver of schools.py, which is called with these arguments.
fn grade(dimension: &str, pairs: &str, arguments: &[&str]) -> (Exit, Value) {
    let file = solver("tests/it/judging/schools.py");
    let options = [
        "grade",
        "--format",
        "json",
        "--pairs",
        pairs,
        "--dimension",
        dimension,
        "--timeout",
        "60",
        "--",
        "python3",
        &file,
    ];
    let done = call(&[&options, arguments].concat());
    (done.exit, serde_json::from_str(&done.out).unwrap_or_else(|_| panic!("{}", done.errors)))
}

/// `SCHOOL_PAIRS` asks for more pairs.
#[test]
fn right_solvers_of_all_schools_are_not_accused() {
    let pairs = std::env::var("SCHOOL_PAIRS").unwrap_or_else(|_| "150".to_owned());
    // A solver counts as GJK even if it sometimes forgets points or keeps more.
    let schools = [
        ("gjk", &["gjk"][..]),
        ("distance", &["distance"]),
        ("nesterov", &["other"]),
        ("restart", &["gjk"]),
        ("spare", &["gjk", "other"]),
        ("mpr", &["mpr"]),
        ("sat", &["sat"]),
    ];
    for dimension in ["2", "3"] {
        for (school, taken_for) in schools {
            let (exit, report) = grade(dimension, &pairs, &[school]);
            assert_eq!(
                (exit, &report["right"]),
                (Exit::Done, &report["pairs"]),
                "{school}: {}",
                report["wrong"]
            );
            let found = report["solver"]["school"]
                .as_str()
                .unwrap_or_else(|| panic!("{school}: {}", report["solver"]));
            assert!(
                taken_for.contains(&found),
                "{dimension}D: {school} is taken for {found}: {}",
                report["unusual"]
            );
        }
    }
}

/// Momentum turns directions: this is a note, unless the solver claims to point toward the origin. Without any claim
/// there is not even a note.
#[test]
fn claims_decide_what_is_judged() {
    let (exit, report) = grade("2", "60", &["nesterov"]);
    assert_eq!(exit, Exit::Done);
    assert!(report["unusual"]["direction"].as_u64().unwrap() > 30, "{}", report["unusual"]);
    assert_eq!(report["remarks"][0]["kind"], "direction");
    let (exit, report) = grade("2", "60", &["nesterov", "gjk", "support,direction"]);
    assert_eq!((exit, kinds(&report).into_keys().collect::<Vec<_>>()), (Exit::Differs, vec!["direction"]));
    for declared in [&["nesterov", "other"][..], &["nesterov", "gjk", "support,answer"], &["mpr", "mpr"]] {
        let (exit, report) = grade("2", "60", declared);
        assert_eq!((exit, report["unusual"].as_object().unwrap().len()), (Exit::Done, 0), "{declared:?}");
        assert!(report["solver"]["school"].is_null(), "{declared:?}");
    }
    let (_, report) = grade("2", "2", &["gjk", "gjk", "directon"]);
    let sentence = report["wrong"][0]["sentence"].as_str().unwrap();
    assert!(sentence.contains("unknown variant `directon`"), "{sentence}");
}

/// The report names the kind of solver that was detected, and the number of unusual runs.
#[test]
fn the_summary_says_what_the_solver_was_taken_for() {
    let file = solver("tests/it/judging/schools.py");
    let done = call(&["grade", "--pairs", "40", "--timeout", "60", "--", "python3", &file, "mpr"]);
    assert!(done.out.starts_with("mpr: 40 of 40 pairs right\nIts steps are those of MPR.\n"), "{}", done.out);
    assert!(done.out.contains("with a right answer and a step that GJK would not take"), "{}", done.out);
}

/// Its steps are right; its answer is wrong if the origin lies less than the epsilon inside.
#[test]
fn an_absolute_epsilon_in_the_reach_test_is_an_error_of_the_answer() {
    for dimension in ["2", "3"] {
        let (exit, report) = grade(dimension, "150", &["epsilon"]);
        assert_eq!(exit, Exit::Differs);
        assert_eq!(kinds(&report).into_keys().collect::<Vec<_>>(), ["answer"], "{}", report["wrong"]);
    }
}

/// No planted mistake begins along zero: a run with other directions explains nothing.
#[test]
fn a_zero_direction_is_not_explained_by_a_run_with_another() {
    for dimension in ["2", "3"] {
        let (_, report) = grade(dimension, "300", &["zero"]);
        assert!(kinds(&report)["direction"] > 100, "{dimension}D: {:?}", kinds(&report));
        assert_eq!(suspects(&report), [""; 0], "{dimension}D");
    }
}

/// The unusual steps of a wrong solver are errors even in its right runs.
#[test]
fn a_mistake_is_an_error_where_it_does_no_harm() {
    let report = grade_wrong("reversed-winding", &["--pairs", "120", "--timeout", "20"]);
    assert_eq!(report["unusual"].as_object().unwrap().len(), 0, "{}", report["unusual"]);
    assert_eq!(report["solver"]["school"], "gjk");
    let ids: Vec<u64> =
        report["wrong"].as_array().unwrap().iter().map(|wrong| wrong["id"].as_u64().unwrap()).collect();
    assert!(ids.is_sorted(), "in the order of the questions: {ids:?}");
    // The counts by topic are those of the pairs.
    let by_verdict = |count: &str| -> u64 {
        let topics = report["by_topic"].as_object().unwrap().iter();
        topics
            .filter(|(topic, _)| topic.starts_with("verdict: "))
            .map(|(_, it)| it[count].as_u64().unwrap())
            .sum()
    };
    assert_eq!((by_verdict("pairs"), by_verdict("wrong")), (120, ids.len() as u64));
}

/// A trace of two points at a distance of 5, and the result of its audit.
fn audit(header: &str, steps: &str) -> Option<(FindingKind, String)> {
    let text = format!(
        "{{\"type\":\"trace\",\"p\":[[0,0],[2,2]],\"q\":[[3,4],[3,5]]{header}}}\n{steps}\n{{\"type\":\"answer\",\"intersects\":false}}\n"
    );
    let traces = read_traces(&text).unwrap();
    traces[0].audit().finding.map(|finding| (finding.kind, finding.sentence))
}

/// P is the segment from (0, 0) to (2, 2), and Q that from (3, 4) to (3, 5). On paper, for A = (2, 2) − (3, 4) = (−1, −2):
/// O lies from A along (1, 2), and (2, −1) is perpendicular to that; √5 is the distance.
#[test]
fn directions_and_bounds_are_told_as_they_are() {
    let step =
        |v: &str, more: &str| format!(r#"{{"type":"step","v":{v},"p":1,"q":0,"simplex":[[-1,-2]]{more}}}"#);
    let first = step("[1,1]", "");
    let (kind, sentence) = audit("", &format!("{first}\n{}", step("[2,-1]", ""))).unwrap();
    assert_eq!(kind, FindingKind::Direction);
    assert_eq!(
        sentence,
        "Step 2: v = (2, −1) does not lead to the origin: the direction from the kept point to the origin is (0.447214, \
         0.894427), and the two are perpendicular."
    );
    assert!(audit(r#","method":"mpr""#, &format!("{first}\n{}", step("[2,1]", ""))).is_none());
    for (bounds, name) in
        [(r#","lower":2.24"#, "lower bound 2.24 is above"), (r#","upper":2.23"#, "upper bound 2.23 is below")]
    {
        let (kind, sentence) = audit("", &step("[1,1]", bounds)).unwrap();
        assert_eq!(kind, FindingKind::Length);
        assert_eq!(sentence, format!("Step 1: the {name} the distance, which is 2.23607."));
        assert!(audit(r#","claims":["support"]"#, &step("[1,1]", bounds)).is_none());
    }
    assert!(audit("", &step("[1,1]", r#","lower":2.236,"upper":2.237"#)).is_none());
    // With two points kept, the direction to the origin starts at their line, or at the nearer point.
    let both = r#"{"type":"step","v":[1,1],"p":1,"q":0,"simplex":[[-1,-2]]}
{"type":"step","v":[1,2],"p":1,"q":1,"simplex":[[-1,-3],[-1,-2]]}"#;
    let third = |v: &str| audit(r#","claims":["direction"]"#, &format!("{both}\n{}", step(v, "")));
    let sentence = third("[-1,0]").unwrap().1;
    assert!(
        sentence.contains("leads away from the origin: the direction from the line through the kept points"),
        "{sentence}"
    );
    assert_eq!((third("[1,0]"), third("[1,2]")), (None, None));
}

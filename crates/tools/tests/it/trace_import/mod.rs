//! Trace import: are the runs of other programs read correctly, and does the audit find exactly the first wrong number?

mod own;
mod recorders;

use gjk_proximity::gjk::{Event, ReachTest, Termination, Verdict};
use gjk_scene::scene::Scene;
use gjk_tools::judge::{FindingKind, ForeignTrace, is_trace, read_traces};

/// A run computed on paper. P ⊖ Q of the triangles (0,0) (4,0) (4,4) and (3,1) (6,1) (6,2): along (1,0), P reaches x =
/// 4 with its vertices 1 and 2 and Q begins at x = 3 with vertex 0, and 4,0 − 3,1 is 1,−1. Toward the origin, v =
/// (−1,1): P's vertices have −x+y = 0, −4, 0, and Q's x−y = 2, 5, 4, so A = 4,4 − 6,1 = −2,3. Across the edge, v =
/// (−4,−3): P has 0, −16, −28, and Q 15, 27, 30, so A = 0,0 − 6,2 = −6,−2. The triangle of the three holds the origin:
/// seen along its edges, the products AB × AO, BC × BO and CA × CO are 22, 1 and 8 with one sign.
pub(crate) const HAND: &str = include_str!("hand.jsonl");

/// Eight queries of `Box2D` v3 (commit 617d32ab, built with cc), written by `recorder/gjk_trace_box2d.h`.
pub(crate) const BOX2D: &str = include_str!("box2d.jsonl");

/// Twelve queries of `MuJoCo` 3.12.0 as published for Python, written by `recorder/gjk_trace_mujoco.py`.
pub(crate) const MUJOCO: &str = include_str!("mujoco.jsonl");

fn only(text: &str) -> ForeignTrace {
    let mut traces = read_traces(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(traces.len(), 1, "{text}");
    traces.remove(0)
}

/// The kind, the step and the sentence of the first error.
fn found(text: &str) -> Option<(FindingKind, Option<usize>, String)> {
    only(text).audit().finding.map(|finding| (finding.kind, finding.step, finding.sentence))
}

#[test]
fn a_run_by_hand_is_right_and_each_wrong_number_is_found() {
    assert!(is_trace(HAND));
    assert_eq!(found(HAND), None);
    let changed = |from: &str, to: &str| {
        assert!(HAND.contains(from), "{from}");
        let (kind, step, sentence) = found(&HAND.replacen(from, to, 1)).unwrap();
        (kind, step, sentence)
    };
    let (kind, step, sentence) = changed(r#""p":1,"q":0,"#, r#""p":1,"q":1,"#);
    assert_eq!((kind, step), (FindingKind::Support, Some(1)));
    // 6 − 3 along (−1, 0).
    assert!(
        sentence.contains(
            "vertex 0 of Q is farther along (−1, 0) than your vertex 1: their dot products differ by 3"
        ),
        "{sentence}"
    );
    let (kind, step, sentence) = changed(r#""a":[-2,3]"#, r#""a":[-2,3.5]"#);
    assert_eq!((kind, step), (FindingKind::Difference, Some(2)));
    assert!(sentence.contains("A is (−2, 3.5), but (4, 4) − (6, 1) is (−2, 3)"), "{sentence}");
    let (kind, step, _) = changed("[[-2,3],[1,-1]]", "[[-2,3],[1,-2]]");
    assert_eq!((kind, step), (FindingKind::Simplex, Some(2)));
    let (kind, step, _) = changed(r#""v":[-1,1]"#, r#""v":[-1,-1]"#);
    assert_eq!((kind, step), (FindingKind::Direction, Some(2)));
    // Only the newest point is kept at step 2: from (−2, 3), the direction to (1, −1) leads toward the origin.
    let (kind, step, sentence) = changed("[[-2,3],[1,-1]]", "[[-2,3]]");
    assert_eq!((kind, step), (FindingKind::Feature, Some(2)));
    // AB·AO = (3, −4)·(2, −3) = 18.
    assert!(sentence.contains("you keep vertex A alone, but AB·AO = 18 > 0"), "{sentence}");
    let (kind, step, _) = changed(r#""intersects":true"#, r#""intersects":false"#);
    assert_eq!((kind, step), (FindingKind::Answer, None));
}

/// NaN and infinities, as printf and Python write them, are common output of failing engines (libccd #25, `openGJK`
/// #56): the message names the place of the first one.
#[test]
fn what_is_no_number_is_named_where_it_stands() {
    let not_a_number = [
        (
            r#""v":[-1,1]"#,
            r#""v":["-nan","0x1p+0"]"#,
            FindingKind::Direction,
            Some(2),
            "v is (-nan, 0x1p+0), which is not a number",
        ),
        (r#""a":[-2,3]"#, r#""a":["inf",3]"#, FindingKind::Difference, Some(2), "a is (inf, 3)"),
        (
            "[[-2,3],[1,-1]]",
            r#"[["NaN",3],[1,-1]]"#,
            FindingKind::Simplex,
            Some(2),
            "simplex is ((NaN, 3), (1, -1))",
        ),
        (
            r#""intersects":true"#,
            r#""intersects":true,"depth":"nan(0x8)""#,
            FindingKind::Length,
            None,
            "the depth is nan(0x8)",
        ),
        (
            r#""intersects":true"#,
            r#""distance":"-Infinity""#,
            FindingKind::Length,
            None,
            "the distance is -Infinity",
        ),
    ];
    for (from, to, kind, step, words) in not_a_number {
        let text = HAND.replacen(from, to, 1);
        assert_ne!(text, HAND, "{from}");
        let (found_kind, found_step, sentence) = found(&text).unwrap_or_else(|| panic!("{to}"));
        assert_eq!((found_kind, found_step), (kind, step), "{to}");
        assert!(sentence.contains(words), "{sentence}");
        assert!(only(&text).exhibit().run.is_some(), "{to}");
    }
}

/// At step 2 only (−2, 3) is kept: AB·AO = 18 with |AB| = 5, so O lies 3.6 in front of the plane through A. A trace may
/// say that it treats values up to that as zero; then the audit reports this without counting it as wrong; step 3 looks
/// along (−4, −3), away from O.
#[test]
fn what_counts_as_zero_is_told_and_no_error() {
    let keeps = |zero: &str| {
        HAND.replacen(r#""simplex":[[-2,3],[1,-1]]"#, &format!(r#""simplex":[[-2,3]],"zero":{zero}"#), 1)
    };
    let (kind, step, _) = found(&keeps("3.5")).unwrap();
    assert_eq!((kind, step), (FindingKind::Feature, Some(2)));
    assert!(only(&keeps("3.5")).audit().remarks.is_empty());
    for zero in ["3.7", r#""0x1.dcp+1""#] {
        let text = keeps(zero);
        let (kind, step, _) = found(&text).unwrap();
        assert_eq!((kind, step), (FindingKind::Direction, Some(3)), "{zero}");
        let remarks = only(&text).audit().remarks;
        assert!(
            remarks[0].starts_with(
                "Step 2 is right only within tolerance: AB·AO is 18, 3.6 from zero, and distances up to 3.7"
            ),
            "{remarks:?}"
        );
    }
}

/// The square [0, 1]² and the point (3, ½) are separated by 2, from (1, ½) to that point. Both witness points moved up
/// by 1 are as far from each other, but (1, 3/2) is ½ away from the square.
#[test]
fn witness_points_are_points_of_the_shapes() {
    let told = |witness: &str| {
        let header = r#"{"type":"trace","p":[[0,0],[1,0],[1,1],[0,1]],"q":[[3,0.5]]}"#;
        found(&format!("{header}\n{{\"type\":\"answer\",\"distance\":2,\"witness\":{witness}}}\n"))
    };
    assert_eq!(told("[[1,0.5],[3,0.5]]"), None);
    let (kind, step, sentence) = told("[[1,1.5],[3,1.5]]").unwrap();
    assert_eq!((kind, step), (FindingKind::Length, None));
    assert_eq!(sentence, "Your witness point (1, 1.5) is not a point of P: it is 0.5 away.");
    let (_, _, sentence) = told("[[1,0.5],[1,2.5]]").unwrap();
    assert!(
        sentence.starts_with("Your witness point (1, 2.5) is not a point of Q: it is 2.82843 away"),
        "{sentence}"
    );
    assert!(told("[[1,0.5],[2,0.5]]").unwrap().2.contains("are separated by 1, but the distance is 2"));
}

#[test]
fn the_status_of_a_program_is_told() {
    let text =
        HAND.replacen(r#""intersects":true"#, r#""intersects":true,"status":"EPA: out of memory.""#, 1);
    let audit = only(&text).audit();
    assert_eq!((audit.finding, audit.remarks), (None, vec!["Its status: EPA: out of memory.".to_owned()]));
}

/// Each part is missing once. The audit checks the rest, and reports nothing else.
#[test]
fn any_part_may_be_missing() {
    let without = |piece: &str| {
        let text = HAND.replace(piece, "");
        assert_ne!(text, HAND, "{piece}");
        text
    };
    for piece in [
        r#""v":[1,0],"#,
        r#""p":2,"q":1,"#,
        r#""a":[-2,3],"#,
        r#","simplex":[[-2,3],[1,-1]]"#,
        r#""version":1,"name":"by hand","engine":"paper","#,
        r#","p":[[0,0],[4,0],[4,4]],"q":[[3,1],[6,1],[6,2]]"#,
        HAND.lines().next().unwrap(),
        HAND.lines().last().unwrap(),
    ] {
        let text = without(piece);
        assert_eq!(found(&text), None, "{piece}");
        assert!(only(&text).exhibit().run.is_some(), "{piece}");
    }
    // Even without the shapes, a later point proves that an earlier one was not the farthest: along (1, 0), −9 is less
    // than 1.
    let shapeless = without(HAND.lines().next().unwrap()).replacen(r#""a":[1,-1]"#, r#""a":[-9,-1]"#, 1);
    assert_eq!(found(&shapeless).map(|(kind, step, _)| (kind, step)), Some((FindingKind::Support, Some(1))));
    let remarks = only(&without(HAND.lines().next().unwrap())).audit().remarks;
    assert!(remarks[0].starts_with("The trace does not contain both shapes"), "{remarks:?}");
}

/// A quarter turn takes (x, y) to (−y, x).
#[test]
fn poses_are_applied() {
    let world = only(HAND).scene().convexes();
    for rotation in ["1.5707963267948966", "[[0,-1],[1,0]]"] {
        let header = format!(
            r#"{{"type":"trace","dimension":2,"p":[[0,0],[0,-4],[4,-4]],"p_pose":{{"rotation":{rotation}}},"q":[[2,1],[5,1],[5,2]],"q_pose":{{"position":["0x1p+0",0]}}}}"#
        );
        let placed = only(&(header + "\n")).scene().convexes();
        for side in [0, 1] {
            let pairs =
                world[side].core_vertices().unwrap().iter().zip(placed[side].core_vertices().unwrap());
            for (expected, found) in pairs {
                assert!(expected.distance(*found) < 1e-15, "{expected} {found}");
            }
        }
    }
    // Half a turn about z, as a quaternion and as rows: (x, y, z) becomes (−x, −y, z).
    for rotation in ["[0,0,1,0]", "[[-1,0,0],[0,-1,0],[0,0,1]]"] {
        let header = format!(
            r#"{{"type":"trace","p":[[1,2,3]],"q":[[0,0,0]],"p_pose":{{"position":[0,0,1],"rotation":{rotation}}}}}"#
        );
        let vertex = only(&header).scene().convexes()[0].core_vertices().unwrap()[0];
        assert!(vertex.distance(glam::DVec3::new(-1.0, -2.0, 4.0)) < 1e-15, "{vertex}");
    }
}

/// The displayed trace has exactly the imported events.
#[test]
fn a_told_run_is_a_trace_of_what_was_told() {
    let exhibit = only(HAND).exhibit();
    let run = exhibit.run.unwrap();
    assert_eq!(run.outcome.verdict, Verdict::Overlap);
    assert_eq!((run.outcome.answer, run.outcome.supports), (Some(true), 3));
    let is_told = |event: &Event| {
        matches!(
            event,
            Event::Supported(_)
                | Event::Reduced { .. }
                | Event::Redirected { .. }
                | Event::Ended(Termination::External)
        )
    };
    assert!(run.events.iter().all(is_told), "{:?}", run.events);
    let points: Vec<_> = run.iterations().iter().map(|it| it.support.point.truncate().to_array()).collect();
    assert_eq!(points, [[1.0, -1.0], [-2.0, 3.0], [-6.0, -2.0]]);
    assert!(run.iterations().iter().all(|it| it.test == ReachTest::Untested));
    let last = run.iterations().pop().unwrap().simplex;
    assert_eq!(last.len(), 3);
    let said = |step: usize| gjk_figure::narration::narrate(&run, step).to_plain();
    assert!(
        said(0).contains("finds A = p1 − q0 = (1, −1) along v = (1, 0). No vertex is farther."),
        "{}",
        said(0)
    );
    assert!(
        said(run.steps() - 1).ends_with("The run answers YES. That is right."),
        "{}",
        said(run.steps() - 1)
    );
    // A wrong vertex: the sentence must not say that no vertex is farther.
    let wrong = only(&HAND.replacen(r#""p":1,"q":0,"#, r#""p":1,"q":1,"#, 1)).exhibit();
    let run = wrong.run.unwrap();
    let first = gjk_figure::narration::narrate(&run, 0).to_plain();
    assert!(first.contains("Another vertex is farther."), "{first}");
    assert!(wrong.scene.notes.contains("is farther along"), "{}", wrong.scene.notes);
    assert_eq!(run.external.unwrap().error.unwrap().iteration, Some(0));
}

/// Gaps are said to be there.
#[test]
fn a_told_run_with_gaps_says_so() {
    let text = HAND.replace(r#""v":[1,0],"#, "").replace(r#","simplex":[[-2,3],[1,-1]]"#, "");
    let run = only(&text).exhibit().run.unwrap();
    let all: Vec<String> =
        (0..run.steps()).map(|step| gjk_figure::narration::narrate(&run, step).to_plain()).collect();
    let all = all.join("\n");
    assert!(all.contains("The trace gives no search direction."), "{all}");
    assert!(all.contains("The run does not say which points it keeps. Only A is drawn."), "{all}");
    let rows = gjk_figure::narration::table::rows(&run, gjk_figure::narration::Digits::Four);
    assert_eq!((rows[0].direction.as_str(), rows[1].kept.as_str()), ("not given", "not given"));
}

/// `Box2D` is right about its queries, and says so in single precision.
#[test]
fn box2d_is_right_and_one_changed_number_is_found() {
    let traces = read_traces(BOX2D).unwrap();
    assert_eq!(traces.len(), 8);
    for trace in &traces {
        let audit = trace.audit();
        assert_eq!(audit.finding, None, "line {}", trace.line);
        assert!(trace.exhibit().run.is_some(), "line {}", trace.line);
    }
    // The first query is of a box and a turned triangle, whose distance is 0x1.85c5fp+0 along x.
    let scene: Scene = traces[0].scene();
    assert_eq!(scene.query.precision.name(), "f32");
    let changed = BOX2D.replacen(r#""distance":"0x1.85c5fp+0""#, r#""distance":"0x1.95c5fp+0""#, 1);
    let wrong: Vec<_> = read_traces(&changed).unwrap().iter().map(|trace| trace.audit().finding).collect();
    assert_eq!(wrong[0].as_ref().map(|finding| finding.kind), Some(FindingKind::Length));
    assert!(wrong[1..].iter().all(Option::is_none));
    // A point that is not the difference of its vertex pair: it is off by 2^-8.
    let changed =
        BOX2D.replacen(r#""p":2,"q":0,"a":["-0x1.85c5fp+0""#, r#""p":2,"q":0,"a":["-0x1.86c5fp+0""#, 1);
    let finding = read_traces(&changed).unwrap()[0].audit().finding.unwrap();
    assert_eq!((finding.kind, finding.step), (FindingKind::Difference, Some(2)));
}

/// If the distance is zero, `MuJoCo` divides by it before its last support query, so the direction is NaN: the audit
/// names these steps, and nothing else. On paper: the gap of the first boxes is the gap between x = 1 and the least x
/// of the second.
#[test]
fn mujoco_is_right_but_for_directions_that_are_no_numbers() {
    let traces = read_traces(MUJOCO).unwrap();
    let mut named = Vec::new();
    for trace in &traces {
        let audit = trace.audit();
        assert!(audit.remarks[0].starts_with("Its status: "), "{:?}", audit.remarks);
        if let Some(finding) = audit.finding {
            assert_eq!(finding.kind, FindingKind::Direction, "line {}: {}", trace.line, finding.sentence);
            assert!(
                finding.sentence.ends_with("v is (nan, nan, nan), which is not a number."),
                "{}",
                finding.sentence
            );
            named.push(trace.title());
        }
    }
    assert_eq!(
        named,
        ["equal boxes", "stacked boxes", "boxes that touch"].map(|name| format!("MuJoCo 3.12.0, {name}"))
    );
    let stacked = traces[3].audit().remarks[0].clone();
    assert_eq!(stacked, "Its status: iterations of GJK 2, of EPA 3; EPA: success.");
    // A changed number is found where it stands.
    let changed =
        MUJOCO.replacen(r#""distance": 0.8657741276227321"#, r#""distance": 0.8757741276227321"#, 1);
    let finding = read_traces(&changed).unwrap()[0].audit().finding.unwrap();
    assert_eq!(finding.kind, FindingKind::Length, "{}", finding.sentence);
    let changed = MUJOCO.replacen(r#""p": 7, "q": 2,"#, r#""p": 3, "q": 2,"#, 1);
    let finding = read_traces(&changed).unwrap()[0].audit().finding.unwrap();
    assert_eq!((finding.kind, finding.step), (FindingKind::Support, Some(1)), "{}", finding.sentence);
}

#[test]
fn what_cannot_be_read_is_refused_at_its_line() {
    let step = r#"{"type":"step","a":[1,2]}"#;
    let steps = |count: usize| format!("{step}\n").repeat(count);
    let kept = format!(r#"{{"type":"step","simplex":[{}]}}"#, vec!["[1,2]"; 17].join(","));
    let long = format!(r#"{{"type":"step","x":"{}"}}"#, "x".repeat(1 << 20));
    let nested = format!(r#"{{"type":"step","v":{}"#, "[".repeat(100_000));
    let many = (0..10_001).map(|it| format!("[{it},0]")).collect::<Vec<_>>().join(",");
    let cases: Vec<(String, usize, &str)> = vec![
        (String::new(), 1, "expected a trace, found none"),
        ("hello".to_owned(), 1, "expected a JSON object on one line"),
        (format!("{step}\n\n{{\"a\":1}}"), 3, "expected an object with a \"type\""),
        (r#"{"type":"step","v":["nane",0]}"#.to_owned(), 1, "in C's %a format, in \"v\", found `nane`"),
        (
            r#"{"type":"trace","p":[["nan",0]],"q":[[0,0]]}"#.to_owned(),
            1,
            "finite numbers in \"p\", found ((nan, 0))",
        ),
        (r#"{"type":"step","a":[0,0],"zero":-1}"#.to_owned(), 1, "expected a \"zero\" of 0 or more"),
        (r#"{"type":"step","v":["0x1p+1024",0]}"#.to_owned(), 1, "found `0x1p+1024`"),
        (r#"{"type":"step","v":[1e999,0]}"#.to_owned(), 1, "number out of range"),
        (r#"{"type":"step","p":-1}"#.to_owned(), 1, "expected the fields of \"step\""),
        (r#"{"type":"trace","dimension":4}"#.to_owned(), 1, "expected the dimension 2 or 3, found 4"),
        (r#"{"type":"trace","p":[[1]],"q":[[1]]}"#.to_owned(), 1, "expected points with 2 or 3 numbers"),
        (
            r#"{"type":"trace","p":[[1,2]],"q":[[1,2,3]]}"#.to_owned(),
            1,
            "expected 2 finite numbers for each point of Q",
        ),
        (r#"{"type":"trace","p":[],"q":[],"dimension":2}"#.to_owned(), 1, "expected the shape P"),
        (r#"{"type":"trace","p":[[1,2]],"q":[[1,2]],"p_radius":-1}"#.to_owned(), 1, "expected the shape P"),
        (format!(r#"{{"type":"trace","p":[{many}],"q":[[0,0]]}}"#), 1, "at most 10000 vertices"),
        (
            r#"{"type":"trace","p":[[1,2]],"q":[[1,2]],"p_pose":{"rotation":[[2,0],[0,2]]}}"#.to_owned(),
            1,
            "expected a rotation",
        ),
        (r#"{"type":"trace","precision":"f16"}"#.to_owned(), 1, "expected f32 or f64"),
        (
            r#"{"type":"trace","version":99}"#.to_owned(),
            1,
            "expected version 1 of the format, found 99, written by a newer",
        ),
        (r#"{"type":"answer","intersects":true}"#.to_owned(), 1, "expected the shapes \"p\" and \"q\""),
        (steps(2001), 2001, "expected at most 2000 steps per trace"),
        (kept, 1, "expected at most 16 points in \"simplex\", found 17"),
        (long, 1, "expected a line of at most 1048576 bytes"),
        (nested, 1, "recursion limit"),
        (format!("{{\"type\":\"trace\"}}\n{step}\n").repeat(1001), 2001, "expected at most 1000 traces"),
    ];
    for (text, line, reason) in cases {
        let error = read_traces(&text).err().unwrap_or_else(|| panic!("{reason}"));
        assert_eq!(error.line, line, "{reason}: {error}");
        assert!(error.reason.contains(reason), "{reason}: {error}");
        assert!(error.reason.len() < 400, "{error}");
    }
}

/// A log of the judge's own protocol is a trace.
#[test]
fn a_log_of_the_judge_is_read() {
    let log = r#"{"type":"hello","name":"Ada"}
{"type":"pair","id":7,"dimension":2,"p":[[0,0],[4,0],[4,4]],"q":[[3,1],[6,1],[6,2]],"p_radius":0,"q_radius":0,"first":[1,0]}
{"type":"step","id":7,"v":[1,0],"p":1,"q":0,"a":[1,-1],"simplex":[[1,-1]]}
{"type":"answer","id":7,"intersects":false,"distance":null,"depth":null}
"#;
    let trace = only(log);
    assert_eq!(trace.engine(), "Ada");
    assert_eq!(trace.audit().finding.map(|finding| finding.kind), Some(FindingKind::Answer));
}

//! Our own traces, written as others write theirs: the audit of them finds nothing, and a changed number where it stands.

use gjk_sandbox::figure::transcript::{SceneRun, TraceFormat, write};
use gjk_sandbox::geometry::Convex;
use gjk_sandbox::gjk::claim::{Claim, Fact, Status, all_claims};
use gjk_sandbox::gjk::{Algorithm, Event, Judgement, Sign, Supported, Tested, Verdict};
use gjk_sandbox::judge::{Kind, read_traces};
use gjk_sandbox::scene::Scene;
use gjk_sandbox::scene::library::SHIPPED;
use serde_json::{Value, json};

/// The run of a scene by an algorithm without mistakes, as JSON Lines; none if it does not fit or is wrong.
fn written(scene: &Scene, algorithm: Algorithm) -> Option<(String, Verdict)> {
    if algorithm.refusal(scene.dimension).is_some() {
        return None;
    }
    let mut scene = scene.clone();
    scene.query = scene.query.sound();
    scene.query.algorithm = algorithm;
    let run = SceneRun::new(scene, false);
    // A listing may say what is true after a wrong step, or after a direction of zero, by luck: then a claim of its is false.
    let is_false = |claim: &Claim| claim.status == Status::Refuted || claim.fact == Fact::NoDirection;
    let is_sound = !all_claims(&run.trace).iter().flatten().any(is_false);
    // About curved sides a number within the tolerance of the query counts as zero (scene 56: O is 9e-12 beyond a chord of the
    // circle that the query takes for the circle); to the audit, which is exact, it does not.
    let counts_as_zero = |event: &Event| match event {
        Event::Tested(Tested { sign: Sign::Zero, value, .. }) => *value != 0.0,
        Event::Supported(Supported { sign: Sign::Zero, reach, .. }) => *reach != 0.0,
        _ => false,
    };
    let is_exact =
        run.trace.shapes.iter().all(Convex::is_polytope) || !run.trace.events.iter().any(counts_as_zero);
    let is_right =
        is_sound && is_exact && run.reference.judge(run.trace.outcome.verdict) == Judgement::Agrees;
    is_right.then(|| (write(&run, TraceFormat::Jsonl).unwrap(), run.reference.verdict))
}

#[test]
fn the_audit_of_our_own_runs_finds_nothing() {
    let mut audited = 0;
    let mut wrong = Vec::new();
    for shipped in SHIPPED {
        let scene = shipped.scene();
        for algorithm in Algorithm::ALL {
            let Some((text, _)) = written(&scene, algorithm) else { continue };
            let traces = read_traces(&text).unwrap_or_else(|error| panic!("{}: {error}", shipped.file_name));
            assert_eq!(traces.len(), 1);
            audited += 1;
            if let Some(finding) = traces[0].audit().finding {
                wrong.push(format!("{} {algorithm}: {}", shipped.file_name, finding.sentence));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {audited}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(audited > 100, "{audited}");
}

/// The text with a change of one of its lines.
fn with(lines: &[Value], index: usize, change: impl FnOnce(&mut Value)) -> String {
    let mut lines = lines.to_vec();
    change(&mut lines[index]);
    lines.iter().map(Value::to_string).collect::<Vec<_>>().join("\n")
}

/// The kind and the step of the first error.
fn found(text: &str) -> Option<(Kind, Option<usize>)> {
    read_traces(text).unwrap()[0].audit().finding.map(|finding| (finding.kind, finding.step))
}

#[test]
fn one_changed_number_is_found_where_it_stands() {
    let mut changes = 0;
    for shipped in SHIPPED {
        let Some((text, verdict)) = written(&shipped.scene(), Algorithm::Robust) else { continue };
        let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        if lines[0]["p"].is_null() || lines[0]["precision"] == "f32" {
            continue;
        }
        let size = |value: &Value| {
            value
                .as_array()
                .unwrap()
                .iter()
                .flat_map(|it| it.as_array().unwrap())
                .map(|it| it.as_f64().unwrap().abs())
                .fold(1.0, f64::max)
        };
        let step_size = size(&lines[0]["p"])
            + size(&lines[0]["q"])
            + lines[0]["p_radius"].as_f64().unwrap()
            + lines[0]["q_radius"].as_f64().unwrap();
        for index in 1..lines.len() - 1 {
            let at = Some(index);
            if lines[index]["p"].is_null() || lines[index]["q"].is_null() {
                continue;
            }
            // A point three sizes away is no difference of two vertices, and no support point.
            let moved = with(&lines, index, |line| {
                line["a"][0] = json!(line["a"][0].as_f64().unwrap() + 3.0 * step_size);
            });
            let (kind, step) = found(&moved).unwrap_or_else(|| panic!("{} {index}", shipped.file_name));
            assert_eq!((kind, step), (Kind::Difference, at), "{}", shipped.file_name);
            if lines[index]["simplex"].as_array().is_some_and(|kept| !kept.is_empty()) {
                let kept = with(&lines, index, |line| {
                    line["simplex"][0][0] = json!(line["simplex"][0][0].as_f64().unwrap() + 3.0 * step_size);
                });
                assert_eq!(found(&kept), Some((Kind::Simplex, at)), "{}", shipped.file_name);
            }
            let none = with(&lines, index, |line| line["p"] = json!(1_000_000));
            assert_eq!(found(&none), Some((Kind::Support, at)), "{}", shipped.file_name);
            changes += 3;
        }
        let lie = with(&lines, lines.len() - 1, |line| {
            line["intersects"] = json!(!line["intersects"].as_bool().unwrap());
            // A length would contradict the lie by itself.
            (line["distance"], line["depth"]) = (Value::Null, Value::Null);
        });
        // Of shapes that touch, both answers are right.
        let expected = (verdict != Verdict::Touching).then_some((Kind::Answer, None));
        assert_eq!(found(&lie), expected, "{}", shipped.file_name);
    }
    assert!(changes > 100, "{changes}");
}

//! Our own traces in the import format: the audit finds no fault, and finds a changed number in its place.

use gjk_explain::claim::{Claim, Fact, Status, all_claims};
use gjk_figure::transcript::{SceneRun, TraceFormat, write};
use gjk_proximity::gjk::{Algorithm, Judgement, Verdict};
use gjk_scene::scene::Scene;
use gjk_scene::scene::library::SHIPPED;
use gjk_tools::judge::{FindingKind, read_traces};
use serde_json::{Value, json};

use crate::shapes::shipped;

/// The run of a scene by an algorithm without mistakes, as JSON Lines; none if it does not fit or is wrong.
fn written(scene: &Scene, algorithm: Algorithm) -> Option<(String, Verdict)> {
    if algorithm.refusal(scene.dimension).is_some() {
        return None;
    }
    let mut scene = scene.clone();
    scene.query = scene.query.sound();
    scene.query.algorithm = algorithm;
    let run = SceneRun::new(scene, false);
    // After a wrong step, or a zero direction, published code may reach a true verdict by luck: then one of its claims
    // is false.
    let is_false = |claim: &Claim| claim.status == Status::Refuted || claim.fact == Fact::NoDirection;
    let is_sound = !all_claims(&run.trace).iter().flatten().any(is_false);
    let is_right = is_sound && run.reference.judge(run.trace.outcome.verdict) == Judgement::Agrees;
    is_right.then(|| (write(&run, TraceFormat::Jsonl, true).unwrap(), run.reference.verdict))
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
fn found(text: &str) -> Option<(FindingKind, Option<usize>)> {
    read_traces(text).unwrap()[0].audit().finding.map(|finding| (finding.kind, finding.step))
}

/// The coordinates of a list of points.
fn points(value: &Value) -> Vec<Vec<f64>> {
    let numbers = |point: &Value| point.as_array().unwrap().iter().map(|it| it.as_f64().unwrap()).collect();
    value.as_array().unwrap().iter().map(numbers).collect()
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// The vertex of a shape least far along a direction, and its distance along it from the vertex that the line names.
fn nearest_to_the_back(vertices: &[Vec<f64>], v: &[f64], named: usize) -> (usize, f64) {
    let reach: Vec<f64> = vertices.iter().map(|vertex| dot(vertex, v)).collect();
    let least = (0..reach.len()).min_by(|a, b| reach[*a].total_cmp(&reach[*b])).unwrap();
    (least, reach[named] - reach[least])
}

/// The number at a place of a JSON value.
fn number<'a>(value: &'a mut Value, place: &[&str]) -> &'a mut Value {
    place.iter().fold(value, |value, step| match step.parse::<usize>() {
        Ok(index) => &mut value[index],
        Err(_) => &mut value[*step],
    })
}

/// Every shipped scene by every algorithm that is right about it; one number of each kind in each step, a different one
/// each time.
#[test]
fn one_changed_number_is_found_where_it_stands() {
    let mut changes = std::collections::BTreeMap::<&str, usize>::new();
    for (shipped, algorithm) in SHIPPED.iter().flat_map(|it| Algorithm::ALL.map(|algorithm| (it, algorithm)))
    {
        let Some((text, verdict)) = written(&shipped.scene(), algorithm) else { continue };
        let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        if lines[0]["p"].is_null() || lines[0]["precision"] == "f32" {
            continue;
        }
        let [p, q] = ["p", "q"].map(|name| points(&lines[0][name]));
        let largest = p.iter().chain(&q).flatten().fold(1.0_f64, |most, it| most.max(it.abs()));
        let size =
            2.0 * largest + lines[0]["p_radius"].as_f64().unwrap() + lines[0]["q_radius"].as_f64().unwrap();
        let mut expect = |name, changed: &str, kinds: &[FindingKind], step: Option<usize>| {
            let found = found(changed);
            let is_found = found.is_some_and(|(kind, at)| kinds.contains(&kind) && at == step);
            assert!(is_found, "{} {algorithm}, {name} of {step:?}: {found:?}\n{changed}", shipped.file_name);
            *changes.entry(name).or_default() += 1;
        };
        let axes = p[0].len();
        for index in 1..lines.len() - 1 {
            let line = &lines[index];
            if line["p"].is_null() || line["q"].is_null() {
                continue;
            }
            for axis in 0..axes {
                let axis = axis.to_string();
                // A point three sizes away is no difference of two vertices, and no support point.
                let far = |place: &[&str]| {
                    with(&lines, index, |line| {
                        let number = number(line, place);
                        *number = json!(number.as_f64().unwrap() + 3.0 * size);
                    })
                };
                expect("a", &far(&["a", &axis]), &[FindingKind::Difference], Some(index));
                if line["simplex"].as_array().is_some_and(|kept| !kept.is_empty()) {
                    expect("simplex", &far(&["simplex", "0", &axis]), &[FindingKind::Simplex], Some(index));
                }
            }
            let none = with(&lines, index, |line| line["q"] = json!(1_000_000));
            expect("an index", &none, &[FindingKind::Support], Some(index));
            // The vertex farthest along the opposite direction, and the opposite direction itself.
            let v: Vec<f64> = line["v"].as_array().unwrap().iter().map(|it| it.as_f64().unwrap()).collect();
            let back: Vec<f64> = v.iter().map(|it| -it).collect();
            let named = |name: &str| usize::try_from(line[name].as_u64().unwrap()).unwrap();
            let margin = 1e-9 * size * dot(&v, &v).sqrt();
            let mut is_wide = false;
            for (name, vertices, v) in [("p", &p, &v), ("q", &q, &back)] {
                let (least, by) = nearest_to_the_back(vertices, v, named(name));
                if by > margin {
                    is_wide = true;
                    let other = with(&lines, index, |line| line[name] = json!(least));
                    expect("another vertex", &other, &[FindingKind::Support], Some(index));
                }
            }
            if is_wide {
                let turned = with(&lines, index, |line| line["v"] = json!(back));
                expect(
                    "v",
                    &turned,
                    &[FindingKind::Direction, FindingKind::Support, FindingKind::Progress],
                    Some(index),
                );
            }
        }
        let end = lines.len() - 1;
        for name in ["distance", "depth"] {
            if let Some(length) = lines[end][name].as_f64() {
                let longer = with(&lines, end, |line| line[name] = json!(1.5 * length + 1e-3 * size));
                expect("a length", &longer, &[FindingKind::Length], None);
            }
        }
        let lie = with(&lines, end, |line| {
            line["intersects"] = json!(!line["intersects"].as_bool().unwrap());
            // A length alone would contradict the false vertex.
            (line["distance"], line["depth"]) = (Value::Null, Value::Null);
        });
        // Of shapes that touch, both answers are right.
        if verdict == Verdict::Touching {
            assert_eq!(found(&lie), None, "{} {algorithm}", shipped.file_name);
        } else {
            expect("the answer", &lie, &[FindingKind::Answer], None);
        }
    }
    let counts: Vec<usize> = changes.values().copied().collect();
    assert!(counts.len() == 7 && counts.iter().all(|count| *count >= 20), "{changes:?}");
}

/// Scene 56: the query finds a touch, by its tolerance, of discs with radii 2 and 3 and centers at a distance of 5; the
/// trace says by which, and the audit which numbers rest on it.
#[test]
fn what_our_own_query_takes_by_tolerance_is_told() {
    let shipped = shipped("56-");
    let (text, verdict) = written(&shipped.scene(), Algorithm::Robust).unwrap();
    assert_eq!(verdict, Verdict::Touching);
    let audit = |text: &str| read_traces(text).unwrap()[0].audit();
    let remarks = audit(&text).remarks;
    assert_eq!(audit(&text).finding, None);
    assert!(
        remarks.iter().any(|remark| remark.contains("is right only within tolerance: ")),
        "{remarks:?}\n{text}"
    );
    // Without that word, the same numbers are an error.
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let bare: Vec<String> = lines
        .into_iter()
        .map(|mut line| {
            line.as_object_mut().unwrap().remove("zero");
            line.to_string()
        })
        .collect();
    assert_eq!(audit(&bare.join("\n")).finding.map(|finding| finding.kind), Some(FindingKind::Feature));
}

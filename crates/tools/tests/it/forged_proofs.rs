//! Does `tools/check_proof.py` refuse certificates that someone has tampered with?

use std::fs;
use std::process::Command;

use dashu_ratio::RBig;
use gjk_proximity::geometry::{Convex, Core, Dimension};
use glam::{DQuat, DVec3};
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg64;
use serde_json::{Value, json};

use crate::checkable::{check, proof, script};
use crate::families::{Draw, Family};

/// The squares [0, 2]² and [1, 3]², computed on paper: the difference is [−3, 1]², so the depth is 1.
fn overlapping_squares(depth: f64, normal: &str) -> Value {
    json!({
        "dimension": 2, "verdict": "overlap", "tolerance": 0,
        "p": {"core": "vertices", "vertices": [["0", "0"], ["2", "0"], ["2", "2"], ["0", "2"]], "radius": "0"},
        "q": {"core": "vertices", "vertices": [["1", "1"], ["3", "1"], ["3", "3"], ["1", "3"]], "radius": "0"},
        "common_point": {
            "point": ["3/2", "3/2"],
            "on_p": [{"vertex": 0, "weight": "1/4"}, {"vertex": 2, "weight": "3/4"}],
            "on_q": [{"vertex": 0, "weight": "3/4"}, {"vertex": 2, "weight": "1/4"}],
            // (1, 1), (−3, 1), (1, −3) and (−1, −1) have the mean 0 with the weights 1/2, 1/8, 1/8 and 1/4.
            "differences": [
                {"p": 2, "q": 0, "weight": "1/2"}, {"p": 3, "q": 1, "weight": "1/8"},
                {"p": 1, "q": 3, "weight": "1/8"}, {"p": 0, "q": 0, "weight": "1/4"},
            ],
        },
        "length": {
            "kind": "penetration-depth", "bounds": [depth, depth], "cores": "overlap",
            "core_length_squared": (depth * depth).to_string(), "normal": [normal, "0"], "nearest": [],
        },
    })
}

/// Discs of radius 1 around (0, 0) and (3, 0), computed on paper: separated by 1.
fn separate_discs() -> Value {
    let disc = |x: &str| json!({"core": "vertices", "vertices": [[x, "0"]], "radius": "1"});
    json!({
        "dimension": 2, "verdict": "separate", "tolerance": 0, "p": disc("0"), "q": disc("3"), "axis": ["1", "0"],
        "length": {
            "kind": "separation", "bounds": [1.0, 1.0], "cores": "apart", "core_length_squared": "9",
            "normal": ["1", "0"], "nearest": [{"p": 0, "q": 0, "weight": "1"}],
        },
    })
}

/// Balls by their semi-axes, of radius 1 around the origin and (3, 0, 0).
fn separate_ellipsoids() -> Value {
    let ball = |x: &str| {
        json!({"core": "ellipsoid", "center": [[x, "0", "0"]], "radius": "0",
               "semi_axes": [["1", "0", "0"], ["0", "1", "0"], ["0", "0", "1"]]})
    };
    json!({"dimension": 3, "verdict": "separate", "tolerance": 0, "p": ball("0"), "q": ball("3"), "axis": ["1", "0", "0"]})
}

/// The depth is the length of the minimum translation. The translation by 3 along −x also separates the shapes, and its
/// normal fits.
#[test]
fn a_depth_is_the_shortest_way_out() {
    let proofs = [overlapping_squares(1.0, "1"), overlapping_squares(3.0, "-1")];
    let Some((status, out)) = check(&proofs.map(|it| it.to_string())) else { return };
    let said: Vec<_> = out.lines().collect();
    assert_eq!(status, 1, "{out}");
    assert!(said[0].ends_with("holds: overlap, penetration-depth 1.0"), "{out}");
    assert!(said[1].contains("FLAW: the depth is less"), "{out}");
}

/// Each field in a form or a range that it cannot have.
#[test]
fn every_field_has_its_form_and_range() {
    let (overlap, discs, curved) = (overlapping_squares(1.0, "1"), separate_discs(), separate_ellipsoids());
    let forgeries = [
        (&overlap, "/dimension", json!(3)),
        (&overlap, "/dimension", json!(true)),
        (&overlap, "/tolerance", json!(-1)),
        (&overlap, "/p/vertices", json!([])),
        (&overlap, "/p/vertices/0", json!(["0", "0", "0"])),
        (&overlap, "/p/vertices/0/0", json!(0)),
        (&overlap, "/p/vertices/0/0", json!("0/0")),
        (&overlap, "/p/vertices/0/0", json!("inf")),
        (&overlap, "/p/radius", json!("-1")),
        (&overlap, "/p/core", json!("ellipsoid")),
        (&overlap, "/common_point", json!(null)),
        (&overlap, "/common_point/point", json!([])),
        (&overlap, "/common_point/point", json!(["3/2", "3/2", "0"])),
        (&overlap, "/common_point/on_p/1/vertex", json!(-2)),
        (&overlap, "/common_point/on_p/1/vertex", json!(4)),
        (&overlap, "/common_point/on_p/1/vertex", json!(2.0)),
        (&overlap, "/common_point/differences", json!([])),
        (&overlap, "/length/kind", json!("separation")),
        (&overlap, "/length/cores", json!("apart")),
        (&overlap, "/length/normal", json!(["1", "0", "0"])),
        (&overlap, "/length/normal", json!(["0", "0"])),
        (&overlap, "/length/bounds", json!([1.0])),
        (&overlap, "/length/bounds/0", json!(-1.0)),
        (&discs, "/axis", json!(["1", "0", "0"])),
        (&discs, "/axis", json!(["0", "0"])),
        (&discs, "/q/radius", json!("-1")),
        (&discs, "/length/kind", json!("penetration-depth")),
        (&discs, "/length/bounds", json!([-1.0, -1.0])),
        (&discs, "/length/nearest/0/p", json!(-1)),
        (&curved, "/p/semi_axes", json!([["1", "0", "0"]])),
        (&curved, "/p/semi_axes/0", json!(["1", "0"])),
        (&curved, "/p/semi_axes/0/0", json!("3")),
        (&curved, "/p/center", json!([])),
        (&curved, "/dimension", json!(2)),
        (&curved, "/tolerance", json!("0")),
    ];
    let sound = [&overlap, &discs, &curved].map(ToString::to_string);
    let Some((status, out)) = check(&sound) else { return };
    assert_eq!(status, 0, "{out}");
    let forged: Vec<String> =
        forgeries.iter().map(|(whole, place, value)| spoiled(whole, place, value)).collect();
    let (status, out) = check(&forged).unwrap();
    let believed: Vec<_> = out.lines().zip(&forgeries).filter(|(line, _)| !line.contains("FLAW: ")).collect();
    assert!(
        status == 1 && believed.is_empty() && out.lines().count() == forgeries.len(),
        "{believed:#?}\n{out}"
    );
}

fn spoiled(whole: &Value, place: &str, value: &Value) -> String {
    let mut forged = whole.clone();
    *forged.pointer_mut(place).unwrap_or_else(|| panic!("{place}: {whole}")) = value.clone();
    forged.to_string()
}

/// The exit status states whether all hold, one is false, or one cannot be decided, and no text makes the script crash.
#[test]
fn three_exit_codes() {
    let (holds, fails) = (separate_discs().to_string(), overlapping_squares(3.0, "-1").to_string());
    let overlap_of_curved = json!({
        "dimension": 2, "verdict": "overlap", "tolerance": 1e-9,
        "p": {"core": "ellipsoid", "center": [["0", "0"]], "semi_axes": [["2", "0"], ["0", "1"]], "radius": "0"},
        "q": {"core": "vertices", "vertices": [["0", "0"]], "radius": "0"},
        "common_point": {
            "point": ["0", "0"], "on_p": [{"at": ["0", "0"], "weight": "1"}],
            "on_q": [{"vertex": 0, "weight": "1"}], "differences": [],
        },
    })
    .to_string();
    let bounds = |text: &str| holds.replace("[1.0,1.0]", text);
    let cases = [
        (holds.clone(), 0),
        (format!("{holds}\n{holds}"), 0),
        (format!("{holds}\n{overlap_of_curved}"), 2),
        (format!("{overlap_of_curved}\n{fails}"), 1),
        (bounds("[1e999,1e999]"), 1),
        (bounds("[Infinity,Infinity]"), 1),
        (bounds("[NaN,NaN]"), 1),
        (bounds(&format!("[1{0},1{0}]", "0".repeat(400))), 1),
        (holds.replace("\"tolerance\":0", "\"tolerance\":-Infinity"), 1),
        ("[1, 2]".to_owned(), 1),
        ("{}".to_owned(), 1),
        (String::new(), 2),
        ("{\"dimension\": ".to_owned(), 2),
        (holds.replace("\"tolerance\":0", "\"verdict\":\"touching\""), 2),
        ("[".repeat(100_000), 2),
    ];
    for (text, exit) in cases {
        let Some((status, out)) = check(&[text]) else { return };
        assert_eq!(status, exit, "{out}");
    }
}

/// Cylinders of 1e-40: roots of small squares have as many digits as those of large ones, and that of zero is zero.
#[test]
fn the_proof_of_tiny_curved_shapes_holds() {
    let cylinder = |z: f64| Convex {
        core: Core::Cylinder {
            center: DVec3::Z * z,
            half_axis: DVec3::Z * 1e-40,
            radii: [DVec3::X * 1e-40, DVec3::Y * 1e-40],
        },
        radius: 0.0,
    };
    let Some((status, out)) = check(&[proof(&cylinder(0.0), &cylinder(3e-40), Dimension::Three)]) else {
        return;
    };
    assert!(status == 0 && out.contains("holds: separate"), "{out}");
}

/// Random proofs with one change each: every accepted certificate is true of its shapes, according to the exact search
/// of the library, which does not use the certificate. `PROOF_MUTANTS` sets a larger number.
#[test]
fn a_changed_proof_is_rejected_or_true() {
    let count = std::env::var("PROOF_MUTANTS").map_or(10_000, |number| number.parse().unwrap());
    let mut rng = Pcg64::seed_from_u64(35);
    let sources = sources(200);
    let mutants: Vec<Value> =
        (0..count).map(|number| mutant(&sources[number % sources.len()], &mut rng)).collect();
    let Some((status, out)) = check(&mutants.iter().map(ToString::to_string).collect::<Vec<_>>()) else {
        return;
    };
    assert_eq!((status, out.lines().count()), (1, count), "{out}");
    let (mut believed, mut untold) = (0, 0);
    for (said, mutant) in out.lines().zip(&mutants) {
        untold += usize::from(said.contains("cannot be told"));
        if said.contains("holds: ") {
            believed += 1;
            assert_eq!(falsehood(mutant), None, "{said}\n{mutant}");
        }
    }
    assert!(
        untold == 0 && (count / 100..count / 2).contains(&believed),
        "{believed} of {count} believed, {untold}"
    );
}

/// Proofs on small pairs of all families, rounded in part.
fn sources(count: usize) -> Vec<Value> {
    let mut sources = Vec::new();
    for dimension in [Dimension::Two, Dimension::Three] {
        let mut draw = Draw::new(dimension, 35);
        for number in 0..count / 2 {
            let mut pair = draw.pair(Family::ALL[number % Family::ALL.len()]);
            pair[0].radius = [0.0, 0.5][number / 8 % 2];
            sources.push(serde_json::from_str(&proof(&pair[0], &pair[1], dimension)).unwrap());
        }
    }
    sources
}

/// The proof with one number, sign, index, name, count or dimension changed.
fn mutant(source: &Value, rng: &mut Pcg64) -> Value {
    let mut places = Vec::new();
    collect_places(source, &mut String::new(), &mut places);
    loop {
        let mut changed = source.clone();
        change(changed.pointer_mut(places.choose(rng).unwrap()).unwrap(), rng);
        if changed != *source {
            return changed;
        }
    }
}

fn collect_places(value: &Value, place: &mut String, places: &mut Vec<String>) {
    let parts: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields.iter().map(|(name, it)| (name.clone(), it)).collect(),
        Value::Array(entries) => entries.iter().enumerate().map(|(at, it)| (at.to_string(), it)).collect(),
        _ => Vec::new(),
    };
    for (name, part) in parts {
        let end = place.len();
        place.push('/');
        place.push_str(&name);
        places.push(place.clone());
        collect_places(part, place, places);
        place.truncate(end);
    }
}

const NAMES: [&str; 9] = [
    "overlap",
    "touching",
    "separate",
    "apart",
    "separation",
    "penetration-depth",
    "vertices",
    "cone",
    "ellipsoid",
];

fn change(value: &mut Value, rng: &mut Pcg64) {
    match value {
        Value::String(text) if text.starts_with(|first: char| first == '-' || first.is_ascii_digit()) => {
            *text = match rng.random_range(0..5) {
                0 => text.strip_prefix('-').map_or_else(|| format!("-{text}"), str::to_owned),
                1 => ["0", "1", "-1", "2", "1/2", "3/4"].choose(rng).unwrap().to_string(),
                2 => ["1/0", "", "1e3", " 1", "0.5", "inf"].choose(rng).unwrap().to_string(),
                // Twice or half of it: still a float.
                3 => (text.parse::<RBig>().unwrap() * RBig::from(2)).to_string(),
                _ => (text.parse::<RBig>().unwrap() / RBig::from(2)).to_string(),
            }
        }
        Value::String(name) => (*NAMES.choose(rng).unwrap()).clone_into(name),
        Value::Number(number) if number.is_f64() => {
            let was = number.as_f64().unwrap();
            *value = json!([was.next_up(), was.next_down(), -was, was * 2.0, 0.0, 1.0].choose(rng).unwrap());
        }
        Value::Number(number) => {
            *value = json!(number.as_i64().unwrap() + [-1, 1, 2, -3].choose(rng).unwrap());
        }
        Value::Array(entries) if rng.random_bool(0.5) => drop(entries.pop()),
        Value::Array(entries) => entries.extend(entries.first().cloned()),
        Value::Object(fields) => {
            let name = fields.keys().cloned().collect::<Vec<_>>().choose(rng).unwrap().clone();
            let it = fields.remove(&name).unwrap();
            if rng.random_bool(0.5) {
                fields.insert(name + "_", it);
            }
        }
        Value::Null | Value::Bool(_) => {}
    }
}

/// The statement of an accepted proof that is false for its shapes.
fn falsehood(mutant: &Value) -> Option<String> {
    let dimension = match mutant["dimension"].as_u64() {
        Some(2) => Dimension::Two,
        Some(3) => Dimension::Three,
        _ => return Some("dimension".to_owned()),
    };
    let [Some(p), Some(q)] = ["p", "q"].map(|side| shape(&mutant[side], dimension)) else {
        return Some("shapes".to_owned());
    };
    let truth: Value = serde_json::from_str(&proof(&p, &q, dimension)).unwrap();
    if truth["verdict"] != mutant["verdict"] {
        return Some(format!("the verdict is {}", truth["verdict"]));
    }
    let (told, true_length) = (mutant.get("length")?, &truth["length"]);
    let bounds = |length: &Value| [0, 1].map(|end| length["bounds"][end].as_f64().unwrap());
    let ([low, high], [true_low, true_high]) = (bounds(told), bounds(true_length));
    let same = |name: &str| told[name] == true_length[name];
    // As numbers: −0 is 0.
    let square =
        |length: &Value| length["core_length_squared"].as_str().and_then(|text| text.parse::<RBig>().ok());
    // A touch has the depth 0, and the separation 0.
    let is_true = (same("kind") || mutant["verdict"] == "touching")
        && same("cores")
        && square(told) == square(true_length)
        && low <= true_low
        && true_high <= high
        && high <= low.next_up();
    (!is_true).then(|| format!("the length is {true_length}"))
}

/// The hull of a proof, read as strictly as the format says.
fn shape(shape: &Value, dimension: Dimension) -> Option<Convex<DVec3>> {
    let number = |text: &Value| {
        let exact: RBig = text.as_str()?.parse().ok()?;
        let rounded = exact.to_f64().value();
        (RBig::try_from(rounded).ok()? == exact).then_some(rounded)
    };
    let vertices = shape["vertices"].as_array()?.iter().map(|point| {
        let numbers: Vec<f64> = point.as_array()?.iter().map(number).collect::<Option<_>>()?;
        let z = numbers.get(2).copied().unwrap_or_default();
        (numbers.len() == dimension.count()).then(|| DVec3::new(numbers[0], numbers[1], z))
    });
    let radius = number(&shape["radius"]).filter(|radius| *radius >= 0.0)?;
    Some(Convex { radius, ..Convex::vertices(vertices.collect::<Option<Vec<_>>>()?).ok()? })
}

/// A large hull, turned, deep in another: the check of the depth ends in seconds.
#[test]
fn the_depth_of_many_facets_is_checked() {
    let mut draw = Pcg64::seed_from_u64(3);
    let ball = |center: DVec3, draw: &mut Pcg64| {
        Convex::vertices((0..150).map(|_| {
            let turn = DQuat::from_euler(
                glam::EulerRot::XYZ,
                draw.random_range(0.0..6.3),
                draw.random_range(0.0..6.3),
                draw.random_range(0.0..6.3),
            );
            center + turn * DVec3::X
        }))
        .unwrap()
    };
    let pair = [ball(DVec3::ZERO, &mut draw), ball(DVec3::new(0.25, 0.0, 0.0), &mut draw)];
    let Some((status, out)) = check(&[proof(&pair[0], &pair[1], Dimension::Three)]) else { return };
    assert!(status == 0 && out.contains("holds: overlap, penetration-depth 1.6"), "{out}");
}

/// A pipe that is not a file is read too, as the documentation shows.
#[test]
fn proofs_are_read_from_standard_input() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proof.json");
    fs::write(&file, separate_discs().to_string()).unwrap();
    let Ok(done) = Command::new("python3").arg(script()).stdin(fs::File::open(&file).unwrap()).output()
    else {
        return;
    };
    assert_eq!(String::from_utf8(done.stdout).unwrap(), "-:1: holds: separate, separation 1.0\n");
}

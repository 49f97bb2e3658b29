//! Certificates checked by another program: `tools/check_proof.py`, with Python's fractions.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use gjk_exchange::{CastProof, Proof};
use gjk_proximity::geometry::{Convex, Dimension};
use gjk_proximity::gjk::{self, Algorithm, Query, Settings};
use gjk_scene::scene::library::SHIPPED;
use glam::DVec3;
use serde_json::Value;

use crate::families::{Draw, Family};
use crate::shapes::hull_of;

pub(crate) fn script() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/check_proof.py")
}

/// Checks certificates, one per line; returns the exit status and the output, or `None` without Python.
pub(crate) fn check(lines: &[String]) -> Option<(i32, String)> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proofs.jsonl");
    fs::write(&file, lines.join("\n")).unwrap();
    let Ok(done) = Command::new("python3").arg(script()).arg(&file).output() else {
        eprintln!("skipped: there is no python3");
        return None;
    };
    Some((done.status.code()?, String::from_utf8(done.stdout).unwrap()))
}

/// Returns the certificate of a pair, with its length, as JSON.
pub(crate) fn proof(p: &Convex<DVec3>, q: &Convex<DVec3>, dimension: Dimension) -> String {
    let settings = Settings { algorithm: Algorithm::Distance, ..Settings::default() };
    let query = Query { p, q, dimension, settings };
    let trace = gjk::run(&query);
    serde_json::to_string(&Proof::of(&trace, &gjk::reference(&query, &trace.outcome))).unwrap()
}

/// Much of the time goes to Python; `PROOF_PAIRS` sets a larger number of pairs.
#[test]
fn proofs_on_random_pairs_hold() {
    let pairs = std::env::var("PROOF_PAIRS").map_or(2000, |number| number.parse().unwrap());
    let mut lines = Vec::new();
    for dimension in [Dimension::Two, Dimension::Three] {
        let mut draw = Draw::new(dimension, 7);
        for number in 0..pairs / 2 {
            let mut pair = draw.pair(Family::ALL[number % Family::ALL.len()]);
            // Some pairs are rounded, on one side or on both.
            pair[0].radius = [0.0, 0.0, 0.5, 0.1][number / 8 % 4];
            pair[1].radius = [0.0, 0.0, 0.0, 1.0][number / 8 % 4];
            lines.push(proof(&pair[0], &pair[1], dimension));
        }
    }
    let Some((status, out)) = check(&lines) else { return };
    let count = |word: &str| out.lines().filter(|line| line.contains(word)).count();
    let flaws: Vec<&str> = out.lines().filter(|line| !line.contains(": holds: ")).take(5).collect();
    assert_eq!((status, out.lines().count()), (0, lines.len()), "{flaws:#?}");
    for word in [
        "holds: separate, separation",
        "holds: touching, separation 0.0",
        "holds: overlap, penetration-depth",
    ] {
        assert!(count(word) > pairs / 20, "{word}: {}", count(word));
    }
}

/// Lattice pairs of all families in motion, so that hits, misses and grazes occur. A changed time does not hold.
#[test]
fn proofs_of_first_contacts_hold() {
    let mut lines = Vec::new();
    for dimension in [Dimension::Two, Dimension::Three] {
        let mut draw = Draw::new(dimension, 11);
        for number in 0..300 {
            let mut pair = draw.pair(Family::ALL[number % Family::ALL.len()]);
            pair[0].radius = [0.0, 0.0, 0.5][number % 3];
            let step = DVec3::new([8.0, -6.0, 0.0, 3.0][number % 4], [0.0, 5.0, -9.0][number % 3], 0.0);
            let [p, q] = [&pair[0], &pair[1].moved(-step * 0.5)];
            let query = Query { p, q, dimension, settings: Settings::default() };
            let found = gjk::first_contact(&query, step);
            lines.push(serde_json::to_string(&CastProof::of(&query, step, &found)).unwrap());
        }
    }
    let Some((status, out)) = check(&lines) else { return };
    let flaws: Vec<&str> = out.lines().filter(|line| !line.contains(": holds: ")).take(5).collect();
    assert_eq!((status, out.lines().count()), (0, lines.len()), "{flaws:#?}");
    let count = |word: &str| out.lines().filter(|line| line.contains(word)).count();
    assert!(count("holds: no contact") > 20 && count("exit at") > 20, "{out}");
    let hit = lines[..].iter().find(|line| line.contains("\"bounds\":[0.") && line.contains("\"exit\":{"));
    let hit = hit.unwrap();
    let at = hit.find("\"time\":{").unwrap();
    let changed = format!("{}{}", &hit[..at], hit[at..].replacen("\"exact\":\"", "\"exact\":\"1", 1));
    if let Some((status, out)) = check(&[changed]) {
        assert!(status == 1 && out.contains("FLAW"), "{out}");
    }
}

#[test]
fn proofs_of_the_shipped_scenes_hold() {
    let lines: Vec<String> = SHIPPED
        .iter()
        .map(|shipped| {
            let scene = shipped.scene();
            let [p, q] = scene.convexes();
            proof(&p, &q, scene.dimension)
        })
        .collect();
    let Some((status, out)) = check(&lines) else { return };
    assert_eq!(out.lines().count(), SHIPPED.len(), "{out}");
    // Overlaps and touches of curved shapes are proved only to a tolerance.
    let (mut holds, mut untold) = (0, 0);
    for (said, shipped) in out.lines().zip(SHIPPED) {
        let is_polytope = shipped.scene().convexes().iter().all(|shape| shape.core_vertices().is_some());
        let is_told = said.contains(": holds: ");
        assert!(is_told || !is_polytope && said.contains(": cannot be told: "), "{said}");
        *(if is_told { &mut holds } else { &mut untold }) += 1;
    }
    assert!(holds > 60 && (status == 2) == (untold > 0), "{status}: {out}");
}

/// The simplex of their difference nearest to the origin is an almost flat tetrahedron.
#[test]
fn the_proof_of_a_flat_tetrahedron_holds() {
    let p = hull_of("8 7 12, 4 -14 -10, -11 -18 -10, 20 9 14, 13 10 8, 3 16 7, -5 20 -4, -3 16 -20");
    let q = hull_of("7 12 -14, 0 -17 -25, 14 -12 -25, 6 10 -27, -7 15 -23");
    let Some((status, out)) = check(&[proof(&p, &q, Dimension::Three)]) else { return };
    assert!(status == 0 && out.contains("holds: separate, separation"), "{out}");
}

/// One wrong number in each part of each kind of certificate, on small triangles computed on paper.
#[test]
fn a_spoiled_proof_has_a_flaw() {
    let triangle = |at: f64, radius: f64| Convex {
        radius,
        ..Convex::vertices([
            DVec3::new(at, 0.0, 0.0),
            DVec3::new(at + 2.0, 0.0, 0.0),
            DVec3::new(at, 2.0, 0.0),
        ])
        .unwrap()
    };
    let apart = proof(&triangle(0.0, 0.0), &triangle(4.0, 0.0), Dimension::Two);
    let touch = proof(&triangle(0.0, 0.0), &triangle(2.0, 0.0), Dimension::Two);
    let inside = proof(&triangle(0.0, 0.0), &triangle(0.5, 0.0), Dimension::Two);
    let rounded = proof(&triangle(0.0, 1.0), &triangle(2.5, 0.0), Dimension::Two);
    let spoils = [
        (&apart, "/axis/0", Value::from("-1")),
        (&apart, "/verdict", Value::from("touching")),
        (&apart, "/verdict", Value::from("overlap")),
        (&apart, "/length/core_length_squared", Value::from("5")),
        (&apart, "/length/bounds/0", Value::from(1.5)),
        (&apart, "/length/nearest/0/weight", Value::from("1/2")),
        (&apart, "/p/radius", Value::from("3")),
        (&apart, "/p/vertices/1/0", Value::from("7")),
        (&touch, "/verdict", Value::from("separate")),
        (&touch, "/axis/0", Value::from("-1")),
        (&touch, "/common_point/point/0", Value::from("1")),
        (&touch, "/common_point/on_p/0/weight", Value::from("1/2")),
        (&inside, "/common_point/point/0", Value::from("9")),
        (&inside, "/common_point/differences/0/weight", Value::from("-1/2")),
        (&inside, "/q/vertices/0/0", Value::from("40")),
        (&inside, "/length/normal/0", Value::from("17")),
        (&rounded, "/common_point/point/0", Value::from("9")),
        (&rounded, "/p/radius", Value::from("1/8")),
        (&rounded, "/length/bounds/1", Value::from(0.75)),
    ];
    let Some((status, out)) = check(&[apart.clone(), touch.clone(), inside.clone(), rounded.clone()]) else {
        return;
    };
    assert_eq!(status, 0, "{out}");
    let spoiled: Vec<String> = spoils
        .iter()
        .map(|(whole, place, value)| {
            let mut proof: Value = serde_json::from_str(whole).unwrap();
            *proof.pointer_mut(place).unwrap_or_else(|| panic!("{place}: {whole}")) = value.clone();
            proof.to_string()
        })
        .collect();
    let (status, out) = check(&spoiled).unwrap();
    let missed: Vec<_> = out.lines().zip(&spoils).filter(|(line, _)| !line.contains("FLAW")).collect();
    assert!(status == 1 || status == 2, "{out}");
    assert!(missed.is_empty() && out.lines().count() == spoils.len(), "{missed:#?}\n{out}");
}

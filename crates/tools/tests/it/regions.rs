//! Djonov's decision on a tetrahedron: all 25 outcomes, and the correctness of the argument for it.
//!
//! The table lists, for three tetrahedra, positions of the origin and the region that the published code finds. It was
//! computed in exact rational arithmetic; the tests also compare every row with the nearest feature by brute force.

use gjk_figure::regions::{SimplexRegions, add_faces, plane_code};
use gjk_figure::{Figure, Form, Role};
use gjk_proximity::geometry::{Dimension, SupportPoint};
use gjk_proximity::gjk::{Event, Letter, Region, Ruled, Simplex, Tested};
use gjk_proximity::internal;
use glam::DVec3;
use proptest::prelude::*;

use crate::shapes::tries;
use proptest::test_runner::TestRunner;

/// The points A, B, C, D.
type Tetrahedron = [(f64, f64, f64); 4];

const SQUAT: Tetrahedron = [(0.0, 0.0, 1.0), (4.0, 0.0, 0.0), (-2.0, 4.0, 0.0), (-2.0, -4.0, 0.0)];
const STEEP: Tetrahedron = [(0.0, 0.0, 3.0), (2.0, 0.0, 0.0), (-1.0, 2.0, 0.0), (-1.0, -2.0, 0.0)];
const LEANING: Tetrahedron = [(1.0, 1.0, 3.0), (0.0, 4.0, 0.0), (0.0, 1.0, 0.0), (3.0, -1.0, 0.0)];
const LEANING_1: Tetrahedron = [(1.0, 1.0, 3.0), (0.0, 1.0, 0.0), (3.0, -1.0, 0.0), (0.0, 4.0, 0.0)];
const LEANING_2: Tetrahedron = [(1.0, 1.0, 3.0), (3.0, -1.0, 0.0), (0.0, 4.0, 0.0), (0.0, 1.0, 0.0)];

/// Tetrahedron, origin, code (1 = over ABC, 2 = over ACD, 4 = over ADB), region.
type Row = (Tetrahedron, (f64, f64, f64), u8, &'static str);

#[rustfmt::skip]
const TABLE: [Row; 25] = [
    (SQUAT, (0.0, 0.0, 0.2), 0b000, "inside"),
    (SQUAT, (0.6, 1.4, 0.6), 0b001, "face ABC"),
    (STEEP, (0.9, 0.6, 2.7), 0b001, "edge AB"),
    (STEEP, (0.0, 1.3, 2.45), 0b001, "edge AC"),
    (SQUAT, (-1.6, 0.0, 0.6), 0b010, "face ACD"),
    (STEEP, (-0.95, 0.45, 2.95), 0b010, "edge AC"),
    (STEEP, (-0.95, -0.45, 2.95), 0b010, "edge AD"),
    (SQUAT, (0.6, -1.4, 0.6), 0b100, "face ADB"),
    (STEEP, (0.75, -0.6, 2.95), 0b100, "edge AB"),
    (STEEP, (0.1, -1.1, 2.75), 0b100, "edge AD"),
    (SQUAT, (-1.0, 2.8, 0.8), 0b011, "face ABC"),
    (SQUAT, (-1.6, 2.2, 0.8), 0b011, "face ACD"),
    (SQUAT, (-1.6, 3.0, 0.8), 0b011, "edge AC"),
    (LEANING, (0.2, 1.45, 2.9), 0b011, "edge AB"),
    (LEANING, (0.9, 0.5, 2.9), 0b011, "edge AD"),
    (SQUAT, (2.6, 0.4, 0.8), 0b101, "face ABC"),
    (SQUAT, (2.6, -0.4, 0.8), 0b101, "face ADB"),
    (SQUAT, (3.0, 0.0, 0.7), 0b101, "edge AB"),
    (LEANING_1, (0.2, 1.45, 2.9), 0b101, "edge AD"),
    (LEANING_1, (0.9, 0.5, 2.9), 0b101, "edge AC"),
    (SQUAT, (-1.6, -2.2, 0.8), 0b110, "face ACD"),
    (SQUAT, (-1.0, -2.8, 0.8), 0b110, "face ADB"),
    (SQUAT, (-1.6, -3.0, 0.8), 0b110, "edge AD"),
    (LEANING_2, (0.2, 1.45, 2.9), 0b110, "edge AC"),
    (LEANING_2, (0.9, 0.5, 2.9), 0b110, "edge AB"),
];

/// The simplex as seen from the origin.
fn simplex(points: [DVec3; 4]) -> Simplex<DVec3> {
    let nowhere = DVec3::ZERO;
    points.iter().rev().fold(Simplex::EMPTY, |simplex, &point| {
        simplex.with_newest(SupportPoint { point, on_p: point, on_q: nowhere, index_p: None, index_q: None })
    })
}

/// The decision of Djonov's code: the bit mask of the faces with the origin in front, and the region.
fn decide(points: [DVec3; 4]) -> (u8, Option<Region>) {
    let events = internal::examine(&simplex(points), Dimension::Three);
    let code = events
        .iter()
        .filter_map(|event| {
            if let Event::Tested(Tested { test, value, .. }) = event {
                Some((test.question.to_string(), *value))
            } else {
                None
            }
        })
        .take(3)
        .map(|(name, value)| {
            let bit = match name.as_str() {
                "ABC·AO" => 1,
                "ACD·AO" => 2,
                "ADB·AO" => 4,
                other => panic!("the first three tests are of the faces, not {other}"),
            };
            if value > 0.0 { bit } else { 0 }
        })
        .sum();
    let region = events
        .iter()
        .find_map(|event| if let Event::Ruled(Ruled { chosen, .. }) = event { Some(*chosen) } else { None });
    (code, region)
}

/// Returns the letters of the feature of a tetrahedron nearest to the origin, by brute force: of all vertices, edges
/// and faces that contain their foot, the nearest. Returns `None` if the origin is inside.
pub(crate) fn nearest_by_brute_force(points: [DVec3; 4]) -> Option<Vec<Letter>> {
    let at = |letter: Letter| points[letter as usize];
    let mut best: Option<(f64, Vec<Letter>)> = None;
    for subset in 1_u8..15 {
        let letters: Vec<Letter> =
            Letter::ALL.into_iter().filter(|letter| subset >> (*letter as u8) & 1 == 1).collect();
        let foot = match letters.as_slice() {
            [a] => Some(at(*a)),
            [a, b] => {
                let (a, ab) = (at(*a), at(*b) - at(*a));
                let t = -a.dot(ab) / ab.length_squared();
                (0.0..=1.0).contains(&t).then(|| a + ab * t)
            }
            [a, b, c] => {
                let (a, b, c) = (at(*a), at(*b), at(*c));
                let normal = (b - a).cross(c - a);
                let foot = normal * (a.dot(normal) / normal.length_squared());
                let within = [(a, b), (b, c), (c, a)]
                    .iter()
                    .all(|&(from, to)| (to - from).cross(foot - from).dot(normal) >= 0.0);
                within.then_some(foot)
            }
            _ => None,
        };
        if let Some(foot) = foot {
            let distance = foot.length_squared();
            if best.as_ref().is_none_or(|(least, _)| distance < *least) {
                best = Some((distance, letters));
            }
        }
    }
    let volume = |a: DVec3, b: DVec3, c: DVec3, d: DVec3| (b - a).cross(c - a).dot(d - a);
    let [a, b, c, d] = points;
    let whole = volume(a, b, c, d);
    let o = DVec3::ZERO;
    let parts = [volume(o, b, c, d), volume(a, o, c, d), volume(a, b, o, d), volume(a, b, c, o)];
    if parts.iter().all(|part| part * whole > 0.0) { None } else { best.map(|(_, letters)| letters) }
}

pub(crate) fn letters_of(region: Region) -> Option<Vec<Letter>> {
    let mut letters = match region {
        Region::Vertex(a) => vec![a],
        Region::Edge(edge) => edge.to_vec(),
        Region::Face(face, _) => face.to_vec(),
        Region::Interior => return None,
    };
    letters.sort_unstable();
    Some(letters)
}

#[test]
fn all_25_outcomes_are_as_in_the_table() {
    for (tetrahedron, origin, code, region) in TABLE {
        let points = tetrahedron.map(|point| DVec3::from(point) - DVec3::from(origin));
        let (found_code, found_region) = decide(points);
        let found_region = found_region.expect("a region is chosen");
        assert_eq!((found_code, found_region.to_string().as_str()), (code, region), "origin at {origin:?}");
        assert_eq!(letters_of(found_region), nearest_by_brute_force(points), "origin at {origin:?}");
    }
    let outcomes: std::collections::HashSet<(u8, &str)> =
        TABLE.iter().map(|(_, _, code, region)| (*code, *region)).collect();
    assert_eq!(outcomes.len(), 25, "every outcome once");
}

/// The code in the picture, and a highlighted face for each of its bits.
#[test]
fn all_25_codes_are_in_the_picture() {
    for (tetrahedron, origin, code, _) in TABLE {
        let points = tetrahedron.map(|point| DVec3::from(point) - DVec3::from(origin));
        let regions = SimplexRegions::free(simplex(points), Dimension::Three);
        assert_eq!(plane_code(&regions), Some(code), "origin at {origin:?}");
        let mut figure = Figure::new(Dimension::Three);
        add_faces(&mut figure, &regions);
        let lit = figure
            .marks
            .iter()
            .filter(|mark| mark.role == Role::Lit && matches!(mark.form, Form::Area { .. }));
        assert_eq!(lit.count(), usize::try_from(code.count_ones()).unwrap(), "origin at {origin:?}");
    }
}

#[test]
fn the_decision_finds_the_nearest_feature_wherever_the_origin_may_legally_be() {
    let coordinate = -4.0..4.0_f64;
    let base = proptest::array::uniform6(coordinate.clone());
    // B, C, D in the plane z = 0; A above; the origin over the base, between its plane and the plane through A.
    let strategy =
        (base, coordinate.clone(), coordinate, 0.1..4.0_f64, 0.0..1.0_f64, 0.0..1.0_f64, 0.0..1.0_f64);
    let mut outside = 0_u32;
    let mut looked_at = 0_u32;
    let mut runner = TestRunner::new(tries(4000));
    let seen = std::cell::RefCell::new((&mut looked_at, &mut outside));
    let result = runner.run(&strategy, |(base, ax, ay, height, u, v, lift)| {
        let [bx, by, cx, cy, dx, dy] = base;
        let mut corners = [DVec3::new(bx, by, 0.0), DVec3::new(cx, cy, 0.0), DVec3::new(dx, dy, 0.0)];
        let area = (corners[1] - corners[0]).cross(corners[2] - corners[0]).z;
        prop_assume!(area.abs() > 0.1);
        if area < 0.0 {
            corners.swap(1, 2);
        }
        let (u, v) = if u + v > 1.0 { (1.0 - u, 1.0 - v) } else { (u, v) };
        let foot = corners[0] + (corners[1] - corners[0]) * u + (corners[2] - corners[0]) * v;
        let origin = foot + DVec3::Z * (height * lift);
        let points =
            [DVec3::new(ax, ay, height), corners[0], corners[1], corners[2]].map(|point| point - origin);
        let (code, region) = decide(points);
        prop_assert_ne!(code, 7, "three faces never see a legal origin");
        let found = region.map(letters_of);
        prop_assert_eq!(found, Some(nearest_by_brute_force(points)));
        let mut seen = seen.borrow_mut();
        *seen.0 += 1;
        if code != 0 {
            *seen.1 += 1;
        }
        Ok(())
    });
    result.unwrap();
    let share = f64::from(outside) / f64::from(looked_at);
    assert!((0.2..0.95).contains(&share), "the origin was outside in {share:.2} of the cases");
}

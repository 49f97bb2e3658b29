//! The explorer: arrangements that can occur in a run, the rules that exclude the others, and the positions of dragged
//! points.
//!
//! Numbers come from the article's diagrams, or from tetrahedra over z = 0, computed by hand. All other results are
//! compared with brute force: barycentric coordinates of the projection of O, and the nearest of all features.

mod pictures;
mod rules;

use std::collections::HashSet;

use gjk_figure::explorer::{
    Arrangement, ArrangementPoint, CODES, CutColor, Decision, EarlierTest, ExplorerStart, OutcomeRow, ROWS,
    Unsuited, allowed, cut, of_simplex, violations,
};
use gjk_figure::narration;
use gjk_proximity::geometry::{Dimension, Side};
use gjk_proximity::gjk::Letter::{A, B, C, D};
use gjk_proximity::gjk::{self, Event, Letter, Region, Ruled};
use gjk_proximity::internal::{self, Decider};
use gjk_scene::edit::moving::Lead;
use gjk_scene::scene::library;
use glam::DVec3;
use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use crate::regions::{letters_of, nearest_by_brute_force};

/// A tetrahedron over z = 0 with BCD counterclockwise from above and A over it.
fn tetrahedron(rng: &mut Pcg64Mcg) -> [DVec3; 4] {
    loop {
        let mut corner = || DVec3::new(rng.random_range(-4.0..4.0), rng.random_range(-4.0..4.0), 0.0);
        let [mut c, mut d, b, over] = [corner(), corner(), corner(), corner()];
        let area = (c - b).cross(d - b).z;
        if area < 0.0 {
            std::mem::swap(&mut c, &mut d);
        }
        if area.abs() > 0.5 {
            return [over + DVec3::Z * rng.random_range(0.2..4.0), b, c, d];
        }
    }
}

/// A random point over the base and not above A.
fn legal_origin(rng: &mut Pcg64Mcg, [a, b, c, d]: [DVec3; 4]) -> DVec3 {
    let (mut u, mut v): (f64, f64) = (rng.random(), rng.random());
    if u + v > 1.0 {
        (u, v) = (1.0 - u, 1.0 - v);
    }
    b + (c - b) * u + (d - b) * v + DVec3::Z * (a.z * rng.random::<f64>())
}

fn any_place(rng: &mut Pcg64Mcg) -> DVec3 {
    let mut coordinate = |min: f64| rng.random_range(min..3.5);
    DVec3::new(coordinate(-3.5), coordinate(-3.5), coordinate(-1.5))
}

fn in_space(points: [DVec3; 4], origin: DVec3) -> Arrangement {
    Arrangement::new(Dimension::Three, &points, origin)
}

fn tests_of(arrangement: &Arrangement) -> Vec<EarlierTest> {
    violations(arrangement).into_iter().map(|stop| stop.test).collect()
}

fn words(arrangement: &Arrangement) -> Vec<String> {
    violations(arrangement).into_iter().map(|stop| narration::stopped(arrangement, stop).to_plain()).collect()
}

#[test]
fn all_25_rows_are_legal_and_lead_to_their_outcome() {
    for (index, row) in ROWS.iter().enumerate() {
        let arrangement = row.arrangement();
        assert!(violations(&arrangement).is_empty(), "{row:?}");
        let decision = Decision::of(&arrangement);
        assert_eq!(decision.outcome(), Some(row.outcome), "{row:?}");
        let seen = [A, B, C, D].map(|letter| arrangement.relative_to_origin(letter));
        assert_eq!(letters_of(row.outcome.region), nearest_by_brute_force(seen), "{row:?}");
        assert_eq!(OutcomeRow::index_of(row.outcome), Some(index), "each outcome once");
        assert!(CODES.contains(&row.outcome.code));
    }
}

#[test]
fn all_three_faces_never_see_a_legal_origin() {
    let mut rng = Pcg64Mcg::seed_from_u64(111);
    let mut all_three = 0;
    for _ in 0..4000 {
        let points = tetrahedron(&mut rng);
        let legal = in_space(points, legal_origin(&mut rng, points));
        assert!(violations(&legal).is_empty(), "{legal:?}");
        assert_ne!(Decision::of(&legal).code(), Some(0b111), "{legal:?}");
        // Over the base, O is in front of all three faces only above A.
        let anywhere = in_space(points, any_place(&mut rng) + DVec3::Z * points[0].z);
        if Decision::of(&anywhere).code() == Some(0b111) {
            all_three += 1;
            assert!(!violations(&anywhere).is_empty(), "{anywhere:?}");
        }
    }
    assert!(all_three > 20, "only {all_three} places see all three");
}

/// O is stopped exactly at the border of the prism, given by barycentric coordinates. The regions that the rulings call
/// impossible are outside, stopped by the test that the ruling names.
#[test]
fn the_legal_prism_is_the_region_that_the_rulings_call_possible() {
    use gjk::Ruling;
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    let (mut inside, mut impossible) = (0, 0);
    for _ in 0..6000 {
        let points @ [a, b, c, d] = tetrahedron(&mut rng);
        let origin = any_place(&mut rng);
        let whole = (c - b).cross(d - b).z;
        let foot = origin.with_z(0.0);
        let weights = [(c, d), (d, b), (b, c)].map(|(from, to)| (from - foot).cross(to - foot).z / whole);
        let legal = weights.iter().all(|weight| *weight >= 0.0) && (0.0..=a.z).contains(&origin.z);
        let arrangement = in_space(points, origin);
        let tests = tests_of(&arrangement);
        assert_eq!(tests.is_empty(), legal, "{arrangement:?}: {tests:?}");
        inside += u32::from(legal);

        let seen = [A, B, C, D].map(|letter| arrangement.relative_to_origin(letter));
        let Some(nearest) = nearest_by_brute_force(seen) else { continue };
        let inside_chosen = internal::examine(
            &in_space(points, points.iter().sum::<DVec3>() / 4.0).simplex(),
            Dimension::Three,
        );
        let findings = inside_chosen.iter().find_map(|event| {
            if let Event::Ruled(Ruled { findings, .. }) = event { Some(findings.clone()) } else { None }
        });
        let findings = findings.unwrap();
        let found = findings.iter().find(|finding| letters_of(finding.region).as_ref() == Some(&nearest));
        let Some(gjk::RegionRuling { ruling, .. }) = found else { continue };
        let is_wall = |test: &EarlierTest| matches!(test, EarlierTest::Wall(_) | EarlierTest::OldWall);
        match ruling {
            Ruling::ImpossibleSinceReachTest => {
                impossible += 1;
                assert!(tests.iter().any(|test| *test == EarlierTest::Reach || is_wall(test)), "{tests:?}");
            }
            Ruling::ImpossibleSincePreviousDirection => {
                impossible += 1;
                assert!(tests.contains(&EarlierTest::Floor), "{nearest:?}: {tests:?}");
            }
            Ruling::ImpossibleSinceEarlierTest => {
                impossible += 1;
                assert!(tests.iter().any(is_wall), "{nearest:?}: {tests:?}");
            }
            Ruling::TestedAndOutside | Ruling::NotAsked | Ruling::Chosen => {}
        }
    }
    assert!(inside > 100 && impossible > 1000, "{inside} inside, {impossible} impossible");
}

#[test]
fn renaming_leads_to_a_solved_case_and_keeps_the_feature() {
    let mut rng = Pcg64Mcg::seed_from_u64(9);
    let mut renamed = 0;
    for _ in 0..2000 {
        let points = tetrahedron(&mut rng);
        let before = in_space(points, legal_origin(&mut rng, points));
        let decision = Decision::of(&before);
        let code = decision.code().unwrap();
        let Some((order, _)) = &decision.renamed else {
            assert!(matches!(code, 0b000 | 0b001 | 0b011), "{code:03b} is solved under another name");
            continue;
        };
        renamed += 1;
        let after = before.renamed(order);
        assert!(violations(&after).is_empty(), "new names break no rule");
        let solved = Decision::of(&after);
        assert_eq!(solved.renamed, None);
        assert_eq!(solved.code(), Some(if code.is_power_of_two() { 0b001 } else { 0b011 }));
        let places = |arrangement: &Arrangement, region: Option<Region>| {
            let mut places: Vec<[u64; 3]> = letters_of(region.unwrap())
                .unwrap()
                .into_iter()
                .map(|letter| arrangement.at(ArrangementPoint::Letter(letter)).to_array().map(f64::to_bits))
                .collect();
            places.sort_unstable();
            places
        };
        assert_eq!(places(&before, decision.region), places(&after, solved.region));
    }
    assert!(renamed > 200, "{renamed}");
}

/// One face always agrees with the first face; of two faces a third does not (10,911 of 32,710 in another sample).
#[test]
fn the_first_face_is_right_where_only_one_sees_the_origin() {
    let mut rng = Pcg64Mcg::seed_from_u64(12);
    let (mut two, mut wrong) = (0_u32, 0_u32);
    for _ in 0..12_000 {
        let points = tetrahedron(&mut rng);
        let arrangement = in_space(points, legal_origin(&mut rng, points));
        let decision = Decision::of(&arrangement);
        let first = internal::examine_by(Decider::FirstFace, &arrangement.simplex(), Dimension::Three);
        let first = first.iter().find_map(|event| {
            if let Event::Ruled(Ruled { chosen, .. }) = event { Some(*chosen) } else { None }
        });
        let agrees = first == decision.region;
        match decision.code().unwrap().count_ones() {
            0 | 1 => assert!(agrees, "{arrangement:?}: {first:?}"),
            _ => {
                two += 1;
                wrong += u32::from(!agrees);
            }
        }
    }
    let share = f64::from(wrong) / f64::from(two);
    assert!((0.25..0.42).contains(&share), "{wrong} of {two}");
}

#[test]
fn scenes_and_arrangements_correspond() {
    for start in ExplorerStart::ALL {
        let scene = start.scene().unwrap();
        let arrangement = Arrangement::of(&scene).unwrap();
        assert!(violations(&arrangement).is_empty(), "{} can happen", start.name());
        assert_eq!(arrangement.place_in(&scene).unwrap(), scene, "nothing moves");
        let to = arrangement.origin + DVec3::new(0.125, 0.0, 0.0);
        let moved = arrangement.with(ArrangementPoint::Origin, to).place_in(&scene).unwrap();
        assert_eq!(Lead::Vertex(Side::Q, 0).place(&moved), Some(to));
        assert_eq!(moved.bodies[Side::P], scene.bodies[Side::P]);
        let moved = arrangement.with(ArrangementPoint::Letter(B), to).place_in(&scene).unwrap();
        assert_eq!(Arrangement::of(&moved).unwrap().at(ArrangementPoint::Letter(B)), to);
    }
    assert_eq!(Arrangement::of(&library::start(Dimension::Two)), Err(Unsuited::Origin));
    assert_eq!(Arrangement::of(&library::start(Dimension::Three)), Err(Unsuited::Simplex));
}

/// The gem and the octahedron: support 4 has the code 0b101 and takes face ADB.
#[test]
fn the_simplex_of_a_run_can_be_explored() {
    let scene = library::start(Dimension::Three);
    let convexes = scene.convexes();
    let mut query = scene.query(&convexes);
    query.settings.algorithm = gjk::Algorithm::Djonov;
    let trace = gjk::run(&query);
    let ruled = trace.events.iter().position(|event| match event {
        Event::Ruled(Ruled { findings, .. }) => findings.len() == 15,
        _ => false,
    });
    let simplex = trace.state(ruled.unwrap()).simplex;
    let explored = of_simplex(&simplex, Dimension::Three).unwrap();
    let arrangement = Arrangement::of(&explored).unwrap();
    let decision = Decision::of(&arrangement);
    assert_eq!(decision.code(), Some(0b101));
    assert_eq!(decision.region.unwrap().to_string(), "face ADB");
    assert!(violations(&arrangement).is_empty(), "a run came to it");
    assert_eq!(of_simplex(&gjk::Simplex::EMPTY, Dimension::Three), None);
}

/// Flat, tiny, huge, distant and coincident points: nothing panics, and every number in a sentence is finite.
#[test]
fn degenerate_arrangements_have_finite_sentences() {
    for scale in [1e-6, 1.0, 1e6] {
        for shift in [0.0, 1e6] {
            for points in [
                vec![DVec3::ZERO; 4],
                vec![DVec3::X, DVec3::X, DVec3::X, DVec3::Y],
                vec![DVec3::ZERO, DVec3::X, DVec3::X * 2.0, DVec3::X * 3.0],
                vec![DVec3::ZERO; 2],
                vec![DVec3::ZERO, DVec3::X, DVec3::X],
            ] {
                let points: Vec<DVec3> =
                    points.iter().map(|at| (*at + DVec3::splat(shift)) * scale).collect();
                let arrangement = Arrangement::new(Dimension::Three, &points, DVec3::splat(shift * scale));
                let decision = Decision::of(&arrangement);
                let sentences =
                    decision.sentences().iter().map(narration::Narration::to_plain).collect::<Vec<_>>();
                for text in sentences.into_iter().chain(words(&arrangement)) {
                    assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
                }
                for handle in arrangement.handles() {
                    let rest = allowed(&arrangement, handle, DVec3::splat((shift + 0.25) * scale));
                    assert!(rest.is_finite(), "{handle}: {rest:?}");
                }
                if arrangement.is_tetrahedron() {
                    cut(&arrangement, CutColor::Outcome, false);
                }
            }
        }
    }
    let letters = Letter::ALL.map(|letter| ArrangementPoint::Letter(letter).to_string());
    assert_eq!(letters.join(""), "ABCD");
}

/// The statement of the readme on the three scenes: moving O alone over and under every point of their bases leads to
/// 21 of the 25 outcomes, and with the names of B, C and D rotated (*Rename*) to all of them.
#[test]
fn moving_the_origin_alone_leads_to_21_outcomes() {
    let outcomes_on = |points: [DVec3; 4]| {
        let [a, b, c, d] = points;
        let mut found = HashSet::new();
        let steps = 40;
        for i in 0..=steps {
            for j in 0..=steps - i {
                for k in 0..=steps {
                    let [u, v, w] = [i, j, k].map(|step| f64::from(step) / f64::from(steps));
                    // Slightly off the grid, so O is on no plane of the decision.
                    let origin = b + (c - b) * (0.9917 * u + 0.001) + (d - b) * (0.9917 * v + 0.002);
                    let arrangement = in_space(points, origin.with_z(a.z * (0.995 * w + 0.0013)));
                    if violations(&arrangement).is_empty() {
                        found.extend(Decision::of(&arrangement).outcome());
                    }
                }
            }
        }
        found
    };
    let scenes = ["Region explorer: low", "Region explorer: tall", "Region explorer: leaning"];
    let (mut alone, mut renamed) = (HashSet::new(), HashSet::new());
    for title in scenes {
        let shipped = library::SHIPPED.iter().find(|shipped| shipped.scene().title == title).unwrap();
        let arrangement = Arrangement::of(&shipped.scene()).unwrap();
        let [a, b, c, d] = *arrangement.points() else { panic!("{title} is no tetrahedron") };
        alone.extend(outcomes_on([a, b, c, d]));
        for points in [[a, b, c, d], [a, c, d, b], [a, d, b, c]] {
            renamed.extend(outcomes_on(points));
        }
    }
    assert_eq!((alone.len(), renamed.len()), (21, ROWS.len()));
}

//! Claims on pairs small enough to be worked out on paper.

use gjk_explain::claim::{self, About, BoundedLength, Claim, Fact, Status};
use gjk_proximity::geometry::{Convex, Dimension, Side};
use gjk_proximity::gjk::{Algorithm, Event, Letter, Region, Ruling, Settings, Sign, Trace, Verdict};
use glam::DVec3;

use super::pairs::Kind;
use super::simplex::Seen;
use crate::defects::run;
use crate::published;
use crate::shapes::{dyn4j, square};

fn claims(trace: &Trace) -> Vec<Claim> {
    claim::all_claims(trace).concat()
}

/// Returns the status of the claim with this text about this subject; panics if there is none.
fn status(claims: &[Claim], about: About, is_meant: impl Fn(&Fact) -> bool) -> Status {
    claims.iter().find(|claim| claim.about == about && is_meant(&claim.fact)).unwrap().status
}

/// The worked example of the dyn4j article: along (1, −1) the vertices of P have the values −1, −7 and 0; along (−1, 1)
/// the vertices of Q have 2, −5, −8 and −4. So A = (9, 9) − (5, 7) = (4, 2), which Bittle's code does not test.
#[test]
fn the_first_step_of_the_walk_through() {
    let settings = Settings {
        algorithm: Algorithm::Bittle,
        initial_direction: DVec3::new(1.0, -1.0, 0.0),
        ..Settings::default()
    };
    let trace = run(&dyn4j(), Dimension::Two, settings);
    let (v, on_p, on_q) = (DVec3::new(1.0, -1.0, 0.0), DVec3::new(9.0, 9.0, 0.0), DVec3::new(5.0, 7.0, 0.0));
    let farthest =
        |side, direction, index, point| Fact::Farthest { side, direction, index: Some(index), point };
    assert_eq!(
        claim::claims(&trace, 0),
        [
            Claim {
                about: About::P,
                is_projected: false,
                status: Status::Proved,
                fact: farthest(Side::P, v, 2, on_p)
            },
            Claim {
                about: About::Q,
                is_projected: false,
                status: Status::Proved,
                fact: farthest(Side::Q, -v, 0, on_q)
            },
        ]
    );
    // In the end the triangle (−1, −2), (−8, −2), (4, 2) contains the origin, with the weights ½, 3/14 and 2/7.
    let all = claims(&trace);
    assert_eq!(status(&all, About::Difference, |it| *it == Fact::Verdict(Verdict::Overlap)), Status::Proved);
    assert!(all.iter().any(|claim| claim.fact == Fact::Encloses));
}

/// Discs of radius 1 whose centers are at a distance of 3: the cores are separated by 3, the discs by 1. The search
/// ignores the radii.
#[test]
fn bounds_on_discs_know_the_cores_from_the_shapes() {
    let disc = |x: f64| Convex { radius: 1.0, ..Convex::point(DVec3::new(x, 0.0, 0.0)) };
    let settings = Settings { algorithm: Algorithm::Distance, ..Settings::default() };
    let trace = run(&[disc(0.0), disc(3.0)], Dimension::Two, settings);
    let all = claims(&trace);
    let upper = |about: About| -> Vec<f64> {
        let bounds = all.iter().filter(|claim| claim.about == about).filter_map(|claim| {
            if let Fact::UpperBound { of: BoundedLength::Distance, value } = claim.fact {
                Some(value)
            } else {
                None
            }
        });
        bounds.collect()
    };
    let is_near = |values: &[f64], length: f64| values.iter().all(|value| (value - length).abs() < 1e-13);
    assert!(is_near(&upper(About::CoreDifference), 3.0), "{all:?}");
    assert!(is_near(&upper(About::Difference), 1.0), "{all:?}");
    assert!(!upper(About::CoreDifference).is_empty() && !upper(About::Difference).is_empty());
    let centres = all.iter().filter(|claim| matches!(claim.fact, Fact::Farthest { .. }));
    assert!(centres.clone().count() > 0);
    for claim in centres {
        assert!(matches!(claim.about, About::PCore | About::QCore), "{claim:?}");
    }
}

/// Squares with sides of 2 around (0, 0) and (3, 0), from center to center: the first point is (1, −1) − (2, −1) = (−1, 0),
/// the second, sought the other way, (−1, −1) − (4, −1) = (−5, 0). It passes: (−5, 0)·(−1, 0) = 5. But of the segment,
/// (−1, 0) is nearest to the origin, and that is B.
#[test]
fn bittle_denies_the_nearest_point() {
    let settings =
        Settings { algorithm: Algorithm::Bittle, initial_direction: DVec3::X, ..Settings::default() };
    let trace = run(&[square(0.0, 0.0), square(3.0, 0.0)], Dimension::Two, settings);
    let all = claims(&trace);
    let value = 5.0;
    assert!(all.iter().any(|claim| {
        matches!(claim.fact, Fact::Reach { value: it, sign: Sign::Positive, .. } if it == value)
            && claim.status == Status::Proved
    }));
    let region = Region::Vertex(Letter::B);
    let fact = Fact::NotIn { region, ruling: Ruling::ImpossibleSincePreviousDirection };
    assert_eq!(status(&all, About::Simplex, |it| *it == fact), Status::Refuted);
}

/// Bittle's argument that the origin is not nearest to B, at the first segment of runs on separate pairs, from the center of
/// P to that of Q: how often it is false, and that exactly then it is marked so.
#[test]
fn bittles_second_direction_proves_nothing() {
    let (mut told, mut false_ones) = (0, 0);
    for number in 0..400 {
        let pair = Kind::General.pair(Dimension::Two, number);
        let centre = |shape: &Convex<DVec3>| {
            let vertices = shape.core_vertices().unwrap();
            vertices.iter().sum::<DVec3>() / vertices.len() as f64
        };
        let initial_direction = centre(&pair[1]) - centre(&pair[0]);
        let settings = Settings { algorithm: Algorithm::Bittle, initial_direction, ..Settings::default() };
        let trace = run(&pair, Dimension::Two, settings);
        if super::truth::Polytopes::of(&pair, Dimension::Two).unwrap().verdict != Verdict::Separate {
            continue;
        }
        let first = trace.events.iter().position(|event| matches!(event, Event::Ruled { .. }));
        let Some(first) = first else { continue };
        let state = trace.state(first);
        let region = Region::Vertex(Letter::B);
        let claims = claim::claims_of(&trace, &state);
        let told_so =
            claims.iter().find(|claim| matches!(claim.fact, Fact::NotIn { region: it, .. } if it == region));
        let is_false = Seen::lettered(&state, 2).is_within(region);
        assert_eq!(told_so.unwrap().status == Status::Refuted, is_false, "pair {number}");
        assert_ne!(told_so.unwrap().status, Status::Proved, "pair {number}: nothing secures it");
        told += 1;
        false_ones += usize::from(is_false);
    }
    assert!(told >= 100, "{told}");
    // 51 % in the measurement that found it out.
    assert!(false_ones * 10 > told * 3, "{false_ones} of {told}");
}

/// The first face with the origin in front need not be the nearest one: on the pair on which Winter's code cycles, some
/// of its choices are false, and the sentences report the cycle.
#[test]
fn the_first_face_is_not_always_the_nearest() {
    let settings = Settings { algorithm: Algorithm::Winter, ..Settings::default() };
    let trace = run(&published::pair("S-CYC-1"), Dimension::Three, settings);
    let all = claims(&trace);
    let is_false_choice =
        |claim: &&Claim| matches!(claim.fact, Fact::Nearest { .. }) && claim.status == Status::Refuted;
    assert!(all.iter().filter(is_false_choice).count() > 0, "{all:?}");
    assert!(matches!(status(&all, About::Simplex, |it| matches!(it, Fact::Cycle { .. })), Status::Proved));
}

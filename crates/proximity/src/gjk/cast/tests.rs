//! First contacts with known answers: computed with fractions, from closed forms, or by construction with integers.

use glam::{DQuat, DVec3};

use super::{
    Cast, CastAlgorithm, CastEnd, CastEvent, CastJudgement, CastTrace, ContactKind, FirstContact, Probe,
    cast as run, first_contact,
};
use crate::geometry::{Body, Convex, Dimension, Pose, Rotation, Shape};
use crate::gjk::{Precision, Query, Settings, Verdict};

fn hull(points: &[(f64, f64, f64)]) -> Convex<DVec3> {
    Convex::vertices(points.iter().map(|(x, y, z)| DVec3::new(*x, *y, *z))).unwrap()
}

fn cuboid(center: DVec3, half: DVec3) -> Convex<DVec3> {
    let sign = |corner: u8, bit: u8| if corner >> bit & 1 == 0 { -1.0 } else { 1.0 };
    let corners = (0..8).map(|corner| DVec3::new(sign(corner, 0), sign(corner, 1), sign(corner, 2)));
    Convex::vertices(corners.map(|corner| center + corner * half)).unwrap()
}

fn rounded(points: &[(f64, f64, f64)], radius: f64) -> Convex<DVec3> {
    Convex { radius, ..hull(points) }
}

/// Returns the checked result in space.
fn cast(p: &Convex<DVec3>, q: &Convex<DVec3>, translation: DVec3) -> FirstContact {
    cast_in(Dimension::Three, p, q, translation)
}

fn cast_in(dimension: Dimension, p: &Convex<DVec3>, q: &Convex<DVec3>, translation: DVec3) -> FirstContact {
    let query = Query { p, q, dimension, settings: Settings::default() };
    let found = first_contact(&query, translation);
    assert_eq!(found.check(&query, translation), Ok(()), "the proof of {found:?}");
    found
}

/// Returns the kind, the time and the exit, as fractions.
fn fractions(found: &FirstContact) -> (ContactKind, String, Option<String>) {
    let contact = found.contact.as_ref().unwrap();
    let text = |time: &super::CastTime| time.exact.as_ref().unwrap().to_string();
    (contact.kind, text(&contact.time), contact.exit.as_ref().map(text))
}

fn known(kind: ContactKind, time: &str, exit: Option<&str>) -> (ContactKind, String, Option<String>) {
    (kind, time.to_owned(), exit.map(str::to_owned))
}

#[test]
fn a_bullet_passes_a_thin_wall() {
    // The wall is 1/8 thick, the bullet 1/4 long, 100 away: front at 99 7/8, contact after 99 13/16 of 300.
    let wall = cuboid(DVec3::ZERO, DVec3::new(0.0625, 4.0, 4.0));
    let bullet = cuboid(DVec3::new(-100.0, 0.5, 0.25), DVec3::new(0.125, 0.125, 0.125));
    let found = cast(&wall, &bullet, DVec3::X * 300.0);
    // (100 − 3/16) / 300 and (100 + 3/16) / 300.
    assert_eq!(fractions(&found), known(ContactKind::Impact, "1597/4800", Some("1603/4800")));
    let contact = found.contact.unwrap();
    assert_eq!(contact.time.nearest, 1597.0 / 4800.0);
    assert_eq!((contact.normal, contact.points.on_p.x), (Some(-DVec3::X), -0.0625));
}

#[test]
fn a_corner_on_an_edge_in_space_is_a_fraction() {
    // The edge from (0, 0, −3) to (0, 0, 5) of a wedge against the edge y = z = 0 of a bar, crosswise.
    let p = hull(&[(0.0, 0.0, -3.0), (0.0, 0.0, 5.0), (4.0, 3.0, 0.0), (4.0, -2.0, 1.0)]);
    let q = hull(&[(-7.0, -4.0, 0.0), (-7.0, 5.0, 0.0), (-9.0, 0.0, 2.0), (-9.0, 1.0, -2.0)]);
    let found = cast(&p, &q, DVec3::new(21.0, 1.0, 2.0));
    // The edges meet in x: 7 / 21.
    assert_eq!(fractions(&found).1, "1/3");
}

#[test]
fn a_graze_by_construction_is_a_kind_of_its_own() {
    // The corner (5, 2, 0) of Q passes the corner (5, 2, 0) of P after 5 of 10: everything else of Q lies above y = 2.
    let p = hull(&[(5.0, 2.0, 0.0), (3.0, 0.0, -1.0), (7.0, 0.0, -1.0), (5.0, 0.0, 2.0)]);
    let q = hull(&[(0.0, 2.0, 0.0), (-1.0, 4.0, 1.0), (1.0, 4.0, 1.0), (0.0, 4.0, -2.0)]);
    let found = cast(&p, &q, DVec3::X * 10.0);
    assert_eq!(fractions(&found), known(ContactKind::Graze, "1/2", Some("1/2")));
    let higher = hull(&[(0.0, 2.0f64.next_up(), 0.0), (-1.0, 4.0, 1.0), (1.0, 4.0, 1.0), (0.0, 4.0, -2.0)]);
    assert_eq!(cast(&p, &higher, DVec3::X * 10.0).contact, None);
    let lower = hull(&[(0.0, 2.0f64.next_down(), 0.0), (-1.0, 4.0, 1.0), (1.0, 4.0, 1.0), (0.0, 4.0, -2.0)]);
    assert_eq!(cast(&p, &lower, DVec3::X * 10.0).contact.unwrap().kind, ContactKind::Impact);
}

#[test]
fn parallel_faces_slide() {
    let p = cuboid(DVec3::ZERO, DVec3::ONE);
    let q = cuboid(DVec3::new(-6.0, 2.0, 0.0), DVec3::ONE);
    assert_eq!(
        fractions(&cast(&p, &q, DVec3::X * 16.0)),
        known(ContactKind::Graze, "1/4", Some("1/2")),
        "faces pass each other: 4 to 8 of 16"
    );
    let on_top = cuboid(DVec3::new(0.0, 2.0, 0.0), DVec3::ONE);
    assert_eq!(
        fractions(&cast(&p, &on_top, DVec3::X * 16.0)),
        known(ContactKind::StartsTouching, "0", Some("1/8"))
    );
}

#[test]
fn starts_ends_and_zero_motion() {
    let p = cuboid(DVec3::ZERO, DVec3::ONE);
    let inside = cuboid(DVec3::X, DVec3::ONE);
    assert_eq!(
        fractions(&cast(&p, &inside, DVec3::X * 4.0)),
        known(ContactKind::StartsOverlapping, "0", Some("1/4"))
    );
    assert_eq!(fractions(&cast(&p, &inside, DVec3::ZERO)), known(ContactKind::StartsOverlapping, "0", None));
    let beside = cuboid(DVec3::X * 2.0, DVec3::ONE);
    let away = fractions(&cast(&p, &beside, DVec3::X));
    assert_eq!(away, known(ContactKind::StartsTouching, "0", Some("0")));
    let into = fractions(&cast(&p, &beside, -DVec3::X));
    assert_eq!(into, known(ContactKind::StartsTouching, "0", None));
    let far = cuboid(DVec3::X * 5.0, DVec3::ONE);
    assert_eq!(cast(&p, &far, DVec3::ZERO).contact, None);
    assert_eq!(fractions(&cast(&p, &far, DVec3::X * -3.0)), known(ContactKind::Impact, "1", None));
    assert_eq!(cast(&p, &far, DVec3::X * -3.0f64.next_down()).contact, None);
    assert_eq!(cast(&p, &far, DVec3::X * 10.0).contact, None);
}

#[test]
fn two_balls_follow_the_closed_form() {
    // Centers (0, 0, 0) and (−10, 3, 0), radii 2 and 3: |(−10 + 20t, 3)| = 5, so −10 + 20t = ∓4.
    let p = rounded(&[(0.0, 0.0, 0.0)], 2.0);
    let q = rounded(&[(-10.0, 3.0, 0.0)], 3.0);
    let contact = cast(&p, &q, DVec3::X * 20.0).contact.unwrap();
    assert_eq!((contact.time.nearest, contact.time.bounds), (0.3, [0.3, 0.3f64.next_up()]));
    assert_eq!(contact.exit.unwrap().nearest, 0.7);
    assert!((contact.normal.unwrap() - DVec3::new(-0.8, 0.6, 0.0)).length() < 1e-15);
    assert!((contact.points.on_p - DVec3::new(-1.6, 1.2, 0.0)).length() < 1e-15);
    // Half as high, the root is irrational: −10 + 20t = −√22.75.
    let q = rounded(&[(-10.0, 1.5, 0.0)], 3.0);
    let contact = cast(&p, &q, DVec3::X * 20.0).contact.unwrap();
    let [lower, upper] = contact.time.bounds;
    assert_eq!(lower.next_up(), upper);
    assert!((contact.time.nearest - (10.0 - 22.75f64.sqrt()) / 20.0).abs() < 1e-16);
}

#[test]
fn a_rounded_graze_is_exact() {
    // Radii 2 and 3, height 5: they touch at t = 1/2 alone.
    let p = rounded(&[(0.0, 0.0, 0.0)], 2.0);
    let q = rounded(&[(-10.0, 5.0, 0.0)], 3.0);
    assert_eq!(fractions(&cast(&p, &q, DVec3::X * 20.0)), known(ContactKind::Graze, "1/2", Some("1/2")));
    // One unit of the last place higher they miss, lower they meet, around t = 1/2 by √(2·5·ε) / 20.
    let higher = rounded(&[(-10.0, 5.0f64.next_up(), 0.0)], 3.0);
    assert_eq!(cast(&p, &higher, DVec3::X * 20.0).contact, None);
    let lower = rounded(&[(-10.0, 5.0f64.next_down(), 0.0)], 3.0);
    let contact = cast(&p, &lower, DVec3::X * 20.0).contact.unwrap();
    let half_chord = (10.0 * (5.0 - 5.0f64.next_down())).sqrt() / 20.0;
    assert!((0.5 - contact.time.nearest - half_chord).abs() < 1e-15, "{contact:?}");
    // A capsule along the motion slides: from 6 to 14 of 20.
    let capsule = rounded(&[(-4.0, 0.0, 0.0), (4.0, 0.0, 0.0)], 2.0);
    let q = rounded(&[(-10.0, 5.0, 0.0)], 3.0);
    assert_eq!(
        fractions(&cast(&capsule, &q, DVec3::X * 20.0)),
        known(ContactKind::Graze, "3/10", Some("7/10"))
    );
    let on_top = rounded(&[(0.0, 5.0, 0.0)], 3.0);
    assert_eq!(
        fractions(&cast(&capsule, &on_top, DVec3::X * 20.0)),
        known(ContactKind::StartsTouching, "0", Some("1/5"))
    );
}

#[test]
fn a_ball_falls_on_a_wide_floor() {
    // A floor 1e6 wide; a ball of radius 1/2 at height 10 falls 20 while it moves 3 to the side.
    let floor = cuboid(DVec3::new(0.0, 0.0, -1.0), DVec3::new(1e6, 1e6, 1.0));
    let ball = rounded(&[(100.0, 200.0, 10.0)], 0.5);
    let contact = cast(&floor, &ball, DVec3::new(3.0, 0.0, -20.0)).contact.unwrap();
    assert_eq!((contact.time.nearest, contact.normal), (9.5 / 20.0, Some(DVec3::Z)));
    assert!((contact.points.on_p - DVec3::new(101.425, 200.0, 0.0)).length() < 1e-12);
}

#[test]
fn degenerate_shapes_at_all_scales() {
    // Powers of two: about 1e-150, 1e-6, 1, 1e6 and 1e12.
    for scale in [-500.0, -20.0, 0.0, 20.0, 40.0].map(libm::exp2) {
        let sized = |points: &[(f64, f64, f64)]| {
            hull(&points.iter().map(|(x, y, z)| (x * scale, y * scale, z * scale)).collect::<Vec<_>>())
        };
        let [point, other] = [sized(&[(0.0, 0.0, 0.0)]), sized(&[(-2.0, 0.0, 0.0); 3])];
        let segment = sized(&[(0.0, -1.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.5, 0.0)]);
        let square = sized(&[(0.0, -1.0, -1.0), (0.0, 1.0, -1.0), (0.0, 1.0, 1.0), (0.0, -1.0, 1.0)]);
        let coplanar = sized(&[(0.0, -5.0, 0.0), (0.0, -6.0, 0.0), (0.0, -5.5, 1.0)]);
        let motion = DVec3::X * (4.0 * scale);
        let kinds = [&point, &segment, &square].map(|p| fractions(&cast(p, &other, motion)));
        assert_eq!(kinds[0], known(ContactKind::Graze, "1/2", Some("1/2")), "scale {scale}");
        assert_eq!(kinds[1], known(ContactKind::Graze, "1/2", Some("1/2")), "scale {scale}");
        assert_eq!(kinds[2], known(ContactKind::Impact, "1/2", Some("1/2")), "scale {scale}");
        // In the plane of the square: from y = −5 to −1 of 16, out at y = −6 + 7.
        let found = cast(&square, &coplanar, DVec3::Y * (16.0 * scale));
        assert_eq!(fractions(&found), known(ContactKind::Graze, "1/4", Some("7/16")), "scale {scale}");
        assert_eq!(cast(&square, &coplanar, motion).contact, None);
        let tilted = cast(&square, &other, DVec3::new(4.0, 1e-9, -1e-9) * scale);
        assert_eq!(tilted.contact.unwrap().time.nearest, 0.5, "scale {scale}");
    }
}

#[test]
fn a_cast_in_the_plane_and_far_away() {
    let square = |x: f64| hull(&[(x, 0.0, 0.0), (x + 1.0, 0.0, 0.0), (x + 1.0, 1.0, 0.0), (x, 1.0, 0.0)]);
    let contact = |far: f64| {
        let found = cast_in(Dimension::Two, &square(far), &square(far - 3.0), DVec3::X * 6.0);
        fractions(&found)
    };
    for far in [0.0, 500.0, 1e9, -1e12] {
        assert_eq!(contact(far), known(ContactKind::Impact, "1/3", Some("2/3")), "{far} away");
    }
}

#[test]
fn a_cast_in_f32_is_that_of_the_rounded_numbers() {
    let (p, q) = (rounded(&[(0.1, 0.0, 0.0)], 0.0), rounded(&[(-1.0, 0.0, 0.0)], 0.0));
    let settings = Settings { precision: Precision::F32, ..Settings::default() };
    let query = Query { p: &p, q: &q, dimension: Dimension::Two, settings };
    // 0.1 in f32 is 13421773 / 2^27.
    let found = first_contact(&query, DVec3::X * 2.0);
    assert_eq!(fractions(&found).1, "147639501/268435456");
    assert_eq!(found.check(&query, DVec3::X * 2.0), Ok(()));
}

#[test]
fn a_changed_proof_does_not_hold() {
    let (p, q) = (cuboid(DVec3::ZERO, DVec3::ONE), cuboid(DVec3::X * -5.0, DVec3::ONE));
    let query = Query { p: &p, q: &q, dimension: Dimension::Three, settings: Settings::default() };
    let motion = DVec3::X * 6.0;
    let found = first_contact(&query, motion);
    let later = |time: f64| {
        let mut changed = found.clone();
        if let Some(contact) = &mut changed.contact {
            contact.time = super::CastTime::of(dashu_ratio::RBig::try_from(time).unwrap());
        }
        changed.check(&query, motion)
    };
    assert_eq!(later(0.5), Ok(()));
    assert!(later(0.5f64.next_up()).is_err() && later(0.5f64.next_down()).is_err());
    assert!(found.check(&query, motion * 2.0).is_err());
    let missed = FirstContact { contact: None, certificate: found.certificate.clone() };
    assert!(missed.check(&query, motion).is_err());
}

#[test]
fn turned_hulls_agree_with_planes() {
    // The true time is the largest over all support planes with a velocity against them: no sampled plane may be later.
    let body = |seed: u32| {
        let turn = DQuat::from_euler(glam::EulerRot::XYZ, f64::from(seed), f64::from(seed * 3), 0.5);
        let pose = Pose { position: DVec3::X * -6.0, rotation: Rotation::Quaternion(turn.normalize()) };
        let shape = Shape::Cuboid { half_extents: DVec3::new(1.0, 0.5, 2.0) };
        Body::new(Dimension::Three, shape, pose, 0.0).unwrap().convex()
    };
    let p = cuboid(DVec3::ZERO, DVec3::ONE);
    let motion = DVec3::new(12.0, 0.75, -0.5);
    for seed in 1..20 {
        let q = body(seed);
        let time = cast(&p, &q, motion).contact.unwrap().time.nearest;
        let mut latest: f64 = 0.0;
        for step in 0..4000 {
            let (u, v) = (f64::from(step) * 0.61803, f64::from(step) / 4000.0);
            let (sine, cosine) = libm::sincos(u * std::f64::consts::TAU);
            let height = 2.0 * v - 1.0;
            let ring = (1.0 - height * height).sqrt();
            let normal = DVec3::new(ring * cosine, ring * sine, height);
            let level = crate::geometry::support_point(&p, &q, normal).point.dot(normal);
            if motion.dot(normal) < 0.0 && level < 0.0 {
                latest = latest.max(level / motion.dot(normal));
            }
        }
        assert!(latest <= time + 1e-12 && latest > time - 0.02, "seed {seed}: {latest} to {time}");
    }
}

#[test]
fn curved_shapes_are_enclosed() {
    // An ellipsoid with semi-axes 1, 2, 3 and a ball core of radius 1 head-on along z: 10 − 3 − 1 = 6 of 12.
    let body = |shape: Shape, z: f64| {
        Body::new(Dimension::Three, shape, Pose::at(Dimension::Three, DVec3::Z * z), 0.0).unwrap().convex()
    };
    let p = body(Shape::Ellipsoid { semi_axes: DVec3::new(1.0, 2.0, 3.0) }, 0.0);
    let q = body(Shape::Ellipsoid { semi_axes: DVec3::ONE }, 10.0);
    let contact = cast(&p, &q, DVec3::Z * -12.0).contact.unwrap();
    let [lower, upper] = contact.time.bounds;
    assert!(lower <= 0.5 && 0.5 <= upper && upper - lower <= 1e-9, "{contact:?}");
    assert_eq!(contact.kind, ContactKind::Impact);
    assert!((contact.points.on_p - DVec3::Z * 3.0).length() < 1e-7, "{contact:?}");
    // Beside it, the balls of radius 1 at x = 2 + 1e-6 pass; at 2 − 1e-6 they meet.
    let beside = |x: f64| {
        let q = q.moved(DVec3::X * x);
        cast(&p, &q, DVec3::Z * -20.0).contact
    };
    assert_eq!(beside(2.0 + 1e-6), None);
    assert!(beside(2.0 - 1e-6).is_some());
    // A cylinder on its side face: exit after 16 of 20.
    let cylinder = body(Shape::Cylinder { half_height: 2.0, radius: 1.0 }, 0.0);
    let contact = cast(&cylinder, &q, DVec3::Z * -20.0).contact.unwrap();
    assert!((contact.time.nearest - 7.0 / 20.0).abs() < 1e-9, "{contact:?}");
    assert!((contact.exit.unwrap().nearest - 13.0 / 20.0).abs() < 1e-9);
    let inside = cast(&cylinder, &cylinder.moved(DVec3::X), DVec3::X).contact.unwrap();
    assert_eq!((inside.kind, inside.time.nearest), (ContactKind::StartsOverlapping, 0.0));
}

/// Small whole numbers, so that touches, grazes and flat shapes are frequent.
struct Lattice(u64);

impl Lattice {
    fn number(&mut self, least: i32, most: i32) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let span = u64::from((most - least + 1).unsigned_abs());
        f64::from(least) + ((self.0 >> 33) % span) as f64
    }

    fn point(&mut self, dimension: Dimension, size: i32) -> DVec3 {
        let z = if dimension == Dimension::Two { 0.0 } else { self.number(-size, size) };
        DVec3::new(self.number(-size, size), self.number(-size, size), z)
    }

    fn shape(&mut self, dimension: Dimension) -> Convex<DVec3> {
        let at = self.point(dimension, 5);
        let mut points = vec![at];
        while points.len() < 6 && self.number(0, 4) > 0.0 {
            points.push(at + self.point(dimension, 2));
        }
        Convex { radius: self.number(-3, 2).max(0.0), ..Convex::vertices(points).unwrap() }
    }
}

#[test]
fn every_proof_of_random_lattice_casts_holds() {
    let mut lattice = Lattice(42);
    let mut kinds = [0; 5];
    for round in 0..20_000 {
        let dimension = if round % 2 == 0 { Dimension::Two } else { Dimension::Three };
        let (p, q) = (lattice.shape(dimension), lattice.shape(dimension));
        let motion = lattice.point(dimension, 12);
        let found = cast_in(dimension, &p, &q, motion);
        kinds[found.contact.as_ref().map_or(4, |contact| contact.kind as usize)] += 1;
        // Time reversed, the exit is the first contact.
        let Some(contact) = found.contact else { continue };
        let back = cast_in(dimension, &p, &q.moved(motion), -motion).contact.unwrap();
        if let Some(exit) = contact.exit {
            assert!((back.time.nearest - (1.0 - exit.nearest)).abs() < 1e-15, "round {round}: {back:?}");
        } else {
            assert_eq!(back.time.nearest, 0.0, "round {round}");
        }
    }
    assert!(kinds.iter().all(|count| *count > 40), "{kinds:?}");
}

/// Returns the run of an algorithm, and the judgment on it.
fn judged(
    [p, q]: [&Convex<DVec3>; 2],
    (dimension, precision): (Dimension, Precision),
    translation: DVec3,
    algorithm: CastAlgorithm,
) -> (CastTrace, CastJudgement) {
    let settings = Settings { precision, ..Settings::default() };
    let query = Query { p, q, dimension, settings };
    let trace = run(&query, &Cast { translation, algorithm, frames: 10 });
    let judgement = trace.judge(&query, translation, &first_contact(&query, translation));
    (trace, judgement)
}

const SPACE: (Dimension, Precision) = (Dimension::Three, Precision::F64);

#[test]
fn four_algorithms_on_a_bullet() {
    // From −4 to −1.25 of 8: t = 11/32. The wall is left at 21/32; frames are 1/10 apart.
    let wall = cuboid(DVec3::ZERO, DVec3::new(0.25, 4.0, 4.0));
    let bullet = cuboid(DVec3::X * -4.0, DVec3::ONE);
    let of = |algorithm| judged([&wall, &bullet], SPACE, DVec3::X * 8.0, algorithm);
    let (ray, judgement) = of(CastAlgorithm::Ray);
    assert_eq!(
        (ray.time, ray.normal, judgement),
        (Some(11.0 / 32.0), Some(-DVec3::X), CastJudgement::Agrees)
    );
    let (advancement, judgement) = of(CastAlgorithm::Advancement);
    assert_eq!((advancement.time, judgement), (Some(11.0 / 32.0), CastJudgement::Agrees));
    let CastEvent::Measured { distance, speed, .. } = advancement.steps[0].event else {
        panic!("a distance")
    };
    assert_eq!((distance, speed, advancement.steps[0].safe_until), (2.75, 8.0, 11.0 / 32.0));
    let (axis, judgement) = of(CastAlgorithm::Axis);
    // The separation 2.75 − 8t is within a quarter of the slop from the slop.
    let time = axis.time.unwrap();
    assert!((2.75 - 8.0 * time - 0.005).abs() <= 0.00125, "{axis:?}");
    assert_eq!(judgement, CastJudgement::Agrees);
    let probes: Vec<_> = axis
        .steps
        .iter()
        .filter_map(|step| match step.event {
            CastEvent::Separation { probe, separation, .. } => Some((probe, step.time, separation)),
            _ => None,
        })
        .collect();
    assert_eq!(probes[..3], [(Probe::End, 1.0, -5.25), (Probe::End, 0.0, 2.75), (Probe::Middle, 0.5, -1.25)]);
    let (sampling, judgement) = of(CastAlgorithm::Sampling);
    assert_eq!((sampling.time, sampling.steps.len(), judgement), (Some(0.4), 5, CastJudgement::Agrees));
}

#[test]
fn sampling_tunnels_and_the_others_do_not() {
    let wall = cuboid(DVec3::ZERO, DVec3::new(0.0625, 4.0, 4.0));
    let bullet = rounded(&[(-5.5, 0.5, 0.25)], 0.125);
    let of = |algorithm| judged([&wall, &bullet], SPACE, DVec3::X * 10.0, algorithm);
    let (sampling, judgement) = of(CastAlgorithm::Sampling);
    assert_eq!((sampling.end, judgement), (CastEnd::PastEnd, CastJudgement::Passed));
    assert!(
        sampling
            .steps
            .iter()
            .all(|step| matches!(step.event, CastEvent::Sampled { verdict: Verdict::Separate, .. }))
    );
    for algorithm in [CastAlgorithm::Ray, CastAlgorithm::Advancement, CastAlgorithm::Axis] {
        assert_eq!(of(algorithm).1, CastJudgement::Agrees, "{algorithm}");
    }
}

#[test]
fn algorithms_name_their_own_ends() {
    use CastEnd::{NoMotion, PastEnd, Recedes, StartsInContact};
    let p = cuboid(DVec3::ZERO, DVec3::ONE);
    let far = cuboid(DVec3::X * 5.0, DVec3::ONE);
    let ends = |q: &Convex<DVec3>, motion: DVec3| {
        CastAlgorithm::ALL.map(|algorithm| {
            let (trace, judgement) = judged([&p, q], SPACE, motion, algorithm);
            assert_eq!(judgement, CastJudgement::Agrees, "{algorithm}: {trace:?}");
            trace.end
        })
    };
    assert_eq!(ends(&far, DVec3::ZERO), [NoMotion; 4]);
    assert_eq!(ends(&far, DVec3::X), [Recedes, Recedes, PastEnd, PastEnd]);
    assert_eq!(ends(&far, -DVec3::X), [PastEnd; 4]);
    assert_eq!(ends(&cuboid(DVec3::X, DVec3::ONE), DVec3::X), [StartsInContact; 4]);
}

#[test]
fn algorithms_agree_on_random_lattice_casts() {
    let mut lattice = Lattice(7);
    let mut wrong = 0;
    for round in 0..3000 {
        let dimension = if round % 2 == 0 { Dimension::Two } else { Dimension::Three };
        let (p, q) = (lattice.shape(dimension), lattice.shape(dimension));
        let motion = lattice.point(dimension, 12);
        for algorithm in [CastAlgorithm::Ray, CastAlgorithm::Advancement, CastAlgorithm::Axis] {
            let (trace, judgement) = judged([&p, &q], (dimension, Precision::F64), motion, algorithm);
            // Around curved boundaries the simplex of the ray cast becomes a sliver, and roundoff decides its end.
            let is_rounded = p.radius + q.radius > 0.0;
            let is_known = match judgement {
                CastJudgement::Agrees => true,
                CastJudgement::Passed => trace.end == CastEnd::IterationLimit,
                CastJudgement::Early { distance } => distance < 1e-11,
                CastJudgement::Late { .. } | CastJudgement::Invented { .. } => false,
            };
            if judgement != CastJudgement::Agrees {
                assert!(
                    is_known && is_rounded && algorithm == CastAlgorithm::Ray,
                    "round {round}, {algorithm}: {judgement:?} after {trace:?}"
                );
                wrong += 1;
            }
        }
    }
    assert!(wrong < 15, "{wrong} of 9000");
}

//! Lengths of curved shapes against closed forms, in both precisions, where the query and the polytope alone went wrong.

use gjk_sandbox::geometry::{Convex, Core, Dimension, Length, Measurement};
use gjk_sandbox::gjk::{self, Algorithm, Precision, Query, Settings, Verdict};
use glam::DVec3;

/// The verdict and the lengths, by `distance` and by the robust query with the polytope, in f32 and f64.
fn measured(p: &Convex<DVec3>, q: &Convex<DVec3>) -> Vec<(Verdict, Measurement)> {
    let mut all = Vec::new();
    for precision in [Precision::F32, Precision::F64] {
        for algorithm in [Algorithm::Distance, Algorithm::Robust] {
            let settings = Settings { algorithm, precision, epa: true, ..Settings::default() };
            for [p, q] in [[p, q], [q, p]] {
                let outcome = gjk::decide(&Query { p, q, dimension: Dimension::Three, settings });
                let measurement = outcome.measurement;
                assert!(
                    measurement.is_some(),
                    "{algorithm} {precision}: {:?} without a length",
                    outcome.verdict
                );
                all.extend(measurement.map(|measurement| (outcome.verdict, measurement)));
            }
        }
    }
    all
}

fn assert_depth(p: &Convex<DVec3>, q: &Convex<DVec3>, depth: f64, error: f64) {
    for (verdict, Measurement { length, normal, witness_points, bounds, .. }) in measured(p, q) {
        assert_eq!(verdict, Verdict::Overlap, "{length:?}");
        let Length::PenetrationDepth(found) = length else { panic!("{length:?} is no depth") };
        assert!((found - depth).abs() <= error, "{found} is not {depth}");
        assert!(bounds[0] <= depth + error && depth - error <= bounds[1], "{bounds:?} without {depth}");
        assert!(bounds[0] <= found && found <= bounds[1], "{bounds:?} without {found}");
        let between = witness_points.on_p - witness_points.on_q;
        assert!(between.distance(normal * depth) <= 1e-6 * depth + error, "{between} along {normal}");
    }
}

fn point(at: DVec3, radius: f64) -> Convex<DVec3> {
    Convex { radius, ..Convex::point(at) }
}

fn curved(core: Core<DVec3>) -> Convex<DVec3> {
    Convex { core, radius: 0.0 }
}

fn ball(center: DVec3, radius: f64) -> Convex<DVec3> {
    curved(Core::Ellipsoid { center, semi_axes: DVec3::AXES.map(|axis| axis * radius) })
}

/// A cone of no height: its disc, tilted by the angle of the right triangle with sides 3, 4, 5.
fn flat_cone() -> Convex<DVec3> {
    let radii = [DVec3::new(0.6, 0.0, 0.8) * 0.174, DVec3::Y * 0.174];
    curved(Core::Cone { apex: DVec3::ZERO, base: DVec3::ZERO, radii })
}

/// The difference is a disc, thickened by the radius: the way out is at right angles to the disc.
#[test]
fn of_a_flat_cone_and_a_rounded_point_at_its_middle_the_depth_is_the_radius() {
    assert_depth(&flat_cone(), &point(DVec3::ZERO, 0.001), 0.001, 1e-10);
}

/// A disc has no interior.
#[test]
fn a_flat_cone_and_a_point_in_it_touch() {
    for (verdict, measurement) in measured(&flat_cone(), &point(DVec3::ZERO, 0.0)) {
        assert_eq!(verdict, Verdict::Touching);
        assert_eq!(measurement.length, Length::Separation(0.0));
    }
}

/// From the middle of an ellipsoid the shortest way out is its shortest semi-axis.
#[test]
fn at_the_middle_of_an_ellipsoid_the_depth_is_the_shortest_semi_axis() {
    let semi_axes = [DVec3::X * 3.0, DVec3::Y * 2.0, DVec3::Z];
    let ellipsoid = curved(Core::Ellipsoid { center: DVec3::ZERO, semi_axes });
    assert_depth(&ellipsoid, &point(DVec3::ZERO, 0.0), 1.0, 1e-12);
}

/// Two balls are as deep in each other as their radii together are longer than the way between their middles: 1 + 1 − 1.5,
/// also where f32 coordinates leave 1/16 between neighbours.
#[test]
fn far_away_two_balls_are_as_deep_in_each_other_as_at_home() {
    let at = DVec3::new(-524_288.0, 262_144.0, 65_536.0);
    assert_depth(&ball(at, 1.0), &ball(at + DVec3::X * 1.5, 1.0), 0.5, 1e-8);
}

/// From (0.5, 0, 0) the wall of the cylinder with radius 1 about z is 0.5 away, and its ends are 2 away.
#[test]
fn the_way_out_of_a_cylinder_leads_straight_through_its_wall() {
    let radii = [DVec3::X, DVec3::Y];
    let cylinder = curved(Core::Cylinder { center: DVec3::ZERO, half_axis: DVec3::Z * 2.0, radii });
    assert_depth(&cylinder, &point(DVec3::X * 0.5, 0.0), 0.5, 1e-9);
}

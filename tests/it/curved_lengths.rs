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

/// A cylinder and another shape that are apart by a plane, and by how much: its reach computed with fifty digits. The search for
/// the nearest points ends in slivers, and what it leaves the polytope takes for an overlap: that became a lower bound
/// of zero, which was cut to the reach of the best direction, and the bounds met at 3.5e-12 and at 6.0e-13.
#[test]
fn bounds_hold_the_distance_where_roundoff_makes_up_an_overlap() {
    let pairs = [
        (
            Core::Cylinder {
                center: DVec3::new(-2.5724674551010684, 0.11363804204102189, 0.8680328698192199),
                half_axis: DVec3::new(-0.24020067811307402, 0.20126892162747279, 0.4295540366307006),
                radii: [
                    DVec3::new(0.5155394078360461, 0.5454931749429036, 0.03268993207576043),
                    DVec3::new(-0.42830985506124086, 0.43125287125261935, -0.4415698650204051),
                ],
            },
            Core::Cone {
                apex: DVec3::new(-1.9290725137007982, -0.44837874197717703, 1.4108958459864507),
                base: DVec3::new(-0.11650950097805768, 0.8742173088499237, -0.3501430589623301),
                radii: [
                    DVec3::new(0.014395125419942938, 0.8399025459841986, 0.6456097358797928),
                    DVec3::new(-0.8179156098463721, 0.4191486040602973, -0.5270521229758133),
                ],
            },
            2.5950121e-11,
        ),
        (
            Core::Cylinder {
                center: DVec3::new(0.866539961951373, -0.20805304338003983, -0.36995031578133897),
                half_axis: DVec3::new(-0.1807437347060416, -0.6680077521994712, 1.128740372394308),
                radii: [
                    DVec3::new(-0.33777441448521783, -1.1434315082433082, -0.7307895960415881),
                    DVec3::new(1.3435194991487254, -0.38772505330690143, -0.01432624348337147),
                ],
            },
            Core::Cylinder {
                center: DVec3::new(-1.0707157912808043, -0.030132567841975433, -1.8147858847915674),
                half_axis: DVec3::new(0.4517040475875966, -0.2998363708207032, 0.03245769329861248),
                radii: [
                    DVec3::new(-0.31130632493891947, -0.46996360637289347, -0.009053481879471026),
                    DVec3::new(0.033083140218427454, -0.011074279578314472, -0.5627097395293983),
                ],
            },
            2.0953597e-12,
        ),
    ];
    for (p, q, apart) in pairs {
        let (p, q) = (curved(p), curved(q));
        let settings = Settings { algorithm: Algorithm::Distance, ..Settings::default() };
        for [p, q] in [[&p, &q], [&q, &p]] {
            let outcome = gjk::decide(&Query { p, q, dimension: Dimension::Three, settings });
            let Measurement { length, bounds: [lower, upper], .. } = outcome.measurement.unwrap();
            let Length::Separation(found) = length else { panic!("{length:?} is no separation") };
            assert!(lower <= found && found <= upper, "{found} in {lower} to {upper}");
            assert!(upper >= apart, "{upper} at most, where a plane shows {apart}");
        }
    }
}

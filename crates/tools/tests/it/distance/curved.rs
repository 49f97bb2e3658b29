//! Lengths of curved shapes against closed forms, in both precisions: pairs on which the query and the polytope alone
//! were once wrong.

use gjk_proximity::geometry::{
    Convex, Core, Dimension, Length, Measurement, Pose, Prepared, Rotation, Shape,
};
use gjk_proximity::gjk::{self, Algorithm, Precision, Query, Settings, Verdict};
use glam::{DQuat, DVec3};

use super::outcome;
use crate::shapes::vector;

/// Returns the verdict and the lengths, by `distance` and by the robust query with the polytope, in f32 and f64.
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

/// The difference is a disc, thickened by the radius: the minimum translation is perpendicular to the disc.
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

/// From the center of an ellipsoid the minimum translation is along its shortest semi-axis.
#[test]
fn at_the_middle_of_an_ellipsoid_the_depth_is_the_shortest_semi_axis() {
    let semi_axes = [DVec3::X * 3.0, DVec3::Y * 2.0, DVec3::Z];
    let ellipsoid = curved(Core::Ellipsoid { center: DVec3::ZERO, semi_axes });
    assert_depth(&ellipsoid, &point(DVec3::ZERO, 0.0), 1.0, 1e-12);
}

/// Two balls are as deep in each other as their radii together are longer than the way between their middles: 1 + 1 − 1.5,
/// also where f32 coordinates leave 1/16 between neighbors.
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

/// A cylinder and another shape, separated by a plane, and their distance: the support value of the cylinder computed
/// with fifty digits. The search for the closest points ends in slivers, and the polytope treated its last simplex as
/// an overlap. The lower bound of zero was then clamped to the support value of the best direction, and the bounds met
/// at 3.5e-12 and at 6.0e-13.
#[test]
fn bounds_hold_the_distance_where_roundoff_makes_up_an_overlap() {
    let pairs = [
        (
            Core::Cylinder {
                center: vector("-2.5724674551010684 0.11363804204102189 0.8680328698192199"),
                half_axis: vector("-0.24020067811307402 0.20126892162747279 0.4295540366307006"),
                radii: [
                    DVec3::new(0.515_539_407_836_046_1, 0.545_493_174_942_903_6, 0.032_689_932_075_760_43),
                    DVec3::new(-0.428_309_855_061_240_86, 0.431_252_871_252_619_35, -0.441_569_865_020_405_1),
                ],
            },
            Core::Cone {
                apex: vector("-1.9290725137007982 -0.44837874197717703 1.4108958459864507"),
                base: vector("-0.11650950097805768 0.8742173088499237 -0.3501430589623301"),
                radii: [
                    DVec3::new(0.014_395_125_419_942_938, 0.839_902_545_984_198_6, 0.645_609_735_879_792_8),
                    DVec3::new(-0.817_915_609_846_372_1, 0.419_148_604_060_297_3, -0.527_052_122_975_813_3),
                ],
            },
            2.595_012_1e-11,
        ),
        (
            Core::Cylinder {
                center: vector("0.866539961951373 -0.20805304338003983 -0.36995031578133897"),
                half_axis: vector("-0.1807437347060416 -0.6680077521994712 1.128740372394308"),
                radii: [
                    DVec3::new(-0.337_774_414_485_217_83, -1.143_431_508_243_308_2, -0.730_789_596_041_588_1),
                    DVec3::new(1.343_519_499_148_725_4, -0.387_725_053_306_901_43, -0.014_326_243_483_371_47),
                ],
            },
            Core::Cylinder {
                center: vector("-1.0707157912808043 -0.030132567841975433 -1.8147858847915674"),
                half_axis: vector("0.4517040475875966 -0.2998363708207032 0.03245769329861248"),
                radii: [
                    vector("-0.31130632493891947 -0.46996360637289347 -0.009053481879471026"),
                    vector("0.033083140218427454 -0.011074279578314472 -0.5627097395293983"),
                ],
            },
            2.095_359_7e-12,
        ),
    ];
    for (p, q, apart) in pairs {
        let (p, q) = (curved(p), curved(q));
        for [p, q] in [[&p, &q], [&q, &p]] {
            let outcome = outcome(p, q, Dimension::Three);
            let Measurement { length, bounds: [lower, upper], .. } = outcome.measurement.unwrap();
            let Length::Separation(found) = length else { panic!("{length:?} is no separation") };
            assert!(lower <= found && found <= upper, "{found} in {lower} to {upper}");
            assert!(upper >= apart, "{upper} at most, where a plane shows {apart}");
        }
    }
}

/// Products of three lengths of 1e-100 are below the normal range, so the facets of a polytope got the wrong
/// orientation: they doubled with every vertex, and the query did not end.
///
/// The support value of the plate is |y| + 1.45 |z| along (x, y, z), that of a disc with the normal d and the radius
/// 1.35 is 1.35 √(1 − (d·n)²): their sum is smallest at z = 0, at 1.0927525402922968 by Python's decimal module, plus
/// twice the radius of 0.78.
#[test]
fn the_depth_of_tiny_shapes_comes_to_an_end() {
    let turn = DQuat::from_xyzw(
        0.029_754_046_053_156_426,
        0.735_265_922_117_349_8,
        0.659_131_291_648_500_9,
        -0.155_063_409_243_344_58,
    );
    let placed = |scale: f64| {
        let disc = Shape::Cylinder { half_height: 0.0, radius: 1.35 * scale };
        let plate = Shape::Cuboid { half_extents: DVec3::new(1e-12, 1.0, 1.45) * scale };
        let [disc, plate] =
            [disc, plate].map(|shape| Prepared::new(Dimension::Three, &shape, 0.78 * scale).unwrap());
        let turned = Pose { position: DVec3::ZERO, rotation: Rotation::Quaternion(turn) };
        (disc.placed(&turned), plate.placed(&Pose::identity(Dimension::Three)))
    };
    let depth = 1.092_752_540_292_296_8 + 2.0 * 0.78;
    for scale in [1.0, 1e-90, 1e-100, 1e-110] {
        let (p, q) = placed(scale);
        let outcome = outcome(&p, &q, Dimension::Three);
        // As distances these are negative.
        let [lower, upper] = outcome.measurement.unwrap().bounds;
        let (least, most) = (lower.abs().min(upper.abs()), lower.abs().max(upper.abs()));
        assert!(least <= depth * scale && depth * scale <= most, "{least} {most} {depth}");
    }
}

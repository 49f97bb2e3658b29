//! Moving, rotating and scaling; vertices; selections; grid steps.

use std::collections::BTreeSet;
use std::f64::consts::{FRAC_PI_2, PI};

use gjk_proximity::geometry::{Dimension, Pose, Rotation, Shape, Side};
use gjk_scene::edit::transform::apply;
use gjk_scene::edit::{EditError, Part, Selection, Transform, snap, vertices};
use glam::{DQuat, DVec2, DVec3, dvec3};

use super::{THREE, TWO, body, named, placed, points, polygon, polytope, scene};

const SQUARE: [(f64, f64); 4] = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)];

fn changed(
    body: &gjk_proximity::geometry::Body,
    part: Part,
    pivot: DVec3,
    transform: Transform,
) -> Result<gjk_proximity::geometry::Body, EditError> {
    let mut selection = Selection::default();
    selection[Side::Q] = part;
    let before = scene(body.clone(), body.clone());
    let after = apply(&before, &selection, pivot, transform)?;
    assert_eq!(after.bodies[0], *body, "P is not selected");
    Ok(after.bodies[1].clone())
}

fn rotate(axis: DVec3, angle: f64) -> Transform {
    Transform::Rotate { axis, angle }
}

#[test]
fn an_empty_selection_changes_nothing() {
    let before = scene(polygon(&SQUARE), polygon(&SQUARE));
    for transform in [Transform::Move(DVec3::ONE), rotate(DVec3::Z, 1.0), Transform::Scale(DVec3::splat(2.0))]
    {
        assert_eq!(apply(&before, &Selection::default(), DVec3::ZERO, transform).unwrap(), before);
    }
}

#[test]
fn a_move_is_exact_and_gives_short_decimals() {
    let square = placed(&polygon(&SQUARE), dvec3(0.1, 0.0, 0.0), 0.0);
    let by = Transform::Move(dvec3(0.2, -1.0, 7.0));
    let whole = changed(&square, Part::Whole, DVec3::ZERO, by).unwrap();
    assert_eq!(whole.pose().position, dvec3(0.3, -1.0, 0.0));
    let one = changed(&square, Part::of_vertices([1]), DVec3::ZERO, by).unwrap();
    assert_eq!(points(&one)[1], [2.2, -1.0, 0.0]);
    assert_eq!(points(&one)[2], [2.0, 2.0, 0.0]);
    // Numbers that are not short decimals are added as they are.
    let third = placed(&square, dvec3(1.0 / 3.0, 0.0, 0.0), 0.0);
    let moved = changed(&third, Part::Whole, DVec3::ZERO, Transform::Move(DVec3::X / 7.0)).unwrap();
    assert_eq!(moved.pose().position.x, 1.0 / 3.0 + 1.0 / 7.0);
}

#[test]
fn quarter_turns_are_exact_in_both_senses_of_the_axis() {
    for (axis, angle, place) in [
        (DVec3::Z, FRAC_PI_2, [1.0, 3.0]),
        (DVec3::NEG_Z, FRAC_PI_2, [1.0, -1.0]),
        (DVec3::Z * 5.0, -FRAC_PI_2, [1.0, -1.0]),
        (DVec3::Z, PI, [-1.0, 1.0]),
        (DVec3::Z, 2.0 * PI, [3.0, 1.0]),
    ] {
        // The corner (3, 1) about (1, 1).
        let points_of = polygon(&[(3.0, 1.0), (0.0, 0.0), (0.0, 1.0)]);
        let pivot = dvec3(1.0, 1.0, 0.0);
        let one = changed(&points_of, Part::of_vertices([0]), pivot, rotate(axis, angle)).unwrap();
        assert_eq!(points(&one)[0][..2], place, "{axis} {angle}");
        let at = placed(&points_of, dvec3(3.0, 1.0, 0.0), 0.0);
        let whole = changed(&at, Part::Whole, pivot, rotate(axis, angle)).unwrap();
        assert_eq!(whole.pose().position.truncate().to_array(), place);
        let Rotation::Angle(turned) = whole.pose().rotation else { panic!("no angle") };
        let wanted = (angle * axis.z.signum()).rem_euclid(2.0 * PI);
        assert!(((turned - wanted).rem_euclid(2.0 * PI)).min((wanted - turned).rem_euclid(2.0 * PI)) < 1e-15);
    }
}

#[test]
fn a_full_turn_in_steps_is_the_identity() {
    let mut flat = polygon(&SQUARE);
    let mut solid = body(THREE, Shape::Cuboid { half_extents: DVec3::ONE });
    for _ in 0..12 {
        flat = changed(&flat, Part::Whole, DVec3::ZERO, rotate(DVec3::Z, PI / 6.0)).unwrap();
        solid = changed(&solid, Part::Whole, DVec3::ZERO, rotate(DVec3::Y, PI / 6.0)).unwrap();
    }
    assert!(flat.pose().is_unturned() && solid.pose().is_unturned(), "{:?} {:?}", flat.pose(), solid.pose());
    for _ in 0..1000 {
        solid = changed(&solid, Part::Whole, DVec3::ZERO, rotate(dvec3(3.0, -1.0, 0.1), 0.77)).unwrap();
    }
    let Rotation::Quaternion(quaternion) = solid.pose().rotation else { panic!("no quaternion") };
    assert!((quaternion.length() - 1.0).abs() < 1e-15 && quaternion.w >= 0.0);
}

/// In 2D only the sign of the z component of an axis counts; without one there is no rotation.
#[test]
fn in_2d_components_out_of_the_plane_are_ignored() {
    let square = polygon(&SQUARE);
    for part in [Part::Whole, Part::of_vertices(0..4)] {
        let turned = |axis| changed(&square, part.clone(), dvec3(0.0, 0.0, 9.0), rotate(axis, 0.5)).unwrap();
        assert_eq!(turned(dvec3(5.0, 1.0, 2.0)), turned(DVec3::Z));
        let same = |axis| vertices::in_world(&turned(axis)) == vertices::in_world(&square);
        assert!(same(DVec3::ZERO) && same(DVec3::X) && !same(DVec3::Z));
        let scaled = Transform::Scale(dvec3(2.0, 2.0, f64::NAN));
        assert!(changed(&square, part.clone(), DVec3::ZERO, scaled).is_ok());
    }
}

#[test]
fn vertices_scale_from_the_pivot_and_bodies_about_their_centre() {
    let square = polygon(&SQUARE);
    let twice = Transform::Scale(dvec3(2.0, 1.0, 1.0));
    let two = changed(&square, Part::of_vertices([1, 2]), dvec3(1.0, 0.0, 0.0), twice).unwrap();
    assert_eq!(points(&two)[1], [3.0, 0.0, 0.0]);
    let whole = changed(&square, Part::Whole, dvec3(50.0, 0.0, 0.0), twice).unwrap();
    assert_eq!(points(&whole), [[-1.0, 0.0, 0.0], [3.0, 0.0, 0.0], [3.0, 2.0, 0.0], [-1.0, 2.0, 0.0]]);
}

#[test]
fn every_kind_keeps_its_centre_when_scaled() {
    for dimension in [TWO, THREE] {
        for shape in named(dimension) {
            let start = placed(&body(dimension, shape), dvec3(3.0, -2.0, 0.0), 0.9);
            for factors in [DVec3::splat(2.0), DVec3::splat(0.5), DVec3::splat(-1.0), DVec3::ZERO] {
                let Ok(scaled) = changed(&start, Part::Whole, DVec3::ONE, Transform::Scale(factors)) else {
                    assert!(factors == DVec3::ZERO, "{start:?} {factors}");
                    continue;
                };
                assert!(scaled.center().distance(start.center()) < 1e-12, "{start:?} {factors}");
                assert_eq!(scaled.rounding(), start.rounding());
            }
        }
    }
}

/// The results of the factors are computed on paper.
#[test]
fn shapes_keep_their_kind_when_scaled_if_possible() {
    let flat = |factors: (f64, f64)| dvec3(factors.0, factors.1, 1.0);
    let cases = [
        (TWO, Shape::Disc { radius: 1.0 }, flat((2.0, 2.0)), Some(Shape::Disc { radius: 2.0 })),
        (
            TWO,
            Shape::Disc { radius: 1.0 },
            flat((2.0, 3.0)),
            Some(Shape::Ellipse { semi_axes: DVec2::new(2.0, 3.0) }),
        ),
        (
            TWO,
            Shape::Capsule { a: DVec3::NEG_X, b: DVec3::X, radius: 0.5 },
            flat((3.0, 2.0)),
            Some(Shape::Capsule { a: DVec3::NEG_X * 3.0, b: DVec3::X * 3.0, radius: 1.0 }),
        ),
        (
            TWO,
            Shape::Capsule { a: DVec3::NEG_ONE.with_z(0.0), b: DVec3::X, radius: 0.5 },
            flat((3.0, 2.0)),
            None,
        ),
        (
            THREE,
            Shape::Ball { radius: 2.0 },
            dvec3(1.0, 2.0, -3.0),
            Some(Shape::Ellipsoid { semi_axes: dvec3(2.0, 4.0, 6.0) }),
        ),
        (
            THREE,
            Shape::Cylinder { half_height: 1.0, radius: 1.0 },
            dvec3(2.0, 2.0, -3.0),
            Some(Shape::Cylinder { half_height: 3.0, radius: 2.0 }),
        ),
        (THREE, Shape::Cylinder { half_height: 1.0, radius: 1.0 }, dvec3(2.0, 1.0, 1.0), None),
        // A polygon with a vertex on either side of the mirror is its own image.
        (
            TWO,
            Shape::RegularPolygon { sides: 6, radius: 1.0 },
            flat((-2.0, 2.0)),
            Some(Shape::RegularPolygon { sides: 6, radius: 2.0 }),
        ),
        (
            TWO,
            Shape::RegularPolygon { sides: 4, radius: 1.0 },
            flat((3.0, 1.0)),
            Some(Shape::Points(vec![DVec3::X * 3.0, DVec3::Y, DVec3::X * -3.0, DVec3::NEG_Y])),
        ),
        (
            THREE,
            Shape::Frustum { vertical_fov: 1.0, aspect: 2.0, near: 1.0, far: 2.0 },
            dvec3(-3.0, 3.0, 3.0),
            Some(Shape::Frustum { vertical_fov: 1.0, aspect: 2.0, near: 3.0, far: 6.0 }),
        ),
        (
            THREE,
            Shape::Prism { sides: 5, radius: 1.0, half_height: 1.0 },
            dvec3(2.0, 2.0, -3.0),
            Some(Shape::Prism { sides: 5, radius: 2.0, half_height: 3.0 }),
        ),
        (
            THREE,
            Shape::Cuboid { half_extents: DVec3::ONE },
            dvec3(0.0, 2.0, -3.0),
            Some(Shape::Cuboid { half_extents: dvec3(0.0, 2.0, 3.0) }),
        ),
    ];
    for (dimension, shape, factors, wanted) in cases {
        let scaled =
            changed(&body(dimension, shape.clone()), Part::Whole, DVec3::ZERO, Transform::Scale(factors));
        match wanted {
            Some(wanted) => assert_eq!(*scaled.unwrap().shape(), wanted, "{shape:?} {factors}"),
            None => {
                assert!(matches!(scaled, Err(EditError::UnevenScale { .. })), "{shape:?}: {scaled:?}");
            }
        }
    }
    // A cone scaled by a negative factor is the same cone, turned over.
    let cone = body(THREE, Shape::Cone { half_height: 1.0, radius: 0.5 });
    let over = changed(&cone, Part::Whole, DVec3::ZERO, Transform::Scale(dvec3(1.0, 1.0, -1.0))).unwrap();
    assert!(over.convex().support(DVec3::NEG_Z).0.distance(DVec3::NEG_Z) < 1e-15);
}

#[test]
fn invalid_numbers_are_refused() {
    let square = polygon(&SQUARE);
    for part in [Part::Whole, Part::of_vertices([2])] {
        for bad in [f64::NAN, f64::INFINITY, 1e13] {
            let transforms = [Transform::Move(DVec3::X * bad), Transform::Scale(DVec3::X * bad)];
            for transform in transforms {
                assert!(changed(&square, part.clone(), DVec3::ZERO, transform).is_err(), "{transform:?}");
            }
        }
        assert!(changed(&square, part, DVec3::ZERO, rotate(DVec3::Z, f64::NAN)).is_err());
    }
    let missing = changed(&square, Part::of_vertices([7]), DVec3::ZERO, Transform::Move(DVec3::X));
    assert_eq!(missing.unwrap_err(), EditError::NoSuchVertex { index: 7, count: 4 });
}

#[test]
fn vertices_are_added_removed_and_moved() {
    let square = polygon(&SQUARE);
    let at = dvec3(1.0, -1.0, 0.0);
    assert_eq!(points(&vertices::inserted(&square, 1, at).unwrap())[1], [1.0, -1.0, 0.0]);
    assert_eq!(points(&vertices::inserted(&square, 99, at).unwrap()).len(), 5);
    assert_eq!(points(&vertices::placed(&square, 0, at).unwrap())[0], [1.0, -1.0, 0.0]);
    let left = vertices::deleted(&square, &BTreeSet::from([0, 2])).unwrap();
    assert_eq!(points(&left), [[2.0, 0.0, 0.0], [0.0, 2.0, 0.0]]);
    assert_eq!(vertices::deleted(&square, &(0..4).collect()).unwrap_err(), EditError::LastVertex);
    assert_eq!(points(&vertices::reordered(&square, 3, 0).unwrap())[0], [0.0, 2.0, 0.0]);
    let rectangle = body(TWO, Shape::Rectangle { half_extents: DVec2::ONE });
    assert_eq!(vertices::deleted(&rectangle, &BTreeSet::new()).unwrap(), rectangle);
    assert_eq!(points(&vertices::deleted(&rectangle, &BTreeSet::from([0])).unwrap()).len(), 3);

    let capsule = body(TWO, Shape::Capsule { a: DVec3::ZERO, b: DVec3::X, radius: 1.0 });
    let longer = vertices::placed(&capsule, 1, DVec3::X * 4.0).unwrap();
    assert_eq!(*longer.shape(), Shape::Capsule { a: DVec3::ZERO, b: DVec3::X * 4.0, radius: 1.0 });
    assert!(vertices::inserted(&capsule, 0, at).is_err());
    let disc = body(TWO, Shape::Disc { radius: 1.0 });
    let refused = [
        vertices::placed(&disc, 0, at),
        vertices::inserted(&disc, 0, at),
        vertices::deleted(&disc, &BTreeSet::from([0])),
        vertices::reordered(&disc, 0, 0),
    ];
    assert!(refused.iter().all(|it| *it == Err(EditError::NoVertices { kind: "disc" })), "{refused:?}");
}

#[test]
fn a_place_in_the_world_is_written_in_few_decimals() {
    let at = Pose::at(TWO, dvec3(0.5, 1e6, 0.0));
    let local = vertices::local_of(at, dvec3(0.7, 1e6 + 0.25, 0.0));
    assert_eq!((local.x, local.y), (0.2, 0.25));
    assert_eq!(at.world_from_local(local), dvec3(0.7, 1e6 + 0.25, 0.0));
    let zero = vertices::local_of(at, dvec3(0.5, 1e6, -0.0));
    assert!(zero.to_array().iter().all(|part| part.to_bits() == 0), "{zero:?}");
}

#[test]
fn multiples_of_a_step_are_exact_decimals() {
    for (value, step, wanted) in [
        (0.29, 0.1, 0.3),
        (-0.29, 0.1, -0.3),
        (1.26, 0.05, 1.25),
        (17.0, 5.0, 15.0),
        (-0.01, 0.1, 0.0),
        (1e12 + 0.3, 0.5, 1e12 + 0.5),
        (0.123, 0.0, 0.123),
    ] {
        let snapped = snap::to_step(value, step);
        assert_eq!(snapped, wanted, "{value} to {step}");
        assert!(snapped != 0.0 || snapped.is_sign_positive());
    }
    assert_eq!(snap::to_grid(dvec3(0.14, 0.16, -0.04), 0.1), dvec3(0.1, 0.2, 0.0));
}

#[test]
fn selections_have_names_and_drop_missing_vertices() {
    let before = scene(polygon(&SQUARE), polygon(&SQUARE));
    assert_eq!(Selection::vertices(Side::Q, [2]).name(), "q2");
    assert_eq!(Selection::vertices(Side::P, [0, 1, 3]).name(), "3 vertices of P");
    assert_eq!(Selection::body(Side::Q).single_body(), Some(Side::Q));
    assert_eq!(Selection::vertices(Side::Q, [2]).single_vertex(), Some((Side::Q, 2)));
    assert_eq!(Selection::vertices(Side::P, [0, 2]).middle(&before), Some(dvec3(1.0, 1.0, 0.0)));
    assert_eq!(Selection::vertices(Side::P, [2, 9]).in_scene(&before), Selection::vertices(Side::P, [2]));
    assert!(Selection::vertices(Side::P, [9]).in_scene(&before).is_empty());
    assert_eq!(Selection::default().middle(&before), None);
}

/// A vertex of a turned body moves by the same vector in the world.
#[test]
fn vertices_of_rotated_bodies_move_by_world_vectors() {
    for dimension in [Dimension::Two, Dimension::Three] {
        let start = match dimension {
            Dimension::Two => polygon(&SQUARE),
            Dimension::Three => {
                polytope(&[(0.0, 0.0, 0.0), (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)])
            }
        };
        let turned = placed(&start, dvec3(1.0, 2.0, 0.0), 0.7);
        let by = dvec3(0.5, -0.25, 0.0);
        let moved = changed(&turned, Part::of_vertices([1]), DVec3::ZERO, Transform::Move(by)).unwrap();
        let [before, after] = [&turned, &moved].map(vertices::in_world);
        assert!((after[1] - before[1]).distance(by) < 1e-15);
        assert_eq!(after[0], before[0]);
    }
    let quaternion = DQuat::from_xyzw(0.0, 0.0, 0.0, -1.0);
    let upside = Pose { position: DVec3::ZERO, rotation: Rotation::Quaternion(quaternion) };
    let cube = body(THREE, Shape::Cuboid { half_extents: DVec3::ONE }).with_pose(upside).unwrap();
    let turned = changed(&cube, Part::Whole, DVec3::ZERO, rotate(DVec3::X, 0.0)).unwrap();
    assert!(turned.pose().is_unturned());
}

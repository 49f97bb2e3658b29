//! Shapes, poses and support mappings against elementary geometry, and the refusal of invalid parameters.

use std::f64::consts::FRAC_PI_2;

use gjk_proximity::geometry::{
    Body, Convex, Core, Dimension, MAX_VERTICES, Pose, Rotation, Shape, ShapeError, support_point,
};
use glam::{DQuat, DVec2, DVec3, Vec3, dvec2, dvec3};
use proptest::prelude::*;

use crate::shapes::{dyn4j, hull_of, tries};

pub(crate) fn body(dimension: Dimension, shape: Shape) -> Body {
    Body::new(dimension, shape, Pose::identity(dimension), 0.0).expect("a valid shape")
}

pub(crate) fn solid(shape: Shape, pose: Pose, radius: f64) -> Convex<DVec3> {
    Body::new(Dimension::Three, shape, pose, radius).expect("a valid body").convex()
}

#[test]
fn vertices_of_the_regular_solids_lie_on_their_sphere() {
    for shape in [
        Shape::Tetrahedron { radius: 2.0 },
        Shape::Octahedron { radius: 2.0 },
        Shape::Icosahedron { radius: 2.0 },
    ] {
        for vertex in shape.vertices().expect("a polytope") {
            assert!((vertex.length() - 2.0).abs() < 1e-15, "{shape:?} has a vertex at {vertex}");
        }
    }
}

#[test]
fn listed_orders_are_as_documented() {
    let rectangle = Shape::Rectangle { half_extents: dvec2(2.0, 1.0) };
    let expected = [(-2.0, -1.0), (2.0, -1.0), (2.0, 1.0), (-2.0, 1.0)].map(|(x, y)| dvec3(x, y, 0.0));
    assert_eq!(rectangle.vertices().unwrap(), expected);
    let cuboid = Shape::Cuboid { half_extents: DVec3::ONE }.vertices().unwrap();
    assert_eq!(cuboid[..3], [dvec3(-1.0, -1.0, -1.0), dvec3(-1.0, -1.0, 1.0), dvec3(-1.0, 1.0, -1.0)]);
    let octahedron = Shape::Octahedron { radius: 3.0 }.vertices().unwrap();
    assert_eq!(octahedron[3], dvec3(0.0, -3.0, 0.0));
    let square = Shape::RegularPolygon { sides: 4, radius: 1.0 }.vertices().unwrap();
    assert_eq!(square, [DVec3::X, DVec3::Y, DVec3::NEG_X, DVec3::NEG_Y], "quarter turns are exact");
    // A view of 90° is as high as it is deep, and with an aspect of 2 twice as wide.
    let frustum =
        Shape::Frustum { vertical_fov: FRAC_PI_2, aspect: 2.0, near: 1.0, far: 10.0 }.vertices().unwrap();
    assert!(frustum[0].distance(dvec3(-2.0, -1.0, -1.0)) < 1e-14, "{}", frustum[0]);
    assert!(frustum[6].distance(dvec3(20.0, 10.0, -10.0)) < 1e-13, "{}", frustum[6]);
}

/// Two common mistakes. A maximum that starts at zero finds no vertex of a triangle behind the origin, and keeps the
/// first one. The support point of Q along v instead of −v gives a point inside the difference of the dyn4j article,
/// (−3, 2) instead of (4, 2).
#[test]
fn supports_behind_the_origin_and_against_the_direction() {
    let behind = hull_of("-3 -1, -2 -1, -2 -2");
    assert_eq!(behind.support(DVec3::X), (dvec3(-2.0, -1.0, 0.0), Some(1)), "of two the first");
    let [p, q] = dyn4j();
    assert_eq!(support_point(&p, &q, DVec3::X).point, dvec3(4.0, 2.0, 0.0));
}

/// The support point by a closed form: the point of the surface whose normal is the direction.
#[test]
fn support_points_of_curved_shapes_follow_closed_forms() {
    let direction = dvec3(1.0, -2.0, 2.0) / 3.0;
    let in_plane = dvec3(0.6, -0.8, 0.0);
    let two = |shape| body(Dimension::Two, shape).convex();
    let three = |shape| body(Dimension::Three, shape).convex();
    let axis_end = [DVec3::ZERO, DVec3::Z * 4.0];
    let sideways = dvec3(1.0, -2.0, 0.0) / 5.0_f64.sqrt();
    let cases = [
        (two(Shape::Disc { radius: 2.0 }), in_plane, dvec3(1.2, -1.6, 0.0)),
        // (a² x, b² y) / √(a² x² + b² y²) with a = 4, b = 3 is (9.6, −7.2) / √(5.76 + 5.76).
        (
            two(Shape::Ellipse { semi_axes: dvec2(4.0, 3.0) }),
            in_plane,
            dvec3(9.6, -7.2, 0.0) / 11.52_f64.sqrt(),
        ),
        (two(Shape::Capsule { a: DVec3::X, b: DVec3::NEG_X, radius: 0.5 }), in_plane, dvec3(1.3, -0.4, 0.0)),
        (three(Shape::Ball { radius: 3.0 }), direction, dvec3(1.0, -2.0, 2.0)),
        // (1·1/3, −4·2/3, 9·2/3) / √(1/9 + 16/9 + 36/9).
        (
            three(Shape::Ellipsoid { semi_axes: dvec3(1.0, 2.0, 3.0) }),
            direction,
            dvec3(1.0, -8.0, 18.0) / 53.0_f64.sqrt(),
        ),
        (
            three(Shape::Capsule { a: axis_end[0], b: axis_end[1], radius: 3.0 }),
            direction,
            dvec3(1.0, -2.0, 6.0),
        ),
        (
            three(Shape::Cylinder { half_height: 2.0, radius: 3.0 }),
            direction,
            sideways * 3.0 + DVec3::Z * 2.0,
        ),
        (three(Shape::Cone { half_height: 2.0, radius: 1.0 }), direction, DVec3::Z * 2.0),
        (three(Shape::Cone { half_height: 2.0, radius: 1.0 }), -direction, -sideways - DVec3::Z * 2.0),
    ];
    for (convex, direction, expected) in cases {
        let (point, _) = convex.support(direction);
        assert!(point.distance(expected) < 1e-14, "{convex:?} reaches {point}, expected {expected}");
    }
}

#[test]
fn poses_rotate_and_translate_the_support_mapping() {
    let quarter = Rotation::Quaternion(DQuat::from_rotation_y(FRAC_PI_2));
    let pose = Pose { position: dvec3(0.0, 5.0, 0.0), rotation: quarter };
    // A quarter turn about y maps z to x.
    let (apex, _) = solid(Shape::Cone { half_height: 2.0, radius: 1.0 }, pose, 0.5).support(DVec3::X);
    assert!(apex.distance(dvec3(2.5, 5.0, 0.0)) < 1e-15, "{apex}");
    let plane = Pose { position: dvec3(1.0, 2.0, 0.0), rotation: Rotation::Angle(FRAC_PI_2) };
    let moved = plane.world_from_local(dvec3(3.0, 4.0, 0.0));
    assert!(moved.distance(dvec3(-3.0, 5.0, 0.0)) < 1e-15, "{moved}");
    assert_eq!(moved.z.to_bits(), 0, "2D stays in the plane");
}

#[test]
fn radii_of_shapes_and_bodies_are_added() {
    let body = body(Dimension::Three, Shape::Ball { radius: 2.0 }).with_rounding(0.5).unwrap();
    assert_eq!(body.convex(), Convex { core: Core::Vertices(vec![DVec3::ZERO]), radius: 2.5 });
    assert_eq!(body.local_vertices(), None);
}

#[test]
fn interior_vertices_are_those_that_are_not_vertices_of_the_hull() {
    let square = [(0, 0), (2, 0), (1, 0), (2, 2), (0, 2), (1, 1), (2, 0)];
    let square = Shape::Points(square.map(|(x, y)| DVec2::from((x.into(), y.into())).extend(0.0)).to_vec());
    // 2 is on an edge, 5 in the interior, 6 a repetition of 1.
    assert_eq!(body(Dimension::Two, square.clone()).interior_vertices(), [2, 5, 6]);
    assert_eq!(body(Dimension::Three, square).interior_vertices(), [2, 5, 6]);
    let mut cube = Shape::Cuboid { half_extents: DVec3::ONE }.vertices().unwrap();
    cube.extend([DVec3::ZERO, DVec3::X, dvec3(1.0, 1.0, 0.0), cube[0], dvec3(1.0, 0.5, 0.25)]);
    assert_eq!(body(Dimension::Three, Shape::Points(cube)).interior_vertices(), [8, 9, 10, 11, 12]);
}

/// In both precisions; a single point is a hull.
#[test]
fn a_hull_of_no_points_is_refused() {
    assert_eq!(Convex::<DVec3>::vertices([]), Err(ShapeError::NoVertices));
    assert_eq!(Convex::<Vec3>::vertices([]), Err(ShapeError::NoVertices));
    assert_eq!(Convex::vertices([DVec3::X]), Ok(Convex::point(DVec3::X)));
    assert_eq!(Convex::point(Vec3::Y).support(Vec3::X), (Vec3::Y, Some(0)), "the only one");
}

#[test]
fn invalid_parameters_are_refused_with_their_field() {
    use ShapeError as E;
    let two = |shape: Shape| shape.check(Dimension::Two).unwrap_err();
    let three = |shape: Shape| shape.check(Dimension::Three).unwrap_err();
    let frustum = |vertical_fov, aspect, near, far| three(Shape::Frustum { vertical_fov, aspect, near, far });
    let cases = [
        (two(Shape::Points(vec![])), E::NoVertices, "points"),
        (
            two(Shape::Points(vec![DVec3::ZERO; MAX_VERTICES + 1])),
            E::TooManyVertices { found: MAX_VERTICES + 1 },
            "points",
        ),
        (two(Shape::Points(vec![DVec3::Z])), E::OffPlane { field: "points", found: 1.0 }, "points"),
        (two(Shape::Disc { radius: -1.0 }), E::Negative { field: "radius", found: -1.0 }, "radius"),
        (
            two(Shape::Disc { radius: f64::INFINITY }),
            E::NotFinite { field: "radius", found: f64::INFINITY },
            "radius",
        ),
        (three(Shape::Ball { radius: 1e13 }), E::TooLarge { field: "radius", found: 1e13 }, "radius"),
        (
            two(Shape::Ball { radius: 1.0 }),
            E::WrongDimension { shape: "ball", dimension: Dimension::Two },
            "shape",
        ),
        (
            three(Shape::Disc { radius: 1.0 }),
            E::WrongDimension { shape: "disc", dimension: Dimension::Three },
            "shape",
        ),
        (two(Shape::RegularPolygon { sides: 2, radius: 1.0 }), E::TooFewSides { found: 2 }, "sides"),
        (
            three(Shape::Prism { sides: 5001, radius: 1.0, half_height: 1.0 }),
            E::TooManySides { found: 5001, limit: 5000 },
            "sides",
        ),
        (
            three(Shape::Pyramid { sides: 10_001, radius: 1.0, half_height: 1.0 }),
            E::TooManySides { found: 10_001, limit: 10_000 },
            "sides",
        ),
        (
            three(Shape::Cuboid { half_extents: dvec3(1.0, 1.0, -0.5) }),
            E::Negative { field: "half_extents", found: -0.5 },
            "half_extents",
        ),
        // tan 1.5 is about 14: the far plane is as high as that times 1e12.
        (frustum(3.0, 1.0, 1.0, 1e12), E::FarPlaneTooLarge { field: "vertical_fov" }, "vertical_fov"),
        (frustum(1.0, 7.0, 1.0, 1e12), E::FarPlaneTooLarge { field: "aspect" }, "aspect"),
        (frustum(3.5, 1.0, 1.0, 2.0), E::FieldOfView { found: 3.5 }, "vertical_fov"),
        (frustum(1.0, 0.0, 1.0, 2.0), E::NotPositive { field: "aspect", found: 0.0 }, "aspect"),
        (frustum(1.0, 1.0, 2.0, 2.0), E::FarNotBeyondNear { near: 2.0, found: 2.0 }, "far"),
        (
            three(Shape::Capsule { a: DVec3::ZERO, b: DVec3::ZERO, radius: -1e-300 }),
            E::Negative { field: "radius", found: -1e-300 },
            "radius",
        ),
    ];
    for (found, expected, field) in cases {
        assert_eq!(found, expected);
        assert_eq!(found.field(), field, "{found}");
    }
    let nan = two(Shape::Ellipse { semi_axes: dvec2(1.0, f64::NAN) });
    assert!(matches!(nan, E::NotFinite { field: "semi_axes", .. }), "{nan}");
}

#[test]
fn poses_and_radii_are_validated() {
    let point = body(Dimension::Three, Shape::Points(vec![DVec3::ZERO]));
    let at = |position, rotation| point.with_pose(Pose { position, rotation }).map(|_| ());
    let identity = Rotation::identity(Dimension::Three);
    assert_eq!(at(DVec3::ONE, identity), Ok(()));
    let doubled = Rotation::Quaternion(DQuat::IDENTITY * 2.0);
    assert_eq!(at(DVec3::ONE, doubled), Err(ShapeError::NotUnit { length: 2.0 }));
    assert_eq!(at(DVec3::ONE, Rotation::Angle(1.0)).map_err(|error| error.field()), Err("orientation"));
    assert_eq!(at(DVec3::splat(f64::NAN), identity).map_err(|error| error.field()), Err("position"));
    assert_eq!(point.with_rounding(-1.0), Err(ShapeError::Negative { field: "rounding", found: -1.0 }));
    assert_eq!(point.with_shape(Shape::Disc { radius: 1.0 }).map_err(|error| error.field()), Err("shape"));
    let typed = Rotation::Quaternion(DQuat::from_xyzw(0.2588, 0.0, 0.0, 0.9659));
    assert_eq!(at(DVec3::ZERO, typed), Ok(()), "four decimals are enough");
}

proptest! {
    #![proptest_config(tries(256))]

    #[test]
    fn the_identity_pose_changes_no_bit(x in -1e12..1e12, y in -1e12..1e12, z in -1e12..1e12) {
        let point = dvec3(x, y, z);
        prop_assert_eq!(Pose::identity(Dimension::Three).world_from_local(point), point);
        let flat = dvec3(x, y, 0.0);
        prop_assert_eq!(Pose::identity(Dimension::Two).world_from_local(flat), flat);
        let turned = Pose { position: flat, rotation: Rotation::Angle(z) }.world_from_local(flat);
        prop_assert_eq!(turned.z.to_bits(), 0);
    }
}

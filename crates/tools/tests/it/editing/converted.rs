//! Conversions of shapes.

use std::f64::consts::PI;

use gjk_proximity::geometry::{Body, Pose, Rotation, Shape};
use gjk_proximity::gjk::Algorithm;
use gjk_scene::edit::convert;
use gjk_scene::scene::{Label, Other, Rgb, Scene};
use glam::{DQuat, DVec2, DVec3, dvec3};

use super::{THREE, TWO, body, directions, named, placed, points, polygon, reach, scene};

/// Every kind of shape in scene files, rotated, with and without a radius.
fn all() -> Vec<Body> {
    let mut all = Vec::new();
    for dimension in [TWO, THREE] {
        for shape in named(dimension) {
            for (radius, angle) in [(0.0, 0.0), (0.0, 0.8), (0.3, -1.1)] {
                let at = placed(&body(dimension, shape.clone()), dvec3(1.0, -2.0, 0.0), angle);
                all.push(at.with_rounding(radius).unwrap());
            }
        }
    }
    all.push(placed(&polygon(&[(1.0, 0.0), (4.0, 1.0), (2.0, 3.0)]), dvec3(0.5, 0.0, 0.0), 0.4));
    all
}

/// Inscribed, and with 400 points nearly the whole shape: the support function is short by at most a tenth of the
/// deficit of 400 uniform points on a unit sphere, whose caps have the angle 2/√400 (in the plane 2π/400), times the
/// radius.
#[test]
fn a_polytope_lies_within_the_shape_and_nearly_fills_it() {
    for start in all() {
        let before = start.convex();
        let polytope = convert::as_polytope(&start, 400).unwrap();
        let after = polytope.convex();
        let count = points(&polytope).len();
        assert!(after.is_polytope() && polytope.pose() == start.pose(), "{start:?}");
        for direction in directions(start.dimension()) {
            let direction = direction.normalize();
            let short = reach(&before, direction) - reach(&after, direction);
            let missing = if start.dimension() == TWO { 0.001 } else { 0.04 };
            assert!((-1e-12..missing).contains(&short), "{start:?} {direction}: {short} of {count} points");
        }
        let is_exact = start.shape().vertices().is_some() && start.rounding() == 0.0;
        assert!(is_exact || (380..=420).contains(&count), "{start:?}: {count}");
    }
}

#[test]
fn rims_and_straight_sides_are_kept() {
    let cylinder = body(THREE, Shape::Cylinder { half_height: 2.0, radius: 1.0 });
    let prism = convert::as_polytope(&cylinder, 16).unwrap();
    assert_eq!(Some(points(&prism).len()), Some(16));
    assert_eq!(points(&prism)[8], [1.0, 0.0, 2.0]);
    let cone = convert::as_polytope(&body(THREE, Shape::Cone { half_height: 2.0, radius: 1.0 }), 9).unwrap();
    assert_eq!((points(&cone).len(), points(&cone)[8]), (9, [0.0, 0.0, 2.0]));
    // A stadium: two half circles with the ends of both straight sides.
    let capsule = body(TWO, Shape::Capsule { a: DVec3::ZERO, b: DVec3::X * 3.0, radius: 1.0 });
    let stadium = points(&convert::as_polytope(&capsule, 10).unwrap());
    assert_eq!(stadium.len(), 10);
    for corner in [[0.0, 1.0, 0.0], [3.0, 1.0, 0.0], [0.0, -1.0, 0.0], [3.0, -1.0, 0.0]] {
        assert!(stadium.contains(&corner), "{stadium:?}");
    }
    let disc = convert::as_polytope(&body(TWO, Shape::Disc { radius: 2.0 }), 4).unwrap();
    assert_eq!(points(&disc), [[2.0, 0.0, 0.0], [0.0, 2.0, 0.0], [-2.0, 0.0, 0.0], [0.0, -2.0, 0.0]]);
    let ball = body(THREE, Shape::Ball { radius: 1.0 });
    for count in [0, 3, 10_001, usize::MAX] {
        let refused = convert::as_polytope(&ball, count).unwrap_err().to_string();
        assert_eq!(refused, format!("a round shape becomes 4 to 10000 points, not {count}"));
    }
}

/// The support function of the mirror image is that of the shape in the mirrored direction, relative to the same center;
/// mirroring twice gives the shape.
#[test]
fn support_functions_of_mirror_images_are_mirrored() {
    for start in all() {
        for axis in 0..start.dimension().count() {
            let image = convert::mirrored(&start, axis).unwrap();
            let twice = convert::mirrored(&image, axis).unwrap();
            assert_eq!(image.kind_name(), start.kind_name());
            assert!(image.center().distance(start.center()) < 1e-12);
            let middle = start.center();
            for direction in directions(start.dimension()) {
                let mut mirrored = direction;
                mirrored[axis] = -mirrored[axis];
                let from_middle =
                    |body: &Body, direction: DVec3| reach(&body.convex(), direction) - middle.dot(direction);
                let wanted = from_middle(&start, direction);
                assert!((from_middle(&image, mirrored) - wanted).abs() < 1e-12, "{start:?} across {axis}");
                assert!((from_middle(&twice, direction) - wanted).abs() < 1e-12, "{start:?} across {axis}");
            }
        }
        assert!(convert::mirrored(&start, 3).is_err());
    }
    assert!(convert::mirrored(&polygon(&[(0.0, 0.0)]), 2).is_err());
}

#[test]
fn an_upright_box_is_its_own_mirror_image() {
    let cube = body(THREE, Shape::Cuboid { half_extents: dvec3(1.0, 2.0, 3.0) });
    for axis in 0..3 {
        assert_eq!(convert::mirrored(&cube, axis).unwrap(), cube);
    }
    let triangle = polygon(&[(0.0, 0.0), (3.0, 0.0), (0.0, 3.0)]);
    let image = convert::mirrored(&triangle, 0).unwrap();
    assert_eq!(points(&image), [[0.0, 0.0, 0.0], [-3.0, 0.0, 0.0], [0.0, 3.0, 0.0]]);
    assert_eq!(image.pose().position, dvec3(2.0, 0.0, 0.0));
}

#[test]
fn centred_is_at_the_origin_and_normalised_reaches_to_one() {
    for start in all() {
        let centred = convert::centered(&start).unwrap();
        assert!(centred.center().length() < 1e-12, "{start:?}");
        assert_eq!(centred.shape(), start.shape());
        let normal = convert::normalized(&start).unwrap();
        assert!(normal.center().distance(start.center()) < 1e-12, "{start:?}");
        assert_eq!(normal.kind_name(), start.kind_name());
        // A sample of its boundary extends to distance 1, and no farther.
        let around = convert::as_polytope(&normal, 2000).unwrap().convex();
        let middle = normal.center();
        let far = around.core_vertices().unwrap().iter().map(|it| it.distance(middle)).fold(0.0, f64::max);
        assert!(far < 1.0 + 1e-12 && far > 0.99, "{start:?}: {far}");
    }
    let square = body(TWO, Shape::Rectangle { half_extents: dvec3(3.0, 4.0, 0.0).truncate() });
    let normal = convert::normalized(&square).unwrap();
    assert_eq!(*normal.shape(), Shape::Rectangle { half_extents: DVec2::new(3.0, 4.0) * (1.0 / 5.0) });
    let point = polygon(&[(7.0, 7.0), (7.0, 7.0)]);
    assert_eq!(convert::normalized(&point).unwrap_err().to_string(), "a single point has no size to change");
    assert_eq!(convert::centered(&point).unwrap().pose().position, dvec3(-7.0, -7.0, 0.0));
}

#[test]
fn conversion_to_3d_and_back() {
    let mut flat = scene(
        placed(&polygon(&[(0.0, 0.0), (2.0, 0.0), (0.0, 1.0)]), dvec3(1.0, 2.0, 0.0), 0.5),
        body(TWO, Shape::Ellipse { semi_axes: DVec2::new(2.0, 1.0) }),
    );
    flat.query.algorithm = Algorithm::Bittle;
    let solid = convert::in_dimension(&flat, THREE).unwrap();
    assert_eq!((solid.dimension, solid.query.algorithm), (THREE, Algorithm::Robust));
    assert_eq!(*solid.bodies[1].shape(), Shape::Ellipsoid { semi_axes: dvec3(2.0, 1.0, 0.0) });
    for direction in directions(TWO) {
        for (before, after) in flat.bodies.iter().zip(&solid.bodies) {
            let [before, after] = [before, after].map(|body| reach(&body.convex(), direction));
            assert!((before - after).abs() < 1e-14);
        }
    }
    let back = convert::in_dimension(&solid, TWO).unwrap();
    assert_eq!(points(&back.bodies[0]), points(&flat.bodies[0]));
    assert_eq!(back.bodies[1].shape(), flat.bodies[1].shape());
    let Rotation::Angle(angle) = back.bodies[0].pose().rotation else { panic!("no angle") };
    assert!((angle - 0.5).abs() < 1e-15);
    assert_eq!(convert::in_dimension(&flat, TWO).unwrap(), flat);
}

#[test]
fn other_bodies_are_converted_with_p_and_q() {
    let disc = body(TWO, Shape::Disc { radius: 1.0 });
    let mut flat = scene(disc.clone(), disc.clone());
    flat.labels[1].name = "wheel".to_owned();
    let label = Label { name: "coin".to_owned(), color: Rgb::from_hex("#DDAA33") };
    flat.others.push(Other { label, body: disc });
    let mut solid = convert::in_dimension(&flat, THREE).unwrap();
    assert_eq!(*solid.others[0].body.shape(), Shape::Ellipsoid { semi_axes: dvec3(1.0, 1.0, 0.0) });
    assert_eq!((&solid.labels, &solid.others[0].label), (&flat.labels, &flat.others[0].label));
    assert!(Scene::from_ron(&solid.to_ron()).is_ok_and(|read| read == solid));
    assert_eq!(convert::in_dimension(&solid, TWO).unwrap().others, flat.others);
    // A body without a projection prevents the conversion, and is named.
    solid.others[0].body =
        placed(&body(THREE, Shape::Cone { half_height: 1.0, radius: 1.0 }), DVec3::ZERO, 0.5);
    let refusal = convert::in_dimension(&solid, TWO).unwrap_err().to_string();
    assert_eq!(refusal, "coin: the projection of a rotated cone is not one of the 2D shapes");
}

/// The projection along z, computed on paper and against the support function in the plane.
#[test]
fn shapes_with_a_2d_projection_are_converted() {
    for shape in named(THREE) {
        for turn in [DQuat::IDENTITY, DQuat::from_rotation_z(0.5), DQuat::from_rotation_x(PI / 3.0)] {
            let pose = Pose { position: dvec3(1.0, 2.0, 3.0), rotation: Rotation::Quaternion(turn) };
            let solid = body(THREE, shape.clone()).with_pose(pose).unwrap();
            let flat = match convert::in_dimension(&scene(solid.clone(), solid.clone()), TWO) {
                Ok(scene) => scene.bodies[0].clone(),
                Err(error) => {
                    let message = error.to_string();
                    assert!(message.starts_with("P: the projection of a rotated"), "{message}");
                    assert!(turn.x != 0.0, "{shape:?}");
                    continue;
                }
            };
            for direction in directions(TWO) {
                let [before, after] = [&solid, &flat].map(|body| reach(&body.convex(), direction));
                assert!((before - after).abs() < 1e-12, "{shape:?} {turn} {direction}: {before} {after}");
            }
        }
    }
}

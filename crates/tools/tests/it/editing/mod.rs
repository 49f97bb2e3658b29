//! Edits of bodies and scenes: each function against results computed on paper, and random sequences that must leave a
//! valid scene.

mod added;
mod combined;
mod contact;
mod converted;
mod edits;
mod models;
mod moved;
mod sequences;

use gjk_proximity::geometry::{Body, Convex, Dimension, Pose, Rotation, Shape};
use gjk_scene::scene::Scene;
use glam::{DQuat, DVec3, dvec3};

use crate::geometry::body;

const TWO: Dimension = Dimension::Two;
const THREE: Dimension = Dimension::Three;

/// The hull of points in the plane.
fn polygon(points: &[(f64, f64)]) -> Body {
    body(TWO, Shape::Points(points.iter().map(|(x, y)| dvec3(*x, *y, 0.0)).collect()))
}

/// The hull of points in space.
fn polytope(points: &[(f64, f64, f64)]) -> Body {
    body(THREE, Shape::Points(points.iter().map(|(x, y, z)| dvec3(*x, *y, *z)).collect()))
}

fn scene(p: Body, q: Body) -> Scene {
    Scene {
        dimension: p.dimension(),
        bodies: [p, q],
        ..Scene::from_ron(
            "(format: 1, dimension: 2, p: (shape: Points([(0, 0)])), q: (shape: Points([(0, 0)])))",
        )
        .unwrap()
    }
}

/// The coordinates of listed points.
fn points(body: &Body) -> Vec<[f64; 3]> {
    let Shape::Points(points) = body.shape() else { panic!("{:?} lists no points", body.shape()) };
    points.iter().map(DVec3::to_array).collect()
}

/// The body at another position, rotated by an angle, in 3D about (1, 2, 2)/3.
fn placed(body: &Body, position: DVec3, angle: f64) -> Body {
    let rotation = match body.dimension() {
        Dimension::Two => Rotation::Angle(angle),
        Dimension::Three => Rotation::Quaternion(DQuat::from_axis_angle(dvec3(1.0, 2.0, 2.0) / 3.0, angle)),
    };
    body.with_pose(Pose { position, rotation }).unwrap()
}

/// The support function of a shape in a direction.
fn reach(convex: &Convex<DVec3>, direction: DVec3) -> f64 {
    convex.support(direction).0.dot(direction)
}

/// The directions of the tests in this dimension, not unit vectors.
fn directions(dimension: Dimension) -> Vec<DVec3> {
    match dimension {
        Dimension::Two => crate::shapes::directions_2d().collect(),
        Dimension::Three => crate::shapes::directions().collect(),
    }
}

/// One shape of every kind in scene files, except listed points.
fn named(dimension: Dimension) -> Vec<Shape> {
    use gjk_scene::edit::model::{Kind, Model};
    let named = Kind::all(dimension).into_iter().filter(|kind| !kind.is_generated());
    named.map(|kind| Model::new(kind, dimension).shape(dimension).unwrap()).collect()
}

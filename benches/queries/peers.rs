//! The same queries in parry.

use gjk_sandbox::geometry::{Pose, Rotation, Shape};
use parry3d::math;
use parry3d::query::{self, details, intersection_test};
use parry3d::shape::{Ball, Capsule, ConvexPolyhedron, Cuboid, Cylinder, SharedShape};

use crate::Ask;
use crate::pairs::Pair;

fn vector(of: glam::DVec3) -> math::Vector {
    let [x, y, z] = of.as_vec3().to_array();
    math::Vector::new(x, y, z)
}

fn pose(of: &Pose) -> math::Pose {
    let Rotation::Quaternion(turn) = of.rotation else { return math::Pose::IDENTITY };
    let [x, y, z, w] = turn.as_quat().to_array();
    math::Pose::from_parts(vector(of.position), math::Rotation::from_xyzw(x, y, z, w))
}

pub(crate) fn shape(of: &Shape) -> Option<SharedShape> {
    Some(match *of {
        Shape::Cuboid { half_extents } => SharedShape::new(Cuboid::new(vector(half_extents))),
        Shape::Points(ref points) => {
            let points: Vec<math::Vector> = points.iter().copied().map(vector).collect();
            SharedShape::new(ConvexPolyhedron::from_convex_hull(&points)?)
        }
        Shape::Ball { radius } => SharedShape::new(Ball::new(radius as f32)),
        Shape::Capsule { a, b, radius } => {
            SharedShape::new(Capsule::new(vector(a), vector(b), radius as f32))
        }
        // parry's cylinder has the axis y, not z. The rotations are random, so this changes nothing.
        Shape::Cylinder { half_height, radius } => {
            SharedShape::new(Cylinder::new(half_height as f32, radius as f32))
        }
        _ => return None,
    })
}

/// Adds a quarter turn for shapes whose axis is y.
fn turned(of: &Shape, at: &Pose) -> math::Pose {
    let Shape::Cylinder { .. } = of else { return pose(at) };
    let Rotation::Quaternion(turn) = at.rotation else { return pose(at) };
    let quarter = glam::DQuat::from_rotation_x(std::f64::consts::FRAC_PI_2);
    pose(&Pose { rotation: Rotation::Quaternion(turn * quarter), ..*at })
}

struct Made {
    shapes: [SharedShape; 2],
    poses: [math::Pose; 2],
}

fn made(pair: &Pair) -> Option<Made> {
    let [p, q] = pair.shapes.each_ref().map(shape);
    let poses = std::array::from_fn(|side| turned(&pair.shapes[side], &pair.poses[side]));
    Some(Made { shapes: [p?, q?], poses })
}

/// Times parry's GJK for all kinds of shapes.
pub(crate) fn gjk(pair: &Pair) -> Option<Ask<'_>> {
    /// Calls GJK on shapes of known types, as parry's dispatcher does.
    fn ask<'a, S: parry3d::shape::SupportMap + Copy + 'a>(shapes: [S; 2], poses: [math::Pose; 2]) -> Ask<'a> {
        Box::new(move |_| {
            let between = poses[0].inv_mul(&poses[1]);
            details::intersection_test_support_map_support_map(&between, &shapes[0], &shapes[1])
        })
    }
    let Made { shapes: [p, q], poses } = made(pair)?;
    if let (Some(p), Some(q)) = (p.as_cuboid(), q.as_cuboid()) {
        return Some(ask([*p, *q], poses));
    }
    if let (Some(p), Some(q)) = (p.as_ball(), q.as_ball()) {
        return Some(ask([*p, *q], poses));
    }
    if let (Some(p), Some(q)) = (p.as_capsule(), q.as_capsule()) {
        return Some(ask([*p, *q], poses));
    }
    if let (Some(p), Some(q)) = (p.as_cylinder(), q.as_cylinder()) {
        return Some(ask([*p, *q], poses));
    }
    Some(Box::new(move |_| {
        let (Some(p), Some(q)) = (p.as_convex_polyhedron(), q.as_convex_polyhedron()) else { return false };
        let between = poses[0].inv_mul(&poses[1]);
        details::intersection_test_support_map_support_map(&between, p, q)
    }))
}

/// Times parry's intersection test, which chooses an algorithm by the kinds of the shapes.
pub(crate) fn test(pair: &Pair) -> Option<Ask<'_>> {
    let Made { shapes: [p, q], poses } = made(pair)?;
    Some(Box::new(move |_| {
        intersection_test(&poses[0], &*p, &poses[1], &*q).is_ok_and(|found| found.intersecting)
    }))
}

/// Times parry's distance query, which chooses an algorithm by the kinds of the shapes.
pub(crate) fn distance(pair: &Pair) -> Option<Ask<'_>> {
    let Made { shapes: [p, q], poses } = made(pair)?;
    Some(Box::new(move |_| {
        query::distance(&poses[0], &*p, &poses[1], &*q).is_ok_and(|found| found.distance == 0.0)
    }))
}

/// Times parry's contact query, which returns the depth, the normal and the points.
pub(crate) fn contact(pair: &Pair) -> Option<Ask<'_>> {
    let Made { shapes: [p, q], poses } = made(pair)?;
    Some(Box::new(move |_| {
        let found = query::contact(&poses[0], &*p, &poses[1], &*q, 0.0).ok().flatten();
        found.is_some_and(|contact| contact.dist < 0.0)
    }))
}

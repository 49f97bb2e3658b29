//! A body as the kinds of shapes that an engine may construct, each with its pose.

use glam::{DQuat, DVec3};

use crate::engine::row::EngineKind;
use crate::geometry::{Body, Dimension, Pose, Rotation, Shape};
use crate::internal::{Hull, Hull2, Hull3};

/// A kind of shape with its numbers, and its pose.
#[derive(Clone)]
pub(super) struct PlacedModel {
    pub(super) kind: EngineKind,
    pub(super) position: DVec3,
    /// The rotation in 3D.
    pub(super) rotation: DQuat,
    /// The rotation in 2D, in radians.
    pub(super) angle: f64,
    /// Half lengths of a box, semi-axes of an ellipsoid.
    pub(super) half: DVec3,
    pub(super) radius: f64,
    pub(super) half_height: f64,
    /// Vertices in local coordinates: in 2D counterclockwise, the two ends of a capsule or a segment.
    pub(super) points: Vec<DVec3>,
    /// The boundary of a polytope, counterclockwise as seen from outside.
    pub(super) faces: Vec<[usize; 3]>,
    /// Number of vertices of the hull of the points.
    pub(super) corners: usize,
    /// The radius around the shape, if the kind has none of its own.
    pub(super) rounding: f64,
}

/// Returns the kinds that a body can be written as, its own first.
pub(super) fn candidates(body: &Body) -> Vec<PlacedModel> {
    let pose = body.pose();
    let (rotation, angle) = match pose.rotation {
        Rotation::Angle(angle) => (DQuat::IDENTITY, angle),
        Rotation::Quaternion(quaternion) => (unit(quaternion), 0.0),
    };
    let start = PlacedModel {
        kind: EngineKind::Hull,
        position: pose.position,
        rotation,
        angle,
        half: DVec3::ZERO,
        radius: 0.0,
        half_height: 0.0,
        points: Vec::new(),
        faces: Vec::new(),
        corners: 0,
        rounding: body.rounding(),
    };
    let own = own(body, &start);
    let hulls = body.local_vertices().map(|vertices| hulls(body, &start, vertices));
    own.into_iter().chain(hulls.into_iter().flatten()).collect()
}

/// The quaternion scaled to length one; a quaternion of this length up to roundoff stays unchanged.
fn unit(quaternion: DQuat) -> DQuat {
    let is_unit = (quaternion.length_squared() - 1.0).abs() <= 4.0 * f64::EPSILON;
    if is_unit { quaternion } else { quaternion.normalize() }
}

/// Returns the dedicated kind for a box or a curved shape, or `None` for a shape written as a hull.
fn own(body: &Body, start: &PlacedModel) -> Option<PlacedModel> {
    let start = start.clone();
    let round = |radius: f64| radius + body.rounding();
    Some(match *body.shape() {
        Shape::Rectangle { half_extents } => {
            PlacedModel { kind: EngineKind::Box, half: half_extents.extend(0.0), ..start }
        }
        Shape::Cuboid { half_extents } => PlacedModel { kind: EngineKind::Box, half: half_extents, ..start },
        Shape::Disc { radius } | Shape::Ball { radius } => ball(body, start, DVec3::ZERO, round(radius)),
        Shape::Capsule { a, b, radius } if a == b => ball(body, start, a, round(radius)),
        Shape::Capsule { a, b, radius } => {
            PlacedModel { points: vec![a, b], ..capsule(start, EngineKind::Capsule, round(radius)) }
        }
        Shape::Ellipse { semi_axes } => {
            PlacedModel { kind: EngineKind::Ellipsoid, half: semi_axes.extend(0.0), ..start }
        }
        Shape::Ellipsoid { semi_axes } => {
            PlacedModel { kind: EngineKind::Ellipsoid, half: semi_axes, ..start }
        }
        Shape::Cylinder { half_height, radius } => {
            PlacedModel { kind: EngineKind::Cylinder, radius, half_height, ..start }
        }
        Shape::Cone { half_height, radius } => {
            PlacedModel { kind: EngineKind::Cone, radius, half_height, ..start }
        }
        _ => return None,
    })
}

fn ball(body: &Body, start: PlacedModel, center: DVec3, radius: f64) -> PlacedModel {
    let position = body.pose().world_from_local(center);
    PlacedModel { kind: EngineKind::Ball, position, radius, rounding: 0.0, ..start }
}

fn capsule(start: PlacedModel, kind: EngineKind, radius: f64) -> PlacedModel {
    PlacedModel { kind, radius, rounding: 0.0, ..start }
}

/// Returns the kinds that the hull of these vertices can be written as, the simplest first.
fn hulls(body: &Body, start: &PlacedModel, vertices: Vec<DVec3>) -> Vec<PlacedModel> {
    let Some(hull) = Hull::of(body.dimension(), &vertices) else { return Vec::new() };
    let of = |kind: EngineKind, indices: &[usize]| PlacedModel {
        kind,
        points: indices.iter().map(|index| vertices[*index]).collect(),
        corners: indices.len(),
        ..start.clone()
    };
    let radius = start.rounding;
    let mut kinds = Vec::new();
    match &hull {
        Hull::Flat(Hull2::Point(at)) | Hull::Solid(Hull3::Point(at)) if radius > 0.0 => {
            kinds.push(ball(body, start.clone(), vertices[*at], radius));
        }
        Hull::Flat(Hull2::Point(at)) | Hull::Solid(Hull3::Point(at)) => {
            kinds.push(of(EngineKind::Point, &[*at]));
        }
        Hull::Flat(Hull2::Segment(ends)) | Hull::Solid(Hull3::Segment(ends)) => {
            let kind = if radius > 0.0 { EngineKind::Capsule } else { EngineKind::Segment };
            kinds.push(capsule(of(kind, ends), kind, radius));
        }
        Hull::Flat(Hull2::Polygon(outline)) => kinds.push(of(EngineKind::Hull, outline)),
        Hull::Solid(Hull3::Polygon { vertices: outline, .. }) if outline.len() == 3 => {
            kinds.push(of(EngineKind::Triangle, outline));
        }
        Hull::Solid(Hull3::Polygon { .. }) => {}
        Hull::Solid(Hull3::Polytope(polytope)) => {
            let corners = polytope.extreme_points.len();
            let faces = polytope.triangles.clone();
            kinds.push(PlacedModel { points: vertices, faces, corners, ..start.clone() });
            return kinds;
        }
    }
    if body.dimension() == Dimension::Three {
        let (faces, corners) = (both_sides(hull.vertices()), hull.vertices().len());
        let all: Vec<usize> = (0..vertices.len()).collect();
        kinds.push(PlacedModel { faces, corners, ..of(EngineKind::FlatHull, &all) });
    }
    kinds
}

/// The triangles of a polygon on its front and on its back.
fn both_sides(outline: &[usize]) -> Vec<[usize; 3]> {
    let corners = outline.windows(2).skip(1);
    corners.flat_map(|edge| [[outline[0], edge[0], edge[1]], [outline[0], edge[1], edge[0]]]).collect()
}

impl PlacedModel {
    /// Returns the points in world coordinates.
    pub(super) fn world(&self) -> Vec<DVec3> {
        let pose = self.pose();
        self.points.iter().map(|point| pose.world_from_local(*point)).collect()
    }

    fn pose(&self) -> Pose {
        let rotation =
            if self.angle == 0.0 { Rotation::Quaternion(self.rotation) } else { Rotation::Angle(self.angle) };
        Pose { position: self.position, rotation }
    }

    /// Moves the local frame to the center of a point, a segment or a capsule, and turns it so that the
    /// shape lies along `axis`.
    pub(super) fn settle(&mut self, axis: DVec3, dimension: Dimension) {
        let along = match self.kind {
            EngineKind::Point => {
                self.position = self.pose().world_from_local(self.points[0]);
                return;
            }
            EngineKind::Cylinder | EngineKind::Cone => DVec3::Z,
            EngineKind::Capsule | EngineKind::Segment => {
                let [a, b] = [self.points[0], self.points[1]];
                self.position = self.pose().world_from_local(a.midpoint(b));
                self.half_height = a.distance(b) / 2.0;
                b - a
            }
            _ => return,
        };
        match dimension {
            Dimension::Two => {
                let (from, to) = (axis.truncate(), along.truncate());
                self.angle += libm::atan2(from.perp_dot(to), from.dot(to));
            }
            Dimension::Three => {
                self.rotation *= DQuat::from_rotation_arc(axis, along.normalize_or(axis));
            }
        }
    }

    /// Moves the origin of a hull to the mean of its vertices.
    pub(super) fn center(&mut self) {
        if self.kind != EngineKind::Hull {
            return;
        }
        let mean = self.points.iter().sum::<DVec3>() / self.points.len() as f64;
        self.position = self.pose().world_from_local(mean);
        for point in &mut self.points {
            *point -= mean;
        }
    }

    /// Keeps only the points of the faces.
    pub(super) fn trim(&mut self) {
        let mut used: Vec<usize> = self.faces.iter().flatten().copied().collect();
        used.sort_unstable();
        used.dedup();
        for corner in self.faces.iter_mut().flatten() {
            *corner = used.partition_point(|index| index < corner);
        }
        self.points = used.into_iter().map(|index| self.points[index]).collect();
    }
}

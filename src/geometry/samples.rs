//! Enough support points of a curved difference for it to look round, with all that is straight about it exact.
//!
//! Asking in many directions is not enough: along the normal of a flat side all its corners are equally far, and a
//! support mapping names only one of them. So flat sides, edges and rims are listed as what they are, each point with
//! a direction in which it is farthest, and the uniform directions fill what is round between them.

use std::f64::consts::TAU;
use std::sync::LazyLock;

use glam::DVec3;

use super::corners::{octahedron, unit_circle};
use super::hull2::cyclic_pairs;
use super::quickhull::owners;
use super::{
    Convex, Core, Dimension, Hull, Hull3, Polytope, SupportPoint, Vector as _, hull3, support_point,
};

/// Points of a circle in the plane.
const CIRCLE_2D: u32 = 128;

/// Points around the rim of a cylinder or a cone.
const RIM: u32 = 48;

/// Points that a full turn around a rounded edge would have.
const ROUND_EDGE: u32 = 32;

/// How often the octahedron is refined: 6, 18, 66, 258 directions, 512 triangles.
const REFINEMENTS: usize = 3;

/// How many vertices are looked at for the features of one shape: as many features as that allows are asked of the other.
/// Between two hulls of 10,000 vertices that is every thirtieth, between hulls of 500 it is all.
const EFFORT: usize = 20_000_000;

/// A direction this far off a tie, in radians, decides for one end of it and is still that direction to the eye.
const TILT: f64 = 1e-6;

/// A point on the boundary of the difference.
pub(super) struct Sample {
    /// With its parents.
    pub(super) point: SupportPoint<DVec3>,
    /// The outward unit direction in which it is farthest.
    pub(super) normal: DVec3,
}

/// A direction together with the number of a vertex that is farthest in it, one of several.
struct Feature {
    direction: DVec3,
    vertex: usize,
}

/// Directions that are spread evenly over the circle or the sphere.
fn uniform(dimension: Dimension) -> &'static [DVec3] {
    static CIRCLE: LazyLock<Vec<DVec3>> =
        LazyLock::new(|| (0..CIRCLE_2D).map(|index| unit_circle(index, CIRCLE_2D).extend(0.0)).collect());
    static SPHERE: LazyLock<Vec<DVec3>> = LazyLock::new(|| {
        let mut points = octahedron(1.0).to_vec();
        for _ in 0..REFINEMENTS {
            if let Some(Hull3::Polytope(Polytope { edges, .. })) = hull3(&points) {
                points
                    .extend(edges.iter().map(|[a, b]| (points[*a] + points[*b]).unit()).collect::<Vec<_>>());
            }
        }
        points
    });
    match dimension {
        Dimension::Two => &CIRCLE,
        Dimension::Three => &SPHERE,
    }
}

/// The boundary of P ⊖ Q. `cores` are the differences of all vertices of the cores, if they have vertices.
pub(super) fn of_difference(
    dimension: Dimension,
    p: &Convex<DVec3>,
    q: &Convex<DVec3>,
    cores: Option<Vec<SupportPoint<DVec3>>>,
) -> Vec<Sample> {
    let mut samples = Vec::new();
    if let Some(pairs) = cores {
        let positions: Vec<DVec3> = pairs.iter().map(|pair| pair.point).collect();
        samples.extend(features(dimension, &positions).into_iter().map(|Feature { direction, vertex }| {
            let SupportPoint { on_p, on_q, index_p, index_q, .. } = pairs[vertex];
            sample(
                direction,
                (on_p + direction * p.rounding, index_p),
                (on_q - direction * q.rounding, index_q),
            )
        }));
    } else {
        samples.extend(
            affordable(boundary(dimension, p, !is_point(q)), q)
                .map(|(direction, on_p, index_p)| sample(direction, (on_p, index_p), q.support(-direction))),
        );
        samples
            .extend(affordable(boundary(dimension, q, !is_point(p)), p).map(|(direction, on_q, index_q)| {
                sample(-direction, p.support(-direction), (on_q, index_q))
            }));
    }
    // A shape alone without rounding has only its features; an ellipsoid alone has its own evenly spread points.
    let alone = p.rounding + q.rounding == 0.0 && (is_point(p) || is_point(q));
    if samples.is_empty() || !alone {
        let ask = |normal: &DVec3| Sample { point: support_point(p, q, *normal), normal: *normal };
        samples.extend(uniform(dimension).iter().map(ask));
    }
    samples
}

/// As many of the features of one shape, evenly, as can be asked of the other in good time.
fn affordable<T>(features: Vec<T>, other: &Convex<DVec3>) -> impl Iterator<Item = T> {
    let vertices = other.core_vertices().map_or(1, <[_]>::len);
    let step = features.len().saturating_mul(vertices).div_ceil(EFFORT).max(1);
    features.into_iter().step_by(step)
}

fn sample(normal: DVec3, p: (DVec3, Option<usize>), q: (DVec3, Option<usize>)) -> Sample {
    let ((on_p, index_p), (on_q, index_q)) = (p, q);
    Sample { point: SupportPoint { point: on_p - on_q, on_p, on_q, index_p, index_q }, normal }
}

/// Whether nothing of the boundary comes from this shape.
fn is_point(convex: &Convex<DVec3>) -> bool {
    convex.rounding == 0.0 && matches!(&convex.core, Core::Vertices(vertices) if vertices.len() == 1)
}

/// What is special about the boundary of one shape: directions with their farthest points. `flats` asks for the
/// outlines of the flat ends of cylinders and cones with the direction of the end as well as that of the side.
fn boundary(dimension: Dimension, convex: &Convex<DVec3>, flats: bool) -> Vec<(DVec3, DVec3, Option<usize>)> {
    let ask = |direction: DVec3| {
        let (point, index) = convex.support(direction);
        (direction, point, index)
    };
    let flats = flats || convex.rounding > 0.0;
    match &convex.core {
        Core::Vertices(vertices) => features(dimension, vertices)
            .into_iter()
            .map(|Feature { direction, vertex }| {
                (direction, vertices[vertex] + direction * convex.rounding, Some(vertex))
            })
            .collect(),
        Core::Ellipsoid { semi_axes, .. } => {
            // The normal at the point with these coordinates on the unit sphere: evenly spread points, not normals.
            let normal = |on_sphere: &DVec3| {
                let along = semi_axes.iter().zip(on_sphere.to_array());
                along
                    .map(|(axis, part)| axis.unit() * (part / axis.length()))
                    .filter(|part| part.is_finite())
                    .sum()
            };
            uniform(dimension)
                .iter()
                .map(normal)
                .map(DVec3::unit)
                .filter(|it| *it != DVec3::ZERO)
                .map(ask)
                .collect()
        }
        Core::Cylinder { half_axis, radii, .. } => {
            let up = half_axis.unit();
            let sides = ring(radii).flat_map(|out| [out + up * TILT, out - up * TILT]);
            let ends = ring(radii).filter(|_| flats).flat_map(|out| [up + out * TILT, -up + out * TILT]);
            sides.chain(ends).map(DVec3::unit).map(ask).collect()
        }
        Core::Cone { apex, base, radii } => {
            let axis = *apex - *base;
            let (height, up, radius) = (axis.length(), axis.unit(), radii[0].length());
            // Perpendicular to the side, a little below where apex and rim are equally far.
            let sides = ring(radii).map(|out| out * height.max(radius * TILT) + up * (radius * (1.0 - TILT)));
            let ends = ring(radii).filter(|_| flats).map(|out| out * TILT - up);
            [up].into_iter().chain(sides).chain(ends).map(DVec3::unit).map(ask).collect()
        }
    }
}

/// Unit directions around a disc; none if it has no radius.
fn ring(radii: &[DVec3; 2]) -> impl Iterator<Item = DVec3> {
    let axes = radii.map(DVec3::unit);
    let count = if axes.contains(&DVec3::ZERO) { 0 } else { RIM };
    (0..count).map(move |index| {
        let turn = unit_circle(index, RIM);
        axes[0] * turn.x + axes[1] * turn.y
    })
}

/// The corners of each side with its normal and, in space, the ends of each edge with normals between those of its
/// two sides.
fn features(dimension: Dimension, vertices: &[DVec3]) -> Vec<Feature> {
    let both_ends = |a: usize, b: usize| move |direction| [a, b].map(|vertex| Feature { direction, vertex });
    match Hull::of(dimension, vertices) {
        None | Some(Hull::Solid(Hull3::Point(_))) => Vec::new(),
        Some(Hull::Flat(hull)) => cyclic_pairs(hull.vertices())
            .filter(|(a, b)| a != b)
            .flat_map(|(a, b)| {
                both_ends(a, b)(-(vertices[b] - vertices[a]).unit().truncate().perp().extend(0.0))
            })
            .collect(),
        Some(Hull::Solid(Hull3::Segment([a, b]))) => {
            let (one, other) = (vertices[b] - vertices[a]).unit().any_orthonormal_pair();
            ring(&[one, other]).flat_map(both_ends(a, b)).collect()
        }
        Some(Hull::Solid(Hull3::Polygon { vertices: polygon, normal })) => cyclic_pairs(&polygon)
            .flat_map(|(a, b)| {
                let out = (vertices[b] - vertices[a]).cross(normal).unit();
                let half_turn = [normal, out, -normal].into_iter();
                half_turn.chain(between(normal, out)).chain(between(out, -normal)).flat_map(both_ends(a, b))
            })
            .collect(),
        Some(Hull::Solid(Hull3::Polytope(polytope))) => {
            let faces = &polytope.faces;
            let owner = owners(faces.iter().map(|face| face.vertices.as_slice()));
            let sides = faces.iter().flat_map(|face| {
                face.vertices.iter().map(|vertex| Feature { direction: face.normal, vertex: *vertex })
            });
            let edges = polytope.edges.iter().filter_map(|[a, b]| {
                let (left, right) = (owner.get(&(*a, *b))?, owner.get(&(*b, *a))?);
                Some(between(faces[*left].normal, faces[*right].normal).flat_map(both_ends(*a, *b)))
            });
            sides.chain(edges.flatten()).collect()
        }
    }
}

/// Unit vectors strictly between two unit vectors, as densely as on a circle.
fn between(from: DVec3, to: DVec3) -> impl Iterator<Item = DVec3> {
    let steps = (from.angle_between(to) / (TAU / f64::from(ROUND_EDGE))).ceil();
    (1..ROUND_EDGE)
        .map(f64::from)
        .take_while(move |step| *step < steps)
        .map(move |step| from.slerp(to, step / steps))
}

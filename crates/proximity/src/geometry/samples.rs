//! Support points that sample a curved difference densely enough to look smooth, with all its flat features exact.
//!
//! Sampling many directions is not enough: along the normal of a flat face all its vertices are equally far, and a
//! support mapping returns only one of them. So flat faces, edges and rims are listed explicitly, each point with a
//! direction in which it is farthest. Uniform directions fill the curved boundary between them. A hull with hundreds of
//! vertices looks smooth anyway, so only its largest features and an even selection of the rest are used.

use std::f64::consts::TAU;
use std::sync::LazyLock;

use glam::DVec3;

use super::corners::{octahedron, unit_circle};
use super::dimension::Dimension;
use super::hull::Hull;
use super::hull2::cyclic_pairs;
use super::hull3::{Hull3, Polytope, hull3};
use super::quickhull::owners;
use super::support::{Convex, Core, SupportPoint, support_point};
use super::vector::Vector as _;

/// Number of points on a circle in the plane.
const CIRCLE_2D: u32 = 128;

/// Number of points around the rim of a cylinder or a cone.
const RIM: u32 = 48;

/// Number of points of a full turn around a rounded edge.
const ROUND_EDGE: u32 = 32;

/// Number of refinements of the octahedron: 6, 18, 66, 258 directions, 512 triangles.
const REFINEMENTS: usize = 3;

/// Returns the maximum number of features of a shape, so that the hull can be computed between two frames. For shapes
/// with more features, the largest and some of the others are enough for display.
const fn most_features(dimension: Dimension) -> usize {
    match dimension {
        Dimension::Two => 4000,
        Dimension::Three => 800,
    }
}

/// Maximum number of vertices that are evaluated between two frames. It limits the number of features of one shape
/// along which the other is evaluated.
const EFFORT: usize = 5_000_000;

/// Angle in radians by which a direction is tilted to break a tie toward one end; it is too small to be visible.
const TILT: f64 = 1e-6;

/// A point on the boundary of the difference.
pub(super) struct BoundarySample {
    /// The point with its vertex pair.
    pub(super) point: SupportPoint<DVec3>,
    /// The outward unit direction in which the point is farthest.
    pub(super) normal: DVec3,
}

/// A direction with the index of a vertex that is farthest in it, possibly one of several.
struct FarthestVertex {
    direction: DVec3,
    vertex: usize,
    /// The size of the feature: the length of an edge of its face, or of its edge times the angle between the two
    /// faces.
    size: f64,
}

/// A special point of the boundary of one shape.
struct SpecialPoint {
    /// The direction in which the point is farthest.
    direction: DVec3,
    at: DVec3,
    /// The index of the vertex, if the point is one.
    vertex: Option<usize>,
    /// The size of the error without this point: the length of its edge, in scene units.
    size: f64,
}

/// Returns directions that are spread uniformly over the circle or the sphere.
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

/// Samples the boundary of P ⊖ Q. `cores` are the differences of all vertices of the cores, if these have vertices.
pub(super) fn of_difference(
    dimension: Dimension,
    [p, q]: [&Convex<DVec3>; 2],
    [hull_p, hull_q]: [Option<&Hull>; 2],
    cores: Option<Vec<SupportPoint<DVec3>>>,
) -> Vec<BoundarySample> {
    let most = most_features(dimension);
    let mut samples = Vec::new();
    if let Some(pairs) = cores {
        let positions: Vec<DVec3> = pairs.iter().map(|pair| pair.point).collect();
        let hull = Hull::of(dimension, &positions);
        let features = most_important(features(&positions, hull.as_ref()), |feature| feature.size, most);
        samples.extend(features.into_iter().map(|FarthestVertex { direction, vertex, .. }| {
            let SupportPoint { on_p, on_q, index_p, index_q, .. } = pairs[vertex];
            sample(direction, (on_p + direction * p.radius, index_p), (on_q - direction * q.radius, index_q))
        }));
    } else {
        let of_p = boundary(dimension, p, hull_p, !is_point(q));
        let of_q = boundary(dimension, q, hull_q, !is_point(p));
        let counts = [of_p.len(), of_q.len()];
        let share = |own: usize, other: &Convex<DVec3>| {
            let effort = EFFORT / other.core_vertices().map_or(1, |vertices| vertices.len().max(1));
            most.saturating_sub(counts[1 - own]).max(most / 2).min(effort)
        };
        samples.extend(most_important(of_p, |anchor| anchor.size, share(0, q)).into_iter().map(|anchor| {
            sample(anchor.direction, (anchor.at, anchor.vertex), q.support(-anchor.direction))
        }));
        samples.extend(most_important(of_q, |anchor| anchor.size, share(1, p)).into_iter().map(|anchor| {
            sample(-anchor.direction, p.support(-anchor.direction), (anchor.at, anchor.vertex))
        }));
    }
    // A single shape without a radius has only its features; a single ellipsoid has its own uniform points.
    let alone = p.radius + q.radius == 0.0 && (is_point(p) || is_point(q));
    if samples.is_empty() || !alone {
        let ask = |normal: &DVec3| BoundarySample { point: support_point(p, q, *normal), normal: *normal };
        samples.extend(uniform(dimension).iter().map(ask));
    }
    samples
}

/// Selects at most `most` of the features. One half are the largest, whose absence would be visible; the other half is
/// an even selection of the rest.
fn most_important<T>(mut features: Vec<T>, size: impl Fn(&T) -> f64, most: usize) -> Vec<T> {
    if features.len() <= most {
        return features;
    }
    features.sort_by(|one, other| size(other).total_cmp(&size(one)));
    let others = features.split_off(most / 2);
    let step = others.len().div_ceil(most.div_ceil(2).max(1)).max(1);
    features.extend(others.into_iter().step_by(step));
    features
}

fn sample(normal: DVec3, p: (DVec3, Option<usize>), q: (DVec3, Option<usize>)) -> BoundarySample {
    let ((on_p, index_p), (on_q, index_q)) = (p, q);
    BoundarySample { point: SupportPoint { point: on_p - on_q, on_p, on_q, index_p, index_q }, normal }
}

/// Returns whether this shape is a point without a radius, so that it contributes nothing to the shape of the boundary.
fn is_point(convex: &Convex<DVec3>) -> bool {
    convex.radius == 0.0 && matches!(&convex.core, Core::Vertices(vertices) if vertices.len() == 1)
}

/// Returns the special points of the boundary of one shape, each with a direction in which it is farthest. With
/// `flats`, the outlines of the flat ends of cylinders and cones also appear with the normal of the end.
fn boundary(
    dimension: Dimension,
    convex: &Convex<DVec3>,
    hull: Option<&Hull>,
    flats: bool,
) -> Vec<SpecialPoint> {
    let ask = |direction: DVec3| {
        let (at, vertex) = convex.support(direction);
        SpecialPoint { direction, at, vertex, size: f64::INFINITY }
    };
    let flats = flats || convex.radius > 0.0;
    match &convex.core {
        Core::Vertices(vertices) => {
            let own = if hull.is_none() { Hull::of(dimension, vertices) } else { None };
            features(vertices, hull.or(own.as_ref()))
                .into_iter()
                .map(|FarthestVertex { direction, vertex, size }| {
                    let at = vertices[vertex] + direction * convex.radius;
                    SpecialPoint { direction, at, vertex: Some(vertex), size }
                })
                .collect()
        }
        Core::Ellipsoid { semi_axes, .. } => {
            // The normal at the point with these coordinates on the unit sphere: the points are uniform, not the
            // normals.
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
            // Perpendicular to the lateral surface, tilted slightly down from where apex and rim are equally far.
            let sides = ring(radii).map(|out| out * height.max(radius * TILT) + up * (radius * (1.0 - TILT)));
            let ends = ring(radii).filter(|_| flats).map(|out| out * TILT - up);
            [up].into_iter().chain(sides).chain(ends).map(DVec3::unit).map(ask).collect()
        }
    }
}

/// Returns unit directions around a disc; empty if its radius is zero.
fn ring(radii: &[DVec3; 2]) -> impl Iterator<Item = DVec3> {
    let axes = radii.map(DVec3::unit);
    let count = if axes.contains(&DVec3::ZERO) { 0 } else { RIM };
    (0..count).map(move |index| {
        let turn = unit_circle(index, RIM);
        axes[0] * turn.x + axes[1] * turn.y
    })
}

/// Returns the vertices of each face with its normal. In space it also returns the ends of each edge with normals
/// between those of its two faces. A hull without faces has so few vertices that all of them are listed.
fn features(vertices: &[DVec3], hull: Option<&Hull>) -> Vec<FarthestVertex> {
    let both_ends = |a: usize, b: usize, size: f64| {
        move |direction| [a, b].map(|vertex| FarthestVertex { direction, vertex, size })
    };
    let length = |a: usize, b: usize| vertices[a].distance(vertices[b]);
    match hull {
        None | Some(Hull::Solid(Hull3::Point(_))) => Vec::new(),
        Some(Hull::Flat(hull)) => cyclic_pairs(hull.vertices())
            .filter(|(a, b)| a != b)
            .flat_map(|(a, b)| {
                let out = -(vertices[b] - vertices[a]).unit().truncate().perp().extend(0.0);
                both_ends(a, b, length(a, b))(out)
            })
            .collect(),
        Some(Hull::Solid(Hull3::Segment([a, b]))) => {
            let (one, other) = (vertices[*b] - vertices[*a]).unit().any_orthonormal_pair();
            ring(&[one, other]).flat_map(both_ends(*a, *b, length(*a, *b))).collect()
        }
        Some(Hull::Solid(Hull3::Polygon { vertices: polygon, normal })) => cyclic_pairs(polygon)
            .flat_map(|(a, b)| {
                let out = (vertices[b] - vertices[a]).cross(*normal).unit();
                let half_turn = [*normal, out, -*normal].into_iter();
                let half_turn = half_turn.chain(between(*normal, out)).chain(between(out, -*normal));
                half_turn.flat_map(both_ends(a, b, length(a, b)))
            })
            .collect(),
        Some(Hull::Solid(Hull3::Polytope(polytope))) => {
            let faces = &polytope.faces;
            let owner = owners(faces.iter().map(|face| face.vertices.as_slice()));
            let sides = faces.iter().flat_map(|face| {
                let size = cyclic_pairs(&face.vertices).map(|(a, b)| length(a, b)).fold(0.0, f64::max);
                face.vertices.iter().map(move |vertex| FarthestVertex {
                    direction: face.normal,
                    vertex: *vertex,
                    size,
                })
            });
            let edges = polytope.edges.iter().filter_map(|[a, b]| {
                let (left, right) = (owner.get(&(*a, *b))?, owner.get(&(*b, *a))?);
                let (left, right) = (faces[*left].normal, faces[*right].normal);
                let size = length(*a, *b) * left.angle_between(right);
                Some(between(left, right).flat_map(both_ends(*a, *b, size)))
            });
            sides.chain(edges.flatten()).collect()
        }
    }
}

/// Returns unit vectors strictly between two unit vectors, as dense as those on a circle.
fn between(from: DVec3, to: DVec3) -> impl Iterator<Item = DVec3> {
    let steps = (from.angle_between(to) / (TAU / f64::from(ROUND_EDGE))).ceil();
    (1..ROUND_EDGE)
        .map(f64::from)
        .take_while(move |step| *step < steps)
        .map(move |step| from.slerp(to, step / steps))
}

//! Pairs of bodies that are simpler than a given one: fewer vertices, shorter numbers, nearer to zero.

use glam::{DQuat, DVec3};

use crate::geometry::{Body, Dimension, Pose, Rotation, Shape};
use crate::internal::components_mut;

/// The complexity of a pair: first the number of digits, which grows with the number of vertices, then the
/// size of the numbers.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub(super) struct Complexity {
    digits: usize,
    size: f64,
}

impl Complexity {
    pub(super) fn of(bodies: &[Body; 2]) -> Self {
        let numbers = bodies.iter().flat_map(numbers);
        let (mut digits, mut size) = (0, 0.0);
        for number in numbers {
            digits += number.abs().to_string().len();
            size += number.abs();
        }
        Self { digits, size }
    }
}

/// Returns the body as the hull of points in world coordinates. Returns `None` if it is such a hull already,
/// or is curved.
pub(super) fn spelled_out(body: &Body) -> Option<Body> {
    let (dimension, pose) = (body.dimension(), body.pose());
    let is_plain = matches!(body.shape(), Shape::Points(_)) && pose == Pose::identity(dimension);
    let vertices = body.local_vertices().filter(|_| !is_plain)?;
    let points = vertices.into_iter().map(|vertex| pose.world_from_local(vertex)).collect();
    Body::new(dimension, Shape::Points(points), Pose::identity(dimension), body.rounding()).ok()
}

/// Returns both bodies moved so that a vertex of P or the common center comes to the origin.
pub(super) fn moved(bodies: &[Body; 2]) -> Vec<[Body; 2]> {
    let first = |body: &Body| match body.shape() {
        Shape::Points(points) => points.clone(),
        _ => vec![body.pose().position],
    };
    let [p, q] = bodies.each_ref().map(first);
    let middle = p.iter().chain(&q).sum::<DVec3>() / (p.len() + q.len()).max(1) as f64;
    let places = [middle.round()].into_iter().chain(p).chain(q);
    places
        .filter(|place| *place != DVec3::ZERO)
        .filter_map(|place| both(bodies, |body| moved_by(body, -place)))
        .collect()
}

fn moved_by(body: &Body, by: DVec3) -> Option<Body> {
    match body.shape() {
        Shape::Points(points) if body.pose() == Pose::identity(body.dimension()) => {
            body.with_shape(Shape::Points(points.iter().map(|point| *point + by).collect())).ok()
        }
        _ => {
            let pose = body.pose();
            body.with_pose(Pose { position: pose.position + by, ..pose }).ok()
        }
    }
}

/// Returns the bodies scaled so that one of their own lengths becomes 1, for each of these lengths.
pub(super) fn scaled(bodies: &[Body; 2]) -> Vec<[Body; 2]> {
    let units = sizes(bodies).into_iter().filter(|unit| *unit != 1.0);
    units.filter_map(|unit| both(bodies, |body| with_lengths(body, |length| length / unit))).collect()
}

/// Returns the sizes of the numbers of both, without zero, the largest first.
pub(super) fn sizes(bodies: &[Body; 2]) -> Vec<f64> {
    let mut sizes: Vec<f64> =
        bodies.iter().flat_map(numbers).map(f64::abs).filter(|size| *size > 0.0).collect();
    sizes.sort_by(|a, b| b.total_cmp(a));
    sizes.dedup();
    sizes
}

/// Returns both bodies with all numbers of this magnitude replaced by another number; signs are kept.
pub(super) fn replaced(bodies: &[Body; 2], size: f64, by: f64) -> Option<[Body; 2]> {
    let replace = |number: f64| if number.abs() == size { by.copysign(number) + 0.0 } else { number };
    both(bodies, |body| with_numbers(body, replace))
}

/// Returns all numbers rounded to a number of decimals, the fewest first.
pub(super) fn rounded(bodies: &[Body; 2]) -> Vec<[Body; 2]> {
    (0..=15)
        .filter_map(|digits| both(bodies, |body| with_numbers(body, |number| round(number, digits))))
        .collect()
}

fn both(bodies: &[Body; 2], change: impl Fn(&Body) -> Option<Body>) -> Option<[Body; 2]> {
    let [p, q] = bodies;
    Some([change(p)?, change(q)?])
}

/// Rounds to this number of decimals, as if the number had been typed with them.
fn round(number: f64, digits: usize) -> f64 {
    // Formatting rounds correctly; multiplying by a power of ten would not.
    let rounded: f64 = format!("{number:.digits$}").parse().unwrap_or(number);
    // + 0.0 avoids −0.
    rounded + 0.0
}

/// Replacements for this number, the simplest first.
pub(super) fn shorter(value: f64) -> Vec<f64> {
    let whole = value.trunc();
    let mut candidates = vec![0.0, value.signum(), (whole / 2.0).trunc(), whole - whole.signum(), whole];
    candidates.extend((1..=15).map(|digits| round(value, digits)));
    candidates.retain(|candidate| *candidate != value);
    candidates
}

/// Returns all numbers of a body: of its shape, its position, its rotation if it has one, and its radius.
pub(super) fn numbers(body: &Body) -> Vec<f64> {
    let mut parts = BodyParts::of(body);
    parts.numbers_mut().into_iter().map(|number| *number).collect()
}

/// Returns the body with another number at this index. Returns `None` if the result is not a valid body.
pub(super) fn with_number(body: &Body, index: usize, value: f64) -> Option<Body> {
    let mut parts = BodyParts::of(body);
    **parts.numbers_mut().get_mut(index)? = value;
    parts.into_body(body)
}

/// The body with all its numbers changed. Returns `None` if the result is not a valid body.
fn with_numbers(body: &Body, change: impl Fn(f64) -> f64) -> Option<Body> {
    let mut parts = BodyParts::of(body);
    for number in parts.numbers_mut() {
        *number = change(*number);
    }
    parts.into_body(body)
}

/// The body with all its lengths changed, but not its rotation. Returns `None` if the result is not a valid
/// body.
fn with_lengths(body: &Body, change: impl Fn(f64) -> f64) -> Option<Body> {
    let Pose { rotation, .. } = body.pose();
    let changed = with_numbers(body, change)?;
    changed.with_pose(Pose { rotation, ..changed.pose() }).ok()
}

/// The parts of a body that hold its numbers.
struct BodyParts {
    shape: Shape,
    position: DVec3,
    rotation: Rotation,
    radius: f64,
    dimension: Dimension,
}

impl BodyParts {
    fn of(body: &Body) -> Self {
        let Pose { position, rotation } = body.pose();
        let dimension = body.dimension();
        Self { shape: body.shape().clone(), position, rotation, radius: body.rounding(), dimension }
    }

    fn into_body(self, like: &Body) -> Option<Body> {
        let rotation = match self.rotation {
            // Rounded components change the length of the quaternion; zero is invalid.
            Rotation::Quaternion(quaternion) if quaternion.length_squared() > 0.25 => {
                Rotation::Quaternion(if quaternion.is_normalized() {
                    quaternion
                } else {
                    quaternion.normalize()
                })
            }
            Rotation::Quaternion(_) => Rotation::Quaternion(DQuat::IDENTITY),
            angle @ Rotation::Angle(_) => angle,
        };
        let pose = Pose { position: self.position, rotation };
        Body::new(like.dimension(), self.shape, pose, self.radius).ok()
    }

    fn numbers_mut(&mut self) -> Vec<&mut f64> {
        let Self { shape, position, rotation, radius, dimension } = self;
        let mut numbers = shape.numbers_mut(*dimension);
        numbers.extend(components_mut(position, *dimension));
        match rotation {
            Rotation::Angle(angle) => numbers.push(angle),
            Rotation::Quaternion(DQuat { x, y, z, w }) => {
                // An identity has nothing to shorten, and its 1 must not count as a digit.
                if (*x, *y, *z) != (0.0, 0.0, 0.0) {
                    numbers.extend([x, y, z, w]);
                }
            }
        }
        numbers.push(radius);
        numbers
    }
}

//! The constructors of shapes of several engines, and what their numbers mean.

use glam::{DQuat, DVec2, DVec3};
use std::f64::consts::FRAC_PI_2;

use super::expression::{Group, Item};
use crate::geometry::{Dimension, MAX_VERTICES, Shape};

/// The axis of a body of revolution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Axis {
    X,
    Y,
    Z,
}

/// A shape in the coordinates of its engine.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Made {
    /// The shape as in space; a ball stands for a disc as well, as long as the dimension is open.
    pub(super) shape: Shape,
    /// None for a shape of either dimension.
    pub(super) dimension: Option<Dimension>,
    /// The axis of a cylinder or a cone.
    pub(super) axis: Axis,
    /// The radius around it.
    pub(super) rounding: f64,
    /// A convention of the engine that was applied.
    pub(super) convention: Option<&'static str>,
}

/// A constructor: its meaning, or the content that was expected. None is for another call.
pub(super) type Meaning = Option<Result<Made, &'static str>>;

const BULLET: &str =
    "Bullet's boxes and cylinders are read by half lengths, its capsules and cones by radius and full length";
const FCL: &str = "Box, Capsule, Cylinder and Cone are read as those of FCL and coal: full lengths, along z";
const JOLT: &str = "Jolt's shapes are read by half lengths and radius, along y";
const PARRY: &str = "Shapes of parry are read by half lengths, cylinders and cones along y";

/// The names of shapes that have no counterpart here.
const UNKNOWN: [&str; 16] = [
    "TriMesh",
    "Polyline",
    "HeightField",
    "HalfSpace",
    "Compound",
    "btBvhTriangleMeshShape",
    "btCompoundShape",
    "btStaticPlaneShape",
    "btMultiSphereShape",
    "MeshShape",
    "HeightFieldShape",
    "StaticCompoundShape",
    "TaperedCapsuleShape",
    "TaperedCylinderShape",
    "PlaneShape",
    "ScaledShape",
];

impl Made {
    fn new(shape: Shape, dimension: Option<Dimension>, convention: Option<&'static str>) -> Self {
        Self { shape, dimension, axis: Axis::Z, rounding: 0.0, convention }
    }

    fn along(self, axis: Axis) -> Self {
        Self { axis, ..self }
    }

    /// The shape in this dimension, and its rotation within its own frame.
    pub(super) fn in_dimension(&self, dimension: Dimension) -> (Shape, DQuat) {
        let shape = match (&self.shape, dimension) {
            (Shape::Ball { radius }, Dimension::Two) => Shape::Disc { radius: *radius },
            (shape, _) => shape.clone(),
        };
        let turn = match self.axis {
            Axis::X => DQuat::from_rotation_y(FRAC_PI_2),
            Axis::Y => DQuat::from_rotation_x(-FRAC_PI_2),
            Axis::Z => DQuat::IDENTITY,
        };
        (shape, turn)
    }
}

/// Whether one of the words stands in the text that all constructors contain: other texts are not parsed again.
pub(super) fn mentions_a_shape(text: &str) -> bool {
    const WORDS: [&str; 14] = [
        "Shape",
        "Box",
        "Ball",
        "Cuboid",
        "Capsule",
        "Sphere",
        "Cylinder",
        "Cone",
        "Ellipsoid",
        "ConvexPoly",
        "Segment",
        "Triangle",
        "TriMesh",
        "HeightField",
    ];
    WORDS.iter().any(|word| text.contains(word))
}

/// The numbers of a vector with two to four components: `Vec3(1, 2, 3)`, `[[1, 2, 3]]`, `{x: 1, y: 2}`.
pub(super) fn vector(item: &Item) -> Option<Vec<f64>> {
    let group = item.group()?;
    let (_, function) = group.name();
    let is_two = || group.head.as_deref().is_some_and(|head| head.contains('2'));
    let same = |number: f64| Some(vec![number; if is_two() { 2 } else { 3 }]);
    match (function.as_deref(), group.items.as_slice()) {
        (Some("repeat" | "splat" | "sReplicate"), [one]) => return same(one.number()?),
        (Some("zeros" | "zero" | "sZero"), []) => return same(0.0),
        (Some("x" | "x_axis" | "sAxisX"), []) => return Some(vec![1.0, 0.0, 0.0]),
        (Some("y" | "y_axis" | "sAxisY"), []) => return Some(vec![0.0, 1.0, 0.0]),
        (Some("z" | "z_axis" | "sAxisZ"), []) => return Some(vec![0.0, 0.0, 1.0]),
        _ => {}
    }
    match group.numbers() {
        Some(numbers) if (2..=4).contains(&numbers.len()) => Some(numbers),
        Some(_) => None,
        None => match group.items.as_slice() {
            // `Translation { vector: [[1, 2, 3]] }`, `Unit { value: … }`.
            [inner] if !group.is_calculated => vector(inner),
            _ => None,
        },
    }
}

/// The points in a bracket, all of two or all of three components.
pub(super) fn points(item: &Item) -> Option<Vec<Vec<f64>>> {
    let group = item.group()?;
    let points: Option<Vec<Vec<f64>>> = group.items.iter().map(vector).collect();
    match points {
        Some(points) if is_list(&points) => Some(points),
        _ => group.items.iter().find_map(points_of_one),
    }
}

/// The points of one level further inside: `Some([…])`, `Array<Vec3> { … }`.
fn points_of_one(item: &Item) -> Option<Vec<Vec<f64>>> {
    let points: Option<Vec<Vec<f64>>> = item.group()?.items.iter().map(vector).collect();
    points.filter(|points| is_list(points))
}

fn is_list(points: &[Vec<f64>]) -> bool {
    let Some(count) = points.first().map(Vec::len) else { return false };
    (2..=3).contains(&count)
        && points.len() <= MAX_VERTICES
        && points.iter().all(|point| point.len() == count)
}

/// A point with the dimension of its numbers.
pub(super) fn position(numbers: &[f64]) -> Option<(DVec3, Dimension)> {
    match numbers {
        [x, y] => Some((DVec3::new(*x, *y, 0.0), Dimension::Two)),
        // Bullet's vectors have a fourth number that means nothing.
        [x, y, z] | [x, y, z, _] => Some((DVec3::new(*x, *y, *z), Dimension::Three)),
        _ => None,
    }
}

/// A hull of listed points.
pub(super) fn hull(points: &[Vec<f64>]) -> Option<Made> {
    let dimension = position(points.first()?)?.1;
    let points = points.iter().map(|point| Some(position(point)?.0)).collect::<Option<Vec<_>>>()?;
    Some(Made::new(Shape::Points(points), Some(dimension), None))
}

/// The hull of points each given as a value: the ends of a segment, the corners of a triangle.
fn corners<'a>(items: impl IntoIterator<Item = &'a Item>) -> Option<Made> {
    let points: Option<Vec<_>> = items.into_iter().map(vector).collect();
    let points = points.filter(|points| is_list(points))?;
    hull(&points)
}

fn boxed(half_extents: &[f64], convention: Option<&'static str>) -> Option<Made> {
    Some(match position(half_extents)? {
        (half, Dimension::Two) => {
            let half_extents = DVec2::new(half.x, half.y);
            Made::new(Shape::Rectangle { half_extents }, Some(Dimension::Two), convention)
        }
        (half_extents, Dimension::Three) => {
            Made::new(Shape::Cuboid { half_extents }, Some(Dimension::Three), convention)
        }
    })
}

fn capsule(half: DVec3, radius: f64, dimension: Option<Dimension>) -> Made {
    // + 0.0 avoids −0.
    Made::new(Shape::Capsule { a: -half + 0.0, b: half, radius }, dimension, None)
}

const fn cylinder(half_height: f64, radius: f64) -> Shape {
    Shape::Cylinder { half_height, radius }
}

const fn cone(half_height: f64, radius: f64) -> Shape {
    Shape::Cone { half_height, radius }
}

/// The numbers before anything else in a bracket.
fn leading(group: &Group) -> Vec<f64> {
    if group.is_calculated {
        return Vec::new();
    }
    group.items.iter().map_while(Item::number).collect()
}

/// The meaning of a constructor or a debug print.
pub(super) fn shape(group: &Group) -> Meaning {
    let (kind, function) = group.name();
    if UNKNOWN.contains(&kind.as_str()) {
        return Some(Err("a convex shape: a box, ball, capsule, cylinder, cone, segment, triangle or hull"));
    }
    if let Some(rest) =
        kind.strip_prefix("bt").and_then(|rest| rest.split_once("Shape")).map(|(rest, _)| rest)
    {
        return Some(bullet(rest, group));
    }
    let jolt = kind.strip_suffix("ShapeSettings").or_else(|| kind.strip_suffix("Shape"));
    if let Some(rest) = jolt.filter(|rest| !rest.is_empty() && function.is_none() && group.open == '(') {
        return self::jolt(rest, group);
    }
    match (group.open, function.as_deref()) {
        ('{', None) => printed(&kind, group).or_else(|| fcl(&kind, group).map(Ok)),
        ('(', Some(function)) => parry(&kind, function, group),
        ('(', None) => fcl(&kind, group).map(Ok),
        _ => None,
    }
}

fn bullet(kind: &str, group: &Group) -> Result<Made, &'static str> {
    let numbers = leading(group);
    let half = group.items.first().and_then(vector);
    let (solid, axis) = match kind.strip_suffix('X').map(|kind| (kind, Axis::X)) {
        Some(along) => along,
        None => kind.strip_suffix('Z').map_or((kind, Axis::Y), |kind| (kind, Axis::Z)),
    };
    let three = Some(Dimension::Three);
    let unit = [DVec3::X, DVec3::Y, DVec3::Z][axis as usize];
    let made = match (solid, numbers.as_slice(), half.as_deref()) {
        ("Box", _, Some(half @ [_, _, _, ..])) => boxed(half, Some(BULLET)),
        ("Sphere", [radius], _) => Some(Made::new(Shape::Ball { radius: *radius }, three, Some(BULLET))),
        ("Capsule", [radius, height], _) => Some(capsule(unit * (height / 2.0), *radius, three)),
        ("Cone", [radius, height], _) => {
            Some(Made::new(cone(height / 2.0, *radius), three, None).along(axis))
        }
        ("Cylinder", _, Some(&[x, y, z, ..])) => {
            let (height, [radius, other]) = match axis {
                Axis::X => (x, [y, z]),
                Axis::Y => (y, [x, z]),
                Axis::Z => (z, [x, y]),
            };
            if radius != other {
                return Err("a cylinder with equal half lengths across its axis");
            }
            Some(Made::new(cylinder(height, radius), three, None).along(axis))
        }
        // Its points are added later, or stand in an array.
        ("ConvexHull", ..) => group.items.iter().find_map(|item| hull(&points(item)?)).or_else(|| {
            let none = Made::new(Shape::Points(Vec::new()), three, None);
            Some(none)
        }),
        ("Box" | "Sphere" | "Capsule" | "Cone" | "Cylinder", ..) => None,
        _ => return Err("one of Bullet's shapes Box, Sphere, Capsule, Cylinder, Cone and ConvexHull"),
    };
    let expected = "the lengths of this shape of Bullet as numbers";
    made.map(|made| Made { convention: Some(BULLET), ..made }).ok_or(expected)
}

fn jolt(kind: &str, group: &Group) -> Meaning {
    let numbers = leading(group);
    let three = Some(Dimension::Three);
    let made = match (kind, numbers.as_slice()) {
        ("Box", _) => boxed(&group.items.first().and_then(vector)?, None),
        ("Sphere", [radius, ..]) => Some(Made::new(Shape::Ball { radius: *radius }, three, None)),
        ("Capsule", [half, radius, ..]) => Some(capsule(DVec3::Y * *half, *radius, three)),
        ("Cylinder", [half, radius, ..]) => {
            Some(Made::new(cylinder(*half, *radius), three, None).along(Axis::Y))
        }
        ("Triangle", _) => corners(group.items.get(..3)?),
        ("ConvexHull", _) => {
            let listed = group.items.iter().find_map(|item| hull(&points(item)?));
            listed.or_else(|| Some(Made::new(Shape::Points(Vec::new()), three, None)))
        }
        ("Sphere" | "Capsule" | "Cylinder", _) => None,
        _ => return None,
    };
    let expected = "the lengths of this shape of Jolt as numbers";
    Some(made.map(|made| Made { convention: Some(JOLT), ..made }).ok_or(expected))
}

/// As parry and other Rust programs print their shapes.
fn printed(kind: &str, group: &Group) -> Meaning {
    let number = |name: &str| group.field(name).and_then(Item::number);
    let list = |name: &str| group.field(name).and_then(vector);
    let three = Some(Dimension::Three);
    let expected = "the fields of this shape of parry as numbers";
    let made = match kind {
        "Ball" => number("radius").map(|radius| Made::new(Shape::Ball { radius }, None, None)),
        "Cuboid" => list("half_extents").and_then(|half| boxed(&half, None)),
        "Capsule" => {
            let segment = group.field("segment").and_then(Item::group)?;
            let ends = ["a", "b"].map(|end| segment.field(end).and_then(vector));
            let [Some(a), Some(b)] = ends else { return Some(Err(expected)) };
            (|| {
                let ((a, dimension), (b, other), radius) = (position(&a)?, position(&b)?, number("radius")?);
                let is_one = dimension == other;
                is_one.then(|| Made::new(Shape::Capsule { a, b, radius }, Some(dimension), None))
            })()
        }
        "Cylinder" | "Cone" => number("half_height").zip(number("radius")).map(|(half, radius)| {
            let shape = if kind == "Cone" { cone(half, radius) } else { cylinder(half, radius) };
            Made::new(shape, three, None).along(Axis::Y)
        }),
        "Segment" => corners(["a", "b"].into_iter().filter_map(|name| group.field(name))),
        "Triangle" => corners(["a", "b", "c"].into_iter().filter_map(|name| group.field(name))),
        "ConvexPolyhedron" | "ConvexPolygon" => {
            group.field("points").and_then(points).and_then(|points| hull(&points))
        }
        "RoundShape"
        | "RoundCuboid"
        | "RoundCylinder"
        | "RoundCone"
        | "RoundTriangle"
        | "RoundConvexPolyhedron"
        | "RoundConvexPolygon" => {
            let inner = group.field("inner_shape").and_then(Item::group)?;
            let rounding = number("border_radius");
            let made = shape(inner).and_then(Result::ok);
            made.zip(rounding).map(|(made, rounding)| Made { rounding, ..made })
        }
        _ => return None,
    };
    Some(made.map(|made| Made { convention: Some(PARRY), ..made }).ok_or(expected))
}

fn parry(kind: &str, function: &str, group: &Group) -> Meaning {
    let numbers = leading(group);
    let three = Some(Dimension::Three);
    let first = || group.items.first();
    let along = |unit: DVec3, half: f64, radius: f64, dimension| capsule(unit * half, radius, dimension);
    let made = match (kind, function, numbers.as_slice()) {
        ("Ball", "new", [radius]) => Some(Made::new(Shape::Ball { radius: *radius }, None, None)),
        ("Cuboid", "new", _) => first().and_then(vector).and_then(|half| boxed(&half, None)),
        ("Capsule", "new_x", [half, radius]) => Some(along(DVec3::X, *half, *radius, None)),
        ("Capsule", "new_y", [half, radius]) => Some(along(DVec3::Y, *half, *radius, None)),
        ("Capsule", "new_z", [half, radius]) => Some(along(DVec3::Z, *half, *radius, three)),
        ("Capsule", "new", _) => match group.items.as_slice() {
            [a, b, radius] => (|| {
                let ((a, dimension), (b, _)) = (position(&vector(a)?)?, position(&vector(b)?)?);
                Some(Made::new(Shape::Capsule { a, b, radius: radius.number()? }, Some(dimension), None))
            })(),
            _ => None,
        },
        ("Cylinder", "new", [half, radius]) => {
            Some(Made::new(cylinder(*half, *radius), three, None).along(Axis::Y))
        }
        ("Cone", "new", [half, radius]) => Some(Made::new(cone(*half, *radius), three, None).along(Axis::Y)),
        ("Segment" | "Triangle", "new", _) => corners(&group.items),
        (
            "ConvexPolyhedron" | "ConvexPolygon",
            "from_convex_hull" | "from_convex_polyline" | "from_convex_mesh" | "new",
            _,
        ) => first().and_then(points).and_then(|points| hull(&points)),
        ("Ball" | "Cuboid" | "Capsule" | "Cylinder" | "Cone", ..) => None,
        _ => return None,
    };
    let expected = "the lengths of this shape of parry as numbers";
    Some(made.map(|made| Made { convention: Some(PARRY), ..made }).ok_or(expected))
}

/// The bare names of FCL and coal; other numbers than theirs are another thing of the same name.
fn fcl(kind: &str, group: &Group) -> Option<Made> {
    let three = Some(Dimension::Three);
    let made = match (kind, group.numbers()?.as_slice()) {
        ("Box", [x, y, z]) => boxed(&[x / 2.0, y / 2.0, z / 2.0], None)?,
        ("Sphere", [radius]) => Made::new(Shape::Ball { radius: *radius }, three, None),
        ("Ellipsoid", [x, y, z]) => {
            Made::new(Shape::Ellipsoid { semi_axes: DVec3::new(*x, *y, *z) }, three, None)
        }
        ("Capsule", [radius, length]) => capsule(DVec3::Z * (length / 2.0), *radius, three),
        ("Cylinder", [radius, length]) => Made::new(cylinder(length / 2.0, *radius), three, None),
        ("Cone", [radius, length]) => Made::new(cone(length / 2.0, *radius), three, None),
        _ => return None,
    };
    Some(Made { convention: Some(FCL), ..made })
}

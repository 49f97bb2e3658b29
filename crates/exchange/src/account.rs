//! The account of a reading: a row for each list, with its numbers, its pose and its line, and a row for
//! each omitted part of the text.

use glam::{DQuat, DVec2, DVec3};

use super::reading::{LeftOut, Place, PointList, Problem, Reading, kind_of};
use crate::geometry::{Body, Dimension, Pose, Rotation, Shape};
use crate::message::text;
use crate::words::{number, one_line};

/// The lists that a reading found, and the omitted parts of the text.
#[derive(Clone, Debug, PartialEq)]
pub struct Account {
    /// A row for each list, in the order of the reading.
    pub lists: Vec<ListRow>,
    /// The omitted parts, in the order of the text.
    pub left_out: Vec<LeftOut>,
}

/// A list of points or a body, as a row of a table. Every cell is one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListRow {
    /// Line number of its start, from 1. `None` for a file without lines.
    pub line: Option<usize>,
    /// The name of the list in the text; may be empty.
    pub name: String,
    /// The kind of shape: `box`, `rounded box`, `polygon`.
    pub kind: String,
    /// Its numbers in its own axes: `half lengths 3, 1, 3`, `8 points from (0, 0, 0) to (1, 1, 1)`.
    pub numbers: String,
    /// The position and rotation in the world: `at (0, 4, 1), turned 90° about (0, 0, 1)`.
    pub pose: String,
}

/// Maximum number of points whose coordinates are all written.
const MAX_WRITTEN: usize = 4;

/// Number of significant digits of angles and axes, which are computed from quaternions.
const DIGITS: usize = 6;

/// Makes the account of a reading.
pub fn account(reading: &Reading) -> Account {
    Account {
        lists: reading.lists.iter().map(ListRow::of).collect(),
        left_out: reading.left_out.iter().map(LeftOut::on_one_line).collect(),
    }
}

impl ListRow {
    /// The row of a list.
    fn of(list: &PointList) -> Self {
        let (kind, numbers, pose) = match &list.body {
            Some(body) => (list.kind(), numbers_of(body), pose_of(&body.pose())),
            None => {
                (list.kind(), points(&list.points, list.dimension), text!("import-at-the-origin").to_owned())
            }
        };
        let line = list.place.as_ref().map(|place| place.line);
        Self { line, name: one_line(&list.name), kind, numbers, pose }
    }
}

impl PointList {
    /// The kind of the resulting shape.
    fn kind(&self) -> String {
        if let Some(body) = &self.body {
            return kind_of(body);
        }
        let few = self.points.iter().take(3).copied().collect();
        Shape::Points(few).kind_name(self.dimension).to_owned()
    }
}

impl LeftOut {
    /// Creates an omitted part from a problem that changes none of the chosen lists.
    pub(super) fn aside(problem: &Problem) -> Self {
        let place = Place { range: problem.range.clone(), line: problem.line };
        // The content found is a quotation, or a count such as `3`.
        let (text, why) = if problem.found.starts_with('`') {
            (problem.found.clone(), text!("import-expected"; expected = problem.expected))
        } else {
            (String::new(), problem.sentence())
        };
        Self { place, text, why }
    }

    /// Returns the part on one line, for a row of a table.
    pub(super) fn on_one_line(&self) -> Self {
        Self { place: self.place.clone(), text: one_line(&self.text), why: one_line(&self.why) }
    }
}

/// The numbers of a body in its own axes.
fn numbers_of(body: &Body) -> String {
    let dimension = body.dimension();
    let numbers = match body.shape() {
        Shape::Points(listed) => points(listed, dimension),
        Shape::Rectangle { half_extents } => half_lengths(&half_extents.to_array()),
        Shape::Cuboid { half_extents } => half_lengths(&half_extents.to_array()),
        Shape::Ellipse { semi_axes } => text!("import-semi-axes"; lengths = listed(&semi_axes.to_array())),
        Shape::Ellipsoid { semi_axes } => text!("import-semi-axes"; lengths = listed(&semi_axes.to_array())),
        Shape::RegularPolygon { sides, radius } => {
            text!("import-sides"; count = *sides, radius = plain(*radius))
        }
        Shape::Disc { radius } | Shape::Ball { radius } => text!("import-radius"; radius = plain(*radius)),
        Shape::Capsule { a, b, radius } => {
            text!("import-capsule"; segment = segment(*a, *b, dimension), radius = plain(*radius))
        }
        Shape::Prism { sides, radius, half_height } | Shape::Pyramid { sides, radius, half_height } => {
            let [height, radius] = [half_height, radius].map(|length| plain(*length));
            text!("import-sides-and-height"; count = *sides, height = height, radius = radius)
        }
        Shape::Cylinder { half_height, radius } | Shape::Cone { half_height, radius } => {
            text!("import-half-height"; height = plain(*half_height), radius = plain(*radius))
        }
        // The other kinds have parameters with names.
        other => {
            let mut shape = other.clone();
            let names: Vec<&str> =
                shape.parameters_mut().into_iter().map(|it| crate::edit::model::words_of(it.name)).collect();
            let numbers = names.into_iter().zip(shape.numbers_mut(dimension));
            let named = |(name, number): (&str, &mut f64)| format!("{name} {}", plain(*number));
            numbers.map(named).collect::<Vec<_>>().join(", ")
        }
    };
    match body.rounding() {
        0.0 => numbers,
        rounding => text!("import-with-rounding"; numbers = numbers, rounding = plain(rounding)),
    }
}

/// The segment of a capsule: `half height 1 along z`, or its ends.
fn segment(a: DVec3, b: DVec3, dimension: Dimension) -> String {
    let along = ["x", "y", "z"].into_iter().enumerate().find(|(axis, _)| {
        let others = (0..3).filter(|other| other != axis).all(|other| b[other] == 0.0);
        a == -b && others && b[*axis] != 0.0
    });
    if let Some((axis, name)) = along {
        text!("import-along"; height = plain(b[axis].abs()), axis = name)
    } else {
        text!("import-from-to"; from = point(a, dimension), to = point(b, dimension))
    }
}

/// The coordinates of a few points, or the number and the extent of many.
fn points(points: &[DVec3], dimension: Dimension) -> String {
    let count = points.len();
    if points.len() <= MAX_WRITTEN {
        let written: Vec<String> = points.iter().map(|it| point(*it, dimension)).collect();
        return text!("import-points-listed"; count = count, points = written.join(", "));
    }
    let low = points.iter().copied().fold(DVec3::INFINITY, DVec3::min);
    let high = points.iter().copied().fold(DVec3::NEG_INFINITY, DVec3::max);
    let [low, high] = [low, high].map(|corner| point(corner, dimension));
    text!("import-points-between"; count = count, low = low, high = high)
}

/// The position and the rotation of a pose.
fn pose_of(pose: &Pose) -> String {
    let (dimension, turn) = match pose.rotation {
        Rotation::Angle(angle) => (Dimension::Two, (angle != 0.0).then(|| degrees(angle))),
        Rotation::Quaternion(quaternion) => (Dimension::Three, about_an_axis(quaternion)),
    };
    let position = if pose.position == DVec3::ZERO {
        text!("import-at-the-origin").to_owned()
    } else {
        text!("import-at"; position = point(pose.position, dimension))
    };
    match turn {
        Some(turn) => text!("import-turned"; position = position, turn = turn),
        None => position,
    }
}

/// The angle, from 0° to 180°, and the axis of a rotation. Returns `None` for the identity.
fn about_an_axis(quaternion: DQuat) -> Option<String> {
    let DQuat { x, y, z, w } = quaternion;
    // q and −q are one rotation.
    let sign = if w < 0.0 { -1.0 } else { 1.0 };
    let axis = DVec3::new(x, y, z) * sign;
    let unit = axis.try_normalize()?;
    let angle = 2.0 * libm::atan2(axis.length(), w * sign);
    // An axis has components up to 1; far smaller values are roundoff.
    let cells = unit.to_array().map(|it| plain((it * 1e6).round() / 1e6));
    Some(text!("import-about-an-axis"; angle = degrees(angle), axis = cells.join(", ")))
}

/// An angle in degrees, with the digits that are certain.
fn degrees(radians: f64) -> String {
    let degrees = radians.to_degrees();
    let rounded = format!("{degrees:.*e}", DIGITS - 1).parse().unwrap_or(degrees);
    format!("{}°", plain(rounded))
}

/// A point of the dimension, in parentheses.
fn point(point: DVec3, dimension: Dimension) -> String {
    let numbers = match dimension {
        Dimension::Two => listed(&DVec2::new(point.x, point.y).to_array()),
        Dimension::Three => listed(&point.to_array()),
    };
    format!("({numbers})")
}

fn half_lengths(lengths: &[f64]) -> String {
    text!("import-half-lengths"; lengths = listed(lengths))
}

fn listed(numbers: &[f64]) -> String {
    numbers.iter().map(|it| plain(*it)).collect::<Vec<_>>().join(", ")
}

/// The shortest digits that parse to the same number; zero without a sign.
fn plain(value: f64) -> String {
    number(value + 0.0)
}

#[cfg(test)]
mod tests {
    use std::f64::consts::{FRAC_PI_2, FRAC_PI_6};

    use glam::{DQuat, DVec2, DVec3};

    use super::ListRow;
    use crate::PointList;
    use crate::geometry::{Body, Dimension, Pose, Rotation, Shape};

    fn row(dimension: Dimension, shape: Shape, pose: Pose, rounding: f64) -> [String; 3] {
        let body = Body::new(dimension, shape, pose, rounding).ok();
        let list = PointList { body, ..PointList::of_points(String::new(), dimension, vec![DVec3::ZERO]) };
        let ListRow { kind, numbers, pose, .. } = ListRow::of(&list);
        [kind, numbers, pose]
    }

    #[test]
    fn bodies_have_their_numbers_and_poses() {
        let three = |shape, pose| row(Dimension::Three, shape, pose, 0.0);
        let at = |x, y, z| Pose::at(Dimension::Three, DVec3::new(x, y, z));
        let cuboid = Shape::Cuboid { half_extents: DVec3::new(3.0, 1.0, 3.0) };
        assert_eq!(three(cuboid, at(0.0, 0.0, -0.0)), ["box", "half lengths 3, 1, 3", "at the origin"]);
        let turned = Rotation::Quaternion(DQuat::from_rotation_z(FRAC_PI_2));
        let cylinder = Shape::Cylinder { half_height: 1.0, radius: 0.5 };
        let pose = Pose { rotation: turned, ..at(0.0, 4.0, 0.1) };
        let words = ["cylinder", "half height 1, radius 0.5", "at (0, 4, 0.1), turned 90° about (0, 0, 1)"];
        assert_eq!(three(cylinder, pose), words);
        // The same rotation by the opposite quaternion, about a diagonal.
        let diagonal = DQuat::from_axis_angle(DVec3::ONE.normalize(), FRAC_PI_2);
        let pose = Pose { rotation: Rotation::Quaternion(-diagonal), ..at(0.0, 0.0, 0.0) };
        let words = ["ball", "radius 0.5", "at the origin, turned 90° about (0.57735, 0.57735, 0.57735)"];
        assert_eq!(three(Shape::Ball { radius: 0.5 }, pose), words);
        let along = Shape::Capsule { a: DVec3::Y, b: -DVec3::Y, radius: 0.5 };
        assert_eq!(three(along, at(0.0, 0.0, 0.0))[1], "half height 1 along y, radius 0.5");
        let across = Shape::Capsule { a: DVec3::ZERO, b: DVec3::Y, radius: 0.5 };
        assert_eq!(three(across, at(0.0, 0.0, 0.0))[1], "from (0, 0, 0) to (0, 1, 0), radius 0.5");
        let pose = Pose { position: DVec3::X, rotation: Rotation::Angle(FRAC_PI_6) };
        let square = Shape::Rectangle { half_extents: DVec2::ONE };
        let words = ["rounded rectangle", "half lengths 1, 1, rounding 0.1", "at (1, 0), turned 30°"];
        assert_eq!(row(Dimension::Two, square, pose, 0.1), words);
    }

    #[test]
    fn few_points_are_written_and_many_have_an_extent() {
        let list = |points: Vec<DVec3>| PointList::of_points("hull\u{1b}[2J".into(), Dimension::Two, points);
        let few = ListRow::of(&list(vec![DVec3::new(0.1, -0.0, 0.0), DVec3::new(1e300, 2.0, 0.0)]));
        assert_eq!((few.kind.as_str(), few.numbers.as_str()), ("segment", "2 points (0.1, 0), (1e300, 2)"));
        assert_eq!(few.name, "hull\u{fffd}[2J", "a name does not act on a terminal");
        let many = (0..5).map(|x| DVec3::new(f64::from(x), f64::from(-x), 0.0)).collect();
        let many = ListRow::of(&list(many));
        assert_eq!((many.kind.as_str(), many.pose.as_str()), ("polygon", "at the origin"));
        assert_eq!(many.numbers, "5 points from (0, -4) to (4, 0)");
    }
}

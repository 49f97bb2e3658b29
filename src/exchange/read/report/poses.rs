//! The constructors of poses, rotations and quaternions of several engines.

use glam::{DQuat, DVec3};

use super::expression::{Group, Item, Value};
use super::rotation::{self, Order};
use super::shapes::{position, vector};
use crate::geometry::{Dimension, Pose, Rotation};

/// A rotation in the plane or in space.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Turn {
    /// None, in either dimension.
    #[default]
    None,
    /// In the plane, by this angle in radians.
    Angle(f64),
    /// In space.
    Quaternion(DQuat),
}

/// A pose whose dimension may be open.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Placed {
    pub(super) position: DVec3,
    pub(super) turn: Turn,
    /// None for the identity.
    pub(super) dimension: Option<Dimension>,
}

/// The text that was found instead of a pose or a rotation.
pub(super) type Refused = (&'static str, String);

/// A constructor: its meaning, or what is wrong with it. None is for another call.
pub(super) type Meaning<T> = Option<Result<T, Refused>>;

/// The order of the components of a quaternion, in words.
pub(super) const REAL_LAST: &str = "Four numbers of a quaternion were taken as x, y, z, w";
/// The other order.
pub(super) const REAL_FIRST: &str = "Four numbers of a quaternion were taken as w, x, y, z";

impl Placed {
    /// The pose of a shape that is turned within its own frame, if it exists in this dimension.
    pub(super) fn pose(&self, dimension: Dimension, inner: DQuat) -> Option<Pose> {
        let rotation = match (dimension, self.turn) {
            (Dimension::Two, Turn::None) => Rotation::Angle(0.0),
            (Dimension::Two, Turn::Angle(angle)) => Rotation::Angle(angle),
            (Dimension::Three, Turn::None) => Rotation::Quaternion(inner),
            (Dimension::Three, Turn::Quaternion(turn)) if inner == DQuat::IDENTITY => {
                Rotation::Quaternion(turn)
            }
            (Dimension::Three, Turn::Quaternion(turn)) => Rotation::Quaternion(turn * inner),
            (Dimension::Two, Turn::Quaternion(_)) | (Dimension::Three, Turn::Angle(_)) => return None,
        };
        Some(Pose { position: self.position, rotation })
    }

    /// A shift.
    pub(super) fn shift(numbers: &[f64]) -> Option<Self> {
        let (position, dimension) = position(numbers)?;
        Some(Self { position, turn: Turn::None, dimension: Some(dimension) })
    }

    /// The same with a rotation.
    pub(super) fn turned(self, turn: Turn) -> Self {
        let dimension = match turn {
            Turn::None => self.dimension,
            Turn::Angle(_) => Some(Dimension::Two),
            Turn::Quaternion(_) => Some(Dimension::Three),
        };
        Self { turn, dimension, ..self }
    }
}

fn refused(found: &str) -> Refused {
    ("a pose in numbers", found.to_owned())
}

/// Whether a head is that of a pose.
fn is_pose(kind: &str) -> bool {
    let kind = kind.strip_prefix("bt").unwrap_or(kind);
    let stem = kind.trim_end_matches(['2', '3', 'd', 'f', 's']);
    matches!(stem, "Isometry" | "Pose" | "Transform" | "SE" | "RMat44" | "Mat44" | "DMat44")
}

/// The pose of a constructor or a debug print. `remarks` takes what was assumed of quaternions.
pub(super) fn pose(group: &Group, remarks: &mut Vec<&'static str>) -> Meaning<Placed> {
    let (kind, function) = group.name();
    if !is_pose(&kind) || group.open == '[' {
        return None;
    }
    let placed = match (function.as_deref(), group.items.as_slice()) {
        (Some("identity" | "getIdentity" | "sIdentity" | "Identity" | "IDENTITY"), _) | (None, []) => {
            Ok(Placed::default())
        }
        (Some("translation" | "from_translation" | "sTranslation" | "from_xyz"), items) => {
            let inner = match items {
                [one] => vector(one),
                _ => group.numbers(),
            };
            inner.and_then(|numbers| Placed::shift(&numbers)).ok_or_else(|| refused("another translation"))
        }
        (Some("rotation" | "sRotation" | "from_rotation"), items) => {
            let turn = match items {
                [one] => turn_of(one, remarks),
                _ => Err(refused("another rotation")),
            };
            turn.map(|turn| Placed::default().turned(turn))
        }
        (None, items) if group.field("translation").is_some() || group.field("rotation").is_some() => {
            let part = |name: &str| items.iter().find(|item| item.label.as_deref() == Some(name));
            shift_and_turn(part("translation"), part("rotation"), remarks)
        }
        // Bullet, Jolt and coal put the rotation first.
        (None | Some("sRotationTranslation"), [one]) => match vector(one) {
            Some(numbers) if numbers.len() == 3 && !is_quaternion(one) => {
                Placed::shift(&numbers).ok_or_else(|| refused("another translation"))
            }
            _ => turn_of(one, remarks).map(|turn| Placed::default().turned(turn)),
        },
        (None | Some("sRotationTranslation"), [turn, shift]) => {
            shift_and_turn(Some(shift), Some(turn), remarks)
        }
        (Some("new" | "from_parts"), [shift, turn]) => shift_and_turn(Some(shift), Some(turn), remarks),
        (Some("get" | "inverse" | "clone"), _) => return None,
        _ => Err(refused("another call")),
    };
    Some(placed)
}

fn shift_and_turn(
    shift: Option<&Item>,
    turn: Option<&Item>,
    remarks: &mut Vec<&'static str>,
) -> Result<Placed, Refused> {
    let placed = match shift {
        Some(shift) => vector(shift)
            .and_then(|numbers| Placed::shift(&numbers))
            .ok_or_else(|| refused("a translation that is no vector of numbers"))?,
        None => Placed::default(),
    };
    let Some(turn) = turn else { return Ok(placed) };
    Ok(placed.turned(turn_of(turn, remarks)?))
}

fn is_quaternion(item: &Item) -> bool {
    item.group().is_some_and(|group| {
        let (kind, _) = group.name();
        kind.contains("Quat")
    })
}

/// The rotation of a value: an angle, a quaternion, a matrix, an axis times an angle.
pub(super) fn turn_of(item: &Item, remarks: &mut Vec<&'static str>) -> Result<Turn, Refused> {
    let group = match &item.value {
        Value::Number(angle) => return Ok(Turn::Angle(*angle)),
        Value::Word(word) if word.to_lowercase().ends_with("identity") => return Ok(Turn::None),
        Value::Word(_) => return Err(refused("a name of a rotation")),
        Value::Group(group) => group,
    };
    let (kind, function) = group.name();
    if matches!(function.as_deref(), Some("identity" | "sIdentity" | "getIdentity" | "Identity")) {
        return Ok(Turn::None);
    }
    let real = group.field("re").or_else(|| group.field("cos")).and_then(Item::number);
    let imaginary = group.field("im").or_else(|| group.field("sin")).and_then(Item::number);
    if let (Some(cosine), Some(sine)) = (real, imaginary) {
        let length = cosine.hypot(sine);
        let is_rotation = (length - 1.0).abs() <= crate::geometry::UNIT_TOLERANCE;
        let angle = if sine == 0.0 && cosine > 0.0 { 0.0 } else { sine.atan2(cosine) };
        let found = || ("a complex number of length one", format!("one of length {length}"));
        return if is_rotation { Ok(Turn::Angle(angle)) } else { Err(found()) };
    }
    let expected = "a quaternion of length one";
    let quaternion = |numbers: [f64; 4], order, remark, remarks: &mut Vec<&'static str>| {
        remarks.push(remark);
        rotation::quaternion(numbers, order).map(Turn::Quaternion).map_err(|found| (expected, found))
    };
    if let Some(numbers) = group.numbers() {
        return match (kind.as_str(), function.as_deref(), numbers.as_slice()) {
            // The real part comes first in nalgebra's and Eigen's constructors, and last in all others.
            ("Quaternion", Some("new"), &[w, x, y, z])
            | ("Quaterniond" | "Quaternionf" | "Quaternion3f" | "Quatf" | "Quats", _, &[w, x, y, z]) => {
                quaternion([w, x, y, z], Order::RealFirst, REAL_FIRST, remarks)
            }
            (_, _, &[x, y, z, w]) => quaternion([x, y, z, w], Order::RealLast, REAL_LAST, remarks),
            (_, _, &[a, b, c, d, e, f, g, h, i]) => rotation::matrix([a, b, c, d, e, f, g, h, i])
                .map(Turn::Quaternion)
                .map_err(|found| ("a rotation matrix", found)),
            (
                "UnitComplex" | "Rotation2" | "Rot2" | "UnitQuaternion",
                Some("new" | "from_angle" | "radians"),
                &[angle],
            ) => Ok(Turn::Angle(angle)),
            ("UnitQuaternion", Some("from_euler_angles"), &[roll, pitch, yaw]) => {
                let turn = DQuat::from_rotation_z(yaw)
                    * DQuat::from_rotation_y(pitch)
                    * DQuat::from_rotation_x(roll);
                Ok(Turn::Quaternion(turn))
            }
            (_, _, &[x, y, z]) if !kind.contains("Quat") => {
                remarks.push("Three numbers of a rotation were taken as an axis times an angle");
                let axis = DVec3::new(x, y, z);
                Ok(rotation::about(axis, axis.length()).map_or(Turn::None, Turn::Quaternion))
            }
            _ => Err(("a rotation in numbers", format!("{} numbers", numbers.len()))),
        };
    }
    match group.items.as_slice() {
        [axis, angle] if angle.number().is_some() => {
            let about = vector(axis).and_then(|axis| position(&axis)).zip(angle.number());
            let turn = about.and_then(|((axis, _), angle)| rotation::about(axis, angle));
            turn.map(Turn::Quaternion).ok_or_else(|| ("an axis and an angle", "another rotation".to_owned()))
        }
        // `Unit { value: Quaternion { coords: [[0, 0, 0, 1]] } }`.
        [inner] if !group.is_calculated => turn_of(inner, remarks),
        _ => Err(("a rotation in numbers", "something else".to_owned())),
    }
}

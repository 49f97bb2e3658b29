//! Poses: by their constructors, by records, and after a setter.

use super::engine::Habits;
use super::role::{NameRole, role};
use super::rotation::{about_axis, axis_of, complex_turn, is_nothing, matrix_of, turn_of};
use super::turn::{PartialPose, WrittenTurn};
use super::value::{CodeValue, LabeledValue, Refused, What, about, has_columns, has_numbers, is_rotation};
use super::vector::{Maker, ReadConstructor};
use super::words::{is_in, plain};
use crate::geometry::Dimension;
use crate::message::text;
use crate::read::report::rotation;

/// The types of poses, each as its whole name or without a suffix such as `3f`.
const TYPES: &str = "isometry pose transform se rmat mat dmat defaultmotiont defaultmotionstate rigidtransform matrix \
    transformbundle translation transformx b2transform xform spatialbundle globaltransform transform3d transform2d";

/// The functions that build a pose from its parts; any other function with numbers is refused.
const FUNCTIONS: &str = "new fromparts translation fromtranslation stranslation fromxyz srotationtranslation rotation \
    srotation fromrotation fromrotationtranslation maketranslation from fromtransform fromposquat fromisometry \
    fromtranslationrotation fromrotationmatrix";

fn other(found: &str) -> Refused {
    Refused::found(text!("import-a-pose-in-numbers"), found)
}

/// The parts of a pose that are read so far.
#[derive(Default)]
struct PoseParts {
    pose: PartialPose,
    has_shift: bool,
    scalars: Vec<f64>,
}

impl Maker<'_> {
    fn is_pose(&self) -> bool {
        let bare = self.kind.strip_prefix("bt").or_else(|| self.kind.strip_prefix("Px"));
        let kind = plain(bare.unwrap_or(self.kind));
        let stem = kind.trim_end_matches(|c: char| c.is_ascii_digit() || "dfsa".contains(c));
        is_in(TYPES, stem) || is_in(TYPES, &kind) || kind.contains("motionstate")
    }

    /// Reads a pose from the kinds of its parts, whatever their order.
    pub(super) fn pose(&self, items: &[LabeledValue]) -> ReadConstructor<PartialPose> {
        if !self.is_pose() {
            return None;
        }
        let function = plain(self.function);
        if items.is_empty() && function.is_empty() && !self.is_type() {
            return None;
        }
        if is_in("identity getidentity sidentity default", &function) {
            return Some(Ok(PartialPose::default()));
        }
        if let ([(None, only)], Some(axis)) = (items, axis_of(&function))
            && function.ends_with(&format!("rotation{axis}"))
            && let Some(angle) = only.number()
        {
            return Some(Ok(PartialPose::default().turned(WrittenTurn::Quaternion(about(axis, angle)))));
        }
        if !function.is_empty() && !is_in(FUNCTIONS, &function) {
            return has_numbers(items)
                .then(|| Err(other(&text!("import-another-call"; function = function))));
        }
        Some(self.of_parts(&function, items))
    }

    fn of_parts(&self, function: &str, items: &[LabeledValue]) -> Result<PartialPose, Refused> {
        let mut parts = PoseParts::default();
        // Bullet takes the inverse of the offset of the center of mass.
        if plain(self.kind).contains("motionstate")
            && let [(_, start), (_, offset)] = items
            && let (Some(start), Some(offset)) = (start.placed(), offset.placed())
        {
            return start.of(offset.inverse()).ok_or_else(|| other(text!("import-parts-of-two-dimensions")));
        }
        if items.iter().filter(|(_, value)| value.is_vector_of(4)).count() > 1 {
            return Err(other(text!("import-the-columns-or-the-rows-of")));
        }
        for (label, value) in items {
            self.part(&mut parts, label.as_deref().map(role), value)?;
        }
        let is_rotation = function.contains("rotation");
        match parts.scalars.as_slice() {
            [] => Ok(parts.pose),
            [angle] if is_rotation => Ok(parts.pose.turned(WrittenTurn::Angle(*angle))),
            [_, _] | [_, _, _] if !is_rotation => PartialPose::shift(&parts.scalars)
                .map(|shift| parts.pose.moved(shift))
                .ok_or_else(|| other(text!("import-another-translation"))),
            numbers => Err(other(&text!("import-numbers"; count = numbers.len()))),
        }
    }

    /// Adds a part by its kind.
    fn part(&self, parts: &mut PoseParts, role: Option<NameRole>, value: &CodeValue) -> Result<(), Refused> {
        let turned = match (&value.what, role) {
            (What::Name(_), _) if is_nothing(value) => return Ok(()),
            (_, Some(NameRole::Scale)) => {
                let is_one = |numbers: Vec<f64>| numbers.iter().all(|number| *number == 1.0);
                return if value.vector().is_some_and(is_one) {
                    Ok(())
                } else {
                    Err(other(text!("import-a-scale")))
                };
            }
            (What::Place(place), _) => {
                parts.pose =
                    parts.pose.of(*place).ok_or_else(|| other(text!("import-parts-of-two-dimensions")))?;
                return Ok(());
            }
            (What::Turn(turn), _) => *turn,
            (What::Rows(rows), _) if is_rotation(rows) => matrix_of(rows)?,
            (What::Rows(rows), _) if rows.len() == 2 && has_columns(rows, 2) && self.is_box2d() => {
                parts.pose = PartialPose::shift(&rows[0]).unwrap_or_default();
                parts.has_shift = true;
                complex_turn(rows[1][0], rows[1][1])?
            }
            (What::Rows(rows), _) if is_matrix(rows) => {
                (parts.pose, parts.has_shift) = (matrix_pose(rows)?, true);
                return Ok(());
            }
            (What::Record(_), _) if value.vector().is_none() => {
                (parts.pose, parts.has_shift) = (record_pose(value)?.unwrap_or(parts.pose), true);
                return Ok(());
            }
            (_, Some(NameRole::Rotation)) => turn_of(value, self.habits)?,
            _ => return self.numbers(parts, value),
        };
        parts.pose = parts.pose.turned(turned);
        Ok(())
    }

    /// Adds a vector or a number: first the position, then the rotation.
    fn numbers(&self, parts: &mut PoseParts, value: &CodeValue) -> Result<(), Refused> {
        let pose = parts.pose;
        parts.pose = match (value.vector(), value.number()) {
            (Some(numbers), _) if numbers.len() == 4 || (parts.has_shift && numbers.len() == 3) => {
                pose.turned(turn_of(value, self.habits)?)
            }
            (Some(numbers), _) if parts.has_shift && numbers.len() == 2 && self.is_box2d() => {
                pose.turned(complex_turn(numbers[0], numbers[1])?)
            }
            (Some(numbers), _) => {
                parts.has_shift = true;
                pose.moved(
                    PartialPose::shift(&numbers).ok_or_else(|| other(text!("import-another-translation")))?,
                )
            }
            (None, Some(number)) if parts.has_shift => pose.turned(WrittenTurn::Angle(number)),
            (None, Some(number)) => {
                parts.scalars.push(number);
                pose
            }
            (None, None) => return Err(other(text!("import-a-part-that-is-not-set"))),
        };
        Ok(())
    }

    fn is_box2d(&self) -> bool {
        self.kind.starts_with("b2")
    }
}

/// Returns whether rows are those of a matrix with three or four rows of four numbers.
fn is_matrix(rows: &[Vec<f64>]) -> bool {
    (3..=4).contains(&rows.len()) && has_columns(rows, 4)
}

/// A pose from the rows of a matrix.
fn matrix_pose(rows: &[Vec<f64>]) -> Result<PartialPose, Refused> {
    if rows.len() == 4 && rows[3] != [0.0, 0.0, 0.0, 1.0] {
        return Err(other(text!("import-a-last-row-other-than-0")));
    }
    let turn = std::array::from_fn(|index| rows[index / 3][index % 3]);
    let turn = rotation::matrix(turn).map_err(|found| other(&found))?;
    let position = [0, 1, 2].map(|row| rows[row][3]).into();
    Ok(PartialPose { position, turn: WrittenTurn::Quaternion(turn), dimension: Some(Dimension::Three) })
}

/// Returns the pose of a record with a translation, a rotation or both. Returns `None` if it has neither.
pub(super) fn record_pose(value: &CodeValue) -> Result<Option<PartialPose>, Refused> {
    let What::Record(fields) = &value.what else { return Ok(None) };
    let habits = Habits { has_axes: true, ..Habits::default() };
    let (mut pose, mut has_part) = (PartialPose::default(), false);
    for (name, part) in fields {
        match role(name) {
            NameRole::Position => {
                let part = match &part.what {
                    What::Record(inner) if part.vector().is_none() && inner.len() == 1 => &inner[0].1,
                    _ => part,
                };
                let shift =
                    part.shift().ok_or_else(|| other(text!("import-a-translation-that-is-no-vector")))?;
                pose = pose.moved(shift);
            }
            NameRole::Rotation => pose = pose.turned(turn_of(part, habits)?),
            NameRole::Pose => match record_pose(part)?.or_else(|| part.placed()) {
                Some(inner) => pose = inner,
                None => continue,
            },
            NameRole::Scale => return Err(other(text!("import-a-scale"))),
            _ => continue,
        }
        has_part = true;
    }
    if pose.dimension.is_none() {
        pose = pose.turned(pose.turn);
    }
    Ok(has_part.then_some(pose))
}

/// Applies a setter with these values to a pose.
pub(super) fn after(
    pose: PartialPose,
    role: NameRole,
    items: &[LabeledValue],
    habits: Habits,
) -> Result<PartialPose, Refused> {
    let is_word = |value: &CodeValue| matches!(value.what, What::Name(_) | What::Text(_));
    let values: Vec<&CodeValue> =
        items.iter().map(|(_, value)| value).filter(|value| !is_word(value) || items.len() == 1).collect();
    let scalars: Vec<f64> = values.iter().map_while(|value| value.number()).collect();
    match role {
        NameRole::Identity => Ok(PartialPose::default()),
        NameRole::Position => {
            let by_scalars = || PartialPose::shift(&scalars).filter(|_| scalars.len() <= 3);
            let shift = match values.first().and_then(|value| value.vector()) {
                Some(vector) => PartialPose::shift(&vector),
                None => by_scalars(),
            };
            shift
                .map(|shift| pose.moved(shift))
                .ok_or_else(|| Refused::new(text!("import-a-position-in-numbers")))
        }
        NameRole::Scale => {
            let numbers = values.first().and_then(|value| value.vector()).unwrap_or(scalars);
            let is_one = !numbers.is_empty() && numbers.iter().all(|number| *number == 1.0);
            if is_one { Ok(pose) } else { Err(Refused::new(text!("import-a-scale-of-1"))) }
        }
        NameRole::Rotation => turn_after(&values, scalars, habits).map(|turn| pose.turned(turn)),
        _ => whole(&values, habits),
    }
}

/// The rotation of a setter.
fn turn_after(values: &[&CodeValue], scalars: Vec<f64>, habits: Habits) -> Result<WrittenTurn, Refused> {
    match values {
        [axis, angle] if axis.vector().is_some() && angle.number().is_some() => about_axis(axis, angle),
        [one] => turn_of(one, habits),
        [_, _, _, _] if scalars.len() == 4 => {
            turn_of(&CodeValue::of(What::Numbers(scalars)), Habits::default())
        }
        [one, ..] if matches!(one.what, What::Turn(_)) => turn_of(one, habits),
        _ => Err(Refused::new(text!("import-a-rotation-in-numbers"))),
    }
}

/// The pose of a setter of a whole pose.
fn whole(values: &[&CodeValue], habits: Habits) -> Result<PartialPose, Refused> {
    let refused = || Refused::new(text!("import-a-pose-in-numbers"));
    let placed = values.iter().find_map(|value| value.placed());
    match (placed, values) {
        (_, [position, turn, ..]) if position.vector().is_some() => {
            let turn = turn_of(turn, habits)?;
            position.shift().map(|shift| shift.turned(turn)).ok_or_else(refused)
        }
        (Some(placed), _) => Ok(placed),
        (None, [CodeValue { what: What::Rows(rows), .. }]) if rows.len() >= 3 && has_columns(rows, 4) => {
            matrix_pose(rows)
        }
        (None, [one]) => record_pose(one).ok().flatten().ok_or_else(refused),
        _ => Err(refused()),
    }
}

//! The values of a constructor by the slots of its row.

use std::ops::Range;

use super::engine::CodeEngine;
use super::table::ConstructorRow;
use super::turn::WrittenTurn;
use super::value::{CodeValue, LabeledValue, Refused, What, rows_of};
use super::words::{is_in, plain};
use crate::geometry::MAX_VERTICES;
use crate::message::text;
use crate::words::enumerated;

/// The values of a call: positional and named ones.
pub(super) struct Taken<'a> {
    pub(super) placed: Vec<&'a CodeValue>,
    pub(super) named: Vec<(String, &'a CodeValue)>,
    /// Whether the text names a 2D library, such as rapier2d.
    pub(super) is_plane: bool,
}

impl<'a> Taken<'a> {
    /// Collects the values of a call. If the only value is a record, its fields are the values.
    pub(super) fn of(items: &'a [LabeledValue]) -> Self {
        let mut taken = Self { placed: Vec::new(), named: Vec::new(), is_plane: false };
        if let [(None, CodeValue { what: What::Record(fields), .. })] = items
            && !fields.iter().any(|(name, _)| plain(name) == "x")
        {
            taken.named.extend(fields.iter().map(|(name, value)| (plain(name), value)));
            return taken;
        }
        for (label, value) in items {
            match label {
                Some(label) => taken.named.push((plain(label), value)),
                None => taken.placed.push(value),
            }
        }
        taken
    }

    fn named(&self, is_one: impl Fn(&String) -> bool) -> Option<&'a CodeValue> {
        self.named.iter().find(|(label, _)| is_one(label)).map(|(_, value)| *value)
    }

    /// Returns the place of the first value.
    pub(super) fn first_place(&self) -> Option<Range<usize>> {
        self.placed.first()?.from.first().cloned()
    }
}

/// One slot of a row.
struct Slot {
    role: &'static str,
    names: Vec<String>,
    is_optional: bool,
}

fn slots(takes: &'static str) -> Vec<Slot> {
    let slot = |slot: &'static str| {
        let is_optional = slot.ends_with('?');
        let slot = slot.trim_end_matches('?');
        let (role, names) = slot.split_once(':').unwrap_or((slot, ""));
        let names = names.split('|').filter(|name| !name.is_empty()).map(plain).collect();
        Slot { role, names, is_optional }
    };
    takes.split_whitespace().map(slot).collect()
}

impl Slot {
    fn is_vector(&self) -> bool {
        is_in("half full at a b c corner low high", self.role)
    }

    /// The components of a vector that has a name for each, as in `{ width: 2, height: 1 }`.
    fn pair<'a>(&self, taken: &Taken<'a>) -> Option<Vec<&'a CodeValue>> {
        let names = self.names.first().filter(|names| names.contains(','))?;
        names.split(',').map(|part| taken.named(|label| label == part)).collect()
    }

    /// The number of positional values that belong to the slot.
    fn used(&self, later: &[Self], rest: &[&CodeValue], is_flat: bool) -> usize {
        let Some(first) = rest.first() else { return 0 };
        if self.role == "points" && first.points().is_none() && first.vector().is_some() {
            return rest.len();
        }
        if !self.is_vector() || first.vector().is_some() || first.number().is_none() {
            return 1;
        }
        let numbers = rest.iter().take_while(|value| value.number().is_some()).count();
        // The text after the numbers fills the last of the slots.
        let later: Vec<usize> = later
            .iter()
            .filter(|slot| !slot.is_optional)
            .map(|slot| 1 + usize::from(slot.is_vector()))
            .collect();
        let of_numbers = later.len().saturating_sub(rest.len() - numbers);
        let needed: usize = later.iter().take(of_numbers).sum();
        numbers.saturating_sub(needed).clamp(1, if is_flat { 2 } else { 3 })
    }

    /// The values that the slot takes, in words.
    fn word(&self) -> &'static str {
        match self.role {
            "half" => text!("import-its-half-lengths"),
            "full" => text!("import-its-lengths"),
            "r" => text!("import-its-radius"),
            "d" => text!("import-its-second-radius"),
            "h" => text!("import-its-half-height"),
            "height" | "total" => text!("import-its-height"),
            "points" => text!("import-its-points"),
            "at" => text!("import-its-position"),
            "corner" | "low" => text!("import-its-lowest-corner"),
            "high" => text!("import-its-highest-corner"),
            "bounds" => text!("import-its-lowest-and-highest-corner"),
            "sides" => text!("import-the-number-of-its-sides"),
            "count" => text!("import-the-number-of-its-points"),
            "round" => text!("import-the-radius-around-it"),
            "shape" => text!("import-the-shape-in-it"),
            _ => text!("import-its-corners"),
        }
    }
}

/// Returns the values that a row takes, in words.
pub(super) fn expected(row: &ConstructorRow, name: &str) -> String {
    let all = slots(row.takes);
    let has_required = all.iter().any(|slot| !slot.is_optional);
    let is_told = |slot: &&Slot| !slot.is_optional || !has_required && slot.role == "points";
    let words: Vec<String> = all.iter().filter(is_told).map(|slot| slot.word().to_owned()).collect();
    text!("import-values-in-numbers"; values = enumerated(&words), name = name)
}

/// The values of a constructor by their roles.
#[derive(Default)]
pub(super) struct ConstructorValues {
    numbers: Vec<(&'static str, f64)>,
    vectors: Vec<(&'static str, Vec<f64>)>,
    pub(super) points: Option<Vec<Vec<f64>>>,
    pub(super) angle: Option<f64>,
    pub(super) shape: Option<usize>,
    pub(super) left_out: Vec<(Range<usize>, &'static str)>,
}

impl ConstructorValues {
    /// Assigns the values of a call to the slots of a row.
    pub(super) fn of(row: &ConstructorRow, name: &str, taken: &Taken<'_>) -> Result<Self, Refused> {
        let slots = slots(row.takes);
        let is_polygon = name.ends_with("Polygon");
        let is_flat =
            is_polygon || row.engine.is_flat() || (taken.is_plane && row.engine == CodeEngine::Parry);
        let mut parts = Self::default();
        let mut at = 0;
        let expected = || expected(row, name);
        let refused = |value: &CodeValue| match value.unset() {
            Some(unset) => Refused::unset(unset),
            None => Refused::at(expected(), value),
        };
        for (index, slot) in slots.iter().enumerate() {
            if let Some(value) = taken.named(|label| slot.names.contains(label)) {
                parts.put(slot, &[value], is_flat).ok_or_else(|| refused(value))?;
                continue;
            }
            if let Some(pair) = slot.pair(taken) {
                let numbers: Option<Vec<f64>> = pair.iter().map(|value| value.number()).collect();
                parts.vectors.push((slot.role, numbers.ok_or_else(|| Refused::new(expected()))?));
                continue;
            }
            let rest = taken.placed.get(at..).unwrap_or_default();
            let Some(first) = rest.first() else {
                if slot.is_optional {
                    continue;
                }
                return Err(Refused::new(expected()));
            };
            let used = slot.used(&slots[index + 1..], rest, is_flat);
            match parts.put(slot, &rest[..used.min(rest.len())], is_flat) {
                Some(()) => at += used,
                None if slot.is_optional && !matches!(first.what, What::Name(_) | What::Unknown { .. }) => {}
                None => return Err(refused(first)),
            }
        }
        let mut rest = taken.placed.get(at..).unwrap_or_default().iter();
        match rest.find(|value| value.has_numbers() && !matches!(value.what, What::Record(_))) {
            Some(more) => Err(Refused::at(text!("import-and-no-more"; expected = expected()), more)),
            None => Ok(parts),
        }
    }

    pub(super) fn number(&self, role: &str) -> Option<f64> {
        self.numbers.iter().find(|(it, _)| *it == role).map(|(_, number)| *number)
    }

    pub(super) fn vector(&self, role: &str) -> Option<&[f64]> {
        self.vectors.iter().find(|(it, _)| *it == role).map(|(_, vector)| vector.as_slice())
    }

    /// Assigns values to a slot. Returns `None` if they are not of its kind.
    fn put(&mut self, slot: &Slot, values: &[&CodeValue], is_flat: bool) -> Option<()> {
        let [first, ..] = values else { return None };
        match slot.role {
            "points" => self.points = Some(points(values, is_flat)?),
            "angle" => {
                self.angle = Some(match &first.what {
                    What::Turn(WrittenTurn::Angle(angle)) => *angle,
                    What::Turn(WrittenTurn::None) => 0.0,
                    _ => first.number()?,
                });
            }
            "shape" => self.shape = Some(first.thing()?),
            "bounds" => {
                let [low, high] = <[Vec<f64>; 2]>::try_from(first.points()?).ok()?;
                self.vectors.extend([("low", low), ("high", high)]);
            }
            "margin" => {
                first.number()?;
                let why = text!("import-a-margin-convex-radius-is-not");
                self.left_out.extend(first.from.first().cloned().map(|range| (range, why)));
            }
            "count" => {
                let count = first.number();
                if count.is_some_and(|count| count < 1.0 || count.fract() != 0.0) {
                    return None;
                }
                self.numbers.extend(count.map(|count| ("count", count)));
            }
            "skip" => {}
            role if slot.is_vector() => {
                let numbers = || values.iter().map(|value| value.number()).collect();
                let mut vector: Vec<f64> = first.vector().or_else(numbers)?;
                if vector.len() == 4 {
                    vector.truncate(3);
                }
                self.vectors.push((role, Some(vector).filter(|vector| (2..=3).contains(&vector.len()))?));
            }
            role => self.numbers.push((role, first.number()?)),
        }
        Some(())
    }
}

/// The points of a slot: a list, or one value for each.
fn points(values: &[&CodeValue], is_flat: bool) -> Option<Vec<Vec<f64>>> {
    let [first, ..] = values else { return None };
    let pairs = match &first.what {
        What::Numbers(numbers) if is_flat && numbers.len() >= 6 && numbers.len().is_multiple_of(2) => {
            Some(rows_of(numbers, 2))
        }
        _ => None,
    };
    let points =
        pairs.or_else(|| first.points()).or_else(|| values.iter().map(|value| value.vector()).collect())?;
    let count = points.first()?.len();
    let is_list = (2..=3).contains(&count) && points.len() <= MAX_VERTICES;
    Some(points).filter(|points| is_list && points.iter().all(|point| point.len() == count))
}

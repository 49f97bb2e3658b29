//! The constructors of numbers and vectors in many libraries.

use super::super::report::rotation::{self, QuaternionOrder};
use super::engine::Habits;
use super::sums::function;
use super::turn::{PartialPose, WrittenTurn};
use super::value::{CodeValue, LabeledValue, Refused, What, gathered};
use super::words::{is_in, last_step, plain, words_of};

/// The meaning of a constructor. `None` for another call.
pub(super) type ReadConstructor<T> = Option<Result<T, Refused>>;

/// A constructor: its type and its function.
#[derive(Clone, Copy)]
pub(super) struct Maker<'a> {
    /// The type: `Isometry3` in `Isometry3::new`.
    pub(super) kind: &'a str,
    /// The function: `new` in `Isometry3::new`; empty for the constructor of a type.
    pub(super) function: &'a str,
    /// The whole path with its type arguments.
    pub(super) head: &'a str,
    pub(super) habits: Habits,
}

/// The ends of the names of types that are vectors, or lists of them.
const VECTORS: &str = "vec vector point array coord coords list tuple position translation pt float double real xy points \
    vertex verts tvec fvector";

impl Maker<'_> {
    /// Interprets the call.
    pub(super) fn meaning(&self, items: &[LabeledValue]) -> ReadConstructor<What> {
        self.number(items)
            .map(Ok)
            .or_else(|| self.numpy(items).map(Ok))
            .or_else(|| self.rotation(items).map(|turn| turn.map(What::Turn)))
            .or_else(|| self.pose(items).map(|pose| pose.map(What::Place)))
            .or_else(|| self.vector(items).map(Ok))
    }

    /// Interprets a function of one number, or a cast: `sqrt(2)`, `btScalar(50.)`, `static_cast<float>(1)`.
    fn number(&self, items: &[LabeledValue]) -> Option<What> {
        let [(None, only)] = items else { return None };
        function(self.head, only.number()?).map(What::Number)
    }

    /// Interprets a function of numpy or trimesh: `np.eye(3)`, `np.zeros(3)`.
    fn numpy(&self, items: &[LabeledValue]) -> Option<What> {
        let last = plain(last_step(self.head));
        let count = match items {
            [(None, only), ..] => only.number(),
            _ => None,
        };
        match (last.as_str(), count) {
            ("eye" | "identity", Some(3.0)) => Some(What::Turn(WrittenTurn::None)),
            ("eye" | "identity", Some(4.0)) => Some(What::Place(PartialPose::default())),
            // trimesh's have the real part first.
            ("quaternionmatrix", _) => {
                let numbers = <[f64; 4]>::try_from(items.first()?.1.vector()?).ok()?;
                let turn = rotation::quaternion(numbers, QuaternionOrder::RealFirst).ok()?;
                Some(What::Place(PartialPose::default().turned(WrittenTurn::Quaternion(turn))))
            }
            ("translationmatrix", _) => Some(What::Place(PartialPose::shift(&items.first()?.1.vector()?)?)),
            ("zero" | "one", None) if items.is_empty() && self.kind.starts_with(char::is_lowercase) => {
                Some(What::Turn(WrittenTurn::None))
            }
            ("zeros" | "ones", Some(count)) if [2.0, 3.0].contains(&count) => {
                let number = if last == "zeros" { 0.0 } else { 1.0 };
                Some(What::Numbers(vec![number; if count == 2.0 { 2 } else { 3 }]))
            }
            _ => None,
        }
    }

    /// Returns whether the vector has the name of a type, not of a function such as `getRotation`.
    pub(super) fn is_type(&self) -> bool {
        let is_upper = self.kind.starts_with(char::is_uppercase) && !self.kind.starts_with("Get");
        is_upper || ["bt", "b2", "quat", "mat"].iter().any(|start| self.kind.starts_with(start))
    }

    /// Returns whether the type is a vector, or a list of them.
    fn is_vector(&self, kind: &str, function: &str) -> bool {
        // The last word of the type, other than a suffix such as `3f`.
        let words = words_of(self.kind);
        let is_word = |word: &&String| word.len() > 1 && !word.starts_with(|c: char| c.is_ascii_digit());
        let last = words.iter().rev().find(is_word);
        last.is_some_and(|last| VECTORS.split_whitespace().any(|word| last.ends_with(word)))
            || (kind.is_empty() && function == "new")
            || is_in("from of floatarrayof doublearrayof arrayof listof", kind)
            || (self.function == "new" && self.kind.len() <= 3)
    }

    /// Interprets a constructor of a vector: `Vec3(1, 2, 3)`, `np.array([…])`, `Vector3::y()`.
    fn vector(&self, items: &[LabeledValue]) -> Option<What> {
        let (kind, function) = (plain(self.kind), plain(self.function));
        if self.kind == "b2ComputeHull"
            && let Some((_, points)) = items.first()
        {
            return Some(points.first(items.get(1).and_then(|(_, count)| count.number())).what);
        }
        if !self.is_vector(&kind, &function) {
            return None;
        }
        let count = if kind.contains('2') { 2 } else { 3 };
        if let Some(known) = named_vector(&kind, &function, items, count) {
            return Some(known);
        }
        if let [(None, only)] = items {
            let splats = "vec2 vec3 dvec2 dvec3 vector2 vector3 rvec3 pxvec3 float3 fvector";
            match &only.what {
                What::Number(number) if is_in(splats, &kind) => {
                    return Some(What::Numbers(vec![*number; count]));
                }
                What::Numbers(_) | What::Rows(_) | What::List(_) | What::Record(_) => {
                    return Some(only.what.clone());
                }
                _ => {}
            }
        }
        let unlabeled: Vec<LabeledValue> =
            items.iter().filter(|(label, _)| label.is_none()).cloned().collect();
        match unlabeled.as_slice() {
            [] => {
                let is_component = |label: &String| is_in("x y", &label.to_ascii_lowercase());
                let is_record = items.iter().any(|(label, _)| label.as_ref().is_some_and(is_component));
                Some(if is_record { gathered(items.to_vec()) } else { What::List(Vec::new()) })
            }
            // The type of the numbers follows them.
            [(_, CodeValue { what: rows @ (What::Rows(_) | What::Numbers(_)), .. }), types @ ..]
                if types.iter().all(|(_, value)| matches!(value.what, What::Name(_))) =>
            {
                Some(rows.clone())
            }
            _ => Some(gathered(unlabeled)),
        }
    }
}

/// Interprets a vector by the name of its function: `Vec3::ZERO`, `Vector3::y()`, `Vec3::splat(1)`. A list with room
/// for points is empty.
fn named_vector(kind: &str, function: &str, items: &[LabeledValue], count: usize) -> Option<What> {
    let axis = |axis: usize| {
        let mut numbers = vec![0.0; count];
        numbers[axis] = 1.0;
        Some(What::Numbers(numbers))
    };
    match (function, items) {
        ("zero" | "zeros" | "szero", []) => Some(What::Numbers(vec![0.0; count])),
        ("one" | "ones" | "sone", []) => Some(What::Numbers(vec![1.0; count])),
        ("withcapacity", _) => Some(What::List(Vec::new())),
        ("", [(None, only)]) if only.number().is_some() && is_in("vector list array arraylist", kind) => {
            Some(What::List(Vec::new()))
        }
        ("x" | "xaxis" | "saxisx" | "unitx", []) => axis(0),
        ("y" | "yaxis" | "saxisy" | "unity", []) => axis(1),
        ("z" | "zaxis" | "saxisz" | "unitz", []) if count == 3 => axis(2),
        ("repeat" | "splat" | "sreplicate", [(None, one)]) => {
            one.number().map(|number| What::Numbers(vec![number; count]))
        }
        _ => None,
    }
}

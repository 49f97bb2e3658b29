//! The numbers of a record as literals of a notation.

use super::number;
use super::record::{RecordValue, ShapeRecord};

/// The signs around numbers, vectors and lists.
pub(super) struct Literals {
    pub(super) vector: [&'static str; 2],
    pub(super) list: [&'static str; 2],
    /// The signs around a vector in a list.
    pub(super) row: [&'static str; 2],
    pub(super) number: fn(f64) -> String,
    /// The suffix of a number.
    pub(super) suffix: &'static str,
    /// The indent of the last line of a list; the lines before it have four more blanks.
    pub(super) indent: &'static str,
}

impl Literals {
    /// Vectors between these signs, and lists of vectors in square brackets.
    pub(super) fn plain(vector: [&'static str; 2]) -> Self {
        Self { vector, list: ["[", "]"], row: vector, number: number::plain, suffix: "", indent: "" }
    }

    /// Returns the fields of a record with their values.
    pub(super) fn fields(&self, record: &ShapeRecord) -> Vec<(&'static str, String)> {
        record.fields.iter().map(|(name, value)| (*name, self.value(value))).collect()
    }

    fn value(&self, value: &RecordValue) -> String {
        match value {
            RecordValue::Number(number) => self.number(*number),
            RecordValue::Vector(numbers) => self.vector(numbers, self.vector),
            RecordValue::Points(points) => {
                let ([open, close], indent) = (self.list, self.indent);
                format!("{open}\n{}\n{indent}{close}", self.rows(points))
            }
        }
    }

    /// Returns the points of a list, each on a line.
    pub(super) fn rows(&self, points: &[Vec<f64>]) -> String {
        let row = |point: &Vec<f64>| format!("{}    {}", self.indent, self.vector(point, self.row));
        points.iter().map(row).collect::<Vec<_>>().join(",\n")
    }

    fn vector(&self, numbers: &[f64], [open, close]: [&str; 2]) -> String {
        let numbers: Vec<String> = numbers.iter().map(|number| self.number(*number)).collect();
        format!("{open}{}{close}", numbers.join(", "))
    }

    fn number(&self, number: f64) -> String {
        (self.number)(number) + self.suffix
    }
}

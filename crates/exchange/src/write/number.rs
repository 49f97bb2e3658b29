//! Formats numbers with the fewest digits that parse to the same number.

use glam::DVec3;

use crate::geometry::Dimension;

/// Formats a number for data: `4`, `0.1`, `1e-7`.
pub(super) fn plain(number: f64) -> String {
    let text = code(number);
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}

/// Formats a number for code, always with a point or an exponent: `4.0`, `0.1`, `1e-7`.
pub(super) fn code(number: f64) -> String {
    format!("{number:?}")
}

/// Formats the nearest f32 for code.
pub(super) fn single(number: f64) -> String {
    #[expect(clippy::cast_possible_truncation, reason = "the nearest f32 is what an f32 query sees")]
    let number = number as f32;
    format!("{number:?}")
}

/// Returns the coordinates of a point, as many as the scene has dimensions.
pub(super) fn coordinates(point: DVec3, dimension: Dimension) -> Vec<f64> {
    point.to_array()[..dimension.count()].to_vec()
}

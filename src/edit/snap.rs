//! What a dragged point snaps to: steps of a grid, and the decimals that were meant.

use glam::DVec3;

/// `value` at the nearest multiple of `step`, as the decimal that it is: a step of a tenth gives 0.3, not
/// 0.30000000000000004. Steps are powers of ten, times 1, 2 or 5.
pub fn to_step(value: f64, step: f64) -> f64 {
    // Dividing by a whole number of steps per unit gives the decimal itself; multiplying by 0.1 would not.
    let per_unit = (1.0 / step).round();
    let snapped =
        if step < 1.0 { (value * per_unit).round() / per_unit } else { (value / step).round() * step };
    if snapped.is_finite() { snapped + 0.0 } else { value }
}

/// A sum of two vectors as the decimals that were meant: 0.1 + 0.2 is 0.3. A component is changed by no more than its
/// last binary digit, and only where that leaves at most 15 decimal digits behind the point.
pub(super) fn decimal_sum(a: DVec3, b: DVec3) -> DVec3 {
    let tidied = |axis: usize| {
        let (exact, part) = (a[axis] + b[axis], b[axis]);
        if part == 0.0 {
            return a[axis] + 0.0;
        }
        let is_meant = |candidate: &f64| (exact.next_down()..=exact.next_up()).contains(candidate);
        // + 0.0: no −0 in a file.
        decimals(exact).find(is_meant).unwrap_or(exact) + 0.0
    };
    DVec3::new(tidied(0), tidied(1), tidied(2))
}

/// A number rounded to ever more decimals, up to 15.
pub(super) fn decimals(number: f64) -> impl Iterator<Item = f64> {
    (0..16).filter_map(move |decimals| format!("{number:.decimals$}").parse().ok())
}

/// Each coordinate of a place at the nearest multiple of `step`.
pub fn to_grid(place: DVec3, step: f64) -> DVec3 {
    DVec3::new(to_step(place.x, step), to_step(place.y, step), to_step(place.z, step))
}

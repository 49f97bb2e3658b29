//! What a dragged point snaps to: steps of a grid, and the vertices, edges and faces of the other shape.

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

/// Each coordinate of a place at the nearest multiple of `step`.
pub fn to_grid(place: DVec3, step: f64) -> DVec3 {
    DVec3::new(to_step(place.x, step), to_step(place.y, step), to_step(place.z, step))
}

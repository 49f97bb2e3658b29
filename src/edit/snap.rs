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

/// The largest power of ten that is not above `length`: a step for short decimals.
pub fn decimal_step(length: f64) -> f64 {
    10.0_f64.powf(length.log10().floor())
}

/// The sum as people add decimals: 0.1 and 0.2 are 0.3. Rounded to as many decimals as the longer of the two has.
pub fn sum(a: f64, b: f64) -> f64 {
    if b == 0.0 {
        return a;
    }
    let decimals = |value: f64| value.to_string().split_once('.').map_or(0, |(_, decimals)| decimals.len());
    let count = decimals(a).max(decimals(b));
    let exact = a + b;
    // + 0.0: no −0 in a file.
    format!("{exact:.count$}").parse().unwrap_or(exact) + 0.0
}

/// The sum of two vectors, coordinate by coordinate as [`sum`].
pub fn sum_of(a: DVec3, b: DVec3) -> DVec3 {
    DVec3::new(sum(a.x, b.x), sum(a.y, b.y), sum(a.z, b.z))
}

#[cfg(test)]
mod tests {
    use super::{decimal_step, sum};

    #[test]
    fn decimals_add_up_as_on_paper() {
        assert_eq!(sum(0.1, 0.2), 0.3);
        assert_eq!(sum(0.3, -0.1), 0.2);
        assert_eq!(sum(1.1, 2.2), 3.3);
        assert_eq!(sum(-2.0, 2.0).to_bits(), 0.0_f64.to_bits());
        assert_eq!(sum(1.0 / 3.0, 2.0), 1.0 / 3.0 + 2.0);
        assert_eq!(sum(1e6, 1e-300), 1e6);
        assert_eq!(sum(4.0, 0.25), 4.25);
    }

    #[test]
    fn steps_are_powers_of_ten() {
        assert_eq!(decimal_step(0.03), 0.01);
        assert_eq!(decimal_step(25.0), 10.0);
    }
}

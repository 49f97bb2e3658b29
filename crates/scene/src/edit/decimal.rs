//! Sums and differences that are short decimals.
//!
//! Most numbers of a scene are decimals that a person wrote, and binary fractions only approximate them:
//! 0.1 + 0.2 is 0.30000000000000004, and 0.7 − 0.5 is 0.19999999999999996. The sums and differences of this
//! module are the decimals that a person would write, if these are as accurate as the binary result.

use glam::DVec3;

/// Maximum number of decimals of a number that counts as typed.
const MAX_WRITTEN: usize = 12;

/// Maximum number of decimals tried for a difference that must give a result exactly.
const MAX_TRIED: usize = 15;

/// Adds two numbers. The sum is the number with the fewest decimals whose distance from the binary sum is
/// within the roundoff of both numbers and of their sum. Adding zero changes nothing.
pub(super) fn sum(a: f64, b: f64) -> f64 {
    let exact = a + b;
    if a == 0.0 || b == 0.0 {
        return exact + 0.0;
    }
    // Half a unit in the last place of each number, and of the sum, which is at most twice as large.
    let slack = 2.0 * f64::EPSILON * a.abs().max(b.abs());
    shortest(exact, MAX_WRITTEN, |candidate| (candidate - exact).abs() <= slack)
}

/// Adds two vectors, each component as `sum` adds numbers.
pub fn sum_of(a: DVec3, b: DVec3) -> DVec3 {
    DVec3::new(sum(a.x, b.x), sum(a.y, b.y), sum(a.z, b.z))
}

/// Returns the number that gives `to` when added to `from`: the number with the fewest decimals and an exact
/// sum or, if no sum is exact, the number with the nearest sum.
pub(super) fn difference(to: f64, from: f64) -> f64 {
    shortest(to - from, MAX_TRIED, |candidate| from + candidate == to)
}

/// The accepted number with the fewest decimals, or `exact` if no number with at most `most` decimals is
/// accepted.
fn shortest(exact: f64, most: usize, will_do: impl Fn(f64) -> bool) -> f64 {
    let mut candidates = (0..=most).filter_map(|decimals| format!("{exact:.decimals$}").parse().ok());
    // + 0.0 avoids −0 in a file.
    candidates.find(|candidate| will_do(*candidate)).unwrap_or(exact) + 0.0
}

#[cfg(test)]
mod tests {
    use super::{difference, sum};

    #[test]
    fn sums_are_what_a_person_would_write() {
        assert_ne!(0.1 + 0.2, 0.3);
        assert_eq!(sum(0.1, 0.2), 0.3);
        assert_eq!(sum(-0.3, 0.3), 0.0);
        assert_eq!(sum(1e12, 0.5), 1e12 + 0.5);
        // The second sum starts from a rounded one: 0.1 + 0.2 + 0.05.
        assert_ne!(0.1 + 0.2 + 0.05, 0.35);
        assert_eq!(sum(0.1 + 0.2, 0.05), 0.35);
        assert_eq!(sum(1e-6, 2e-6), 3e-6);
    }

    /// Adds numbers that are not short decimals as they are.
    #[test]
    fn other_sums_are_left_alone() {
        let third = 1.0 / 3.0;
        assert_eq!(sum(third, 0.0), third);
        assert_eq!(sum(third, 1.0), third + 1.0);
        assert_eq!(sum(third, 1.0 / 7.0), third + 1.0 / 7.0);
        assert_eq!(sum(1e-20, 3e-20), 1e-20 + 3e-20);
        assert_eq!(sum(f64::INFINITY, 1.0), f64::INFINITY);
        assert!(sum(f64::NAN, 1.0).is_nan());
        for zero in [sum(0.0, -0.0), sum(0.5, -0.5), sum(-0.0, -0.0), difference(0.5, 0.5)] {
            assert!(zero == 0.0 && zero.is_sign_positive());
        }
    }

    #[test]
    fn a_difference_leads_exactly_there() {
        assert_ne!(0.7 - 0.5, 0.2);
        assert_eq!(difference(0.7, 0.5), 0.2);
        // Here 0.2 leads past the result: 0.1 + 0.2 is the next number after 0.3.
        assert_eq!(0.1 + difference(0.3, 0.1), 0.3);
        assert_eq!(difference(1e6 + 0.25, 1e6), 0.25);
        // Numbers near 5/3 are multiples of 2⁻⁵², so no difference leads from there to 1/3 exactly.
        let third = 1.0 / 3.0;
        assert_eq!(difference(third, 2.0), third - 2.0);
    }
}

//! A total order of points, for sorting.

use std::cmp::Ordering;

/// Compares two points by their coordinates, the first coordinate first. −0 equals 0, and NaN comes last or first, so
/// that points can be sorted whatever numbers arithmetic has given them.
pub fn by_coordinates<const N: usize>(one: [f64; N], other: [f64; N]) -> Ordering {
    // −0 + 0 = 0.
    let mut pairs = one.into_iter().zip(other).map(|(a, b)| (a + 0.0).total_cmp(&(b + 0.0)));
    pairs.find(|order| order.is_ne()).unwrap_or(Ordering::Equal)
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use super::by_coordinates;

    #[test]
    fn the_order_is_total() {
        let values = [f64::NEG_INFINITY, -1.0, -0.0, 0.0, 5e-324, 1.0, f64::INFINITY, f64::NAN, -f64::NAN];
        let points: Vec<[f64; 2]> = values.iter().flat_map(|x| values.map(|y| [*x, y])).collect();
        for a in &points {
            for b in &points {
                assert_eq!(by_coordinates(*a, *b), by_coordinates(*b, *a).reverse(), "{a:?} {b:?}");
                for c in &points {
                    if by_coordinates(*a, *b).is_le() && by_coordinates(*b, *c).is_le() {
                        assert!(by_coordinates(*a, *c).is_le(), "{a:?} {b:?} {c:?}");
                    }
                }
            }
        }
        assert_eq!(by_coordinates([0.0, 1.0], [-0.0, 1.0]), Ordering::Equal);
    }
}

//! Lengths of the published pairs, against their published numbers.

use gjk_proximity::geometry::{Dimension, Measurement};
use glam::DVec3;

use super::{gap, measured, witness_points_hold};
use crate::published;

#[test]
fn lengths_are_as_published() {
    for (case, expected, tolerance) in published::measured() {
        let name = case.name;
        let measurement =
            measured(&case.pair, case.dimension).measurement.unwrap_or_else(|| panic!("{name}: no length"));
        let found = gap(&measurement);
        assert!((found - expected).abs() <= tolerance, "{name}: {found} for {expected}");
        witness_points_hold(&case.pair, &measurement, 1e-14);
    }
}

/// The follow-up of the dyn4j article: `(284/41, 301/41)` on P and a vertex of Q.
#[test]
fn witness_points_of_the_dyn4j_article() {
    let pair = published::pair("dyn4j, apart");
    let Measurement { witness_points, .. } = measured(&pair, Dimension::Two).measurement.unwrap();
    assert_eq!(witness_points.on_q, DVec3::new(8.0, 6.0, 0.0));
    assert_eq!(witness_points.on_p, DVec3::new(284.0 / 41.0, 301.0 / 41.0, 0.0));
}

//! All published pairs with coordinates, from issues and articles, each with its truth: one table for several tests.

mod articles;
mod reports;
mod traps;

use gjk_proximity::geometry::{Convex, Dimension};
use gjk_proximity::gjk::Verdict;
use glam::DVec3;

use crate::shapes::{directions, directions_2d};

/// A pair with what its source says of it.
pub(crate) struct Published {
    /// The name of the trap, or who reported it.
    pub(crate) name: &'static str,
    pub(crate) dimension: Dimension,
    pub(crate) pair: [Convex<DVec3>; 2],
    pub(crate) truth: Verdict,
    /// Its separation, or minus its depth, and the error bound.
    pub(crate) gap: Option<(f64, f64)>,
}

impl Published {
    const fn new(name: &'static str, dimension: Dimension, pair: [Convex<DVec3>; 2], truth: Verdict) -> Self {
        Self { name, dimension, pair, truth, gap: None }
    }

    /// The distance, or minus the depth.
    fn apart(self, gap: f64, tolerance: f64) -> Self {
        Self { gap: Some((gap, tolerance)), ..self }
    }

    /// Directions to start from: 26 all around.
    pub(crate) fn directions(&self) -> Vec<DVec3> {
        match self.dimension {
            Dimension::Two => directions_2d().collect(),
            Dimension::Three => directions().collect(),
        }
    }
}

/// Pairs of plain vertices, for which the explicit difference is exact.
pub(crate) fn of_polytopes() -> Vec<Published> {
    let [planar, spatial, articles] = [traps::planar(), traps::spatial(), articles::all()];
    planar.into_iter().chain(spatial).chain(articles).collect()
}

/// Pairs on which engines fail; some are round.
pub(crate) fn reports() -> Vec<Published> {
    reports::all()
}

/// All pairs whose length is known.
pub(crate) fn measured() -> Vec<(Published, f64, f64)> {
    let all = of_polytopes().into_iter().chain(reports());
    all.filter_map(|case| case.gap.map(|(gap, tolerance)| (case, gap, tolerance))).collect()
}

/// The pair of this name.
pub(crate) fn pair(name: &str) -> [Convex<DVec3>; 2] {
    let mut all = of_polytopes().into_iter().chain(reports());
    all.find(|case| case.name == name).unwrap_or_else(|| panic!("no published pair is called {name}")).pair
}

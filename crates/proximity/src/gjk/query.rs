//! A query: two shapes, and the settings that decide about them.

use glam::DVec3;

use super::defect::Defects;
use super::settings::Settings;
use crate::geometry::{Convex, Dimension};

/// All inputs of a query; equal queries give equal traces.
#[derive(Clone, Copy, Debug)]
pub struct Query<'a> {
    /// P, in world space.
    pub p: &'a Convex<DVec3>,
    /// Q, in world space.
    pub q: &'a Convex<DVec3>,
    /// The dimension of the scene.
    pub dimension: Dimension,
    /// The algorithm and its settings.
    pub settings: Settings,
}

impl Query<'_> {
    /// Returns the defects of the settings that apply to the algorithm.
    pub(super) fn defects(&self) -> Defects {
        let Settings { algorithm, defects, .. } = self.settings;
        if defects.is_none() { defects } else { defects.fitting(algorithm, self.dimension) }
    }
}

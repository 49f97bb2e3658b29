//! The question put to an algorithm: two shapes, and how to decide about them.

use glam::DVec3;

use super::defect::Defects;
use super::settings::Settings;
use crate::geometry::{Convex, Dimension};

/// Everything a trace depends on.
#[derive(Clone, Copy, Debug)]
pub struct Query<'a> {
    /// P, in world space.
    pub p: &'a Convex<DVec3>,
    /// Q, in world space.
    pub q: &'a Convex<DVec3>,
    /// In how many dimensions.
    pub dimension: Dimension,
    /// How.
    pub settings: Settings,
}

impl Query<'_> {
    /// The defects that apply: those of the settings that fit.
    pub(super) fn defects(&self) -> Defects {
        let Settings { algorithm, defects, .. } = self.settings;
        if defects.is_none() { defects } else { defects.fitting(algorithm, self.dimension) }
    }
}

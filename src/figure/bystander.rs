//! The bodies beside P and Q, with the verdict on P and each of them.

use std::sync::Arc;

use glam::DVec3;

use super::geometry_cache::CachedBody;
use super::mark::{Figure, Form, Hit, Role};
use super::solid::Solid;
use crate::geometry::{Convex, Surface};
use crate::gjk::{self, Query, Settings, Verdict};
use crate::scene::{Other, Rgb, Scene};

/// The most bodies that are all named.
const MOST_NAMES: usize = 8;

/// A body beside P and Q.
#[derive(Clone, Debug, PartialEq)]
pub struct Bystander {
    /// Its name.
    pub name: String,
    /// A colour from the scene.
    pub color: Option<Rgb>,
    /// The shape in world space.
    pub convex: Convex<DVec3>,
    /// Its boundary.
    pub surface: Surface,
    /// The verdict of the scene's algorithm on P and this body.
    pub verdict: Verdict,
    /// The body as a solid; none if it is flat.
    pub(super) solid: Option<Arc<Solid>>,
}

impl Bystander {
    /// Runs a query of P and the body with this index, without recording.
    pub(super) fn of(scene: &Scene, index: usize, p: &Convex<DVec3>, cached: &CachedBody) -> Option<Self> {
        let Other { label, body } = scene.others.get(index)?;
        let (position, convex) = (body.pose().position, body.convex());
        // Only the verdict is needed.
        let settings = Settings { epa: false, ..scene.query };
        let query = Query { p, q: &convex, dimension: scene.dimension, settings };
        let verdict = gjk::decide(&query).verdict;
        Some(Self {
            name: scene.other_name(index),
            color: label.color,
            surface: cached.surface(position, &convex),
            solid: cached.solid(position),
            convex,
            verdict,
        })
    }

    /// Whether a renderer whose view volume is P would draw the body: it is culled only if the algorithm says that the
    /// two are apart. A body that touches P, and one without a decision, is drawn.
    pub const fn is_drawn(&self) -> bool {
        !matches!(self.verdict, Verdict::Separate)
    }

    /// The word `drawn` or `culled`.
    pub const fn word(&self) -> &'static str {
        if self.is_drawn() { "drawn" } else { "culled" }
    }
}

/// Draws all these bodies, below P and Q.
pub(super) fn add(figure: &mut Figure, others: &[Bystander]) {
    for (index, other) in others.iter().enumerate() {
        let role = Role::Other { drawn: other.is_drawn(), color: other.color };
        let hit = Some(Hit::Other(index));
        match &other.solid {
            Some(solid) => figure.add(role, hit, Form::Body(solid.clone())),
            None => figure.add_flat(role, hit, &other.surface),
        }
    }
}

/// Labels the bodies, if they are few.
pub(super) fn add_names(figure: &mut Figure, others: &[Bystander]) {
    if others.len() > MOST_NAMES {
        return;
    }
    for (index, other) in others.iter().enumerate() {
        let role = Role::Other { drawn: other.is_drawn(), color: None };
        let text = format!("{} ({})", other.name, other.word());
        let label = Form::Label { at: other.surface.center(), text, toward: DVec3::ZERO };
        figure.add(role, Some(Hit::Other(index)), label);
    }
}

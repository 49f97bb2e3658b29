//! The bodies beside P and Q: what the query says of P against each of them.

use std::sync::Arc;

use glam::DVec3;

use super::flat::add_flat;
use super::likeness::Likeness;
use super::{Figure, Form, Hit, Role, Solid, Study};
use crate::geometry::{Convex, Surface};
use crate::gjk::{self, Query, Settings, Verdict};
use crate::scene::{Other, Rgb, Scene};

/// With more of them than this, they are not named: the names would cover them.
const MOST_NAMES: usize = 8;

/// A body beside P and Q.
#[derive(Clone, Debug, PartialEq)]
pub struct Bystander {
    /// What it is called.
    pub name: String,
    /// A colour of its own, where it has one.
    pub color: Option<Rgb>,
    /// The shape in world space.
    pub convex: Convex<DVec3>,
    /// Its boundary.
    pub surface: Surface,
    /// What the algorithm of the scene says of P and this body.
    pub verdict: Verdict,
    /// As a body in space, where it is not flat.
    pub(super) solid: Option<Arc<Solid>>,
}

impl Bystander {
    /// Asks about P and the body with this index, recording nothing.
    pub(super) fn of(scene: &Scene, index: usize, p: &Convex<DVec3>, likeness: &Likeness) -> Option<Self> {
        let Other { label, body } = scene.others.get(index)?;
        let (position, convex) = (body.pose().position, body.convex());
        // Only the verdict is of interest.
        let settings = Settings { epa: false, ..scene.query };
        let query = Query { p, q: &convex, dimension: scene.dimension, settings };
        let verdict = gjk::decide(&query).verdict;
        Some(Self {
            name: scene.other_name(index),
            color: label.color,
            surface: likeness.surface(position, &convex),
            solid: likeness.solid(position),
            convex,
            verdict,
        })
    }

    /// Whether it is drawn, as by a renderer whose camera sees P: it is culled only if the algorithm says that it is
    /// apart. What touches, and what was left undecided, is drawn.
    pub const fn is_drawn(&self) -> bool {
        !matches!(self.verdict, Verdict::Separate)
    }

    /// `drawn` or `culled`.
    pub const fn word(&self) -> &'static str {
        if self.is_drawn() { "drawn" } else { "culled" }
    }
}

/// Draws all of them, below P and Q.
pub(super) fn add(figure: &mut Figure, study: &Study) {
    for (index, other) in study.others.iter().enumerate() {
        let role = Role::Other { drawn: other.is_drawn(), color: other.color };
        let hit = Some(Hit::Other(index));
        match &other.solid {
            Some(solid) => figure.add(role, hit, Form::Body(solid.clone())),
            None => add_flat(figure, role, hit, &other.surface),
        }
    }
}

/// Names them, where they are few.
pub(super) fn add_names(figure: &mut Figure, study: &Study) {
    if study.others.len() > MOST_NAMES {
        return;
    }
    for (index, other) in study.others.iter().enumerate() {
        let role = Role::Other { drawn: other.is_drawn(), color: None };
        let text = format!("{} ({})", other.name, other.word());
        let label = Form::Label { at: other.surface.center(), text, toward: DVec3::ZERO };
        figure.add(role, Some(Hit::Other(index)), label);
    }
}

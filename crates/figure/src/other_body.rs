//! The bodies beside P and Q, with the verdict on P and each of them.
//!
//! A scene may have 200 bodies of 10,000 vertices each, whose surfaces would take a minute and a gigabyte. After
//! [`MAX_VERTICES`], bodies are drawn as boxes; the verdicts concern the bodies themselves.

use std::borrow::Cow;
use std::sync::Arc;

use glam::DVec3;

use super::geometry_cache::CachedBody;
use super::mark::{Figure, Form, Hit, Role};
use super::solid::Solid;
use crate::geometry::{Body, Convex, Dimension, Pose, Shape};
use crate::gjk::{self, Query, Settings, Verdict};
use crate::internal::Surface;
use crate::message::text;
use crate::scene::{Other, Rgb, Scene};

/// Maximum number of bodies that are all named.
const MAX_NAMES: usize = 8;

/// Maximum number of vertices of all bodies together that are drawn in full.
const MAX_VERTICES: usize = 60_000;

/// A body beside P and Q.
#[derive(Clone, Debug, PartialEq)]
pub struct OtherBody {
    /// The name of the body.
    pub name: String,
    /// A color from the scene.
    pub color: Option<Rgb>,
    /// The shape in world space.
    pub convex: Convex<DVec3>,
    /// The boundary of the body, or of its box if only the box is drawn.
    pub surface: Surface,
    /// Whether only the box is drawn, since the bodies of the scene have too many vertices.
    pub is_boxed: bool,
    /// The verdict of the scene's algorithm on P and this body.
    pub verdict: Verdict,
    /// The body as a solid. `None` if it is flat.
    pub(super) solid: Option<Arc<Solid>>,
}

impl OtherBody {
    /// Runs a query of P and the body with this index, without recording.
    pub(super) fn of(
        scene: &Scene,
        index: usize,
        p: &Convex<DVec3>,
        (drawn, cached): (&Cow<'_, Body>, &CachedBody),
    ) -> Option<Self> {
        let Other { label, body } = scene.others.get(index)?;
        let (position, convex) = (body.pose().position, body.convex());
        // Only the verdict is needed.
        let settings = Settings { epa: false, ..scene.query };
        let query = Query { p, q: &convex, dimension: scene.dimension, settings };
        let verdict = gjk::decide(&query).verdict;
        Some(Self {
            name: scene.other_name(index),
            color: label.color,
            surface: cached.surface(position, &drawn.convex()),
            is_boxed: matches!(drawn, Cow::Owned(_)),
            solid: cached.solid(position),
            convex,
            verdict,
        })
    }

    /// Returns whether a renderer whose view volume is P would draw the body: it is culled only if the
    /// algorithm finds the two separate. A body that touches P, or whose query is undecided, is drawn.
    pub const fn is_drawn(&self) -> bool {
        !matches!(self.verdict, Verdict::Separate)
    }

    /// Returns the word `drawn` or `culled`.
    pub fn word(&self) -> &'static str {
        if self.is_drawn() { text!("figure-drawn") } else { text!("figure-culled") }
    }
}

/// Returns the bodies to draw: each in full, or as its box.
pub(super) fn drawn(others: &[Other]) -> Vec<Cow<'_, Body>> {
    let mut vertices = 0;
    let drawn = others.iter().map(|Other { body, .. }| {
        vertices += body.convex().core_vertices().map_or(1, <[_]>::len);
        let boxed = if vertices > MAX_VERTICES { boxed(body) } else { None };
        boxed.map_or(Cow::Borrowed(body), Cow::Owned)
    });
    drawn.collect()
}

/// The box around a body along its own axes. Returns `None` if the coordinates of the body are too large for
/// a box.
fn boxed(body: &Body) -> Option<Body> {
    let upright = body.with_pose(Pose::identity(body.dimension())).ok()?.convex();
    let reach = |direction: DVec3| upright.support(direction).0.dot(direction);
    let high = DVec3::from_array(DVec3::AXES.map(reach));
    let low = DVec3::from_array(DVec3::AXES.map(|axis| -reach(-axis)));
    let corner = |index: usize| {
        DVec3::from_array([0, 1, 2].map(|axis| if index >> axis & 1 == 1 { high[axis] } else { low[axis] }))
    };
    let corners = match body.dimension() {
        Dimension::Two => [0, 1, 3, 2].map(corner).to_vec(),
        Dimension::Three => (0..8).map(corner).collect(),
    };
    Body::new(body.dimension(), Shape::Points(corners), body.pose(), 0.0).ok()
}

/// Draws all these bodies, below P and Q.
pub(super) fn add(figure: &mut Figure, others: &[OtherBody]) {
    for (index, other) in others.iter().enumerate() {
        let role = Role::Other { drawn: other.is_drawn(), color: other.color };
        let hit = Some(Hit::Other(index));
        match &other.solid {
            Some(solid) => figure.add(role, hit, Form::Body(solid.clone())),
            None => figure.add_flat(role, hit, &other.surface),
        }
    }
    if others.iter().any(|other| other.is_boxed) {
        figure.add(Role::Axis, None, Form::Remark(text!("figure-too-many-vertices-some-bodies")));
    }
}

/// Labels the bodies, if they are few.
pub(super) fn add_names(figure: &mut Figure, others: &[OtherBody]) {
    if others.len() > MAX_NAMES {
        return;
    }
    for (index, other) in others.iter().enumerate() {
        let role = Role::Other { drawn: other.is_drawn(), color: None };
        let text = format!("{} ({})", other.name, other.word());
        let label = Form::Label { at: other.surface.center(), text, toward: DVec3::ZERO };
        figure.add(role, Some(Hit::Other(index)), label);
    }
}

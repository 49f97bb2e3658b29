//! Moving the selection so that one point of it is exactly at a given place.
//!
//! [`super::transform`] moves by a vector; here the destination is given. A point put at (0.3, 2) is at
//! (0.3, 2), and the points that move with it get short decimals.

use std::collections::BTreeSet;

use glam::DVec3;

use super::error::EditError;
use super::selection::{Part, Selection};
use super::{decimal, vertices};
use crate::geometry::{Body, Pose, Side};
use crate::scene::Scene;

/// The point whose destination determines the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lead {
    /// The position of a body.
    Position(Side),
    /// A vertex.
    Vertex(Side, usize),
}

impl Lead {
    /// Returns the body that the point belongs to.
    pub const fn side(self) -> Side {
        match self {
            Self::Position(side) | Self::Vertex(side, _) => side,
        }
    }

    /// Returns the position of the point in world space. Returns `None` if there is no such vertex.
    pub fn place(self, scene: &Scene) -> Option<DVec3> {
        match self {
            Self::Position(side) => Some(scene.bodies[side].pose().position),
            Self::Vertex(side, index) => vertices::in_world(&scene.bodies[side]).get(index).copied(),
        }
    }
}

/// Moves the selection so that `lead`, which belongs to it, is at `to`: exactly, if its coordinates can
/// represent that.
///
/// # Errors
/// The resulting shape or pose is invalid or out of bounds.
pub fn moved(scene: &Scene, selection: &Selection, lead: Lead, to: DVec3) -> Result<Scene, EditError> {
    let Some(from) = lead.place(scene) else { return Ok(scene.clone()) };
    let by = to - from;
    let mut changed = scene.clone();
    for side in Side::BOTH {
        let body = &scene.bodies[side];
        let own = (lead.side() == side).then_some((lead, to));
        changed.bodies[side] = match &selection[side] {
            Part::Nothing => continue,
            Part::Whole => whole(body, by, own)?,
            Part::Vertices(indices) => some_vertices(body, indices, by, own)?,
        };
    }
    Ok(changed)
}

fn whole(body: &Body, by: DVec3, own: Option<(Lead, DVec3)>) -> Result<Body, EditError> {
    let pose = body.pose();
    let position = match own {
        Some((Lead::Position(_), to)) => to,
        Some((Lead::Vertex(_, index), to)) => {
            let point = vertices::local(body).get(index).copied().unwrap_or_default();
            per_axis(|axis| decimal::difference(to[axis], pose.rotate(point)[axis]))
        }
        None => decimal::sum_of(pose.position, by),
    };
    Ok(body.with_pose(Pose { position, ..pose })?)
}

fn some_vertices(
    body: &Body,
    indices: &BTreeSet<usize>,
    by: DVec3,
    own: Option<(Lead, DVec3)>,
) -> Result<Body, EditError> {
    let pose = body.pose();
    let mut points = vertices::local(body);
    let count = points.len();
    for index in indices.iter().copied() {
        let point = points.get_mut(index).ok_or(EditError::NoSuchVertex { index, count })?;
        let from = pose.world_from_local(*point);
        let to = match own {
            Some((Lead::Vertex(_, lead), to)) if lead == index => to,
            _ => decimal::sum_of(from, by),
        };
        if to == from {
            continue;
        }
        let moved = vertices::local_of(pose, to);
        // A coordinate that did not move keeps all its digits.
        let kept = |axis: usize| pose.is_unturned() && to[axis] == from[axis];
        *point = per_axis(|axis| if kept(axis) { point[axis] } else { moved[axis] });
    }
    vertices::replaced(body, points)
}

fn per_axis(value: impl Fn(usize) -> f64) -> DVec3 {
    DVec3::new(value(0), value(1), value(2))
}

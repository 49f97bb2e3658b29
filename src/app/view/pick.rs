//! Hit testing in the shapes view: vertices take precedence over bodies.

use eframe::egui::{Context, InputState, Pos2};

use crate::app::view::paint::{to_dvec2, to_f32, to_vec2};
use crate::app::view::view_map::{ViewKind, ViewMap};
use crate::edit::{Selection, vertices};
use crate::figure::{Hit, PaperForm, PaperMark, Role, pick_body};
use crate::geometry::Side;
use crate::scene::Scene;

/// The hit distance of a vertex or an edge, in points.
pub(crate) const REACH: f64 = 10.0;
/// Maximum number of vertices within [`REACH`] that are each hit at the full distance. With more, they are
/// so dense that the body between them could not be hit.
const SPARSE: usize = 3;
/// The hit distance of one of many vertices, in points.
const SHORT_REACH: f32 = 6.0;
/// Maximum number of neighbors within the hit distance. With more, a press hits the body that they cover, not
/// a vertex.
const MAX_NEIGHBORS: usize = 12;
/// Vertices closer than this on screen, in points, are ordered by their distance from the eye.
const SAME: f32 = 3.0;

/// Returns the factor of hit distances: a finger needs 40 points, a pointer half of that.
pub(crate) fn widening(ctx: &Context) -> f32 {
    if ctx.input(InputState::any_touches) { 2.0 } else { 1.0 }
}

/// An item that can be selected and moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PickTarget {
    /// A vertex, by its index.
    Vertex(Side, usize),
    /// A body as a whole.
    Body(Side),
}

/// The view with the data for hit testing.
pub(crate) struct Grip<'a> {
    /// The marks on paper.
    pub(crate) marks: &'a [PaperMark],
    /// The map from the world to the screen.
    pub(crate) view: ViewMap,
    /// The scene on screen.
    pub(crate) scene: &'a Scene,
    /// The factor of the hit distances.
    pub(crate) widening: f32,
}

impl PickTarget {
    /// Returns the selection after a click on the item.
    pub(crate) fn selection(self) -> Selection {
        match self {
            Self::Vertex(side, index) => Selection::vertices(side, [index]),
            Self::Body(side) => Selection::body(side),
        }
    }

    /// Returns whether the item is selected.
    pub(crate) fn is_in(self, selection: &Selection) -> bool {
        match self {
            Self::Vertex(side, index) => selection.contains_vertex(side, index),
            Self::Body(side) => selection[side] == crate::edit::Part::Whole,
        }
    }

    /// Returns the side that the item belongs to.
    pub(crate) const fn side(self) -> Side {
        match self {
            Self::Vertex(side, _) | Self::Body(side) => side,
        }
    }
}

impl Grip<'_> {
    /// Returns the item under the pointer.
    pub(crate) fn target_at(&self, pointer: Pos2) -> Option<PickTarget> {
        self.vertex_at(pointer).or_else(|| self.body_at(pointer))
    }

    fn vertex_at(&self, pointer: Pos2) -> Option<PickTarget> {
        let mut near = Vec::new();
        for side in Side::BOTH {
            let body = &self.scene.bodies[side];
            near.extend(vertices::in_world(body).into_iter().enumerate().filter_map(|(index, place)| {
                let distance = self.view.screen_from_world(place)?.distance(pointer);
                (distance <= to_f32(REACH) * self.widening).then_some((
                    distance,
                    self.toward_eye(place),
                    PickTarget::Vertex(side, index),
                ))
            }));
        }
        let nearest = near.iter().map(|(distance, ..)| *distance).fold(f32::INFINITY, f32::min);
        // Vertices that coincide with the nearest one do not count as neighbors.
        let neighbours = near.iter().filter(|(distance, ..)| *distance > nearest + SAME).count();
        if neighbours > MAX_NEIGHBORS || (near.len() > SPARSE && nearest > SHORT_REACH * self.widening) {
            return None;
        }
        let same = match self.view.kind {
            ViewKind::Plane(_) => 0.0,
            ViewKind::Space(_) => SAME,
        };
        near.retain(|(distance, ..)| *distance <= nearest + same);
        // The first of equally near ones.
        near.into_iter().rev().max_by(|(_, a, _), (_, b, _)| a.total_cmp(b)).map(|(.., target)| target)
    }

    /// Returns the body beside P and Q under the pointer, unless P or Q is there, too: a click can make it
    /// Q.
    pub(crate) fn other_at(&self, pointer: Pos2) -> Option<usize> {
        match self.hit_at(pointer)? {
            Hit::Other(index) if self.vertex_at(pointer).is_none() => Some(index),
            _ => None,
        }
    }

    fn hit_at(&self, pointer: Pos2) -> Option<Hit> {
        let reach = REACH * f64::from(self.widening);
        pick_body(self.marks, to_dvec2(pointer - self.view.rect.min), reach, self.scene.dimension)
    }

    fn body_at(&self, pointer: Pos2) -> Option<PickTarget> {
        match self.hit_at(pointer)? {
            Hit::Body(side) => Some(PickTarget::Body(side)),
            Hit::Other(_)
            | Hit::Vertex(..)
            | Hit::Pair { .. }
            | Hit::Letter(_)
            | Hit::Region(_)
            | Hit::Direction
            | Hit::Origin => None,
        }
    }

    /// The depth of a point toward the eye; only the order is meaningful.
    fn toward_eye(&self, place: glam::DVec3) -> f64 {
        let [.., back] = self.view.view_axes();
        place.dot(back)
    }

    /// Returns the position of a body's label on screen.
    pub(crate) fn name_of(&self, side: Side) -> Option<Pos2> {
        self.marks.iter().find_map(|mark| match &mark.form {
            PaperForm::Text { center, .. } if mark.role == Role::Shape(side) => {
                Some(self.view.rect.min + to_vec2(*center))
            }
            _ => None,
        })
    }
}

//! What the pointer is on: a vertex before a body, a body before nothing.

use eframe::egui::Pos2;

use crate::app::paint::{to_dvec2, to_f32, to_vec2};
use crate::app::view_map::{Sight, ViewMap};
use crate::edit::{Selection, vertices};
use crate::figure::{Hit, PaperForm, PaperMark, Role, pick_body};
use crate::geometry::Side;
use crate::scene::Scene;

/// How near the pointer has to be to a vertex or an edge, in points.
pub(crate) const REACH: f64 = 10.0;
/// Where no more vertices than this are within the reach, each has all of it; beyond, they stand so close that the body
/// could not be hit between them.
const SPARSE: usize = 3;
/// How near the pointer has to be to one of many vertices, in points.
const SHORT_REACH: f32 = 6.0;
/// With more neighbours than this within the reach, no vertex is picked: they cover the body, which is meant.
const MOST: usize = 12;
/// Vertices that are so close together on screen, in points, are told apart by their distance from the eye.
const SAME: f32 = 3.0;

/// What can be selected and moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// A vertex, by its number.
    Vertex(Side, usize),
    /// A body as a whole.
    Body(Side),
}

/// What the pointer has to know about the view.
pub(crate) struct Grip<'a> {
    /// What is on paper.
    pub(crate) marks: &'a [PaperMark],
    /// How the view maps the world to the screen.
    pub(crate) view: ViewMap,
    /// What is shown.
    pub(crate) scene: &'a Scene,
}

impl Target {
    /// What is selected by a click on it.
    pub(crate) fn selection(self) -> Selection {
        match self {
            Self::Vertex(side, index) => Selection::vertices(side, [index]),
            Self::Body(side) => Selection::body(side),
        }
    }

    /// Whether it is part of a selection.
    pub(crate) fn is_in(self, selection: &Selection) -> bool {
        match self {
            Self::Vertex(side, index) => selection.contains_vertex(side, index),
            Self::Body(side) => selection[side] == crate::edit::Part::Whole,
        }
    }

    /// Whose it is.
    pub(crate) const fn side(self) -> Side {
        match self {
            Self::Vertex(side, _) | Self::Body(side) => side,
        }
    }
}

impl Grip<'_> {
    /// What is under the pointer.
    pub(crate) fn target_at(&self, pointer: Pos2) -> Option<Target> {
        self.vertex_at(pointer).or_else(|| self.body_at(pointer))
    }

    fn vertex_at(&self, pointer: Pos2) -> Option<Target> {
        let mut near = Vec::new();
        for side in Side::BOTH {
            let body = &self.scene.bodies[side];
            near.extend(vertices::in_world(body).into_iter().enumerate().filter_map(|(index, place)| {
                let distance = self.view.screen_from_world(place)?.distance(pointer);
                (distance <= to_f32(REACH)).then_some((
                    distance,
                    self.toward_eye(place),
                    Target::Vertex(side, index),
                ))
            }));
        }
        let nearest = near.iter().map(|(distance, ..)| *distance).fold(f32::INFINITY, f32::min);
        // Those that fall together with the nearest do not stand in its way.
        let neighbours = near.iter().filter(|(distance, ..)| *distance > nearest + SAME).count();
        if neighbours > MOST || (near.len() > SPARSE && nearest > SHORT_REACH) {
            return None;
        }
        let same = match self.view.sight {
            Sight::Plane(_) => 0.0,
            Sight::Space(_) => SAME,
        };
        near.retain(|(distance, ..)| *distance <= nearest + same);
        // Of equal ones the first.
        near.into_iter().rev().max_by(|(_, a, _), (_, b, _)| a.total_cmp(b)).map(|(.., target)| target)
    }

    /// Which body beside P and Q is under the pointer, where neither of them is: it can become Q.
    pub(crate) fn other_at(&self, pointer: Pos2) -> Option<usize> {
        match self.hit_at(pointer)? {
            Hit::Other(index) if self.vertex_at(pointer).is_none() => Some(index),
            _ => None,
        }
    }

    fn hit_at(&self, pointer: Pos2) -> Option<Hit> {
        pick_body(self.marks, to_dvec2(pointer - self.view.rect.min), REACH, self.scene.dimension)
    }

    fn body_at(&self, pointer: Pos2) -> Option<Target> {
        match self.hit_at(pointer)? {
            Hit::Body(side) => Some(Target::Body(side)),
            Hit::Other(_)
            | Hit::Vertex(..)
            | Hit::Pair { .. }
            | Hit::Letter(_)
            | Hit::Region(_)
            | Hit::Direction
            | Hit::Origin => None,
        }
    }

    /// How far toward the eye a place is; only the order means something.
    fn toward_eye(&self, place: glam::DVec3) -> f64 {
        let [.., back] = self.view.view_axes();
        place.dot(back)
    }

    /// Where the name of a body stands on screen.
    pub(crate) fn name_of(&self, side: Side) -> Option<Pos2> {
        self.marks.iter().find_map(|mark| match &mark.form {
            PaperForm::Text { center, .. } if mark.role == Role::Shape(side) => {
                Some(self.view.rect.min + to_vec2(*center))
            }
            _ => None,
        })
    }
}

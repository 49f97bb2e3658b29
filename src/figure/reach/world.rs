//! The direction that is turned by hand in the shapes view: an arrow on P and one on Q, and a ring on each farthest vertex.

use glam::DVec3;

use super::Reach;
use crate::figure::{Figure, Form, Hit, Marker, Role, Study, add_direction};
use crate::geometry::Side;

/// Length of the arrows, as a fraction of the radius of the figure.
const ARROW: f64 = 0.3;

/// Of more vertices that are equally far than this, the first are ringed.
const MOST_RINGS: usize = 64;

impl Reach {
    /// Adds the direction and what it finds to the shapes view.
    pub fn add_to_world(&self, figure: &mut Figure, study: &Study) {
        let length = ARROW * study.bounds().radius();
        let on_stage: [(Side, DVec3, f64, &str); 2] =
            [(Side::P, self.support.on_p, 1.0, "+u"), (Side::Q, self.support.on_q, -1.0, "−u")];
        for (side, at, sign, name) in on_stage {
            add_direction(figure, at, self.direction * sign, length, name);
            let vertices = study.vertices(side);
            let farthest = &self.farthest[side as usize];
            for index in farthest.iter().take(MOST_RINGS) {
                let Some(at) = vertices.get(*index).copied() else { continue };
                let hit = Some(Hit::Vertex(side, *index));
                figure.add(Role::Horizon, hit, Form::Point { at, marker: Marker::Ring });
            }
            if farthest.is_empty() {
                figure.add(Role::Horizon, None, Form::Point { at, marker: Marker::Ring });
            }
        }
    }
}

//! The projection along an edge, in which the robust query continues if the origin lies on that edge.

use glam::DVec3;

use super::mark::{Figure, Form, Marker, Role, Standing};
use crate::geometry::Vector as _;
use crate::gjk::{EdgeProjection, State};
use crate::message::text;

/// Draws the edge, which the projection maps to the origin, and the projected simplex: each point moves along the
/// edge into the plane through the origin perpendicular to it.
pub(super) fn add(figure: &mut Figure, state: &State, view: EdgeProjection) {
    let unit = view.axis.unit();
    let projected = |point: DVec3| point - unit * point.dot(unit);
    let chosen = Role::Region(Standing::Chosen);
    let [from, to] = view.edge;
    figure.add(chosen, None, Form::Line { points: vec![from, to], closed: false });
    let text = text!("figure-projected-along-this-edge").to_owned();
    figure.add(chosen, None, Form::Note { ends: view.edge, text, toward: DVec3::Z.cross(unit) });
    let live = state.live();
    let images: Vec<DVec3> = state.points(&live).into_iter().map(projected).collect();
    for ((letter, at), image) in live.iter().zip(state.points(&live)).zip(&images) {
        figure.add(Role::Ghost, None, Form::Line { points: vec![at, *image], closed: false });
        figure.add(Role::Ghost, None, Form::Point { at: *image, marker: Marker::of(*letter) });
        let text = format!("{letter}′");
        figure.add(Role::Ghost, None, Form::Label { at: *image, text, toward: *image });
    }
    if let Some(region) = state.region {
        let image = |letter| projected(state.lettered.at(letter));
        let feature: Vec<DVec3> = region.letters().iter().copied().map(image).collect();
        if feature.len() == 2 {
            figure.add(chosen, None, Form::Line { points: feature, closed: false });
        }
    }
    let closed = images.len() > 2;
    figure.add(Role::TestLine, None, Form::Line { points: images, closed });
}

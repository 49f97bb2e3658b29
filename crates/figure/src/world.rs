//! The shapes view: P and Q in world space, the search direction, and the support points on both.

use glam::DVec3;

use super::analysis::Analysis;
use super::direction::{add_direction, support_plane};
use super::mark::{Figure, Form, Hit, Marker, Role};
use super::ties::Ties;
use super::{lengths, narration, other_body, proof, ties};
use crate::geometry::{Side, Vector as _};
use crate::gjk::Defect;
use crate::gjk::State;
use crate::scene::{Overlay, Overlays};

/// Maximum number of vertices of a shape that are all named; if there are more, only the vertex pair of the
/// newest point is.
const MAX_NAMES: usize = 24;
/// Maximum number of vertices of a shape that are all marked.
const MAX_VERTICES: usize = 300;
/// Maximum number of unused vertices of a shape that are labeled with the reason.
const MAX_REASONS: usize = 3;
/// Length of the arrows, as a fraction of the radius of the figure.
const ARROW: f64 = 0.35;

/// Draws the shapes view after the event with index `step` (clamped to the last).
pub fn world(analysis: &Analysis, step: usize, overlays: Overlays) -> Figure {
    let state = analysis.state(step);
    let mut figure = Figure::new(analysis.dimension);
    other_body::add(&mut figure, &analysis.others);
    for side in Side::BOTH {
        add_shape(&mut figure, analysis, side);
    }
    let shows_proof = proof::is_shown(analysis, step, overlays);
    if shows_proof {
        proof::add_to_world(&mut figure, analysis);
    } else if state.is_rejected() && overlays.contains(Overlay::Direction) {
        add_support_planes(&mut figure, analysis, &state);
    }
    let shows_ties = overlays.contains(Overlay::Direction);
    let ties = ties::at_state(analysis, &state).filter(|_| shows_ties);
    for side in Side::BOTH {
        add_vertices(&mut figure, analysis, side, (&state, ties.as_ref()), overlays);
    }
    if overlays.contains(Overlay::Direction) {
        add_directions(&mut figure, analysis, &state);
    }
    if overlays.contains(Overlay::Lengths) {
        lengths::add_to_world(&mut figure, &state);
    }
    if let Some(ties) = &ties {
        ties::add_to_world(&mut figure, analysis, ties);
    }
    other_body::add_names(&mut figure, &analysis.others);
    // An arrow that begins in the middle of a shape has the letter behind it.
    let ahead =
        arrows(analysis, &state).filter(|_| state.next.is_some() && overlays.contains(Overlay::Direction));
    for side in Side::BOTH {
        let text = side.name().to_owned();
        let toward = ahead.map_or(DVec3::ZERO, |arrows| -arrows[side].direction);
        let label = Form::Label { at: analysis.center(side), text, toward };
        figure.add(Role::Shape(side), Some(Hit::Body(side)), label);
    }
    figure
}

fn add_shape(figure: &mut Figure, analysis: &Analysis, side: Side) {
    let role = analysis.colors[side as usize].map_or(Role::Shape(side), |color| Role::Painted(side, color));
    let hit = Some(Hit::Body(side));
    add_notches(figure, analysis, side);
    if let Some(solid) = &analysis.solids[side as usize] {
        figure.add(role, hit, Form::Body(solid.clone()));
    } else {
        figure.add_flat(role, hit, &analysis.surfaces[side]);
    }
}

/// Adds the listed outline of a shape that is not convex, with its pockets hatched.
fn add_notches(figure: &mut Figure, analysis: &Analysis, side: Side) {
    let (vertices, pockets) = (analysis.vertices(side), &analysis.pockets[side as usize]);
    if vertices.is_empty() || pockets.is_empty() {
        return;
    }
    for pocket in pockets {
        let points = pocket.iter().map(|index| vertices[*index]).collect();
        figure.add(Role::Notch(side), None, Form::Hatch { points });
    }
    figure.add(Role::Notch(side), None, Form::Line { points: vertices.to_vec(), closed: true });
}

/// Draws the lines (planes in space) perpendicular to v that touch P and Q and have them on opposite sides.
fn add_support_planes(figure: &mut Figure, analysis: &Analysis, state: &State) {
    let Some(newest) = state.newest() else { return };
    let reach = 1.6 * analysis.bounds().radius();
    for (side, at) in [(Side::P, newest.on_p), (Side::Q, newest.on_q)] {
        let middle = at + across(analysis.bounds().center() - at, state.asked);
        if let Some(form) = support_plane(analysis.dimension, middle, state.asked, reach) {
            figure.add(Role::Support(Some(side)), None, form);
        }
    }
}

/// The component of a vector perpendicular to a direction of any length.
fn across(vector: DVec3, direction: DVec3) -> DVec3 {
    let unit = direction.unit();
    vector - unit * vector.dot(unit)
}

fn add_vertices(
    figure: &mut Figure,
    analysis: &Analysis,
    side: Side,
    (state, ties): (&State, Option<&Ties>),
    overlays: Overlays,
) {
    let vertices = analysis.vertices(side);
    let center = analysis.center(side);
    let newest = state.newest().filter(|_| overlays.contains(Overlay::Direction));
    let (parent, parent_at) = match (newest, side) {
        (None, _) => (None, None),
        (Some(newest), Side::P) => (newest.index_p, Some(newest.on_p)),
        (Some(newest), Side::Q) => (newest.index_q, Some(newest.on_q)),
    };
    if let Some(at) = parent_at {
        let hit = parent.map(|index| Hit::Vertex(side, index));
        figure.add(Role::Parent(side), hit, Form::Point { at, marker: Marker::Ring });
        if let Some(index) = parent {
            let text = format!("{}{index}", side.vertex_letter());
            figure.add(Role::Parent(side), hit, Form::Label { at, text, toward: at - center });
        }
    }
    if vertices.len() > MAX_VERTICES {
        return;
    }
    let named = overlays.contains(Overlay::VertexNames) && vertices.len() <= MAX_NAMES;
    for (index, at) in vertices.iter().copied().enumerate() {
        let hit = Some(Hit::Vertex(side, index));
        let unused = narration::unused(analysis, side, index);
        let role = if unused.is_some() { Role::Ghost } else { Role::Vertex(side) };
        figure.add(role, hit, Form::Point { at, marker: Marker::Disc });
        let is_tied = ties.is_some_and(|ties| ties.names(side, index));
        if named && Some(index) != parent && !is_tied {
            let name = format!("{}{index}", side.vertex_letter());
            let text = match unused.filter(|_| analysis.unused[side as usize].len() <= MAX_REASONS) {
                Some(reason) => format!("{name}, {reason}"),
                None => name,
            };
            figure.add(role, hit, Form::Label { at, text, toward: at - center });
        }
    }
}

fn add_directions(figure: &mut Figure, analysis: &Analysis, state: &State) {
    let length = ARROW * analysis.bounds().radius();
    for SupportArrow { from, direction, name } in arrows(analysis, state).into_iter().flatten() {
        add_direction(figure, from, direction, length, name);
    }
}

/// An arrow that shows the direction of a support query.
#[derive(Clone, Copy)]
struct SupportArrow {
    from: DVec3,
    direction: DVec3,
    name: &'static str,
}

/// The arrows +v on P and −v on Q: at the support points while v is the direction that found them, at the
/// centers once there is a new v.
fn arrows(analysis: &Analysis, state: &State) -> Option<[SupportArrow; 2]> {
    // Once the length is measured, the search is over.
    let newest = state.newest().filter(|_| state.measurement.is_none())?;
    let (v, [on_p, on_q]) = match state.next {
        Some(next) => (next, [analysis.center(Side::P), analysis.center(Side::Q)]),
        None => (state.asked, [newest.on_p, newest.on_q]),
    };
    // The direction that the run uses for Q, with or without a defect.
    let (of_q, name) =
        if analysis.trace.defects.contains(Defect::NoNegation) { (v, "+v") } else { (-v, "−v") };
    Some([
        SupportArrow { from: on_p, direction: v, name: "+v" },
        SupportArrow { from: on_q, direction: of_q, name },
    ])
}

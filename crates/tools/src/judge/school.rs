//! The method that the steps of a run show, if the solver does not declare it.

use glam::DVec3;

use super::case::Case;
use super::claims::Method;
use super::dialogue::SolverAnswers;
use super::protocol::{components, vector};
use crate::geometry::Dimension;

/// Sine of the largest angle between two directions that count as perpendicular.
const PERPENDICULAR: f64 = 1e-9;

/// Maximum number of vertices of a shape whose edges are searched.
const MAX_VERTICES: usize = 40;

/// Returns the method, other than GJK, that all steps match, by a trait that no run of GJK has.
pub(super) fn of_other_steps(case: &Case, told: &SolverAnswers) -> Option<Method> {
    if has_portal(case, told) {
        return Some(Method::Mpr);
    }
    has_axes(case, told).then_some(Method::Sat)
}

/// Whether all steps with kept points keep one and the same point, which is not a support point: the interior point of
/// MPR.
fn has_portal(case: &Case, told: &SolverAnswers) -> bool {
    let [p, q] = case.vertices();
    let is_vertex_pair = |point: &Vec<f64>| {
        p.iter().any(|p| q.iter().any(|q| components(*p - *q, case.dimension()) == *point))
            || told.steps.iter().any(|step| step.a.as_ref() == Some(point))
    };
    let mut simplexes =
        told.steps.iter().filter_map(|step| step.simplex.as_ref()).filter(|kept| !kept.is_empty());
    let Some(first) = simplexes.next() else { return false };
    let rest: Vec<_> = simplexes.collect();
    first.iter().any(|point| rest.iter().all(|kept| kept.contains(point)) && !is_vertex_pair(point))
}

/// Whether no step keeps points, and all directions are perpendicular to edges of the shapes: one in the plane, two in
/// space.
fn has_axes(case: &Case, told: &SolverAnswers) -> bool {
    let keeps = told.steps.iter().any(|step| step.simplex.as_ref().is_some_and(|kept| !kept.is_empty()));
    let axes: Vec<DVec3> =
        told.steps.iter().filter_map(|step| vector(step.v.as_deref()?, case.dimension())).collect();
    if keeps || axes.len() < 2 || case.vertices().iter().any(|vertices| vertices.len() > MAX_VERTICES) {
        return false;
    }
    let edges: Vec<DVec3> = case.vertices().iter().flat_map(|vertices| edges(vertices)).collect();
    axes.iter().all(|axis| is_axis(*axis, &edges, case.dimension()))
}

/// The directions between the vertices of a shape.
fn edges(vertices: &[DVec3]) -> Vec<DVec3> {
    let pairs =
        vertices.iter().enumerate().flat_map(|(index, a)| vertices[..index].iter().map(move |b| *a - *b));
    pairs.filter_map(DVec3::try_normalize).collect()
}

fn is_axis(axis: DVec3, edges: &[DVec3], dimension: Dimension) -> bool {
    let Some(axis) = axis.try_normalize() else { return false };
    let mut across = edges.iter().filter(|edge| edge.dot(axis).abs() <= PERPENDICULAR);
    match (across.next(), dimension) {
        (None, _) => false,
        (Some(_), Dimension::Two) => true,
        (Some(first), Dimension::Three) => across.any(|edge| edge.cross(*first).length() > PERPENDICULAR),
    }
}

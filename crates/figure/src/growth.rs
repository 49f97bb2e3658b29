//! The expanding polytope in the difference view: its facets, the nearest of them, the support point outside
//! it, the horizon.

use std::collections::BTreeMap;
use std::sync::Arc;

use glam::DVec3;

use super::mark::{Figure, Form, Hit, Marker, Role};
use super::solid::{Solid, SolidFace};
use crate::epa::{Facet, Growth};
use crate::geometry::{Dimension, SupportPoint};

/// Maximum number of numbered corners; more numbers would cover the polytope.
pub(super) const MAX_NUMBERS: usize = 24;

/// Draws the polytope, or the points for it while it is not complete.
pub(super) fn add(figure: &mut Figure, dimension: Dimension, growth: &Growth) {
    let facets: Vec<&Facet> = growth.facets.iter().flatten().collect();
    match dimension {
        Dimension::Two => add_polygon(figure, growth, &facets),
        Dimension::Three => add_polyhedron(figure, growth, &facets),
    }
    if let Some(facet) = growth.closest.and_then(|index| growth.facets.get(index)?.as_ref()) {
        add_closest(figure, dimension, growth, facet);
    }
    for [from, to] in &growth.horizon {
        let Some((from, to)) = at(growth, *from).zip(at(growth, *to)) else { continue };
        let form = if from == to {
            Form::Point { at: from, marker: Marker::Ring }
        } else {
            Form::Line { points: vec![from, to], closed: false }
        };
        figure.add(Role::Horizon, None, form);
    }
}

/// Adds the corners with their numbers, and the point found last, on top of everything.
pub(super) fn add_corners(figure: &mut Figure, growth: &Growth) {
    let used = used_corners(growth);
    let is_numbered = used.len() <= MAX_NUMBERS;
    // After an expansion the newest corner is the point found by it.
    let newest = (!growth.horizon.is_empty()).then(|| growth.points.len().saturating_sub(1));
    for number in used {
        let Some(at) = at(growth, number) else { continue };
        let role = if Some(number) == newest { Role::Probe } else { Role::Polytope };
        let hit = growth.points.get(number).and_then(pair);
        figure.add(role, hit, Form::Point { at, marker: Marker::Disc });
        if is_numbered || role == Role::Probe {
            figure.add(role, hit, Form::Label { at, text: number.to_string(), toward: outward(at) });
        }
    }
    if let Some(probe) = growth.probe {
        let (at, number) = (probe.point, number_of(growth, &probe));
        if number < growth.points.len() {
            // No point lies farther out than an existing corner.
            return figure.add(Role::Probe, pair(&probe), Form::Point { at, marker: Marker::Ring });
        }
        let text = number.to_string();
        figure.add(Role::Probe, pair(&probe), Form::Point { at, marker: Marker::Disc });
        figure.add(Role::Probe, pair(&probe), Form::Label { at, text, toward: outward(at) });
    }
}

/// Returns the numbers of the corners in order; of all points while there are no facets.
pub(super) fn used_corners(growth: &Growth) -> Vec<usize> {
    let mut used: Vec<usize> =
        growth.facets.iter().flatten().flat_map(|facet| facet.corners.clone()).collect();
    if used.is_empty() {
        used = (0..growth.points.len()).collect();
    }
    used.sort_unstable();
    used.dedup();
    used
}

/// The pair of vertices under a pointer on a corner.
fn pair(support: &SupportPoint<DVec3>) -> Option<Hit> {
    support.index_p.zip(support.index_q).map(|(p, q)| Hit::Pair { p, q })
}

/// Returns the number of a found point: the next number, unless the point is a corner already.
pub(super) fn number_of(growth: &Growth, found: &SupportPoint<DVec3>) -> usize {
    let is_known = |number: &usize| growth.points.get(*number).is_some_and(|it| it.point == found.point);
    used_corners(growth).into_iter().find(is_known).unwrap_or(growth.points.len())
}

/// Returns the outward direction at a point: away from the origin, which the polytope surrounds.
fn outward(at: DVec3) -> DVec3 {
    if at == DVec3::ZERO { DVec3::Y } else { at }
}

fn at(growth: &Growth, number: usize) -> Option<DVec3> {
    growth.points.get(number).map(|support| support.point)
}

fn corners(growth: &Growth, facet: &Facet) -> Vec<DVec3> {
    facet.corners.iter().filter_map(|number| at(growth, *number)).collect()
}

fn add_polygon(figure: &mut Figure, growth: &Growth, edges: &[&Facet]) {
    if let Some(points) = loop_of(growth, edges) {
        figure.add(Role::Polytope, None, Form::Area { points });
    }
    for edge in edges {
        let points = corners(growth, edge);
        figure.add(Role::Polytope, None, Form::Line { points, closed: false });
    }
}

/// The corners of a polygon in order, if its edges close.
fn loop_of(growth: &Growth, edges: &[&Facet]) -> Option<Vec<DVec3>> {
    let next: BTreeMap<usize, usize> = edges
        .iter()
        .filter_map(|edge| match *edge.corners {
            [from, to] => Some((from, to)),
            _ => None,
        })
        .collect();
    let (first, _) = next.first_key_value()?;
    let mut points = Vec::with_capacity(next.len());
    let mut corner = *first;
    for _ in 0..next.len() {
        points.push(at(growth, corner)?);
        corner = *next.get(&corner)?;
    }
    (corner == *first).then_some(points)
}

/// Draws the polyhedron as one body, which is sorted against everything else at once and hides the things
/// behind it.
fn add_polyhedron(figure: &mut Figure, growth: &Growth, facets: &[&Facet]) {
    let points: Vec<DVec3> = growth.points.iter().map(|support| support.point).collect();
    let is_whole = |facet: &&&Facet| facet.corners.iter().all(|number| *number < points.len());
    let faces: Vec<SolidFace> = facets
        .iter()
        .filter(is_whole)
        .map(|facet| SolidFace {
            corners: facet.corners.clone(),
            normal: facet.normal,
            corner_normals: Vec::new(),
        })
        .collect();
    if !faces.is_empty() {
        let solid = Arc::new(Solid::new(points, faces, false));
        figure.add(Role::Polytope, None, Form::Body(solid));
    }
}

/// Draws the facet nearest to the origin, and the segment to it, whose length is the lower bound on the
/// depth.
fn add_closest(figure: &mut Figure, dimension: Dimension, growth: &Growth, facet: &Facet) {
    let points = corners(growth, facet);
    if dimension == Dimension::Three {
        figure.add(Role::Closest, None, Form::Area { points: points.clone() });
    }
    figure.add(Role::Closest, None, Form::Line { closed: points.len() > 2, points });
    let foot = facet.normal * facet.distance;
    figure.add(Role::Length, None, Form::Line { points: vec![DVec3::ZERO, foot], closed: false });
}

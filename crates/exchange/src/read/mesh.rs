//! The common treatment of meshes: they repeat vertices, have more of them than a shape needs, and have no
//! place in a text for a problem.

use std::collections::HashSet;

use glam::DVec3;

use super::number;
use crate::convexity::NotConvex;
use crate::form::SourceForm;
use crate::geometry::{Dimension, MAX_VERTICES};
use crate::internal::{Hull, Hull3};
use crate::message::text;
use crate::reading::{PointList, Problem, Reading};
use crate::triangles::Triangles;
use crate::words;

/// Maximum number of vertices of a mesh that is reduced to its hull; the reduction takes a second or two.
const MAX_FOR_HULL: usize = 60_000;

/// Adds a list of mesh vertices to a reading: each point once and, if there are more than a shape may have, only the
/// vertices of the hull. A note names the omitted ones.
pub(super) fn add(
    reading: &mut Reading,
    name: &str,
    dimension: Dimension,
    points: impl IntoIterator<Item = DVec3>,
) {
    let whole = match reading.form {
        SourceForm::Svg => text!("import-the-drawing"),
        SourceForm::GeoJson => text!("import-the-map"),
        _ => text!("import-the-mesh"),
    };
    let held = || reading.lists.iter().map(|list| list.points.len()).sum::<usize>();
    if reading.lists.len() >= Reading::MAX_LISTS || held() > Reading::MAX_POINTS {
        let (lists, points) = (Reading::MAX_LISTS, Reading::MAX_POINTS);
        let expected = text!("import-at-most-lists-and-points-in"; lists = lists, points = points);
        if !reading.problems.iter().any(|problem| problem.expected == expected) {
            reading.problems.push(Problem::of_file(
                expected,
                text!("import-found-in"; found = text!("import-more"), place = whole),
            ));
        }
        return;
    }
    let title = if name.is_empty() { whole.to_owned() } else { format!("`{name}`") };
    let mut seen = HashSet::new();
    let mut kept = Vec::new();
    let mut count = 0_usize;
    for point in points {
        let refused =
            point.to_array().into_iter().find_map(|n| number::refusal(n).map(|expected| (expected, n)));
        if let Some((expected, found)) = refused {
            reading.problems.push(Problem::of_file(
                expected,
                text!("import-found-in"; found = words::number(found), place = title),
            ));
            return;
        }
        count += 1;
        // + 0.0 makes the two zeros equal.
        if seen.insert((point + 0.0).to_array().map(f64::to_bits)) {
            kept.push(point);
        }
        if kept.len() > MAX_FOR_HULL {
            let expected = text!("import-at-most-points-in-a-list"; most = MAX_VERTICES);
            let found = text!("import-more-than-in"; most = MAX_FOR_HULL, title = title);
            return reading.problems.push(Problem::of_file(expected, found));
        }
    }
    if kept.is_empty() {
        return;
    }
    let repeated = count - kept.len();
    if repeated > 0 {
        reading
            .remarks
            .push(text!("import-points-are-repeated"; title = title, repeated = repeated, count = count));
    }
    let mut not_convex = None;
    if kept.len() > MAX_VERTICES {
        let all = kept.len();
        if dimension == Dimension::Two {
            not_convex = NotConvex::of_outline(&kept);
        }
        kept = corners(dimension, &kept);
        if kept.len() > MAX_VERTICES {
            let found = text!("import-found-in"; found = kept.len(), place = title);
            reading
                .problems
                .push(Problem::of_file(text!("import-at-most-points-in-a-list"; most = MAX_VERTICES), found));
            return;
        }
        reading.remarks.push(text!("import-points-of-the-hull"; title = title, kept = kept.len(), all = all));
    }
    let list = PointList::of_points(name.to_owned(), dimension, kept);
    reading.lists.push(PointList { not_convex, ..list });
}

/// Adds the triangles of a face: a fan around its first corner.
pub(super) fn add_fan(triangles: &mut Vec<[DVec3; 3]>, face: &[DVec3]) {
    if let [first, rest @ ..] = face {
        triangles.extend(rest.array_windows::<2>().map(|[b, c]| [*first, *b, *c]));
    }
}

/// Stores the findings about the triangles of a mesh in its list, which is at index `before` if it was added.
pub(super) fn count_triangles(reading: &mut Reading, before: usize, triangles: &[[DVec3; 3]]) {
    if let Some(list) = reading.lists.get_mut(before) {
        list.triangles = Triangles::of(triangles);
        list.not_convex = list.not_convex.take().or_else(|| NotConvex::of_mesh(triangles));
    }
}

/// Returns the reading, with a problem if it contains neither a list nor a problem.
pub(super) fn finished(mut reading: Reading, expected: &str) -> Reading {
    if reading.lists.is_empty() && reading.problems.is_empty() {
        reading.problems.push(Problem::of_file(expected, text!("import-none")));
    }
    reading
}

/// The points that are vertices of the hull, in order.
fn corners(dimension: Dimension, points: &[DVec3]) -> Vec<DVec3> {
    let mut indices = match Hull::of(dimension, points) {
        Some(Hull::Solid(Hull3::Polytope(polytope))) => polytope.extreme_points,
        Some(hull) => hull.vertices().to_vec(),
        None => Vec::new(),
    };
    indices.sort_unstable();
    indices.into_iter().map(|index| points[index]).collect()
}

/// Returns the decimal that a single-precision number was written as: 0.1 rather than 0.10000000149011612.
pub(super) fn as_written(number: f32) -> f64 {
    number.to_string().parse().unwrap_or_else(|_| f64::from(number))
}

//! Wavefront OBJ: one object for each shape, with all its vertices and the faces of its hull.

use std::fmt::Write as _;

use super::number;
use super::shapes::{NamedVertices, WrittenShapes};
use crate::form::FLAT;
use crate::geometry::Dimension;
use crate::internal::{Hull, Hull2, Hull3};

/// Returns all shapes as one file. In 2D z is 0, the polygon is a single face, and a comment says so.
pub(super) fn obj(shapes: &WrittenShapes) -> String {
    let mut out = match shapes.dimension {
        Dimension::Two => format!("{FLAT}\n"),
        Dimension::Three => String::new(),
    };
    // Vertex numbers run through the whole file, from 1.
    let mut before = 1;
    for NamedVertices { name, points, .. } in &shapes.lists {
        // Writing to a string cannot fail.
        writeln!(out, "o {name}").ok();
        for point in points {
            writeln!(out, "v {}", point.to_array().map(number::plain).join(" ")).ok();
        }
        for (element, corners) in Hull::of(shapes.dimension, points).iter().flat_map(elements) {
            let corners = corners.into_iter().map(|index| (index + before).to_string());
            writeln!(out, "{element} {}", corners.collect::<Vec<_>>().join(" ")).ok();
        }
        before += points.len();
    }
    out
}

/// The faces of the hull, or a line or a point if it is flat.
fn elements(hull: &Hull) -> Vec<(char, Vec<usize>)> {
    match hull {
        Hull::Flat(Hull2::Point(at)) | Hull::Solid(Hull3::Point(at)) => vec![('p', vec![*at])],
        Hull::Flat(Hull2::Segment(ends)) | Hull::Solid(Hull3::Segment(ends)) => vec![('l', ends.to_vec())],
        Hull::Flat(Hull2::Polygon(vertices)) | Hull::Solid(Hull3::Polygon { vertices, .. }) => {
            vec![('f', vertices.clone())]
        }
        Hull::Solid(Hull3::Polytope(polytope)) => {
            polytope.faces.iter().map(|face| ('f', face.vertices.clone())).collect()
        }
    }
}

//! The degeneracies that every solver should know, each three times: P ⊖ Q is solid, flat, a line or a
//! point, and the origin lies inside it, or on a face, an edge or a vertex of it.

use glam::DVec3;

use super::topic::BOARD;
use crate::geometry::{Body, Dimension, Pose, Shape};
use crate::message::text;
use crate::scene::Scene;

/// The vertices of a box from the origin to this corner; along a side of length zero it is flat.
fn box_to(corner: DVec3) -> Vec<DVec3> {
    let mut vertices: Vec<DVec3> = Vec::new();
    for bits in 0..8_u8 {
        let pick = |bit: u8, side: f64| if bits & bit == 0 { 0.0 } else { side };
        let vertex = DVec3::new(pick(1, corner.x), pick(2, corner.y), pick(4, corner.z));
        if !vertices.contains(&vertex) {
            vertices.push(vertex);
        }
    }
    vertices
}

/// Returns the scenes of the board. Their tags name the cell.
pub fn board(dimension: Dimension) -> Vec<Scene> {
    // The box P ⊖ Q, by name, and the number of its dimensions.
    let differences: &[(&str, DVec3)] = match dimension {
        Dimension::Two => &[
            ("solid", DVec3::new(4.0, 2.0, 0.0)),
            ("line", DVec3::new(4.0, 0.0, 0.0)),
            ("point", DVec3::ZERO),
        ],
        Dimension::Three => &[
            ("solid", DVec3::new(4.0, 2.0, 2.0)),
            ("flat", DVec3::new(4.0, 2.0, 0.0)),
            ("line", DVec3::new(4.0, 0.0, 0.0)),
            ("point", DVec3::ZERO),
        ],
    };
    let places = ["vertex", "edge", "face", "inside"];
    let mut scenes = Vec::new();
    for (name, corner) in differences {
        let sides = corner.to_array().iter().filter(|side| **side > 0.0).count();
        for (free, place) in places.iter().enumerate().take(sides + 1) {
            // The number of dimensions of the place equals the number of axes in which the origin is at the
            // center of the box.
            let mut origin = DVec3::ZERO;
            for axis in 0..free {
                origin[axis] = corner[axis] / 2.0;
            }
            // The inside of a rectangle in the plane is not a face.
            let place = if dimension == Dimension::Two && free == 2 { "inside" } else { place };
            for [p, q] in variants(*corner, origin) {
                let bodies = [p, q].map(|points| {
                    Body::new(dimension, Shape::Points(points), Pose::identity(dimension), 0.0)
                });
                let [Ok(p), Ok(q)] = bodies else { continue };
                scenes.push(Scene {
                    title: text!("judge-board-scene"; place = place, difference = *name),
                    tags: vec![format!("{BOARD}o-{place}-of-{name}")],
                    ..Scene::new(dimension, [p, q])
                });
            }
        }
    }
    scenes
}

/// Three pairs whose difference is the box to `corner`, moved so that `origin` comes to the origin.
fn variants(corner: DVec3, origin: DVec3) -> [[Vec<DVec3>; 2]; 3] {
    let whole = box_to(corner);
    let turned = |points: &[DVec3]| points.iter().map(|point| origin - *point).collect::<Vec<_>>();
    // The sum of an interval along x and the remaining box.
    let along = box_to(DVec3::new(corner.x, 0.0, 0.0));
    let across = box_to(DVec3::new(0.0, corner.y, corner.z));
    [
        [whole.clone(), vec![origin]],
        [vec![DVec3::ZERO], turned(&whole).into_iter().collect()],
        [across, turned(&along)],
    ]
}

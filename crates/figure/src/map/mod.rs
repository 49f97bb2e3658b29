//! The outcome map as a chart, with a color for every position of Q.

mod shading;
mod words;

use std::sync::Arc;

use glam::DVec3;

use super::analysis::Analysis;
use super::chart::{Axis, Chart, Item, ItemForm};
use super::mark::{Barred, Marker, Role};
use crate::geometry::{Side, support_point};
use crate::internal::CuttingPlane;
use crate::lab::map::{Grid, Ground, InitialDirection, LEVELS, Map, MapQuestion, SecondQuestion};
use crate::message::text;
use crate::scene::Scene;

pub use shading::{Shade, Shading};
pub use words::cell_words;

/// The margin around the positions where P and Q meet, as a fraction of their extent.
const MARGIN: f64 = 0.35;

/// Maximum distance of Q, in extents from the center of these positions, at which the window still includes Q.
const FAR: f64 = 2.0;

/// Maximum number of cells from one side of a map on paper to the other.
const PAPER_CELLS: usize = 240;

/// Returns the default window, as its lower left and upper right corner. It contains all positions at which Q meets P,
/// with a margin, and the current position of Q unless that is far away.
pub fn window(analysis: &Analysis, ground: &Ground, q: DVec3) -> [[f64; 2]; 2] {
    let [of_p, of_q] = &analysis.convexes;
    let mut corners = [[0.0; 2]; 2];
    for (axis, direction) in ground.directions().into_iter().enumerate() {
        let reach = |direction: DVec3| support_point(of_p, of_q, direction).point + q;
        let ends = [-direction, direction].map(|direction| ground.coordinates(reach(direction))[axis]);
        let middle = f64::midpoint(ends[0], ends[1]);
        let extent = ends[1] - ends[0];
        let half = if extent > 0.0 { (0.5 + MARGIN) * extent } else { 1.0 };
        let at = ground.coordinates(q)[axis];
        let (mut low, mut high) = (middle - half, middle + half);
        if (at - middle).abs() <= (FAR + 0.5) * 2.0 * half {
            low = low.min(at - 0.2 * half);
            high = high.max(at + 0.2 * half);
        }
        (corners[0][axis], corners[1][axis]) = (low, high);
    }
    corners
}

/// Draws the known part of a map as a chart. `q` is the position of Q; `axes` names the directions of the
/// plane.
pub fn chart(
    analysis: &Analysis,
    map: &Map,
    shading: &Shading,
    q: DVec3,
    window: [[f64; 2]; 2],
    axes: [&str; 2],
) -> Chart {
    let [min, max] = map.grid.corners();
    let (columns, tints) = (map.grid.columns(), Arc::clone(&shading.tints));
    let cells = ItemForm::Cells { min, max, columns, tints };
    let mut items = vec![Item { role: Role::Axis, name: String::new(), form: cells }];
    items.push(contact(analysis, map, q));
    if !shading.wrong.is_empty() {
        let form = ItemForm::Points { at: shading.wrong.clone(), marker: Marker::Ring };
        let name = text!("figure-differs-from-the-truth").to_owned();
        items.push(Item { role: Role::Barred(Barred::A), name, form });
    }
    let at = map.ground.coordinates(q);
    let role = Role::Origin;
    let form = ItemForm::Points { at: vec![at], marker: Marker::Ring };
    items.push(Item { role, name: String::new(), form });
    let form = ItemForm::Label { at, text: "Q".to_owned(), toward: [1.0, 1.0] };
    items.push(Item { role, name: String::new(), form });
    items.extend(shading.legend.iter().map(|(tint, words)| Item::swatch(*tint, words, window[0])));
    let [x, y] = [0, 1].map(|axis: usize| Axis {
        bounds: Some([window[0][axis], window[1][axis]]),
        ..Axis::named(axes[axis])
    });
    Chart { title: text!("figure-outcome-map").to_owned(), x, y, equal_scales: true, items }
}

/// The line of the positions at which Q touches P, which is the outline of P ⊖ Q with Q at the origin.
fn contact(analysis: &Analysis, map: &Map, q: DVec3) -> Item {
    let points: Vec<DVec3> = analysis.difference.points.iter().map(|point| point.point + q).collect();
    let plane = CuttingPlane { origin: map.ground.position([0.0; 2]), directions: map.ground.directions() };
    let mut points = plane.section(&analysis.difference.hull, &points);
    points.extend(points.first().copied());
    let form = ItemForm::Line { points, dashed: false };
    Item { role: Role::Difference, name: text!("figure-p-and-q-touch").to_owned(), form }
}

/// Draws the complete map of a scene, for paper: in 3D over the plane z = const through Q, compared with the
/// truth.
pub fn picture(scene: &Scene, analysis: &Analysis, shade: Shade) -> Chart {
    let q = scene.bodies[Side::Q].pose().position;
    let ground = Ground::along([0, 1], q);
    let corners = window(analysis, &ground, q);
    // Paper has a margin on two sides, left and right or above and below, if its proportions differ from those of the
    // window.
    let [low, high] = corners;
    let half = (high[0] - low[0]).max(high[1] - low[1]);
    let middle = [0, 1].map(|axis: usize| f64::midpoint(low[axis], high[axis]));
    let (min, max) = (middle.map(|at| at - half), middle.map(|at| at + half));
    let question = MapQuestion::of(scene, InitialDirection::AsSet, shade.beside(SecondQuestion::Truth));
    let map = match Grid::covering(min, max, PAPER_CELLS) {
        Some(grid) => Map::computed(question, ground, grid, LEVELS.len() - 1),
        None => {
            return Chart {
                title: text!("figure-outcome-map").to_owned(),
                x: Axis::default(),
                y: Axis::default(),
                equal_scales: true,
                items: Vec::new(),
            };
        }
    };
    let shading = Shading::of(&map, shade);
    let chart = chart(analysis, &map, &shading, q, corners, [text!("figure-x-of-q"), text!("figure-y-of-q")]);
    Chart { title: text!("figure-map-titled"; shade = shade.title()), ..chart }
}

//! The section in 3D: with a plane.

use glam::DVec3;

use super::section::Slice;
use crate::analysis::Analysis;
use crate::chart::{Axis, Chart, Item, ItemForm};
use crate::geometry::Dimension;
use crate::gjk::Letter;
use crate::gjk::State;
use crate::internal::{CuttingPlane, Hull};
use crate::mark::{Marker, Role};
use crate::message::text;
use crate::narration::short;

/// The tolerance, as a fraction of the size of P ⊖ Q, within which a vertex of the simplex is drawn as lying
/// on the plane; a larger distance is visible.
const ON_IT: f64 = 1e-9;

/// A plane with its name and the names of its coordinates.
pub(super) struct Named {
    pub(super) plane: CuttingPlane,
    name: String,
    axes: [String; 2],
}

/// The plane in which P ⊖ Q is cut.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cut {
    /// Along the current simplex: the plane of its triangle, or of its segment and the origin.
    Simplex,
    /// Along a face of the current tetrahedron.
    Face([Letter; 3]),
    /// Perpendicular to an axis, 0 for x to 2 for z, at this coordinate.
    Axis(usize, f64),
}

impl Cut {
    /// The faces of a tetrahedron, named as in the published codes, the three with A first.
    pub const FACES: [[Letter; 3]; 4] = {
        use Letter::{A, B, C, D};
        [[A, B, C], [A, C, D], [A, D, B], [B, C, D]]
    };
}

/// Cuts P ⊖ Q of a scene in space.
pub(super) fn slice(analysis: &Analysis, state: &State, cut: Cut) -> Result<Slice, &'static str> {
    let Named { plane, name, axes } = plane_of(state, cut)?;
    let mut items = sections(analysis, state, &plane);
    items.extend(letters(state, &plane, size(analysis)));
    items.extend(origin(&plane, size(analysis)));
    let [x, y] = axes.map(Axis::named);
    let chart = Chart { title: text!("figure-p-q-cut-by"; plane = name), x, y, equal_scales: true, items };
    let letters =
        state.lettered.lettered().map(|(letter, support)| (letter, plane.coordinates(support.point)));
    Ok(Slice { chart, words: words(analysis, &plane, &name), letters: letters.collect() })
}

/// Returns the plane of a cut at this state of the run.
pub(super) fn plane_of(state: &State, cut: Cut) -> Result<Named, &'static str> {
    match cut {
        Cut::Simplex => of_simplex(state),
        Cut::Face(face) => of_face(state, face),
        Cut::Axis(axis, at) => Ok(across(axis, at)),
    }
}

/// The plane of the current triangle, or of the current segment and the origin; for a tetrahedron, of its
/// face ABC.
fn of_simplex(state: &State) -> Result<Named, &'static str> {
    let live = state.live();
    match *live.as_slice() {
        [] | [_] => Err(text!("figure-the-simplex-is-a-point")),
        [a, b] => {
            let [at_a, at_b] = [a, b].map(|letter| state.lettered.at(letter));
            let along = at_b - at_a;
            let normal = along.cross(-at_a);
            // The segment and the origin are collinear: any plane through the line is right.
            let normal = if normal == DVec3::ZERO { along.any_orthogonal_vector() } else { normal };
            let plane = CuttingPlane::new(DVec3::ZERO, normal, along)
                .ok_or(text!("figure-the-points-of-the-simplex"))?;
            Ok(Named {
                plane,
                name: text!("figure-plane-of-edge"; a = a.to_string(), b = b.to_string()),
                axes: axes_of([a, b]),
            })
        }
        [a, b, c, ..] => of_face(state, [a, b, c]),
    }
}

/// The plane of three points of the simplex, with its coordinate origin at its point nearest to O.
fn of_face(state: &State, [a, b, c]: [Letter; 3]) -> Result<Named, &'static str> {
    if ![a, b, c].iter().all(|letter| state.lettered.get(*letter).is_some()) {
        return Err(text!("figure-the-simplex-has-no-such"));
    }
    let [at_a, at_b, at_c] = [a, b, c].map(|letter| state.lettered.at(letter));
    let normal = (at_b - at_a).cross(at_c - at_a);
    let through_a =
        CuttingPlane::new(at_a, normal, at_b - at_a).ok_or(text!("figure-the-three-points-lie-on"))?;
    let foot = through_a.normal() * at_a.dot(through_a.normal());
    Ok(Named {
        plane: CuttingPlane { origin: foot, ..through_a },
        name: text!("figure-plane-of-face"; face = format!("{a}{b}{c}")),
        axes: axes_of([a, b]),
    })
}

/// The names of the coordinates in a plane through an edge.
fn axes_of([a, b]: [Letter; 2]) -> [String; 2] {
    let edge = format!("{a}{b}");
    [text!("figure-along"; direction = edge), text!("figure-perpendicular-to"; edge = edge)]
}

/// The plane perpendicular to an axis. Its coordinates are the other two of the scene, in alphabetical order.
fn across(axis: usize, at: f64) -> Named {
    let axis = axis.min(2);
    let [right, up] = [[1, 2], [0, 2], [0, 1]][axis];
    let names = ["x", "y", "z"];
    let plane =
        CuttingPlane { origin: DVec3::AXES[axis] * at, directions: [DVec3::AXES[right], DVec3::AXES[up]] };
    Named {
        plane,
        name: text!("figure-the-plane"; axis = names[axis], at = short(at)),
        axes: [right, up].map(|axis| names[axis].to_owned()),
    }
}

/// The sections of P ⊖ Q and the simplex with the plane.
fn sections(analysis: &Analysis, state: &State, plane: &CuttingPlane) -> Vec<Item> {
    let points: Vec<DVec3> = analysis.difference.points.iter().map(|point| point.point).collect();
    let mut items = outline(Role::Difference, "P ⊖ Q", plane.section(&analysis.difference.hull, &points));
    let simplex = state.points(&state.live());
    if let Some(hull) = Hull::of(Dimension::Three, &simplex) {
        items.extend(outline(Role::Simplex, text!("figure-simplex"), plane.section(&hull, &simplex)));
    }
    items
}

/// A section: a polygon, a segment or a point.
fn outline(role: Role, name: &str, corners: Vec<[f64; 2]>) -> Vec<Item> {
    let item = |name: &str, form| Item { role, name: name.to_owned(), form };
    match corners.as_slice() {
        [] => Vec::new(),
        [_] => vec![item(name, ItemForm::Points { at: corners, marker: Marker::Disc })],
        [_, _] => vec![item(name, ItemForm::Line { points: corners, dashed: false })],
        [first, ..] => {
            let closed: Vec<[f64; 2]> = corners.iter().copied().chain([*first]).collect();
            vec![
                item("", ItemForm::Area(corners)),
                item(name, ItemForm::Line { points: closed, dashed: false }),
            ]
        }
    }
}

/// The points of the simplex: those on the plane by their markers; the others, seen along the normal, as
/// ghosts that state their distance.
fn letters(state: &State, plane: &CuttingPlane, size: f64) -> Vec<Item> {
    let mut items = Vec::new();
    for (letter, support) in state.lettered.lettered() {
        let (at, height) = (plane.coordinates(support.point), plane.height(support.point));
        let is_on_it = height.abs() <= ON_IT * size;
        let role = if is_on_it { Role::Letter(letter) } else { Role::Ghost };
        let text = if is_on_it { letter.to_string() } else { labelled(&letter.to_string(), height) };
        let marker = Marker::of(letter);
        items.push(Item { role, name: String::new(), form: ItemForm::Points { at: vec![at], marker } });
        let toward = [1.0, 1.0];
        items.push(Item { role, name: String::new(), form: ItemForm::Label { at, text, toward } });
    }
    items
}

fn origin(plane: &CuttingPlane, size: f64) -> [Item; 2] {
    let (at, height) = (plane.coordinates(DVec3::ZERO), plane.height(DVec3::ZERO));
    let is_on_it = height.abs() <= ON_IT * size;
    let text = if is_on_it { "O".to_owned() } else { labelled("O", height) };
    let item = |form| Item { role: Role::Origin, name: String::new(), form };
    let marker = if is_on_it { Marker::Crosshair } else { Marker::Ring };
    [
        item(ItemForm::Points { at: vec![at], marker }),
        item(ItemForm::Label { at, text, toward: [-1.0, -1.0] }),
    ]
}

/// A letter with its signed distance in words: `A, 2 above`, `A, 0.5 below`.
fn labelled(letter: &str, height: f64) -> String {
    text!("figure-letter-height"; letter = letter, height = short(height.abs()), side = side_of(height))
}

const fn side_of(height: f64) -> &'static str {
    if height > 0.0 { "above" } else { "below" }
}

fn words(analysis: &Analysis, plane: &CuttingPlane, name: &str) -> Vec<String> {
    let height = plane.height(DVec3::ZERO);
    let of_origin = if height.abs() <= ON_IT * size(analysis) {
        text!("figure-o-lies-on"; plane = name)
    } else {
        text!("figure-o-is"; height = short(height.abs()), side = side_of(height), plane = name)
    };
    let mut words = vec![of_origin];
    if analysis.difference.curved {
        words.push(text!("figure-the-outline-of-a-curved").to_owned());
    }
    words
}

/// The diameter of P ⊖ Q, as a scale for tolerances; never zero.
fn size(analysis: &Analysis) -> f64 {
    let size = 2.0 * analysis.difference_bounds().radius();
    if size > 0.0 { size } else { 1.0 }
}

//! The section in 2D: with the line through the origin along the search direction.

use glam::DVec3;

use super::section::Slice;
use crate::analysis::Analysis;
use crate::chart::{Axis, Chart, Item, ItemForm};
use crate::explain::claim::tolerance_in;
use crate::geometry::{Vector as _, support_point};
use crate::gjk::{Precision, State};
use crate::internal::CuttingPlane;
use crate::mark::{Marker, Role};
use crate::message::{constant, text};
use crate::narration::short;

/// The ids of the rows of the chart, from the bottom up.
const ROWS: [&str; 3] = ["figure-simplex", "figure-cut-through-o", "figure-projection-of-p-q"];

/// Cuts the P ⊖ Q of a 2D scene, and shows its projection onto the same line.
pub(super) fn slice(analysis: &Analysis, state: &State) -> Result<Slice, &'static str> {
    let v = state.direction().unit();
    // Along the line, and across it: the line is the intersection of the plane of the scene with a plane
    // perpendicular to it.
    let line = CuttingPlane::new(DVec3::ZERO, DVec3::Z.cross(v), v)
        .ok_or(text!("figure-the-search-direction-is-zero"))?;
    let along = |point: DVec3| point.dot(v);
    let [p, q] = &analysis.convexes;
    let reach = [-v, v].map(|direction| along(support_point(p, q, direction).point));
    let points: Vec<DVec3> = analysis.difference.points.iter().map(|point| point.point).collect();
    // The first coordinate of the cutting plane increases along `right`, which is v.
    let cut: Vec<f64> = line.section(&analysis.difference.hull, &points).iter().map(|[x, _]| *x).collect();
    let mut items = vec![Item { role: Role::Origin, name: String::new(), form: ItemForm::Rule(0.0) }];
    items.extend(interval(Role::Support(None), 2.0, &reach));
    items.extend(interval(Role::Difference, 1.0, &cut));
    items.extend(letters(state, along));
    let chart = Chart {
        title: text!("figure-p-q-along-the-search").to_owned(),
        x: Axis::named(text!("figure-along-v-o-at-0")),
        y: Axis {
            bounds: Some([-0.6, 2.6]),
            whole: true,
            words: ROWS.map(|id| constant(id).to_owned()).to_vec(),
            ..Axis::default()
        },
        equal_scales: false,
        items,
    };
    let letters = state.lettered.lettered().map(|(letter, support)| (letter, [along(support.point), 0.0]));
    Ok(Slice { chart, words: words(analysis, reach, &cut), letters: letters.collect() })
}

/// The interval between the two ends of a row, and the numbers at the ends.
fn interval(role: Role, row: f64, ends: &[f64]) -> Vec<Item> {
    let item = |form| Item { role, name: String::new(), form };
    let points: Vec<[f64; 2]> = ends.iter().map(|end| [*end, row]).collect();
    let numbers =
        points.iter().map(|at| item(ItemForm::Label { at: *at, text: short(at[0]), toward: [0.0, 1.0] }));
    let mut items: Vec<Item> = numbers.collect();
    items.push(item(ItemForm::Line { points: points.clone(), dashed: false }));
    items.push(item(ItemForm::Points { at: points, marker: Marker::Disc }));
    items
}

/// The coordinates of the points of the simplex along the line.
fn letters(state: &State, along: impl Fn(DVec3) -> f64) -> Vec<Item> {
    let mut items = Vec::new();
    for (letter, support) in state.lettered.lettered() {
        let (role, at) = (Role::Letter(letter), [along(support.point), 0.0]);
        let marker = Marker::of(letter);
        items.push(Item { role, name: String::new(), form: ItemForm::Points { at: vec![at], marker } });
        let form = ItemForm::Label { at, text: letter.to_string(), toward: [0.0, 1.0] };
        items.push(Item { role, name: String::new(), form });
    }
    items
}

fn words(analysis: &Analysis, [least, most]: [f64; 2], cut: &[f64]) -> Vec<String> {
    let slack = tolerance_in(&analysis.trace, Precision::F64);
    let shown = |end: f64| short(if end.abs() <= slack { 0.0 } else { end });
    let of_shadow = if most < -slack || least > slack {
        text!("figure-the-projection-of-p-q")
    } else {
        text!("figure-the-projection-of-p-q-covers")
    };
    let of_cut = match cut {
        [] => text!("figure-the-line-through-o-along").to_owned(),
        ends => {
            let from = ends.iter().copied().fold(f64::INFINITY, f64::min);
            let to = ends.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            text!("figure-on-the-line-through-o"; from = shown(from), to = shown(to))
        }
    };
    vec![of_shadow.to_owned(), of_cut]
}

//! Lists that are not shapes, or would be shapes other than hulls: rotations, bodies, measures, and numbered
//! rows.

use super::leaf::RawPoint;
use super::list::RawList;
use super::select::{Selected, name_of};
use super::token::Token;
use super::words;
use super::words::words_of;
use super::{names, query};
use crate::message::text;

/// Words in the names of constructors and queries of bodies other than hulls.
const BODIES: [&str; 17] = [
    "box",
    "bounds",
    "aabb",
    "obb",
    "rect",
    "rectangle",
    "cuboid",
    "sphere",
    "circle",
    "ball",
    "disc",
    "disk",
    "capsule",
    "cylinder",
    "ellipse",
    "ellipsoid",
    "cone",
];

impl Selected {
    /// Refuses rotation matrices, which turn a list.
    pub(super) fn refuse_rotations(&mut self) {
        let problems = self.lists.iter().filter(|list| is_turn(list)).map(|list| {
            let expected = text!("import-vertices-in-their-final-position-without").to_owned();
            (list.extent(), expected)
        });
        self.problems.extend(problems);
    }

    /// Refuses bodies other than hulls: constructors of boxes and balls, and calls with a point as a center.
    pub(super) fn refuse_bodies(&mut self, text: &str, tokens: &[Token]) {
        let is_body = |callee: &str| words_of(callee).iter().any(|word| BODIES.contains(&word.as_str()));
        let expected = |callee: &str| text!("import-a-polygon-or-a-hull-of"; callee = callee);
        for list in &self.lists {
            if let Some(callee) = list.callee.as_deref().filter(|callee| is_body(callee)) {
                self.problems.push((list.extent(), expected(callee)));
            }
        }
        let singles: Vec<&str> = self
            .lists
            .iter()
            .filter(|list| list.spots.len() == 1)
            .map(name_of)
            .filter(|name| !name.is_empty())
            .collect();
        if singles.is_empty() {
            return;
        }
        for call in query::calls(text, tokens).filter(|call| is_body(call.callee)) {
            if !query::lists_in(&text[call.range.clone()], &singles).is_empty() {
                self.has_bodies = true;
                self.problems.push((call.range.clone(), expected(call.callee)));
            }
        }
    }

    /// Refuses columns of numbers if the first column numbers the rows.
    pub(super) fn refuse_numbered_rows(&mut self) {
        let is_numbered = |list: &RawList| {
            let first = list.spots.first().map_or(-1.0, |spot| spot.numbers[0]);
            let is_next = |(index, spot): (usize, &RawPoint)| spot.numbers[0] == first + index as f64;
            let is_column = list.bracket.is_none() && list.callee.is_none() && list.spots.len() > 2;
            is_column && (first == 0.0 || first == 1.0) && list.spots.iter().enumerate().all(is_next)
        };
        if self.lists.len() > 1 && self.lists.iter().all(|list| list.spots[0].count == 3 && is_numbered(list))
        {
            let expected = text!("import-coordinates-without-a-first-column-that");
            self.problems.extend(self.lists.iter().map(|list| (list.extent(), expected.to_owned())));
        }
    }

    /// Refuses single points that are measures of a shape: `min`, `size`.
    pub(super) fn refuse_measures(&mut self) {
        let is_measure = |list: &&RawList| {
            list.spots.len() == 1 && names::is_measure(name_of(list)) && list.callee.is_none()
        };
        let problems = self
            .lists
            .iter()
            .filter(is_measure)
            .map(|list| (list.extent(), text!("import-vertices-not"; name = name_of(list))));
        self.problems.extend(problems);
    }
}

/// Returns whether a list with as many points as coordinates is a rotation other than by quarter turns.
fn is_turn(list: &RawList) -> bool {
    let count = list.spots.len();
    let rows: Vec<[f64; 3]> = list.spots.iter().map(|spot| spot.numbers).collect();
    let is_square = (2..=3).contains(&count) && list.spots.iter().all(|spot| spot.count == count);
    let words = words_of(name_of(list));
    let tells = words
        .iter()
        .any(|word| ["r", "rot", "rotation", "basis", "orientation", "m"].contains(&word.as_str()));
    let is_quarter = rows.iter().flatten().all(|number| number.fract() == 0.0);
    is_square && words::is_rotation(&rows) && (tells || !is_quarter)
}

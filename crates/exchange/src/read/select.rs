//! The lists of a text that are shapes. Faces, directions and results of a query beside two lists are not
//! shapes.

use std::ops::Range;

use super::aside;
use super::leaf::RawPoint;
use super::list::RawList;
use super::query;
use super::words::words_of;
use crate::message::text;
use crate::read::token::Token;

/// A place in the text, with a note about it.
pub(super) type Note = (Range<usize>, String);

/// Words in the names of single points that are directions, places of a camera, results and expected values.
const ASIDES: [&str; 42] = [
    "v",
    "d",
    "n",
    "dir",
    "direction",
    "normal",
    "axis",
    "ray",
    "hit",
    "contact",
    "witness",
    "closest",
    "expected",
    "expect",
    "result",
    "mtv",
    "eye",
    "camera",
    "up",
    "forward",
    "right",
    "gravity",
    "g",
    "velocity",
    "vel",
    "speed",
    "color",
    "colour",
    "shape",
    "size",
    "figsize",
    "seed",
    "simplex",
    "support",
    "force",
    "light",
    "target",
    "mouse",
    "screen",
    "window",
    "answer",
    "actual",
];

/// Words in the names of single points that place a shape.
const PLACES: [&str; 9] =
    ["pos", "position", "translation", "offset", "origin", "center", "centre", "location", "shift"];

/// The lists of shapes, the places that are left out, and the problems.
#[derive(Default)]
pub(super) struct Selected {
    pub(super) lists: Vec<RawList>,
    pub(super) left_out: Vec<Note>,
    pub(super) problems: Vec<Note>,
    /// Whether a call uses points of the lists as centers of bodies.
    pub(super) has_bodies: bool,
}

impl Selected {
    /// Chooses the lists of shapes.
    pub(super) fn of(text: &str, tokens: &[Token], lists: Vec<RawList>) -> Self {
        let mut selected = Self { lists, ..Self::default() };
        selected.recut();
        selected.leave_faces();
        selected.leave_uses(text);
        selected.refuse_rotations();
        selected.refuse_bodies(text, tokens);
        selected.leave_singles();
        selected.refuse_measures();
        selected.refuse_numbered_rows();
        selected.follow_query(text, tokens);
        selected
    }

    /// Leaves out the lists for which `reason` returns a reason.
    fn leave(&mut self, reason: impl Fn(usize, &[RawList]) -> Option<String>) {
        let reasons: Vec<Option<String>> =
            (0..self.lists.len()).map(|index| reason(index, &self.lists)).collect();
        let lists = std::mem::take(&mut self.lists);
        for (list, reason) in lists.into_iter().zip(reasons) {
            match reason {
                Some(reason) => self.left_out.push((list.extent(), reason)),
                None => self.lists.push(list),
            }
        }
    }

    /// Divides flat rows of numbers into points of one dimension: that of the other lists, or the one that
    /// fits them all.
    fn recut(&mut self) {
        let numbers = |list: &RawList| list.spots.iter().map(|spot| spot.count).sum::<usize>();
        let flat: Vec<usize> = self.lists.iter().filter(|list| list.cut.is_some()).map(numbers).collect();
        let given = self.lists.iter().find(|list| list.cut.is_none() && list.spots.len() > 1);
        let tells_plane = |list: &RawList| {
            let callee = list.callee.as_deref().unwrap_or_default().to_ascii_lowercase();
            list.cut.is_some() && (callee.contains("polygon") || callee.contains("vector2"))
        };
        let count = match given {
            Some(list) => list.spots[0].count,
            // Six numbers are a triangle in the plane rather than a segment in space.
            None if flat.contains(&6) || flat.iter().any(|length| !length.is_multiple_of(3)) => 2,
            None if self.lists.iter().any(tells_plane) => 2,
            None => return,
        };
        if flat.iter().all(|length| length.is_multiple_of(count)) {
            for list in self.lists.iter_mut().filter(|list| list.cut.is_some() && !list.is_cut_by_call) {
                list.recut(count);
            }
        }
    }

    /// Leaves the faces of meshes out.
    fn leave_faces(&mut self) {
        let is_named = |list: &RawList| list.name.as_deref().is_some_and(is_faces) && is_whole(list);
        if self.lists.iter().any(|list| !is_named(list)) {
            self.leave(|index, lists| is_named(&lists[index]).then(|| text!("import-faces").to_owned()));
        }
        let unnamed = unnamed_faces(&self.lists);
        self.leave(|index, _| unnamed.contains(&index).then(|| text!("import-faces").to_owned()));
        let (indices, lists) =
            std::mem::take(&mut self.lists).into_iter().partition(|list| list.is_of_indices);
        self.lists = lists;
        let indices: Vec<RawList> = indices;
        let expected = text!("import-point");
        self.problems.extend(indices.iter().map(|list| (list.range(), expected.to_owned())));
    }

    /// Leaves out points in a call with other lists: `polylines(canvas, [p], True, (255, 0, 0))`.
    fn leave_uses(&mut self, text: &str) {
        if self.lists.len() < 2 {
            return;
        }
        let names: Vec<&str> = self.lists.iter().map(name_of).collect();
        let is_use = |list: &RawList| {
            let range = list.bracket.clone().filter(|_| list.is_in_call);
            let named = range.map_or_else(Vec::new, |range| query::lists_in(&text[range], &names));
            named.iter().any(|index| names[*index] != name_of(list))
        };
        let uses: Vec<bool> = self.lists.iter().map(is_use).collect();
        let may_change = |list: &RawList| {
            let is_query = list.callee.as_deref().is_some_and(query::is_query);
            let is_zero = list.spots.iter().all(|spot| spot.numbers == [0.0; 3]);
            if is_query { !is_zero } else { list.name.is_some() }
        };
        let left = uses.iter().filter(|is_use| **is_use).count();
        let count = self.lists.len();
        let problems = self
            .lists
            .iter()
            .zip(&uses)
            .filter(|(list, is_use)| **is_use && (may_change(list) || count - left < 2));
        self.problems
            .extend(problems.map(|(list, _)| (list.extent(), text!("import-a-known-call").to_owned())));
        self.leave(|index, _| uses[index].then(|| text!("import-in-a-call-with-other-lists").to_owned()));
    }

    /// Leaves out single points with descriptive names, if two lists have more points.
    fn leave_singles(&mut self) {
        let is_long = |list: &RawList| list.spots.len() > 1;
        let count = self.lists.iter().filter(|list| is_long(list)).count();
        if count == 0 {
            return;
        }
        let is_single_with = |list: &RawList, words: &[&str]| {
            list.spots.len() == 1 && words_of(name_of(list)).iter().any(|word| words.contains(&word.as_str()))
        };
        let is_zero = |list: &RawList| list.spots.iter().all(|spot| spot.numbers == [0.0; 3]);
        let is_place = |list: &RawList| {
            is_single_with(list, &PLACES) && !is_single_with(list, &ASIDES) && !is_zero(list)
        };
        let places = self.lists.iter().filter(|list| is_place(list));
        let problems = places.map(|list| {
            let expected = text!("import-a-shape-for-a-pose"; name = name_of(list));
            (list.extent(), expected)
        });
        self.problems.extend(problems.collect::<Vec<_>>());
        let dimension = self.lists.iter().find(|list| is_long(list)).map_or(0, |list| list.spots[0].count);
        let sizes: Vec<[f64; 2]> = self
            .lists
            .iter()
            .filter(|list| is_long(list))
            .map(|list| [list.spots.len() as f64, list.spots[0].count as f64])
            .collect();
        self.leave(|index, lists| {
            let list = &lists[index];
            let [spot] = list.spots.as_slice() else { return None };
            let is_size =
                spot.count == 2 && dimension == 3 && sizes.contains(&[spot.numbers[0], spot.numbers[1]]);
            if count == 1 && is_size {
                return Some(text!("import-the-shape-of-an-array").to_owned());
            }
            if count < 2 {
                return None;
            }
            if is_size {
                return Some(text!("import-the-shape-of-an-array").to_owned());
            }
            let is_again =
                lists.iter().filter(|other| other.name == list.name && list.name.is_some()).count() > 1;
            if is_again {
                return None;
            }
            let is_aside = is_single_with(list, &ASIDES) || (is_single_with(list, &PLACES) && is_zero(list));
            let is_other = spot.count != dimension && !list.callee.as_deref().is_some_and(aside::changes);
            (is_aside || is_other).then(|| text!("import-a-single-point-beside-the-lists").to_owned())
        });
    }

    /// Chooses the two lists of a query, in its order.
    fn follow_query(&mut self, text: &str, tokens: &[Token]) {
        if self.lists.len() < 2 {
            return;
        }
        let names: Vec<&str> = self.lists.iter().map(name_of).collect();
        let Some((query, pair)) = query::asked(text, tokens, &names) else { return };
        self.leave(|index, _| {
            (!pair.contains(&index)).then(|| text!("import-asks-about-other-lists"; query = query))
        });
        if pair[0] > pair[1] {
            self.lists.reverse();
        }
    }
}

pub(super) fn name_of(list: &RawList) -> &str {
    list.name.as_deref().unwrap_or_default()
}

/// Returns whether all coordinates are nonnegative integers.
fn is_whole(list: &RawList) -> bool {
    let numbers = list.spots.iter().flat_map(|spot| &spot.numbers[..spot.count]);
    numbers.into_iter().all(|number| number.fract() == 0.0 && *number >= 0.0)
}

/// The lists of faces without descriptive names: rows of different indices, each below the number of points of the list
/// before.
fn unnamed_faces(lists: &[RawList]) -> Vec<usize> {
    let is_like_faces = |index: usize| {
        let list = &lists[index];
        let limit =
            lists[..index].iter().rev().map(|list| list.spots.len()).next().unwrap_or_default() as f64;
        let is_face = |spot: &RawPoint| {
            let [a, b, c] = spot.numbers;
            spot.count == 3 && a != b && b != c && a != c
        };
        let below = |spot: &RawPoint| spot.numbers.iter().all(|number| *number < limit);
        let is_rows = list.is_of_indices || (list.spots.len() > 1 && list.spots.iter().all(is_face));
        is_whole(list) && is_rows && list.spots.iter().all(below)
    };
    let found: Vec<usize> = (1..lists.len()).filter(|index| is_like_faces(*index)).collect();
    let rest = lists.len() - found.len();
    if rest >= 2 || found.iter().all(|index| lists[*index].is_of_indices) { found } else { Vec::new() }
}

/// Returns whether a name is that of a list of faces or of edges.
pub(super) fn is_faces(name: &str) -> bool {
    const WORDS: [&str; 12] = [
        "face",
        "indices",
        "index",
        "idx",
        "tri",
        "simplices",
        "edge",
        "polys",
        "polygons",
        "quads",
        "elements",
        "facets",
    ];
    let name = name.to_ascii_lowercase();
    WORDS.iter().any(|word| name.contains(word))
}

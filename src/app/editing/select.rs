//! Changes of the selection by clicks, keys and menus, as pure functions.

use std::collections::BTreeSet;

use crate::edit::{Change, Edit, EditError, Part, Selection, vertices};
use crate::geometry::Side;
use crate::message::text;
use crate::scene::Scene;

/// Returns the selection with a vertex added, or removed if it is selected.
pub(crate) fn with_vertex_toggled(selection: &Selection, side: Side, index: usize) -> Selection {
    let mut toggled = selection.clone();
    let mut indices = match &selection[side] {
        Part::Vertices(indices) => indices.clone(),
        Part::Nothing | Part::Whole => BTreeSet::new(),
    };
    if !indices.remove(&index) {
        indices.insert(index);
    }
    toggled[side] = Part::of_vertices(indices);
    toggled
}

/// Returns the selection with a whole body added, or removed if it is selected.
pub(crate) fn with_body_toggled(selection: &Selection, side: Side) -> Selection {
    let mut toggled = selection.clone();
    toggled[side] = if selection[side] == Part::Whole { Part::Nothing } else { Part::Whole };
    toggled
}

/// Returns the union of two selections; a body that is selected as a whole stays so.
pub(crate) fn joined(a: &Selection, b: &Selection) -> Selection {
    let mut joined = a.clone();
    for side in Side::BOTH {
        joined[side] = match (&a[side], &b[side]) {
            (Part::Vertices(a), Part::Vertices(b)) => Part::Vertices(a | b),
            (Part::Whole, _) | (_, Part::Whole) => Part::Whole,
            (Part::Nothing, part) | (part, Part::Nothing) => part.clone(),
        };
    }
    joined
}

/// Returns all vertices of the bodies with a selection, or of both bodies if nothing is selected. A shape
/// without vertices is selected as a whole.
pub(crate) fn select_all(scene: &Scene, selection: &Selection) -> Selection {
    let mut all = Selection::default();
    for side in Side::BOTH {
        if selection.is_empty() || selection[side] != Part::Nothing {
            all[side] = everything(scene, side);
        }
    }
    all
}

/// All vertices of a body; the whole body if it has none.
fn everything(scene: &Scene, side: Side) -> Part {
    match vertices::count(&scene.bodies[side]) {
        0 => Part::Whole,
        count => Part::of_vertices(0..count),
    }
}

/// Returns the edit that deletes the selected vertices: `delete q1`.
///
/// # Errors
/// Nothing is selected, or the whole of a body, or all its vertices.
pub(crate) fn delete(scene: &Scene, selection: &Selection) -> Result<Edit, EditError> {
    if selection.is_empty() {
        return Err(EditError::Impossible(text!("editing-select-a-vertex-to-delete").to_owned()));
    }
    let mut changes = Vec::new();
    for side in Side::BOTH {
        match &selection[side] {
            Part::Nothing => {}
            Part::Whole => {
                let name = side.name();
                let reason = text!("editing-cannot-be-deleted-a-query"; name = name);
                return Err(EditError::Impossible(reason));
            }
            Part::Vertices(indices) => {
                changes.push(Change::Body(side, vertices::deleted(&scene.bodies[side], indices)?));
            }
        }
    }
    Ok(Edit { name: text!("editing-delete-2"; name = selection.name()), changes })
}

/// Returns the selection after the selected vertices were deleted from the scene: the vertex that took the place of the
/// first of them, if all were vertices of one body.
pub(crate) fn after_delete(scene: &Scene, deleted: &Selection) -> Selection {
    let first = |side: Side| match &deleted[side] {
        Part::Vertices(indices) => indices.first().copied(),
        Part::Nothing | Part::Whole => None,
    };
    let (side, index) = match Side::BOTH.map(first) {
        [Some(index), None] => (Side::P, index),
        [None, Some(index)] => (Side::Q, index),
        _ => return Selection::default(),
    };
    let last = vertices::in_world(&scene.bodies[side]).len().saturating_sub(1);
    Selection::vertices(side, [index.min(last)])
}

#[cfg(test)]
mod tests {
    use super::{delete, joined, select_all, with_body_toggled, with_vertex_toggled};
    use crate::edit::{Part, Selection};
    use crate::geometry::{Dimension, Side};
    use crate::scene::library;

    #[test]
    fn a_second_click_deselects() {
        let once = with_vertex_toggled(&Selection::default(), Side::Q, 2);
        assert_eq!(once, Selection::vertices(Side::Q, [2]));
        let two = with_vertex_toggled(&once, Side::Q, 0);
        assert_eq!(two.name(), "2 vertices of Q");
        assert_eq!(
            with_vertex_toggled(&with_vertex_toggled(&two, Side::Q, 0), Side::Q, 2),
            Selection::default()
        );
        let body = with_body_toggled(&once, Side::P);
        assert_eq!(body.name(), "P and q2");
        assert_eq!(with_body_toggled(&body, Side::P), once);
    }

    #[test]
    fn select_all_applies_to_the_selected_body_or_to_both() {
        let scene = library::start(Dimension::Two);
        let all = select_all(&scene, &Selection::vertices(Side::Q, [1]));
        assert_eq!(all, Selection::vertices(Side::Q, 0..4));
        assert_eq!(select_all(&scene, &Selection::default())[Side::P], Part::of_vertices(0..3));
        assert_eq!(joined(&all, &Selection::body(Side::P)).name(), "P and 4 vertices of Q");
    }

    #[test]
    fn deleting_names_the_change_or_the_reason_against_it() {
        let scene = library::start(Dimension::Two);
        let deleted = delete(&scene, &Selection::vertices(Side::Q, [1])).unwrap();
        assert_eq!(deleted.name, "delete q1");
        let without = deleted.apply(&scene).unwrap();
        assert_eq!(without.bodies[Side::Q].local_vertices().unwrap().len(), 3);
        for refused in [Selection::default(), Selection::body(Side::P), Selection::vertices(Side::P, 0..3)] {
            assert!(delete(&scene, &refused).is_err(), "{refused:?}");
        }
    }
}

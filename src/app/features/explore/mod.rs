//! The workspace Explore, in which the user moves a simplex and the origin: its state and its input.
//!
//! The arrangement itself is the scene, so that it is undone and saved like everything else; its rules, figures and
//! sentences are in [`crate::figure::explorer`].

pub(crate) mod ui;

pub(crate) mod drag;
pub(crate) mod state;

pub(crate) use state::{Explorer, is_made_for};

use crate::app::state::board::Board;
use crate::edit::Edit;
use crate::figure::explorer::{Arrangement, allowed};
use crate::scene::Scene;

/// Restricts the edit to the rules of the explorer: arrow keys stop where a drag would. `after` is the scene
/// as edited.
pub(crate) fn allowed_edit(edit: Edit, before: &Scene, after: &Scene, board: &mut Board) -> Edit {
    let (Ok(before), Ok(after)) = (Arrangement::of(before), Arrangement::of(after)) else { return edit };
    let moved: Vec<_> = before.handles().filter(|handle| before.at(*handle) != after.at(*handle)).collect();
    let [handle] = moved.as_slice() else { return edit };
    let to = allowed(&before, *handle, after.at(*handle));
    board.find(&before.with(*handle, to));
    Edit::new(edit.name, drag::moving(*handle, to))
}

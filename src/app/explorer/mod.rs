//! The workspace in which a simplex and the origin are moved by hand: its state, and what the pointer does there.
//!
//! The arrangement itself is the scene, so that it is undone and saved like everything else; what is legal, what is
//! drawn and what is said is in [`crate::figure::explorer`].

mod board;
pub(crate) mod drag;
pub(crate) mod sandbox;
pub(crate) mod state;
pub(crate) mod view;

pub(crate) use board::Board;
pub(crate) use state::Explorer;

use super::layout::Workspace;
use super::request::Request;
use super::session::Session;
use crate::figure::explorer::{Arrangement, allowed};
use crate::scene::Scene;

/// Scenes with this tag are made to be explored: they open in the explorer.
const TAG: &str = "explorer";

/// Whether a scene is made to be explored.
pub(crate) fn is_made_for(scene: &Scene) -> bool {
    scene.tags.iter().any(|tag| tag == TAG)
}

/// A change in the making as the rules of the explorer allow it: what arrow keys move stops where a drag would.
pub(crate) fn under_rules(request: Request, scene: &Scene, session: &mut Session) -> Request {
    let Request::Preview(changed) = request else { return request };
    if session.workspace != Workspace::Explore || session.explorer.rules_broken {
        return Request::Preview(changed);
    }
    let (Ok(before), Ok(after)) = (Arrangement::of(scene), Arrangement::of(&changed)) else {
        return Request::Preview(changed);
    };
    let moved: Vec<_> = before.handles().filter(|handle| before.at(*handle) != after.at(*handle)).collect();
    let [handle] = moved.as_slice() else { return Request::Preview(changed) };
    let to = allowed(&before, *handle, after.at(*handle));
    let moved = before.with(*handle, to);
    session.settings.board.find(&moved);
    match moved.place_in(scene) {
        Ok(placed) => Request::Preview(Box::new(placed)),
        Err(_) => Request::Preview(changed),
    }
}

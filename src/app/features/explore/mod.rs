//! The workspace Explore, in which a simplex and the origin are moved by hand: its state and its input.
//!
//! The arrangement itself is the scene, so that it is undone and saved like everything else; its rules, figures and
//! sentences are in [`crate::figure::explorer`].

pub(crate) mod ui;

pub(crate) mod drag;
pub(crate) mod sandbox;
pub(crate) mod state;

pub(crate) use state::Explorer;

use crate::app::state::layout::Workspace;
use crate::app::state::request::Request;
use crate::app::state::session::Session;
use crate::figure::explorer::{Arrangement, allowed};
use crate::scene::Scene;

/// The tag of scenes that open in the explorer.
const TAG: &str = "explorer";

/// Whether a scene has the tag of the explorer.
pub(crate) fn is_made_for(scene: &Scene) -> bool {
    scene.tags.iter().any(|tag| tag == TAG)
}

/// Restricts a preview to the rules of the explorer: arrow keys stop where a drag would.
pub(crate) fn constrained_by_rules(
    request: Request,
    scene: &Scene,
    explorer: &Explorer,
    session: &mut Session,
) -> Request {
    let Request::Preview(changed) = request else { return request };
    if session.workspace != Workspace::Explore || explorer.rules_broken {
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

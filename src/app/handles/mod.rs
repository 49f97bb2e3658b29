//! Handles on what is selected: arrows that move it, arcs that turn it, knobs that scale it.

use eframe::egui::{Response, Ui};

use super::request::Requests;
use super::session::Session;
use super::view_map::ViewMap;
use crate::scene::Scene;

/// Shows the handles of the tool that is chosen, and follows a drag on one; whether they have the pointer, so that
/// nothing else may take it.
pub(crate) fn ui(
    _ui: &Ui,
    _response: &Response,
    _view: &ViewMap,
    _scene: &Scene,
    _session: &mut Session,
    _requests: &mut Requests,
) -> bool {
    false
}

//! COMPARE

use eframe::egui::Ui;

use crate::app::derived::Derived;
use crate::app::request::Requests;
use crate::app::session::Session;
use crate::scene::Scene;

/// Shows the panel.
pub(crate) fn ui(
    _ui: &mut Ui,
    _scene: &Scene,
    _derived: &Derived,
    _session: &mut Session,
    _requests: &mut Requests,
) {
}

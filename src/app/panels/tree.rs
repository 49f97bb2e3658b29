//! TREE

use eframe::egui::Ui;

use crate::app::derived::Derived;
use crate::app::request::Requests;
use crate::app::session::Session;

/// Shows the panel.
pub(crate) fn ui(_ui: &mut Ui, _derived: &Derived, _session: &mut Session, _requests: &mut Requests) {}

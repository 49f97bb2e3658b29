//! The language of the window: chosen in the menu View, and remembered.

use eframe::egui::Ui;

use super::App;
use crate::app::state::derived::Derived;
use crate::app::state::request::{Request, Requests};
use crate::app::state::settings::AppSettings;
use crate::message::{Language, text};

impl App {
    /// Switches to a language, or to the language of the system.
    pub(crate) fn speak(&mut self, language: Option<Language>) {
        self.session.settings.language = language.map(|language| language.tag().to_owned());
        language.unwrap_or_else(Language::of_system).choose();
        // The words of each step are kept with the run.
        self.derived = Derived::of(self.document.scene(), self.document.revision());
        self.features.compare.expire();
    }
}

/// Shows the languages of the program.
pub(super) fn menu_ui(ui: &mut Ui, settings: &AppSettings, requests: &mut Requests) {
    let chosen = settings.language.as_deref();
    let system = text!("menu-language-system"; name = Language::of_system().name());
    if ui.selectable_label(chosen.is_none(), system).clicked() {
        requests.push(Request::Speak(None));
        ui.close();
    }
    ui.separator();
    for language in Language::all() {
        if ui.selectable_label(chosen == Some(language.tag()), language.name()).clicked() {
            requests.push(Request::Speak(Some(language)));
            ui.close();
        }
    }
}

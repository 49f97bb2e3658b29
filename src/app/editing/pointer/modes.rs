//! The modes of a click or a drag on the background, and their buttons.

use eframe::egui::{Rect, Ui, UiBuilder, Vec2};

use crate::app::state::panel::WindowPanel;
use crate::app::view::nav;
use crate::app::widgets::icons::{self, Icon};
use crate::app::widgets::stops;
use crate::message::text;

/// The number of buttons.
pub(crate) const BUTTONS: u8 = 2;

/// The effect of a click or a drag on the background.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Mode {
    /// A click deselects, a drag pans or orbits.
    #[default]
    Select,
    /// A click adds a vertex.
    AddVertices,
    /// A drag draws a box around vertices.
    BoxSelect,
}

impl Mode {
    /// Returns the requested mode, or the default one if the requested mode is on already.
    pub(crate) fn toggled(self, wanted: Self) -> Self {
        if self == wanted { Self::Select } else { wanted }
    }

    /// Returns the sentence in the status line; `None` for the default mode.
    pub(crate) fn sentence(self) -> Option<&'static str> {
        match self {
            Self::Select => None,
            Self::AddVertices => Some(text!("editing-click-to-add-a-vertex")),
            Self::BoxSelect => Some(text!("editing-drag-a-box-around-vertices")),
        }
    }
}

/// Shows the buttons in the lower left corner of the shapes view.
pub(super) fn ui(ui: &mut Ui, view: Rect, mode: &mut Mode) {
    let Some(place) = nav::left_place(ui, view, BUTTONS) else { return };
    let builder = UiBuilder::new().max_rect(place).id_salt("pointer modes");
    let mut ui = ui.new_child(builder);
    ui.spacing_mut().item_spacing = Vec2::splat(nav::GAP);
    ui.horizontal(|ui| {
        stops::group(ui, ("buttons", WindowPanel::Shapes.name()), |ui| {
            let panel = WindowPanel::Shapes.name();
            for (wanted, icon, name, tooltip) in [
                (
                    Mode::AddVertices,
                    Icon::AddVertices,
                    text!("editing-add-vertices"),
                    text!("editing-each-click-adds-a-vertex"),
                ),
                (
                    Mode::BoxSelect,
                    Icon::BoxSelect,
                    text!("editing-box-select"),
                    text!("editing-drag-a-box-around-vertices-2"),
                ),
            ] {
                let name = format!("{panel}: {name}");
                let response = icons::toggle(ui, icon, &name, *mode == wanted).on_hover_text(tooltip);
                if response.clicked() {
                    *mode = mode.toggled(wanted);
                }
            }
        });
    });
}

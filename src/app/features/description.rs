//! DESCRIPTION: the step in words that speech and Braille can read, in three lengths.

use eframe::egui::{Context, ScrollArea, Ui, Vec2, vec2};

use crate::app::command::Command;
use crate::app::features::feature::{Feature, Others};
use crate::app::state::cx::Cx;
use crate::app::widgets::floating::floating;
use crate::app::widgets::stops;
use crate::figure::description::{DescriptionLength, describe};
use crate::message::{Language, text};

/// Initial size of the window, in points.
const SIZE: Vec2 = vec2(460.0, 320.0);

/// The revision of the scene, the step, the length, whether the defects are hidden, and the language.
type DescriptionKey = (u64, usize, DescriptionLength, bool, Language);

/// The window with the description.
#[derive(Debug, Default)]
pub(crate) struct Descriptions {
    is_open: bool,
    length: DescriptionLength,
    /// The text, with what it is for.
    text: Option<(DescriptionKey, String)>,
}

impl Feature for Descriptions {
    fn window_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>, _: &Others<'_>) {
        if self.is_open && floating(ctx, "description-title", SIZE, |ui| self.ui(ui, cx)) {
            self.is_open = false;
        }
    }

    fn command(&mut self, command: Command, _: &Others<'_>, _: &mut Cx<'_>, _: &Context) -> bool {
        let is_own = command == Command::Describe;
        self.is_open ^= is_own;
        is_own
    }
}

impl Descriptions {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        ui.horizontal(|ui| {
            for length in DescriptionLength::ALL {
                let button = ui.selectable_label(self.length == length, length.title());
                if button.on_hover_text(length.description()).clicked() {
                    self.length = length;
                }
            }
            if ui.button(text!("description-copy")).clicked()
                && let Some((_, text)) = &self.text
            {
                ui.copy_text(text.clone());
            }
        });
        ui.separator();
        let key = (cx.derived.revision, cx.step, self.length, cx.derived.is_sealed, Language::chosen());
        if self.text.as_ref().is_none_or(|(of, _)| *of != key) {
            let words = &cx.derived.words(cx.step).explanation;
            let text = describe((cx.scene, &cx.derived.analysis), cx.step, words, self.length);
            self.text = Some((key, text));
        }
        if let Some((_, text)) = &self.text {
            ScrollArea::vertical().show(ui, |ui| {
                ui.label(text);
                stops::readable(ui, text!("description-title"));
            });
        }
    }
}

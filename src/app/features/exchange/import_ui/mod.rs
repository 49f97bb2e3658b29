//! IMPORT SHAPES: the text or file on the left, the lists that were read on the right, and the effect of applying.

mod lists;
mod preview;
mod problems;
mod text;

use std::any::Any;

use eframe::egui::{Context, RichText, ScrollArea, Ui, Vec2, vec2};

use super::importing::{ImportFile, ImportFocus, ImportSource, Importing, preferred_side};
use crate::app::command::Command;
use crate::app::features::feature::{Feature, Others};
use crate::app::state::cx::Cx;
use crate::app::state::request::Ask;
use crate::app::widgets::column::column;
use crate::app::widgets::dialog::Workbench;
use crate::app::widgets::stops;
use crate::message::text;

/// Maximum size of the window, in points.
const SIZE: Vec2 = vec2(1440.0, 900.0);

/// Width of the window, in points, below which the lists are placed under the text.
const STACKED: f32 = 800.0;

/// The heights of the text and of the lists when they are stacked, in points.
const STACKED_ROOM: [f32; 2] = [200.0, 340.0];

/// The fraction of the width for the text.
const TEXT_SHARE: f32 = 0.54;

impl Feature for Importing {
    fn poll(&mut self, _: &mut Cx<'_>) {
        self.look();
    }

    fn window_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>, _: &Others<'_>) {
        ui(ctx, self, cx);
    }

    fn takes_keys(&self) -> bool {
        self.is_open
    }

    fn command(&mut self, command: Command, _: &Others<'_>, cx: &mut Cx<'_>, _: &Context) -> bool {
        let is_own = command == Command::Import;
        if is_own {
            self.open(preferred_side(&cx.session.selection));
        }
        is_own
    }

    fn carry_out(&mut self, request: &dyn Any, _: &Others<'_>, cx: &mut Cx<'_>, ctx: &Context) -> bool {
        let Some(ImportFile(path)) = request.downcast_ref() else { return false };
        self.open_file(path, preferred_side(&cx.session.selection), ctx);
        true
    }
}

/// Shows the window, if it is open.
fn ui(ctx: &Context, importing: &mut Importing, cx: &mut Cx<'_>) {
    if !importing.is_open {
        return;
    }
    let dialog = Workbench { name: "import", most: SIZE };
    let closes = dialog.show(
        ctx,
        &mut (&mut *importing, cx),
        |ui, (importing, cx)| {
            ScrollArea::vertical().id_salt("import window").auto_shrink([false, false]).show(ui, |ui| {
                content_ui(ui, importing, cx);
            });
        },
        |ui, (importing, cx)| buttons_ui(ui, importing, cx),
    );
    if closes {
        importing.close();
    }
}

fn content_ui(ui: &mut Ui, importing: &mut Importing, cx: &mut Cx<'_>) {
    stops::heading(&ui.heading(text!("exchange-import-shapes")));
    source_ui(ui, importing, cx);
    ui.separator();
    let width = ui.available_width();
    if width < STACKED {
        let [text, lists] = STACKED_ROOM;
        column(ui, vec2(width, text), |ui| problems_and_text(ui, importing));
        ui.separator();
        column(ui, vec2(width, lists), |ui| lists::ui(ui, importing, cx.document.scene()));
        return;
    }
    let room = (ui.available_height() - 4.0).max(300.0);
    ui.horizontal_top(|ui| {
        let gap = 2.0 * ui.spacing().item_spacing.x + 6.0;
        let left = (ui.available_width() - gap) * TEXT_SHARE;
        let right = ui.available_width() - gap - left;
        column(ui, vec2(left, room), |ui| {
            problems_and_text(ui, importing);
        });
        ui.separator();
        column(ui, vec2(right, room), |ui| lists::ui(ui, importing, cx.document.scene()));
    });
}

/// Shows the source of the points, and the buttons that choose another source.
fn source_ui(ui: &mut Ui, importing: &mut Importing, cx: &mut Cx<'_>) {
    ui.horizontal_wrapped(|ui| {
        for (text, tooltip, ask) in [
            (text!("exchange-open-a-file"), text!("exchange-text-source-code-obj-off"), Ask::Dialog),
            (text!("exchange-open-by-path"), text!("exchange-type-the-path-of-a"), Ask::Typed),
        ] {
            if ui.button(text).on_hover_text(tooltip).clicked() {
                cx.requests.file(Importing::file_request(cx.document.suggested_path()), ask);
            }
        }
        let paste =
            ui.button(text!("exchange-paste")).on_hover_text(text!("exchange-replace-the-text-by-that"));
        if paste.clicked() {
            cx.requests.command(Command::Paste);
        }
        if ui.button(text!("exchange-clear")).on_hover_text(text!("exchange-clear-the-text")).clicked() {
            importing.clear();
        }
        let words = match &importing.source {
            ImportSource::Text => return,
            ImportSource::Long(bytes) => text!("exchange-a-text-of"; kilobytes = kilobytes(*bytes)),
            ImportSource::File(path) => path.display().to_string(),
        };
        ui.label(RichText::new(words).strong());
    });
}

/// Shows the text, and below it the problems and the omitted parts.
fn problems_and_text(ui: &mut Ui, importing: &mut Importing) {
    let room = ui.available_height();
    let below = problems::height(ui, importing, room * 0.45);
    text::ui(ui, importing, room - below - 8.0);
    if below > 0.0 {
        problems::ui(ui, importing, below);
    }
}

/// Shows the effect of applying, and the buttons.
fn buttons_ui(ui: &mut Ui, importing: &mut Importing, cx: &mut Cx<'_>) {
    let summary = importing.summary(cx.document.scene());
    if let Some(failure) = importing.failure() {
        ui.label(RichText::new(failure).strong());
    } else {
        let (Ok(words) | Err(words)) = &summary;
        ui.label(words);
    }
    ui.horizontal(|ui| {
        let may_apply = summary.is_ok() && !importing.is_reading();
        let apply = ui.add_enabled_ui(may_apply, |ui| ui.button(text!("exchange-apply"))).inner;
        let apply = apply.on_hover_text(text!("exchange-one-step-of-undo")).on_disabled_hover_text(
            summary.err().unwrap_or_else(|| text!("exchange-the-text-is-being-read").to_owned()),
        );
        if may_apply && importing.focus.take_if(|focus| *focus == ImportFocus::Apply).is_some() {
            apply.request_focus();
        }
        if apply.clicked() {
            importing.apply(cx);
        }
        if ui
            .button(text!("exchange-cancel"))
            .on_hover_text(text!("exchange-the-scene-stays-as-it"))
            .clicked()
        {
            importing.close();
        }
    });
}

fn kilobytes(bytes: usize) -> String {
    let kilobytes = bytes.div_ceil(1000);
    if kilobytes < 1000 { format!("{kilobytes} kB") } else { format!("{:.1} MB", bytes as f64 / 1e6) }
}

//! EXPORT: the choice of shapes and format, and the resulting text.

use std::any::Any;
use std::sync::Arc;

use eframe::egui::{
    Align, Context, FontId, Frame, Galley, Layout, RichText, ScrollArea, TextBuffer, TextEdit, Ui, Vec2, vec2,
};

use super::exporting::{Exporting, WriteShapes};
use crate::app::command::Command;
use crate::app::features::feature::{Feature, Others};
use crate::app::state::cx::Cx;
use crate::app::state::request::{Ask, Request};
use crate::app::widgets::column::column;
use crate::app::widgets::dialog::Workbench;
use crate::app::widgets::stops;
use crate::edit::Selection;
use crate::exchange::{Exported, Format};
use crate::geometry::{Dimension, Side};
use crate::message::text;

/// Maximum size of the window, in points.
const SIZE: Vec2 = vec2(960.0, 620.0);

/// Maximum number of lines that are shown; copying and saving include all.
const MAX_LINES: usize = 1000;

impl Feature for Exporting {
    fn window_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>, _: &Others<'_>) {
        ui(ctx, self, cx);
    }

    fn takes_keys(&self) -> bool {
        self.is_open
    }

    fn takes_paste(&self) -> bool {
        self.is_open
    }

    fn cover(&mut self, _: &mut Cx<'_>) {
        self.is_open = false;
    }

    fn command(&mut self, command: Command, _: &Others<'_>, cx: &mut Cx<'_>, ctx: &Context) -> bool {
        match command {
            Command::Export => self.open(),
            Command::CopyP => self.copy(Exported::P, cx, ctx),
            Command::CopyQ => self.copy(Exported::Q, cx, ctx),
            Command::CopyPair => self.copy(Exported::Pair, cx, ctx),
            _ => return false,
        }
        true
    }

    fn carry_out(&mut self, request: &dyn Any, _: &Others<'_>, cx: &mut Cx<'_>, _: &Context) -> bool {
        let Some(WriteShapes(choice, path)) = request.downcast_ref() else { return false };
        let written = self.write(*choice, path, cx);
        cx.requests.push(Request::Written(written));
        true
    }
}

/// Shows the window, if it is open.
fn ui(ctx: &Context, exporting: &mut Exporting, cx: &mut Cx<'_>) {
    if !exporting.is_open {
        return;
    }
    let format = cx.session.settings.export_format;
    exporting.prepare(cx.document.scene(), cx.document.revision(), format);
    let dialog = Workbench { name: "export", most: SIZE };
    let closes = dialog.show(
        ctx,
        &mut (&mut *exporting, cx),
        |ui, (exporting, cx)| {
            ScrollArea::vertical().id_salt("export window").auto_shrink([false, false]).show(ui, |ui| {
                content_ui(ui, exporting, cx);
            });
        },
        |ui, (exporting, cx)| buttons_ui(ui, exporting, cx),
    );
    if closes {
        exporting.close();
    }
}

fn content_ui(ui: &mut Ui, exporting: &mut Exporting, cx: &mut Cx<'_>) {
    let format = cx.session.settings.export_format;
    stops::heading(&ui.heading(text!("exchange-export-shapes")));
    what_ui(ui, exporting, format);
    ui.separator();
    let room = (ui.available_height() - 4.0).max(120.0);
    ui.horizontal_top(|ui| {
        let left = vec2(210.0_f32.min(ui.available_width() * 0.4), room);
        column(ui, left, |ui| formats_ui(ui, exporting.dimension, cx));
        ui.separator();
        let right = vec2(ui.available_width(), room);
        column(ui, right, |ui| text_ui(ui, exporting, room, cx));
    });
}

fn what_ui(ui: &mut Ui, exporting: &mut Exporting, format: Format) {
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("exchange-write"));
        for what in Exported::ALL {
            let may = what == Exported::Pair || !format.is_test();
            ui.add_enabled_ui(may, |ui| {
                let response = ui.selectable_label(exporting.what == what, what.title());
                let response = response.accessible_name(text!("exchange-write-2"; title = what.title()));
                let response = response.on_disabled_hover_text(text!("exchange-a-unit-test-contains-both"));
                if response.on_hover_text(about(what)).clicked() {
                    exporting.what = what;
                }
            });
        }
    });
}

fn formats_ui(ui: &mut Ui, dimension: Dimension, cx: &mut Cx<'_>) {
    ScrollArea::vertical().id_salt("formats").auto_shrink([false, false]).show(ui, |ui| {
        ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
            stops::group(ui, "formats", |ui| {
                for (index, group) in Format::groups().into_iter().enumerate() {
                    if index > 0 {
                        ui.add_space(6.0);
                    }
                    ui.label(RichText::new(group).weak());
                    for offered in Format::ALL.into_iter().filter(|offered| offered.group() == group) {
                        format_ui(ui, offered, dimension, cx);
                    }
                }
            });
        });
    });
}

/// Shows one format, gray if it has no shapes of the dimension.
fn format_ui(ui: &mut Ui, offered: Format, dimension: Dimension, cx: &mut Cx<'_>) {
    ui.add_enabled_ui(offered.has(dimension), |ui| {
        let response = ui.selectable_label(offered == cx.session.settings.export_format, offered.title());
        let response = response
            .on_disabled_hover_text(text!("exchange-this-engine-has-no-d"; count = dimension.count()));
        if response.on_hover_text(offered.description()).clicked() {
            cx.session.settings.export_format = offered;
            ui.request_repaint();
        }
    });
}

/// Shows the text, or the beginning of a long one.
fn text_ui(ui: &mut Ui, exporting: &Exporting, height: f32, cx: &mut Cx<'_>) {
    let text = match exporting.text() {
        Ok(text) => text,
        Err(reason) => {
            ui.label(RichText::new(reason).strong());
            if let Some((side, dimension)) = exporting.curved {
                polytope_ui(ui, dimension, side, cx);
            }
            return;
        }
    };
    let (shown, rest) = beginning(text);
    let room = if rest > 0 { height - 26.0 } else { height };
    ScrollArea::both().id_salt("text").max_height(room).auto_shrink([false, false]).show(ui, |ui| {
        let mut shown = shown;
        let ink = ui.visuals().text_color();
        // Lines of code are not wrapped: wrapping could change their meaning.
        let mut layouter = |ui: &Ui, text: &dyn TextBuffer, _: f32| -> Arc<Galley> {
            let text = text.as_str().to_owned();
            ui.fonts_mut(|fonts| fonts.layout(text, FontId::monospace(13.0), ink, f32::INFINITY))
        };
        let edit = TextEdit::multiline(&mut shown)
            .code_editor()
            .layouter(&mut layouter)
            .lock_focus(false)
            .desired_width(f32::INFINITY)
            .frame(Frame::NONE);
        ui.add(edit).accessible_name(text!("exchange-text-to-export"));
    });
    if rest > 0 {
        ui.label(text!("exchange-and-more-lines-which-are"; rest = rest));
    }
}

/// Shows the button that makes a curved shape a polytope, so that it can be exported.
fn polytope_ui(ui: &mut Ui, dimension: Dimension, side: Side, cx: &mut Cx<'_>) {
    let polytope = dimension.polytope();
    let response = ui.button(text!("exchange-make-a-first"; name = side.name(), polytope = polytope));
    let about = text!("exchange-convert-the-shape-to-a"; polytope = polytope);
    if response.on_hover_text(about).clicked() {
        cx.requests.push(Request::Select(Selection::body(side)));
        cx.requests.command(Command::MakePolytope);
    }
}

/// The lines that are shown, and the number of lines after them.
fn beginning(text: &str) -> (&str, usize) {
    let end = text.match_indices('\n').nth(MAX_LINES - 1).map_or(text.len(), |(at, _)| at + 1);
    (&text[..end], text[end..].lines().count())
}

fn buttons_ui(ui: &mut Ui, exporting: &mut Exporting, cx: &mut Cx<'_>) {
    let may = exporting.text().is_ok();
    ui.horizontal_wrapped(|ui| {
        let button = |ui: &mut Ui, text: &str, tooltip: &str| {
            ui.add_enabled_ui(may, |ui| ui.button(text)).inner.on_hover_text(tooltip).clicked()
        };
        if button(ui, text!("exchange-copy"), text!("exchange-copy-the-text-to-the")) {
            exporting.copy(exporting.what, cx, ui.ctx());
        }
        for (text, tooltip, ask) in [
            (text!("exchange-save-as"), text!("exchange-choose-a-file-and-write"), Ask::Dialog),
            (text!("exchange-save-to-path"), text!("exchange-type-the-path-of-a-2"), Ask::Typed),
        ] {
            if button(ui, text, tooltip) {
                cx.requests.file(exporting.file_request(cx), ask);
            }
        }
        if ui.button(text!("exchange-close")).on_hover_text(text!("exchange-esc")).clicked() {
            exporting.close();
        }
        if let Some(message) = &exporting.message {
            ui.add(eframe::egui::Label::new(RichText::new(message).strong()).truncate());
        }
    });
}

fn about(what: Exported) -> &'static str {
    match what {
        Exported::P => text!("exchange-p-alone"),
        Exported::Q => text!("exchange-q-alone"),
        Exported::Pair => text!("exchange-both-shapes"),
        Exported::Difference => text!("exchange-the-corners-of-the-minkowski"),
    }
}

#[cfg(test)]
mod tests {
    use super::{MAX_LINES, beginning};

    #[test]
    fn only_the_beginning_of_a_long_text_is_shown() {
        assert_eq!(beginning("a\nb\n"), ("a\nb\n", 0));
        let long = "x\n".repeat(MAX_LINES + 7);
        assert_eq!(beginning(&long), (&long[..2 * MAX_LINES], 7));
    }
}

//! The window *Handout*: the choices on the left, the sheets on the right.

use std::any::Any;

use eframe::egui::{Context, Image, Label, RichText, Ui, Vec2, vec2};

use super::{Handouts, SaveHandout};
use crate::app::command::Command;
use crate::app::features::feature::{Feature, Others};
use crate::app::state::cx::Cx;
use crate::app::state::request::{Ask, Request};
use crate::app::widgets::dialog::{Workbench, choices_and_preview};
use crate::app::widgets::stops;
use crate::figure::handout::{Blank, HandoutFormat, SheetSize, StepList};
use crate::figure::picture::Steps;
use crate::lesson::Loaded;
use crate::message::text;
use crate::words::one_line;

/// Maximum size of the window, in points.
const SIZE: Vec2 = vec2(960.0, 760.0);
/// The width of the choices, in points.
const CHOICES: f32 = 220.0;

impl Feature for Handouts {
    fn window_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>, others: &Others<'_>) {
        ui(ctx, self, others.lesson(), cx);
    }

    fn cover(&mut self, _: &mut Cx<'_>) {
        self.is_open = false;
    }

    fn command(&mut self, command: Command, others: &Others<'_>, _: &mut Cx<'_>, _: &Context) -> bool {
        let is_own = command == Command::Handout;
        if is_own {
            self.is_open = true;
            self.choose(others.lesson().is_some());
        }
        is_own
    }

    fn carry_out(&mut self, request: &dyn Any, others: &Others<'_>, cx: &mut Cx<'_>, ctx: &Context) -> bool {
        let Some(SaveHandout(path)) = request.downcast_ref() else { return false };
        self.save(path.clone(), others.lesson(), cx, ctx);
        true
    }
}

/// Shows the window, if it is open, and accepts the result of writing files.
fn ui(ctx: &Context, handouts: &mut Handouts, lesson: Option<&Loaded>, cx: &mut Cx<'_>) {
    if let Some(written) = handouts.written() {
        cx.requests.push(Request::Written(written));
    }
    if !handouts.is_open {
        return;
    }
    let title = lesson.filter(|_| handouts.of_lesson).map(|loaded| loaded.lesson.title.clone());
    let stamp = (cx.derived.revision, title, handouts.options.clone());
    let mut preview = std::mem::take(&mut handouts.preview);
    preview.refresh(stamp, || handouts.order(cx.scene, &cx.derived.analysis, lesson), ctx);
    handouts.preview = preview;
    let dialog = Workbench { name: "handout", most: SIZE };
    let closes = dialog.show(
        ctx,
        handouts,
        |ui, handouts| {
            stops::heading(&ui.heading(text!("handout-handout")));
            ui.add_space(4.0);
            let choices = |ui: &mut Ui, handouts: &mut Handouts| choices_ui(ui, handouts, lesson);
            choices_and_preview(ui, CHOICES, handouts, choices, preview_ui);
        },
        |ui, handouts| buttons_ui(ui, handouts, cx),
    );
    if closes {
        handouts.close();
    }
}

fn choices_ui(ui: &mut Ui, handouts: &mut Handouts, lesson: Option<&Loaded>) {
    if let Some(loaded) = lesson {
        let mut of_lesson = handouts.of_lesson;
        ui.label(RichText::new(text!("handout-of")).strong());
        ui.radio_value(&mut of_lesson, false, text!("handout-this-run"));
        ui.radio_value(&mut of_lesson, true, one_line(&loaded.lesson.title));
        handouts.choose(of_lesson);
        ui.add_space(6.0);
    }
    let of_lesson = handouts.of_lesson && lesson.is_some();
    let Handouts { format, has_key, options, .. } = handouts;
    ui.label(RichText::new(text!("handout-format")).strong());
    for offered in HandoutFormat::ALL {
        ui.radio_value(format, offered, offered.title());
    }
    if !of_lesson {
        ui.add_space(6.0);
        ui.label(RichText::new(text!("handout-steps")).strong());
        for (steps, words) in [
            (Steps::Iterations, text!("handout-the-last-step-of-each")),
            (Steps::All, text!("handout-all-steps")),
        ] {
            ui.radio_value(&mut options.steps, StepList::Steps(steps), words);
        }
        ui.add_space(6.0);
        ui.label(RichText::new(text!("handout-left-blank")).strong());
        for blank in Blank::ALL {
            let mut on = options.blanks.contains(blank);
            if ui.checkbox(&mut on, blank.title()).changed() {
                options.blanks = options.blanks.set(blank, on);
            }
        }
    }
    ui.add_space(6.0);
    ui.label(RichText::new(text!("handout-paper")).strong());
    ui.horizontal_wrapped(|ui| {
        for size in SheetSize::ALL {
            ui.radio_value(&mut options.size, size, size.title());
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("handout-pictures-in-a-row"));
        for columns in 1..=4 {
            ui.selectable_value(&mut options.columns, columns, columns.to_string());
        }
    });
    ui.checkbox(has_key, text!("handout-key-in-a-second-file"))
        .on_hover_text(text!("handout-the-same-with-all-answers"));
}

fn preview_ui(ui: &mut Ui, handouts: &mut Handouts) {
    let preview = &mut handouts.preview;
    let count = preview.count();
    ui.horizontal(|ui| {
        let turn =
            |ui: &mut Ui, text: &str, may: bool| ui.add_enabled_ui(may, |ui| ui.button(text).clicked()).inner;
        if turn(ui, text!("handout-previous-sheet"), preview.sheet > 0) {
            preview.sheet -= 1;
        }
        if turn(ui, text!("handout-next-sheet"), preview.sheet + 1 < count) {
            preview.sheet += 1;
        }
        ui.label(text!("handout-sheet-of"; sheet = preview.sheet + 1, max = count.max(1)));
    });
    if let Some(refusal) = &preview.refusal {
        ui.label(refusal);
        return;
    }
    match &preview.shown {
        Some(texture) => {
            let image = Image::new(texture)
                .alt_text(text!("handout-preview-of-the-handout"))
                .max_size(ui.available_size());
            ui.vertical_centered(|ui| ui.add(image));
        }
        None => {
            ui.label(text!("handout-drawing-the-sheets"));
        }
    }
}

fn buttons_ui(ui: &mut Ui, handouts: &mut Handouts, cx: &mut Cx<'_>) {
    ui.horizontal_wrapped(|ui| {
        if handouts.saving.is_some() {
            ui.spinner();
            ui.label(text!("handout-making-the-handout"));
            if ui.button(text!("handout-cancel")).clicked() {
                handouts.saving = None;
            }
            return;
        }
        for (text, tooltip, ask) in [
            (text!("handout-save-as"), text!("handout-choose-a-file"), Ask::Dialog),
            (text!("handout-save-to-path"), text!("handout-type-the-path-of-a"), Ask::Typed),
        ] {
            if ui.button(text).on_hover_text(tooltip).clicked() {
                cx.requests.file(handouts.file_request(&cx.document.suggested_path()), ask);
            }
        }
        if ui.button(text!("handout-close")).on_hover_text(text!("handout-esc")).clicked() {
            handouts.close();
        }
        if let Some(message) = &handouts.message {
            ui.add(Label::new(RichText::new(message).strong()).truncate());
        }
    });
}

//! The application's own modal dialogs.

use std::path::{Path, PathBuf};
use std::time::Duration;

use eframe::egui::{Context, Id, Key, RichText, ScrollArea, Sense, TextEdit, Ui};

use super::dialogs::{DialogReply, Doubt, Modal};
use super::files;
use crate::app::editing::question::BodyQuestion;
use crate::app::panels::palette::PaletteAnswer;
use crate::app::panels::{about, failure, glossary, help, palette};
use crate::app::state::focus::speak;
use crate::app::state::leftover::{self, Leftover};
use crate::app::state::request::FileRequest;
use crate::app::view::paint::{self, to_vec2};
use crate::app::widgets::dialog::dialog;
use crate::app::widgets::stops;
use crate::message::text;
use crate::words::{one_line, printable};

/// Shows a dialog. Returns the user's answer.
pub(crate) fn ui(ctx: &Context, modal: &mut Modal) -> DialogReply {
    let closed = |closes: bool| if closes { DialogReply::Close } else { DialogReply::Waiting };
    match modal {
        Modal::Help(commands) => closed(help::ui(ctx, commands)),
        Modal::About(about) => closed(about::ui(ctx, about)),
        Modal::Failure(failure) => closed(failure::ui(ctx, failure)),
        Modal::Palette(palette) => match palette::ui(ctx, palette) {
            PaletteAnswer::Nothing => DialogReply::Waiting,
            PaletteAnswer::Closed => DialogReply::Close,
            PaletteAnswer::Item(item) => DialogReply::Chosen(item),
        },
        Modal::Glossary(lookup) => closed(glossary::ui(ctx, lookup)),
        Modal::Unsaved { reason, .. } => dialog_ui(ctx, |ui| unsaved_ui(ui, reason)),
        Modal::LeavePresenter => dialog_ui(ctx, leave_ui),
        Modal::Overwrite { doubt, path, .. } => dialog_ui(ctx, |ui| overwrite_ui(ui, *doubt, path)),
        Modal::Recover(leftovers) => dialog_ui(ctx, |ui| leftovers_ui(ui, leftovers)),
        Modal::Path { request, text, remark } => {
            dialog_ui(ctx, |ui| path_ui(ui, request, text, remark.as_deref()))
        }
        Modal::Message { title, text } => dialog_ui(ctx, |ui| message_ui(ui, title, text)),
        Modal::Working(sentence) => dialog_ui(ctx, |ui| working_ui(ui, sentence)),
        Modal::Ask(question) => dialog_ui(ctx, |ui| question_ui(ui, question)),
    }
}

/// Shows a small dialog, which Esc or a click outside closes.
fn dialog_ui(ctx: &Context, content: impl FnOnce(&mut Ui) -> DialogReply) -> DialogReply {
    let shown = dialog(ctx, "dialog").show(ctx, |ui| {
        ui.set_width((ui.ctx().content_rect().width() * 0.8).min(420.0));
        content(ui)
    });
    match shown.inner {
        DialogReply::Waiting if shown.should_close() => DialogReply::Close,
        reply => reply,
    }
}

fn unsaved_ui(ui: &mut Ui, reason: &str) -> DialogReply {
    stops::heading(&ui.heading(text!("shell-save-the-changes")));
    ui.label(reason);
    buttons_ui(
        ui,
        [
            (text!("shell-save"), DialogReply::SaveAndLeave),
            (text!("shell-don-t-save"), DialogReply::Leave),
            (text!("shell-cancel"), DialogReply::Close),
        ],
    )
}

/// Asks whether to leave presenter mode. A clicker, which has no Enter, goes on.
fn leave_ui(ui: &mut Ui) -> DialogReply {
    let heading = ui.heading(text!("shell-leave-the-presentation"));
    stops::heading(&heading);
    speak(&heading);
    ui.label(text!("shell-enter-leaves-esc-stays"));
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    if pressed(Key::Enter) {
        return DialogReply::Leave;
    }
    if [Key::PageDown, Key::PageUp, Key::F5, Key::Period].into_iter().any(pressed) {
        return DialogReply::Close;
    }
    let answers = [(text!("shell-leave"), DialogReply::Leave), (text!("shell-stay"), DialogReply::Close)];
    buttons_ui(ui, answers)
}

fn working_ui(ui: &mut Ui, sentence: &str) -> DialogReply {
    stops::heading(&ui.heading(sentence));
    let seconds = seconds_open(ui);
    // Only once the wait is noticeable.
    ui.label(if seconds < 1.0 {
        String::new()
    } else {
        text!("shell-for-seconds"; seconds = format!("{seconds:.0}"))
    });
    buttons_ui(ui, [(text!("shell-cancel"), DialogReply::Close)])
}

/// The time for which this dialog has been shown without interruption.
fn seconds_open(ui: &Ui) -> f64 {
    let (now, pass) = (ui.input(|input| input.time), ui.ctx().cumulative_pass_nr());
    ui.request_repaint_after(Duration::from_millis(500));
    ui.data_mut(|data| {
        let (since, last) = data.get_temp_mut_or(Id::unique("working since"), (now, pass));
        if *last + 2 < pass {
            *since = now;
        }
        *last = pass;
        now - *since
    })
}

fn overwrite_ui(ui: &mut Ui, doubt: Doubt, path: &Path) -> DialogReply {
    stops::heading(&ui.heading(doubt.heading()));
    ui.label(RichText::new(path.display().to_string()).monospace());
    ui.label(doubt.about());
    let reload = (doubt == Doubt::Changed).then_some((text!("shell-reload"), DialogReply::Reload));
    let others = [
        (doubt.action(), DialogReply::Overwrite),
        (text!("shell-save-as"), DialogReply::SaveAs),
        (text!("shell-cancel"), DialogReply::Close),
    ];
    buttons_ui(ui, reload.into_iter().chain(others))
}

/// Shows one row for each unsaved scene or lesson, with its picture.
fn leftovers_ui(ui: &mut Ui, leftovers: &[Leftover]) -> DialogReply {
    let has_lesson = leftovers.iter().any(Leftover::is_lesson);
    ui.heading(if has_lesson {
        text!("shell-recover-unsaved-work")
    } else {
        text!("shell-recover-unsaved-scenes")
    });
    let what = if has_lesson { "lesson" } else { "scenes" };
    ui.label(text!("shell-the-program-has-ended-without"; what = what));
    let mut reply = DialogReply::Waiting;
    let most = ui.ctx().content_rect().height() * 0.6;
    ScrollArea::vertical().max_height(most).show(ui, |ui| {
        for (index, leftover) in leftovers.iter().enumerate() {
            ui.add_space(8.0);
            ui.horizontal(|ui| {
                let (paper, _) = ui.allocate_exact_size(to_vec2(leftover::PREVIEW), Sense::hover());
                paint::sheet(ui, paper);
                if let Ok(content) = &leftover.content {
                    paint::marks(ui, paper, &content.picture);
                }
                ui.vertical(|ui| {
                    ui.label(RichText::new(one_line(&leftover.title())).strong());
                    ui.label(one_line(&leftover.about()));
                    if let Err(error) = &leftover.content {
                        ui.label(RichText::new(printable(error)).color(ui.visuals().error_fg_color));
                    }
                    let recover = leftover
                        .content
                        .is_ok()
                        .then_some((text!("shell-recover"), DialogReply::Recover(index)));
                    let answer = buttons_ui(
                        ui,
                        recover.into_iter().chain([(text!("shell-discard"), DialogReply::Discard(index))]),
                    );
                    if answer != DialogReply::Waiting {
                        reply = answer;
                    }
                });
            });
        }
    });
    match buttons_ui(ui, [(text!("shell-later"), DialogReply::Close)]) {
        DialogReply::Waiting => reply,
        answer => answer,
    }
}

/// Shows a row of buttons, each with its answer.
fn buttons_ui(ui: &mut Ui, answers: impl IntoIterator<Item = (&'static str, DialogReply)>) -> DialogReply {
    ui.add_space(8.0);
    let mut reply = DialogReply::Waiting;
    let answers: Vec<(&'static str, DialogReply)> = answers.into_iter().collect();
    let overwrites = answers.iter().any(|(_, answer)| *answer == DialogReply::Overwrite);
    ui.horizontal_wrapped(|ui| {
        for (text, answer) in answers {
            let button = ui.button(text);
            // Enter in a dialog that has just opened overwrites nothing.
            if overwrites && answer == DialogReply::Close {
                stops::enter_at(&button);
            }
            if button.clicked() {
                reply = answer;
            }
        }
    });
    reply
}

fn path_ui(ui: &mut Ui, request: &FileRequest, text: &mut String, remark: Option<&str>) -> DialogReply {
    stops::heading(&ui.heading(request.heading));
    if let Some(remark) = remark {
        ui.label(remark);
    }
    let edit = TextEdit::singleline(text)
        .id(Id::unique("path"))
        // Longer than any system accepts.
        .char_limit(50_000)
        .desired_width(f32::INFINITY)
        .hint_text(&request.hint);
    let response = ui.add(edit).accessible_name(text!("shell-path"));
    // Checked before the field takes the focus back: later, Enter would no longer be detected.
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
    let path: Option<PathBuf> = files::typed_path(text);
    let mut reply = DialogReply::Waiting;
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        let pressed = ui.add_enabled_ui(path.is_some(), |ui| ui.button(request.action).clicked()).inner;
        if let (true, Some(path)) = (pressed || entered, path) {
            reply = DialogReply::Path(path);
        }
        if ui.button(text!("shell-cancel")).clicked() {
            reply = DialogReply::Close;
        }
    });
    reply
}

fn question_ui(ui: &mut Ui, question: &mut BodyQuestion) -> DialogReply {
    stops::heading(&ui.heading(question.heading()));
    ui.label(question.about());
    let edit = TextEdit::singleline(&mut question.text)
        .id(Id::unique("number"))
        .char_limit(100)
        .desired_width(120.0);
    let response = ui.add(edit).accessible_name(question.field());
    // Checked before the field takes the focus back: later, Enter would no longer be detected.
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
    let refusal = question.answer().err();
    // The line is present even without an error, so that the dialog keeps its size.
    let color = ui.visuals().error_fg_color;
    ui.label(RichText::new(refusal.as_deref().unwrap_or_default()).color(color));
    let mut reply = DialogReply::Waiting;
    ui.horizontal_wrapped(|ui| {
        let pressed = ui.add_enabled_ui(refusal.is_none(), |ui| ui.button(text!("shell-ok")).clicked()).inner;
        if (pressed || entered) && refusal.is_none() {
            reply = DialogReply::Number;
        }
        if ui.button(text!("shell-cancel")).clicked() {
            reply = DialogReply::Close;
        }
    });
    reply
}

fn message_ui(ui: &mut Ui, title: &str, text: &str) -> DialogReply {
    stops::heading(&ui.heading(title));
    ui.label(RichText::new(printable(text)).monospace());
    ui.add_space(8.0);
    let entered = ui.input(|input| input.key_pressed(Key::Enter));
    if ui.button(text!("shell-ok")).clicked() || entered { DialogReply::Close } else { DialogReply::Waiting }
}

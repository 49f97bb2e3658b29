//! The title with the notes below it, and the fields that replace them for editing.

use std::borrow::Cow;

use eframe::egui::collapsing_header::CollapsingState;
use eframe::egui::{Align, Id, Label, Layout, RichText, Role, Sense, TextEdit, Ui, vec2};

use super::{Notes, NotesDraft};
use crate::app::command::Command;
use crate::app::panels::covered;
use crate::app::state::cx::Cx;
use crate::app::widgets::icons::{self, Icon};
use crate::message::text;
use crate::words::one_line;

/// The width of the pencil beside the title, in points.
const PENCIL: f32 = 34.0;

/// Maximum length of the title and of the notes, in characters.
const LONGEST: (usize, usize) = (200, 100_000);

/// The readable part of the notes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Readable {
    /// Whether the run hides nothing.
    pub(crate) is_told: bool,
    /// Whether the run was shown to its end.
    pub(crate) is_played: bool,
}

/// Shows the title and the notes.
pub(crate) fn ui(ui: &mut Ui, notes: &mut Notes, readable: Readable, cx: &mut Cx<'_>) {
    let scene = cx.scene;
    notes.is_shown = true;
    if let Some(draft) = notes.draft.take() {
        notes.draft = draft_ui(ui, draft, cx);
        return;
    }
    let title = match scene.title.trim() {
        "" => Cow::Borrowed(text!("notes-untitled")),
        title => Cow::Owned(one_line(title)),
    };
    let title = RichText::new(title).heading().strong();
    if scene.notes.trim().is_empty() {
        header_ui(ui, title, cx);
        return;
    }
    // A user who edits shapes can collapse the notes.
    let id = Id::unique("notes");
    let state = CollapsingState::load_with_default_open(ui.ctx(), id, true);
    let is_open = state.is_open();
    let (toggle, header, _) = state.show_header(ui, |ui| header_ui(ui, title, cx)).body_unindented(|ui| {
        notes_ui(ui, notes, readable, cx);
    });
    toggle.ctx.accesskit_node_builder(toggle.id, |node| {
        node.set_role(Role::DisclosureTriangle);
        node.set_label(text!("notes-show-or-hide"));
        node.set_expanded(is_open);
    });
    if header.inner {
        let mut state = CollapsingState::load_with_default_open(ui.ctx(), id, true);
        state.toggle(ui);
        state.store(ui.ctx());
    }
}

/// Shows the question of the notes, and the answer below it once it is requested or the run has been shown. Notes
/// without an answer appear as soon as no step is hidden.
fn notes_ui(ui: &mut Ui, notes: &mut Notes, readable: Readable, cx: &mut Cx<'_>) {
    let (question, answer) = cx.scene.question_and_answer();
    if answer.is_some() || readable.is_told {
        notes.markdown.ui(ui, question);
    }
    let Some(answer) = answer.filter(|_| readable.is_told) else {
        if !readable.is_told {
            covered::ui(ui, cx);
        }
        return;
    };
    if notes.is_revealed || readable.is_played {
        let heading = if cx.document.has_another_pair() {
            text!("notes-answer-of-the-original")
        } else {
            text!("notes-answer")
        };
        ui.label(RichText::new(heading).strong());
        notes.answer.ui(ui, answer);
    } else if ui
        .button(text!("notes-show-the-answer"))
        .on_hover_text(text!("notes-it-is-shown-at-the"))
        .clicked()
    {
        notes.is_revealed = true;
    }
}

/// Shows the title with the pencil beside it. Returns whether the title was clicked.
fn header_ui(ui: &mut Ui, title: RichText, cx: &mut Cx<'_>) -> bool {
    ui.horizontal_top(|ui| {
        let width = (ui.available_width() - PENCIL).max(1.0);
        let place = ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::LEFT), |ui| {
            ui.set_width(width);
            ui.add(Label::new(title).wrap().sense(Sense::CLICK)).clicked()
        });
        let command = Command::EditNotes;
        let pencil = icons::button(ui, Icon::Pencil, command.text());
        if pencil.on_hover_text(command.tooltip()).clicked() {
            cx.requests.command(command);
        }
        place.inner
    })
    .inner
}

/// Shows the fields. Once none of them has the focus, the typed text becomes one step of undo.
fn draft_ui(ui: &mut Ui, mut draft: NotesDraft, cx: &mut Cx<'_>) -> Option<NotesDraft> {
    let title = TextEdit::singleline(&mut draft.title)
        .id(Id::unique("title of the scene"))
        .char_limit(LONGEST.0)
        .desired_width(f32::INFINITY)
        .hint_text(text!("notes-title"));
    let title = ui.add(title).accessible_name(text!("notes-title-of-the-scene"));
    let text = TextEdit::multiline(&mut draft.notes)
        .id(Id::unique("notes of the scene"))
        .char_limit(LONGEST.1.max(cx.scene.notes.len()))
        .desired_width(f32::INFINITY)
        .desired_rows(8)
        .hint_text(text!("notes-notes-in-markdown-bold-lists"));
    let text = ui.add(text).accessible_name(text!("notes-notes-of-the-scene"));
    let is_done = ui.button(text!("notes-done")).on_hover_text(text!("notes-one-step-of-undo-esc")).clicked();
    if !draft.has_begun {
        draft.has_begun = true;
        title.request_focus();
        return Some(draft);
    }
    if !is_done && (title.has_focus() || text.has_focus()) {
        return Some(draft);
    }
    draft.commit(cx);
    None
}

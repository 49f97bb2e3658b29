//! The title and the notes of the scene, shown and edited.

pub(crate) mod ui;

use crate::app::features::feature::Feature;
use crate::app::state::cx::Cx;
use crate::app::view::markdown::Markdown;
use crate::edit::Change;
use crate::message::text;
use crate::scene::ViewPreset;

/// The notes of the scene in the window.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    /// The texts while they are edited.
    draft: Option<NotesDraft>,
    /// The question, or all of the notes.
    markdown: Markdown,
    answer: Markdown,
    /// Whether the user asked for the answer.
    is_revealed: bool,
    /// Whether the notes were shown in this pass.
    is_shown: bool,
    /// The number of scenes shown before.
    scene: u64,
}

/// The texts while they are edited.
#[derive(Clone, Debug, PartialEq, Eq)]
struct NotesDraft {
    title: String,
    notes: String,
    /// Whether a field has had the focus.
    has_begun: bool,
}

impl Notes {
    /// Returns a number that changes with the scene.
    pub(crate) const fn scene(&self) -> u64 {
        self.scene
    }

    /// Begins to edit these texts.
    pub(crate) fn edit(&mut self, title: &str, notes: &str) {
        self.draft = Some(NotesDraft { title: title.to_owned(), notes: notes.to_owned(), has_begun: false });
    }
}

impl Feature for Notes {
    /// Texts whose fields are no longer shown become a change of the scene.
    fn end_pass(&mut self, cx: &mut Cx<'_>) {
        if !std::mem::take(&mut self.is_shown) {
            self.cover(cx);
        }
    }

    /// Ends editing: the typed text becomes a change of the scene.
    fn cover(&mut self, cx: &mut Cx<'_>) {
        if let Some(draft) = self.draft.take() {
            draft.commit(cx);
        }
    }

    /// Shows the notes of the new scene from the beginning.
    fn restart(&mut self, _: ViewPreset) {
        self.scene += 1;
        self.draft = None;
        self.is_revealed = false;
    }
}

impl NotesDraft {
    /// Requests the typed text as one step of undo.
    fn commit(self, cx: &mut Cx<'_>) {
        let scene = cx.document.scene();
        let Self { title, notes, .. } = self;
        if (&title, &notes) != (&scene.title, &scene.notes) {
            let name = if notes == scene.notes {
                text!("notes-edit-the-title")
            } else {
                text!("notes-edit-the-notes")
            };
            cx.requests.edit(name, Change::Texts { title, notes });
        }
    }
}

//! The question before a scene or a lesson is left, about everything that would be lost. A changed shipped
//! scene is not lost: it is kept among the recent ones.

use eframe::egui::Context;

use super::App;
use super::dialogs::PendingOpen;
use crate::app::state::document::Document;
use crate::app::state::home::Origin;
use crate::app::state::request::Work;
use crate::geometry::Dimension;
use crate::message::text;
use crate::words::one_line;

/// A scene that would be lost, or the edited lesson.
#[derive(Clone, Debug)]
pub(crate) struct Loss {
    /// Whether the scene is in the parked document: the one of the other dimension, which is not shown.
    is_parked: bool,
    /// Whether the loss is the edited lesson.
    is_lesson: bool,
    /// The number of changes to undo until the scene is shown.
    undoes: usize,
    /// The reason to ask, as a sentence.
    pub(crate) reason: String,
}

impl App {
    /// Finds the first scene that would be lost by leaving the open one. Changed shipped scenes are kept, if
    /// that is possible.
    pub(crate) fn loss(&mut self, leaving: &PendingOpen) -> Option<Loss> {
        if matches!(leaving, PendingOpen::Lesson(_)) {
            return self.loss_of_lesson();
        }
        // A file that was deleted counts as unsaved.
        self.document.glance_at_file();
        // Changes made in a presentation disappear when it ends.
        if self.presenter.is_some() {
            return None;
        }
        // The scene of a page belongs to its lesson, and nothing is lost by turning the page.
        let is_turned = leaving.is_page() && self.document.origin() == &Origin::Lesson;
        let open = if is_turned {
            None
        } else if leaving.keeps_history() {
            self.loss_of_open()
        } else {
            self.loss_in(false, leaving)
        };
        let of_scenes = open.or_else(|| {
            let replaces = |dimension: Dimension| leaving.dimension() == Some(dimension);
            let parked = self.parked.as_mut()?;
            parked.document.glance_at_file();
            let is_left = matches!(leaving, PendingOpen::Quit)
                || (!leaving.keeps_history() && replaces(parked.document.scene().dimension));
            if is_left { self.loss_in(true, leaving) } else { None }
        });
        if of_scenes.is_none() && matches!(leaving, PendingOpen::Quit) {
            return self.loss_of_lesson();
        }
        of_scenes
    }

    /// The edited lesson, if it is not saved in a file.
    fn loss_of_lesson(&mut self) -> Option<Loss> {
        let title = self.features.lessons.authoring.unsaved()?;
        let reason = text!("shell-the-lesson-has-unsaved-changes"; title = one_line(title));
        Some(Loss { is_parked: false, is_lesson: true, undoes: 0, reason })
    }

    /// The open scene, if it would be lost. If undo stays available, only the open scene counts, and only if it is not
    /// a shipped one.
    fn loss_of_open(&self) -> Option<Loss> {
        let unsaved = self.document.unsaved().next().filter(|it| it.undoes == 0 && it.shipped.is_none())?;
        if self.features.lessons.authoring.holds(unsaved.scene) {
            return None;
        }
        Some(Loss { is_parked: false, is_lesson: false, undoes: unsaved.undoes, reason: self.reason(false) })
    }

    fn loss_in(&mut self, is_parked: bool, leaving: &PendingOpen) -> Option<Loss> {
        // Without a folder, all kept data ends with the window.
        let can_keep = self.recent.lasts() || !matches!(leaving, PendingOpen::Quit);
        let Self { document, parked, recent, features, .. } = self;
        let document = if is_parked { &mut parked.as_mut()?.document } else { document };
        let (mut kept, mut loss) = (Vec::new(), None);
        // A page of the edited lesson keeps its scene; the question is about the lesson instead.
        let unsaved =
            document.unsaved().filter(|it| it.file.is_some() || !features.lessons.authoring.holds(it.scene));
        for unsaved in unsaved {
            let shipped = unsaved.shipped.filter(|_| can_keep);
            let Some(name) = shipped.and_then(|index| recent.keep(unsaved.scene, index, unsaved.kept)) else {
                loss = Some((unsaved.undoes, title_of(document, unsaved.undoes)));
                break;
            };
            kept.push((unsaved.home, name));
        }
        for (home, name) in kept {
            document.mark_kept(home, name);
        }
        let (undoes, title) = loss?;
        let reason = match (is_parked, undoes) {
            (false, 0) => self.reason(false),
            (false, _) => text!("shell-a-scene-that-undo-leads"; title = title),
            (true, 0) => self.reason(true),
            (true, _) => {
                text!("shell-a-scene-that-undo-leads-2"; title = title)
            }
        };
        Some(Loss { is_parked, is_lesson: false, undoes, reason })
    }

    fn reason(&self, is_parked: bool) -> String {
        match self.parked.as_ref().filter(|_| is_parked) {
            None if self.document.is_gone() => text!("shell-its-file-was-deleted").to_owned(),
            None => text!("shell-the-scene-has-unsaved-changes").to_owned(),
            Some(parked) => {
                let (dimension, title) =
                    (parked.document.scene().dimension.count(), one_line(&parked.document.title()));
                text!("shell-the-d-scene-has-unsaved"; dimension = dimension, title = title)
            }
        }
    }

    /// Saves the work that would be lost, then leaves. A scene that undo leads back to, or that is set aside, is shown
    /// first.
    pub(crate) fn save_and_leave(&mut self, leaving: PendingOpen, ctx: &Context) {
        if let Some(Loss { is_parked, undoes, is_lesson, .. }) = self.loss(&leaving) {
            if is_lesson {
                self.after_save = Some(leaving);
                return self.save(Work::Lesson, ctx);
            }
            if is_parked {
                self.swap_with_parked(ctx);
            }
            if undoes > 0 {
                for _ in 0..undoes {
                    self.document.undo();
                }
                self.start_over(ctx);
            }
        }
        self.after_save = Some(leaving);
        self.save(Work::Scene, ctx);
    }
}

/// The title of the scene after this number of changes are undone.
fn title_of(document: &Document, undoes: usize) -> String {
    let found = document.unsaved().find(|unsaved| unsaved.undoes == undoes);
    let title = found.map_or("", |unsaved| unsaved.scene.title.as_str());
    one_line(if title.is_empty() { text!("shell-untitled") } else { title })
}

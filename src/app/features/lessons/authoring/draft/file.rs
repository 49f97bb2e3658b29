//! The file of the lesson that is being written.

use std::path::Path;

use super::LessonDraft;
use crate::app::state::request::{EXTENSION, FileRequest, Request, Work};
use crate::files::{Fingerprint, OnDisk};
use crate::lesson::{LessonError, Loaded, Solution, Source};
use crate::message::text;

impl LessonDraft {
    /// Returns whether the lesson has unsaved changes.
    pub(in super::super) fn is_changed(&self) -> bool {
        self.saved.as_ref() != Some(&self.lesson)
    }

    pub(in super::super) fn file(&self) -> Option<&Path> {
        self.file.as_ref().map(|(path, _)| path.as_path())
    }

    pub(in super::super) fn compare_file(&self) -> OnDisk {
        self.file.as_ref().map_or(OnDisk::Same, |(path, fingerprint)| fingerprint.compare(path))
    }

    /// Returns the question for a file to write the lesson to.
    pub(in super::super) fn file_request(&self) -> FileRequest {
        FileRequest::to_save(
            [text!("shell-save-the-lesson"), text!("shell-save-the-lesson-to-a")],
            "lesson.ron".to_owned(),
            (text!("shell-lesson").to_owned(), EXTENSION),
            self.file().map_or_else(|| self.loaded.path.clone(), Path::to_owned),
            |path| Request::Save(Work::Lesson, path),
        )
    }

    pub(in super::super) fn text_for(&mut self, path: &Path) -> String {
        self.settle();
        let folder = |path: &Path| {
            let folder = path.parent().unwrap_or(Path::new("")).to_owned();
            folder.canonicalize().unwrap_or(folder)
        };
        if folder(path) != folder(&self.loaded.path) {
            self.embed();
        }
        self.lesson.to_ron()
    }

    /// Embeds scenes of other files in the lesson.
    fn embed(&mut self) {
        let Loaded { scenes, solutions, .. } = &self.loaded;
        for (number, page) in self.lesson.pages.iter_mut().enumerate() {
            if let Some(Source::File(_)) = page.scene {
                page.scene = Source::of_scene(&scenes[number]);
            }
            if let (Some(Solution::Scene(source @ Source::File(_))), Some(scene)) =
                (&mut page.solution, &solutions[number])
                && let Some(embedded) = Source::of_scene(scene)
            {
                *source = embedded;
            }
        }
        self.commit(text!("authoring-take-scenes-into-the-lesson"), self.page);
    }

    pub(in super::super) fn mark_saved(&mut self, path: &Path, text: &str) -> Option<String> {
        self.saved = Some(self.lesson.clone());
        path.clone_into(&mut self.loaded.path);
        self.file = Some((path.to_owned(), Fingerprint::of(text.as_bytes())));
        match self.loaded.require_finished() {
            Err(LessonError::Content { place, expected, found, .. }) => {
                Some(text!("authoring-expected-found"; place = place, expected = expected, found = found))
            }
            Err(error) => Some(error.to_string()),
            Ok(()) => None,
        }
    }
}

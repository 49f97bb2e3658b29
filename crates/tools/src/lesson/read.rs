//! Reading a lesson with the scenes of its pages.

use std::collections::HashSet;
use std::path::{Component, Path, PathBuf};

use ron::Options;
use ron::extensions::Extensions;

use super::document::{Lesson, Page, Question, Solution, Source};
use super::error::{LessonError, place};
use crate::files;
use crate::message::text;
use crate::scene::library;
use crate::scene::{Scene, SceneError};
use crate::words::number;

/// Maximum size of a lesson file, in bytes.
pub const MAX_FILE_SIZE: usize = 8 << 20;

/// Maximum number of pages of a lesson.
pub const MAX_PAGES: usize = 500;

/// The lesson in a folder.
const FILE_IN_FOLDER: &str = "lesson.ron";

/// Maximum depth of nesting in a file; deeper nesting is refused before it takes memory.
const MAX_DEPTH: usize = 64;

/// A lesson with the scenes of its pages.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The lesson.
    pub lesson: Lesson,
    /// The file, or its name if it is shipped.
    pub path: PathBuf,
    /// The scene of each page.
    pub scenes: Vec<Scene>,
    /// For each page, the scene of its solution, if the solution is a scene.
    pub solutions: Vec<Option<Scene>>,
}

impl Loaded {
    /// Reads a lesson file.
    ///
    /// # Errors
    /// The file cannot be read, is not a lesson, or has an inconsistent page.
    pub fn read(path: &Path) -> Result<Self, LessonError> {
        let loaded = Self::read_unfinished(path)?;
        loaded.require_finished()?;
        Ok(loaded)
    }

    /// Reads a lesson file that may be unfinished, to continue writing it. A folder stands for the file
    /// `lesson.ron` in it.
    ///
    /// # Errors
    /// The file cannot be read, is not a lesson, or fails as in [`Loaded::of`].
    pub fn read_unfinished(path: &Path) -> Result<Self, LessonError> {
        let inside = path.join(FILE_IN_FOLDER);
        let path = if path.is_dir() { &inside } else { path };
        Self::read_file(path, path).map_err(|mut error| {
            if let LessonError::Notation { found, .. }
            | LessonError::Syntax { error: SceneError { found, .. }, .. } = &mut error
                && let Some(copy) = complete_copy(path)
            {
                *found = text!("scene-complete-copy"; found = *found, copy = copy.display());
            }
            error
        })
    }

    /// Reads the lesson in `file` as if it were at `path`, beside its scene files.
    fn read_file(file: &Path, path: &Path) -> Result<Self, LessonError> {
        let bytes = files::read(file, MAX_FILE_SIZE)?;
        let text = String::from_utf8(bytes).map_err(|error| {
            let found = text!("lesson-no-utf-8"; count = error.utf8_error().valid_up_to());
            LessonError::Notation { path: path.to_owned(), line: 1, column: 1, found }
        })?;
        Self::parse_unfinished(&text, path)
    }

    /// Reads a lesson from a text. Scene files are looked for beside `path`.
    ///
    /// # Errors
    /// Those of [`Loaded::read`].
    pub fn parse(text: &str, path: &Path) -> Result<Self, LessonError> {
        let loaded = Self::parse_unfinished(text, path)?;
        loaded.require_finished()?;
        Ok(loaded)
    }

    /// Reads a lesson that may be unfinished from a text. Scene files are looked for beside `path`.
    ///
    /// # Errors
    /// Those of [`Loaded::read_unfinished`].
    pub fn parse_unfinished(text: &str, path: &Path) -> Result<Self, LessonError> {
        let notation =
            |line, column, found| LessonError::Notation { path: path.to_owned(), line, column, found };
        if text.len() > MAX_FILE_SIZE {
            return Err(notation(1, 1, text!("lesson-too-long"; found = text.len(), most = MAX_FILE_SIZE)));
        }
        let options = Options::default()
            .with_default_extension(Extensions::IMPLICIT_SOME)
            .with_recursion_limit(MAX_DEPTH);
        let lesson: Lesson = options.from_str(text).map_err(|error| {
            let mut error = SceneError::from_ron(text, &error);
            if error.field == SceneError::WHOLE {
                "lesson".clone_into(&mut error.field);
            }
            LessonError::Syntax { path: path.to_owned(), error }
        })?;
        Self::of(lesson, path)
    }

    /// Loads the scenes of a lesson. Scene files are looked for beside `path`.
    ///
    /// # Errors
    /// A number is out of its range, or a scene cannot be read.
    pub fn of(lesson: Lesson, path: &Path) -> Result<Self, LessonError> {
        let reading = LessonReading { path };
        reading.check_numbers(&lesson)?;
        let (mut scenes, mut solutions) = (Vec::<Scene>::new(), Vec::new());
        for (index, page) in lesson.pages.iter().enumerate() {
            let at = (index, page.name.as_str());
            let no_scene = || reading.refused(at, "name", text!("lesson-a-first-scene"), text!("scene-none"));
            let scene = match &page.scene {
                Some(source) => reading.scene(source, at, "name")?,
                None => scenes.last().cloned().ok_or_else(no_scene)?,
            };
            let solution = match &page.solution {
                Some(Solution::Scene(source)) => Some(reading.scene(source, at, "solution")?),
                _ => None,
            };
            scenes.push(scene);
            solutions.push(solution);
        }
        Ok(Self { lesson, path: path.to_owned(), scenes, solutions })
    }

    /// Refuses an unfinished lesson: pages without a unique name, questions without answers, links to
    /// missing pages.
    ///
    /// # Errors
    /// The first of these problems.
    pub fn require_finished(&self) -> Result<(), LessonError> {
        (LessonReading { path: &self.path }).check(&self.lesson)
    }

    /// Returns the files of the lesson: its own, and the scenes of pages and solutions.
    pub fn files(&self) -> Vec<PathBuf> {
        let of_page = |page: &Page| {
            let solution = match &page.solution {
                Some(Solution::Scene(source)) => Some(source.clone()),
                _ => None,
            };
            [page.scene.clone(), solution]
        };
        let sources = self.lesson.pages.iter().flat_map(of_page).flatten();
        let scenes = sources.filter_map(|source| match source {
            Source::File(name) => Some(beside(&self.path, &name)),
            Source::Shipped(_) | Source::Inline(_) => None,
        });
        std::iter::once(self.path.clone()).chain(scenes).collect()
    }

    /// Finds the page with this name.
    pub fn page(&self, name: &str) -> Option<usize> {
        self.lesson.pages.iter().position(|page| page.name == name)
    }

    /// Returns the page that follows one, unless an answer leads elsewhere. Returns `None` after the last
    /// page.
    pub fn after(&self, page: usize) -> Option<usize> {
        let named = self.lesson.pages.get(page).and_then(|page| page.next.as_deref());
        match named {
            Some(name) => self.page(name),
            None => Some(page + 1).filter(|next| *next < self.lesson.pages.len()),
        }
    }
}

/// The copy beside a damaged file that an interrupted save has left, if it holds a lesson.
fn complete_copy(path: &Path) -> Option<PathBuf> {
    files::interrupted(path).into_iter().find(|copy| Loaded::read_file(copy, path).is_ok())
}

/// Returns the path of a scene file, given its name in a lesson.
fn beside(lesson: &Path, name: &str) -> PathBuf {
    lesson.parent().unwrap_or_else(|| Path::new("")).join(name)
}

struct LessonReading<'a> {
    path: &'a Path,
}

impl LessonReading<'_> {
    /// The error about a part of a page, given by its index and its name.
    fn refused(
        &self,
        (page, name): (usize, &str),
        part: &str,
        expected: impl Into<String>,
        found: impl Into<String>,
    ) -> LessonError {
        let (part, place, path) = (part.into(), place(name, part), self.path.to_owned());
        LessonError::Content { path, page, part, place, expected: expected.into(), found: found.into() }
    }

    /// Checks numbers.
    fn check_numbers(&self, lesson: &Lesson) -> Result<(), LessonError> {
        let count = lesson.pages.len();
        if !(1..=MAX_PAGES).contains(&count) {
            let expected = text!("lesson-page-count"; most = MAX_PAGES);
            return Err(self.refused((0, ""), "pages", expected, count.to_string()));
        }
        for (index, page) in lesson.pages.iter().enumerate() {
            let at = (index, page.name.as_str());
            if page.minutes != 0.0 && !(Page::MIN_MINUTES..=Page::MAX_MINUTES).contains(&page.minutes) {
                let (least, most) = (Page::MIN_MINUTES, Page::MAX_MINUTES);
                let expected = text!("lesson-minutes-range"; least = least, most = most);
                return Err(self.refused(at, "minutes", expected, number(page.minutes)));
            }
            if let Some(camera) = page.show.camera.filter(|camera| !camera.is_valid()) {
                let found = text!("words-and"; one = camera.yaw, other = camera.pitch);
                return Err(self.refused(at, "camera", text!("lesson-a-camera"), found));
            }
            for question in &page.questions {
                if let Question::Number { ask, tolerance, .. } = question
                    && !(tolerance.is_finite() && *tolerance >= 0.0)
                {
                    let part = format!("question-tolerance {ask}");
                    return Err(self.refused(at, &part, text!("lesson-a-tolerance"), tolerance.to_string()));
                }
            }
        }
        Ok(())
    }

    /// Checks names and questions.
    fn check(&self, lesson: &Lesson) -> Result<(), LessonError> {
        let mut names = HashSet::new();
        for (index, page) in lesson.pages.iter().enumerate() {
            let at = (index, page.name.as_str());
            if page.name.is_empty() || !names.insert(page.name.as_str()) {
                return Err(self.refused(at, "name", text!("lesson-a-name"), format!("`{}`", page.name)));
            }
            for question in &page.questions {
                self.check_question(question, at)?;
            }
        }
        for (index, page) in lesson.pages.iter().enumerate() {
            let choices = page.questions.iter().flat_map(|question| match question {
                Question::Choice { answers, .. } => answers.as_slice(),
                _ => &[],
            });
            let mut leads = choices.filter_map(|choice| choice.next.as_deref()).chain(page.next.as_deref());
            if let Some(name) = leads.find(|name| !names.contains(name)) {
                let expected = text!("lesson-name-of-page");
                return Err(self.refused((index, &page.name), "next", expected, format!("`{name}`")));
            }
        }
        Ok(())
    }

    fn check_question(&self, question: &Question, at: (usize, &str)) -> Result<(), LessonError> {
        let (ask, expected, found) = match question {
            Question::Choice { ask, answers } if answers.len() < 2 => {
                (ask, text!("lesson-two-answers"), answers.len().to_string())
            }
            Question::Text { ask, accept, .. } if accept.is_empty() => {
                (ask, text!("lesson-a-right-answer"), text!("scene-none").to_owned())
            }
            _ => return Ok(()),
        };
        Err(self.refused(at, &format!("question-asked {ask}"), expected, found))
    }

    fn scene(&self, source: &Source, at: (usize, &str), part: &str) -> Result<Scene, LessonError> {
        let refused = |expected, found| self.refused(at, part, expected, found);
        match source {
            Source::Shipped(name) => match library::SHIPPED.iter().find(|shipped| shipped.file_name == *name)
            {
                Some(shipped) => Ok(shipped.scene()),
                None => Err(refused(text!("lesson-a-shipped-scene"), format!("`{name}`"))),
            },
            Source::File(name) => {
                let inside = Path::new(name).components().all(|part| matches!(part, Component::Normal(_)));
                if !inside {
                    return Err(refused(text!("lesson-a-scene-file"), format!("`{name}`")));
                }
                Scene::read(&beside(self.path, name))
                    .map_err(|error| refused(text!("lesson-a-scene"), error.to_string()))
            }
            Source::Inline(text) => Scene::from_ron(text.get_ron())
                .map_err(|error| refused(text!("lesson-a-scene"), error.to_string())),
        }
    }
}

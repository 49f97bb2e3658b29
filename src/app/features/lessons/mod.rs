//! Lessons in the window: the shelf of lessons, the open page, and the answers.

mod asking;
pub(crate) mod authoring;
mod paging;
mod poll;
pub(crate) mod presented;
mod request;
mod shelf;
mod teacher;
mod teacher_ui;
pub(crate) mod ui;
mod writing;

use std::path::{Path, PathBuf};

use crate::app::state::request::{FileRequest, Request};
use crate::app::view::markdown::Markdown;
use crate::figure::Analysis;
use crate::figure::prediction::Answer;
use crate::files;
use crate::geometry::Side;
use crate::lesson::{
    Answers, Asked, Given, LessonError, Loaded, LockedPart, Moment, Page, SHIPPED, asked, decided_at, fill,
};
use crate::message::text;
use crate::scene::Scene;
use authoring::Authoring;
use poll::Poll;
use request::LessonRequest;
use teacher::TeacherWindow;

/// The lessons.
#[derive(Debug, Default)]
pub(crate) struct Lessons {
    /// Whether the shelf is open.
    is_shelf_open: bool,
    /// Whether the setup is shown in place of the page.
    shows_setup: bool,
    /// The name under which answers are saved.
    name: String,
    open: Option<OpenLesson>,
    /// The lesson that is being written.
    pub(crate) authoring: Authoring,
    markdown: Markdown,
    notes: Markdown,
    /// The window for the teacher.
    pub(crate) teacher: TeacherWindow,
}

/// The open lesson.
#[derive(Debug)]
struct OpenLesson {
    loaded: Loaded,
    page: usize,
    /// The pages that led here, oldest first.
    trail: Vec<usize>,
    /// The scene of each page as it was left.
    left: Vec<Option<Scene>>,
    /// Whether the goal of each page was reached.
    reached: Vec<bool>,
    /// The answers, page by page, question by question.
    given: Vec<Vec<Option<LessonReply>>>,
    /// Whether each question was skipped.
    skipped: Vec<Vec<bool>>,
    shown: PageTexts,
    /// The state for which the goal was last checked.
    looked_at: Option<LessonState>,
    /// The step at which the page begins, from 0.
    step: usize,
    /// Whether the lesson is still being written.
    is_preview: bool,
}

/// The part of the window's state that a goal can depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct LessonState {
    /// The revision of the document.
    revision: u64,
    /// The shown step, from 0.
    step: usize,
    /// The number of outcomes that occurred in Explore.
    outcomes: usize,
}

/// The texts of a page, with the numbers of its run.
#[derive(Debug, Default)]
struct PageTexts {
    text: String,
    notes: String,
    hints: Vec<String>,
    questions: Vec<Result<Asked, String>>,
    /// The index of the event that answers each question about a decision of the run.
    events: Vec<Option<usize>>,
    /// The answer to the next question, chosen in the picture.
    picked: Option<Answer>,
    /// The vertex that was selected before.
    selected: Option<(Side, usize)>,
    /// The number of hints shown.
    told: usize,
    typed: Vec<String>,
    /// The question that the class sees in presenter mode.
    poll: Poll,
}

/// An answer.
#[derive(Clone, Debug, PartialEq)]
struct LessonReply {
    words: String,
    is_right: bool,
    /// The index of the choice. `None` for a typed answer.
    choice: Option<usize>,
    /// The words of the first answer, and whether it was right: later answers do not count.
    first: (String, bool),
}

impl Lessons {
    /// Reads a shipped lesson.
    fn shipped(index: usize) -> Result<Loaded, LessonError> {
        let (name, text) = SHIPPED[index];
        Loaded::parse(text, Path::new(name))
    }

    /// Opens a lesson at a page.
    fn begin(&mut self, loaded: Loaded, page: usize) -> Option<Scene> {
        let pages = loaded.lesson.pages.len();
        let given = loaded.lesson.pages.iter().map(|page| vec![None; page.questions.len()]).collect();
        let skipped = loaded.lesson.pages.iter().map(|page| vec![false; page.questions.len()]).collect();
        self.open = Some(OpenLesson {
            loaded,
            page,
            trail: Vec::new(),
            left: vec![None; pages],
            reached: vec![false; pages],
            given,
            skipped,
            shown: PageTexts::default(),
            looked_at: None,
            step: 0,
            is_preview: false,
        });
        (self.is_shelf_open, self.shows_setup) = (false, false);
        self.teacher.clock = None;
        self.enter(page)
    }

    /// Opens a lesson that is being written.
    fn preview(&mut self, loaded: Loaded, page: usize) -> Option<Scene> {
        let scene = self.begin(loaded, page);
        if let Some(open) = &mut self.open {
            open.is_preview = true;
        }
        scene
    }

    /// Returns the index of the page.
    fn page(&self) -> usize {
        self.open.as_ref().map_or(0, |open| open.page)
    }

    /// Returns the parts of the window that the page locks.
    fn locked_parts(&self) -> &[LockedPart] {
        self.open.as_ref().map_or(&[], |open| &open.loaded.lesson.pages[open.page].locks)
    }

    /// Returns the step at which the page begins, from 0.
    fn step(&self) -> usize {
        self.open.as_ref().map_or(0, |open| open.step)
    }

    /// Returns the title of the open lesson and the name of its page, to be remembered.
    fn place(&self) -> Option<(&str, &str)> {
        let open = self.open.as_ref()?;
        let lesson = &open.loaded.lesson;
        Some((&lesson.title, &lesson.pages.get(open.page)?.name))
    }

    /// Returns the lesson that is open.
    pub(crate) fn loaded(&self) -> Option<&Loaded> {
        self.open.as_ref().map(|open| &open.loaded)
    }

    /// Returns the scene that reaches the goal of the page.
    fn solved(&self) -> Option<Result<Scene, String>> {
        let open = self.open.as_ref()?;
        open.loaded.solved(open.page)
    }

    /// Closes the lesson.
    fn close(&mut self) {
        self.open = None;
    }

    /// Keeps the scene of the page before leaving it.
    pub(crate) fn leave(&mut self, scene: &Scene) {
        if let Some(open) = &mut self.open {
            open.left[open.page] = Some(scene.clone());
        }
    }

    /// Goes to a page. Returns its scene, as left when the page was last shown.
    fn go(&mut self, page: usize) -> Option<Scene> {
        let open = self.open.as_mut()?;
        open.trail.push(open.page);
        self.enter(page)
    }

    /// Goes back to the page that led here, or else to the one before.
    fn back(&mut self) -> Option<Scene> {
        let open = self.open.as_mut()?;
        let page = open.trail.pop().or(open.page.checked_sub(1))?;
        self.enter(page)
    }

    /// Shows the page as its author made it.
    fn start_over(&mut self) -> Option<Scene> {
        let open = self.open.as_mut()?;
        open.left[open.page] = None;
        let page = open.page;
        self.enter(page)
    }

    /// Enters a page: fills in its texts and questions, and returns its scene. The texts are there even if the user
    /// keeps the scene on screen.
    fn enter(&mut self, number: usize) -> Option<Scene> {
        let open = self.open.as_mut()?;
        // Numbers and questions concern the scene as its author made it.
        let scene = open.loaded.scenes.get(number)?;
        let page = open.loaded.lesson.pages.get(number)?;
        let analysis = &Analysis::of(scene);
        let step = page.step.index(analysis.trace.steps());
        (open.page, open.looked_at, open.step) = (number, None, step);
        let filled =
            |text: &str| fill(text, analysis, step).unwrap_or_else(|error| format!("{text}\n\n({error})"));
        open.shown = PageTexts {
            text: filled(&page.text),
            notes: filled(&page.notes),
            hints: page.hints.iter().map(|hint| filled(hint)).collect(),
            questions: page.questions.iter().map(|question| asked(question, analysis, step)).collect(),
            events: page.questions.iter().map(|question| decided_at(question, analysis)).collect(),
            picked: None,
            selected: None,
            told: 0,
            typed: vec![String::new(); page.questions.len()],
            poll: Poll::default(),
        };
        Some(open.left[number].clone().unwrap_or_else(|| scene.clone()))
    }

    /// Returns the open page and the step at which it begins, from 0.
    fn open_page(&self) -> Option<(&Page, usize)> {
        let open = self.open.as_ref()?;
        Some((open.loaded.lesson.pages.get(open.page)?, open.step))
    }

    /// The following page: the target of an answer, or the next one.
    fn next(&self) -> Option<usize> {
        let open = self.open.as_ref()?;
        let replies = open.given[open.page].iter().zip(&open.shown.questions);
        let mut led = replies.rev().filter_map(|(reply, question)| match (reply, question) {
            (Some(LessonReply { choice: Some(index), .. }), Ok(Asked::Choice { answers, .. })) => {
                answers.get(*index)?.next.as_deref()
            }
            _ => None,
        });
        led.next().and_then(|name| open.loaded.page(name)).or_else(|| open.loaded.after(open.page))
    }

    /// Checks whether the goal of the page is reached.
    fn look(&mut self, scene: &Scene, analysis: &Analysis, state: LessonState) {
        let Some(open) = &mut self.open else { return };
        let Some(goal) = &open.loaded.lesson.pages[open.page].goal else { return };
        if open.reached[open.page] || open.looked_at == Some(state) {
            return;
        }
        open.looked_at = Some(state);
        let LessonState { step, outcomes, .. } = state;
        let moment = Moment { start: &open.loaded.scenes[open.page], scene, analysis, step, outcomes };
        open.reached[open.page] = moment.reaches(goal);
    }

    /// Returns the answers given so far.
    fn answers(&self) -> Answers {
        let mut answers =
            Answers { version: Answers::VERSION, name: self.name.trim().to_owned(), ..Answers::default() };
        let Some(open) = &self.open else { return answers };
        answers.lesson.clone_from(&open.loaded.lesson.title);
        for (number, page) in open.loaded.lesson.pages.iter().enumerate() {
            let analysis = Analysis::of(&open.loaded.scenes[number]);
            let step = page.step.index(analysis.trace.steps());
            for (question, reply) in page.questions.iter().zip(&open.given[number]) {
                let (Some(LessonReply { first: (words, is_right), .. }), Ok(asked)) =
                    (reply, asked(question, &analysis, step))
                else {
                    continue;
                };
                answers.answers.push(Given {
                    page: page.name.clone(),
                    question: asked.ask().to_owned(),
                    answer: words.clone(),
                    right: *is_right,
                });
            }
            if let Some(goal) = page.goal.as_ref().filter(|_| open.reached[number]) {
                answers.answers.push(Given {
                    page: page.name.clone(),
                    question: "goal".to_owned(),
                    answer: goal.words(),
                    right: true,
                });
            }
        }
        answers
    }

    /// Writes the answers to a file, never over the scene's own or a file of the lesson. Returns the notice.
    fn save_answers(&self, path: &Path, own: Option<&Path>) -> String {
        let read = self.loaded().map(Loaded::files).unwrap_or_default();
        let written = files::require_output(path, read.iter().map(PathBuf::as_path).chain(own))
            .and_then(|()| files::write_output(path, self.answers().to_json().as_bytes()));
        match written {
            Ok(()) => text!("shell-saved-3"; file = path.display()),
            Err(error) => error.to_string(),
        }
    }

    /// Accepts an answer to a question of the page; the first one counts.
    fn reply(&mut self, number: usize, words: String, choice: Option<usize>, is_right: bool) {
        let Some(open) = &mut self.open else { return };
        let Some(slot) = open.given[open.page].get_mut(number) else { return };
        let first = slot.take().map_or_else(|| (words.clone(), is_right), |before| before.first);
        *slot = Some(LessonReply { words, is_right, choice, first });
        open.shown.picked = None;
    }
}

/// Returns the question for a file with the answers of a student, such as `answers-NAME.json`.
fn answers_file(name: &str) -> FileRequest {
    let name: String = name.trim().chars().filter(|it| it.is_alphanumeric()).take(40).collect();
    let name = if name.is_empty() { "student" } else { &name };
    FileRequest::to_save(
        [text!("shell-save-the-answers"), text!("shell-save-the-answers-to-a")],
        "answers-NAME.json".to_owned(),
        (text!("shell-answers").to_owned(), "json"),
        PathBuf::from(format!("answers-{name}.json")),
        |path| Request::feature(LessonRequest::Save(path)),
    )
}

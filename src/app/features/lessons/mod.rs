//! Lessons in the window: the shelf of lessons, the open page, and the answers.

mod asking;
pub(crate) mod authoring;
mod doubt;
mod ending;
mod goal_ui;
mod hand_in;
mod paging;
mod poll;
pub(crate) mod presented;
mod record;
mod request;
mod shelf;
mod teacher;
mod teacher_ui;
pub(crate) mod ui;
mod writing;

use std::path::Path;

use crate::app::state::cx::Cx;
use crate::app::state::recovery_file::Folders;
use crate::app::view::markdown::Markdown;
use crate::figure::Analysis;
use crate::figure::prediction::Answer;
use crate::geometry::Side;
use crate::lesson::{
    Asked, Did, LessonError, Loaded, LockedPart, Moment, Page, SHIPPED, asked, decided_at, fill,
    question_names,
};
use crate::scene::Scene;
use crate::words::unbroken;
use authoring::Authoring;
use doubt::Doubt;
use poll::Poll;
use record::Record;
use teacher::TeacherWindow;

/// The lessons.
#[derive(Debug, Default)]
pub(crate) struct Lessons {
    /// Whether the shelf is open.
    is_shelf_open: bool,
    /// Whether the setup is shown in place of the page.
    shows_setup: bool,
    /// The folders in which answers are kept.
    pub(crate) folders: Option<Folders>,
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
    /// Whether the scene of the page has been on screen since the page was entered.
    has_arrived: bool,
    /// Whether the lesson is still being written.
    is_preview: bool,
    /// The next lesson of the shelf: its index and its title.
    next_lesson: Option<(usize, String)>,
    /// The action that waits for a second press.
    doubt: Option<Doubt>,
    /// What the student did.
    record: Record,
    /// The name that is typed before answers are handed in, and whether its field is new.
    typed_name: Option<(String, bool)>,
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
    /// The names of the questions in the record.
    names: Vec<String>,
    /// The index of the event that answers each question about a decision of the run.
    events: Vec<Option<usize>>,
    /// The answer chosen in the picture, with the number of its question.
    picked: Option<(usize, Answer)>,
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
}

impl Lessons {
    /// Reads a shipped lesson.
    pub(crate) fn shipped(index: usize) -> Result<Loaded, LessonError> {
        let (name, text) = SHIPPED[index];
        Loaded::parse(text, Path::new(name))
    }

    /// Returns the lesson after this one on the shelf: its index and its title.
    fn next_on_shelf(loaded: &Loaded) -> Option<(usize, String)> {
        let index = SHIPPED.iter().position(|(name, _)| loaded.path.ends_with(name))?;
        // A file of the student may have the name of a shipped lesson.
        let this = Self::shipped(index).ok().filter(|this| this.lesson.title == loaded.lesson.title);
        let index = this.map(|_| index + 1)?;
        let next = (index < SHIPPED.len()).then(|| Self::shipped(index))?.ok()?;
        Some((index, next.lesson.title))
    }

    /// Opens a lesson at a page, with a record.
    fn begin_with(&mut self, loaded: Loaded, page: usize, record: Record) -> Option<Scene> {
        let pages = loaded.lesson.pages.len();
        let next_lesson = Self::next_on_shelf(&loaded);
        let given = loaded.lesson.pages.iter().map(|page| vec![None; page.questions.len()]).collect();
        let skipped = loaded.lesson.pages.iter().map(|page| vec![false; page.questions.len()]).collect();
        self.open = Some(OpenLesson {
            loaded,
            page,
            trail: Vec::new(),
            left: vec![None; pages],
            reached: (0..pages).map(|page| record.is_reached(page)).collect(),
            given,
            skipped,
            shown: PageTexts::default(),
            looked_at: None,
            step: 0,
            has_arrived: false,
            is_preview: false,
            next_lesson,
            doubt: None,
            record,
            typed_name: None,
        });
        (self.is_shelf_open, self.shows_setup) = (false, false);
        self.teacher.clock = None;
        self.enter(page)
    }

    /// Opens the open lesson for another student, at its first page.
    fn begin_anew(&mut self) -> Option<Scene> {
        let open = self.open.take()?;
        let record = Record::new(&open.loaded.lesson, self.folders.as_ref());
        self.begin_with(open.loaded, 0, record)
    }

    /// Begins a record for a class, at the page on screen, unless something was answered since the lesson was opened, or
    /// the presentation shows a scene of its own.
    pub(crate) fn begin_class(&mut self, cx: &mut Cx<'_>) {
        let is_page = self.is_page(cx.document);
        let is_unanswered = |open: &mut OpenLesson| !open.is_preview && open.record.is_as_restored();
        let Some(open) = self.open.take_if(|open| is_page && is_unanswered(open)) else { return };
        let record = Record::new(&open.loaded.lesson, self.folders.as_ref());
        self.begin_with(open.loaded, open.page, record);
        self.arrive_at_page(cx);
    }

    /// Opens a lesson that is being written.
    fn preview(&mut self, loaded: Loaded, page: usize) -> Option<Scene> {
        let record = Record::new(&loaded.lesson, None);
        let scene = self.begin_with(loaded, page, record);
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

    /// Shows the page as its author made it. Its goal is to be reached again.
    fn start_over(&mut self) -> Option<Scene> {
        let open = self.open.as_mut()?;
        let page = open.page;
        (open.left[page], open.reached[page]) = (None, false);
        open.record.add(page, Did::StartOver, "", ("", false));
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
        (open.has_arrived, open.doubt) = (false, None);
        let filled = |text: &str| {
            unbroken(&fill(text, analysis, step).unwrap_or_else(|error| format!("{text}\n\n({error})")))
        };
        let questions: Vec<_> =
            page.questions.iter().map(|question| asked(question, analysis, step)).collect();
        open.shown = PageTexts {
            text: filled(&page.text),
            notes: filled(&page.notes),
            hints: page.hints.iter().map(|hint| filled(hint)).collect(),
            names: question_names(&questions),
            questions,
            events: page.questions.iter().map(|question| decided_at(question, analysis)).collect(),
            picked: None,
            selected: None,
            told: 0,
            typed: vec![String::new(); page.questions.len()],
            poll: Poll::default(),
        };
        let scene = open.left[number].clone().unwrap_or_else(|| scene.clone());
        open.restore();
        Some(scene)
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
        if !open.has_arrived || open.reached[open.page] || open.looked_at == Some(state) {
            return;
        }
        open.looked_at = Some(state);
        let LessonState { step, outcomes, .. } = state;
        let moment = Moment { start: &open.loaded.scenes[open.page], scene, analysis, step, outcomes };
        if moment.reaches(goal) {
            open.reached[open.page] = true;
            let is_own = !open.record.has(open.page, Did::Solution);
            open.record.add(open.page, Did::Goal, "", (&goal.words(), is_own));
        }
    }

    /// Accepts an answer to a question of the page.
    fn reply(&mut self, number: usize, words: String, choice: Option<usize>, is_right: bool) {
        let Some(open) = &mut self.open else { return };
        let Some(Ok(_)) = open.shown.questions.get(number) else { return };
        open.record.add_answer(open.page, &open.shown.names[number], (&words, is_right));
        // The picture goes on showing the answer that it gave.
        open.shown.picked =
            open.picked_answer().filter(|(_, (picked, ..))| *picked == words).and(open.shown.picked);
        open.given[open.page][number] = Some(LessonReply { words, is_right, choice });
    }
}

impl OpenLesson {
    /// Shows the recorded answers to the questions of the page.
    fn restore(&mut self) {
        let questions = self.shown.questions.iter().zip(&self.shown.names);
        for (number, (asked, name)) in questions.enumerate() {
            let Ok(asked) = asked else { continue };
            self.skipped[self.page][number] |= self.record.is_skipped(self.page, name);
            if let Some(last) = self.record.last(self.page, name) {
                let (words, is_right) = (last.answer.clone(), last.right);
                let choices = asked.choices();
                let choice = choices.iter().position(|choice| *choice == words);
                if choices.is_empty() {
                    self.shown.typed[number].clone_from(&words);
                }
                self.given[self.page][number] = Some(LessonReply { words, is_right, choice });
            }
        }
    }
}

//! Checks that a lesson is true and can be done: numbers come from the run, questions have right and wrong
//! answers, and goals are reached by their solutions and not before.

use pulldown_cmark::{Event, Parser, Tag};

use super::document::{At, Page, Question, Solution};
use super::error::{LessonError, place};
use super::goal::Moment;
use super::question::{asked, decided_at};
use super::read::Loaded;
use super::show::LockedPart;
use super::values::fill;
use crate::figure::Analysis;
use crate::figure::explorer::ROWS;
use crate::message::text;
use crate::scene::Scene;

/// A mistake in a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonProblem {
    /// The index of the page.
    pub page: usize,
    /// The part of the page: `text`, `question 2`.
    pub part: String,
    /// The page and the part of it, in words.
    pub place: String,
    /// The expectation and the finding.
    pub sentence: String,
}

/// Lists all mistakes of a lesson: first the mistake for which the lesson is refused, then the others, page by page.
pub fn problems(loaded: &Loaded) -> Vec<LessonProblem> {
    let mut found: Vec<LessonProblem> = loaded.require_finished().err().map(refused).into_iter().collect();
    for (index, page) in loaded.lesson.pages.iter().enumerate() {
        let mut page_problems = PageCheck { loaded, index, page, found: Vec::new() };
        page_problems.check();
        found.append(&mut page_problems.found);
    }
    found
}

impl Loaded {
    /// Refuses a lesson with a text or a question that its runs cannot fill in: it cannot be printed.
    ///
    /// # Errors
    /// The first of these problems.
    pub fn require_filled(&self) -> Result<(), LessonError> {
        for (index, page) in self.lesson.pages.iter().enumerate() {
            let mut check = PageCheck { loaded: self, index, page, found: Vec::new() };
            check.check_filled();
            if let Some(LessonProblem { place, sentence, .. }) = check.found.into_iter().next() {
                return Err(LessonError::Unfilled { path: self.path.clone(), place, sentence });
            }
        }
        Ok(())
    }
}

/// The mistake for which a lesson is refused.
fn refused(error: LessonError) -> LessonProblem {
    let LessonError::Content { page, part, place, expected, found, .. } = error else {
        let sentence = error.to_string();
        return LessonProblem { page: 0, part: String::new(), place: String::new(), sentence };
    };
    LessonProblem {
        page,
        part: part.into(),
        place,
        sentence: text!("lesson-problem"; expected = expected, found = found),
    }
}

pub(super) struct PageCheck<'a> {
    pub(super) loaded: &'a Loaded,
    pub(super) index: usize,
    pub(super) page: &'a Page,
    found: Vec<LessonProblem>,
}

impl PageCheck<'_> {
    pub(super) fn add(&mut self, part: &str, sentence: impl Into<String>) {
        let place = place(&self.page.name, part);
        let (page, part) = (self.index, part.to_owned());
        self.found.push(LessonProblem { page, part, place, sentence: sentence.into() });
    }

    fn check(&mut self) {
        let page = self.page;
        let scene = &self.loaded.scenes[self.index];
        let analysis = Analysis::of(scene);
        let steps = analysis.trace.steps();
        if let At::Step(number) = page.step
            && !(1..=steps).contains(&number)
        {
            self.add("step", text!("lesson-no-step"; steps = steps.to_string(), found = number.to_string()));
        }
        for name in links(&page.text).filter(|name| self.loaded.page(name).is_none()) {
            self.add("text", text!("lesson-bad-link"; name = name));
        }
        if let Some(lock) = page.solution.as_ref().and_then(|solution| locked(solution, &page.locks)) {
            self.add("solution", text!("lesson-solution-locked"; lock = lock.words()));
        }
        if page.mystery && analysis.trace.defects.is_none() {
            self.add("mystery", text!("lesson-no-mystery"));
        }
        let step = page.step.index(steps);
        for (part, text) in [("text", &page.text), ("notes", &page.notes)] {
            self.check_values(part, text, &analysis, step);
            self.check_switches(part, text);
        }
        for (number, hint) in page.hints.iter().enumerate() {
            self.check_values(&format!("hint {}", number + 1), hint, &analysis, step);
        }
        if let Some(number) = typed_number(&page.text) {
            self.add("text", text!("lesson-typed-number"; found = number));
        }
        for (number, question) in page.questions.iter().enumerate() {
            self.check_question(&format!("question {}", number + 1), question, &analysis, step);
        }
        self.check_goal(scene, &analysis, step);
    }

    /// Checks that texts and questions can be filled in.
    fn check_filled(&mut self) {
        let analysis = Analysis::of(&self.loaded.scenes[self.index]);
        let page = self.page;
        let step = page.step.index(analysis.trace.steps());
        for (part, text) in [("text", &page.text), ("notes", &page.notes)] {
            if let Err(error) = fill(text, &analysis, step) {
                self.add(part, error.to_string());
            }
        }
        for (number, question) in page.questions.iter().enumerate() {
            if let Err(sentence) = asked(question, &analysis, step) {
                self.add(&format!("question {}", number + 1), sentence);
            }
        }
    }

    /// Checks that all values in a text exist, and repeat no word of the text: "edge {region}" reads "edge edge AB".
    fn check_values(&mut self, part: &str, text: &str, analysis: &Analysis, step: usize) {
        match fill(text, analysis, step) {
            Err(error) => self.add(part, error.to_string()),
            Ok(filled) if doubled(text).is_none() => {
                if let Some(word) = doubled(&filled) {
                    self.add(part, text!("lesson-doubled-word"; word = word));
                }
            }
            Ok(_) => {}
        }
    }

    fn check_question(&mut self, part: &str, question: &Question, analysis: &Analysis, step: usize) {
        match asked(question, analysis, step) {
            Err(sentence) => self.add(part, sentence),
            Ok(asked) => {
                let choices = asked.choices();
                let right = (0..choices.len()).filter(|index| asked.accepts_choice(*index)).count();
                if !choices.is_empty() && (right == 0 || right == choices.len()) {
                    self.add(part, text!("lesson-one-sided"; right = right.to_string(), all = choices.len()));
                }
                self.check_fairness(part, question, &asked, (analysis, step));
            }
        }
    }

    fn check_goal(&mut self, scene: &Scene, analysis: &Analysis, step: usize) {
        let Some(goal) = &self.page.goal else {
            if self.page.solution.is_some() {
                self.add("solution", text!("lesson-no-goal"));
            }
            return;
        };
        let is_reached = |step| Moment { start: scene, scene, analysis, step, outcomes: 0 }.reaches(goal);
        // An open question about a decision keeps the playhead away from the end.
        let is_held =
            self.page.questions.iter().any(|it| decided_at(it, analysis).is_some_and(|at| at > step));
        if is_reached(step) {
            self.add("goal", text!("lesson-reached-from-start"));
        } else if !is_held && is_reached(analysis.trace.steps().saturating_sub(1)) {
            self.add("goal", text!("lesson-reached-by-end"));
        }
        // Dragging can bring about each of them: `figure::explorer` has an example of every one.
        let outcomes = goal.outcomes().unwrap_or_default();
        if outcomes > ROWS.len() {
            return self.add("goal", text!("lesson-too-many-outcomes"; most = ROWS.len(), found = outcomes));
        }
        let solved = match self.loaded.solved(self.index) {
            None if outcomes > 0 => return,
            None => return self.add("goal", text!("lesson-no-solution")),
            Some(Err(sentence)) => return self.add("solution", sentence),
            Some(Ok(solved)) => solved,
        };
        let analysis = Analysis::of(&solved);
        let last = analysis.trace.steps().saturating_sub(1);
        if !(Moment { start: scene, scene: &solved, analysis: &analysis, step: last, outcomes }).reaches(goal)
        {
            self.add("solution", text!("lesson-bad-solution"));
        }
    }
}

/// Returns the names of the pages that a text links to.
pub(super) fn links(text: &str) -> impl Iterator<Item = String> {
    Parser::new(text).filter_map(|event| match event {
        Event::Start(Tag::Link { dest_url, .. }) => dest_url.strip_prefix('#').map(str::to_owned),
        _ => None,
    })
}

/// The lock that prevents a solution.
fn locked(solution: &Solution, locks: &[LockedPart]) -> Option<LockedPart> {
    let changes = match solution {
        Solution::MoveQ(_) => [LockedPart::Shapes].as_slice(),
        Solution::Algorithm(_) => &[LockedPart::Query],
        Solution::Play => &[LockedPart::Steps],
        Solution::Scene(_) => &[LockedPart::Shapes, LockedPart::Query],
    };
    // A solution that is another scene may depend on the shapes or on the query.
    changes.iter().all(|lock| locks.contains(lock)).then(|| changes[0])
}

/// The first word that follows itself in a text.
fn doubled(text: &str) -> Option<&str> {
    let mut pairs = text.split_whitespace().zip(text.split_whitespace().skip(1));
    pairs.find(|(word, next)| word == next && word.chars().all(char::is_alphabetic)).map(|(word, _)| word)
}

/// A typed number in a text: neither in braces nor in backticks, nor a part of a word, nor the number of a
/// list item.
fn typed_number(text: &str) -> Option<String> {
    let mut plain = String::new();
    let mut until = None;
    // Names of pages may have numbers.
    let text = text.split("](#").enumerate().fold(String::new(), |text, (number, part)| {
        text + if number == 0 { part } else { part.split_once(')').map_or("", |(_, rest)| rest) }
    });
    for it in text.chars() {
        match (until, it) {
            (None, '{') => until = Some('}'),
            (None, '`') => until = Some('`'),
            (Some(end), it) if it == end => until = None,
            (None, it) => plain.push(it),
            (Some(_), _) => {}
        }
    }
    plain.lines().find_map(|line| {
        let line = line.trim_start();
        let item = line.split_once(". ").filter(|(number, _)| number.chars().all(|it| it.is_ascii_digit()));
        let line = item.map_or(line, |(_, rest)| rest);
        line.split(|it: char| !(it.is_alphanumeric() || matches!(it, '.' | '−' | '-')))
            .map(|word| word.trim_matches(['.', '-', '−']))
            .find(|word| {
                word.starts_with(|it: char| it.is_ascii_digit()) && word.chars().all(|it| !it.is_alphabetic())
            })
            .map(str::to_owned)
    })
}

#[cfg(test)]
mod tests {
    use super::typed_number;

    #[test]
    fn numbers_typed_by_hand_are_found() {
        let cases = [
            ("A·v = {A·v} > 0", Some("0")),
            ("in 2D, p2 and `0`, {A·v}", None),
            ("1. first\n2. second", None),
            ("the gap is 0.25.", Some("0.25")),
            ("[as before](#page-2), {A·v}", None),
            ("[as before](#page-2), 3", Some("3")),
        ];
        for (text, number) in cases {
            assert_eq!(typed_number(text).as_deref(), number, "{text}");
        }
    }
}

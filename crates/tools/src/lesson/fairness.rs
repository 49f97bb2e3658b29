//! Checks that a page asks fairly: neither its text nor its pictures tell the answer, the names and terms that the
//! question needs are there, and on a projector all answers have room.

use super::check::PageCheck;
use super::document::{Page, Question};
use super::projected;
use super::question::{Asked, decided_at, plain};
use super::values::names;
use crate::figure::{Analysis, Overlay, Overlays};
use crate::message::{constant, text};
use crate::scene::{ShownFigure, ShownWorkspace};

/// Minimum length of an answer that a text can tell, in characters. Shorter words have other meanings, too.
const MIN_TOLD: usize = 6;

/// The values that belong to the whole run.
const OF_RUN: [&str; 5] = ["supports", "steps", "verdict", "truth", "length"];

/// The values that the pictures always show.
const OF_SHAPES: [&str; 3] = ["P vertices", "Q vertices", "algorithm"];

/// The overlays with the ids of their names in the window.
const SWITCHES: [(Overlay, &[&str]); 16] = [
    (Overlay::VertexNames, &["shell-names-of-vertices"]),
    (Overlay::Direction, &["shell-search-direction-and-support"]),
    (Overlay::Hull, &["shell-hull-of-p-q"]),
    (Overlay::Pairs, &["shell-differences-of-vertices"]),
    (Overlay::Regions, &["shell-regions", "shell-regions-of-the-simplex"]),
    (Overlay::Ghosts, &["shell-earlier-simplices"]),
    (Overlay::Simplex, &["shell-simplex-polytope-and-origin"]),
    (Overlay::Lengths, &["shell-lengths"]),
    (Overlay::Proof, &["shell-proof-at-the-last-step"]),
    (Overlay::ProofThroughout, &["shell-proof-at-every-step"]),
    (Overlay::TestLines, &["shell-tests", "shell-tests-with-their-values"]),
    (Overlay::BarredToA, &["shell-a-never", "shell-where-a-can-never-be"]),
    (Overlay::BarredToOrigin, &["shell-o-never", "shell-where-o-can-never-be"]),
    (Overlay::Slabs, &["shell-slabs", "shell-slabs-and-prisms-of-the"]),
    (Overlay::Prism, &["shell-prism", "shell-prism-that-contains-o"]),
    (Overlay::Flags, &["shell-paper", "shell-edge-planes"]),
];

impl PageCheck<'_> {
    /// Checks that a text requests no switch to be turned on that is on already.
    pub(super) fn check_switches(&mut self, part: &str, text: &str) {
        let on = self.overlays();
        let text = text.to_lowercase();
        let is_requested = |id: &&str| {
            let name = constant(id).to_lowercase();
            text.contains(&text!("lesson-switch-on"; name = name).to_lowercase())
        };
        let names = SWITCHES.iter().filter(|(overlay, _)| on.contains(*overlay)).flat_map(|(_, ids)| *ids);
        if let Some(id) = names.copied().find(|id| is_requested(id)) {
            self.add(part, text!("lesson-is-on"; name = constant(id)));
        }
    }

    /// Checks a question that the run answers as `asked`.
    pub(super) fn check_fairness(
        &mut self,
        part: &str,
        question: &Question,
        asked: &Asked,
        (analysis, step): (&Analysis, usize),
    ) {
        if let Some(event) = decided_at(question, analysis).filter(|event| *event <= step) {
            let (shown, found) = ((step + 1).to_string(), (event + 1).to_string());
            self.add(part, text!("lesson-step-is-shown"; shown = shown, found = found));
        }
        if let Some(value) = self.shown_value(question, analysis, step) {
            self.add(part, text!("lesson-value-is-shown"; value = value));
        }
        if let Some(words) = told(asked, &self.page.text).or_else(|| self.printed(question)) {
            self.add(part, text!("lesson-text-tells"; words = words));
        }
        if asked.names_vertices() && !self.overlays().contains(Overlay::VertexNames) {
            self.add(part, text!("lesson-no-labels"));
        }
        let (height, (room, line)) = (projected::height(asked, projected::SMALLEST), projected::room());
        if height > room {
            let [most, found] =
                [(room / line).floor(), (height / line).ceil()].map(|lines| lines.to_string());
            self.add(part, text!("lesson-no-room"; most = most, found = found));
        }
        if let Question::Text { accept, .. } = question
            && !accept.is_empty()
            && !self.uses_any(accept)
        {
            self.add(part, text!("lesson-unknown-term"; terms = accept.join(", ")));
        }
    }

    /// The overlays that are on when the page opens.
    fn overlays(&self) -> Overlays {
        self.loaded.scenes[self.index].shown.overlays.unwrap_or_default()
    }

    /// Returns whether the window shows P ⊖ Q: pages without a figure keep that of an earlier page.
    fn shows_difference(&self) -> bool {
        let mut pages = self.loaded.lesson.pages[..=self.index].iter().rev();
        let figure = pages.find_map(|page| page.show.right);
        self.page.show.workspace == ShownWorkspace::Run
            && figure.is_none_or(|it| it == ShownFigure::Difference)
    }

    /// A value that decides a question, and that the window shows before it is answered.
    fn shown_value(&self, question: &Question, analysis: &Analysis, step: usize) -> Option<String> {
        let values: Vec<&str> = match question {
            Question::Number { value, .. } => vec![value],
            Question::Choice { answers, .. } => answers.iter().filter_map(|it| it.when.as_deref()).collect(),
            _ => Vec::new(),
        };
        let is_covered = self.page.hide_verdict
            || self
                .page
                .questions
                .iter()
                .any(|it| decided_at(it, analysis).is_some_and(|event| event > step));
        let is_at_end = step + 1 >= analysis.trace.steps();
        let is_shown = |name: &str, at: Option<usize>| match name {
            _ if OF_SHAPES.contains(&name) => true,
            "difference vertices" => self.shows_difference(),
            _ if OF_RUN.contains(&name) => !is_covered || is_at_end,
            _ => !is_covered || at.is_none_or(|at| at <= step + 1),
        };
        let mut names = values.into_iter().flat_map(names);
        names.find(|(name, at)| is_shown(name, *at)).map(|(name, _)| name.to_owned())
    }

    /// The value that answers a question about a number, if the text or a hint prints it.
    fn printed(&self, question: &Question) -> Option<String> {
        let Question::Number { value, .. } = question else { return None };
        let mut texts = self.page.hints.iter().chain([&self.page.text]);
        texts.any(|text| text.contains(value.as_str())).then(|| value.clone())
    }

    /// Returns whether an earlier page uses one of these terms.
    fn uses_any(&self, terms: &[String]) -> bool {
        let pages = &self.loaded.lesson.pages[..self.index];
        let texts: Vec<String> = pages.iter().flat_map(read_texts).map(plain).collect();
        terms.iter().any(|term| texts.iter().any(|text| text.contains(&plain(term))))
    }
}

/// The texts of a page that students read.
fn read_texts(page: &Page) -> Vec<&str> {
    let choices = page.questions.iter().flat_map(|question| match question {
        Question::Choice { answers, .. } => answers.as_slice(),
        _ => &[],
    });
    let answers = choices.flat_map(|answer| [answer.words.as_str(), answer.feedback.as_str()]);
    answers.chain([page.title.as_str(), page.text.as_str()]).collect()
}

/// The words of a right answer that a text contains. A text that also has a wrong answer tells nothing.
fn told(asked: &Asked, text: &str) -> Option<String> {
    let text = plain(text);
    let is_there = |words: &str| {
        let words = plain(words);
        words.chars().count() >= MIN_TOLD && text.contains(&words)
    };
    let (right, wrong): (Vec<String>, Vec<String>) = match asked {
        Asked::Choice { answers, .. } => {
            let (right, wrong): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.right);
            let words = |answers: Vec<&super::Choice>| answers.iter().map(|it| it.words.clone()).collect();
            (words(right), words(wrong))
        }
        Asked::Text { accept, .. } => (accept.clone(), Vec::new()),
        Asked::Decision(_) | Asked::Number { .. } => return None,
    };
    if wrong.iter().any(|words| is_there(words)) {
        return None;
    }
    right.into_iter().find(|words| is_there(words))
}

//! The questions of a page with their answers from the run.

use super::document::{Choice, Question};
use super::values::fill;
use crate::figure::Analysis;
use crate::figure::events::{self, Topic};
use crate::figure::prediction::{OfferedAnswers, Prediction, predictions};
use crate::gjk::Event;
use crate::message::{constant, text};

/// A question as a student sees it.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// About a decision of the run, which supplies the answer.
    Decision(Prediction),
    /// One of several answers.
    Choice {
        /// The question.
        ask: String,
        /// The answers with their words filled in and `right` computed.
        answers: Vec<Choice>,
    },
    /// A number.
    Number {
        /// The question.
        ask: String,
        /// The right number.
        value: f64,
        /// Maximum difference from the right number that still counts as right.
        tolerance: f64,
        /// The comment on a right answer.
        feedback: String,
    },
    /// A few words.
    Text {
        /// The question.
        ask: String,
        /// The answers that are right.
        accept: Vec<String>,
        /// The comment on a right answer.
        feedback: String,
    },
}

impl Asked {
    /// Returns the question.
    pub fn ask(&self) -> &str {
        match self {
            Self::Decision(prediction) => &prediction.question,
            Self::Choice { ask, .. } | Self::Number { ask, .. } | Self::Text { ask, .. } => ask,
        }
    }

    /// Returns the answers to choose from; empty if the answer is typed.
    pub fn choices(&self) -> Vec<String> {
        match self {
            Self::Decision(prediction) => match &prediction.asked {
                OfferedAnswers::Vertex { side, count, .. } => {
                    (0..*count).map(|index| format!("{}{index}", side.vertex_letter())).collect()
                }
                OfferedAnswers::Choice(choices) => {
                    choices.iter().map(|choice| choice.words.clone()).collect()
                }
            },
            Self::Choice { answers, .. } => answers.iter().map(|answer| answer.words.clone()).collect(),
            Self::Number { .. } | Self::Text { .. } => Vec::new(),
        }
    }

    /// Returns whether the question asks for a vertex of P or Q.
    pub const fn is_about_vertex(&self) -> bool {
        matches!(self, Self::Decision(Prediction { asked: OfferedAnswers::Vertex { .. }, .. }))
    }

    /// Returns whether the question names vertices of P or Q, such as `q2`.
    pub fn names_vertices(&self) -> bool {
        let choices = self.choices();
        let texts = choices.iter().map(String::as_str).chain([self.ask()]);
        let mut words = texts.flat_map(|text| text.split(|it: char| !it.is_alphanumeric()));
        self.is_about_vertex()
            || words.any(|word| {
                let index = word.strip_prefix(['p', 'q']);
                index.is_some_and(|index| !index.is_empty() && index.chars().all(|it| it.is_ascii_digit()))
            })
    }

    /// Returns whether the choice with this index is right.
    pub fn accepts_choice(&self, index: usize) -> bool {
        match self {
            Self::Decision(prediction) => prediction.accepts(prediction.answer(index)),
            Self::Choice { answers, .. } => answers.get(index).is_some_and(|answer| answer.right),
            Self::Number { .. } | Self::Text { .. } => false,
        }
    }

    /// Returns whether a typed answer is right. Returns `None` if it cannot be parsed as an answer.
    pub fn accepts_typed(&self, typed: &str) -> Option<bool> {
        let typed = typed.trim();
        match self {
            Self::Number { value, tolerance, .. } => {
                let number = number(typed)?;
                number.is_finite().then(|| (number - value).abs() <= *tolerance)
            }
            Self::Text { accept, .. } => {
                (!typed.is_empty()).then(|| accept.iter().any(|right| plain(right) == plain(typed)))
            }
            Self::Decision(_) | Self::Choice { .. } => None,
        }
    }

    /// Returns the reason why typed text is not an answer. Returns `None` for an answer, right or wrong, and for an
    /// empty text.
    pub fn refusal(&self, typed: &str) -> Option<String> {
        let typed = typed.trim();
        let is_refused = matches!(self, Self::Number { .. }) && self.accepts_typed(typed).is_none();
        (is_refused && !typed.is_empty()).then(|| text!("lesson-expected-number"; found = typed))
    }

    /// Returns the comment on a right answer: a choice (by index), a typed or a dragged one.
    pub fn feedback(&self, choice: Option<usize>) -> &str {
        match self {
            Self::Decision(prediction) => &prediction.reason,
            Self::Choice { answers, .. } => {
                choice.and_then(|index| answers.get(index)).map_or("", |answer| &answer.feedback)
            }
            Self::Number { feedback, .. } | Self::Text { feedback, .. } => feedback,
        }
    }

    /// Returns the reason why a choice (by index) or another answer is wrong. It does not name the right one, for which
    /// the student may try again.
    pub fn against(&self, choice: Option<usize>, given: &str) -> String {
        let is_not_it = || text!("lesson-not-the-answer"; typed = given);
        match self {
            Self::Decision(prediction) => {
                let objection = choice.and_then(|index| prediction.objection(prediction.answer(index)));
                objection.unwrap_or_else(is_not_it)
            }
            Self::Choice { answers, .. } => {
                let answer = choice.and_then(|index| answers.get(index));
                let feedback =
                    answer.map(|answer| answer.feedback.trim()).filter(|feedback| !feedback.is_empty());
                feedback.map_or_else(is_not_it, str::to_owned)
            }
            Self::Number { value, .. } => match number(given) {
                Some(number) if number < *value => text!("lesson-too-small"; typed = given),
                Some(_) => text!("lesson-too-large"; typed = given),
                None => self.refusal(given).unwrap_or_default(),
            },
            Self::Text { .. } => text!("lesson-not-the-term"; typed = given),
        }
    }

    /// Returns the reason why an answer is wrong, as [`Self::against`], beside the right one: for a class that sees both.
    pub fn compared(&self, choice: Option<usize>, given: &str) -> String {
        match self {
            Self::Decision(prediction) => choice
                .map_or_else(|| prediction.reason.clone(), |index| prediction.why(prediction.answer(index))),
            _ => self.against(choice, given),
        }
    }

    /// The right answer in words.
    pub fn right(&self) -> String {
        match self {
            Self::Decision(prediction) => prediction.right(),
            Self::Choice { answers, .. } => {
                let right = answers.iter().filter(|answer| answer.right);
                let right = right.map(|answer| answer.words.clone());
                right.reduce(|one, other| text!("words-or"; one = one, other = other)).unwrap_or_default()
            }
            Self::Number { value, .. } => value.to_string(),
            Self::Text { accept, .. } => accept.first().cloned().unwrap_or_default(),
        }
    }
}

/// Words for numbers, from 0.
const NUMBERS: [&str; 13] = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
];

/// Parses a typed number: with a decimal comma or point, with any minus sign, or as a word. A comma before three digits
/// may separate thousands, so `1,000` is refused; `0,125` is not.
fn number(typed: &str) -> Option<f64> {
    let plain = typed.trim().trim_end_matches('.').to_lowercase().replace(['−', '–', '—'], "-");
    if let Some((whole, digits)) = plain.split_once(',')
        && digits.len() == 3
        && !matches!(whole.trim_start_matches(['-', '+']), "" | "0")
    {
        return None;
    }
    let plain = plain.replace(',', ".");
    let word = NUMBERS.iter().position(|word| *word == plain).map(|number| number as f64);
    word.or_else(|| plain.parse().ok().filter(|number: &f64| number.is_finite()))
}

/// Normalizes a short answer: ignores case, final periods, hyphens and dashes between words and extra spaces, and turns
/// number words into digits.
pub(super) fn plain(text: &str) -> String {
    let text = text.trim().trim_end_matches(['.', '!', '?']).to_lowercase();
    let is_dash = |c: char| "-−–—‐‑".contains(c);
    let mut out = String::new();
    for word in text.split_whitespace() {
        // A minus sign before a digit is a part of the number.
        let is_negative =
            word.starts_with(is_dash) && word.chars().nth(1).is_some_and(|c| c.is_ascii_digit() || c == '.');
        let pieces = word.split(is_dash).filter(|piece| !piece.is_empty());
        for (index, piece) in pieces.enumerate() {
            let number = NUMBERS.iter().position(|word| *word == piece).map(|number| number.to_string());
            let sign = if is_negative && index == 0 { "-" } else { "" };
            let blank = if out.is_empty() { "" } else { " " };
            out.extend([blank, sign, number.as_deref().unwrap_or(piece)]);
        }
    }
    out
}

/// A question about the run at a step (an index of the events).
///
/// # Errors
/// Returns a sentence if the run makes no such decision at that step, or has no such value.
pub fn asked(question: &Question, analysis: &Analysis, step: usize) -> Result<Asked, String> {
    let filled = |text: &str| fill(text, analysis, step).map_err(|error| error.to_string());
    match question {
        Question::Vertex { step, .. } => decision(analysis, *step, question, "lesson-a-support-point"),
        Question::Region { step } => decision(analysis, *step, question, "lesson-a-region"),
        Question::Direction { step } => decision(analysis, *step, question, "lesson-a-direction"),
        Question::Sign { step } => decision(analysis, *step, question, "lesson-a-test"),
        Question::Keep { step } => decision(analysis, *step, question, "lesson-kept-points"),
        Question::Polytope { step } => decision(analysis, *step, question, "lesson-an-expansion"),
        Question::Verdict => decision(
            analysis,
            decided_at(question, analysis).map_or(0, |end| end + 1),
            question,
            "lesson-a-verdict",
        ),
        Question::Choice { ask, answers } => {
            let mut known = Vec::new();
            for answer in answers {
                let words = filled(&answer.words)?;
                let right = match &answer.when {
                    Some(value) => filled(value)? == words,
                    None => answer.right,
                };
                let feedback = filled(&answer.feedback)?;
                known.push(Choice { words, right, feedback, when: None, next: answer.next.clone() });
            }
            if !known.iter().any(|answer| answer.right) {
                return Err(text!("lesson-no-right-answer"; question = ask));
            }
            Ok(Asked::Choice { ask: filled(ask)?, answers: known })
        }
        Question::Number { ask, value, tolerance, feedback } => {
            let number = filled(value)?;
            match number.replace('−', "-").parse::<f64>() {
                Ok(value) if value.is_finite() => {
                    let (ask, feedback) = (filled(ask)?, filled(feedback)?);
                    Ok(Asked::Number { ask, value, tolerance: *tolerance, feedback })
                }
                _ => Err(text!("lesson-no-number"; value = value, found = number)),
            }
        }
        Question::Text { ask, accept, feedback } => {
            Ok(Asked::Text { ask: filled(ask)?, accept: accept.clone(), feedback: filled(feedback)? })
        }
    }
}

/// Returns the index of the event that answers a question about a decision of the run. Returns `None` for
/// other questions.
pub fn decided_at(question: &Question, analysis: &Analysis) -> Option<usize> {
    match question {
        Question::Verdict => {
            analysis.trace.events.iter().position(|event| events::topic(event) == Some(Topic::Verdict))
        }
        _ => question.step()?.checked_sub(1),
    }
}

/// Lists all questions that a run answers by itself, in the order of its steps, each with its answers.
pub fn offered(analysis: &Analysis) -> Vec<(Question, Asked)> {
    let mut offered: Vec<(Question, Asked)> = Vec::new();
    for (index, event) in analysis.trace.events.iter().enumerate() {
        for prediction in predictions(analysis, index) {
            let Some(question) = question_of(event, &prediction, index + 1) else { continue };
            if !offered.iter().any(|(known, _)| *known == question) {
                offered.push((question, Asked::Decision(prediction)));
            }
        }
    }
    offered
}

/// Returns the question for a lesson with the same answer as a prediction about the event of this step.
fn question_of(event: &Event, prediction: &Prediction, step: usize) -> Option<Question> {
    if let OfferedAnswers::Vertex { side, .. } = &prediction.asked {
        return Some(Question::Vertex { side: (*side).into(), step });
    }
    Some(match events::topic(event)? {
        Topic::Sign => Question::Sign { step },
        Topic::Region => Question::Region { step },
        Topic::Points => Question::Keep { step },
        Topic::Direction => Question::Direction { step },
        Topic::Polytope => Question::Polytope { step },
        Topic::Verdict => Question::Verdict,
    })
}

/// The decision of a step; `expected` is the id of its name.
fn decision(analysis: &Analysis, step: usize, question: &Question, expected: &str) -> Result<Asked, String> {
    let steps = analysis.trace.steps();
    let event = step.checked_sub(1).and_then(|index| Some((index, analysis.trace.events.get(index)?)));
    let Some((index, event)) = event else {
        return Err(text!("lesson-no-step"; steps = steps.to_string(), found = step.to_string()));
    };
    let is_asked = |prediction: &Prediction| question_of(event, prediction, step).as_ref() == Some(question);
    match predictions(analysis, index).into_iter().find(is_asked) {
        Some(prediction) => Ok(Asked::Decision(prediction)),
        None => Err(text!("lesson-another-event"; expected = constant(expected), step = step.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::{Asked, plain};

    #[test]
    fn short_answers_are_compared_kindly() {
        for (typed, right) in [
            ("Minkowski-Difference.", "minkowski difference"),
            ("  minkowski – difference ", "Minkowski difference"),
            ("Three points", "3 points"),
            ("−4", "-4"),
        ] {
            assert_eq!(plain(typed), plain(right), "{typed}");
        }
        assert_ne!(plain("-4"), plain("4"), "a sign is no hyphen");
        assert_ne!(plain("-.5"), plain(".5"), "nor before a point");
        assert_ne!(plain("edge AB"), plain("edge AC"));
    }

    #[test]
    fn a_wrong_number_is_too_small_or_too_large() {
        let (ask, feedback) = (String::new(), "Three corners.".to_owned());
        let asked = Asked::Number { ask, value: 3.0, tolerance: 0.01, feedback };
        assert_eq!(asked.feedback(None), "Three corners.");
        assert_eq!(asked.accepts_typed("three"), Some(true));
        assert_eq!(asked.accepts_typed("3,0."), Some(true));
        assert_eq!(asked.accepts_typed("a few"), None);
        assert_eq!(asked.accepts_typed("3,000"), None, "three, or three thousand");
        let refusal = "Expected a number such as 1000 or 0.5, found “3,000”.";
        assert_eq!(asked.refusal(" 3,000").as_deref(), Some(refusal));
        assert_eq!(asked.refusal("3.0"), None);
        assert_eq!(asked.accepts_typed("-12,345"), None);
        assert_eq!(asked.accepts_typed("0,125"), Some(false), "an eighth");
        assert_eq!(asked.accepts_typed("2,9999"), Some(true));
        assert_eq!(asked.against(None, "2.5"), "2.5 is too small.");
        assert_eq!(asked.against(None, "−1"), "−1 is too small.");
        assert_eq!(asked.against(None, "four"), "four is too large.");
    }
}

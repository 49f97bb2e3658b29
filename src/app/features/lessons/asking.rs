//! Questions of a page about its run. The playhead stays before the event with the answer until an answer is
//! given or the question is skipped, and answers can be given in the picture.

use super::ui::{Answered, of_picture};
use super::{Lessons, OpenLesson};
use crate::figure::prediction::{Answer, OfferedAnswers, Prediction};
use crate::geometry::Side;
use crate::lesson::{Asked, Did};
use crate::scene::Scene;

impl OpenLesson {
    /// The first open question about a decision of the run after the step at which the page begins: its number, and the
    /// index of the event that answers it.
    pub(super) fn next_decision(&self) -> Option<(usize, usize)> {
        let (given, skipped) = (&self.given[self.page], &self.skipped[self.page]);
        let open = (0..given.len()).filter(|number| given[*number].is_none() && !skipped[*number]);
        let asked = open.filter_map(|number| Some((number, (*self.shown.events.get(number)?)?)));
        asked.filter(|(_, event)| *event > self.step).min_by_key(|(number, event)| (*event, *number))
    }

    /// Returns the question that the picture answers at a step: the next open one, or else one that was answered wrongly
    /// and may be tried again. The class has been told the right answer.
    pub(super) fn question_of_picture(&self, step: usize) -> Option<usize> {
        let open = self.next_decision().filter(|(_, event)| *event == step + 1).map(|(number, _)| number);
        open.or_else(|| (0..self.shown.events.len()).rev().find(|number| self.may_try_again(*number, step)))
    }

    fn may_try_again(&self, number: usize, step: usize) -> bool {
        let is_wrong = self.given[self.page][number].as_ref().is_some_and(|reply| !reply.is_right);
        is_wrong && self.shown.poll.number.is_none() && self.shown.events[number] == Some(step + 1)
    }

    /// The answer chosen in the picture, if it answers this question.
    pub(super) fn picked(&self, number: usize) -> Option<Answer> {
        self.shown.picked.filter(|(of, _)| *of == number).map(|(_, answer)| answer)
    }

    /// The answer chosen in the picture, with the number of its question.
    pub(super) fn picked_answer(&self) -> Option<(usize, Answered)> {
        let (number, answer) = self.shown.picked?;
        Some((number, of_picture(self.shown.questions[number].as_ref().ok()?, answer)?))
    }

    /// The text in the field of a question, if it is an answer.
    pub(super) fn typed_answer(&self, number: usize) -> Option<Answered> {
        let typed = &self.shown.typed[number];
        let is_right = self.shown.questions[number].as_ref().ok()?.accepts_typed(typed)?;
        Some((typed.trim().to_owned(), None, is_right))
    }

    /// Returns whether a scene has the run of the page's questions.
    pub(super) fn is_about(&self, scene: &Scene) -> bool {
        let authors = &self.loaded.scenes[self.page];
        (authors.dimension, authors.query, &authors.bodies) == (scene.dimension, scene.query, &scene.bodies)
    }

    fn prediction(&self, number: usize) -> Option<&Prediction> {
        match self.shown.questions.get(number)? {
            Ok(Asked::Decision(prediction)) => Some(prediction),
            _ => None,
        }
    }
}

impl Lessons {
    /// Returns the number of the open question that comes next, with the index of the event that answers it.
    pub(super) fn next_decision(&self) -> Option<(usize, usize)> {
        self.open.as_ref()?.next_decision()
    }

    /// Returns the event that answers an open question of the page, if this scene has the run of the
    /// question.
    pub(super) fn question_before(&self, scene: &Scene) -> Option<usize> {
        let open = self.open.as_ref().filter(|open| open.is_about(scene))?;
        open.next_decision().map(|(_, event)| event)
    }

    /// Returns the question that can be answered in the picture at a step, with the chosen answer.
    pub(crate) fn asked(&self, scene: &Scene, step: usize) -> Option<(&Prediction, Option<Answer>)> {
        let open = self.open.as_ref().filter(|open| open.is_about(scene))?;
        let number = open.question_of_picture(step)?;
        let prediction = open.prediction(number)?;
        let given = || Some(prediction.answer(open.given[open.page][number].as_ref()?.choice?));
        Some((prediction, open.picked(number).or_else(given)))
    }

    /// Accepts an answer in the picture at a step, which may still change.
    pub(crate) fn choose(&mut self, answer: Answer, step: usize) {
        let Some(open) = &mut self.open else { return };
        let Some(number) = open.question_of_picture(step) else { return };
        if open.prediction(number).is_some_and(|prediction| prediction.words(answer).is_some()) {
            open.shown.picked = Some((number, answer));
        }
    }

    /// Accepts a newly selected vertex in the picture at a step as the answer to a question about its shape.
    pub(super) fn look_at(&mut self, selected: Option<(Side, usize)>, step: usize) {
        let Some(open) = &mut self.open else { return };
        if std::mem::replace(&mut open.shown.selected, selected) == selected {
            return;
        }
        let Some((of, index)) = selected else { return };
        let is_about = |number: &usize| {
            let asked = open.prediction(*number).map(|prediction| &prediction.asked);
            matches!(asked, Some(OfferedAnswers::Vertex { side, .. }) if *side == of)
        };
        let next = open.next_decision().map(|(number, _)| number);
        let again = (0..open.shown.events.len()).filter(|number| open.may_try_again(*number, step));
        if let Some(number) = next.into_iter().chain(again).find(is_about) {
            open.shown.picked = Some((number, Answer::Vertex(index)));
        }
    }

    /// Submits what the student has chosen, dragged or typed on the page, which is about to be left.
    pub(crate) fn submit(&mut self) {
        let Some(open) = &self.open else { return };
        let typed =
            (0..open.shown.typed.len()).filter_map(|number| Some((number, open.typed_answer(number)?)));
        let answers: Vec<_> =
            open.class_answer().into_iter().chain(open.picked_answer()).chain(typed).collect();
        for (number, (words, choice, is_right)) in answers {
            self.reply(number, words, choice, is_right);
        }
    }

    /// Submits the answer chosen in the picture to the question that stops the run. Returns whether there is one.
    pub(super) fn submit_picked(&mut self) -> bool {
        let next = self.next_decision().map(|(number, _)| number);
        let picked = self.open.as_ref().and_then(OpenLesson::picked_answer);
        let Some((number, (words, choice, is_right))) = picked.filter(|(number, _)| Some(*number) == next)
        else {
            return false;
        };
        self.reply(number, words, choice, is_right);
        true
    }

    /// Continues without an answer to a question of the page.
    pub(super) fn skip(&mut self, number: usize) {
        if let Some(open) = &mut self.open {
            open.skipped[open.page][number] = true;
            open.shown.picked = None;
            if let Some(Ok(_)) = open.shown.questions.get(number) {
                open.record.add(open.page, Did::Skip, &open.shown.names[number], ("", false));
            }
        }
    }

    /// Continues without answers: a solution of the page is shown.
    pub(super) fn skip_all(&mut self) {
        if let Some(open) = &mut self.open {
            open.skipped[open.page].fill(true);
            open.shown.picked = None;
            open.record.add(open.page, Did::Solution, "", ("", false));
        }
    }
}

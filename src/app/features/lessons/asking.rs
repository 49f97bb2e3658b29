//! Questions of a page about its run. The playhead stays before the event with the answer until an answer is
//! given or the question is skipped, and answers can be given in the picture.

use super::{Lessons, OpenLesson};
use crate::figure::prediction::{self, Answer, Prediction};
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

    /// Returns whether a scene has the run of the page's questions.
    fn is_about(&self, scene: &Scene) -> bool {
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
        let (number, event) = open.next_decision()?;
        if event != step + 1 {
            return None;
        }
        Some((open.prediction(number)?, open.shown.picked))
    }

    /// Accepts an answer in the picture, which may still change.
    pub(crate) fn choose(&mut self, answer: Answer) {
        let Some(open) = &mut self.open else { return };
        let Some((number, _)) = open.next_decision() else { return };
        if open.prediction(number).is_some_and(|prediction| prediction.words(answer).is_some()) {
            open.shown.picked = Some(answer);
        }
    }

    /// Accepts a newly selected vertex in the picture as the answer.
    pub(super) fn look_at(&mut self, selected: Option<(Side, usize)>) {
        let Some(open) = &mut self.open else { return };
        if std::mem::replace(&mut open.shown.selected, selected) == selected {
            return;
        }
        let Some((number, _)) = open.next_decision() else { return };
        if let (Some(prediction), Some((of, index))) = (open.prediction(number), selected)
            && matches!(prediction.asked, prediction::OfferedAnswers::Vertex { side, .. } if side == of)
        {
            open.shown.picked = Some(Answer::Vertex(index));
        }
    }

    /// Continues without an answer to a question of the page.
    pub(super) fn skip(&mut self, number: usize) {
        if let Some(open) = &mut self.open {
            open.skipped[open.page][number] = true;
            open.shown.picked = None;
            if let Some(Ok(asked)) = open.shown.questions.get(number) {
                open.record.add(open.page, Did::Skip, asked.ask(), ("", false));
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

//! The run of the edited page: its numbers, and the questions that it answers.

use crate::figure::Analysis;
use crate::lesson::{Asked, Question, asked, fill, offered, values};
use crate::scene::Scene;

/// The run of a scene.
#[derive(Debug)]
pub(super) struct RunSheet {
    scene: Scene,
    analysis: Analysis,
    offered: Vec<(Question, Asked)>,
}

impl RunSheet {
    pub(super) fn of(scene: &Scene) -> Self {
        let analysis = Analysis::of(scene);
        Self { scene: scene.clone(), offered: offered(&analysis), analysis }
    }

    /// Switches to the run of this scene.
    pub(super) fn follow(&mut self, scene: &Scene) {
        if self.scene != *scene {
            *self = Self::of(scene);
        }
    }

    pub(super) const fn scene(&self) -> &Scene {
        &self.scene
    }

    pub(super) fn steps(&self) -> usize {
        self.analysis.trace.steps()
    }

    /// Returns the questions that the run answers.
    pub(super) fn offered(&self) -> &[(Question, Asked)] {
        &self.offered
    }

    /// Returns the values of the run at a step, by their names.
    pub(super) fn values(&self, step: usize) -> Vec<(String, String)> {
        values(&self.analysis, step)
    }

    /// Returns the text with its numbers filled in, or the reason why that fails.
    pub(super) fn filled(&self, text: &str, step: usize) -> String {
        fill(text, &self.analysis, step).unwrap_or_else(|error| format!("{text}\n\n({error})"))
    }

    /// Returns the right answer to a question, or the reason why there is none.
    pub(super) fn right(&self, question: &Question, step: usize) -> Result<String, String> {
        asked(question, &self.analysis, step).map(|asked| asked.right())
    }
}

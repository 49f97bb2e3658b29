//! The pages of a lesson with their questions, as the answers of a student name them.

use serde::{Deserialize, Serialize};

use super::GOAL;
use crate::figure::Analysis;
use crate::lesson::question::asked;
use crate::lesson::read::Loaded;

/// A page of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageOutline {
    /// The name of the page.
    pub page: String,
    /// Its title.
    pub title: String,
    /// Its questions, and `goal` if it has a goal.
    pub questions: Vec<String>,
}

/// Lists the pages of a lesson with their questions.
pub fn outline(loaded: &Loaded) -> Vec<PageOutline> {
    let pages = loaded.lesson.pages.iter().zip(&loaded.scenes);
    pages
        .map(|(page, scene)| {
            let analysis = Analysis::of(scene);
            let step = page.step.index(analysis.trace.steps());
            let asked = page.questions.iter().filter_map(|question| asked(question, &analysis, step).ok());
            let goal = page.goal.iter().map(|_| GOAL.to_owned());
            let questions = asked.map(|asked| asked.ask().to_owned()).chain(goal).collect();
            PageOutline { page: page.name.clone(), title: page.title.clone(), questions }
        })
        .collect()
}

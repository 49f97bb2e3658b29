//! The pages of a lesson with their questions, as the answers of a student name them.

use serde::{Deserialize, Serialize};

use super::GOAL;
use crate::figure::Analysis;
use crate::lesson::question::{Asked, asked};
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

/// Returns the names of the questions of a page in files of answers: the words of each, with its number on the page if an
/// earlier question has the same words, or if a goal is named so.
pub fn question_names<E>(questions: &[Result<Asked, E>]) -> Vec<String> {
    let mut names = Vec::with_capacity(questions.len());
    for (question, number) in questions.iter().zip(1..) {
        let mut name = question.as_ref().map_or_else(|_| String::new(), |asked| asked.ask().to_owned());
        while name == GOAL || names.contains(&name) {
            name = format!("{name} ({number})");
        }
        names.push(name);
    }
    names
}

/// Lists the pages of a lesson with their questions.
pub fn outline(loaded: &Loaded) -> Vec<PageOutline> {
    let pages = loaded.lesson.pages.iter().zip(&loaded.scenes);
    pages
        .map(|(page, scene)| {
            let analysis = Analysis::of(scene);
            let step = page.step.index(analysis.trace.steps());
            let asked: Vec<_> =
                page.questions.iter().map(|question| asked(question, &analysis, step)).collect();
            let goal = page.goal.iter().map(|_| GOAL.to_owned());
            let names = question_names(&asked).into_iter().zip(&asked);
            let questions =
                names.filter(|(_, asked)| asked.is_ok()).map(|(name, _)| name).chain(goal).collect();
            PageOutline { page: page.name.clone(), title: page.title.clone(), questions }
        })
        .collect()
}

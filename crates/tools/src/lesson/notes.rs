//! The notes for the teacher on paper: each page with its minutes, its notes and its questions with their answers.

use super::handout::{BlockQuotes, of_question, paragraphs};
use super::question::asked;
use super::read::Loaded;
use super::values::fill;
use crate::figure::Analysis;
use crate::figure::handout::{Block, Handout, HandoutCell, SheetSize};
use crate::message::text;
use crate::words::one_line;

/// Makes the sheet with the notes for the teacher. It names the minutes from the beginning to the end of each page.
pub fn teachers_notes(loaded: &Loaded) -> Handout {
    let lesson = &loaded.lesson;
    let (about, pages) = (one_line(&lesson.about), lesson.pages.len());
    let mut minutes = 0.0;
    let cells: Vec<HandoutCell> = lesson
        .pages
        .iter()
        .enumerate()
        .map(|(index, page)| {
            let analysis = Analysis::of(&loaded.scenes[index]);
            let step = page.step.index(analysis.trace.steps());
            let notes = fill(&page.notes, &analysis, step)
                .unwrap_or_else(|error| format!("{}\n\n({error})", page.notes));
            let notes = paragraphs(&notes, BlockQuotes::Kept);
            let mut blocks: Vec<Block> = notes.into_iter().map(Block::text).collect();
            for question in &page.questions {
                if let Ok(asked) = asked(question, &analysis, step) {
                    blocks.extend(of_question(&asked));
                }
            }
            if let Some(goal) = &page.goal {
                blocks.push(Block::text(text!("lesson-goal"; words = goal.words())));
            }
            let from = minutes;
            minutes += page.minutes;
            let (from, to) = (from.to_string(), minutes.to_string());
            let title = one_line(&page.title);
            let heading = if page.minutes > 0.0 {
                text!("lesson-minutes-from-to"; number = index + 1, title = title, from = from, to = to)
            } else {
                format!("{}. {title}", index + 1)
            };
            HandoutCell { heading, pictures: Vec::new(), blocks }
        })
        .collect();
    Handout {
        head: Vec::new(),
        cells,
        title: text!("lesson-notes-of"; title = one_line(&lesson.title)),
        about: text!(
            "lesson-minutes"; about = about, pages = pages, minutes = minutes.to_string(), is_one = minutes == 1.0,
            has_about = !about.is_empty(), has_minutes = minutes > 0.0,
        ),
        columns: 1,
        table: None,
        closing: Vec::new(),
        size: SheetSize::default(),
        is_key: true,
    }
}

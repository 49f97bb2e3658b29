//! A lesson on paper: each page with its picture, its text and its questions.

use std::path::Path;

use pulldown_cmark::{Event, Parser, Tag, TagEnd};

use super::document::Page;
use super::question::{Asked, asked};
use super::read::Loaded;
use super::values::fill;
use crate::figure::Analysis;
use crate::figure::handout::{Block, CellPicture, Handout, HandoutCell, HandoutOptions, picture_of};
use crate::figure::picture::Panel;
use crate::files;
use crate::message::text;
use crate::words::one_line;

/// Number of bytes at the start of a file that distinguish a lesson from a scene.
const BEGINNING: usize = 4096;

/// Returns whether a file begins as a lesson does: `(lesson:`, after comments and extensions of RON.
pub fn is_lesson(path: &Path) -> bool {
    let Ok(bytes) = files::beginning(path, BEGINNING) else { return false };
    let beginning = String::from_utf8_lossy(&bytes);
    let lines = beginning.trim_start_matches('\u{feff}').lines().filter(|line| !line.starts_with("#!["));
    let code = lines.map(|line| line.split("//").next().unwrap_or_default());
    let code: String = code.flat_map(str::chars).filter(|it| !it.is_whitespace()).collect();
    code.starts_with("(lesson:")
}

/// Makes the handout of a lesson. The options for steps and blanks do not apply: the pages name their steps,
/// and students fill in the answers. The key has the answers and the notes for the teacher.
pub fn handout(loaded: &Loaded, options: &HandoutOptions) -> Handout {
    let lesson = &loaded.lesson;
    let title = one_line(&lesson.title);
    let cells = lesson.pages.iter().enumerate().map(|(index, page)| cell(loaded, index, page, options));
    Handout {
        title: if options.is_key { text!("lesson-key"; title = title) } else { title },
        about: one_line(&lesson.about),
        head: if options.is_key { Vec::new() } else { vec![Block::text(text!("lesson-name-line"))] },
        cells: cells.collect(),
        columns: options.columns,
        table: None,
        closing: Vec::new(),
        size: options.size,
        is_key: options.is_key,
    }
}

fn cell(loaded: &Loaded, index: usize, page: &Page, options: &HandoutOptions) -> HandoutCell {
    let scene = &loaded.scenes[index];
    let analysis = Analysis::of(scene);
    let step = page.step.index(analysis.trace.steps());
    let filled =
        |text: &str| fill(text, &analysis, step).unwrap_or_else(|error| format!("{text}\n\n({error})"));
    let text = paragraphs(&filled(&page.text), BlockQuotes::LeftOut);
    let mut blocks: Vec<Block> = text.into_iter().map(Block::text).collect();
    for question in &page.questions {
        if let Ok(asked) = asked(question, &analysis, step) {
            blocks.extend(of_question(&asked));
        }
    }
    if let Some(goal) = &page.goal {
        let lesson = one_line(&loaded.lesson.title);
        blocks.push(Block::text(
            text!("lesson-in-the-program"; lesson = lesson, page = index + 1, goal = goal.words()),
        ));
    }
    if let Some(solution) = page.solution.as_ref().filter(|_| options.is_key) {
        blocks.push(Block::text(text!("lesson-solution"; solution = solution.words())));
    }
    if options.is_key && !page.notes.trim().is_empty() {
        blocks.push(Block::text(text!("lesson-notes")));
        blocks.extend(paragraphs(&filled(&page.notes), BlockQuotes::Kept).into_iter().map(Block::text));
    }
    let mut title = one_line(&page.title);
    if page.minutes > 0.0 {
        let is_one = page.minutes == 1.0;
        title = text!("lesson-title-with-minutes"; title = title, minutes = page.minutes, is_one = is_one);
    }
    // Both pictures: questions are about the shapes as well as about their difference.
    let panels =
        if options.columns > 1 { &[Some(Panel::Shapes), Some(Panel::Difference)][..] } else { &[None] };
    let tells_step = options.is_key || page.questions.is_empty();
    let columns = options.columns;
    let picture = |panel: &Option<Panel>| {
        let shown = CellPicture { panel: *panel, tells_step, columns, ..CellPicture::default() };
        picture_of(scene, &analysis, step, &shown)
    };
    HandoutCell {
        heading: format!("{}. {title}", index + 1),
        pictures: panels.iter().map(picture).collect(),
        blocks,
    }
}

pub(super) fn of_question(asked: &Asked) -> Vec<Block> {
    let choices = asked.choices();
    let mut blocks = vec![Block::text(one_line(asked.ask()))];
    if choices.is_empty() {
        blocks.push(Block::Ruled(asked.right()));
    }
    blocks.extend(choices.into_iter().enumerate().map(|(index, words)| Block::Choice {
        words: one_line(&words),
        is_right: asked.accepts_choice(index),
    }));
    blocks
}

/// What happens with the block quotes of a text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum BlockQuotes {
    Kept,
    /// In the text of a page they say what to do in the window.
    LeftOut,
}

/// The paragraphs of a text in Markdown, as plain words. Each line of a paragraph becomes a paragraph, as in
/// the window.
pub(super) fn paragraphs(text: &str, block_quotes: BlockQuotes) -> Vec<String> {
    let mut paragraphs = vec![String::new()];
    let mut quotes = 0_usize;
    for event in Parser::new(text) {
        match event {
            Event::Start(Tag::BlockQuote(_)) => {
                quotes += 1;
                paragraphs.push(String::new());
            }
            Event::End(TagEnd::BlockQuote(_)) => quotes -= 1,
            _ if quotes > 0 && block_quotes == BlockQuotes::LeftOut => {}
            Event::Text(words) | Event::Code(words) => {
                if let Some(last) = paragraphs.last_mut() {
                    last.push_str(&one_line(&words));
                }
            }
            Event::Start(Tag::Item) => paragraphs.push("• ".to_owned()),
            Event::SoftBreak
            | Event::HardBreak
            | Event::End(TagEnd::Paragraph | TagEnd::Item | TagEnd::Heading(_)) => {
                paragraphs.push(String::new());
            }
            _ => {}
        }
    }
    paragraphs.retain(|paragraph| !paragraph.trim().is_empty());
    paragraphs
}

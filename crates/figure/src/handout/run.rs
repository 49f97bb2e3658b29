//! The handout of a run.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use glam::DVec2;

use super::blanks::{Blank, Blanks};
use super::layout::{MIN_LETTERS, column_width};
use super::words::{Block, Piece, Words};
use super::{Handout, HandoutCell, Picture, SheetSize, Table};
use crate::Analysis;
use crate::description::{DescriptionLength, describe, describe_shapes};
use crate::mark::Role;
use crate::message::text;
use crate::narration::table::{self, Digits};
use crate::narration::{explain, narrate};
use crate::picture::{Album, Layout, Look, Panel, Size, Steps, Theme};
use crate::profile::Profile;
use crate::scene::Scene;
use crate::svg;
use crate::ties_of_iterations;

/// The width of a picture in points of its file: alone in its row, and as one of several. In print it is scaled down
/// until its letters are as large as those of the text.
const WIDTHS: [u32; 2] = [840, 420];

/// The height of a picture as a fraction of its width: alone in its row, and as one of several.
const HEIGHTS: [f64; 2] = [0.36, 0.66];

/// The options of the handout of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandoutOptions {
    /// The steps that are shown.
    pub steps: StepList,
    /// The number of pictures in a row. A picture alone in its row shows both figures: the shapes and their difference.
    pub columns: usize,
    /// The parts that are left blank.
    pub blanks: Blanks,
    /// The paper.
    pub size: SheetSize,
    /// Whether the blanks hold the answers.
    pub is_key: bool,
}

/// The steps of a run on a handout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepList {
    /// All steps, the last step of each iteration, or a range.
    Steps(Steps),
    /// The listed steps, counted from 1.
    These(Vec<usize>),
}

impl StepList {
    /// Maximum number of steps on a handout: each has a picture.
    pub const MAX_STEPS: usize = 500;

    /// Returns the indices of the events. Returns `None` if the run does not have all of them, or if there are more than
    /// [`StepList::MAX_STEPS`].
    pub fn of(&self, analysis: &Analysis) -> Option<Vec<usize>> {
        let steps = match self {
            Self::Steps(steps) => steps.of(&analysis.trace),
            Self::These(steps) => {
                let last = analysis.trace.steps();
                steps.iter().map(|step| step.checked_sub(1).filter(|index| *index < last)).collect()
            }
        };
        steps.filter(|steps| steps.len() <= Self::MAX_STEPS)
    }
}

impl fmt::Display for StepList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Steps(steps) => steps.fmt(f),
            Self::These(steps) => {
                let numbers: Vec<String> = steps.iter().map(usize::to_string).collect();
                f.write_str(&numbers.join(","))
            }
        }
    }
}

impl FromStr for StepList {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Ok(steps) = text.parse() {
            return Ok(Self::Steps(steps));
        }
        let numbers: Result<Vec<usize>, _> = text.split(',').map(|part| part.trim().parse()).collect();
        let mut known = BTreeSet::new();
        if let Some(twice) = numbers.iter().flatten().find(|step| !known.insert(**step)) {
            return Err(text!("figure-expected-each-step-once"; step = twice));
        }
        match numbers {
            Ok(steps) if steps.iter().all(|step| *step > 0) => Ok(Self::These(steps)),
            _ => Err(text!("figure-expected-steps-of-handout"; text = text)),
        }
    }
}

impl Handout {
    /// Makes the handout of the run of a scene; `analysis` is the analysis of that scene. Returns `None` if
    /// the run does not have all the steps.
    pub fn of_run(scene: &Scene, analysis: &Analysis, options: &HandoutOptions) -> Option<Self> {
        let steps = options.steps.of(analysis)?;
        let HandoutOptions { columns, blanks, size, is_key, .. } = *options;
        let mut cells = Vec::new();
        if columns > 1 {
            let picture = picture_of(
                scene,
                analysis,
                0,
                &CellPicture { panel: Some(Panel::Shapes), columns, ..CellPicture::default() },
            );
            cells.push(HandoutCell {
                heading: text!("figure-p-and-q").to_owned(),
                pictures: vec![picture],
                blocks: Vec::new(),
            });
        }
        cells.extend(cells_of_run(scene, analysis, &steps, options));
        let mut rows = table::rows(&analysis.trace, Digits::Four);
        table::mark_ties(&mut rows, &ties_of_iterations(analysis));
        let count = table::columns(&rows);
        let cell = |(column, text): (usize, &&str)| blanks.cell(column, text);
        let table = Table {
            heads: table::heads()[..count].iter().map(|head| (*head).to_owned()).collect(),
            rows: rows
                .iter()
                .map(|row| row.cells()[..count].iter().enumerate().map(cell).collect())
                .collect(),
        };
        let verdict = analysis.trace.outcome.verdict.word().to_owned();
        let hides = blanks.contains(Blank::Regions) || blanks.contains(Blank::Sentences);
        let title = if is_key { text!("figure-key"; title = scene.title) } else { scene.title.clone() };
        let algorithm = analysis.trace.algorithm;
        Some(Self {
            title,
            about: format!("{}: {}", algorithm.title(), algorithm.citation()),
            head: Vec::new(),
            cells,
            columns,
            table: Some(table),
            closing: vec![Block::Words(Words(vec![
                Piece { text: format!("{} ", text!("figure-the-verdict")), is_gap: false },
                Piece { text: verdict, is_gap: hides },
            ]))],
            size,
            is_key,
        })
    }
}

/// Draws some steps (indices of the events) with their sentences.
pub fn cells_of_run(
    scene: &Scene,
    analysis: &Analysis,
    steps: &[usize],
    options: &HandoutOptions,
) -> Vec<HandoutCell> {
    let panel = (options.columns > 1).then_some(Panel::Difference);
    let hidden = if options.is_key { Blanks::default() } else { options.blanks };
    let last = analysis.trace.steps();
    let shown = CellPicture { panel, hidden, tells_step: hidden.is_empty(), columns: options.columns };
    let cell = |step: &usize| HandoutCell {
        heading: text!("figure-step-of"; step = step + 1, last = last),
        pictures: vec![picture_of(scene, analysis, *step, &shown)],
        blocks: vec![
            options.blanks.sentence(analysis.trace.events.get(*step), &narrate(&analysis.trace, *step)),
        ],
    };
    steps.iter().map(cell).collect()
}

/// What the picture of a cell shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CellPicture {
    /// The panel; `None` for both figures.
    pub panel: Option<Panel>,
    /// The blanks, whose overlays are left out.
    pub hidden: Blanks,
    /// Whether the description tells the step; otherwise it is an answer, and the shapes alone are described.
    pub tells_step: bool,
    /// The number of pictures in a row. The more there are, the fewer points a picture has: its letters are never
    /// smaller than 8 points in print.
    pub columns: usize,
}

/// Draws a step (the index of its event).
pub fn picture_of(scene: &Scene, analysis: &Analysis, step: usize, shown: &CellPicture) -> Picture {
    let CellPicture { panel, hidden, tells_step, columns } = *shown;
    let index = usize::from(panel.is_some());
    let look = Look::of(scene, Theme::Light);
    let (overlays, values) = (hidden.overlays(look.overlays), !hidden.contains(Blank::Numbers));
    // Its pictures are small and many: in full, two spheres of 3,000 vertices take 300 megabytes.
    let look = Look { overlays, floor: panel.is_none(), values, coarse: true, ..look };
    let printed = column_width(SheetSize::A4, columns.max(1));
    let legible = printed * Profile::Desk.text_size(Role::Axis) / MIN_LETTERS;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few hundred points")]
    let width = WIDTHS[index].min(legible as u32);
    let size = DVec2::new(f64::from(width), (f64::from(width) * HEIGHTS[index]).round());
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few hundred points")]
    let layout = Layout { panel, size: Size { width, height: size.y as u32 }, caption: false };
    let description = if tells_step {
        describe((scene, analysis), step, &explain(&analysis.trace, step), DescriptionLength::Medium)
    } else {
        describe_shapes(scene, analysis)
    };
    let svg = Album::new(scene, analysis, look, layout).svg(step);
    let title = panel.map_or(text!("figure-p-and-q"), Panel::title);
    Picture { svg: svg::described(&svg, title, &description), description, size }
}

//! The pictures of a run: one for each step, all on paper of one size and with the same framing, to be
//! placed side by side.

use glam::DVec2;

use super::beside::SecondRun;
use super::caption::Captions;
use super::drawing::Drawing;
use super::look::Look;
use super::panel::Panel;
use super::size::Size;
use crate::analysis::Analysis;
use crate::description::{DescriptionLength, describe};
use crate::narration::explain;
use crate::scene::Scene;
use crate::svg;

/// The parts of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    /// The only panel. If `None`, shapes and difference side by side.
    pub panel: Option<Panel>,
    /// The size, with the caption.
    pub size: Size,
    /// Whether the step and its sentence appear below.
    pub caption: bool,
}

/// The pictures of a run.
#[derive(Clone, Debug)]
pub struct Album<'a> {
    scene: &'a Scene,
    analysis: &'a Analysis,
    look: Look,
    layout: Layout,
    captions: Option<Captions>,
    beside: Option<&'a SecondRun>,
}

impl<'a> Album<'a> {
    /// Creates the pictures of the run of a scene; `analysis` is the analysis of that scene.
    pub fn new(scene: &'a Scene, analysis: &'a Analysis, look: Look, layout: Layout) -> Self {
        let captions = layout.caption.then(|| Captions::of(analysis, layout.size.to_vector()));
        Self { scene, analysis, look, layout, captions, beside: None }
    }

    /// Returns the album with this second run instead of the run that Compare opens with.
    #[must_use]
    pub fn beside(self, beside: Option<&'a SecondRun>) -> Self {
        Self { beside, ..self }
    }

    /// Returns the size of each picture.
    pub const fn size(&self) -> Size {
        self.layout.size
    }

    /// Returns the number of steps of the run.
    pub fn steps(&self) -> usize {
        self.analysis.trace.steps().max(1)
    }

    /// Draws a step, given by the index of its event, as an SVG file that says what it shows to those who do not see it.
    pub fn file(&self, step: usize) -> String {
        let is_of_step = self.layout.panel.is_none_or(Panel::follows_steps);
        let described = if is_of_step {
            let words = explain(&self.analysis.trace, step);
            describe((self.scene, self.analysis), step, &words, DescriptionLength::Medium)
        } else {
            String::new()
        };
        svg::described(&self.svg(step), &self.scene.title, &described)
    }

    /// Draws a step as an SVG, to be placed on a page or turned into pixels.
    pub fn svg(&self, step: usize) -> String {
        let Self { scene, analysis, look, beside, .. } = *self;
        let drawing = Drawing { scene, analysis, step, look, beside };
        let paper = self.layout.size.to_vector();
        let draw = |size: DVec2| match self.layout.panel {
            Some(panel) => drawing.panel(panel, size),
            None => drawing.both(size),
        };
        let palette = look.theme.palette();
        let svg = match &self.captions {
            None => draw(paper),
            Some(captions) => {
                let above = DVec2::new(paper.x, paper.y - captions.height);
                let below = DVec2::new(0.0, above.y);
                svg::nest(paper, &[(DVec2::ZERO, draw(above)), (below, captions.svg(step, palette))])
            }
        };
        svg::on_paper(&svg, paper, palette)
    }
}

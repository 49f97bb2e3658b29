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
use crate::narration::{Explanation, explain, narrate, sealed};
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
    is_sealed: bool,
}

impl<'a> Album<'a> {
    /// Creates the pictures of the run of a scene; `analysis` is the analysis of that scene.
    pub fn new(scene: &'a Scene, analysis: &'a Analysis, look: Look, layout: Layout) -> Self {
        let captions = layout.caption.then(|| Captions::of(analysis, layout.size.to_vector(), narrate));
        Self { scene, analysis, look, layout, captions, beside: None, is_sealed: false }
    }

    /// Returns the album with this second run instead of the run that Compare opens with.
    #[must_use]
    pub fn beside(self, beside: Option<&'a SecondRun>) -> Self {
        Self { beside, ..self }
    }

    /// Returns the album without words that name a planted defect, if it is to be hidden.
    #[must_use]
    pub fn sealed(self, is_sealed: bool) -> Self {
        if !is_sealed {
            return self;
        }
        let size = self.layout.size.to_vector();
        let captions = self.layout.caption.then(|| Captions::of(self.analysis, size, |_, _| sealed()));
        Self { captions, is_sealed, ..self }
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
            let words = if self.is_sealed {
                Explanation::of_claim(sealed())
            } else {
                explain(&self.analysis.trace, step)
            };
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

#[cfg(test)]
mod tests {
    use super::{Album, Layout, Look};
    use crate::analysis::Analysis;
    use crate::gjk::{Defect, Defects};
    use crate::picture::{Size, Theme};
    use crate::scene::library::SHIPPED;

    /// Regression: a saved picture named the hidden defect, in its caption and in its description.
    #[test]
    fn a_sealed_album_tells_nothing_about_the_steps() {
        let mut scene = SHIPPED[0].scene();
        scene.query.defects = Defects::default().with(Defect::ALL[0]);
        let analysis = Analysis::of(&scene);
        let layout = Layout { panel: None, size: Size { width: 600, height: 500 }, caption: true };
        let album = || Album::new(&scene, &analysis, Look::of(&scene, Theme::default()), layout);
        let covered = |album: &Album<'_>, step| album.file(step).matches("name the hidden").count();
        for step in 0..album().steps() {
            assert_eq!(
                (covered(&album().sealed(false), step), covered(&album().sealed(true), step) > 1),
                (0, true)
            );
        }
    }
}

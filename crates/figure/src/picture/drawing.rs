//! The panels, each as an SVG.

use glam::DVec2;

use super::beside::SecondRun;
use super::look::{Exploring, Look};
use super::panel::Panel;
use crate::comparison::{Comparison, Variant, counterpart};
use crate::evolution::gap::{Criterion, Gap, Tolerance};
use crate::evolution::{Cursors, Evolution, Quantity, Scale};
use crate::explain::listing::{Listing, ListingReading};
use crate::explorer::{self, Arrangement, Decision};
use crate::geometry::Dimension;
use crate::lab::Watch;
use crate::lab::motion::Journey;
use crate::labels::legible;
use crate::map::{self, Shade};
use crate::message::text;
use crate::reach::{Curves, Globe, GlobeView, Reach, search_direction};
use crate::scene::{Movement, Scene};
use crate::{
    Analysis, Camera, Chart, Cut, Extent, Figure, Form, Palette, Paper, PaperForm, PaperMark, Plane, Role,
    motion, series, svg, text_boxes,
};

/// The font size of the heading of a picture, and its distance from the edge, in points.
const HEADING: f64 = 15.0;

/// A step of a scene to draw.
pub(super) struct Drawing<'a> {
    pub(super) scene: &'a Scene,
    pub(super) analysis: &'a Analysis,
    /// The index of the event of this step.
    pub(super) step: usize,
    pub(super) look: Look,
    /// The second run of [`Panel::Compare`], if it is not the run that Compare opens with.
    pub(super) beside: Option<&'a SecondRun>,
}

impl Drawing<'_> {
    /// The places of the cameras in [`Look::cameras`].
    const SHAPES: usize = 0;
    const DIFFERENCE: usize = 1;

    /// Returns one panel as an SVG of this size.
    pub(super) fn panel(&self, panel: Panel, size: DVec2) -> String {
        let Self { analysis, step, look, .. } = *self;
        match panel {
            Panel::Shapes => {
                self.shapes(&crate::world(analysis, step, look.overlays), &analysis.scene_extent(), size)
            }
            Panel::Difference => {
                let figure = crate::difference(analysis, step, look.overlays);
                let marks = self.marks(&figure, &analysis.difference_extent(), Self::DIFFERENCE, size);
                svg::write(&marks, size, self.palette(), &self.scene.title)
            }
            Panel::Plot => self.plot(size),
            Panel::Reach => self.reach(size),
            Panel::Motion => self.motion(size),
            Panel::Slice => self.charts(&self.slices(), size),
            Panel::Map => {
                let charts = [Shade::Verdict, Shade::Agreement];
                self.charts(&charts.map(|shade| map::picture(self.scene, analysis, shade)), size)
            }
            Panel::Code | Panel::Tree => self.script(panel, size),
            Panel::Compare => self.without_floor().compare(size),
            Panel::Explorer => self.without_floor().explorer(size),
        }
    }

    /// Returns the drawing without a floor, for half a picture and for a picture full of regions: neither has room for
    /// one.
    const fn without_floor(&self) -> Self {
        Self { look: Look { floor: false, ..self.look }, ..*self }
    }

    /// Draws the published code of the algorithm, or its decisions.
    fn script(&self, panel: Panel, size: DVec2) -> String {
        let trace = &self.analysis.trace;
        let listing = Listing::of_run(trace);
        let reading = ListingReading::of(trace, &listing);
        let script = match panel {
            Panel::Tree => crate::tree(&listing, &reading, self.step, None),
            _ => crate::code(trace, &listing, &reading, self.step),
        };
        crate::script_svg(&script, size, self.palette())
    }

    /// Draws the run beside a second run.
    fn compare(&self, size: DVec2) -> String {
        let counterpart = self.beside.is_none().then(|| self.counterpart());
        let Some(SecondRun { analysis: other, comparison, stop }) = self.beside.or(counterpart.as_ref())
        else {
            return String::new();
        };
        let steps = comparison.steps(*stop);
        let extent = self.analysis.difference_extent().union(&other.difference_extent());
        let columns = if size.x >= size.y { 2 } else { 1 };
        let runs = [(self.analysis, 0), (other, 1)];
        svg::arrange(size, columns, &runs, |(analysis, run), size| {
            let name = format!("{} {}", run + 1, comparison.names[*run]);
            if let Some(step) = steps[*run] {
                let figure = crate::difference(analysis, step, self.look.overlays);
                self.headed(&figure, &extent, size, &name)
            } else {
                let nothing = Figure::new(analysis.dimension);
                self.headed(&nothing, &extent, size, &text!("figure-begins-at-a-later-row"; name = name))
            }
        })
    }

    /// The run that Compare opens with, at the first difference; at the first support points if there is
    /// none.
    fn counterpart(&self) -> SecondRun {
        let Self { scene, analysis, .. } = *self;
        let settings = counterpart(&analysis.convexes, scene.dimension, &scene.query, &analysis.trace);
        let other = Analysis::of(&Scene { query: settings, ..scene.clone() });
        let shapes = &analysis.convexes;
        let comparison = Comparison::of([
            Variant { settings: &scene.query, shapes, trace: &analysis.trace },
            Variant { settings: &settings, shapes, trace: &other.trace },
        ]);
        let stop = comparison.divergence.as_ref().map_or(0, |divergence| divergence.stop);
        SecondRun { analysis: other, comparison, stop }
    }

    /// Shapes and difference.
    pub(super) fn both(&self, size: DVec2) -> String {
        let columns = if size.x >= size.y { 2 } else { 1 };
        svg::arrange(size, columns, &Panel::PAIR, |panel, size| self.panel(*panel, size))
    }

    /// A figure in world space, seen like the shapes.
    fn shapes(&self, figure: &Figure, extent: &Extent, size: DVec2) -> String {
        let marks = self.marks(figure, extent, Self::SHAPES, size);
        svg::write(&marks, size, self.palette(), &self.scene.title)
    }

    /// A difference with a heading above it.
    fn headed(&self, figure: &Figure, extent: &Extent, size: DVec2, heading: &str) -> String {
        let mut marks = self.marks(figure, extent, Self::DIFFERENCE, size);
        let (center, text) = (DVec2::new(0.5 * size.x, HEADING), heading.to_owned());
        let form = PaperForm::Text { center, text, size: HEADING };
        marks.push(PaperMark { role: Role::Origin, hit: None, form });
        svg::write(&marks, size, self.palette(), heading)
    }

    /// Draws a figure in 2D or 3D, in 3D with one of the cameras.
    fn marks(&self, figure: &Figure, extent: &Extent, camera: usize, size: DVec2) -> Vec<PaperMark> {
        let nameless = (!self.look.values).then(|| without_values(figure));
        let figure = nameless.as_ref().unwrap_or(figure);
        let coarse = self.look.coarse.then(|| figure.coarse()).flatten();
        let figure = coarse.as_ref().unwrap_or(figure);
        match figure.dimension {
            Dimension::Two => {
                let plane = Plane::framing(extent.bounds(), size);
                let grid = plane.grid(size);
                // Texts avoid the numbers.
                let numbers = text_boxes(&grid);
                let marks = plane.project(figure, Paper { reserved: &numbers, ..size.into() });
                legible(grid, &marks).chain(marks.iter().cloned()).collect()
            }
            Dimension::Three => {
                let mut camera = self.look.cameras[camera];
                camera.frame(extent, size);
                if self.look.floor
                    && let Some(floor) = camera.floor(extent.bounds(), size.into())
                {
                    let numbers = text_boxes(&floor);
                    let marks = camera.project(figure, Paper { reserved: &numbers, ..size.into() });
                    return legible(floor, &marks).chain(marks.iter().cloned()).collect();
                }
                let paper = Paper { reserved: &[Camera::tripod_place(size)], ..size.into() };
                let mut marks = camera.project(figure, paper);
                marks.extend(camera.tripod(size));
                marks
            }
        }
    }

    /// Draws charts in one row, or in two if there are many; one above the other on tall paper. A shorter
    /// row has wider charts, so that no paper is left over.
    fn charts(&self, charts: &[Chart], size: DVec2) -> String {
        let columns = match charts.len() {
            _ if size.x < size.y => 1,
            few @ ..=2 => few.max(1),
            many => many.div_ceil(2),
        };
        let rows: Vec<&[Chart]> = charts.chunks(columns).collect();
        svg::arrange(size, 1, &rows, |row, size| self.row(row, size))
    }

    /// Charts side by side.
    fn row(&self, charts: &[Chart], size: DVec2) -> String {
        svg::arrange(size, charts.len(), charts, |chart, size| chart.to_svg(size, self.palette()))
    }

    /// Draws all charts of the evolution of the run and, last and widest, the gap; with a line at the step.
    fn plot(&self, size: DVec2) -> String {
        let evolution = Evolution::of(&self.analysis.trace);
        let iterations = series::iterations(&self.analysis.trace);
        let current = iterations.iter().rposition(|iteration| iteration.events.start <= self.step);
        let cursors = Cursors { current, pointed: Vec::new() };
        let chart = |quantity: Quantity| evolution.chart(quantity, Scale::default(), &cursors);
        let charts: Vec<Chart> = Quantity::ALL.into_iter().filter_map(chart).collect();
        let Some(gap) = self.gap(&cursors) else { return self.charts(&charts, size) };
        // The gap fills the rest of the last row: two cells at least.
        let columns = if size.x < size.y { 1 } else { (charts.len() + 2).div_ceil(2) };
        let mut rows: Vec<&[Chart]> = charts.chunks(columns).collect();
        if rows.last().is_none_or(|row| columns < row.len() + 2) {
            rows.push(&[]);
        }
        let last = rows.len() - 1;
        let numbered: Vec<(usize, &[Chart])> = rows.into_iter().enumerate().collect();
        svg::arrange(size, 1, &numbered, |(row, charts), size| {
            if *row < last {
                return self.row(charts, size);
            }
            let part = charts.len() as f64 / columns as f64;
            let sizes = [part, 1.0 - part].map(|part| DVec2::new(size.x * part, size.y));
            let beside = self.row(charts, sizes[0]);
            let gap = gap.to_svg(sizes[1], self.palette());
            svg::nest(size, &[(DVec2::ZERO, beside), (DVec2::X * sizes[0].x, gap)])
        })
    }

    /// The gap, with a legend that states where each criterion stops. Returns `None` if there is nothing to
    /// plot.
    fn gap(&self, cursors: &Cursors) -> Option<Chart> {
        let gap = Gap::of(self.analysis);
        let tolerance = Tolerance::default();
        let mut chart = gap.chart(tolerance, cursors).ok()?;
        for criterion in Criterion::ALL {
            let name = criterion.name();
            let line = format!("{name}: {}", gap.verdict_of(criterion, tolerance));
            for item in chart.items.iter_mut().filter(|item| item.name == name) {
                item.name.clone_from(&line);
            }
        }
        Some(chart)
    }

    /// The sections of P ⊖ Q that this step permits.
    fn slices(&self) -> Vec<Chart> {
        let cuts: &[Cut] = match self.analysis.dimension {
            Dimension::Two => &[Cut::Simplex],
            Dimension::Three => &[Cut::Simplex, Cut::Axis(2, 0.0)],
        };
        let slices = cuts.iter().filter_map(|cut| crate::slice(self.analysis, self.step, *cut).ok());
        slices.map(|slice| slice.chart).collect()
    }

    /// The support functions along the search direction of the step, and in all other directions.
    fn reach(&self, size: DVec2) -> String {
        let Self { analysis, step, .. } = *self;
        let reach = Reach::at_step(analysis, step);
        match analysis.dimension {
            Dimension::Two => self.charts(&[reach.dial(analysis), Curves::of(analysis).chart(&reach)], size),
            Dimension::Three => {
                let camera: Camera = self.look.cameras[Self::DIFFERENCE];
                let view = GlobeView::of(&camera, size);
                let mut marks = Globe::of(analysis).project(&view, &reach, search_direction(analysis, step));
                marks.extend(camera.tripod(size));
                marks.extend(caption(&reach.words(analysis), size));
                svg::write(&marks, size, self.palette(), &self.scene.title)
            }
        }
    }

    /// The path of Q, and the support points of each frame; the shapes alone if there is no such path.
    fn motion(&self, size: DVec2) -> String {
        let movement = Movement::of(self.scene);
        let Ok(journey) = Journey::new(self.scene, &movement) else {
            return self.panel(Panel::Shapes, size);
        };
        let Ok(Some(record)) = journey.run(&Watch::default()) else {
            return self.panel(Panel::Shapes, size);
        };
        let mut shapes = crate::world(self.analysis, self.step, self.look.overlays);
        motion::add_way(&mut shapes, &journey, 0);
        let [extent, _] = motion::extents(self.analysis, &journey, 0);
        let columns = if size.x >= size.y { 2 } else { 1 };
        svg::arrange(size, columns, &[true, false], |is_way, size| {
            if *is_way {
                self.shapes(&shapes, &extent, size)
            } else {
                motion::chart(&record, None).to_svg(size, self.palette())
            }
        })
    }

    /// The simplex and the origin; for a tetrahedron, a section beside it.
    fn explorer(&self, size: DVec2) -> String {
        let Ok(arrangement) = Arrangement::of(self.scene) else { return String::new() };
        let decision = Decision::of(&arrangement);
        let Exploring { overlays, color, rules_broken } = self.look.explorer;
        let figure = explorer::picture(&arrangement, &decision, overlays, None);
        let view = |size: DVec2| self.shapes(&figure, &explorer::bounds(&arrangement).into(), size);
        if !arrangement.is_tetrahedron() {
            return view(size);
        }
        let cut = explorer::cut(&arrangement, color, rules_broken);
        let columns = if size.x >= size.y { 2 } else { 1 };
        svg::arrange(size, columns, &[None, Some(&cut)], |chart, size| match chart {
            None => view(size),
            Some(cut) => cut.to_svg(size, self.palette()),
        })
    }

    const fn palette(&self) -> &'static Palette {
        self.look.theme.palette()
    }
}

/// Sentences at the center of the upper border.
fn caption(sentences: &[String], size: DVec2) -> impl Iterator<Item = PaperMark> {
    let height = Palette::text_size(Role::Difference);
    sentences.iter().enumerate().map(move |(row, text)| {
        let center = DVec2::new(0.5 * size.x, height * (1.2 + 1.4 * row as f64));
        let form = PaperForm::Text { center, text: text.clone(), size: height };
        PaperMark { role: Role::Origin, hit: None, form }
    })
}

/// A figure whose regions omit the numbers that excluded them: `AC⟂·AO = 992`.
fn without_values(figure: &Figure) -> Figure {
    let mut figure = figure.clone();
    for mark in &mut figure.marks {
        if let Form::Caption { lines, .. } = &mut mark.form {
            lines.retain(|line| !line.contains(" = "));
        }
    }
    figure
}

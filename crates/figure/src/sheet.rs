//! A sheet of paper during drawing: clips marks to the paper and rejects coordinates that are not finite.

use std::sync::Arc;

use glam::DVec2;

use super::clip::{clip_segment, clip_to_box};
use super::labels::{self, Caption, LineNote, PointLabel, Text};
use super::mark::{Hit, Marker, Role};
use super::paper::{Light, Paper, PaperForm, PaperMark, Visibility};
use super::profile::Profile;
use super::text_box::{self, TextBox};
use super::tint::Tint;

/// The distance between the lines of a hatch, in points along x.
const HATCH_SPACING: f64 = 14.0;
/// The distance between the strokes of a comb, and their length, in points.
const COMB: (f64, f64) = (9.0, 7.0);
/// The rows available for notes.
const ROWS: u32 = 8;

/// Length and half width of an arrow head, in points.
const ARROW_HEAD: (f64, f64) = (11.0, 4.5);

/// Minimum distance of the tip of a shortened arrow to the border of the paper, in points.
const ARROW_MARGIN: f64 = 4.0;

/// The paper marks drawn so far.
#[derive(Debug)]
pub(super) struct MarkSheet {
    size: DVec2,
    marks: Vec<PaperMark>,
    /// The reserved places.
    reserved: Vec<TextBox>,
    /// The tips of arrows, and the places to which they were moved so that they are on the paper.
    tips: Vec<[DVec2; 2]>,
    texts: Vec<Text>,
    remarks: Vec<&'static str>,
    profile: Profile,
}

impl MarkSheet {
    /// Creates an empty sheet.
    pub(super) fn new(paper: Paper<'_>) -> Self {
        Self {
            size: paper.size,
            marks: Vec::new(),
            reserved: paper.reserved.to_vec(),
            tips: Vec::new(),
            texts: Vec::new(),
            remarks: Vec::new(),
            profile: paper.profile,
        }
    }

    /// Returns the marks in order, with the texts placed on top wherever there is room.
    pub(super) fn finish(self) -> Vec<PaperMark> {
        let Self { size, mut marks, mut reserved, texts, remarks, profile, .. } = self;
        let height = profile.text_size(Role::Axis);
        let mut placed = Vec::new();
        for text in remarks {
            let place = place_of_remark(text, height, size, &reserved);
            if 2.0 * place.half.x <= size.x {
                reserved.push(place);
                placed.push((text, place));
            }
        }
        let texts = labels::place(texts, &marks, Paper { size, reserved: &reserved, profile });
        marks.extend(texts);
        marks.extend(placed.into_iter().map(|(text, place)| {
            let form = PaperForm::Text { center: place.center, text: text.to_owned(), size: height };
            PaperMark { role: Role::Axis, hit: None, form }
        }));
        marks
    }

    /// The rectangle that marks are clipped to, somewhat larger than the paper, so that the ends of clipped lines are
    /// invisible.
    fn window(&self) -> (DVec2, DVec2) {
        let margin = DVec2::splat(0.25 * self.size.max_element() + 50.0);
        (-margin, self.size + margin)
    }

    fn push(&mut self, role: Role, hit: Option<Hit>, form: PaperForm) {
        self.marks.push(PaperMark { role, hit, form });
    }

    /// Adds a finished mark.
    pub(super) fn add(&mut self, mark: PaperMark) {
        self.marks.push(mark);
    }

    /// Adds a convex polygon. With light it is a face of a 3D figure, which is clipped already.
    pub(super) fn fill(&mut self, role: Role, hit: Option<Hit>, points: Vec<DVec2>, light: Light) {
        let drawable = points.len() >= 3 && points.iter().all(|point| point.is_finite());
        if !drawable || self.misses(&points) {
            return;
        }
        if light == Light::None {
            let points = self.clip_polygon(points);
            if points.len() >= 3 {
                self.push(role, hit, PaperForm::Fill { points, light });
            }
        } else {
            self.push(role, hit, PaperForm::Fill { points, light });
        }
    }

    /// Hatches a polygon, convex or not. The lines of neighboring polygons are aligned.
    pub(super) fn hatch(&mut self, role: Role, hit: Option<Hit>, points: Vec<DVec2>) {
        if points.iter().any(|point| !point.is_finite()) {
            return;
        }
        let points = self.clip_polygon(points);
        let across = points.iter().map(|point| point.x + point.y);
        let (low, high) =
            across.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), at| (low.min(at), high.max(at)));
        let mut lines = Vec::new();
        let mut at = (low / HATCH_SPACING).ceil() * HATCH_SPACING;
        while at < high {
            lines.extend(diagonal_chords(&points, at));
            at += HATCH_SPACING;
        }
        if !lines.is_empty() {
            self.push(role, hit, PaperForm::Hatch { area: points, lines });
        }
    }

    /// Adds straight lines from point to point.
    pub(super) fn line(
        &mut self,
        role: Role,
        hit: Option<Hit>,
        mut points: Vec<DVec2>,
        closed: bool,
        visibility: Visibility,
    ) {
        if points.len() < 2 || points.iter().any(|point| !point.is_finite()) || self.misses(&points) {
            return;
        }
        let (low, high) = self.window();
        if points.iter().all(|point| point.cmpge(low).all() && point.cmple(high).all()) {
            return self.push(role, hit, PaperForm::Line { points, closed, visibility });
        }
        if closed {
            points.push(points[0]);
        }
        for pair in points.windows(2) {
            if let Some(part) = clip_segment([pair[0], pair[1]], low, high) {
                self.push(role, hit, PaperForm::Line { points: part.to_vec(), closed: false, visibility });
            }
        }
    }

    /// Adds a line with a head at its end.
    pub(super) fn arrow(&mut self, role: Role, hit: Option<Hit>, from: DVec2, to: DVec2) {
        let Some(kept) = self.kept_on_paper(from, to) else { return };
        self.tips.push([to, kept]);
        let to = kept;
        let length = from.distance(to);
        if length < 1.0 {
            return;
        }
        let along = (to - from) / length;
        let scale = (length / (2.0 * ARROW_HEAD.0)).min(self.profile.width());
        let neck = to - along * (ARROW_HEAD.0 * scale);
        let aside = along.perp() * (ARROW_HEAD.1 * scale);
        self.line(role, hit, vec![from, neck], false, Visibility::Visible);
        if self.shows(to) {
            self.push(role, hit, PaperForm::ArrowHead { corners: [to, neck + aside, neck - aside] });
        }
    }

    /// Returns the tip of an arrow, shortened if it would leave the paper on which it begins. The length of an arrow
    /// means nothing.
    fn kept_on_paper(&self, from: DVec2, to: DVec2) -> Option<DVec2> {
        if !from.is_finite() || !to.is_finite() {
            return None;
        }
        let margin = DVec2::splat(ARROW_MARGIN);
        let (low, high) = (margin, self.size - margin);
        if from.cmplt(low).any() || from.cmpgt(high).any() {
            return Some(to);
        }
        let [_, tip] = clip_segment([from, to], low, high)?;
        Some(tip)
    }

    /// Adds a marker.
    pub(super) fn marker(&mut self, role: Role, hit: Option<Hit>, at: DVec2, marker: Marker) {
        if self.shows(at) {
            self.push(role, hit, PaperForm::Marker { at, marker });
        }
    }

    /// Adds a grid of cells between its upper left and its lower right corner.
    pub(super) fn cells(
        &mut self,
        role: Role,
        corners: [DVec2; 2],
        columns: usize,
        tints: &Arc<[Option<Tint>]>,
    ) {
        let whole = columns > 0 && !tints.is_empty() && tints.len().is_multiple_of(columns);
        if whole && corners.iter().all(|corner| corner.is_finite()) && !self.misses(&corners) {
            self.push(role, None, PaperForm::Cells { corners, columns, tints: Arc::clone(tints) });
        }
    }

    /// Adds a text on the side `toward` of `at`, or centered on it; its exact position is determined at the end.
    pub(super) fn label(&mut self, role: Role, hit: Option<Hit>, at: DVec2, text: &str, toward: DVec2) {
        if !self.profile.has_text(role) {
            return;
        }
        let tip = self.tips.iter().find(|[tip, _]| *tip == at);
        let at = tip.map_or(at, |[_, kept]| *kept);
        if at.cmpge(DVec2::ZERO).all() && at.cmple(self.size).all() {
            let toward = toward.normalize_or_zero();
            self.texts.push(Text::Label(PointLabel { role, hit, at, text: text.to_owned(), toward }));
        }
    }

    /// Adds a text centered on a place of this width; nothing if the text is wider.
    pub(super) fn inscription(&mut self, role: Role, at: DVec2, text: &str, width: f64) {
        if text_box::width(text, self.profile.text_size(role)) <= width {
            self.label(role, None, at, text, DVec2::ZERO);
        }
    }

    /// Adds a line with short strokes on the side `toward`, the excluded side.
    pub(super) fn comb(&mut self, role: Role, hit: Option<Hit>, [from, to]: [DVec2; 2], toward: DVec2) {
        let (low, high) = self.window();
        let Some(along) = (to - from).try_normalize().filter(|_| from.is_finite() && to.is_finite()) else {
            return;
        };
        let Some([start, end]) = clip_segment([from, to], low, high) else { return };
        let across = along.perp() * along.perp().dot(toward).signum();
        let stroke = (across + along) * COMB.1;
        // Counted from the end that is not clipped, so that the strokes stay in place when the view is moved.
        let first = ((start - from).dot(along) / COMB.0).ceil();
        let count = ((end - start).length() / COMB.0).floor();
        let mut lines = Vec::new();
        let mut index = 0.0;
        while index < count {
            let foot = from + along * ((first + index) * COMB.0);
            lines.push([foot, foot + stroke]);
            index += 1.0;
        }
        let band = across * COMB.1;
        let area = vec![start, end, end + band, start + band];
        self.push(role, hit, PaperForm::Hatch { area, lines });
        self.line(role, hit, vec![start, end], false, Visibility::Visible);
    }

    /// Adds a text beside the part of a line on the paper; its exact position is determined at the end.
    pub(super) fn note(&mut self, role: Role, hit: Option<Hit>, ends: [DVec2; 2], text: &str, toward: DVec2) {
        if self.profile.has_text(role)
            && ends.iter().all(|end| end.is_finite())
            && let Some(ends) = clip_segment(ends, DVec2::ZERO, self.size)
        {
            let toward = toward.normalize_or_zero();
            self.texts.push(Text::Note(LineNote { role, hit, ends, text: text.to_owned(), toward }));
        }
    }

    /// Adds a text somewhere within the hull of these points, on the paper; its exact position is determined
    /// at the end.
    pub(super) fn caption(&mut self, role: Role, hit: Option<Hit>, within: &[DVec2], lines: &[String]) {
        let area = clip_to_box(labels::hull(within), DVec2::ZERO, self.size);
        if area.len() >= 3 && self.profile.has_text(role) {
            self.texts.push(Text::Caption(Caption { role, hit, area, lines: lines.to_vec() }));
        }
    }

    /// Adds a sentence at the lower border.
    pub(super) fn remark(&mut self, text: &'static str) {
        self.remarks.push(text);
    }

    /// Returns whether a point is finite and on the paper or close to it.
    fn shows(&self, point: DVec2) -> bool {
        let (low, high) = self.window();
        point.cmpge(low).all() && point.cmple(high).all()
    }

    /// Returns whether all points are outside the same border.
    fn misses(&self, points: &[DVec2]) -> bool {
        let (low, high) = self.window();
        let all = |beyond: fn(&DVec2, DVec2, DVec2) -> bool| points.iter().all(|at| beyond(at, low, high));
        all(|at, low, _| at.x < low.x)
            || all(|at, low, _| at.y < low.y)
            || all(|at, _, high| at.x > high.x)
            || all(|at, _, high| at.y > high.y)
    }

    /// A convex polygon clipped to the window.
    fn clip_polygon(&self, points: Vec<DVec2>) -> Vec<DVec2> {
        let (low, high) = self.window();
        clip_to_box(points, low, high)
    }
}

/// The segments in which the line x + y = `at` intersects a polygon.
fn diagonal_chords(points: &[DVec2], at: f64) -> Vec<[DVec2; 2]> {
    let crossings = points.iter().zip(points.iter().cycle().skip(1)).filter_map(|(from, to)| {
        let (before, after) = (from.x + from.y - at, to.x + to.y - at);
        ((before >= 0.0) != (after >= 0.0)).then(|| from.lerp(*to, before / (before - after)))
    });
    let mut crossings: Vec<DVec2> = crossings.collect();
    crossings.sort_by(|a, b| a.x.total_cmp(&b.x));
    crossings.chunks_exact(2).map(|ends| [ends[0], ends[1]]).collect()
}

/// The place of a note: the middle of the lowest row where it covers nothing else, or else covers the least.
fn place_of_remark(text: &str, height: f64, size: DVec2, reserved: &[TextBox]) -> TextBox {
    let lowest = TextBox::of(DVec2::new(0.5 * size.x, size.y - 1.2 * height), text, height);
    let in_row =
        |row: u32| TextBox { center: lowest.center - DVec2::Y * (1.4 * height * f64::from(row)), ..lowest };
    let covered = |place: &TextBox| reserved.iter().map(|other| place.overlap(*other)).sum::<f64>();
    let rows = (0..ROWS).map(in_row);
    rows.min_by(|one, other| covered(one).total_cmp(&covered(other))).unwrap_or(lowest)
}

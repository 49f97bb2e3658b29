//! Placement of labels: next to their points, on the preferred side, without overlap.

use std::f64::consts::TAU;

use glam::DVec2;

use super::caption::Caption;
use super::mark::{Hit, Role};
use super::paper::{PaperForm, PaperMark};
use super::style::Palette;
use super::text_box::{TextBox, width};

/// The distance from the border of a marker to its label, in points.
const GAP: f64 = 5.0;
/// The distance between a note and other text, in points.
const MARGIN: f64 = 3.0;
/// The number of places that are tried from each end of a line to its midpoint.
const NOTE_PLACES: u8 = 14;
/// The directions that are tried, as turns from the preferred one, alternately to both sides.
const TURNS: [f64; 7] = [0.0, 0.125, -0.125, 0.25, -0.25, 0.375, -0.375];

/// A text that is not placed yet.
#[derive(Clone, Debug)]
pub(super) struct Label {
    pub(super) role: Role,
    pub(super) hit: Option<Hit>,
    /// The point that it labels.
    pub(super) at: DVec2,
    pub(super) text: String,
    /// The preferred direction as a unit vector, or zero for a text centred on its point.
    pub(super) toward: DVec2,
    /// The font size in points.
    pub(super) size: f64,
}

/// A text beside a line that is not placed yet.
#[derive(Clone, Debug)]
pub(super) struct Note {
    pub(super) role: Role,
    pub(super) hit: Option<Hit>,
    /// The part of the line that is on the paper.
    pub(super) ends: [DVec2; 2],
    pub(super) text: String,
    /// The unit vector to its side of the line.
    pub(super) toward: DVec2,
    /// The font size in points.
    pub(super) size: f64,
}

impl Note {
    /// Candidate centres of the text, from the ends of the line to its midpoint.
    fn candidates(&self, half: DVec2) -> Vec<DVec2> {
        let [from, to] = self.ends;
        let beside = self.toward * (GAP + MARGIN) + self.toward * half;
        // On the other side only if there is no room on the preferred one.
        let sides = [beside, -beside];
        let steps = (1..=NOTE_PLACES).flat_map(|step| {
            let part = 0.5 * f64::from(step) / f64::from(NOTE_PLACES);
            [1.0 - part, part]
        });
        let parts: Vec<f64> = steps.collect();
        sides.iter().flat_map(|side| parts.iter().map(|part| from.lerp(to, *part) + *side)).collect()
    }
}

/// Places all labels. Labels that come first in the list choose first. Captions use the remaining room.
pub(super) fn place(
    (labels, notes, captions): (&[Label], &[Note], &[Caption]),
    marks: &[PaperMark],
    size: DVec2,
) -> Vec<PaperMark> {
    let mut taken: Vec<TextBox> = marks
        .iter()
        .filter_map(|mark| match mark.form {
            // Highlights must not move anything from under the pointer.
            PaperForm::Marker { at, .. } if !matches!(mark.role, Role::Pair | Role::Spotlit | Role::Kin) => {
                Some(TextBox { center: at, half: DVec2::splat(Palette::radius(mark.role)) })
            }
            _ => None,
        })
        .collect();
    let paper = TextBox { center: size * 0.5, half: size * 0.5 };
    let mut texts = Vec::with_capacity(labels.len());
    for label in labels {
        let half = label.half_size();
        let cost = |center: DVec2| {
            let area = TextBox { center, half };
            let over: f64 = taken.iter().map(|other| area.overlap(*other)).sum();
            over + 4.0 * half.x * half.y - area.overlap(paper)
        };
        // Of several candidates with the least overlap the first, which is the preferred one.
        let center = label
            .candidates()
            .into_iter()
            .map(|center| (cost(center), center))
            .reduce(|best, other| if other.0 < best.0 - 1.0 { other } else { best })
            .map_or(label.at, |(_, center)| center);
        taken.push(TextBox { center, half });
        let form = PaperForm::Text { center, text: label.text.clone(), size: label.size };
        texts.push(PaperMark { role: label.role, hit: label.hit, form });
    }
    for note in notes {
        let half = DVec2::new(width(&note.text, note.size), note.size) * 0.5;
        let cost = |center: DVec2| {
            let area = TextBox { center, half: half + DVec2::splat(MARGIN) };
            let over: f64 = taken.iter().map(|other| area.overlap(*other)).sum();
            over + 4.0 * area.half.x * area.half.y - area.overlap(paper)
        };
        let places = note.candidates(half).into_iter().map(|center| (cost(center), center));
        let best = places.reduce(|best, other| if other.0 < best.0 - 1.0 { other } else { best });
        let Some((_, center)) = best else { continue };
        taken.push(TextBox { center, half });
        let form = PaperForm::Text { center, text: note.text.clone(), size: note.size };
        texts.push(PaperMark { role: note.role, hit: note.hit, form });
    }
    texts.extend(captions.iter().flat_map(|caption| caption.place(&mut taken)));
    texts
}

impl Label {
    fn half_size(&self) -> DVec2 {
        DVec2::new(width(&self.text, self.size), self.size) * 0.5
    }

    /// Candidate centres of the text, the best first.
    fn candidates(&self) -> Vec<DVec2> {
        if self.toward == DVec2::ZERO {
            return vec![self.at];
        }
        let half = self.half_size();
        let distance = Palette::radius(self.role) + GAP;
        TURNS
            .iter()
            .map(|turn| {
                let toward = DVec2::from_angle(turn * TAU).rotate(self.toward);
                // The distance is that of the box, not only of its centre.
                self.at + toward * distance + toward * half
            })
            .collect()
    }
}

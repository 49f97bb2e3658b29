//! Where labels go: next to their point, on the side they ask for, and not over each other.

use std::f64::consts::TAU;

use glam::DVec2;

use super::caption::Caption;
use super::paper::{PaperForm, PaperMark};
use super::{Hit, Palette, Role};

/// From the border of a marker to its label, in points.
const GAP: f64 = 5.0;
/// Between a note and other text, in points.
const MARGIN: f64 = 3.0;
/// Places that are tried from each end of a line to its middle.
const NOTE_PLACES: u8 = 14;
/// Mean width of a letter of the fonts in use, as a fraction of their height.
const LETTER_WIDTH: f64 = 0.55;
/// Directions that are tried, beginning with the one asked for and going away from it to both sides.
const TURNS: [f64; 7] = [0.0, 0.125, -0.125, 0.25, -0.25, 0.375, -0.375];

/// A text that is not placed yet.
#[derive(Clone, Debug)]
pub(super) struct Label {
    pub(super) role: Role,
    pub(super) hit: Option<Hit>,
    /// The point it belongs to.
    pub(super) at: DVec2,
    pub(super) text: String,
    /// Of length one, or zero for a text that stands on its point.
    pub(super) toward: DVec2,
    /// The height of the font.
    pub(super) size: f64,
}

/// A text beside a line that is not placed yet.
#[derive(Clone, Debug)]
pub(super) struct Note {
    pub(super) role: Role,
    pub(super) hit: Option<Hit>,
    /// The line, as far as it is on paper.
    pub(super) ends: [DVec2; 2],
    pub(super) text: String,
    /// To its side of the line, of length one.
    pub(super) toward: DVec2,
    /// The height of the font.
    pub(super) size: f64,
}

impl Note {
    /// Middles for the text, from the ends of the line to its middle.
    fn candidates(&self, half: DVec2) -> Vec<DVec2> {
        let [from, to] = self.ends;
        let beside = self.toward * (GAP + MARGIN) + self.toward * half;
        // On the wrong side only where there is no room on the right one.
        let sides = [beside, -beside];
        let steps = (1..=NOTE_PLACES).flat_map(|step| {
            let part = 0.5 * f64::from(step) / f64::from(NOTE_PLACES);
            [1.0 - part, part]
        });
        let parts: Vec<f64> = steps.collect();
        sides.iter().flat_map(|side| parts.iter().map(|part| from.lerp(to, *part) + *side)).collect()
    }
}

/// A rectangle by its middle and half of its size.
#[derive(Clone, Copy, Debug)]
pub(super) struct Area {
    pub(super) center: DVec2,
    pub(super) half: DVec2,
}

impl Area {
    /// How much of it lies over `other`, in square points.
    pub(super) fn overlap(self, other: Self) -> f64 {
        let shared = self.half + other.half - (self.center - other.center).abs();
        let shared = shared.min(self.half * 2.0).min(other.half * 2.0).max(DVec2::ZERO);
        shared.x * shared.y
    }
}

/// How wide a text is, about, in points.
pub(super) fn width(text: &str, size: f64) -> f64 {
    text.chars().count() as f64 * LETTER_WIDTH * size
}

/// Places all labels. Important ones choose first: they come first in the list. Captions take what room is left.
pub(super) fn place(
    (labels, notes, captions): (&[Label], &[Note], &[Caption]),
    marks: &[PaperMark],
    size: DVec2,
) -> Vec<PaperMark> {
    let mut taken: Vec<Area> = marks
        .iter()
        .filter_map(|mark| match mark.form {
            // What is lit must not move anything from under the pointer.
            PaperForm::Marker { at, .. } if !matches!(mark.role, Role::Pair | Role::Spotlit | Role::Kin) => {
                Some(Area { center: at, half: DVec2::splat(Palette::radius(mark.role)) })
            }
            _ => None,
        })
        .collect();
    let paper = Area { center: size * 0.5, half: size * 0.5 };
    let mut texts = Vec::with_capacity(labels.len());
    for label in labels {
        let half = label.half_size();
        let cost = |center: DVec2| {
            let area = Area { center, half };
            let over: f64 = taken.iter().map(|other| area.overlap(*other)).sum();
            over + 4.0 * half.x * half.y - area.overlap(paper)
        };
        // The first of the cheapest, so that without anything in the way a label stands where it asks to.
        let center = label
            .candidates()
            .into_iter()
            .map(|center| (cost(center), center))
            .reduce(|best, other| if other.0 < best.0 - 1.0 { other } else { best })
            .map_or(label.at, |(_, center)| center);
        taken.push(Area { center, half });
        let form = PaperForm::Text { center, text: label.text.clone(), size: label.size };
        texts.push(PaperMark { role: label.role, hit: label.hit, form });
    }
    for note in notes {
        let half = DVec2::new(width(&note.text, note.size), note.size) * 0.5;
        let cost = |center: DVec2| {
            let area = Area { center, half: half + DVec2::splat(MARGIN) };
            let over: f64 = taken.iter().map(|other| area.overlap(*other)).sum();
            over + 4.0 * area.half.x * area.half.y - area.overlap(paper)
        };
        let places = note.candidates(half).into_iter().map(|center| (cost(center), center));
        let best = places.reduce(|best, other| if other.0 < best.0 - 1.0 { other } else { best });
        let Some((_, center)) = best else { continue };
        taken.push(Area { center, half });
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

    /// Middles for the text, the best first.
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
                // The box, not only its middle, keeps its distance.
                self.at + toward * distance + toward * half
            })
            .collect()
    }
}

//! The gap in words: the distance, the bounds of each iteration, and a line for each criterion.

use super::criterion::{Criterion, Tolerance};
use super::{BoundedPair, Gap};
use crate::gjk::{Termination, Verdict};
use crate::message::text;
use crate::narration::{ended, short};

impl Gap {
    /// Describes, in a few sentences, the distance that the bounds enclose, and the end of the run.
    pub fn sentences(&self) -> Vec<String> {
        let mut sentences = vec![self.about_truth()];
        if let BoundedPair::Cores([of_p, of_q]) = self.subject {
            sentences.push(text!("figure-the-search-is-among-the"; of_p = short(of_p), of_q = short(of_q)));
        }
        sentences.push(self.about_end());
        if !self.support_is_sound {
            sentences.push(text!("figure-with-this-mistake-a-need").to_owned());
        }
        sentences
    }

    fn about_truth(&self) -> String {
        let radius = self.subject.radius();
        match (self.truth, self.verdict) {
            (None, _) => text!("figure-the-true-distance-is-not").to_owned(),
            (Some(_), Verdict::Overlap) if radius == 0.0 => text!("figure-p-and-q-overlap-their").to_owned(),
            (Some(truth), _) if truth.bounds == [0.0; 2] && radius == 0.0 => {
                text!("figure-p-and-q-touch-their").to_owned()
            }
            (Some(truth), _) if truth.bounds == [0.0; 2] => {
                text!("figure-the-cores-meet-their-distance"; radii = short(0.0 - radius))
            }
            (Some(truth), _) => {
                let [low, high] = truth.bounds;
                let (of, rest) = (self.subject_key(), truth.distance - radius);
                let how = if truth.exact { "exact" } else { "bounds" };
                let meaning = if rest < 0.0 { "bridged" } else { "none" };
                let [distance, error, rest] = [truth.distance, high - low, rest].map(short);
                text!(
                    "figure-the-distance-of";
                    of = of, distance = distance, how = how, error = error, rest = rest, meaning = meaning
                )
            }
        }
    }

    fn about_end(&self) -> String {
        let count = self.readings.len();
        if let Some(enclosed) = self.enclosed {
            return text!("figure-at-iteration-the-simplex-holds"; iteration = enclosed + 1);
        }
        let Some(last) = self.readings.last() else {
            return text!("figure-the-run-has-no-iteration").to_owned();
        };
        match last.difference() {
            None => text!("figure-the-run-ends-with-its"; ended = ended(self.termination)),
            Some(difference) => {
                let why = if self.termination == Termination::SeparatingAxis { "bound" } else { "none" };
                let (ended, difference) = (ended(self.termination), short(difference));
                text!(
                    "figure-the-run-itself-ends";
                    count = count, ended = ended, difference = difference, why = why
                )
            }
        }
    }

    /// Describes where a criterion ends the run, and with what error; or why it does not.
    pub fn verdict_of(&self, criterion: Criterion, tolerance: Tolerance) -> String {
        let Some(stop) = self.stop(criterion, tolerance) else {
            let criterion = match criterion {
                Criterion::Duplicate => "duplicate",
                Criterion::Relative => "relative",
                Criterion::Absolute => "absolute",
                Criterion::NoProgress => "no-progress",
            };
            let until = if self.enclosed.is_some() { "enclosed" } else { "end" };
            return text!("figure-does-not-stop"; criterion = criterion, until = until);
        };
        let radius = self.subject.radius();
        let returned = if radius == 0.0 {
            short(stop.returned)
        } else {
            format!("{} − {} = {}", short(stop.returned), short(radius), short(stop.returned - radius))
        };
        let (certainty, error) = match stop.error {
            None => ("unknown", 0.0),
            Some([_, 0.0]) => ("exact", 0.0),
            // Curved: the distance is known no better than the error.
            Some([low, high]) if low < 0.9 * high => ("bound", high),
            Some([_, high]) => ("sure", high),
        };
        text!(
            "figure-stops-at";
            iteration = stop.iteration + 1, returned = returned, certainty = certainty, error = short(error)
        )
    }

    /// Describes the bounds at the iteration with this index, for the pointer. Returns `None` after the
    /// last.
    pub fn words(&self, iteration: usize) -> Option<String> {
        let known = self.readings.get(iteration)?;
        let radius = self.subject.radius();
        let length = |length: f64| short(length - radius);
        let mut parts = Vec::new();
        parts.push(match known.at_most {
            Some(at_most) => text!("figure-at-most-length"; length = length(at_most)),
            None => text!("figure-no-simplex-yet-so-no").to_owned(),
        });
        parts.push(match known.own {
            None => text!("figure-v-is-zero-and-gives").to_owned(),
            Some(own) if own <= 0.0 && known.at_least == 0.0 => {
                text!("figure-a-v-v-is-no"; own = short(own))
            }
            Some(own) if own < known.at_least => {
                text!("figure-at-least-from-before-here"; length = length(known.at_least), length_2 = length(own))
            }
            Some(_) => text!("figure-at-least-length"; length = length(known.at_least)),
        });
        parts.extend(
            known
                .difference()
                .map(|difference| text!("figure-difference-of"; difference = short(difference))),
        );
        if self.enclosed == Some(iteration) {
            parts.push(text!("figure-with-a-the-simplex-holds").to_owned());
        }
        let words = parts.join(", ");
        Some(text!("figure-iteration-of"; number = iteration + 1, words = words, of = self.subject_key()))
    }

    fn subject_key(&self) -> &'static str {
        if self.subject.radius() == 0.0 { "shapes" } else { "cores" }
    }
}

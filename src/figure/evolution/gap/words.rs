//! The gap in words: the distance, the bounds of each iteration, and a line for each criterion.

use super::criterion::{Criterion, Tolerance};
use super::{Gap, Subject};
use crate::figure::narration::short;
use crate::gjk::{Termination, Verdict};

impl Gap {
    /// Describes, in a few sentences, the distance that the bounds enclose, and the end of the run.
    pub fn sentences(&self) -> Vec<String> {
        let mut sentences = vec![self.about_truth()];
        if let Subject::Cores([of_p, of_q]) = self.subject {
            sentences.push(format!(
                "The search is among the cores, and the radii are subtracted from both bounds: {} + {}. The criteria are about the cores, too",
                short(of_p),
                short(of_q)
            ));
        }
        sentences.push(self.about_end());
        if !self.support_is_sound {
            sentences.push(
                "With this mistake A need not be the farthest point: −A·v/|v| is no lower bound then, and the criteria that use it prove nothing"
                    .to_owned(),
            );
        }
        sentences
    }

    fn about_truth(&self) -> String {
        let radius = self.subject.radius();
        match (self.truth, self.verdict) {
            (None, _) => "The true distance is not known".to_owned(),
            (Some(_), Verdict::Overlap) if radius == 0.0 => "P and Q overlap: their distance is 0".to_owned(),
            (Some(truth), _) if truth.bounds == [0.0; 2] && radius == 0.0 => {
                "P and Q touch: their distance is 0".to_owned()
            }
            (Some(truth), _) if truth.bounds == [0.0; 2] => {
                format!(
                    "The cores meet: their distance is 0, and less the radii it is {}",
                    short(0.0 - radius)
                )
            }
            (Some(truth), _) => {
                let [low, high] = truth.bounds;
                let how = if truth.exact {
                    "exact arithmetic proves it".to_owned()
                } else {
                    format!("known to {}", short(high - low))
                };
                if radius == 0.0 {
                    return format!("The distance of P and Q is {} ({how})", short(truth.distance));
                }
                let rest = truth.distance - radius;
                let meaning = if rest < 0.0 { ": the radii bridge it" } else { "" };
                format!(
                    "The distance of the cores is {} ({how}); less the radii that is {}{meaning}",
                    short(truth.distance),
                    short(rest)
                )
            }
        }
    }

    fn about_end(&self) -> String {
        let count = self.readings.len();
        if let Some(enclosed) = self.enclosed {
            return format!(
                "At iteration {} the simplex holds O: the distance is 0, and so is the gap",
                enclosed + 1
            );
        }
        let Some(last) = self.readings.last() else { return "The run has no iteration".to_owned() };
        match last.difference() {
            None => format!(
                "The run ends with its first support point ({}), so there is no simplex before it and no upper bound",
                ended(self)
            ),
            Some(difference) => {
                let why = if self.termination == Termination::SeparatingAxis {
                    ", and a lower bound above zero is all that a yes or no needs"
                } else {
                    ""
                };
                format!(
                    "The run itself ends at iteration {count} ({}) with a difference of {}{why}",
                    ended(self),
                    short(difference)
                )
            }
        }
    }

    /// Describes where a criterion ends the run, and with what error; or why it does not.
    pub fn verdict_of(&self, criterion: Criterion, tolerance: Tolerance) -> String {
        let Some(stop) = self.stop(criterion, tolerance) else {
            let why = match criterion {
                Criterion::Duplicate => "no support point is in the simplex already",
                Criterion::Relative => "the difference stays above ε|x|",
                Criterion::Absolute => "the difference stays above ε",
                Criterion::NoProgress => "every support point brings the simplex nearer to O",
            };
            let instead = if self.enclosed.is_some() { ", until the simplex holds O" } else { "" };
            return format!("does not stop: {why}{instead}");
        };
        let radius = self.subject.radius();
        let returned = if radius == 0.0 {
            short(stop.returned)
        } else {
            format!("{} − {} = {}", short(stop.returned), short(radius), short(stop.returned - radius))
        };
        let error = match stop.error {
            None => String::new(),
            Some([_, 0.0]) => ", no error beyond roundoff".to_owned(),
            // Curved: the distance is known no better than the error.
            Some([low, high]) if low < 0.9 * high => format!(", error at most {}", short(high)),
            Some([_, high]) => format!(", error {}", short(high)),
        };
        format!("stops at iteration {} with {returned}{error}", stop.iteration + 1)
    }

    /// Describes the bounds at the iteration with this index, for the pointer. Returns `None` after the
    /// last.
    pub fn words(&self, iteration: usize) -> Option<String> {
        let known = self.readings.get(iteration)?;
        let radius = self.subject.radius();
        let length = |length: f64| short(length - radius);
        let of_cores = if radius == 0.0 { "" } else { ", radii subtracted" };
        let mut parts = Vec::new();
        parts.push(match known.at_most {
            Some(at_most) => format!("at most {}", length(at_most)),
            None => "no simplex yet, so no upper bound".to_owned(),
        });
        parts.push(match known.own {
            None => "v is zero and gives no lower bound".to_owned(),
            Some(own) if own <= 0.0 && known.at_least == 0.0 => {
                format!("−A·v/|v| = {} is no lower bound", short(own))
            }
            Some(own) if own < known.at_least => {
                format!("at least {} from before (here {})", length(known.at_least), length(own))
            }
            Some(_) => format!("at least {}", length(known.at_least)),
        });
        parts.extend(known.difference().map(|difference| format!("difference {}", short(difference))));
        if self.enclosed == Some(iteration) {
            parts.push("with A the simplex holds O, and the gap is 0".to_owned());
        }
        Some(format!("Iteration {}: {}{of_cores}", iteration + 1, parts.join(", ")))
    }
}

/// The reason why the run ended, in a word or two.
fn ended(gap: &Gap) -> String {
    gap.termination.name().replace('-', " ")
}

//! The numbers along an axis.

use super::Axis;
use crate::axes::{tick_label, tick_step};
use crate::narration::short;

/// Maximum number of ticks of an axis.
const MAX_TICKS: usize = 1000;
/// The factors within a decade that get ticks if there is room.
const FINE: [f64; 9] = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0];
const COARSE: [f64; 3] = [1.0, 2.0, 5.0];

/// A tick of an axis.
#[derive(Clone, Debug, PartialEq)]
pub struct Tick {
    /// The plotted number.
    pub at: f64,
    /// The text at the tick.
    pub text: String,
    /// A lower bound on the distance to the next tick, in plotted numbers.
    pub spacing: f64,
}

impl Axis {
    /// Returns ticks at round values between two plotted numbers, at least `least` apart and not below the smallest
    /// value with a number.
    pub fn ticks(&self, low: f64, high: f64, least: f64) -> Vec<Tick> {
        if !(low < high && least > 0.0 && (high - low).is_finite()) {
            return Vec::new();
        }
        if !self.words.is_empty() {
            return self.worded(low, high);
        }
        let low = self.numbered_from.map_or(low, |least| low.max(self.plotted(least)));
        // Between 5 and 10, the narrowest of 1, 2, 5, 10, are 0.3 of a decade; between 9 and 10 it is 0.046.
        let factors = if least <= 0.045 { Some(&FINE[..]) } else { (least <= 0.3).then_some(&COARSE[..]) };
        if self.logarithmic
            && high - low < 6.0
            && let Some(factors) = factors
        {
            let ticks = parts_of_decades(low, high, factors, least);
            if ticks.len() > 1 {
                return ticks;
            }
        }
        let step = if self.whole || (self.logarithmic && high - low >= 1.0) {
            tick_step(least.max(1.0))
        } else {
            tick_step(least)
        };
        let first = (low / step).ceil();
        let steps = (0..MAX_TICKS).map(|index| (first + index as f64) * step).take_while(|at| *at <= high);
        steps.map(|at| Tick { at, text: self.written(at, step), spacing: step }).collect()
    }

    fn worded(&self, low: f64, high: f64) -> Vec<Tick> {
        let ticks = self.words.iter().enumerate().map(|(at, text)| (at as f64, text));
        ticks
            .filter(|(at, _)| (low..=high).contains(at))
            .map(|(at, text)| Tick { at, text: text.clone(), spacing: 1.0 })
            .collect()
    }

    /// Formats the text at `at`: a word, or the number plotted there, with as many decimals as ticks with a
    /// spacing of `step` need.
    pub fn written(&self, at: f64, step: f64) -> String {
        if !self.words.is_empty() {
            let word = self.words.iter().enumerate().find(|(index, _)| (*index as f64 - at).abs() < 1e-6);
            return word.map(|(_, word)| word.clone()).unwrap_or_default();
        }
        if self.logarithmic { short(self.value(at)) } else { tick_label(at, step) }
    }
}

fn parts_of_decades(low: f64, high: f64, factors: &[f64], least: f64) -> Vec<Tick> {
    let mut ticks = Vec::new();
    let mut decade = low.floor();
    while decade <= high && ticks.len() < MAX_TICKS {
        for factor in factors {
            let at = decade + libm::log10(*factor);
            if (low..=high).contains(&at) {
                let text = short(libm::exp10(decade) * factor);
                ticks.push(Tick { at, text, spacing: least });
            }
        }
        decade += 1.0;
    }
    ticks
}

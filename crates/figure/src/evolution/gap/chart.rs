//! The gap as a chart: both bounds and their difference on a logarithmic axis, with the thresholds of the criteria.

use super::Gap;
use super::criterion::{Criterion, Tolerance};
use crate::chart::{Axis, Chart, Item, ItemForm};
use crate::evolution::charts::Cursors;
use crate::gjk::Letter;
use crate::mark::{Marker, Role};
use crate::message::text;

/// Distance between the markers of criteria that stop in the same iteration: a maximum in iterations, and as a fraction
/// of all iterations.
const ASIDE: (f64, f64) = (0.18, 0.024);
/// Free room below and above, as a fraction of the decades.
const MARGIN: f64 = 0.06;
/// Minimum logarithm; smaller ones have no f64.
const LOWEST: f64 = -300.0;

impl Gap {
    /// Returns the chart, with lines at iterations.
    ///
    /// # Errors
    /// Returns a sentence if no number fits the logarithmic axis.
    pub fn chart(&self, tolerance: Tolerance, cursors: &Cursors) -> Result<Chart, &'static str> {
        let radius = self.subject.radius();
        let points = |of: &dyn Fn(usize) -> Option<f64>| -> Vec<[f64; 2]> {
            let numbered =
                (0..self.readings.len()).filter_map(|index| Some([(index + 1) as f64, of(index)?]));
            numbered.filter(|[_, value]| *value > 0.0).collect()
        };
        let at_most = points(&|index| Some(self.readings[index].at_most? - radius));
        let at_least = points(&|index| Some(self.readings[index].at_least - radius));
        if at_most.is_empty() && at_least.is_empty() {
            return Err(text!("figure-nothing-to-plot"));
        }
        let differences = points(&|index| self.readings[index].difference());
        let mut items = Vec::new();
        let last = self.readings.len() as f64;
        if let Some(distance) = self.truth.map(|truth| truth.distance - radius).filter(|it| *it > 0.0) {
            let form = ItemForm::Line { points: vec![[0.5, distance], [last + 0.5, distance]], dashed: true };
            items.push(item(Role::Proof(None), text!("figure-distance"), form));
        }
        items.extend(line(Role::Length, text!("figure-at-most"), at_most, (false, Marker::Disc)));
        items.extend(line(Role::Length, text!("figure-at-least"), at_least, (true, Marker::Square)));
        items.extend(line(
            Role::Letter(Letter::A),
            text!("figure-difference"),
            differences,
            (false, Marker::Disc),
        ));
        self.add_thresholds(&mut items, tolerance);
        let range = decades(&items);
        let floor = libm::exp10(range[0] + 0.5 * MARGIN * (range[1] - range[0]));
        let zeros: Vec<[f64; 2]> = (0..self.readings.len())
            .filter(|index| self.readings[*index].difference() == Some(0.0) || self.enclosed == Some(*index))
            .map(|index| [(index + 1) as f64, floor])
            .collect();
        if !zeros.is_empty() {
            let form = ItemForm::Points { at: zeros, marker: Marker::Crosshair };
            items.push(item(Role::Letter(Letter::A), text!("figure-difference-0"), form));
        }
        self.add_stops(&mut items, tolerance, floor);
        let rule = |index: usize, role: Role| item(role, "", ItemForm::Rule(index as f64 + 1.0));
        let here = |index: &usize| *index < self.readings.len();
        items.extend(cursors.pointed.iter().copied().filter(here).map(|index| rule(index, Role::Ghost)));
        items.extend(cursors.current.filter(here).map(|index| rule(index, Role::Origin)));
        Ok(Chart {
            title: text!("figure-gap-over-the-iterations").to_owned(),
            x: Axis {
                whole: true,
                bounds: Some([0.5, last + 0.5]),
                ..Axis::named(text!("figure-iteration"))
            },
            y: Axis {
                logarithmic: true,
                bounds: Some(range.map(libm::exp10)),
                ..Axis::named(text!("figure-scene-units"))
            },
            equal_scales: false,
            items,
        })
    }

    /// Draws, for each criterion with a tolerance, the difference of the bounds at which it stops.
    fn add_thresholds(&self, items: &mut Vec<Item>, tolerance: Tolerance) {
        for criterion in Criterion::ALL {
            // A step for each iteration: the threshold of its test.
            let steps = self.readings.iter().enumerate().filter_map(|(index, known)| {
                let threshold = criterion.threshold(tolerance, known.at_most?)?;
                let at = index as f64 + 1.0;
                Some([[at - 0.5, threshold], [at + 0.5, threshold]])
            });
            let points: Vec<[f64; 2]> = steps.flatten().filter(|[_, threshold]| *threshold > 0.0).collect();
            if !points.is_empty() {
                // The marker has the name; the line has its color.
                items.push(item(criterion.role(), "", ItemForm::Line { points, dashed: true }));
            }
        }
    }

    /// Draws the stops of the criteria; a criterion that does not stop still has an entry in the legend.
    fn add_stops(&self, items: &mut Vec<Item>, tolerance: Tolerance, floor: f64) {
        let stops = Criterion::ALL.map(|criterion| (criterion, self.stop(criterion, tolerance)));
        let aside = ASIDE.0.min(ASIDE.1 * self.readings.len() as f64);
        for (index, (criterion, stop)) in stops.iter().enumerate() {
            let at = stop.map(|stop| {
                let together: Vec<usize> = (0..stops.len())
                    .filter(|other| stops[*other].1.is_some_and(|other| other.iteration == stop.iteration))
                    .collect();
                let place = together.iter().position(|other| *other == index).unwrap_or(0) as f64;
                let middle = 0.5 * (together.len() as f64 - 1.0);
                [stop.iteration as f64 + 1.0 + aside * (place - middle), stop.difference.max(floor)]
            });
            let form = ItemForm::Points { at: at.into_iter().collect(), marker: criterion.marker() };
            items.push(item(criterion.role(), criterion.name(), form));
        }
    }
}

fn item(role: Role, name: &str, form: ItemForm) -> Item {
    Item { role, name: name.to_owned(), form }
}

/// Draws a line with markers, or nothing if there are no points.
fn line(role: Role, name: &str, points: Vec<[f64; 2]>, (dashed, marker): (bool, Marker)) -> Vec<Item> {
    if points.is_empty() {
        return Vec::new();
    }
    let markers = ItemForm::Points { at: points.clone(), marker };
    vec![item(role, name, ItemForm::Line { points, dashed }), item(role, "", markers)]
}

/// The range of the decimal logarithms of the numbers, with some room.
fn decades(items: &[Item]) -> [f64; 2] {
    let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
    for item in items {
        if let ItemForm::Line { points, .. } | ItemForm::Points { at: points, .. } = &item.form {
            for [_, value] in points {
                let decade = libm::log10(*value);
                if decade.is_finite() {
                    (low, high) = (low.min(decade), high.max(decade));
                }
            }
        }
    }
    if low > high {
        return [-1.0, 1.0];
    }
    let margin = MARGIN * (high - low).max(1.0);
    [(low - 1.5 * margin).max(LOWEST), high + margin]
}

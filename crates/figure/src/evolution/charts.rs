//! The numbers of a run as charts over its iterations.

use serde::{Deserialize, Serialize};

use super::{Evolution, IterationReading, Quantity};
use crate::chart::{Axis, Chart, Item, ItemForm};
use crate::geometry::Dimension;
use crate::gjk::{Letter, Region};
use crate::mark::{Marker, Role};
use crate::message::{constant, text};
use crate::series::Measured;
use crate::tint::Tint;

/// Ratio above which larger numbers hide smaller ones on a linear scale.
const WIDE: f64 = 300.0;

/// Whether the vertical axis is linear or logarithmic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Scale {
    /// Logarithmic if the numbers differ by orders of magnitude.
    #[default]
    Automatic,
    /// Equal differences have equal distances.
    Linear,
    /// Equal ratios have equal distances.
    Logarithmic,
}

/// The iterations with a line through the charts, by their index, counted through both loops.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cursors {
    /// The shown iteration.
    pub current: Option<usize>,
    /// The iterations under the pointer.
    pub pointed: Vec<usize>,
}

impl Evolution {
    /// Draws the chart of a quantity. Returns `None` if the run does not contain it.
    pub fn chart(&self, quantity: Quantity, scale: Scale, cursors: &Cursors) -> Option<Chart> {
        let mut items = match quantity {
            Quantity::Reach => self.line(Role::Letter(Letter::A), |reading| reading.support_value),
            Quantity::Direction => self.lengths_of_v(),
            Quantity::Bounds => self.bounds(),
            Quantity::Size => self.sizes(),
            Quantity::Regions => self.strip(),
        };
        if items.is_empty() {
            return None;
        }
        let logarithmic = quantity != Quantity::Regions
            && match scale {
                Scale::Automatic => spans_magnitudes(&items),
                Scale::Linear => false,
                Scale::Logarithmic => true,
            };
        let last = self.readings.len() as f64;
        if quantity == Quantity::Reach {
            if logarithmic && is_ever(&items, |value| value < 0.0) {
                items = without_sign(items);
            } else if !logarithmic {
                let points = vec![[0.5, 0.0], [last + 0.5, 0.0]];
                let form = ItemForm::Line { points, dashed: false };
                items.insert(0, Item { role: Role::Axis, name: String::new(), form });
            }
        }
        let rule = |index: usize, role: Role| {
            let form = ItemForm::Rule(index as f64 + 1.0);
            Item { role, name: String::new(), form }
        };
        items.extend(cursors.pointed.iter().map(|index| rule(*index, Role::Ghost)));
        items.extend(cursors.current.map(|index| rule(index, Role::Origin)));
        let x =
            Axis { whole: true, bounds: Some([0.5, last + 0.5]), ..Axis::named(text!("figure-iteration")) };
        let y = Axis { logarithmic, ..self.vertical(quantity, logarithmic) };
        let title = text!("figure-over-the-iterations"; name = quantity.name());
        Some(Chart { title, x, y, equal_scales: false, items })
    }

    fn vertical(&self, quantity: Quantity, logarithmic: bool) -> Axis {
        let rows = kinds(self.dimension);
        match quantity {
            Quantity::Reach
                if logarithmic
                    && self.readings.iter().any(|reading| {
                        reading.support_value.is_some_and(|support_value| support_value < 0.0)
                    }) =>
            {
                Axis::named(text!("figure-scene-units-without-the-sign"))
            }
            Quantity::Direction if !self.algorithm.measures() => Axis::named(text!("figure-a-bare-number")),
            Quantity::Reach | Quantity::Direction | Quantity::Bounds | Quantity::Size => {
                Axis::named(text!("figure-scene-units"))
            }
            Quantity::Regions => Axis {
                bounds: Some([-0.5, rows.len() as f64 - 0.5]),
                words: rows.iter().map(|id| constant(id).to_owned()).collect(),
                ..Axis::default()
            },
        }
    }

    /// Draws |v|: as a line if it is the length |x|, which is the case after the first guess of the distance algorithm;
    /// otherwise as markers, each in its own unit.
    fn lengths_of_v(&self) -> Vec<Item> {
        let are_lengths = self.algorithm.measures();
        let mut at = self.points(|reading| reading.direction);
        at.retain(|[iteration, _]| !are_lengths || *iteration > 1.0);
        if at.is_empty() {
            return Vec::new();
        }
        let item = |form: ItemForm| Item { role: Role::Simplex, name: String::new(), form };
        let line = are_lengths.then(|| item(ItemForm::Line { points: at.clone(), dashed: false }));
        line.into_iter().chain([item(ItemForm::Points { at, marker: Marker::Disc })]).collect()
    }

    /// A line from iteration to iteration, with markers.
    fn line(&self, role: Role, of: impl Fn(&IterationReading) -> Option<f64>) -> Vec<Item> {
        let points = self.points(of);
        if points.is_empty() {
            return Vec::new();
        }
        let item = |form: ItemForm| Item { role, name: String::new(), form };
        let markers = ItemForm::Points { at: points.clone(), marker: Marker::Disc };
        vec![item(ItemForm::Line { points, dashed: false }), item(markers)]
    }

    fn points(&self, of: impl Fn(&IterationReading) -> Option<f64>) -> Vec<[f64; 2]> {
        let numbered = self.readings.iter().enumerate();
        numbered.filter_map(|(index, reading)| Some([index as f64 + 1.0, of(reading)?])).collect()
    }

    fn bounds(&self) -> Vec<Item> {
        let mut items = Vec::new();
        for (of, role) in [(Measured::Separation, Role::Length), (Measured::Depth, Role::Simplex)] {
            for (end, bound) in ["least", "most"].into_iter().enumerate() {
                let samples = self.samples.iter().filter(|sample| sample.of == of);
                let known = samples.filter(|sample| sample.bounds[end].is_finite());
                let points: Vec<[f64; 2]> =
                    known.map(|sample| [sample.iteration as f64, sample.bounds[end]]).collect();
                if points.is_empty() {
                    continue;
                }
                let name = text!("figure-bound-of"; length = of.name(), bound = bound);
                let (dashed, marker) = if end == 0 { (true, Marker::Square) } else { (false, Marker::Disc) };
                let markers = ItemForm::Points { at: points.clone(), marker };
                items.push(Item { role, name, form: ItemForm::Line { points, dashed } });
                items.push(Item { role, name: String::new(), form: markers });
            }
        }
        items
    }

    fn sizes(&self) -> Vec<Item> {
        let of = |extent: usize, is_polytope: bool| {
            self.points(|reading| {
                let size =
                    reading.size.filter(|size| (size.extent, size.is_polytope) == (extent, is_polytope));
                size?.as_length()
            })
        };
        let kinds = [
            (of(1, false), text!("figure-length"), Role::Ghost, Marker::Disc),
            (of(2, false), text!("figure-root-of-area"), Role::Letter(Letter::B), Marker::Square),
            (of(3, false), text!("figure-volume"), Role::Letter(Letter::C), Marker::Triangle),
            (of(2, true), text!("figure-area-of-the-polytope"), Role::Letter(Letter::D), Marker::Diamond),
            (of(3, true), text!("figure-volume-of-the-polytope"), Role::Letter(Letter::D), Marker::Diamond),
        ];
        let kinds = kinds.into_iter().filter(|(at, ..)| !at.is_empty());
        kinds
            .map(|(at, name, role, marker)| Item {
                role,
                name: name.to_owned(),
                form: ItemForm::Points { at, marker },
            })
            .collect()
    }

    /// Draws a cell for each iteration, in the row of its kind of region, with the letters of the region if
    /// there is room.
    fn strip(&self) -> Vec<Item> {
        let (rows, columns) = (kinds(self.dimension).len(), self.readings.len());
        let found: Vec<Option<usize>> = self
            .readings
            .iter()
            .map(|reading| reading.region.map(|region| row_of(region, self.dimension)))
            .collect();
        if found.iter().all(Option::is_none) {
            return Vec::new();
        }
        let cell = |row: usize, found: &Option<usize>| (*found == Some(row)).then_some(Tint::Kind(row + 1));
        let tints = (0..rows).flat_map(|row| found.iter().map(move |found| cell(row, found))).collect();
        let form = ItemForm::Cells {
            min: [0.5, -0.5],
            max: [columns as f64 + 0.5, rows as f64 - 0.5],
            columns,
            tints,
        };
        let mut items = vec![Item { role: Role::Axis, name: String::new(), form }];
        // A series of iterations with the same region has one name.
        let mut first = 0;
        for run in self.readings.chunk_by(|one, other| one.region == other.region) {
            let middle = first as f64 + f64::midpoint(run.len() as f64, 1.0);
            first += run.len();
            let Some(region) = run[0].region else { continue };
            let at = [middle, row_of(region, self.dimension) as f64];
            let form = ItemForm::Inscription { at, width: run.len() as f64, text: letters(region) };
            items.push(Item { role: Role::Origin, name: String::new(), form });
        }
        items
    }
}

/// Returns whether all numbers are positive, and the largest hides the smallest on a linear scale.
fn spans_magnitudes(items: &[Item]) -> bool {
    let mut support_value = (f64::INFINITY, 0.0_f64);
    let mut all_positive = true;
    for item in items {
        if let ItemForm::Points { at, .. } = &item.form {
            for [_, value] in at {
                all_positive &= *value > 0.0;
                support_value = (support_value.0.min(*value), support_value.1.max(*value));
            }
        }
    }
    all_positive && support_value.1 > WIDE * support_value.0
}

/// Returns whether any number with a marker has this property.
fn is_ever(items: &[Item], like: impl Fn(f64) -> bool) -> bool {
    items.iter().any(|item| match &item.form {
        ItemForm::Points { at, .. } => at.iter().any(|[_, value]| like(*value)),
        _ => false,
    })
}

/// Draws numbers on a logarithmic scale: negative ones at the height of their absolute value, as rings.
fn without_sign(items: Vec<Item>) -> Vec<Item> {
    let signs =
        [(1.0, text!("figure-above-zero"), Marker::Disc), (-1.0, text!("figure-below-zero"), Marker::Ring)];
    let mut split = Vec::new();
    for item in items {
        match item.form {
            ItemForm::Points { at, .. } => {
                for (sign, name, marker) in signs {
                    let at: Vec<[f64; 2]> =
                        at.iter().filter(|[_, y]| y * sign > 0.0).map(|[x, y]| [*x, y.abs()]).collect();
                    if !at.is_empty() {
                        let form = ItemForm::Points { at, marker };
                        split.push(Item { role: item.role, name: name.to_owned(), form });
                    }
                }
            }
            ItemForm::Line { points, dashed } => {
                let points = points.into_iter().map(|[x, y]| [x, y.abs()]).collect();
                split.push(Item { form: ItemForm::Line { points, dashed }, ..item });
            }
            form => split.push(Item { form, ..item }),
        }
    }
    split
}

/// The ids of the kinds of regions, from below.
const fn kinds(dimension: Dimension) -> &'static [&'static str] {
    match dimension {
        Dimension::Two => &["figure-kind-vertex", "figure-kind-edge", "figure-kind-inside"],
        Dimension::Three => {
            &["figure-kind-vertex", "figure-kind-edge", "figure-kind-face", "figure-kind-inside"]
        }
    }
}

fn row_of(region: Region, dimension: Dimension) -> usize {
    match region {
        Region::Vertex(_) => 0,
        Region::Edge(_) => 1,
        Region::Face(..) => 2,
        Region::Interior => kinds(dimension).len() - 1,
    }
}

/// The letters of a region; empty for the inside.
fn letters(region: Region) -> String {
    let letters: Vec<Letter> = match region {
        Region::Vertex(a) => vec![a],
        Region::Edge(edge) => edge.to_vec(),
        Region::Face(face, _) => face.to_vec(),
        Region::Interior => Vec::new(),
    };
    letters.iter().map(Letter::to_string).collect()
}

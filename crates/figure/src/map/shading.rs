//! The colors of the cells of an outcome map, and their legend.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::words::gap_word;
use crate::gjk::{FaceSide, Letter, Region, Verdict};
use crate::lab::map::{Accord, Cell, Map, SecondQuestion};
use crate::message::text;
use crate::narration::{region_name, short};
use crate::tint::Tint;

/// The regions in the order of their colors: those in 2D and the most frequent first.
const REGIONS: [Region; 14] = {
    use FaceSide::{Above, Below};
    use Letter::{A, B, C, D};
    use Region::{Edge, Face, Interior, Vertex};
    [
        Edge([A, B]),
        Edge([A, C]),
        Interior,
        Face([A, B, C], Above),
        Face([A, B, C], Below),
        Edge([A, D]),
        Face([A, C, D], Above),
        Face([A, D, B], Above),
        Vertex(A),
        Vertex(B),
        Vertex(C),
        Edge([B, C]),
        Vertex(D),
        Edge([C, D]),
    ]
};

/// Maximum number of marked cells with a false verdict.
const MAX_WRONG: usize = 1000;

/// The meaning of the color of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Shade {
    /// The verdict of the algorithm.
    #[default]
    Verdict,
    /// The number of support points.
    Supports,
    /// The region that is chosen last.
    Region,
    /// Whether the verdict agrees with the truth, or with that of another algorithm.
    Agreement,
    /// The separation or depth.
    Gap,
}

impl Shade {
    /// All shades, in the order of the menu.
    pub const ALL: [Self; 5] = [Self::Verdict, Self::Supports, Self::Region, Self::Agreement, Self::Gap];

    /// Returns the name on screen.
    pub fn title(self) -> &'static str {
        match self {
            Self::Verdict => text!("figure-verdict"),
            Self::Supports => text!("figure-number-of-support-points"),
            Self::Region => text!("figure-last-region"),
            Self::Agreement => text!("figure-agreement"),
            Self::Gap => text!("figure-separation-or-depth"),
        }
    }

    /// Returns the additional result that the shade needs; `against` is the partner of an agreement.
    pub const fn beside(self, against: SecondQuestion) -> SecondQuestion {
        match self {
            Self::Verdict | Self::Supports | Self::Region => SecondQuestion::Truth,
            Self::Agreement => against,
            Self::Gap => SecondQuestion::Length,
        }
    }
}

/// The colors of the cells of a map for one [`Shade`], and their legend. They are computed once from the
/// known cells, and painted many times.
#[derive(Clone, Debug, PartialEq)]
pub struct Shading {
    /// The color of each cell, row by row from the lower left.
    pub tints: Arc<[Option<Tint>]>,
    /// The meaning of each color that occurs, in order.
    pub legend: Vec<(Tint, String)>,
    /// The places, on the plane, of cells with a false verdict; some of them if there are many.
    pub wrong: Vec<[f64; 2]>,
}

impl Shading {
    /// Computes the shading of the known cells of a map.
    pub fn of(map: &Map, shade: Shade) -> Self {
        let range = Range::of(map, shade);
        let tints = map.everywhere().map(|cell| cell.and_then(|cell| tint(cell, shade, range))).collect();
        Self { tints, legend: legend(map, shade, range), wrong: wrong(map) }
    }
}

fn wrong(map: &Map) -> Vec<[f64; 2]> {
    let columns = map.grid.columns();
    let places = (0..columns * map.grid.rows()).map(|index| [index % columns, index / columns]);
    let is_wrong = |place: &[usize; 2]| map.exact(*place).is_some_and(|cell| cell.is_wrong);
    let all: Vec<[f64; 2]> = places.filter(is_wrong).map(|place| map.grid.at(place)).collect();
    let every = all.len().div_ceil(MAX_WRONG).max(1);
    all.into_iter().step_by(every).collect()
}

/// The smallest and the largest value of a shade.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Range {
    least: f64,
    most: f64,
}

impl Range {
    fn of(map: &Map, shade: Shade) -> Self {
        let none = Self { least: f64::INFINITY, most: f64::NEG_INFINITY };
        map.known()
            .filter_map(|cell| amount(cell, shade))
            .fold(none, |range, amount| Self { least: range.least.min(amount), most: range.most.max(amount) })
    }

    /// The value as a fraction of the range, from 0 to 1; one half if the range is a single value.
    fn fraction(self, amount: f64) -> f64 {
        let span = self.most - self.least;
        if span > 0.0 { (amount - self.least) / span } else { 0.5 }
    }
}

/// The counted or measured value of a cell.
fn amount(cell: &Cell, shade: Shade) -> Option<f64> {
    match shade {
        Shade::Supports => Some(cell.supports as f64),
        Shade::Gap => cell.gap,
        Shade::Verdict | Shade::Region | Shade::Agreement => None,
    }
}

fn tint(cell: &Cell, shade: Shade, range: Range) -> Option<Tint> {
    match shade {
        Shade::Verdict => Some(Tint::Verdict(cell.verdict)),
        Shade::Region => Some(Tint::Kind(kind(cell.region))),
        Shade::Agreement => cell.beside.map(|(_, accord)| tint_of(accord)),
        Shade::Supports | Shade::Gap => Some(Tint::Amount(range.fraction(amount(cell, shade)?))),
    }
}

const fn tint_of(accord: Accord) -> Tint {
    match accord {
        Accord::Same => Tint::Agreement(true),
        // Both concern touches, and they never occur together: no touch of curved shapes is proved.
        Accord::TouchOnly | Accord::CannotTell => Tint::TouchOnly,
        Accord::Different => Tint::Agreement(false),
    }
}

fn legend(map: &Map, shade: Shade, range: Range) -> Vec<(Tint, String)> {
    match shade {
        Shade::Verdict => {
            let all = [Verdict::Overlap, Verdict::Touching, Verdict::Separate, Verdict::Undecided];
            let occurs = |verdict: &Verdict| map.known().any(|cell| cell.verdict == *verdict);
            let entry = |verdict: Verdict| (Tint::Verdict(verdict), verdict.word().to_owned());
            all.into_iter().filter(occurs).map(entry).collect()
        }
        Shade::Region => {
            let kinds: BTreeSet<usize> = map.known().map(|cell| kind(cell.region)).collect();
            kinds.into_iter().map(|kind| (Tint::Kind(kind), region_word(kind))).collect()
        }
        Shade::Agreement => {
            let all = [
                (Accord::Same, text!("figure-the-same")),
                (Accord::TouchOnly, text!("figure-differs-about-a-touch")),
                (Accord::CannotTell, text!("figure-nobody-can-tell")),
                (Accord::Different, text!("figure-differs")),
            ];
            let occurs = |accord: Accord| {
                map.known().any(|cell| cell.beside.is_some_and(|(_, found)| found == accord))
            };
            let all = all.into_iter().filter(|(accord, _)| occurs(*accord));
            all.map(|(accord, word)| (tint_of(accord), word.to_owned())).collect()
        }
        Shade::Supports | Shade::Gap => marks(range, shade),
    }
}

/// Some values along the color ramp: every integer, if there are few.
fn marks(range: Range, shade: Shade) -> Vec<(Tint, String)> {
    let Range { least, most } = range;
    let amounts: Vec<f64> = if least > most {
        Vec::new()
    } else if shade == Shade::Supports && most - least <= 7.0 {
        (0_u8..=7).map(|more| least + f64::from(more)).take_while(|amount| *amount <= most).collect()
    } else if shade == Shade::Gap && least < 0.0 && most > 0.0 {
        vec![least, 0.0, most]
    } else if least == most {
        vec![least]
    } else {
        let middle = f64::midpoint(least, most);
        vec![least, if shade == Shade::Supports { middle.round() } else { middle }, most]
    };
    let entry = |amount: f64| (Tint::Amount(range.fraction(amount)), amount_word(amount, shade));
    amounts.into_iter().map(entry).collect()
}

/// The color index of a region.
fn kind(region: Option<Region>) -> usize {
    let place = |region: Region| REGIONS.iter().position(|known| *known == region).unwrap_or(REGIONS.len());
    region.map_or(0, |region| place(region) + 1)
}

/// The legend of a color number.
fn region_word(kind: usize) -> String {
    match kind.checked_sub(1) {
        None => text!("figure-none-chosen").to_owned(),
        Some(place) => {
            REGIONS.get(place).map_or(text!("figure-another").to_owned(), |region| region_name(*region))
        }
    }
}

/// A number of the legend.
fn amount_word(amount: f64, shade: Shade) -> String {
    match shade {
        Shade::Gap => gap_word(amount),
        Shade::Verdict | Shade::Supports | Shade::Region | Shade::Agreement => short(amount),
    }
}

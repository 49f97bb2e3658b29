//! The outcome map as a chart, with a colour for every position of Q.

mod words;

use std::collections::BTreeSet;
use std::sync::Arc;

use glam::DVec3;

use super::chart::{Axis, Chart, Item, ItemForm};
use super::mark::{Marker, Role};
use super::study::Study;
use super::tint::Tint;
use crate::geometry::{CuttingPlane, Side, support_point};
use crate::gjk::Verdict;
use crate::lab::map::{Accord, Beside, Cell, Grid, Ground, InitialDirection, LEVELS, Map, MapQuestion};
use crate::scene::Scene;
use words::{kind, region_word};

pub use words::cell_words;

/// The margin around the positions where P and Q meet, as a fraction of their extent.
const MARGIN: f64 = 0.35;

/// The greatest distance of Q from the centre of those positions at which Q is kept in the window, in extents.
const FAR: f64 = 2.0;

/// The most cells from one side of a map on paper to the other.
const PAPER_CELLS: usize = 240;

/// The title of every map.
const TITLE: &str = "Outcome map";

/// The meaning of the colour of a cell.
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

    /// The name on screen.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Verdict => "Verdict",
            Self::Supports => "Number of support points",
            Self::Region => "Last region",
            Self::Agreement => "Agreement",
            Self::Gap => "Separation or depth",
        }
    }

    /// The additional result that is needed, if agreement is with `against`.
    pub const fn beside(self, against: Beside) -> Beside {
        match self {
            Self::Verdict | Self::Supports | Self::Region => Beside::Nothing,
            Self::Agreement => against,
            Self::Gap => Beside::Length,
        }
    }
}

/// The cells of a map in one shade, with the legend: computed once for what is known, painted many times.
#[derive(Clone, Debug, PartialEq)]
pub struct Shading {
    /// The colour of each cell, row by row from the lower left.
    pub tints: Arc<[Option<Tint>]>,
    /// The meaning of each colour that occurs, in order.
    pub legend: Vec<(Tint, String)>,
}

impl Shading {
    /// The shading of the known cells of a map.
    pub fn of(map: &Map, shade: Shade) -> Self {
        let range = Range::of(map, shade);
        let tints = map.everywhere().map(|cell| cell.and_then(|cell| tint(cell, shade, range))).collect();
        Self { tints, legend: legend(map, shade, range) }
    }
}

/// The least and the greatest value of a shade.
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
        // Both are about touches, and where the one is the other is not: of curved shapes no touch is proved.
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
                (Accord::Same, "the same"),
                (Accord::TouchOnly, "differs about a touch"),
                (Accord::CannotTell, "nobody can tell"),
                (Accord::Different, "differs"),
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

/// Some values along the colour ramp: every integer, if there are few.
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
    let entry = |amount: f64| (Tint::Amount(range.fraction(amount)), words::amount_word(amount, shade));
    amounts.into_iter().map(entry).collect()
}

/// The default window, as its lower left and upper right corner: all positions of Q at which it meets P, with a margin,
/// and the present position of Q unless that is far away.
pub fn window(study: &Study, ground: &Ground, q: DVec3) -> [[f64; 2]; 2] {
    let [of_p, of_q] = &study.convexes;
    let mut corners = [[0.0; 2]; 2];
    for (axis, direction) in ground.directions().into_iter().enumerate() {
        let reach = |direction: DVec3| support_point(of_p, of_q, direction).point + q;
        let ends = [-direction, direction].map(|direction| ground.coordinates(reach(direction))[axis]);
        let middle = f64::midpoint(ends[0], ends[1]);
        let extent = ends[1] - ends[0];
        let half = if extent > 0.0 { (0.5 + MARGIN) * extent } else { 1.0 };
        let at = ground.coordinates(q)[axis];
        let (mut low, mut high) = (middle - half, middle + half);
        if (at - middle).abs() <= (FAR + 0.5) * 2.0 * half {
            low = low.min(at - 0.2 * half);
            high = high.max(at + 0.2 * half);
        }
        (corners[0][axis], corners[1][axis]) = (low, high);
    }
    corners
}

/// The chart of a map as far as it is known. `q` is the position of Q; `axes` names the directions of the plane.
pub fn chart(
    study: &Study,
    map: &Map,
    shading: &Shading,
    q: DVec3,
    window: [[f64; 2]; 2],
    axes: [&str; 2],
) -> Chart {
    let [min, max] = map.grid.corners();
    let (columns, tints) = (map.grid.columns(), Arc::clone(&shading.tints));
    let cells = ItemForm::Cells { min, max, columns, tints };
    let mut items = vec![Item { role: Role::Axis, name: String::new(), form: cells }];
    items.push(contact(study, map, q));
    let at = map.ground.coordinates(q);
    let role = Role::Origin;
    let form = ItemForm::Points { at: vec![at], marker: Marker::Ring };
    items.push(Item { role, name: String::new(), form });
    let form = ItemForm::Label { at, text: "Q".to_owned(), toward: [1.0, 1.0] };
    items.push(Item { role, name: String::new(), form });
    items.extend(shading.legend.iter().map(|(tint, words)| Item::swatch(*tint, words, window[0])));
    let [x, y] = [0, 1].map(|axis: usize| Axis {
        bounds: Some([window[0][axis], window[1][axis]]),
        ..Axis::named(axes[axis])
    });
    Chart { title: TITLE.to_owned(), x, y, equal_scales: true, items }
}

/// The line of the positions at which Q touches P, which is the outline of P ⊖ Q with Q at the origin.
fn contact(study: &Study, map: &Map, q: DVec3) -> Item {
    let points: Vec<DVec3> = study.difference.points.iter().map(|point| point.point + q).collect();
    let plane = CuttingPlane { origin: map.ground.position([0.0; 2]), directions: map.ground.directions() };
    let mut points = plane.section(&study.difference.hull, &points);
    points.extend(points.first().copied());
    let form = ItemForm::Line { points, dashed: false };
    Item { role: Role::Difference, name: "P and Q touch".to_owned(), form }
}

/// The complete map of a scene, for paper: in 3D over the plane z = const through Q, compared with the truth.
pub fn picture(scene: &Scene, study: &Study, shade: Shade) -> Chart {
    let q = scene.bodies[Side::Q].pose().position;
    let ground = Ground::along([0, 1], q);
    let corners = window(study, &ground, q);
    // Paper has a margin on two sides, left and right or above and below, if its proportions differ from those of the
    // window.
    let [low, high] = corners;
    let half = (high[0] - low[0]).max(high[1] - low[1]);
    let middle = [0, 1].map(|axis: usize| f64::midpoint(low[axis], high[axis]));
    let (min, max) = (middle.map(|at| at - half), middle.map(|at| at + half));
    let question = MapQuestion::of(scene, InitialDirection::AsSet, shade.beside(Beside::Truth));
    let map = match Grid::covering(min, max, PAPER_CELLS) {
        Some(grid) => Map::computed(question, ground, grid, LEVELS.len() - 1),
        None => {
            return Chart {
                title: TITLE.to_owned(),
                x: Axis::default(),
                y: Axis::default(),
                equal_scales: true,
                items: Vec::new(),
            };
        }
    };
    let shading = Shading::of(&map, shade);
    let chart = chart(study, &map, &shading, q, corners, ["x of Q", "y of Q"]);
    Chart { title: format!("{TITLE}: {}", shade.title()), ..chart }
}

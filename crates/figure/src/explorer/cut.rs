//! The horizontal section through O: the outcome for every position of O at this height.

use glam::{DVec2, DVec3};

use super::arrangement::{Arrangement, ArrangementPoint};
use super::decision::found_by;
use super::violation::violations;
use crate::bounds::Bounds;
use crate::chart::{Axis, Chart, Item, ItemForm};
use crate::gjk::{FaceSide, Letter, Region};
use crate::internal::Decider;
use crate::mark::{Marker, Role, Standing};
use crate::message::text;
use crate::narration::{region_name, stopped};
use crate::regions::{FACES, HalfSpace};
use crate::tint::Tint;

/// The number of cells in a row and in a column.
const CELLS: usize = 56;
/// Range around the tetrahedron in which possible positions of O are searched, as a fraction of its radius. They extend
/// past the tetrahedron if it leans.
const FAR: f64 = 2.0;
/// The margin around the tetrahedron and the possible positions, as a fraction of its radius.
const MARGIN: f64 = 0.12;
/// Minimum number of cells to each side of a label.
const NAMED: usize = 2;
/// Minimum distance of a label from the marker of A, in cells.
const CLEAR: f64 = 5.0;

/// The meaning of the color of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CutColor {
    /// The region in which O is found.
    #[default]
    Outcome,
    /// Whether the first face with O in front leads to the same region.
    Agreement,
}

impl CutColor {
    /// Both colorings.
    pub const ALL: [Self; 2] = [Self::Outcome, Self::Agreement];
}

/// Draws the section of a tetrahedron at the height of O, colored over the x and y of O. Positions that O
/// cannot have are not colored, unless the rules are broken. Everything but the marker of O depends only on
/// the height of O, not on x and y.
pub fn cut(arrangement: &Arrangement, color: CutColor, rules_broken: bool) -> Chart {
    let bounds = bounds(arrangement);
    let cells = CutCells::of(arrangement, bounds, color, rules_broken);
    let mut items = vec![cells.item()];
    items.extend(room(arrangement, bounds).map(|points| Item {
        role: Role::Simplex,
        name: text!("figure-where-o-can-be").to_owned(),
        form: ItemForm::Line { points, dashed: false },
    }));
    if color == CutColor::Agreement {
        let words = [(true, text!("figure-the-same-region")), (false, text!("figure-another-region"))];
        let corner = [bounds.min.x, bounds.min.y];
        items.extend(words.map(|(agrees, name)| Item::swatch(Tint::Agreement(agrees), name, corner)));
    }
    items.extend(borders(arrangement, bounds));
    let a = arrangement.at(ArrangementPoint::Letter(Letter::A)).truncate();
    items.extend(cells.names(a));
    items.extend(letters(arrangement));
    items.push(marker(arrangement));
    let axis = |name: &str, index: usize| Axis {
        bounds: Some([bounds.min[index], bounds.max[index]]),
        ..Axis::named(name)
    };
    Chart {
        title: text!("figure-horizontal-cut-through-o").to_owned(),
        x: axis(text!("figure-x-of-o"), 0),
        y: axis(text!("figure-y-of-o"), 1),
        equal_scales: true,
        items,
    }
}

/// The extent of the section: the points, and the possible positions of O.
fn bounds(arrangement: &Arrangement) -> Bounds {
    let points = arrangement.points().iter().copied();
    let room = room(arrangement, Bounds::of(points.clone()).grown(FAR)).unwrap_or_default();
    let room = room.into_iter().map(|at| DVec2::from(at).extend(arrangement.origin.z));
    Bounds::of(points.chain(room)).grown(MARGIN)
}

/// Returns whether two arrangements have the same section, ignoring the marker of O.
pub fn is_same_cut(a: &Arrangement, b: &Arrangement) -> bool {
    a.points() == b.points() && a.origin.z.to_bits() == b.origin.z.to_bits()
}

/// Moves the marker to O of `arrangement`, whose section is the same according to [`is_same_cut`].
pub fn move_marker(chart: &mut Chart, arrangement: &Arrangement) {
    if let Some(last) = chart.items.last_mut() {
        *last = marker(arrangement);
    }
}

fn marker(arrangement: &Arrangement) -> Item {
    let at = arrangement.origin.truncate().to_array();
    Item {
        role: Role::Origin,
        name: String::new(),
        form: ItemForm::Points { at: vec![at], marker: Marker::Crosshair },
    }
}

/// The cells with the outcome in each.
struct CutCells {
    bounds: Bounds,
    found: Vec<Option<(Option<u8>, Option<Region>)>>,
    tints: Vec<Option<Tint>>,
}

impl CutCells {
    fn of(arrangement: &Arrangement, bounds: Bounds, color: CutColor, rules_broken: bool) -> Self {
        let mut found = Vec::with_capacity(CELLS * CELLS);
        let mut tints = Vec::with_capacity(CELLS * CELLS);
        for index in 0..CELLS * CELLS {
            let place = place(bounds, index).extend(arrangement.origin.z);
            let there = arrangement.with(ArrangementPoint::Origin, place);
            if !rules_broken && !violations(&there).is_empty() {
                found.push(None);
                tints.push(None);
                continue;
            }
            let (code, region) = found_by(Decider::Djonov, &there);
            found.push(Some((code, region)));
            tints.push(Some(match color {
                CutColor::Outcome => Tint::Kind(kind(region)),
                CutColor::Agreement => Tint::Agreement(found_by(Decider::FirstFace, &there).1 == region),
            }));
        }
        Self { bounds, found, tints }
    }

    fn item(&self) -> Item {
        let form = ItemForm::Cells {
            min: self.bounds.min.truncate().to_array(),
            max: self.bounds.max.truncate().to_array(),
            columns: CELLS,
            tints: self.tints.clone().into(),
        };
        Item { role: Role::Region(Standing::Chosen), name: String::new(), form }
    }

    /// The label of each region at its widest place, away from the marker of A; empty for a region that is
    /// too narrow for a label.
    fn names(&self, a: DVec2) -> Vec<Item> {
        let depths = self.depths();
        let size = (self.bounds.max - self.bounds.min).truncate().max_element() / CELLS as f64;
        let mut widest: Vec<(Option<Region>, usize, DVec2)> = Vec::new();
        for (index, (found, depth)) in self.found.iter().zip(depths).enumerate() {
            let Some((_, region)) = found else { continue };
            let at = place(self.bounds, index);
            if depth < NAMED || at.distance(a) < CLEAR * size {
                continue;
            }
            match widest.iter_mut().find(|(known, ..)| known == region) {
                Some(known) if known.1 < depth => *known = (*region, depth, at),
                Some(_) => {}
                None => widest.push((*region, depth, at)),
            }
        }
        let names = widest.into_iter().map(|(region, _, at)| {
            let text = region.map_or("111".to_owned(), short);
            let form = ItemForm::Label { at: at.to_array(), text, toward: [0.0, 0.0] };
            Item { role: Role::Simplex, name: String::new(), form }
        });
        names.collect()
    }

    /// The distance of each cell, in steps along rows and columns, from the nearest cell of another region.
    fn depths(&self) -> Vec<usize> {
        let region = |index: usize| self.found.get(index).copied().flatten().map(|(_, region)| region);
        let count = self.found.len();
        let mut depths = vec![0; count];
        let deeper = |depths: &[usize], index: usize, neighbours: [Option<usize>; 2]| {
            let depth = neighbours.map(|next| match next.filter(|next| region(*next) == region(index)) {
                Some(next) => depths.get(next).copied().unwrap_or(0) + 1,
                None => 1,
            });
            depth[0].min(depth[1])
        };
        for index in 0..count {
            let left = (index % CELLS > 0).then(|| index - 1);
            depths[index] = deeper(&depths, index, [left, index.checked_sub(CELLS)]);
        }
        for index in (0..count).rev() {
            let right = (index % CELLS + 1 < CELLS).then_some(index + 1);
            let above = (index + CELLS < count).then_some(index + CELLS);
            depths[index] = depths[index].min(deeper(&depths, index, [right, above]));
        }
        depths
    }
}

/// The center of a cell.
fn place(bounds: Bounds, index: usize) -> DVec2 {
    let (column, row) = (index % CELLS, index / CELLS);
    let part = DVec2::new(column as f64 + 0.5, row as f64 + 0.5) / CELLS as f64;
    let (min, max) = (bounds.min.truncate(), bounds.max.truncate());
    min + (max - min) * part
}

/// The letters of a feature: `AC`, `ADB`.
fn short(region: Region) -> String {
    match region {
        Region::Vertex(a) => a.to_string(),
        Region::Edge([a, b]) => format!("{a}{b}"),
        Region::Face([a, b, c], _) => format!("{a}{b}{c}"),
        Region::Interior => text!("figure-kind-inside").to_owned(),
    }
}

/// The color index of a region: each feature at A has its own.
fn kind(region: Option<Region>) -> usize {
    use Letter::{A, B, C, D};
    match region {
        Some(Region::Interior) => 0,
        Some(Region::Face([A, B, C], FaceSide::Above)) => 1,
        Some(Region::Face([A, C, D], FaceSide::Above)) => 2,
        Some(Region::Face([A, D, B], FaceSide::Above)) => 3,
        Some(Region::Edge([A, B])) => 4,
        Some(Region::Edge([A, C])) => 5,
        Some(Region::Edge([A, D])) => 6,
        _ => 7,
    }
}

/// The outline of the possible positions of O at this height, closed. Returns `None` if there are none.
fn room(arrangement: &Arrangement, bounds: Bounds) -> Option<Vec<[f64; 2]>> {
    let height = arrangement.origin.z;
    let (min, max) = (bounds.min.truncate(), bounds.max.truncate());
    let corners = [min, DVec2::new(max.x, min.y), max, DVec2::new(min.x, max.y)];
    let mut outline: Vec<DVec3> = corners.map(|corner| corner.extend(height)).to_vec();
    let [a, b, c, d] = Letter::ALL.map(|letter| arrangement.at(ArrangementPoint::Letter(letter)));
    let up = (c - b).cross(d - b);
    let walls = [[b, c], [c, d], [d, b]].map(|[from, to]| (from, up.cross(to - from)));
    for (through, inward) in walls.into_iter().chain([(b, up), (a, -up)]) {
        outline = HalfSpace::through(through, inward).clip(&outline);
    }
    outline.extend(outline.first().copied());
    (outline.len() > 3).then(|| outline.iter().map(|at| at.truncate().to_array()).collect())
}

/// The lines in which the planes of the faces at A cut the possible positions: the code changes across them.
fn borders(arrangement: &Arrangement, bounds: Bounds) -> Vec<Item> {
    let Some(outline) = room(arrangement, bounds) else { return Vec::new() };
    let [a, b, c, d] = Letter::ALL.map(|letter| arrangement.at(ArrangementPoint::Letter(letter)));
    let lines = [[b, c], [c, d], [d, b]].into_iter().filter_map(|[from, to]| {
        let normal = (from - a).cross(to - a);
        let height = |at: [f64; 2]| normal.dot(DVec2::from(at).extend(arrangement.origin.z) - a);
        let sides = outline.iter().zip(outline.iter().skip(1));
        let crossed = sides.filter_map(|(from, to)| {
            let (before, after) = (height(*from), height(*to));
            let part = before / (before - after);
            (before * after < 0.0).then(|| DVec2::from(*from).lerp(DVec2::from(*to), part).to_array())
        });
        let points: Vec<[f64; 2]> = crossed.collect();
        (points.len() == 2).then(|| {
            let form = ItemForm::Line { points, dashed: true };
            Item { role: Role::Simplex, name: String::new(), form }
        })
    });
    lines.collect()
}

/// Describes the place of a pointer on the section: the outcome with O there, or the earlier test that rules out O
/// there.
pub fn description_at(arrangement: &Arrangement, [x, y]: [f64; 2]) -> String {
    let there = arrangement.with(ArrangementPoint::Origin, DVec3::new(x, y, arrangement.origin.z));
    if let Some(stop) = violations(&there).first() {
        return stopped(&there, *stop).to_plain();
    }
    match found_by(Decider::Djonov, &there) {
        (Some(bits), Some(region)) => {
            let first = found_by(Decider::FirstFace, &there).1;
            let other = first.filter(|first| *first != region);
            let first = other.map_or_else(|| "none".to_owned(), region_name);
            let (code, region) = (format!("0b{bits:03b}"), region_name(region));
            let faces = FACES.iter().zip(0..).filter(|(_, bit)| bits >> bit & 1 == 1);
            let faces: Vec<String> =
                faces.map(|(face, _)| face.iter().map(Letter::to_string).collect()).collect();
            let (count, faces) = (faces.len(), faces.join(", "));
            text!("figure-code-leads-to"; count = count, faces = faces, code = code, region = region, first = first)
        }
        _ => text!("figure-nothing-is-found-all-three").to_owned(),
    }
}

/// The vertices of the tetrahedron, seen from above.
fn letters(arrangement: &Arrangement) -> Vec<Item> {
    let points = arrangement.points();
    let middle = points.iter().sum::<DVec3>() / points.len().max(1) as f64;
    let lettered = Letter::ALL.into_iter().zip(points);
    let items = lettered.flat_map(|(letter, place)| {
        let (at, toward) = (place.truncate().to_array(), (*place - middle).truncate().to_array());
        let item = |form| Item { role: Role::Letter(letter), name: String::new(), form };
        [
            item(ItemForm::Points { at: vec![at], marker: Marker::of(letter) }),
            item(ItemForm::Label { at, text: letter.to_string(), toward }),
        ]
    });
    items.collect()
}

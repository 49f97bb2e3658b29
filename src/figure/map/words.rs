//! What a cell of the outcome map is, in words.

use super::Shade;
use crate::figure::narration::short;
use crate::geometry::Dimension;
use crate::gjk::Region;
use crate::lab::map::{Accord, Beside, Cell, Map};

/// The regions in the order of their colours: those of the plane and the most frequent first.
const REGIONS: [&str; 14] = [
    "edge AB",
    "edge AC",
    "inside",
    "face ABC",
    "below ABC",
    "edge AD",
    "face ACD",
    "face ADB",
    "vertex A",
    "vertex B",
    "vertex C",
    "edge BC",
    "vertex D",
    "edge CD",
];

/// The number of the colour of a region.
pub(super) fn kind(region: Option<Region>) -> usize {
    let Some(region) = region else { return 0 };
    let name = region.to_string();
    REGIONS.iter().position(|known| *known == name).unwrap_or(REGIONS.len()) + 1
}

/// What that colour stands for.
pub(super) fn region_word(region: Option<Region>) -> String {
    let Some(region) = region else { return "none chosen".to_owned() };
    let name = region.to_string();
    if REGIONS.contains(&name.as_str()) { name } else { "another".to_owned() }
}

/// A number of the legend.
pub(super) fn amount_word(amount: f64, shade: Shade) -> String {
    match shade {
        Shade::Gap => gap_word(amount),
        Shade::Verdict | Shade::Supports | Shade::Region | Shade::Agreement => short(amount),
    }
}

fn gap_word(gap: f64) -> String {
    if gap > 0.0 {
        format!("{} apart", short(gap))
    } else if gap < 0.0 {
        format!("{} deep", short(-gap))
    } else {
        "0".to_owned()
    }
}

/// What the cell at a place says: where Q is, what comes out, and what it is held against. One line for each.
pub fn cell_words(map: &Map, place: [usize; 2], beside: Beside, dimension: Dimension) -> Option<String> {
    let cell = map.exact(place)?;
    let position = map.ground.position(map.grid.at(place));
    let coordinates: Vec<String> = (0..dimension.count()).map(|axis| short(position[axis])).collect();
    let mut lines = vec![format!("Q at ({})", coordinates.join(", ")), outcome_word(cell)];
    if let Some((verdict, accord)) = cell.beside {
        let who = match beside {
            Beside::Algorithm(algorithm) => format!("{} says", algorithm.title()),
            Beside::Truth | Beside::Nothing | Beside::Length => "The truth is".to_owned(),
        };
        let remark = match accord {
            Accord::Same => "the same",
            Accord::TouchOnly => "they differ only about a touch",
            Accord::Different => "they differ",
        };
        lines.push(format!("{who} {}: {remark}", verdict.word()));
    }
    lines.extend(cell.gap.map(gap_word));
    Some(lines.join("\n"))
}

fn outcome_word(cell: &Cell) -> String {
    let points = if cell.supports == 1 { "support point" } else { "support points" };
    let region = cell.region.map_or_else(String::new, |region| format!(", last region {region}"));
    format!("{} after {} {points}{region}", cell.verdict.word(), cell.supports)
}

//! The words for a cell of the outcome map.

use crate::figure::narration::short;
use crate::geometry::Dimension;
use crate::lab::map::{Accord, Beside, Cell, Map};
use crate::words::counted;

/// Returns the separation or the depth.
pub(super) fn gap_word(gap: f64) -> String {
    if gap > 0.0 {
        format!("{} apart", short(gap))
    } else if gap < 0.0 {
        format!("{} deep", short(-gap))
    } else {
        "0".to_owned()
    }
}

/// Returns the text for a cell: the position of Q, the outcome, and the result it is compared with. One line
/// for each.
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
            Accord::CannotTell => "to its tolerance, within which it cannot tell what is true",
            Accord::Different => "they differ",
        };
        lines.push(format!("{who} {}: {remark}", verdict.word()));
    }
    lines.extend(cell.gap.map(gap_word));
    Some(lines.join("\n"))
}

fn outcome_word(cell: &Cell) -> String {
    let points = counted(cell.supports, "support point");
    let region = cell.region.map_or_else(String::new, |region| format!(", last region {region}"));
    format!("{} after {points}{region}", cell.verdict.word())
}

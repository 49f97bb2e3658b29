//! The words for a cell of the outcome map.

use crate::geometry::Dimension;
use crate::lab::map::{Accord, Cell, Map, SecondQuestion};
use crate::message::text;
use crate::narration::{region_name, short};

/// Returns the separation or the depth.
pub(super) fn gap_word(gap: f64) -> String {
    if gap > 0.0 {
        text!("figure-apart"; gap = short(gap))
    } else if gap < 0.0 {
        text!("figure-deep"; gap = short(-gap))
    } else {
        "0".to_owned()
    }
}

/// Returns the text for a cell: the position of Q, the outcome, and the result it is compared with. One line
/// for each.
pub fn cell_words(
    map: &Map,
    place: [usize; 2],
    beside: SecondQuestion,
    dimension: Dimension,
) -> Option<String> {
    let cell = map.exact(place)?;
    let position = map.ground.position(map.grid.at(place));
    let coordinates: Vec<String> = (0..dimension.count()).map(|axis| short(position[axis])).collect();
    let place = text!("figure-q-at"; coordinates = coordinates.join(", "));
    let mut lines = vec![place, outcome_word(cell)];
    if let Some((verdict, accord)) = cell.beside {
        let (beside, algorithm) = match beside {
            SecondQuestion::Algorithm(algorithm) => ("algorithm", algorithm.title()),
            SecondQuestion::Truth | SecondQuestion::Nothing | SecondQuestion::Length => ("truth", ""),
        };
        let accord = match accord {
            Accord::Same => "same",
            Accord::TouchOnly => "touch",
            Accord::CannotTell => "unknown",
            Accord::Different => "different",
        };
        lines.push(text!(
            "figure-beside";
            beside = beside, algorithm = algorithm, verdict = verdict.word(), accord = accord
        ));
    }
    lines.extend(cell.gap.map(gap_word));
    Some(lines.join("\n"))
}

fn outcome_word(cell: &Cell) -> String {
    let region = cell.region.map_or_else(|| "none".to_owned(), region_name);
    text!("figure-outcome-after"; verdict = cell.verdict.word(), count = cell.supports, region = region)
}

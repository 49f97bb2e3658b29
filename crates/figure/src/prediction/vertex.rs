//! The question about the farthest vertices.

use glam::DVec3;

use super::question::{OfferedAnswers, Prediction, vertex_name, way};
use crate::analysis::Analysis;
use crate::explain::claim;
use crate::geometry::{Side, SupportPoint};
use crate::message::text;
use crate::narration::{self, Digits};
use crate::ties::{maxima, support_values};

/// Asks for the farthest vertex of each shape in the direction v, if it has vertices.
pub(crate) fn farthest(analysis: &Analysis, v: DVec3, support: SupportPoint<DVec3>) -> Vec<Prediction> {
    let found = [(Side::P, support.index_p, v), (Side::Q, support.index_q, -v)];
    let is_asked = |found: &(Side, Option<usize>, DVec3)| {
        let vertices = analysis.convexes[found.0].core_vertices().unwrap_or_default();
        vertices.len() > 1 && v != DVec3::ZERO
    };
    let ask = |(side, index, toward): (Side, Option<usize>, DVec3)| {
        let values = support_values(analysis, side, toward);
        let right = right_vertices(analysis, &values, index?, toward);
        if right.is_empty() {
            // The products overflow.
            return None;
        }
        let name = way(side);
        let reason = farthest_reason(side, &values, &right, index?);
        Some(Prediction {
            question: text!(
                "figure-v-which-vertex-of-is";
                v = Digits::Four.write_vector(v, analysis.dimension), shape = side.name(), way = name
            ),
            asked: OfferedAnswers::Vertex { side, count: values.len(), right },
            reason,
            points: Vec::new(),
            values,
        })
    };
    found.into_iter().filter(is_asked).filter_map(ask).collect()
}

/// The farthest vertices. The run's own vertex counts, too, if it falls short only by roundoff, since the recorded
/// direction may differ from the query's by roundoff. In a run with a defect, the run's vertex need not be one of the
/// farthest.
fn right_vertices(analysis: &Analysis, values: &[f64], index: usize, toward: DVec3) -> Vec<usize> {
    let mut right = maxima(values);
    let short = |most: &usize| claim::along_unit(values[*most] - values[index], toward);
    if !right.contains(&index)
        && right.first().is_some_and(|most| short(most) <= claim::tolerance(&analysis.trace))
    {
        right.push(index);
        right.sort_unstable();
    }
    right
}

/// Explains why the right vertices are right, and states whether the run takes another one.
fn farthest_reason(side: Side, values: &[f64], right: &[usize], index: usize) -> String {
    let Some(best) = right.first() else { return String::new() };
    let far = narration::short(values[*best]);
    let run = if right.contains(&index) { "right" } else { "other" };
    let [got, _] = narration::distinct(values[index], values[*best]);
    let [vertex, taken] = [*best, index].map(|index| vertex_name(side, index));
    text!(
        "figure-reaches";
        count = right.len(), vertex = vertex, far = far, way = way(side), shape = side.name(),
        run = run, taken = taken, got = got
    )
}

//! The topics of a case, for the counts of a report: its truth, the decisions it leads to, and its
//! degeneracy.

use crate::gjk::{self, Algorithm, Event, Query, Reference, Region, Ruled, Settings};
use crate::scene::Scene;

/// The beginning of a tag that names the degeneracy of a scene.
pub(super) const BOARD: &str = "board-";

/// Returns the topics of a pair: its true verdict, the region found at each simplex by the robust algorithm,
/// and its tags.
pub(super) fn topics(scene: &Scene, query: &Query<'_>, reference: &Reference) -> Vec<String> {
    let mut topics = vec![format!("verdict: {}", reference.verdict.name())];
    let settings = Settings { algorithm: Algorithm::Robust, ..query.settings };
    let trace = gjk::run(&Query { settings, ..*query });
    for Ruled { chosen, findings, .. } in trace.events.iter().filter_map(Event::ruled) {
        let points = findings.iter().filter(|finding| matches!(finding.region, Region::Vertex(_))).count();
        let simplex = ["point", "segment", "triangle", "tetrahedron"][points.clamp(1, 4) - 1];
        topics.push(format!("tree: {simplex}, {chosen}"));
    }
    let boards = scene.tags.iter().filter_map(|tag| tag.strip_prefix(BOARD));
    topics.extend(boards.map(|cell| format!("board: {}", cell.replace('-', " "))));
    topics.sort_unstable();
    topics.dedup();
    topics
}

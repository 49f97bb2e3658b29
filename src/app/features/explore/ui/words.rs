//! The names and tooltips of the choices in the workspace Explore.

use crate::figure::Overlay;
use crate::figure::explorer::{CutColor, ExplorerStart};
use crate::message::text;

/// The overlays of the explorer with the ids of their names and tooltips, in the order in which they are explained.
pub(super) const OVERLAYS: [(Overlay, &str, &str); 10] = [
    (Overlay::Regions, "explore-regions", "explore-the-region-of-space-nearest"),
    (Overlay::BarredToA, "explore-where-a-can-never-be", "explore-behind-o-the-test-a"),
    (Overlay::BarredToOrigin, "explore-where-o-can-never-be", "explore-the-region-nearest-to-a"),
    (Overlay::TestLines, "explore-test-lines", "explore-the-planes-and-lines-that"),
    (Overlay::Walls, "explore-walls", "explore-the-iterations-before-tested-the"),
    (Overlay::Floor, "explore-floor", "explore-the-base-is-oriented-so"),
    (Overlay::Ceiling, "explore-ceiling", "explore-a-passed-o-so-o"),
    (Overlay::Faces, "explore-faces", "explore-the-faces-at-a-that"),
    (Overlay::Flags, "explore-edge-planes", "explore-edge-planes-stand-on-the-edges"),
    (Overlay::Direction, "explore-direction-v", "explore-the-search-direction-that-found"),
];

/// Returns the name of a coloring of the cut.
pub(super) fn color_name(color: CutColor) -> &'static str {
    match color {
        CutColor::Outcome => text!("explore-by-outcome"),
        CutColor::Agreement => text!("explore-by-agreement"),
    }
}

/// Returns the tooltip of a coloring of the cut.
pub(super) fn color_tooltip(color: CutColor) -> &'static str {
    match color {
        CutColor::Outcome => text!("explore-a-color-for-each-region"),
        CutColor::Agreement => {
            text!("explore-whether-taking-the-first-face")
        }
    }
}

/// Returns the tooltip of an initial scene.
pub(super) fn start_tooltip(start: ExplorerStart) -> &'static str {
    match start {
        ExplorerStart::Segment => text!("explore-the-segment-ab-where-a"),
        ExplorerStart::Triangle => text!("explore-the-triangle-abc-where-a"),
        ExplorerStart::Squat => text!("explore-a-low-tetrahedron-one-or"),
        ExplorerStart::Tall => text!("explore-a-tall-tetrahedron-one-face"),
        ExplorerStart::Leaning => {
            text!("explore-a-tetrahedron-with-a-beside")
        }
    }
}

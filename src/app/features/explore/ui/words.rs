//! The names and tooltips of the choices in the workspace Explore.

use crate::figure::Overlay;
use crate::figure::explorer::{CutColor, ExplorerStart};

/// The overlays of the explorer with names and tooltips, in the order in which they are explained.
pub(super) const OVERLAYS: [(Overlay, &str, &str); 10] = [
    (Overlay::Regions, "Regions", "The region of space nearest to each feature, with its ruling"),
    (
        Overlay::BarredToA,
        "Where A can never be",
        "Behind O the test A·v ≥ 0 rejects A; behind the old points A would not be a support point",
    ),
    (
        Overlay::BarredToOrigin,
        "Where O can never be",
        "The region nearest to A, or to the points before it, was excluded by an earlier test; in 2D the dashed outline bounds the rest",
    ),
    (
        Overlay::TestLines,
        "Test lines",
        "The planes and lines that O is tested against, with the value of each test",
    ),
    (Overlay::Walls, "Walls", "The iterations before tested the edges of the base: O is not beyond them"),
    (Overlay::Floor, "Floor", "The base is oriented so that O is above it"),
    (Overlay::Ceiling, "Ceiling", "A passed O, so O is not above A"),
    (Overlay::Faces, "Faces", "The faces at A that see O are lit; together they make the code"),
    (
        Overlay::Flags,
        "Folded paper",
        "Flags stand on the edges of a face, perpendicular to it: beyond a flag its edge is nearest",
    ),
    (Overlay::Direction, "Direction v", "The search direction that found A"),
];

/// Returns the name of a coloring of the cut.
pub(super) const fn color_name(color: CutColor) -> &'static str {
    match color {
        CutColor::Outcome => "By outcome",
        CutColor::Agreement => "By agreement",
    }
}

/// Returns the tooltip of a coloring of the cut.
pub(super) const fn color_tooltip(color: CutColor) -> &'static str {
    match color {
        CutColor::Outcome => "A color for each region in which Djonov’s decision finds O",
        CutColor::Agreement => {
            "Whether taking the first face that sees O, as Winter’s code does, leads to the same region"
        }
    }
}

/// Returns the tooltip of an initial scene.
pub(super) const fn start_tooltip(start: ExplorerStart) -> &'static str {
    match start {
        ExplorerStart::Segment => "The segment AB: where A can never be, and where O can never be",
        ExplorerStart::Triangle => "The triangle ABC: where A can never be, and where O can never be",
        ExplorerStart::Squat => "A low tetrahedron: one or two faces see O",
        ExplorerStart::Steep => "A high tetrahedron: one face sees O, and still an edge may be nearest",
        ExplorerStart::Leaning => {
            "A tetrahedron with A beside its base: two faces see O, and the far edge may be nearest"
        }
    }
}

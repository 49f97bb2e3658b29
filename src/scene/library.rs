//! The scenes that come with the program, embedded in it. Their files are in `scenes/`, and each states its own test.

use super::Scene;
use crate::geometry::Dimension;

/// A scene that comes with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shipped {
    /// Its name in `scenes/`.
    pub file_name: &'static str,
    /// The file, as [`Scene::to_ron`] writes it.
    pub text: &'static str,
}

/// A shipped scene by its file name, which is thereby written only once.
macro_rules! shipped {
    ($file_name:literal) => {
        Shipped { file_name: $file_name, text: include_str!(concat!("../../scenes/", $file_name)) }
    };
}

/// Every scene, in the order of its number.
pub const SHIPPED: [Shipped; 35] = [
    shipped!("01-triangle-and-quad.ron"),
    shipped!("02-another-first-guess.ron"),
    shipped!("03-apart.ron"),
    shipped!("04-just-touching.ron"),
    shipped!("05-two-squares.ron"),
    shipped!("06-disc-and-capsule.ron"),
    shipped!("07-gem-and-octahedron.ron"),
    shipped!("08-boxes-in-line.ron"),
    shipped!("09-endless-loop.ron"),
    shipped!("10-narrow-gap.ron"),
    shipped!("11-how-far-apart.ron"),
    shipped!("12-how-deep.ron"),
    shipped!("13-how-deep-in-space.ron"),
    shipped!("14-stacked-cubes.ron"),
    shipped!("15-corner-in-corner.ron"),
    shipped!("16-tetrahedron-of-no-volume.ron"),
    shipped!("17-distance-out-of-nowhere.ron"),
    shipped!("18-point-and-hull.ron"),
    shipped!("19-right-by-accident.ron"),
    shipped!("20-faces-a-hair-apart.ron"),
    shipped!("21-crate-on-a-floor.ron"),
    shipped!("22-rectangles-edge-on-edge.ron"),
    shipped!("23-another-endless-loop.ron"),
    shipped!("24-four-weights.ron"),
    shipped!("25-post-and-plank.ron"),
    shipped!("26-capsule-on-a-bench.ron"),
    shipped!("27-far-from-home.ron"),
    shipped!("28-camera-and-crates.ron"),
    shipped!("29-stars-are-not-convex.ron"),
    shipped!("30-where-a-can-never-be.ron"),
    shipped!("31-where-a-can-never-be-triangle.ron"),
    shipped!("32-region-explorer-squat.ron"),
    shipped!("33-region-explorer-steep.ron"),
    shipped!("34-region-explorer-leaning.ron"),
    shipped!("35-two-roads.ron"),
];

impl Shipped {
    /// The parsed scene. The tests parse every one, so this succeeds.
    pub fn scene(&self) -> Scene {
        match Scene::from_ron(self.text) {
            Ok(scene) => scene,
            Err(error) => unreachable!("scenes/{}:{error}", self.file_name),
        }
    }
}

/// The scene that the program starts with: the run computed in Bittle's article, or in 3D a run without ties.
pub fn start(dimension: Dimension) -> Scene {
    match dimension {
        Dimension::Two => SHIPPED[0].scene(),
        Dimension::Three => SHIPPED[6].scene(),
    }
}

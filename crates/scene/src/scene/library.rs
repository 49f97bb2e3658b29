//! The scenes that come with the program, embedded in it. Their files are in `scenes/`, and each states its own test.

use super::Scene;
use crate::geometry::Dimension;
use crate::message::text;

/// A scene that comes with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shipped {
    /// The file name of the scene in `scenes/`.
    pub file_name: &'static str,
    /// The file, as [`Scene::to_ron`] writes it.
    pub text: &'static str,
    /// The chapter that lists the scene.
    pub chapter: Chapter,
    /// One line on the subject of the scene, without its answer.
    pub line: &'static str,
}

/// A chapter of the shipped scenes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chapter {
    /// The first runs, in the plane.
    FirstSteps,
    /// The construction of P ⊖ Q from P and Q.
    Difference,
    /// The support points of each shape.
    Supports,
    /// Simplices and their regions, moved with the pointer.
    Regions,
    /// Separating directions, and directions that another test would try.
    Axes,
    /// Pairs on which a published code gives a wrong answer.
    WrongAnswers,
    /// Shapes that touch.
    Touches,
    /// Single and double precision.
    Precision,
    /// The end of a search, and its possible conclusions.
    Termination,
    /// Distance and depth.
    Lengths,
    /// Whole runs in space.
    Space,
    /// Q in motion, and queries that start from the previous one.
    WarmStarts,
    /// Planted defects, each with a pair that exposes it.
    Mistakes,
    /// Many bodies and one query for each.
    Culling,
}

impl Chapter {
    /// All chapters in their order.
    pub const ALL: [Self; 14] = [
        Self::FirstSteps,
        Self::Difference,
        Self::Supports,
        Self::Regions,
        Self::Axes,
        Self::WrongAnswers,
        Self::Touches,
        Self::Precision,
        Self::Termination,
        Self::Lengths,
        Self::Space,
        Self::WarmStarts,
        Self::Mistakes,
        Self::Culling,
    ];

    /// Returns the title of the chapter.
    pub fn title(self) -> &'static str {
        match self {
            Self::FirstSteps => text!("scene-chapter-first-steps"),
            Self::Difference => text!("scene-chapter-difference"),
            Self::Supports => text!("scene-chapter-supports"),
            Self::Regions => text!("scene-chapter-regions"),
            Self::Axes => text!("scene-chapter-axes"),
            Self::WrongAnswers => text!("scene-chapter-wrong-answers"),
            Self::Touches => text!("scene-chapter-touches"),
            Self::Precision => text!("scene-chapter-precision"),
            Self::Termination => text!("scene-chapter-termination"),
            Self::Lengths => text!("scene-chapter-lengths"),
            Self::Space => text!("scene-chapter-space"),
            Self::WarmStarts => text!("scene-chapter-warm-starts"),
            Self::Mistakes => text!("scene-chapter-mistakes"),
            Self::Culling => text!("scene-chapter-culling"),
        }
    }
}

/// Looks up a shipped scene by its file name, so that each name is written only once.
macro_rules! shipped {
    ($chapter:ident, $file_name:literal, $line:literal) => {
        Shipped {
            file_name: $file_name,
            text: include_str!(concat!("../../../../scenes/", $file_name)),
            chapter: Chapter::$chapter,
            line: $line,
        }
    };
}

/// Every scene, in the order of its number.
pub const SHIPPED: [Shipped; 76] = [
    shipped!(FirstSteps, "01-triangle-and-quad.ron", "The run that Bittle's article computes"),
    shipped!(FirstSteps, "02-another-first-guess.ron", "The same shapes from another first direction"),
    shipped!(
        FirstSteps,
        "03-apart.ron",
        "The same shapes farther from each other, and a direction that decides"
    ),
    shipped!(Touches, "04-just-touching.ron", "What < and <= decide, and what a first direction can change"),
    shipped!(WrongAnswers, "05-two-squares.ron", "A search direction of zero in the plane"),
    shipped!(
        FirstSteps,
        "06-disc-and-capsule.ron",
        "Round shapes without vertices, and a support mapping by formula"
    ),
    shipped!(
        Space,
        "07-gem-and-octahedron.ron",
        "A complete run without ties, with the origin in front of two faces"
    ),
    shipped!(WrongAnswers, "08-boxes-in-line.ron", "A search direction of zero in space"),
    shipped!(WrongAnswers, "09-endless-loop.ron", "One face is taken, and the others are not tested"),
    shipped!(Space, "10-narrow-gap.ron", "A long search, and the difference between < and <="),
    shipped!(Lengths, "11-how-far-apart.ron", "Two bounds at each step of a search for a distance"),
    shipped!(Lengths, "12-how-deep.ron", "The expanding polytope in the plane, edge by edge"),
    shipped!(Lengths, "13-how-deep-in-space.ron", "The expanding polytope in space, with its horizon"),
    shipped!(Lengths, "14-stacked-cubes.ron", "A box on a box, from a bug report against libccd"),
    shipped!(Lengths, "15-corner-in-corner.ron", "A simplex with a weight of zero"),
    shipped!(Lengths, "16-tetrahedron-of-no-volume.ron", "A simplex whose points lie on one line"),
    shipped!(Lengths, "17-distance-out-of-nowhere.ron", "Numbers from a bug report against openGJK"),
    shipped!(Lengths, "18-point-and-hull.ron", "A single point as P, from a bug report against DOLFINx"),
    shipped!(Precision, "19-right-by-accident.ron", "Two triangles in nearly the same place, in f32 and f64"),
    shipped!(Precision, "20-faces-a-hair-apart.ron", "Two faces close to each other, in f32 and f64"),
    shipped!(Touches, "21-crate-on-a-floor.ron", "The everyday case of a physics engine"),
    shipped!(Touches, "22-rectangles-edge-on-edge.ron", "Two edges on one line, to the last digit"),
    shipped!(
        WrongAnswers,
        "23-another-endless-loop.ron",
        "P ⊖ Q is P itself, so you can check every number on paper"
    ),
    shipped!(Space, "24-four-weights.ron", "The weights of a simplex, applied to its vertex pairs"),
    shipped!(Lengths, "25-post-and-plank.ron", "A box and a cylinder from a bug report against ncollide"),
    shipped!(
        Touches,
        "26-capsule-on-a-bench.ron",
        "A round shape on a flat one, from a bug report against parry"
    ),
    shipped!(Precision, "27-far-from-home.ron", "Two crates a million units from the origin"),
    shipped!(Culling, "28-camera-and-crates.ron", "Thirty bodies around the view frustum of a camera"),
    shipped!(FirstSteps, "29-stars-are-not-convex.ron", "A list of points stands for its hull"),
    shipped!(Regions, "30-where-a-can-never-be.ron", "The half-planes of Djonov's article, for a segment"),
    shipped!(
        Regions,
        "31-where-a-can-never-be-triangle.ron",
        "The half-planes of Djonov's article, for a triangle"
    ),
    shipped!(Regions, "32-region-explorer-squat.ron", "A low tetrahedron: drag A and the origin"),
    shipped!(Regions, "33-region-explorer-steep.ron", "A tall tetrahedron: the origin in front of one face"),
    shipped!(
        Regions,
        "34-region-explorer-leaning.ron",
        "A leaning tetrahedron: the origin in front of two faces"
    ),
    shipped!(Space, "35-two-roads.ron", "Two published codes on one pair, side by side in Compare"),
    shipped!(Difference, "36-edges-of-two-shapes.ron", "How the edges of P and Q become the edges of P ⊖ Q"),
    shipped!(Difference, "37-minus-one-point.ron", "The simplest difference: Q is one point"),
    shipped!(Difference, "38-two-sticks.ron", "Two segments in the plane"),
    shipped!(Difference, "39-a-triangle-from-itself.ron", "A shape subtracted from itself"),
    shipped!(Difference, "40-two-sticks-in-space.ron", "Two segments in space"),
    shipped!(Supports, "41-support-of-a-box.ron", "A box gives its farthest corner from three signs"),
    shipped!(Supports, "42-support-of-a-ball.ron", "A ball needs the length of the direction"),
    shipped!(Supports, "43-support-of-a-capsule.ron", "A capsule is the sum of a segment and a ball"),
    shipped!(Supports, "44-support-of-a-cone.ron", "A cone is the hull of a disc and a point"),
    shipped!(Supports, "45-support-of-a-cylinder.ron", "A cylinder is the sum of a segment and a disc"),
    shipped!(Supports, "46-support-of-an-ellipse.ron", "An ellipse needs another direction than a disc"),
    shipped!(Supports, "47-a-turned-ellipse.ron", "An affine image: which matrix belongs to the direction?"),
    shipped!(Supports, "48-round-corners.ron", "Rounding adds a disc to every point"),
    shipped!(Supports, "49-four-summands.ron", "A segment, a disc, a box and another disc in one difference"),
    shipped!(Axes, "50-corner-towards-corner.ron", "A distance that no edge normal measures"),
    shipped!(Axes, "51-edge-against-edge.ron", "Two edges in space that pass each other"),
    shipped!(Axes, "52-fourteen-axes.ron", "Many edges, and few support points"),
    shipped!(Termination, "53-closer-and-closer.ron", "A search on a curve without corners"),
    shipped!(Termination, "54-a-short-leash.ron", "The answer when the iterations run out"),
    shipped!(Termination, "55-a-millionth-of-the-size.ron", "The walk-through, a million times smaller"),
    shipped!(Termination, "56-three-four-five.ron", "Two discs, and a distance that is known exactly"),
    shipped!(WarmStarts, "57-q-passes-by.ron", "Q crosses P, frame by frame"),
    shipped!(WarmStarts, "58-a-gem-passes-by.ron", "The same in space, with more to save"),
    shipped!(Lengths, "59-what-a-triangle-knows.ron", "A bound on the depth at the end of GJK"),
    shipped!(Lengths, "60-many-short-edges.ron", "A polytope that grows and grows"),
    shipped!(Lengths, "61-four-ways-out.ron", "A depth with more than one direction"),
    shipped!(Lengths, "62-an-egg-and-a-ball.ron", "An expanding polytope on curved shapes"),
    shipped!(Mistakes, "63-along-or-against.ron", "A mistake in the support point of Q"),
    shipped!(Mistakes, "64-nothing-above-zero.ron", "A mistake in the search for a maximum"),
    shipped!(Mistakes, "65-the-wrong-way-round.ron", "A mistake in the order of a triangle"),
    shipped!(Mistakes, "66-the-other-side.ron", "A mistake below a triangle in space"),
    shipped!(Mistakes, "67-a-sign-too-many.ron", "A mistake of one character"),
    shipped!(Mistakes, "68-one-face-is-enough.ron", "A mistake at a tetrahedron"),
    shipped!(Mistakes, "69-nowhere-to-go.ron", "A mistake where the origin lies on an edge"),
    shipped!(Mistakes, "70-stretched-and-asked.ron", "A mistake that no rotation shows"),
    shipped!(
        FirstSteps,
        "71-three-directions.ron",
        "Directions given in advance: three that fail, a fourth that succeeds"
    ),
    shipped!(FirstSteps, "72-regions-by-name.ron", "The regions of Bittle's article, and a slip of sign"),
    shipped!(Precision, "73-monstrous-vectors.ron", "Directions that grow with the third power of the size"),
    shipped!(WrongAnswers, "74-the-older-case.ron", "A tetrahedron as a reader of Djonov's article found it"),
    shipped!(Supports, "75-plus-or-minus.ron", "A formula of Winter's article, in numbers"),
    shipped!(Lengths, "76-yes-but-where.ron", "What an answer of yes says about the contact"),
];

impl Shipped {
    /// Returns the parsed scene. The tests parse every one, so this succeeds.
    pub fn scene(&self) -> Scene {
        match Scene::from_ron(self.text) {
            Ok(scene) => scene,
            Err(error) => unreachable!("scenes/{}:{error}", self.file_name),
        }
    }
}

/// Returns the scene that the program starts with: the run computed in Bittle's article, or in 3D a run
/// without ties.
pub fn start(dimension: Dimension) -> Scene {
    match dimension {
        Dimension::Two => SHIPPED[0].scene(),
        Dimension::Three => SHIPPED[6].scene(),
    }
}

/// A quadrilateral and a triangle.
const BLANK_2D: &str = "(
    format: 1,
    dimension: 2,
    p: (shape: Points([(-4, -1), (-1, -2), (-2, 1), (-3, 2)])),
    q: (shape: Points([(1, 0), (4, -1), (3, 2)])),
)";

/// A cube and a tetrahedron.
const BLANK_3D: &str = "(
    format: 1,
    dimension: 3,
    p: (shape: Points([
        (-3, -1, -1), (-3, 1, -1), (-1, -1, -1), (-1, 1, -1), (-3, -1, 1), (-3, 1, 1), (-1, -1, 1), (-1, 1, 1),
    ])),
    q: (shape: Points([(1, 0, 0), (3, -1, -1), (3, 1, -1), (2, 0, 1)])),
)";

/// Returns a plain scene to start from: two separate shapes made of draggable points, without a title and
/// notes.
pub fn blank(dimension: Dimension) -> Scene {
    let text = match dimension {
        Dimension::Two => BLANK_2D,
        Dimension::Three => BLANK_3D,
    };
    match Scene::from_ron(text) {
        Ok(scene) => scene,
        Err(error) => unreachable!("blank scene:{error}"),
    }
}

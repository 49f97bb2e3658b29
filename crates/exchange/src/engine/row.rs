//! The columns of the table of engines: the data that the writer needs about each.
//!
//! A template is source code with words such as `$radius`, which the writer replaces; `write::engine` lists the words.

use glam::DVec3;

use crate::geometry::Dimension;

/// A kind of shape that an engine may construct.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EngineKind {
    /// A point.
    Point,
    /// A line segment.
    Segment,
    /// A triangle in 3D.
    Triangle,
    /// The hull of points in 3D that lie in one plane or on one line.
    FlatHull,
    /// A convex polygon in 2D, a convex polytope in 3D.
    Hull,
    /// A rectangle in 2D, a box in 3D.
    Box,
    /// A disc in 2D, a ball in 3D.
    Ball,
    /// A capsule.
    Capsule,
    /// An ellipse in 2D, an ellipsoid in 3D.
    Ellipsoid,
    /// A cylinder.
    Cylinder,
    /// A cone.
    Cone,
}

/// The way in which a notation writes numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DigitStyle {
    /// `4`
    Plain,
    /// `4.0`
    Point,
    /// `4.0f`
    Float,
}

/// An engine with its notations.
pub(crate) struct EngineRow {
    /// The name on the command line.
    pub(crate) name: &'static str,
    /// The name on screen, with the language in parentheses.
    pub(crate) title: &'static str,
    /// The file extension, without the dot.
    pub(crate) extension: &'static str,
    /// The text around a comment line; `None` if the notation has no comments.
    pub(crate) comment: Option<[&'static str; 2]>,
    pub(crate) digits: DigitStyle,
    /// The notation of 2D shapes.
    pub(crate) plane: Option<&'static Notation>,
    /// The notation of 3D shapes.
    pub(crate) space: Option<&'static Notation>,
}

impl EngineRow {
    /// Returns the notation in a dimension, if the engine has one.
    pub(crate) const fn notation(&self, dimension: Dimension) -> Option<&'static Notation> {
        match dimension {
            Dimension::Two => self.plane,
            Dimension::Three => self.space,
        }
    }

    /// Returns the name of the engine in a sentence.
    pub(crate) fn engine(&self) -> &'static str {
        self.title.split(" (").next().unwrap_or(self.title)
    }
}

/// The templates of an engine in one dimension, in the order in which they are written.
pub(crate) struct Notation {
    pub(crate) head: &'static str,
    /// The text after the [`KindConstructor::before`] texts of all bodies.
    pub(crate) middle: &'static str,
    /// The text of a body around its `$shape`.
    pub(crate) body: &'static str,
    /// The text after the two bodies of a pair.
    pub(crate) joint: &'static str,
    pub(crate) foot: &'static str,
    /// A list of points: the template of a point, and the separator.
    pub(crate) point: [&'static str; 2],
    /// A list of the triangles of a hull: the template of a triangle, and the separator.
    pub(crate) face: [&'static str; 2],
    /// The axis of capsules, cylinders and cones in their local frame; a cone points along it.
    pub(crate) axis: DVec3,
    /// Whether the local origin of a hull must lie in its interior.
    pub(crate) centered: bool,
    /// Maximum number of vertices of a hull.
    pub(crate) max_vertices: usize,
    /// The text after a shape of any kind with a rounding; empty if the engine rounds only some kinds.
    pub(crate) swell: &'static str,
    pub(crate) parts: &'static [KindConstructor],
}

impl Notation {
    /// The empty notation, from which each row starts.
    pub(crate) const EMPTY: Self = Self {
        head: "",
        middle: "",
        body: "$shape",
        joint: "",
        foot: "",
        point: ["", ""],
        face: ["", ""],
        axis: DVec3::Z,
        centered: false,
        max_vertices: usize::MAX,
        swell: "",
        parts: &[],
    };

    /// Returns the part of a kind that can have this rounding.
    pub(crate) fn part(&self, kind: EngineKind, rounded: bool) -> Option<&'static KindConstructor> {
        let can = |part: &&KindConstructor| {
            part.kind == kind && (!rounded || part.rounded.is_some() || !self.swell.is_empty())
        };
        self.parts.iter().find(can)
    }
}

/// The constructor of a kind.
pub(crate) struct KindConstructor {
    pub(crate) kind: EngineKind,
    /// A text before all bodies.
    pub(crate) before: &'static str,
    pub(crate) plain: &'static str,
    /// The constructor of the rounded shape, if the engine has one.
    pub(crate) rounded: Option<&'static str>,
}

/// Returns a kind without a rounding.
pub(super) const fn plain(kind: EngineKind, plain: &'static str) -> KindConstructor {
    KindConstructor { kind, before: "", plain, rounded: None }
}

/// Returns a kind whose constructor always takes a rounding, which may be zero.
pub(super) const fn either(kind: EngineKind, text: &'static str) -> KindConstructor {
    KindConstructor { kind, before: "", plain: text, rounded: Some(text) }
}

/// Returns a kind with another constructor for a rounding.
pub(super) const fn rounded(kind: EngineKind, plain: &'static str, rounded: &'static str) -> KindConstructor {
    KindConstructor { kind, before: "", plain, rounded: Some(rounded) }
}

/// Returns a kind that is declared before all bodies.
pub(super) const fn declared(kind: EngineKind, before: &'static str, plain: &'static str) -> KindConstructor {
    KindConstructor { kind, before, plain, rounded: None }
}

//! The directions that a transform is restricted to.

/// The names of the axes 0, 1 and 2.
pub(crate) const AXES: [&str; 3] = ["x", "y", "z"];

/// The directions that a transform is restricted to. Axes are 0, 1, 2 for x, y, z: the axes of the world for
/// moving, rotating and vertices, the axes of the body's own frame for scaling a body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Constraint {
    /// Moves in the plane of the view, rotates about the line of sight, scales uniformly.
    #[default]
    View,
    /// Moves or scales along an axis, rotates about it.
    Axis(usize),
    /// Moves or scales in the plane perpendicular to an axis.
    Plane(usize),
}

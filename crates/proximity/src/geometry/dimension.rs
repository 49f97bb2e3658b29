//! The dimension of a scene, and the two sides of a query.

use std::ops::{Index, IndexMut};

/// The dimension of a scene. A 2D scene lies in the plane z = 0 of the same vectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dimension {
    /// The plane.
    Two,
    /// Space.
    Three,
}

impl Dimension {
    /// Only the plane: the dimensions of a shape or feature that does not exist in space.
    pub const PLANE: &'static [Self] = &[Self::Two];

    /// Only space: the dimensions of a shape or feature that does not exist in the plane.
    pub const SPACE: &'static [Self] = &[Self::Three];

    /// The plane and space.
    pub const BOTH: &'static [Self] = &[Self::Two, Self::Three];

    /// Returns the name of a shape with straight sides or flat faces: `polygon`, `polytope`.
    pub const fn polytope(self) -> &'static str {
        match self {
            Self::Two => "polygon",
            Self::Three => "polytope",
        }
    }

    /// Returns the number of coordinates, 2 or 3.
    pub const fn count(self) -> usize {
        match self {
            Self::Two => 2,
            Self::Three => 3,
        }
    }
}

/// One of the two shapes of a query: P or Q.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The shape whose support points are computed along the search direction.
    P,
    /// The shape whose support points are computed opposite to the search direction, and subtracted.
    Q,
}

impl Side {
    /// P, then Q.
    pub const BOTH: [Self; 2] = [Self::P, Self::Q];

    /// Returns the other side.
    pub const fn other(self) -> Self {
        match self {
            Self::P => Self::Q,
            Self::Q => Self::P,
        }
    }

    /// Returns `"P"` or `"Q"`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::P => "P",
            Self::Q => "Q",
        }
    }

    /// Returns the letter of the vertices of this shape, `"p"` or `"q"`: p0, p1, …
    pub const fn vertex_letter(self) -> &'static str {
        match self {
            Self::P => "p",
            Self::Q => "q",
        }
    }
}

impl<T> Index<Side> for [T; 2] {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        &self[side as usize]
    }
}

impl<T> IndexMut<Side> for [T; 2] {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self[side as usize]
    }
}

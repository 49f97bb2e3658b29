//! The plane of positions that Q can take.

use glam::DVec3;

/// A plane of positions of Q, with its own coordinates along two directions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ground {
    origin: DVec3,
    directions: [DVec3; 2],
}

/// The distance of a tilted plane from the origin is a multiple of one scene unit divided by this number. So Q stays in
/// the plane when a drag along it rounds.
const STEADY: f64 = 1e9;

impl Ground {
    /// Creates the plane through `through` that two axes span (0 for x to 2 for z). The first axis points to the right,
    /// the second upward. Its coordinates are those of the world, so the cells of a grid are short decimals.
    pub fn along(axes: [usize; 2], through: DVec3) -> Self {
        let mut origin = through;
        for axis in axes {
            origin[axis] = 0.0;
        }
        Self { origin, directions: axes.map(|axis| DVec3::AXES[axis]) }
    }

    /// Creates the plane through `through` that two perpendicular unit vectors span. Its coordinates start
    /// at the point that is nearest to the origin of the world, so that they stay fixed while Q moves along
    /// it. They are not decimals in the world, so exact coincidences are rare on such a plane.
    pub fn facing([right, up]: [DVec3; 2], through: DVec3) -> Self {
        let normal = right.cross(up);
        let distance = (normal.dot(through) * STEADY).round() / STEADY;
        Self { origin: normal * distance, directions: [right, up] }
    }

    /// Returns the position with these coordinates.
    pub fn position(&self, [across, up]: [f64; 2]) -> DVec3 {
        self.origin + self.directions[0] * across + self.directions[1] * up
    }

    /// Returns the coordinates of the point of the plane that is nearest to this one.
    pub fn coordinates(&self, position: DVec3) -> [f64; 2] {
        self.components(position - self.origin)
    }

    /// Returns the components of a vector along the two directions.
    pub fn components(&self, vector: DVec3) -> [f64; 2] {
        self.directions.map(|direction| vector.dot(direction))
    }

    /// Returns the unit directions along which the plane is measured: to the right and upward.
    pub const fn directions(&self) -> [DVec3; 2] {
        self.directions
    }
}

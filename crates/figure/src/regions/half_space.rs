//! Half-spaces, and those that bound a Voronoi region. In the plane the same statements hold with z = 0.

use glam::DVec3;

use crate::gjk::{FaceSide, Letter, Region, Simplex};

/// A half-space: the points with `normal · x ≥ offset`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HalfSpace {
    /// The unit vector into the half-space; zero for the whole space, if points of the simplex coincide.
    pub normal: DVec3,
    /// The distance of its border from the origin along the normal, in scene units.
    pub offset: f64,
}

impl HalfSpace {
    /// Creates the half-space bounded by the plane through a point, on the side of `normal` (of any length).
    pub fn through(point: DVec3, normal: DVec3) -> Self {
        let normal = normal.normalize_or_zero();
        Self { normal, offset: normal.dot(point) }
    }

    /// Returns the depth of a point inside, in scene units; negative outside.
    pub fn height(self, at: DVec3) -> f64 {
        self.normal.dot(at) - self.offset
    }

    /// Returns the opposite half-space.
    pub fn opposite(self) -> Self {
        Self { normal: -self.normal, offset: -self.offset }
    }

    /// Clips a flat convex polygon to the half-space.
    pub(crate) fn clip(self, polygon: &[DVec3]) -> Vec<DVec3> {
        let mut kept = Vec::with_capacity(polygon.len() + 1);
        for (from, to) in polygon.iter().zip(polygon.iter().cycle().skip(1)) {
            let (before, after) = (self.height(*from), self.height(*to));
            if before >= 0.0 {
                kept.push(*from);
            }
            if before * after < 0.0 {
                kept.push(from.lerp(*to, before / (before - after)));
            }
        }
        kept
    }
}

/// Returns the half-spaces whose intersection is a region of the simplex. A face has regions in space only.
pub fn borders(simplex: &Simplex<DVec3>, region: Region) -> Vec<HalfSpace> {
    let at = |letter: Letter| simplex.at(letter);
    let others = |of: &[Letter]| {
        let letters = simplex.letters().iter().copied();
        letters.filter(|letter| !of.contains(letter)).collect::<Vec<_>>()
    };
    match region {
        Region::Vertex(a) => {
            others(&[a]).into_iter().map(|b| HalfSpace::through(at(a), at(a) - at(b))).collect()
        }
        Region::Edge([a, b]) => {
            let along = at(b) - at(a);
            let mut borders = vec![HalfSpace::through(at(a), along), HalfSpace::through(at(b), -along)];
            borders.extend(others(&[a, b]).into_iter().map(|c| beyond(simplex, [a, b], c)));
            borders
        }
        Region::Face([a, b, c], side) => {
            let normal = (at(b) - at(a)).cross(at(c) - at(a));
            let normal = if side == FaceSide::Above { normal } else { -normal };
            let walls = [([a, b], c), ([b, c], a), ([c, a], b)];
            let walls = walls.map(|(edge, inner)| beyond(simplex, edge, inner).opposite());
            [HalfSpace::through(at(a), normal)].into_iter().chain(walls).collect()
        }
        Region::Interior => inside(simplex),
    }
}

/// Returns the half-space outside an edge of a triangle, on the side away from its vertex `inner`: bounded by the plane
/// through the edge perpendicular to the triangle (its edge plane).
pub(super) fn beyond(simplex: &Simplex<DVec3>, [a, b]: [Letter; 2], inner: Letter) -> HalfSpace {
    let (from, along, aside) =
        (simplex.at(a), simplex.at(b) - simplex.at(a), simplex.at(inner) - simplex.at(a));
    // Unit directions: products of these neither overflow nor underflow.
    let (along, aside) = (along.normalize_or_zero(), aside.normalize_or_zero());
    HalfSpace::through(from, along * along.dot(aside) - aside)
}

/// The triangle itself (in space the prism over it), or the tetrahedron.
fn inside(simplex: &Simplex<DVec3>) -> Vec<HalfSpace> {
    use Letter::{A, B, C, D};
    match simplex.len() {
        3 => [([A, B], C), ([B, C], A), ([C, A], B)]
            .map(|(edge, inner)| beyond(simplex, edge, inner).opposite())
            .to_vec(),
        4 => [([A, B, C], D), ([A, C, D], B), ([A, D, B], C), ([B, D, C], A)]
            .map(|([a, b, c], inner)| {
                let [a, b, c, inner] = [a, b, c, inner].map(|letter| simplex.at(letter));
                let normal = (b - a).normalize_or_zero().cross((c - a).normalize_or_zero());
                HalfSpace::through(a, normal * normal.dot(inner - a).signum())
            })
            .to_vec(),
        _ => Vec::new(),
    }
}

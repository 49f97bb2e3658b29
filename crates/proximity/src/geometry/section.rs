//! The intersection of a plane with a convex hull.

use glam::{DVec2, DVec3};

use super::hull::Hull;
use super::hull2::{Hull2, cyclic_pairs, hull2};
use super::hull3::Hull3;

/// Distance from the plane within which a vertex counts as lying on it, as a fraction of the size of the hull. The
/// plane through three vertices then cuts the hull in these vertices, despite its roundoff. A larger value would close
/// visible gaps.
const ON_IT: f64 = 1e-12;

/// A plane with a two-dimensional coordinate system.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CuttingPlane {
    /// The point with the coordinates (0, 0).
    pub origin: DVec3,
    /// Perpendicular unit vectors in the directions of the two coordinates: to the right and upward.
    pub directions: [DVec3; 2],
}

impl CuttingPlane {
    /// Creates the plane through `origin` with this normal. Its first coordinate increases along the projection of
    /// `right`, or along an arbitrary direction of the plane if `right` is parallel to the normal. Returns `None` if
    /// the normal has length zero.
    pub fn new(origin: DVec3, normal: DVec3, right: DVec3) -> Option<Self> {
        let normal = normal.try_normalize()?;
        let right = right.reject_from_normalized(normal);
        let right = right.try_normalize().unwrap_or_else(|| normal.any_orthonormal_vector());
        Some(Self { origin, directions: [right, normal.cross(right)] })
    }

    /// Returns the unit normal. Seen from its tip, the coordinates increase to the right and upward.
    pub fn normal(&self) -> DVec3 {
        self.directions[0].cross(self.directions[1])
    }

    /// Returns the coordinates of the projection of a point to the plane.
    pub fn coordinates(&self, point: DVec3) -> [f64; 2] {
        self.directions.map(|direction| (point - self.origin).dot(direction))
    }

    /// Returns the signed distance of a point from the plane: positive on the side of the normal.
    pub fn height(&self, point: DVec3) -> f64 {
        (point - self.origin).dot(self.normal())
    }

    /// Returns the intersection of the plane with the hull of `points`, in the coordinates of the plane. It is the
    /// vertices of a polygon, counterclockwise; the two ends of a segment; a single point; or empty.
    pub fn section(&self, hull: &Hull, points: &[DVec3]) -> Vec<[f64; 2]> {
        let size =
            hull.vertices().iter().map(|index| (points[*index] - self.origin).length()).fold(0.0, f64::max);
        let height = |index: usize| {
            let height = self.height(points[index]);
            if height.abs() <= ON_IT * size { 0.0 } else { height }
        };
        let mut corners = Vec::new();
        for (a, b) in edges(hull) {
            let heights = [height(a), height(b)];
            for (index, height) in [a, b].into_iter().zip(heights) {
                if height == 0.0 {
                    corners.push(self.coordinates(points[index]));
                }
            }
            if heights[0] * heights[1] < 0.0 {
                let part = heights[0] / (heights[0] - heights[1]);
                corners.push(self.coordinates(points[a].lerp(points[b], part)));
            }
        }
        without_dust(in_order(&corners), ON_IT * size)
    }
}

/// Returns the edges of a hull; for a single point, the point twice.
fn edges(hull: &Hull) -> Vec<(usize, usize)> {
    match hull {
        Hull::Flat(Hull2::Point(at)) | Hull::Solid(Hull3::Point(at)) => vec![(*at, *at)],
        Hull::Flat(Hull2::Segment([a, b])) | Hull::Solid(Hull3::Segment([a, b])) => vec![(*a, *b)],
        Hull::Flat(Hull2::Polygon(vertices)) | Hull::Solid(Hull3::Polygon { vertices, .. }) => {
            cyclic_pairs(vertices).collect()
        }
        // An edge of a closed surface belongs to two triangles, once in each direction: one of them is enough.
        Hull::Solid(Hull3::Polytope(polytope)) => {
            let sides = polytope.triangles.iter().flat_map(|corners| cyclic_pairs(corners));
            sides.filter(|(a, b)| a < b).collect()
        }
    }
}

/// Returns the hull of points in the plane, counterclockwise.
fn in_order(corners: &[[f64; 2]]) -> Vec<[f64; 2]> {
    let flat: Vec<DVec3> = corners.iter().map(|[x, y]| DVec3::new(*x, *y, 0.0)).collect();
    let hull = hull2(&flat);
    let vertices = hull.as_ref().map_or(&[][..], Hull2::vertices);
    vertices.iter().map(|index| corners[*index]).collect()
}

/// Removes the vertices of a polygon that exist only by roundoff. At the diagonal of a triangulated face of the hull,
/// the border is straight to within `tolerance`.
fn without_dust(polygon: Vec<[f64; 2]>, tolerance: f64) -> Vec<[f64; 2]> {
    let at = |index: usize| DVec2::from_array(polygon[index % polygon.len()]);
    let is_corner = |index: &usize| {
        let (before, next) = (at(index + polygon.len() - 1), at(index + 1));
        let along = (next - before).normalize_or_zero();
        along.perp_dot(at(*index) - before).abs() > tolerance
    };
    let corners: Vec<[f64; 2]> = (0..polygon.len()).filter(is_corner).map(|index| polygon[index]).collect();
    // A polygon that is thinner than the tolerance stays as it is.
    if corners.len() < 3 { polygon } else { corners }
}

#[cfg(test)]
mod tests {
    use glam::DVec3;

    use super::CuttingPlane;
    use crate::geometry::{Dimension, Hull};

    fn section(plane: &CuttingPlane, dimension: Dimension, points: &[DVec3]) -> Vec<[f64; 2]> {
        plane.section(&Hull::of(dimension, points).unwrap(), points)
    }

    fn cube() -> Vec<DVec3> {
        let ends = [-1.0, 1.0];
        let corner = |x, y| ends.map(|z| DVec3::new(x, y, z));
        ends.iter().flat_map(|x| ends.iter().flat_map(move |y| corner(*x, *y))).collect()
    }

    /// Computed on paper: the plane x + y + z = 0 cuts a cube in a regular hexagon through the midpoints of six edges,
    /// all at distance √2 from the center.
    #[test]
    fn a_cube_is_cut_in_squares_and_hexagons() {
        let level = CuttingPlane::new(DVec3::Z * 0.25, DVec3::Z, DVec3::X).unwrap();
        let square = section(&level, Dimension::Three, &cube());
        assert_eq!(square, [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]]);
        let oblique = CuttingPlane::new(DVec3::ZERO, DVec3::ONE, DVec3::X).unwrap();
        let hexagon = section(&oblique, Dimension::Three, &cube());
        assert_eq!(hexagon.len(), 6);
        for [x, y] in hexagon {
            assert!((libm::hypot(x, y) - 2.0_f64.sqrt()).abs() < 1e-15, "{x}, {y}");
        }
    }

    #[test]
    fn a_plane_may_touch_or_miss() {
        let at = |z: f64| CuttingPlane::new(DVec3::Z * z, DVec3::Z, DVec3::X).unwrap();
        assert_eq!(section(&at(1.0), Dimension::Three, &cube()).len(), 4, "a whole face");
        assert_eq!(section(&at(1.5), Dimension::Three, &cube()), [[0.0; 2]; 0]);
        let octahedron: Vec<DVec3> = DVec3::AXES.into_iter().flat_map(|axis| [axis, -axis]).collect();
        assert_eq!(section(&at(1.0), Dimension::Three, &octahedron), [[0.0, 0.0]], "the apex");
        // A flat hull in space, cut across and along.
        let flat: Vec<DVec3> = cube().into_iter().filter(|point| point.z > 0.0).collect();
        let across = CuttingPlane::new(DVec3::ZERO, DVec3::X, DVec3::Y).unwrap();
        assert_eq!(section(&across, Dimension::Three, &flat), [[-1.0, 1.0], [1.0, 1.0]]);
        assert_eq!(section(&at(1.0), Dimension::Three, &flat).len(), 4);
        // In the plane, the section is a line.
        let triangle = [DVec3::ZERO, DVec3::X * 2.0, DVec3::Y * 2.0];
        let line = CuttingPlane::new(DVec3::ZERO, DVec3::new(1.0, -1.0, 0.0), DVec3::Y).unwrap();
        let ends = section(&line, Dimension::Two, &triangle);
        assert_eq!(ends.len(), 2);
        assert!((ends[1][0] - 2.0_f64.sqrt()).abs() < 1e-15);
    }

    /// Roundoff moves the plane through three vertices; it still cuts the hull in these vertices.
    #[test]
    fn the_plane_of_three_vertices_goes_through_them() {
        let points =
            [(0.1, 0.2, 0.3), (1.7, -0.4, 0.9), (0.6, 2.3, -0.7), (-1.1, -0.8, -2.9)].map(DVec3::from);
        let [a, b, c, _] = points;
        let plane = CuttingPlane::new(a, (b - a).cross(c - a), b - a).unwrap();
        let cut = section(&plane, Dimension::Three, &points);
        assert_eq!(cut.len(), 3);
        assert_eq!(cut.iter().filter(|corner| **corner == [0.0, 0.0]).count(), 1, "A is the origin");
        assert!(plane.height(DVec3::new(0.0, 0.0, 9.0)) != 0.0);
        assert_eq!(CuttingPlane::new(a, DVec3::ZERO, b), None);
    }
}

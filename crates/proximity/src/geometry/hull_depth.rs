//! Depths of many points below the boundary of a solid hull. Each search starts where the previous one ended.

use glam::DVec3;

use super::predicates::orient3d;
use super::quickhull::{self, owners};

/// A solid hull that measures how deep a point lies inside it.
#[derive(Debug)]
pub struct HullDepth<'a> {
    points: &'a [DVec3],
    /// The boundary, each triangle counterclockwise as seen from outside.
    triangles: Vec<[usize; 3]>,
    /// The triangle across the edge from each vertex to the next.
    neighbors: Vec<[usize; 3]>,
    /// A point inside the hull.
    center: DVec3,
    /// The triangle where the last search ended.
    last: usize,
}

impl<'a> HullDepth<'a> {
    /// Computes the hull of finite points. Returns `None` if they lie in one plane, or so nearly that no f64 is found
    /// inside.
    pub fn of(points: &'a [DVec3]) -> Option<Self> {
        let distinct = quickhull::distinct(points);
        let basis = quickhull::affine_basis(points, &distinct)?;
        let triangles = quickhull::triangles(points, &distinct, basis);
        let owner = owners(triangles.iter().map(<[usize; 3]>::as_slice));
        let across = |from: usize, to: usize| owner.get(&(to, from)).copied();
        let neighbors = triangles
            .iter()
            .map(|[a, b, c]| Some([across(*a, *b)?, across(*b, *c)?, across(*c, *a)?]))
            .collect::<Option<_>>()?;
        let center = basis.map(|index| points[index] * 0.25).iter().sum();
        let is_below = |[a, b, c]: &[usize; 3]| orient3d(points[*a], points[*b], points[*c], center) < 0.0;
        triangles.iter().all(is_below).then_some(Self { points, triangles, neighbors, center, last: 0 })
    }

    /// Returns the distance of a point from the boundary, negative outside. The sign is exact. The value is rounded,
    /// and never too small. It is the distance from the plane of the triangle on the ray from the center through the
    /// point, or of a triangle near it.
    ///
    /// L. Guibas, J. Stolfi, *Primitives for the manipulation of general subdivisions*, 1985, walk in the same way.
    pub fn depth(&mut self, point: DVec3) -> f64 {
        let mut found = self.last;
        // Each step leads to a plane that the ray meets earlier. Within one plane the order of the edges is shuffled,
        // because the walk could cycle there.
        for step in 0..self.triangles.len() {
            let first = step.wrapping_mul(0x9E37_79B9) >> 7;
            let triangle = self.triangles[found].map(|index| self.points[index]);
            let is_across =
                |edge: &usize| orient3d(self.center, triangle[*edge], triangle[(edge + 1) % 3], point) < 0.0;
            let Some(edge) = (first..first + 3).map(|edge| edge % 3).find(is_across) else { break };
            found = self.neighbors[found][edge];
        }
        let mut least = self.below(found, point);
        loop {
            let around = self.neighbors[found].map(|triangle| (self.below(triangle, point), triangle));
            let nearer = around.into_iter().filter(|(depth, _)| *depth < least);
            let Some((depth, triangle)) = nearer.min_by(|(one, _), (other, _)| one.total_cmp(other)) else {
                break;
            };
            (least, found) = (depth, triangle);
        }
        self.last = found;
        least
    }

    /// Returns the distance of a point below the plane of a triangle.
    fn below(&self, triangle: usize, point: DVec3) -> f64 {
        let [a, b, c] = self.triangles[triangle].map(|index| self.points[index]);
        -orient3d(a, b, c, point) / (b - a).cross(c - a).length()
    }
}

//! Counts of the triangles of a mesh that cause trouble in other programs.

use std::collections::HashMap;

use glam::DVec3;

use crate::internal::orient3d;

/// Two points are nearly equal if their distance is below this fraction of the extent of all points.
pub const NEAR: f64 = 1e-6;

/// The counts of the triangles of a mesh.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Triangles {
    /// The number of triangles.
    pub all: usize,
    /// The number of triangles wound clockwise as seen from outside, that is, from the side away from the
    /// mean of the corners.
    pub inverted: usize,
    /// The number of triangles that are nearly a segment.
    pub slivers: usize,
    /// The number of pairs that share an edge and lie exactly in one plane.
    pub coplanar: usize,
}

impl Triangles {
    /// Counts triangles by their corners.
    pub(super) fn of(triangles: &[[DVec3; 3]]) -> Option<Self> {
        if triangles.is_empty() {
            return None;
        }
        // Each corner is scaled before it is added, so that the sum is finite.
        let share = 1.0 / (3.0 * triangles.len() as f64);
        let middle: DVec3 = triangles.iter().flatten().map(|corner| *corner * share).sum();
        let mut counts = Self { all: triangles.len(), ..Self::default() };
        let mut edges: HashMap<[[u64; 3]; 2], usize> = HashMap::new();
        let key = |point: DVec3| (point + 0.0).to_array().map(f64::to_bits);
        for (index, [a, b, c]) in triangles.iter().copied().enumerate() {
            let longest = [b - a, c - b, a - c].map(DVec3::length).into_iter().fold(0.0, f64::max);
            let doubled = (b - a).cross(c - a);
            // A comparison that is false for NaN.
            let has_height = doubled.length() > NEAR * longest * longest;
            if !has_height {
                counts.slivers += 1;
                continue;
            }
            counts.inverted += usize::from(doubled.dot(a - middle) < 0.0);
            for [from, to, apex] in [[a, b, c], [b, c, a], [c, a, b]] {
                let mut ends = [key(from), key(to)];
                ends.sort_unstable();
                match edges.get(&ends) {
                    Some(other) => {
                        let [p, q, r] = triangles[*other];
                        counts.coplanar += usize::from(orient3d(p, q, r, apex) == 0.0);
                    }
                    None => drop(edges.insert(ends, index)),
                }
            }
        }
        Some(counts)
    }
}

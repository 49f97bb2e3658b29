//! Vertices of the difference by their vertex pairs, and the accuracy of products of them.

use glam::DVec3;

use crate::geometry::exact::{DoubleWordVector, RealVector};
use crate::geometry::{CoreFeature, PlacedPair, Side};

/// A vertex of the difference.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ProofVertex {
    pub(super) vertex_pair: [usize; 2],
    /// The positions of the vertex pair.
    pub(super) at: [DVec3; 2],
}

impl ProofVertex {
    pub(super) fn placed(cores: &PlacedPair<'_>, vertex_pair: [usize; 2]) -> Self {
        Self { vertex_pair, at: cores.vertices(vertex_pair) }
    }

    /// Returns the point without any roundoff.
    #[inline]
    pub(super) fn point(&self) -> DoubleWordVector {
        let [on_p, on_q] = self.at;
        DoubleWordVector::difference(on_p, on_q)
    }

    /// Returns the nearest f64.
    #[inline]
    pub(super) fn approx(&self) -> DVec3 {
        let [on_p, on_q] = self.at;
        on_p - on_q
    }
}

/// One to three vertices of the difference.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ProofVertices {
    of: [ProofVertex; 3],
    count: usize,
}

impl ProofVertices {
    /// Returns the vertices at their positions in the cores.
    pub(super) fn placed(cores: &PlacedPair<'_>, vertex_pairs: &CoreFeature) -> Self {
        let vertex_pairs = vertex_pairs.as_slice();
        let mut vertices = Self { count: vertex_pairs.len(), ..Self::default() };
        let (mut on_p, mut on_q) = (DVec3::ZERO, DVec3::ZERO);
        for (index, [i, j]) in vertex_pairs.iter().copied().enumerate() {
            // Consecutive vertices of a feature mostly share a parent.
            let [i_before, j_before] = vertex_pairs[index.saturating_sub(1)];
            if index == 0 || i != i_before {
                on_p = cores.vertex(Side::P, i);
            }
            if index == 0 || j != j_before {
                on_q = cores.vertex(Side::Q, j);
            }
            // Written in place, since copies of the vertex would wait for each other.
            let vertex = &mut vertices.of[index];
            vertex.vertex_pair = [i, j];
            vertex.at[0] = on_p;
            vertex.at[1] = on_q;
        }
        vertices
    }

    #[inline]
    pub(super) fn as_slice(&self) -> &[ProofVertex] {
        &self.of[..self.count]
    }

    #[inline]
    pub(super) fn first(&self) -> &ProofVertex {
        &self.of[0]
    }

    /// Returns the vertex pairs; those after the last are arbitrary.
    #[inline]
    pub(super) fn vertex_pairs(&self) -> [[usize; 2]; 3] {
        self.of.each_ref().map(|vertex| vertex.vertex_pair)
    }

    /// Returns the points without any roundoff; zeros after the last.
    #[inline]
    pub(super) fn points(&self) -> [DoubleWordVector; 3] {
        self.of.each_ref().map(ProofVertex::point)
    }

    /// Returns the nearest f64; zeros after the last.
    #[inline]
    pub(super) fn approx(&self) -> [DVec3; 3] {
        self.of.each_ref().map(ProofVertex::approx)
    }

    /// Returns the points as numbers with error bounds.
    pub(super) fn exact(&self) -> [RealVector; 3] {
        self.points().map(RealVector::from)
    }

    /// Replaces the vertices by `first` and the `others` with the indices in `kept`.
    #[inline]
    pub(super) fn replace(&mut self, first: ProofVertex, others: &[ProofVertex], kept: &[usize]) {
        self.of[0] = first;
        for (place, number) in self.of[1..].iter_mut().zip(kept) {
            *place = others[*number];
        }
        self.count = 1 + kept.len();
    }
}

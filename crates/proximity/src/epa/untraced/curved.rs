//! The polytope of curved shapes in space.
//!
//! Facets approach a smooth boundary slowly: each further digit takes as many points as the previous digit. So a
//! [`descent`](super::descent) leads from a facet to the minimum in front of it, in full precision. The disc of that
//! [minimum translation](MinimumTranslation) becomes a part of the polytope. It remains to show that all other facets
//! are farther away.

use glam::DVec3;

use super::descent::descend;
use super::facet::mean;
use super::minimum_translation::MinimumTranslation;
use super::surface::{FacetSurface, TriangleFacet};
use crate::geometry::{DirectionFrame, PosedPair, Vector as _, WitnessPoints};

/// Maximum number of points of a polytope. About twenty suffice; shapes whose minimum translations are equally long all
/// around take more.
const LIMIT: usize = 1024;

/// Maximum amount by which a missed translation may be shorter than the result, as a fraction of it.
const TOLERANCE: f64 = 1e-10;

/// Factor below which longer minimum translations are found as well: their discs save many points.
const NEARLY: f64 = 1.001;

/// A polytope inside P ⊖ Q, except for the discs of minimum translations.
#[derive(Clone, Debug, Default)]
pub(super) struct CurvedPolytope {
    surface: FacetSurface,
    /// The points of the polytope on the boundary of P ⊖ Q; `None` for corners of discs.
    supports: Vec<Option<CurvedSupport>>,
    /// The shortest minimum translation so far.
    best: Option<MinimumTranslation>,
}

/// A point on the boundary of P ⊖ Q.
#[derive(Clone, Copy, Debug)]
struct CurvedSupport {
    pieces: [u32; 2],
    vertex_pair: WitnessPoints,
}

impl CurvedSupport {
    fn of(pair: &PosedPair<'_>, direction: DVec3) -> Self {
        let frame = DirectionFrame::about(direction);
        let aspects = pair.aspects(&frame);
        let pieces = aspects.farthest();
        Self { pieces, vertex_pair: aspects.of_pieces(pieces).points() }
    }

    fn point(&self) -> DVec3 {
        self.vertex_pair.on_p - self.vertex_pair.on_q
    }

    /// Returns the sum of the largest coordinates of its vertex pair.
    fn size(&self) -> f64 {
        self.vertex_pair.on_p.max_abs() + self.vertex_pair.on_q.max_abs()
    }
}

impl CurvedPolytope {
    /// Returns the minimum translation of two overlapping cores. Returns `None` if it is not certain.
    pub(super) fn depth(&mut self, pair: &PosedPair<'_>) -> Option<MinimumTranslation> {
        self.begin(pair);
        let towards_q = -pair.between_centers();
        let [facing, averted] = [towards_q, -towards_q].map(|direction| pair.ends_along(direction, 0.0));
        for end in facing.iter().chain(&averted).flatten() {
            if let Some(way) = MinimumTranslation::through(end) {
                self.take(way)?;
            }
        }
        // After unsuccessful descents the next one waits for more and more points.
        let (mut next_descent, mut pause) = (0, 1);
        while self.surface.count() < LIMIT {
            let number = self.surface.closest(|_, _| false)?;
            let least = self.surface.least(number);
            if self.best.is_some_and(|best| least >= best.depth * (1.0 - TOLERANCE)) {
                return self.best;
            }
            let facet = *self.surface.facet(number);
            let normal = facet.normal.unit();
            if let Some(best) = self.best.filter(|best| best.has_beside(normal, facet.angle_error())) {
                // Only roundoff makes this facet nearer.
                self.surface.refine(number, facet.normal, best.depth);
                continue;
            }
            let support = CurvedSupport::of(pair, normal);
            let support_value = support.point().dot(normal);
            let is_promising =
                least > 0.0 && self.best.is_none_or(|best| support_value < best.depth * NEARLY);
            if is_promising && self.surface.count() >= next_descent {
                if let Some(way) = descend(pair, normal, self.pieces(&facet))
                    && self.take(way)?
                {
                    continue;
                }
                next_descent = self.surface.count() + pause;
                pause *= 2;
            }
            if support_value <= 0.0 {
                return None;
            }
            if self.surface.is_beyond(&facet, support.point()) == Some(true) {
                self.expand(number, support.point(), Some(support))?;
            } else if least >= support_value * (1.0 - TOLERANCE) {
                return self.through(number, normal, support_value);
            } else {
                // A sliver: its normal is meaningless.
                return None;
            }
        }
        None
    }

    /// Starts with four points of P ⊖ Q.
    fn begin(&mut self, pair: &PosedPair<'_>) {
        let between = pair.between_centers();
        let first = if between == DVec3::ZERO { DVec3::X } else { between.unit() };
        let [a, b] = [-first, first].map(|direction| CurvedSupport::of(pair, direction));
        let edge = b.point() - a.point();
        let c = farther(pair, edge.any_orthogonal_vector().unit(), a.point());
        let d = farther(pair, edge.cross(c.point() - a.point()).unit(), a.point());
        let all = [a, b, c, d];
        let size = all.iter().map(CurvedSupport::size).fold(0.0, f64::max);
        self.surface.begin(all.each_ref().map(CurvedSupport::point), size);
        self.supports.clear();
        self.supports.extend(all.map(Some));
        self.best = None;
    }

    /// Returns the pieces on which the corners of a facet lie.
    fn pieces(&self, facet: &TriangleFacet) -> impl Iterator<Item = [u32; 2]> {
        facet.corners.map(|corner| self.supports[corner as usize]).into_iter().flatten().map(|it| it.pieces)
    }

    /// Adds a minimum translation, with its disc, if it is the shortest so far or not much longer. Returns whether it
    /// is new.
    fn take(&mut self, way: MinimumTranslation) -> Option<bool> {
        if self.best.is_some_and(|best| way.depth > best.depth * NEARLY) {
            return Some(false);
        }
        let mut is_news = self.best.is_none_or(|best| way.depth < best.depth * (1.0 - TOLERANCE));
        if is_news {
            self.best = Some(way);
        }
        for corner in way.corners() {
            if let Some(number) = self.surface.seen_from(corner) {
                self.expand(number, corner, None)?;
                is_news = true;
            }
        }
        Some(is_news)
    }

    /// Adds a point in front of a facet. Returns `None` if roundoff has made the polytope inconsistent.
    fn expand(&mut self, number: usize, point: DVec3, support: Option<CurvedSupport>) -> Option<()> {
        let size = support.as_ref().map_or(0.0, CurvedSupport::size);
        self.supports.push(support);
        // A facet is not visible if the point lies in its plane, within roundoff.
        let is_beyond = |surface: &FacetSurface, facet: &TriangleFacet| {
            Some(surface.is_beyond(facet, point) == Some(true))
        };
        self.surface.expand(number, point, size, is_beyond)
    }

    /// Returns the minimum translation through a facet with nothing in front of it. Returns `None` if the points do not
    /// realize the translation.
    fn through(&self, number: usize, normal: DVec3, depth: f64) -> Option<MinimumTranslation> {
        let (corners, weights) = self.surface.piece_with(number, normal * depth)?;
        let [a, b, c] = corners.map(|corner| self.supports[corner as usize]);
        let cores = mean([a?, b?, c?].map(|support| support.vertex_pair), weights);
        Some(MinimumTranslation { normal, depth, cores, clearance: 0.0 }).filter(MinimumTranslation::is_shown)
    }
}

/// Returns the support point along a direction or opposite to it, whichever is farther from the plane through a point.
fn farther(pair: &PosedPair<'_>, direction: DVec3, from: DVec3) -> CurvedSupport {
    let [ahead, behind] = [direction, -direction].map(|direction| CurvedSupport::of(pair, direction));
    let height = |support: &CurvedSupport| (support.point() - from).dot(direction).abs();
    if height(&ahead) >= height(&behind) { ahead } else { behind }
}

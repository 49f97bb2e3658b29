//! The search for the closest points in f64, without a record: signs and products only, no root and no quotient.
//!
//! It is the algorithm of [`distance`](crate::gjk::distance), which has the derivations. The regions of a simplex are
//! found by plane tests (C. Ericson, *Real-Time Collision Detection*, 2005, section 9.5) in place of weights. Nothing
//! here is certain: its result is a guess, which `proof` proves.

use glam::DVec3;

use crate::geometry::roundoff::{GAIN, MIN_PRODUCT};
use crate::geometry::{Dimension, PlacedPair};

/// Maximum number of support points. A search that needs more is left to the exact method.
const LIMIT: usize = 64;

/// A vertex of the difference: its vertex pair, and its position up to roundoff.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::gjk) struct ApproachVertex {
    pub(in crate::gjk) vertex_pair: [usize; 2],
    pub(in crate::gjk) point: DVec3,
}

/// The end of the search.
#[derive(Clone, Copy, Debug)]
pub(in crate::gjk) enum Guess {
    /// A feature of one to three vertices that seems to be the nearest.
    Nearest(ApproachSimplex),
    /// A simplex with the maximum number of vertices, which seems to contain the origin.
    Enclosing(ApproachSimplex),
    /// The rounded shapes are certainly separate, and the caller needs only that.
    Apart,
    /// No result.
    Undetermined,
}

/// Up to four vertices, the newest last. Three of them are counterclockwise as seen from the origin.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::gjk) struct ApproachSimplex {
    vertices: [ApproachVertex; 4],
    count: usize,
}

impl ApproachSimplex {
    #[inline]
    pub(in crate::gjk) fn of<const N: usize>(kept: [ApproachVertex; N]) -> Self {
        let mut vertices = [ApproachVertex::default(); 4];
        vertices[..N].copy_from_slice(&kept);
        Self { vertices, count: N }
    }

    pub(in crate::gjk) fn vertices(&self) -> &[ApproachVertex] {
        &self.vertices[..self.count]
    }

    /// Returns the vertex pairs of the simplex.
    pub(super) fn vertex_pairs(&self) -> impl Iterator<Item = [usize; 2]> + '_ {
        self.vertices().iter().map(|vertex| vertex.vertex_pair)
    }

    /// Returns the feature to which the newest vertex was added.
    pub(super) const fn without_newest(mut self) -> Self {
        self.count -= 1;
        self
    }

    /// Returns this simplex with the positions of the vertices to within one rounding.
    #[inline]
    pub(super) fn placed(mut self, cores: &PlacedPair<'_>) -> Self {
        for vertex in &mut self.vertices[..self.count] {
            vertex.point = cores.point(vertex.vertex_pair);
        }
        self
    }

    /// Keeps the feature with the newest vertex that is nearest to the origin.
    #[inline]
    pub(super) fn reduce(&mut self, dimension: Dimension) -> ApproachStep {
        let reduced = match self.count {
            1 => newest(self.vertices[0].point),
            2 => on_segment(self),
            3 => on_triangle(self, dimension),
            _ => in_tetrahedron(self),
        };
        match reduced {
            OriginRegion::To(feature, towards) if towards != DVec3::ZERO => {
                self.keep(feature);
                ApproachStep::Look(towards)
            }
            OriginRegion::To(..) | OriginRegion::Lost => ApproachStep::Lost,
            OriginRegion::Enclosing => ApproachStep::Enclosed,
        }
    }

    #[inline]
    pub(super) fn push(&mut self, vertex: ApproachVertex) {
        self.vertices[self.count] = vertex;
        self.count += 1;
    }

    /// Keeps the newest vertex and the others with these indices.
    #[inline]
    fn keep(&mut self, feature: NewestFeature) {
        let newest = self.vertices[self.count - 1];
        self.count = match feature {
            NewestFeature::Newest => 0,
            NewestFeature::Edge(i) => {
                self.vertices[0] = self.vertices[i];
                1
            }
            NewestFeature::Face(i, j) => {
                (self.vertices[0], self.vertices[1]) = (self.vertices[i], self.vertices[j]);
                2
            }
        };
        self.push(newest);
    }
}

/// A feature of a simplex that contains its newest vertex, by the indices of the others.
#[derive(Clone, Copy, Debug)]
enum NewestFeature {
    Newest,
    Edge(usize),
    /// Counterclockwise together with the newest, as seen from the origin.
    Face(usize, usize),
}

#[inline]
pub(in crate::gjk) fn vertex(cores: &PlacedPair<'_>, vertex_pair: [usize; 2]) -> ApproachVertex {
    ApproachVertex { vertex_pair, point: cores.point(vertex_pair) }
}

/// The result that is wanted from a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Wanted {
    /// The nearest feature.
    Distance,
    /// Whether the shapes are separate, and if they are not, a simplex that contains the origin.
    Overlap,
}

/// Number of roundoff bounds by which the origin must lie outside a support plane that separates.
const CLEAR: f64 = 4.0;

/// Searches from a first direction, of any length; zero if nothing is known.
pub(super) fn approach(cores: &PlacedPair<'_>, first: DVec3, wanted: Wanted) -> Guess {
    let dimension = cores.dimension();
    let reach_error = (wanted == Wanted::Overlap).then(|| cores.reach_error());
    if cores.are_points() {
        return Guess::Nearest(ApproachSimplex::of([vertex(cores, [0, 0])]));
    }
    let first = if first == DVec3::ZERO { cores.towards_origin() } else { first };
    let corner = |direction: DVec3| {
        let (vertex_pair, point) = cores.corner(direction);
        ApproachVertex { vertex_pair, point }
    };
    let mut simplex = ApproachSimplex::of([corner(first)]);
    let mut direction = -simplex.vertices[0].point;
    for _ in 0..LIMIT {
        let support = corner(direction);
        if simplex.vertices().iter().any(|known| known.vertex_pair == support.vertex_pair) {
            return Guess::Nearest(simplex);
        }
        if let Some(error) = reach_error {
            let radius: f64 = cores.radii().iter().sum();
            let noise = error * direction.abs().element_sum() + MIN_PRODUCT;
            if -support.point.dot(direction)
                > radius * direction.length() * (1.0 + CLEAR * f64::EPSILON) + CLEAR * noise
            {
                return Guess::Apart;
            }
        }
        // A gain within the roundoff would make a flat simplex of level vertices. Written so that numbers that are not
        // finite end the search.
        let from = simplex.vertices[0].point;
        let noise = GAIN * (support.point.abs() + from.abs()).dot(direction.abs());
        let is_beyond = (support.point - from).dot(direction) > noise;
        if !is_beyond {
            return Guess::Nearest(simplex);
        }
        simplex.push(support);
        match simplex.reduce(dimension) {
            ApproachStep::Look(towards) => direction = towards,
            ApproachStep::Lost => return Guess::Nearest(simplex.without_newest()),
            ApproachStep::Enclosed => return Guess::Enclosing(simplex),
        }
    }
    Guess::Undetermined
}

/// The next step after the reduction of a simplex.
#[derive(Clone, Copy, Debug)]
pub(super) enum ApproachStep {
    /// A direction from the nearest point of the simplex toward the origin.
    Look(DVec3),
    /// The origin seems to lie inside.
    Enclosed,
    /// Roundoff: the newest vertex made no progress.
    Lost,
}

/// The region of a simplex in which the origin lies.
#[derive(Clone, Copy, Debug)]
enum OriginRegion {
    /// The region of a feature with the newest vertex, and a direction from its nearest point toward the origin.
    To(NewestFeature, DVec3),
    /// The interior.
    Enclosing,
    /// No region, because of roundoff.
    Lost,
}

#[inline]
fn newest(a: DVec3) -> OriginRegion {
    OriginRegion::To(NewestFeature::Newest, -a)
}

/// Returns the edge with the direction (AB × AO) × AB.
#[inline]
fn edge(a: DVec3, ab: DVec3, b: usize) -> OriginRegion {
    OriginRegion::To(NewestFeature::Edge(b), ab.cross(-a).cross(ab))
}

#[inline]
fn face(a: DVec3, normal: DVec3, [b, c]: [usize; 2]) -> OriginRegion {
    let height = -normal.dot(a);
    if height > 0.0 {
        OriginRegion::To(NewestFeature::Face(b, c), normal)
    } else {
        OriginRegion::To(NewestFeature::Face(c, b), if height < 0.0 { -normal } else { DVec3::ZERO })
    }
}

#[inline]
fn on_segment(simplex: &ApproachSimplex) -> OriginRegion {
    let [b, a] = [0, 1].map(|index| simplex.vertices[index].point);
    let ab = b - a;
    if ab.dot(a) < 0.0 { edge(a, ab, 0) } else { newest(a) }
}

#[inline]
fn on_triangle(simplex: &ApproachSimplex, dimension: Dimension) -> OriginRegion {
    let [b, c, a] = [0, 1, 2].map(|index| simplex.vertices[index].point);
    let (ab, ac, ao) = (b - a, c - a, -a);
    let normal = ab.cross(ac);
    let beyond_ac = normal.cross(ac).dot(ao) > 0.0;
    if beyond_ac && ac.dot(ao) > 0.0 {
        return edge(a, ac, 1);
    }
    if beyond_ac || ab.cross(normal).dot(ao) > 0.0 {
        return if ab.dot(ao) > 0.0 { edge(a, ab, 0) } else { newest(a) };
    }
    match dimension {
        Dimension::Two => OriginRegion::Enclosing,
        Dimension::Three => face(a, normal, [0, 1]),
    }
}

/// Reduces a tetrahedron. The newest vertex lies on the side of the other three from which they are counterclockwise,
/// so these normals point outward.
#[inline]
fn in_tetrahedron(simplex: &ApproachSimplex) -> OriginRegion {
    let [b, c, d, a] = simplex.vertices.map(|vertex| vertex.point);
    let (ab, ac, ad, ao) = (b - a, c - a, d - a, -a);
    let (abc, acd, adb) = (ab.cross(ac), ac.cross(ad), ad.cross(ab));
    let [sees_abc, sees_acd, sees_adb] = [abc, acd, adb].map(|normal| normal.dot(ao) > 0.0);
    if !(sees_abc || sees_acd || sees_adb) {
        return OriginRegion::Enclosing;
    }
    let [along_ab, along_ac, along_ad] = [ab, ac, ad].map(|along| along.dot(ao) > 0.0);
    if !(along_ab || along_ac || along_ad) {
        return newest(a);
    }
    // AO × AB and so on: the products with a normal give the side of an edge on which the origin lies, within a face.
    let (o_ab, o_ac, o_ad) = (ao.cross(ab), ao.cross(ac), ao.cross(ad));
    let (ab_of_abc, ab_of_adb) = (o_ab.dot(abc) > 0.0, o_ab.dot(adb) < 0.0);
    let (ac_of_acd, ac_of_abc) = (o_ac.dot(acd) > 0.0, o_ac.dot(abc) < 0.0);
    let (ad_of_adb, ad_of_acd) = (o_ad.dot(adb) > 0.0, o_ad.dot(acd) < 0.0);
    if along_ab && ab_of_abc && ab_of_adb {
        return edge(a, ab, 0);
    }
    if along_ac && ac_of_acd && ac_of_abc {
        return edge(a, ac, 1);
    }
    if along_ad && ad_of_adb && ad_of_acd {
        return edge(a, ad, 2);
    }
    if sees_abc && !ab_of_abc && !ac_of_abc {
        return face(a, abc, [0, 1]);
    }
    if sees_acd && !ac_of_acd && !ad_of_acd {
        return face(a, acd, [1, 2]);
    }
    if sees_adb && !ad_of_adb && !ab_of_adb {
        return face(a, adb, [2, 0]);
    }
    OriginRegion::Lost
}

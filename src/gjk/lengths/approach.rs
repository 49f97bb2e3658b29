//! The search for the nearest points in f64, without a record: signs and products only, no root and no quotient.
//!
//! The same algorithm as in [`distance`](crate::gjk::distance), which has the derivations, with the regions of a
//! simplex by plane tests (C. Ericson, *Real-Time Collision Detection*, 2005, section 9.5) in place of weights. Nothing
//! here is certain: what it ends with is a guess, which `proof` proves.

use glam::DVec3;

use crate::geometry::{Difference, Dimension};

/// The most support points. A search that takes more is left to the exact method.
const LIMIT: usize = 64;

/// A vertex of the difference: the numbers of its parents, and where it is up to roundoff.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::gjk) struct Vertex {
    pub(in crate::gjk) parents: [usize; 2],
    pub(in crate::gjk) point: DVec3,
}

/// What the search ends with.
#[derive(Clone, Copy, Debug)]
pub(in crate::gjk) enum Guess {
    /// A feature of one to three vertices that seems to be the nearest.
    Nearest(Simplex),
    /// A simplex with as many vertices as there can be, which seems to hold the origin.
    Enclosing(Simplex),
    /// Nothing.
    Open,
}

/// Up to four vertices, the newest first. Three of them are counter-clockwise as seen from the origin.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::gjk) struct Simplex {
    vertices: [Vertex; 4],
    count: usize,
}

impl Simplex {
    #[inline]
    pub(in crate::gjk) fn of<const N: usize>(kept: [Vertex; N]) -> Self {
        let mut vertices = [Vertex::default(); 4];
        vertices[..N].copy_from_slice(&kept);
        Self { vertices, count: N }
    }

    pub(in crate::gjk) fn vertices(&self) -> &[Vertex] {
        &self.vertices[..self.count]
    }

    /// The same with the points where the vertices are to within one rounding.
    #[inline]
    pub(super) fn placed(mut self, cores: &impl Difference) -> Self {
        for vertex in &mut self.vertices[..self.count] {
            let [on_p, on_q] = cores.vertices(vertex.parents);
            vertex.point = on_p - on_q;
        }
        self
    }

    #[inline]
    fn push(&mut self, vertex: Vertex) {
        self.vertices.rotate_right(1);
        self.vertices[0] = vertex;
        self.count += 1;
    }
}

#[inline]
pub(in crate::gjk) fn vertex(cores: &impl Difference, parents: [usize; 2]) -> Vertex {
    Vertex { parents, point: cores.about(parents) }
}

/// Searches from a first direction, of any length; zero where nothing is known.
pub(super) fn approach(cores: &impl Difference, dimension: Dimension, first: DVec3) -> Guess {
    let first = if first == DVec3::ZERO { cores.towards_origin() } else { first };
    let mut simplex = Simplex::of([vertex(cores, cores.farthest(first))]);
    let mut direction = -simplex.vertices[0].point;
    for _ in 0..LIMIT {
        let parents = cores.farthest(direction);
        if simplex.vertices().iter().any(|known| known.parents == parents) {
            return Guess::Nearest(simplex);
        }
        let support = vertex(cores, parents);
        // Written so that numbers that are not finite end the search.
        let is_beyond = (support.point - simplex.vertices[0].point).dot(direction) > 0.0;
        if !is_beyond {
            return Guess::Nearest(simplex);
        }
        simplex.push(support);
        let reduced = match simplex.count {
            2 => Some(on_segment(&simplex)),
            3 => on_triangle(&simplex, dimension),
            _ => in_tetrahedron(&simplex),
        };
        match reduced {
            Some((nearest, towards)) if towards != DVec3::ZERO => (simplex, direction) = (nearest, towards),
            Some(_) => return Guess::Open,
            None => return Guess::Enclosing(simplex),
        }
    }
    Guess::Open
}

/// A feature with the newest vertex, and a direction from its nearest point towards the origin.
type Found = (Simplex, DVec3);

#[inline]
fn vertex_only(a: Vertex) -> Found {
    (Simplex::of([a]), -a.point)
}

/// (AB × AO) × AB.
#[inline]
fn edge(a: Vertex, b: Vertex) -> Found {
    let ab = b.point - a.point;
    (Simplex::of([a, b]), ab.cross(-a.point).cross(ab))
}

#[inline]
fn face(a: Vertex, b: Vertex, c: Vertex, normal: DVec3) -> Found {
    let height = -normal.dot(a.point);
    if height >= 0.0 {
        (Simplex::of([a, b, c]), if height > 0.0 { normal } else { DVec3::ZERO })
    } else {
        (Simplex::of([a, c, b]), -normal)
    }
}

#[inline]
fn on_segment(simplex: &Simplex) -> Found {
    let [a, b, ..] = simplex.vertices;
    if (b.point - a.point).dot(a.point) < 0.0 { edge(a, b) } else { vertex_only(a) }
}

/// None where the triangle of a plane holds the origin.
#[inline]
fn on_triangle(simplex: &Simplex, dimension: Dimension) -> Option<Found> {
    let [a, b, c, _] = simplex.vertices;
    let (ab, ac, ao) = (b.point - a.point, c.point - a.point, -a.point);
    let normal = ab.cross(ac);
    let (along_ab, along_ac) = (ab.dot(ao), ac.dot(ao));
    let beyond_ac = normal.cross(ac).dot(ao) > 0.0;
    if beyond_ac && along_ac > 0.0 {
        return Some(edge(a, c));
    }
    if beyond_ac || ab.cross(normal).dot(ao) > 0.0 {
        return Some(if along_ab > 0.0 { edge(a, b) } else { vertex_only(a) });
    }
    (dimension == Dimension::Three).then(|| face(a, b, c, normal))
}

/// None where no face at the newest vertex has the origin outside. The newest vertex lies on the side of the other three
/// from which they are counter-clockwise, so that these normals point outwards.
#[inline]
fn in_tetrahedron(simplex: &Simplex) -> Option<Found> {
    let [a, b, c, d] = simplex.vertices;
    let (ab, ac, ad, ao) = (b.point - a.point, c.point - a.point, d.point - a.point, -a.point);
    let (abc, acd, adb) = (ab.cross(ac), ac.cross(ad), ad.cross(ab));
    let [sees_abc, sees_acd, sees_adb] = [abc, acd, adb].map(|normal| normal.dot(ao) > 0.0);
    if !(sees_abc || sees_acd || sees_adb) {
        return None;
    }
    let [along_ab, along_ac, along_ad] = [ab, ac, ad].map(|along| along.dot(ao) > 0.0);
    if !(along_ab || along_ac || along_ad) {
        return Some(vertex_only(a));
    }
    // AO × AB and so on: the products with a normal say on which side of an edge the origin lies in a face.
    let (o_ab, o_ac, o_ad) = (ao.cross(ab), ao.cross(ac), ao.cross(ad));
    let (ab_of_abc, ab_of_adb) = (o_ab.dot(abc) > 0.0, o_ab.dot(adb) < 0.0);
    let (ac_of_acd, ac_of_abc) = (o_ac.dot(acd) > 0.0, o_ac.dot(abc) < 0.0);
    let (ad_of_adb, ad_of_acd) = (o_ad.dot(adb) > 0.0, o_ad.dot(acd) < 0.0);
    if along_ab && ab_of_abc && ab_of_adb {
        return Some(edge(a, b));
    }
    if along_ac && ac_of_acd && ac_of_abc {
        return Some(edge(a, c));
    }
    if along_ad && ad_of_adb && ad_of_acd {
        return Some(edge(a, d));
    }
    if sees_abc && !ab_of_abc && !ac_of_abc {
        return Some(face(a, b, c, abc));
    }
    if sees_acd && !ac_of_acd && !ad_of_acd {
        return Some(face(a, c, d, acd));
    }
    if sees_adb && !ad_of_adb && !ab_of_adb {
        return Some(face(a, d, b, adb));
    }
    // Roundoff: no region is left.
    Some((*simplex, DVec3::ZERO))
}

//! A simplex and the origin, arranged with the pointer.

use std::fmt;

use glam::DVec3;

use crate::edit::moving::{self, Lead};
use crate::edit::{EditError, Selection, vertices};
use crate::geometry::{Dimension, Shape, Side, SupportPoint, Vector as _};
use crate::gjk::{Letter, Simplex};
use crate::message::text;
use crate::scene::Scene;

/// A bound on the roundoff, as a fraction of the size of the simplex.
const OF_SIZE: f64 = 1e-12;
/// A bound on the roundoff of differences, as a fraction of the world coordinates that are subtracted.
const OF_COORDINATES: f64 = 8.0 * f64::EPSILON;

/// A segment, a triangle or a tetrahedron, and the origin.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrangement {
    /// The dimension of the scene.
    pub dimension: Dimension,
    /// A, B, C, D in world space: two or three points, in 3D up to four.
    points: Vec<DVec3>,
    /// The origin O in world space.
    pub origin: DVec3,
}

/// A point of an arrangement that can be moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArrangementPoint {
    /// A vertex of the simplex.
    Letter(Letter),
    /// The origin.
    Origin,
}

/// The reason why a scene cannot be shown in the explorer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsuited {
    /// P is not a list of two, three or (in 3D) four vertices.
    Simplex,
    /// Q is not a single point.
    Origin,
}

impl fmt::Display for Unsuited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Simplex => {
                text!("figure-the-explorer-takes-p-for")
            }
            Self::Origin => text!("figure-the-explorer-takes-q-for"),
        })
    }
}

impl fmt::Display for ArrangementPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Letter(letter) => write!(f, "{letter}"),
            Self::Origin => f.write_str("O"),
        }
    }
}

impl Arrangement {
    /// Creates an arrangement of points in world space, A first: two, three or (in 3D) four; further ones
    /// are ignored.
    pub fn new(dimension: Dimension, points: &[DVec3], origin: DVec3) -> Self {
        let most = dimension.count() + 1;
        Self { dimension, points: points.iter().copied().take(most).collect(), origin }
    }

    /// Reads the arrangement that a scene contains.
    ///
    /// # Errors
    /// P is not a simplex in the order of its vertices, or Q is not a point.
    pub fn of(scene: &Scene) -> Result<Self, Unsuited> {
        let [p, q] = scene.convexes();
        let listed = |side: Side| match scene.bodies[side].shape() {
            Shape::Points(_) => [&p, &q][side].vertices_of_polytope(),
            _ => None,
        };
        let points = listed(Side::P).ok_or(Unsuited::Simplex)?;
        if !(2..=scene.dimension.count() + 1).contains(&points.len()) {
            return Err(Unsuited::Simplex);
        }
        match listed(Side::Q) {
            Some(&[origin]) => Ok(Self { dimension: scene.dimension, points: points.to_vec(), origin }),
            _ => Err(Unsuited::Origin),
        }
    }

    /// A, B, C, D in world space.
    pub fn points(&self) -> &[DVec3] {
        &self.points
    }

    /// Returns the number of points kept from the previous iteration: the article's n, one to three.
    pub fn kept(&self) -> usize {
        self.points.len().saturating_sub(1)
    }

    /// Returns whether the simplex is a tetrahedron.
    pub fn is_tetrahedron(&self) -> bool {
        self.points.len() == 4
    }

    /// Returns the position of a point in world space; that of the origin for an unused letter.
    pub fn at(&self, handle: ArrangementPoint) -> DVec3 {
        match handle {
            ArrangementPoint::Letter(letter) => {
                self.points.get(letter as usize).copied().unwrap_or(self.origin)
            }
            ArrangementPoint::Origin => self.origin,
        }
    }

    /// Returns the position of a vertex of the simplex relative to O, which is its position in P ⊖ Q.
    pub fn relative_to_origin(&self, letter: Letter) -> DVec3 {
        self.at(ArrangementPoint::Letter(letter)) - self.origin
    }

    /// Returns all points that can be moved, A first and O last.
    pub fn handles(&self) -> impl Iterator<Item = ArrangementPoint> {
        let letters = Letter::ALL.into_iter().take(self.points.len()).map(ArrangementPoint::Letter);
        letters.chain([ArrangementPoint::Origin])
    }

    /// Returns the arrangement with one point at another position.
    #[must_use]
    pub fn with(&self, handle: ArrangementPoint, to: DVec3) -> Self {
        let mut changed = self.clone();
        match handle {
            ArrangementPoint::Origin => changed.origin = to,
            ArrangementPoint::Letter(letter) => {
                if let Some(point) = changed.points.get_mut(letter as usize) {
                    *point = to;
                }
            }
        }
        changed
    }

    /// Returns the points under other names: the first of `order` becomes A. O stays.
    #[must_use]
    pub fn renamed(&self, order: &[Letter]) -> Self {
        let points = order.iter().map(|letter| self.at(ArrangementPoint::Letter(*letter)));
        Self { points: points.collect(), ..self.clone() }
    }

    /// Returns the simplex relative to O, with its vertex pairs: the input of the decision.
    pub fn simplex(&self) -> Simplex<DVec3> {
        let points = self.points.iter().enumerate().rev();
        points.fold(Simplex::EMPTY, |simplex, (index, point)| {
            simplex.with_newest(SupportPoint {
                point: *point - self.origin,
                on_p: *point,
                on_q: self.origin,
                index_p: Some(index),
                index_q: Some(0),
            })
        })
    }

    /// Returns the search direction that found A: from the points kept from the previous iteration, that is
    /// B, the line BC or the plane BCD, toward O. Not a unit vector; zero if O lies on the point or line.
    pub fn direction(&self) -> DVec3 {
        let [b, c, d] = [Letter::B, Letter::C, Letter::D].map(|letter| self.relative_to_origin(letter));
        match self.kept() {
            0 | 1 => -b,
            2 => (c - b).cross(-b).cross(c - b),
            _ => Self::base_normal(b, c, d),
        }
    }

    /// Returns the normal of BCD on the side from which B, C, D are counterclockwise. In a run of the article, O is on
    /// that side.
    fn base_normal(b: DVec3, c: DVec3, d: DVec3) -> DVec3 {
        (c - b).cross(d - b)
    }

    /// Returns whether O lies, up to roundoff, on the point B or the line BC kept from the previous iteration. Then no
    /// direction leads from there to O. Always false for the plane BCD, whose normal is a direction even if O lies in
    /// the plane.
    pub(super) fn is_on_kept(&self) -> bool {
        let [b, c] = [Letter::B, Letter::C].map(|letter| self.relative_to_origin(letter));
        let distance = match self.kept() {
            0 | 1 => b.length(),
            2 => {
                let along = (c - b).unit();
                (b - along * b.dot(along)).length()
            }
            _ => return false,
        };
        distance <= self.slack()
    }

    /// Returns the distance within which points count as coincident: by roundoff, a point dragged to a wall lies only
    /// nearly on it.
    pub(super) fn slack(&self) -> f64 {
        let largest = |lengths: &mut dyn Iterator<Item = f64>| lengths.fold(0.0, f64::max);
        let size = largest(&mut self.points.iter().map(|point| (*point - self.origin).max_abs()));
        let far = largest(&mut self.points.iter().chain([&self.origin]).map(|point| point.max_abs()));
        OF_SIZE * size + OF_COORDINATES * far
    }

    /// Returns the scene with this arrangement: its points as the vertices of P and O as Q. A point that did
    /// not move keeps its digits.
    ///
    /// # Errors
    /// A position that is out of bounds, or a scene with another number of vertices.
    pub fn place_in(&self, scene: &Scene) -> Result<Scene, EditError> {
        let mut placed = scene.clone();
        for (index, to) in self.points.iter().enumerate() {
            if vertices::in_world(&placed.bodies[Side::P]).get(index) != Some(to) {
                let lead = Lead::Vertex(Side::P, index);
                placed = moving::moved(&placed, &Selection::vertices(Side::P, [index]), lead, *to)?;
            }
        }
        let lead = Lead::Vertex(Side::Q, 0);
        if lead.place(&placed) != Some(self.origin) {
            placed = moving::moved(&placed, &Selection::body(Side::Q), lead, self.origin)?;
        }
        Ok(placed)
    }
}

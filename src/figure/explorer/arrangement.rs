//! A simplex and the origin, as they are put together by hand.

use std::fmt;

use glam::DVec3;

use crate::edit::moving::{self, Lead};
use crate::edit::{EditError, Selection, vertices};
use crate::geometry::{Core, Dimension, Shape, Side, SupportPoint, Vector as _};
use crate::gjk::{Letter, Simplex};
use crate::scene::Scene;

/// Rounding is at most this part of the size of the simplex.
const OF_SIZE: f64 = 1e-12;
/// And this part of the coordinates in the world, which are subtracted from each other.
const OF_COORDINATES: f64 = 8.0 * f64::EPSILON;

/// A segment, a triangle or a tetrahedron, and the origin.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrangement {
    /// In the plane or in space.
    pub dimension: Dimension,
    /// A, B, C, D in world space: two, three, or in space four.
    points: Vec<DVec3>,
    /// O in world space.
    pub origin: DVec3,
}

/// What of an arrangement can be moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Handle {
    /// A point of the simplex.
    Letter(Letter),
    /// The origin.
    Origin,
}

/// Why a scene cannot be explored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsuited {
    /// P is not a list of two, three or (in space) four vertices.
    Simplex,
    /// Q is not a single point.
    Origin,
}

impl fmt::Display for Unsuited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Simplex => {
                "The explorer takes P for the simplex: two, three or (in 3D) four vertices without rounding"
            }
            Self::Origin => "The explorer takes Q for the origin: a single point without rounding",
        })
    }
}

impl fmt::Display for Handle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Letter(letter) => write!(f, "{letter}"),
            Self::Origin => f.write_str("O"),
        }
    }
}

impl Arrangement {
    /// From places in the world, A first: two, three or (in space) four; further ones are left out.
    pub fn new(dimension: Dimension, points: &[DVec3], origin: DVec3) -> Self {
        let most = dimension.count() + 1;
        Self { dimension, points: points.iter().copied().take(most).collect(), origin }
    }

    /// The arrangement that a scene shows.
    ///
    /// # Errors
    /// P is no simplex in the order of its vertices, or Q no point.
    pub fn of(scene: &Scene) -> Result<Self, Unsuited> {
        let [p, q] = scene.convexes();
        let listed = matches!(scene.bodies[Side::P].shape(), Shape::Points(_));
        let points = match p.core {
            Core::Vertices(points) if listed && p.rounding == 0.0 => points,
            _ => return Err(Unsuited::Simplex),
        };
        if !(2..=scene.dimension.count() + 1).contains(&points.len()) {
            return Err(Unsuited::Simplex);
        }
        let listed = matches!(scene.bodies[Side::Q].shape(), Shape::Points(_));
        match q.core {
            Core::Vertices(origin) if listed && q.rounding == 0.0 && origin.len() == 1 => {
                let origin = origin.first().copied().unwrap_or_default();
                Ok(Self { dimension: scene.dimension, points, origin })
            }
            _ => Err(Unsuited::Origin),
        }
    }

    /// A, B, C, D in world space.
    pub fn points(&self) -> &[DVec3] {
        &self.points
    }

    /// How many points were kept from the turn before: the article's n, one to three.
    pub fn kept(&self) -> usize {
        self.points.len().saturating_sub(1)
    }

    /// Whether O is looked for beside a tetrahedron.
    pub fn is_tetrahedron(&self) -> bool {
        self.points.len() == 4
    }

    /// Where something is, in world space; the origin for a letter that is not in use.
    pub fn at(&self, handle: Handle) -> DVec3 {
        match handle {
            Handle::Letter(letter) => self.points.get(letter as usize).copied().unwrap_or(self.origin),
            Handle::Origin => self.origin,
        }
    }

    /// Where a point of the simplex is as seen from O: its place in P ⊖ Q.
    pub fn seen(&self, letter: Letter) -> DVec3 {
        self.at(Handle::Letter(letter)) - self.origin
    }

    /// Everything that can be moved, A first and O last.
    pub fn handles(&self) -> impl Iterator<Item = Handle> {
        let letters = Letter::ALL.into_iter().take(self.points.len()).map(Handle::Letter);
        letters.chain([Handle::Origin])
    }

    /// The same with one thing elsewhere.
    #[must_use]
    pub fn with(&self, handle: Handle, to: DVec3) -> Self {
        let mut changed = self.clone();
        match handle {
            Handle::Origin => changed.origin = to,
            Handle::Letter(letter) => {
                if let Some(point) = changed.points.get_mut(letter as usize) {
                    *point = to;
                }
            }
        }
        changed
    }

    /// The same points under other names: the first of `order` becomes A. O stays.
    #[must_use]
    pub fn renamed(&self, order: &[Letter]) -> Self {
        let points = order.iter().map(|letter| self.at(Handle::Letter(*letter)));
        Self { points: points.collect(), ..self.clone() }
    }

    /// The simplex as seen from O, with its parents: what the decision is asked about.
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

    /// The direction in which A was asked for: from what was kept of the turn before, B, the line BC or the plane BCD,
    /// towards O. Not of length one; zero where O lies on it, or where it has no direction of its own.
    pub fn direction(&self) -> DVec3 {
        let [b, c, d] = [Letter::B, Letter::C, Letter::D].map(|letter| self.seen(letter));
        match self.kept() {
            0 | 1 => -b,
            2 => (c - b).cross(-b).cross(c - b),
            _ => Self::base_normal(b, c, d),
        }
    }

    /// At right angles to BCD, on the side from which B, C, D run counter-clockwise: an article's turn has O there.
    fn base_normal(b: DVec3, c: DVec3, d: DVec3) -> DVec3 {
        (c - b).cross(d - b)
    }

    /// Whether O is on what was kept of the turn before, B or the line BC, as far as rounding can tell. The plane BCD has
    /// a direction all the same.
    pub(super) fn is_on_kept(&self) -> bool {
        let [b, c] = [Letter::B, Letter::C].map(|letter| self.seen(letter));
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

    /// The length below which rounding has the word: what was dragged to a wall stands on it.
    pub(super) fn slack(&self) -> f64 {
        let largest = |lengths: &mut dyn Iterator<Item = f64>| lengths.fold(0.0, f64::max);
        let size = largest(&mut self.points.iter().map(|point| (*point - self.origin).max_abs()));
        let far = largest(&mut self.points.iter().chain([&self.origin]).map(|point| point.max_abs()));
        OF_SIZE * size + OF_COORDINATES * far
    }

    /// The scene with this in it: its points at P's vertices and O at Q's. What did not move keeps its digits.
    ///
    /// # Errors
    /// Somewhere that is out of bounds, or a scene that has other vertices.
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

//! The simplex: up to four support points, the newest first, and the letters that name them.

use std::fmt;

use crate::geometry::{SupportPoint, Vector};

/// The name of a simplex point by age: A is always the newest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Letter {
    /// The point that was just found.
    A,
    /// The newest of the points kept.
    B,
    /// The point before B.
    C,
    /// The oldest of four.
    D,
}

impl Letter {
    /// All letters: A, B, C, D.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::A => "A",
            Self::B => "B",
            Self::C => "C",
            Self::D => "D",
        })
    }
}

/// The simplex: up to four points of P ⊖ Q, newest first: A, B, C, D.
///
/// It lives on the stack; a query that does not record allocates nothing.
#[derive(Clone, Copy, Debug)]
pub struct Simplex<V: Vector> {
    points: [SupportPoint<V>; 4],
    len: usize,
}

impl<V: Vector> PartialEq for Simplex<V> {
    fn eq(&self, other: &Self) -> bool {
        self.points() == other.points()
    }
}

impl<V: Vector> Simplex<V> {
    /// The simplex without points.
    pub const EMPTY: Self = {
        let nowhere =
            SupportPoint { point: V::ZERO, on_p: V::ZERO, on_q: V::ZERO, index_p: None, index_q: None };
        Self { points: [nowhere; 4], len: 0 }
    };

    /// Returns the number of points: 1 a point, 2 a segment, 3 a triangle, 4 a tetrahedron.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Returns whether there is no point.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the points, newest first.
    pub fn points(&self) -> &[SupportPoint<V>] {
        &self.points[..self.len]
    }

    /// Returns the points with their letters, newest first.
    pub fn lettered(&self) -> impl Iterator<Item = (Letter, &SupportPoint<V>)> {
        Letter::ALL.into_iter().zip(self.points())
    }

    /// Returns the letters in use.
    pub fn letters(&self) -> &'static [Letter] {
        &Letter::ALL[..self.len]
    }

    /// Returns the support point with this letter, if the simplex has that many points.
    pub fn get(&self, letter: Letter) -> Option<&SupportPoint<V>> {
        self.points().get(letter as usize)
    }

    /// Returns the position in P ⊖ Q of the point with this letter; the origin for a letter that is not in use.
    pub fn at(&self, letter: Letter) -> V {
        self.get(letter).map_or(V::ZERO, |support| support.point)
    }

    /// Returns the simplex with a new point A in front. A fifth point would push the oldest out; no algorithm adds one.
    pub fn with_newest(&self, support: SupportPoint<V>) -> Self {
        let [a, b, c, _] = self.points;
        Self { points: [support, a, b, c], len: (self.len + 1).min(4) }
    }

    /// Returns the simplex of the points with these letters, in this order: the first becomes A.
    pub fn keep(&self, letters: &[Letter]) -> Self {
        let mut kept = Self::EMPTY;
        for support in letters.iter().filter_map(|letter| self.get(*letter)).take(4) {
            kept.points[kept.len] = *support;
            kept.len += 1;
        }
        kept
    }

    /// Converts the simplex to double precision.
    pub fn to_f64(&self) -> Simplex<glam::DVec3> {
        Simplex { points: self.points.map(SupportPoint::to_f64), len: self.len }
    }
}

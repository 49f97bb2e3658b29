//! The markers of points, by their outlines.

use std::f64::consts::TAU;

use glam::DVec2;

use crate::gjk::Letter;

/// Number of directions whose support points approximate the shape between two markers.
const DIRECTIONS: u32 = 48;

/// The shape of a [`Form::Point`](super::Form::Point), which distinguishes roles without colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Marker {
    /// A filled circle: A.
    Disc,
    /// A filled square: B.
    Square,
    /// A filled triangle, tip up: C.
    Triangle,
    /// A filled square on its corner: D.
    Diamond,
    /// A circle around another mark.
    Ring,
    /// A circle with a cross through it: the origin.
    Crosshair,
}

impl Marker {
    /// Returns the marker of a letter of the simplex.
    pub const fn of(letter: Letter) -> Self {
        match letter {
            Letter::A => Self::Disc,
            Letter::B => Self::Square,
            Letter::C => Self::Triangle,
            Letter::D => Self::Diamond,
        }
    }

    /// Returns the vertices of a shape between this marker and another one: the Minkowski sum of both, scaled by `1 −
    /// part` and `part`, with `part` from 0 to 1. Around its center, in points with y down.
    pub fn toward(self, other: Self, part: f64, radius: f64) -> Vec<DVec2> {
        let scaled = [(self, (1.0 - part) * radius), (other, part * radius)];
        let scaled = scaled.map(|(marker, radius)| (marker.corners(radius), radius));
        let support = |(corners, radius): &(Vec<DVec2>, f64), along: DVec2| {
            let farthest = corners.iter().copied().max_by(|a, b| a.dot(along).total_cmp(&b.dot(along)));
            farthest.unwrap_or(along * *radius)
        };
        let directions = (0..DIRECTIONS)
            .map(|index| DVec2::from_angle(TAU * (f64::from(index) + 0.5) / f64::from(DIRECTIONS)));
        let mut points: Vec<DVec2> =
            directions.map(|along| scaled.iter().map(|shape| support(shape, along)).sum()).collect();
        points.dedup();
        if points.len() > 1 && points.first() == points.last() {
            points.pop();
        }
        points
    }

    /// Returns the vertices of the marker around its center, in points with y down; empty for a round one.
    pub fn corners(self, radius: f64) -> Vec<DVec2> {
        let corner = |x: f64, y: f64| DVec2::new(x, y) * radius;
        match self {
            Self::Disc | Self::Ring | Self::Crosshair => Vec::new(),
            // Scaled so that all markers appear equally heavy.
            Self::Square => {
                vec![corner(-0.9, -0.9), corner(0.9, -0.9), corner(0.9, 0.9), corner(-0.9, 0.9)]
            }
            Self::Triangle => vec![corner(0.0, -1.25), corner(1.1, 0.75), corner(-1.1, 0.75)],
            Self::Diamond => vec![corner(0.0, -1.3), corner(1.1, 0.0), corner(0.0, 1.3), corner(-1.1, 0.0)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{DIRECTIONS, Marker};

    #[test]
    fn a_marker_turns_from_one_shape_to_another() {
        let disc = Marker::Disc.toward(Marker::Square, 0.0, 5.0);
        assert_eq!(disc.len(), DIRECTIONS as usize);
        assert!(disc.iter().all(|corner| (corner.length() - 5.0).abs() < 1e-9), "{disc:?}");
        for marker in [Marker::Square, Marker::Triangle, Marker::Diamond] {
            let corners = marker.corners(5.0);
            let end = Marker::Disc.toward(marker, 1.0, 5.0);
            assert_eq!(end.len(), corners.len(), "{marker:?}");
            assert!(corners.iter().all(|corner| end.contains(corner)), "{marker:?}: {end:?}");
        }
        // The sum of a square and a triangle has the sides of both; one is parallel.
        let between = Marker::Square.toward(Marker::Triangle, 0.5, 5.0);
        assert_eq!(between.len(), 6, "{between:?}");
        let sides = between.iter().zip(between.iter().cycle().skip(1)).map(|(from, to)| *to - *from);
        let sides: Vec<_> = sides.collect();
        let is_convex = sides.iter().zip(sides.iter().cycle().skip(1)).all(|(a, b)| a.perp_dot(*b) > 0.0);
        assert!(is_convex, "{between:?}");
    }
}

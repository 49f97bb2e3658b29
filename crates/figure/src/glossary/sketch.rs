//! The small figures of the glossary, made of the same marks as all figures.

use std::sync::Arc;

use glam::{DVec2, DVec3};

use crate::camera::Camera;
use crate::geometry::{Convex, Dimension, Side};
use crate::gjk::Letter;
use crate::internal::Surface;
use crate::mark::{Figure, Form, Marker, Role};
use crate::paper::PaperMark;
use crate::plane::Plane;
use crate::solid::Solid;

/// Room for labels at each border of the paper, in points, and its maximum as a fraction of the paper.
const MARGIN: (f64, f64) = (22.0, 0.2);

/// Returns a place in the plane.
pub(super) const fn xy(x: f64, y: f64) -> DVec3 {
    DVec3::new(x, y, 0.0)
}

/// Returns a place in space.
pub(super) const fn xyz(x: f64, y: f64, z: f64) -> DVec3 {
    DVec3::new(x, y, z)
}

/// Returns the corners of a rectangle counterclockwise, from its lower left and its upper right corner.
pub(super) const fn rectangle([left, bottom]: [f64; 2], [right, top]: [f64; 2]) -> [DVec3; 4] {
    [xy(left, bottom), xy(right, bottom), xy(right, top), xy(left, top)]
}

/// Returns the mean of points.
pub(super) fn middle(points: &[DVec3]) -> DVec3 {
    points.iter().sum::<DVec3>() / points.len().max(1) as f64
}

/// Returns the foot of a point on the line through two other points.
pub(super) fn foot(at: DVec3, from: DVec3, to: DVec3) -> DVec3 {
    from.lerp(to, (at - from).dot(to - from) / (to - from).length_squared())
}

/// A figure in the making.
#[derive(Clone, Debug)]
pub(super) struct Sketch(Figure);

impl Sketch {
    /// Creates an empty figure.
    pub(super) const fn new(dimension: Dimension) -> Self {
        Self(Figure::new(dimension))
    }

    /// Adds a part of the number line, with a stroke of the given height at each given number.
    pub(super) fn scale(self, from: f64, to: f64, strokes: impl IntoIterator<Item = (f64, f64)>) -> Self {
        let sketch = self.line(Role::Simplex, &[xy(from, 0.0), xy(to, 0.0)]);
        sketch.each(strokes, |sketch, (x, high)| sketch.line(Role::Simplex, &[xy(x, -high), xy(x, high)]))
    }

    /// Calls `add` for each item.
    pub(super) fn each<T>(self, items: impl IntoIterator<Item = T>, add: impl Fn(Self, T) -> Self) -> Self {
        items.into_iter().fold(self, add)
    }

    /// Adds a mark without a target for the pointer.
    pub(super) fn mark(mut self, role: Role, form: Form) -> Self {
        self.0.add(role, None, form);
        self
    }

    /// Adds lines from point to point.
    pub(super) fn line(self, role: Role, points: &[DVec3]) -> Self {
        self.mark(role, Form::Line { points: points.to_vec(), closed: false })
    }

    /// Adds a polygon with its outline.
    pub(super) fn polygon(self, role: Role, points: &[DVec3]) -> Self {
        self.area(role, points).mark(role, Form::Line { points: points.to_vec(), closed: true })
    }

    /// Adds a polygon without an outline.
    pub(super) fn area(self, role: Role, points: &[DVec3]) -> Self {
        self.mark(role, Form::Area { points: points.to_vec() })
    }

    /// Adds a polygon with its name in it.
    pub(super) fn shape(self, side: Side, points: &[DVec3]) -> Self {
        let role = Role::Shape(side);
        self.polygon(role, points).label(role, middle(points), side.name(), DVec3::ZERO)
    }

    /// Adds the hull of points in space.
    pub(super) fn body(self, role: Role, points: &[DVec3]) -> Self {
        let hull = Convex::vertices(points.iter().copied()).ok();
        match hull.and_then(|hull| Solid::of(&Surface::of(&hull, Dimension::Three))) {
            Some(solid) => self.mark(role, Form::Body(Arc::new(solid))),
            None => self,
        }
    }

    /// Adds an arrow with its name past the tip.
    pub(super) fn arrow(self, role: Role, from: DVec3, to: DVec3, name: &str) -> Self {
        self.mark(role, Form::Arrow { from, to }).label(role, to, name, to - from)
    }

    /// Adds text beside a point; nothing if the text is empty.
    pub(super) fn label(self, role: Role, at: DVec3, text: &str, toward: DVec3) -> Self {
        if text.is_empty() {
            self
        } else {
            self.mark(role, Form::Label { at, text: text.to_owned(), toward })
        }
    }

    /// Adds a point with its name.
    pub(super) fn point(self, role: Role, at: DVec3, name: &str, toward: DVec3) -> Self {
        self.mark(role, Form::Point { at, marker: Marker::Disc }).label(role, at, name, toward)
    }

    /// Adds a point without a name.
    pub(super) fn dot(self, role: Role, at: DVec3) -> Self {
        self.point(role, at, "", DVec3::ZERO)
    }

    /// Adds a ring around a place.
    pub(super) fn ring(self, role: Role, at: DVec3) -> Self {
        self.mark(role, Form::Point { at, marker: Marker::Ring })
    }

    /// Adds the origin with its name.
    pub(super) fn origin(self, at: DVec3, toward: DVec3) -> Self {
        let sketch = self.mark(Role::Origin, Form::Point { at, marker: Marker::Crosshair });
        sketch.label(Role::Origin, at, "O", toward)
    }

    /// Adds points of the simplex with their letters, from A on, on the side away from their middle.
    pub(super) fn letters(self, points: &[DVec3]) -> Self {
        self.renamed(Letter::ALL.into_iter().zip(points.iter().copied()), middle(points))
    }

    /// Adds points of the simplex with these letters, on the side away from `middle`.
    pub(super) fn renamed(self, points: impl IntoIterator<Item = (Letter, DVec3)>, middle: DVec3) -> Self {
        self.each(points, |sketch, (letter, at)| sketch.letter(letter, at, at - middle))
    }

    /// Adds a point of the simplex with its letter.
    pub(super) fn letter(self, letter: Letter, at: DVec3, toward: DVec3) -> Self {
        let sketch = self.mark(Role::Letter(letter), Form::Point { at, marker: Marker::of(letter) });
        sketch.label(Role::Letter(letter), at, &letter.to_string(), toward)
    }

    /// Adds the edge AB with its letters.
    pub(super) fn edge(self, [a, b]: [DVec3; 2], toward: [DVec3; 2]) -> Self {
        self.line(Role::Simplex, &[a, b]).letter(Letter::A, a, toward[0]).letter(Letter::B, b, toward[1])
    }

    /// Adds a tetrahedron drawn in the plane: face ABC in front, and D behind ABC, so that edge BD is hidden.
    pub(super) fn tetrahedron(self, [a, b, c, d]: [DVec3; 4]) -> Self {
        self.area(Role::Simplex, &[b, c, a])
            .line(Role::Simplex, &[a, b, c, a, d, c])
            .line(Role::Ghost, &[b, d])
    }

    /// Adds the edges of a simplex in the plane or of a triangle in space, with letters.
    pub(super) fn simplex(self, points: &[DVec3]) -> Self {
        self.polygon(Role::Simplex, points).letters(points)
    }

    /// Projects the figure to paper of `size` points, as large as the room for labels permits.
    pub(super) fn project(&self, size: DVec2) -> Vec<PaperMark> {
        let figure = &self.0;
        let bounds = figure.bounds_of_all();
        match figure.dimension {
            Dimension::Two => {
                let room = size - (DVec2::splat(MARGIN.0).min(size * MARGIN.1) * 2.0);
                let extent = (bounds.max - bounds.min).truncate().max(DVec2::splat(bounds.radius() * 1e-6));
                let scale = (room / extent).min_element();
                let middle = bounds.center().truncate() * DVec2::new(1.0, -1.0);
                Plane { origin: size * 0.5 - middle * scale, scale }.project(figure, size)
            }
            Dimension::Three => {
                let mut camera = Camera { yaw: -1.1, pitch: 0.45, ..Camera::default() };
                camera.frame(&bounds.grown(0.12).into(), size);
                camera.project(figure, size)
            }
        }
    }
}

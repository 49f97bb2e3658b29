//! The small figures of the glossary, made of the same marks as all figures.

use std::sync::Arc;

use glam::{DVec2, DVec3};

use crate::figure::camera::Camera;
use crate::figure::mark::{Figure, Form, Marker, Role};
use crate::figure::paper::PaperMark;
use crate::figure::plane::Plane;
use crate::figure::solid::Solid;
use crate::geometry::{Convex, Dimension, Side, Surface};
use crate::gjk::Letter;

/// Room for labels at the borders of the paper, in points and at most as a fraction of it.
const MARGIN: (f64, f64) = (22.0, 0.2);

/// A place in the plane.
pub(super) const fn xy(x: f64, y: f64) -> DVec3 {
    DVec3::new(x, y, 0.0)
}

/// A place in space.
pub(super) const fn xyz(x: f64, y: f64, z: f64) -> DVec3 {
    DVec3::new(x, y, z)
}

/// A figure under construction.
#[derive(Clone, Debug)]
pub(super) struct Sketch(Figure);

impl Sketch {
    /// Creates an empty figure in the plane.
    pub(super) const fn plane() -> Self {
        Self(Figure::new(Dimension::Two))
    }

    /// Creates an empty figure in space.
    pub(super) const fn space() -> Self {
        Self(Figure::new(Dimension::Three))
    }

    /// Adds a mark that does not react to the pointer.
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
        let middle = points.iter().sum::<DVec3>() / points.len().max(1) as f64;
        self.polygon(Role::Shape(side), points).label(Role::Shape(side), middle, side.name(), DVec3::ZERO)
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

    /// Adds a ring around a point.
    pub(super) fn ring(self, role: Role, at: DVec3) -> Self {
        self.mark(role, Form::Point { at, marker: Marker::Ring })
    }

    /// Adds the origin with its name.
    pub(super) fn origin(self, at: DVec3, toward: DVec3) -> Self {
        self.mark(Role::Origin, Form::Point { at, marker: Marker::Crosshair }).label(
            Role::Origin,
            at,
            "O",
            toward,
        )
    }

    /// Adds points of the simplex with their letters, from A on, on the side away from their middle.
    pub(super) fn letters(self, points: &[DVec3]) -> Self {
        let middle = points.iter().sum::<DVec3>() / points.len().max(1) as f64;
        let named = Letter::ALL.into_iter().zip(points);
        named.fold(self, |sketch, (letter, at)| sketch.letter(letter, *at, *at - middle))
    }

    /// Adds a point of the simplex with its letter.
    pub(super) fn letter(self, letter: Letter, at: DVec3, toward: DVec3) -> Self {
        self.mark(Role::Letter(letter), Form::Point { at, marker: Marker::of(letter) }).label(
            Role::Letter(letter),
            at,
            &letter.to_string(),
            toward,
        )
    }

    /// Adds the edges of a simplex in the plane or of a triangle in space, with letters.
    pub(super) fn simplex(self, points: &[DVec3]) -> Self {
        let sketch = match points {
            [_, _] => self.line(Role::Simplex, points),
            _ => self.polygon(Role::Simplex, points),
        };
        sketch.letters(points)
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

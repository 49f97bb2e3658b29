//! The kinds of shapes that are made from a few numbers, in the order of the gallery.

use super::generators::{self, Generator};
use super::group::Group;
use crate::geometry::Dimension;
use crate::internal::ShapeKind;
use crate::message::constant;

/// A kind of shape that is made from a few numbers. Kinds differ in their messages.
#[derive(Clone, Copy, Debug)]
pub struct Kind(pub(super) ShapeSource);

/// The source of the shapes of a kind, with its data.
#[derive(Clone, Copy, Debug)]
pub(super) enum ShapeSource {
    /// A kind that scene files can name.
    Shape(&'static ShapeKind),
    /// A list of points.
    Points(&'static Generator),
}

impl PartialEq for Kind {
    fn eq(&self, other: &Self) -> bool {
        self.message() == other.message()
    }
}

impl Eq for Kind {}

impl Kind {
    /// Every kind, in the order of the gallery.
    pub const ALL: [Self; 30] = [
        Self::named(&ShapeKind::RECTANGLE),
        Self::named(&ShapeKind::CUBOID),
        Self::named(&ShapeKind::REGULAR_POLYGON),
        Self::named(&ShapeKind::TETRAHEDRON),
        Self::named(&ShapeKind::OCTAHEDRON),
        Self::generated(&generators::DODECAHEDRON),
        Self::named(&ShapeKind::ICOSAHEDRON),
        Self::named(&ShapeKind::PRISM),
        Self::generated(&generators::ANTIPRISM),
        Self::named(&ShapeKind::PYRAMID),
        Self::named(&ShapeKind::FRUSTUM),
        Self::generated(&generators::TRIANGLE),
        Self::generated(&generators::SEGMENT),
        Self::generated(&generators::POINT),
        Self::named(&ShapeKind::DISC),
        Self::named(&ShapeKind::ELLIPSE),
        Self::named(&ShapeKind::BALL),
        Self::named(&ShapeKind::ELLIPSOID),
        Self::named(&ShapeKind::CAPSULE),
        Self::named(&ShapeKind::CYLINDER),
        Self::named(&ShapeKind::CONE),
        Self::generated(&generators::RANDOM_POLYGON),
        Self::generated(&generators::RANDOM_POLYTOPE),
        Self::generated(&generators::RANDOM_HULL),
        Self::generated(&generators::EVEN_SPHERE),
        Self::generated(&generators::RANDOM_SPHERE),
        Self::generated(&generators::NEEDLE),
        Self::generated(&generators::SLIVER),
        Self::generated(&generators::PLATE),
        Self::generated(&generators::STAR),
    ];

    /// Returns the kinds that are needed most, in the order of a toolbar.
    pub const fn common(dimension: Dimension) -> &'static [Self] {
        const PLANE: [Kind; 4] = [
            Kind::named(&ShapeKind::RECTANGLE),
            Kind::named(&ShapeKind::DISC),
            Kind::named(&ShapeKind::REGULAR_POLYGON),
            Kind::generated(&generators::RANDOM_POLYGON),
        ];
        const SPACE: [Kind; 6] = [
            Kind::named(&ShapeKind::CUBOID),
            Kind::named(&ShapeKind::BALL),
            Kind::named(&ShapeKind::CYLINDER),
            Kind::named(&ShapeKind::CONE),
            Kind::named(&ShapeKind::CAPSULE),
            Kind::generated(&generators::RANDOM_HULL),
        ];
        match dimension {
            Dimension::Two => &PLANE,
            Dimension::Three => &SPACE,
        }
    }

    const fn named(row: &'static ShapeKind) -> Self {
        Self(ShapeSource::Shape(row))
    }

    const fn generated(row: &'static Generator) -> Self {
        Self(ShapeSource::Points(row))
    }

    /// Returns all kinds of a dimension, in the order of the gallery.
    pub fn all(dimension: Dimension) -> Vec<Self> {
        Self::ALL.into_iter().filter(|kind| kind.exists_in(dimension)).collect()
    }

    /// Returns whether the kind exists in this dimension.
    pub fn exists_in(self, dimension: Dimension) -> bool {
        match self.0 {
            ShapeSource::Shape(row) => row.dimensions.contains(&dimension),
            ShapeSource::Points(row) => row.dimensions.contains(&dimension),
        }
    }

    /// Returns whether shapes of this kind are generated as lists of points. Such a shape keeps the points,
    /// but not the numbers that generated them.
    pub const fn is_generated(self) -> bool {
        matches!(self.0, ShapeSource::Points(_))
    }

    /// Returns the section of the gallery that the kind is in.
    pub fn group(self) -> Group {
        match self.0 {
            ShapeSource::Shape(row) => {
                let is_polytope = (row.example)(row.dimensions[0]).vertices().is_some();
                if is_polytope { Group::Regular } else { Group::Round }
            }
            ShapeSource::Points(row) => row.group,
        }
    }

    /// Returns the name within a sentence, with its article: `a cone`, `an ellipse`.
    pub fn with_article(self) -> &'static str {
        constant(&format!("{}.article", self.message()))
    }

    /// Returns the name of the kind, as on a button: `Box`, `Random polytope`.
    pub fn title(self) -> &'static str {
        constant(self.message())
    }

    /// Returns one sentence without a full stop, for the tooltip.
    pub fn description(self) -> &'static str {
        constant(&format!("{}.tip", self.message()))
    }

    const fn message(self) -> &'static str {
        match self.0 {
            ShapeSource::Shape(row) => row.message,
            ShapeSource::Points(row) => row.message,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Kind;

    #[test]
    fn kinds_have_their_articles() {
        let said =
            |title: &str| Kind::ALL.iter().find(|kind| kind.title() == title).map(|kind| kind.with_article());
        assert_eq!(said("Cone"), Some("a cone"));
        assert_eq!(said("Ellipse"), Some("an ellipse"));
        assert_eq!(said("Even points on a sphere"), Some("even points on a sphere"));
    }
}

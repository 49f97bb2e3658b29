//! Marks: the items of a figure, in scene units and roles, independent of pixels and colors.

mod marker;

use std::sync::Arc;

use glam::DVec3;

pub use marker::Marker;

use super::bounds::Bounds;
use super::solid::Solid;
use crate::explain::claim::{RegionClaim, Status};
use crate::geometry::{Dimension, Side};
use crate::gjk::{Letter, Region, Ruling};
use crate::internal::Surface;
use crate::scene::Rgb;

/// A picture without size, viewpoint and colors: marks in scene units, in the order of drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// The dimension of the scene.
    pub dimension: Dimension,
    /// The marks; in 2D the first is at the bottom.
    pub marks: Vec<Mark>,
}

/// An item of a figure.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// The meaning of the mark, which determines its style.
    pub role: Role,
    /// The geometry of the mark.
    pub form: Form,
    /// The item that a pointer on the mark hovers over.
    pub hit: Option<Hit>,
}

/// The geometry of a [`Mark`].
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// A marker, whose size on paper is independent of the scale.
    Point {
        /// The position.
        at: DVec3,
        /// The shape of the marker.
        marker: Marker,
    },
    /// Straight lines from point to point.
    Line {
        /// The points, at least two.
        points: Vec<DVec3>,
        /// Whether the last point is joined to the first.
        closed: bool,
    },
    /// A line with a head at its end.
    Arrow {
        /// The tail.
        from: DVec3,
        /// The head.
        to: DVec3,
    },
    /// A flat convex polygon, filled (or hatched, depending on the role), without outline.
    Area {
        /// The vertices in order.
        points: Vec<DVec3>,
    },
    /// A hatched polygon in 2D, convex or not. It does not occur in 3D.
    Hatch {
        /// The vertices in order.
        points: Vec<DVec3>,
    },
    /// The surface of a convex body in 3D, shared by many figures.
    Body(Arc<Solid>),
    /// A text next to a point.
    Label {
        /// The point.
        at: DVec3,
        /// The text.
        text: String,
        /// The preferred side of the point, as a vector of any length; zero centers the text on the point.
        toward: DVec3,
    },
    /// The border of a half-plane in which a point cannot be, with short strokes on that side. Their size on paper is
    /// independent of the scale. In 3D only the line is drawn.
    Comb {
        /// The ends of the line.
        ends: [DVec3; 2],
        /// A vector of any length to the side with the strokes.
        toward: DVec3,
    },
    /// A text beside a line, at the place along it with the most room on paper.
    Note {
        /// The ends of the line.
        ends: [DVec3; 2],
        /// The text.
        text: String,
        /// A vector of any length to the side of the line on which the text is.
        toward: DVec3,
    },
    /// A text inside an area, at the place with the most room on paper; left out if there is none.
    Caption {
        /// The text is placed within the hull of the projections of these points.
        within: Vec<DVec3>,
        /// The lines of the text, the most important first: the others are left out first.
        lines: Vec<String>,
    },
    /// A sentence at the lower border about an inexact part of the picture; left out if it is wider than the
    /// paper.
    Remark(&'static str),
}

/// The meaning of a mark. [`super::Palette`] is the only table that maps roles to strokes and colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// P or Q.
    Shape(Side),
    /// P or Q, with a color from the scene.
    Painted(Side, Rgb),
    /// A body beside P and Q.
    Other {
        /// Whether P meets the body, so that a renderer would draw it.
        drawn: bool,
        /// A color from the scene.
        color: Option<Rgb>,
    },
    /// The listed outline of P or Q, if it is not convex, and the pockets between it and the hull.
    Notch(Side),
    /// A vertex of P or Q.
    Vertex(Side),
    /// A vertex in the vertex pair of the newest support point.
    Parent(Side),
    /// A supporting line or plane of P or of Q or, without a side, of the difference, perpendicular to v.
    Support(Option<Side>),
    /// P ⊖ Q.
    Difference,
    /// The difference of the cores of rounded shapes, inside P ⊖ Q.
    CoreDifference,
    /// One of the differences of two vertices.
    Pair,
    /// An edge or face of the simplex.
    Simplex,
    /// The edge or face that the origin is tested against, and its normal.
    Test,
    /// A facet or a vertex of the expanding polytope.
    Polytope,
    /// The facet that is nearest to the origin.
    Closest,
    /// The boundary of the facets visible from the newest point.
    Horizon,
    /// The support point outside the nearest facet.
    Probe,
    /// A distance or depth, with the points that attain it.
    Length,
    /// The supporting line or plane that gives a lower bound on the distance from the origin.
    Bound,
    /// The proof of the verdict: on P, on Q or, without a side, in the difference.
    Proof(Option<Side>),
    /// A vertex of the simplex.
    Letter(Letter),
    /// A simplex of an earlier iteration, or a point that was dropped.
    Ghost,
    /// The search direction v.
    Direction,
    /// The origin O.
    Origin,
    /// A Voronoi region of the simplex.
    Region(Standing),
    /// A Voronoi region of the simplex, as a body in 3D.
    Slab(Standing),
    /// The line on which the value of a test is zero.
    TestLine,
    /// The border of the region in which a point cannot be: A, or the origin.
    Barred(Barred),
    /// A face of the simplex with the origin in front of it.
    Lit,
    /// A flag on a face, along the edge from A to this point.
    Flag(Letter),
    /// A wall, the floor or the ceiling of the prism that contains the origin.
    Prism,
    /// The plane of a slice, and the section of P ⊖ Q with it.
    Cut,
    /// A vertex of P or Q that is as far along v as the chosen one or, without a side, a difference of such vertices.
    Tie(Option<Side>),
    /// The hovered item, highlighted in all panels.
    Spotlit,
    /// A difference linked to the hovered item that the run has not found.
    Kin,
    /// The line from a text to its item.
    Leader,
    /// A coordinate axis with its numbers.
    Axis,
    /// A line of equal coordinates.
    Grid,
}

/// The point that cannot be in a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Barred {
    /// A cannot be there: the query would have ended, or A would not be a support point.
    A,
    /// The origin cannot be there: A would not have passed it, or an earlier iteration would have found it there.
    Origin,
}

/// The status of a Voronoi region, which is the visible aspect of its [`Ruling`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// The region was chosen.
    Chosen,
    /// The region was tested or skipped, and not chosen.
    Rejected,
    /// The origin cannot be here, by an argument that needs no test and that holds in this run.
    Impossible,
    /// The published code concludes that the origin is not here, by an argument whose premises this run does
    /// not prove.
    Concluded,
    /// The region is an answer to an open question.
    Offered,
}

impl From<&RegionClaim> for Standing {
    fn from(claim: &RegionClaim) -> Self {
        match claim.ruling {
            Ruling::Chosen => Self::Chosen,
            Ruling::TestedAndOutside | Ruling::NotAsked => Self::Rejected,
            Ruling::ImpossibleSincePreviousDirection
            | Ruling::ImpossibleSinceReachTest
            | Ruling::ImpossibleSinceEarlierTest => {
                if claim.status == Status::Proved {
                    Self::Impossible
                } else {
                    Self::Concluded
                }
            }
        }
    }
}

/// An item under the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hit {
    /// P or Q as a whole.
    Body(Side),
    /// A vertex of P or Q, by its index.
    Vertex(Side, usize),
    /// A body beside P and Q, by its index.
    Other(usize),
    /// The difference of two vertices.
    Pair {
        /// The index of the vertex of P.
        p: usize,
        /// The index of the vertex of Q.
        q: usize,
    },
    /// A vertex of the simplex.
    Letter(Letter),
    /// A region of the simplex.
    Region(Region),
    /// The search direction.
    Direction,
    /// The origin.
    Origin,
}

impl Role {
    /// Returns whether areas of this role have no fill, but only an outline.
    pub const fn is_hollow(self) -> bool {
        matches!(self, Self::Other { drawn: false, .. } | Self::Region(Standing::Offered))
    }

    /// Returns whether areas of this role are hatched, as regions in which the origin cannot be.
    pub(super) const fn is_hatched(self) -> bool {
        matches!(
            self,
            Self::Region(Standing::Impossible) | Self::Slab(Standing::Impossible) | Self::Barred(_)
        )
    }

    /// Returns whether bodies of this role are like glass: they enclose other items, but hide nothing.
    pub(super) const fn is_glass(self) -> bool {
        matches!(self, Self::Difference | Self::Slab(_))
    }

    /// Returns whether the ends of marks of this role are arbitrary and do not count for the bounds.
    const fn runs_out_of_sight(self) -> bool {
        matches!(
            self,
            Self::Region(_)
                | Self::Slab(_)
                | Self::TestLine
                | Self::Barred(_)
                | Self::Flag(_)
                | Self::Prism
                | Self::Cut
                | Self::Support(_)
                | Self::Proof(_)
                | Self::Bound
                | Self::Axis
                | Self::Grid
        )
    }
}

impl Figure {
    /// Creates a figure without marks.
    pub const fn new(dimension: Dimension) -> Self {
        Self { dimension, marks: Vec::new() }
    }

    /// Adds a mark on top.
    pub fn add(&mut self, role: Role, hit: Option<Hit>, form: Form) {
        self.marks.push(Mark { role, form, hit });
    }

    /// Adds a shape without a surface in 3D: a point, a segment or a polygon.
    pub(super) fn add_flat(&mut self, role: Role, hit: Option<Hit>, surface: &Surface) {
        let points: Vec<DVec3> = surface.hull.vertices().iter().map(|index| surface.points[*index]).collect();
        match points.as_slice() {
            [] => {}
            [at] => self.add(role, hit, Form::Point { at: *at, marker: Marker::Disc }),
            [_, _] => self.add(role, hit, Form::Line { points, closed: false }),
            _ => {
                self.add(role, hit, Form::Area { points: points.clone() });
                self.add(role, hit, Form::Line { points, closed: true });
            }
        }
    }

    /// Returns the bounding box of the marks that must be visible. Regions, supporting lines and those of a
    /// proof have arbitrary ends and are excluded, as are coordinates that are not finite.
    pub fn bounds(&self) -> Bounds {
        Self::around(self.marks.iter().filter(|mark| !mark.role.runs_out_of_sight()))
    }

    /// Returns the bounding box of all marks.
    pub(super) fn bounds_of_all(&self) -> Bounds {
        Self::around(self.marks.iter())
    }

    fn around<'a>(marks: impl Iterator<Item = &'a Mark>) -> Bounds {
        let mut bounds = Bounds::EMPTY;
        for mark in marks {
            match &mark.form {
                Form::Point { at, .. } | Form::Label { at, .. } => bounds.include(*at),
                Form::Arrow { from, to } => bounds = bounds.union(Bounds::of([*from, *to])),
                Form::Comb { ends, .. } | Form::Note { ends, .. } => bounds = bounds.union(Bounds::of(*ends)),
                Form::Line { points, .. }
                | Form::Area { points }
                | Form::Hatch { points }
                | Form::Caption { within: points, .. } => {
                    bounds = bounds.union(Bounds::of(points.iter().copied()));
                }
                Form::Body(solid) => bounds = bounds.union(Bounds::of(solid.points().iter().copied())),
                Form::Remark(_) => {}
            }
        }
        bounds
    }
}

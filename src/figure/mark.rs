//! Marks: what a figure is made of, in scene units and roles, before anybody knows about pixels or colours.

use std::sync::Arc;

use glam::{DVec2, DVec3};

use super::{Bounds, Solid};
use crate::geometry::{Dimension, Side};
use crate::gjk::claim::RegionClaim;
use crate::gjk::{Letter, Region, Ruling};
use crate::scene::Rgb;

/// A picture before it has a size, a viewpoint or colours: marks in scene units, in the order of drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// In the plane or in space.
    pub dimension: Dimension,
    /// What to draw; in the plane the first is at the bottom.
    pub marks: Vec<Mark>,
}

/// One thing in a figure.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// What it means, which decides how it looks.
    pub role: Role,
    /// Where it is.
    pub form: Form,
    /// What a pointer that rests on it points at.
    pub hit: Option<Hit>,
}

/// The geometry of a [`Mark`].
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// A marker, of the same size on paper at any scale.
    Point {
        /// Where.
        at: DVec3,
        /// Of which shape.
        marker: Marker,
    },
    /// Straight lines from point to point.
    Line {
        /// At least two.
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
    /// A flat convex polygon, filled (or hatched, if that is what the role looks like), without an outline.
    Area {
        /// In order around it.
        points: Vec<DVec3>,
    },
    /// A polygon in the plane, convex or not, hatched. There is none in space.
    Hatch {
        /// In order around it.
        points: Vec<DVec3>,
    },
    /// The surface of a convex body in space, shared because it outlives many figures.
    Body(Arc<Solid>),
    /// Text that stands next to a point.
    Label {
        /// The point.
        at: DVec3,
        /// What to write.
        text: String,
        /// On which side of the point, if there is room, of any length; zero puts the text on the point.
        toward: DVec3,
    },
    /// A line beyond which nothing can be: short strokes on that side, of the same size on paper at any scale. Only the line
    /// itself in space.
    Comb {
        /// The ends of the line.
        ends: [DVec3; 2],
        /// To the side with the strokes, of any length.
        toward: DVec3,
    },
    /// Text beside a line, wherever along it there is most room on paper.
    Note {
        /// The ends of the line.
        ends: [DVec3; 2],
        /// What to write.
        text: String,
        /// On which side of the line, of any length.
        toward: DVec3,
    },
    /// Text inside of an area, where there is most room for it on paper; left out where there is none.
    Caption {
        /// The text stands within the hull of these points as they appear.
        within: Vec<DVec3>,
        /// One above the other, the most important first: the others are left out first.
        lines: Vec<String>,
    },
}

/// The shape of a [`Form::Point`]. Shapes tell roles apart where colours do not.
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
    /// A circle around something else.
    Ring,
    /// A circle with a cross through it: the origin.
    Crosshair,
}

impl Marker {
    /// The marker that goes with a letter.
    pub const fn of(letter: Letter) -> Self {
        match letter {
            Letter::A => Self::Disc,
            Letter::B => Self::Square,
            Letter::C => Self::Triangle,
            Letter::D => Self::Diamond,
        }
    }

    /// The corners of the marker around its middle, in points with y down; none for a round one.
    pub fn corners(self, radius: f64) -> Vec<DVec2> {
        let corner = |x: f64, y: f64| DVec2::new(x, y) * radius;
        match self {
            Self::Disc | Self::Ring | Self::Crosshair => Vec::new(),
            // Scaled so that all markers look equally heavy.
            Self::Square => {
                vec![corner(-0.9, -0.9), corner(0.9, -0.9), corner(0.9, 0.9), corner(-0.9, 0.9)]
            }
            Self::Triangle => vec![corner(0.0, -1.25), corner(1.1, 0.75), corner(-1.1, 0.75)],
            Self::Diamond => vec![corner(0.0, -1.3), corner(1.1, 0.0), corner(0.0, 1.3), corner(-1.1, 0.0)],
        }
    }
}

/// What a mark means. The one table that turns roles into strokes and colours is [`super::Palette`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// P or Q.
    Shape(Side),
    /// P or Q, in a colour of its own.
    Painted(Side, Rgb),
    /// A body beside P and Q.
    Other {
        /// Whether P meets it, so that a renderer would draw it.
        drawn: bool,
        /// A colour of its own.
        color: Option<Rgb>,
    },
    /// The outline of P or Q as it is listed, where it is not convex, and what the hull adds to it.
    Notch(Side),
    /// A vertex of P or Q.
    Vertex(Side),
    /// A parent of the newest support point.
    Parent(Side),
    /// A supporting line or plane of P or of Q, or of the difference where no side is given, across v.
    Support(Option<Side>),
    /// P ⊖ Q.
    Difference,
    /// The difference of the cores of rounded shapes, inside P ⊖ Q.
    CoreDifference,
    /// One of the differences of two vertices.
    Pair,
    /// An edge or face of the simplex.
    Simplex,
    /// The edge or face that the origin is tested against, and the normal of that plane.
    Test,
    /// A facet or a corner of the expanding polytope.
    Polytope,
    /// The facet that is nearest to the origin.
    Closest,
    /// What bounds the facets that the newest point sees.
    Horizon,
    /// The point that was found beyond the nearest facet.
    Probe,
    /// A distance or depth, and the points between which it is.
    Length,
    /// The line or plane from which the origin is at least so far.
    Bound,
    /// What proves the verdict: on P, on Q, or in the difference where no side is given.
    Proof(Option<Side>),
    /// A point of the simplex.
    Letter(Letter),
    /// A simplex of an earlier iteration, or a point that was dropped.
    Ghost,
    /// The search direction v.
    Direction,
    /// The origin O.
    Origin,
    /// A Voronoi region of the simplex.
    Region(Standing),
    /// The same as a body in space.
    Slab(Standing),
    /// The border of a test: where its value would be zero.
    TestLine,
    /// The border of where a point can never be: A, or the origin.
    Barred(Barred),
    /// A face of the simplex that sees the origin.
    Lit,
    /// Folded paper that stands on a face along the edge from A to this point.
    Flag(Letter),
    /// A wall, the floor or the ceiling of the prism in which the origin can be.
    Prism,
    /// A vertex of P or Q that is as far along v as the one that was taken; a difference of such, where no side is
    /// given.
    Tie(Option<Side>),
    /// What is pointed at, in whatever panel.
    Spotlit,
    /// A difference of what is pointed at that the run has not found.
    Kin,
    /// A coordinate axis and its numbers.
    Axis,
    /// A line of equal coordinates.
    Grid,
}

/// Who can never be somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Barred {
    /// The newest point: the query would have ended, or the support mapping would be broken.
    A,
    /// The origin: A would not have passed it, or an earlier turn would have found it there.
    Origin,
}

/// How a Voronoi region came out: [`Ruling`] as far as it can be seen in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// The origin is here.
    Chosen,
    /// It was looked at, or passed over, and not chosen.
    Rejected,
    /// The origin cannot be here, by an argument that needs no test and that holds in this run.
    Impossible,
    /// The listing concludes that the origin is not here, by an argument whose premises this run does not make sure of.
    Concluded,
}

impl From<&RegionClaim> for Standing {
    fn from(claim: &RegionClaim) -> Self {
        match claim.ruling {
            Ruling::Chosen => Self::Chosen,
            Ruling::TestedAndOutside | Ruling::NotAsked => Self::Rejected,
            Ruling::ImpossibleSincePreviousDirection
            | Ruling::ImpossibleSinceReachTest
            | Ruling::ImpossibleSinceEarlierTest => {
                if claim.status.is_fact() {
                    Self::Impossible
                } else {
                    Self::Concluded
                }
            }
        }
    }
}

/// What the pointer is on.
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
        /// The vertex of P.
        p: usize,
        /// The vertex of Q.
        q: usize,
    },
    /// A point of the simplex.
    Letter(Letter),
    /// A region of the simplex.
    Region(Region),
    /// The search direction.
    Direction,
    /// The origin.
    Origin,
}

impl Role {
    /// Whether areas of this role are left empty: only their outlines are seen.
    pub const fn is_hollow(self) -> bool {
        matches!(self, Self::Other { drawn: false, .. })
    }

    /// Whether areas of this role are hatched: nothing can be there.
    pub(super) const fn is_hatched(self) -> bool {
        matches!(
            self,
            Self::Region(Standing::Impossible) | Self::Slab(Standing::Impossible) | Self::Barred(_)
        )
    }

    /// Whether bodies of this role only enclose: they hide nothing behind them.
    pub(super) const fn is_glass(self) -> bool {
        matches!(self, Self::Difference | Self::Slab(_))
    }

    /// Whether marks of this role end somewhere outside of what there is to see.
    const fn runs_out_of_sight(self) -> bool {
        matches!(
            self,
            Self::Region(_)
                | Self::Slab(_)
                | Self::TestLine
                | Self::Barred(_)
                | Self::Flag(_)
                | Self::Prism
                | Self::Support(_)
                | Self::Proof(_)
                | Self::Bound
                | Self::Axis
                | Self::Grid
        )
    }
}

impl Figure {
    /// A figure without marks.
    pub const fn new(dimension: Dimension) -> Self {
        Self { dimension, marks: Vec::new() }
    }

    /// Adds a mark on top.
    pub fn add(&mut self, role: Role, hit: Option<Hit>, form: Form) {
        self.marks.push(Mark { role, form, hit });
    }

    /// The box around what must be seen. Regions, supporting lines and those of a proof end somewhere outside and do not
    /// count, nor does what is not finite.
    pub fn bounds(&self) -> Bounds {
        Self::around(self.marks.iter().filter(|mark| !mark.role.runs_out_of_sight()))
    }

    /// The box around everything.
    pub(super) fn extent(&self) -> Bounds {
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
            }
        }
        bounds
    }
}

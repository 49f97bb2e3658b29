//! The algorithms: one row of names, texts and properties for each.
//!
//! A new algorithm is a variant and a row here, a solver (a file beside this one, called in `super::run`), and its
//! pseudocode (a text in the crate `explain`, read in `explain::listing::Listing::with`).

use std::fmt;
use std::str::FromStr;

use glam::DVec3;

use crate::geometry::Dimension;
use crate::message::constant;
use crate::words::with_name;

/// The algorithms: our query, the four published codes, the distance algorithm from which all descend, and the run along
/// given directions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Algorithm {
    /// The default, written for the sandbox: right on every kind of input, whether touching, flat, tiny, huge or far
    /// away. If roundoff leaves a decision open, integers settle it. On curved shapes, which have no exact answer, the
    /// tolerance of the reference settles it.
    #[default]
    Robust,
    /// P. Djonov's code: it tests all regions that remain possible, rejects below zero, and says yes after 32
    /// iterations.
    Djonov,
    /// W. Bittle's code (dyn4j), 2D only: the first direction is given, the second is its negation; it rejects at or
    /// below zero.
    Bittle,
    /// I. Winter's code: it rejects at or below zero, takes the first face that has the origin in front of it, and has
    /// no limit.
    Winter,
    /// The Cinkes library's code: Winter's code with a normalized direction.
    Cinkes,
    /// The closest points of two shapes, as in the paper of 1988; the penetration depth if they overlap.
    Distance,
    /// The support points of given directions, as in Bittle's article before its algorithm. The run answers yes or not
    /// at all.
    Directions,
}

/// A row of the table of algorithms: names, texts and distinguishing properties.
#[derive(Debug)]
struct Descriptor {
    /// The name on the command line, in RON and in JSON.
    name: &'static str,
    /// The id of its message: its name on screen, with its other texts as attributes.
    message: &'static str,
    /// Whether the algorithm is published code, which detects no touch and keeps its own `<` or `<=`.
    is_published: bool,
    /// The prescribed first search direction; `None` if the caller chooses.
    fixed_start: Option<DVec3>,
    /// Whether a support point at the origin's level ends the run with a no. A touch is then a yes or a no by chance.
    rejects_at_zero: bool,
    /// Whether the first face of a tetrahedron that has the origin in front of it wins, without a test of the others.
    first_face_wins: bool,
    /// The id of the message that says why the algorithm cannot run in 3D; `None` if it can.
    refusal_in_space: Option<&'static str>,
}

/// The row of [`Algorithm::Robust`].
const ROBUST: Descriptor = Descriptor {
    name: "robust",
    message: "algorithm-robust",
    is_published: false,
    fixed_start: None,
    rejects_at_zero: false,
    first_face_wins: false,
    refusal_in_space: None,
};

/// The row of [`Algorithm::Djonov`].
const DJONOV: Descriptor = Descriptor {
    name: "djonov",
    message: "algorithm-djonov",
    is_published: true,
    fixed_start: Some(DVec3::X),
    rejects_at_zero: false,
    first_face_wins: false,
    refusal_in_space: None,
};

/// The row of [`Algorithm::Bittle`].
const BITTLE: Descriptor = Descriptor {
    name: "bittle",
    message: "algorithm-bittle",
    is_published: true,
    fixed_start: None,
    rejects_at_zero: true,
    first_face_wins: false,
    refusal_in_space: Some("algorithm-bittle.refusal"),
};

/// The row of [`Algorithm::Winter`].
const WINTER: Descriptor = Descriptor {
    name: "winter",
    message: "algorithm-winter",
    is_published: true,
    fixed_start: Some(DVec3::X),
    rejects_at_zero: true,
    first_face_wins: true,
    refusal_in_space: None,
};

/// The row of [`Algorithm::Cinkes`].
const CINKES: Descriptor = Descriptor {
    name: "cinkes",
    message: "algorithm-cinkes",
    is_published: true,
    fixed_start: Some(DVec3::X),
    rejects_at_zero: true,
    first_face_wins: true,
    refusal_in_space: None,
};

/// The row of [`Algorithm::Distance`].
const DISTANCE: Descriptor = Descriptor {
    name: "distance",
    message: "algorithm-distance",
    is_published: false,
    fixed_start: None,
    rejects_at_zero: false,
    first_face_wins: false,
    refusal_in_space: None,
};

/// The row of [`Algorithm::Directions`].
const DIRECTIONS: Descriptor = Descriptor {
    name: "directions",
    message: "algorithm-directions",
    is_published: true,
    fixed_start: None,
    rejects_at_zero: false,
    first_face_wins: false,
    refusal_in_space: None,
};

impl Algorithm {
    /// The algorithms that find their directions themselves, in the order of menus.
    pub const ALL: [Self; 6] =
        [Self::Robust, Self::Djonov, Self::Bittle, Self::Winter, Self::Cinkes, Self::Distance];

    /// The algorithms that a scene can name: [`Algorithm::ALL`], and the one whose directions the scene gives.
    pub const NAMED: [Self; 7] = [
        Self::Robust,
        Self::Djonov,
        Self::Bittle,
        Self::Winter,
        Self::Cinkes,
        Self::Distance,
        Self::Directions,
    ];

    /// The algorithm that finds lengths.
    pub const MEASURING: Self = Self::Distance;

    const fn descriptor(self) -> &'static Descriptor {
        match self {
            Self::Robust => &ROBUST,
            Self::Djonov => &DJONOV,
            Self::Bittle => &BITTLE,
            Self::Winter => &WINTER,
            Self::Cinkes => &CINKES,
            Self::Distance => &DISTANCE,
            Self::Directions => &DIRECTIONS,
        }
    }

    /// Returns the name on the command line, in RON and in JSON.
    pub const fn name(self) -> &'static str {
        self.descriptor().name
    }

    /// Returns the name on screen.
    pub fn title(self) -> &'static str {
        constant(self.descriptor().message)
    }

    /// Returns the name as the subject of a sentence: `the robust query`, `Winter’s code`.
    pub fn subject(self) -> &'static str {
        self.part("subject")
    }

    /// Returns one line about what the algorithm does.
    pub fn description(self) -> &'static str {
        self.part("description")
    }

    /// Returns the publication.
    pub fn citation(self) -> &'static str {
        self.part("citation")
    }

    /// Returns whether the algorithm is code as published. Published code does not detect a touch, and keeps its own
    /// `<` or `<=` instead. The other algorithms report a touch, or answer it by [`super::ContactPolicy`].
    pub const fn is_listing(self) -> bool {
        self.descriptor().is_published
    }

    /// Returns the first search direction that the published code prescribes. Returns `None` if the caller chooses it
    /// ([`super::Settings::initial_direction`]).
    pub const fn fixed_start(self) -> Option<DVec3> {
        self.descriptor().fixed_start
    }

    /// Returns whether a support point at the origin's level ends the run with a no. A touch is then a yes or a no by
    /// chance.
    pub const fn rejects_at_zero(self) -> bool {
        self.descriptor().rejects_at_zero
    }

    /// Returns whether the first face of a tetrahedron that has the origin in front of it wins, without a test of the
    /// others.
    pub const fn first_face_wins(self) -> bool {
        self.descriptor().first_face_wins
    }

    /// Returns whether the algorithm finds the distance or the depth: its direction v ends at a point of the simplex, so
    /// |v| is a length, and each support point bounds the distance.
    pub const fn measures(self) -> bool {
        matches!(self, Self::Distance)
    }

    /// Returns whether the algorithm locates the origin by barycentric coordinates, not by tests of planes.
    pub const fn weighs(self) -> bool {
        matches!(self, Self::Distance | Self::Directions)
    }

    /// Returns whether the algorithm can start from the end of another query. The published codes begin in their own
    /// way.
    pub const fn starts_warm(self) -> bool {
        !self.is_listing()
    }

    /// Returns the reason why the algorithm cannot run in this dimension, if there is one.
    pub fn refusal(self, dimension: Dimension) -> Option<&'static str> {
        match dimension {
            Dimension::Two => None,
            Dimension::Three => self.descriptor().refusal_in_space.map(constant),
        }
    }

    /// Returns an attribute of the algorithm's message.
    fn part(self, attribute: &str) -> &'static str {
        constant(&format!("{}.{attribute}", self.descriptor().message))
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Algorithm {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        with_name(&Self::NAMED, Self::name, text)
    }
}

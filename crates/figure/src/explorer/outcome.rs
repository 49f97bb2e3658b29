//! The 25 outcomes of Djonov's decision at a tetrahedron, and an arrangement that leads to each.

use glam::DVec3;

use super::arrangement::Arrangement;
use crate::geometry::Dimension;
use crate::gjk::Letter::{A, B, C, D};
use crate::gjk::{FaceSide, Region};
use crate::message::text;

/// An outcome of the decision at a tetrahedron.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TetrahedronOutcome {
    /// The faces with O in front: 1 for ABC, 2 for ACD, 4 for ADB.
    pub code: u8,
    /// The region in which O is found.
    pub region: Region,
}

/// The tetrahedra on which all outcomes occur. In each, BCD is counterclockwise as seen from A.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tetrahedron {
    /// Low, with A above the center of its base.
    Squat,
    /// High, with A above the center of its base.
    Tall,
    /// Leaning, with A above its base, but not above the center.
    Leaning,
    /// [`Tetrahedron::Leaning`] with B renamed to D, C to B and D to C.
    LeaningTurned,
    /// [`Tetrahedron::LeaningTurned`], renamed once more.
    LeaningTurnedTwice,
}

/// A row of the table: a position of O that leads to an outcome.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OutcomeRow {
    /// The outcome.
    pub outcome: TetrahedronOutcome,
    /// The tetrahedron.
    pub tetrahedron: Tetrahedron,
    /// The position of O.
    pub origin: (f64, f64, f64),
}

impl Tetrahedron {
    /// All tetrahedra.
    pub const ALL: [Self; 5] =
        [Self::Squat, Self::Tall, Self::Leaning, Self::LeaningTurned, Self::LeaningTurnedTwice];

    /// Returns the name in a sentence.
    pub fn name(self) -> &'static str {
        match self {
            Self::Squat => text!("figure-squat"),
            Self::Tall => text!("figure-tall"),
            Self::Leaning => text!("figure-leaning"),
            Self::LeaningTurned => text!("figure-leaning-turned"),
            Self::LeaningTurnedTwice => text!("figure-leaning-turned-twice"),
        }
    }

    /// Returns the vertices A, B, C and D.
    pub fn points(self) -> [DVec3; 4] {
        match self {
            Self::Squat => [(0.0, 0.0, 1.0), (4.0, 0.0, 0.0), (-2.0, 4.0, 0.0), (-2.0, -4.0, 0.0)],
            Self::Tall => [(0.0, 0.0, 3.0), (2.0, 0.0, 0.0), (-1.0, 2.0, 0.0), (-1.0, -2.0, 0.0)],
            Self::Leaning => [(1.0, 1.0, 3.0), (0.0, 4.0, 0.0), (0.0, 1.0, 0.0), (3.0, -1.0, 0.0)],
            Self::LeaningTurned => [(1.0, 1.0, 3.0), (0.0, 1.0, 0.0), (3.0, -1.0, 0.0), (0.0, 4.0, 0.0)],
            Self::LeaningTurnedTwice => [(1.0, 1.0, 3.0), (3.0, -1.0, 0.0), (0.0, 4.0, 0.0), (0.0, 1.0, 0.0)],
        }
        .map(DVec3::from)
    }
}

impl OutcomeRow {
    /// Returns the arrangement of this row.
    pub fn arrangement(&self) -> Arrangement {
        Arrangement::new(Dimension::Three, &self.tetrahedron.points(), DVec3::from(self.origin))
    }

    /// Returns the index of the row with this outcome. Returns `None` for an outcome that no possible
    /// arrangement has.
    pub fn index_of(outcome: TetrahedronOutcome) -> Option<usize> {
        ROWS.iter().position(|row| row.outcome == outcome)
    }
}

/// The codes in the order of the table: none, one and two faces.
pub const CODES: [u8; 7] = [0b000, 0b001, 0b010, 0b100, 0b011, 0b101, 0b110];

const ABC: Region = Region::Face([A, B, C], FaceSide::Above);
const ACD: Region = Region::Face([A, C, D], FaceSide::Above);
const ADB: Region = Region::Face([A, D, B], FaceSide::Above);
const AB: Region = Region::Edge([A, B]);
const AC: Region = Region::Edge([A, C]);
const AD: Region = Region::Edge([A, D]);

const fn row(code: u8, region: Region, tetrahedron: Tetrahedron, origin: (f64, f64, f64)) -> OutcomeRow {
    OutcomeRow { outcome: TetrahedronOutcome { code, region }, tetrahedron, origin }
}

use Tetrahedron::{Leaning, LeaningTurned, LeaningTurnedTwice, Squat, Tall};

/// Every outcome once, with an arrangement that has it. A search over 200,000 possible arrangements in exact
/// arithmetic found them; no other outcome occurred.
pub const ROWS: [OutcomeRow; 25] = [
    row(0b000, Region::Interior, Squat, (0.0, 0.0, 0.2)),
    row(0b001, ABC, Squat, (0.6, 1.4, 0.6)),
    row(0b001, AB, Tall, (0.9, 0.6, 2.7)),
    row(0b001, AC, Tall, (0.0, 1.3, 2.45)),
    row(0b010, ACD, Squat, (-1.6, 0.0, 0.6)),
    row(0b010, AC, Tall, (-0.95, 0.45, 2.95)),
    row(0b010, AD, Tall, (-0.95, -0.45, 2.95)),
    row(0b100, ADB, Squat, (0.6, -1.4, 0.6)),
    row(0b100, AB, Tall, (0.75, -0.6, 2.95)),
    row(0b100, AD, Tall, (0.1, -1.1, 2.75)),
    row(0b011, ABC, Squat, (-1.0, 2.8, 0.8)),
    row(0b011, ACD, Squat, (-1.6, 2.2, 0.8)),
    row(0b011, AC, Squat, (-1.6, 3.0, 0.8)),
    row(0b011, AB, Leaning, (0.2, 1.45, 2.9)),
    row(0b011, AD, Leaning, (0.9, 0.5, 2.9)),
    row(0b101, ABC, Squat, (2.6, 0.4, 0.8)),
    row(0b101, ADB, Squat, (2.6, -0.4, 0.8)),
    row(0b101, AB, Squat, (3.0, 0.0, 0.7)),
    row(0b101, AD, LeaningTurned, (0.2, 1.45, 2.9)),
    row(0b101, AC, LeaningTurned, (0.9, 0.5, 2.9)),
    row(0b110, ACD, Squat, (-1.6, -2.2, 0.8)),
    row(0b110, ADB, Squat, (-1.0, -2.8, 0.8)),
    row(0b110, AD, Squat, (-1.6, -3.0, 0.8)),
    row(0b110, AC, LeaningTurnedTwice, (0.2, 1.45, 2.9)),
    row(0b110, AB, LeaningTurnedTwice, (0.9, 0.5, 2.9)),
];

//! The explorer: a simplex and the origin, put together by hand, and what Djonov's decision makes of them.
//!
//! * What is put together, and how it is a scene: [`Arrangement`]. A, B, C and D are the vertices of P in their order,
//!   the origin O is the single point Q, so that P ⊖ Q is the simplex as O sees it.
//! * Whether it can happen in a run, and which earlier test would have stopped it: [`stops`]; where a point that is
//!   dragged comes to rest: [`allowed`].
//! * What the decision says: [`Decision`]; its 25 outcomes at a tetrahedron, each with an example: [`ROWS`].
//! * What is drawn: [`picture()`], piece by piece ([`Stage`]).
//! * The horizontal cut through O, coloured by outcome: [`cut()`].

mod arrangement;
mod cut;
mod decision;
mod legality;
mod outcome;
mod picture;
mod places;
mod stage;
mod start;

pub use arrangement::{Arrangement, Handle, Unsuited};
pub use cut::{CutColor, cut, is_same_cut, move_marker, told_at};
pub use decision::Decision;
pub use legality::{Stop, Test, stops};
pub use outcome::{CODES, Outcome, ROWS, Row, Tetrahedron};
pub use picture::{Glide, bounds, picture};
pub use places::allowed;
pub use stage::{Stage, Stages};
pub use start::{Start, of_simplex};

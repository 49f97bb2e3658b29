//! The explorer: a simplex and the origin, arranged with the pointer, with Djonov's decision about them.
//!
//! * The arrangement, and its form as a scene: [`Arrangement`]. A, B, C and D are the vertices of P in their order, the
//!   origin O is the single point Q, so that P ⊖ Q is the simplex relative to O.
//! * Whether it can occur in a run, and which earlier test would have stopped it: [`violations`]; the
//!   nearest possible position of a dragged point: [`allowed`].
//! * The decision: [`Decision`]; its 25 outcomes at a tetrahedron, each with an example: [`ROWS`].
//! * The picture, with its overlays ([`has_overlay`]): [`picture()`].
//! * The horizontal section through O, colored by outcome: [`cut()`].

mod arrangement;
mod cut;
mod decision;
mod feasible_region;
mod outcome;
mod picture;
mod start;
mod violation;

pub use arrangement::{Arrangement, ArrangementPoint, Unsuited};
pub use cut::{CutColor, cut, description_at, is_same_cut, move_marker};
pub use decision::Decision;
pub use feasible_region::allowed;
pub use outcome::{CODES, OutcomeRow, ROWS, Tetrahedron, TetrahedronOutcome};
pub use picture::{Glide, bounds, default_overlays, has_overlay, picture};
pub use start::{ExplorerStart, TAG, of_simplex};
pub use violation::{EarlierTest, Violation, violations};

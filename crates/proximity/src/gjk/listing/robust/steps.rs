//! The names of sections, and the steps, that the searches in the plane and in space share.

use crate::geometry::Dimension;
use crate::gjk::listing::cursor::Cursor;
use crate::gjk::listing::program::{Arm, Emits, SectionEntry, arm, find, line, otherwise, place, stop};
use crate::gjk::region::Region;
use crate::gjk::sign::Sign;
use crate::gjk::simplex::Letter::{self, A};

pub(super) const NEXT: &str = "the next point";
pub(super) const EDGE: &str = "nearest to the edge AB";
pub(super) const ROUND: &str = "O is on the edge AB";
pub(super) const PLANE: &str = "in the plane, or in the projection along an edge";
pub(super) const SIDES: &str = "O is on the segment AB";
pub(super) const SIDE: &str = "O is on the edge AB of the triangle";
pub(super) const FACE: &str = "O is on the face ABC";
pub(super) const TRIANGLE: &str = "O is on the triangle ABC";

/// Returns the stop of a search that finds nothing: at the limit, or if a simplex and a direction come back.
pub(super) fn stop_at_limit() -> SectionEntry {
    stop(
        "stop at the limit, or if simplex and v repeat",
        |run| run.ends(),
        vec![find("found nothing: the proof decides")],
    )
}

/// Returns whether the origin was found level with the edge from A to the point with this letter.
pub(super) fn is_level_with(run: &Cursor<'_>, to: Letter) -> bool {
    run.sign_beyond([A, to]) == Some(Sign::Zero)
}

/// Returns the steps for an origin inside the simplex, which is inside P ⊖ Q unless an `A·v` was zero.
pub(super) fn found_inside(text: &'static str) -> Vec<SectionEntry> {
    vec![
        place(text, Region::Interior),
        SectionEntry::Choose(vec![
            arm(
                "if an A·v was 0",
                |run| run.was_level(),
                vec![find("found TOUCHING: P ⊖ Q ends at O, within roundoff")],
            )
            .never("With exact numbers an origin inside the simplex is inside P ⊖ Q, and every support point is past it"),
            otherwise(vec![find("found OVERLAP")]),
        ]),
    ]
}

/// Returns the start of a search around a feature that contains the origin.
pub(super) fn start_on(question: &'static str) -> Vec<SectionEntry> {
    start_unless(question, is_level_on())
}

/// Returns the start of a search around a feature that contains the origin, in the plane or in the projection along an
/// edge in space.
pub(super) fn start_in_plane(question: &'static str, dimension: Dimension) -> Vec<SectionEntry> {
    let is_level = match dimension {
        Dimension::Two => is_level_on(),
        Dimension::Three => is_level_on().never(NEVER_LEVEL),
    };
    start_unless(question, is_level)
}

/// The reason why an `A·v` was not zero if the plane is the projection along an edge.
const NEVER_LEVEL: &str = "The search is in the projection along an edge because O is on that edge. From then on an A·v of 0 ends the search at once";

fn is_level_on() -> Arm {
    arm(
        "if an A·v was 0",
        |run| run.was_level() && run.ends(),
        vec![find("found TOUCHING: O is in P ⊖ Q, but not inside")],
    )
}

fn start_unless(question: &'static str, is_level: Arm) -> Vec<SectionEntry> {
    vec![SectionEntry::Choose(vec![is_level]), line(question, Emits::Nothing), SectionEntry::KnowContained]
}

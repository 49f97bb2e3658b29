//! The bare verdict on two prepared shapes: formulas where there are some, and GJK that decides by signs and proves what it
//! ends with.
//!
//! The text that is stepped through on screen bounds the roundoff of every decision, because it shows them. Here a wrong
//! turn costs time and nothing else, so the decisions in between are plain signs, and only the end is proved:
//!
//! * what is far apart or deep in each other by the balls around the shapes and inside of them (`balls`);
//! * balls, capsules and a ball beside a box by the distance of their cores, where it differs from the sum of the radii
//!   by more than roundoff (`cores`);
//! * two boxes by their fifteen axes (`boxes`);
//! * SEPARATE by a support point that falls short of the origin by more than roundoff ([`Errors::reach`](crate::geometry::Errors::reach));
//! * OVERLAP by a simplex whose sides all have the origin on their inner side by more than roundoff (`enclosure`).
//!
//! The search works in the frame of P. Its first direction is a normal of an ellipsoid that is shaped like P ⊖ Q
//! ([`towards_origin`](crate::geometry::RelativePair::towards_origin)): of long and of flat shapes it is nearer to one that
//! separates them than the way between their middles. GJK would forget it at once, since where it looks next depends on the
//! points of the simplex alone. So the first two support points turn the direction no farther than it takes to bring them
//! behind the plane, after Chung and Wang, and only then the simplex of the points that were found leads on. Whatever the
//! directions and the points, the end is proved as above: a poor direction costs a support point. Of hulls that nearly touch,
//! eight support points become three (64 vertices) or two (256).
//!
//! Hulls are searched in single precision first, and again in double precision
//! where that leaves it open.
//!
//! All else (a touch, a simplex with the origin on it, a search that gets no farther) goes to the exact method, on the
//! vertices of the placed shapes; curved shapes to the bounds of the reference. So the verdict is that of the
//! reference, which `tests/it/queries.rs` holds it to.
//!
//! The regions that are tested, and their order, are those of `robust`.
//!
//! K. Chung, W. Wang, *Quick Collision Detection of Polytopes in Virtual Environments*, 1996.

mod balls;
mod boxes;
mod cores;
mod corners;
mod enclosure;
mod plane;
mod search;
mod space;

pub(super) use balls::decide as decide_by_balls;
pub(super) use cores::decide as decide_by_formula;
pub(in crate::gjk) use search::{CachedEnd, decide};

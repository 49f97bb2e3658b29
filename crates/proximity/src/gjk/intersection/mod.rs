//! The bare verdict on two prepared shapes: formulas for simple kinds, and otherwise a GJK that decides by signs and
//! proves its end.
//!
//! The code that is stepped through on screen bounds the roundoff of every decision, because it shows them. Here a
//! wrong turn costs only time, so the decisions in between are plain signs, and only the end is proved:
//!
//! * distant pairs and pairs that overlap deeply, by the balls around the shapes and inside them (`balls`);
//! * balls, capsules and a ball beside a box, by the distance of their cores, if it differs from the sum of the radii
//!   by more than roundoff (`cores`);
//! * two boxes by their fifteen axes (`boxes`);
//! * SEPARATE by a support point that falls short of the origin by more than roundoff
//!   ([`SupportErrors::support_value`](crate::geometry::SupportErrors::support_value));
//! * OVERLAP by a simplex whose sides all have the origin on their inner side by more than roundoff (`enclosure`).
//!
//! The search works in the frame of P. Its first direction is a normal of an ellipsoid that is shaped like P ⊖ Q
//! ([`towards_origin`](crate::geometry::RelativePair::towards_origin)). For long and for flat shapes this is closer to
//! a separating direction than the vector between their middles.
//!
//! GJK would forget that direction at once, since its next direction depends on the points of the simplex alone. So the
//! first two support points rotate the direction only as far as it takes to bring them behind the plane, after Chung
//! and Wang. Only then the simplex of the points found so far determines the direction. Whatever the directions and the
//! points, the end is proved as above: a poor direction costs a support point. For hulls that nearly touch, eight
//! support points become three (64 vertices) or two (256).
//!
//! Hulls are searched in single precision first, and again in double precision if that leaves the verdict open.
//!
//! All other cases (a touch, a simplex with the origin on it, a search that makes no progress) go to the exact method,
//! on the vertices of the placed shapes; curved shapes go to the bounds of the reference. So the verdict is that of the
//! reference, which `crates/tools/tests/it/intersection` checks.
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

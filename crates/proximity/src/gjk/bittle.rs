//! W. Bittle, *GJK (Gilbert–Johnson–Keerthi)*, dyn4j.org, 13 April 2010. 2D only.
//!
//! The code follows the article decision by decision. The first direction is given and its point is never tested; the
//! second direction is its negation; `<= 0` rejects. Edge normals come from the triple product, expanded as in the
//! article, and the direction is that normal, not rescaled.
//!
//! Known defects: if the origin lies on the segment AB the normal is the zero vector, the next `A·v` is 0, and `<= 0`
//! answers no, even if the shapes overlap deeply. Touching shapes get either answer. There is no limit.

use std::ops::ControlFlow;

use super::cycle::CycleDetector;
use super::region::Region;
use super::search::{CUT_SHORT, ENCLOSED, Ending, Search};
use super::sign::Sign;
use super::simplex::Letter::{A, B, C};
use super::trace::{PlaneQuestion, ReachTest, Recorder};
use crate::geometry::{Scalar, Vector};

pub(super) fn solve<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>) -> Ending {
    run(search).break_value().unwrap_or(CUT_SHORT)
}

fn run<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>) -> ControlFlow<Ending> {
    let (support, support_value) = search.next_support();
    search.accept(support, support_value, ReachTest::Untested);
    search.look_aside(-search.direction);
    let mut cycles = CycleDetector::new();
    while !search.is_exhausted() {
        cycles.check(search)?;
        search.advance(|support_value| support_value <= V::Scalar::ZERO)?;
        if search.simplex.len() == 2 {
            segment(search);
        } else {
            triangle(search)?;
        }
    }
    ControlFlow::Continue(())
}

fn segment<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>) {
    let (ab, ao) = (search.edge(B), search.to_origin());
    search.rule(Region::Edge([A, B]), &[]);
    search.look(triple_product(ab, ao, ab));
}

fn triangle<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>) -> ControlFlow<Ending> {
    let face = [A, B, C];
    let (ab, ac) = (search.edge(B), search.edge(C));
    let beyond_ab = search.outward(triple_product(ac, ab, ab));
    let beyond_ac = search.outward(triple_product(ab, ac, ac));
    let (kept, not_asked, direction) = if search
        .ask_with_normal(PlaneQuestion::BeyondEdge { edge: [A, B], face }, beyond_ab)
        == Sign::Positive
    {
        ([A, B], &[Region::Edge([A, C])][..], beyond_ab)
    } else if search.ask_with_normal(PlaneQuestion::BeyondEdge { edge: [A, C], face }, beyond_ac)
        == Sign::Positive
    {
        ([A, C], &[][..], beyond_ac)
    } else {
        search.rule(Region::Interior, &[]);
        return ControlFlow::Break(ENCLOSED);
    };
    search.rule(Region::Edge(kept), not_asked);
    search.keep(&kept);
    search.look(direction);
    ControlFlow::Continue(())
}

/// Returns (a × b) × c, expanded to b (c · a) − a (c · b).
fn triple_product<V: Vector>(a: V, b: V, c: V) -> V {
    b * c.dot(a) - a * c.dot(b)
}

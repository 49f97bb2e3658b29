//! The reference verdict with its certificate, on polytopes placed beforehand.

use gjk_sandbox::geometry::{Convex, Dimension};
use gjk_sandbox::gjk::{self, Settings, Verdict};
use glam::DVec3;

use crate::pairs::Pair;
use crate::{Ask, Contender, Query};

/// The query of the reference; a hit is an overlap or a touch.
pub(crate) fn query() -> Query {
    let contenders = vec![
        Contender { name: "proof", ready: proof },
        Contender { name: "with robust", ready: with_robust },
    ];
    Query { name: "reference, ns", contenders, ratio: None }
}

/// The certificate from the result of a robust run.
fn proof(pair: &Pair) -> Option<Ask<'_>> {
    let shapes = placed(pair)?;
    let outcome = gjk::decide(&question(&shapes));
    Some(Box::new(move |_| gjk::reference(&question(&shapes), &outcome).verdict != Verdict::Separate))
}

/// The certificate together with the robust run.
fn with_robust(pair: &Pair) -> Option<Ask<'_>> {
    let shapes = placed(pair)?;
    Some(Box::new(move |_| {
        let question = question(&shapes);
        gjk::reference(&question, &gjk::decide(&question)).verdict != Verdict::Separate
    }))
}

/// Returns `None` for curved shapes, whose reference is a search to a tolerance.
fn placed(pair: &Pair) -> Option<[Convex<DVec3>; 2]> {
    let Pair { prepared: [p, q], poses: [at_p, at_q], .. } = pair;
    Some([p.placed(at_p), q.placed(at_q)])
        .filter(|shapes| shapes.iter().all(|it| it.core_vertices().is_some()))
}

fn question([p, q]: &[Convex<DVec3>; 2]) -> gjk::Query<'_> {
    gjk::Query { p, q, dimension: Dimension::Three, settings: Settings::default() }
}

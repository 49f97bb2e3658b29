//! The first contact of two polytopes without radii. All numbers are fractions.

use dashu_ratio::RBig;
use glam::DVec3;

use super::contact::{CastCertificate, CastTime, CommonPointAt, Contact, ContactKind, FirstContact, axis};
use super::line::{Entry, Line, mean, pairs_of, weights_of};
use crate::geometry::exact::ExactPair;
use crate::geometry::{Dimension, Side, WitnessPoints};
use crate::gjk::exact;
use crate::gjk::outcome::Verdict;

pub(super) fn first_contact(pair: &ExactPair, dimension: Dimension, translation: DVec3) -> FirstContact {
    let line = Line::new(pair, translation);
    let to_path = line.nearest_to_path();
    let entry = if to_path.direction.is_zero() { line.enter(RBig::ZERO) } else { None };
    let Some(Entry { time, feature, axis: entered }) = entry else {
        return FirstContact {
            contact: None,
            certificate: CastCertificate { before: vec![axis(&to_path.direction)], ..Default::default() },
        };
    };
    let starts = time.is_zero().then(|| exact::solve(pair, dimension, &pairs_of(&feature)));
    let touch = starts.as_ref().filter(|start| start.verdict == Verdict::Touching);
    let along = || exact::plane_along(pair, dimension, line.velocity().clone());
    let kind = match &starts {
        Some(start) if start.verdict == Verdict::Overlap => ContactKind::StartsOverlapping,
        Some(_) => ContactKind::StartsTouching,
        None if along().is_some() => ContactKind::Graze,
        None => ContactKind::Impact,
    };
    let entered = entered.or_else(|| touch.map(|start| start.direction.clone()));
    let exit = line.leave().filter(|exit| exit.time <= RBig::ONE);
    let weights = weights_of(&feature);
    let on_p = mean(pair, Side::P, &weights);
    let before = entered.as_ref().map(axis);
    FirstContact {
        contact: Some(Contact {
            time: CastTime::of(time.clone()),
            exit: exit.as_ref().map(|exit| CastTime::of(exit.time.clone())),
            kind,
            normal: before.as_ref().map(|axis| axis.direction),
            points: WitnessPoints { on_p, on_q: on_p },
        }),
        certificate: CastCertificate {
            before: before.into_iter().collect(),
            at: Some(CommonPointAt { time, weights }),
            after: exit.as_ref().and_then(|exit| exit.axis.as_ref()).map(axis),
            at_exit: exit.map(|exit| CommonPointAt { weights: weights_of(&exit.feature), time: exit.time }),
            tolerance: 0.0,
        },
    }
}

//! The mystery bug: a defect that is hidden in the algorithm until the user names it.

pub(crate) mod ui;

use std::any::Any;
use std::hash::{BuildHasher as _, RandomState};

use eframe::egui::Context;

use crate::app::features::feature::{Feature, Others};
use crate::app::state::cx::Cx;
use crate::app::state::mystery::Mystery;
use crate::app::state::request::Request;
use crate::edit::{Change, Edit};
use crate::geometry::{Body, Shape};
use crate::gjk::{Defect, Defects, Judgement, Settings};
use crate::message::text;
use crate::scene::Scene;

/// The mystery bug. The hidden defect is in the session, since pages of lessons hide one, too.
#[derive(Debug, Default)]
pub(crate) struct MysteryBug;

/// A request about a hidden defect.
enum MysteryRequest {
    /// Hide a defect in the algorithm of the scene.
    Hide,
    /// Guess its name.
    Name(Defect),
    /// Reveal the defect.
    GiveUp,
}

impl Feature for MysteryBug {
    /// Checks whether the pair exposes the defect. Without a defect there is no mystery.
    fn begin_pass(&mut self, cx: &mut Cx<'_>) {
        let is_current = cx.derived.revision == cx.document.revision();
        if cx.derived.analysis.trace.defects.is_none() && is_current {
            cx.session.mystery = None;
        }
        if let Some(mystery) = &mut cx.session.mystery {
            mystery.is_betrayed |= cx.derived.judgement() == Judgement::Differs;
        }
    }

    fn carry_out(&mut self, request: &dyn Any, _: &Others<'_>, cx: &mut Cx<'_>, _: &Context) -> bool {
        let scene = cx.document.scene();
        match (request.downcast_ref(), &mut cx.session.mystery) {
            (None, _) => return false,
            (Some(MysteryRequest::Hide), mystery) => {
                if let Some(defect) = random_defect(scene, cx.document.revision()) {
                    let query = Settings { defects: Defects::default().with(defect), ..scene.query };
                    let edit = Edit::new(text!("shell-hide-a-mistake"), Change::Query(query));
                    cx.requests.push(Request::Edit(edit));
                    *mystery = Some(Mystery::default());
                }
            }
            (Some(MysteryRequest::Name(defect)), Some(mystery)) => {
                mystery.named = Some((*defect, scene.query.defects.contains(*defect)));
            }
            (Some(MysteryRequest::GiveUp), Some(mystery)) => mystery.is_given_up = true,
            (Some(MysteryRequest::Name(_) | MysteryRequest::GiveUp), None) => {}
        }
        true
    }
}

/// A random defect that can show in the algorithm of a scene.
fn random_defect(scene: &Scene, revision: u64) -> Option<Defect> {
    let (algorithm, dimension) = (scene.query.algorithm, scene.dimension);
    let is_stretched = |body: &Body| matches!(body.shape(), Shape::Ellipse { .. } | Shape::Ellipsoid { .. });
    let can_show =
        |defect: &Defect| *defect != Defect::InverseForTranspose || scene.bodies.iter().any(is_stretched);
    let fits = |defect: &Defect| defect.refusal(algorithm, dimension).is_none() && can_show(defect);
    let fitting: Vec<Defect> = Defect::ALL.into_iter().filter(fits).collect();
    let random = RandomState::new().hash_one(revision) % fitting.len().max(1) as u64;
    usize::try_from(random).ok().and_then(|index| fitting.get(index)).copied()
}

//! The mystery bug: hiding a defect in the algorithm, and naming it.

use std::hash::{BuildHasher as _, RandomState};

use eframe::egui::Context;

use super::App;
use crate::app::state::mystery::Mystery;
use crate::app::state::request::MysteryRequest;
use crate::edit::{Change, Edit};
use crate::geometry::{Body, Shape};
use crate::gjk::{Defect, Defects, Judgement, Settings};
use crate::message::text;

impl App {
    /// Hides everything that would name a hidden defect, and checks whether the pair exposes it. Without a
    /// defect there is no mystery.
    pub(crate) fn keep_mystery(&mut self) {
        let Self { document, session, derived, .. } = self;
        if derived.analysis.trace.defects.is_none() && derived.revision == document.revision() {
            session.mystery = None;
        }
        if let Some(mystery) = &mut session.mystery {
            mystery.is_betrayed |= derived.judgement() == Judgement::Differs;
        }
        derived.is_sealed = session.mystery.is_some_and(Mystery::is_open);
    }

    /// Executes a request about a hidden defect.
    pub(crate) fn carry_out_mystery(&mut self, request: MysteryRequest, ctx: &Context) {
        let scene = self.document.scene();
        let defects = scene.query.defects;
        match (request, &mut self.session.mystery) {
            (MysteryRequest::Hide, _) => {
                let (algorithm, dimension) = (scene.query.algorithm, scene.dimension);
                let is_stretched =
                    |body: &Body| matches!(body.shape(), Shape::Ellipse { .. } | Shape::Ellipsoid { .. });
                let can_show = |defect: &Defect| {
                    *defect != Defect::InverseForTranspose || scene.bodies.iter().any(is_stretched)
                };
                let fitting: Vec<Defect> = Defect::ALL
                    .into_iter()
                    .filter(|it| it.refusal(algorithm, dimension).is_none() && can_show(it))
                    .collect();
                let random = RandomState::new().hash_one(self.document.revision());
                let Some(defect) = usize::try_from(random % fitting.len().max(1) as u64)
                    .ok()
                    .and_then(|index| fitting.get(index))
                else {
                    return;
                };
                let query = Settings { defects: Defects::default().with(*defect), ..scene.query };
                self.edit(&Edit::new(text!("shell-hide-a-mistake"), Change::Query(query)), ctx);
                self.session.mystery = Some(Mystery::default());
            }
            (MysteryRequest::Name(defect), Some(mystery)) => {
                mystery.named = Some((defect, defects.contains(defect)));
            }
            (MysteryRequest::GiveUp, Some(mystery)) => mystery.is_given_up = true,
            (MysteryRequest::Name(_) | MysteryRequest::GiveUp, None) => {}
        }
    }
}

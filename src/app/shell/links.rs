//! Links: opening one, copying the link to the scene, and what the page learns of the window.

use eframe::egui::Context;
use serde_json::json;

use super::App;
use super::dialogs::{Modal, PendingOpen};
use super::unsaved::Loss;
use crate::app::features::lessons::Lessons;
use crate::app::platform;
use crate::app::state::home::Origin;
use crate::figure::Analysis;
use crate::figure::narration::{Narration, proof};
use crate::link::{self, Link, LinkTarget, MAX_LENGTH};
use crate::message::text;
use crate::scene::library::SHIPPED;
use crate::scene::{ShownFigure, ShownTab};
use crate::words::one_line;

impl App {
    /// Opens a link. Asks first if changes are unsaved. A broken link changes nothing.
    pub(crate) fn open_link(&mut self, text: &str, ctx: &Context) {
        match Link::parse(text) {
            Ok(link) => self.show_link(link, ctx),
            Err(error) => {
                let words = text!("link-cannot-be-opened"; error = error.to_string());
                self.session.tell(words);
            }
        }
    }

    fn show_link(&mut self, Link { target, step, panel, presents }: Link, ctx: &Context) {
        let (leaving, step) = match target {
            LinkTarget::Scene(scene) => (PendingOpen::Show(scene, Origin::Link), step),
            LinkTarget::Shipped(index) => {
                (PendingOpen::Show(Box::new(SHIPPED[index].scene()), Origin::Shipped(index)), step)
            }
            LinkTarget::Lesson(index) => {
                let Ok(loaded) = Lessons::shipped(index) else { return };
                let last = loaded.scenes.len() - 1;
                let page = step.unwrap_or(1).saturating_sub(1).min(last);
                (PendingOpen::BeginLesson(Box::new(loaded), page), None)
            }
            LinkTarget::LessonAt(address) => return platform::fetch_lesson(&address, ctx),
        };
        match self.loss(&leaving) {
            None => self.open_at(leaving, step, ctx),
            Some(Loss { reason, .. }) => self.modal = Some(Modal::Unsaved { reason, leaving }),
        }
        let named = |name: &str| panel.as_deref() == Some(name);
        if let Some(tab) = ShownTab::ALL.iter().find(|tab| named(tab.name())) {
            self.session.settings.tab = (*tab).into();
        }
        if let Some(figure) = ShownFigure::ALL.iter().find(|figure| named(figure.name())) {
            self.session.settings.pane = (*figure).into();
        }
        self.is_to_present |= presents && self.presenter.is_none();
        ctx.request_repaint();
    }

    /// The link to the scene at the shown step, or the reason why it is too long.
    fn link(&self) -> Result<String, String> {
        let scene = self.document.scene();
        let page = platform::address();
        let own = match self.document.origin() {
            Origin::Shipped(index) if SHIPPED[*index].scene() == *scene => link::to_shipped(&page, *index),
            _ => link::to_scene(&page, scene),
        };
        let link = link::at_step(own, self.session.playback.step() + 1);
        let length = link.len();
        if length > MAX_LENGTH {
            Err(text!("link-is-long"; length = length, most = MAX_LENGTH))
        } else {
            Ok(link)
        }
    }

    /// Copies the link to the scene.
    pub(crate) fn copy_link(&mut self, ctx: &Context) {
        let said = match self.link() {
            Ok(link) => {
                ctx.copy_text(link);
                text!("link-copied").to_owned()
            }
            Err(reason) => reason,
        };
        self.session.tell(said);
    }

    /// Copies the link, the points, the verdict and its proof as Markdown.
    pub(crate) fn copy_report(&mut self, ctx: &Context) {
        let link = self.link().unwrap_or_else(|reason| reason);
        let scene = self.document.scene();
        let Analysis { trace, reference, dimension, .. } = &self.derived.analysis;
        let proof: Vec<String> = proof(reference, *dimension).iter().map(Narration::to_plain).collect();
        let words = text!(
            "link-report"; verdict = reference.verdict.word(), proof = proof.join(" "),
            code = trace.algorithm.title(), answer = trace.outcome.verdict.word(),
        );
        let title = one_line(&scene.title);
        ctx.copy_text(format!("**[{title}]({link})**\n\n{words}\n\n```ron\n{}```\n", scene.to_ron()));
        self.session.tell(text!("link-report-copied").to_owned());
    }

    /// What the window shows, in the words of `trace --format json`.
    pub(crate) fn in_words(&self) -> String {
        let analysis = &self.derived.analysis;
        let dialog = match &self.modal {
            Some(Modal::Message { text, .. } | Modal::Unsaved { reason: text, .. }) => Some(text.as_str()),
            Some(Modal::Recover(_)) => Some(text!("shell-recover-unsaved-scenes")),
            _ => None,
        };
        json!({
            "title": self.document.title(),
            "dimension": self.document.scene().dimension.count(),
            "step": self.session.playback.step() + 1,
            "steps": analysis.trace.steps(),
            "verdict": analysis.reference.verdict.name(),
            "answer": analysis.trace.outcome.answer,
            "message": dialog.or(self.notice()),
            "unsaved": self.document.is_changed(),
        })
        .to_string()
    }
}

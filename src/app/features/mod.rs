//! Features: each owns its state and its panel, and requests changes of the scene and the window.

pub(crate) mod authoring;
pub(crate) mod compare;
pub(crate) mod exchange;
pub(crate) mod explore;
pub(crate) mod gallery;
pub(crate) mod grading;
pub(crate) mod handout;
pub(crate) mod laboratory;
pub(crate) mod lessons;
pub(crate) mod map;
pub(crate) mod motion;
pub(crate) mod notes;
pub(crate) mod picture;
pub(crate) mod prediction;
pub(crate) mod reach;
pub(crate) mod scenes;
pub(crate) mod slice;
pub(crate) mod tour;
pub(crate) mod trace_import;
pub(crate) mod tree;

use crate::app::state::cx::Cx;
use crate::app::state::view::Framing;
use crate::figure::prediction::{Answer, OfferedAnswers, Prediction};
use crate::judge::Exhibit;
use crate::scene::{Scene, ViewPreset};
use authoring::Authoring;
use compare::Compare;
use exchange::exporting::Exporting;
use exchange::importing::Importing;
use explore::Explorer;
use gallery::Gallery;
use grading::Grading;
use handout::Handouts;
use laboratory::Laboratory;
use lessons::Lessons;
use map::Mapping;
use motion::Motion;
use notes::Notes;
use picture::Pictures;
use prediction::Quiz;
use reach::Dial;
use scenes::Browser;
use slice::SlicePlane;
use tour::Tour;
use trace_import::TraceImport;
use tree::TreeTab;

/// The state of all features. None of it is saved with the scene.
#[derive(Debug, Default)]
pub(crate) struct Features {
    /// The motion of Q.
    pub(crate) motion: Motion,
    /// The workspace Explore.
    pub(crate) explorer: Explorer,
    /// The outcome map.
    pub(crate) map: Mapping,
    /// The plane that cuts P ⊖ Q.
    pub(crate) slice: SlicePlane,
    /// The direction along which the support functions are shown.
    pub(crate) reach: Dial,
    /// The workspace Compare.
    pub(crate) compare: Compare,
    /// The laboratory: experiments with random pairs.
    pub(crate) laboratory: Laboratory,
    /// The judge of the user's own solver.
    pub(crate) grading: Grading,
    /// The reader of traces of other programs.
    pub(crate) trace_import: TraceImport,
    /// The gallery of shapes.
    pub(crate) gallery: Gallery,
    /// The import window.
    pub(crate) importing: Importing,
    /// The export window.
    pub(crate) exporting: Exporting,
    /// The windows *Save picture* and *Save run*.
    pub(crate) pictures: Pictures,
    /// The questions before each decision.
    pub(crate) quiz: Quiz,
    /// The window *Handout*.
    pub(crate) handouts: Handouts,
    /// The lessons.
    pub(crate) lessons: Lessons,
    /// The lesson that is being written.
    pub(crate) authoring: Authoring,
    /// The browser of the shipped scenes.
    pub(crate) scenes: Browser,
    /// The title and the notes.
    pub(crate) notes: Notes,
    /// The tour of the window.
    pub(crate) tour: Tour,
    /// The survey of how often random pairs reach the branches of the published code.
    pub(crate) tree: TreeTab,
}

impl Features {
    /// Resets everything that belongs to the scene, for another scene.
    pub(crate) fn restart(&mut self, preset: ViewPreset) {
        self.motion.restart();
        self.notes.restart();
        self.quiz.restart();
        self.reach = Dial::default();
        self.map.start_over();
        self.compare.restart(preset);
    }

    /// Moves the views to the view that the scene stores, framing everything.
    pub(crate) fn go_home(&mut self, preset: ViewPreset) {
        self.explorer.view.framing = Framing::Due;
        self.compare.go_home(preset);
    }

    /// Returns the question that can be answered in the picture at a step, with the chosen answer: a question
    /// before a decision of the run, or else a question of a page.
    pub(crate) fn asked(&self, scene: &Scene, step: usize) -> Option<(&Prediction, Option<Answer>)> {
        self.quiz.asked().or_else(|| self.lessons.asked(scene, step))
    }

    /// Returns whether the open question asks for a vertex.
    pub(crate) fn asks_for_a_vertex(&self, cx: &Cx<'_>) -> bool {
        let asked = self.asked(cx.scene, cx.step);
        asked.is_some_and(|(prediction, _)| matches!(prediction.asked, OfferedAnswers::Vertex { .. }))
    }

    /// Ends the current drag, because something else has changed the scene. Returns whether there was one.
    pub(crate) fn drop_drag(&mut self) -> bool {
        self.explorer.held.take().is_some() | self.motion.drop_drag()
    }

    /// Collects the results of background work. Returns a scene to open, with its external trace if there is
    /// one.
    pub(crate) fn poll(&mut self) -> Option<Exhibit> {
        self.motion.poll();
        self.tree.poll();
        self.importing.poll();
        let of_laboratory = self.laboratory.poll().map(|scene| Exhibit { scene, run: None });
        of_laboratory.or_else(|| self.grading.poll())
    }
}

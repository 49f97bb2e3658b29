//! Features: each owns its state and its panel, and requests changes of the scene and the window.

pub(crate) mod compare;
pub(crate) mod description;
pub(crate) mod exchange;
pub(crate) mod explore;
pub(crate) mod feature;
pub(crate) mod gallery;
pub(crate) mod grading;
pub(crate) mod handout;
pub(crate) mod laboratory;
pub(crate) mod lessons;
pub(crate) mod map;
pub(crate) mod motion;
pub(crate) mod mystery;
pub(crate) mod notes;
pub(crate) mod picture;
pub(crate) mod prediction;
pub(crate) mod reach;
pub(crate) mod scenes;
pub(crate) mod slice;
pub(crate) mod tour;
pub(crate) mod trace_import;
pub(crate) mod tree;
pub(crate) mod welcome;

use std::any::Any;

use eframe::egui::{Context, Ui};

use crate::app::command::Command;
use crate::app::editing::state::Editing;
use crate::app::state::cx::Cx;
use crate::app::state::document::Document;
use crate::app::state::layout::{Pane, Tab};
use crate::app::view::view_map::ViewMap;
use crate::app::view::viewport::Viewport;
use crate::edit::Edit;
use crate::figure::Figure;
use crate::figure::prediction::{Answer, OfferedAnswers, Prediction};
use crate::figure::regions::add_offered;
use crate::geometry::Dimension;
use crate::gjk::Region;
use crate::scene::{Scene, ViewPreset};
use feature::{Feature, Others};

/// Makes the state of all features, and the list of them.
macro_rules! features {
    ($($name:ident: $Feature:ty,)*) => {
        /// The state of all features. None of it is saved with the scene.
        #[derive(Debug, Default)]
        pub(crate) struct Features {
            $(#[doc = concat!("The state of `", stringify!($Feature), "`.")] pub(crate) $name: $Feature,)*
        }

        const COUNT: usize = [$(stringify!($name)),*].len();

        impl Features {
            /// Returns all features.
            pub(crate) fn all(&self) -> [&dyn Feature; COUNT] {
                [$(&self.$name),*]
            }

            fn all_mut(&mut self) -> [&mut (dyn Feature + 'static); COUNT] {
                [$(&mut self.$name),*]
            }
        }
    };
}

// In the order in which their windows are shown. A page of a lesson keeps the playhead before the questions do.
features! {
    motion: motion::Motion,
    explorer: explore::Explorer,
    map: map::Mapping,
    slice: slice::SlicePlane,
    reach: reach::Dial,
    compare: compare::Compare,
    tree: tree::TreeTab,
    mystery: mystery::MysteryBug,
    notes: notes::Notes,
    tour: tour::Tour,
    welcome: welcome::Welcome,
    descriptions: description::Descriptions,
    trace_import: trace_import::TraceImport,
    laboratory: laboratory::Laboratory,
    grading: grading::Grading,
    gallery: gallery::Gallery,
    scenes: scenes::Browser,
    lessons: lessons::Lessons,
    quiz: prediction::Quiz,
    handouts: handout::Handouts,
    importing: exchange::importing::Importing,
    exporting: exchange::exporting::Exporting,
    pictures: picture::Pictures,
}

impl Features {
    /// Calls each feature, with the others.
    fn each(&mut self, mut call: impl FnMut(&mut dyn Feature, &Others<'_>)) {
        let mut all = self.all_mut();
        for index in 0..COUNT {
            let (before, rest) = all.split_at_mut(index);
            if let Some((feature, after)) = rest.split_first_mut() {
                call(&mut **feature, &Others { before, after });
            }
        }
    }

    /// Takes the results of background work.
    pub(crate) fn poll(&mut self, cx: &mut Cx<'_>) {
        self.each(|feature, _| feature.poll(cx));
    }

    /// Brings session and playhead into line with the scene, before anything is shown.
    pub(crate) fn begin_pass(&mut self, cx: &mut Cx<'_>) {
        self.each(|feature, _| feature.begin_pass(cx));
    }

    /// Shows the windows of the features above the panels.
    pub(crate) fn windows_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>) {
        self.each(|feature, others| feature.window_ui(ctx, cx, others));
    }

    /// Shows a tab of the lower panel that belongs to a feature.
    pub(crate) fn tab_ui(&mut self, tab: Tab, ui: &mut Ui, cx: &mut Cx<'_>) {
        self.all_mut().into_iter().any(|feature| feature.tab_ui(tab, ui, cx));
    }

    /// Shows a view on the right that belongs to a feature.
    pub(crate) fn pane_ui(&mut self, pane: Pane, ui: &mut Ui, cx: &mut Cx<'_>) {
        self.all_mut().into_iter().any(|feature| feature.pane_ui(pane, ui, cx));
    }

    /// Shows the controls beside the title of the picture of the shapes.
    pub(crate) fn shapes_bar_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        self.each(|feature, _| feature.shapes_bar_ui(ui, cx));
    }

    /// Adds marks to the picture of the shapes, which the user may be moving.
    pub(crate) fn add_to_shapes(&self, figure: &mut Figure, is_moving: bool, cx: &Cx<'_>) {
        for feature in self.all() {
            feature.add_to_shapes(figure, is_moving, cx);
        }
    }

    /// Handles the pointer in the picture of the shapes before the bodies do. Returns whether a feature uses it.
    pub(crate) fn shapes_ui(
        &mut self,
        ui: &mut Ui,
        viewport: &Viewport<'_>,
        editing: &mut Editing,
        cx: &mut Cx<'_>,
    ) -> bool {
        self.all_mut().into_iter().any(|feature| feature.shapes_ui(ui, viewport, editing, cx))
    }

    /// Shows the controls in the picture of P ⊖ Q that answer the open question. Returns the given answer.
    pub(crate) fn answer_ui(&self, ui: &Ui, map: &ViewMap, scene: &Scene, step: usize) -> Option<Answer> {
        let (question, chosen) = self.asked(scene, step)?;
        prediction::picture::ui(ui, map, question, chosen)
    }

    /// Draws the regions among the answers to the open question into the picture of P ⊖ Q.
    pub(crate) fn add_answers(&self, figure: &mut Figure, cx: &Cx<'_>) {
        let Some((question, chosen)) = self.asked(cx.scene, cx.step) else { return };
        if figure.dimension == Dimension::Two {
            let analysis = &cx.derived.analysis;
            let choices = question.choices().iter().enumerate();
            let offered = choices
                .filter_map(|(index, choice)| Some((choice.region?, chosen == Some(Answer::Choice(index)))));
            add_offered(figure, &analysis.state(cx.step).lettered, analysis.difference_bounds(), offered);
        }
    }

    /// Executes a command. Returns whether a feature knows it.
    pub(crate) fn command(&mut self, command: Command, cx: &mut Cx<'_>, ctx: &Context) -> bool {
        let mut is_known = false;
        self.each(|feature, others| is_known |= feature.command(command, others, cx, ctx));
        is_known
    }

    /// Executes a request of a feature to itself. Returns whether a feature knows it.
    pub(crate) fn carry_out(&mut self, request: &dyn Any, cx: &mut Cx<'_>, ctx: &Context) -> bool {
        let mut is_known = false;
        self.each(|feature, others| is_known |= feature.carry_out(request, others, cx, ctx));
        is_known
    }

    /// Ends the pass.
    pub(crate) fn end_pass(&mut self, cx: &mut Cx<'_>) {
        self.each(|feature, _| feature.end_pass(cx));
    }

    /// Closes everything that shows more of the run than its current step.
    pub(crate) fn cover(&mut self, cx: &mut Cx<'_>) {
        self.each(|feature, _| feature.cover(cx));
    }

    /// Ends the current drag, because something else has changed the scene. Returns whether there was one.
    pub(crate) fn drop_drag(&mut self) -> bool {
        let mut is_dropped = false;
        self.each(|feature, _| is_dropped |= feature.drop_drag());
        is_dropped
    }

    /// Resets everything that belongs to the scene, for another scene.
    pub(crate) fn restart(&mut self, preset: ViewPreset) {
        self.each(|feature, _| feature.restart(preset));
    }

    /// Follows another scene that the user has opened, and that is shown and computed.
    pub(crate) fn scene_opened(&mut self, cx: &mut Cx<'_>) {
        self.each(|feature, _| feature.scene_opened(cx));
    }

    /// Returns the reason if a feature prevents an edit.
    pub(crate) fn refusal(&self, edit: &Edit, document: &Document) -> Option<String> {
        self.all().into_iter().find_map(|feature| feature.refusal(edit, document))
    }

    /// Moves the views to the view that the scene stores, framing everything.
    pub(crate) fn go_home(&mut self, preset: ViewPreset) {
        self.each(|feature, _| feature.go_home(preset));
    }

    /// Returns the question that can be answered in the picture at a step, with the chosen answer: a question
    /// before a decision of the run, or else a question of a page.
    pub(crate) fn asked(&self, scene: &Scene, step: usize) -> Option<(&Prediction, Option<Answer>)> {
        self.quiz.asked().or_else(|| self.lessons.asked(scene, step))
    }

    /// Accepts an answer to the question before a decision of the run, or else to that of a page.
    pub(crate) fn answer(&mut self, answer: Answer, step: usize) {
        if self.quiz.is_open() {
            self.quiz.choose(answer);
        } else {
            self.lessons.choose(answer, step);
        }
    }

    /// Accepts a region clicked in the picture as the answer, if a question requests one.
    pub(crate) fn answer_by_region(&mut self, region: Region, scene: &Scene, step: usize) {
        let answer = self.asked(scene, step).and_then(|(asked, _)| asked.of_region(region));
        if let Some(answer) = answer {
            self.answer(answer, step);
        }
    }

    /// Returns whether the open question asks for a vertex.
    pub(crate) fn asks_for_a_vertex(&self, cx: &Cx<'_>) -> bool {
        let asked = self.asked(cx.scene, cx.step);
        asked.is_some_and(|(prediction, _)| matches!(prediction.asked, OfferedAnswers::Vertex { .. }))
    }
}

//! P ⊖ Q at a step of one of two runs. Both views share one camera and one framing.

use eframe::egui::{RichText, Ui, UiBuilder};

use crate::app::features::compare::Compare;
use crate::app::state::cx::Cx;
use crate::app::state::derived::Derived;
use crate::app::state::panel::WindowPanel;
use crate::app::view::hover;
use crate::app::view::viewport::{ViewContent, Viewport};
use crate::figure::{Extent, Spotlight, difference};
use crate::message::text;

/// The run that a view shows.
pub(super) struct ShownRun<'a> {
    /// The index of the run, 0 or 1.
    pub(super) run: usize,
    /// The run.
    pub(super) derived: &'a Derived,
    /// The step of the run; `None` before the run has begun.
    pub(super) step: Option<usize>,
    /// The extent of the differences of both runs.
    pub(super) extent: &'a Extent,
    /// The items of this run that are linked to the hovered item.
    pub(super) lit: &'a Spotlight,
}

/// Returns the extent of the differences of both runs.
pub(super) fn extent_of(runs: [&Derived; 2]) -> Extent {
    let [one, other] = runs.map(|run| &run.extents[WindowPanel::Difference]);
    one.union(other)
}

/// Shows a view in the remaining area of `ui`.
pub(super) fn ui(ui: &mut Ui, shown: &ShownRun<'_>, compare: &mut Compare, cx: &mut Cx<'_>) {
    let ShownRun { run, derived, step, extent, lit } = *shown;
    let name = if run == 0 {
        text!("compare-difference-view-of-run-1")
    } else {
        text!("compare-difference-view-of-run-2")
    };
    let mut figure = difference(&derived.analysis, step.unwrap_or(0), cx.session.overlays);
    lit.light_difference(&mut figure);
    let content = ViewContent {
        name,
        figure: &figure,
        extent,
        is_held: false,
        has_axes: true,
        has_buttons: false,
        left_buttons: 0,
    };
    let Some(viewport) = Viewport::show(ui, content, &mut compare.view) else { return };
    if let Some(step) = step {
        viewport.paint_fading(ui, &mut compare.fades[run], derived.revision, cx.session.settings.animate);
        hover::ui(&viewport, WindowPanel::Difference, None, &mut cx.of_run(derived, step));
    } else {
        let mut ui = ui.new_child(UiBuilder::new().max_rect(viewport.map.rect.shrink(12.0)));
        ui.label(RichText::new(text!("compare-this-run-begins-at-a")).weak());
    }
    viewport.navigate(ui, &mut compare.view, false);
}

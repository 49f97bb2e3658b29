//! The 2D view: a plot with equal scales on both axes, over which the figure is painted.

use std::ops::RangeInclusive;

use eframe::egui::{
    self, CursorIcon, FontId, PointerButton, Rangef, Role as AccessRole, Ui, Vec2, WidgetInfo,
};
use egui_plot::{AxisHints, GridInput, GridMark, Plot, PlotBounds, PlotTransform, uniform_grid_spacer};
use glam::DVec2;

use crate::app::editing::Editing;
use crate::app::editing::pointer::{self, Grip, PointerUse};
use crate::app::state::derived::Derived;
use crate::app::state::fade;
use crate::app::state::panel::Panel;
use crate::app::state::request::Requests;
use crate::app::state::session::Session;
use crate::app::state::view::{Framing, View};
use crate::app::view::hover;
use crate::app::view::nav::{self, Nav};
use crate::app::view::nodes;
use crate::app::view::paint::{self, FigurePainter, to_dvec2, to_f32};
use crate::app::view::regions;
use crate::app::view::view_map::{Sight, ViewMap};
use crate::app::widgets::theme;
use crate::figure::{Bounds, Figure, Palette, Plane, Role, tick_label, tick_step};
use crate::scene::Scene;

/// The least and greatest width of the plot, in scene units: beyond, screen coordinates lose digits.
const WIDTHS: (f64, f64) = (1e-9, 1e13);

/// Grid lines closer than this, in points, are not drawn.
const FINEST_GRID: f32 = 8.0;

/// The least distance of axis labels, in points, and the distance for each character.
const NUMBER_SPACING: (f64, f64) = (30.0, 8.0);

/// Shows one panel in 2D.
pub(crate) fn ui(
    ui: &mut Ui,
    panel: Panel,
    (figure, derived): (&Figure, &Derived),
    scene: &Scene,
    (editing, session): (&mut Editing, &mut Session),
    requests: &mut Requests,
) {
    let bounds = derived.bounds[panel];
    let fading = fade::fading(ui, panel, figure, derived, session);
    let dragging = panel == Panel::Shapes && editing.is_moving();
    let view = &mut session.views[panel];
    let outside = ui.available_rect_before_wrap();
    let resized = view.size != outside.size();
    view.size = outside.size();
    let left =
        resized || view.settles || view.dwarfs(bounds) || view.plot.is_some_and(|plot| !shows(&plot, bounds));
    // During a drag the view stays fixed under the pointer.
    let frame = !dragging && (view.framing == Framing::Due || (left && view.framing == Framing::Kept));
    let moved = view.moved.take();
    let palette = theme::palette(ui);
    paint::sheet(ui, outside, palette);
    let plot = plane(panel, palette);
    let shown = plot.show(ui, |plot| {
        if frame {
            plot.set_plot_bounds(framing(bounds, plot.response().rect.size()));
        } else if !dragging {
            if let Some(moved) = moved {
                plot.set_plot_bounds(moved);
            }
            navigate(plot, view.pans);
        }
    });
    if frame {
        view.framed(bounds);
        view.settles = !view.settles;
    } else if is_moved(view, &shown.transform) {
        view.framing = Framing::Left;
    }
    view.plot = Some(shown.transform);
    if frame {
        // The plot has taken the new bounds, but the aspect ratio is only settled in the next frame.
        ui.ctx().request_repaint();
    }
    let response = shown.response;
    response.widget_info(|| WidgetInfo::labeled(AccessRole::Canvas, ui.is_enabled(), panel.name()));
    view.hovered = response.contains_pointer();

    let rect = response.rect;
    let plane = plane_of(&shown.transform);
    let marks = plane.project(figure, to_dvec2(rect.size()));
    if panel == Panel::Shapes {
        pointer::paint_halos(ui, rect, &marks, &session.selection);
    }
    let painter = ui.painter_at(rect);
    let painter = FigurePainter::new(&painter, rect, palette);
    match fading {
        Some((before, part)) => {
            let before = plane.project(&before, to_dvec2(rect.size()));
            painter.paint_fading(&marks, (&before, part), fade::is_letter);
        }
        None => painter.paint(&marks),
    }
    let mut pointer_use = PointerUse::default();
    let map = ViewMap { rect, sight: Sight::Plane(plane) };
    match panel {
        Panel::Shapes => {
            let grip = Grip { marks: &marks, view: map, scene };
            pointer_use = pointer::ui(ui, &response, &grip, editing, session, requests);
        }
        Panel::Difference => nodes::of_difference_ui(ui, &map, figure, derived, &mut session.attention),
    }
    let view = &mut session.views[panel];
    if response.double_clicked() && !pointer_use.taken {
        view.framing = Framing::Due;
        ui.ctx().request_repaint();
    }
    begin_pan(ui, &response, pointer_use, view);
    if panel == Panel::Difference {
        regions::ui(ui, &response, &marks, derived, session, requests);
    }
    if !pointer_use.taken {
        hover::ui(
            response,
            panel,
            (&marks, pointer_use.target),
            figure,
            (derived, scene),
            &mut session.attention,
        );
    }
    if let Some(nav) = nav::ui(ui, rect, panel.name(), false) {
        apply(ui, panel, nav, &shown.transform, session);
    }
}

/// The plot of a panel, with grid and numbers; what moves it is decided here, not by the plot.
fn plane(panel: Panel, palette: &Palette) -> Plot<'static> {
    // A press pans only where hit testing, which comes later, finds nothing else to do.
    paint::still(Plot::new(("plane", panel)), palette)
        .data_aspect(1.0)
        .grid_spacing(Rangef::new(FINEST_GRID, 60.0))
        .x_grid_spacer(uniform_grid_spacer(|input| grid_steps(&input)))
        .y_grid_spacer(uniform_grid_spacer(|input| grid_steps(&input)))
        .custom_x_axes(vec![numbers(AxisHints::new_x(), palette)])
        .custom_y_axes(vec![numbers(AxisHints::new_y(), palette)])
}

/// The spacings of thin and of labelled grid lines: 1, 2, 5, 10 and so on, the same along both axes. The third
/// spacing equals the second: were it larger, its labels would have fewer decimals than their neighbours.
fn grid_steps(input: &GridInput) -> [f64; 3] {
    let per_point = input.base_step_size.abs() / f64::from(FINEST_GRID);
    let (least, per_character) = NUMBER_SPACING;
    let finest = tick_step(per_point * least);
    let (min, max) = input.bounds;
    let longest =
        [min, max].map(|end| tick_label(end, finest).chars().count() as f64).into_iter().fold(0.0, f64::max);
    let step = tick_step(per_point * least.max(longest * per_character));
    // A fifth of the step, or a quarter if a fifth is no round number.
    [tick_step(step * 0.19), step, step]
}

/// Axis labels formatted as in pictures, on every line that is far enough from the next.
fn numbers<'a>(axis: AxisHints<'a>, palette: &Palette) -> AxisHints<'a> {
    let least = to_f32(NUMBER_SPACING.0) - 1.0;
    axis.formatter(|mark: GridMark, _: &RangeInclusive<f64>| tick_label(mark.value, mark.step_size))
        .label_spacing(Rangef::new(least, least))
        .tick_label_color(theme::color(palette.text(Role::Axis)))
        .tick_label_font(FontId::proportional(12.0))
}

/// The plot bounds that show `bounds` with a margin for labels.
pub(crate) fn framing(bounds: Bounds, size: Vec2) -> PlotBounds {
    let size = to_dvec2(size).max(DVec2::ONE);
    let plane = Plane::framing(bounds, size);
    let corner = |screen: DVec2| plane.world_from_screen(screen).truncate().to_array();
    let (upper_left, lower_right) = (corner(DVec2::ZERO), corner(size));
    PlotBounds::from_min_max([upper_left[0], lower_right[1]], [lower_right[0], upper_left[1]])
}

/// Whether all of `bounds` is visible.
fn shows(plot: &PlotTransform, bounds: Bounds) -> bool {
    let (min, max) = (plot.bounds().min(), plot.bounds().max());
    (0..2).all(|axis| min[axis] <= bounds.min[axis] && bounds.max[axis] <= max[axis])
}

/// The map from the scene to paper. In double precision: egui's own positions are f32.
fn plane_of(transform: &PlotTransform) -> Plane {
    let bounds = transform.bounds();
    let scale = f64::from(transform.frame().width()) / bounds.width();
    Plane { origin: DVec2::new(-bounds.min()[0] * scale, bounds.max()[1] * scale), scale }
}

/// Whether the user has panned or zoomed since the last frame. The plot itself moves its bounds by roundoff, when it
/// makes the scales of the axes equal.
fn is_moved(view: &View, transform: &PlotTransform) -> bool {
    let ends = |bounds: &PlotBounds| {
        let ([left, bottom], [right, top]) = (bounds.min(), bounds.max());
        [left, bottom, right, top]
    };
    view.plot.is_some_and(|before| {
        let (was, is) = (ends(before.bounds()), ends(transform.bounds()));
        let roundoff = 1e-6 * before.bounds().width();
        before.frame() == transform.frame()
            && was.into_iter().zip(is).any(|(was, is)| (was - is).abs() > roundoff)
    })
}

/// Navigation that the plot itself does not do: panning, and zooming about the pointer.
fn navigate(plot: &mut egui_plot::PlotUi<'_>, pans: bool) {
    let response = plot.response().clone();
    let others = [PointerButton::Secondary, PointerButton::Middle];
    if pans || others.into_iter().any(|button| response.dragged_by(button)) {
        let by = -plot.pointer_coordinate_drag_delta();
        plot.translate_bounds(by);
        plot.ctx().set_cursor_icon(CursorIcon::Grabbing);
    }
    if response.contains_pointer() {
        let factor = nav::wheel_zoom(plot.ctx());
        let width = plot.plot_bounds().width() / factor;
        if factor != 1.0 && (WIDTHS.0..=WIDTHS.1).contains(&width) {
            plot.zoom_bounds_around_hovered(Vec2::splat(to_f32(factor)));
        }
    }
}

/// Starts panning by a drag that begins on nothing, until the button is released.
fn begin_pan(ui: &Ui, response: &egui::Response, pointer_use: PointerUse, view: &mut View) {
    let is_down = ui.input(|input| input.pointer.primary_down());
    if response.drag_started_by(PointerButton::Primary) && !pointer_use.taken {
        view.pans = true;
        // The movement so far, which the plot applies in the next frame.
        if let Some(plot) = &view.plot {
            let (by, [per_x, per_y]) = (to_dvec2(response.drag_delta()), plot.dvalue_dpos());
            let mut bounds = *plot.bounds();
            bounds.translate((-by.x * per_x, -by.y * per_y));
            view.moved = Some(bounds);
            ui.ctx().request_repaint();
        }
    }
    view.pans &= is_down;
}

/// Applies a navigation button in the next frame.
fn apply(ui: &Ui, panel: Panel, nav: Nav, transform: &PlotTransform, session: &mut Session) {
    let view = &mut session.views[panel];
    let mut bounds = *transform.bounds();
    match nav {
        Nav::Frame => view.framing = Framing::Due,
        Nav::Pan(by) => {
            let [per_x, per_y] = transform.dvalue_dpos();
            bounds.translate((-by.x * per_x, -by.y * per_y));
        }
        Nav::Zoom(factor) => {
            let (center, width, height) =
                (bounds.center(), bounds.width() / factor, bounds.height() / factor);
            if (WIDTHS.0..=WIDTHS.1).contains(&width) {
                bounds.set_x_center_width(center.x, width);
                bounds.set_y_center_height(center.y, height);
            }
        }
        // In 2D there is nothing to orbit.
        Nav::Orbit(_) => {}
    }
    view.moved = (nav != Nav::Frame).then_some(bounds);
    ui.ctx().request_repaint();
}

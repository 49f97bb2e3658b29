//! The switches of the overlays: an enabled switch changes the picture at this step; a disabled one does not, and gives
//! the reason.

use eframe::egui::epaint::{ClippedShape, Shape};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::app::Start;
use gjk_sandbox::figure::{Analysis, Overlay, Overlays, difference, effective, nothing_to_show, world};
use gjk_sandbox::geometry::Dimension;
use gjk_sandbox::scene::library;
use glam::DVec3;

use super::{Window, push, start_of, window_with};

/// The switches above the difference view.
const BAR: [&str; 7] = [
    "Show Regions",
    "Show Tests",
    "Show A cannot be",
    "Show O cannot be",
    "Show Slabs",
    "Show Prism",
    "Show Paper",
];

/// Everything painted in the difference view.
fn painted(window: &Window) -> Vec<Shape> {
    let view = window.get_by_label("Difference view").rect();
    let shapes = window.output().shapes.iter();
    let inside = shapes.filter(|ClippedShape { clip_rect, .. }| view.contains_rect(clip_rect.shrink(1.0)));
    inside.map(|ClippedShape { shape, .. }| shape.clone()).collect()
}

/// A sample of the steps of two scenes in each dimension: every third one.
#[test]
fn an_enabled_switch_changes_the_picture_and_no_other_does() {
    let mut seen = [0, 0];
    for shipped in [&library::SHIPPED[0], &library::SHIPPED[6], &library::SHIPPED[8]] {
        let scene = shipped.scene();
        let steps = Analysis::of(&scene).trace.steps();
        for step in (0..steps).step_by(3) {
            let start = Start { step: Some(step + 1), ..start_of(scene.clone(), shipped.file_name) };
            let mut window = window_with(start, eframe::egui::vec2(1600.0, 900.0));
            for name in BAR {
                let Some(switch) = window.query_by_label(name) else { continue };
                let is_disabled = switch.accesskit_node().is_disabled();
                let before = painted(&window);
                push(&mut window, name);
                let place = format!("{} step {}: {name}", shipped.file_name, step + 1);
                assert_eq!(painted(&window) == before, is_disabled, "{place}");
                seen[usize::from(is_disabled)] += 1;
                if !is_disabled {
                    push(&mut window, name);
                    assert!(painted(&window) == before, "{place}: and back");
                }
            }
        }
    }
    assert!(seen.iter().all(|count| *count > 10), "{seen:?}");
}

/// By the number of points: slabs belong to two and three, prism and paper to four, and the polytope has none of them.
#[test]
fn the_number_of_points_decides_which_regions_there_are() {
    for shipped in library::SHIPPED {
        let analysis = Analysis::of(&shipped.scene());
        for step in 0..analysis.trace.steps() {
            let place = format!("{} step {}", shipped.file_name, step + 1);
            let state = analysis.trace.state(step);
            let points = state.lettered.len();
            let found = effective(&analysis, step, Overlays::default());
            let grows = state.growth.is_some();
            // Points on a line have no triangle, and the same point twice no segment.
            let at: Vec<DVec3> = state.lettered.points().iter().map(|support| support.point).collect();
            let is_degenerate = match at[..] {
                [a, b] => a == b,
                [a, b, c] => (b - a).cross(c - a).length() <= 1e-9 * (b - a).length() * (c - a).length(),
                _ => false,
            };
            for (overlay, its_points) in
                [(Overlay::Slabs, 2..=3), (Overlay::Prism, 4..=4), (Overlay::Flags, 4..=4)]
            {
                if found.contains(overlay) {
                    assert!(its_points.contains(&points) && !grows, "{place}: {overlay:?} of {points}");
                    assert_eq!(analysis.dimension, Dimension::Three, "{place}");
                }
            }
            if analysis.dimension == Dimension::Three
                && !grows
                && state.view.is_none()
                && state.region.is_some()
                && (2..=3).contains(&points)
                && !is_degenerate
            {
                assert!(found.contains(Overlay::Slabs), "{place}");
            }
            assert!(found.contains(Overlay::Hull) && found.contains(Overlay::Simplex), "{place}");
        }
    }
}

/// Every switch of every step of every shipped scene, alone and with all others.
#[test]
fn what_is_refused_changes_neither_picture_and_has_a_reason() {
    for shipped in library::SHIPPED {
        let analysis = Analysis::of(&shipped.scene());
        for step in 0..analysis.trace.steps() {
            for shown in [Overlays::default(), Overlays::ALL] {
                let found = effective(&analysis, step, shown);
                let figures = |shown| (world(&analysis, step, shown), difference(&analysis, step, shown));
                let as_shown = figures(shown);
                for overlay in Overlay::OF_RUN.into_iter().filter(|overlay| !found.contains(*overlay)) {
                    let other = figures(shown.toggled(overlay));
                    let place = format!("{} step {} {overlay:?}", shipped.file_name, step + 1);
                    assert!(as_shown == other || !overlay.is_in(analysis.dimension), "{place}");
                    assert!(nothing_to_show(&analysis, step, shown, overlay).len() > 20, "{place}");
                }
            }
        }
    }
}

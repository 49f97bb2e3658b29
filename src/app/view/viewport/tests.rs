//! Tests of the view with pointer input, with figures of one body of known corners.

use eframe::egui::{
    Event, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, TouchPhase, Vec2, vec2,
};
use egui_kittest::Harness;
use glam::DVec3;

use super::{ViewContent, Viewport};
use crate::app::state::view::{Framing, GizmoCorner, View};
use crate::app::view::gizmo;
use crate::app::view::view_map::ViewMap;
use crate::figure::{Extent, Figure, Form, Marker, Role};
use crate::geometry::Dimension;
use crate::scene::Projection;

/// A view of points, and its map in the last frame.
struct ShownPoints {
    figure: Figure,
    extent: Extent,
    view: View,
    map: Option<ViewMap>,
}

type Window = Harness<'static, ShownPoints>;

const SIZE: Vec2 = vec2(500.0, 400.0);

fn window(dimension: Dimension, points: &[DVec3]) -> Window {
    let mut figure = Figure::new(dimension);
    for at in points {
        figure.add(Role::Origin, None, Form::Point { at: *at, marker: Marker::Disc });
    }
    let extent = Extent::of(points.iter().copied());
    let shown = ShownPoints { figure, extent, view: View::default(), map: None };
    let mut window = Harness::builder().with_size(SIZE).build_ui_state(
        |ui, shown: &mut ShownPoints| {
            let ShownPoints { figure, extent, view, map } = shown;
            let content = ViewContent {
                name: "View",
                figure,
                extent,
                is_held: false,
                has_axes: true,
                has_buttons: true,
                left_buttons: 0,
            };
            let Some(viewport) = Viewport::show(ui, content, view) else { return };
            *map = Some(viewport.map);
            viewport.paint(ui);
            viewport.navigate(ui, view, false);
        },
        shown,
    );
    window.run();
    window
}

fn map(window: &Window) -> ViewMap {
    window.state().map.unwrap()
}

fn wheel(window: &mut Window, at: Pos2, lines: f32) {
    window.event(Event::PointerMoved(at));
    window.step();
    window.event(Event::MouseWheel {
        unit: MouseWheelUnit::Line,
        delta: vec2(0.0, lines),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Wheel,
        modifiers: Modifiers::NONE,
    });
    window.run_steps(12);
}

fn drag(window: &mut Window, button: PointerButton, by: Vec2) {
    let from = map(window).rect.center();
    let press = |pos, pressed| Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE };
    window.event(Event::PointerMoved(from));
    window.step();
    window.event(press(from, true));
    window.step();
    window.event(Event::PointerMoved(from + by));
    window.step();
    window.event(press(from + by, false));
    window.run();
}

/// Two opposite corners of a box of this size about a center.
fn corners(center: DVec3, size: f64) -> [DVec3; 2] {
    let half = DVec3::new(0.5, 0.3, 0.4) * size;
    [center - half, center + half]
}

#[test]
fn the_point_under_the_pointer_stays_there_while_the_wheel_zooms() {
    for dimension in [Dimension::Two, Dimension::Three] {
        for projection in [Projection::Perspective, Projection::Orthographic] {
            let mut window = window(dimension, &corners(DVec3::new(3.0, -2.0, 1.0), 8.0));
            window.state_mut().view.camera.projection = projection;
            window.run();
            for (pointer, lines) in [(vec2(160.0, 90.0), 3.0), (vec2(300.0, 250.0), -5.0)] {
                let at = map(&window).rect.min + pointer;
                let middle = window.state().view.camera.target;
                let world = map(&window).world_from_screen(at, middle);
                let before = map(&window).units_per_point_at(middle);
                wheel(&mut window, at, lines);
                let now = map(&window).screen_from_world(world).unwrap();
                assert!(now.distance(at) < 0.01, "{dimension:?} {projection:?}: {now} from {at}");
                let grown = before / map(&window).units_per_point_at(world);
                assert_eq!(grown > 1.05, lines > 0.0, "{dimension:?}: {grown}");
            }
            assert_eq!(window.state().view.framing, Framing::Left);
        }
    }
}

#[test]
fn framing_shows_everything_with_a_margin() {
    for dimension in [Dimension::Two, Dimension::Three] {
        // Wide and low, and with numbers of different lengths beside the grid.
        for (center, size) in [(DVec3::ZERO, 1.0), (DVec3::splat(-2e4), 3.0), (DVec3::splat(0.7), 1e-3)] {
            let points = corners(center, size);
            let window = window(dimension, &points);
            let map = map(&window);
            // 9 % of the smaller side for labels, so that the framed figure takes at least 80 % of it.
            let inner = map.rect.shrink(0.089 * map.rect.size().min_elem());
            for point in points {
                let at = map.screen_from_world(point).unwrap();
                assert!(inner.contains(at), "{dimension:?} {center} {size}: {at} in {inner}");
            }
            let spread =
                map.screen_from_world(points[0]).unwrap() - map.screen_from_world(points[1]).unwrap();
            let share = (spread.abs() / map.rect.size()).max_elem();
            assert!(share > 0.3, "{dimension:?} {center} {size}: it fills the view, {share}");
        }
    }
}

#[test]
fn a_point_tiny_huge_and_far_figures_are_framed() {
    let far = DVec3::new(1e6, -1e6, 1e6);
    for dimension in [Dimension::Two, Dimension::Three] {
        for (center, size) in
            [(DVec3::ONE, 0.0), (far, 0.0), (DVec3::ZERO, 1e-6), (DVec3::ZERO, 1e6), (far, 1.0), (far, 1e-6)]
        {
            let points = corners(center, size);
            let mut window = window(dimension, &points);
            for lines in [0.0, 40.0, -80.0] {
                let center_of_view = map(&window).rect.center();
                wheel(&mut window, center_of_view, lines);
                let map = map(&window);
                for point in points {
                    // The wheel may bring the eye so near that a corner is behind it.
                    let at = map.screen_from_world(point);
                    assert!(at.is_none_or(Pos2::is_finite), "{dimension:?} {center} {size} {lines}");
                    let is_seen = at.is_some_and(|at| map.rect.contains(at));
                    assert!(lines != 0.0 || is_seen, "{dimension:?} {center} {size}: {at:?}");
                }
                let unit = map.units_per_point_at(center);
                assert!(unit.is_finite() && unit > 0.0, "{dimension:?} {center} {size} {lines}: {unit}");
            }
        }
    }
}

#[test]
fn a_drag_pans_by_as_many_points_and_leaves_the_framing() {
    for (dimension, button) in [
        (Dimension::Two, PointerButton::Primary),
        (Dimension::Two, PointerButton::Middle),
        (Dimension::Three, PointerButton::Secondary),
    ] {
        let mut window = window(dimension, &corners(DVec3::ZERO, 4.0));
        let middle = window.state().view.camera.target;
        let before = map(&window).screen_from_world(middle).unwrap();
        drag(&mut window, button, vec2(40.0, -25.0));
        let moved = map(&window).screen_from_world(middle).unwrap() - before;
        assert!((moved - vec2(40.0, -25.0)).length() < 0.01, "{dimension:?} {button:?}: {moved}");
        assert_eq!(window.state().view.framing, Framing::Left);
        window.state_mut().view.framing = Framing::Due;
        window.run();
        let again = map(&window).screen_from_world(middle).unwrap() - before;
        assert!(again.length() < 0.01, "{dimension:?}: framed again, {again}");
    }
}

#[test]
fn a_view_that_the_user_has_moved_keeps_its_middle_when_it_is_resized() {
    for dimension in [Dimension::Two, Dimension::Three] {
        let mut window = window(dimension, &corners(DVec3::ZERO, 4.0));
        drag(&mut window, PointerButton::Secondary, vec2(30.0, 10.0));
        let middle_of = |window: &Window| {
            let area = eframe::egui::Rect::from_min_size(Pos2::ZERO, window.ctx.content_rect().size());
            map(window).world_from_screen(area.center(), window.state().view.camera.target)
        };
        let (before, unit) = (middle_of(&window), map(&window).units_per_point_at(DVec3::ZERO));
        window.set_size(vec2(700.0, 600.0));
        window.run();
        let off = middle_of(&window).distance(before) / unit;
        assert!(off < 1.0, "{dimension:?}: by {off} points");
    }
}

/// Checks that the gizmo makes room for a figure that fills the view from its lower left to its upper right
/// corner. Its usual place is below the end of the figure, so it moves to the upper left. A figure along the
/// other diagonal leaves it in place.
#[test]
fn the_gizmo_gives_way_to_the_figure() {
    let camera = View::default().camera;
    let across = camera.right() * f64::from(SIZE.x / SIZE.y);
    for (rising, corner) in [(1.0, GizmoCorner::UpperLeft), (-1.0, GizmoCorner::UpperRight)] {
        let end = across + camera.up() * rising;
        let window = window(Dimension::Three, &[-end, end]);
        let map = map(&window);
        assert_eq!(window.state().view.gizmo, corner, "rising {rising}");
        let place = gizmo::place(map.rect, corner).unwrap();
        for end in [-end, end] {
            let at = map.screen_from_world(end).unwrap();
            assert!(!place.contains(at), "rising {rising}: {at} is below the gizmo in {place}");
        }
    }
}

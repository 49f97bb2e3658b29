//! The turntable camera: projections and drags, which always keep the scene in view.

use std::f64::consts::{FRAC_PI_2, PI};

use gjk_figure::{AxisView, Bounds, Camera, Extent};
use gjk_scene::scene::Projection;
use glam::{DVec2, DVec3};

const VIEWPORT: DVec2 = DVec2::new(800.0, 600.0);

fn cameras() -> impl Iterator<Item = Camera> {
    Projection::ALL.into_iter().flat_map(|projection| {
        (0..40).map(move |index| {
            let index = f64::from(index);
            Camera {
                yaw: index * 0.7,
                pitch: (index * 0.31).sin() * 1.5,
                target: DVec3::new(index.sin(), 2.0 * index.cos(), -0.5),
                distance: 4.0 + index,
                projection,
            }
        })
    })
}

#[test]
fn a_point_dragged_nowhere_stays_where_it_is() {
    for camera in cameras() {
        for point in [DVec3::ZERO, DVec3::new(1.0, -0.4, 0.9), DVec3::new(-0.7, 1.1, -1.3)] {
            let screen = camera.screen_from_world(point, VIEWPORT).unwrap();
            let back = camera.world_from_screen(screen, point, VIEWPORT);
            assert!(back.distance(point) < 1e-9, "{camera:?} {point} came back as {back}");
            let (from, along) = camera.ray(screen, VIEWPORT);
            let off = (point - from).cross(along).length();
            assert!(off < 1e-9, "{camera:?}: the line of sight misses {point} by {off}");
        }
    }
}

#[test]
fn the_point_under_the_cursor_stays_there_while_zooming() {
    let cursor = DVec2::new(133.0, 471.0);
    for mut camera in cameras() {
        let under = camera.world_from_screen(cursor, camera.target, VIEWPORT);
        let before = camera;
        camera.zoom(1.7, cursor, VIEWPORT);
        assert!((camera.distance * 1.7 - before.distance).abs() < 1e-9);
        let now = camera.screen_from_world(under, VIEWPORT).unwrap();
        assert!(now.distance(cursor) < 1e-6, "{before:?}: went to {now}");
    }
}

/// x to the right, y away and z up in the front view; the other views by rotation about z.
#[test]
fn the_views_along_the_axes_show_the_other_two() {
    let expected = [
        (AxisView::Front, DVec3::X, DVec3::Z),
        (AxisView::Back, DVec3::NEG_X, DVec3::Z),
        (AxisView::Right, DVec3::Y, DVec3::Z),
        (AxisView::Left, DVec3::NEG_Y, DVec3::Z),
        (AxisView::Top, DVec3::X, DVec3::Y),
        (AxisView::Bottom, DVec3::X, DVec3::NEG_Y),
    ];
    for (view, right, up) in expected {
        let mut camera = Camera::default();
        camera.look(view);
        assert!(camera.right().distance(right) < 1e-12, "{view:?}: right is {}", camera.right());
        assert!(camera.up().distance(up) < 1e-12, "{view:?}: up is {}", camera.up());
        assert!(camera.right().cross(camera.up()).distance(camera.back()) < 1e-12, "{view:?} is mirrored");
    }
}

#[test]
fn looking_along_a_direction_centres_it() {
    for direction in [DVec3::X, DVec3::NEG_Z, DVec3::new(-1.0, 2.0, 0.5), DVec3::new(0.3, 0.0, 4.0)] {
        let mut camera = Camera::default();
        camera.look_along(direction);
        assert!((camera.back() + direction.normalize()).length() < 1e-9, "{direction}: {camera:?}");
    }
    let mut camera = Camera::default();
    camera.look_along(DVec3::ZERO);
    assert_eq!(camera, Camera::default());
}

#[test]
fn a_drag_turns_the_scene_with_it_and_stops_before_the_pole() {
    let mut camera = Camera { yaw: -FRAC_PI_2, pitch: 0.0, ..Camera::default() };
    let near_side = camera.back();
    let before = camera.screen_from_world(near_side, VIEWPORT).unwrap();
    camera.orbit(DVec2::new(20.0, 0.0));
    assert!(camera.screen_from_world(near_side, VIEWPORT).unwrap().x > before.x, "the near side goes along");
    camera.orbit(DVec2::new(0.0, 1e6));
    assert!((camera.pitch - 89.0 * PI / 180.0).abs() < 1e-12);
    let turned = camera;
    camera.orbit(DVec2::NAN);
    camera.pan(DVec2::INFINITY, VIEWPORT);
    camera.zoom(0.0, DVec2::ZERO, VIEWPORT);
    camera.zoom(f64::NAN, DVec2::ZERO, VIEWPORT);
    assert_eq!(camera, turned, "what is not a number moves nothing");
}

#[test]
fn panning_takes_the_target_along_with_the_pointer() {
    for mut camera in cameras() {
        let target = camera.target;
        let drag = DVec2::new(37.0, -12.0);
        camera.pan(drag, VIEWPORT);
        let now = camera.screen_from_world(target, VIEWPORT).unwrap();
        assert!(now.distance(VIEWPORT * 0.5 + drag) < 1e-6, "{camera:?}: went to {now}");
    }
}

#[test]
fn a_framed_box_is_on_the_screen_and_fills_it() {
    let bounds = Bounds::of([DVec3::new(-3.0, 10.0, 0.0), DVec3::new(5.0, 11.0, 2.5)]);
    for mut camera in cameras() {
        for viewport in [VIEWPORT, DVec2::new(200.0, 900.0)] {
            camera.frame(&bounds.into(), viewport);
            let mut largest = 0.0_f64;
            for (x, y, z) in [(-3.0, 10.0, 0.0), (5.0, 10.0, 2.5), (-3.0, 11.0, 2.5), (5.0, 11.0, 0.0)]
                .into_iter()
                .chain([(5.0, 10.0, 0.0), (-3.0, 11.0, 0.0), (-3.0, 10.0, 2.5), (5.0, 11.0, 2.5)])
            {
                let at = camera.screen_from_world(DVec3::new(x, y, z), viewport).unwrap();
                let off = ((at - viewport * 0.5) / (viewport * 0.5)).abs().max_element();
                assert!(off < 1.0, "{camera:?}: a corner is at {at}");
                largest = largest.max(off);
            }
            assert!(largest > 0.8, "{camera:?}: only {largest} of the screen is used");
        }
    }
}

/// A body that extends far toward the eye, in a view more than twice as wide as high: framing left more than half of
/// this body of a shipped scene outside the picture.
#[test]
fn a_body_that_reaches_towards_the_eye_is_framed_in_a_wide_view() {
    let viewport = DVec2::new(1264.0, 548.0);
    let points = [
        [0.0, 1.0, 0.0],
        [-2.0, -1.0, -1.0],
        [-1.0, -4.0, 1.0],
        [0.0, -3.0, 1.0],
        [-4.0, 4.0, -3.0],
        [0.0; 3],
    ];
    let points = points.map(DVec3::from_array);
    for turn in 0..36 {
        for pitch in [-80.0_f64, -20.0, 0.0, 25.0, 60.0, 89.0] {
            let yaw = f64::from(turn) * 10.0_f64.to_radians();
            let mut camera = Camera { yaw, pitch: pitch.to_radians(), ..Camera::default() };
            camera.frame(&Extent::of(points), viewport);
            let [low, high] = camera.box_on_screen(&points, viewport).expect("in front of the eye");
            assert!(
                low.cmpge(DVec2::ZERO).all() && high.cmple(viewport).all(),
                "{camera:?}: {low} to {high}"
            );
            assert!(((high - low) / viewport).max_element() > 0.4, "{camera:?}: {low} to {high}");
        }
    }
}

#[test]
fn a_lost_camera_returns_to_the_scene() {
    let bounds = Bounds::of([DVec3::splat(-1.0), DVec3::splat(1.0)]);
    let lost = [
        Camera { target: DVec3::splat(1e12), distance: 1e14, ..Camera::default() },
        Camera { distance: 1e-8, ..Camera::default() },
        Camera { target: DVec3::NAN, distance: f64::INFINITY, ..Camera::default() },
    ];
    for mut camera in lost {
        camera.keep_in_sight(bounds);
        let at = camera.screen_from_world(DVec3::ZERO, VIEWPORT);
        assert!(camera.distance > 0.01 && camera.distance < 1e3, "{camera:?}");
        assert!(camera.target.length() < 10.0 && at.is_none_or(DVec2::is_finite), "{camera:?}: {at:?}");
    }
}

#[test]
fn bounds_ignore_coordinates_that_are_not_finite() {
    let bounds = Bounds::of([DVec3::ONE, DVec3::NAN, DVec3::new(f64::INFINITY, 0.0, 0.0), DVec3::splat(3.0)]);
    assert_eq!((bounds.min, bounds.max), (DVec3::ONE, DVec3::splat(3.0)));
    assert!(Bounds::EMPTY.is_empty());
    assert_eq!((Bounds::EMPTY.center(), Bounds::EMPTY.radius()), (DVec3::ZERO, 1.0));
}

//! The time of a frame of the window, without a display: at rest, with the pointer over the picture, while Q is
//! dragged, while Q is turned by its handle, and while the camera turns.
//!
//! `cargo bench --bench frames` prints the median and the longest frame in milliseconds, and the time that egui takes
//! to turn the shapes of the last frame into triangles. A word after `--` chooses scenes. It asserts nothing, since
//! times differ from machine to machine; `tests/it/app/large.rs` counts the work instead.

#![expect(
    clippy::type_complexity,
    clippy::needless_pass_by_value,
    clippy::needless_for_each,
    reason = "a bench is read once, from top to bottom"
)]
#![expect(clippy::disallowed_methods, reason = "times are not compared between systems")]
#![allow(clippy::print_stdout, reason = "the table is what it is for")]

use std::f64::consts::TAU;
use std::time::{Duration, Instant};

use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::app::{App, Start};
use gjk_sandbox::edit::Selection;
use gjk_sandbox::files::Fingerprint;
use gjk_sandbox::geometry::{Body, Dimension, Pose, Shape, Side};
use gjk_sandbox::scene::{Scene, SceneFile, library};
use glam::DVec3;

type Window = Harness<'static, App>;

/// The number of frames measured of each kind.
const FRAMES: usize = 24;

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let scenes: [(&str, fn() -> Scene); 9] = [
        ("start 2D", || library::start(Dimension::Two)),
        ("start 3D", || library::start(Dimension::Three)),
        ("2D 100", || polygons(100)),
        ("2D 10000", || polygons(10_000)),
        ("hulls 100", || hulls(100, 2.5)),
        ("hulls 2000", || hulls(2_000, 2.5)),
        ("overlapping 2000", || hulls(2_000, 1.2)),
        ("hulls 10000", || hulls(10_000, 2.5)),
        ("prisms 5000", || prisms(5_000)),
    ];
    println!(
        "milliseconds a frame, median and longest{}",
        if cfg!(debug_assertions) { " (not optimised)" } else { "" }
    );
    println!(
        "{:18}{:>9}{:>15}{:>15}{:>15}{:>15}{:>15}{:>10}",
        "", "open", "at rest", "hover", "drag Q", "turn Q", "turn", "triangles"
    );
    for (name, scene) in scenes {
        if wanted.is_empty() || wanted.iter().any(|word| name.contains(word.as_str())) {
            measure(name, scene());
        }
    }
}

/// Returns a scene of two hulls of points on a sphere, spread evenly along a spiral.
fn hulls(count: usize, apart: f64) -> Scene {
    let golden = TAU * (1.0 - 1.0 / 1.618_033_988_749_895);
    let place = |index: usize| {
        let z = 1.0 - 2.0 * (index as f64 + 0.5) / count as f64;
        let (sin, cos) = (golden * index as f64).sin_cos();
        let r = (1.0 - z * z).sqrt();
        DVec3::new(r * cos, r * sin, z)
    };
    let points: Vec<DVec3> = (0..count).map(place).collect();
    pair(Dimension::Three, Shape::Points(points), apart)
}

fn polygons(count: usize) -> Scene {
    let place = |index: usize| {
        let (sin, cos) = (TAU * index as f64 / count as f64).sin_cos();
        DVec3::new(cos, sin, 0.0)
    };
    pair(Dimension::Two, Shape::Points((0..count).map(place).collect()), 2.5)
}

fn prisms(sides: u32) -> Scene {
    pair(Dimension::Three, Shape::Prism { sides, radius: 1.0, half_height: 1.0 }, 2.5)
}

fn pair(dimension: Dimension, shape: Shape, apart: f64) -> Scene {
    let body = |x: f64| {
        let pose = Pose::at(dimension, DVec3::new(x, 0.3, 0.0));
        Body::new(dimension, shape.clone(), pose, 0.0).expect("the shape is valid")
    };
    Scene::new(dimension, [body(0.0), body(apart)])
}

fn measure(name: &str, scene: Scene) {
    let fingerprint = Fingerprint::of(b"");
    let file = Some(SceneFile { scene, path: "bench.ron".into(), fingerprint });
    let start = Start { file, step: Some(1), ..Start::default() };
    let begun = Instant::now();
    let size = vec2(1280.0, 800.0);
    let mut window: Window =
        Harness::builder().with_size(size).with_max_steps(2000).build_eframe(|cc| App::new(cc, start));
    window.step();
    let opened = begun.elapsed();
    // The hint moves for some seconds. Large scenes are computed in another thread, and until then the window accepts
    // no drag.
    for _ in 0..60 {
        std::thread::sleep(Duration::from_millis(30));
        window.step();
    }

    let rest = frames(&mut window, |_| None);
    let view = window.get_by_label("Shapes view").rect();
    let over = |part: usize| view.min + view.size() * (0.2 + 0.6 * part as f32 / FRAMES as f32);
    let hover = frames(&mut window, |part| Some(Event::PointerMoved(over(part))));

    let at = window.get_by_label_contains("Shape Q:").rect().center();
    press(&mut window, at, true);
    let drag = frames(&mut window, |part| Some(Event::PointerMoved(at + vec2(1.0, 0.5) * part as f32)));
    press(&mut window, at + vec2(1.0, 0.5) * FRAMES as f32, false);

    window.state_mut().select(&Selection::body(Side::Q));
    window.key_press(Key::E);
    window.run_steps(60);
    let ring = window.get_by_label("Rotate about z").rect().center();
    press(&mut window, ring, true);
    let turn_q = frames(&mut window, |part| Some(Event::PointerMoved(ring + vec2(1.0, 0.5) * part as f32)));
    press(&mut window, ring + vec2(1.0, 0.5) * FRAMES as f32, false);
    window.state_mut().select(&Selection::default());

    let corner = view.left_bottom() + vec2(30.0, -90.0);
    press(&mut window, corner, true);
    let turn = frames(&mut window, |part| Some(Event::PointerMoved(corner + vec2(3.0, -1.0) * part as f32)));
    press(&mut window, corner, false);

    let shapes = window.output().shapes.clone();
    let begun = Instant::now();
    drop(window.ctx.tessellate(shapes, 1.0));
    let triangles = ms(begun.elapsed());
    println!(
        "{name:18}{:>9.1}{rest:>15}{hover:>15}{drag:>15}{turn_q:>15}{turn:>15}{triangles:>10.2}",
        ms(opened)
    );
}

fn press(window: &mut Window, pos: Pos2, pressed: bool) {
    window.event(Event::PointerMoved(pos));
    window.step();
    window.event(Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    });
    window.step();
}

/// Returns the median and the longest time of a frame.
fn frames(window: &mut Window, event: impl Fn(usize) -> Option<Event>) -> String {
    let mut times: Vec<f64> = (0..FRAMES)
        .map(|part| {
            event(part).into_iter().for_each(|event| window.event(event));
            let begun = Instant::now();
            window.step();
            ms(begun.elapsed())
        })
        .collect();
    times.sort_by(f64::total_cmp);
    format!("{:.1} / {:.1}", times[FRAMES / 2], times[FRAMES - 1])
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

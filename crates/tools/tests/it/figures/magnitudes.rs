//! Every figure is drawn, for shapes of any size.
//!
//! `SCENES=5000 cargo test --test it magnitudes` draws 5,000 scenes (60 by default).

use std::panic::{AssertUnwindSafe, catch_unwind};

use gjk_figure::Analysis;
use gjk_figure::explorer::Arrangement;
use gjk_figure::narration::narrate;
use gjk_figure::picture::{Album, Layout, Look, Panel, Size, Theme};
use gjk_scene::scene::Scene;
use proptest::prelude::*;
use proptest::sample::select;

use crate::shapes::tries;

/// The shapes of the plane; each `#` is a length.
const FLAT: [&str; 7] = [
    "Rectangle(half_extents: (#, #))",
    "Disc(radius: #)",
    "Ellipse(semi_axes: (#, #))",
    "Capsule(a: (#, #), b: (-#, #), radius: #)",
    "RegularPolygon(sides: 7, radius: #)",
    "Points([(#, 0), (0, #), (-#, -#)])",
    "Points([(#, #)])",
];

/// The shapes of space.
const SOLID: [&str; 10] = [
    "Cuboid(half_extents: (#, #, #))",
    "Ball(radius: #)",
    "Ellipsoid(semi_axes: (#, #, #))",
    "Capsule(a: (#, #, 0), b: (-#, #, #), radius: #)",
    "Icosahedron(radius: #)",
    "Prism(sides: 7, radius: #, half_height: #)",
    "Pyramid(sides: 5, radius: #, half_height: #)",
    "Cylinder(radius: #, half_height: #)",
    "Cone(radius: #, half_height: #)",
    "Points([(#, 0, 0), (0, #, 0), (-#, -#, #), (0, 0, -#)])",
];

/// A side: about 1, or of any magnitude that an f64 has. Those over 10¹² are refused.
fn side() -> impl Strategy<Value = f64> {
    let any = |exponents: std::ops::Range<f64>| {
        (1.0..10.0_f64, exponents).prop_map(|(digits, exponent)| digits * 10.0_f64.powf(exponent))
    };
    prop_oneof![6 => 0.5..2.0_f64, 4 => any(-320.0..12.0), 2 => any(-320.0..-300.0), 1 => any(12.0..300.0)]
}

/// A scene as a file.
fn scene() -> impl Strategy<Value = String> {
    let shapes = |dimension: usize| {
        let kinds: &'static [&'static str] = if dimension == 2 { &FLAT } else { &SOLID };
        (Just(dimension), select(kinds), select(kinds))
    };
    let query = select(&["distance", "robust", "robust, epa: true"][..]);
    ((2..=3_usize).prop_flat_map(shapes), prop::collection::vec(side(), 20), query).prop_map(
        |((dimension, p, q), sides, query)| {
            let mut sides = sides.into_iter().map(|side| format!("{side:e}"));
            let mut filled = |shape: &str| {
                let mut parts = shape.split('#');
                let first = parts.next().unwrap_or_default().to_owned();
                parts.fold(first, |text, part| text + &sides.next().unwrap_or_default() + part)
            };
            let (p, q) = (filled(p), filled(q));
            let at = ["0", "0", "0"][..dimension - 1].join(", ");
            let at = format!("{}, {at}", sides.next().unwrap_or_default());
            format!(
                "(format: 1, dimension: {dimension}, p: (shape: {p}), q: (shape: {q}, pose: (position: ({at}))), \
                 query: (algorithm: {query}))"
            )
        },
    )
}

/// Draws all figures of the first step, of one between and of the last.
fn draw(scene: &Scene) {
    let analysis = Analysis::of(scene);
    let steps = analysis.trace.steps();
    let panels = Panel::ALL.into_iter().filter(|it| *it != Panel::Explorer || Arrangement::of(scene).is_ok());
    for panel in panels.map(Some).chain([None]) {
        let size = Size { width: 400, height: 300 };
        let layout = Layout { panel, size, caption: panel.is_none_or(Panel::follows_steps) };
        let album = Album::new(scene, &analysis, Look::of(scene, Theme::default()), layout);
        // The others show no step: the map alone asks a thousand queries.
        let shown = if panel.is_none_or(Panel::follows_steps) { 3 } else { 1 };
        for step in [0, steps / 2, steps.saturating_sub(1)].into_iter().take(shown) {
            let svg = album.svg(step);
            assert!(!svg.contains("NaN") && !svg.contains("inf\""), "{panel:?}, step {step}: {svg}");
        }
    }
    for step in 0..steps {
        narrate(&analysis.trace, step);
    }
}

fn scenes() -> u32 {
    std::env::var("SCENES").map_or(60, |number| number.parse().unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig { max_shrink_iters: 0, ..tries(scenes()) })]

    #[test]
    fn every_figure_is_drawn_for_sides_of_any_magnitude(text in scene()) {
        if let Ok(scene) = Scene::from_ron(&text) {
            let drawn = catch_unwind(AssertUnwindSafe(|| draw(&scene)));
            prop_assert!(drawn.is_ok(), "{text}");
        } else {
            let magnitudes = text.split(|it: char| !(it.is_alphanumeric() || "-.".contains(it)));
            let is_large = |number: &str| number.parse::<f64>().is_ok_and(|it| it.abs() > 1e11);
            prop_assert!(magnitudes.into_iter().any(is_large), "{text}: {:?}", Scene::from_ron(&text).err());
        }
    }
}

/// The order of the points depended on quotients of denormals: −v has no reciprocal if |v| < 5.6 · 10⁻³⁰⁹.
#[test]
fn a_rectangle_of_a_subnormal_width_is_drawn() {
    let text = "(format: 1, dimension: 2, p: (shape: Rectangle(half_extents: (1e-310, 1))), q: (shape: Disc(radius: 1)))";
    draw(&Scene::from_ron(text).unwrap());
}

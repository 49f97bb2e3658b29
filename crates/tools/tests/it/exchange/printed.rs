//! Random scenes, printed in the notation of each engine with random surroundings, are read back correctly or refused,
//! never misread. `SCENES=10000 SEED=7 cargo test --test it exchange::printed` tries 10,000 scenes from another seed.

use std::collections::BTreeMap;
use std::env;
use std::fmt::Write as _;

use gjk_exchange::{Engine, Exported, Format, read_text, scene_of, write};
use gjk_proximity::geometry::{Body, Dimension, Pose, Rotation, Shape};
use gjk_scene::scene::Scene;
use glam::{DQuat, DVec2, DVec3};
use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use super::pasted::difference;

/// The largest share of texts that may be refused.
const MAX_REFUSED: f64 = 0.02;

fn option(name: &str, default: u64) -> u64 {
    env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

/// A length with few digits, or with all that an f64 has.
fn length(random: &mut Pcg64Mcg) -> f64 {
    let length: f64 = random.random_range(0.05..5.0);
    if random.random_bool(0.7) { (length * 100.0).round() / 100.0 + 0.01 } else { length }
}

fn coordinate(random: &mut Pcg64Mcg) -> f64 {
    let number: f64 = random.random_range(-9.0..9.0);
    match random.random_range(0..4) {
        0 => number.round() + 0.0,
        1 => number,
        _ => (number * 8.0).round() / 8.0 + 0.0,
    }
}

fn point(random: &mut Pcg64Mcg, dimension: Dimension) -> DVec3 {
    let z = if dimension == Dimension::Two { 0.0 } else { coordinate(random) };
    DVec3::new(coordinate(random), coordinate(random), z)
}

fn shape(random: &mut Pcg64Mcg, dimension: Dimension) -> Shape {
    let [a, b, c] = [length(random), length(random), length(random)];
    let points = |random: &mut Pcg64Mcg, count: usize| {
        (0..count).map(|_| point(random, dimension)).collect::<Vec<_>>()
    };
    match (dimension, random.random_range(0..6)) {
        (Dimension::Two, 0 | 1) => Shape::Rectangle { half_extents: DVec2::new(a, b) },
        (Dimension::Two, 2) => Shape::Disc { radius: a },
        (Dimension::Two, 3) => Shape::Capsule { a: DVec3::X * -b, b: DVec3::X * b, radius: a },
        (Dimension::Two, _) => {
            // In convex position and counterclockwise, as these engines demand.
            let count = random.random_range(3..8);
            let start: f64 = random.random_range(0.0..6.0);
            let corner = |index: u32| {
                DVec2::from_angle(start + f64::from(index) / f64::from(count) * std::f64::consts::TAU) * a
            };
            Shape::Points((0..count).map(|index| corner(index).extend(0.0)).collect())
        }
        (Dimension::Three, 0 | 1) => Shape::Cuboid { half_extents: DVec3::new(a, b, c) },
        (Dimension::Three, 2) => Shape::Ball { radius: a },
        (Dimension::Three, 3) => Shape::Capsule { a: DVec3::Z * -b, b: DVec3::Z * b, radius: a },
        (Dimension::Three, 4) => match random.random_range(0..3) {
            0 => Shape::Cylinder { half_height: b, radius: a },
            1 => Shape::Cone { half_height: b, radius: a },
            _ => Shape::Ellipsoid { semi_axes: DVec3::new(a, b, c) },
        },
        (Dimension::Three, _) => {
            let count = random.random_range(4..9);
            Shape::Points(points(random, count))
        }
    }
}

fn body(random: &mut Pcg64Mcg, dimension: Dimension) -> Body {
    let rotation = match (dimension, random.random_range(0..3)) {
        (Dimension::Two, 0) => Rotation::Angle(0.0),
        (Dimension::Two, _) => Rotation::Angle(coordinate(random) / 3.0),
        (Dimension::Three, 0) => Rotation::Quaternion(DQuat::IDENTITY),
        (Dimension::Three, _) => {
            let axis =
                DVec3::new(coordinate(random), coordinate(random), coordinate(random) + 0.1).normalize();
            Rotation::Quaternion(DQuat::from_axis_angle(axis, coordinate(random) / 3.0))
        }
    };
    let position = if random.random_bool(0.2) { DVec3::ZERO } else { point(random, dimension) };
    Body::new(dimension, shape(random, dimension), Pose { position, rotation }, 0.0).unwrap()
}

/// Typical lines around shapes in reports.
const PROSE: [&str; 12] = [
    "Hi, with version 2.4.1 the two below do not collide, though 3 of my friends say they should.",
    "[12:04:51.233] step 117: 2 contacts, 0.31 ms",
    "I expected a depth of about 0.25, and get 0.0 in 1 of 20 runs.",
    "Compiled with gcc 13.2 -O2, x86_64, 16 GB.",
    "Steps to reproduce: 1. start 2. drop the crate 3. wait 5 seconds",
    "thread 'main' panicked at src/lib.rs:77:9: assertion failed",
    "Since last Friday (build 4711) it fails every time.",
    "See also #123 and the forum, page 4.",
    "",
    "Thanks for the library!",
    "It is the same at 30 and at 144 frames a second.",
    "0 warnings, 1 error",
];

/// The text between other lines.
fn surrounded(random: &mut Pcg64Mcg, text: &str) -> String {
    let mut out = String::new();
    for _ in 0..random.random_range(0..4) {
        writeln!(out, "{}", PROSE[random.random_range(0..PROSE.len())]).unwrap();
    }
    out.push_str(text);
    if !text.ends_with('\n') {
        out.push('\n');
    }
    for _ in 0..random.random_range(0..4) {
        writeln!(out, "{}", PROSE[random.random_range(0..PROSE.len())]).unwrap();
    }
    out
}

/// The numbers in other notations: `0.50`, `5e-1`.
fn respelled(random: &mut Pcg64Mcg, text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let (before, number) = rest.split_at(start);
        let end = number.find(|c: char| !(c.is_ascii_digit() || c == '.')).unwrap_or(number.len());
        let (number, after) = number.split_at(end);
        let follows_word = before.ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '.');
        let goes_on = after.starts_with(|c: char| c.is_alphanumeric() || c == '_');
        out.push_str(before);
        let value = number.parse::<f64>();
        match (value, random.random_range(0..8)) {
            (Ok(_), 0) if number.contains('.') && !follows_word && !goes_on => {
                write!(out, "{number}0").unwrap();
            }
            (Ok(value), 1) if number.contains('.') && !follows_word && !goes_on => {
                write!(out, "{value:e}").unwrap();
            }
            _ => out.push_str(number),
        }
        rest = after;
    }
    out + rest
}

/// Whether an engine writes a shape as a polygon or a prism, which is then read as one.
fn is_polygon_there(scene: &Scene, engine: &str) -> bool {
    scene.bodies.iter().any(|body| {
        let is_round =
            matches!(body.shape(), Shape::Disc { .. } | Shape::Cylinder { .. } | Shape::Cone { .. });
        is_round && matches!(engine, "matter" | "cannon")
    })
}

/// The fate of the texts of an engine.
#[derive(Debug, Default)]
pub(super) struct Tally {
    pub(super) read: u32,
    pub(super) refused: u32,
    /// The first text that was refused, with the reason.
    pub(super) example: Option<String>,
}

/// Returns the texts of scenes that were misread, and the counts of the other results.
pub(super) fn outcome(scenes: u64, seed: u64) -> (String, BTreeMap<&'static str, Tally>) {
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let mut tallies: BTreeMap<&'static str, Tally> = BTreeMap::new();
    let mut wrong = String::new();
    let mut count = 0;
    while count < scenes {
        let dimension = if random.random_bool(0.4) { Dimension::Two } else { Dimension::Three };
        let bodies = [body(&mut random, dimension), body(&mut random, dimension)];
        let scene = Scene::new(dimension, bodies);
        let engine = Engine::ALL[random.random_range(0..Engine::ALL.len())];
        let format = Format::Engine(engine);
        // An engine without a kind of shape does not write it.
        let Ok(text) = write(&scene, Exported::Pair, format) else { continue };
        if is_polygon_there(&scene, format.name()) {
            continue;
        }
        count += 1;
        let text = respelled(&mut random, &text);
        let text = surrounded(&mut random, &text);
        let tally = tallies.entry(format.name()).or_default();
        let reading = read_text(&text);
        let read = if reading.problems.is_empty() && reading.lists.len() == 2 {
            scene_of(&reading, &[0, 1], None).ok()
        } else {
            None
        };
        match read {
            None => {
                tally.refused += 1;
                tally.example.get_or_insert_with(|| format!("{:?}\n{text}", reading.problems.first()));
            }
            Some(read) => {
                tally.read += 1;
                if let Some(fault) = difference(&scene, &read) {
                    writeln!(wrong, "{}: {fault}\n{text}\n", format.name()).unwrap();
                }
            }
        }
    }
    (wrong, tallies)
}

#[test]
fn printed_scenes_are_read_back_or_refused() {
    let (scenes, seed) = (option("SCENES", 400), option("SEED", 20_261_126));
    let (wrong, tallies) = outcome(scenes, seed);
    assert!(wrong.is_empty(), "seed {seed}: {wrong}");
    let refused: u32 = tallies.values().map(|tally| tally.refused).sum();
    assert!(
        f64::from(refused) <= MAX_REFUSED * scenes as f64,
        "seed {seed}: {refused} of {scenes} refused: {tallies:#?}"
    );
}

//! The question that a unit test asks, and the true answer.

use std::iter;

use glam::{DVec3, Vec3};

use super::number::coordinates;
use super::record::ShapeRecord;
use crate::geometry::{Convex, Length, Measurement};
use crate::gjk::{self, Algorithm, Defect, Directions, Precision, Query, Settings, Verdict};
use crate::message::text;
use crate::scene::Scene;
use crate::words::one_line;

/// A pair with its true verdict and lengths.
pub(super) struct ExpectedPair {
    /// The title, on one line.
    pub(super) title: String,
    /// A function name: lower-case letters, digits and underscores, beginning with a letter.
    pub(super) slug: String,
    /// The verdict of the reference.
    pub(super) verdict: Verdict,
    /// Whether the proof of the verdict was checked.
    pub(super) certified: bool,
    /// The correct answer of a yes-or-no query; for a touch, it follows the scene's contact policy.
    pub(super) intersects: bool,
    /// The separation or depth, in f64, if it could be measured.
    pub(super) measured: Option<MeasuredLength>,
    /// Sentences about the shapes and the query, one per line.
    pub(super) remarks: Vec<String>,
}

/// A length that a test may expect.
pub(super) struct MeasuredLength {
    /// The name: `separation` or `penetration_depth`.
    pub(super) name: &'static str,
    /// The length, in scene units.
    pub(super) value: f64,
    /// Lower and upper bounds on the true length.
    pub(super) bounds: [f64; 2],
    /// The acceptable error of an answer in the precision of the scene.
    pub(super) tolerance: f64,
}

impl MeasuredLength {
    /// Returns a sentence with the length, and with its bounds if they differ by more than roundoff.
    pub(super) fn sentence(&self) -> String {
        let Self { name, value, bounds: [lower, upper], .. } = self;
        let is_known = upper - lower <= 1e-12 * value.abs();
        let known = if is_known { "yes" } else { "no" };
        let [lower, upper] = [lower, upper].map(|bound| format!("{bound:?}"));
        let value = super::number::plain(*value);
        text!("export-length"; length = *name, value = value, known = known, lower = lower, upper = upper)
    }
}

impl ExpectedPair {
    /// Computes the answer with the reference.
    pub(super) fn of(scene: &Scene) -> Self {
        let Settings { precision, contact, .. } = scene.query;
        // An f32 query uses rounded vertices, so the truth refers to these.
        let seen = scene.convexes().map(|shape| match precision {
            Precision::F32 => shape.cast::<Vec3>().cast::<DVec3>(),
            Precision::F64 => shape,
        });
        let settings = Settings { precision: Precision::F64, ..scene.query.measuring() };
        let [p, q] = &seen;
        let query = Query { p, q, dimension: scene.dimension, settings };
        let outcome = gjk::decide(&query);
        let reference = gjk::reference(&query, &outcome);
        let measured = outcome.measurement.map(|measurement| measured(&measurement, &seen, precision));
        Self {
            title: title(&scene.title),
            slug: slug(&scene.title),
            verdict: reference.verdict,
            certified: reference.certified,
            intersects: contact.answer(reference.verdict).unwrap_or(true),
            measured,
            remarks: remarks(scene),
        }
    }

    /// Returns a sentence with the true verdict and whether it is proved.
    pub(super) fn truth(&self) -> String {
        let proved = if self.certified { "yes" } else { "no" };
        let touch = match (self.verdict, self.intersects) {
            (Verdict::Touching, true) => "intersection",
            (Verdict::Touching, false) => "separation",
            (Verdict::Overlap | Verdict::Separate | Verdict::Undecided, _) => "none",
        };
        text!("export-truth"; verdict = self.verdict.word(), proved = proved, touch = touch)
    }
}

fn measured(measurement: &Measurement, shapes: &[Convex<DVec3>; 2], precision: Precision) -> MeasuredLength {
    let (name, value) = match measurement.length {
        Length::Separation(value) => ("separation", value),
        Length::PenetrationDepth(value) => ("penetration_depth", value),
    };
    let reach = |shape: &Convex<DVec3>| {
        let axes = DVec3::AXES.into_iter().flat_map(|axis| [axis, -axis]);
        axes.map(|axis| shape.support(axis).0.dot(axis)).fold(0.0, |reach: f64, value| reach.max(value.abs()))
    };
    let size = shapes.iter().map(reach).fold(f64::MIN_POSITIVE, f64::max);
    let part = match precision {
        Precision::F32 => 1e-5,
        Precision::F64 => 1e-9,
    };
    let [lower, upper] = measurement.bounds;
    MeasuredLength { name, value, bounds: [lower, upper], tolerance: (size * part).max(upper - lower) }
}

fn remarks(scene: &Scene) -> Vec<String> {
    let Settings { algorithm, initial_direction, next_directions, precision, defects, .. } = scene.query;
    let start = algorithm.fixed_start().unwrap_or(initial_direction);
    let next = if algorithm == Algorithm::Directions { next_directions } else { Directions::default() };
    let directions: Vec<String> = iter::once(&start)
        .chain(next.as_slice())
        .map(|direction| {
            let plain = coordinates(*direction, scene.dimension).into_iter().map(super::number::plain);
            format!("({})", plain.collect::<Vec<_>>().join(", "))
        })
        .collect();
    let mut remarks = about(scene);
    remarks.push(text!(
        "export-the-run"; algorithm = algorithm.to_string(), precision = precision.to_string(),
        count = directions.len(), directions = directions.join(", ")
    ));
    let mistakes: Vec<&str> = defects.fitting(algorithm, scene.dimension).iter().map(Defect::title).collect();
    if !mistakes.is_empty() {
        remarks.push(text!("export-mistakes-on-purpose"; mistakes = mistakes.join(", ")));
    }
    remarks
}

/// Sentences about the numbers of the shapes.
fn about(scene: &Scene) -> Vec<String> {
    let records: Vec<ShapeRecord> = scene.bodies.iter().filter_map(ShapeRecord::of).collect();
    if records.is_empty() {
        return vec![text!("export-p-and-q-are-hulls").to_owned()];
    }
    let mut sentences = vec![text!("export-p-and-q-are-in-the-world").to_owned()];
    for meaning in records.iter().flat_map(ShapeRecord::meaning) {
        if !sentences.iter().any(|sentence| sentence == meaning) {
            sentences.push(meaning.to_owned());
        }
    }
    sentences
}

/// Returns the title of a scene on one line; a default for an empty title.
fn title(title: &str) -> String {
    let plain = one_line(title);
    let plain = plain.trim();
    if plain.is_empty() { text!("export-p-and-q").to_owned() } else { plain.to_owned() }
}

/// The title as a function name. It begins with `pair_`, since a title may be a keyword or the name of the
/// function under test.
fn slug(title: &str) -> String {
    let words = title.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let words: Vec<&str> = iter::once("pair").chain(words).collect();
    words.join("_").to_ascii_lowercase()
}

//! Sentences about exact results: a measurement and a proof.

use dashu_ratio::RBig;
use glam::DVec3;

use super::phrases::plain;
use super::span::coordinates;
use super::{Components, Narration, Span, message, pair, said, say, separated, short};
use crate::geometry::{Dimension, Length, Measurement, Side, Vector as _, WitnessPoints};
use crate::gjk::{CommonPoint, Reference, SeparatingAxis, Trace, Weight};
use crate::message::text;
use crate::number;

/// Returns the normal and the points on P and on Q. Unless they are exact, components that are roundoff relative to the
/// others become zero.
pub(crate) fn shown_vectors(measurement: &Measurement) -> [DVec3; 3] {
    let Measurement { normal, witness_points: WitnessPoints { on_p, on_q }, exact, .. } = *measurement;
    let size = on_p.max_abs().max(on_q.max_abs());
    let without_roundoff = |vector: DVec3, size: f64| {
        let is_roundoff = |component: f64| !exact && component.abs() < NOTHING * size;
        vector.map(|component| if is_roundoff(component) { 0.0 } else { component })
    };
    [without_roundoff(normal, 1.0), without_roundoff(on_p, size), without_roundoff(on_q, size)]
}

/// Returns the certainty of a length, as a variant of a message.
pub(crate) fn certainty_key(measurement: &Measurement) -> &'static str {
    let Measurement { length, bounds: [least, most], exact, .. } = *measurement;
    match (exact, length == Length::Separation(0.0)) {
        (true, true) => "touch",
        (true, false) => "exact",
        (false, true) => "open",
        (false, false) if short(least) == short(most) => "error",
        (false, false) => "bounds",
    }
}

/// Formats a length in words: `0.5`; `0 within 7e−15` for a touch of curved shapes.
pub fn length_of(measurement: &Measurement) -> String {
    let Measurement { length, bounds: [_, most], exact, .. } = *measurement;
    let (Length::Separation(length) | Length::PenetrationDepth(length)) = length;
    let is_open = length == 0.0 && (!exact || most > 0.0);
    if is_open { plain(message!("length-about-zero"; most)) } else { short(length) }
}

/// Lists the measurement by names and values: the length, its direction and points, and its certainty. Empty if nothing
/// was measured.
pub fn measures(trace: &Trace) -> Vec<(&'static str, Narration)> {
    let Some(measurement) = trace.outcome.measurement else { return Vec::new() };
    let (name, value) = match measurement.length {
        Length::Separation(separation) => (text!("figure-separation"), separation),
        Length::PenetrationDepth(depth) => (text!("figure-depth"), depth),
    };
    let [least, most] = measurement.bounds;
    let certainty = if least == most { "equal" } else { certainty_key(&measurement) };
    let certain = message!("measured-cell"; least, most, difference = most - least, :certainty);
    let vectors = shown_vectors(&measurement).map(|vector| Components(vector, trace.dimension));
    let [normal, on_p, on_q] = vectors.map(said);
    vec![
        (name, said(Span::Number { value, shown: length_of(&measurement) })),
        (text!("figure-normal"), normal),
        (text!("figure-on-p"), on_p),
        (text!("figure-on-q"), on_q),
        (text!("figure-certain"), said(certain)),
    ]
}

/// Maximum number of differences in a sum; longer sums are left out, since they would fill the card.
const MAX_TERMS: usize = 8;

/// Roundoff of a mean of vertices of curved shapes, as a fraction of its coordinates.
const ROUNDOFF: f64 = 1e-14;

/// Maximum length, in characters, of a fraction or decimal that is shown exactly; the exact weights of most scenes have
/// hundreds of digits.
const LONGEST_EXACT: usize = 9;

/// Fraction of the size of a scene below which a rounded coordinate is shown as zero.
const NOTHING: f64 = 1e-12;

/// Formats a weight of a vertex of P or Q: as a fraction, `3/14`, if that is short; otherwise by its value, `≈ 0.2143`.
pub fn weight(common: &CommonPoint, side: Side, part: &Weight) -> String {
    fraction(common.fraction(side, part).as_ref(), part.value)
}

fn fraction(exact: Option<&RBig>, value: f64) -> String {
    let written = exact.map(ToString::to_string).filter(|fraction| fraction.len() <= LONGEST_EXACT);
    written.unwrap_or_else(|| rounded(value, 1.0))
}

/// Explains why the reference verdict is true, sentence by sentence, for the PROOF card.
pub fn proof(reference: &Reference, dimension: Dimension) -> Vec<Narration> {
    let certificate = &reference.certificate;
    let mut told = Vec::new();
    if reference.is_open() {
        told.push(said(message!("proof-open"; tolerance = reference.tolerance)));
    }
    if let Some(point) = certificate.common_point() {
        told.extend(common_point(point, dimension));
    }
    told.extend(certificate.axis().map(|axis| axis_of(axis, dimension)));
    told
}

/// Returns the certainty of the proof: `exact`, `to within 1e−10`.
pub fn certainty(reference: &Reference) -> String {
    let tolerance = reference.tolerance;
    plain(message!("proof-certainty"; tolerance, is_exact: tolerance == 0.0))
}

fn axis_of(axis: &SeparatingAxis, dimension: Dimension) -> Narration {
    let SeparatingAxis { gap, tolerance, .. } = *axis;
    let axis = along(axis, dimension);
    said(match (gap > 0.0, tolerance == 0.0) {
        (true, _) => message!("proof-gap"; axis, gap),
        (false, true) => message!("proof-touch"; axis),
        (false, false) => message!("proof-near"; axis, tolerance),
    })
}

/// Formats the direction in integers if these are short, otherwise as a unit vector.
fn along(axis: &SeparatingAxis, dimension: Dimension) -> Narration {
    let whole = axis.whole().map(|whole| whole.map(|component| component.to_string()));
    match whole.filter(|whole| whole.iter().all(|component| component.len() <= LONGEST_EXACT)) {
        Some(whole) => {
            let values = axis.whole().map_or([0.0; 3], |whole| whole.map(|it| it.to_f64().value()));
            let shown = whole.map(|component| number::with_minus_sign(&component));
            let numbers = values.into_iter().zip(shown);
            coordinates(numbers.map(|(value, shown)| Span::Number { value, shown }), dimension)
        }
        None => point_of(axis.direction, None, 1.0, dimension),
    }
}

/// Describes the common point: the reason why it exists, and its position, computed from P and again from Q.
fn common_point(common: &CommonPoint, dimension: Dimension) -> Vec<Narration> {
    let size =
        common.on_p.iter().chain(&common.on_q).fold(0.0_f64, |size, part| size.max(part.vertex.max_abs()));
    let exact = common.exact();
    let point = point_of(common.point, exact.as_ref(), size, dimension);
    let mut told = vec![said(message!("proof-point"; point))];
    let means = Side::BOTH.map(|side| common.mean(side));
    let differences = common.differences();
    // The cores of rounded shapes need not share a point.
    if means[0].is_some() && means[0] == means[1] && (1..=MAX_TERMS).contains(&differences.len()) {
        told.push(mean_of_differences(&differences));
    }
    for (side, weights) in [(Side::P, &common.on_p), (Side::Q, &common.on_q)] {
        let terms = weights.iter().map(|part| {
            let number = Span::Number { value: part.value, shown: weight(common, side, part) };
            let vertex = part.index.map(|index| Span::Vertex(side, index));
            let place = vertex.map_or_else(|| said(Components(part.vertex, dimension)), said);
            say!(number, "·", place)
        });
        let sum = separated(terms, " + ");
        let value = weights.iter().map(|part| part.vertex * part.value).sum::<DVec3>();
        let away = value.distance(common.point);
        let is_apart = match (&means[side], &exact) {
            (Some(mean), Some(exact)) => mean != exact,
            _ => away > ROUNDOFF * size + common.tolerance,
        };
        let mean = point_of(value, means[side].as_ref(), size, dimension);
        told.push(said(message!("proof-mean"; shape = side, sum, mean, away, :is_apart)));
    }
    told
}

/// Formats a point. Coordinates are shown exactly if they are short, and otherwise marked as rounded: `(6.5, 1/3)`, `(≈
/// 0.8660, 1/2)`.
fn point_of(point: DVec3, exact: Option<&[RBig; 3]>, size: f64, dimension: Dimension) -> Narration {
    let numbers = point.to_array().into_iter().enumerate().map(|(index, value)| {
        match exact.map(|exact| &exact[index]) {
            Some(exact) => Span::Number { value: exact.to_f64().value(), shown: coordinate(exact, size) },
            None if value == 0.0 => Span::Number { value, shown: short(value) },
            None => Span::Number { value, shown: rounded(value, size) },
        }
    });
    coordinates(numbers, dimension)
}

/// Formats a coordinate as a decimal that reads back as the same number, or as a fraction, if one of these is short.
fn coordinate(exact: &RBig, size: f64) -> String {
    let value = exact.to_f64().value();
    let decimal = number::full(value);
    let is_decimal = decimal.len() <= LONGEST_EXACT && RBig::try_from(value).is_ok_and(|it| it == *exact);
    let written = is_decimal.then_some(decimal).or_else(|| {
        let fraction = exact.to_string();
        (fraction.len() <= LONGEST_EXACT).then_some(fraction)
    });
    written.map_or_else(|| rounded(value, size), |written| number::with_minus_sign(&written))
}

/// Formats a number rounded for display.
fn rounded(value: f64, size: f64) -> String {
    let shown = if value.abs() < NOTHING * size { 0.0 } else { value };
    format!("≈ {}", short(shown))
}

/// Formats the origin as a mean of differences: `O = 2/7·(p0 − q0) + 3/14·(p0 − q1) + 1/2·(p2 − q0).`
fn mean_of_differences(differences: &[([usize; 2], RBig)]) -> Narration {
    let terms = differences.iter().map(|(vertices, weight)| {
        let value = weight.to_f64().value();
        let number = Span::Number { value, shown: fraction(Some(weight), value) };
        say!(number, "·(", pair(vertices.map(Some)), ")")
    });
    say!(Span::Origin, " = ", separated(terms, " + "), ".")
}

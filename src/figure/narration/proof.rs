//! Sentences about exact results: a settlement, a measurement, a proof.

use dashu_ratio::RBig;
use glam::DVec3;

use super::message::{Explanation, message};
use super::number::{self, short};
use super::phrases::{VertexOf, enumerated, plain, said};
use super::span::{Components, Narration, Number, Span, say};
use crate::geometry::{Dimension, Length, Measurement, Side, SupportPoint, Vector as _, WitnessPoints};
use crate::gjk::{Axis, CommonPoint, Reference, Simplex, Trace, Verdict, Weight};
use crate::message::text;

pub(super) fn settled(
    dimension: Dimension,
    verdict: Verdict,
    simplex: &Simplex<DVec3>,
    out: &mut Explanation,
) {
    let place = match verdict {
        Verdict::Overlap => "inside",
        Verdict::Touching => "boundary",
        Verdict::Separate => "outside",
        Verdict::Undecided => "unknown",
    };
    out.add(&message!("settled"; place: place));
    let is_named = |support: &SupportPoint<DVec3>| support.index_p.is_some() && support.index_q.is_some();
    if simplex.is_empty() || !simplex.points().iter().all(is_named) {
        // Points of curves have no names.
        return;
    }
    let points = enumerated(simplex.points().iter().map(|support| {
        let mut point = said(VertexOf(Side::P, support.index_p));
        say!(&mut point; " − ", VertexOf(Side::Q, support.index_q));
        point
    }));
    // A simplex of fewer points has no inside: it contains the origin, and P ⊖ Q extends around it.
    let is_flat = verdict == Verdict::Overlap && simplex.len() <= dimension.count();
    out.add(&message!("settled-simplex"; points = points, span: if is_flat { "flat" } else { "whole" }));
}

pub(super) fn measured(trace: &Trace, measurement: &Measurement, out: &mut Explanation) {
    let certainty = certainty_key(measurement);
    let (Length::Separation(value) | Length::PenetrationDepth(value)) = measurement.length;
    let length = Span::Number { value, shown: length_of(measurement) };
    let [normal, on_p, on_q] = shown_vectors(measurement).map(|vector| Components(vector, trace.dimension));
    let message = match measurement.length {
        Length::Separation(0.0) if trace.outcome.verdict == Verdict::Separate => {
            return out.add(&message!("measured-distance-tiny"; normal = normal, on_p = on_p));
        }
        Length::PenetrationDepth(0.0) => {
            return out.add(&message!("measured-depth-tiny"; normal = normal, on_p = on_p));
        }
        Length::Separation(0.0) => {
            let certainty = if certainty == "open" { "open" } else { "exact" };
            message!(
                "measured-touch"; length = length, normal = normal, on_p = on_p, certainty: certainty
            )
        }
        Length::Separation(_) => {
            message!("measured-distance"; length = length, normal = normal, on_p = on_p, on_q = on_q)
        }
        Length::PenetrationDepth(_) => {
            message!("measured-depth"; length = length, normal = normal, on_p = on_p, on_q = on_q)
        }
    };
    out.add(&message);
    let [least, most, difference] = shown_bounds(measurement);
    out.add(&message!(
        "measured-certainty"; least = least, most = most, difference = difference, certainty: certainty
    ));
}

/// Returns the normal and the points on P and on Q. Unless they are exact, components that are roundoff relative to the
/// others become zero.
fn shown_vectors(measurement: &Measurement) -> [DVec3; 3] {
    let Measurement { normal, witness_points: WitnessPoints { on_p, on_q }, exact, .. } = *measurement;
    let size = on_p.max_abs().max(on_q.max_abs());
    let without_roundoff = |vector: DVec3, size: f64| {
        let is_roundoff = |component: f64| !exact && component.abs() < NOTHING * size;
        vector.map(|component| if is_roundoff(component) { 0.0 } else { component })
    };
    [without_roundoff(normal, 1.0), without_roundoff(on_p, size), without_roundoff(on_q, size)]
}

/// Returns the certainty of a length, as a variant of a message.
fn certainty_key(measurement: &Measurement) -> &'static str {
    let Measurement { length, bounds: [least, most], exact, .. } = *measurement;
    match (exact, length == Length::Separation(0.0)) {
        (true, true) => "touch",
        (true, false) => "exact",
        (false, true) => "open",
        (false, false) if short(least) == short(most) => "error",
        (false, false) => "bounds",
    }
}

/// Returns the bounds on a length, and their difference.
fn shown_bounds(measurement: &Measurement) -> [Number; 3] {
    let [least, most] = measurement.bounds;
    [least, most, most - least].map(Number)
}

/// Formats a length in words: `0.5`; `0 within 7e−15` for a touch of curved shapes.
pub fn length_of(measurement: &Measurement) -> String {
    let Measurement { length, bounds: [_, most], exact, .. } = *measurement;
    match length {
        Length::Separation(0.0) | Length::PenetrationDepth(0.0) if !exact || most > 0.0 => {
            plain(message!("length-about-zero"; most = Number(most)))
        }
        Length::Separation(length) | Length::PenetrationDepth(length) => short(length),
    }
}

/// Lists the measurement by names and values: the length, its direction and points, and its certainty. Empty if nothing
/// was measured.
pub fn measures(trace: &Trace) -> Vec<(&'static str, Narration)> {
    let Some(measurement) = trace.outcome.measurement else { return Vec::new() };
    let [least, most] = measurement.bounds;
    let (name, value) = match measurement.length {
        Length::Separation(separation) => (text!("figure-separation"), separation),
        Length::PenetrationDepth(depth) => (text!("figure-depth"), depth),
    };
    let certainty = if least == most { "equal" } else { certainty_key(&measurement) };
    let [lower, upper, difference] = shown_bounds(&measurement);
    let certain = message!(
        "measured-cell"; least = lower, most = upper, difference = difference, certainty: certainty
    );
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

/// Maximum length of a fraction or decimal that is written out; the exact weights of most scenes have hundreds of
/// digits.
const LONGEST_EXACT: usize = 9;

/// Fraction of the size of a scene below which a coordinate that is not written out is shown as zero.
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
        told.push(said(message!("proof-open"; tolerance = Number(reference.tolerance))));
    }
    if let Some(point) = certificate.common_point() {
        told.extend(common_point(point, dimension));
    }
    told.extend(certificate.axis().map(|axis| axis_of(axis, dimension)));
    told
}

/// Returns the certainty of the proof: `exact`, `to within 1e−10`.
pub fn certainty(reference: &Reference) -> String {
    let certainty = if reference.tolerance == 0.0 { "exact" } else { "within" };
    plain(message!("proof-certainty"; tolerance = Number(reference.tolerance), certainty: certainty))
}

fn axis_of(axis: &Axis, dimension: Dimension) -> Narration {
    let (along, tolerance) = (along(axis, dimension), Number(axis.tolerance));
    said(match (axis.gap > 0.0, axis.tolerance == 0.0) {
        (true, _) => message!("proof-gap"; axis = along, gap = Number(axis.gap)),
        (false, true) => message!("proof-touch"; axis = along),
        (false, false) => message!("proof-near"; axis = along, tolerance = tolerance),
    })
}

/// Formats the direction in integers if these are short, otherwise as a unit vector.
fn along(axis: &Axis, dimension: Dimension) -> Narration {
    let whole = axis.whole().map(|whole| whole.map(|component| component.to_string()));
    match whole.filter(|whole| whole.iter().all(|component| component.len() <= LONGEST_EXACT)) {
        Some(whole) => {
            let values = axis.whole().map_or([0.0; 3], |whole| whole.map(|it| it.to_f64().value()));
            let shown = whole.map(|component| number::with_minus_sign(&component));
            coordinates(values.into_iter().zip(shown), dimension)
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
    let mut told = vec![said(message!("proof-point"; point = point))];
    let means = Side::BOTH.map(|side| common.mean(side));
    let differences = common.differences();
    // If the shapes are rounded, the cores need not share a point.
    if means[0].is_some() && means[0] == means[1] && (1..=MAX_TERMS).contains(&differences.len()) {
        told.push(mean_of_differences(&differences));
    }
    for (side, weights) in [(Side::P, &common.on_p), (Side::Q, &common.on_q)] {
        let mut sum = Narration::default();
        for (index, part) in weights.iter().enumerate() {
            let shown = weight(common, side, part);
            say!(&mut sum; if index > 0 { " + " } else { "" }, Span::Number { value: part.value, shown }, "·");
            match part.index {
                Some(vertex) => sum.push(Span::Vertex(side, vertex)),
                None => sum.push(Components(part.vertex, dimension)),
            }
        }
        let value = weights.iter().map(|part| part.vertex * part.value).sum::<DVec3>();
        let mean = &means[side];
        let shown = point_of(value, mean.as_ref(), size, dimension);
        let away = value.distance(common.point);
        let is_apart = match (mean, &exact) {
            (Some(mean), Some(exact)) => mean != exact,
            _ => away > ROUNDOFF * size + common.tolerance,
        };
        let place = if is_apart { "apart" } else { "same" };
        told.push(said(
            message!("proof-mean"; shape = side, sum = sum, mean = shown, away = Number(away), place: place),
        ));
    }
    told
}

/// Formats a point: exact coordinates are written out, the others are marked as rounded: `(6.5, 1/3)`, `(≈ 0.8660,
/// 1/2)`.
fn point_of(point: DVec3, exact: Option<&[RBig; 3]>, size: f64, dimension: Dimension) -> Narration {
    let numbers = point.to_array().into_iter().enumerate().map(|(index, value)| {
        match exact.map(|exact| &exact[index]) {
            Some(exact) => (exact.to_f64().value(), coordinate(exact, size)),
            None => (value, if value == 0.0 { short(value) } else { rounded(value, size) }),
        }
    });
    coordinates(numbers, dimension)
}

fn coordinates(numbers: impl Iterator<Item = (f64, String)>, dimension: Dimension) -> Narration {
    let mut out = said("(");
    for (index, (value, shown)) in numbers.take(dimension.count()).enumerate() {
        say!(&mut out; if index > 0 { ", " } else { "" }, Span::Number { value, shown });
    }
    out.push(")");
    out
}

/// Formats a coordinate as the decimal that parses to the same number, or as a fraction, if one of them is short.
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

/// `O = 2/7·(p0 − q0) + 3/14·(p0 − q1) + 1/2·(p2 − q0).`
fn mean_of_differences(differences: &[([usize; 2], RBig)]) -> Narration {
    let mut out = said(Span::Origin);
    out.push(" = ");
    for (index, ([p, q], weight)) in differences.iter().enumerate() {
        let value = weight.to_f64().value();
        let shown = fraction(Some(weight), value);
        say!(&mut out; if index > 0 { " + " } else { "" }, Span::Number { value, shown }, "·(");
        say!(&mut out; Span::Vertex(Side::P, *p), " − ", Span::Vertex(Side::Q, *q), ")");
    }
    out.push(".");
    out
}

//! Sentences about what is certain: an exact settlement, a measurement.

use dashu_ratio::RBig;
use glam::DVec3;

use super::number::{self, short};
use super::span::{Components, Narration, Number, Span, VertexOf, say};
use crate::geometry::{Dimension, Length, Measurement, Side, SupportPoint, Vector as _, WitnessPoints};
use crate::gjk::{Axis, CommonPoint, Reference, Simplex, Trace, Verdict, Weight};

pub(super) fn settled(dimension: Dimension, verdict: Verdict, simplex: &Simplex<DVec3>, out: &mut Narration) {
    let (p, q) = (Side::P, Side::Q);
    say!(out; "The search leaves the question open here, so exact arithmetic settles it: the origin is ");
    out.push(match verdict {
        Verdict::Overlap => "inside ",
        Verdict::Touching => "on the boundary of ",
        Verdict::Separate => "outside ",
        Verdict::Undecided => "not placed by exact arithmetic with respect to ",
    });
    say!(out; p, " ⊖ ", q, ". ");
    let is_named = |support: &SupportPoint<DVec3>| support.index_p.is_some() && support.index_q.is_some();
    if !simplex.points().iter().all(is_named) {
        // Points of curves have no names to be told by.
        return;
    }
    // A simplex of fewer points has no inside: it holds the origin, and P ⊖ Q goes on around it.
    let opening = match verdict {
        Verdict::Overlap if simplex.len() <= dimension.count() => {
            "It lies on the simplex of these points, and not on the boundary: "
        }
        _ => "That rests on the simplex of ",
    };
    for (index, support) in simplex.points().iter().enumerate() {
        say!(out; if index == 0 { opening } else { ", " });
        say!(out; VertexOf(p, support.index_p), " − ", VertexOf(q, support.index_q));
    }
    if !simplex.is_empty() {
        out.push(".");
    }
}

pub(super) fn measured(trace: &Trace, measurement: &Measurement, out: &mut Narration) {
    let (dimension, verdict) = (trace.dimension, trace.outcome.verdict);
    let length = measurement.length;
    let [normal, on_p, on_q] = shown_vectors(measurement);
    let components = |vector| Components(vector, dimension);
    let (p, q) = (Side::P, Side::Q);
    match length {
        Length::Separation(0.0) if verdict == Verdict::Separate => {
            say!(out; p, " and ", q, " are apart, by a length that is too small to be told from 0 in double precision, at ");
            say!(out; components(on_p), ". The direction from ", p, " to ", q, " is ", components(normal), ".");
            return;
        }
        Length::PenetrationDepth(0.0) => {
            say!(out; p, " and ", q, " overlap, by a depth that is too small to be told from 0 in double precision, at ");
            say!(out; components(on_p), ". ", q, " leaves ", p, " along ", components(normal), ".");
            return;
        }
        Length::Separation(0.0) => {
            say!(out; p, " and ", q, " touch: the separation is ", length_of(measurement).as_str());
            say!(out; if measurement.exact { " (exactly)" } else { "" }, ", at ", components(on_p), ". ");
            say!(out; "The direction from ", p, " to ", q, " is ", components(normal), ". ");
        }
        Length::Separation(separation) => {
            say!(out; p, " and ", q, " are ", Number(separation), " apart: from ", components(on_p), " on ", p);
            say!(out; " to ", components(on_q), " on ", q, ", along ", components(normal), ". ");
        }
        Length::PenetrationDepth(depth) => {
            say!(out; p, " and ", q, " are ", Number(depth), " deep in each other: moved by that along ");
            say!(out; components(normal), ", ", q, " would only touch ", p, ". The contact points are ");
            say!(out; components(on_p), " of ", p, " and ", components(on_q), " of ", q, ". ");
        }
    }
    exactness(measurement, out);
}

/// The normal and the points on P and on Q, without components that are roundoff beside the others where none is exact.
fn shown_vectors(measurement: &Measurement) -> [DVec3; 3] {
    let Measurement { normal, witness_points: WitnessPoints { on_p, on_q }, exact, .. } = *measurement;
    let size = on_p.max_abs().max(on_q.max_abs());
    let without_roundoff = |vector: DVec3, size: f64| {
        let is_roundoff = |component: f64| !exact && component.abs() < NOTHING * size;
        vector.map(|component| if is_roundoff(component) { 0.0 } else { component })
    };
    [without_roundoff(normal, 1.0), without_roundoff(on_p, size), without_roundoff(on_q, size)]
}

/// How sure a length is; of a touch the length itself says it.
fn exactness(measurement: &Measurement, out: &mut Narration) {
    let Measurement { bounds: [least, most], exact, .. } = *measurement;
    if exact {
        out.push("That nothing is nearer is proved in exact arithmetic.");
    } else if is_touch(measurement) {
        out.push("Curved shapes are known no better: they may overlap by so much, or be so far apart.");
    } else if short(least) == short(most) {
        say!(out; "The true length is at most ", Number(most - least), " off.");
    } else {
        say!(out; "The true length is between ", Number(least), " and ", Number(most), ".");
    }
}

/// Whether the length is zero, exactly or as far as is known.
fn is_touch(measurement: &Measurement) -> bool {
    measurement.length == Length::Separation(0.0)
}

/// A length in words: `0.5`; `0 within 7e−15` for a touch of curved shapes.
pub fn length_of(measurement: &Measurement) -> String {
    let Measurement { length, bounds: [_, most], exact, .. } = *measurement;
    match length {
        Length::Separation(0.0) | Length::PenetrationDepth(0.0) if !exact || most > 0.0 => {
            format!("0 within {}", short(most))
        }
        Length::Separation(length) | Length::PenetrationDepth(length) => short(length),
    }
}

/// The measurement by names and values: which length, between which points, how sure. Nothing where nothing was
/// measured.
pub fn measures(trace: &Trace) -> Vec<(&'static str, Narration)> {
    let Some(measurement) = trace.outcome.measurement else { return Vec::new() };
    let Measurement { length, bounds: [least, most], exact, .. } = measurement;
    let [normal, on_p, on_q] = shown_vectors(&measurement);
    let (name, value) = match length {
        Length::Separation(separation) => ("separation", separation),
        Length::PenetrationDepth(depth) => ("depth", depth),
    };
    let is_open = !exact && is_touch(&measurement);
    let shown = length_of(&measurement);
    let told = |tell: &dyn Fn(&mut Narration)| {
        let mut out = Narration::default();
        tell(&mut out);
        out
    };
    let vector = |vector: DVec3| told(&|out| out.push(Components(vector, trace.dimension)));
    vec![
        (name, told(&|out| out.push(Span::Number { value, shown: shown.clone() }))),
        ("normal", vector(normal)),
        ("on P", vector(on_p)),
        ("on Q", vector(on_q)),
        (
            "certain",
            told(&|out| {
                if least == most {
                    out.push("exactly");
                } else if exact {
                    out.push("to the last digit");
                } else if is_open {
                    say!(out; "to within ", Number(most));
                } else if short(least) == short(most) {
                    say!(out; "to within ", Number(most - least));
                } else {
                    say!(out; "between ", Number(least), " and ", Number(most));
                }
            }),
        ),
    ]
}

/// With more differences than this the sum is left out: it would fill the card.
const MAX_TERMS: usize = 8;

/// Roundoff of a mean of vertices of curved shapes, as a fraction of its coordinates.
const ROUNDOFF: f64 = 1e-14;

/// The longest fraction or decimal that is written out; the exact weights of most scenes have hundreds of digits.
const LONGEST_EXACT: usize = 9;

/// Below this fraction of the size of a scene a coordinate that is not written out is about zero.
const NOTHING: f64 = 1e-12;

/// A weight of a vertex of P or Q as a fraction, `3/14`, where that is short; otherwise its value: `≈ 0.2143`.
pub fn weight(common: &CommonPoint, side: Side, part: &Weight) -> String {
    fraction(common.fraction(side, part).as_ref(), part.value)
}

fn fraction(exact: Option<&RBig>, value: f64) -> String {
    let written = exact.map(ToString::to_string).filter(|fraction| fraction.len() <= LONGEST_EXACT);
    written.unwrap_or_else(|| rounded(value, 1.0))
}

/// Why the reference verdict is true, sentence by sentence, as the card tells it.
pub fn proof(reference: &Reference, dimension: Dimension) -> Vec<Narration> {
    let certificate = &reference.certificate;
    let mut told = Vec::new();
    if reference.is_open() {
        let mut out = Narration::default();
        say!(&mut out; "Within ", Number(reference.tolerance), " of a touch, the reference cannot tell whether ");
        say!(&mut out; Side::P, " and ", Side::Q, " overlap, touch or are apart.");
        told.push(out);
    }
    if let Some(point) = certificate.common_point() {
        told.extend(common_point(point, dimension));
    }
    if let Some(axis) = certificate.axis() {
        told.push(axis_of(axis, dimension));
    }
    told
}

/// To what the proof holds: `exact`, `to within 1e−10`.
pub fn certainty(reference: &Reference) -> String {
    if reference.tolerance == 0.0 {
        "exact".to_owned()
    } else {
        format!("to within {}", short(reference.tolerance))
    }
}

fn axis_of(axis: &Axis, dimension: Dimension) -> Narration {
    let mut out = Narration::default();
    let (p, q) = (Side::P, Side::Q);
    out.push("Along ");
    along(axis, dimension, &mut out);
    if axis.gap > 0.0 {
        say!(&mut out; " every point of ", p, " lies before every point of ", q);
        say!(&mut out; ", with a gap of ", Number(axis.gap), ".");
    } else if axis.tolerance == 0.0 {
        say!(&mut out; " no point of ", p, " comes after any point of ", q);
        say!(&mut out; ": ", p, " ends where ", q, " begins, and the gap is 0 (exactly).");
    } else {
        let within = || Number(axis.tolerance);
        say!(&mut out; " no point of ", p, " comes after any point of ", q, " by more than ", within());
        say!(&mut out; ": the gap is 0 within ", within(), ".");
    }
    out
}

/// The direction in whole numbers where these are short, otherwise of length one.
fn along(axis: &Axis, dimension: Dimension, out: &mut Narration) {
    let whole = axis.whole().map(|whole| whole.map(|component| component.to_string()));
    match whole.filter(|whole| whole.iter().all(|component| component.len() <= LONGEST_EXACT)) {
        Some(whole) => {
            let values = axis.whole().map_or([0.0; 3], |whole| whole.map(|it| it.to_f64().value()));
            let shown = whole.map(|component| number::with_minus_sign(&component));
            coordinates(values.into_iter().zip(shown), dimension, out);
        }
        None => point_of(axis.direction, None, 1.0, dimension, out),
    }
}

/// The common point: why there is one, and what it is, computed from P and again from Q.
fn common_point(common: &CommonPoint, dimension: Dimension) -> Vec<Narration> {
    let size =
        common.on_p.iter().chain(&common.on_q).fold(0.0_f64, |size, part| size.max(part.vertex.max_abs()));
    let mut told = vec![Narration::default()];
    say!(&mut told[0]; "One point lies in both: ");
    let exact = common.exact();
    point_of(common.point, exact.as_ref(), size, dimension, &mut told[0]);
    told[0].push(".");
    let means = Side::BOTH.map(|side| common.mean(side));
    let differences = common.differences();
    // Where the shapes are rounded, the cores need not share a point.
    if means[0].is_some() && means[0] == means[1] && (1..=MAX_TERMS).contains(&differences.len()) {
        told.push(mean_of_differences(&differences));
    }
    for (side, weights) in [(Side::P, &common.on_p), (Side::Q, &common.on_q)] {
        let mut out = Narration::default();
        say!(&mut out; "From ", side, ": ");
        for (index, part) in weights.iter().enumerate() {
            let shown = weight(common, side, part);
            say!(&mut out; if index > 0 { " + " } else { "" }, Span::Number { value: part.value, shown }, "·");
            match part.index {
                Some(vertex) => out.push(Span::Vertex(side, vertex)),
                None => out.push(Components(part.vertex, dimension)),
            }
        }
        out.push(" = ");
        let value = weights.iter().map(|part| part.vertex * part.value).sum::<DVec3>();
        let mean = &means[side];
        point_of(value, mean.as_ref(), size, dimension, &mut out);
        let away = value.distance(common.point);
        let is_apart = match (mean, &exact) {
            (Some(mean), Some(exact)) => mean != exact,
            _ => away > ROUNDOFF * size + common.tolerance,
        };
        if is_apart {
            say!(&mut out; ", ", Number(away), " away: within the radius of ", side);
        }
        out.push(".");
        told.push(out);
    }
    told
}

/// A point with what is exact written out, and the rest marked as rounded: `(6.5, 1/3)`, `(≈ 0.8660, 1/2)`.
fn point_of(point: DVec3, exact: Option<&[RBig; 3]>, size: f64, dimension: Dimension, out: &mut Narration) {
    let numbers = point.to_array().into_iter().enumerate().map(|(index, value)| {
        match exact.map(|exact| &exact[index]) {
            Some(exact) => (exact.to_f64().value(), coordinate(exact, size)),
            None => (value, if value == 0.0 { short(value) } else { rounded(value, size) }),
        }
    });
    coordinates(numbers, dimension, out);
}

fn coordinates(numbers: impl Iterator<Item = (f64, String)>, dimension: Dimension, out: &mut Narration) {
    out.push("(");
    for (index, (value, shown)) in numbers.take(dimension.count()).enumerate() {
        say!(out; if index > 0 { ", " } else { "" }, Span::Number { value, shown });
    }
    out.push(")");
}

/// A coordinate as the decimal that reads back as the same number, or as a fraction, where one of them is short.
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

/// A number that is rounded for the eye.
fn rounded(value: f64, size: f64) -> String {
    let shown = if value.abs() < NOTHING * size { 0.0 } else { value };
    format!("≈ {}", short(shown))
}

/// `O = 2/7·(p0 − q0) + 3/14·(p0 − q1) + 1/2·(p2 − q0).`
fn mean_of_differences(differences: &[([usize; 2], RBig)]) -> Narration {
    let mut out = Narration::default();
    say!(&mut out; Span::Origin, " = ");
    for (index, ([p, q], weight)) in differences.iter().enumerate() {
        let value = weight.to_f64().value();
        let shown = fraction(Some(weight), value);
        say!(&mut out; if index > 0 { " + " } else { "" }, Span::Number { value, shown }, "·(");
        say!(&mut out; Span::Vertex(Side::P, *p), " − ", Span::Vertex(Side::Q, *q), ")");
    }
    out.push(".");
    out
}

//! Sentences about what is certain: an exact settlement, a measurement.

use dashu_ratio::RBig;
use glam::DVec3;

use super::span::{Components, Narration, Number, Parent, Span, say};
use crate::geometry::{Dimension, Length, Measurement, Side, WitnessPoints};
use crate::gjk::{Axis, CommonPoint, Reference, Simplex, Trace, Verdict, Weight};

pub(super) fn settled(verdict: Verdict, simplex: &Simplex<DVec3>, out: &mut Narration) {
    let (p, q) = (Side::P, Side::Q);
    say!(out; "Rounding leaves the question open here, so exact arithmetic settles it: the origin is ");
    out.push(match verdict {
        Verdict::Overlap => "inside ",
        Verdict::Touching => "on the boundary of ",
        Verdict::Separate => "outside ",
        Verdict::Undecided => "not placed by exact arithmetic with respect to ",
    });
    say!(out; p, " ⊖ ", q, ". ");
    for (index, support) in simplex.points().iter().enumerate() {
        say!(out; if index == 0 { "That rests on the simplex of " } else { ", " });
        say!(out; Parent(p, support.index_p), " − ", Parent(q, support.index_q));
    }
    if !simplex.is_empty() {
        out.push(".");
    }
}

pub(super) fn measured(dimension: Dimension, measurement: &Measurement, out: &mut Narration) {
    let Measurement { length, normal, witness_points: WitnessPoints { on_p, on_q }, bounds, exact } =
        *measurement;
    let components = |vector| Components(vector, dimension);
    let (p, q) = (Side::P, Side::Q);
    match length {
        Length::Separation(0.0) => {
            say!(out; p, " and ", q, " touch: the separation is 0 (exactly), at ", components(on_p), ". ");
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
    exactness(bounds, exact, out);
}

/// How sure a length is.
fn exactness(bounds: [f64; 2], exact: bool, out: &mut Narration) {
    let [least, most] = bounds;
    if exact {
        out.push("That nothing is nearer is proved in exact arithmetic.");
    } else if super::short(least) == super::short(most) {
        say!(out; "The true length is at most ", Number(most - least), " off.");
    } else {
        say!(out; "The true length is between ", Number(least), " and ", Number(most), ".");
    }
}

/// The measurement by names and values: which length, between which points, how sure. Nothing where nothing was
/// measured.
pub fn measures(trace: &Trace) -> Vec<(&'static str, Narration)> {
    let Some(measurement) = trace.outcome.measurement else { return Vec::new() };
    let Measurement {
        length,
        normal,
        witness_points: WitnessPoints { on_p, on_q },
        bounds: [least, most],
        exact,
    } = measurement;
    let (name, value) = match length {
        Length::Separation(separation) => ("separation", separation),
        Length::PenetrationDepth(depth) => ("depth", depth),
    };
    let told = |tell: &dyn Fn(&mut Narration)| {
        let mut out = Narration::default();
        tell(&mut out);
        out
    };
    let vector = |vector: DVec3| told(&|out| out.push(Components(vector, trace.dimension)));
    vec![
        (name, told(&|out| out.push(Number(value)))),
        ("normal", vector(normal)),
        ("on P", vector(on_p)),
        ("on Q", vector(on_q)),
        (
            "certain",
            told(&|out| {
                if exact {
                    out.push("exactly");
                } else if super::short(least) == super::short(most) {
                    say!(out; "to within ", Number(most - least));
                } else {
                    say!(out; "between ", Number(least), " and ", Number(most));
                }
            }),
        ),
    ]
}

/// With more differences than this the sum is left out: it would fill the card.
const MOST_TERMS: usize = 8;

/// Rounding of a mean of vertices that is computed for the eye, as a fraction of its coordinates.
const ROUNDING: f64 = 1e-14;

/// The longest fraction that is written out; the exact weights of most scenes have hundreds of digits.
const LONGEST_FRACTION: usize = 9;

/// A weight as a fraction, `3/14`, where that is short; otherwise its value: `≈ 0.2143`.
pub fn weight(part: &Weight) -> String {
    fraction(part.fraction.as_ref().map(ToString::to_string), part.value)
}

fn fraction(written: Option<String>, value: f64) -> String {
    let short_enough = written.filter(|fraction| fraction.len() <= LONGEST_FRACTION);
    short_enough.unwrap_or_else(|| format!("≈ {}", super::short(value)))
}

/// Why the reference verdict is true, sentence by sentence, as the card tells it.
pub fn proof(reference: &Reference, dimension: Dimension) -> Vec<Narration> {
    let certificate = &reference.certificate;
    let mut told = Vec::new();
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
        format!("to within {}", super::short(reference.tolerance))
    }
}

fn axis_of(axis: &Axis, dimension: Dimension) -> Narration {
    let mut out = Narration::default();
    let (p, q) = (Side::P, Side::Q);
    let direction = Components(axis.direction, dimension);
    if axis.gap > 0.0 {
        say!(&mut out; "Along ", direction, " every point of ", p, " lies before every point of ", q);
        say!(&mut out; ", with a gap of ", Number(axis.gap), ".");
    } else {
        say!(&mut out; "Along ", direction, " no point of ", p, " comes after any point of ", q);
        say!(&mut out; ": ", p, " ends where ", q, " begins, and the gap is ");
        out.push(if axis.tolerance == 0.0 { "0 (exactly)." } else { "≈ 0." });
    }
    out
}

/// The common point: why there is one, and what it is, computed from P and again from Q.
fn common_point(common: &CommonPoint, dimension: Dimension) -> Vec<Narration> {
    let mut told = vec![Narration::default()];
    say!(&mut told[0]; "One point lies in both: ", Components(common.point, dimension), ".");
    let mean = |weights: &[Weight]| weights.iter().map(|part| part.vertex * part.value).sum::<DVec3>();
    let [of_p, of_q] = [&common.on_p, &common.on_q].map(|weights| mean(weights));
    let rounding = ROUNDING * (of_p.abs().max_element() + of_q.abs().max_element());
    let differences = common.differences();
    // Where the shapes are rounded, the cores need not share a point.
    if of_p.distance(of_q) <= rounding && (1..=MOST_TERMS).contains(&differences.len()) {
        told.push(mean_of_differences(&differences));
    }
    for (side, weights, mean) in [(Side::P, &common.on_p, of_p), (Side::Q, &common.on_q, of_q)] {
        let mut out = Narration::default();
        say!(&mut out; "From ", side, ": ");
        for (index, part) in weights.iter().enumerate() {
            let shown = weight(part);
            say!(&mut out; if index > 0 { " + " } else { "" }, Span::Number { value: part.value, shown }, "·");
            match part.index {
                Some(vertex) => out.push(Span::Vertex(side, vertex)),
                None => out.push(Components(part.vertex, dimension)),
            }
        }
        say!(&mut out; " = ", Components(mean, dimension));
        let away = mean.distance(common.point);
        if away > rounding + common.tolerance {
            say!(&mut out; ", ", Number(away), " away: within the rounding of ", side);
        }
        out.push(".");
        told.push(out);
    }
    told
}

/// `O = 2/7·(p0 − q0) + 3/14·(p0 − q1) + 1/2·(p2 − q0).`
fn mean_of_differences(differences: &[([usize; 2], RBig)]) -> Narration {
    let mut out = Narration::default();
    say!(&mut out; Span::Origin, " = ");
    for (index, ([p, q], weight)) in differences.iter().enumerate() {
        let value = weight.to_f64().value();
        let shown = fraction(Some(weight.to_string()), value);
        say!(&mut out; if index > 0 { " + " } else { "" }, Span::Number { value, shown }, "·(");
        say!(&mut out; Span::Vertex(Side::P, *p), " − ", Span::Vertex(Side::Q, *q), ")");
    }
    out.push(".");
    out
}

//! Sentences about what is certain: an exact settlement, a measurement.

use glam::DVec3;

use super::Story;
use super::span::{Components, Narration, Number, Parent, say};
use crate::geometry::{Length, Measurement, Side, WitnessPoints};
use crate::gjk::{Simplex, Trace, Verdict};

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

pub(super) fn measured(story: &Story<'_>, measurement: &Measurement, out: &mut Narration) {
    let Measurement { length, normal, witness_points: WitnessPoints { on_p, on_q }, bounds, exact } =
        *measurement;
    let components = |vector| Components(vector, story.dimension());
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

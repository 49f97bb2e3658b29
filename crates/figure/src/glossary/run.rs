//! The run: its iterations and steps, its end, the reference, and the precision of its numbers.

use super::simplex::PLANAR;
use super::sketch::{Sketch, rectangle, xy};
use super::term::{GlossaryTerm, in_plane};
use crate::geometry::Side::{P, Q};
use crate::gjk::Letter;
use crate::mark::Role;
use crate::message::text;

pub(super) const TERMS: &[GlossaryTerm] = &[
    in_plane("iteration", &[], iteration),
    in_plane("step", &[], |fig| {
        let high = |step: u8| if step.is_multiple_of(4) { 0.45 } else { 0.18 };
        let strokes = (0..=12).map(|step| (f64::from(step) * 0.5, high(step)));
        fig.scale(0.0, 6.0, strokes).each([1, 2, 3_u8], |fig, number| {
            let at = xy(f64::from(number) * 2.0 - 1.0, 0.4);
            fig.label(Role::Simplex, at, &number.to_string(), xy(0.0, 1.0))
        })
    }),
    in_plane("first", &[], |fig| {
        let a = xy(0.0, 1.2);
        fig.letter(Letter::A, a, xy(-1.0, 0.3))
            .arrow(Role::Direction, a, a.lerp(xy(1.8, 0.0), 0.7), "v")
            .origin(xy(1.8, 0.0), xy(1.0, -0.3))
    }),
    in_plane("rejected", &[], rejected),
    in_plane("termination", &[], iteration),
    in_plane("verdict", &[], verdict),
    in_plane("reference", &["DISAGREES"], verdict),
    in_plane("mistake", &[], rejected),
    in_plane("precision", &["f32", "f64"], precision),
    in_plane("roundoff", &[], roundoff),
    in_plane("about-zero", &["≈ 0", "(≈ 0)", "≈"], roundoff),
    in_plane("scientific", &["#e−#", "#.#e−#", "#e#", "#.#e#", "#e-#", "#.#e-#"], precision),
    in_plane("ghost", &[], |fig| {
        let [a, b, c] = PLANAR.map(|at| at * 0.8 + xy(-1.2, -0.7));
        fig.line(Role::Ghost, &[a, b, c, a]).simplex(&PLANAR).origin(xy(0.3, 0.4), xy(1.0, -0.3))
    }),
];

fn iteration(fig: Sketch) -> Sketch {
    // A loop of four stations.
    let stations = rectangle([0.0, 0.0], [1.6, 1.2]);
    let [tests, region] = [text!("figure-tests"), text!("figure-head-region")];
    let names = [("A", xy(-1.0, -0.5)), (tests, xy(1.0, -0.5)), (region, xy(1.0, 0.5)), ("v", xy(-1.0, 0.5))];
    fig.each(0..4, |fig, station| {
        let (from, to) = (stations[station], stations[(station + 1) % 4]);
        fig.arrow(Role::Origin, from.lerp(to, 0.15), from.lerp(to, 0.85), "")
    })
    .each(stations.into_iter().zip(names), |fig, (at, (name, toward))| {
        fig.point(Role::Simplex, at, name, toward)
    })
}

fn rejected(fig: Sketch) -> Sketch {
    let sum = [xy(-2.2, -0.8), xy(-0.8, -1.0), xy(-0.4, 0.2), xy(-1.3, 1.1), xy(-2.3, 0.6)];
    fig.polygon(Role::Difference, &sum)
        .line(Role::Support(None), &[xy(-0.4, -1.2), xy(-0.4, 1.3)])
        .letter(Letter::A, sum[2], xy(-1.0, 0.0))
        .arrow(Role::Direction, xy(-0.4, -0.9), xy(0.5, -0.9), "v")
        .origin(xy(0.5, 0.2), xy(1.0, 0.2))
}

fn verdict(fig: Sketch) -> Sketch {
    let square = |x: f64| rectangle([x, 0.0], [x + 1.0, 1.0]);
    fig.each([(0.0, 0.3), (3.0, 0.0), (6.0, -0.4)], |fig, (x, gap)| {
        fig.polygon(Role::Shape(P), &square(x))
            .polygon(Role::Shape(Q), &square(x + 1.0 + gap).map(|at| at + xy(0.0, 0.3)))
    })
}

/// The numbers with three significant bits from 1/2 to 8, on a line: their spacing doubles at each power of two.
fn precision(fig: Sketch) -> Sketch {
    let numbers = [0.5, 1.0, 2.0, 4.0].into_iter().flat_map(|power| {
        [(1.0, 0.7), (1.25, 0.35), (1.5, 0.35), (1.75, 0.35)].map(|(part, high)| (power * part, high))
    });
    let names = [("1", 1.0), ("2", 2.0), ("4", 4.0), ("8", 8.0)];
    fig.scale(0.0, 8.0, numbers.chain([(8.0, 0.7)]))
        .each(names, |fig, (name, x)| fig.label(Role::Simplex, xy(x, -0.7), name, xy(0.0, -1.0)))
}

fn roundoff(fig: Sketch) -> Sketch {
    let at = xy(1.35, 0.0);
    fig.scale(0.0, 3.0, [0.0, 1.0, 2.0, 3.0].map(|x| (x, 0.25)))
        .point(Role::Length, at, text!("figure-exact"), xy(0.3, 1.0))
        .arrow(Role::Probe, at + xy(0.0, -0.15), xy(1.02, -0.15), "")
        .label(Role::Probe, xy(1.0, -0.25), text!("figure-result"), xy(0.0, -1.0))
}

//! The run: its iterations and steps, its end, the reference, and the precision of its numbers.

use super::simplex::PLANAR;
use super::sketch::{Sketch, xy};
use super::term::Term;
use crate::figure::mark::Role;
use crate::geometry::Side::{P, Q};
use crate::gjk::Letter;
use crate::message::text;

pub(super) const TERMS: &[Term] = &[
    Term { id: "iteration", notations: &[], figure: iteration },
    Term { id: "step", notations: &[], figure: step },
    Term { id: "first", notations: &[], figure: first },
    Term { id: "rejected", notations: &[], figure: rejected },
    Term { id: "termination", notations: &[], figure: iteration },
    Term { id: "verdict", notations: &[], figure: verdict },
    Term { id: "reference", notations: &["DISAGREES"], figure: verdict },
    Term { id: "mistake", notations: &[], figure: rejected },
    Term { id: "precision", notations: &["f32", "f64"], figure: precision },
    Term { id: "roundoff", notations: &[], figure: roundoff },
    Term { id: "about-zero", notations: &["≈ 0", "(≈ 0)", "≈"], figure: roundoff },
    Term {
        id: "scientific",
        notations: &["#e−#", "#.#e−#", "#e#", "#.#e#", "#e-#", "#.#e-#"],
        figure: precision,
    },
    Term { id: "ghost", notations: &[], figure: ghosts },
];

fn iteration() -> Sketch {
    // A loop of four stations.
    let stations = [xy(0.0, 0.0), xy(1.6, 0.0), xy(1.6, 1.2), xy(0.0, 1.2)];
    let arrows = stations.iter().zip(stations.iter().cycle().skip(1));
    let sketch = arrows.fold(Sketch::plane(), |sketch, (from, to)| {
        sketch.arrow(Role::Origin, from.lerp(*to, 0.15), from.lerp(*to, 0.85), "")
    });
    let [tests, region] = [text!("figure-tests"), text!("figure-head-region")];
    let names = [("A", xy(-1.0, -0.5)), (tests, xy(1.0, -0.5)), (region, xy(1.0, 0.5)), ("v", xy(-1.0, 0.5))];
    stations
        .iter()
        .zip(names)
        .fold(sketch, |sketch, (at, (name, toward))| sketch.point(Role::Simplex, *at, name, toward))
}

fn step() -> Sketch {
    let sketch = Sketch::plane().line(Role::Simplex, &[xy(0.0, 0.0), xy(6.0, 0.0)]);
    let sketch = (0..=12u8).fold(sketch, |sketch, step| {
        let x = f64::from(step) * 0.5;
        let high = if step % 4 == 0 { 0.45 } else { 0.18 };
        sketch.line(Role::Simplex, &[xy(x, -high), xy(x, high)])
    });
    (0..3u8).fold(sketch, |sketch, index| {
        let x = f64::from(index) * 2.0 + 1.0;
        sketch.label(Role::Simplex, xy(x, 0.4), &(index + 1).to_string(), xy(0.0, 1.0))
    })
}

fn first() -> Sketch {
    let a = xy(0.0, 1.2);
    Sketch::plane()
        .letter(Letter::A, a, xy(-1.0, 0.3))
        .arrow(Role::Direction, a, a.lerp(xy(1.8, 0.0), 0.7), "v")
        .origin(xy(1.8, 0.0), xy(1.0, -0.3))
}

fn rejected() -> Sketch {
    let sum = [xy(-2.2, -0.8), xy(-0.8, -1.0), xy(-0.4, 0.2), xy(-1.3, 1.1), xy(-2.3, 0.6)];
    Sketch::plane()
        .polygon(Role::Difference, &sum)
        .line(Role::Support(None), &[xy(-0.4, -1.2), xy(-0.4, 1.3)])
        .letter(Letter::A, sum[2], xy(-1.0, 0.0))
        .arrow(Role::Direction, xy(-0.4, -0.9), xy(0.5, -0.9), "v")
        .origin(xy(0.5, 0.2), xy(1.0, 0.2))
}

fn verdict() -> Sketch {
    let square = |x: f64| [xy(x, 0.0), xy(x + 1.0, 0.0), xy(x + 1.0, 1.0), xy(x, 1.0)];
    [(0.0, 0.3), (3.0, 0.0), (6.0, -0.4)].into_iter().fold(Sketch::plane(), |sketch, (x, gap)| {
        sketch
            .polygon(Role::Shape(P), &square(x))
            .polygon(Role::Shape(Q), &square(x + 1.0 + gap).map(|at| at + xy(0.0, 0.3)))
    })
}

/// The numbers with three significant bits from 1/2 to 8, on a line: their spacing doubles at each power of two.
fn precision() -> Sketch {
    let sketch = Sketch::plane().line(Role::Simplex, &[xy(0.0, 0.0), xy(8.0, 0.0)]);
    let numbers = [0.5, 1.0, 2.0, 4.0].into_iter().flat_map(|power| {
        [1.0, 1.25, 1.5, 1.75].into_iter().map(move |significand| (power * significand, significand == 1.0))
    });
    let sketch = numbers.fold(sketch, |sketch, (x, is_power)| {
        let high = if is_power { 0.7 } else { 0.35 };
        sketch.line(Role::Simplex, &[xy(x, -high), xy(x, high)])
    });
    [("1", 1.0), ("2", 2.0), ("4", 4.0), ("8", 8.0)]
        .into_iter()
        .fold(sketch.line(Role::Simplex, &[xy(8.0, -0.7), xy(8.0, 0.7)]), |sketch, (name, x)| {
            sketch.label(Role::Simplex, xy(x, -0.7), name, xy(0.0, -1.0))
        })
}

fn roundoff() -> Sketch {
    let at = xy(1.35, 0.0);
    let sketch = Sketch::plane().line(Role::Simplex, &[xy(0.0, 0.0), xy(3.0, 0.0)]);
    let sketch = (0..=3u8).fold(sketch, |sketch, x| {
        let x = f64::from(x);
        sketch.line(Role::Simplex, &[xy(x, -0.25), xy(x, 0.25)])
    });
    sketch
        .point(Role::Length, at, text!("figure-exact"), xy(0.3, 1.0))
        .arrow(Role::Probe, at + xy(0.0, -0.15), xy(1.02, -0.15), "")
        .label(Role::Probe, xy(1.0, -0.25), text!("figure-result"), xy(0.0, -1.0))
}

fn ghosts() -> Sketch {
    let older = PLANAR.map(|at| at * 0.8 + xy(-1.2, -0.7));
    Sketch::plane()
        .line(Role::Ghost, &[older[0], older[1], older[2], older[0]])
        .simplex(&PLANAR)
        .origin(xy(0.3, 0.4), xy(1.0, -0.3))
}

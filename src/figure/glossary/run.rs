//! The run: its iterations and steps, how it ends, what it is held against, and the numbers that it computes with.

use super::simplex::PLANAR;
use super::sketch::{Sketch, xy};
use super::term::Term;
use crate::figure::mark::Role;
use crate::geometry::Side::{P, Q};
use crate::gjk::Letter;

pub(super) const TERMS: &[Term] = &[
    Term {
        id: "iteration",
        title: "Iteration",
        written: &["iteration"],
        aliases: &["#", "turn", "loop", "row"],
        words: "One pass of the loop: a support point is found, the region of O is decided, the simplex is reduced, and v is chosen anew. Each is a row of STEPS, numbered from 1.",
        formula: "support point → tests → region → kept points → new v",
        figure: iteration,
    },
    Term {
        id: "step",
        title: "Step",
        written: &["step", "since step #"],
        aliases: &["event", "playhead", "since step 3"],
        words: "One thing at which the run can be stopped and looked at: a support point, a test, a decision, a new direction, the end. An iteration has several steps.",
        formula: "1 iteration = several steps",
        figure: step,
    },
    Term {
        id: "first",
        title: "first",
        written: &["first point"],
        aliases: &["first", "first point", "start"],
        words: "The first support point is the simplex as it stands, so there is nothing to decide.",
        formula: "simplex = [A]",
        figure: first,
    },
    Term {
        id: "rejected",
        title: "rejected",
        written: &["rejected", "rejects", "rejection", "nothing new"],
        aliases: &["nothing new", "no progress", "support test", "reach test", "A is not past O"],
        words: "The new point A is not beyond O along v, so it is not added. A query ends there: P and Q are apart. The distance algorithm ends if A is no farther along v than the point it has: nothing new.",
        formula: "A·v < 0 (some published codes: A·v ≤ 0)",
        figure: rejected,
    },
    Term {
        id: "termination",
        title: "How a run ends",
        written: &[
            "separating axis found",
            "origin enclosed",
            "origin on boundary",
            "zero direction",
            "duplicate support",
            "degenerate",
            "converged",
            "cycle",
            "iteration limit",
        ],
        aliases: &["termination", "cycle", "limit", "converged", "zero direction"],
        words: "A run ends because an axis separates P and Q, because O is inside the simplex or on the boundary, because v is zero or the same support point comes again, because the distance is found, or because a cycle or the limit stops it.",
        formula: "every loop has a limit",
        figure: iteration,
    },
    Term {
        id: "verdict",
        title: "Verdict",
        written: &["OVERLAP", "TOUCHING", "SEPARATE", "UNDECIDED", "YES", "NO", "NONE"],
        aliases: &["overlap", "touching", "separate", "undecided", "answer"],
        words: "OVERLAP says that O is in the interior of P ⊖ Q, TOUCHING that it is on the boundary, SEPARATE that it is outside, and UNDECIDED that the algorithm gives no answer. YES and NO are what a published code returns.",
        formula: "SEPARATE  ⇔  P and Q have no point in common",
        figure: verdict,
    },
    Term {
        id: "reference",
        title: "Reference",
        written: &["reference", "DISAGREES"],
        aliases: &["truth", "agrees", "disagrees", "exact arithmetic"],
        words: "The truth, found by another method and proved: exactly for polytopes, to a stated tolerance for curved shapes. It is shown beside what the algorithm says, which may be wrong.",
        formula: "verdict of the run = verdict of the reference ?",
        figure: verdict,
    },
    Term {
        id: "mistake",
        title: "Mistake",
        written: &["mistake"],
        aliases: &["wrong on purpose", "defect", "bug", "break it"],
        words: "An error of a kind that real programs have had, switched on under Mistakes on purpose to see what it does to the run. A frame says where it shows.",
        formula: "for example s(v) = sP(v) − sQ(v), with the sign forgotten",
        figure: rejected,
    },
    Term {
        id: "precision",
        title: "f32, f64",
        written: &["f32", "f64", "single precision", "double precision"],
        aliases: &["precision", "float", "double", "significant digits"],
        words: "Floating-point numbers with 24 and with 53 significant bits, about 7 and 16 decimal digits. Their distance from each other grows with their size, so a scene far from the origin is known less finely.",
        formula: "f32: 2^−24 ≈ 6e−8,   f64: 2^−53 ≈ 1.1e−16",
        figure: precision,
    },
    Term {
        id: "roundoff",
        title: "Roundoff",
        written: &["roundoff", "roundoff error"],
        aliases: &["rounding error", "epsilon", "machine epsilon", "floating point"],
        words: "The error of floating-point arithmetic: after each operation the result is replaced by the nearest number that there is. It can turn the sign of a test whose exact value is near zero.",
        formula: "result = exact · (1 + e),   |e| ≤ 2^−53 in f64",
        figure: roundoff,
    },
    Term {
        id: "about-zero",
        title: "0 (exactly), ≈ 0",
        written: &["(exactly)", "0 (exactly)", "≈ 0", "(≈ 0)", "≈"],
        aliases: &["exactly", "zero", "about zero", "level with"],
        words: "0 (exactly) is the number zero. ≈ 0 marks a number that is not zero but so small for this scene that roundoff may have decided its sign.",
        formula: "2.2e−16 (≈ 0) = 2.2 · 10^−16",
        figure: roundoff,
    },
    Term {
        id: "scientific",
        title: "2.2e−16",
        written: &["#e−#", "#.#e−#", "#e#", "#.#e#", "#e-#", "#.#e-#"],
        aliases: &["scientific notation", "power of ten", "exponent"],
        words: "Scientific notation: the first number times ten to the power of the second. All digits of a number are shown while the pointer rests on it.",
        formula: "2.2e−16 = 2.2 · 10^−16 = 0.000 000 000 000 000 22",
        figure: precision,
    },
    Term {
        id: "ghost",
        title: "Ghosts",
        written: &["ghost"],
        aliases: &["earlier simplices", "history"],
        words: "The simplices of earlier iterations, drawn faintly, so that the way of the search to O is seen.",
        formula: "iteration 1, 2, 3, …",
        figure: ghosts,
    },
];

fn iteration() -> Sketch {
    // A loop of four stations.
    let stations = [xy(0.0, 0.0), xy(1.6, 0.0), xy(1.6, 1.2), xy(0.0, 1.2)];
    let arrows = stations.iter().zip(stations.iter().cycle().skip(1));
    let sketch = arrows.fold(Sketch::plane(), |sketch, (from, to)| {
        sketch.arrow(Role::Origin, from.lerp(*to, 0.15), from.lerp(*to, 0.85), "")
    });
    let names =
        [("A", xy(-1.0, -0.5)), ("tests", xy(1.0, -0.5)), ("region", xy(1.0, 0.5)), ("v", xy(-1.0, 0.5))];
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

/// The numbers with three significant bits from 1/2 to 8, on a line: twice as far apart above each power of two.
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
        .point(Role::Length, at, "exact", xy(0.3, 1.0))
        .arrow(Role::Probe, at + xy(0.0, -0.15), xy(1.02, -0.15), "")
        .label(Role::Probe, xy(1.0, -0.25), "result", xy(0.0, -1.0))
}

fn ghosts() -> Sketch {
    let older = PLANAR.map(|at| at * 0.8 + xy(-1.2, -0.7));
    Sketch::plane()
        .line(Role::Ghost, &[older[0], older[1], older[2], older[0]])
        .simplex(&PLANAR)
        .origin(xy(0.3, 0.4), xy(1.0, -0.3))
}

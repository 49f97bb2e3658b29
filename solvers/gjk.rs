//! A GJK intersection test in Rust that `gjk-sandbox grade` can judge.
//!
//! ```text
//! rustc -O --edition 2021 -o gjk solvers/gjk.rs
//! gjk-sandbox grade -- ./gjk
//! ```
//!
//! Replace `intersects` and `farthest` by your own. Below them is the protocol: one JSON object a line, read without a
//! crate. In 2D every z is 0, and the same code decides. Steps are optional and not told; docs/judge.md describes them.

use std::io::{self, BufRead, Write};

type Vec3 = [f64; 3];

fn dot(a: Vec3, b: Vec3) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

fn sub(a: Vec3, b: Vec3) -> Vec3 {
    [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

fn scale(a: Vec3, s: f64) -> Vec3 {
    a.map(|x| x * s)
}

fn cross(a: Vec3, b: Vec3) -> Vec3 {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/// The index of the point farthest along v; of several, the first.
fn farthest(points: &[Vec3], v: Vec3) -> usize {
    (1..points.len()).fold(0, |best, i| if dot(points[i], v) > dot(points[best], v) { i } else { best })
}

/// The part of the simplex that is nearest to the origin, the newest point first, and the direction from there to the
/// origin: none where it lies in the simplex.
type Nearest = (Vec<Vec3>, Option<Vec3>);

fn kept(points: &[Vec3], v: Vec3) -> Nearest {
    (points.to_vec(), (v != [0.0; 3]).then_some(v))
}

/// The part of the direction to the origin that is at right angles to the edge.
fn across(edge: Vec3, to_origin: Vec3) -> Vec3 {
    sub(scale(to_origin, dot(edge, edge)), scale(edge, dot(edge, to_origin)))
}

fn of_point(a: Vec3) -> Nearest {
    kept(&[a], scale(a, -1.0))
}

fn of_edge(a: Vec3, b: Vec3) -> Nearest {
    let (ab, ao) = (sub(b, a), scale(a, -1.0));
    if dot(ab, ao) <= 0.0 {
        return of_point(a);
    }
    // v is the way from the edge to the origin times |ab|². Within its roundoff it is no direction: the origin lies on the
    // edge.
    let v = across(ab, ao);
    let least = 1e-14 * dot(ab, ab);
    kept(&[a, b], if dot(v, v) > least * least * dot(a, a) { v } else { [0.0; 3] })
}

fn of_triangle(a: Vec3, b: Vec3, c: Vec3) -> Nearest {
    let (ab, ac, ao) = (sub(b, a), sub(c, a), scale(a, -1.0));
    if dot(ab, ao) <= 0.0 && dot(ac, ao) <= 0.0 {
        return of_point(a);
    }
    // Across one edge towards the third point: the origin is beyond the edge if it lies on the other side.
    let (beyond_ab, beyond_ac) = (dot(across(ab, ac), ao) <= 0.0, dot(across(ac, ab), ao) <= 0.0);
    if beyond_ab && dot(ab, ao) > 0.0 {
        return of_edge(a, b);
    }
    if beyond_ac && dot(ac, ao) > 0.0 {
        return of_edge(a, c);
    }
    if beyond_ab || beyond_ac {
        return of_point(a);
    }
    let normal = cross(ab, ac);
    let side = dot(normal, ao);
    let v = if side == 0.0 { [0.0; 3] } else { scale(normal, side.signum()) };
    kept(&[a, b, c], v)
}

fn nearest(simplex: &[Vec3]) -> Nearest {
    let (a, b, c, d) = match *simplex {
        [a] => return of_point(a),
        [a, b] => return of_edge(a, b),
        [a, b, c] => return of_triangle(a, b, c),
        [a, b, c, d, ..] => (a, b, c, d),
        [] => return (Vec::new(), None),
    };
    let (mut best, mut least) = ((simplex.to_vec(), None), f64::INFINITY);
    for [f, g, other] in [[b, c, d], [c, d, b], [d, b, c]] {
        let normal = cross(sub(f, a), sub(g, a));
        let side = dot(normal, sub(other, a));
        // In a flat tetrahedron, all faces are asked.
        if side != 0.0 && -dot(normal, a) * side >= 0.0 {
            continue;
        }
        let found = of_triangle(a, f, g);
        let Some(v) = found.1 else { return found };
        let distance = dot(found.0[0], v).powi(2) / dot(v, v);
        if distance < least {
            (best, least) = (found, distance);
        }
    }
    best
}

/// Whether the hulls of p and q intersect, by GJK from the first direction v.
fn intersects(p: &[Vec3], q: &[Vec3], mut v: Vec3, limit: usize) -> bool {
    let mut simplex: Vec<Vec3> = Vec::new();
    for _ in 0..limit {
        let a = sub(p[farthest(p, v)], q[farthest(q, scale(v, -1.0))]);
        if dot(a, v) < 0.0 {
            return false;
        }
        // Nothing lies beyond: the origin is on the boundary, or a rounding error away.
        if simplex.contains(&a) {
            return dot(a, v) <= 1e-12 * dot(v, v);
        }
        simplex.insert(0, a);
        let found = nearest(&simplex);
        let Some(direction) = found.1 else { return true };
        (simplex, v) = (found.0, direction);
    }
    false
}

/// The text after `"name":`, or an empty one.
fn field<'a>(line: &'a str, name: &str) -> &'a str {
    let key = format!("\"{name}\":");
    line.split_once(&key).map_or("", |(_, rest)| rest)
}

/// The whole number at the beginning of a text.
fn whole(text: &str) -> Option<u64> {
    text.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// The numbers of `[[x, y], …]` or `[x, y]`, as points.
fn points(text: &str) -> Vec<Vec3> {
    let mut depth = 0;
    let end = text.find(|c| {
        depth += i32::from(c == '[') - i32::from(c == ']');
        depth == 0
    });
    let lists = text[..end.unwrap_or(0)].split('[').filter(|list| list.contains(|c: char| c.is_ascii_digit()));
    lists
        .map(|list| {
            let mut point = [0.0; 3];
            let numbers = list.split([',', ']', ' ']).filter_map(|number| number.parse().ok());
            point.iter_mut().zip(numbers).for_each(|(axis, number)| *axis = number);
            point
        })
        .collect()
}

fn main() -> io::Result<()> {
    let mut limit = 64;
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let id = whole(field(&line, "id")).unwrap_or_default();
        let kind = field(&line, "type").split('"').nth(1).unwrap_or_default();
        match kind {
            "hello" => {
                limit = whole(field(&line, "limit")).map_or(limit, |most| most as usize);
                writeln!(out, r#"{{"type":"hello","name":"gjk.rs","language":"Rust","method":"nearest feature"}}"#)?;
            }
            "support" => {
                let index = farthest(&points(field(&line, "points")), points(field(&line, "v"))[0]);
                writeln!(out, r#"{{"type":"support","id":{id},"index":{index}}}"#)?;
            }
            "pair" => {
                let [p, q, first] = ["p", "q", "first"].map(|name| points(field(&line, name)));
                let found = intersects(&p, &q, first[0], limit);
                writeln!(out, r#"{{"type":"answer","id":{id},"intersects":{found}}}"#)?;
            }
            "bye" => break,
            _ => continue,
        }
        out.flush()?;
    }
    Ok(())
}

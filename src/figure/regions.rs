//! Voronoi regions of a simplex in the plane as polygons.

use glam::{DVec2, DVec3};

use super::stage::Stage;
use super::{Bounds, Figure, Form, Hit, Role, Standing};
use crate::gjk::{Letter, Region};

/// How far a region that has no end is drawn, in radii of the figure: beyond what is usually on the screen.
const FAR: f64 = 12.0;
/// How far from the figure the word of a region may stand, in radii of the figure.
const NEAR: f64 = 0.1;

/// A half-plane: the points with `normal · x ≥ offset`.
#[derive(Clone, Copy)]
struct HalfPlane {
    normal: DVec2,
    offset: f64,
}

impl HalfPlane {
    fn through(point: DVec2, normal: DVec2) -> Self {
        Self { normal, offset: normal.dot(point) }
    }

    /// The part of a convex polygon in it.
    fn clip(self, polygon: &[DVec2]) -> Vec<DVec2> {
        let height = |at: DVec2| self.normal.dot(at) - self.offset;
        let mut kept = Vec::with_capacity(polygon.len() + 1);
        for (from, to) in polygon.iter().zip(polygon.iter().cycle().skip(1)) {
            let (before, after) = (height(*from), height(*to));
            if before >= 0.0 {
                kept.push(*from);
            }
            if before * after < 0.0 {
                kept.push(from.lerp(*to, before / (before - after)));
            }
        }
        kept
    }
}

/// Each ruled region: filled where the origin is, outlined where it is not, hatched where it cannot be.
pub(super) fn add_areas(figure: &mut Figure, stage: &Stage, bounds: Bounds) {
    for (region, ruling) in &stage.rulings {
        let standing = Standing::from(*ruling);
        let (role, hit) = (Role::Region(standing), Some(Hit::Region(*region)));
        let borders = borders(stage, *region);
        let points = clip_all(&borders, square(bounds, FAR));
        if points.len() < 3 {
            continue;
        }
        if standing == Standing::Rejected {
            figure.add(role, hit, Form::Line { points, closed: true });
            continue;
        }
        figure.add(role, hit, Form::Area { points });
        let in_sight = clip_all(&borders, square(bounds, 1.0 + NEAR));
        if standing == Standing::Impossible && in_sight.len() >= 3 {
            let at = in_sight.iter().sum::<DVec3>() / in_sight.len() as f64;
            let label = Form::Label { at, text: "impossible".to_owned(), toward: DVec3::ZERO };
            figure.add(role, hit, label);
        }
    }
}

/// The half-planes whose intersection is the region.
fn borders(stage: &Stage, region: Region) -> Vec<HalfPlane> {
    let letters = stage.simplex.letters();
    let at = |letter: Letter| stage.simplex.at(letter).truncate();
    let others =
        |of: &[Letter]| letters.iter().copied().filter(|letter| !of.contains(letter)).collect::<Vec<_>>();
    match region {
        Region::Vertex(a) => {
            others(&[a]).into_iter().map(|b| HalfPlane::through(at(a), at(a) - at(b))).collect()
        }
        Region::Edge([a, b]) => {
            let along = at(b) - at(a);
            let mut borders = vec![HalfPlane::through(at(a), along), HalfPlane::through(at(b), -along)];
            borders.extend(
                others(&[a, b]).into_iter().map(|c| HalfPlane::through(at(a), away(at(a), at(b), at(c)))),
            );
            borders
        }
        Region::Interior => {
            let edges = letters.iter().flat_map(|a| letters.iter().map(move |b| (*a, *b)));
            let edges = edges.filter(|(a, b)| a < b);
            edges
                .flat_map(|(a, b)| {
                    let inward = |c| HalfPlane::through(at(a), -away(at(a), at(b), at(c)));
                    others(&[a, b]).into_iter().map(inward).collect::<Vec<_>>()
                })
                .collect()
        }
        // There are no sides of a face in the plane.
        Region::Face(..) => Vec::new(),
    }
}

/// At right angles to the line through a and b, away from c.
fn away(a: DVec2, b: DVec2, c: DVec2) -> DVec2 {
    let across = (b - a).perp();
    if across.dot(c - a) > 0.0 { -across } else { across }
}

fn square(bounds: Bounds, radii: f64) -> Vec<DVec2> {
    let (middle, half) = (bounds.center().truncate(), bounds.radius() * radii);
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
        .into_iter()
        .map(|(x, y)| middle + DVec2::new(x, y) * half)
        .collect()
}

fn clip_all(borders: &[HalfPlane], whole: Vec<DVec2>) -> Vec<DVec3> {
    let part = borders.iter().fold(whole, |polygon, border| border.clip(&polygon));
    part.into_iter().map(|at| at.extend(0.0)).collect()
}

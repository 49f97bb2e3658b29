//! Voronoi regions in space: of a segment, two half-spaces with a slab between them; of a triangle, prisms around it.
//! The picture opens like a book.

use std::sync::Arc;

use glam::DVec3;

use super::SimplexRegions;
use super::cell::ConvexCell;
use super::half_space::beyond;
use super::half_space::borders;
use crate::geometry::Vector as _;
use crate::gjk::Letter::{self, A, B, C};
use crate::gjk::{FaceSide, Region};
use crate::mark::{Figure, Form, Hit, Role, Standing};
use crate::narration::caption;

/// Extent of unbounded regions, in radii of the simplex and the origin.
const REACH: f64 = 0.95;
/// Distance of the regions when the book is wide open, in radii of the simplex and the origin.
const APART: f64 = 0.7;

/// Draws the regions of a segment or a triangle as bodies with their names and rulings. `opening` from 0,
/// closed, to 1, wide open, separates them; the chosen one, with the origin in it, stays in place.
pub fn add_slabs(figure: &mut Figure, regions: &SimplexRegions, opening: f64) {
    let Some(axes) = axes(regions) else { return };
    let core = regions.core();
    let radius = REACH * core.radius();
    // Room for the half-spaces outside the ends of a segment, and not much in height for a triangle.
    let reach = match regions.simplex.len() {
        2 => DVec3::new(1.5, 1.0, 0.8) * radius,
        _ => DVec3::new(1.2, 1.2, 0.7) * radius,
    };
    let spread = opening.clamp(0.0, 1.0) * APART * core.radius();
    let home = regions.chosen.map_or(DVec3::ZERO, |region| way_out(regions, region));
    let mut captions = Vec::new();
    for claim in &regions.rulings {
        let region = &claim.region;
        let whole = ConvexCell::around(core.center(), axes, reach);
        let Some(cell) = whole.cut(&borders(&regions.simplex, *region)) else { continue };
        let by = (way_out(regions, *region) - home) * spread;
        let (role, hit) = (Role::Slab(Standing::from(claim)), Some(Hit::Region(*region)));
        figure.add(role, hit, Form::Body(Arc::new(cell.solid(by))));
        let since = regions.since.iter().find(|(known, _)| known == region).map(|(_, step)| *step);
        let lines = caption(claim, &regions.tests, since);
        let within = cell.corners().into_iter().map(|corner| corner + by).collect();
        captions.push((role, hit, Form::Caption { within, lines }));
    }
    for (role, hit, form) in captions {
        figure.add(role, hit, form);
    }
}

/// Axes of the box around everything: along the segment, and in the plane of the segment and the origin; or
/// along an edge of the triangle, and in its plane. Returns `None` if points coincide.
fn axes(regions: &SimplexRegions) -> Option<[DVec3; 3]> {
    let [a, b, c] = [A, B, C].map(|letter| regions.simplex.at(letter));
    let (along, aside) = match regions.simplex.len() {
        2 => ((b - a).unit(), -a),
        3 => ((c - b).unit(), (a - b).unit()),
        _ => return None,
    };
    let third = along.cross(aside).unit();
    // The origin is on the line of the segment: any plane through it is right.
    let third = if third == DVec3::ZERO { along.any_orthogonal_vector().unit() } else { third };
    let is_flat = regions.simplex.len() == 3 && along.cross(aside).length() < 1e-9;
    (along != DVec3::ZERO && !is_flat).then(|| [along, third.cross(along), third])
}

/// The unit direction in which a region moves away from the others; zero for the region that stays in the
/// middle.
fn way_out(regions: &SimplexRegions, region: Region) -> DVec3 {
    let at = |letter: Letter| regions.simplex.at(letter);
    match region {
        Region::Vertex(letter) => (at(letter) - regions.middle()).unit(),
        Region::Edge([a, b]) => {
            let rest = regions.simplex.letters().iter().find(|letter| **letter != a && **letter != b);
            rest.map_or(DVec3::ZERO, |inner| beyond(&regions.simplex, [a, b], *inner).normal)
        }
        Region::Face([a, b, c], side) => {
            let normal = (at(b) - at(a)).unit().cross((at(c) - at(a)).unit()).unit();
            if side == FaceSide::Above { normal } else { -normal }
        }
        Region::Interior => DVec3::ZERO,
    }
}

//! Voronoi regions of a simplex in the plane as areas.

use glam::DVec3;

use super::SimplexRegions;
use super::half_space::{HalfSpace, borders};
use crate::bounds::Bounds;
use crate::gjk::{Region, Simplex};
use crate::mark::{Figure, Form, Hit, Role, Standing};
use crate::narration::{caption, region_name};

/// Extent of an unbounded region, in radii of the figure: outside the usual screen.
const FAR: f64 = 12.0;

/// Draws each ruled region: filled if it contains the origin, outlined if it does not, hatched if it cannot;
/// with its name and its ruling. `numbers` adds the values that excluded regions, if they do not appear
/// beside the lines of the tests.
pub fn add_areas(figure: &mut Figure, regions: &SimplexRegions, numbers: bool) {
    let tests = if numbers { &regions.tests[..] } else { &[] };
    let mut captions = Vec::new();
    for claim in &regions.rulings {
        let (region, standing) = (&claim.region, Standing::from(claim));
        let (role, hit) = (Role::Region(standing), Some(Hit::Region(*region)));
        let points = outline(&regions.simplex, *region, regions.bounds);
        if points.len() < 3 {
            continue;
        }
        figure.add(role, hit, Form::Area { points: points.clone() });
        if matches!(standing, Standing::Rejected | Standing::Concluded) {
            figure.add(role, hit, Form::Line { points: points.clone(), closed: true });
        }
        let since = regions.since.iter().find(|(known, _)| known == region).map(|(_, step)| *step);
        let lines = caption(claim, tests, since);
        captions.push((role, hit, Form::Caption { within: points, lines }));
    }
    for (role, hit, form) in captions {
        figure.add(role, hit, form);
    }
}

/// Draws the regions of a simplex in the plane that are the answers to a question, each with its name, below
/// everything else: outlined, and the chosen one filled.
pub fn add_offered(
    figure: &mut Figure,
    simplex: &Simplex<DVec3>,
    bounds: Bounds,
    offered: impl Iterator<Item = (Region, bool)>,
) {
    let above = std::mem::take(&mut figure.marks);
    let mut captions = Vec::new();
    for (region, is_chosen) in offered {
        let points = outline(simplex, region, bounds);
        if points.len() < 3 {
            continue;
        }
        let role = Role::Region(if is_chosen { Standing::Chosen } else { Standing::Offered });
        let hit = Some(Hit::Region(region));
        figure.add(role, hit, Form::Area { points: points.clone() });
        // Without a hit: a border belongs to two regions.
        figure.add(
            Role::Region(Standing::Offered),
            None,
            Form::Line { points: points.clone(), closed: true },
        );
        captions.push((role, hit, Form::Caption { within: points, lines: vec![region_name(region)] }));
    }
    figure.marks.extend(above);
    for (role, hit, form) in captions {
        figure.add(role, hit, form);
    }
}

/// Returns the corners of a region, cut off far outside these bounds. Fewer than three corners: the region has no area.
fn outline(simplex: &Simplex<DVec3>, region: Region, bounds: Bounds) -> Vec<DVec3> {
    clip(&borders(simplex, region), square(bounds))
}

fn square(bounds: Bounds) -> Vec<DVec3> {
    let (middle, half) = (bounds.center(), bounds.radius() * FAR);
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
        .map(|(x, y)| DVec3::new(middle.x + x * half, middle.y + y * half, 0.0))
        .to_vec()
}

fn clip(borders: &[HalfSpace], whole: Vec<DVec3>) -> Vec<DVec3> {
    borders.iter().fold(whole, |polygon, border| border.clip(&polygon))
}

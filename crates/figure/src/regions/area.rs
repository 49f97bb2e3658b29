//! Voronoi regions of a simplex in the plane as areas.

use glam::DVec3;

use super::SimplexRegions;
use super::half_space::{HalfSpace, borders};
use crate::bounds::Bounds;
use crate::mark::{Figure, Form, Hit, Role, Standing};
use crate::narration::caption;

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
        let points = clip(&borders(&regions.simplex, *region), square(regions.bounds));
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

fn square(bounds: Bounds) -> Vec<DVec3> {
    let (middle, half) = (bounds.center(), bounds.radius() * FAR);
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
        .map(|(x, y)| DVec3::new(middle.x + x * half, middle.y + y * half, 0.0))
        .to_vec()
}

fn clip(borders: &[HalfSpace], whole: Vec<DVec3>) -> Vec<DVec3> {
    borders.iter().fold(whole, |polygon, border| border.clip(&polygon))
}

//! Voronoi regions of a simplex in the plane as areas.

use glam::DVec3;

use super::SimplexRegions;
use super::half_space::{HalfSpace, borders};
use crate::figure::bounds::Bounds;
use crate::figure::mark::{Figure, Form, Hit, Role, Standing};
use crate::figure::narration::caption;

/// How far a region that has no end is drawn, in radii of the figure: beyond what is usually on the screen.
const FAR: f64 = 12.0;

/// Each ruled region: filled where the origin is, outlined where it is not, hatched where it cannot be; with its name
/// and what was ruled, with the `numbers` that excluded them where those do not stand beside the lines of the tests.
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

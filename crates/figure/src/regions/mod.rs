//! Pictures of the regions of a simplex: the region of the origin, the tested regions, and the places where
//! the origin can never be.
//!
//! They are drawn from a [`SimplexRegions`], which comes from a step of a run or from a simplex that a user
//! has set up. Each picture is a separate function, so that callers can omit some.
//!
//! ```text
//! plane   areas with names and rulings     area      the lines of the tests      line
//! both    places barred to A and to O      barred    directions to look along    view_direction
//! space   slabs and prisms, n = 1 and 2    slab      n = 3: the prism around O   prism
//!         faces with O in front, code      face      edge planes                 flag
//! ```
//!
//! The argument is P. Djonov's (*Implementing a GJK intersection query*); the pictures for three points in
//! the plane are his, those for four in space are not in the article.

mod area;
mod barred;
mod cell;
mod face;
mod flag;
mod half_space;
mod line;
mod prism;
mod slab;
mod view_direction;

use glam::DVec3;

pub use area::{add_areas, add_offered};
pub use barred::{add_barred_to_a, add_barred_to_origin};
pub use face::{FACES, add_faces, plane_code};
pub use flag::add_flags;
pub use half_space::{HalfSpace, borders};
pub use line::add_test_lines;
pub use prism::{PrismParts, add_prism};
pub use slab::add_slabs;
pub use view_direction::{ViewDirection, view_directions, view_directions_at};

use super::bounds::Bounds;
use crate::explain::claim::{self, RegionClaim};
use crate::geometry::{Dimension, Vector as _};
use crate::gjk::{Letter, ReachTest, Region, Simplex, State, Tested, Trace};
use crate::internal;

/// A simplex as seen from the origin, with the knowledge about the place of the origin.
#[derive(Clone, Debug, PartialEq)]
pub struct SimplexRegions {
    /// The dimension: plane or space.
    pub dimension: Dimension,
    /// Up to four points, A the newest. The origin is that of the coordinates.
    pub simplex: Simplex<DVec3>,
    /// The ruling on each region with its status; empty before the rulings.
    pub rulings: Vec<RegionClaim>,
    /// The region that was chosen.
    pub chosen: Option<Region>,
    /// The tests made so far.
    pub tests: Vec<Tested>,
    /// The direction v along which A was found, of any length; zero if unknown.
    pub asked: DVec3,
    /// The steps (numbers on screen, from 1) that excluded regions.
    pub since: Vec<(Region, usize)>,
    /// Whether a test showed that A lies past the origin along v, or level with it.
    pub passed: bool,
    /// Whether the run has proved the premises of the argument about impossible places.
    pub secured: bool,
    /// The bounds of the subject. Pictures show a little more.
    pub bounds: Bounds,
}

impl SimplexRegions {
    /// Returns the simplex at a step of a run, for pictures of its regions that end a little outside of
    /// `bounds`.
    pub(super) fn of(trace: &Trace, state: &State, bounds: Bounds) -> Self {
        // Numbers on screen begin with 1.
        let excluded = trace.exclusions(state.step, &state.findings).into_iter();
        Self {
            dimension: trace.dimension,
            simplex: state.lettered,
            rulings: claim::regions(trace, state),
            chosen: state.region,
            tests: state.tests.clone(),
            asked: state.asked,
            since: excluded.map(|(region, at)| (region, at + 1)).collect(),
            passed: state
                .supported
                .is_some_and(|it| matches!(it.test, ReachTest::Passed | ReachTest::Touched)),
            secured: state.supported.is_some_and(|supported| supported.aimed),
            bounds,
        }
    }

    /// Creates a simplex set up by a user, as Djonov's decision would judge it; `asked` is the direction of
    /// a run that led here.
    pub fn free(simplex: Simplex<DVec3>, dimension: Dimension) -> Self {
        let asked = toward_origin(&simplex);
        let trace = internal::iterate(&simplex, asked, dimension);
        let points = simplex.points().iter().map(|support| support.point);
        let bounds = Bounds::of(points.chain([DVec3::ZERO]));
        let regions = Self::of(&trace, &trace.state(trace.steps()), bounds);
        Self { since: Vec::new(), passed: true, secured: true, ..regions }
    }

    /// The positions of the points with these letters.
    fn points(&self, letters: &[Letter]) -> Vec<DVec3> {
        letters.iter().filter_map(|letter| self.simplex.get(*letter)).map(|support| support.point).collect()
    }

    /// The mean of the points of the simplex.
    fn middle(&self) -> DVec3 {
        let points = self.simplex.points();
        points.iter().map(|support| support.point).sum::<DVec3>() / points.len().max(1) as f64
    }

    /// The box around the simplex and the origin.
    fn core(&self) -> Bounds {
        let points = self.simplex.points().iter().map(|support| support.point);
        Bounds::of(points.chain([DVec3::ZERO]))
    }
}

/// The direction toward the origin from the points other than A, perpendicular to them: a run would have found A along
/// it. Zero if there are no such points, or if the origin is on them.
fn toward_origin(simplex: &Simplex<DVec3>) -> DVec3 {
    use Letter::{B, C, D};
    let [b, c, d] = [B, C, D].map(|letter| simplex.at(letter));
    match simplex.len() {
        2 => -b,
        3 => {
            let along = (c - b).unit();
            -b + along * b.dot(along)
        }
        // The winding determines its side.
        4 => (c - b).unit().cross((d - b).unit()),
        _ => DVec3::ZERO,
    }
}

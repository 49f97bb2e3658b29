//! Problems with imported points whose hull is well defined. These are outlines and meshes that are not
//! convex, repeated and nearly equal points, points that are not vertices, the order of an outline, and
//! triangles of a mesh that cause trouble in other programs.

use glam::DVec3;

use super::convexity::NotConvex;
use super::reading::PointList;
use super::spread::{Spread, spread};
use super::triangles::{NEAR, Triangles};
use crate::geometry::{Body, Dimension, Shape};
use crate::internal::{Hull, orient2d};
use crate::message::text;

/// The kind of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LintKind {
    /// An outline or a mesh that is not convex: only its hull is used.
    NotConvex,
    /// Points that equal an earlier point.
    Duplicate,
    /// Points whose distance from an earlier point is less than [`NEAR`] times the extent.
    Near,
    /// Points that are not vertices of the hull: inside it, or inside a face or an edge.
    Inside,
    /// A clockwise outline, or points that do not go around the hull in order.
    Winding,
    /// Triangles wound differently from the rest, or all clockwise as seen from outside.
    InvertedTriangles,
    /// Triangles whose height is less than [`NEAR`] of their longest edge.
    Slivers,
    /// Triangles that share an edge and a plane.
    CoplanarTriangles,
}

impl LintKind {
    /// Returns the name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NotConvex => "not-convex",
            Self::Duplicate => "duplicate",
            Self::Near => "near",
            Self::Inside => "inside",
            Self::Winding => "winding",
            Self::InvertedTriangles => "inverted-triangles",
            Self::Slivers => "slivers",
            Self::CoplanarTriangles => "coplanar-triangles",
        }
    }

    /// Returns whether fixing the points removes the problem. Problems with triangles are not fixed, since a list keeps
    /// no triangles.
    pub const fn is_mended(self) -> bool {
        matches!(self, Self::NotConvex | Self::Duplicate | Self::Near | Self::Inside | Self::Winding)
    }
}

/// A finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lint {
    /// The kind of the finding.
    pub kind: LintKind,
    /// The number of points or triangles concerned.
    pub count: usize,
    /// One sentence without a full stop.
    pub sentence: String,
}

/// The points of the hull, in the coordinates that can be fixed. Returns `None` for a curved body.
fn points(list: &PointList) -> Option<Vec<DVec3>> {
    match &list.body {
        None => Some(list.points.clone()),
        Some(body) => match body.shape() {
            Shape::Points(points) => Some(points.clone()),
            _ => None,
        },
    }
}

/// Returns the points that show that a list is not convex. Returns `None` if it is convex, or a cloud of
/// points.
pub fn not_convex(list: &PointList) -> Option<NotConvex> {
    let is_listed = |body: &Body| matches!(body.shape(), Shape::Points(_));
    let is_outline = list.dimension == Dimension::Two && list.body.as_ref().is_none_or(is_listed);
    let found = list.not_convex.clone();
    found.or_else(|| if is_outline { NotConvex::of_outline(&list.points) } else { None })
}

/// Lists all findings about a list.
pub fn lint(list: &PointList) -> Vec<Lint> {
    let Some(points) = points(list) else { return Vec::new() };
    let mut found = Vec::new();
    let mut add = |kind, count: usize, sentence: &dyn Fn() -> String| {
        if count > 0 {
            found.push(Lint { kind, count, sentence: sentence() });
        }
    };
    let near_by = format!("{NEAR:e}");
    if let Some(found) = not_convex(list) {
        let evidence = || text!("import-not-convex"; evidence = found.evidence(&list.points, None));
        add(LintKind::NotConvex, found.count, &evidence);
    }
    let Spread { kept, equal, near } = spread(&points);
    add(LintKind::Duplicate, equal, &|| text!("import-equal-points"; count = equal));
    add(LintKind::Near, near, &|| text!("import-near-points"; count = near, near = near_by));
    let distinct: Vec<DVec3> = kept.iter().map(|index| points[*index]).collect();
    let corners = Hull::of(list.dimension, &distinct).map(|hull| hull.extreme_points()).unwrap_or_default();
    let inside = distinct.len() - corners.len();
    add(LintKind::Inside, inside, &|| text!("import-no-corners"; count = inside));
    if list.dimension == Dimension::Two && inside == 0 && distinct.len() > 2 {
        let turns = turns(&distinct);
        let count = distinct.len();
        if turns.iter().all(|turn| *turn < 0.0) && winds_once(&distinct) {
            add(LintKind::Winding, count, &|| text!("import-the-outline-goes-clockwise").to_owned());
        } else if !(turns.iter().all(|turn| *turn > 0.0) && winds_once(&distinct)) {
            add(LintKind::Winding, count, &|| text!("import-the-points-are-out-of-order").to_owned());
        }
    }
    if let Some(Triangles { all, inverted, slivers, coplanar }) = list.triangles {
        add(LintKind::InvertedTriangles, inverted, &|| match inverted + slivers {
            wrong if wrong == all => text!("import-all-triangles-are-clockwise").to_owned(),
            _ => text!("import-clockwise-triangles"; count = inverted, all = all),
        });
        add(
            LintKind::Slivers,
            slivers,
            &|| text!("import-slivers"; count = slivers, all = all, near = near_by),
        );
        add(LintKind::CoplanarTriangles, coplanar, &|| text!("import-coplanar"; count = coplanar));
    }
    found
}

/// Returns the list with its problems fixed: its vertices only, each once, in 2D counterclockwise. Returns
/// `None` if there is nothing to fix.
pub fn mended(list: &PointList) -> Option<PointList> {
    if !lint(list).iter().any(|lint| lint.kind.is_mended()) {
        return None;
    }
    let points = points(list)?;
    let distinct: Vec<DVec3> = spread(&points).kept.into_iter().map(|index| points[index]).collect();
    let hull = Hull::of(list.dimension, &distinct)?;
    let mut corners = hull.extreme_points();
    if list.dimension == Dimension::Two {
        // The outline of the hull is counterclockwise; it begins with its first point of the list.
        corners = hull.vertices().to_vec();
        let least = corners.iter().enumerate().min_by_key(|(_, index)| **index);
        let first = least.map_or(0, |(at, _)| at);
        corners.rotate_left(first);
    } else {
        corners.sort_unstable();
    }
    let kept: Vec<DVec3> = corners.into_iter().map(|index| distinct[index]).collect();
    let (triangles, not_convex) = (None, None);
    match &list.body {
        None => Some(PointList { points: kept, triangles, not_convex, ..list.clone() }),
        Some(body) => {
            let body = body.with_shape(Shape::Points(kept)).ok()?;
            Some(PointList::of_body(list.name.clone(), body))
        }
    }
}

/// The turn at each corner of an outline: positive to the left.
fn turns(outline: &[DVec3]) -> Vec<f64> {
    let count = outline.len();
    let corner = |index: usize| outline[index % count];
    (0..count).map(|at| orient2d(corner(at), corner(at + 1), corner(at + 2))).collect()
}

/// Returns whether an outline that turns in one direction goes around only once: it goes up from its lowest
/// point and down again.
fn winds_once(outline: &[DVec3]) -> bool {
    let count = outline.len();
    let rises = |at: usize| {
        let (from, to) = (outline[at % count], outline[(at + 1) % count]);
        (to.y, to.x) > (from.y, from.x)
    };
    (0..count).filter(|at| rises(*at) && !rises(at + 1)).count() == 1
}

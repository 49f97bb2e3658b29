//! Faces in exact order from back to front, split where they intersect.
//!
//! Sorting translucent faces by their centers is wrong wherever bodies intersect. A plane between two sets
//! of faces gives a correct order: the faces on the far side of it from the eye cannot cover those on the
//! near side (H. Fuchs, Z. M. Kedem and B. F. Naylor, *On visible surface generation by a priori tree
//! structures*, 1980). The faces of one convex body need no planes: a ray meets at most one back face and
//! one front face, and the front face is nearer. Bodies separated by a plane need none either (see
//! [`super::occlusion`]): they are sorted as wholes. So space is subdivided only while a cell contains faces
//! of bodies that intersect.
//!
//! Each plane splits faces, so many large bodies in one place produce ever more of them. If that exceeds the
//! limit for a picture, the faces of the group are sorted by the depth of their centers, which needs no
//! planes.

use std::collections::BTreeMap;

use glam::DVec3;

use super::effort::Effort;
use super::occlusion::Occlusions;
use super::projector::Projector;
use crate::scene::Projection;

/// Maximum number of faces of several bodies that are cut by their own planes rather than by further boxes,
/// which cost more.
const MAX_CUT_FACES: usize = 12;
/// Maximum number of times that boxes are halved; after that, faces are cut by their own planes.
const MAX_HALVINGS: usize = 24;
/// Maximum number of comparisons of face corners with planes for one picture. Two bodies of 5,000 vertices that
/// overlap take less.
const EFFORT: usize = 4_000_000;
/// Number of faces that are tried as the next plane; the face that splits the fewest others is chosen.
const CANDIDATES: usize = 5;

/// A flat convex face, or a piece of one.
#[derive(Clone, Debug)]
pub(super) struct FacePiece {
    /// The vertices in order.
    pub(super) corners: Vec<PieceCorner>,
    /// The unit normal.
    pub(super) normal: DVec3,
    /// The convex body of the piece, by the number of its mark.
    pub(super) owner: usize,
    /// Whether the piece is a front face of its body, turned toward the eye.
    pub(super) faces_eye: bool,
    /// Whether the light varies over the face.
    pub(super) smooth: bool,
}

/// A vertex of a [`FacePiece`].
#[derive(Clone, Copy, Debug)]
pub(super) struct PieceCorner {
    /// The position in scene units.
    pub(super) at: DVec3,
    /// The light from 0, turned away from the lamp, to 1.
    pub(super) light: f64,
}

/// A plane: the points with `normal · x = offset`.
#[derive(Clone, Copy, Debug)]
struct SplitPlane {
    normal: DVec3,
    offset: f64,
}

/// The pieces on the two sides of a plane and in it.
#[derive(Default)]
struct SplitPieces {
    above: Vec<FacePiece>,
    within: Vec<FacePiece>,
    below: Vec<FacePiece>,
}

/// Pieces from the farthest to the nearest.
pub(super) struct Ordered {
    pub(super) pieces: Vec<FacePiece>,
    /// Whether the order is exact; otherwise faces that intersect are sorted by depth.
    pub(super) is_exact: bool,
}

/// Sorts pieces from the farthest to the nearest. Distances below `tolerance`, in scene units, are roundoff.
pub(super) fn back_to_front(
    pieces: Vec<FacePiece>,
    occlusions: &Occlusions,
    projector: &Projector,
    tolerance: f64,
) -> Ordered {
    let ordered = Vec::with_capacity(pieces.len());
    let mut painter = Painter { projector, occlusions, tolerance, ordered, effort: Effort::of(EFFORT) };
    painter.paint(pieces, 0);
    Ordered { pieces: painter.ordered, is_exact: !painter.effort.is_spent() }
}

struct Painter<'a> {
    projector: &'a Projector,
    occlusions: &'a Occlusions,
    tolerance: f64,
    ordered: Vec<FacePiece>,
    effort: Effort,
}

impl Painter<'_> {
    fn paint(&mut self, pieces: Vec<FacePiece>, depth: usize) {
        let Some(first) = pieces.first() else { return };
        if pieces.iter().all(|piece| piece.owner == first.owner) {
            let (front, back): (Vec<_>, Vec<_>) = pieces.into_iter().partition(|piece| piece.faces_eye);
            self.ordered.extend(back);
            self.ordered.extend(front);
            return;
        }
        let mut bodies: BTreeMap<usize, Vec<FacePiece>> = BTreeMap::new();
        for piece in pieces {
            bodies.entry(piece.owner).or_default().push(piece);
        }
        let owners: Vec<usize> = bodies.keys().copied().collect();
        let groups = self.occlusions.back_to_front(&owners);
        for group in &groups {
            let members = group.iter().filter_map(|owner| bodies.remove(owner)).flatten().collect();
            if groups.len() > 1 {
                self.paint(members, depth);
            } else if depth == 0 {
                self.paint_group(members, group);
            } else {
                self.paint_mixed(members, group, depth);
            }
        }
    }

    /// Paints all pieces of bodies that cannot be sorted as wholes: exactly, or by depth if that takes too
    /// much work.
    fn paint_group(&mut self, pieces: Vec<FacePiece>, owners: &[usize]) {
        let before = self.ordered.len();
        let whole = pieces.clone();
        self.paint_mixed(pieces, owners, 0);
        if self.effort.is_spent() {
            self.ordered.truncate(before);
            self.paint_by_depth(whole);
        }
    }

    fn paint_by_depth(&mut self, pieces: Vec<FacePiece>) {
        let depth = |middle: DVec3| match self.projector.projection {
            Projection::Perspective => middle.distance(self.projector.eye),
            Projection::Orthographic => self.projector.depth(middle),
        };
        let mut pieces: Vec<(f64, FacePiece)> =
            pieces.into_iter().map(|piece| (depth(piece.middle()), piece)).collect();
        pieces.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        self.ordered.extend(pieces.into_iter().map(|(_, piece)| piece));
    }

    /// Paints pieces of bodies that cannot be sorted as wholes: space is cut, and each cell is painted by itself. Ends
    /// early once the effort is spent.
    fn paint_mixed(&mut self, pieces: Vec<FacePiece>, owners: &[usize], depth: usize) {
        let count = pieces.len();
        // The cost to find a plane, to cut with it, and to sort the bodies on its sides.
        let corners: usize = pieces.iter().map(|piece| piece.corners.len()).sum();
        if !self.effort.spend((CANDIDATES + 2) * corners + owners.len() * owners.len()) {
            return;
        }
        if let Some(owner) = self.occlusions.most_mixed(owners) {
            let faces: Vec<&FacePiece> = pieces.iter().filter(|piece| piece.owner == owner).collect();
            if count > MAX_CUT_FACES && faces.len() <= MAX_CUT_FACES {
                // A body of few faces that contains many others, such as a view volume.
                let plane = self.gentlest_face(&faces, &pieces);
                return self.paint_cut(pieces, plane, depth);
            }
        }
        if count > MAX_CUT_FACES
            && depth < MAX_HALVINGS
            && let Some(plane) = self.halving_plane(&pieces)
        {
            let parts = self.cut(pieces, plane);
            return self.paint_parts(parts, plane, depth + 1);
        }
        let stride = count.div_ceil(CANDIDATES).max(1);
        let candidates: Vec<&FacePiece> = pieces.iter().step_by(stride).collect();
        let plane = self.gentlest_face(&candidates, &pieces);
        self.paint_cut(pieces, plane, depth);
    }

    /// Cuts the pieces with the plane of one of them.
    fn paint_cut(&mut self, pieces: Vec<FacePiece>, plane: SplitPlane, depth: usize) {
        let mut parts = self.cut(pieces, plane);
        if parts.within.is_empty() {
            // Roundoff moved the face off its own plane. It has to be removed anyway, or the recursion would
            // not end.
            let side = if parts.above.is_empty() { &mut parts.below } else { &mut parts.above };
            parts.within.extend(side.pop());
        }
        self.paint_parts(parts, plane, depth + 1);
    }

    fn paint_parts(&mut self, parts: SplitPieces, plane: SplitPlane, depth: usize) {
        let SplitPieces { above, within, below } = parts;
        let eye_above = match self.projector.projection {
            Projection::Perspective => plane.height(self.projector.eye) >= 0.0,
            Projection::Orthographic => plane.normal.dot(self.projector.back) >= 0.0,
        };
        let (far, near) = if eye_above { (below, above) } else { (above, below) };
        self.paint(far, depth);
        self.ordered.extend(within);
        self.paint(near, depth);
    }

    /// The plane of the candidate that cuts the fewest pieces.
    fn gentlest_face(&self, candidates: &[&FacePiece], pieces: &[FacePiece]) -> SplitPlane {
        candidates
            .iter()
            .map(|piece| SplitPlane::of(piece))
            .min_by_key(|plane| {
                pieces.iter().filter(|piece| self.side(piece, *plane) == (true, true)).count()
            })
            .unwrap_or(SplitPlane { normal: DVec3::Z, offset: 0.0 })
    }

    /// Returns whether a piece extends above a plane and below it.
    fn side(&self, piece: &FacePiece, plane: SplitPlane) -> (bool, bool) {
        piece
            .corners
            .iter()
            .map(|corner| plane.height(corner.at))
            .fold((false, false), |(above, below), height| {
                (above || height > self.tolerance, below || height < -self.tolerance)
            })
    }

    /// The plane perpendicular to the longest side of the bounding box of the pieces, through the median of
    /// their centers. Returns `None` if it would split more than a quarter of them: then the cells would
    /// hardly be smaller than the whole.
    fn halving_plane(&self, pieces: &[FacePiece]) -> Option<SplitPlane> {
        let mut middles: Vec<DVec3> = pieces.iter().map(FacePiece::middle).collect();
        let (low, high) = middles
            .iter()
            .fold((DVec3::INFINITY, DVec3::NEG_INFINITY), |(low, high), at| (low.min(*at), high.max(*at)));
        let axis = (high - low).max_position();
        let half = middles.len() / 2;
        let (_, median, _) = middles.select_nth_unstable_by(half, |a, b| a[axis].total_cmp(&b[axis]));
        let plane = SplitPlane { normal: DVec3::AXES[axis], offset: median[axis] };
        let reach = pieces.iter().map(|piece| self.side(piece, plane));
        let (above, below, both) = reach.fold((0, 0, 0), |(above, below, both), side| match side {
            (true, true) => (above, below, both + 1),
            (true, false) => (above + 1, below, both),
            (false, true) => (above, below + 1, both),
            (false, false) => (above, below, both),
        });
        (above > 0 && below > 0 && 4 * both <= pieces.len()).then_some(plane)
    }

    fn cut(&self, pieces: Vec<FacePiece>, plane: SplitPlane) -> SplitPieces {
        let mut parts = SplitPieces::default();
        for piece in pieces {
            match self.side(&piece, plane) {
                (true, true) => {
                    let (above, below) = split(&piece, |at| plane.height(at));
                    parts.above.extend(above);
                    parts.below.extend(below);
                }
                (true, false) => parts.above.push(piece),
                (false, true) => parts.below.push(piece),
                (false, false) => parts.within.push(piece),
            }
        }
        parts
    }
}

impl FacePiece {
    fn middle(&self) -> DVec3 {
        self.corners.iter().map(|corner| corner.at).sum::<DVec3>() / self.corners.len().max(1) as f64
    }
}

impl SplitPlane {
    fn of(piece: &FacePiece) -> Self {
        let offset = piece.corners.first().map_or(0.0, |corner| piece.normal.dot(corner.at));
        Self { normal: piece.normal, offset }
    }

    fn height(self, point: DVec3) -> f64 {
        self.normal.dot(point) - self.offset
    }
}

/// Returns the pieces of a convex piece where `height` is positive, and where it is negative.
pub(super) fn split(
    piece: &FacePiece,
    height: impl Fn(DVec3) -> f64,
) -> (Option<FacePiece>, Option<FacePiece>) {
    let (mut above, mut below) = (Vec::new(), Vec::new());
    let corners = &piece.corners;
    for (from, to) in corners.iter().zip(corners.iter().cycle().skip(1)) {
        let (before, after) = (height(from.at), height(to.at));
        if before >= 0.0 {
            above.push(*from);
        }
        if before <= 0.0 {
            below.push(*from);
        }
        if before * after < 0.0 {
            let t = before / (before - after);
            let light = from.light + (to.light - from.light) * t;
            let corner = PieceCorner { at: from.at.lerp(to.at, t), light };
            above.push(corner);
            below.push(corner);
        }
    }
    let part =
        |corners: Vec<PieceCorner>| (corners.len() >= 3).then(|| FacePiece { corners, ..piece.clone() });
    (part(above), part(below))
}

//! The items that are on the paper already, and the cost of placing a text there.

use glam::DVec2;

use crate::clip::clip_segment;
use crate::mark::{Role, Standing};
use crate::paper::{Paper, PaperForm, PaperMark, Visibility};
use crate::profile::Profile;
use crate::text_box::TextBox;

/// Minimum distance between two texts, in points.
const GAP: f64 = 2.0;
/// The cost of lying on another text or on an item above the picture: more than everything else together.
const BLOCKED: f64 = 1e6;
/// The cost of a square point of a marker that is covered.
const COVERED: f64 = 1.5;
/// The cost per point of a line that a text covers, if the line is central to the step.
const CROSSED: f64 = 2.0;
/// The cost of lines that are always there and faint: enough to prefer a place beside them, but too little to move the
/// label away and join it with a line.
const FAINTLY_CROSSED: f64 = 0.1;
/// Maximum number of line pieces that are considered, without and with faint lines. With more, the picture is a mesh,
/// and no place is free.
const MAX_LINES: usize = 300;
const MAX_WITH_FAINT: usize = 100;

/// The obstacles on a sheet of paper.
#[derive(Debug)]
pub(super) struct SheetObstacles {
    size: DVec2,
    profile: Profile,
    /// Placed texts, and items above the picture.
    blocked: Vec<TextBox>,
    markers: Vec<TextBox>,
    /// The lines, each with the cost per point of its length that a text covers.
    lines: Vec<([DVec2; 2], f64)>,
}

impl SheetObstacles {
    /// Computes the room that these marks leave on paper.
    pub(super) fn beside(marks: &[PaperMark], paper: Paper<'_>) -> Self {
        let Paper { size, reserved, profile } = paper;
        let mut room =
            Self { size, profile, blocked: reserved.to_vec(), markers: Vec::new(), lines: Vec::new() };
        for mark in marks {
            match &mark.form {
                // Highlights must not move anything from under the pointer.
                PaperForm::Marker { at, .. }
                    if !matches!(mark.role, Role::Pair | Role::Spotlit | Role::Kin) =>
                {
                    let half = DVec2::splat(profile.radius(mark.role));
                    room.markers.push(TextBox { center: *at, half });
                    if mark.role == Role::Origin {
                        room.blocked.push(TextBox { center: *at, half });
                    }
                }
                PaperForm::Line { points, closed, visibility: Visibility::Visible } => {
                    let Some((cost, most)) = obstacle(mark.role) else { continue };
                    if room.lines.len() + points.len() > most {
                        continue;
                    }
                    let closing = closed.then(|| [points[points.len() - 1], points[0]]);
                    let pieces = points.windows(2).map(|pair| [pair[0], pair[1]]).chain(closing);
                    room.lines.extend(pieces.map(|piece| (piece, cost)));
                }
                PaperForm::ArrowHead { corners: [tip, one, other] } => {
                    let sides = [[*tip, *one], [*one, *other], [*other, *tip]];
                    room.lines.extend(sides.map(|side| (side, CROSSED)));
                }
                _ => {}
            }
        }
        room
    }

    /// Returns the radius of the largest marker at this point.
    pub(super) fn radius_at(&self, at: DVec2) -> f64 {
        let here = self.markers.iter().filter(|marker| marker.center.distance_squared(at) < 0.25);
        here.map(|marker| marker.half.x).fold(0.0, f64::max)
    }

    /// Returns the profile of the paper.
    pub(super) const fn profile(&self) -> Profile {
        self.profile
    }

    /// Returns the size of the paper in points.
    pub(super) const fn size(&self) -> DVec2 {
        self.size
    }

    /// Returns the cost of a text in this box, in points of a crossed line; from [`BLOCKED`] on it would be
    /// illegible.
    pub(super) fn cost(&self, text: TextBox) -> f64 {
        if self.is_blocked(text) {
            let overlap: f64 = self.blocked.iter().map(|other| text.overlap(*other)).sum();
            return BLOCKED + overlap;
        }
        let markers: f64 = self.markers.iter().map(|marker| text.overlap(*marker)).sum();
        let lines: f64 = self.lines.iter().map(|(line, cost)| cost * length_within(*line, text)).sum();
        COVERED * markers + lines
    }

    /// Returns whether a text in this box would be illegible, or make another text illegible.
    pub(super) fn is_blocked(&self, text: TextBox) -> bool {
        let text = text.grown(GAP);
        self.blocked.iter().any(|other| text.overlap(*other) > 0.0)
    }

    /// Returns whether a line runs through a text.
    pub(super) fn is_cut(&self, line: [DVec2; 2]) -> bool {
        self.blocked.iter().any(|text| length_within(line, *text) > 0.0)
    }

    /// Returns whether a cost belongs to a place that another text has.
    pub(super) fn is_illegible(cost: f64) -> bool {
        cost >= BLOCKED
    }

    /// Marks the place of a text as taken.
    pub(super) fn take(&mut self, text: TextBox) {
        self.blocked.push(text);
    }

    /// Marks the place of the line from a text to its item as taken.
    pub(super) fn take_line(&mut self, line: [DVec2; 2]) {
        self.lines.push((line, CROSSED));
    }
}

/// The cost per point of a line of this role that a text covers, and the maximum number of line pieces up to which such
/// lines count. Returns `None` if the line does no harm.
const fn obstacle(role: Role) -> Option<(f64, usize)> {
    match role {
        Role::Simplex
        | Role::Test
        | Role::TestLine
        | Role::Direction
        | Role::Lit
        | Role::Flag(_)
        | Role::Length
        | Role::Closest
        | Role::Polytope
        | Role::Horizon
        | Role::Proof(_)
        | Role::Shape(_)
        | Role::Painted(..)
        | Role::Region(Standing::Chosen) => Some((CROSSED, MAX_LINES)),
        Role::Difference | Role::CoreDifference | Role::Bound | Role::Support(_) => {
            Some((FAINTLY_CROSSED, MAX_WITH_FAINT))
        }
        _ => None,
    }
}

/// Returns whether no line that is central to the step crosses a text.
pub(super) fn is_clear(text: TextBox, figure: &[PaperMark]) -> bool {
    figure.iter().all(|mark| match &mark.form {
        PaperForm::Line { points, closed, visibility: Visibility::Visible }
            if obstacle(mark.role).is_some_and(|(cost, _)| cost >= CROSSED) =>
        {
            let closing = closed.then(|| [points[points.len() - 1], points[0]]);
            let mut pieces = points.windows(2).map(|pair| [pair[0], pair[1]]).chain(closing);
            pieces.all(|piece| length_within(piece, text) == 0.0)
        }
        _ => true,
    })
}

/// The length of the part of a segment in a box.
fn length_within(segment: [DVec2; 2], area: TextBox) -> f64 {
    let (low, high) = (area.center - area.half, area.center + area.half);
    clip_segment(segment, low, high).map_or(0.0, |[from, to]| from.distance(to))
}

//! Placement of texts on paper: letters first, each beside its item, off other texts, and off markers and lines if
//! there is room. A text farther away gets a line to its item. A text of minor importance is dropped if no place is
//! left; the pointer still shows it. The suffix of a letter, such as `(was A)`, is left out if the letter alone has a
//! much better place.

mod caption;
mod room;

use std::f64::consts::TAU;

use glam::DVec2;

pub(super) use caption::{Caption, hull};
use room::SheetObstacles;

use super::mark::{Hit, Role, Standing};
use super::paper::{Paper, PaperForm, PaperMark, Visibility};
use super::text_box::TextBox;

/// The distance from the border of a marker, or from a line, to its text, in points.
const GAP: f64 = 5.0;
/// The distances of a label from its marker that are tried, in points in addition to [`GAP`], each with its
/// cost.
const RINGS: [(f64, f64); 7] =
    [(0.0, 0.0), (12.0, 22.0), (26.0, 40.0), (46.0, 60.0), (74.0, 85.0), (110.0, 115.0), (150.0, 150.0)];
/// The directions that are tried, as turns from the preferred one, alternately to both sides.
const TURNS: [f64; 15] = [
    0.0, 0.125, -0.125, 0.0625, -0.0625, 0.25, -0.25, 0.1875, -0.1875, 0.375, -0.375, 0.3125, -0.3125, 0.5,
    0.4375,
];
/// The cost of half a turn from the preferred direction.
const HALF_TURN: f64 = 16.0;
/// Maximum cost of a place that is accepted without a search farther out.
const CHEAP: f64 = 10.0;
/// Minimum length of a line that joins a label with its item, in points.
const MIN_LEADER: f64 = 8.0;
/// The cost of such a line through another text.
const CUT: f64 = 150.0;
/// Maximum cost of the suffix of a letter, such as `(was A)`: if the letter alone costs less by more than this, the
/// suffix is left out.
const REMARK: f64 = 40.0;
/// The places of a note along its line that are tried, from 0 to 1 between its ends and outside both, the
/// best first.
const ALONG: [f64; 17] =
    [0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95, 1.15, -0.15, 1.3, -0.3, 1.6, -0.6, 2.0, -1.0, 2.8, -1.8];
/// The additional cost of each place of [`ALONG`] relative to the previous place, and of the other side of the line.
const NOTE_COSTS: (f64, f64) = (1.5, 9.0);

/// A text that is not placed yet.
#[derive(Clone, Debug)]
pub(super) enum Text {
    /// Beside a point.
    Label(PointLabel),
    /// Beside a line.
    Note(LineNote),
    /// Inside of an area.
    Caption(Caption),
}

/// A text to be placed beside a point.
#[derive(Clone, Debug)]
pub(super) struct PointLabel {
    pub(super) role: Role,
    pub(super) hit: Option<Hit>,
    /// The point that the text labels.
    pub(super) at: DVec2,
    pub(super) text: String,
    /// The preferred direction as a unit vector, or zero for a text centered on its point.
    pub(super) toward: DVec2,
}

/// A text to be placed beside a line.
#[derive(Clone, Debug)]
pub(super) struct LineNote {
    pub(super) role: Role,
    pub(super) hit: Option<Hit>,
    /// The part of the line that is on the paper.
    pub(super) ends: [DVec2; 2],
    pub(super) text: String,
    /// The unit vector toward the text's side of the line.
    pub(super) toward: DVec2,
}

/// Places all texts on paper.
pub(super) fn place(mut texts: Vec<Text>, marks: &[PaperMark], paper: Paper<'_>) -> Vec<PaperMark> {
    let mut room = SheetObstacles::beside(marks, paper);
    // Texts of one rank stay in the order of the figure.
    texts.sort_by_key(|text| rank(text.role()));
    let (mut leaders, mut placed) = (Vec::new(), Vec::new());
    for text in &texts {
        match text {
            Text::Label(label) => placed.extend(label.place(&mut room, &mut leaders)),
            Text::Note(note) => placed.extend(note.place(&mut room)),
            Text::Caption(caption) => placed.extend(caption.place(&mut room)),
        }
    }
    leaders.extend(placed);
    leaders
}

/// Leaves out numbers at axes that the lines of a figure cross. They are behind the figure, and there are others.
pub(super) fn legible(axes: Vec<PaperMark>, figure: &[PaperMark]) -> impl Iterator<Item = PaperMark> {
    axes.into_iter().filter(|mark| match &mark.form {
        PaperForm::Text { center, text, size } => room::is_clear(TextBox::of(*center, text, *size), figure),
        _ => true,
    })
}

impl Text {
    const fn role(&self) -> Role {
        match self {
            Self::Label(PointLabel { role, .. })
            | Self::Note(LineNote { role, .. })
            | Self::Caption(Caption { role, .. }) => *role,
        }
    }
}

/// The order in which texts choose their places: the names of bodies, which are at their center and can be dragged,
/// then the texts that a reader looks for first.
const fn rank(role: Role) -> u8 {
    match role {
        Role::Shape(_) | Role::Painted(..) => 0,
        Role::Letter(_) | Role::Origin | Role::Direction | Role::Probe => 1,
        Role::Parent(_) | Role::Length | Role::Closest => 2,
        Role::Region(Standing::Chosen) | Role::Slab(Standing::Chosen) => 3,
        Role::Lit | Role::Test | Role::TestLine | Role::Barred(_) | Role::Flag(_) | Role::Prism => 4,
        // The highlight of the pointer moves nothing else.
        Role::Spotlit | Role::Kin => 7,
        Role::Vertex(_) | Role::Pair | Role::Ghost | Role::Other { .. } => 6,
        _ => 5,
    }
}

/// Returns whether a text of this role is drawn even if it covers another text.
const fn is_essential(role: Role) -> bool {
    rank(role) <= 1 || matches!(role, Role::Spotlit)
}

impl PointLabel {
    fn place(&self, room: &mut SheetObstacles, leaders: &mut Vec<PaperMark>) -> Option<PaperMark> {
        let size = room.profile().text_size(self.role);
        let middle = self.candidate(0.0, 0.0, self.radius(room), size);
        // The name in the middle of a body is the handle for dragging it, whatever is drawn below.
        if self.toward == DVec2::ZERO && !room.is_blocked(middle) && middle.moved_onto(room.size()) == middle
        {
            room.take(middle);
            return Some(self.mark(middle, size));
        }
        let (cost, place) = self.cheapest(room)?;
        let is_better = |label: &Self| label.cheapest(room).is_some_and(|(least, _)| least + REMARK < cost);
        if let Some(alone) = self.letter_alone().filter(is_better) {
            return alone.place(room, leaders);
        }
        if SheetObstacles::is_illegible(cost) && !is_essential(self.role) {
            return None;
        }
        room.take(place);
        if let Some(line) = self.leader(place, self.radius(room)) {
            room.take_line(line);
            let form =
                PaperForm::Line { points: line.to_vec(), closed: false, visibility: Visibility::Visible };
            leaders.push(PaperMark { role: Role::Leader, hit: None, form });
        }
        Some(self.mark(place, size))
    }

    /// Returns the label of a simplex vertex without its suffix in parentheses, such as `(was A)`. Returns `None` if
    /// it has no suffix.
    fn letter_alone(&self) -> Option<Self> {
        let (letter, _) = self.text.split_once(" (")?;
        matches!(self.hit, Some(Hit::Letter(_))).then(|| Self { text: letter.to_owned(), ..self.clone() })
    }

    /// The radius of the markers at the point.
    fn radius(&self, room: &SheetObstacles) -> f64 {
        room.profile().radius(self.role).max(room.radius_at(self.at))
    }

    /// The place with the least cost, and its cost.
    fn cheapest(&self, room: &SheetObstacles) -> Option<(f64, TextBox)> {
        let (size, radius) = (room.profile().text_size(self.role), self.radius(room));
        let mut best: Option<(f64, TextBox)> = None;
        for (distance, extra) in RINGS {
            for turn in TURNS {
                let place = self.candidate(distance, turn, radius, size);
                let on_paper = place.moved_onto(room.size());
                let moved = on_paper.center.distance(place.center);
                let mut cost = room.cost(on_paper) + extra + 2.0 * moved + HALF_TURN * 2.0 * turn.abs();
                if best.is_some_and(|(least, _)| least <= cost) {
                    continue;
                }
                if self.leader(on_paper, radius).is_some_and(|line| room.is_cut(line)) {
                    cost += CUT;
                }
                if best.is_none_or(|(least, _)| cost < least) {
                    best = Some((cost, on_paper));
                }
            }
            if best.is_some_and(|(cost, _)| cost <= extra + CHEAP) {
                break;
            }
        }
        best
    }

    fn mark(&self, place: TextBox, size: f64) -> PaperMark {
        let form = PaperForm::Text { center: place.center, text: self.text.clone(), size };
        PaperMark { role: self.role, hit: self.hit, form }
    }

    /// The box at a distance from the markers of this radius at the point, and in a direction.
    fn candidate(&self, distance: f64, turn: f64, radius: f64, size: f64) -> TextBox {
        let place = TextBox::of(self.at, &self.text, size);
        if self.toward == DVec2::ZERO {
            let toward = if distance == 0.0 { DVec2::ZERO } else { DVec2::from_angle(turn * TAU) };
            return TextBox { center: self.at + toward * distance, ..place };
        }
        let toward = DVec2::from_angle(turn * TAU).rotate(self.toward);
        // The distance is measured to the box, not only to its center.
        let center = self.at + toward * (radius + GAP + distance) + toward * place.half;
        TextBox { center, ..place }
    }

    /// The line from the markers of this radius to a box that is not next to them.
    fn leader(&self, place: TextBox, radius: f64) -> Option<[DVec2; 2]> {
        // A name inside of a body needs none.
        if self.toward == DVec2::ZERO {
            return None;
        }
        let end = place.nearest(self.at);
        let along = (end - self.at).try_normalize()?;
        let start = self.at + along * (radius + 1.0);
        let gap = radius + GAP + MIN_LEADER;
        (end.distance(self.at) > gap).then_some([start, end - along])
    }
}

impl LineNote {
    fn place(&self, room: &mut SheetObstacles) -> Option<PaperMark> {
        let size = room.profile().text_size(self.role);
        let [from, to] = self.ends;
        let sides = [(self.toward, 0.0), (-self.toward, NOTE_COSTS.1)];
        let mut best: Option<(f64, TextBox)> = None;
        for (index, part) in ALONG.into_iter().enumerate() {
            for (toward, extra) in sides {
                let place = TextBox::of(from.lerp(to, part), &self.text, size);
                // Wholly on its side of the line, whatever the slope.
                let beside = toward * (GAP + toward.abs().dot(place.half));
                let place = TextBox { center: place.center + beside, ..place };
                if place.moved_onto(room.size()) != place {
                    continue;
                }
                let cost = room.cost(place) + NOTE_COSTS.0 * index as f64 + extra;
                if best.is_none_or(|(least, _)| cost < least) {
                    best = Some((cost, place));
                }
            }
        }
        let (_, place) = best.filter(|(cost, _)| !SheetObstacles::is_illegible(*cost))?;
        room.take(place);
        let form = PaperForm::Text { center: place.center, text: self.text.clone(), size };
        Some(PaperMark { role: self.role, hit: self.hit, form })
    }
}

#[cfg(test)]
mod tests {
    use glam::DVec2;

    use super::{PointLabel, Text, place};
    use crate::gjk::Letter;
    use crate::{Hit, Paper, PaperForm, Profile, Role, TextBox};

    #[test]
    fn a_letter_keeps_its_remark_if_there_is_room() {
        let size = DVec2::new(200.0, 100.0);
        let label = Text::Label(PointLabel {
            role: Role::Letter(Letter::B),
            hit: Some(Hit::Letter(Letter::B)),
            at: size * 0.5,
            text: "B (was A)".to_owned(),
            toward: DVec2::X,
        });
        let drawn = |reserved: &[TextBox]| {
            let paper = Paper { size, reserved, profile: Profile::Desk };
            let marks = place(vec![label.clone()], &[], paper);
            let texts = marks.into_iter().filter_map(|mark| match mark.form {
                PaperForm::Text { text, .. } => Some(text),
                _ => None,
            });
            texts.collect::<Vec<_>>()
        };
        assert_eq!(drawn(&[]), ["B (was A)"]);
        // A channel that is wide enough for the letter.
        let wall = |x: f64| TextBox { center: DVec2::new(x, 50.0), half: DVec2::new(70.0, 50.0) };
        assert_eq!(drawn(&[wall(0.0), wall(200.0)]), ["B"]);
    }
}

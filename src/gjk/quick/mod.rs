//! The bare verdict on two prepared shapes: GJK that decides by signs and proves what it ends with.
//!
//! The text that is stepped through on screen bounds the roundoff of every decision, because it shows them. Here a wrong
//! turn costs time and nothing else, so the decisions in between are plain signs, and only the end is proved:
//!
//! * SEPARATE by a support point that falls short of the origin by more than roundoff ([`PosedPair::reach_error`]);
//! * OVERLAP by a simplex whose sides all have the origin on their inner side by more than roundoff ([`enclosure`]);
//! * balls, capsules and a ball beside a box by the distance of their cores, where it differs from the sum of the radii
//!   by more than roundoff ([`cores`]).
//!
//! All else (a touch, a simplex with the origin on it, a search that gets no farther) goes to the exact method, on the
//! vertices of the placed shapes; curved shapes to the bounds of the reference. So the verdict is that of the
//! reference, which `tests/it/queries.rs` holds it to.
//!
//! The regions that are tested, and their order, are those of `robust`.

mod cores;
mod enclosure;
mod plane;
mod space;

use glam::DVec3;

use super::exact;
use super::outcome::Verdict;
use super::reference::curved;
use crate::geometry::exact::ExactPair;
use crate::geometry::{Corner, Dimension, PosedPair};

/// The most support points of a search: polytopes of hundreds of vertices take ten. What takes more is nearly touching, and
/// goes to the exact method.
const MOST_SUPPORTS: usize = 64;

/// More than what products lose below the normal range.
const UNDERFLOW: f64 = 1e-290;

/// A direction in which nothing is special, for shapes with the same middle.
const ANY: [DVec3; 2] = [DVec3::new(0.8, 0.6, 0.0), DVec3::new(0.64, 0.48, 0.6)];

/// The memory of a query for the next one about the same pair, in the next frame: the direction that separated the shapes
/// is asked first, the simplex that held the origin is looked at first. It saves time and changes no verdict; it may come
/// from any other pair.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Hint {
    direction: DVec3,
    /// The vertices of the simplex, by the indices of their parents.
    parents: [[u32; 2]; 4],
    /// How many there are: none, three or four.
    len: u8,
}

/// How a search ended.
enum Found {
    /// The last direction separates, proved.
    Separate(DVec3),
    /// The simplex holds the origin inside, proved.
    Overlap(Corners),
    /// Roundoff leaves it open; where the search stood.
    Open(DVec3, Corners),
}

/// A simplex, the newest point first.
#[derive(Clone, Copy)]
struct Corners {
    at: [Corner; 4],
    len: usize,
}

/// Where to look next, or how the search ends.
enum Next {
    Look(DVec3),
    Enclosed,
    Open,
}

/// The verdict on a pair, the same as that of the reference.
#[inline]
pub fn decide(pair: &PosedPair<'_>, hint: &mut Hint) -> Verdict {
    if let Some(verdict) = cores::decide(pair) {
        return verdict;
    }
    if hint.len > 0 && hint.still_holds(pair) {
        return Verdict::Overlap;
    }
    match search(pair, first_direction(pair, hint)) {
        Found::Separate(direction) => {
            *hint = Hint { direction, ..Hint::default() };
            Verdict::Separate
        }
        Found::Overlap(corners) => {
            hint.len = if pair.is_polytopal() { corners.len as u8 } else { 0 };
            hint.parents = corners.at.map(|corner| corner.parents);
            Verdict::Overlap
        }
        Found::Open(direction, corners) => settle(pair, direction, &corners),
    }
}

impl Hint {
    /// Whether the simplex of the earlier query still holds the origin inside, beyond roundoff.
    fn still_holds(&self, pair: &PosedPair<'_>) -> bool {
        let mut corners = Corners::NONE;
        for parents in &self.parents[..usize::from(self.len)] {
            let Some(corner) = pair.corner_of(*parents) else { return false };
            corners.push(corner);
        }
        enclosure::is_proved(pair, &corners)
    }
}

impl Corners {
    const NONE: Self = Self { at: [Corner { point: DVec3::ZERO, parents: [0; 2] }; 4], len: 0 };

    /// Takes in a point as the newest.
    #[inline]
    fn push(&mut self, corner: Corner) {
        let [a, b, c, _] = self.at;
        self.at = [corner, a, b, c];
        self.len += 1;
    }

    #[inline]
    fn holds(&self, corner: &Corner) -> bool {
        self.at[..self.len].iter().any(|it| it.point == corner.point)
    }

    #[inline]
    fn points(&self) -> [DVec3; 4] {
        self.at.map(|corner| corner.point)
    }

    /// Keeps the points in these places, which become the first.
    #[inline]
    fn keep<const N: usize>(&mut self, places: [usize; N]) {
        let kept = places.map(|place| self.at[place]);
        self.at[..N].copy_from_slice(&kept);
        self.len = N;
    }
}

/// The direction of the hint, or else from the middle of P ⊖ Q towards the origin.
#[inline]
fn first_direction(pair: &PosedPair<'_>, hint: &Hint) -> DVec3 {
    if hint.direction != DVec3::ZERO {
        return hint.direction;
    }
    let towards = -pair.between_centers();
    if towards == DVec3::ZERO { ANY[pair.dimension().count() - 2] } else { towards }
}

#[inline]
fn search(pair: &PosedPair<'_>, first: DVec3) -> Found {
    let (fine, rough) = (pair.reach_error(), pair.rough_reach_error());
    let (is_rough, is_plane) = (pair.is_rough(), pair.dimension() == Dimension::Two);
    let mut direction = first;
    let mut corners = Corners::NONE;
    for _ in 0..MOST_SUPPORTS {
        let mut corner = pair.rough_corner(direction);
        let mut reach = corner.point.dot(direction);
        let terms = sum_of_components(direction);
        if reach < -(rough * terms + UNDERFLOW) {
            return Found::Separate(direction);
        }
        let bound = fine * terms + UNDERFLOW;
        if is_rough && (reach <= bound || corners.holds(&corner)) {
            corner = pair.fine_corner(direction);
            reach = corner.point.dot(direction);
            if reach < -bound {
                return Found::Separate(direction);
            }
        }
        // Also where a number overflows.
        let is_beyond = reach > bound;
        if !is_beyond || corners.holds(&corner) {
            return Found::Open(direction, corners);
        }
        corners.push(corner);
        let next = if is_plane { plane::next(pair, &mut corners) } else { space::next(pair, &mut corners) };
        match next {
            Next::Look(along) if along != DVec3::ZERO => direction = along,
            Next::Enclosed => return Found::Overlap(corners),
            Next::Look(_) | Next::Open => return Found::Open(direction, corners),
        }
    }
    Found::Open(direction, corners)
}

#[inline]
fn sum_of_components(vector: DVec3) -> f64 {
    vector.x.abs() + vector.y.abs() + vector.z.abs()
}

/// Decides about the placed shapes by the exact method, or curved ones by the bounds of the reference.
#[cold]
#[inline(never)]
fn settle(pair: &PosedPair<'_>, direction: DVec3, corners: &Corners) -> Verdict {
    let [p, q] = pair.shapes().map(|shape| shape.placed());
    let Some(exact) = ExactPair::of(&p, &q) else {
        return curved::reference([&p, &q], pair.dimension(), direction).verdict;
    };
    let start: Vec<[usize; 2]> = if pair.is_polytopal() {
        corners.at[..corners.len].iter().map(|corner| corner.parents.map(|index| index as usize)).collect()
    } else {
        Vec::new()
    };
    exact::solve(&exact, pair.dimension(), &start).verdict
}

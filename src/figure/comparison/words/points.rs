//! Two runs that find different points: along different directions, or along the same one.

use std::cmp::Ordering;

use super::{Context, ParentPair};
use crate::figure::comparison::run::distance_along;
use crate::figure::comparison::tie::{Farther, NearTie};
use crate::figure::comparison::variant::Variant;
use crate::figure::narration::span::{Narration, Number, Span, say};
use crate::geometry::Vector;
use crate::gjk::Letter::A;
use crate::gjk::{Iteration, Precision};

/// Directions at a smaller angle than this, in radians, count as one ray: roundoff turns a direction by as much when it is
/// given length one. In f64, and where one of the runs is in f32.
const SAME_RAY: [f64; 2] = [2e-15, 1e-6];

impl Context<'_> {
    pub(super) fn start(&self, out: &mut Narration) {
        let Some([one, other]) = self.both() else { return };
        say!(out; self.first(0).as_str(), " asks along ", Span::Direction, " = ", self.components(one.direction));
        say!(out; ", ", self.subjects[1].as_str(), " along ", self.components(other.direction));
        say!(out; ": so they find ", ParentPair(one), " and ", ParentPair(other), ".");
    }

    /// Along one direction they find different points.
    pub(super) fn support(&self, out: &mut Narration) {
        let Some(both @ [one, other]) = self.both() else { return };
        self.asked_along(both, out);
        say!(out; self.first(0).as_str(), " finds ", ParentPair(one), ", ", self.subjects[1].as_str(), " ", ParentPair(other));
        let settings = self.parted.variants.map(|variant| variant.settings);
        let distances = both.map(distance_along);
        let is_tie = one.direction == other.direction && one.reach == other.reach;
        if is_tie && settings[0].preferred != settings[1].preferred {
            say!(out; ": they are equally far, and another vertex wins the tie.");
        } else if is_tie {
            say!(out; ": they are equally far (", A, "·", Span::Direction, " = ", Number(one.reach), ").");
        } else if self.differ_in_precision() {
            say!(out; ": rounded to ", Precision::F32.name(), ", another vertex is farthest.");
        } else if one.direction == other.direction {
            say!(out; ", with ", A, "·", Span::Direction, " = ", Number(one.reach), " and ", Number(other.reach), ".");
        } else {
            say!(out; ", at the signed distances ", A, "·", Span::Direction, "/|", Span::Direction, "| = ");
            say!(out; Number(distances[0]), " and ", Number(distances[1]), ".");
        }
        self.near_ties(both, out);
    }

    /// Along what both ask: the same direction, or directions that are parallel but for roundoff and differ in length.
    fn asked_along(&self, [one, other]: [&Iteration; 2], out: &mut Narration) {
        let directions = [one.direction, other.direction];
        if directions[0] == directions[1] {
            say!(out; "Both ask along ", Span::Direction, " = ", self.components(one.direction), ". ");
            return;
        }
        let [unit, other_unit] = directions.map(Vector::unit);
        let angle = unit.cross(other_unit).length();
        let in_f32 = self.parted.variants.iter().any(|variant| variant.trace.precision == Precision::F32);
        if angle <= SAME_RAY[usize::from(in_f32)] {
            let lengths = directions.map(glam::DVec3::length);
            let is_other_length = (lengths[0] - lengths[1]).abs() > 1e-6 * lengths[0].max(lengths[1]);
            out.push("Both ask along the same ray");
            out.push(if is_other_length {
                ", with directions of different length: "
            } else {
                ", up to roundoff: "
            });
        } else {
            say!(out; "They ask along directions that differ by ", Number(angle), " radians: ");
        }
        say!(out; Span::Direction, " = ", self.components(directions[0]), " in ", self.subjects[0].as_str(), ", ");
        say!(out; Span::Direction, " = ", self.components(directions[1]), " in ", self.subjects[1].as_str(), ". ");
    }

    /// That two vertices are equally far but for roundoff, where that decides which of them each run takes.
    fn near_ties(&self, both: [&Iteration; 2], out: &mut Narration) {
        let [variant, other] = self.parted.variants;
        if variant.settings.preferred != other.settings.preferred || both[0].direction == both[1].direction {
            return;
        }
        let has_defect = |variant: Variant<'_>| !variant.trace.defects.is_none();
        if has_defect(variant) || has_defect(other) {
            return;
        }
        for tie in NearTie::all(variant.shapes, [variant.trace, other.trace], both) {
            out.push(" The cause is roundoff");
            let is_normalized = |iteration: &Iteration| (iteration.direction.length() - 1.0).abs() < 1e-6;
            if is_normalized(both[0]) != is_normalized(both[1]) {
                say!(out; " in giving ", Span::Direction, " length one");
            }
            out.push(", which breaks a tie: ");
            for run in [0, 1] {
                say!(out; if run == 0 { "" } else { "; " }, "along ", Span::Direction, " of ");
                say!(out; self.subjects[run].as_str(), " ");
                stands(&tie, run, out);
            }
            out.push(".");
        }
    }
}

/// `p1 and p4 are exactly equally far, and the first of them is taken`: how the vertex that a run takes stands to the other.
fn stands(tie: &NearTie, run: usize, out: &mut Narration) {
    let Farther { exactly, by, came_out_equal } = tie.farther[run];
    let vertex = |run: usize| Span::Vertex(tie.side, tie.taken[run]);
    let (own, other) = (vertex(run), vertex(1 - run));
    match exactly {
        Ordering::Equal => say!(out; own.clone(), " and ", other, " are exactly equally far"),
        Ordering::Greater => say!(out; own.clone(), " is farther than ", other, " by ", Number(by)),
        Ordering::Less => say!(out; other, " is farther than ", own.clone(), " by ", Number(by)),
    }
    if came_out_equal && tie.taken[run] < tie.taken[1 - run] {
        say!(out; if exactly == Ordering::Equal { "" } else { ", their products come out equal" });
        say!(out; ", and the first in the order of the vertices, ", own, ", is taken");
    } else if !came_out_equal && exactly != Ordering::Greater {
        say!(out; ", and by roundoff the product of ", own, " comes out greater");
    }
}

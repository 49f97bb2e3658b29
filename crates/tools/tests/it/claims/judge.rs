//! Checks each fact against its definition.
//!
//! The error of a fact that holds only *within* a length:
//!
//! * `Farthest`: how much farther another point of the shape lies along the direction, or the distance of the point from
//!   the shape.
//! * `Reach`, `Beyond`: the distance of the origin from the plane, on the wrong side.
//! * `StopsShort`, `NothingBeyond`, `Supports`: how far the difference extends past the plane. For the gap of `StopsShort`,
//!   and the length in `ReachesBeyond`: the error of that length.
//! * `Nearest`: how much farther the feature is from the origin than the simplex. For an inside, or a side of a triangle:
//!   the distance of the origin from it. `NotIn`: how much farther the chosen feature is.
//! * `OriginOn`, `Encloses`: the distance of the origin from the feature.
//! * `Towards`: the distance between the origin and the line along v from the foot of the origin, or the difference in
//!   height of the feature's points along v.
//! * `Foot`: the distance of the given point from the foot. `Flat`: the distance of a point from the span of the others.
//! * `NearestPoint`: the distance of the point from the simplex, or how much farther it is from the origin.
//! * `LowerBound`, `UpperBound`: how much the bound is too large or too small.
//! * `Verdict`: the distance of the boundary of P ⊖ Q from the origin.

use std::cmp::Ordering;

use gjk_explain::claim::{About, BoundedLength, Claim, Fact};
use gjk_proximity::epa;
use gjk_proximity::geometry::Side;
use gjk_proximity::gjk::{Event, Letter, Sign, Simplex, State, Trace, Verdict};
use glam::DVec3;

use super::number::{Exact, Number as _, Spot};
use super::reach::{all_round, least, outside, reach, reach_of_difference, size};
use super::simplex::Seen;
use super::truth::Polytopes;

/// The finding of the evaluator about a claim.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    /// Whether it is true, exactly; `None` if only support functions know.
    pub(crate) holds: Option<bool>,
    /// The size of its error; zero or less if it is true, or if no error is provable.
    pub(crate) off: f64,
    /// The error of a number that the claim also states.
    pub(crate) number_off: f64,
}

impl Found {
    fn exactly(holds: bool, off: f64) -> Self {
        Self { holds: Some(holds), off: if holds { 0.0 } else { off }, number_off: 0.0 }
    }

    fn about(off: f64) -> Self {
        Self { holds: None, off, number_off: 0.0 }
    }

    fn with_number_off(self, number_off: f64) -> Self {
        Self { number_off, ..self }
    }
}

/// A run, with what is true of its shapes.
pub(crate) struct Judge<'a> {
    trace: &'a Trace,
    polytopes: Option<&'a Polytopes>,
    /// The smallest support value found for the difference of the cores of curved shapes.
    least: f64,
    /// The size of the coordinates of both shapes.
    pub(crate) size: f64,
    /// Directions to look at shapes along.
    units: Vec<DVec3>,
    /// The states at the ends of the iterations: the points of the simplex and the next direction.
    ends: Vec<(Vec<DVec3>, Option<DVec3>)>,
}

impl<'a> Judge<'a> {
    /// `polytopes` is the truth on the shapes of the trace; `None` if one of them is curved.
    pub(crate) fn of(trace: &'a Trace, polytopes: Option<&'a Polytopes>) -> Self {
        let units = all_round(trace.dimension, 64);
        let least = if polytopes.is_some() { 0.0 } else { least_reach(trace, &units) };
        let mut ends: Vec<(Vec<DVec3>, Option<DVec3>)> = Vec::new();
        trace.walk(|state, event| {
            let end = (state.simplex.points().iter().map(|it| it.point).collect(), state.next);
            match (event, ends.last_mut()) {
                (Event::Supported(_), _) => ends.push(end),
                (_, Some(last)) => *last = end,
                (_, None) => {}
            }
        });
        let size = trace.shapes.iter().map(size).sum();
        Self { trace, polytopes, least, size, units, ends }
    }

    fn dimension(&self) -> usize {
        self.trace.dimension.count()
    }

    #[expect(clippy::too_many_lines, reason = "a table: one row for each kind of fact")]
    pub(crate) fn of_claim(&self, claim: &Claim, state: &State, seen: &Seen) -> Found {
        let is_core = claim.about == About::CoreDifference;
        // A product that has overflowed cannot be judged.
        if !is_in_range(&claim.fact, state) {
            return Found::about(0.0);
        }
        match &claim.fact {
            Fact::Farthest { side, direction, index, point } => {
                self.farthest(claim.about, *side, *direction, *index, *point)
            }
            Fact::Reach { value, distance, sign } => {
                let v = state.supported.unwrap().direction;
                let a = Spot::at(state.lettered.at(Letter::A));
                let product = a.exact.dot(&Spot::at(v).exact);
                let truth = sign_of(product.signum());
                let squared = Spot::at(v).exact.squared();
                let off = if squared.is_zero() { 0.0 } else { product.squared().over(&squared).root() };
                // A product that overflows is reported as out of range: the claim is only about its sign.
                let level = if truth == Sign::Negative { -off } else { off };
                let number = if value.is_finite() { (distance - level).abs() } else { 0.0 };
                let is_same = value.signum() == distance.signum() || *value == 0.0 || !value.is_finite();
                assert!(is_same, "{claim:?}");
                Found::exactly(truth == *sign, off).with_number_off(number)
            }
            Fact::StopsShort { direction, gap } => {
                let (level, beyond) = self.level(is_core, *direction);
                let found = match level {
                    Some(level) => Found::exactly(level == Ordering::Less, beyond),
                    None => Found::about(beyond),
                };
                found.with_number_off((gap + beyond).abs())
            }
            Fact::NothingBeyond { direction } => match self.level(is_core, *direction) {
                (Some(level), beyond) => Found::exactly(level != Ordering::Greater, beyond),
                (None, beyond) => Found::about(beyond),
            },
            Fact::Repeated { older } => {
                let (a, older) = (state.lettered.at(Letter::A), state.lettered.at(*older));
                Found::exactly(a == older, (a - older).length())
            }
            Fact::Beyond { question, value, distance, sign } => {
                let (truth, off) = seen.answer(*question);
                let tested = state.asking.unwrap();
                assert_eq!((tested.sign, tested.test.question), (*sign, *question), "{claim:?}");
                assert_eq!(tested.value.to_bits(), value.to_bits(), "{claim:?}");
                let length = tested.test.normal.length();
                let is_same = length == 0.0
                    || !value.is_finite()
                    || (distance * length - value).abs() <= 1e-6 * value.abs() + f64::MIN_POSITIVE;
                assert!(is_same || !is_ordinary(length), "{claim:?} {tested:?}");
                Found::exactly(truth == *sign, off)
            }
            Fact::Nearest { region } => {
                let (holds, off) = seen.is_nearest(*region);
                Found::exactly(holds, off)
            }
            Fact::NotIn { region, .. } => {
                let off = state.region.map_or(f64::INFINITY, |chosen| seen.is_nearest(chosen).1);
                Found::exactly(!seen.is_within(*region), off)
            }
            Fact::OriginOn { letters } => {
                let (holds, off) = seen.is_on(letters);
                Found::exactly(holds, off)
            }
            Fact::OriginOnSpan { letters } => Found::exactly(seen.is_on_span(letters), f64::INFINITY),
            Fact::NoDirection => Found::exactly(state.asked == DVec3::ZERO, f64::INFINITY),
            Fact::Towards { direction, letters } => {
                assert_eq!(state.next, Some(*direction), "{claim:?}");
                let (holds, off) = seen.miss(*direction, letters);
                Found::exactly(holds, off)
            }
            Fact::Foot { letters, weights } => {
                let off = seen.off_foot(letters, weights);
                Found::exactly(off == 0.0, off)
            }
            Fact::Flat { letters } => {
                let (holds, off) = seen.are_flat(letters);
                Found::exactly(holds, off)
            }
            Fact::NearestPoint { point } => {
                let off = Seen::of(&state.simplex, None, self.dimension()).off_nearest(*point);
                Found::exactly(off == 0.0, off)
            }
            Fact::LowerBound { of, value } => self.bound(is_core, *of, *value, Ordering::Greater),
            Fact::UpperBound { of, value } => self.bound(is_core, *of, *value, Ordering::Less),
            Fact::Supports { corners } => {
                let (level, beyond) = self.beyond_facet(is_core, state, corners);
                match level {
                    Some(level) => Found::exactly(level != Ordering::Greater, beyond),
                    None => Found::about(beyond),
                }
            }
            Fact::ReachesBeyond { corners, by } => {
                let (level, beyond) = self.beyond_facet(is_core, state, corners);
                let found = match level {
                    Some(level) => Found::exactly(level == Ordering::Greater, -beyond),
                    None => Found::about(-beyond),
                };
                found.with_number_off((beyond - by).abs())
            }
            Fact::Encloses => self.encloses(state, seen),
            Fact::Verdict(verdict) => self.verdict(*verdict),
            Fact::Cycle { length } => {
                let last = self.ends.len() - 1;
                Found::exactly(last >= *length && self.ends[last] == self.ends[last - length], f64::INFINITY)
            }
        }
    }

    fn farthest(
        &self,
        about: About,
        side: Side,
        direction: DVec3,
        index: Option<usize>,
        point: DVec3,
    ) -> Found {
        let is_core = matches!(about, About::PCore | About::QCore);
        assert_eq!(about, About::shape(side, is_core), "of {side:?}");
        let shape = &self.trace.shapes[side as usize];
        let vertices = shape.core_vertices();
        let is_polytope = vertices.is_some() && (is_core || shape.radius == 0.0);
        if let Some(vertices) = vertices.filter(|_| is_polytope) {
            let index = index.unwrap();
            assert_eq!(vertices[index], point, "the number of the vertex");
            let (point, way) = (Spot::at(point), Spot::at(direction));
            let mut most = 0.0_f64;
            for vertex in vertices {
                let ahead = Spot::at(*vertex).minus(&point);
                if ahead.along(&way) == Ordering::Greater {
                    let squared = ahead.exact.dot(&way.exact).squared().over(&way.exact.squared());
                    most = most.max(squared.root());
                }
            }
            return Found::exactly(most == 0.0, most);
        }
        assert_eq!(index, None, "a point that is no vertex has no number");
        let off_shape = outside(shape, is_core, point, &self.units);
        let Some(unit) = unit(direction) else { return Found::about(off_shape) };
        Found::about((reach(shape, is_core, unit) - point.dot(unit)).abs().max(off_shape))
    }

    /// The support value of the difference along a direction, from the level of the origin: the sign is exact if the
    /// cores have vertices, and as a signed length.
    fn level(&self, is_core: bool, direction: DVec3) -> (Option<Ordering>, f64) {
        let Some(polytopes) = self.polytopes else {
            let beyond =
                unit(direction).map_or(0.0, |unit| reach_of_difference(&self.trace.shapes, is_core, unit));
            return (None, beyond);
        };
        let way = Spot::at(direction);
        let product = polytopes.farthest(&way).exact.dot(&way.exact);
        let squared = way.exact.squared();
        if squared.is_zero() {
            return (Some(Ordering::Equal), 0.0);
        }
        let radius = if is_core { Exact::zero() } else { polytopes.radius.clone() };
        let length = product.squared().over(&squared).root();
        let beyond = if product.signum() == Ordering::Less { -length } else { length } + radius.rounded();
        // product + r |v| against zero, by squares where the first is negative.
        let sign = match product.signum() {
            Ordering::Less => radius.squared().times(&squared).compare(&product.squared()),
            other if radius.is_zero() => other,
            _ => Ordering::Greater,
        };
        (Some(sign), beyond)
    }

    fn bound(&self, is_core: bool, of: BoundedLength, value: f64, is_false: Ordering) -> Found {
        if !value.is_finite() {
            return Found::exactly(value > 0.0 && is_false == Ordering::Less, f64::INFINITY);
        }
        if let Some(polytopes) = self.polytopes {
            let (sign, by) = match of {
                BoundedLength::Distance => polytopes.distance_below(is_core, value),
                BoundedLength::Depth => polytopes.depth_below(is_core, value),
            };
            return Found::exactly(sign != is_false, by.abs());
        }
        let radii: f64 = self.trace.shapes.iter().map(|shape| shape.radius).sum();
        let least = if is_core { self.least } else { self.least + radii };
        let length = match of {
            BoundedLength::Distance => (-least).max(0.0),
            BoundedLength::Depth => least.max(0.0),
        };
        Found::about(if is_false == Ordering::Greater { value - length } else { length - value })
    }

    /// The distance of the difference in front of the plane of a facet.
    fn beyond_facet(&self, is_core: bool, state: &State, corners: &[usize]) -> (Option<Ordering>, f64) {
        let growth = state.growth.as_ref().unwrap();
        let facet = growth.facets.iter().flatten().find(|facet| facet.corners == *corners).unwrap();
        let Some(polytopes) = self.polytopes else {
            let beyond = reach_of_difference(&self.trace.shapes, is_core, facet.normal) - facet.distance;
            return (None, beyond);
        };
        // The corners as the vertices of P and Q say.
        let corner = |index: &usize| {
            let support = growth.points[*index];
            Spot::at(support.on_p).minus(&Spot::at(support.on_q))
        };
        let corners: Vec<Spot> = corners.iter().map(corner).collect();
        let edge = corners[1].minus(&corners[0]);
        let across = if corners.len() == 3 {
            edge.cross(&corners[2].minus(&corners[0]))
        } else {
            edge.cross(&Spot::at(DVec3::Z))
        };
        let is_outward = across.along(&Spot::at(facet.normal)) == Ordering::Greater;
        let normal = if is_outward { across } else { Spot::at(DVec3::ZERO).minus(&across) };
        let ahead = polytopes.farthest(&normal).minus(&corners[0]);
        let product = ahead.exact.dot(&normal.exact);
        let radius = if is_core { 0.0 } else { polytopes.radius.rounded() };
        let beyond = product.squared().over(&normal.exact.squared()).root() + radius;
        (Some(if radius > 0.0 { Ordering::Greater } else { product.signum() }), beyond)
    }

    fn encloses(&self, state: &State, seen: &Seen) -> Found {
        let (holds, off) = match &self.trace.events[state.step] {
            Event::Epa(epa::EpaEvent::Examined(epa::Examined { points, .. })) => {
                let empty = Simplex::EMPTY;
                let simplex = points.iter().rev().fold(empty, |simplex, point| simplex.with_newest(*point));
                Seen::of(&simplex, None, self.dimension()).is_on(&[])
            }
            _ => seen.is_on(&[]),
        };
        Found::exactly(holds, off)
    }

    fn verdict(&self, verdict: Verdict) -> Found {
        if let Some(polytopes) = self.polytopes {
            return Found::exactly(polytopes.verdict == verdict, f64::INFINITY);
        }
        let radii: f64 = self.trace.shapes.iter().map(|shape| shape.radius).sum();
        let least = self.least + radii;
        Found::about(match verdict {
            Verdict::Overlap => -least,
            Verdict::Separate => least,
            Verdict::Touching | Verdict::Undecided => least.abs(),
        })
    }
}

/// The smallest support value of the cores, over all directions of the run.
fn least_reach(trace: &Trace, units: &[DVec3]) -> f64 {
    let mut from = units.to_vec();
    let mut add = |direction: DVec3| from.extend(unit(direction));
    for event in &trace.events {
        match event {
            Event::Supported(supported) => add(supported.direction),
            Event::Measured(measurement) => add(measurement.normal),
            Event::Epa(
                epa::EpaEvent::Seeded(epa::Seeded { facets, .. })
                | epa::EpaEvent::Expanded(epa::Expanded { added: facets, .. }),
            ) => {
                for facet in facets {
                    add(facet.normal);
                }
            }
            _ => {}
        }
    }
    add(trace.outcome.direction);
    least(&trace.shapes, trace.dimension, &from)
}

fn unit(direction: DVec3) -> Option<DVec3> {
    let largest = direction.abs().max_element();
    (largest > 0.0 && largest.is_finite()).then(|| (direction / largest).normalize())
}

/// Whether the vectors that a fact is about are finite.
fn is_in_range(fact: &Fact, state: &State) -> bool {
    let is_seen = state.view.is_none_or(|view| view.axis.is_finite());
    is_seen
        && match fact {
            Fact::Farthest { direction, .. }
            | Fact::StopsShort { direction, .. }
            | Fact::NothingBeyond { direction }
            | Fact::Towards { direction, .. } => direction.is_finite(),
            Fact::Reach { .. } => state.supported.is_some_and(|supported| supported.direction.is_finite()),
            Fact::NearestPoint { point } => point.is_finite(),
            Fact::Foot { weights, .. } => weights.iter().all(|weight| weight.is_finite()),
            Fact::Supports { corners } | Fact::ReachesBeyond { corners, .. } => {
                let facets = state.growth.iter().flat_map(|growth| growth.facets.iter().flatten());
                facets.filter(|facet| facet.corners == *corners).all(|facet| facet.normal.is_finite())
            }
            _ => true,
        }
}

/// Whether the square of a number neither overflows nor underflows.
fn is_ordinary(number: f64) -> bool {
    number > 1e-150 && number < 1e150
}

const fn sign_of(ordering: Ordering) -> Sign {
    match ordering {
        Ordering::Less => Sign::Negative,
        Ordering::Equal => Sign::Zero,
        Ordering::Greater => Sign::Positive,
    }
}

//! A trace on whole numbers, with the simplex in integers at every ruling and every test.

use dashu_int::IBig;
use gjk_proximity::geometry::{Convex, Dimension};
use gjk_proximity::gjk::{
    self, Algorithm, Event, Letter, PlaneQuestion, PlaneTest, Query, ReachTest, Redirected, Reduced, Region,
    RegionRuling, Settings, Supported,
};
use gjk_proximity::internal::{ExactPair, ExactVector};
use glam::DVec3;

/// The claims to be proved about a run.
#[derive(Debug, Default)]
pub(super) struct Walk {
    pub(super) ruled: Vec<Ruled>,
    pub(super) tested: Vec<Tested>,
}

/// A ruling.
#[derive(Debug)]
pub(super) struct Ruled {
    /// The simplex that it is about, newest first; projected along an edge, if the robust query searches along one.
    pub(super) points: Vec<ExactVector>,
    pub(super) findings: Vec<RegionRuling>,
    /// Whether A passed the origin, and is not just level with it.
    pub(super) passed: bool,
    pub(super) is_seen_along_an_edge: bool,
    /// The number of dimensions.
    dimension: Dimension,
}

/// A test of a plane.
#[derive(Debug)]
pub(super) struct Tested {
    /// The simplex that it is about, newest first; as in [`Ruled::points`].
    pub(super) points: Vec<ExactVector>,
    pub(super) question: PlaneQuestion,
    test: PlaneTest,
    value: f64,
    /// The map of the view, if the query looks along an edge.
    axis: Option<ExactVector>,
    /// The simplex itself.
    true_points: Vec<ExactVector>,
}

/// Letters as numbers of points.
fn numbers(region: Region) -> Vec<usize> {
    match region {
        Region::Vertex(a) => vec![a as usize],
        Region::Edge(edge) => edge.map(|letter| letter as usize).to_vec(),
        Region::Face(face, _) => face.map(|letter| letter as usize).to_vec(),
        Region::Interior => Vec::new(),
    }
}

impl Ruled {
    /// The numbers of the corners of the feature of a region, ascending.
    pub(super) fn numbers_of(&self, region: Region) -> Vec<usize> {
        let mut numbers = match region {
            Region::Interior => (0..self.points.len()).collect(),
            region => numbers(region),
        };
        numbers.sort_unstable();
        numbers
    }

    pub(super) fn corners_of(&self, region: Region) -> Vec<ExactVector> {
        self.numbers_of(region).into_iter().map(|number| self.points[number].clone()).collect()
    }

    /// Whether the points span as much as so many can.
    pub(super) fn is_independent(&self) -> bool {
        let [a, rest @ ..] = self.points.as_slice() else { return false };
        let edges: Vec<ExactVector> = rest.iter().map(|point| point - a).collect();
        match edges.as_slice() {
            [] => true,
            [b] => !b.is_zero(),
            [b, c] => !b.cross(c).is_zero(),
            [b, c, d] => self.dimension == Dimension::Three && !b.cross(c).dot(d).is_zero(),
            _ => false,
        }
    }
}

impl Tested {
    fn edge(&self, to: Letter) -> ExactVector {
        &self.points[to as usize] - &self.points[0]
    }

    fn face_normal(&self, [_, b, c]: [Letter; 3]) -> ExactVector {
        self.edge(b).cross(&self.edge(c))
    }

    /// The normal of the plane that the question is about, outward, from the letters alone.
    pub(super) fn normal(&self) -> ExactVector {
        match self.question {
            PlaneQuestion::Along { edge: [_, to] } => self.edge(to),
            PlaneQuestion::OverFace { face } => self.face_normal(face),
            PlaneQuestion::BeyondEdge { edge: [_, to], face } => {
                let normal = self.face_normal(face);
                let edge = self.edge(to);
                if to == face[1] { edge.cross(&normal) } else { normal.cross(&edge) }
            }
        }
    }

    /// The normal in the trace, in the view.
    pub(super) fn normal_of_trace(&self) -> ExactVector {
        let normal = ExactVector::along(self.test.normal);
        match &self.axis {
            Some(axis) => axis.cross(&normal),
            None => normal,
        }
    }

    /// The sign of the number in the trace.
    pub(super) fn sign(&self) -> IBig {
        IBig::from(i8::from(self.value > 0.0) - i8::from(self.value < 0.0))
    }

    /// Whether the plane goes through A, as the trace has it.
    #[expect(clippy::cast_possible_truncation, reason = "the points of these walks are small whole numbers")]
    pub(super) fn is_through_a(&self) -> bool {
        let whole = |number: f64| IBig::from(number as i64);
        let DVec3 { x, y, z } = self.test.through;
        self.true_points[0] == ExactVector::new(whole(x), whole(y), whole(z))
    }
}

/// The run on two hulls of whole numbers, with the first direction `start` (x, if that is zero); in 2D without their z.
pub(super) fn walk(
    algorithm: Algorithm,
    dimension: Dimension,
    shapes: [&[(i32, i32, i32)]; 2],
    start: (i32, i32, i32),
) -> Walk {
    let depth = if dimension == Dimension::Two { 0.0 } else { 1.0 };
    let vector = |&(x, y, z): &(i32, i32, i32)| DVec3::new(x.into(), y.into(), f64::from(z) * depth);
    let [p, q] = shapes.map(|points| Convex::vertices(points.iter().map(vector)).unwrap());
    let start = vector(&start);
    let initial_direction = if start == DVec3::ZERO { DVec3::X } else { start };
    let settings = Settings { algorithm, initial_direction, ..Settings::default() };
    let trace = gjk::run(&Query { p: &p, q: &q, dimension, settings });
    let pair = ExactPair::of(&p, &q).expect("hulls of whole numbers");
    // The unit is one, or a larger power of two.
    let unit = IBig::ONE << usize::try_from(pair.unit_exponent()).unwrap_or_default();
    let mut follower = Follower {
        dimension,
        algorithm,
        simplex: Vec::new(),
        passed: false,
        last_chosen: None,
        axis: None,
        walk: Walk::default(),
    };
    for event in &trace.events {
        if let Event::Supported(Supported { support, test, .. }) = event {
            let vertex_pair = support.index_p.zip(support.index_q).expect("vertices");
            follower.take(pair.difference(vertex_pair.0, vertex_pair.1).scaled(&unit), *test);
        } else if !follower.follow(event) {
            break;
        }
    }
    follower.walk
}

/// Reads a trace from its start.
struct Follower {
    dimension: Dimension,
    algorithm: Algorithm,
    simplex: Vec<ExactVector>,
    passed: bool,
    last_chosen: Option<Region>,
    /// The edge along which the robust query looks, once it has found the origin on it.
    axis: Option<ExactVector>,
    walk: Walk,
}

impl Follower {
    fn take(&mut self, point: ExactVector, test: ReachTest) {
        self.passed = test == ReachTest::Passed;
        self.simplex.insert(0, point);
    }

    /// The simplex as it is judged: along an edge, x is seen as edge × x.
    fn seen(&self) -> Vec<ExactVector> {
        match &self.axis {
            Some(axis) => self.simplex.iter().map(|point| axis.cross(point)).collect(),
            None => self.simplex.clone(),
        }
    }

    /// Records an event. Returns whether there is more to read.
    fn follow(&mut self, event: &Event) -> bool {
        match event {
            Event::Tested(gjk::Tested { test, value, .. }) => self.walk.tested.push(Tested {
                points: self.seen(),
                question: test.question,
                test: *test,
                value: *value,
                axis: self.axis.clone(),
                true_points: self.simplex.clone(),
            }),
            Event::Ruled(gjk::Ruled { chosen, findings, .. }) => {
                self.last_chosen = Some(*chosen);
                self.walk.ruled.push(Ruled {
                    points: self.seen(),
                    findings: findings.clone(),
                    passed: self.passed,
                    is_seen_along_an_edge: self.axis.is_some(),
                    dimension: self.dimension,
                });
            }
            Event::Reduced(Reduced { kept, .. }) => {
                self.simplex = kept.iter().map(|letter| self.simplex[*letter as usize].clone()).collect();
            }
            Event::Redirected(Redirected { exactly_zero: true, .. })
                if self.looks_along_edges() && matches!(self.last_chosen, Some(Region::Edge(_))) =>
            {
                let [a, b] = self.simplex.as_slice() else { return false };
                self.axis.get_or_insert(b - a);
            }
            Event::SettledExactly { .. } | Event::Ended(_) => return false,
            _ => {}
        }
        true
    }

    fn looks_along_edges(&self) -> bool {
        self.algorithm == Algorithm::Robust && self.dimension == Dimension::Three
    }
}

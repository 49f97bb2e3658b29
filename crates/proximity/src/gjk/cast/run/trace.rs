//! A cast, its steps and its end.

use std::fmt;
use std::str::FromStr;

use glam::DVec3;

use crate::geometry::{SupportPoint, WitnessPoints};
use crate::gjk::outcome::Verdict;
use crate::gjk::settings::Precision;
use crate::message::text;

/// An algorithm for the first contact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CastAlgorithm {
    /// The GJK ray cast: the ray of the origin against P ⊖ Q. G. van den Bergen, *Ray casting against general convex
    /// objects with application to continuous collision detection*, 2004.
    #[default]
    Ray,
    /// Conservative advancement: each step moves Q as far as the distance permits. B. Mirtich, *Impulse-based dynamic
    /// simulation of rigid body systems*, 1996.
    Advancement,
    /// The root of the separation along an axis, as in `Box2D`. E. Catto, *Continuous collision*, Game Developers
    /// Conference 2013.
    Axis,
    /// The verdict in each of a number of frames.
    Sampling,
}

impl CastAlgorithm {
    /// All algorithms.
    pub const ALL: [Self; 4] = [Self::Ray, Self::Advancement, Self::Axis, Self::Sampling];

    /// Returns the name on the command line, in scene files and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ray => "ray",
            Self::Advancement => "advancement",
            Self::Axis => "axis",
            Self::Sampling => "sampling",
        }
    }
}

impl fmt::Display for CastAlgorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for CastAlgorithm {
    type Err = String;

    fn from_str(found: &str) -> Result<Self, String> {
        let names = Self::ALL.map(Self::name).join(", ");
        let named = Self::ALL.into_iter().find(|algorithm| algorithm.name() == found);
        named.ok_or_else(|| text!("cast-unknown-algorithm"; found = found, names = names))
    }
}

/// A cast: a translation of Q, and the algorithm that looks for the first contact.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cast {
    /// The vector by which Q moves while t goes from 0 to 1, in scene units.
    pub translation: DVec3,
    /// The algorithm.
    pub algorithm: CastAlgorithm,
    /// The number of frames of [`CastAlgorithm::Sampling`] after the first, at least 1.
    pub frames: usize,
}

/// A step of an algorithm, with the time at which it begins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CastStep {
    /// The time that is examined.
    pub time: f64,
    /// What is found.
    pub event: CastEvent,
    /// The time up to which this excludes a contact; the time itself if nothing is gained.
    pub safe_until: f64,
}

/// What a step of a cast finds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CastEvent {
    /// A support point of P ⊖ Q, and the ray relative to the plane through it.
    Clipped {
        /// The search direction v, from P ⊖ Q to the point x of the ray.
        direction: DVec3,
        /// The support point A along v.
        support: SupportPoint<DVec3>,
        /// The product (x − A)·v: positive if the plane through A separates x from P ⊖ Q.
        ahead: f64,
        /// The product d·v of the translation and v.
        slope: f64,
    },
    /// The distance of the shapes.
    Measured {
        /// The distance, in scene units.
        distance: f64,
        /// A unit vector from P to Q.
        normal: DVec3,
        /// The speed at which Q comes nearer along the normal, in scene units for all of the motion.
        speed: f64,
        /// The closest points.
        points: WitnessPoints,
    },
    /// The separation along an axis.
    Separation {
        /// The axis, a unit vector from P to Q.
        axis: DVec3,
        /// The separation of the cores along it.
        separation: f64,
        /// The separation that is looked for.
        target: f64,
        /// How the time was chosen.
        probe: Probe,
    },
    /// The verdict in a frame.
    Sampled {
        /// The frame, from 0.
        frame: usize,
        /// The verdict.
        verdict: Verdict,
    },
}

/// How the search along an axis chose a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Probe {
    /// The end of the interval.
    End,
    /// The intersection of the secant with the target.
    Secant,
    /// The middle of the interval.
    Middle,
}

/// The reason why a cast ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastEnd {
    /// The shapes are in contact, or as near as the target.
    Contact,
    /// They are in contact at t = 0.
    StartsInContact,
    /// The distance does not shrink any more.
    Recedes,
    /// Nothing happens up to t = 1.
    PastEnd,
    /// The translation is zero, or the speed along the axis.
    NoMotion,
    /// A step does not change the time.
    NoProgress,
    /// The iteration limit is reached.
    IterationLimit,
}

impl CastEnd {
    /// All ends.
    pub const ALL: [Self; 7] = [
        Self::Contact,
        Self::StartsInContact,
        Self::Recedes,
        Self::PastEnd,
        Self::NoMotion,
        Self::NoProgress,
        Self::IterationLimit,
    ];

    /// Returns the name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Contact => "contact",
            Self::StartsInContact => "starts-in-contact",
            Self::Recedes => "recedes",
            Self::PastEnd => "past-end",
            Self::NoMotion => "no-motion",
            Self::NoProgress => "no-progress",
            Self::IterationLimit => "iteration-limit",
        }
    }
}

/// A recorded cast.
#[derive(Clone, Debug, PartialEq)]
pub struct CastTrace {
    /// The algorithm.
    pub algorithm: CastAlgorithm,
    /// The precision in which it computes.
    pub precision: Precision,
    /// The steps in order.
    pub steps: Vec<CastStep>,
    /// The time of impact that it reports; `None` for a miss.
    pub time: Option<f64>,
    /// The normal that it reports: a unit vector from P to Q.
    pub normal: Option<DVec3>,
    /// The reason why it ends.
    pub end: CastEnd,
    /// Its own tolerance: the distance of the shapes at which it may stop, in scene units.
    pub tolerance: f64,
}

impl CastTrace {
    pub(super) fn new(algorithm: CastAlgorithm, tolerance: f64) -> Self {
        let end = CastEnd::IterationLimit;
        let precision = Precision::F64;
        Self { algorithm, precision, steps: Vec::new(), time: None, normal: None, end, tolerance }
    }

    pub(super) fn step(&mut self, time: f64, event: CastEvent) {
        self.steps.push(CastStep { time, event, safe_until: time });
    }

    /// States up to which time the last step excludes a contact.
    pub(super) fn safe_until(&mut self, time: f64) {
        if let Some(step) = self.steps.last_mut() {
            step.safe_until = time;
        }
    }

    pub(super) fn ends(mut self, end: CastEnd) -> Self {
        self.end = end;
        self
    }

    pub(super) fn hits(mut self, time: f64, normal: DVec3) -> Self {
        self.time = Some(time);
        self.normal = Some(normal).filter(|normal| *normal != DVec3::ZERO);
        self.end = if time > 0.0 { CastEnd::Contact } else { CastEnd::StartsInContact };
        self
    }
}

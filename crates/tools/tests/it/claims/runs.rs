//! Checks every claim of every step of a run against its definition.

use std::collections::BTreeMap;

use gjk_explain::claim::{self, About, Claim, Fact, Status};
use gjk_figure::Standing;
use gjk_figure::narration::narrate;
use gjk_proximity::geometry::Dimension;
use gjk_proximity::gjk::{Algorithm, Event, Precision, Ruling, Trace};

use super::judge::{Found, Judge};
use super::simplex::Seen;
use super::truth::Polytopes;

/// The words by which sentences say that something is wrong.
const MARKS: [&str; 16] = [
    "counted as 0",
    "counts as 0",
    "separates nothing",
    "does not point",
    "false",
    "oundoff",
    "but it is not one",
    "wrongly concludes",
    "is not the farthest point",
    "treats v as",
    "needs the farthest",
    "zero vector",
    "rejects A at 0",
    "lies outside it",
    "wrong",
    "Wrong",
];

/// The counts and the complaints of all runs.
#[derive(Debug, Default)]
pub(crate) struct Report {
    pub(crate) runs: usize,
    pub(crate) steps: usize,
    pub(crate) claims: usize,
    /// The number of occurrences of each claim kind with its status, of each algorithm, and of each kind of shape.
    pub(crate) met: BTreeMap<String, usize>,
    /// The complaints, each with its count and the first example.
    pub(crate) wrong: BTreeMap<String, (usize, String)>,
    /// The false conclusions in sound runs of the algorithms with complete tests.
    pub(crate) refuted_in_sound_runs: BTreeMap<String, (usize, String)>,
}

impl Report {
    pub(crate) fn meet(&mut self, what: impl Into<String>) {
        *self.met.entry(what.into()).or_default() += 1;
    }

    pub(crate) fn merged(mut self, other: Self) -> Self {
        self.runs += other.runs;
        self.steps += other.steps;
        self.claims += other.claims;
        for (what, count) in other.met {
            *self.met.entry(what).or_default() += count;
        }
        for (mine, others) in
            [(&mut self.wrong, other.wrong), (&mut self.refuted_in_sound_runs, other.refuted_in_sound_runs)]
        {
            for (what, (count, example)) in others {
                mine.entry(what).or_insert((0, example)).0 += count;
            }
        }
        self
    }

    /// The number of occurrences of each item.
    pub(crate) fn count(&self, what: &str) -> usize {
        self.met.get(what).copied().unwrap_or_default()
    }

    /// Checks all claims of a run. `name` identifies the run.
    pub(crate) fn read(&mut self, trace: &Trace, polytopes: Option<&Polytopes>, name: &str) {
        let judge = Judge::of(trace, polytopes);
        let is_complete =
            matches!(trace.algorithm, Algorithm::Robust | Algorithm::Djonov | Algorithm::Distance);
        let is_sound = is_complete && trace.defects.is_none();
        let group = format!("{} {} {}D", trace.algorithm, trace.precision, trace.dimension.count());
        let mut seen = Seen::of_spots(Vec::new(), None, trace.dimension.count());
        let mut seen_of = None;
        self.runs += 1;
        trace.walk(|state, event| {
            self.steps += 1;
            let is_seen = state.view.is_none_or(|view| view.axis.is_finite());
            if is_seen && seen_of != Some((state.lettered, state.view)) {
                seen = Seen::lettered(state, trace.dimension.count());
                seen_of = Some((state.lettered, state.view));
            }
            let claims = claim::claims_of(trace, state);
            for claim in &claims {
                let found = judge.of_claim(claim, state, &seen);
                let size = judge.size;
                let complaint = complaint(claim, &found, size, trace.precision);
                self.claims += 1;
                self.meet(format!("{} {}", claim.fact.kind(), variant(claim.status)));
                self.meet(format!("about {}", claim.about.name()));
                let place = || format!("{name}, step {}: {claim:?} {found:?} size {size:e}", state.step);
                if let Some(complaint) = complaint {
                    let what =
                        format!("{} {}: {complaint} [{group}]", claim.fact.kind(), variant(claim.status));
                    self.wrong.entry(what).or_insert_with(|| (0, place())).0 += 1;
                }
                if is_sound && claim.status == Status::Refuted {
                    let what = format!("{} [{group}]", claim.fact.kind());
                    self.refuted_in_sound_runs.entry(what).or_insert_with(|| (0, place())).0 += 1;
                }
            }
            self.sentence(trace, state.step, &claims, name);
            if let Event::Ruled { .. } = event
                && is_seen
            {
                self.regions(trace, state, &seen, &claims, name);
            }
        });
    }

    /// A sentence with a refuted claim says that something is wrong.
    fn sentence(&mut self, trace: &Trace, step: usize, claims: &[Claim], name: &str) {
        // Each refuted ruling on a region is shown under the pointer; the sentence states only the choice.
        let is_told = |claim: &&Claim| {
            claim.status == Status::Refuted
                && !matches!(claim.fact, Fact::NotIn { .. } | Fact::OriginOn { .. })
        };
        let Some(refuted) = claims.iter().find(is_told) else { return };
        let sentence = narrate(trace, step).to_plain();
        if MARKS.iter().all(|mark| !sentence.contains(mark)) {
            let what = format!("{} refuted: the sentence does not say so", refuted.fact.kind());
            let place = || format!("{name}, step {step}: {refuted:?}: {sentence}");
            self.wrong.entry(what).or_insert_with(|| (0, place())).0 += 1;
        }
    }

    /// Checks the regions that a picture may hatch: no region that is proved impossible contains the origin, and the
    /// statuses are the same as in the sentences.
    fn regions(
        &mut self,
        trace: &Trace,
        state: &gjk_proximity::gjk::State,
        seen: &Seen,
        claims: &[Claim],
        name: &str,
    ) {
        for region in claim::regions(trace, state) {
            let told = claims.iter().find(|claim| match claim.fact {
                Fact::Nearest { region: told } => region.ruling == Ruling::Chosen && told == region.region,
                Fact::NotIn { region: told, ruling } => ruling == region.ruling && told == region.region,
                _ => false,
            });
            let status = told.map(|claim| claim.status);
            let is_same = match region.ruling {
                Ruling::NotAsked => status.is_none() && region.status == Status::Concluded,
                _ => status == Some(region.status),
            };
            let is_hatched = Standing::from(&region) == Standing::Impossible;
            let is_false = is_hatched && seen.is_within(region.region);
            if is_hatched {
                self.meet("hatched region");
            }
            if !is_same || is_false {
                let what = format!("region: same {is_same}, false {is_false}");
                let place = || format!("{name}, step {}: {region:?}", state.step);
                self.wrong.entry(what).or_insert_with(|| (0, place())).0 += 1;
            }
        }
    }
}

/// The name of a status; refuted conclusions have their own.
pub(crate) fn variant(status: Status) -> &'static str {
    let (name, in_json) = match status {
        Status::Proved => ("proved", "proved"),
        Status::Within(_) => ("within", "tolerance"),
        Status::Concluded => ("concluded", "concluded"),
        Status::Refuted => ("refuted", "concluded"),
    };
    assert_eq!(status.name(), in_json, "{status:?}");
    assert_eq!(status.is_fact(), matches!(status, Status::Proved | Status::Within(_)), "{status:?}");
    name
}

/// The error in the status of a claim; `None` if it is right.
fn complaint(claim: &Claim, found: &Found, size: f64, precision: Precision) -> Option<String> {
    let epsilon = match precision {
        Precision::F32 => f64::from(f32::EPSILON),
        Precision::F64 => f64::EPSILON,
    };
    // Roundoff of the evaluator, if it computes in f64.
    let mine = 16.0 * f64::EPSILON * size;
    let roundoff = 64.0 * epsilon * size;
    let Found { holds, off, number_off } = *found;
    let is_too_far = |length: f64, most: f64| {
        let slack = if holds.is_none() { mine } else { 0.0 };
        length.is_nan() || length > most * (1.0 + 1e-6) + slack
    };
    let complaint = match claim.status {
        Status::Proved if holds != Some(true) => format!("holds {holds:?}"),
        Status::Within(most) if most.is_nan() || most > size => "within more than the scene".to_owned(),
        Status::Within(most) if is_too_far(off, most) => "is off by more".to_owned(),
        Status::Refuted if holds == Some(true) => "is true".to_owned(),
        Status::Refuted if holds.is_none() && off <= mine => "is not false as far as can be seen".to_owned(),
        Status::Concluded if holds == Some(false) => "is false".to_owned(),
        Status::Proved if is_too_far(number_off, roundoff) => "its number is off".to_owned(),
        Status::Within(most) if is_too_far(number_off, most.max(roundoff) + mine) => {
            "its number is off".to_owned()
        }
        _ => return about(claim),
    };
    Some(complaint)
}

/// Whether a claim is about the right subject for its kind.
fn about(claim: &Claim) -> Option<String> {
    let is_right = match claim.fact {
        Fact::Farthest { .. } => {
            matches!(claim.about, About::P | About::Q | About::PCore | About::QCore)
        }
        Fact::Reach { .. }
        | Fact::Repeated { .. }
        | Fact::Beyond { .. }
        | Fact::Nearest { .. }
        | Fact::NotIn { .. }
        | Fact::OriginOn { .. }
        | Fact::OriginOnSpan { .. }
        | Fact::Towards { .. }
        | Fact::Foot { .. }
        | Fact::Flat { .. }
        | Fact::NearestPoint { .. }
        | Fact::Encloses
        | Fact::Cycle { .. } => claim.about == About::Simplex,
        Fact::StopsShort { .. }
        | Fact::NothingBeyond { .. }
        | Fact::NoDirection
        | Fact::LowerBound { .. }
        | Fact::UpperBound { .. }
        | Fact::Supports { .. }
        | Fact::ReachesBeyond { .. } => matches!(claim.about, About::Difference | About::CoreDifference),
        Fact::Verdict(_) => claim.about == About::Difference,
    };
    (!is_right).then(|| format!("is about {}", claim.about.name()))
}

/// The name of a dimension.
pub(crate) fn dimension_name(dimension: Dimension) -> String {
    format!("{}D", dimension.count())
}

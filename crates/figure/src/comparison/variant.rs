//! One of two compared runs, and its name.

use glam::DVec3;

use crate::geometry::{Convex, Dimension, Side};
use crate::gjk::{ContactPolicy, Settings, Trace};
use crate::internal::ExternalRun;
use crate::narration::{Components, Message, Narration, Span, answer_word, message, named};

/// A run with its settings and its shapes.
#[derive(Clone, Copy, Debug)]
pub struct Variant<'a> {
    /// The settings of the run.
    pub settings: &'a Settings,
    /// P and Q in world space.
    pub shapes: &'a [Convex<DVec3>; 2],
    /// The trace of the run.
    pub trace: &'a Trace,
}

impl Variant<'_> {
    /// Returns the settings of the run, without defects that do not fit the algorithm and so had no effect.
    fn effective(&self) -> Settings {
        Settings { defects: self.trace.defects, ..*self.settings }
    }
}

/// Returns the names of two runs of a query: the algorithm, and the settings in which they differ. Defects are always
/// named.
pub fn names(variants: [Variant<'_>; 2]) -> [String; 2] {
    let [first, second] = variants.map(|variant| variant.effective());
    let own = [name(&first, &second), name(&second, &first)];
    // The settings of an external run are unknown, so its program names it, and the algorithm names our run.
    let is_alone = variants.map(|variant| variant.trace.external.is_none());
    let mut names = variants.iter().zip(own).map(|(variant, own)| match &variant.trace.external {
        Some(external) => told_name(external),
        None if is_alone == [true; 2] => own,
        None => name(&variant.effective(), &variant.effective()),
    });
    [names.next().unwrap_or_default(), names.next().unwrap_or_default()]
}

/// Returns `Yours`, with the name of the program if it has one.
pub fn told_name(external: &ExternalRun) -> String {
    external_run(external).part(None).unwrap_or_default().to_plain()
}

fn external_run(external: &ExternalRun) -> Message {
    let named = if external.name.is_empty() { "no" } else { "yes" };
    message!("compared-run-external"; name = external.name.as_str(), :named)
}

fn name(this: &Settings, other: &Settings) -> String {
    let traits = traits(this, other).into_iter().filter_map(|it| it.part(None));
    let parts = std::iter::once(this.algorithm.title().to_owned()).chain(traits.map(|it| it.to_plain()));
    parts.collect::<Vec<_>>().join(", ")
}

/// Returns the settings, except the algorithm, in which `this` differs from the other run. Each message also has an
/// attribute `run` that names the run.
fn traits(this: &Settings, other: &Settings) -> Vec<Message> {
    let mut parts = Vec::new();
    if this.precision != other.precision {
        parts.push(message!("compared-run-precision"; precision = this.precision.name()));
    }
    let starts = [this, other].map(|it| it.algorithm.fixed_start().unwrap_or(it.initial_direction));
    if starts[0] != starts[1] {
        // A scene in the plane has no z.
        let dimension = if starts[0].z == 0.0 { Dimension::Two } else { Dimension::Three };
        parts.push(message!("compared-run-start"; direction = Components(starts[0], dimension)));
    }
    if this.contact != other.contact {
        let answer = answer_word(Some(this.contact == ContactPolicy::Closed));
        parts.push(message!("compared-run-contact"; answer));
    }
    if this.iteration_limit != other.iteration_limit {
        parts.push(message!("compared-run-limit"; limit = this.iteration_limit.to_string()));
    }
    if this.epa != other.epa {
        parts.push(message!("compared-run-depth"; depth: if this.epa { "with" } else { "without" }));
    }
    for side in Side::BOTH {
        if this.preferred[side] != other.preferred[side] {
            parts.push(if let Some(index) = this.preferred[side] {
                message!("compared-run-tie"; vertex = Span::Vertex(side, index))
            } else {
                message!("compared-run-first-wins"; side)
            });
        }
    }
    parts.extend(this.defects.iter().map(|it| message!("compared-run-defect"; defect = it.title())));
    parts
}

/// Returns both runs as subjects of a sentence, such as `Winter’s code`: named by the algorithm if it differs,
/// otherwise by the first other difference.
pub(super) fn subjects(variants: [Variant<'_>; 2]) -> [Narration; 2] {
    let settings = variants.map(|variant| variant.effective());
    let are_external = variants.iter().any(|variant| variant.trace.external.is_some());
    [0, 1].map(|run| {
        let [this, other] = [&settings[run], &settings[1 - run]];
        let mut subject = Narration::default();
        if let Some(external) = &variants[run].trace.external {
            subject = external_run(external).part(RUN).unwrap_or_default();
        } else if are_external || this.algorithm != other.algorithm {
            subject.push(named(this.algorithm));
        } else {
            let order = match run {
                _ if !other.defects.is_none() => "sound",
                0 => "first",
                _ => "second",
            };
            let difference = traits(this, other).into_iter().next();
            let difference = difference.unwrap_or_else(|| message!("compared-run-other"; :order));
            subject = difference.part(RUN).unwrap_or_default();
        }
        subject
    })
}

/// The attribute of a message that names the run by the difference.
const RUN: Option<&str> = Some("run");

/// Returns whether two runs differ only in the settings that `adopt` copies from the second run to the first.
pub(super) fn differ_only(variants: [Variant<'_>; 2], adopt: fn(Settings, Settings) -> Settings) -> bool {
    let [first, second] = variants.map(|variant| variant.effective());
    first != second && adopt(first, second) == second
}

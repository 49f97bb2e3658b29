//! One of two runs that are compared, and what to call it.

use glam::DVec3;

use crate::figure::narration::{Digits, named};
use crate::geometry::{Convex, Dimension, Side};
use crate::gjk::{ContactPolicy, ExternalRun, Settings, Trace};

/// A run with what it came from.
#[derive(Clone, Copy, Debug)]
pub struct Variant<'a> {
    /// How it was run.
    pub settings: &'a Settings,
    /// P and Q in world space.
    pub shapes: &'a [Convex<DVec3>; 2],
    /// The trace of the run.
    pub trace: &'a Trace,
}

impl Variant<'_> {
    /// How it was run, without the defects that do not fit the algorithm: they had no effect.
    fn effective(&self) -> Settings {
        Settings { defects: self.trace.defects, ..*self.settings }
    }
}

/// The names of two ways to run a query beside each other: the algorithm, and all in which they differ. Defects are
/// named in any case.
pub fn names(variants: [Variant<'_>; 2]) -> [String; 2] {
    let [first, second] = variants.map(|variant| variant.effective());
    let own = [name(&first, &second), name(&second, &first)];
    // How another program has run its query is not ours to say: its run has a name, and ours is called by its algorithm.
    let is_alone = variants.map(|variant| variant.trace.external.is_none());
    let mut names = variants.iter().zip(own).map(|(variant, own)| match &variant.trace.external {
        Some(external) => told_name(external),
        None if is_alone == [true; 2] => own,
        None => name(&variant.effective(), &variant.effective()),
    });
    [names.next().unwrap_or_default(), names.next().unwrap_or_default()]
}

/// `Yours`, with the name of the program if it has one.
pub fn told_name(external: &ExternalRun) -> String {
    if external.name.is_empty() { "Yours".to_owned() } else { format!("Yours: {}", external.name) }
}

fn name(this: &Settings, other: &Settings) -> String {
    let mut parts = vec![this.algorithm.title().to_owned()];
    parts.extend(traits(this, other));
    parts.join(", ")
}

/// In what `this` differs from the other, but for the algorithm.
fn traits(this: &Settings, other: &Settings) -> Vec<String> {
    let mut parts = Vec::new();
    if this.precision != other.precision {
        parts.push(this.precision.name().to_owned());
    }
    let starts = [this, other].map(|it| it.algorithm.fixed_start().unwrap_or(it.initial_direction));
    if starts[0] != starts[1] {
        parts.push(format!("from {}", direction(starts[0])));
    }
    if this.contact != other.contact {
        parts.push(contact_word(this.contact).to_owned());
    }
    if this.iteration_limit != other.iteration_limit {
        parts.push(format!("limit {}", this.iteration_limit));
    }
    if this.epa != other.epa {
        parts.push(if this.epa { "with depth" } else { "without depth" }.to_owned());
    }
    for side in Side::BOTH {
        if this.preferred[side] != other.preferred[side] {
            let letter = side.vertex_letter();
            parts.push(match this.preferred[side] {
                Some(index) => format!("{letter}{index} wins ties"),
                None => format!("the first {letter} wins ties"),
            });
        }
    }
    parts.extend(this.defects.iter().map(|defect| format!("“{}”", defect.title())));
    parts
}

const fn contact_word(contact: ContactPolicy) -> &'static str {
    match contact {
        ContactPolicy::Closed => "a touch is YES",
        ContactPolicy::Open => "a touch is NO",
    }
}

/// `(1, −1)`: without z where that is zero, since a scene of the plane has none.
fn direction(direction: DVec3) -> String {
    let dimension = if direction.z == 0.0 { Dimension::Two } else { Dimension::Three };
    Digits::Four.write_vector(direction, dimension)
}

/// The run as the subject of a sentence, such as `Winter’s code`: by the algorithm where that differs, else by the first
/// other thing that does.
pub(super) fn subjects(variants: [Variant<'_>; 2]) -> [String; 2] {
    let [first, second] = variants.map(|variant| variant.effective());
    if variants.iter().any(|variant| variant.trace.external.is_some()) {
        return variants.map(|variant| match &variant.trace.external {
            Some(_) => "your run".to_owned(),
            None => named(variant.trace.algorithm).to_owned(),
        });
    }
    if first.algorithm != second.algorithm {
        return [first, second].map(|it| named(it.algorithm).to_owned());
    }
    let of = |this: &Settings, other: &Settings, otherwise: &str| {
        traits(this, other).first().map_or_else(
            || {
                if other.defects.is_none() {
                    otherwise.to_owned()
                } else {
                    "the run as it should be".to_owned()
                }
            },
            |it| format!("the run {}", with_preposition(it)),
        )
    };
    [of(&first, &second, "the first run"), of(&second, &first, "the second run")]
}

fn with_preposition(part: &str) -> String {
    if ["from", "with"].iter().any(|start| part.starts_with(start)) {
        part.to_owned()
    } else if part.starts_with('f') {
        format!("in {part}")
    } else if part.starts_with('“') || part.starts_with("limit") {
        format!("with {part}")
    } else {
        format!("where {part}")
    }
}

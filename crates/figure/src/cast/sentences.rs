//! A cast in sentences: its steps, its end, the truth and the judgment.

use super::run::CastRun;
use crate::geometry::Dimension;
use crate::gjk::{
    CastAlgorithm, CastEnd, CastEvent, CastJudgement, CastStep, CastTime, Contact, ContactKind, Probe,
};
use crate::message::text;
use crate::number::Digits;
use crate::scene::Scene;
use crate::words::{line, one_line};

/// Writes the steps as sentences, then the end, the truth and the judgment.
pub fn text(scene: &Scene, run: &CastRun) -> String {
    let mut out = String::new();
    if !scene.title.is_empty() {
        line(&mut out, &one_line(&scene.title));
    }
    let translation = Digits::All.write_vector(run.cast.translation, scene.dimension);
    let (algorithm, precision) = (title(run.cast.algorithm), run.trace.precision.name());
    let facts = text!("cast-facts"; algorithm = algorithm, precision = precision, translation = translation);
    line(&mut out, &facts);
    line(&mut out, "");
    for (index, step) in run.trace.steps.iter().enumerate() {
        line(&mut out, &format!("{:>3}  {}", index + 1, self::step(step, run, scene.dimension)));
    }
    line(&mut out, "");
    line(&mut out, &end(run));
    line(&mut out, &truth(run.truth.contact.as_ref()));
    line(&mut out, &judgement(run));
    if let Err(flaw) = run.proof {
        line(&mut out, &text!("cast-proof-fails"; flaw = flaw.to_string()));
    }
    out
}

/// Returns a step in a sentence.
pub fn step(step: &CastStep, run: &CastRun, dimension: Dimension) -> String {
    let number = |value: f64| Digits::All.write(value);
    let vector = |vector| Digits::All.write_vector(vector, dimension);
    let (time, next) = (number(step.time), number(step.safe_until));
    match step.event {
        CastEvent::Clipped { direction, support, ahead, slope } => {
            let (v, a) = (vector(direction), vector(support.point));
            let (ahead_is, slope_is) = (number(ahead), number(slope));
            if ahead <= 0.0 {
                text!("cast-not-ahead"; a = a, direction = v, ahead = ahead_is)
            } else if slope >= 0.0 {
                text!("cast-recedes"; a = a, direction = v, ahead = ahead_is, slope = slope_is)
            } else {
                text!("cast-clips"; next = next, a = a, direction = v, ahead = ahead_is, slope = slope_is)
            }
        }
        CastEvent::Measured { distance, normal, speed, .. } => {
            let (normal, distance_is, speed_is) = (vector(normal), number(distance), number(speed));
            if run.cast.algorithm == CastAlgorithm::Axis {
                text!("cast-axis"; time = time, normal = normal, distance = distance_is)
            } else if distance <= run.trace.tolerance {
                text!("cast-near"; time = time, distance = distance_is, target = number(run.trace.tolerance))
            } else if speed <= 0.0 {
                text!("cast-no-approach"; time = time, distance = distance_is, normal = normal)
            } else {
                text!("cast-advances"; next = next, distance = distance_is, normal = normal, speed = speed_is)
            }
        }
        CastEvent::Separation { separation, target, probe, .. } => {
            let (separation, target) = (number(separation), number(target));
            match probe {
                Probe::End => text!("cast-probe-end"; time = time, separation = separation, target = target),
                Probe::Secant => {
                    text!("cast-probe-secant"; time = time, separation = separation, target = target)
                }
                Probe::Middle => {
                    text!("cast-probe-middle"; time = time, separation = separation, target = target)
                }
            }
        }
        CastEvent::Sampled { frame, verdict } => {
            text!("cast-sampled"; frame = frame, time = time, verdict = verdict.word())
        }
    }
}

/// Returns the end of the algorithm in a sentence.
fn end(run: &CastRun) -> String {
    let algorithm = title(run.cast.algorithm);
    let time = Digits::All.write(run.trace.time.unwrap_or_default());
    match run.trace.end {
        CastEnd::Contact => text!("cast-end-contact"; algorithm = algorithm, time = time),
        CastEnd::StartsInContact => text!("cast-end-start"; algorithm = algorithm),
        CastEnd::Recedes => text!("cast-end-recedes"; algorithm = algorithm),
        CastEnd::PastEnd => text!("cast-end-past"; algorithm = algorithm),
        CastEnd::NoMotion => text!("cast-end-still"; algorithm = algorithm),
        CastEnd::NoProgress => text!("cast-end-stuck"; algorithm = algorithm),
        CastEnd::IterationLimit => text!("cast-end-limit"; algorithm = algorithm),
    }
}

/// Returns the true first contact in a sentence.
fn truth(contact: Option<&Contact>) -> String {
    let Some(contact) = contact else { return text!("cast-truth-miss").to_owned() };
    let time = time(&contact.time);
    let exit = contact.exit.as_ref().map_or_else(|| text!("cast-no-exit").to_owned(), self::time);
    match contact.kind {
        ContactKind::Impact => text!("cast-truth-impact"; time = time, exit = exit),
        ContactKind::Graze => text!("cast-truth-graze"; time = time, exit = exit),
        ContactKind::StartsTouching => text!("cast-truth-touching"; exit = exit),
        ContactKind::StartsOverlapping => text!("cast-truth-overlapping"; exit = exit),
    }
}

/// Returns the judgment in a sentence.
pub(super) fn judgement(run: &CastRun) -> String {
    let algorithm = title(run.cast.algorithm);
    let number = |value: f64| Digits::Four.write(value);
    let tolerance = number(run.trace.tolerance);
    match run.judgement {
        CastJudgement::Agrees => text!("cast-agrees"; algorithm = algorithm, tolerance = tolerance),
        CastJudgement::Early { distance } => {
            text!("cast-early"; algorithm = algorithm, distance = number(distance), tolerance = tolerance)
        }
        CastJudgement::Late { by } => text!("cast-late"; algorithm = algorithm, by = number(by)),
        CastJudgement::Invented { distance } => {
            text!("cast-invented"; algorithm = algorithm, distance = number(distance))
        }
        CastJudgement::Passed => match &run.truth.contact {
            Some(contact) if run.cast.algorithm == CastAlgorithm::Sampling => {
                let frames = run.cast.frames as f64;
                let before = (contact.time.nearest * frames).floor();
                text!("cast-tunnels"; before = number(before), after = number(before + 1.0))
            }
            _ => text!("cast-passed"; algorithm = algorithm),
        },
    }
}

/// A time with its fraction, if it is a short one.
fn time(time: &CastTime) -> String {
    const MAX_DIGITS: usize = 24;
    let nearest = Digits::All.write(time.nearest);
    let fraction = time.exact.as_ref().map(ToString::to_string).filter(|text| text.contains('/'));
    match fraction.filter(|text| text.len() <= MAX_DIGITS) {
        Some(fraction) => format!("{fraction} = {nearest}"),
        None => nearest,
    }
}

/// Returns the name of an algorithm at the start of a sentence.
fn title(algorithm: CastAlgorithm) -> &'static str {
    match algorithm {
        CastAlgorithm::Ray => text!("cast-ray"),
        CastAlgorithm::Advancement => text!("cast-advancement"),
        CastAlgorithm::Axis => text!("cast-axis-root"),
        CastAlgorithm::Sampling => text!("cast-sampling"),
    }
}

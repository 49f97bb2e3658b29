//! A cast as CSV: one row for each step.

use super::run::CastRun;
use crate::gjk::CastEvent;
use crate::narration::full;
use crate::words::line;

/// Writes one row for each step. `length` is the product (x − A)·v, the distance or the separation, and `slope` its change
/// over the motion.
pub fn csv(run: &CastRun) -> String {
    let mut out = "#,t,event,length,slope,safe until\n".to_owned();
    for (index, step) in run.trace.steps.iter().enumerate() {
        let (event, length, slope) = match step.event {
            CastEvent::Clipped { ahead, slope, .. } => ("clipped", Some(ahead), Some(slope)),
            CastEvent::Measured { distance, speed, .. } => ("measured", Some(distance), Some(-speed)),
            CastEvent::Separation { separation, .. } => ("separation", Some(separation), None),
            CastEvent::Sampled { verdict, .. } => (verdict.name(), None, None),
        };
        let [length, slope] = [length, slope].map(|number| number.map(full).unwrap_or_default());
        let [time, safe] = [step.time, step.safe_until].map(full);
        line(&mut out, &format!("{},{time},{event},{length},{slope},{safe}", index + 1));
    }
    out
}

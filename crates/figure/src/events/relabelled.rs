//! The code renamed the points of the simplex.

use super::{Linked, MarkerShape, Meaning, Revealed, StepContext, StepMarker};
use crate::explain::claim::{self, Status};
use crate::gjk::Letter::{self, A, B, C, D};
use crate::gjk::{Relabelled, Sign, State, Tested, Trace};
use crate::message::text;
use crate::narration::test::face_tests;
use crate::narration::{Explanation, listed, message};

impl Meaning for Relabelled {
    fn marker(&self) -> StepMarker {
        StepMarker::new(MarkerShape::Diamond, text!("transport-marker-simplex"))
    }

    fn explain(&self, context: &StepContext<'_>, out: &mut Explanation) {
        let &[a, b, c, ref rest @ ..] = self.from.as_slice() else { return };
        if [a, b, c] == [A, C, B] && rest.is_empty() {
            let last = context.state.tests.last();
            let status = last.map(|tested| claim::status_of_test(context.trace, &context.state, tested));
            let side = match last {
                Some(tested) if tested.sign == Sign::Zero => "level",
                _ if status == Some(Status::Refuted) => "taken",
                _ => "fact",
            };
            return out.add(&message!(context, "renamed-swap"; :side));
        }
        if self.from == self.to {
            return out.add(&message!(context, "renamed-back"; face = [a, b, c]));
        }
        let is_in_front = |(_, tested): &([Letter; 3], Tested)| tested.sign == Sign::Positive;
        let in_front = face_tests(&context.state).into_iter().filter(is_in_front).count();
        let (has_two, one) = (in_front == 2 && !rest.is_empty(), [a, b, c]);
        let other = [a, c, rest.first().copied().unwrap_or(D)];
        let [from, to] = [&self.from, &self.to].map(|letters| listed(letters));
        out.add(&message!(context, "renamed-faces"; one, other, from, to, :has_two));
    }

    fn value(&self, _trace: &Trace) -> String {
        let pairs = self.from.iter().zip(&self.to).filter(|(from, to)| from != to);
        let names: Vec<String> = pairs.map(|(from, to)| format!("{from} → {to}")).collect();
        names.join(", ")
    }

    fn linked(&self, _there: &State) -> Linked {
        Linked::Letters(self.from.clone())
    }

    fn reveals(&self) -> Option<Revealed> {
        Some(Revealed::Region)
    }
}

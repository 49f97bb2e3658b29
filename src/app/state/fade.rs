//! The fading of letters. The newest simplex vertex is always A, so each step may rename points; the old letters fade
//! out while the new ones fade in.

use crate::figure::{Figure, Mark, Role};

/// The duration of the fading, in seconds.
const SECONDS: f64 = 0.25;

/// The letters of a difference view, and the previous ones while they fade.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fade {
    /// The revision of the scene and the letters on screen.
    shown: Option<(u64, Vec<Mark>)>,
    /// The letters that fade out, and the start time in seconds since the start of the program.
    before: Option<(Vec<Mark>, f64)>,
}

impl Fade {
    /// Updates the letters to those of `figure`. While letters fade, returns the marks that fade out and the
    /// progress from 0 to 1. After a change of the scene nothing fades, since its points are new.
    pub(crate) fn show(
        &mut self,
        figure: &Figure,
        revision: u64,
        now: f64,
        animated: bool,
    ) -> Option<(Figure, f64)> {
        let is_shown = |mark: &&Mark| is_letter(mark.role);
        let differs = |(known, letters): &(u64, Vec<Mark>)| {
            *known != revision || !letters.iter().eq(figure.marks.iter().filter(is_shown))
        };
        if self.shown.as_ref().is_none_or(differs) {
            let letters = figure.marks.iter().filter(is_shown).cloned().collect();
            let before = self.shown.replace((revision, letters));
            self.before = before.filter(|(known, _)| *known == revision).map(|(_, letters)| (letters, now));
        }
        let is_over = |(_, since): &(Vec<Mark>, f64)| !animated || now - since >= SECONDS;
        if self.before.as_ref().is_some_and(is_over) {
            self.before = None;
        }
        let (letters, since) = self.before.as_ref()?;
        let fading = Figure { dimension: figure.dimension, marks: letters.clone() };
        Some((fading, ((now - since) / SECONDS).clamp(0.0, 1.0)))
    }
}

/// Returns whether marks with this role are letters of simplex vertices.
pub(crate) const fn is_letter(role: Role) -> bool {
    matches!(role, Role::Letter(_))
}

#[cfg(test)]
mod tests {
    use super::{Fade, SECONDS};
    use crate::figure::{Analysis, Overlays, difference};
    use crate::geometry::Dimension;
    use crate::gjk::Event;
    use crate::scene::library;

    /// Checks Bittle's run: when the second support point arrives, the first one is renamed from A to B.
    #[test]
    fn letters_fade_when_they_change_and_only_then() {
        let analysis = Analysis::of(&library::start(Dimension::Two));
        let supports: Vec<usize> = (0..analysis.trace.steps())
            .filter(|step| matches!(analysis.trace.events[*step], Event::Supported(_)))
            .collect();
        let [first, second, ..] = supports[..] else { panic!("{supports:?}") };
        let figures = [first, second].map(|step| difference(&analysis, step, Overlays::default()));
        let mut fade = Fade::default();
        assert_eq!(fade.show(&figures[0], 1, 0.0, true), None, "there was nothing before");
        let (out, part) = fade.show(&figures[1], 1, 1.0, true).unwrap();
        assert_eq!((out.marks.len(), part), (2, 0.0), "the marker and the name of one point");
        assert!(fade.show(&figures[1], 1, 1.0 + 0.5 * SECONDS, true).is_some());
        assert_eq!(fade.show(&figures[1], 1, 1.0 + SECONDS, true), None);
        assert_eq!(fade.show(&figures[0], 1, 3.0, false), None, "animation is off");
        assert_eq!(fade.show(&figures[1], 2, 4.0, true), None, "another scene has other points");
    }
}

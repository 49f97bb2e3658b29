//! The change of letters. The newest simplex vertex is always A, so each step may rename points: for a moment, colors
//! and markers are between the old letters and the new ones, and the texts fade.

use glam::DVec2;

use super::view::View;
use crate::figure::{Camera, PaperForm, PaperMark, Plane, Role};

/// The duration of the change, in seconds.
const SECONDS: f64 = 0.25;

/// The letters of a difference view, and the previous ones while they change.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fade {
    /// The letters on screen, with their place.
    shown: Option<(FadeKey, Vec<PaperMark>)>,
    /// The previous letters, and the start time of the change in seconds since the start of the program.
    before: Option<(Vec<PaperMark>, f64)>,
}

/// The revision of the scene, its view, and the size of the paper. While they stay the same, so does the place of a
/// point on paper.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct FadeKey {
    revision: u64,
    plane: Plane,
    camera: Camera,
    size: DVec2,
}

/// Letters while they change.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Fading<'a> {
    /// The previous letters.
    pub(crate) before: &'a [PaperMark],
    /// The progress from 0 to 1.
    pub(crate) part: f64,
}

impl FadeKey {
    /// Creates the place of the letters in a view of this size.
    pub(crate) const fn new(revision: u64, view: &View, size: DVec2) -> Self {
        Self { revision, plane: view.plane, camera: view.camera, size }
    }
}

impl Fade {
    /// Updates the letters to those of `marks`. While they change, returns the previous ones with the progress. If the
    /// scene or the view changes, so do the letters, at once.
    pub(crate) fn show(
        &mut self,
        marks: &[PaperMark],
        place: FadeKey,
        now: f64,
        animated: bool,
    ) -> Option<Fading<'_>> {
        let letters = || marks.iter().filter(|mark| is_letter(mark));
        let differs = |(known, shown): &(FadeKey, Vec<PaperMark>)| *known != place || !letters().eq(shown);
        if self.shown.as_ref().is_none_or(differs) {
            let before = self.shown.replace((place, letters().cloned().collect()));
            self.before = before.filter(|(known, _)| *known == place).map(|(_, letters)| (letters, now));
        }
        self.before.take_if(|(_, since)| !animated || now - *since >= SECONDS);
        let (before, since) = self.before.as_ref()?;
        Some(Fading { before, part: ((now - since) / SECONDS).clamp(0.0, 1.0) })
    }
}

/// Returns whether a mark is the marker or the text of a simplex vertex.
pub(crate) const fn is_letter(mark: &PaperMark) -> bool {
    matches!(mark.role, Role::Letter(_))
}

/// Finds the mark that a letter was before or becomes afterward: the marker at the same place, or the same text.
pub(crate) fn counterpart<'a>(mark: &PaperMark, others: &'a [PaperMark]) -> Option<&'a PaperMark> {
    let is_same = |other: &&PaperMark| match (&mark.form, &other.form) {
        (PaperForm::Marker { at, .. }, PaperForm::Marker { at: there, .. }) => at == there,
        _ => mark == *other,
    };
    others.iter().filter(|other| is_letter(other)).find(is_same)
}

#[cfg(test)]
mod tests {
    use glam::DVec2;

    use super::{Fade, FadeKey, SECONDS, View, counterpart};
    use crate::figure::{Analysis, Marker, Overlays, PaperForm, Plane, Role, difference};
    use crate::geometry::Dimension;
    use crate::gjk::Letter;
    use crate::scene::library;

    /// Checks Bittle's run: when the second support point arrives, the first one is renamed from A to B.
    #[test]
    fn letters_change_gradually_in_a_still_view() {
        let analysis = Analysis::of(&library::start(Dimension::Two));
        let supports: Vec<usize> = (0..analysis.trace.steps())
            .filter(|step| analysis.trace.events[*step].supported().is_some())
            .collect();
        let [first, second, ..] = supports[..] else { panic!("{supports:?}") };
        let size = DVec2::new(800.0, 600.0);
        let plane = Plane::framing(analysis.difference_extent().bounds(), size);
        let marks = [first, second]
            .map(|step| plane.project(&difference(&analysis, step, Overlays::default()), size));
        let mut view = View::default();
        view.plane = plane;
        let place = |revision: u64| FadeKey::new(revision, &view, size);
        let mut fade = Fade::default();
        assert_eq!(fade.show(&marks[0], place(1), 0.0, true), None, "there was nothing before");
        let fading = fade.show(&marks[1], place(1), 1.0, true).unwrap();
        assert_eq!((fading.before.len(), fading.part), (2, 0.0), "the marker and the name of one point");

        let is_square = |form: &PaperForm| matches!(form, PaperForm::Marker { marker: Marker::Square, .. });
        let letters = marks[1].iter().filter(|mark| mark.role == Role::Letter(Letter::B));
        let renamed = letters.clone().find(|mark| is_square(&mark.form)).unwrap();
        let before = counterpart(renamed, fading.before).unwrap();
        assert_eq!(before.role, Role::Letter(Letter::A));
        assert!(matches!(before.form, PaperForm::Marker { marker: Marker::Disc, .. }));
        let [text] = letters.filter(|mark| *mark != renamed).collect::<Vec<_>>()[..] else { panic!() };
        assert_eq!(counterpart(text, fading.before), None, "it fades in");

        assert!(fade.show(&marks[1], place(1), 1.0 + 0.5 * SECONDS, true).is_some());
        assert_eq!(fade.show(&marks[1], place(1), 1.0 + SECONDS, true), None);
        assert_eq!(fade.show(&marks[0], place(1), 3.0, false), None, "animation is off");
        assert_eq!(fade.show(&marks[1], place(2), 4.0, true), None, "another scene has other points");
    }
}

//! The playhead: the shown step, and the time of the next step.
//!
//! Time is a parameter, so that tests need no clock and a still window needs no frame.

use std::ops::Range;

/// The speed of playing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// A quarter of normal speed.
    Quarter,
    /// Half of normal speed.
    Half,
    /// Normal speed: one step in 0.9 seconds.
    #[default]
    Normal,
    /// Twice normal speed.
    Double,
    /// Four times normal speed.
    Quadruple,
}

impl Speed {
    /// All speeds, slowest first.
    pub const ALL: [Self; 5] = [Self::Quarter, Self::Half, Self::Normal, Self::Double, Self::Quadruple];

    /// Time per step at normal speed, in seconds: long enough to see the change.
    const SECONDS_PER_STEP: f64 = 0.9;

    /// Returns the factor on normal speed.
    pub const fn factor(self) -> f64 {
        match self {
            Self::Quarter => 0.25,
            Self::Half => 0.5,
            Self::Normal => 1.0,
            Self::Double => 2.0,
            Self::Quadruple => 4.0,
        }
    }

    /// Returns the next slower speed; the slowest stays.
    pub fn slower(self) -> Self {
        Self::ALL[(self as usize).saturating_sub(1)]
    }

    /// Returns the next faster speed; the fastest stays.
    pub fn faster(self) -> Self {
        Self::ALL[(self as usize + 1).min(Self::ALL.len() - 1)]
    }

    fn seconds_per_step(self) -> f64 {
        Self::SECONDS_PER_STEP / self.factor()
    }
}

/// The playhead over the steps of a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Playback {
    /// The index of the shown event, from 0.
    step: usize,
    /// The farthest step shown since this run began.
    farthest: usize,
    /// The step chosen by the user, while the run is too short for it.
    wanted: Option<usize>,
    /// The number of steps, at least 1.
    steps: usize,
    /// The speed.
    pub speed: Speed,
    /// Whether the run plays, and the time when the next step is due.
    state: PlaybackState,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum PlaybackState {
    Paused,
    /// Play was requested; the clock starts with the next frame.
    Starting,
    Playing {
        due: f64,
    },
}

/// An order to the playhead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Transport {
    PlayPause,
    StepForward,
    StepBack,
    NextIteration,
    PreviousIteration,
    NextDecision,
    PreviousDecision,
    First,
    Last,
    Slower,
    Faster,
}

/// The steps that orders can lead to.
#[derive(Clone, Debug)]
pub(crate) struct Landmarks {
    /// The steps of each iteration.
    pub(crate) iterations: Vec<Range<usize>>,
    /// The steps of the decisions before and after the current step.
    pub(crate) decisions: [usize; 2],
    /// The last step.
    pub(crate) last: usize,
}

impl Playback {
    /// Creates a playhead at the first of `steps` steps, paused.
    pub fn new(steps: usize) -> Self {
        Self {
            step: 0,
            farthest: 0,
            wanted: None,
            steps: steps.max(1),
            speed: Speed::default(),
            state: PlaybackState::Paused,
        }
    }

    /// Returns the index of the shown event, from 0.
    pub const fn step(&self) -> usize {
        self.step
    }

    /// Returns the farthest step shown since this run began, or since it was reset.
    pub(crate) const fn farthest(&self) -> usize {
        self.farthest
    }

    /// Resets the farthest step to the current one.
    pub(crate) const fn forget_later(&mut self) {
        self.farthest = self.step;
    }

    fn show(&mut self, step: usize) {
        self.step = step.min(self.steps - 1);
        self.farthest = self.farthest.max(self.step);
    }

    /// Returns whether the steps are playing.
    pub fn is_playing(&self) -> bool {
        self.state != PlaybackState::Paused
    }

    /// Returns whether the last step is shown.
    pub const fn is_at_end(&self) -> bool {
        self.step + 1 == self.steps
    }

    /// Jumps to a step (clamped) and pauses.
    pub fn jump(&mut self, step: usize) {
        self.show(step);
        self.wanted = None;
        self.state = PlaybackState::Paused;
    }

    /// Moves by `steps` steps (negative: back) and pauses.
    pub fn step_by(&mut self, steps: isize) {
        self.jump(self.step.saturating_add_signed(steps));
    }

    /// Starts playing; at the last step, from the start.
    pub fn play(&mut self) {
        if self.is_at_end() {
            self.step = 0;
        }
        self.wanted = None;
        self.state = PlaybackState::Starting;
    }

    /// Pauses the playhead.
    pub fn pause(&mut self) {
        self.state = PlaybackState::Paused;
    }

    /// Plays or pauses.
    pub fn toggle(&mut self) {
        if self.is_playing() { self.pause() } else { self.play() }
    }

    /// Moves to the next step if it is due at `now`. Returns the time until the next one, in seconds, if playing.
    pub fn advance(&mut self, now: f64) -> Option<f64> {
        let interval = self.speed.seconds_per_step();
        match self.state {
            PlaybackState::Paused => return None,
            PlaybackState::Starting => self.state = PlaybackState::Playing { due: now + interval },
            PlaybackState::Playing { due } if now >= due => {
                self.show(self.step + 1);
                self.state = PlaybackState::Playing { due: now + interval };
            }
            PlaybackState::Playing { .. } => {}
        }
        if self.is_at_end() {
            self.state = PlaybackState::Paused;
        }
        match self.state {
            PlaybackState::Playing { due } => Some((due - now).max(0.0)),
            PlaybackState::Paused | PlaybackState::Starting => None,
        }
    }

    /// Adapts to another trace: keeps the step if it exists, and the end at the end. Returns true if the chosen
    /// step does not exist. The step is restored as soon as it exists again, as when a drag goes back.
    pub fn retarget(&mut self, steps: usize) -> bool {
        let was_at_end = self.is_at_end() && self.wanted.is_none();
        let wanted = self.wanted.unwrap_or(self.step);
        self.steps = steps.max(1);
        let last = self.steps - 1;
        self.step = if was_at_end { last } else { wanted.min(last) };
        self.forget_later();
        self.wanted = (!was_at_end && wanted > last).then_some(wanted);
        self.wanted.is_some()
    }

    /// Jumps forward to the first step of the next iteration, or back to the first step of this iteration, and
    /// from there to that of the previous iteration.
    fn step_iteration(&mut self, iterations: &[Range<usize>], forward: bool) {
        let starts = iterations.iter().map(|events| events.start);
        let target = if forward {
            starts.into_iter().find(|start| *start > self.step).unwrap_or(self.steps - 1)
        } else {
            starts.rev().find(|start| *start < self.step).unwrap_or(0)
        };
        self.jump(target);
    }

    /// Executes an order.
    pub(crate) fn carry_out(&mut self, order: Transport, landmarks: &Landmarks) {
        let Landmarks { iterations, decisions: [previous, next], last } = landmarks;
        match order {
            Transport::PlayPause => self.toggle(),
            Transport::StepForward => self.step_by(1),
            Transport::StepBack => self.step_by(-1),
            Transport::NextIteration => self.step_iteration(iterations, true),
            Transport::PreviousIteration => self.step_iteration(iterations, false),
            Transport::NextDecision => self.jump(*next),
            Transport::PreviousDecision => self.jump(*previous),
            Transport::First => self.jump(0),
            Transport::Last => self.jump(*last),
            Transport::Slower => self.speed = self.speed.slower(),
            Transport::Faster => self.speed = self.speed.faster(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Playback, Speed};

    #[test]
    fn playing_ends_at_the_last_step_and_sleeps_in_between() {
        let mut playback = Playback::new(3);
        playback.play();
        assert_eq!(playback.advance(0.0), Some(Speed::SECONDS_PER_STEP));
        assert_eq!(playback.step(), 0);
        assert!(playback.advance(0.5).is_some(), "too early");
        assert_eq!(playback.step(), 0);
        assert!(playback.advance(1.0).is_some());
        assert_eq!(playback.step(), 1);
        assert_eq!(playback.advance(2.0), None, "the end needs no frame");
        assert_eq!((playback.step(), playback.is_playing()), (2, false));
    }

    #[test]
    fn play_at_the_end_starts_over_and_scrubbing_pauses() {
        let mut playback = Playback::new(5);
        playback.jump(99);
        assert!(playback.is_at_end());
        playback.toggle();
        assert_eq!((playback.step(), playback.is_playing()), (0, true));
        playback.jump(2);
        assert_eq!((playback.step(), playback.is_playing()), (2, false));
    }

    #[test]
    fn a_new_trace_keeps_the_step_or_the_end() {
        let mut playback = Playback::new(10);
        playback.jump(4);
        assert!(!playback.retarget(8));
        assert_eq!(playback.step(), 4);
        assert!(playback.retarget(3), "step 4 is gone");
        assert_eq!(playback.step(), 2);
        assert!(!playback.retarget(20), "step 4 is back");
        assert_eq!(playback.step(), 4);
        playback.jump(19);
        assert!(!playback.retarget(8), "the end stays the end");
        assert_eq!(playback.step(), 7);
    }

    #[test]
    fn iterations_are_walked_by_their_first_steps() {
        let iterations = [0..3, 3..7, 7..9];
        let mut playback = Playback::new(9);
        playback.step_iteration(&iterations, true);
        assert_eq!(playback.step(), 3);
        playback.jump(5);
        playback.step_iteration(&iterations, false);
        assert_eq!(playback.step(), 3);
        playback.step_iteration(&iterations, false);
        assert_eq!(playback.step(), 0);
        playback.jump(8);
        playback.step_iteration(&iterations, true);
        assert_eq!(playback.step(), 8, "after the last iteration comes the last step");
    }
}

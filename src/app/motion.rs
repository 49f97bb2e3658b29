//! The motion of Q: the chosen movement, the counts of each frame, and the frame that is shown. None of it is an
//! edit: the scene stays as it is, and Q comes back.
//!
//! The counts are made on a thread of their own. Time is passed in, so that a still window needs no frame.

use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;

use eframe::egui::Context;

use super::App;
use super::layout::{Tab, Workspace};
use super::playback::Speed;
use super::view::Framing;
use crate::geometry::{Body, Side};
use crate::lab::Watch;
use crate::lab::motion::{Journey, Movement, Record, Refusal};
use crate::scene::Scene;

/// Frames per second at normal speed.
const FRAMES_PER_SECOND: f64 = 30.0;

/// The longest pause between two frames, in seconds, that is caught up by skipping frames. A longer pause counts as
/// this one, so that a window that slept does not jump, and a slow one still moves.
const LONGEST_PAUSE: f64 = 0.25;

/// A request of the panel.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Order {
    /// Play on, or pause.
    PlayPause,
    /// Show this frame, from 0, and pause.
    Show(usize),
    /// Stop the motion: Q returns to its place in the scene.
    Back,
    /// Keep Q where it is shown, as an edit.
    Leave,
    /// Use this movement from now on.
    Choose(Movement),
    /// Use the default movement, across P.
    Across,
}

/// The state of the motion. Session state: no file stores it.
#[derive(Clone, Debug)]
pub(crate) struct Motion {
    /// The chosen movement; `None` stands for the default one, across P.
    chosen: Option<Movement>,
    /// The last plan that was computed, kept since checking a journey builds whole scenes.
    checked: Option<Arc<Plan>>,
    /// The counts of a journey, running or done.
    counting: Option<Counting>,
    /// The shown journey, and the index of the shown frame.
    shown: Option<(Arc<Journey>, usize)>,
    /// Q as shown by the motion when the edit under way began.
    pub(super) seen: Option<Body>,
    clock: Clock,
    /// Whether the motion repeats after the last frame.
    pub(crate) is_looped: bool,
    /// The speed of playing.
    pub(crate) speed: Speed,
}

/// The movement of Q in a scene, and the journey if it is valid.
#[derive(Debug)]
pub(crate) struct Plan {
    /// The scene with Q at its own place.
    pub(crate) scene: Scene,
    /// The movement chosen by the user; `None` stands for the one across P.
    chosen: Option<Movement>,
    /// The movement.
    pub(crate) movement: Movement,
    /// The journey, or the reason why Q cannot make it.
    pub(crate) journey: Result<Arc<Journey>, Refusal>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Clock {
    Paused,
    /// Playing: the time when the shown frame was due, in seconds; `None` before the clock was read.
    Playing(Option<f64>),
}

/// Counts being computed on a thread, or done. They are cancelled when the last clone is dropped.
#[derive(Clone, Debug)]
struct Counting {
    journey: Arc<Journey>,
    watch: Arc<Waiting>,
    record: Arc<OnceLock<Result<Record, Refusal>>>,
}

/// Cancels the computation when it is dropped.
#[derive(Debug, Default)]
struct Waiting(Arc<Watch>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

impl Default for Motion {
    fn default() -> Self {
        Self {
            chosen: None,
            checked: None,
            counting: None,
            shown: None,
            seen: None,
            clock: Clock::Paused,
            is_looped: true,
            speed: Speed::default(),
        }
    }
}

impl Motion {
    /// Resets everything but speed and looping, for another scene.
    pub(crate) fn restart(&mut self) {
        *self = Self { is_looped: self.is_looped, speed: self.speed, ..Self::default() };
    }

    /// The plan for a scene with Q at its own place.
    fn plan(&mut self, scene: &Scene) -> Arc<Plan> {
        let known = self.checked.as_ref().filter(|plan| plan.chosen == self.chosen && plan.scene == *scene);
        if let Some(plan) = known {
            return Arc::clone(plan);
        }
        let chosen = self.chosen.clone();
        let movement = chosen.clone().unwrap_or_else(|| Movement::across(scene));
        let journey = Journey::new(scene, &movement).map(Arc::new);
        let plan = Arc::new(Plan { scene: scene.clone(), chosen, movement, journey });
        self.checked = Some(Arc::clone(&plan));
        plan
    }

    /// The plan for the shown scene, whether the motion shows Q elsewhere or not.
    pub(crate) fn plan_of_shown(&mut self, scene: &Scene) -> Arc<Plan> {
        let under_way = self.shown.as_ref().map(|(journey, _)| Arc::clone(journey));
        self.plan(under_way.as_ref().map_or(scene, |journey| journey.scene()))
    }

    /// The index of the shown frame, from 0; `None` while Q is at its own place.
    pub(crate) fn frame(&self) -> Option<usize> {
        self.shown.as_ref().map(|(_, frame)| *frame)
    }

    /// The shown journey.
    pub(crate) fn journey(&self) -> Option<&Journey> {
        self.shown.as_ref().map(|(journey, _)| journey.as_ref())
    }

    /// The journey whose path is drawn, and its frame: the shown journey, or else the counted one.
    pub(crate) fn way(&self) -> Option<(&Journey, usize)> {
        let counted = self.counting.as_ref().map(|counting| (counting.journey.as_ref(), 0));
        self.shown.as_ref().map(|(journey, frame)| (journey.as_ref(), *frame)).or(counted)
    }

    /// Whether the motion plays.
    pub(crate) fn is_playing(&self) -> bool {
        self.clock != Clock::Paused
    }

    /// The counts, once they are complete.
    pub(crate) fn record(&self) -> Option<&Record> {
        self.counting.as_ref()?.record.get()?.as_ref().ok()
    }

    /// The reason why there are no counts: a frame with an invalid pose of Q.
    pub(crate) fn refusal(&self) -> Option<&Refusal> {
        self.counting.as_ref()?.record.get()?.as_ref().err()
    }

    /// The number of counted frames and of all frames, while the computation is running.
    pub(crate) fn progress(&self) -> Option<(u64, usize)> {
        let counting = self.counting.as_ref().filter(|counting| counting.record.get().is_none())?;
        Some((counting.watch.0.done(), counting.journey.frames()))
    }

    /// Counts the journey through a scene with Q at its own place, unless that is done or running.
    fn count(&mut self, scene: &Scene, ctx: &Context) -> Result<(), Refusal> {
        let plan = self.plan(scene);
        if self.counting.as_ref().is_some_and(|it| it.journey.is_of(scene, &plan.movement)) {
            return Ok(());
        }
        self.counting = None;
        let journey = plan.journey.clone()?;
        let counting =
            Counting { journey: Arc::clone(&journey), watch: Arc::default(), record: Arc::default() };
        let (ctx, watch, record) = (ctx.clone(), Arc::clone(&counting.watch.0), Arc::clone(&counting.record));
        thread::spawn(move || {
            if let Some(found) = journey.run(&watch).transpose() {
                // No other thread writes it.
                record.set(found).ok();
            }
            ctx.request_repaint();
        });
        self.counting = Some(counting);
        Ok(())
    }

    /// Shows a frame of the journey through a scene with Q at its own place.
    fn show(&mut self, scene: &Scene, frame: usize) -> Result<(), Refusal> {
        let journey = self.plan(scene).journey.clone()?;
        let last = journey.frames().saturating_sub(1);
        self.shown = Some((journey, frame.min(last)));
        Ok(())
    }

    /// Stops the motion: Q returns to its own place.
    pub(super) fn stop(&mut self) {
        self.shown = None;
        self.clock = Clock::Paused;
    }

    /// Shows the next frame if it is due. Returns the time until the next one, in seconds, if the motion plays.
    fn advance(&mut self, now: f64) -> Option<f64> {
        let Clock::Playing(due) = self.clock else { return None };
        let (journey, frame) = self.shown.as_mut()?;
        let interval = 1.0 / (FRAMES_PER_SECOND * self.speed.factor());
        let last = journey.frames().saturating_sub(1);
        let mut due = due.unwrap_or(now).max(now - LONGEST_PAUSE);
        while due + interval <= now {
            due += interval;
            match (*frame < last, self.is_looped) {
                (true, _) => *frame += 1,
                (false, true) => *frame = 0,
                (false, false) => {
                    self.clock = Clock::Paused;
                    return None;
                }
            }
        }
        self.clock = Clock::Playing(Some(due));
        Some((due + interval - now).max(0.0))
    }
}

impl App {
    /// Carries out a request of the panel.
    pub(super) fn carry_out_motion(&mut self, order: Order) {
        let scene = self.document.scene();
        let motion = &mut self.session.motion;
        let done = match order {
            Order::PlayPause if motion.is_playing() => {
                motion.clock = Clock::Paused;
                Ok(())
            }
            Order::PlayPause => {
                let at_end =
                    motion.shown.as_ref().is_some_and(|(journey, frame)| frame + 1 >= journey.frames());
                let frame = motion.frame().filter(|_| !at_end).unwrap_or_default();
                motion.clock = Clock::Playing(None);
                motion.show(scene, frame)
            }
            Order::Show(frame) => {
                motion.clock = Clock::Paused;
                motion.show(scene, frame)
            }
            Order::Back => {
                motion.stop();
                Ok(())
            }
            Order::Leave => {
                let left = self.document.shown().clone();
                motion.stop();
                self.document.edit("leave Q on its way".to_owned(), left);
                return;
            }
            Order::Choose(movement) => {
                motion.stop();
                motion.chosen = Some(movement);
                Ok(())
            }
            Order::Across => {
                motion.stop();
                motion.chosen = None;
                Ok(())
            }
        };
        if let Err(refusal) = done {
            motion.stop();
            self.session.notice = Some(refusal.to_string());
        }
        if self.session.motion.frame().is_some() && !self.document.is_shown_aside() {
            // The last step of a run shows its verdict.
            self.session.playback.jump(self.derived.last_step());
            // Frames the whole path from the start.
            for view in &mut self.session.views {
                view.framing = Framing::Due;
            }
        }
    }

    /// The requested scene with Q back at its own place, unless the request changes Q: panels build their requests
    /// from the shown scene.
    pub(super) fn with_q_at_rest(&mut self, scene: Scene) -> Scene {
        let shown = self.document.is_shown_aside().then(|| self.document.shown().bodies[Side::Q].clone());
        let Some(seen) = shown.or_else(|| self.session.motion.seen.take()) else { return scene };
        let is_about_q = scene.bodies[Side::Q] != seen;
        self.session.motion.seen = Some(seen);
        if is_about_q || scene.dimension != self.document.scene().dimension {
            return scene;
        }
        let rests = self.document.scene().bodies[Side::Q].clone();
        let mut scene = scene;
        scene.bodies[Side::Q] = rests;
        scene
    }

    /// Shows Q at the present frame, counts the journey if the panel is open, and sleeps until the next frame is due.
    pub(super) fn move_q(&mut self, ctx: &Context) {
        let Self { document, session, .. } = self;
        // Any change of the scene ends the motion: Q stays where the change has put it.
        let is_elsewhere =
            session.motion.journey().is_some_and(|journey| journey.scene() != document.scene());
        if is_elsewhere || session.workspace != Workspace::Run {
            session.motion.stop();
        }
        let in_sight = session.settings.tab == Tab::Motion && session.workspace == Workspace::Run;
        if in_sight && !session.is_moving() {
            // The panel shows the reason if the journey is invalid.
            session.motion.count(document.scene(), ctx).ok();
        }
        if let Some(seconds) = session.motion.advance(ctx.input(|input| input.time)) {
            ctx.request_repaint_after(Duration::from_secs_f64(seconds));
        }
        let shown = session.motion.shown.as_ref();
        document.show_aside(shown.and_then(|(journey, frame)| journey.scene_at(*frame).ok()));
        if !in_sight && session.motion.shown.is_none() {
            // The path is drawn only while the panel is open.
            session.motion.counting = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Clock, Motion};
    use crate::geometry::Dimension;
    use crate::scene::library;

    fn playing(is_looped: bool) -> Motion {
        let mut motion = Motion { is_looped, ..Motion::default() };
        motion.show(&library::start(Dimension::Two), 237).unwrap();
        motion.clock = Clock::Playing(None);
        motion
    }

    /// At 30 frames a second the next one is due after a thirtieth.
    #[test]
    fn frames_follow_the_clock() {
        let mut motion = playing(true);
        let sleep = motion.advance(5.0).expect("it plays");
        assert!((sleep - 1.0 / 30.0).abs() < 1e-12, "{sleep}");
        assert_eq!(motion.frame(), Some(237));
        motion.advance(5.05);
        assert_eq!(motion.frame(), Some(238));
        motion.advance(5.101);
        assert_eq!(motion.frame(), Some(0), "after 239 comes the first");
        motion.advance(60.0);
        assert_eq!(motion.frame(), Some(7), "a window that slept goes on by a quarter of a second");
    }

    #[test]
    fn without_a_loop_it_stops_at_the_last_frame() {
        let mut motion = playing(false);
        motion.advance(0.0);
        motion.advance(0.2);
        assert_eq!((motion.frame(), motion.is_playing()), (Some(239), false));
        assert_eq!(motion.advance(0.4), None, "and needs no frame");
    }
}

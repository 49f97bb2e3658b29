//! Q on its way: the movement that is chosen, its counts, and which frame is shown. None of it is an edit: the scene
//! stays as it is, and Q comes back.
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

/// Frames in a second at normal speed.
const FRAMES_PER_SECOND: f64 = 30.0;

/// The longest pause, in seconds, after which all frames are skipped that were due meanwhile: after a longer one no more
/// than after this, so that a window that slept does not jump, and a slow one still moves.
const LONGEST_PAUSE: f64 = 0.25;

/// What the panel asks for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Order {
    /// Play on, or pause.
    PlayPause,
    /// Show this frame, from 0, and pause.
    Show(usize),
    /// Back to where Q is.
    Back,
    /// Q stays where it is shown: that is an edit.
    Leave,
    /// Go this way from now on.
    Choose(Movement),
    /// Go the way across P.
    Across,
}

/// The state of the motion. Session state: no file keeps it.
#[derive(Clone, Debug)]
pub(crate) struct Motion {
    /// Where Q goes; the way across P, until something is chosen.
    chosen: Option<Movement>,
    /// The last journey that was looked at, whether Q can go it or not: looking moves whole scenes about.
    checked: Option<Arc<Plan>>,
    /// The counts of a journey, under way or done.
    counting: Option<Counting>,
    /// The journey under way, and the frame of it that is shown.
    shown: Option<(Arc<Journey>, usize)>,
    /// Q as it was seen on its way when the change in the making began.
    pub(super) seen: Option<Body>,
    clock: Clock,
    /// Whether it starts over at the end.
    pub(crate) is_looped: bool,
    /// How fast it plays.
    pub(crate) speed: Speed,
}

/// Where Q goes in a scene, and whether it can.
#[derive(Debug)]
pub(crate) struct Plan {
    /// The scene with Q at rest.
    pub(crate) scene: Scene,
    /// What was chosen in it; none: the way across P.
    chosen: Option<Movement>,
    /// The way.
    pub(crate) movement: Movement,
    /// The journey, or why Q cannot go there.
    pub(crate) journey: Result<Arc<Journey>, Refusal>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Clock {
    Paused,
    /// Playing: when the frame that is shown was due, in seconds; none before the clock was seen.
    Playing(Option<f64>),
}

/// Counts under way beside the window, or done. They are given up when nobody waits for them any more.
#[derive(Clone, Debug)]
struct Counting {
    journey: Arc<Journey>,
    watch: Arc<Waiting>,
    record: Arc<OnceLock<Result<Record, Refusal>>>,
}

/// Somebody waits for counts.
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
    /// Another scene is open: everything starts over but the speed.
    pub(crate) fn restart(&mut self) {
        *self = Self { is_looped: self.is_looped, speed: self.speed, ..Self::default() };
    }

    /// Where Q goes in this scene, which is the one at rest.
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

    /// Where Q goes in a scene that is shown, with Q at rest or on its way.
    pub(crate) fn plan_of_shown(&mut self, scene: &Scene) -> Arc<Plan> {
        let under_way = self.shown.as_ref().map(|(journey, _)| Arc::clone(journey));
        self.plan(under_way.as_ref().map_or(scene, |journey| journey.scene()))
    }

    /// The frame that is shown, from 0; none while Q is at rest.
    pub(crate) fn frame(&self) -> Option<usize> {
        self.shown.as_ref().map(|(_, frame)| *frame)
    }

    /// The journey under way.
    pub(crate) fn journey(&self) -> Option<&Journey> {
        self.shown.as_ref().map(|(journey, _)| journey.as_ref())
    }

    /// The way to draw: of the journey under way, or of the one that is counted.
    pub(crate) fn way(&self) -> Option<(&Journey, usize)> {
        let counted = self.counting.as_ref().map(|counting| (counting.journey.as_ref(), 0));
        self.shown.as_ref().map(|(journey, frame)| (journey.as_ref(), *frame)).or(counted)
    }

    /// Whether it plays.
    pub(crate) fn is_playing(&self) -> bool {
        self.clock != Clock::Paused
    }

    /// The counts, once they are there.
    pub(crate) fn record(&self) -> Option<&Record> {
        self.counting.as_ref()?.record.get()?.as_ref().ok()
    }

    /// Why there are no counts: in some frame Q cannot stand.
    pub(crate) fn refusal(&self) -> Option<&Refusal> {
        self.counting.as_ref()?.record.get()?.as_ref().err()
    }

    /// How many frames are counted, and of how many, while that is under way.
    pub(crate) fn progress(&self) -> Option<(u64, usize)> {
        let counting = self.counting.as_ref().filter(|counting| counting.record.get().is_none())?;
        Some((counting.watch.0.done(), counting.journey.frames()))
    }

    /// Counts the journey through a scene at rest, unless that is done or under way.
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
                // Nobody else writes it.
                record.set(found).ok();
            }
            ctx.request_repaint();
        });
        self.counting = Some(counting);
        Ok(())
    }

    /// Shows a frame of the journey through a scene at rest.
    fn show(&mut self, scene: &Scene, frame: usize) -> Result<(), Refusal> {
        let journey = self.plan(scene).journey.clone()?;
        let last = journey.frames().saturating_sub(1);
        self.shown = Some((journey, frame.min(last)));
        Ok(())
    }

    /// Q is at rest again.
    pub(super) fn stop(&mut self) {
        self.shown = None;
        self.clock = Clock::Paused;
    }

    /// Moves on if a frame is due; how long to sleep until the next one, if it plays.
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
    /// Carries out what the panel asks for.
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
            // The last step of each frame is the one that says how it ended.
            self.session.playback.jump(self.derived.last_step());
            // All of the way is in sight from the start.
            for view in &mut self.session.views {
                view.framing = Framing::Due;
            }
        }
    }

    /// What was asked for while Q was on its way, with Q where it rests, unless it is Q that is changed: panels ask for
    /// the scene that is shown with a change.
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

    /// Shows Q where it is now, counts what the panel shows, and sleeps until the next frame is due.
    pub(super) fn move_q(&mut self, ctx: &Context) {
        let Self { document, session, .. } = self;
        // A change of the scene, whoever made it, ends the journey: Q is where the change has left it.
        let is_elsewhere =
            session.motion.journey().is_some_and(|journey| journey.scene() != document.scene());
        if is_elsewhere || session.workspace != Workspace::Run {
            session.motion.stop();
        }
        let in_sight = session.settings.tab == Tab::Motion && session.workspace == Workspace::Run;
        if in_sight && !session.is_moving() {
            // Why it cannot go there the panel says.
            session.motion.count(document.scene(), ctx).ok();
        }
        if let Some(seconds) = session.motion.advance(ctx.input(|input| input.time)) {
            ctx.request_repaint_after(Duration::from_secs_f64(seconds));
        }
        let shown = session.motion.shown.as_ref();
        document.show_aside(shown.and_then(|(journey, frame)| journey.scene_at(*frame).ok()));
        if !in_sight && session.motion.shown.is_none() {
            // The way is drawn while it is in sight.
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

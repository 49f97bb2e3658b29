//! The motion of Q: the counts of each frame, and the shown frame. The motion is not an edit: the scene stays
//! unchanged, and Q returns. The path is the scene's own, or the default path across P.
//!
//! The counts are computed on a thread. Time is a parameter, so that a still window needs no frame.

mod ui;

use std::sync::Arc;
use std::time::Duration;

use eframe::egui::Context;
use glam::DVec3;

use crate::app::editing::drag::Drag;
use crate::app::state::cx::Cx;
use crate::app::state::job::{Job, Portion};
use crate::app::state::layout::{Tab, Workspace};
use crate::app::state::playback::Speed;
use crate::app::state::view::Framing;
use crate::edit::{Change, Edit};
use crate::figure::{Analysis, Extent, motion};
use crate::lab::motion::{CountedFrames, Journey, MotionError, Record};
use crate::message::text;
use crate::scene::{Movement, Scene};

/// Frames per second at normal speed.
const FRAMES_PER_SECOND: f64 = 30.0;

/// Maximum pause between two frames, in seconds, that is made up by skipping frames. A longer pause counts
/// as this one, so that a window that slept does not jump, and a slow one still moves.
const LONGEST_PAUSE: f64 = 0.25;

/// An order from the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MotionOrder {
    /// Play on, or pause.
    PlayPause,
    /// Show this frame, from 0, and pause.
    Show(usize),
    /// Stop the motion: Q returns to its place in the scene.
    Back,
}

/// The state of the motion. Session state: no file stores it.
#[derive(Debug)]
pub(crate) struct Motion {
    /// The last computed plan, kept since checking a journey builds whole scenes.
    checked: Option<Arc<Plan>>,
    /// The counts of a journey, running or done.
    counting: Option<Counting>,
    /// The shown journey, and the index of the shown frame.
    shown: Option<(Arc<Journey>, usize)>,
    clock: Clock,
    /// The waypoint dragged in the picture.
    held: Option<HeldWaypoint>,
    /// Whether the views have framed the whole path.
    frames_path: bool,
    /// The index of the waypoint that Delete removes.
    selected: Option<usize>,
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
    /// The movement.
    pub(crate) movement: Movement,
    /// The journey, or the reason why Q cannot take it.
    pub(crate) journey: Result<Arc<Journey>, MotionError>,
}

/// A dragged waypoint.
#[derive(Clone, Debug)]
pub(crate) struct HeldWaypoint {
    /// The index of the waypoint.
    pub(super) index: usize,
    /// The position of the waypoint before the drag.
    pub(super) from: DVec3,
    pub(super) drag: Drag,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Clock {
    Paused,
    /// Playing: the time when the shown frame was due, in seconds; `None` before the clock was read.
    Playing(Option<f64>),
}

/// The counts of a journey, running or done.
#[derive(Debug)]
struct Counting {
    journey: Arc<Journey>,
    counts: MotionCounts,
}

#[derive(Debug)]
enum MotionCounts {
    Running(Job<Result<Record, MotionError>>),
    Done(Result<Record, MotionError>),
    /// The work has ended without a result.
    Lost,
}

impl Default for Motion {
    fn default() -> Self {
        Self {
            checked: None,
            counting: None,
            shown: None,
            clock: Clock::Paused,
            held: None,
            frames_path: false,
            selected: None,
            is_looped: true,
            speed: Speed::default(),
        }
    }
}

impl Motion {
    /// Returns the plan. `scene` has Q at its own place.
    fn plan(&mut self, scene: &Scene) -> Arc<Plan> {
        if let Some(plan) = self.checked.as_ref().filter(|plan| plan.scene == *scene) {
            return Arc::clone(plan);
        }
        let movement = Movement::of(scene);
        let journey = Journey::new(scene, &movement).map(Arc::new);
        let plan = Arc::new(Plan { scene: scene.clone(), movement, journey });
        self.checked = Some(Arc::clone(&plan));
        plan
    }

    /// Returns the plan for the shown scene, whether or not the motion shows Q elsewhere.
    pub(crate) fn plan_of_shown(&mut self, scene: &Scene) -> Arc<Plan> {
        let under_way = self.shown.as_ref().map(|(journey, _)| Arc::clone(journey));
        self.plan(under_way.as_ref().map_or(scene, |journey| journey.scene()))
    }

    /// Returns the index of the shown frame, from 0; `None` while Q is at its own place.
    pub(crate) fn frame(&self) -> Option<usize> {
        self.shown.as_ref().map(|(_, frame)| *frame)
    }

    /// Returns the shown journey.
    fn journey(&self) -> Option<&Journey> {
        self.shown.as_ref().map(|(journey, _)| journey.as_ref())
    }

    /// Returns the journey whose path is drawn, and its frame: the shown journey, or else the counted one.
    pub(crate) fn way(&self) -> Option<(&Journey, usize)> {
        if self.held.is_some() {
            let dragged = self.checked.as_ref().and_then(|plan| plan.journey.as_ref().ok());
            return dragged.map(|journey| (journey.as_ref(), 0));
        }
        let counted = self.counting.as_ref().map(|counting| (counting.journey.as_ref(), 0));
        self.shown.as_ref().map(|(journey, frame)| (journey.as_ref(), *frame)).or(counted)
    }

    /// Returns whether a waypoint is dragged.
    const fn is_dragged(&self) -> bool {
        self.held.is_some()
    }

    /// Returns new extents of the views if the panel has just been opened (with the path) or closed (without it).
    /// Otherwise the views stay unchanged, whatever happens to the path.
    fn new_extents(&mut self, analysis: &Analysis, open: bool) -> Option<[Extent; 2]> {
        let counting = self.counting.as_ref().filter(|_| open);
        let has_path = counting.is_some() || (open && self.frames_path);
        if has_path == self.frames_path || self.held.is_some() || self.shown.is_some() {
            return None;
        }
        self.frames_path = has_path;
        Some(match counting {
            Some(counting) => motion::extents(analysis, &counting.journey, 0),
            None => [analysis.scene_extent(), analysis.difference_extent()],
        })
    }

    /// Returns the edit that removes the selected waypoint of the path through a scene. Returns `None` if
    /// none is selected.
    pub(crate) fn without_selected(&mut self, scene: &Scene) -> Option<Edit> {
        let mut movement = self.plan_of_shown(scene).movement.clone();
        let index = self.selected.take().filter(|index| *index < movement.waypoints.len())?;
        movement.waypoints.remove(index);
        // The panel explains a path that is no longer valid.
        Some(change(Some(movement)))
    }

    /// Returns whether the motion plays.
    pub(crate) fn is_playing(&self) -> bool {
        self.clock != Clock::Paused
    }

    /// Returns the counts, once they are complete.
    pub(crate) fn record(&self) -> Option<&Record> {
        self.counted()?.as_ref().ok()
    }

    /// Returns the reason why there are no counts: a frame with an invalid pose of Q.
    pub(crate) fn refusal(&self) -> Option<&MotionError> {
        self.counted()?.as_ref().err()
    }

    fn counted(&self) -> Option<&Result<Record, MotionError>> {
        match &self.counting.as_ref()?.counts {
            MotionCounts::Done(counted) => Some(counted),
            MotionCounts::Running(_) | MotionCounts::Lost => None,
        }
    }

    /// Returns the number of counted frames and of all frames, while the computation is running.
    pub(crate) fn progress(&self) -> Option<(u64, usize)> {
        let Counting { journey, counts } = self.counting.as_ref()?;
        match counts {
            MotionCounts::Running(job) => Some((job.done(), journey.frames())),
            MotionCounts::Done(_) | MotionCounts::Lost => None,
        }
    }

    /// Counts the journey, unless the counts are known or in progress. `scene` has Q at its own place.
    fn count(&mut self, scene: &Scene, ctx: &Context) -> Result<(), MotionError> {
        let plan = self.plan(scene);
        if self.counting.as_ref().is_some_and(|it| it.journey.is_of(scene, &plan.movement)) {
            return Ok(());
        }
        self.counting = None;
        let journey = plan.journey.clone()?;
        let its = Arc::clone(&journey);
        let mut counted = CountedFrames::default();
        let counts = MotionCounts::Running(Job::in_portions(ctx, move |watch| {
            watch.count();
            match its.count_next(&mut counted) {
                Ok(false) => Portion::More,
                Ok(true) => Portion::Done(Ok(its.record(std::mem::take(&mut counted)))),
                Err(error) => Portion::Done(Err(error)),
            }
        }));
        self.counting = Some(Counting { journey, counts });
        Ok(())
    }

    /// Shows a frame of the journey. `scene` has Q at its own place.
    fn show(&mut self, scene: &Scene, frame: usize) -> Result<(), MotionError> {
        let journey = self.plan(scene).journey.clone()?;
        let last = journey.frames().saturating_sub(1);
        self.shown = Some((journey, frame.min(last)));
        Ok(())
    }

    /// Executes an order for the motion. `scene` has Q at its own place.
    fn carry_out(&mut self, order: MotionOrder, scene: &Scene) -> Result<(), MotionError> {
        let done = match order {
            MotionOrder::PlayPause if self.is_playing() => {
                self.clock = Clock::Paused;
                Ok(())
            }
            MotionOrder::PlayPause => {
                let at_end =
                    self.shown.as_ref().is_some_and(|(journey, frame)| frame + 1 >= journey.frames());
                let frame = self.frame().filter(|_| !at_end).unwrap_or_default();
                self.clock = Clock::Playing(None);
                self.show(scene, frame)
            }
            MotionOrder::Show(frame) => {
                self.clock = Clock::Paused;
                self.show(scene, frame)
            }
            MotionOrder::Back => {
                self.stop();
                Ok(())
            }
        };
        if done.is_err() {
            self.stop();
        }
        done
    }

    /// Returns the scene of the shown frame, if Q is in motion and fits there.
    pub(crate) fn shown_scene(&self) -> Option<Scene> {
        self.shown.as_ref().and_then(|(journey, frame)| journey.scene_at(*frame).ok())
    }

    /// Stops the motion: Q returns to its own place.
    pub(crate) fn stop(&mut self) {
        self.shown = None;
        self.clock = Clock::Paused;
    }

    /// Moves Q to its current frame, counts the journey if the panel is open, and sleeps until the next frame is due.
    /// Returns the scene with Q there, and new extents of the views. While the user `is_editing`, nothing is counted.
    pub(crate) fn move_q(
        &mut self,
        is_editing: bool,
        cx: &mut Cx<'_>,
        ctx: &Context,
    ) -> (Option<Scene>, Option<[Extent; 2]>) {
        let scene = cx.document.scene();
        let in_run = cx.session.workspace == Workspace::Run;
        // Any change of the scene ends the motion: Q stays at its changed place.
        if !in_run || self.journey().is_some_and(|journey| journey.scene() != scene) {
            self.stop();
        }
        let in_sight = in_run && cx.session.settings.tab == Tab::Motion;
        if in_sight && !is_editing && !self.is_dragged() {
            // The panel shows the reason if the journey is invalid.
            self.count(scene, ctx).ok();
        }
        if let Some(seconds) = self.advance(ctx.input(|input| input.time)) {
            ctx.request_repaint_after(Duration::from_secs_f64(seconds));
        }
        let extents = self.new_extents(&cx.derived.analysis, in_sight);
        let shown = self.shown_scene();
        if shown.is_some() && !cx.document.is_shown_aside() {
            // The last step of a run shows its verdict.
            cx.session.playback.jump(cx.derived.last_step());
            // Frames the whole path from the start.
            for view in &mut cx.session.views {
                view.framing = Framing::Due;
            }
        }
        cx.session.is_q_away = shown.is_some();
        if !in_sight && shown.is_none() {
            // The path is drawn only while the panel is open.
            self.counting = None;
        }
        (shown, extents)
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

/// The edit that gives the scene this path. Without a path, the default path across P applies.
fn change(path: Option<Movement>) -> Edit {
    Edit::new(text!("motion-change-the-path-of-q"), Change::Motion(path))
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

    /// Checks that at 30 frames per second the next frame is due after a thirtieth.
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

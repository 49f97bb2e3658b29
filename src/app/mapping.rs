//! The outcome map behind its panel: what is chosen there, and the map in the making.
//!
//! Cells are computed beside the window, coarse blocks first. While the scene changes, as it does in a drag, each new map
//! waits until the one before it has shown its coarse blocks: so there is always something to see, and it is never old.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use eframe::egui::Context;

use crate::figure::map::{Shade, Shading};
use crate::lab::map::{Beside, Grid, Ground, LEVELS, Map, Start, Survey};

/// So many cells are computed before they are handed over, and the window is woken.
const PORTION: usize = 512;

/// How long the window sleeps at least between two portions.
const REST: Duration = Duration::from_millis(40);

/// Cells that take longer than this to reach the second level are given up for newer ones after the first.
const PATIENCE: Duration = Duration::from_millis(60);

/// What is chosen in the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choices {
    /// What the colours mean.
    pub(crate) shade: Shade,
    /// What agreement is held against.
    pub(crate) against: Beside,
    /// How each run starts.
    pub(crate) start: Start,
    /// Along which plane Q is moved, in space.
    pub(crate) plane: Plane,
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            shade: Shade::default(),
            against: Beside::Truth,
            start: Start::default(),
            plane: Plane::default(),
        }
    }
}

/// Along which plane Q is moved, in space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Plane {
    /// x and y.
    #[default]
    Xy,
    /// x and z.
    Xz,
    /// y and z.
    Yz,
    /// The plane of the screen, as the shapes are seen.
    View,
}

impl Plane {
    /// All of them.
    pub(crate) const ALL: [Self; 4] = [Self::Xy, Self::Xz, Self::Yz, Self::View];

    /// The name on screen.
    pub(crate) const fn title(self) -> &'static str {
        match self {
            Self::Xy => "Plane xy",
            Self::Xz => "Plane xz",
            Self::Yz => "Plane yz",
            Self::View => "Plane of the view",
        }
    }

    /// What its coordinates are called.
    pub(crate) const fn axes(self) -> [&'static str; 2] {
        match self {
            Self::Xy => ["x of Q", "y of Q"],
            Self::Xz => ["x of Q", "z of Q"],
            Self::Yz => ["y of Q", "z of Q"],
            Self::View => ["to the right", "upwards"],
        }
    }
}

/// The outcome map.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mapping {
    /// What is chosen.
    pub(crate) choices: Choices,
    /// What of the plane was seen in the last frame: the lower left and the upper right corner.
    pub(crate) seen: Option<[[f64; 2]; 2]>,
    /// Counts the scenes, so that each is seen as a whole at first.
    pub(crate) scene: usize,
    /// The map that is asked for.
    wanted: Option<Arc<Task>>,
    /// The map that is shown: the same, or the one before as long as nothing is known.
    shown: Option<Arc<Task>>,
    /// How it looks.
    shading: Option<(Stamp, Arc<Shading>)>,
}

/// What a shading depends on: the task, how many portions it has learnt, and the shade.
type Stamp = (usize, usize, Shade);

/// A map in the making.
#[derive(Debug)]
struct Task {
    /// Tells it from others.
    number: usize,
    survey: Survey,
    ground: Ground,
    grid: Grid,
    begun: Instant,
    map: Mutex<Map>,
    /// Grows with every portion.
    portions: AtomicUsize,
    /// How many levels are complete.
    levels: AtomicUsize,
    cancelled: AtomicBool,
}

/// Numbers of tasks.
static NEXT: AtomicUsize = AtomicUsize::new(0);

impl Task {
    fn begin(survey: Survey, ground: Ground, grid: Grid, ctx: &Context) -> Arc<Self> {
        let task = Arc::new(Self {
            number: NEXT.fetch_add(1, Ordering::Relaxed),
            map: Mutex::new(Map::new(survey.clone(), ground, grid)),
            survey,
            ground,
            grid,
            begun: Instant::now(),
            portions: AtomicUsize::new(0),
            levels: AtomicUsize::new(0),
            cancelled: AtomicBool::new(false),
        });
        let (its, ctx) = (Arc::clone(&task), ctx.clone());
        thread::spawn(move || its.compute(&ctx));
        task
    }

    /// All levels, portion by portion, until it is done or given up.
    fn compute(&self, ctx: &Context) {
        let is_cancelled = || self.cancelled.load(Ordering::Relaxed);
        for level in 0..LEVELS.len() {
            for places in self.grid.places(level).chunks(PORTION) {
                let Some(cells) = self.survey.cells(&self.ground, &self.grid, places, is_cancelled) else {
                    return;
                };
                self.map().learn(cells);
                self.portions.fetch_add(1, Ordering::Release);
                ctx.request_repaint_after(REST);
            }
            self.levels.store(level + 1, Ordering::Release);
            ctx.request_repaint();
        }
    }

    /// What is known so far. A thread that has failed leaves what it knew.
    fn map(&self) -> MutexGuard<'_, Map> {
        self.map.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn levels(&self) -> usize {
        self.levels.load(Ordering::Acquire)
    }

    fn is_done(&self) -> bool {
        self.levels() == LEVELS.len()
    }

    /// Whether it has shown enough to make room for a newer one.
    fn may_be_given_up(&self) -> bool {
        match self.levels() {
            0 => false,
            1 => self.begun.elapsed() >= PATIENCE,
            _ => true,
        }
    }

    fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }

    fn is_for(&self, survey: &Survey, ground: &Ground, grid: &Grid) -> bool {
        self.survey == *survey && self.ground == *ground && self.grid == *grid
    }
}

impl Drop for Mapping {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Mapping {
    /// Another scene is shown: all of its map is seen.
    pub(crate) fn start_over(&mut self) {
        self.stop();
        self.seen = None;
        self.scene += 1;
    }

    /// Gives up what is under way: nobody looks at it.
    pub(crate) fn stop(&mut self) {
        if let Some(task) = self.wanted.take_if(|task| !task.is_done()) {
            task.cancel();
        }
    }

    /// Asks for the map of this plane, as far as `window` shows it with so many cells at most between its sides. Where it is
    /// there or under way already, nothing happens.
    pub(crate) fn ask(
        &mut self,
        survey: Survey,
        ground: Ground,
        window: [[f64; 2]; 2],
        most: usize,
        ctx: &Context,
    ) {
        let [min, max] = window;
        let Some(grid) = Grid::covering(min, max, most) else { return };
        if let Some(task) = &self.wanted {
            // The cells reach a little farther than the window, so that it may move.
            let serves = task.grid.covers(min, max) && task.grid.step() <= grid.step();
            let grid = if serves && task.grid.step() > 0.3 * grid.step() { task.grid } else { grid };
            if task.is_for(&survey, &ground, &grid) || !task.may_be_given_up() {
                return;
            }
            task.cancel();
        }
        self.wanted = Some(Task::begin(survey, ground, grid, ctx));
    }

    /// What is known so far, and how it looks; none before the first cells.
    pub(crate) fn known(&mut self) -> Option<(MutexGuard<'_, Map>, Arc<Shading>)> {
        if let Some(task) = self.wanted.as_ref().filter(|task| task.levels() > 0) {
            self.shown = Some(Arc::clone(task));
        }
        let task = self.shown.as_ref()?;
        let stamp = (task.number, task.portions.load(Ordering::Acquire), self.choices.shade);
        let map = task.map();
        let shading = match &self.shading {
            Some((known, shading)) if *known == stamp => Arc::clone(shading),
            _ => {
                let shading = Arc::new(Shading::of(&map, self.choices.shade));
                self.shading = Some((stamp, Arc::clone(&shading)));
                shading
            }
        };
        Some((map, shading))
    }

    /// How much of the map is known, from 0 to 1; none when all of it is.
    pub(crate) fn progress(&self) -> Option<f64> {
        let task = self.wanted.as_ref().filter(|task| !task.is_done())?;
        let cells = task.grid.columns() * task.grid.rows();
        let known = task.portions.load(Ordering::Acquire) * PORTION;
        Some((known as f64 / cells.max(1) as f64).min(1.0))
    }
}

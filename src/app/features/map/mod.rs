//! The state of the outcome map: the chosen options, and the computation of the cells.
//!
//! Cells are computed on a separate thread, coarse blocks first. While the scene changes, as in a drag, each
//! new map waits until the previous one has shown its coarse blocks. So the map is never empty and never
//! stale.

mod ui;

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use eframe::egui::Context;
use web_time::Instant;

use crate::app::platform::{IS_PAGE, Pace, Worker};
use crate::app::state::panics::{Panic, caught};
use crate::app::widgets::notice;
use crate::figure::map::{Shade, Shading};
use crate::lab::map::{Grid, Ground, InitialDirection, LEVELS, Map, MapQuestion, SecondQuestion};
use crate::message::text;

/// Number of cells computed per batch, before a repaint is requested.
const PORTION: usize = if IS_PAGE { 16 } else { 512 };

/// Minimum time between two repaints for new cells.
const REPAINT_INTERVAL: Duration = Duration::from_millis(40);

/// If a map takes longer than this to complete its second level, a newer map may replace it after the first.
const REPLACEABLE_AFTER: Duration = Duration::from_millis(60);

/// The options of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choices {
    /// The quantity shown by the colors.
    pub(crate) shade: Shade,
    /// The run or the reference that the shade "agreement" compares with.
    pub(crate) against: SecondQuestion,
    /// The initial direction of each run.
    pub(crate) start: InitialDirection,
    /// The plane in which Q is moved, in 3D.
    pub(crate) plane: MapPlane,
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            shade: Shade::default(),
            against: SecondQuestion::Truth,
            start: InitialDirection::default(),
            plane: MapPlane::default(),
        }
    }
}

/// The plane in which Q is moved, in 3D.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum MapPlane {
    /// x and y.
    #[default]
    Xy,
    /// x and z.
    Xz,
    /// y and z.
    Yz,
    /// The plane of the screen in the shapes view.
    View,
}

impl MapPlane {
    /// All planes.
    pub(crate) const ALL: [Self; 4] = [Self::Xy, Self::Xz, Self::Yz, Self::View];

    /// Returns the name on screen.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Self::Xy => text!("views-plane-xy"),
            Self::Xz => text!("views-plane-xz"),
            Self::Yz => text!("views-plane-yz"),
            Self::View => text!("views-plane-of-the-view"),
        }
    }

    /// Returns the names of the coordinates in this plane.
    pub(crate) fn axes(self) -> [&'static str; 2] {
        match self {
            Self::Xy => [text!("views-x-of-q"), text!("views-y-of-q")],
            Self::Xz => [text!("views-x-of-q"), text!("views-z-of-q")],
            Self::Yz => [text!("views-y-of-q"), text!("views-z-of-q")],
            Self::View => [text!("views-to-the-right"), text!("views-upwards")],
        }
    }
}

/// The state of the outcome map.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mapping {
    /// The options of the panel.
    pub(crate) choices: Choices,
    /// The window of the plane that was visible in the last frame: its lower left and upper right corner.
    pub(crate) seen: Option<[[f64; 2]; 2]>,
    /// The number of scenes so far: when it changes, the view shows the new scene as a whole.
    pub(crate) scene: usize,
    /// The requested map.
    wanted: Option<Arc<MapTask>>,
    /// The shown map: the requested map or, until its first cells are known, the previous one.
    shown: Option<Arc<MapTask>>,
    /// The colors of the shown map.
    shading: Option<(ShadingStamp, Arc<Shading>)>,
}

/// The key of a shading: the number of the task, the number of its cells, and the shade.
type ShadingStamp = (usize, usize, Shade);

/// The computation of a map. It is not a [`Job`](crate::app::state::job::Job), which has one result at its
/// end: here every portion is shown as soon as it is ready.
#[derive(Debug)]
struct MapTask {
    /// Identifies the task.
    number: usize,
    question: MapQuestion,
    ground: Ground,
    grid: Grid,
    begun: Instant,
    map: Mutex<Map>,
    /// The number of cells computed so far.
    cells: AtomicUsize,
    /// The number of complete levels.
    levels: AtomicUsize,
    cancelled: AtomicBool,
}

/// The number of the next task.
static NEXT: AtomicUsize = AtomicUsize::new(0);

impl MapTask {
    fn begin(question: MapQuestion, ground: Ground, grid: Grid, ctx: &Context) -> Arc<Self> {
        let task = Arc::new(Self {
            number: NEXT.fetch_add(1, Ordering::Relaxed),
            map: Mutex::new(Map::new(question.clone(), ground, grid)),
            question,
            ground,
            grid,
            begun: Instant::now(),
            cells: AtomicUsize::new(0),
            levels: AtomicUsize::new(0),
            cancelled: AtomicBool::new(false),
        });
        let (its, ctx) = (Arc::clone(&task), ctx.clone());
        let mut left = Vec::new();
        Worker::start(move || {
            caught(|| its.compute(&mut left, &ctx)).unwrap_or_else(|Panic { message, place }| {
                notice::leave(&ctx, text!("views-the-map-has-failed-at"; message = message, place = place));
                ctx.request_repaint();
                Pace::Done
            })
        });
        task
    }

    /// Computes the next portion. The places of its level that are `left` come first.
    fn compute(&self, left: &mut Vec<[usize; 2]>, ctx: &Context) -> Pace {
        let is_cancelled = || self.cancelled.load(Ordering::Relaxed);
        let level = self.levels();
        if left.is_empty() {
            *left = self.grid.places(level);
            left.reverse();
        }
        let places: Vec<_> = (0..PORTION.min(left.len())).filter_map(|_| left.pop()).collect();
        let Some(cells) = self.question.cells(&self.ground, &self.grid, &places, is_cancelled) else {
            return Pace::Done;
        };
        self.map().learn(cells);
        self.cells.fetch_add(places.len(), Ordering::Release);
        if left.is_empty() {
            self.levels.store(level + 1, Ordering::Release);
            ctx.request_repaint();
        } else {
            ctx.request_repaint_after(REPAINT_INTERVAL);
        }
        if self.is_done() { Pace::Done } else { Pace::Again }
    }

    /// The cells known so far. If the thread has panicked, its earlier cells remain.
    fn map(&self) -> MutexGuard<'_, Map> {
        self.map.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn levels(&self) -> usize {
        self.levels.load(Ordering::Acquire)
    }

    fn is_done(&self) -> bool {
        self.levels() == LEVELS.len()
    }

    /// Returns whether the map has shown enough cells to be replaced by a newer map.
    fn may_be_replaced(&self) -> bool {
        match self.levels() {
            0 => false,
            1 => self.begun.elapsed() >= REPLACEABLE_AFTER,
            _ => true,
        }
    }

    fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }

    fn is_for(&self, question: &MapQuestion, ground: &Ground, grid: &Grid) -> bool {
        self.question == *question && self.ground == *ground && self.grid == *grid
    }
}

impl Drop for Mapping {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Mapping {
    /// Cancels the computation.
    fn stop(&mut self) {
        if let Some(task) = self.wanted.take_if(|task| !task.is_done()) {
            task.cancel();
        }
    }

    /// Requests the map of a plane, for the part in `window`, with at most `most` cells along a side. Does
    /// nothing if that map is known or being computed.
    pub(crate) fn ask(
        &mut self,
        question: MapQuestion,
        ground: Ground,
        window: [[f64; 2]; 2],
        most: usize,
        ctx: &Context,
    ) {
        let [min, max] = window;
        let Some(grid) = Grid::covering(min, max, most) else { return };
        if let Some(task) = &self.wanted {
            // The cells extend a little outside the window, so that it can be moved without a new map.
            let serves = task.grid.covers(min, max) && task.grid.step() <= grid.step();
            let grid = if serves && task.grid.step() > 0.3 * grid.step() { task.grid } else { grid };
            if task.is_for(&question, &ground, &grid) || !task.may_be_replaced() {
                return;
            }
            task.cancel();
        }
        self.wanted = Some(MapTask::begin(question, ground, grid, ctx));
    }

    /// Returns the cells known so far and their colors; `None` before the first cells.
    pub(crate) fn known(&mut self) -> Option<(MutexGuard<'_, Map>, Arc<Shading>)> {
        if let Some(task) = self.wanted.as_ref().filter(|task| task.levels() > 0) {
            self.shown = Some(Arc::clone(task));
        }
        let task = self.shown.as_ref()?;
        let stamp = (task.number, task.cells.load(Ordering::Acquire), self.choices.shade);
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

    /// Returns the known fraction of the map, from 0 to 1; `None` when it is complete.
    pub(crate) fn progress(&self) -> Option<f64> {
        let task = self.wanted.as_ref().filter(|task| !task.is_done())?;
        let cells = task.grid.columns() * task.grid.rows();
        let known = task.cells.load(Ordering::Acquire);
        Some((known as f64 / cells.max(1) as f64).min(1.0))
    }
}

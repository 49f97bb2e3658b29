//! The current edits in the views, from one frame to the next.

use glam::DVec3;

use super::beside_field::BesideField;
use super::freehand::FreehandPen;
use super::gesture::Gesture;
use super::handles::Handles;
use super::modal_typing::entry::Typing;
use super::pointer::state::PointerState;
use super::polygon::Clicks;
use crate::geometry::Body;

/// The current edits in the views, from frame to frame.
#[derive(Clone, Debug, Default)]
pub(crate) struct Editing {
    /// The current change.
    pub(crate) gesture: Option<Gesture>,
    /// The handles on the selection.
    pub(crate) handles: Handles,
    /// The input of modal typing, after the key of a tool.
    pub(crate) typing: Option<Typing>,
    /// The state of the pointer in the shapes view.
    pub(crate) pointer: PointerState,
    /// The text field that typed characters wait for.
    pub(crate) beside_field: BesideField,
    /// Whether arrow keys move the selection instead of the playhead.
    pub(crate) nudging: bool,
    /// The displacement so far by the arrow key that is held.
    pub(crate) nudged: Option<DVec3>,
    /// The pen, while a shape is drawn freehand.
    pub(crate) freehand: Option<FreehandPen>,
    /// The polygon, while its corners are clicked.
    pub(crate) polygon: Option<Clicks>,
    /// Q where an open dialog would put it.
    pub(crate) destination: Option<Body>,
    /// Whether the pressed pointer has no effect until it is released: its drag was canceled, or its press
    /// has ended typed input.
    pub(crate) pointer_ignored: bool,
}

impl Editing {
    /// Starts over, for another scene.
    pub(crate) fn restart(&mut self) {
        let Self { handles, pointer_ignored, .. } = std::mem::take(self);
        *self = Self { handles, pointer_ignored, ..Self::default() };
    }

    /// Ends the current change. Returns whether there was one.
    pub(crate) fn drop_gesture(&mut self) -> bool {
        self.nudged = None;
        self.gesture.take().is_some() | self.pointer.band.take().is_some()
    }

    /// Returns whether a drag is in progress, during which the views must not reframe.
    pub(crate) const fn is_moving(&self) -> bool {
        self.gesture.is_some() || self.pointer_ignored
    }
}

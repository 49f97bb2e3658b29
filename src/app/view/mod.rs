//! The views of figures, the same in every workspace: one [`viewport::Viewport`] for the plane and for space, with its
//! grid, gizmo, buttons, hit testing and tooltips; charts, and counts of solvers.

pub(crate) mod alone;
pub(crate) mod chart;
pub(crate) mod counts;
pub(crate) mod explain;
mod gizmo;
mod grid;
pub(crate) mod hint;
pub(crate) mod hover;
pub(crate) mod markdown;
pub(crate) mod menu_item;
pub(crate) mod nav;
pub(crate) mod nodes;
pub(crate) mod paint;
pub(crate) mod pick;
pub(crate) mod regions;
pub(crate) mod view_map;
pub(crate) mod viewport;

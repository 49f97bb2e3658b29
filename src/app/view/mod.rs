//! The parts that every view of figures shares: the painter, the map from the world to the screen, navigation, hover, and charts.

pub(crate) mod chart;
pub(crate) mod explain;
pub(crate) mod gizmo;
pub(crate) mod hint;
pub(crate) mod hover;
pub(crate) mod nav;
pub(crate) mod nodes;
pub(crate) mod paint;
pub(crate) mod pick;
pub(crate) mod regions;
pub(crate) mod view_map;

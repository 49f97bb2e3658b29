//! Import and export of shapes: the state behind their windows, and the windows.

mod applied;
mod export_ui;
pub(crate) mod exporting;
mod import_ui;
pub(crate) mod importing;
pub(crate) mod list_use;
mod marks;
mod pair;
mod understood;

//! The content of the window when it opens.

use std::path::PathBuf;

use crate::app::state::document::Document;
use crate::app::state::home::Origin;
use crate::geometry::Dimension;
use crate::judge::Exhibit;
use crate::scene::SceneFile;
use crate::scene::library::{self, SHIPPED};

/// The initial content of the window.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// The scene of a file; `None` stands for the 2D start scene, which plays once.
    pub file: Option<SceneFile>,
    /// A pair with a run of another program, to be shown in Compare instead of the start scene.
    pub exhibit: Option<Exhibit>,
    /// The step to show, from 1.
    pub step: Option<usize>,
    /// The first words of the window.
    pub notice: Option<String>,
    /// Whether the window starts in presenter mode.
    pub presents: bool,
    /// The folder for what the windows of the program tell each other; without one they tell nothing.
    pub data_folder: Option<PathBuf>,
}

/// The document of the start scene of a dimension, marked as the shipped scene that it is.
pub(crate) fn start_document(dimension: Dimension) -> Document {
    let scene = library::start(dimension);
    let index = SHIPPED.iter().position(|shipped| shipped.scene() == scene).unwrap_or(0);
    Document::new(scene, Origin::Shipped(index))
}

//! Starting the window with the first renderer that works, and the message if none does.

use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use eframe::egui::{IconData, ViewportBuilder};
use eframe::{NativeOptions, Renderer as EframeRenderer};
use resvg::tiny_skia::PremultipliedColorU8;
use thiserror::Error;

use super::renderer::Renderer;
use super::{App, Start, files, stored};
use crate::geometry::Dimension;
use crate::scene::{ReadError, Scene, SceneFile, library};
use crate::{gjk, icon};

/// The name under which the system knows the program, and of the folder with its data.
const APP_ID: &str = "gjk-sandbox";

/// The options for starting the window.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The scene to open; `None` stands for the 2D start scene, which plays once.
    pub scene_path: Option<PathBuf>,
    /// The step to show, from 1 to the last of the scene's trace.
    pub step: Option<usize>,
    /// Whether the window starts in presenter mode.
    pub presents: bool,
    /// The only renderer to try; `None` tries those that are built in, the one that suits the platform first.
    pub renderer: Option<Renderer>,
}

/// The reason why the window could not be started. The text is one message for standard error.
#[derive(Debug, Error)]
pub enum StartError {
    /// The scene cannot be read; begins with `FILE:LINE:COLUMN`.
    #[error(transparent)]
    Scene(#[from] ReadError),
    /// The trace has no such step.
    #[error("--step: expected a step from 1 to {last}, found {found}")]
    Step {
        /// The requested step.
        found: usize,
        /// The last step of the trace.
        last: usize,
    },
    /// The requested renderer is not part of this build.
    #[error("--renderer: this program was built without {0}; `cargo build --release --features {0}` builds it in")]
    NotBuiltIn(Renderer),
    /// No renderer could open a window.
    #[error(
        "the window cannot be opened: {0}\nA display with OpenGL is needed; trace, check and render work without one"
    )]
    Window(String),
}

/// Opens the window and returns when it is closed.
///
/// # Errors
///
/// See [`StartError`].
pub fn run(options: &Options) -> Result<(), StartError> {
    let mut start = start(options)?;
    // Before eframe reads them.
    let stored = start.data_folder.as_deref().map(stored::look);
    start.notice = stored.as_ref().and_then(|stored| stored.notice.clone());
    let settings = stored.map(|stored| stored.path);
    files::listen_for_missing_dialogs();
    let renderers = match options.renderer {
        None => Renderer::in_order(),
        Some(only) if Renderer::in_order().contains(&only) => &[only],
        Some(missing) => {
            return Err(StartError::NotBuiltIn(missing));
        }
    };
    let mut failures = Vec::new();
    for &renderer in renderers {
        match open_window(renderer, start.clone(), settings.clone()) {
            Ok(()) => return Ok(()),
            Err(Failure::Display) => {
                let nowhere = "there is no display to open it on, or it does not answer";
                return Err(StartError::Window(nowhere.to_owned()));
            }
            Err(Failure::Renderer(reason)) => failures.push(format!("{renderer}: {reason}")),
        }
    }
    Err(StartError::Window(failures.join("; ")))
}

/// The initial content of the window.
fn start(options: &Options) -> Result<Start, StartError> {
    let data_folder = eframe::storage_dir(APP_ID);
    let start = Start { step: options.step, presents: options.presents, data_folder, ..Start::default() };
    let Some(path) = &options.scene_path else {
        check_step(&library::start(Dimension::Two), options.step)?;
        return Ok(start);
    };
    let file = SceneFile::read(path)?;
    check_step(&file.scene, options.step)?;
    Ok(Start { file: Some(file), ..start })
}

fn check_step(scene: &Scene, step: Option<usize>) -> Result<(), StartError> {
    let Some(found) = step else { return Ok(()) };
    let last = gjk::run(&scene.query(&scene.convexes())).steps();
    if (1..=last).contains(&found) { Ok(()) } else { Err(StartError::Step { found, last }) }
}

/// The reason why one renderer did not start.
enum Failure {
    /// No display is available, so no other renderer would start either.
    Display,
    /// This renderer failed; another one may start.
    Renderer(String),
}

/// Tries one renderer. A panic before the first frame, as for a missing system library, counts as a failure.
fn open_window(renderer: Renderer, start: Start, settings: Option<PathBuf>) -> Result<(), Failure> {
    let started = Arc::new(AtomicBool::new(false));
    let has_started = Arc::clone(&started);
    let attempt = move || {
        eframe::run_native(
            "GJK Sandbox",
            NativeOptions { persistence_path: settings, ..native_options(renderer) },
            Box::new(move |cc| {
                has_started.store(true, Ordering::Relaxed);
                let app = App::new(cc, start);
                // Where the system does not listen, little is lost: what the last second has changed.
                app.listen_for_the_end().ok();
                Ok(Box::new(app))
            }),
        )
    };
    match panic::catch_unwind(AssertUnwindSafe(attempt)) {
        Ok(Err(eframe::Error::WinitEventLoop(_))) => Err(Failure::Display),
        Ok(result) => result.map_err(|error| Failure::Renderer(error.to_string())),
        Err(payload) if started.load(Ordering::Relaxed) => panic::resume_unwind(payload),
        Err(_) => Err(Failure::Renderer("a system library is missing".to_owned())),
    }
}

fn native_options(renderer: Renderer) -> NativeOptions {
    NativeOptions {
        viewport: ViewportBuilder::default()
            .with_app_id(APP_ID)
            .with_inner_size([1280.0, 800.0])
            .with_min_inner_size(stored::LEAST_SIZE)
            .with_drag_and_drop(true)
            .with_icon(window_icon()),
        renderer: match renderer {
            #[cfg(any(feature = "wgpu", windows, target_os = "macos"))]
            Renderer::Wgpu => EframeRenderer::Wgpu,
            _ => EframeRenderer::Glow,
        },
        // Meshes of the 3D views have no feathered edges of their own.
        multisampling: 4,
        ..NativeOptions::default()
    }
}

/// The icon in the size that most docks and title bars take.
fn window_icon() -> IconData {
    let pixels = icon::pixels(64);
    let (width, height) = (pixels.width(), pixels.height());
    let rgba = pixels.pixels().iter().map(PremultipliedColorU8::demultiply);
    let rgba = rgba.flat_map(|color| [color.red(), color.green(), color.blue(), color.alpha()]).collect();
    IconData { rgba, width, height }
}

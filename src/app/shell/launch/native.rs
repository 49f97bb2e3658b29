//! Starts the window with the first renderer that works, and reports an error if none does.

use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use eframe::egui::{IconData, ViewportBuilder};
use eframe::{NativeOptions, Renderer as EframeRenderer};
use gjk_tools::icon;
use resvg::tiny_skia::PremultipliedColorU8;

use super::stored::{self, StoredSettings};
use crate::app::platform;
use crate::app::shell::renderer::Renderer;
use crate::app::shell::start::{LateFile, StartError, StartFile, check_step};
use crate::app::shell::work_area::MIN_SIZE;
use crate::app::shell::{App, Start};
use crate::app::state::clipboard::ReadClipboard;
use crate::files::{Scratch, make_folder};
use crate::geometry::Dimension;
use crate::judge::Exhibit;
use crate::message::Language;
use crate::message::text;
use crate::scene::library;

/// The name of the program for the system, and of the folder with its data.
const APP_ID: &str = "gjk-sandbox";

/// The options for starting the window.
#[derive(Clone, Debug, Default)]
pub struct LaunchOptions {
    /// The scene or lesson to open; `None` stands for the 2D start scene, which plays once.
    pub scene_path: Option<PathBuf>,
    /// The link to open instead.
    pub link: Option<String>,
    /// The step to show, from 1 to the last of the scene's trace.
    pub step: Option<usize>,
    /// Whether the window starts in presenter mode.
    pub presents: bool,
    /// The language; `None` stands for the remembered one, or the language of the system.
    pub language: Option<Language>,
    /// The only renderer to try; `None` tries all built-in ones, starting with the one that suits the platform.
    pub renderer: Option<Renderer>,
    /// A pair with an external trace, to be shown in Compare instead of a scene.
    pub exhibit: Option<Exhibit>,
}

/// Time after which reading a file continues on a thread.
const PATIENCE: Duration = Duration::from_millis(300);

/// Opens the window and returns when it is closed. A file that takes long is read on a thread. If such a file is
/// refused, the window reports the error, and returns it when closed.
///
/// # Errors
///
/// See [`StartError`].
pub fn run(options: &LaunchOptions) -> Result<(), StartError> {
    Language::of_system().choose();
    let mut start = start(options)?;
    // Before eframe reads them.
    let lent = start.data_folder.clone().map(|folder| lend_settings(&folder, &mut start));
    let settings =
        lent.as_ref().map(|lent| lent.as_ref().map_or_else(PathBuf::clone, |copy| copy.path().to_owned()));
    platform::listen_for_missing_dialogs();
    let renderers = match options.renderer {
        None => in_order(),
        Some(only) if in_order().contains(&only) => &[only],
        Some(missing) => {
            return Err(StartError::NotBuiltIn(missing));
        }
    };
    let mut failures = Vec::new();
    for &renderer in renderers {
        match open_window(renderer, start.clone(), settings.clone()) {
            Ok(()) => return start.late.and_then(|late| late.refusal()).map_or(Ok(()), Err),
            Err(RendererFailure::Display) => {
                let nowhere = text!("shell-there-is-no-display-to");
                return Err(StartError::Window(nowhere.to_owned()));
            }
            Err(RendererFailure::Renderer(reason)) => failures.push(format!("{renderer}: {reason}")),
        }
    }
    Err(StartError::Window(failures.join("; ")))
}

/// Checks the settings and copies them for eframe. Returns the path of the copy. If there is no room for a copy,
/// returns a path that cannot exist, so that eframe neither reads nor saves settings.
fn lend_settings(folder: &Path, start: &mut Start) -> Result<Scratch, PathBuf> {
    // If it cannot be made, neither can the copy; that is reported below.
    make_folder(folder).ok();
    let StoredSettings { path, notice } = stored::look(folder);
    start.notice = notice;
    match stored::lend(&path) {
        Ok(copy) => {
            start.settings = Some(path);
            Ok(copy)
        }
        Err(error) => {
            start.notice = Some(text!("shell-the-settings-are-neither-used"; error = error.to_string()));
            Err(path.join("none"))
        }
    }
}

/// The initial content of the window.
fn start(options: &LaunchOptions) -> Result<Start, StartError> {
    let data_folder = eframe::storage_dir(APP_ID);
    let LaunchOptions { link, step, presents, language, exhibit, .. } = options.clone();
    let clipboard = clipboard();
    let start = Start { link, exhibit, step, presents, language, data_folder, clipboard, ..Start::default() };
    let Some(path) = &options.scene_path else {
        check_step(&library::start(Dimension::Two), options.step)?;
        return Ok(Start { tours: !options.presents && start.link.is_none(), ..start });
    };
    let late = LateFile::begin(path, options.step);
    Ok(match late.within(PATIENCE).transpose()? {
        Some(StartFile::Scene(file)) => Start { file: Some(*file), ..start },
        Some(StartFile::Lesson(lesson)) => Start { lesson: Some(lesson), ..start },
        None => Start { late: Some(late), ..start },
    })
}

/// The function that reads the clipboard. In Wayland only the connection of the window can read it, which eframe has.
fn clipboard() -> Option<ReadClipboard> {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let has_wayland = cfg!(all(unix, not(target_os = "macos")));
    let is_wayland = has_wayland && ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"].into_iter().any(is_set);
    (!is_wayland).then_some(|| arboard::Clipboard::new().and_then(|mut clipboard| clipboard.get_text()).ok())
}

/// Returns the built-in renderers, starting with the one that suits the platform: wgpu on Windows and
/// macOS, where OpenGL is old or missing; OpenGL elsewhere, where virtual machines and remote desktops
/// draw in software.
const fn in_order() -> &'static [Renderer] {
    if cfg!(any(windows, target_os = "macos")) {
        &[Renderer::Wgpu, Renderer::Glow]
    } else if cfg!(feature = "wgpu") {
        &[Renderer::Glow, Renderer::Wgpu]
    } else {
        &[Renderer::Glow]
    }
}

/// The reason why one renderer did not start.
enum RendererFailure {
    /// No display is available, so no other renderer would start either.
    Display,
    /// This renderer failed; another one may start.
    Renderer(String),
}

/// Tries one renderer. A panic before the first frame, as for a missing system library, counts as a failure.
fn open_window(renderer: Renderer, start: Start, settings: Option<PathBuf>) -> Result<(), RendererFailure> {
    let started = Arc::new(AtomicBool::new(false));
    let has_started = Arc::clone(&started);
    let attempt = move || {
        eframe::run_native(
            "GJK Sandbox",
            NativeOptions {
                persistence_path: settings,
                clipboard_shortcuts: start.clipboard.is_none(),
                ..native_options(renderer)
            },
            Box::new(move |cc| {
                has_started.store(true, Ordering::Relaxed);
                let app = App::new(cc, start);
                // If the system does not support it, little is lost: the changes of the last second.
                app.listen_for_the_end().ok();
                Ok(Box::new(app))
            }),
        )
    };
    match panic::catch_unwind(AssertUnwindSafe(attempt)) {
        Ok(Err(eframe::Error::WinitEventLoop(_))) => Err(RendererFailure::Display),
        Ok(result) => result.map_err(|error| RendererFailure::Renderer(error.to_string())),
        Err(payload) if started.load(Ordering::Relaxed) => panic::resume_unwind(payload),
        Err(_) => Err(RendererFailure::Renderer(text!("shell-a-system-library-is-missing").to_owned())),
    }
}

fn native_options(renderer: Renderer) -> NativeOptions {
    NativeOptions {
        viewport: ViewportBuilder::default()
            .with_app_id(APP_ID)
            .with_inner_size([1280.0, 800.0])
            .with_min_inner_size(MIN_SIZE)
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

/// The icon in the size of most docks and title bars.
fn window_icon() -> IconData {
    let pixels = icon::pixels(64);
    let (width, height) = (pixels.width(), pixels.height());
    let rgba = pixels.pixels().iter().map(PremultipliedColorU8::demultiply);
    let rgba = rgba.flat_map(|color| [color.red(), color.green(), color.blue(), color.alpha()]).collect();
    IconData { rgba, width, height }
}

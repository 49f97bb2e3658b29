//! The file of settings, checked before eframe reads it. eframe would wait for a writer at a pipe, and read
//! an endless file to its end. With a zoom of 0, or with NaN as a size, it would show a blank window.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use eframe::egui::{Memory, Vec2};
use serde::Deserialize;

use crate::app::shell::work_area::MIN_SIZE;
use crate::app::state::settings::AppSettings;
use crate::app::state::settings_file::{EGUI, MAX_BYTES, WINDOW};
use crate::app::widgets::theme;
use crate::files::{self, FileError, Scratch};
use crate::message::text;

/// The name of the file in the data folder, as eframe chooses it.
const NAME: &str = "app.ron";

/// Maximum coordinate of anything in a window, in points. egui writes the largest f32 and infinity for
/// unbounded values.
const GREATEST: f32 = 1e6;

/// The checked settings, safe for eframe to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StoredSettings {
    /// The file of the settings; a different one if the usual file cannot be set aside.
    pub(crate) path: PathBuf,
    /// A sentence about settings that cannot be used.
    pub(crate) notice: Option<String>,
}

/// Checks the settings in the data folder. Unusable settings are set aside; a window size that is too small
/// for use is dropped.
pub(crate) fn look(folder: &Path) -> StoredSettings {
    files::tidy(folder);
    let path = folder.join(NAME);
    let reason = match files::read(&path, MAX_BYTES) {
        Ok(bytes) => match read(&bytes) {
            Ok(mended) => {
                // Without it the window is small, and can be enlarged.
                if let Some(text) = mended {
                    files::write_output(&path, text.as_bytes()).ok();
                }
                return StoredSettings { path, notice: None };
            }
            Err(reason) => reason,
        },
        Err(FileError::Read { error, .. }) if error.kind() == std::io::ErrorKind::NotFound => {
            return StoredSettings { path, notice: None };
        }
        Err(error) => error.to_string(),
    };
    match files::set_aside(&path) {
        Ok(aside) => {
            let notice = text!("shell-the-settings-cannot-be-used"; file = aside.display(), reason = reason);
            StoredSettings { path, notice: Some(notice) }
        }
        Err(error) => {
            let notice =
                text!("shell-the-settings-can-neither-be"; reason = reason, error = error.to_string());
            StoredSettings { path: folder.join("app.new.ron"), notice: Some(notice) }
        }
    }
}

/// Makes a copy of the settings for eframe, which writes in place. The copy lasts as long as the returned value. It is
/// made beside the settings if possible, otherwise in the folder for temporary files.
///
/// # Errors
/// Neither folder has room.
pub(super) fn lend(path: &Path) -> Result<Scratch, FileError> {
    let content = files::read(path, MAX_BYTES).unwrap_or_default();
    Scratch::beside(path, &content).or_else(|_| Scratch::beside(&std::env::temp_dir().join(NAME), &content))
}

/// Checks settings. Returns another text for them if something had to be dropped.
fn read(bytes: &[u8]) -> Result<Option<String>, String> {
    let text = std::str::from_utf8(bytes).map_err(|_| text!("shell-they-are-no-text").to_owned())?;
    let mut values: HashMap<String, String> = ron::from_str(text).map_err(|error| error.to_string())?;
    let wrong = |key: &str, error: &dyn std::fmt::Display| format!("{key}: {error}");
    if let Some(own) = values.get(AppSettings::KEY) {
        let _: AppSettings = ron::from_str(own).map_err(|error| wrong(AppSettings::KEY, &error))?;
    }
    if let Some(egui) = values.get(EGUI) {
        let memory: Memory = ron::from_str(egui).map_err(|error| wrong(EGUI, &error))?;
        let zoom = memory.options.zoom_factor;
        if !theme::ZOOM.contains(&zoom) {
            return Err(wrong(EGUI, &text!("shell-a-zoom-of"; zoom = zoom)));
        }
        check_numbers(egui).map_err(|error| wrong(EGUI, &error))?;
    }
    let Some(window) = values.get(WINDOW) else { return Ok(None) };
    check_numbers(window).map_err(|error| wrong(WINDOW, &error))?;
    let StoredWindow { normal_geometry: Geometry { inner_size_points } } =
        ron::from_str(window).map_err(|error| wrong(WINDOW, &error))?;
    let [width, height] = MIN_SIZE;
    if inner_size_points.x < width || inner_size_points.y < height {
        values.remove(WINDOW);
        return ron::to_string(&values).map(Some).map_err(|error| error.to_string());
    }
    Ok(None)
}

/// Refuses numbers that cannot be coordinates on a screen.
fn check_numbers(text: &str) -> Result<(), String> {
    let tokens = text.split(|c: char| !(c.is_alphanumeric() || matches!(c, '.' | '+' | '-' | '_')));
    // Identifiers are integers without a point.
    let is_wrong = |token: &&str| {
        let number = token.contains(['.', 'e', 'E', 'N']).then(|| token.parse::<f32>().ok()).flatten();
        number.is_some_and(|x| x.is_nan() || (x.abs() > GREATEST && x.abs() < f32::MAX))
    };
    tokens
        .into_iter()
        .find(is_wrong)
        .map_or(Ok(()), |token| Err(text!("shell-a-size-or-place-of"; token = token)))
}

/// The checked part of the stored window.
#[derive(Debug, Deserialize)]
struct StoredWindow {
    normal_geometry: Geometry,
}

/// The size of the stored window.
#[derive(Debug, Deserialize)]
struct Geometry {
    inner_size_points: Vec2,
}

#[cfg(test)]
mod tests {
    use std::fs::{self, File};
    use std::path::Path;

    use proptest::prelude::*;
    use proptest::sample::Index;

    use super::{NAME, StoredSettings, lend, look};
    use crate::app::state::settings_file::MAX_BYTES;

    /// Sample settings as a window stores them, shortened.
    const SOUND: &str = r#"{
        "window": "(normal_geometry:(outer_position_pixels:Some((x:0.0,y:0.0)),scale_factor:1.0,inner_size_points:(x:1280.0,y:800.0)),fullscreen:false,maximized:false)",
        "egui": "(options:(zoom_factor:1.5),data:([(6639756264263541567,(type_id:(2438972778234560705),ron:\"(outer_rect:(min:(x:0.0,y:25.0),max:(x:280.0,y:747.0)))\",generation:1))]))",
        "settings": "(show_setup:false,tab:Code,export_format:\"csv\")",
    }"#;

    fn looked_at(text: &[u8]) -> (tempfile::TempDir, StoredSettings) {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(NAME), text).unwrap();
        let stored = look(folder.path());
        (folder, stored)
    }

    fn is_set_aside(folder: &Path) {
        let stored = look(folder);
        let aside = folder.join("app.ron.broken");
        assert!(fs::symlink_metadata(&aside).is_ok(), "{stored:?}");
        assert!(fs::symlink_metadata(&stored.path).is_err(), "its place is free");
        let notice = stored.notice.unwrap();
        assert!(notice.contains(&aside.display().to_string()), "{notice}");
    }

    #[test]
    fn sound_settings_stay_as_they_are() {
        let (folder, stored) = looked_at(SOUND.as_bytes());
        assert_eq!(stored, StoredSettings { path: folder.path().join(NAME), notice: None });
        assert_eq!(fs::read_to_string(&stored.path).unwrap(), SOUND);
        let none = tempfile::tempdir().unwrap();
        assert_eq!(look(none.path()).notice, None);
    }

    #[test]
    fn eframe_has_a_copy_that_no_other_window_removes() {
        let (folder, stored) = looked_at(SOUND.as_bytes());
        let copy = lend(&stored.path).unwrap();
        assert_eq!(fs::read_to_string(copy.path()).unwrap(), SOUND);
        fs::write(copy.path(), "in place").unwrap();
        look(folder.path());
        assert_eq!(fs::read_to_string(copy.path()).unwrap(), "in place");
        assert_eq!(fs::read_to_string(&stored.path).unwrap(), SOUND);
        drop(copy);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn damaged_settings_are_set_aside_and_named() {
        let replaced = |from: &str, to: &str| {
            assert!(SOUND.contains(from), "{from}");
            SOUND.replacen(from, to, 1).into_bytes()
        };
        for damaged in [
            SOUND.as_bytes()[..SOUND.len() / 2].to_vec(),
            b"".to_vec(),
            (0..=255).collect(),
            b"[1, 2, 3]".to_vec(),
            br#"{"settings": 7}"#.to_vec(),
            vec![b'('; 100_000],
            replaced("zoom_factor:1.5", "zoom_factor:0.0"),
            replaced("zoom_factor:1.5", "zoom_factor:-1.0"),
            replaced("zoom_factor:1.5", "zoom_factor:NaN"),
            replaced("zoom_factor:1.5", "zoom_factor:1e30"),
            replaced("zoom_factor:1.5", "zoom_factor:\"large\""),
            replaced("x:280.0", "x:NaN"),
            replaced("x:280.0", "x:1e30"),
            replaced("x:280.0", "x:-1e30"),
            replaced("x:1280.0", "x:NaN"),
            replaced("x:1280.0", "x:1e30"),
            replaced("normal_geometry", "geometry"),
            replaced("tab:Code", "tab:Proofs"),
            replaced("show_setup:false", "show_setup:0.5"),
        ] {
            let folder = tempfile::tempdir().unwrap();
            fs::write(folder.path().join(NAME), &damaged).unwrap();
            is_set_aside(folder.path());
            assert_eq!(fs::read(folder.path().join("app.ron.broken")).unwrap(), damaged);
        }
    }

    proptest! {
        /// Checks that randomly changed settings are used, fixed or set aside; then the window starts
        /// without a notice.
        #[test]
        fn settings_changed_at_random_are_used_or_set_aside(
            changes in prop::collection::vec((any::<Index>(), any::<Index>(), 0..4_u8, "[0-9.eN():,\"\\\\ -]"), 1..6),
        ) {
            let mut text: Vec<char> = SOUND.chars().collect();
            for (at, length, kind, new) in changes {
                let at = at.index(text.len());
                let end = at + length.index((text.len() - at).min(40));
                match kind {
                    0 => drop(text.drain(at..end)),
                    1 => drop(text.splice(at..end, new.chars())),
                    2 => text.extend_from_within(at..end),
                    _ => drop(text.splice(at..at, new.chars())),
                }
                prop_assume!(!text.is_empty());
            }
            let text: String = text.into_iter().collect();
            let (folder, first) = looked_at(text.as_bytes());
            prop_assert_eq!(&first.path, &folder.path().join(NAME));
            prop_assert_eq!(look(folder.path()), StoredSettings { path: first.path, notice: None });
        }
    }

    #[test]
    fn a_folder_or_a_huge_file_in_their_place_is_set_aside() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join(NAME)).unwrap();
        is_set_aside(folder.path());
        let folder = tempfile::tempdir().unwrap();
        File::create(folder.path().join(NAME)).unwrap().set_len(25 * MAX_BYTES as u64).unwrap();
        is_set_aside(folder.path());
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_or_an_endless_file_in_their_place_is_set_aside() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(NAME);
        assert!(std::process::Command::new("mkfifo").arg(&path).status().unwrap().success());
        is_set_aside(folder.path());
        let folder = tempfile::tempdir().unwrap();
        std::os::unix::fs::symlink("/dev/zero", folder.path().join(NAME)).unwrap();
        is_set_aside(folder.path());
    }

    /// Regression: a window of 95 × 120 came back at that size.
    #[test]
    fn a_window_too_small_for_use_comes_back_at_its_first_size() {
        let (_folder, stored) = looked_at(SOUND.replacen("x:1280.0,y:800.0", "x:95.0,y:120.0", 1).as_bytes());
        assert_eq!(stored.notice, None);
        let text = fs::read_to_string(&stored.path).unwrap();
        assert!(!text.contains("inner_size_points") && text.contains("show_setup:false"), "{text}");
    }
}

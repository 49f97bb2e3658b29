//! The writing of files, on any thread.

use std::path::{Path, PathBuf};

use super::format::{PictureSubject, Saved};
use super::source::PictureSource;
use crate::figure::picture::{PictureFormat, Raster, RasterError, StepTime, apng, gif, numbered};
use crate::figure::transcript::{self, SceneRun};
use crate::files;
use crate::lab::Watch;
use crate::message::text;

/// The complete input for writing files.
#[derive(Debug)]
pub(super) struct PictureOrder {
    pub(super) source: PictureSource,
    /// The indices of the events to draw.
    pub(super) steps: Vec<usize>,
    /// The time for which an animation shows each step.
    pub(super) time: StepTime,
    pub(super) subject: PictureSubject,
    pub(super) format: Saved,
    /// The file, or the base name of numbered files.
    pub(super) path: PathBuf,
    /// The file of the scene, which is never overwritten.
    pub(super) own: Option<PathBuf>,
}

impl PictureOrder {
    /// All files.
    fn files(&self) -> Vec<PathBuf> {
        let last = self.source.analysis.trace.steps();
        let numbered = self.format.is_numbered(self.subject).then_some((self.steps.as_slice(), last));
        files_of(&self.path, numbered)
    }

    /// Writes the files. Returns a message, or `None` if it is canceled. `watch` counts the finished pictures.
    pub(super) fn carry_out(&self, watch: &Watch) -> Option<Result<String, String>> {
        self.made(watch).transpose()
    }

    fn made(&self, watch: &Watch) -> Result<Option<String>, String> {
        let Self { source, steps, time, path, own, .. } = self;
        files::require_outputs(self.files(), own).map_err(|error| error.to_string())?;
        let album = || source.album();
        let undrawn = |error: RasterError| error.to_string();
        let content = match self.format {
            Saved::Trace(format) => {
                let run = SceneRun::new(source.scene.clone(), true);
                Some(transcript::write(&run, format, false).map_err(|error| error.to_string())?.into_bytes())
            }
            Saved::Picture(PictureFormat::Apng) => apng(&album(), steps, *time, watch).map_err(undrawn)?,
            Saved::Picture(PictureFormat::Gif) => gif(&album(), steps, *time, watch).map_err(undrawn)?,
            Saved::Picture(PictureFormat::Svg) => {
                let album = album();
                return self.written(|step| Ok(album.file(step).into_bytes()), watch);
            }
            Saved::Picture(PictureFormat::Png) => {
                let (album, raster) = (album(), Raster::default());
                return self.written(|step| raster.png(&album, step).map_err(undrawn), watch);
            }
        };
        let Some(content) = content else { return Ok(None) };
        write(path, &content)?;
        Ok(Some(text!("picture-saved"; file = path.display().to_string())))
    }

    /// Writes a file for each step.
    fn written(
        &self,
        draw: impl Fn(usize) -> Result<Vec<u8>, String>,
        watch: &Watch,
    ) -> Result<Option<String>, String> {
        let files = self.files();
        for (step, file) in self.steps.iter().zip(&files) {
            if watch.is_cancelled() {
                return Ok(None);
            }
            write(file, &draw(*step)?)?;
            watch.count();
        }
        Ok(match files.as_slice() {
            [] => None,
            [only] => Some(text!("picture-saved-2"; file = only.display().to_string())),
            [first, .., last] => Some(
                text!("picture-saved-files-to"; count = files.len(), file = first.display().to_string(), last = last.display().to_string()),
            ),
        })
    }
}

/// Returns the files that are written for a path: that file, or numbered files for these steps of a run with this
/// number of steps.
pub(super) fn files_of(path: &Path, numbered_steps: Option<(&[usize], usize)>) -> Vec<PathBuf> {
    let Some((steps, count)) = numbered_steps else { return vec![path.to_owned()] };
    steps.iter().map(|step| numbered(path, step + 1, count.max(1))).collect()
}

fn write(path: &Path, content: &[u8]) -> Result<(), String> {
    files::write_output(path, content).map_err(|error| error.to_string())
}

//! The writing of files, on any thread.

use std::path::{Path, PathBuf};

use super::source::PictureSource;
use crate::app::state::picture_format::{PictureSubject, Saved};
use crate::figure::picture::{PictureFormat, Raster, RasterError, apng, gif, numbered};
use crate::figure::transcript::{self, SceneRun};
use crate::files;
use crate::lab::Watch;
use crate::message::text;

/// The complete input for writing files.
#[derive(Debug)]
pub(crate) struct PictureOrder {
    pub(crate) source: PictureSource,
    /// The indices of the events to draw.
    pub(crate) steps: Vec<usize>,
    pub(crate) subject: PictureSubject,
    pub(crate) format: Saved,
    /// The file, or the base name of numbered files.
    pub(crate) path: PathBuf,
    /// The file of the scene, which is never overwritten.
    pub(crate) own: Option<PathBuf>,
}

impl PictureOrder {
    /// The file with the picture of a step.
    fn file_of(&self, step: usize) -> PathBuf {
        let last = self.source.analysis.trace.steps().max(1);
        let is_numbered = self.format.is_numbered(self.subject);
        if is_numbered { numbered(&self.path, step + 1, last) } else { self.path.clone() }
    }

    /// All files.
    fn files(&self) -> Vec<PathBuf> {
        if self.format.is_numbered(self.subject) {
            self.steps.iter().map(|step| self.file_of(*step)).collect()
        } else {
            vec![self.path.clone()]
        }
    }

    /// Returns an existing file that would be overwritten.
    pub(crate) fn existing(&self) -> Option<PathBuf> {
        self.files().into_iter().find(|file| file.exists())
    }

    /// Writes the files. Returns a message, or `None` once it is canceled. Each picture is counted.
    pub(crate) fn carry_out(&self, watch: &Watch) -> Option<Result<String, String>> {
        self.made(watch).transpose()
    }

    fn made(&self, watch: &Watch) -> Result<Option<String>, String> {
        let Self { source, steps, path, own, .. } = self;
        files::require_outputs(self.files(), own).map_err(|error| error.to_string())?;
        let album = || source.album();
        let undrawn = |error: RasterError| error.to_string();
        let content = match self.format {
            Saved::Trace(format) => {
                let run = SceneRun::new(source.scene.clone(), true);
                Some(transcript::write(&run, format, false).map_err(|error| error.to_string())?.into_bytes())
            }
            Saved::Picture(PictureFormat::Apng) => apng(&album(), steps, watch).map_err(undrawn)?,
            Saved::Picture(PictureFormat::Gif) => gif(&album(), steps, watch).map_err(undrawn)?,
            Saved::Picture(PictureFormat::Svg) => {
                let album = album();
                return self.written(|step| Ok(album.svg(step).into_bytes()), watch);
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
        for step in &self.steps {
            if watch.is_cancelled() {
                return Ok(None);
            }
            write(&self.file_of(*step), &draw(*step)?)?;
            watch.count();
        }
        let files = self.files();
        Ok(match files.as_slice() {
            [] => None,
            [only] => Some(text!("picture-saved-2"; file = only.display().to_string())),
            [first, .., last] => Some(
                text!("picture-saved-files-to"; count = files.len(), file = first.display().to_string(), last = last.display().to_string()),
            ),
        })
    }
}

fn write(path: &Path, content: &[u8]) -> Result<(), String> {
    files::write_output(path, content).map_err(|error| error.to_string())
}

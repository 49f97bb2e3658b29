//! The writing of files, on any thread.

use std::path::{Path, PathBuf};

use super::source::PictureSource;
use crate::figure::picture::{PictureFormat, Raster, RasterError, apng, gif, numbered};
use crate::figure::transcript::{self, SceneRun, TraceFormat};
use crate::files;
use crate::lab::Watch;
use crate::message::text;

/// A step or a whole run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum PictureSubject {
    /// The current step.
    Step,
    /// The run.
    Run,
}

/// The format of the written files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Saved {
    /// Pictures.
    Picture(PictureFormat),
    /// The run in words and numbers.
    Trace(TraceFormat),
}

impl Saved {
    /// Returns the extension of the files.
    pub(crate) const fn extension(self) -> &'static str {
        match self {
            Self::Picture(format) => format.extension(),
            Self::Trace(format) => format.extension(),
        }
    }

    /// Returns the name of the format of a picture, or of a run.
    pub(crate) fn title(self, subject: PictureSubject) -> String {
        match self {
            Self::Picture(format) if self.is_numbered(subject) => {
                text!("picture-numbered-s"; title = format.title())
            }
            Self::Picture(format) => format.title().to_owned(),
            Self::Trace(format) => text!("picture-trace-as"; title = format.title()),
        }
    }

    /// Returns whether there is a file for each step.
    pub(crate) const fn is_numbered(self, subject: PictureSubject) -> bool {
        match (self, subject) {
            (Self::Picture(format), PictureSubject::Run) => !format.is_animated(),
            _ => false,
        }
    }

    /// Suggests a path beside the scene, under its name.
    pub(crate) fn suggested_path(self, scene: &Path) -> PathBuf {
        scene.with_extension(self.extension())
    }
}

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

//! The file formats of pictures, and the names of numbered files.

use std::path::{Path, PathBuf};

use crate::message::text;

/// The file format of pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PictureFormat {
    /// A vector drawing; a file for each step.
    Svg,
    /// Pixels; a file for each step.
    Png,
    /// An animated PNG, with all colors.
    Apng,
    /// An animated GIF, with 256 colors in each picture.
    Gif,
}

impl PictureFormat {
    /// All formats.
    pub const ALL: [Self; 4] = [Self::Svg, Self::Png, Self::Apng, Self::Gif];

    /// Finds the format of a file by its extension, in upper or lower case.
    pub fn of(path: &Path) -> Option<Self> {
        let ending = path.extension()?;
        Self::ALL.into_iter().find(|format| ending.eq_ignore_ascii_case(format.extension()))
    }

    /// Returns the file extension, without the dot.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
            Self::Apng => "apng",
            Self::Gif => "gif",
        }
    }

    /// Returns the name on screen.
    pub fn title(self) -> &'static str {
        match self {
            Self::Svg => "SVG",
            Self::Png => "PNG",
            Self::Apng => text!("figure-animated-png"),
            Self::Gif => text!("figure-animated-gif"),
        }
    }

    /// Returns whether one file holds all steps.
    pub const fn is_animated(self) -> bool {
        match self {
            Self::Svg | Self::Png => false,
            Self::Apng | Self::Gif => true,
        }
    }
}

/// Returns the file of a step, counted from 1, of a run with `last` steps: `run.svg` becomes `run-07.svg`.
/// The numbers have equally many digits, so that the files are listed in order.
pub fn numbered(path: &Path, step: usize, last: usize) -> PathBuf {
    let digits = last.to_string().len();
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let number = format!("{stem}-{step:0digits$}");
    match path.extension() {
        Some(ending) => path.with_file_name(format!("{number}.{}", ending.to_string_lossy())),
        None => path.with_file_name(number),
    }
}

//! The files that hold a handout.

use std::path::Path;

use super::Handout;
use crate::picture::RasterError;

/// The format of a handout.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum HandoutFormat {
    /// A document for a printer.
    #[default]
    Pdf,
    /// A page for a browser.
    Html,
    /// A drawing, all sheets one below the other.
    Svg,
}

impl HandoutFormat {
    /// All formats.
    pub const ALL: [Self; 3] = [Self::Pdf, Self::Html, Self::Svg];

    /// Finds the format of a file by its extension.
    pub fn of(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?.to_lowercase();
        Self::ALL.into_iter().find(|format| format.extension() == ending)
    }

    /// Returns the extension of files in this format.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Html => "html",
            Self::Svg => "svg",
        }
    }

    /// Returns the name on screen.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Pdf => "PDF",
            Self::Html => "HTML",
            Self::Svg => "SVG",
        }
    }
}

impl Handout {
    /// Writes the file.
    ///
    /// # Errors
    /// A sheet cannot be drawn.
    pub fn write(&self, format: HandoutFormat) -> Result<Vec<u8>, RasterError> {
        match format {
            HandoutFormat::Pdf => self.to_pdf(),
            HandoutFormat::Html => Ok(self.to_html().into_bytes()),
            HandoutFormat::Svg => Ok(self.to_svg().into_bytes()),
        }
    }
}

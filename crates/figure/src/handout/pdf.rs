//! A handout as PDF, with embedded fonts.

use krilla::Document;
use krilla::geom::Size;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla_svg::{SurfaceExt as _, SvgSettings};

use super::Handout;
use crate::message::{Language, text};
use crate::picture::{Raster, RasterError};
use crate::words::one_line;

impl Handout {
    /// Writes the file.
    ///
    /// # Errors
    /// A sheet cannot be drawn.
    pub fn to_pdf(&self) -> Result<Vec<u8>, RasterError> {
        let size = self.size.points();
        #[expect(clippy::cast_possible_truncation, reason = "the size of a sheet")]
        let (width, height) = (size.x as f32, size.y as f32);
        let raster = Raster::default();
        let mut document = Document::new();
        document.set_metadata(
            Metadata::new().title(one_line(&self.title)).language(Language::chosen().tag().to_owned()),
        );
        let undrawn =
            || RasterError::new(text!("figure-a-sheet-cannot-be-drawn"; width = width, height = height));
        for sheet in self.sheets() {
            let tree = raster.tree(&sheet)?;
            let settings = PageSettings::from_wh(width, height).ok_or_else(undrawn)?;
            let mut page = document.start_page_with(settings);
            let mut surface = page.surface();
            let paper = Size::from_wh(width, height).ok_or_else(undrawn)?;
            surface.draw_svg(&tree, paper, SvgSettings::default()).ok_or_else(undrawn)?;
            surface.finish();
            page.finish();
        }
        document.finish().map_err(|error| RasterError::new(format!("{error:?}")))
    }
}

//! Rasterizes SVG with the fonts of the window only, so that a picture is the same on every machine.

use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, fontdb};
use thiserror::Error;

use super::album::Album;
use super::size::Size;

use crate::message::text;

/// The reason why rasterization failed, such as too little memory.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct RasterError(pub(super) String);

/// Rasterizes SVG.
#[derive(Debug)]
pub struct Raster {
    options: usvg::Options<'static>,
}

impl Default for Raster {
    fn default() -> Self {
        let mut fonts = fontdb::Database::new();
        for font in [epaint_default_fonts::UBUNTU_LIGHT, epaint_default_fonts::HACK_REGULAR] {
            fonts.load_font_data(font.to_vec());
        }
        Self { options: usvg::Options { fontdb: Arc::new(fonts), ..usvg::Options::default() } }
    }
}

impl RasterError {
    pub(crate) fn new(reason: String) -> Self {
        Self(reason)
    }
}

impl Raster {
    /// Returns an SVG, read with the fonts of the window.
    pub(crate) fn tree(&self, svg: &str) -> Result<usvg::Tree, RasterError> {
        usvg::Tree::from_str(svg, &self.options).map_err(|error| RasterError(error.to_string()))
    }

    /// Rasterizes an SVG to this width in pixels. Returns the pixels, row by row from the upper left corner,
    /// and the size.
    ///
    /// # Errors
    /// The SVG cannot be read, or there is not enough memory.
    pub fn svg(&self, svg: &str, width: u32) -> Result<(Size, Vec<u8>), RasterError> {
        let tree = self.tree(svg)?;
        let scale = width as f32 / tree.size().width();
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a positive number of pixels"
        )]
        let size = Size { width, height: (tree.size().height() * scale).round().max(1.0) as u32 };
        let mut pixmap = Pixmap::new(size.width, size.height)
            .ok_or_else(|| RasterError(text!("figure-there-is-no-memory-for"; size = size.to_string())))?;
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
        Ok((size, pixmap.take()))
    }

    /// Draws a step of an album as a PNG file.
    ///
    /// # Errors
    /// There is not enough memory.
    pub fn png(&self, album: &Album<'_>, step: usize) -> Result<Vec<u8>, RasterError> {
        self.pixmap(album, step, None)?.encode_png().map_err(|error| RasterError(error.to_string()))
    }

    /// Draws a step of an album as pixels, row by row from the upper left corner, in sRGB with opaque alpha,
    /// with the size of that image. The image is smaller than the album if the album exceeds `most`.
    ///
    /// # Errors
    /// There is not enough memory.
    pub fn rgba(
        &self,
        album: &Album<'_>,
        step: usize,
        most: Option<Size>,
    ) -> Result<(Size, Vec<u8>), RasterError> {
        let pixmap = self.pixmap(album, step, most)?;
        let size = Size { width: pixmap.width(), height: pixmap.height() };
        // The paper is opaque, so the premultiplied colors equal the colors.
        Ok((size, pixmap.take()))
    }

    fn pixmap(&self, album: &Album<'_>, step: usize, most: Option<Size>) -> Result<Pixmap, RasterError> {
        let tree = self.tree(&album.svg(step))?;
        let size = album.size();
        let shown = most.map_or(size, |most| size.within(most));
        let mut pixmap = Pixmap::new(shown.width, shown.height)
            .ok_or_else(|| RasterError(text!("figure-there-is-no-memory-for"; size = shown.to_string())))?;
        let part = |shown: u32, whole: u32| shown as f32 / whole as f32;
        let scale = Transform::from_scale(part(shown.width, size.width), part(shown.height, size.height));
        resvg::render(&tree, scale, &mut pixmap.as_mut());
        Ok(pixmap)
    }
}

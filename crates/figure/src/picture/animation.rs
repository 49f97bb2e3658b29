//! Steps of a run as one animated file, which starts over at its end.

use gif::Repeat;
use png::{BitDepth, ColorType};

use super::album::Album;
use super::colors::indexed;
use super::raster::{Raster, RasterError};
use crate::lab::Watch;

/// Duration of each step, in seconds: long enough to read most sentences.
pub const SECONDS_PER_STEP: u16 = 2;

/// Makes an animated PNG of these steps, by the indices of their events. Returns `None` if it is canceled. `watch`
/// counts the finished steps.
///
/// # Errors
/// There is not enough memory.
pub fn apng(album: &Album<'_>, steps: &[usize], watch: &Watch) -> Result<Option<Vec<u8>>, RasterError> {
    let failed = |error: png::EncodingError| RasterError(error.to_string());
    let (size, raster) = (album.size(), Raster::default());
    let count = u32::try_from(steps.len()).unwrap_or(u32::MAX);
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, size.width, size.height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    // Zero: it is played forever.
    encoder.set_animated(count, 0).map_err(failed)?;
    encoder.set_frame_delay(SECONDS_PER_STEP, 1).map_err(failed)?;
    let mut writer = encoder.write_header().map_err(failed)?;
    for step in steps {
        if watch.is_cancelled() {
            return Ok(None);
        }
        writer.write_image_data(rgb(&raster.rgba(album, *step, None)?.1).as_flattened()).map_err(failed)?;
        watch.count();
    }
    writer.finish().map_err(failed)?;
    Ok(Some(file))
}

/// Makes an animated GIF of these steps, by the indices of their events. Returns `None` if it is canceled. `watch`
/// counts the finished steps.
///
/// # Errors
/// There is not enough memory.
pub fn gif(album: &Album<'_>, steps: &[usize], watch: &Watch) -> Result<Option<Vec<u8>>, RasterError> {
    let failed = |error: gif::EncodingError| RasterError(error.to_string());
    let (size, raster) = (album.size(), Raster::default());
    // No side is longer than `Size::LONGEST`.
    let side = |length: u32| u16::try_from(length).unwrap_or(u16::MAX);
    let (width, height) = (side(size.width), side(size.height));
    let mut file = Vec::new();
    let mut encoder = gif::Encoder::new(&mut file, width, height, &[]).map_err(failed)?;
    encoder.set_repeat(Repeat::Infinite).map_err(failed)?;
    for step in steps {
        if watch.is_cancelled() {
            return Ok(None);
        }
        let (palette, indices) = indexed(&rgb(&raster.rgba(album, *step, None)?.1));
        let mut frame = gif::Frame::from_palette_pixels(width, height, indices, palette, None);
        // In hundredths of a second.
        frame.delay = SECONDS_PER_STEP * 100;
        encoder.write_frame(&frame).map_err(failed)?;
        watch.count();
    }
    drop(encoder);
    Ok(Some(file))
}

/// Opaque pixels without their alpha.
fn rgb(rgba: &[u8]) -> Vec<[u8; 3]> {
    rgba.chunks_exact(4).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect()
}

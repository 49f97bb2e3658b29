//! Steps of a run as one animated file, which starts over at its end.

use std::fmt::{self, Display, Formatter};
use std::ops::RangeInclusive;
use std::str::FromStr;

use gif::Repeat;
use png::{BitDepth, ColorType};

use super::album::Album;
use super::colors::indexed;
use super::raster::{Raster, RasterError};
use crate::lab::Watch;
use crate::message::text;

/// The time for which an animation shows each step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepTime {
    /// In hundredths of a second, which both formats know.
    hundredths: u16,
}

impl StepTime {
    /// The times that can be chosen, in seconds.
    pub const RANGE: RangeInclusive<f64> = 0.05..=60.0;

    /// Creates a time, rounded to hundredths of a second. Returns `None` outside [`StepTime::RANGE`].
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "6,000 hundredths at most")]
    pub fn of_seconds(seconds: f64) -> Option<Self> {
        Self::RANGE.contains(&seconds).then(|| Self { hundredths: (100.0 * seconds).round() as u16 })
    }

    /// Returns the time in seconds.
    pub fn seconds(self) -> f64 {
        f64::from(self.hundredths) / 100.0
    }
}

impl Default for StepTime {
    /// Two seconds: long enough to read most sentences.
    fn default() -> Self {
        Self { hundredths: 200 }
    }
}

impl Display for StepTime {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.seconds().fmt(f)
    }
}

impl FromStr for StepTime {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.parse().ok().and_then(Self::of_seconds).ok_or_else(|| {
            let (least, most) = (Self::RANGE.start().to_string(), Self::RANGE.end().to_string());
            text!("figure-expected-seconds"; least = least, most = most, text = text)
        })
    }
}

/// Makes an animated PNG of these steps, by the indices of their events. Returns `None` if it is canceled. `watch`
/// counts the finished steps.
///
/// # Errors
/// There is not enough memory.
pub fn apng(
    album: &Album<'_>,
    steps: &[usize],
    time: StepTime,
    watch: &Watch,
) -> Result<Option<Vec<u8>>, RasterError> {
    let failed = |error: png::EncodingError| RasterError(error.to_string());
    let (size, raster) = (album.size(), Raster::default());
    let count = u32::try_from(steps.len()).unwrap_or(u32::MAX);
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, size.width, size.height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    // Zero: it is played forever.
    encoder.set_animated(count, 0).map_err(failed)?;
    let (delay, per_second) = match time.hundredths {
        whole if whole.is_multiple_of(100) => (whole / 100, 1),
        hundredths => (hundredths, 100),
    };
    encoder.set_frame_delay(delay, per_second).map_err(failed)?;
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
pub fn gif(
    album: &Album<'_>,
    steps: &[usize],
    time: StepTime,
    watch: &Watch,
) -> Result<Option<Vec<u8>>, RasterError> {
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
        frame.delay = time.hundredths;
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

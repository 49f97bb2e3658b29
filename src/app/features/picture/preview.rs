//! The preview of a picture, drawn on a thread.

use eframe::egui::{ColorImage, Context, TextureHandle, TextureOptions};

use super::source::PictureSource;
use crate::app::state::job::{Job, Polled};
use crate::figure::picture::{Album, Layout, Look, Raster, Size};

/// Maximum width and height of the preview, in pixels.
const MAX_SIZE: Size = Size { width: 1000, height: 700 };

/// The inputs of a preview: the revision of the document, the step, the parts of the picture, its look, and whether
/// defects are hidden.
type PictureStamp = (u64, usize, Layout, Look, bool);

/// The preview of a picture.
#[derive(Default)]
pub(super) struct PicturePreview {
    /// The last picture that has arrived.
    pub(super) shown: Option<TextureHandle>,
    drawn_of: Option<PictureStamp>,
    drawing: Option<Job<Result<ColorImage, String>>>,
}

impl std::fmt::Debug for PicturePreview {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Preview").field("drawn_of", &self.drawn_of).finish_non_exhaustive()
    }
}

impl PicturePreview {
    /// Draws the picture for this stamp, unless that work is done or in progress. A picture in progress is
    /// finished first, so that a picture is visible while the size is typed.
    pub(super) fn refresh(
        &mut self,
        stamp: PictureStamp,
        source: impl FnOnce() -> PictureSource,
        ctx: &Context,
    ) {
        if let Some(job) = &self.drawing {
            match job.poll() {
                Polled::Running => return,
                Polled::Done(Ok(image)) => {
                    self.shown = Some(ctx.load_texture("preview", image, TextureOptions::LINEAR));
                }
                Polled::Done(Err(_)) | Polled::Failed => self.shown = None,
            }
            self.drawing = None;
        }
        if self.drawn_of == Some(stamp) {
            return;
        }
        self.drawn_of = Some(stamp);
        let (_, step, ..) = stamp;
        let source = source();
        self.drawing = Some(Job::start(ctx, move |_| Some(image(&source.album(), step, Some(MAX_SIZE)))));
    }
}

/// Returns the pixels of a step for egui, at most of this size.
pub(super) fn image(album: &Album<'_>, step: usize, most: Option<Size>) -> Result<ColorImage, String> {
    let (size, pixels) = Raster::default().rgba(album, step, most).map_err(|error| error.to_string())?;
    let side = |length: u32| length as usize;
    Ok(ColorImage::from_rgba_unmultiplied([side(size.width), side(size.height)], &pixels))
}

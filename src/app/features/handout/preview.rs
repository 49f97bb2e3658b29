//! The sheets of a handout in pixels, drawn on a thread.

use eframe::egui::{ColorImage, Context, TextureHandle, TextureOptions};

use super::order::HandoutOrder;
use crate::app::state::job::{Job, Polled};
use crate::figure::handout::HandoutOptions;
use crate::figure::picture::Raster;

/// The width of the preview, in pixels.
const WIDTH: u32 = 900;

/// The inputs of a preview: the revision of the document, the page of the lesson if there is one, and the options.
pub(super) type HandoutStamp = (u64, Option<String>, HandoutOptions);

/// The preview of a handout.
#[derive(Default)]
pub(super) struct HandoutPreview {
    /// The sheet that is shown, from 0.
    pub(super) sheet: usize,
    /// The sheets, each as an SVG.
    sheets: Vec<String>,
    /// The picture of the shown sheet.
    pub(super) shown: Option<TextureHandle>,
    /// The reason if the handout cannot be made.
    pub(super) refusal: Option<String>,
    made_of: Option<HandoutStamp>,
    drawn: Option<usize>,
    making: Option<Job<Vec<String>>>,
    drawing: Option<Job<Result<ColorImage, String>>>,
}

impl std::fmt::Debug for HandoutPreview {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Preview").field("sheet", &self.sheet).finish_non_exhaustive()
    }
}

impl HandoutPreview {
    /// Returns the number of sheets.
    pub(super) const fn count(&self) -> usize {
        self.sheets.len()
    }

    /// Makes the sheets for this stamp and draws the shown one, unless that work is done or in progress.
    pub(super) fn refresh(
        &mut self,
        stamp: HandoutStamp,
        order: impl FnOnce() -> HandoutOrder,
        ctx: &Context,
    ) {
        match self.making.as_ref().map(Job::poll) {
            Some(Polled::Running) => return,
            Some(Polled::Done(sheets)) => {
                (self.sheets, self.drawn) = (sheets, None);
                self.sheet = self.sheet.min(self.sheets.len().saturating_sub(1));
                self.making = None;
            }
            Some(Polled::Failed) => self.making = None,
            None => {}
        }
        if self.made_of.as_ref() != Some(&stamp) {
            self.made_of = Some(stamp);
            let order = order();
            self.refusal = order.refusal();
            if self.refusal.is_some() {
                (self.sheets, self.drawn, self.shown) = (Vec::new(), None, None);
            } else {
                self.making = Some(Job::start(ctx, move |_| Some(order.handout(false).sheets())));
            }
            return;
        }
        match self.drawing.as_ref().map(Job::poll) {
            Some(Polled::Running) => return,
            Some(Polled::Done(Ok(image))) => {
                self.shown = Some(ctx.load_texture("handout", image, TextureOptions::LINEAR));
                self.drawing = None;
            }
            Some(Polled::Done(Err(_)) | Polled::Failed) => (self.shown, self.drawing) = (None, None),
            None => {}
        }
        if self.drawn != Some(self.sheet)
            && let Some(svg) = self.sheets.get(self.sheet).cloned()
        {
            self.drawn = Some(self.sheet);
            self.drawing = Some(Job::start(ctx, move |_| Some(image(&svg))));
        }
    }
}

fn image(svg: &str) -> Result<ColorImage, String> {
    let (size, pixels) = Raster::default().svg(svg, WIDTH).map_err(|error| error.to_string())?;
    let side = |length: u32| length as usize;
    Ok(ColorImage::from_rgba_unmultiplied([side(size.width), side(size.height)], &pixels))
}

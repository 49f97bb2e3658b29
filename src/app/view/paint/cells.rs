//! Grids of colored cells as textures: one texel per cell, uploaded only when the cells change.

use std::sync::{Arc, Mutex, PoisonError};

use eframe::egui::{Color32, ColorImage, Context, Id, TextureHandle, TextureId, TextureOptions};

use crate::app::widgets::theme;
use crate::figure::{Color, Palette, Tint};

type CellTints = Arc<[Option<Tint>]>;

/// The textures in use, with their inputs.
#[derive(Clone, Default)]
struct Textures(Arc<Mutex<Vec<CellEntry>>>);

struct CellEntry {
    tints: CellTints,
    columns: usize,
    paper: Color32,
    texture: TextureHandle,
    /// The frame in which the texture was last painted.
    frame: u64,
}

/// Returns the texture of the cells, starting at the upper left. A texture that was not painted in the last
/// frame is dropped.
pub(super) fn texture(ctx: &Context, palette: &Palette, columns: usize, tints: &CellTints) -> TextureId {
    let textures = ctx.data_mut(|data| data.get_temp_mut_or_default::<Textures>(Id::NULL).clone());
    let mut entries = textures.0.lock().unwrap_or_else(PoisonError::into_inner);
    let frame = ctx.cumulative_frame_nr();
    let paper = theme::color(palette.paper);
    entries.retain(|entry| entry.frame + 2 > frame);
    let found = entries.iter_mut().find(|entry| {
        entry.columns == columns
            && entry.paper == paper
            && (Arc::ptr_eq(&entry.tints, tints) || entry.tints == *tints)
    });
    if let Some(entry) = found {
        entry.frame = frame;
        return entry.texture.id();
    }
    let texture = ctx.load_texture("cells", image(palette, columns, tints), TextureOptions::NEAREST);
    let id = texture.id();
    entries.push(CellEntry { tints: Arc::clone(tints), columns, paper, texture, frame });
    id
}

fn image(palette: &Palette, columns: usize, tints: &[Option<Tint>]) -> ColorImage {
    let columns = columns.max(1);
    let color = |color: &Option<Color>| color.map_or(Color32::TRANSPARENT, theme::color);
    let colors = palette.cells(columns, tints);
    let pixels: Vec<Color32> =
        colors.chunks_exact(columns).rev().flat_map(|row| row.iter().map(color)).collect();
    ColorImage::new([columns, pixels.len() / columns], pixels)
}

//! The 256 colors of a frame of a GIF.
//!
//! P. Heckbert, *Color Image Quantization for Frame Buffer Display*, 1982 (the popularity algorithm). Figures have few
//! colors, and many shades of these only at borders: the frequent colors stay exact. A better palette would take
//! seconds for each frame.

use std::collections::HashMap;

/// An opaque color.
type OpaqueColor = [u8; 3];

/// Maximum number of colors of a frame.
const MAX_COLORS: usize = 256;

/// Returns the palette of pixels, three bytes for each color, and the index of the color of each pixel. Colors past the
/// most frequent are replaced by the nearest of them.
pub(super) fn indexed(pixels: &[OpaqueColor]) -> (Vec<u8>, Vec<u8>) {
    let mut counts: HashMap<OpaqueColor, usize> = HashMap::new();
    for run in pixels.chunk_by(|one, other| one == other) {
        *counts.entry(run[0]).or_default() += run.len();
    }
    let mut colors: Vec<(OpaqueColor, usize)> = counts.into_iter().collect();
    colors.sort_unstable_by(|(one, of_one), (other, of_other)| of_other.cmp(of_one).then(one.cmp(other)));
    let palette: Vec<OpaqueColor> = colors.iter().take(MAX_COLORS).map(|(color, _)| *color).collect();
    let places: HashMap<OpaqueColor, u8> =
        colors.iter().map(|(color, _)| (*color, nearest(&palette, *color))).collect();
    let mut indices = Vec::with_capacity(pixels.len());
    for run in pixels.chunk_by(|one, other| one == other) {
        indices.resize(indices.len() + run.len(), places[&run[0]]);
    }
    (palette.concat(), indices)
}

/// Returns the index of the color of the palette that is nearest to this color.
fn nearest(palette: &[OpaqueColor], color: OpaqueColor) -> u8 {
    let away = |other: &OpaqueColor| {
        let parts = color.into_iter().zip(*other).map(|(a, b)| u32::from(a.abs_diff(b)).pow(2));
        parts.sum::<u32>()
    };
    (0..=u8::MAX).zip(palette).min_by_key(|(_, other)| away(other)).map_or(0, |(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::indexed;

    #[test]
    fn frequent_colors_stay_and_rare_ones_become_the_nearest() {
        let frequent = (0..=255).flat_map(|red| [[red, 0, 0]; 2]);
        let pixels: Vec<[u8; 3]> = frequent.chain([[7, 1, 0], [200, 0, 2]]).collect();
        let (palette, indices) = indexed(&pixels);
        let shown = |at: usize| &palette[usize::from(indices[at]) * 3..][..3];
        assert_eq!(palette.len(), 256 * 3);
        assert!((0..512).all(|at| shown(at) == pixels[at]));
        assert_eq!([shown(512), shown(513)], [[7, 0, 0], [200, 0, 0]]);
    }
}

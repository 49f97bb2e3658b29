//! The icon of the program, in any size. Its one source is `packaging/gjk-sandbox.svg`.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The icon as a drawing.
pub(crate) const SVG: &str = include_str!("../../../packaging/gjk-sandbox.svg");

/// Returns the icon as a square picture, with this side in pixels.
///
/// # Panics
/// Panics only if the drawing of the program were broken.
pub fn pixels(side: u16) -> Pixmap {
    let tree = Tree::from_str(SVG, &Options::default()).expect("the icon is a valid SVG");
    let mut pixmap = Pixmap::new(side.into(), side.into()).expect("the icon is neither empty nor huge");
    let scale = f32::from(side) / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    pixmap
}

//! Framing in space away from the buttons: the framed figure moves within its margins until no corner of it
//! is below a button.

use glam::{DVec2, DVec3};

use crate::figure::{Camera, TextBox, framing_margin};

/// Fractions of the free distance to each side that are tried: the middle first.
const PARTS: [f64; 5] = [0.0, -0.5, 0.5, -1.0, 1.0];
/// Minimum distance of a point from the border of a button, in points, so that the marker of the point is clear
/// of the button.
const BESIDE: f64 = 9.0;
/// Maximum number of points that are examined.
const MAX_POINTS: usize = 200;

/// Moves a framed camera, within the margins of the paper, so that as few as possible of the `points` are below
/// `buttons`. Returns the number that still are.
pub(super) fn clear(camera: &mut Camera, points: &[DVec3], size: DVec2, buttons: &[TextBox]) -> usize {
    let stride = points.len().div_ceil(MAX_POINTS).max(1);
    let points: Vec<DVec3> = points.iter().copied().step_by(stride).collect();
    let Some([low, high]) = camera.box_on_screen(&points, size) else { return 0 };
    let margin = framing_margin(size);
    let room = |way: DVec2| {
        DVec2::select(way.cmplt(DVec2::ZERO), low - margin, size - margin - high).max(DVec2::ZERO)
    };
    let mut best: Option<(usize, f64, Camera)> = None;
    for (x, y) in PARTS.into_iter().flat_map(|x| PARTS.map(|y| (x, y))) {
        let way = DVec2::new(x, y);
        let by = way * room(way);
        let mut moved = *camera;
        moved.pan(by, size);
        let fits = moved.box_on_screen(&points, size).is_some_and(|[low, high]| {
            low.cmpge(DVec2::splat(margin - 0.1)).all() && high.cmple(size - margin + 0.1).all()
        });
        if !fits && way != DVec2::ZERO {
            continue;
        }
        let covered = covered(&moved, &points, size, buttons);
        let is_better =
            best.as_ref().is_none_or(|(least, nearest, _)| (covered, by.length()) < (*least, *nearest));
        if is_better {
            best = Some((covered, by.length(), moved));
        }
        // Most figures already avoid the buttons.
        if covered == 0 && way == DVec2::ZERO {
            return 0;
        }
    }
    let Some((covered, _, moved)) = best else { return 0 };
    *camera = moved;
    covered
}

/// The number of points below a button, or beside its border.
fn covered(camera: &Camera, points: &[DVec3], size: DVec2, buttons: &[TextBox]) -> usize {
    let is_below =
        |at: DVec2| buttons.iter().any(|button| (at - button.center).abs().cmple(button.half + BESIDE).all());
    points.iter().filter(|point| camera.screen_from_world(**point, size).is_some_and(is_below)).count()
}

#[cfg(test)]
mod tests {
    use glam::{DVec2, DVec3};

    use super::{clear, covered};
    use crate::figure::{Camera, Extent, TextBox, framing_margin};

    /// Checks that a high, narrow body leaves room at its sides: its upper end moves out from below a button
    /// in the middle of the upper border, and stays within the margins.
    #[test]
    fn a_corner_below_a_button_moves_out_from_below_it() {
        let size = DVec2::new(400.0, 300.0);
        let points = [DVec3::ZERO, DVec3::Z * 4.0];
        let mut camera = Camera::default();
        camera.frame(&Extent::of(points), size);
        let top = camera.screen_from_world(points[1], size).unwrap();
        let button = TextBox { center: top, half: DVec2::splat(30.0) };
        assert_eq!(covered(&camera, &points, size, &[button]), 1);
        let before = camera;
        clear(&mut camera, &points, size, &[button]);
        assert_eq!(covered(&camera, &points, size, &[button]), 0);
        assert_eq!([camera.yaw, camera.pitch, camera.distance], [before.yaw, before.pitch, before.distance]);
        let [low, high] = camera.box_on_screen(&points, size).unwrap();
        let margin = framing_margin(size) - 0.2;
        assert!(low.min_element() >= margin && (size - high).min_element() >= margin, "{low} {high}");
    }

    /// Checks that nothing moves without need, or if no place is better.
    #[test]
    fn what_is_off_the_buttons_stays() {
        let size = DVec2::new(400.0, 300.0);
        let points = [DVec3::ZERO, DVec3::Z * 4.0];
        let mut camera = Camera::default();
        camera.frame(&Extent::of(points), size);
        let framed = camera;
        let aside = TextBox { center: DVec2::new(20.0, 20.0), half: DVec2::splat(10.0) };
        clear(&mut camera, &points, size, &[aside]);
        assert_eq!(camera, framed);
        let everywhere = TextBox { center: size * 0.5, half: size };
        clear(&mut camera, &points, size, &[everywhere]);
        assert_eq!(camera, framed);
    }
}

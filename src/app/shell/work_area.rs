//! The size of the window at its start: not larger than the part of the screen that windows can use.
//!
//! eframe limits a new or restored window to the whole screen. The title bar and a task bar take some of it, so that the
//! lowest lines of the window would be off the screen.

use eframe::egui::{Context, Id, Vec2, ViewportCommand, ViewportInfo, vec2};

/// Minimum size of the window, in points.
pub(super) const MIN_SIZE: [f32; 2] = [480.0, 300.0];

/// The height that is left to a task bar, in points. No system tells the window the real one.
const TASK_BAR: f32 = 48.0;

/// Reduces the window once, in the first frame that knows the screen.
pub(crate) fn fit(ctx: &Context) {
    let id = Id::unique("fitted into the work area");
    if ctx.data(|data| data.get_temp(id).unwrap_or(false)) {
        return;
    }
    let (size, info) = (ctx.content_rect().size(), ctx.input(|input| input.viewport().clone()));
    let Some(screen) = info.monitor_size else { return };
    ctx.data_mut(|data| data.insert_temp(id, true));
    if let Some(smaller) = fitted(size, screen, &info) {
        ctx.send_viewport_cmd(ViewportCommand::InnerSize(smaller));
    }
}

/// Returns the reduced size of a window of this size. Returns `None` if it fits, or fills the screen on purpose.
fn fitted(size: Vec2, screen: Vec2, info: &ViewportInfo) -> Option<Vec2> {
    if [info.maximized, info.fullscreen].contains(&Some(true)) || screen.min_elem() <= 0.0 {
        return None;
    }
    let frame = info
        .outer_rect
        .zip(info.inner_rect)
        .map_or(Vec2::ZERO, |(outer, inner)| (outer.size() - inner.size()).max(Vec2::ZERO));
    let smaller = size.min(screen - frame - vec2(0.0, TASK_BAR)).max(MIN_SIZE.into());
    (smaller != size).then_some(smaller)
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Rect, ViewportInfo, pos2, vec2};

    use super::fitted;

    #[test]
    fn a_window_as_tall_as_the_screen_leaves_room_for_its_title_and_a_task_bar() {
        let (screen, inner) =
            (vec2(1280.0, 800.0), Rect::from_min_size(pos2(0.0, 30.0), vec2(1280.0, 800.0)));
        let outer = inner.with_min_y(0.0);
        let mut info =
            ViewportInfo { inner_rect: Some(inner), outer_rect: Some(outer), ..ViewportInfo::default() };
        // 800 points less 30 for the title and 48 for a task bar.
        assert_eq!(fitted(inner.size(), screen, &info), Some(vec2(1280.0, 722.0)));
        assert_eq!(fitted(vec2(1280.0, 722.0), screen, &info), None);
        assert_eq!(fitted(inner.size(), vec2(1920.0, 1080.0), &info), None);
        info.maximized = Some(true);
        assert_eq!(fitted(inner.size(), screen, &info), None);
    }
}

//! The ring around the control that has the focus: seen for the keyboard, not for the pointer, and against every fill.

use eframe::egui::epaint::Shape;
use eframe::egui::{Color32, Key, Modifiers, Theme};
use egui_kittest::kittest::Queryable as _;

use super::super::{Window, click, focus, press, window};

/// The relative luminance of WCAG 2.2.
fn luminance(color: Color32) -> f64 {
    let linear = |part: u8| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(color.r()) + 0.7152 * linear(color.g()) + 0.0722 * linear(color.b())
}

/// The contrast of WCAG 2.2.
pub(crate) fn contrast(one: Color32, other: Color32) -> f64 {
    let [one, other] = [one, other].map(luminance);
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The color of the frame of this width that surrounds a control closely.
fn ring(window: &Window, label: &str) -> Option<Color32> {
    let rect = window.get_by_label(label).rect();
    window.output().shapes.iter().find_map(|clipped| match &clipped.shape {
        Shape::Rect(shape) if shape.stroke.width == 2.0 => {
            let is_around = shape.rect.contains_rect(rect) && rect.expand(4.0).contains_rect(shape.rect);
            is_around.then_some(shape.stroke.color)
        }
        _ => None,
    })
}

#[test]
fn the_keyboard_sees_the_focus_and_the_pointer_does_not() {
    let mut window = window();
    click(&mut window, "Step forward");
    assert_eq!(ring(&window, "Step forward"), None);
    focus(&mut window, "Step back");
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert!(ring(&window, "Step forward").is_some());
    click(&mut window, "Step forward");
    assert_eq!(ring(&window, "Step forward"), None);
}

#[test]
fn the_ring_has_three_to_one_on_every_fill_of_both_themes() {
    for theme in [Theme::Dark, Theme::Light] {
        let mut window = window();
        window.ctx.set_theme(theme);
        window.run();
        press(&mut window, Modifiers::NONE, Key::F6);
        press(&mut window, Modifiers::NONE, Key::ArrowRight);
        let color = ring(&window, "File").unwrap();
        let visuals = &window.ctx.style_of(theme).visuals;
        let widgets = &visuals.widgets;
        let fills = [
            visuals.panel_fill,
            visuals.window_fill,
            visuals.extreme_bg_color,
            visuals.faint_bg_color,
            visuals.selection.bg_fill,
            widgets.inactive.weak_bg_fill,
            widgets.hovered.weak_bg_fill,
            widgets.active.weak_bg_fill,
            widgets.open.weak_bg_fill,
        ];
        for fill in fills.into_iter().filter(Color32::is_opaque) {
            assert!(
                contrast(color, fill) >= 3.0,
                "{theme:?}: {color:?} on {fill:?}: {}",
                contrast(color, fill)
            );
        }
    }
}

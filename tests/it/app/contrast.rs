//! Contrast of the window's own colors, by the formula of the Web Content Accessibility Guidelines 2.1: 4.5 for text
//! (1.4.3), 3 for the borders of controls (1.4.11).

use eframe::egui::epaint::Shape;
use eframe::egui::{Color32, Theme, Visuals};

use super::{Window, window};

fn luminance(color: Color32) -> f64 {
    let linear = |component: u8| {
        let value = f64::from(component) / 255.0;
        if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(color.r()) + 0.7152 * linear(color.g()) + 0.0722 * linear(color.b())
}

fn contrast(a: Color32, b: Color32) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// The colors of a theme: those of texts with what they lie on, and those of borders with what is around them.
fn check(theme: &str, visuals: &Visuals, [text, border]: [f64; 2]) {
    let widgets = &visuals.widgets;
    let papers = [visuals.panel_fill, visuals.window_fill, visuals.extreme_bg_color];
    let plain = [
        visuals.text_color(),
        visuals.weak_text_color(),
        visuals.strong_text_color(),
        visuals.hyperlink_color,
        visuals.warn_fg_color,
        visuals.error_fg_color,
    ];
    for paper in papers {
        for (index, ink) in plain.into_iter().enumerate() {
            let found = contrast(ink, paper);
            assert!(found >= text, "{theme}: text {index} {ink:?} on {paper:?}: {found:.2}");
        }
    }
    let states = [widgets.inactive, widgets.hovered, widgets.active, widgets.open];
    for (index, state) in states.into_iter().enumerate() {
        for fill in [state.weak_bg_fill, state.bg_fill] {
            let found = contrast(state.fg_stroke.color, fill);
            assert!(found >= text, "{theme}: text of state {index} on {fill:?}: {found:.2}");
        }
        for paper in papers {
            let found = contrast(state.bg_stroke.color, paper);
            assert!(found >= border, "{theme}: border of state {index} on {paper:?}: {found:.2}");
        }
    }
    let chosen = contrast(visuals.selection.stroke.color, visuals.selection.bg_fill);
    assert!(chosen >= text, "{theme}: text of what is chosen: {chosen:.2}");
}

/// Borders had 1.56 : 1.
#[test]
fn texts_and_borders_have_the_required_contrast() {
    let window = window();
    for theme in [Theme::Dark, Theme::Light] {
        check(&format!("{theme:?}"), &window.ctx.style_of(theme).visuals, [4.5, 3.0]);
    }
}

/// Each text of a picture lies on an opaque plate in the color of the paper, for which its contrast is computed: a letter
/// in P ∩ Q had 3.25.
#[test]
fn texts_of_pictures_lie_on_plates() {
    let window = window();
    let plates = |window: &Window, text: &str| {
        let shapes = &window.output().shapes;
        let place = shapes
            .iter()
            .position(|clipped| matches!(&clipped.shape, Shape::Text(shape) if shape.galley.text() == text));
        let place = place.unwrap_or_else(|| panic!("no {text}"));
        let Shape::Text(word) = &shapes[place].shape else { unreachable!("a text") };
        let middle = word.galley.mesh_bounds.translate(word.pos.to_vec2());
        shapes[..place].iter().any(|clipped| match &clipped.shape {
            Shape::Rect(plate) => {
                plate.fill.is_opaque()
                    && plate.rect.contains_rect(middle)
                    && plate.rect.width() < middle.width() + 6.0
            }
            _ => false,
        })
    };
    for text in ["A", "P", "Q", "O"] {
        assert!(plates(&window, text), "{text}");
    }
}

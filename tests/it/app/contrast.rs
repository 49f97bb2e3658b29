//! Contrast of the window's own colors, by the formula of the Web Content Accessibility Guidelines 2.1: 4.5 for text
//! (1.4.3), 3 for the borders of controls (1.4.11).

use eframe::egui::epaint::Shape;
use eframe::egui::{Color32, Theme, Visuals};

use eframe::App as _;
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use super::access::ring::contrast;
use super::keeping::{Memory, window_that_remembers};
use super::{Window, press, push, window};

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
        shapes.windows(2).any(|pair| match (&pair[0].shape, &pair[1].shape) {
            (Shape::Rect(plate), Shape::Text(word)) if word.galley.text() == text => {
                let glyphs = word.galley.mesh_bounds.translate(word.pos.to_vec2());
                plate.fill.is_opaque() && plate.rect.contains_rect(glyphs)
            }
            _ => false,
        })
    };
    for text in ["A", "P", "Q", "O"] {
        assert!(plates(&window, text), "{text}");
    }
}

/// Chooses a theme in the command palette.
fn choose(window: &mut Window, theme: &str) {
    press(window, Modifiers::COMMAND, Key::K);
    window.get_by_label("Find a command").type_text(theme);
    window.run();
    press(window, Modifiers::NONE, Key::Enter);
    window.run();
}

/// White on black: 7 : 1 for texts (1.4.6) and 4.5 for borders; remembered, found in the palette, and left by another theme.
#[test]
fn high_contrast_is_a_theme() {
    let mut window = window();
    choose(&mut window, "High contrast theme");
    assert_eq!(window.ctx.theme(), Theme::Dark);
    let visuals = window.ctx.style_of(Theme::Dark).visuals.clone();
    assert_eq!(visuals.panel_fill, Color32::BLACK);
    check("high contrast", &visuals, [7.0, 4.5]);
    let paper = |window: &Window| {
        let rects = window.output().shapes.iter();
        rects.filter(|it| matches!(&it.shape, Shape::Rect(it) if it.fill == Color32::BLACK)).count()
    };
    assert!(paper(&window) > 4, "the plates of the picture are black");
    let mut memory = Memory::default();
    window.state_mut().save(&mut memory);
    let again = window_that_remembers(Box::leak(Box::new(memory)));
    assert_eq!(again.ctx.style_of(Theme::Dark).visuals.panel_fill, Color32::BLACK, "remembered");
    choose(&mut window, "Dark theme");
    assert_ne!(window.ctx.style_of(Theme::Dark).visuals.panel_fill, Color32::BLACK);
}

/// *Drag Q* moved for ten seconds with animations off, and panels unfolded gradually.
#[test]
fn nothing_moves_without_animation() {
    let mut window = window();
    assert!(window.ctx.global_style().animation_time > 0.0);
    push(&mut window, "Animation");
    window.run();
    assert_eq!(window.ctx.global_style().animation_time, 0.0);
    let bubble = |window: &Window| window.get_by_label("Drag Q").rect();
    let before = bubble(&window);
    for _ in 0..4 {
        window.step();
        assert_eq!(bubble(&window), before);
    }
    super::assert_idle(&window);
}

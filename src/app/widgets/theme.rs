//! Fonts, and the conversion of the roles of figures to egui's colors.

use eframe::egui::{self, Color32, Context, FontDefinitions, FontFamily, FontId, Id, TextStyle, Ui};

use crate::figure::{Color, Palette, Profile};

/// The range of the text size, as a factor.
pub(crate) const ZOOM: std::ops::RangeInclusive<f32> = 0.8..=2.5;

/// The change of the text size by one key press.
pub(crate) const ZOOM_STEP: f32 = 0.1;

/// The colors of links, warnings and errors in the dark and in the light theme; egui's own have 2.2 to 4.3 : 1.
const BRIGHT: [Color32; 3] =
    [Color32::from_rgb(90, 170, 255), Color32::from_rgb(255, 143, 0), Color32::from_rgb(255, 100, 100)];
const DEEP: [Color32; 3] =
    [Color32::from_rgb(0, 95, 170), Color32::from_rgb(140, 75, 0), Color32::from_rgb(190, 0, 0)];

/// Installs fonts and styles, once.
pub(crate) fn install(ctx: &Context) {
    let mut fonts = FontDefinitions::default();
    // The proportional font lacks arrows and set symbols (⟂, ⊖, →); the bundled monospaced one has them.
    if let Some(family) = fonts.families.get_mut(&FontFamily::Proportional) {
        family.push("Hack".to_owned());
    }
    ctx.set_fonts(fonts);
    // The zoom keys are commands of the command table, with its own limits.
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
    for theme in [egui::Theme::Dark, egui::Theme::Light] {
        ctx.style_mut_of(theme, |style| {
            style.spacing.item_spacing = egui::vec2(6.0, 4.0);
            // A bar that hides until the pointer comes near does not show that there is more.
            style.spacing.scroll = scroll_bars();
            // egui's default of 9 points is too small for sentences.
            style.text_styles.insert(TextStyle::Small, FontId::proportional(11.0));
            let visuals = &mut style.visuals;
            // These colors give text, weak text included, a contrast of 4.5 : 1; fields and buttons have a
            // border.
            let ink = if theme == egui::Theme::Dark { 190 } else { 60 };
            visuals.widgets.noninteractive.fg_stroke.color = Color32::from_gray(ink);
            visuals.weak_text_alpha = 0.8;
            // The borders of controls have 3 : 1.
            let border = if theme == egui::Theme::Dark { 115 } else { 130 };
            visuals.widgets.inactive.bg_stroke = egui::Stroke::new(1.0, Color32::from_gray(border));
            visuals.widgets.open.bg_stroke = visuals.widgets.inactive.bg_stroke;
            [visuals.hyperlink_color, visuals.warn_fg_color, visuals.error_fg_color] =
                if theme == egui::Theme::Dark { BRIGHT } else { DEEP };
        });
    }
}

/// Returns the color of the ring around the focused control, and of the line that sets it off from what it surrounds.
pub(crate) fn ring(visuals: &egui::Visuals) -> [Color32; 2] {
    [visuals.selection.stroke.color, visuals.extreme_bg_color]
}

/// Scroll bars that are always visible and have room of their own. egui calls them floating, since only
/// those stay visible in a scroll area that is itself scrolled.
fn scroll_bars() -> egui::style::ScrollStyle {
    egui::style::ScrollStyle {
        floating: true,
        bar_width: 6.0,
        floating_width: 6.0,
        floating_allocated_width: 8.0,
        dormant_background_opacity: 0.4,
        active_background_opacity: 0.6,
        dormant_handle_opacity: 0.8,
        active_handle_opacity: 0.9,
        interact_handle_opacity: 1.0,
        ..egui::style::ScrollStyle::solid()
    }
}

/// Sets the sizes of all text of an area, in points.
pub(crate) fn set_sizes(ui: &mut Ui, size: f32) {
    for (style, font) in &mut ui.style_mut().text_styles {
        let size = if *style == TextStyle::Small { size * 0.8 } else { size };
        *font = FontId::new(size, font.family.clone());
    }
}

/// Returns the palette of the current theme and profile.
pub(crate) fn palette(ui: &Ui) -> &'static Palette {
    match (profile(ui), ui.visuals().dark_mode) {
        (Profile::Desk, true) => &Palette::DARK,
        (Profile::Desk, false) => &Palette::LIGHT,
        (Profile::Large, true) => &Palette::DARK_LARGE,
        (Profile::Large, false) => &Palette::LIGHT_LARGE,
        (Profile::Projector, true) => &Palette::DARK_PROJECTOR,
        (Profile::Projector, false) => &Palette::WHITE_PROJECTOR,
    }
}

/// Returns the profile of the reader of this frame's pictures.
pub(crate) fn profile(ctx: &Context) -> Profile {
    ctx.data(|data| data.get_temp(profile_id())).unwrap_or_default()
}

/// Minimum height of a large window, in points, and the size of the text in its lower panel as a multiple of the usual
/// one.
const LARGE: (f32, f32) = (900.0, 1.15);

/// Makes pictures larger in a large window of this height, from now on.
pub(crate) fn fit_profile(ctx: &Context, height: f32) {
    set_profile(ctx, if height >= LARGE.0 { Profile::Large } else { Profile::Desk });
}

/// Makes the text of `ui` larger in a large window.
pub(crate) fn fit_text(ui: &mut Ui) {
    if profile(ui) == Profile::Large {
        ui.style_mut().text_styles.values_mut().for_each(|font| font.size *= LARGE.1);
    }
}

/// Sets the profile of the reader of the pictures, from now on.
pub(crate) fn set_profile(ctx: &Context, profile: Profile) {
    ctx.data_mut(|data| data.insert_temp(profile_id(), profile));
}

fn profile_id() -> Id {
    Id::unique("where pictures are read")
}

/// Converts a color of a figure to egui's type.
pub(crate) fn color(color: Color) -> Color32 {
    Color32::from_rgba_unmultiplied(color.red, color.green, color.blue, color.alpha)
}

//! Fonts, and the conversion of the roles of figures to egui's colors.

use eframe::egui::{
    self, Color32, Context, FontDefinitions, FontFamily, FontId, Id, Stroke, TextStyle, Ui, Visuals,
};

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
            style.visuals = visuals(theme);
        });
    }
}

/// Shows the dark theme with high contrast from now on, or as usual.
pub(crate) fn set_contrast(ctx: &Context, is_high: bool) {
    if has_contrast(ctx) != is_high {
        ctx.data_mut(|data| data.insert_temp(contrast_id(), is_high));
        ctx.style_mut_of(egui::Theme::Dark, |style| {
            style.visuals = if is_high { high_contrast() } else { visuals(egui::Theme::Dark) };
        });
    }
}

fn has_contrast(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(contrast_id())).unwrap_or_default()
}

fn contrast_id() -> Id {
    Id::unique("high contrast")
}

/// Lets egui's own widgets unfold and scroll gradually, or at once.
pub(crate) fn set_motion(ctx: &Context, is_animated: bool) {
    let usual = egui::Style::default();
    let (time, scrolling) = if is_animated {
        (usual.animation_time, usual.scroll_animation)
    } else {
        (0.0, egui::style::ScrollAnimation::none())
    };
    if ctx.global_style().animation_time != time {
        ctx.all_styles_mut(|style| (style.animation_time, style.scroll_animation) = (time, scrolling));
    }
}

/// The colors of a theme. Text, weak text included, has a contrast of 4.5 : 1, and the borders of controls 3 : 1.
fn visuals(theme: egui::Theme) -> Visuals {
    let mut visuals = theme.default_visuals();
    let is_dark = theme == egui::Theme::Dark;
    visuals.widgets.noninteractive.fg_stroke.color = Color32::from_gray(if is_dark { 190 } else { 60 });
    visuals.weak_text_alpha = 0.8;
    let border = Stroke::new(1.0, Color32::from_gray(if is_dark { 115 } else { 130 }));
    visuals.widgets.inactive.bg_stroke = border;
    visuals.widgets.open.bg_stroke = border;
    [visuals.hyperlink_color, visuals.warn_fg_color, visuals.error_fg_color] =
        if is_dark { BRIGHT } else { DEEP };
    visuals
}

/// The gray of rails with high contrast: 3 : 1 against black, and white has 7 : 1 on it.
const RAIL: u8 = 89;

/// White on black, with white borders.
fn high_contrast() -> Visuals {
    let mut visuals = Visuals::dark();
    let black = Color32::BLACK;
    (visuals.panel_fill, visuals.window_fill, visuals.extreme_bg_color) = (black, black, black);
    (visuals.faint_bg_color, visuals.code_bg_color) = (Color32::from_gray(24), Color32::from_gray(40));
    visuals.weak_text_alpha = 1.0;
    visuals.selection.bg_fill = Color32::from_rgb(0, 70, 150);
    visuals.selection.stroke = Stroke::new(2.0, Color32::WHITE);
    visuals.hyperlink_color = Color32::from_rgb(140, 200, 255);
    visuals.warn_fg_color = Color32::from_rgb(255, 200, 60);
    visuals.error_fg_color = Color32::from_rgb(255, 140, 130);
    visuals.window_stroke = Stroke::new(2.0, Color32::WHITE);
    let widgets = &mut visuals.widgets;
    let states = [
        (&mut widgets.noninteractive, 0, 1.0),
        (&mut widgets.inactive, 0, 1.5),
        (&mut widgets.hovered, 60, 2.5),
        (&mut widgets.active, 80, 2.5),
        (&mut widgets.open, 40, 1.5),
    ];
    for (state, fill, width) in states {
        state.weak_bg_fill = Color32::from_gray(fill);
        state.bg_stroke = Stroke::new(width, Color32::WHITE);
        // The rail of a slider has no border.
        state.bg_fill = Color32::from_gray(RAIL);
        state.fg_stroke = Stroke::new(width, Color32::WHITE);
    }
    visuals
}

/// Returns the color of the ring around the focused control, and of the line that sets it off from what it surrounds.
pub(crate) fn ring(visuals: &Visuals) -> [Color32; 2] {
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
    // From the back row small text would be too small.
    let small = if profile(ui).is_near() { 0.8 } else { 1.0 };
    for (style, font) in &mut ui.style_mut().text_styles {
        let size = if *style == TextStyle::Small { size * small } else { size };
        *font = FontId::new(size, font.family.clone());
    }
}

/// Returns the palette of the current theme and profile.
pub(crate) fn palette(ui: &Ui) -> &'static Palette {
    match (profile(ui), ui.visuals().dark_mode) {
        (Profile::Hall, true) => &Palette::HALL[if has_contrast(ui) { 2 } else { 0 }],
        (Profile::Hall, false) => &Palette::HALL[1],
        (Profile::Desk, true) if has_contrast(ui) => &Palette::CONTRAST,
        (Profile::Large, true) if has_contrast(ui) => &Palette::CONTRAST_LARGE,
        (Profile::Projector, true) if has_contrast(ui) => &Palette::CONTRAST_PROJECTOR,
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

/// The height of a screen, in points, from which on what is presented is twice as large.
const HALL: f32 = 1440.0;

/// Makes what is presented a share of a screen of this height, from now on. Returns the sizes of text as a multiple of
/// those at 720 lines.
pub(crate) fn fit_projector(ctx: &Context, height: f32) -> f32 {
    let is_hall = height >= HALL;
    set_profile(ctx, if is_hall { Profile::Hall } else { Profile::Projector });
    if is_hall { 2.0 } else { 1.0 }
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

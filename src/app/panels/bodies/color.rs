//! The color of a body: a chip that opens a few distinguishable colors, and a field for any other.

use eframe::egui::containers::menu::{MenuButton, MenuConfig};
use eframe::egui::{Button, Color32, Key, PopupCloseBehavior, Stroke, TextEdit, Ui, Vec2};

use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::widgets::theme;
use crate::edit::others::Which;
use crate::figure::{Analysis, OtherBody, Palette, Role};
use crate::message::{self, text};
use crate::scene::Rgb;

/// Colors that are distinguishable with any color vision: M. Okabe and K. Ito, *Color universal design*,
/// 2008; with two grays.
const COLORS: [(&str, Rgb); 9] = [
    ("panels-orange", rgb(0xE6, 0x9F, 0x00)),
    ("panels-sky-blue", rgb(0x56, 0xB4, 0xE9)),
    ("panels-green", rgb(0x00, 0x9E, 0x73)),
    ("panels-yellow", rgb(0xF0, 0xE4, 0x42)),
    ("panels-blue", rgb(0x00, 0x72, 0xB2)),
    ("panels-vermillion", rgb(0xD5, 0x5E, 0x00)),
    ("panels-purple", rgb(0xCC, 0x79, 0xA7)),
    ("panels-light-gray", rgb(0xC8, 0xC8, 0xC8)),
    ("panels-dark-gray", rgb(0x70, 0x70, 0x70)),
];

/// The number of chips in a row.
const ROW: usize = 3;

/// The size of a chip, in points.
const CHIP: Vec2 = Vec2::new(36.0, 18.0);

/// The choice in this frame.
enum ColorChoice {
    /// No choice yet.
    Open,
    /// A color of the body's own.
    Color(Rgb),
    /// The default color of the theme.
    Default,
}

const fn rgb(red: u8, green: u8, blue: u8) -> Rgb {
    Rgb { red, green, blue }
}

/// Shows the color as a button that opens the choice. Returns the name of a change and the color. A color of
/// `None` restores the default one.
pub(super) fn ui(ui: &mut Ui, which: Which, cx: &mut Cx<'_>) -> Option<(String, Option<Rgb>)> {
    let scene = cx.scene;
    let own = which.label(scene).and_then(|label| label.color);
    let shown = own.map_or_else(|| default_color(ui, &cx.derived.analysis, which), opaque);
    let chip = chip(ui, shown);
    let called = which.called(scene);
    // A click into the field must not close the menu.
    let config = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let menu = MenuButton::from_button(chip).config(config).ui(ui, |ui| {
        let change = match choice(ui, own, &called, cx) {
            ColorChoice::Open => return None,
            ColorChoice::Color(color) => (text!("panels-color"; called = called), Some(color)),
            ColorChoice::Default => (text!("panels-give-the-default-color"; called = called), None),
        };
        ui.close();
        Some(change)
    });
    let (response, chosen) = menu;
    response.accessible_name(text!("panels-color-of"; called = called));
    chosen.and_then(|chosen| chosen.inner)
}

/// Shows the chips, the field and the button for the default color.
fn choice(ui: &mut Ui, own: Option<Rgb>, called: &str, cx: &mut Cx<'_>) -> ColorChoice {
    let mut chosen = ColorChoice::Open;
    for row in COLORS.chunks(ROW) {
        ui.horizontal(|ui| {
            for (name, color) in row {
                let name = message::constant(name);
                let response = ui.add(chip(ui, opaque(*color))).on_hover_text(name);
                if response.accessible_name(name).clicked() {
                    chosen = ColorChoice::Color(*color);
                }
            }
        });
    }
    if let Some(typed) = field(ui, own, called, cx) {
        chosen = ColorChoice::Color(typed);
    }
    if own.is_some() && ui.button(text!("panels-default-color")).clicked() {
        chosen = ColorChoice::Default;
    }
    chosen
}

/// Shows a field for any color, in the notation of scene files.
fn field(ui: &mut Ui, own: Option<Rgb>, called: &str, cx: &mut Cx<'_>) -> Option<Rgb> {
    let id = ui.make_persistent_id("any color");
    let mut text: String = ui
        .data(|data| data.get_temp(id))
        .unwrap_or_else(|| own.map(|color| color.to_string()).unwrap_or_default());
    let response =
        ui.add(TextEdit::singleline(&mut text).char_limit(100).hint_text("#8899AA").desired_width(90.0));
    let response = response.accessible_name(text!("panels-color-of-as-rrggbb"; called = called));
    if response.changed() {
        ui.data_mut(|data| data.insert_temp(id, text.clone()));
    }
    if !response.lost_focus() {
        return None;
    }
    ui.data_mut(|data| data.remove::<String>(id));
    if !ui.input(|input| input.key_pressed(Key::Enter)) {
        return None;
    }
    let read = Rgb::from_hex(text.trim());
    if read.is_none() {
        let refusal = text!("panels-a-color-is-written-as"; trim = text.trim());
        cx.requests.push(Request::Notice(refusal));
    }
    read
}

/// A button that shows a color.
fn chip(ui: &Ui, color: Color32) -> Button<'static> {
    let border = ui.visuals().widgets.inactive.fg_stroke.color;
    Button::new("").fill(color).stroke(Stroke::new(1.0, border)).min_size(CHIP)
}

const fn opaque(Rgb { red, green, blue }: Rgb) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

/// The default color of a body.
fn default_color(ui: &Ui, analysis: &Analysis, which: Which) -> Color32 {
    let palette = if ui.visuals().dark_mode { Palette::DARK } else { Palette::LIGHT };
    let role = match which {
        Which::Side(side) => Role::Shape(side),
        Which::Other(index) => {
            let drawn = analysis.others.get(index).is_some_and(OtherBody::is_drawn);
            Role::Other { drawn, color: None }
        }
    };
    theme::color(palette.fill(role, None).with_alpha(255))
}

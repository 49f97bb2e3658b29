//! SLICE: the section of P ⊖ Q by a plane and, if there is room, the plane in the picture of P ⊖ Q.

mod picture;

use eframe::egui::{ComboBox, Rect, RichText, Slider, SliderClamping, Ui, UiBuilder, Vec2, vec2};

use crate::app::features::feature::Feature;
use crate::app::state::cx::Cx;
use crate::app::state::layout::Pane;
use crate::app::view::chart;
use crate::figure::narration::short;
use crate::figure::{self, Cut, Focus, cut_picture, has_faces};
use crate::geometry::Dimension;
use crate::message::text;
use picture::HeldPlane;

/// Minimum room for the picture, and for the section beside or below it, in points.
const MIN_SIZE: Vec2 = vec2(190.0, 150.0);
/// The gap between the picture and the section, in points.
const GAP: f32 = 6.0;

/// The plane that cuts P ⊖ Q in 3D.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SlicePlane {
    cut: Cut,
    /// The held handle of the plane.
    held: Option<HeldPlane>,
}

impl Default for SlicePlane {
    fn default() -> Self {
        Self { cut: Cut::Axis(2, 0.0), held: None }
    }
}

impl Feature for SlicePlane {
    fn pane_ui(&mut self, pane: Pane, ui: &mut Ui, cx: &mut Cx<'_>) -> bool {
        let is_own = pane == Pane::Slice;
        if is_own {
            panel_ui(ui, self, cx);
        }
        is_own
    }
}

/// Shows the panel.
fn panel_ui(ui: &mut Ui, slice: &mut SlicePlane, cx: &mut Cx<'_>) {
    let Cx { scene, derived, step, .. } = *cx;
    if scene.dimension == Dimension::Three {
        ui.horizontal_wrapped(|ui| cut_ui(ui, &mut slice.cut, cx));
    }
    let mut section = match figure::slice(&derived.analysis, step, slice.cut) {
        Err(reason) => {
            ui.label(reason);
            return;
        }
        Ok(section) => section,
    };
    section.light(cx.attention().lit());
    for words in &section.words {
        ui.label(RichText::new(words).small());
    }
    let picture = cut_picture(&derived.analysis, step, slice.cut);
    let (Some(picture), Some(rects)) = (picture, split(ui.available_rect_before_wrap())) else {
        slice.held = None;
        return section_ui(ui, &section, cx);
    };
    let mut place = |rect: Rect, id: &str| ui.new_child(UiBuilder::new().max_rect(rect).id_salt(id));
    let (mut over, mut under) = (place(rects[0], "plane"), place(rects[1], "section"));
    section_ui(&mut under, &section, cx);
    picture::ui(&mut over, picture, &mut slice.cut, &mut slice.held, cx);
}

/// The places of the picture and of the section, side by side or one above the other. Returns `None` if
/// there is too little room for both.
fn split(room: Rect) -> Option<[Rect; 2]> {
    let half = (room.size() - Vec2::splat(GAP)) * 0.5;
    if half.x >= MIN_SIZE.x && room.width() >= room.height() {
        let (left, right) = room.split_left_right_at_x(room.center().x);
        Some([left.with_max_x(left.right() - 0.5 * GAP), right.with_min_x(right.left() + 0.5 * GAP)])
    } else if half.y >= MIN_SIZE.y {
        let (top, bottom) = room.split_top_bottom_at_y(room.center().y);
        Some([top.with_max_y(top.bottom() - 0.5 * GAP), bottom.with_min_y(bottom.top() + 0.5 * GAP)])
    } else {
        None
    }
}

/// Shows the section.
fn section_ui(ui: &mut Ui, section: &figure::Slice, cx: &mut Cx<'_>) {
    let options = chart::ChartOptions { navigable: true, ..chart::ChartOptions::default() };
    let answer = chart::ui(ui, ("slice", cx.scene.dimension), &section.chart, options);
    if let Some(letter) = answer.nearest(&section.letters) {
        cx.attention().offer(Focus::Letter(letter));
    }
}

/// Shows the choice of the plane.
fn cut_ui(ui: &mut Ui, cut: &mut Cut, cx: &Cx<'_>) {
    let Cx { derived, step, .. } = *cx;
    let before = *cut;
    let combo = ComboBox::from_id_salt("cut").selected_text(title(before)).show_ui(ui, |ui| {
        let at_origin = (0..3).map(|axis| Cut::Axis(axis, 0.0));
        let faces = Cut::FACES.into_iter().map(Cut::Face).filter(|_| has_faces(&derived.analysis, step));
        for choice in [Cut::Simplex].into_iter().chain(faces).chain(at_origin) {
            if ui.selectable_label(title(choice) == title(before), title(choice)).clicked() {
                *cut = choice;
            }
        }
    });
    combo
        .response
        .accessible_name(text!("views-plane-of-the-slice"))
        .on_hover_text(text!("views-the-plane-that-cuts-p"));
    if let Cut::Axis(axis, at) = cut {
        let bounds = derived.analysis.difference_bounds();
        let span = bounds.min[*axis]..=bounds.max[*axis];
        let name = text!("views-of-the-plane"; z = ["x", "y", "z"][(*axis).min(2)]);
        ui.spacing_mut().slider_width = 130.0;
        let slider = Slider::new(at, span).clamping(SliderClamping::Never).max_decimals(4).show_value(false);
        ui.add(slider).accessible_name(&name).on_hover_text(name);
        ui.label(short(*at));
        if ui.button(text!("views-through-o")).on_hover_text(text!("views-move-the-plane-to-the")).clicked() {
            *at = 0.0;
        }
    }
}

fn title(cut: Cut) -> String {
    match cut {
        Cut::Simplex => text!("views-plane-of-the-simplex").to_owned(),
        Cut::Face([a, b, c]) => {
            text!("views-plane-of-face"; a = a.to_string(), b = b.to_string(), c = c.to_string())
        }
        Cut::Axis(axis, _) => text!("views-across"; axis = ["x", "y", "z"][axis.min(2)]),
    }
}

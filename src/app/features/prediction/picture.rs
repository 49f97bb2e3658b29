//! Answers in the picture of P ⊖ Q: places to click, points to keep or drop, and the next v to drag.

use eframe::egui::{
    Align2, CursorIcon, FontId, Id, Pos2, Rect, Role as AccessRole, Sense, Shape, Stroke, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};
use glam::DVec3;

use crate::app::view::paint::to_f32;
use crate::app::view::view_map::{ViewKind, ViewMap};
use crate::app::widgets::theme;
use crate::figure::Role;
use crate::figure::prediction::{Answer, AnswerChoice, PicturePlace, Prediction, other_direction};
use crate::gjk::Letter;
use crate::message::text;

/// The distance from O to a place outside it and to the tip of the dragged v, in points.
const REACH: (f32, f32) = (54.0, 84.0);
/// The radius of a target for clicks or drags, and of its picture, in points.
const RADIUS: (f32, f32) = (11.0, 7.0);
/// Minimum distance of two places that are distinct, in points.
const MIN_GAP: f32 = 10.0;

/// Shows the controls in the picture for answering a question, with the chosen answer. Returns the answer
/// that is given.
pub(crate) fn ui(ui: &Ui, map: &ViewMap, prediction: &Prediction, chosen: Option<Answer>) -> Option<Answer> {
    let choices = prediction.choices();
    if !prediction.points.is_empty() {
        return kept_ui(ui, map, prediction, chosen);
    }
    if choices.iter().any(|choice| choice.direction.is_some()) {
        return direction_ui(ui, map, prediction, chosen);
    }
    places_ui(ui, map, choices, chosen)
}

/// Shows a clickable ring. Returns whether it was clicked.
fn ring_ui(ui: &Ui, map: &ViewMap, at: Pos2, name: &str, is_chosen: bool, key: usize) -> bool {
    if !map.rect.contains(at) {
        return false;
    }
    let id = ui.scope_id().with(("answer in the picture", key));
    let response = ui.interact(Rect::from_center_size(at, Vec2::splat(2.0 * RADIUS.0)), id, Sense::click());
    let name = text!("scenes-in-the-picture"; name = name);
    response.widget_info(|| WidgetInfo::selected(AccessRole::Button, true, is_chosen, &name));
    let color = theme::color(theme::palette(ui).text(Role::Probe));
    let grown = if response.hovered() || response.has_focus() { 2.0 } else { 0.0 };
    let painter = ui.painter().with_clip_rect(map.rect);
    painter.circle_filled(at, RADIUS.1 + grown, ui.visuals().panel_fill);
    painter.circle_stroke(at, RADIUS.1 + grown, Stroke::new(2.0, color));
    if is_chosen {
        painter.circle_filled(at, RADIUS.1 - 3.0, color);
    }
    response.on_hover_cursor(CursorIcon::PointingHand).clicked()
}

/// The screen position of a direction from O. Returns `None` if it points toward the eye or away from it.
fn toward(map: &ViewMap, direction: DVec3, points: f32) -> Option<Pos2> {
    let origin = map.screen_from_world(DVec3::ZERO)?;
    let unit = direction.try_normalize()? * map.units_per_point_at(DVec3::ZERO) * f64::from(points);
    let tip = map.screen_from_world(unit)?;
    (tip.distance(origin) >= MIN_GAP).then_some(tip)
}

/// Shows a ring for each choice that has a place.
fn places_ui(ui: &Ui, map: &ViewMap, choices: &[AnswerChoice], chosen: Option<Answer>) -> Option<Answer> {
    let mut given = None;
    for (index, choice) in choices.iter().enumerate() {
        let at = match choice.place {
            Some(PicturePlace::At(point)) => map.screen_from_world(point),
            Some(PicturePlace::Toward(direction)) => toward(map, direction, REACH.0),
            Some(PicturePlace::OnFacet { middle, normal }) => {
                // In space, facets turned away from the eye are behind the polytope.
                let is_seen = match map.kind {
                    ViewKind::Plane(_) => true,
                    ViewKind::Space(_) => normal.dot(map.view_axes()[2]) > 0.0,
                };
                is_seen.then(|| map.screen_from_world(middle)).flatten()
            }
            None => None,
        };
        let answer = Answer::Choice(index);
        if let Some(at) = at
            && ring_ui(ui, map, at, &choice.words, chosen == Some(answer), index)
        {
            given = Some(answer);
        }
    }
    given
}

/// Shows a ring at each point of the simplex: filled ones stay.
fn kept_ui(ui: &Ui, map: &ViewMap, prediction: &Prediction, chosen: Option<Answer>) -> Option<Answer> {
    let all: Vec<Letter> = prediction.points.iter().map(|(letter, _)| *letter).collect();
    let kept: Vec<Letter> = match chosen {
        Some(Answer::Choice(index)) => {
            prediction.choices().get(index).map_or_else(Vec::new, |choice| choice.kept.clone())
        }
        _ => all.clone(),
    };
    let mut given = None;
    for (key, (letter, point)) in prediction.points.iter().enumerate() {
        let Some(at) = map.screen_from_world(*point) else { continue };
        let is_kept = kept.contains(letter);
        let name = if is_kept {
            text!("scenes-drop"; letter = letter.to_string())
        } else {
            text!("scenes-keep"; letter = letter.to_string())
        };
        // Beside the point, whose letter stays readable.
        if ring_ui(ui, map, at + vec2(0.0, -16.0), &name, is_kept, key) {
            let mut now: Vec<Letter> = kept.iter().copied().filter(|it| it != letter).collect();
            if !is_kept {
                now.push(*letter);
            }
            now.sort_unstable();
            given = prediction.choices().iter().position(|choice| choice.kept == now).map(Answer::Choice);
        }
    }
    given
}

/// Shows the v that is dragged from O.
fn direction_ui(ui: &Ui, map: &ViewMap, prediction: &Prediction, chosen: Option<Answer>) -> Option<Answer> {
    let origin = map.screen_from_world(DVec3::ZERO)?;
    let dragged = match chosen {
        Some(Answer::Direction(direction)) => Some(direction),
        // The dragged direction differs from those offered; its choice does not show it.
        Some(Answer::Choice(index)) => {
            let choice = prediction.choices().get(index).filter(|choice| choice.words != other_direction());
            choice.and_then(|choice| choice.direction)
        }
        _ => None,
    };
    let tip = dragged.map(|direction| {
        let unit = direction.normalize_or_zero();
        let length = map.units_per_point_at(DVec3::ZERO) * f64::from(REACH.1);
        map.screen_from_world(unit * length).unwrap_or(origin)
    });
    let at = tip.unwrap_or(origin);
    let id: Id = ui.scope_id().with("the dragged v");
    let response = ui.interact(Rect::from_center_size(at, Vec2::splat(2.0 * RADIUS.0)), id, Sense::drag());
    response.widget_info(|| {
        WidgetInfo::labeled(AccessRole::GraphicsObject, true, text!("scenes-drag-the-next-v-from"))
    });
    let color = theme::color(theme::palette(ui).text(Role::Probe));
    let painter = ui.painter().with_clip_rect(map.rect);
    if let Some(tip) = tip {
        painter.extend(Shape::dashed_line(&[origin, tip], Stroke::new(2.5, color), 7.0, 4.0));
        painter.circle_filled(tip, RADIUS.1, color);
    } else {
        painter.circle_stroke(origin, RADIUS.0, Stroke::new(2.5, color));
        let galley = painter.layout_no_wrap(
            text!("scenes-drag-v").to_owned(),
            FontId::proportional(to_f32(theme::profile(ui).text_size(Role::Axis)).max(13.0)),
            color,
        );
        let place = pos2(origin.x, origin.y + RADIUS.0 + 5.0);
        let place = Align2::CENTER_TOP.anchor_size(place, galley.size());
        // On a plate of its own: lines and arrows begin at O.
        painter.rect_filled(place.expand2(vec2(4.0, 1.0)), 3.0, ui.visuals().panel_fill);
        painter.galley(place.min, galley, color);
    }
    let response = response.on_hover_cursor(CursorIcon::Grab);
    let pointer = response.interact_pointer_pos().filter(|_| response.dragged())?;
    if pointer.distance(origin) < MIN_GAP {
        return None;
    }
    pulled(map, pointer).map(Answer::Direction)
}

/// The direction from O to the pointer: in space, to the first intersection of the line of sight with a ball
/// about O, or to the nearest point if there is none.
fn pulled(map: &ViewMap, pointer: Pos2) -> Option<DVec3> {
    if let ViewKind::Plane(_) = map.kind {
        return map.world_from_screen(pointer, DVec3::ZERO).try_normalize();
    }
    let (eye, sight) = map.ray(pointer);
    let radius = map.units_per_point_at(DVec3::ZERO) * f64::from(REACH.1);
    let along = -eye.dot(sight);
    let nearest = eye + sight * along;
    let inside = radius * radius - nearest.length_squared();
    let met = if inside > 0.0 { nearest - sight * inside.sqrt() } else { nearest };
    met.try_normalize()
}

//! The browser on screen: a search, and under each chapter a card for every scene.

use eframe::egui::{
    Align, Context, CursorIcon, FontId, Id, Key, Layout, Modifiers, Rect, Response, RichText, Role,
    ScrollArea, Sense, StrokeKind, TextEdit, TextStyle, Ui, Vec2, WidgetInfo, vec2,
};

use super::{Browser, PICTURE, PICTURES_A_FRAME, RowDirection};
use crate::app::command::Command;
use crate::app::features::feature::{Feature, Others};
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::view::paint::{self, to_vec2};
use crate::app::widgets::beside::beside;
use crate::app::widgets::dialog::{dialog, sized};
use crate::app::widgets::stops;
use crate::message::text;
use crate::scene::library::{Chapter, SHIPPED};

/// Maximum size of the browser, in points, and its maximum fraction of the window.
const MAX_SIZE: (Vec2, f32) = (vec2(960.0, 640.0), 0.88);

/// Minimum width of a card, in points.
const CARD: f32 = 270.0;

/// The gap between cards, in points.
const GAP: f32 = 8.0;

impl Feature for Browser {
    fn window_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>, _: &Others<'_>) {
        ui(ctx, self, cx);
    }

    fn takes_keys(&self) -> bool {
        self.is_open
    }

    fn command(&mut self, command: Command, _: &Others<'_>, cx: &mut Cx<'_>, _: &Context) -> bool {
        let is_own = command == Command::Scenes;
        if is_own {
            self.open(cx.document.shipped());
        }
        is_own
    }
}

/// Shows the browser, if it is open.
fn ui(ctx: &Context, browser: &mut Browser, cx: &mut Cx<'_>) {
    if !browser.is_open {
        return;
    }
    let modal = dialog(ctx, text!("scenes-shipped-scenes")).show(ctx, |ui| {
        let room = ui.ctx().content_rect().size() * MAX_SIZE.1 - Vec2::splat(28.0);
        content_ui(&mut sized(ui, room.min(MAX_SIZE.0).max(vec2(240.0, 160.0))), browser)
    });
    if let Some(index) = modal.inner.opened {
        cx.requests.push(Request::OpenShipped(index));
    }
    browser.is_open = !(modal.inner.closes || modal.inner.opened.is_some() || modal.should_close());
}

/// The answer of the user.
#[derive(Default)]
struct ScenesAnswer {
    opened: Option<usize>,
    closes: bool,
}

fn content_ui(ui: &mut Ui, browser: &mut Browser) -> ScenesAnswer {
    let mut answer = ScenesAnswer::default();
    let columns = columns_in(ui.available_width() - ui.spacing().scroll.allocated_width());
    ui.horizontal(|ui| {
        stops::heading(&ui.heading(text!("scenes-shipped-scenes-2")));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            answer.closes = ui.button(text!("scenes-close")).clicked();
            answer.opened = search_ui(ui, browser, columns);
        });
    });
    ui.separator();
    let found = browser.found();
    let chosen = browser.chosen_of(&found);
    if found.is_empty() {
        ui.label(text!("scenes-no-such-scene"));
        if ui.button(text!("scenes-show-all-scenes")).clicked() {
            browser.query.clear();
        }
    }
    let scrolls = std::mem::take(&mut browser.scrolls);
    let mut undrawn = Vec::new();
    ScrollArea::vertical().auto_shrink([false, false]).animated(false).show(ui, |ui| {
        for (chapter, members) in &found {
            ui.label(RichText::new(chapter.title()).strong());
            for row in members.chunks(columns) {
                let width = (ui.available_width() - GAP * (columns as f32 - 1.0)) / columns as f32;
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = GAP;
                    for index in row.iter().copied() {
                        let is_chosen = chosen == Some(index);
                        let response = card_ui(ui, browser, index, is_chosen, width, &mut undrawn);
                        if scrolls && is_chosen {
                            response.scroll_to_me(None);
                        }
                        if response.clicked() {
                            answer.opened = Some(index);
                        }
                    }
                });
            }
            ui.add_space(6.0);
        }
    });
    if !undrawn.is_empty() {
        undrawn.into_iter().take(PICTURES_A_FRAME).for_each(|index| browser.draw(index));
        ui.request_repaint();
    }
    answer
}

/// The number of cards side by side.
fn columns_in(width: f32) -> usize {
    // At most a few.
    (1..=4).rev().find(|count| (CARD + GAP) * *count as f32 <= width + GAP).unwrap_or(1)
}

/// Shows the search field. It has the keyboard focus; the arrows move through the cards, and Enter opens the
/// chosen scene.
fn search_ui(ui: &mut Ui, browser: &mut Browser, columns: usize) -> Option<usize> {
    let found = browser.found();
    let rows: Vec<Vec<usize>> =
        found.iter().flat_map(|(_, members)| members.chunks(columns).map(<[usize]>::to_vec)).collect();
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let ways = [
        (Key::ArrowLeft, RowDirection::Left),
        (Key::ArrowRight, RowDirection::Right),
        (Key::ArrowUp, RowDirection::Up),
        (Key::ArrowDown, RowDirection::Down),
    ];
    for (key, way) in ways {
        if pressed(key)
            && let Some(chosen) = browser.chosen_of(&found)
        {
            browser.go(&rows, chosen, way);
        }
    }
    let is_entered = pressed(Key::Enter);
    let edit = TextEdit::singleline(&mut browser.query)
        .char_limit(200)
        .id(Id::unique("search the scenes"))
        .desired_width(ui.available_width().min(260.0))
        .hint_text(text!("scenes-search-a-title-or-a"));
    let response = ui.add(edit).accessible_name(text!("scenes-search-the-scenes"));
    if response.changed() {
        browser.scrolls = true;
    }
    if ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
    browser.chosen_of(&found).filter(|_| is_entered)
}

/// Shows a scene: its picture, its dimension and title, and one line on it.
fn card_ui(
    ui: &mut Ui,
    browser: &Browser,
    index: usize,
    is_chosen: bool,
    width: f32,
    undrawn: &mut Vec<usize>,
) -> Response {
    let size = to_vec2(PICTURE);
    let (rect, response) = ui.allocate_exact_size(vec2(width, size.y + 8.0), Sense::click());
    let (Some(card), Some(shipped)) = (browser.cards.get(index), SHIPPED.get(index)) else { return response };
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &card.title));
    if ui.is_rect_visible(rect) {
        let visuals = ui.style().interact_selectable(&response, is_chosen);
        if is_chosen || response.hovered() {
            ui.painter().rect_filled(rect, 3.0, visuals.weak_bg_fill.gamma_multiply(0.6));
        }
        let paper = Rect::from_min_size(rect.min + Vec2::splat(4.0), size);
        paint::sheet(ui, paper);
        match &card.picture {
            Some(marks) => paint::marks(ui, paper, marks),
            None => undrawn.push(index),
        }
        if is_chosen || response.hovered() || response.has_focus() {
            let stroke = if is_chosen { ui.visuals().selection.stroke } else { visuals.bg_stroke };
            ui.painter().rect_stroke(rect, 3.0, stroke, StrokeKind::Inside);
        }
        let text = Rect::from_min_max(paper.right_top() + vec2(8.0, 0.0), rect.max - vec2(4.0, 2.0));
        let painter = ui.painter_at(text);
        let small = TextStyle::Small.resolve(ui.style());
        let title = format!("{}D  {}", card.dimension.count(), card.title);
        let galley =
            painter.layout(title, FontId::proportional(13.0), ui.visuals().strong_text_color(), text.width());
        let below = text.min + vec2(0.0, galley.size().y + 2.0);
        painter.galley(text.min, galley, ui.visuals().strong_text_color());
        let galley = painter.layout(shipped.line.to_owned(), small, ui.visuals().text_color(), text.width());
        painter.galley(below, galley, ui.visuals().text_color());
    }
    beside(response, shipped.line, "").on_hover_cursor(CursorIcon::PointingHand)
}

/// Shows the shipped scenes of a chapter as items of a menu.
pub(crate) fn menu_ui(ui: &mut Ui, chapter: Chapter, cx: &mut Cx<'_>) {
    let open = cx.document.shipped();
    ui.set_min_width(260.0);
    let members = SHIPPED.iter().enumerate().filter(|(_, shipped)| shipped.chapter == chapter);
    for (index, shipped) in members {
        let scene = shipped.scene();
        let title = format!("{}D  {}", scene.dimension.count(), scene.title);
        if beside(ui.selectable_label(open == Some(index), title), shipped.line, "").clicked() {
            cx.requests.push(Request::OpenShipped(index));
            ui.close();
        }
    }
}

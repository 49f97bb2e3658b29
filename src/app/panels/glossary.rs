//! The glossary: every notation and term of the window, with its formula and a small figure, and a search.

use eframe::egui::{
    Context, Id, Key, Layout, Modifiers, Rect, RichText, Role, ScrollArea, Sense, TextEdit, Ui, UiBuilder,
    Vec2, WidgetInfo, vec2,
};

use crate::app::view::paint::{self, to_dvec2};
use crate::app::widgets::dialog::{dialog, sized};
use crate::app::widgets::stops;
use crate::figure::glossary::{GROUPS, GlossaryTerm, search, terms_in};
use crate::message;
use crate::message::text;

/// The size of the figure, in points.
const FIGURE: Vec2 = vec2(200.0, 150.0);
/// Maximum size of the glossary, in points, and its maximum fraction of the window.
const MAX_SIZE: (Vec2, f32) = (vec2(820.0, 540.0), 0.86);
/// The width of the list of entries, in points.
const LIST: f32 = 190.0;
/// Number of entries that Page up and Page down move by.
const PAGE: usize = 8;

/// The state of a search in the glossary.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lookup {
    /// The typed text.
    query: String,
    /// The shown entry; if it does not match the search, the first entry that does.
    chosen: Option<&'static str>,
    /// Whether to scroll the list to the shown entry.
    scrolls: bool,
}

impl Lookup {
    /// Opens at this entry, or at the first.
    pub(crate) fn at(chosen: Option<&'static str>) -> Self {
        Self { query: String::new(), chosen, scrolls: true }
    }

    fn choose(&mut self, id: &'static str) {
        self.chosen = Some(id);
        self.scrolls = true;
    }

    /// The shown entry among those found.
    fn shown(&self, found: &[&'static GlossaryTerm]) -> Option<&'static GlossaryTerm> {
        let chosen = found.iter().find(|term| Some(term.id) == self.chosen);
        chosen.or_else(|| found.first()).copied()
    }

    /// Moves by this number of entries in the list of found entries, and stops at the ends of the list.
    fn go(&mut self, found: &[&'static GlossaryTerm], by: isize) {
        let Some(now) = self.shown(found) else { return };
        let at = found.iter().position(|term| term.id == now.id).unwrap_or(0);
        let to = at.saturating_add_signed(by).min(found.len() - 1);
        self.choose(found[to].id);
    }
}

/// Shows the glossary. Returns whether to close it.
pub(crate) fn ui(ctx: &Context, lookup: &mut Lookup) -> bool {
    let modal = dialog(ctx, "glossary").show(ctx, |ui| {
        let room = ui.ctx().content_rect().size() * MAX_SIZE.1 - Vec2::splat(28.0);
        content_ui(&mut sized(ui, room.min(MAX_SIZE.0).max(vec2(240.0, 120.0))), lookup)
    });
    modal.inner || modal.should_close()
}

fn content_ui(ui: &mut Ui, lookup: &mut Lookup) -> bool {
    let closes = ui
        .horizontal(|ui| {
            stops::heading(&ui.heading(text!("panels-glossary")));
            let layout = Layout::right_to_left(eframe::egui::Align::Center);
            ui.with_layout(layout, |ui| {
                let closes = ui.button(text!("panels-close")).clicked();
                search_ui(ui, lookup);
                closes
            })
            .inner
        })
        .inner;
    ui.separator();
    let found = search(&lookup.query);
    let rest = ui.available_rect_before_wrap();
    let list = Rect::from_min_size(rest.min, vec2(LIST.min(rest.width() * 0.4), rest.height()));
    let entry = Rect::from_min_max(list.right_top() + vec2(12.0, 0.0), rest.max);
    child(ui, list, "list", |ui| list_ui(ui, lookup, &found));
    ui.painter().vline(list.right() + 6.0, rest.y_range(), ui.visuals().widgets.noninteractive.bg_stroke);
    child(ui, entry, "entry", |ui| {
        if let Some(term) = lookup.shown(&found) {
            return entry_ui(ui, term, lookup);
        }
        ui.label(text!("panels-nothing-like-that-in-the"));
        if ui.button(text!("panels-show-all-entries")).clicked() {
            lookup.query.clear();
        }
    });
    closes
}

fn child(ui: &mut Ui, rect: Rect, salt: &str, content: impl FnOnce(&mut Ui)) {
    let mut ui = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(salt));
    ui.set_clip_rect(rect.expand(2.0).intersect(ui.clip_rect()));
    content(&mut ui);
}

/// Shows the search field. It has the keyboard focus; the arrows move through the list.
fn search_ui(ui: &mut Ui, lookup: &mut Lookup) {
    let found = search(&lookup.query);
    for (key, by) in [
        (Key::ArrowDown, 1),
        (Key::ArrowUp, -1),
        (Key::PageDown, PAGE.cast_signed()),
        (Key::PageUp, -PAGE.cast_signed()),
    ] {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            lookup.go(&found, by);
        }
    }
    let edit = TextEdit::singleline(&mut lookup.query)
        .char_limit(200)
        .id(Id::unique("search the glossary"))
        .desired_width(ui.available_width().min(260.0))
        .hint_text(text!("panels-search-a-notation-or-a"));
    let response = ui.add(edit).accessible_name(text!("panels-search-the-glossary"));
    if response.changed() {
        // The best match.
        lookup.chosen = None;
        lookup.scrolls = true;
    }
    if ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
}

/// Shows the entries found; by theme, while the search is empty.
fn list_ui(ui: &mut Ui, lookup: &mut Lookup, found: &[&'static GlossaryTerm]) {
    let shown = lookup.shown(found).map(|term| term.id);
    let scrolls = std::mem::take(&mut lookup.scrolls);
    ScrollArea::vertical().id_salt("entries").auto_shrink([false, false]).animated(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        let mut item = |ui: &mut Ui, term: &'static GlossaryTerm| {
            let response = ui.selectable_label(shown == Some(term.id), term.title());
            if scrolls && shown == Some(term.id) {
                response.scroll_to_me(None);
            }
            if response.clicked() {
                lookup.chosen = Some(term.id);
            }
        };
        if !lookup.query.trim().is_empty() {
            stops::group(ui, "found", |ui| found.iter().for_each(|term| item(ui, term)));
            return;
        }
        for (heading, terms) in GROUPS {
            stops::group(ui, heading, |ui| {
                ui.label(RichText::new(message::constant(heading)).weak().small());
                for term in terms {
                    item(ui, term);
                }
            });
            ui.add_space(4.0);
        }
    });
}

/// Shows one entry: its figure, its formula, its words, and its other names.
fn entry_ui(ui: &mut Ui, term: &'static GlossaryTerm, lookup: &mut Lookup) {
    ScrollArea::vertical().id_salt(term.id).auto_shrink([false, false]).show(ui, |ui| {
        ui.label(RichText::new(term.title()).heading().strong());
        figure_ui(ui, term);
        ui.add_space(4.0);
        ui.label(RichText::new(term.formula()).monospace());
        ui.add_space(4.0);
        words_ui(ui, term, lookup);
        ui.add_space(4.0);
        let aliases = term.aliases().collect::<Vec<_>>().join(", ");
        ui.label(RichText::new(text!("panels-also"; aliases = aliases)).weak());
    });
}

fn figure_ui(ui: &mut Ui, term: &GlossaryTerm) {
    let size = FIGURE.min(vec2(ui.available_width(), FIGURE.y));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let name = text!("panels-figure"; title = term.title());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    if ui.is_rect_visible(rect) {
        paint::sheet(ui, rect);
        paint::marks(ui, rect, &term.picture(to_dvec2(size)));
    }
}

/// Shows the words; the first mention of another entry links to it.
fn words_ui(ui: &mut Ui, term: &'static GlossaryTerm, lookup: &mut Lookup) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let (mut end, mut seen) = (0, vec![term.id]);
        for (range, other) in terms_in(term.words()) {
            // Links on single letters would be too many.
            if range.len() < 2 || seen.contains(&other.id) {
                continue;
            }
            seen.push(other.id);
            ui.label(&term.words()[end..range.start]);
            if ui.link(&term.words()[range.clone()]).on_hover_text(other.title()).clicked() {
                lookup.query.clear();
                lookup.choose(other.id);
            }
            end = range.end;
        }
        ui.label(&term.words()[end..]);
    });
}

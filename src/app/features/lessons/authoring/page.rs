//! The title of the page, its view and its time; and at its end, the following page.

use eframe::egui::{ComboBox, RichText, TextEdit, Ui};

use super::draft::LessonDraft;
use super::fields::line_ui;
use crate::app::features::lessons::request::AuthorRequest;
use crate::app::state::cx::Cx;
use crate::app::state::layout::{Pane, Tab};
use crate::app::state::request::Request;
use crate::app::widgets::number_field::NumberField;
use crate::lesson::{At, LockedPart, Page};
use crate::message::text;
use crate::scene::{Scene, ShownWorkspace};
use crate::words::one_line;

/// Shows the title, the view and the time.
pub(super) fn ui(ui: &mut Ui, draft: &mut LessonDraft, is_wanted: bool, cx: &mut Cx<'_>) {
    ui.separator();
    let heading = ui.label(RichText::new(text!("authoring-page"; page = draft.page() + 1)).strong());
    if is_wanted {
        heading.scroll_to_me(None);
    }
    let (sheet, page) = draft.parts();
    line_ui(ui, text!("authoring-title-of-the-page"), &mut page.title);
    let steps = sheet.steps();
    ui.label(RichText::new(view_words(page, sheet.scene(), steps)).weak());
    if cx.scene != sheet.scene() {
        ui.label(text!("authoring-on-screen-is-another-scene"));
    }
    ui.horizontal_wrapped(|ui| {
        let take = ui.button(text!("authoring-take-this-view"));
        let about = text!("authoring-the-scene-the-workspace-the");
        if take.on_hover_text(about).clicked() {
            cx.requests.push(Request::feature(AuthorRequest::TakeView));
        }
        let show = ui.button(text!("authoring-show-its-view"));
        if show.on_hover_text(text!("authoring-the-page-as-a-student")).clicked() {
            cx.requests.push(Request::feature(AuthorRequest::Show));
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("authoring-minutes"));
        if let Some(minutes) = NumberField::new(text!("authoring-minutes-of-the-page"), page.minutes)
            .range(0.0..=Page::MAX_MINUTES)
            .show(ui)
        {
            page.minutes = if minutes > 0.0 { minutes.max(Page::MIN_MINUTES) } else { 0.0 };
        }
    });
    ui.checkbox(&mut page.hide_verdict, text!("authoring-cover-what-comes-later"))
        .on_hover_text(text!("authoring-verdict-proof-and-later-steps"));
    ui.checkbox(&mut page.mystery, text!("authoring-hide-the-mistake-that-the"));
    for lock in LockedPart::ALL {
        let mut is_locked = page.locks.contains(&lock);
        let words = text!("authoring-lock"; words = lock.words());
        let about = text!("authoring-it-stays-as-it-is");
        if ui.checkbox(&mut is_locked, words).on_hover_text(about).changed() {
            page.locks.retain(|known| *known != lock);
            if is_locked {
                page.locks.push(lock);
            }
        }
    }
}

/// The view of a page in words.
fn view_words(page: &Page, scene: &Scene, steps: usize) -> String {
    let mut words = vec![match one_line(scene.title.trim()) {
        title if title.is_empty() => text!("authoring-scene-without-a-title").to_owned(),
        title => text!("authoring-scene"; title = title),
    }];
    words.push(match page.step {
        At::First => text!("authoring-first-step").to_owned(),
        At::Last => text!("authoring-last-step").to_owned(),
        At::Step(number) => text!("authoring-step-of"; number = number, steps = steps),
    });
    words.push(
        match page.show.workspace {
            ShownWorkspace::Run => text!("authoring-one-run"),
            ShownWorkspace::Explore => text!("authoring-explore"),
            ShownWorkspace::Compare => text!("authoring-compare"),
        }
        .to_owned(),
    );
    words.extend(page.show.lower.map(|tab| Tab::from(tab).heading().to_owned()));
    words.extend(page.show.right.map(|figure| Pane::from(figure).heading().to_owned()));
    if page.show.camera.is_some() {
        words.push(text!("authoring-its-own-camera").to_owned());
    }
    text!("authoring-view"; list = words.join(", "))
}

/// Shows the following page, and the name by which others link here.
pub(super) fn end_ui(ui: &mut Ui, draft: &mut LessonDraft, is_wanted: bool) {
    ui.separator();
    let heading = ui.label(RichText::new(text!("authoring-where-to-go-next")).strong());
    if is_wanted {
        heading.scroll_to_me(None);
    }
    let names = names(draft);
    let (_, page) = draft.parts();
    next_ui(
        ui,
        text!("authoring-page-that-follows"),
        text!("authoring-the-one-after-it"),
        &names,
        &mut page.next,
    );
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("authoring-name-for-links"));
        let field = ui.add(TextEdit::singleline(&mut draft.name).char_limit(40).desired_width(110.0));
        let field = field.accessible_name(text!("authoring-name-of-the-page"));
        if field.lost_focus()
            && let Some(refusal) = draft.rename()
        {
            crate::app::widgets::notice::leave(ui, refusal.to_owned());
        }
    });
}

/// Returns the names of the pages with their titles.
pub(super) fn names(draft: &LessonDraft) -> Vec<(String, String)> {
    let pages = draft.lesson.pages.iter().enumerate();
    pages
        .map(|(number, page)| (page.name.clone(), format!("{}  {}", number + 1, one_line(&page.title))))
        .collect()
}

/// Shows the choice of a page.
pub(super) fn next_ui(
    ui: &mut Ui,
    name: &str,
    otherwise: &str,
    names: &[(String, String)],
    next: &mut Option<String>,
) {
    let known = next.as_ref().map(|next| names.iter().find(|(name, _)| name == next));
    let text = match (&known, &next) {
        (Some(Some((_, title))), _) => title.clone(),
        (Some(None), Some(missing)) => text!("authoring-no-page"; missing = missing),
        _ => otherwise.to_owned(),
    };
    let shown = ComboBox::from_id_salt(name).width(120.0).truncate().selected_text(text).show_ui(ui, |ui| {
        if ui.selectable_label(next.is_none(), otherwise).clicked() {
            *next = None;
        }
        for (name, title) in names {
            if ui.selectable_label(next.as_ref() == Some(name), title).clicked() {
                *next = Some(name.clone());
            }
        }
    });
    shown.response.accessible_name(name);
}

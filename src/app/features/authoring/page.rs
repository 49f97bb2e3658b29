//! The title of the page, its view and its time; and at its end, the following page.

use eframe::egui::{ComboBox, RichText, TextEdit, Ui};

use super::draft::Draft;
use super::fields::line_ui;
use crate::app::state::layout::{Pane, Tab};
use crate::app::state::request::{AuthorRequest, Request, Requests};
use crate::app::widgets::number_field::NumberField;
use crate::lesson::{At, Lock, Page};
use crate::scene::{Scene, ShownWorkspace};
use crate::words::one_line;

/// Shows the title, the view and the time.
pub(super) fn ui(
    ui: &mut Ui,
    draft: &mut Draft,
    on_screen: &Scene,
    is_wanted: bool,
    requests: &mut Requests,
) {
    ui.separator();
    let heading = ui.label(RichText::new(format!("Page {}", draft.page() + 1)).strong());
    if is_wanted {
        heading.scroll_to_me(None);
    }
    let (sheet, page) = draft.parts();
    line_ui(ui, "Title of the page", &mut page.title);
    let steps = sheet.steps();
    ui.label(RichText::new(view_words(page, sheet.scene(), steps)).weak());
    if on_screen != sheet.scene() {
        ui.label("On screen is another scene than this page has.");
    }
    ui.horizontal_wrapped(|ui| {
        let take = ui.button("Take this view");
        let about =
            "The scene, the workspace, the tab, the figure, the step and the camera that are on screen now";
        if take.on_hover_text(about).clicked() {
            requests.push(Request::Author(AuthorRequest::TakeView));
        }
        let show = ui.button("Show its view");
        if show.on_hover_text("The page as a student first sees it; undo brings this scene back").clicked() {
            requests.push(Request::Author(AuthorRequest::Show));
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label("Minutes");
        if let Some(minutes) =
            NumberField::new("Minutes of the page", page.minutes).range(0.0..=1000.0).show(ui)
        {
            page.minutes = minutes;
        }
    });
    ui.checkbox(&mut page.hide_verdict, "Cover what comes later")
        .on_hover_text("Verdict, proof and later steps stay covered until the run gets there");
    ui.checkbox(&mut page.mystery, "Hide the mistake that the scene makes on purpose");
    for lock in Lock::ALL {
        let mut is_locked = page.locks.contains(&lock);
        let words = format!("Lock {}", lock.words());
        let about = "It stays as it is while this page is open; closing the lesson frees it";
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
        title if title.is_empty() => "scene without a title".to_owned(),
        title => format!("scene “{title}”"),
    }];
    words.push(match page.step {
        At::First => "first step".to_owned(),
        At::Last => "last step".to_owned(),
        At::Step(number) => format!("step {number} of {steps}"),
    });
    words.push(
        match page.show.workspace {
            ShownWorkspace::Run => "One run",
            ShownWorkspace::Explore => "Explore",
            ShownWorkspace::Compare => "Compare",
        }
        .to_owned(),
    );
    words.extend(page.show.lower.map(|tab| Tab::from(tab).heading().to_owned()));
    words.extend(page.show.right.map(|figure| Pane::from(figure).heading().to_owned()));
    if page.show.camera.is_some() {
        words.push("its own camera".to_owned());
    }
    format!("View: {}", words.join(", "))
}

/// Shows the following page, and the name by which others link here.
pub(super) fn end_ui(ui: &mut Ui, draft: &mut Draft, is_wanted: bool) {
    ui.separator();
    let heading = ui.label(RichText::new("Where to go next").strong());
    if is_wanted {
        heading.scroll_to_me(None);
    }
    let names = names(draft);
    let (_, page) = draft.parts();
    next_ui(ui, "Page that follows", "The one after it", &names, &mut page.next);
    ui.horizontal_wrapped(|ui| {
        ui.label("Name for links");
        let field = ui.add(TextEdit::singleline(&mut draft.name).char_limit(40).desired_width(110.0));
        let field = field.accessible_name("Name of the page");
        if field.lost_focus()
            && let Some(refusal) = draft.rename()
        {
            crate::app::widgets::notice::leave(ui, refusal.to_owned());
        }
    });
}

/// Returns the names of the pages with their titles.
pub(super) fn names(draft: &Draft) -> Vec<(String, String)> {
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
        (Some(None), Some(missing)) => format!("no page `{missing}`"),
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

//! The lists of points that were read, with the use of each.

use eframe::egui::{
    Label, Rect, RichText, Role, ScrollArea, Sense, TextStyle, Ui, UiBuilder, WidgetInfo, vec2,
};

use super::preview;
use crate::app::features::exchange::importing::{Importing, ListUse, THUMBNAIL, Understood};
use crate::app::view::paint::{self, to_vec2};
use crate::message::text;
use crate::scene::Scene;

/// Maximum number of lists that are shown with the problems of their points.
const MAX_LINTED: usize = 3;

/// The fraction of the height for the picture of P and Q, and its bounds in points.
const PICTURE: (f32, [f32; 2]) = (0.34, [84.0, 300.0]);

/// Maximum fraction of the height for the notes.
const REMARKS: f32 = 0.24;

/// Shows the summary, the picture of P and Q, the notes, the problems of the points, and the lists.
pub(super) fn ui(ui: &mut Ui, importing: &mut Importing, scene: &Scene) {
    if importing.is_reading() {
        ui.label(text!("exchange-reading"));
        return;
    }
    let Some(understood) = importing.understood() else {
        ui.label(text!("exchange-nothing-has-been-read-yet"));
        return;
    };
    let reading = &understood.reading;
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(reading.summary()).strong());
        ui.label(RichText::new(text!("exchange-read-as"; title = reading.form.title())).weak());
    });
    let (count, shown, is_mendable) =
        (reading.lists.len(), understood.previews.len(), understood.is_mendable());
    let room = ui.available_height();
    if count > 0 {
        let (share, [least, most]) = PICTURE;
        preview::ui(ui, importing, scene, (room * share).clamp(least, most));
    }
    remarks_ui(ui, importing, room * REMARKS);
    if is_mendable {
        let about = text!("exchange-keep-each-corner-of-the");
        if ui.button(text!("exchange-fix-the-points")).on_hover_text(about).clicked() {
            importing.mend();
        }
    }
    if shown < count {
        ui.label(text!("exchange-only-the-first-of-the"; shown = shown, count = count));
    }
    rows_ui(ui, importing, shown);
}

/// Shows the notes, and the problems of the points.
fn remarks_ui(ui: &mut Ui, importing: &Importing, most: f32) {
    let Some(understood) = importing.understood() else { return };
    let reading = &understood.reading;
    if reading.remarks.is_empty() && understood.findings.is_empty() {
        return;
    }
    ScrollArea::vertical().id_salt("remarks").max_height(most).auto_shrink([false, true]).show(ui, |ui| {
        for remark in &reading.remarks {
            ui.label(remark);
        }
        for (index, found) in understood.findings.iter().take(MAX_LINTED) {
            let name = named(*index, &reading.lists[*index].name);
            let sentences: Vec<&str> = found.iter().map(|lint| lint.sentence.as_str()).collect();
            ui.label(RichText::new(format!("{name}: {}", sentences.join("; "))).weak());
        }
    });
}

/// Shows the lists that can be chosen.
fn rows_ui(ui: &mut Ui, importing: &mut Importing, shown: usize) {
    let height = row_height(ui);
    ScrollArea::vertical().id_salt("lists").auto_shrink([false, false]).show_rows(
        ui,
        height,
        shown,
        |ui, rows| {
            for index in rows {
                let size = vec2(ui.available_width(), height);
                let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
                let mut row = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(index));
                row_ui(&mut row, importing, index);
            }
        },
    );
}

/// The name of a list, or its number from 1.
fn named(index: usize, name: &str) -> String {
    if name.is_empty() { text!("exchange-list"; index = index + 1) } else { name.to_owned() }
}

fn row_height(ui: &Ui) -> f32 {
    let lines = 3.0 * ui.text_style_height(&TextStyle::Body) + ui.spacing().interact_size.y;
    to_vec2(THUMBNAIL).y.max(lines + 4.0) + 6.0
}

fn row_ui(ui: &mut Ui, importing: &mut Importing, index: usize) {
    let present = importing.use_of(index);
    let Some(understood) = importing.understood() else { return };
    let (row, preview) = (&understood.rows[index], &understood.previews[index]);
    let name = named(index, &row.name);
    let [numbers, more] = details(understood, index);
    let mut choice = present;
    ui.horizontal_top(|ui| {
        let (rect, response) = ui.allocate_exact_size(to_vec2(THUMBNAIL), Sense::hover());
        response.widget_info(|| {
            WidgetInfo::labeled(Role::Image, true, text!("exchange-thumbnail-of"; name = name))
        });
        thumbnail_ui(ui, rect, &preview.marks(present.role()));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.horizontal(|ui| {
                if let Some(line) = row.line {
                    ui.label(RichText::new(text!("exchange-line-2"; line = line)).weak());
                }
                ui.add(Label::new(RichText::new(&name).strong()).truncate());
            });
            ui.add(Label::new(numbers).truncate());
            ui.add(Label::new(RichText::new(more).weak()).truncate());
            ui.horizontal(|ui| choice_ui(ui, &name, &mut choice));
        });
    });
    if choice != present {
        importing.choose(index, choice);
    }
}

/// The numbers of a list, and its pose; for points, their place.
fn details(understood: &Understood, index: usize) -> [String; 2] {
    let (list, row, preview) =
        (&understood.reading.lists[index], &understood.rows[index], &understood.previews[index]);
    let contents = list.contents();
    if let Some(refusal) = &preview.refusal {
        return [refusal.clone(), row.numbers.clone()];
    }
    if list.body.is_some() {
        return [format!("{}: {}", row.kind, row.numbers), row.pose.clone()];
    }
    let places = row.numbers.strip_prefix(&contents).unwrap_or(&row.numbers).trim_start();
    [text!("exchange-on-the-hull"; contents = contents, corners = preview.corners), places.to_owned()]
}

fn choice_ui(ui: &mut Ui, name: &str, choice: &mut ListUse) {
    ui.spacing_mut().item_spacing.x = 4.0;
    ui.label(text!("exchange-list-becomes"));
    for offered in ListUse::ALL {
        let response = ui.selectable_label(*choice == offered, offered.name());
        let response =
            response.accessible_name(text!("exchange-becomes"; name = name, name_2 = offered.name()));
        if response.on_hover_text(about(offered)).clicked() {
            *choice = offered;
        }
    }
}

fn thumbnail_ui(ui: &Ui, rect: Rect, marks: &[crate::figure::PaperMark]) {
    if ui.is_rect_visible(rect) {
        paint::sheet(ui, rect);
        paint::marks(ui, rect, marks);
    }
}

fn about(list_use: ListUse) -> &'static str {
    match list_use {
        ListUse::Body(crate::geometry::Side::P) => text!("exchange-this-shape-replaces-p"),
        ListUse::Body(crate::geometry::Side::Q) => text!("exchange-this-shape-replaces-q"),
        ListUse::Another => text!("exchange-this-shape-is-added-beside"),
        ListUse::Nothing => text!("exchange-this-shape-is-not-used"),
    }
}

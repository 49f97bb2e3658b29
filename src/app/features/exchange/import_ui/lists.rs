//! The lists of points that were read, with the use of each.

use eframe::egui::{Rect, RichText, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, vec2};

use crate::app::features::exchange::importing::{Importing, ListUse, THUMBNAIL};
use crate::app::view::paint::{self, to_vec2};

/// So many lists are shown with what is odd about them.
const MOST_LINTED: usize = 3;

/// Shows the summary, the remarks, what is odd about the points, and the lists.
pub(super) fn ui(ui: &mut Ui, importing: &mut Importing) {
    if importing.is_reading() {
        ui.label("Reading…");
        return;
    }
    let Some(understood) = importing.understood() else {
        ui.label(
            "Nothing has been read yet. Lists of points in any notation are understood, and the result \
             is shown here before anything changes.",
        );
        return;
    };
    let reading = &understood.reading;
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(reading.summary()).strong());
        ui.label(RichText::new(format!("read as {}", reading.form.title())).weak());
    });
    for remark in &reading.remarks {
        ui.label(remark);
    }
    let mut mends = false;
    for (index, found) in understood.findings.iter().take(MOST_LINTED) {
        let list = &reading.lists[*index];
        let name = if list.name.is_empty() { format!("List {}", index + 1) } else { list.name.clone() };
        let sentences: Vec<&str> = found.iter().map(|lint| lint.sentence.as_str()).collect();
        ui.label(RichText::new(format!("{name}: {}", sentences.join("; "))).weak());
    }
    if understood.is_mendable() {
        let about = "Keep each corner of the hulls once, in 2D counter-clockwise. The text stays as it is";
        mends = ui.button("Mend the points").on_hover_text(about).clicked();
    }
    let (count, shown) = (reading.lists.len(), understood.previews.len());
    if shown < count {
        ui.label(format!("Only the first {shown} of the {count} lists are shown"));
    }
    if mends {
        importing.mend();
    }
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

fn row_height(ui: &Ui) -> f32 {
    let lines = 2.0 * ui.text_style_height(&eframe::egui::TextStyle::Body) + ui.spacing().interact_size.y;
    to_vec2(THUMBNAIL).y.max(lines + 2.0 * ui.spacing().item_spacing.y) + 4.0
}

fn row_ui(ui: &mut Ui, importing: &mut Importing, index: usize) {
    let present = importing.use_of(index);
    let Some(understood) = importing.understood() else { return };
    let (list, preview) = (&understood.reading.lists[index], &understood.previews[index]);
    let name = if list.name.is_empty() { format!("List {}", index + 1) } else { list.name.clone() };
    let points = list.contents();
    let numbers = match &preview.refusal {
        Some(refusal) => refusal.clone(),
        None if list.body.is_some() => points,
        None => format!("{points}, {} on the hull", preview.corners),
    };
    let mut choice = present;
    ui.horizontal_top(|ui| {
        let (rect, response) = ui.allocate_exact_size(to_vec2(THUMBNAIL), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, format!("Thumbnail of {name}")));
        thumbnail_ui(ui, rect, &preview.marks(present.role()));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.add(eframe::egui::Label::new(RichText::new(&name).strong()).truncate());
            ui.add(eframe::egui::Label::new(numbers).truncate());
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                ui.label("becomes");
                for offered in ListUse::ALL {
                    let response = ui.selectable_label(choice == offered, offered.name());
                    let response = response.accessible_name(format!("{name} becomes {}", offered.name()));
                    if response.on_hover_text(about(offered)).clicked() {
                        choice = offered;
                    }
                }
            });
        });
    });
    if choice != present {
        importing.choose(index, choice);
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
        ListUse::Body(crate::geometry::Side::P) => "The convex hull of these points replaces P",
        ListUse::Body(crate::geometry::Side::Q) => "The convex hull of these points replaces Q",
        ListUse::Another => "The convex hull of these points is added beside P and Q",
        ListUse::Nothing => "These points are not used",
    }
}

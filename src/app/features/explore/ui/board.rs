//! The 25 outcomes at a tetrahedron as a collection: those reached by dragging are marked; a click shows an
//! example.

use eframe::egui::{Button, Grid, RichText, Role, Ui, WidgetInfo};

use crate::app::features::explore::drag;
use crate::app::features::explore::state::ExplorerRequest;
use crate::app::state::board::Board;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::figure::explorer::{
    Arrangement, ArrangementPoint, CODES, Decision, ExplorerStart, OutcomeRow, ROWS,
};
use crate::figure::narration::region_name;
use crate::figure::narration::table::Digits;
use crate::geometry::Dimension;
use crate::message::text;

/// Shows the collection.
pub(super) fn ui(ui: &mut Ui, arrangement: &Arrangement, decision: &Decision, cx: &mut Cx<'_>) {
    let board = cx.session.settings.board;
    let (found, codes) = board.counts();
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(text!("explore-outcomes")).strong());
        ui.label(
            RichText::new(text!("explore-of-collected-of-codes"; found = found, count = ROWS.len(), codes = codes, count_2 = CODES.len()))
                .weak(),
        );
        if found == ROWS.len() {
            ui.label(RichText::new(text!("explore-complete")).strong());
        }
    });
    let hint = text!("explore-drag-o-to-collect-an");
    ui.label(RichText::new(hint).weak());
    let here = decision.outcome().and_then(OutcomeRow::index_of);
    Grid::new("outcomes").num_columns(6).spacing([4.0, 3.0]).show(ui, |ui| {
        for code in CODES {
            ui.label(RichText::new(format!("{code:03b}")).monospace());
            for (index, row) in ROWS.iter().enumerate().filter(|(_, row)| row.outcome.code == code) {
                if cell_ui(ui, index, row, board, here == Some(index)) {
                    cx.session.settings.board.show(index);
                    show(row, arrangement, cx);
                }
            }
            ui.end_row();
        }
        ui.label(RichText::new("111").monospace().weak());
        ui.label(RichText::new(text!("explore-never")).weak())
            .on_hover_text(text!("explore-all-three-faces-see-o"));
        ui.end_row();
    });
}

/// Shows one outcome. Returns whether it was clicked.
fn cell_ui(ui: &mut Ui, index: usize, row: &OutcomeRow, board: Board, is_here: bool) -> bool {
    let region = region_name(row.outcome.region);
    let short = region.rsplit(' ').next().unwrap_or_default().to_owned();
    let (mark, state) = match (board.is_found(index), board.is_shown(index)) {
        (true, _) => ("● ", text!("explore-collected")),
        (false, true) => ("· ", text!("explore-shown")),
        (false, false) => ("", text!("explore-not-collected")),
    };
    let text = RichText::new(format!("{mark}{short}"));
    let text = if board.is_found(index) { text.strong() } else { text };
    let response = ui.add(Button::new(text).selected(is_here));
    let name =
        text!("explore-outcome"; code = format!("{:03b}", row.outcome.code), region = region, state = state);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_here, &name));
    let origin = Digits::Four.write_vector(row.origin.into(), Dimension::Three);
    let tooltip = text!("explore-e-g-on-the-tetrahedron"; region = region, name = row.tetrahedron.name(), origin = origin);
    response.on_hover_text(tooltip).clicked()
}

/// Shows the example of a row: moves O, or replaces the tetrahedron.
fn show(row: &OutcomeRow, arrangement: &Arrangement, cx: &mut Cx<'_>) {
    let wanted = row.arrangement();
    let name = text!(
        "explore-show-outcome"; code = format!("{:03b}", row.outcome.code), region = region_name(row.outcome.region)
    );
    if wanted.points() == arrangement.points() {
        return cx.requests.edit(name, drag::moving(ArrangementPoint::Origin, wanted.origin));
    }
    let Some(start) = ExplorerStart::with(row.tetrahedron).scene() else { return };
    if let Ok(placed) = wanted.place_in(&start) {
        cx.requests.push(Request::feature(ExplorerRequest::Show(name, Box::new(placed))));
    }
}

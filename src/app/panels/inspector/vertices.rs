//! The table of vertices: editable local coordinates, with the world coordinates below.
//!
//! Only the visible rows are laid out, so that ten thousand vertices cost no more than ten.

use std::borrow::Cow;

use eframe::egui::{Button, CollapsingHeader, Label, RichText, Sense, TextStyle, Ui};
use egui_extras::{Column, TableBuilder, TableRow};
use glam::DVec3;

use super::paste;
use super::subject::{InspectedBody, has_changed};
use crate::app::command::Command;
use crate::app::state::cx::Cx;
use crate::app::state::focus::announce;
use crate::app::state::request::Request;
use crate::app::widgets::number_field::{NumberField, shown};
use crate::edit::{Part, Selection, vertices};
use crate::figure::{Focus, narration};
use crate::geometry::{Body, Pose, Shape};
use crate::message::{self, text};

/// The widths of the columns with the name and with the delete button, in points.
const NAME: f32 = 34.0;
const DELETE: f32 = 20.0;

/// The width that the scroll bar of the panel covers, in points.
const SCROLL_BAR: f32 = 10.0;

/// Maximum number of visible rows.
const ROWS: f32 = 8.0;

/// The tooltip that explains why the order of vertices matters.
const ORDER: &str = "panels-if-several-vertices-are-farthest";

/// The editing that the vertices of a shape allow.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    /// Everything: the shape is the convex hull of its vertices.
    Listed,
    /// Moving: the vertices are the ends of a capsule.
    Ends,
    /// None: the vertices follow from the parameters of the shape.
    Corners,
}

/// Shows the vertices of a body. The section opens when one of them becomes selected.
pub(super) fn ui(ui: &mut Ui, subject: &InspectedBody<'_>, cx: &mut Cx<'_>) {
    let body = subject.body();
    let access = match body.shape() {
        Shape::Points(_) => Access::Listed,
        Shape::Capsule { .. } => Access::Ends,
        _ => Access::Corners,
    };
    let points = local(body);
    if points.is_empty() {
        return polytope_ui(ui, subject, cx);
    }
    let part = &cx.session.selection[subject.side];
    let has_changed = has_changed(ui, subject.side, part);
    let opens = has_changed && matches!(part, Part::Vertices(_));
    let unused = subject.unused_count();
    let title = match access {
        Access::Listed => {
            text!("panels-vertices-hull-of-used"; count = points.len() - unused, count_2 = points.len())
        }
        Access::Ends => text!("panels-ends").to_owned(),
        Access::Corners => text!("panels-corners"; count = points.len()),
    };
    let name = text!("panels-title-of"; title = title, name = subject.side.name());
    let header = CollapsingHeader::new(title)
        .id_salt(("vertices", subject.side))
        .open(opens.then_some(true))
        .show_unindented(ui, |ui| {
            let table = VertexTable { subject, access, points: &points, world: subject.world_pose() };
            match access {
                Access::Listed => table.tools_ui(ui, cx),
                Access::Ends => {}
                Access::Corners => polytope_ui(ui, subject, cx),
            }
            table.ui(ui, has_changed, cx);
        });
    header.header_response.accessible_name(name);
    paste::take(ui, subject, cx);
}

/// The vertices, without a copy if they are listed.
fn local(body: &Body) -> Cow<'_, [DVec3]> {
    match body.shape() {
        Shape::Points(points) => Cow::Borrowed(points),
        _ => Cow::Owned(vertices::local(body)),
    }
}

/// Shows the button that makes a shape a polytope, so that its vertices can be edited.
fn polytope_ui(ui: &mut Ui, subject: &InspectedBody<'_>, cx: &mut Cx<'_>) {
    let side = subject.side;
    let polytope = subject.scene.dimension.polytope();
    let response = ui.button(text!("panels-make-it-a"; polytope = polytope));
    let response = response.accessible_name(text!("panels-make-a"; name = side.name(), polytope = polytope));
    let about = text!("panels-convert-it-to-a-whose"; polytope = polytope);
    if response.on_hover_text(about).clicked() {
        cx.requests.push(Request::Select(Selection::body(side)));
        cx.requests.command(Command::MakePolytope);
    }
}

impl InspectedBody<'_> {
    /// The pose, if world coordinates differ from local ones.
    fn world_pose(&self) -> Option<Pose> {
        let pose = self.body().pose();
        (!pose.is_unturned() || pose.position != DVec3::ZERO).then_some(pose)
    }

    /// The number of listed vertices that are not vertices of the hull.
    fn unused_count(&self) -> usize {
        self.derived.analysis.unused[self.side as usize].len()
    }

    /// The only selected vertex of this body.
    fn selected(&self, cx: &Cx<'_>) -> Option<usize> {
        cx.session.selection.single_vertex().filter(|(side, _)| *side == self.side).map(|(_, index)| index)
    }

    fn select(&self, index: usize, cx: &mut Cx<'_>) {
        cx.requests.push(Request::Select(Selection::vertices(self.side, [index])));
    }
}

struct VertexTable<'a> {
    subject: &'a InspectedBody<'a>,
    access: Access,
    points: &'a [DVec3],
    world: Option<Pose>,
}

impl VertexTable<'_> {
    /// Shows the buttons for adding, reordering and pasting.
    fn tools_ui(&self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let subject = self.subject;
        let (body, side) = (subject.body(), subject.side.name());
        let selected = subject.selected(cx).filter(|index| *index < self.points.len());
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let add = ui.button(text!("panels-add")).accessible_name(text!("panels-add-a-vertex-to"; side = side));
            if add.on_hover_text(text!("panels-add-a-vertex-after-the")).clicked() {
                let after = selected.unwrap_or(self.points.len() - 1);
                let added = vertices::inserted(body, after + 1, vertices::place_after(body, after));
                if subject.change(text!("panels-insert"; letter = subject.letter(), after = after + 1), added, cx) {
                    subject.select(after + 1, cx);
                }
            }
            for (word, by) in [(text!("panels-up"), -1), (text!("panels-down"), 1)] {
                let to = selected
                    .and_then(|index| index.checked_add_signed(by))
                    .filter(|to| *to < self.points.len());
                let name = selected.map_or_else(
                    || text!("panels-move-a-vertex-of"; side = side, name = word.to_lowercase()),
                    |index| text!("panels-move-2"; letter = subject.letter(), index = index, name = word.to_lowercase()),
                );
                let response =
                    ui.add_enabled_ui(to.is_some(), |ui| ui.button(word)).inner.accessible_name(name);
                let response = response.on_hover_text(message::constant(ORDER)).on_disabled_hover_text(
                    text!("panels-select-a-vertex-to-move"),
                );
                if let (true, Some(from), Some(to)) = (response.clicked(), selected, to) {
                    let name = text!("panels-reorder"; letter = subject.letter(), from = from);
                    if subject.change(name, vertices::reordered(body, from, to), cx) {
                        subject.select(to, cx);
                    }
                }
            }
            let paste = ui.button(text!("panels-paste")).accessible_name(text!("panels-paste-vertices-into"; side = side));
            if paste
                .on_hover_text(text!("panels-add-the-points-on-the"))
                .clicked()
            {
                paste::ask(ui, subject.side);
            }
        });
    }

    fn ui(&self, ui: &mut Ui, has_changed: bool, cx: &mut Cx<'_>) {
        let selected = match &cx.session.selection[self.subject.side] {
            Part::Vertices(indices) => indices.first().copied(),
            Part::Nothing | Part::Whole => None,
        };
        let small = ui.text_style_height(&TextStyle::Small);
        let remark = if self.world.is_some() || self.subject.unused_count() > 0 { small + 2.0 } else { 0.0 };
        let height = ui.spacing().interact_size.y + 3.0 + remark;
        let axes = self.subject.scene.dimension.count();
        ui.spacing_mut().item_spacing.x = 3.0;
        let delete = if self.access == Access::Listed { DELETE } else { 0.0 };
        let gaps = 3.0 * (axes + 1) as f32;
        let spare = ui.available_width() - NAME - delete - gaps - SCROLL_BAR;
        let column = (spare / axes as f32).clamp(30.0, 110.0);
        let mut table = TableBuilder::new(ui)
            .id_salt(("vertices", self.subject.side))
            // Tab skips the rows, and moves from field to field.
            .sense(Sense::CLICK)
            .auto_shrink([false, true])
            .min_scrolled_height(height.mul_add(ROWS, 2.0))
            .max_scroll_height(height.mul_add(ROWS, 2.0))
            .animate_scrolling(false)
            .column(Column::exact(NAME))
            .columns(Column::exact(column), axes);
        if delete > 0.0 {
            table = table.column(Column::exact(delete));
        }
        // Scrolls only when the selection changes: a table held in place requests frames without end.
        if let Some(selected) = selected.filter(|index| has_changed && *index < self.points.len()) {
            table = table.scroll_to_row(selected, None);
        }
        table.body(|body| {
            body.rows(height, self.points.len(), |row| self.row_ui(row, column, cx));
        });
    }

    fn row_ui(&self, mut row: TableRow<'_, '_>, width: f32, cx: &mut Cx<'_>) {
        let subject = self.subject;
        let index = row.index();
        let name = format!("{}{index}", subject.letter());
        let is_selected = cx.session.selection.contains_vertex(subject.side, index);
        let unused = narration::unused(&subject.derived.analysis, subject.side, index);
        let is_lit = cx.attention().lit().has_vertex(subject.side, index);
        row.set_selected(is_selected);
        row.set_hovered(is_lit);
        row.col(|ui| {
            let text = RichText::new(&name);
            let text = if unused.is_some() { text.weak().italics() } else { text };
            let text = if is_lit { text.underline() } else { text };
            let remark = unused.as_ref().map(|reason| format!(" ({reason})")).unwrap_or_default();
            let response = ui.selectable_label(is_selected, text);
            let response = response.accessible_name(text!("panels-select"; name = name, remark = remark));
            if is_lit {
                announce(&response);
            }
            let response = match &unused {
                Some(reason) => response.on_hover_text(reason),
                None => response,
            };
            if response.clicked() {
                self.select(ui, index, cx);
            }
        });
        for axis in 0..subject.scene.dimension.count() {
            row.col(|ui| {
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 1.0;
                    self.coordinate_ui(ui, (index, axis), width, cx);
                    self.remark_ui(ui, (index, axis), unused.as_deref());
                });
            });
        }
        if self.access == Access::Listed {
            row.col(|ui| {
                let response = ui
                    .add(Button::new("×").small().sense(Sense::CLICK))
                    .accessible_name(text!("panels-delete"; name = name));
                if response.on_hover_text(text!("panels-delete"; name = name)).clicked() {
                    let deleted = vertices::deleted(subject.body(), &[index].into());
                    subject.change(text!("panels-delete-3"; name = name), deleted, cx);
                }
            });
        }
        let response = row.response();
        if response.contains_pointer() {
            cx.attention().offer(Focus::Vertex(subject.side, index));
        }
        if response.clicked() {
            let toggles = response.ctx.input(|input| input.modifiers.command || input.modifiers.shift);
            self.choose(index, toggles, cx);
        }
    }

    fn select(&self, ui: &Ui, index: usize, cx: &mut Cx<'_>) {
        let toggles = ui.input(|input| input.modifiers.command || input.modifiers.shift);
        self.choose(index, toggles, cx);
    }

    /// Selects a vertex alone, or toggles it in the selection.
    fn choose(&self, index: usize, toggles: bool, cx: &mut Cx<'_>) {
        let side = self.subject.side;
        let mut selection = Selection::vertices(side, [index]);
        if toggles {
            selection = cx.session.selection.clone();
            let mut indices = match &selection[side] {
                Part::Vertices(indices) => indices.clone(),
                Part::Nothing | Part::Whole => std::collections::BTreeSet::new(),
            };
            if !indices.remove(&index) {
                indices.insert(index);
            }
            selection[side] = Part::of_vertices(indices);
        }
        cx.requests.push(Request::Select(selection));
    }

    fn coordinate_ui(&self, ui: &mut Ui, (index, axis): (usize, usize), width: f32, cx: &mut Cx<'_>) {
        let subject = self.subject;
        let at = self.points[index];
        let name = format!("{}{index} {}", subject.letter(), ["x", "y", "z"][axis]);
        if self.access == Access::Corners {
            ui.label(shown(at[axis] + 0.0)).on_hover_text(at[axis].to_string());
            return;
        }
        if let Some(value) = NumberField::new(&name, at[axis]).width(width).show(ui) {
            let mut to = at;
            to[axis] = value;
            let moved = vertices::placed_locally(subject.body(), index, to);
            subject.change(text!("panels-move-3"; letter = subject.letter(), index = index), moved, cx);
        }
    }

    /// Shows below the coordinate its world coordinate, or that the vertex is not used.
    fn remark_ui(&self, ui: &mut Ui, (index, axis): (usize, usize), unused: Option<&str>) {
        if let Some(pose) = self.world {
            let at = pose.world_from_local(self.points[index])[axis] + 0.0;
            let text = RichText::new(shown(at)).small().weak();
            ui.label(text).on_hover_text(text!("panels-in-the-world"; at = at));
        } else if let Some(reason) = unused.filter(|_| axis == 0) {
            // The words before a colon are a short form.
            let short = reason.split(':').next().unwrap_or(reason);
            ui.add(Label::new(RichText::new(short).small().weak()).truncate()).on_hover_text(reason);
        }
    }
}

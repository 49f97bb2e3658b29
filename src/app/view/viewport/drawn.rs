//! The marks of a view on paper. While the figure, its map and the paper stay the same, it is not projected
//! again, and its shapes are not triangulated again. So a frame at rest takes the same work for every scene.

use std::sync::Arc;

use eframe::egui::epaint::Mesh;
use eframe::egui::{Id, Rect, Ui};
use glam::DVec2;

use crate::app::view::paint;
use crate::app::view::view_map::{ViewKind, ViewMap};
use crate::app::widgets::theme;
use crate::figure::{Bounds, Camera, Figure, Palette, Paper, PaperMark, Profile, TextBox};

/// The complete input that determines the content of the paper.
#[derive(Debug, PartialEq)]
struct PaperInput {
    figure: Figure,
    kind: ViewKind,
    size: DVec2,
    reserved: Vec<TextBox>,
    profile: Profile,
    has_tripod: bool,
    floor: Vec<PaperMark>,
}

/// The marks on paper, shared with the frame that shows them.
#[derive(Clone, Debug)]
struct Projected {
    subject: Arc<PaperInput>,
    marks: Arc<[PaperMark]>,
}

/// The marks as triangles, without their texts.
#[derive(Clone, Debug)]
struct Painted {
    marks: Arc<[PaperMark]>,
    rect: Rect,
    palette: &'static Palette,
    pixels_per_point: f32,
    mesh: Arc<Mesh>,
}

impl PaperInput {
    fn is(
        &self,
        (figure, floor): (&Figure, &[PaperMark]),
        (kind, paper, has_tripod): (ViewKind, Paper<'_>, bool),
    ) -> bool {
        self.kind == kind
            && self.size == paper.size
            && self.profile == paper.profile
            && self.has_tripod == has_tripod
            && self.reserved == paper.reserved
            && self.floor == floor
            && self.figure == *figure
    }
}

/// Returns the floor of a view in space around these bounds, with its numbers; nothing in the plane.
pub(super) fn floor(
    kind: ViewKind,
    bounds: Bounds,
    size: DVec2,
    reserved: &[TextBox],
    profile: Profile,
) -> Vec<PaperMark> {
    match kind {
        ViewKind::Plane(_) => Vec::new(),
        ViewKind::Space(camera) => {
            camera.floor(bounds, Paper { size, reserved, profile }).unwrap_or_default()
        }
    }
}

/// Returns the marks on paper of a figure and of the floor below it. If nothing has changed since the last frame, they
/// are those of that frame.
pub(super) fn marks(
    ui: &Ui,
    id: Id,
    (figure, floor): (&Figure, Vec<PaperMark>),
    (kind, paper, has_tripod): (ViewKind, Paper<'_>, bool),
) -> Arc<[PaperMark]> {
    let before: Option<Projected> = ui.data(|data| data.get_temp(id));
    if let Some(before) =
        before.filter(|before| before.subject.is((figure, &floor), (kind, paper, has_tripod)))
    {
        return before.marks;
    }
    let mut marks = floor.clone();
    marks.extend(project(figure, kind, paper));
    if has_tripod && let ViewKind::Space(camera) = kind {
        marks.extend(camera.tripod(paper.size));
    }
    let Paper { size, reserved, profile } = paper;
    let subject = PaperInput {
        figure: figure.clone(),
        kind,
        size,
        reserved: reserved.to_vec(),
        profile,
        has_tripod,
        floor,
    };
    let projected = Projected { subject: Arc::new(subject), marks: marks.into() };
    let marks = Arc::clone(&projected.marks);
    ui.data_mut(|data| data.insert_temp(id, projected));
    marks
}

/// Projects a figure to paper; on screen, large bodies are drawn by a part of their vertices.
fn project(figure: &Figure, kind: ViewKind, paper: Paper<'_>) -> Vec<PaperMark> {
    match kind {
        ViewKind::Plane(plane) => plane.project(figure, paper),
        ViewKind::Space(camera) => in_space(&camera, figure, paper),
    }
}

fn in_space(camera: &Camera, figure: &Figure, paper: Paper<'_>) -> Vec<PaperMark> {
    match figure.coarse() {
        Some(coarse) => camera.project(&coarse, paper),
        None => camera.project(figure, paper),
    }
}

/// Paints marks, with the triangles of the last frame if they belong to these marks.
pub(super) fn paint(ui: &Ui, id: Id, map: &ViewMap, marks: &Arc<[PaperMark]>) {
    let (rect, palette, pixels_per_point) = (map.rect, theme::palette(ui), ui.pixels_per_point());
    let before: Option<Painted> = ui.data(|data| data.get_temp(id));
    let is_same = |before: &Painted| {
        Arc::ptr_eq(&before.marks, marks)
            && before.rect == rect
            && std::ptr::eq(before.palette, palette)
            && before.pixels_per_point == pixels_per_point
    };
    let mesh = before.filter(is_same).map_or_else(
        || {
            let mesh = Arc::new(paint::mesh(ui, rect, marks));
            let marks = Arc::clone(marks);
            let painted = Painted { marks, rect, palette, pixels_per_point, mesh: Arc::clone(&mesh) };
            ui.data_mut(|data| data.insert_temp(id, painted));
            mesh
        },
        |before| before.mesh,
    );
    paint::with_mesh(ui, rect, mesh, marks);
}

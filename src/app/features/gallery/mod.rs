//! The state of the gallery: the chosen shape, its target, and the thumbnails.

mod menu;
mod ui;

use glam::{DVec2, DVec3};

use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::edit::model::{Kind, Model};
use crate::edit::{Change, Edit, EditError, Selection};
use crate::figure::{PaperMark, Role, thumbnail};
use crate::geometry::{Body, Convex, Dimension, Pose, Side};
use crate::message::text;
use crate::scene::{Label, Other, Scene};

/// The size of a thumbnail, in points.
pub(crate) const THUMBNAIL: DVec2 = DVec2::new(96.0, 70.0);

/// The size of the preview of the chosen shape, in points.
pub(crate) const PREVIEW: DVec2 = DVec2::new(236.0, 150.0);

/// The pictures of the menu above the shapes, as drawn for a dimension and the body that the shapes replace.
type DrawnMenu = ((Dimension, Side), Vec<(Kind, Vec<PaperMark>)>);

/// The use of the chosen shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GalleryTarget {
    /// The chosen shape replaces that of P or Q, keeping rotation, middle and radius.
    Replaces(Side),
    /// The chosen shape becomes another body beside P and Q.
    Another,
}

/// The gallery.
#[derive(Debug, Default)]
pub(crate) struct Gallery {
    /// Whether the panel of the gallery is open.
    pub(crate) is_open: bool,
    /// The chosen shape, in the dimension of the scene.
    pub(crate) chosen: Option<Model>,
    /// The use of the chosen shape; `None` stands for the default, replacing Q.
    target: Option<GalleryTarget>,
    /// The dimension and target that the thumbnails were drawn for.
    drawn_for: Option<(Dimension, GalleryTarget)>,
    thumbnails: Vec<(Kind, Vec<PaperMark>)>,
    /// The pictures of the menu above the shapes, once they are drawn.
    menu: Option<DrawnMenu>,
    /// The preview of a shape, drawn once.
    preview: Option<(Model, GalleryTarget, Vec<PaperMark>)>,
}

impl Gallery {
    /// Opens the gallery, to replace this body.
    pub(crate) const fn open(&mut self, side: Side) {
        self.is_open = true;
        self.target = Some(GalleryTarget::Replaces(side));
    }

    /// Returns the use of the chosen shape: it replaces Q by default.
    pub(crate) fn target(&self) -> GalleryTarget {
        self.target.unwrap_or(GalleryTarget::Replaces(Side::Q))
    }

    /// Sets the use of the chosen shape.
    pub(crate) const fn set_target(&mut self, target: GalleryTarget) {
        self.target = Some(target);
    }

    /// Chooses a kind of shape, with its default parameters.
    pub(crate) fn choose(&mut self, kind: Kind, dimension: Dimension) {
        self.chosen = Some(Model::new(kind, dimension));
    }

    /// Draws missing thumbnails. A change of dimension clears the choice.
    pub(crate) fn prepare(&mut self, dimension: Dimension) {
        let target = self.target();
        if self.drawn_for == Some((dimension, target)) {
            return;
        }
        if self.drawn_for.is_none_or(|(before, _)| before != dimension) {
            self.chosen = None;
        }
        self.drawn_for = Some((dimension, target));
        self.preview = None;
        let drawn = |kind| (kind, marks_of(&Model::new(kind, dimension), dimension, target, THUMBNAIL));
        self.thumbnails = Kind::all(dimension).into_iter().map(drawn).collect();
    }

    /// Returns the thumbnail of a kind.
    pub(crate) fn thumbnail(&self, kind: Kind) -> &[PaperMark] {
        let found = self.thumbnails.iter().find(|(other, _)| *other == kind);
        found.map_or(&[], |(_, marks)| marks)
    }

    /// Returns the picture of the chosen shape.
    pub(crate) fn preview(&mut self, dimension: Dimension) -> &[PaperMark] {
        let target = self.target();
        let Some(model) = &self.chosen else { return &[] };
        let is_stale = self.preview.as_ref().is_none_or(|(drawn, of, _)| drawn != model || *of != target);
        if is_stale {
            self.preview = Some((model.clone(), target, marks_of(model, dimension, target, PREVIEW)));
        }
        self.preview.as_ref().map_or(&[], |(_, _, marks)| marks)
    }

    /// Makes the edit that puts the chosen shape in place of P or Q, turned as that is and with the same middle, or
    /// beside them as another body.
    ///
    /// # Errors
    /// No shape is chosen, or its parameters make no valid shape.
    pub(crate) fn edit(&self, scene: &Scene) -> Result<Edit, EditError> {
        let model = self
            .chosen
            .as_ref()
            .ok_or_else(|| EditError::Impossible(text!("gallery-no-shape-is-chosen").to_owned()))?;
        let shape = model.shape(scene.dimension)?;
        Ok(match self.target() {
            GalleryTarget::Replaces(side) => {
                let name = text!("gallery-replace-by"; name = side.name(), shape = model.kind.with_article());
                let old = &scene.bodies[side];
                let new = old.with_shape(shape)?;
                let by = middle(&old.convex()) - middle(&new.convex());
                let pose = Pose { position: old.pose().position + by, ..old.pose() };
                Edit::new(name, Change::Body(side, new.with_pose(pose)?))
            }
            GalleryTarget::Another => {
                let pose = Pose::identity(scene.dimension);
                let body = Body::new(scene.dimension, shape, pose, 0.0)?;
                let label = Label { name: model.kind.title().to_lowercase(), color: None };
                let name = text!("gallery-add"; shape = model.kind.with_article());
                Edit::new(name, Change::AddBeside(Other { label, body }))
            }
        })
    }

    /// Requests the change, and selects the new shape of P or Q.
    pub(crate) fn apply(&self, cx: &mut Cx<'_>) {
        match self.edit(cx.document.scene()) {
            Ok(edit) => {
                cx.requests.push(Request::Edit(edit));
                if let GalleryTarget::Replaces(side) = self.target() {
                    cx.requests.push(Request::Select(Selection::body(side)));
                }
            }
            Err(error) => cx.requests.push(Request::Notice(error.to_string())),
        }
    }
}

/// Returns the middle of the box around a shape, with edges along the axes of the world.
fn middle(shape: &Convex<DVec3>) -> DVec3 {
    let along = |axis: DVec3| (shape.support(axis).0 + shape.support(-axis).0).dot(axis) * 0.5;
    DVec3::new(along(DVec3::X), along(DVec3::Y), along(DVec3::Z))
}

/// The picture of a shape; empty if its parameters make no valid shape.
fn marks_of(model: &Model, dimension: Dimension, target: GalleryTarget, size: DVec2) -> Vec<PaperMark> {
    let shape = model.shape(dimension).ok();
    let body = shape.and_then(|shape| Body::new(dimension, shape, Pose::identity(dimension), 0.0).ok());
    let marks = |body: Body| match target {
        GalleryTarget::Replaces(side) => thumbnail(&body, side, size),
        GalleryTarget::Another => {
            let mut marks = thumbnail(&body, Side::Q, size);
            for mark in marks.iter_mut().filter(|mark| mark.role == Role::Shape(Side::Q)) {
                mark.role = Role::Other { drawn: true, color: None };
            }
            marks
        }
    };
    body.map(marks).unwrap_or_default()
}

//! The gallery behind its panel: what is chosen there, for which body, and the thumbnails.

use glam::DVec2;

use crate::edit::model::{Kind, Model};
use crate::edit::{EditError, others};
use crate::figure::{PaperMark, Role, thumbnail};
use crate::geometry::{Body, Dimension, Pose, Side};
use crate::scene::{Label, Other, Scene};

/// The size of a thumbnail, in points.
pub(crate) const THUMBNAIL: DVec2 = DVec2::new(96.0, 70.0);

/// The size of the picture of what is chosen, in points.
pub(crate) const PREVIEW: DVec2 = DVec2::new(236.0, 150.0);

/// What becomes of the shape that is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// It takes the place of P or of Q, with the pose and rounding there.
    Replaces(Side),
    /// It is one more body, beside the others.
    Another,
}

/// What other panels ask of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// Open it, to replace this body.
    Open(Side),
}

/// The gallery.
#[derive(Debug, Default)]
pub(crate) struct Gallery {
    /// Whether its panel is open.
    pub(crate) is_open: bool,
    /// What is chosen, of the dimension of the scene.
    pub(crate) chosen: Option<Model>,
    /// What would become of it.
    target: Option<Target>,
    /// For which dimension and as what the thumbnails were drawn.
    drawn_for: Option<(Dimension, Target)>,
    thumbnails: Vec<(Kind, Vec<PaperMark>)>,
    /// The picture of a model, drawn once.
    preview: Option<(Model, Target, Vec<PaperMark>)>,
}

impl Gallery {
    /// Carries out what another panel asks for.
    pub(crate) const fn carry_out(&mut self, order: Order) {
        match order {
            Order::Open(side) => {
                self.is_open = true;
                self.target = Some(Target::Replaces(side));
            }
        }
    }

    /// What would become of what is chosen: it replaces Q, unless something else was asked for.
    pub(crate) fn target(&self) -> Target {
        self.target.unwrap_or(Target::Replaces(Side::Q))
    }

    /// Something else is to become of it.
    pub(crate) const fn set_target(&mut self, target: Target) {
        self.target = Some(target);
    }

    /// A kind, with the numbers that it begins with.
    pub(crate) fn choose(&mut self, kind: Kind, dimension: Dimension) {
        self.chosen = Some(Model::new(kind, dimension));
    }

    /// Draws what is not drawn yet. In another dimension nothing is chosen any more.
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
        let drawn = |kind| (kind, picture(&Model::new(kind, dimension), dimension, target, THUMBNAIL));
        self.thumbnails = Kind::all(dimension).into_iter().map(drawn).collect();
    }

    /// The thumbnail of a kind.
    pub(crate) fn thumbnail(&self, kind: Kind) -> &[PaperMark] {
        let found = self.thumbnails.iter().find(|(other, _)| *other == kind);
        found.map_or(&[], |(_, marks)| marks)
    }

    /// The picture of what is chosen.
    pub(crate) fn preview(&mut self, dimension: Dimension) -> &[PaperMark] {
        let target = self.target();
        let Some(model) = &self.chosen else { return &[] };
        let is_stale = self.preview.as_ref().is_none_or(|(drawn, of, _)| drawn != model || *of != target);
        if is_stale {
            self.preview = Some((model.clone(), target, picture(model, dimension, target, PREVIEW)));
        }
        self.preview.as_ref().map_or(&[], |(_, _, marks)| marks)
    }

    /// The scene with what is chosen in the place of P or Q, at the pose there, or beside the other bodies; and the name
    /// of that change.
    ///
    /// # Errors
    /// Nothing is chosen, its numbers make no shape, or there is no room for another body.
    pub(crate) fn applied(&self, scene: &Scene) -> Result<(String, Scene), EditError> {
        let model =
            self.chosen.as_ref().ok_or_else(|| EditError::Impossible("no shape is chosen".to_owned()))?;
        let shape = model.shape(scene.dimension)?;
        match self.target() {
            Target::Replaces(side) => {
                let mut scene = scene.clone();
                scene.bodies[side] = scene.bodies[side].with_shape(shape)?;
                Ok((change_name(side, model.kind), scene))
            }
            Target::Another => {
                let pose = Pose::identity(scene.dimension);
                let body = Body::new(scene.dimension, shape, pose, 0.0)?;
                let label = Label { name: model.kind.title().to_lowercase(), color: None };
                let scene = others::beside(scene, Other { label, body })?;
                Ok((format!("add {}", with_article(model.kind)), scene))
            }
        }
    }
}

/// What undo calls it: `replace Q by a cone`.
pub(crate) fn change_name(side: Side, kind: Kind) -> String {
    format!("replace {} by {}", side.name(), with_article(kind))
}

/// `a cone`, `an ellipse`.
fn with_article(kind: Kind) -> String {
    let title = kind.title().to_lowercase();
    let article = match kind {
        Kind::EvenSphere | Kind::RandomSphere => "",
        _ if title.starts_with(['a', 'e', 'i', 'o', 'u']) => "an ",
        _ => "a ",
    };
    format!("{article}{title}")
}

/// What numbers that make no shape have no picture of.
fn picture(model: &Model, dimension: Dimension, target: Target, size: DVec2) -> Vec<PaperMark> {
    let shape = model.shape(dimension).ok();
    let body = shape.and_then(|shape| Body::new(dimension, shape, Pose::identity(dimension), 0.0).ok());
    let marks = |body: Body| match target {
        Target::Replaces(side) => thumbnail(&body, side, size),
        Target::Another => {
            let mut marks = thumbnail(&body, Side::Q, size);
            for mark in marks.iter_mut().filter(|mark| mark.role == Role::Shape(Side::Q)) {
                mark.role = Role::Other { drawn: true, color: None };
            }
            marks
        }
    };
    body.map(marks).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::change_name;
    use crate::edit::model::Kind;
    use crate::geometry::Side;

    #[test]
    fn changes_are_named_in_words() {
        assert_eq!(change_name(Side::Q, Kind::Cone), "replace Q by a cone");
        assert_eq!(change_name(Side::P, Kind::Ellipse), "replace P by an ellipse");
        assert_eq!(change_name(Side::P, Kind::EvenSphere), "replace P by even points on a sphere");
    }
}

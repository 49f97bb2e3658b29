//! Executes the commands of the menu Shape: each is one change of the scene, made by the layer `edit`.

use eframe::egui::Context;

use super::App;
use super::dialogs::Modal;
use crate::app::command::Command;
use crate::app::editing::constraint::AXES;
use crate::app::editing::freehand::FreehandPen;
use crate::app::editing::polygon::Clicks;
use crate::app::editing::question::{BodyQuestion, RequestedQuantity};
use crate::app::state::layout::Workspace;
use crate::edit::{Change, Edit, EditError, combine, convert};
use crate::geometry::{Body, Dimension, Side};
use crate::message::text;
use crate::scene::Scene;

/// A replacement of a body that needs no further numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reshaping {
    /// The polytope with its vertices.
    Polytope,
    /// The mirror image of the body, along the axis 0, 1 or 2.
    Mirror(usize),
    /// The body with its center at the origin.
    Center,
    /// The body scaled to an extent of 1 from its center.
    Normalize,
    /// The convex hull of P and Q.
    HullOfBoth,
    /// The Minkowski sum of P and Q.
    SumOfBoth,
}

impl Reshaping {
    /// The edit that replaces a body.
    fn edit(self, scene: &Scene, side: Side) -> Result<Edit, EditError> {
        let body = &scene.bodies[side];
        // A shape made of both bodies is given in the frame of the body that it replaces.
        let other = &scene.bodies[side.other()];
        let name = side.name();
        let (name, made) = match self {
            Self::Polytope => {
                // A shape with exact corners ignores the number of points.
                let points = body.shape().vertices().map_or(0, |vertices| vertices.len());
                (
                    text!("shell-make-a"; name = name, polytope = scene.dimension.polytope()),
                    convert::as_polytope(body, points)?,
                )
            }
            Self::Mirror(axis) => {
                (text!("shell-mirror-in"; name = name, axis = AXES[axis]), convert::mirrored(body, axis)?)
            }
            Self::Center => (text!("shell-center"; name = name), convert::centered(body)?),
            Self::Normalize => (text!("shell-normalize"; name = name), convert::normalized(body)?),
            Self::HullOfBoth => {
                (text!("shell-make-the-hull-of-p"; name = name), combine::hull_of_both(body, other)?)
            }
            Self::SumOfBoth => {
                (text!("shell-make-the-sum-of-p"; name = name), combine::minkowski_sum(body, other)?)
            }
        };
        let change = match self {
            Self::HullOfBoth | Self::SumOfBoth => Change::Shape(side, made),
            _ => Change::Body(side, made),
        };
        Ok(Edit::new(name, change))
    }
}

impl App {
    /// Reshapes the body that commands apply to.
    pub(super) fn reshape(&mut self, reshaping: Reshaping, ctx: &Context) {
        let edit = reshaping.edit(self.document.scene(), self.session.selection.subject());
        self.edit_or_say(edit, ctx);
    }

    /// Makes the body a polytope; asks for the number of points if it is round.
    pub(super) fn make_polytope(&mut self, ctx: &Context) {
        if convert::has_exact_corners(&self.document.scene().bodies[self.session.selection.subject()]) {
            self.reshape(Reshaping::Polytope, ctx);
        } else {
            self.ask_number(RequestedQuantity::Points);
        }
    }

    /// Asks for the fraction of the edges that is cut off with the selected vertex.
    pub(super) fn ask_cut(&mut self) {
        if let Some((_, vertex)) = self.session.selection.single_vertex() {
            self.ask_number(RequestedQuantity::Cut { vertex });
        }
    }

    /// Asks for a number about the body that commands apply to.
    pub(super) fn ask_number(&mut self, asked: RequestedQuantity) {
        let side = self.session.selection.subject();
        self.modal = Some(Modal::Ask(BodyQuestion::new(asked, side, &self.document.scene().bodies[side])));
    }

    /// Starts or ends freehand drawing.
    pub(super) fn toggle_pen(&mut self) {
        self.editing.polygon = None;
        let is_on = self.editing.freehand.take().is_some();
        self.editing.freehand = (!is_on).then(|| FreehandPen::new(self.session.selection.subject()));
    }

    /// Returns the command of the current drawing.
    pub(crate) fn drawing(&self) -> Option<Command> {
        let pen = self.editing.freehand.as_ref().map(|_| Command::Freehand);
        pen.or(self.editing.polygon.as_ref().map(|_| Command::ClickPolygon))
    }

    /// Begins a polygon by clicks, or ends it.
    pub(super) fn toggle_clicks(&mut self, ctx: &Context) {
        self.editing.freehand = None;
        self.show_run_in(Workspace::Run, ctx);
        let is_on = self.editing.polygon.take().is_some();
        self.editing.polygon = (!is_on).then(|| Clicks::new(self.session.selection.subject()));
    }

    /// Changes the dimension of the scene, and shows it from its own view.
    pub(super) fn change_dimension(&mut self, ctx: &Context) {
        let dimension = match self.document.scene().dimension {
            Dimension::Two => Dimension::Three,
            Dimension::Three => Dimension::Two,
        };
        self.edit(
            &Edit::new(text!("shell-change-to-d"; count = dimension.count()), Change::Dimension(dimension)),
            ctx,
        );
        if self.document.scene().dimension == dimension {
            self.go_home();
        }
    }

    /// Executes the command that asked for a number.
    pub(crate) fn take_number(&mut self, question: &BodyQuestion, ctx: &Context) {
        let Ok(value) = question.answer() else { return };
        let side = question.side;
        let body = &self.document.scene().bodies[side];
        let made: Result<Body, EditError> = match question.asked {
            RequestedQuantity::Points => {
                // Formatted, an integer of at least three has neither a decimal point nor an exponent.
                let count = value.to_string().parse().unwrap_or(0);
                convert::as_polytope(body, count)
            }
            RequestedQuantity::Radius => body.with_rounding(value).map_err(EditError::from),
            RequestedQuantity::Cut { vertex } => combine::corner_cut(body, vertex, value),
        };
        let name = match question.asked {
            RequestedQuantity::Points => {
                text!("shell-make-a-2"; name = side.name(), polytope = question.dimension.polytope())
            }
            RequestedQuantity::Radius => text!("shell-set-the-added-radius-of"; name = side.name()),
            RequestedQuantity::Cut { vertex } => {
                text!("shell-cut-off"; letter = side.vertex_letter(), vertex = vertex)
            }
        };
        self.edit_or_say(made.map(|body| Edit::new(name, Change::Body(side, body))), ctx);
    }

    /// Makes an edit, or shows why there is none.
    pub(super) fn edit_or_say(&mut self, edit: Result<Edit, EditError>, ctx: &Context) {
        match edit {
            Ok(edit) => self.edit(&edit, ctx),
            Err(error) => self.session.tell(error.to_string()),
        }
    }
}

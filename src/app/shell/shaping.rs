//! Carries out the commands of the menu Shape: each is one change of the scene, made by the layer `edit`.

use super::App;
use super::dialogs::Modal;
use crate::app::command::Command;
use crate::app::editing::freehand::Pen;
use crate::app::editing::question::{Asked, Question};
use crate::edit::{EditError, Part, Selection, combine, convert};
use crate::geometry::{Dimension, Shape, Side};
use crate::scene::Scene;

/// The body that a command applies to: the only one with a selection, and Q if none or both have one.
pub(crate) fn target(selection: &Selection) -> Side {
    match Side::BOTH.map(|side| selection[side] != Part::Nothing) {
        [true, false] => Side::P,
        _ => Side::Q,
    }
}

/// The reason why a command cannot be used now; `None` if it can.
pub(crate) fn refusal(command: Command, scene: &Scene, selection: &Selection) -> Option<&'static str> {
    let body = &scene.bodies[target(selection)];
    match command {
        Command::MirrorZ if scene.dimension == Dimension::Two => Some("There is no z in 2D"),
        Command::Freehand if scene.dimension == Dimension::Three => Some("Drawing works in 2D"),
        Command::CutCorner if selection.single_vertex().is_none() => Some("Select a vertex first"),
        Command::MakePolytope if matches!(body.shape(), Shape::Points(_)) && body.rounding() == 0.0 => {
            Some("Its vertices are listed already")
        }
        _ => None,
    }
}

impl App {
    /// Carries out a command of the menu Shape.
    pub(crate) fn run_shape(&mut self, command: Command) {
        let scene = self.document.scene();
        let side = target(&self.session.selection);
        if let Some(refusal) = refusal(command, scene, &self.session.selection) {
            self.session.notice = Some(refusal.to_owned());
            return;
        }
        let asks = match command {
            Command::AddShape => return self.features.gallery.open(side),
            Command::Freehand => {
                let is_on = self.editing.freehand.take().is_some();
                self.editing.freehand = (!is_on).then(|| Pen::new(side));
                return;
            }
            Command::MakePolytope if !convert::has_exact_corners(&scene.bodies[side]) => {
                Some((side, Asked::Points))
            }
            Command::Round => Some((side, Asked::Radius)),
            Command::CutCorner => {
                self.session.selection.single_vertex().map(|(side, vertex)| (side, Asked::Cut { vertex }))
            }
            _ => None,
        };
        if let Some((side, asked)) = asks {
            self.modal = Some(Modal::Ask(Question::new(asked, side, &scene.bodies[side])));
            return;
        }
        let changed = changed(command, scene, side);
        self.take_change(changed);
    }

    /// Carries out the command that asked for a number.
    pub(crate) fn take_number(&mut self, question: &Question) {
        let Ok(value) = question.answer() else { return };
        let side = question.side;
        let body = &self.document.scene().bodies[side];
        let changed = match question.asked {
            Asked::Points => {
                // Written out, a whole number of at least three has neither a decimal point nor an exponent.
                let count = value.to_string().parse().unwrap_or(0);
                convert::as_polytope(body, count)
            }
            Asked::Radius => body.with_rounding(value).map_err(EditError::from),
            Asked::Cut { vertex } => combine::corner_cut(body, vertex, value),
        };
        let name = match question.asked {
            Asked::Points => format!("make {} a polytope", side.name()),
            Asked::Radius => format!("set the added radius of {}", side.name()),
            Asked::Cut { vertex } => format!("cut {}{vertex} off", side.vertex_letter()),
        };
        let changed = changed.map(|body| (name, self.document.scene().with_body(side, body)));
        self.take_change(changed);
    }

    fn take_change(&mut self, changed: Result<(String, Scene), EditError>) {
        match changed {
            Ok((name, scene)) => {
                self.session.notice = None;
                let is_elsewhere = scene.dimension != self.document.scene().dimension;
                self.document.edit(name, scene);
                if is_elsewhere {
                    self.go_home();
                }
            }
            Err(error) => self.session.notice = Some(error.to_string()),
        }
    }
}

const fn other_dimension(scene: &Scene) -> Dimension {
    match scene.dimension {
        Dimension::Two => Dimension::Three,
        Dimension::Three => Dimension::Two,
    }
}

/// The scene changed by a command, and the name of the change for undo.
fn changed(command: Command, scene: &Scene, side: Side) -> Result<(String, Scene), EditError> {
    let body = &scene.bodies[side];
    // A shape made of both bodies is given in the frame of the body that it replaces.
    let other = &scene.bodies[side.other()];
    let name = side.name();
    let mirrored = |axis: usize| {
        let name = format!("mirror {name} in {}", ["x", "y", "z"][axis]);
        convert::mirrored(body, axis).map(|body| (name, scene.with_body(side, body)))
    };
    match command {
        Command::MakePolytope => {
            // A shape with exact corners ignores the number of points.
            let points = body.shape().vertices().map_or(0, |vertices| vertices.len());
            convert::as_polytope(body, points)
                .map(|body| (format!("make {name} a polytope"), scene.with_body(side, body)))
        }
        Command::MirrorX => mirrored(0),
        Command::MirrorY => mirrored(1),
        Command::MirrorZ => mirrored(2),
        Command::Center => {
            convert::centered(body).map(|body| (format!("centre {name}"), scene.with_body(side, body)))
        }
        Command::Normalize => {
            convert::normalized(body).map(|body| (format!("normalise {name}"), scene.with_body(side, body)))
        }
        Command::DuplicateP => combine::duplicated(scene).map(|scene| ("duplicate P as Q".to_owned(), scene)),
        Command::ChangeDimension => {
            let dimension = other_dimension(scene);
            let name = format!("change to {}D", dimension.count());
            convert::in_dimension(scene, dimension).map(|scene| (name, scene))
        }
        Command::SwapBodies => Ok(("swap P and Q".to_owned(), combine::swapped(scene))),
        Command::HullOfBoth => combine::hull_of_both(body, other)
            .map(|body| (format!("make {name} the hull of P and Q"), scene.with_body(side, body))),
        Command::SumOfBoth => combine::minkowski_sum(body, other)
            .map(|body| (format!("make {name} the sum of P and Q"), scene.with_body(side, body))),
        _ => Err(EditError::Impossible(format!("{} is not a change of a shape", command.text()))),
    }
}

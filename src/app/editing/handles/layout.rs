//! The handles of a tool and their positions on screen.

use eframe::egui::{Pos2, Vec2};
use glam::DVec3;

use crate::app::command::Tool;
use crate::app::editing::constraint::{AXES, Constraint};
use crate::app::view::paint::to_f32;
use crate::app::view::view_map::{ViewKind, ViewMap};
use crate::edit::Selection;
use crate::message::text;
use crate::scene::Scene;

/// The distance of the tips to the pivot, in points.
pub(crate) const ARM: f64 = 70.0;
/// The distance at which arms begin, in points: an item at the pivot can be grabbed by itself.
const INNER: f64 = 14.0;
/// The near and the far side of the squares for planes along both axes, in points.
const SQUARE: (f64, f64) = (24.0, 38.0);
/// The radius of the ring about the line of sight, in points.
const OUTER: f64 = 86.0;
/// The radius of the disc at the pivot, in points.
pub(crate) const DISC: f32 = 9.0;
/// The hit distance, in points, to a line, and to a tip, a square or the pivot.
const REACH: (f32, f32) = (7.0, 11.0);
/// The cosine of 12°: an axis closer to the line of sight is not grabbable.
const END_ON: f64 = 0.978;
/// The number of segments of a ring.
const PIECES: usize = 72;

/// A handle: a tool and the directions that it is restricted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Handle {
    /// The tool.
    pub(crate) tool: Tool,
    /// The directions that the handle is restricted to.
    pub(crate) constraint: Constraint,
}

/// The frame of the handles: pivot and axes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HandleFrame {
    /// The pivot, in world space.
    pub(crate) pivot: DVec3,
    /// The axes, unit vectors in world space.
    pub(crate) axes: [DVec3; 3],
    /// The tool whose handles are shown.
    pub(crate) tool: Tool,
    /// Whether the selection is a single vertex: it lies at the pivot and is grabbed there.
    pub(crate) on_vertex: bool,
}

/// A handle on screen.
#[derive(Clone, Debug)]
pub(crate) struct PlacedHandle {
    /// The handle.
    pub(crate) handle: Handle,
    /// The form of the handle.
    pub(crate) form: HandleForm,
    /// The position of the handle's letter and of its accessible node.
    pub(crate) tip: Pos2,
    /// Whether the handle can be grabbed. It cannot if its axis points at the eye.
    pub(crate) grabbable: bool,
}

/// The form of a handle.
#[derive(Clone, Debug)]
pub(crate) enum HandleForm {
    /// A line with an arrow head or a knob at its tip.
    Arm([Pos2; 2]),
    /// A square in a plane.
    Square([Pos2; 4]),
    /// A circle at the pivot.
    Disc,
    /// A knob at the pivot.
    Knob,
    /// A ring, in segments that are solid on the near side.
    Ring(Vec<([Pos2; 2], bool)>),
}

impl Handle {
    /// Returns the accessible name.
    pub(crate) fn name(self) -> String {
        match (self.tool, self.constraint) {
            (Tool::Move, Constraint::View) => text!("editing-move-in-the-view").to_owned(),
            (Tool::Move, Constraint::Axis(axis)) => text!("editing-move-along"; axis = AXES[axis]),
            (Tool::Move, Constraint::Plane(axis)) => text!("editing-move-across"; axis = AXES[axis]),
            (Tool::Rotate, Constraint::View) => text!("editing-rotate-about-the-line-of").to_owned(),
            (Tool::Rotate, Constraint::Axis(axis) | Constraint::Plane(axis)) => {
                text!("editing-rotate-about"; axis = AXES[axis])
            }
            (Tool::Scale, Constraint::View) => text!("editing-scale-evenly").to_owned(),
            (Tool::Scale, Constraint::Axis(axis)) => text!("editing-scale-along"; axis = AXES[axis]),
            (Tool::Scale, Constraint::Plane(axis)) => text!("editing-scale-across"; axis = AXES[axis]),
        }
    }

    /// Returns the axis that gives the handle its color and letter.
    pub(crate) const fn axis(self) -> Option<usize> {
        match self.constraint {
            Constraint::View => None,
            Constraint::Axis(axis) | Constraint::Plane(axis) => Some(axis),
        }
    }
}

impl HandleFrame {
    /// Returns the frame of the handles of a tool on the selection. Returns `None` if nothing is selected,
    /// or for rotating and scaling a single vertex.
    pub(crate) fn of(scene: &Scene, selection: &Selection, tool: Tool) -> Option<Self> {
        let pivot = selection.middle(scene)?;
        let on_vertex = selection.single_vertex().is_some();
        if on_vertex && tool != Tool::Move {
            return None;
        }
        // Scaling along other axes than its own would not preserve the kind of a shape.
        let own = selection.single_body().filter(|_| tool == Tool::Scale);
        let axes = DVec3::AXES.map(|axis| own.map_or(axis, |side| scene.bodies[side].pose().rotate(axis)));
        Some(Self { pivot, axes, tool, on_vertex })
    }

    /// Places the handles on screen. Later ones take precedence in hit testing.
    pub(crate) fn placed(&self, view: &ViewMap) -> Vec<PlacedHandle> {
        let Some(middle) = view.screen_from_world(self.pivot) else { return Vec::new() };
        let flat = matches!(view.kind, ViewKind::Plane(_));
        let layout = HandleLayout {
            view,
            frame: self,
            middle,
            unit: view.units_per_point_at(self.pivot),
            toward_eye: -view.ray(middle).1,
            flat,
        };
        match self.tool {
            Tool::Move => layout.moving(),
            Tool::Rotate => layout.turning(),
            Tool::Scale => layout.scaling(),
        }
    }
}

/// The inputs for placing the handles.
struct HandleLayout<'a> {
    view: &'a ViewMap,
    frame: &'a HandleFrame,
    middle: Pos2,
    /// Scene units per point.
    unit: f64,
    toward_eye: DVec3,
    /// Whether the scene is 2D.
    flat: bool,
}

impl HandleLayout<'_> {
    fn moving(&self) -> Vec<PlacedHandle> {
        let mut placed: Vec<PlacedHandle> = Vec::new();
        if self.flat {
            placed.extend(self.square(2, Constraint::View));
        } else {
            placed.extend((0..3).filter_map(|axis| self.square(axis, Constraint::Plane(axis))));
        }
        placed.extend((0..self.dimensions()).filter_map(|axis| self.arm(axis)));
        if !self.flat && !self.frame.on_vertex {
            placed.push(self.central(HandleForm::Disc));
        }
        placed
    }

    fn turning(&self) -> Vec<PlacedHandle> {
        let axes = if self.flat { 2..3 } else { 0..3 };
        let mut placed: Vec<PlacedHandle> = Vec::new();
        if !self.flat {
            placed.extend(self.ring(Constraint::View, self.toward_eye, OUTER));
        }
        placed.extend(axes.filter_map(|axis| self.ring(Constraint::Axis(axis), self.frame.axes[axis], ARM)));
        placed
    }

    fn scaling(&self) -> Vec<PlacedHandle> {
        let mut placed: Vec<PlacedHandle> = Vec::new();
        if !self.flat {
            placed.extend((0..3).filter_map(|axis| self.square(axis, Constraint::Plane(axis))));
        }
        placed.extend((0..self.dimensions()).filter_map(|axis| self.arm(axis)));
        placed.push(self.central(HandleForm::Knob));
        placed
    }

    const fn dimensions(&self) -> usize {
        if self.flat { 2 } else { 3 }
    }

    fn handle(&self, constraint: Constraint) -> Handle {
        Handle { tool: self.frame.tool, constraint }
    }

    /// The screen position of an offset from the pivot, given in points.
    fn at(&self, points: DVec3) -> Option<Pos2> {
        self.view.screen_from_world(self.frame.pivot + points * self.unit)
    }

    fn arm(&self, axis: usize) -> Option<PlacedHandle> {
        let direction = self.frame.axes[axis];
        let length = self.length(direction);
        let tip = self.at(direction * length)?;
        Some(PlacedHandle {
            handle: self.handle(Constraint::Axis(axis)),
            form: HandleForm::Arm([self.at(direction * INNER)?, tip]),
            tip,
            grabbable: direction.dot(self.toward_eye).abs() < END_ON,
        })
    }

    /// The length of an arm in this direction, in points. It is shorter at the border of the view, where its
    /// end would be out of reach.
    fn length(&self, direction: DVec3) -> f64 {
        let room = self.view.rect.shrink(DISC);
        let fits = |part: &f64| self.at(direction * ARM * *part).is_some_and(|tip| room.contains(tip));
        ARM * [1.0, 0.9, 0.8, 0.7, 0.6, 0.5].into_iter().find(fits).unwrap_or(1.0)
    }

    /// A square in the plane perpendicular to an axis.
    fn square(&self, axis: usize, constraint: Constraint) -> Option<PlacedHandle> {
        let [a, b] = [1, 2].map(|next| self.frame.axes[(axis + next) % 3]);
        let (near, far) = SQUARE;
        let corner = |u: f64, v: f64| self.at(a * u + b * v);
        let corners = [corner(near, near)?, corner(far, near)?, corner(far, far)?, corner(near, far)?];
        let half = f64::midpoint(near, far);
        let edge_on = self.frame.axes[axis].dot(self.toward_eye).powi(2) < 1.0 - END_ON * END_ON;
        Some(PlacedHandle {
            handle: self.handle(constraint),
            form: HandleForm::Square(corners),
            tip: corner(half, half)?,
            grabbable: !edge_on,
        })
    }

    fn central(&self, form: HandleForm) -> PlacedHandle {
        let handle = self.handle(Constraint::View);
        PlacedHandle { handle, form, tip: self.middle, grabbable: true }
    }

    /// A ring about an axis. Its letter is where the ring is nearest to the eye, or in the upper right if the ring
    /// faces the eye.
    fn ring(&self, constraint: Constraint, axis: DVec3, radius: f64) -> Option<PlacedHandle> {
        let facing = axis.dot(self.toward_eye).abs() > END_ON;
        let [right, up, _] = self.view.view_axes();
        let front = if facing { right + up } else { self.toward_eye };
        let first = (front - axis * front.dot(axis)).try_normalize()?;
        let second = axis.cross(first);
        let point = |piece: usize| {
            let (sin, cos) = libm::sincos(std::f64::consts::TAU * piece as f64 / PIECES as f64);
            first * cos + second * sin
        };
        let pieces: Option<Vec<_>> = (0..PIECES)
            .map(|piece| {
                let [from, to] = [piece, piece + 1].map(point);
                let solid = facing || (from + to).dot(self.toward_eye) >= 0.0;
                Some(([self.at(from * radius)?, self.at(to * radius)?], solid))
            })
            .collect();
        let tip = self.at(first * radius)?;
        Some(PlacedHandle {
            handle: self.handle(constraint),
            form: HandleForm::Ring(pieces?),
            tip,
            grabbable: true,
        })
    }
}

impl PlacedHandle {
    /// Returns the distance of the pointer to the handle, in points. Returns `None` if the pointer is too far away
    /// to grab the handle.
    fn distance(&self, pointer: Pos2, widening: f32) -> Option<f32> {
        let (line, tip) = (REACH.0 * widening, REACH.1 * widening);
        let near_tip = Some(pointer.distance(self.tip)).filter(|distance| *distance <= tip);
        let near_line = |ends: [Pos2; 2]| Some(distance_to(ends, pointer)).filter(|far| *far <= line);
        match &self.form {
            HandleForm::Arm(ends) => near_tip.or_else(|| near_line(*ends)),
            HandleForm::Square(corners) => {
                if contains(corners, pointer) {
                    Some(0.0)
                } else {
                    near_tip
                }
            }
            HandleForm::Disc | HandleForm::Knob => near_tip,
            HandleForm::Ring(pieces) => pieces
                .iter()
                .filter(|(_, solid)| *solid)
                .filter_map(|(ends, _)| near_line(*ends))
                .min_by(f32::total_cmp),
        }
    }
}

/// Returns the handle under the pointer.
pub(crate) fn hit(placed: &[PlacedHandle], pointer: Pos2, widening: f32) -> Option<&PlacedHandle> {
    placed
        .iter()
        .rev()
        .filter(|placed| placed.grabbable)
        .filter_map(|placed| Some((placed, placed.distance(pointer, widening)?)))
        .min_by(|(_, a), (_, b)| a.total_cmp(b))
        .map(|(placed, _)| placed)
}

/// The distance of a point to a line segment.
fn distance_to([from, to]: [Pos2; 2], point: Pos2) -> f32 {
    let along = to - from;
    let part = (point - from).dot(along) / along.length_sq().max(to_f32(1e-6));
    (from + along * part.clamp(0.0, 1.0)).distance(point)
}

/// Returns whether a convex polygon contains a point.
fn contains(corners: &[Pos2], point: Pos2) -> bool {
    let cross = |a: Vec2, b: Vec2| a.x * b.y - a.y * b.x;
    let sides = corners.iter().zip(corners.iter().cycle().skip(1));
    let turns: Vec<f32> = sides.map(|(from, to)| cross(*to - *from, point - *from)).collect();
    turns.iter().all(|turn| *turn >= 0.0) || turns.iter().all(|turn| *turn <= 0.0)
}

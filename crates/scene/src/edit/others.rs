//! Bodies beside P and Q: adding and removing them, and the names and colors of all bodies.

use glam::DVec3;

use super::error::EditError;
use super::{decimal, snap};
use crate::geometry::{Body, Pose, Side};
use crate::message::text;
use crate::scene::{Label, Other, Rgb, Scene};

/// A body of a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Which {
    /// P or Q.
    Side(Side),
    /// A body beside them, by its index.
    Other(usize),
}

/// The gap between an added body and its left neighbor, as a fraction of the width of the added body.
const GAP: f64 = 0.25;

impl Which {
    /// Returns P, Q and all others of a scene, in this order.
    pub fn all(scene: &Scene) -> impl Iterator<Item = Self> {
        Side::BOTH.map(Self::Side).into_iter().chain((0..scene.others.len()).map(Self::Other))
    }

    /// Returns the body. Returns `None` if there is no such body.
    pub fn body(self, scene: &Scene) -> Option<&Body> {
        match self {
            Self::Side(side) => Some(&scene.bodies[side]),
            Self::Other(index) => scene.others.get(index).map(|other| &other.body),
        }
    }

    /// Returns the label of the body. Returns `None` if there is no such body.
    pub fn label(self, scene: &Scene) -> Option<&Label> {
        match self {
            Self::Side(side) => Some(&scene.labels[side as usize]),
            Self::Other(index) => scene.others.get(index).map(|other| &other.label),
        }
    }

    /// Returns the name of the body in a sentence: `P`, `Q`, or the name of another body.
    pub fn called(self, scene: &Scene) -> String {
        match self {
            Self::Side(side) => side.name().to_owned(),
            Self::Other(index) => scene.other_name(index),
        }
    }
}

/// Returns the scene with another name for a body; an empty one removes its name.
///
/// # Errors
/// There is no such body, or the name is too long or has several lines.
pub fn renamed(scene: &Scene, which: Which, name: &str) -> Result<Scene, EditError> {
    if !Label::is_name(name) {
        let limit = Label::MAX_NAME_LENGTH;
        return Err(EditError::Impossible(text!("editing-a-name-has-at-most"; limit = limit)));
    }
    let mut scene = scene.clone();
    name.clone_into(&mut label_mut(&mut scene, which)?.name);
    Ok(scene)
}

/// Returns the scene with another color for a body; `None` restores the default color.
///
/// # Errors
/// There is no such body.
pub fn recolored(scene: &Scene, which: Which, color: Option<Rgb>) -> Result<Scene, EditError> {
    let mut scene = scene.clone();
    label_mut(&mut scene, which)?.color = color;
    Ok(scene)
}

/// Returns the scene with the local origin of one of the other bodies at a place.
///
/// # Errors
/// There is no such body, or its pose there would be invalid.
pub fn moved(scene: &Scene, index: usize, to: DVec3) -> Result<Scene, EditError> {
    let mut scene = scene.clone();
    let other = scene.others.get_mut(index).ok_or_else(missing)?;
    other.body = other.body.with_pose(Pose { position: to, ..other.body.pose() })?;
    Ok(scene)
}

/// Returns the scene without one of the other bodies.
///
/// # Errors
/// There is no such body.
pub fn removed(scene: &Scene, index: usize) -> Result<Scene, EditError> {
    if index >= scene.others.len() {
        return Err(missing());
    }
    let mut scene = scene.clone();
    scene.others.remove(index);
    Ok(scene)
}

/// Returns the scene with a copy of Q, at the next free place beside it in direction +x.
///
/// # Errors
/// See [`beside`].
pub fn with_copy_of_q(scene: &Scene) -> Result<Scene, EditError> {
    let original = &scene.labels[Side::Q as usize];
    let label = Label { name: original.name_of_copy(), ..*original };
    beside(scene, Other { label, body: scene.bodies[Side::Q].clone() })
}

/// Returns the scene with one more body, at its own pose.
///
/// # Errors
/// The scene already has the maximum number of other bodies.
pub fn added(scene: &Scene, other: Other) -> Result<Scene, EditError> {
    if scene.others.len() >= Scene::MAX_OTHERS {
        let limit = Scene::MAX_OTHERS;
        return Err(EditError::Impossible(text!("editing-a-scene-holds-at-most"; limit = limit)));
    }
    let mut scene = scene.clone();
    scene.others.push(other);
    Ok(scene)
}

/// Adds one more body at the height of Q: at the first place in direction +x where the body meets no other, a
/// quarter of its own width from its left neighbor.
///
/// # Errors
/// The scene already has the maximum number of other bodies, or there is no room beside Q.
pub fn beside(scene: &Scene, other: Other) -> Result<Scene, EditError> {
    let Other { label, body } = other;
    let pose = body.pose();
    let at_q = scene.bodies[Side::Q].pose().position;
    let start = body.with_pose(Pose { position: at_q, ..pose })?;
    let [low, high] = extent(&start);
    let width = if high.x > low.x { high.x - low.x } else { 1.0 };
    let taken: Vec<[DVec3; 2]> = Which::all(scene).filter_map(|it| it.body(scene)).map(extent).collect();
    // A body that is flat in one direction still occupies its place there.
    let is_beside = |&&[its_low, its_high]: &&[DVec3; 2]| {
        its_low.y <= high.y && its_high.y >= low.y && its_low.z <= high.z && its_high.z >= low.z
    };
    let after = |x: f64| snap::to_step(x + GAP * width - low.x, snap::decimal_step(width) * 0.05);
    let mut by = after(extent(&scene.bodies[Side::Q])[1].x);
    // Each body is passed at most once, since the search goes in one direction only.
    for _ in 0..taken.len() {
        let meets = |&&[its_low, its_high]: &&[DVec3; 2]| its_low.x < high.x + by && its_high.x > low.x + by;
        let Some([_, right]) = taken.iter().filter(is_beside).find(meets) else { break };
        by = after(right.x);
    }
    let position = decimal::sum_of(at_q, DVec3::X * by);
    added(scene, Other { label, body: start.with_pose(Pose { position, ..pose })? })
}

/// The minimum and maximum corner of the bounding box of a body, including its radius.
fn extent(body: &Body) -> [DVec3; 2] {
    let convex = body.convex();
    let reach = |sign: f64| {
        let mut corner = DVec3::ZERO;
        for axis in 0..body.dimension().count() {
            corner[axis] = convex.support(DVec3::AXES[axis] * sign).0[axis];
        }
        corner
    };
    [reach(-1.0), reach(1.0)]
}

fn label_mut(scene: &mut Scene, which: Which) -> Result<&mut Label, EditError> {
    match which {
        Which::Side(side) => Ok(&mut scene.labels[side as usize]),
        Which::Other(index) => scene.others.get_mut(index).map(|other| &mut other.label).ok_or_else(missing),
    }
}

fn missing() -> EditError {
    EditError::Impossible(text!("editing-there-is-no-such-body").to_owned())
}

//! Bodies beside P and Q: one more, one less, other names and colours.

use glam::DVec3;

use super::EditError;
use crate::geometry::{Body, Pose, Side, Surface};
use crate::scene::{Label, Other, Rgb, Scene};

/// A body of a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Which {
    /// P or Q.
    Side(Side),
    /// A body beside them, by its index.
    Other(usize),
}

/// How much farther than its own width a copy stands beside its original.
const GAP: f64 = 1.25;

impl Which {
    /// P, Q and all others of a scene, in this order.
    pub fn all(scene: &Scene) -> impl Iterator<Item = Self> {
        Side::BOTH.map(Self::Side).into_iter().chain((0..scene.others.len()).map(Self::Other))
    }

    /// The body, if there is one.
    pub fn body(self, scene: &Scene) -> Option<&Body> {
        match self {
            Self::Side(side) => Some(&scene.bodies[side]),
            Self::Other(index) => scene.others.get(index).map(|other| &other.body),
        }
    }

    /// Its label, if there is such a body.
    pub fn label(self, scene: &Scene) -> Option<&Label> {
        match self {
            Self::Side(side) => Some(&scene.labels[side as usize]),
            Self::Other(index) => scene.others.get(index).map(|other| &other.label),
        }
    }

    /// What it is called in a sentence: `P`, `Q`, or the name of another body.
    pub fn called(self, scene: &Scene) -> String {
        match self {
            Self::Side(side) => side.name().to_owned(),
            Self::Other(index) => scene.other_name(index),
        }
    }
}

/// The scene where a body has another name; an empty one takes its name away.
///
/// # Errors
/// There is no such body, or the name is too long or has several lines.
pub fn renamed(scene: &Scene, which: Which, name: &str) -> Result<Scene, EditError> {
    if !Label::is_name(name) {
        let limit = Label::MAX_NAME_LENGTH;
        return Err(EditError::Impossible(format!("a name has at most {limit} characters on one line")));
    }
    let mut scene = scene.clone();
    name.clone_into(&mut label_mut(&mut scene, which)?.name);
    Ok(scene)
}

/// The scene where a body has another colour, or none of its own.
///
/// # Errors
/// There is no such body.
pub fn recolored(scene: &Scene, which: Which, color: Option<Rgb>) -> Result<Scene, EditError> {
    let mut scene = scene.clone();
    label_mut(&mut scene, which)?.color = color;
    Ok(scene)
}

/// The scene without one of the other bodies.
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

/// The scene with a copy of Q, beside it toward +x.
///
/// # Errors
/// There are as many other bodies as there can be, or there is no room beside Q.
pub fn with_copy_of_q(scene: &Scene) -> Result<Scene, EditError> {
    if scene.others.len() >= Scene::MAX_OTHERS {
        let limit = Scene::MAX_OTHERS;
        return Err(EditError::Impossible(format!("a scene holds at most {limit} bodies beside P and Q")));
    }
    let body = &scene.bodies[Side::Q];
    let points = Surface::of(&body.convex(), scene.dimension).points;
    let (low, high) = points
        .iter()
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), at| (low.min(at.x), high.max(at.x)));
    let width = if high > low { high - low } else { 1.0 };
    let pose = body.pose();
    let position = pose.position + DVec3::X * (GAP * width);
    let body = body.with_pose(Pose { position, ..pose })?;
    let mut label = scene.labels[Side::Q as usize].clone();
    if !label.name.is_empty() {
        let name = format!("{} copy", label.name);
        label.name = name.chars().take(Label::MAX_NAME_LENGTH).collect();
    }
    let mut scene = scene.clone();
    scene.others.push(Other { label, body });
    Ok(scene)
}

fn label_mut(scene: &mut Scene, which: Which) -> Result<&mut Label, EditError> {
    match which {
        Which::Side(side) => Ok(&mut scene.labels[side as usize]),
        Which::Other(index) => scene.others.get_mut(index).map(|other| &mut other.label).ok_or_else(missing),
    }
}

fn missing() -> EditError {
    EditError::Impossible("there is no such body".to_owned())
}

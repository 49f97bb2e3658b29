//! Initial scenes for the explorer: those that come with the program, and the simplex of a step of a run.

use glam::DVec3;

use super::arrangement::Arrangement;
use super::outcome::Tetrahedron;
use crate::geometry::{Body, Dimension, Pose, Shape};
use crate::gjk::Simplex;
use crate::message::text;
use crate::scene::Scene;
use crate::scene::library::{SHIPPED, Shipped};

/// The tag of scenes that open in Explore.
pub const TAG: &str = "explorer";

/// An initial scene that comes with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExplorerStart {
    /// A and B: n = 1.
    Segment,
    /// A, B and C: n = 2.
    Triangle,
    /// The low tetrahedron: n = 3.
    Squat,
    /// The tall tetrahedron.
    Tall,
    /// The leaning tetrahedron.
    Leaning,
}

impl ExplorerStart {
    /// All initial scenes.
    pub const ALL: [Self; 5] = [Self::Segment, Self::Triangle, Self::Squat, Self::Tall, Self::Leaning];

    /// Returns the name on a button.
    pub fn name(self) -> &'static str {
        match self {
            Self::Segment => "n = 1",
            Self::Triangle => "n = 2",
            Self::Squat => text!("figure-squat"),
            Self::Tall => text!("figure-tall"),
            Self::Leaning => text!("figure-leaning"),
        }
    }

    /// Returns the first scene of a dimension.
    pub const fn first(dimension: Dimension) -> Self {
        match dimension {
            Dimension::Two => Self::Triangle,
            Dimension::Three => Self::Squat,
        }
    }

    const fn file_name(self) -> &'static str {
        match self {
            Self::Segment => "30-where-a-can-never-be.ron",
            Self::Triangle => "31-where-a-can-never-be-triangle.ron",
            Self::Squat => "32-region-explorer-squat.ron",
            Self::Tall => "33-region-explorer-steep.ron",
            Self::Leaning => "34-region-explorer-leaning.ron",
        }
    }

    /// Returns the initial scene with this tetrahedron.
    pub const fn with(tetrahedron: Tetrahedron) -> Self {
        match tetrahedron {
            Tetrahedron::Squat => Self::Squat,
            Tetrahedron::Tall => Self::Tall,
            Tetrahedron::Leaning | Tetrahedron::LeaningTurned | Tetrahedron::LeaningTurnedTwice => {
                Self::Leaning
            }
        }
    }

    /// Returns the index of the initial scene among the shipped scenes.
    pub fn shipped(self) -> Option<usize> {
        SHIPPED.iter().position(|shipped| shipped.file_name == self.file_name())
    }

    /// Returns the scene.
    pub fn scene(self) -> Option<Scene> {
        self.shipped().and_then(|index| SHIPPED.get(index)).map(Shipped::scene)
    }
}

/// Makes a scene for exploring the simplex of a run, relative to O: two, three or (in 3D) four of its
/// points. B, C and D are in the order for which O is above them, as in a run. Returns `None` if the simplex
/// has no point or one, or is flat.
pub fn of_simplex(simplex: &Simplex<DVec3>, dimension: Dimension) -> Option<Scene> {
    let mut points: Vec<DVec3> = simplex.points().iter().map(|support| support.point + 0.0).collect();
    if !(2..=dimension.count() + 1).contains(&points.len()) {
        return None;
    }
    if let [_, b, c, d] = points.as_slice()
        && (*c - *b).cross(*d - *b).dot(-*b) < 0.0
    {
        points.swap(2, 3);
    }
    let body =
        |points: Vec<DVec3>| Body::new(dimension, Shape::Points(points), Pose::identity(dimension), 0.0).ok();
    let mut scene = Scene::new(dimension, [body(points)?, body(vec![DVec3::ZERO])?]);
    text!("figure-region-explorer").clone_into(&mut scene.title);
    text!("figure-the-simplex-of-one-step").clone_into(&mut scene.notes);
    scene.tags.push(TAG.to_owned());
    Arrangement::of(&scene).is_ok().then_some(scene)
}

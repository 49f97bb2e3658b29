//! The engines in whose notation shapes can be written: one table with a row for each.

mod cpp;
mod files;
pub(crate) mod row;
mod script;

use row::{EngineKind, EngineRow};

use crate::geometry::Dimension;

/// An engine, a library or a file format with constructors and poses of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Engine {
    /// `Box2D` 2.4 in C++.
    Box2dTwo,
    /// `Box2D` 3 in C.
    Box2d,
    /// Bullet in C++.
    Bullet,
    /// cannon-es in JavaScript.
    Cannon,
    /// coal in C++.
    Coal,
    /// coal in Python.
    CoalPython,
    /// FCL in C++.
    Fcl,
    /// FCL in Python.
    FclPython,
    /// Jolt in C++.
    Jolt,
    /// Matter.js in JavaScript.
    Matter,
    /// p2-es in JavaScript.
    P2,
    /// parry in Rust.
    Parry,
    /// `PhysX` in C++.
    PhysX,
    /// planck.js in JavaScript.
    Planck,
    /// `PyBullet` in Python.
    PyBullet,
    /// Rapier in JavaScript.
    RapierJs,
    /// SAT.js in JavaScript.
    Sat,
    /// trimesh in Python.
    Trimesh,
    /// A scene of Godot 4.
    Godot,
    /// `MuJoCo`'s MJCF.
    MuJoCo,
    /// SDF.
    Sdf,
    /// URDF.
    Urdf,
    /// WKT, the well-known text of geometries.
    Wkt,
}

impl Engine {
    /// All engines by title, those with source code first, then those with files.
    pub const ALL: [Self; 23] = [
        Self::Box2dTwo,
        Self::Box2d,
        Self::Bullet,
        Self::Cannon,
        Self::Coal,
        Self::CoalPython,
        Self::Fcl,
        Self::FclPython,
        Self::Jolt,
        Self::Matter,
        Self::P2,
        Self::Parry,
        Self::PhysX,
        Self::Planck,
        Self::PyBullet,
        Self::RapierJs,
        Self::Sat,
        Self::Trimesh,
        Self::Godot,
        Self::MuJoCo,
        Self::Sdf,
        Self::Urdf,
        Self::Wkt,
    ];

    /// Returns the row of the table.
    pub(crate) const fn row(self) -> &'static EngineRow {
        match self {
            Self::Box2dTwo => &cpp::BOX2D_2,
            Self::Box2d => &cpp::BOX2D,
            Self::Bullet => &cpp::BULLET,
            Self::Cannon => &script::CANNON,
            Self::Coal => &cpp::COAL,
            Self::CoalPython => &script::COAL_PYTHON,
            Self::Fcl => &cpp::FCL,
            Self::FclPython => &script::FCL_PYTHON,
            Self::Jolt => &cpp::JOLT,
            Self::Matter => &script::MATTER,
            Self::P2 => &script::P2,
            Self::Parry => &script::PARRY,
            Self::PhysX => &cpp::PHYSX,
            Self::Planck => &script::PLANCK,
            Self::PyBullet => &script::PYBULLET,
            Self::RapierJs => &script::RAPIER_JS,
            Self::Sat => &script::SAT,
            Self::Trimesh => &script::TRIMESH,
            Self::Godot => &files::GODOT,
            Self::MuJoCo => &files::MUJOCO,
            Self::Sdf => &files::SDF,
            Self::Urdf => &files::URDF,
            Self::Wkt => &files::WKT,
        }
    }

    /// Returns whether the engine reads the shapes from a file instead of source code.
    pub const fn is_file(self) -> bool {
        matches!(self, Self::Godot | Self::MuJoCo | Self::Sdf | Self::Urdf | Self::Wkt)
    }

    /// Returns the kinds that the engine constructs in a dimension, and whether each can have a rounding;
    /// empty if it has no shapes of this dimension. Other shapes with vertices are written as
    /// [`EngineKind::Hull`].
    pub fn kinds(self, dimension: Dimension) -> Vec<(EngineKind, bool)> {
        let Some(notation) = self.row().notation(dimension) else { return Vec::new() };
        notation.parts.iter().map(|part| (part.kind, notation.part(part.kind, true).is_some())).collect()
    }
}

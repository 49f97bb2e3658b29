//! The engines and libraries whose notations are read, how a text shows that it is theirs, and what they take for granted.

/// An engine or a library.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Engine {
    Avian,
    Box2d,
    Bullet,
    Cannon,
    Fcl,
    Gdx,
    Godot,
    Jolt,
    Julia,
    Matter,
    P2,
    Parry,
    Physx,
    Planck,
    Pybullet,
    Sandbox,
    Sat,
    Shapely,
    Three,
    Trimesh,
    Any,
}

/// What is known of an engine.
struct Row {
    engine: Engine,
    /// Words that only its users write.
    words: &'static [&'static str],
    /// What its numbers mean, in a sentence without a full stop.
    convention: &'static str,
}

const ROWS: [Row; 20] = [
    Row {
        engine: Engine::Avian,
        words: &["avian", "xpbd"],
        convention: "Avian: boxes, capsules, cylinders and cones have full lengths, along y",
    },
    Row {
        engine: Engine::Box2d,
        words: &[
            "b2Vec2",
            "b2Polygon",
            "b2Circle",
            "b2Body",
            "b2Make",
            "b2Capsule",
            "b2Transform",
            "b2Fixture",
            "b2Hull",
        ],
        convention: "Box2D: boxes have half lengths, angles are in radians",
    },
    Row {
        engine: Engine::Bullet,
        words: &[
            "btVector3",
            "btTransform",
            "btBoxShape",
            "btCollision",
            "btConvex",
            "btScalar",
            "btRigidBody",
            "btSphere",
        ],
        convention: "Bullet: boxes and cylinders have half lengths, capsules and cones a full length, along y",
    },
    Row {
        engine: Engine::Cannon,
        words: &["CANNON", "cannon"],
        convention: "cannon: boxes have half lengths, cylinders are prisms along y",
    },
    Row {
        engine: Engine::Fcl,
        words: &[
            "fcl::",
            "fcl.",
            "coal",
            "hppfcl",
            "hpp::",
            "CollisionObject",
            "CollisionGeometry",
            "Transform3f",
            "Transform3s",
            "Transform3<",
            "Transform3d",
            "Vec3f",
            "Vec3s",
            "Matrix3f",
            "Matrix3s",
            "pinocchio",
            "GeometryObject",
        ],
        convention: "FCL and coal: boxes, capsules, cylinders and cones have full lengths, along z",
    },
    Row {
        engine: Engine::Godot,
        words: &["Shape2D", "Shape3D", "Transform2D", "Transform3D", "extends Node"],
        convention: "Godot 4: boxes have full lengths, capsules a height with their caps, along y",
    },
    Row { engine: Engine::Gdx, words: &["gdx", "badlogic"], convention: "libGDX: polygons turn by degrees" },
    Row {
        engine: Engine::Jolt,
        words: &[
            "Jolt",
            "JPH",
            "BodyCreationSettings",
            "RVec3",
            "sRotation",
            "sIdentity",
            "CollisionDispatch",
            "ShapeSettings",
            "EMotionType",
            "TransformedShape",
            "sCollideShapeVsShape",
        ],
        convention: "Jolt: shapes have half lengths, along y",
    },
    Row {
        engine: Engine::Julia,
        words: &[
            "HyperRectangle",
            "GeometryTypes",
            "GeometryBasics",
            "StaticArrays",
            "EnhancedGJK",
            "ConvexHull{",
        ],
        convention: "Julia: a rectangle is its lowest corner and its widths",
    },
    Row {
        engine: Engine::Matter,
        words: &["Matter", "Bodies."],
        convention: "matter.js: a body stands at its center, y points down on its screen",
    },
    Row {
        engine: Engine::P2,
        words: &["p2."],
        convention: "p2: boxes have full widths, angles are in radians",
    },
    Row {
        engine: Engine::Parry,
        words: &[
            "parry",
            "rapier",
            "RAPIER",
            "ncollide",
            "nalgebra",
            "Isometry",
            "ColliderBuilder",
            "ColliderDesc",
            "ColliderShape",
            "SharedShape",
            "dimforge",
            "Point3::",
            "Point2::",
            "half_extents:",
        ],
        convention: "parry and Rapier: boxes have half lengths, capsules, cylinders and cones a half height, along y",
    },
    Row {
        engine: Engine::Physx,
        words: &["PxVec3", "PxTransform", "PxBox", "PxSphere", "PxCapsule", "PxGeometry", "PxQuat", "physx"],
        convention: "PhysX: boxes have half lengths, capsules a half height, along x",
    },
    Row {
        engine: Engine::Planck,
        words: &["planck", "pl."],
        convention: "planck: boxes have half lengths, angles are in radians",
    },
    Row {
        engine: Engine::Pybullet,
        words: &["pybullet", "GEOM_", "createMultiBody", "createCollisionShape"],
        convention: "PyBullet: boxes have half lengths, capsules and cylinders a full height, along z",
    },
    Row { engine: Engine::Sandbox, words: &["\"kind\""], convention: "Read as this program writes shapes" },
    Row {
        engine: Engine::Sat,
        words: &[
            "SAT",
            "check2d",
            "detect-collisions",
            "createPolygon",
            "createCircle",
            "createBox",
            "calcPoints",
        ],
        convention: "SAT.js: points stand around the position, angles are in radians",
    },
    Row {
        engine: Engine::Shapely,
        words: &["shapely"],
        convention: "shapely: a box is its least and its greatest coordinates",
    },
    Row {
        engine: Engine::Three,
        words: &["THREE", "three"],
        convention: "three.js: boxes have full lengths",
    },
    Row {
        engine: Engine::Trimesh,
        words: &["trimesh"],
        convention: "trimesh: boxes and cylinders have full lengths, along z",
    },
];

impl Engine {
    /// Whether a word stands in the text that only users of the engine write.
    pub(super) fn is_in(self, text: &str) -> bool {
        ROWS.iter()
            .filter(|row| row.engine == self)
            .any(|row| row.words.iter().any(|word| text.contains(word)))
    }

    /// What its numbers mean, in a sentence without a full stop.
    pub(super) fn convention(self) -> Option<&'static str> {
        ROWS.iter().find(|row| row.engine == self).map(|row| row.convention)
    }

    /// Whether its three numbers or angles without a unit are degrees.
    pub(super) const fn has_degrees(self) -> bool {
        matches!(self, Self::Gdx)
    }
}

/// The engines that the text names.
pub(super) fn named(text: &str) -> Vec<Engine> {
    ROWS.iter().map(|row| row.engine).filter(|engine| engine.is_in(text)).collect()
}

impl Engine {
    /// Whether its shapes lie in the plane.
    pub(super) const fn is_flat(self) -> bool {
        matches!(
            self,
            Self::Box2d | Self::Planck | Self::Matter | Self::P2 | Self::Sat | Self::Shapely | Self::Gdx
        )
    }

    /// Whether its shapes exist in the plane and in space.
    pub(super) const fn is_either(self) -> bool {
        matches!(self, Self::Parry | Self::Avian | Self::Julia | Self::Sandbox | Self::Any)
    }
}

//! The engines whose notations are read: the words that identify them in a text, and their conventions.

use crate::message::constant;
use crate::read::token;

/// An engine or a library.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum CodeEngine {
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
    Xpbd,
    Any,
}

/// One row per engine: the words that only its users write, separated by bars, and the id of the message that
/// explains its numbers.
const ROWS: &[(CodeEngine, &str, &str)] = &[
    (CodeEngine::Avian, "avian", "import-avian-boxes-capsules-cylinders-and-cones"),
    (
        CodeEngine::Box2d,
        "b2Vec2|b2Polygon|b2Circle|b2Body|b2Make|b2Capsule|b2Transform|b2Fixture|b2Hull",
        "import-box2d-boxes-have-half-lengths-angles",
    ),
    (
        CodeEngine::Bullet,
        "btVector3|btTransform|btBoxShape|btCollision|btConvex|btScalar|btRigidBody|btSphere",
        "import-bullet-boxes-and-cylinders-have-half",
    ),
    (CodeEngine::Cannon, "CANNON|cannon", "import-cannon-boxes-have-half-lengths-cylinders"),
    (
        CodeEngine::Fcl,
        "fcl::|fcl.|coal.|coal::|coal/|import coal|from coal|hppfcl|hpp::|CollisionObject|CollisionGeometry|Transform3f\
         |Transform3s|Transform3<|Transform3d|Vec3f|Vec3s|Matrix3f|Matrix3s|pinocchio\
         |GeometryObject",
        "import-fcl-and-coal-boxes-capsules-cylinders",
    ),
    (
        CodeEngine::Godot,
        "Shape2D|Shape3D|Transform2D|Transform3D|extends Node",
        "import-godot-4-boxes-have-full-lengths",
    ),
    (CodeEngine::Gdx, "gdx|libgdx|badlogic", "import-libgdx-angles-are-in-degrees"),
    (
        CodeEngine::Jolt,
        "Jolt|JPH|BodyCreationSettings|RVec3|sRotation|sIdentity|CollisionDispatch\
         |ShapeSettings|EMotionType|TransformedShape|sCollideShapeVsShape",
        "import-jolt-boxes-have-half-lengths-capsules",
    ),
    (
        CodeEngine::Julia,
        "HyperRectangle|GeometryTypes|GeometryBasics|StaticArrays|EnhancedGJK|ConvexHull{",
        "import-julia-geometrybasics-gives-a-rectangle-by",
    ),
    (CodeEngine::Matter, "Matter|Bodies.", "import-matter-js-a-body-stands-at"),
    (CodeEngine::P2, "p2.", "import-p2-boxes-have-full-widths-angles"),
    (
        CodeEngine::Parry,
        "parry|rapier|RAPIER|ncollide|nalgebra|Isometry|ColliderBuilder|ColliderDesc\
         |ColliderShape|SharedShape|dimforge|Point3::|Point2::|half_extents:",
        "import-parry-and-rapier-boxes-have-half",
    ),
    (
        CodeEngine::Physx,
        "PxVec3|PxTransform|PxBox|PxSphere|PxCapsule|PxGeometry|PxQuat|physx",
        "import-physx-boxes-have-half-lengths-capsules",
    ),
    (CodeEngine::Planck, "planck|pl.", "import-planck-boxes-have-half-lengths-angles"),
    (
        CodeEngine::Pybullet,
        "pybullet|GEOM_|createMultiBody|createCollisionShape",
        "import-pybullet-boxes-have-half-lengths-capsules",
    ),
    (CodeEngine::Sandbox, "\"kind\"", "import-read-as-this-program-writes-shapes"),
    (
        CodeEngine::Sat,
        "SAT|check2d|detect-collisions|createPolygon|createCircle|createBox|calcPoints",
        "import-sat-js-points-stand-around-the",
    ),
    (CodeEngine::Shapely, "shapely", "import-shapely-a-box-is-given-by"),
    (CodeEngine::Three, "THREE|three", "import-three-js-boxes-have-full-lengths"),
    (CodeEngine::Trimesh, "trimesh", "import-trimesh-boxes-and-cylinders-have-full"),
    (CodeEngine::Xpbd, "xpbd", "import-bevy-xpbd-boxes-capsules-cylinders-and"),
];

impl CodeEngine {
    /// Returns the meaning of the engine's numbers, in a sentence without a full stop.
    pub(super) fn convention(self) -> Option<&'static str> {
        ROWS.iter().find(|(engine, ..)| *engine == self).map(|(.., convention)| constant(convention))
    }

    /// Returns whether the shapes of the engine lie in the plane.
    pub(super) const fn is_flat(self) -> bool {
        matches!(
            self,
            Self::Box2d | Self::Planck | Self::Matter | Self::P2 | Self::Sat | Self::Shapely | Self::Gdx
        )
    }

    /// Returns whether the engine has shapes in the plane as well as in space.
    pub(super) const fn is_either(self) -> bool {
        matches!(self, Self::Parry | Self::Avian | Self::Xpbd | Self::Julia | Self::Sandbox | Self::Any)
    }
}

/// Returns whether a text has a word. Other letters may follow it; a word in lower case must be the beginning
/// of a word.
fn has_word(text: &str, word: &str) -> bool {
    let is_small = word.starts_with(char::is_lowercase);
    text.match_indices(word).any(|(at, _)| !is_small || !text[..at].ends_with(char::is_alphanumeric))
}

/// Returns whether a text uses a module: `coal.Box`, `coal::Box`, `import coal`.
fn uses(text: &str, module: &str) -> bool {
    text.match_indices(module).any(|(at, _)| {
        let (before, behind) = (&text[..at], &text[at + module.len()..]);
        let is_member = behind.strip_prefix(['.', '/']).or_else(|| behind.strip_prefix("::"));
        let is_imported = before.ends_with("import ") || before.ends_with("from ");
        !before.ends_with(char::is_alphanumeric)
            && (is_imported || is_member.is_some_and(|behind| behind.starts_with(char::is_alphabetic)))
    })
}

/// Returns the engines that the text names.
pub(super) fn named(text: &str) -> Vec<CodeEngine> {
    let is_named = |words: &str| words.split('|').any(|word| has_word(text, word));
    ROWS.iter().filter(|(_, words, _)| is_named(words)).map(|(engine, ..)| *engine).collect()
}

/// Returns whether a text names a 2D library, such as rapier2d.
pub(super) fn is_of_the_plane(text: &str) -> bool {
    let lower = text.to_lowercase();
    lower.match_indices("2d").any(|(at, _)| {
        lower[..at].ends_with(|c: char| c.is_alphabetic() || "_-".contains(c))
            && !lower[at + 2..].starts_with(char::is_alphanumeric)
    })
}

/// Returns whether a text is JavaScript, whose quotients keep their fraction, and neither C# nor Rust.
fn is_script(text: &str) -> bool {
    let is_line = |line: &str| {
        let code = line.split("//").next().unwrap_or_default().trim_start();
        let is_import = code.starts_with("import ") && code.contains(['"', '\'']);
        let is_constant = code.starts_with("const ") && code.split_whitespace().nth(2) == Some("=");
        let begins = ["let ", "function ", "export "].iter().any(|begin| code.starts_with(begin));
        let holds = ["=>", "require(", "function("].iter().any(|sign| code.contains(sign));
        !code.starts_with('*') && (is_import || is_constant || begins || holds)
    };
    let is_other = |line: &str| {
        let line = line.trim_start();
        line.starts_with("using ") || line.starts_with("fn ") || line.starts_with("pub fn ")
    };
    text.lines().any(is_line) && !text.lines().any(is_other)
}

/// The meaning of unnamed numbers in a text.
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the text")]
pub(super) struct Habits {
    /// Whether one number is an angle in degrees.
    pub(super) has_degrees: bool,
    /// Whether three numbers are an axis times an angle.
    pub(super) has_axes: bool,
    /// Whether the real part of a quaternion comes first in a list of four numbers.
    pub(super) is_real_first: bool,
    /// Whether the real part comes first in values that the text calls `Quaternion`.
    pub(super) has_real_first_type: bool,
    /// Whether the text is Python.
    pub(super) is_python: bool,
    /// Whether the text uses Blender's types.
    pub(super) is_blender: bool,
    /// Whether the text uses GLM.
    pub(super) is_glm: bool,
    /// Whether the text uses Unity's mathematics.
    pub(super) is_unity: bool,
    /// Whether the quotient of two integers is an integer, as in C.
    pub(super) divides_whole: bool,
}

impl Habits {
    /// Determines the habits of the engines that a text names.
    pub(super) fn of(engines: &[CodeEngine], text: &str) -> Self {
        let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
        let is_python = token::is_python(text);
        let is_blender = has(&["mathutils", "bpy.", "rotation_quaternion", "rotation_euler"]);
        // Those of coal and pinocchio are eigenpy's.
        let is_eigenpy = ["coal", "hppfcl", "pinocchio", "pin", "eigenpy"].iter().any(|it| uses(text, it))
            && (is_python || !text.contains("::"));
        Self {
            has_degrees: engines.contains(&CodeEngine::Gdx),
            has_axes: engines.contains(&CodeEngine::Parry),
            // python-fcl takes the real part first.
            is_real_first: engines.contains(&CodeEngine::Fcl) && !uses(text, "coal") && !text.contains("hpp"),
            has_real_first_type: is_blender || is_eigenpy || has(&["pyquaternion"]),
            is_python,
            is_blender,
            is_glm: has(&["glm"]),
            is_unity: has(&["Unity.Mathematics", "float3"]),
            divides_whole: (text.contains(';') && !is_script(text) && !is_python) || has(&["extends "]),
        }
    }
}

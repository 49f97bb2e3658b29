//! The rows of the engines in Rust, JavaScript and Python.

use glam::DVec3;

use super::row::EngineKind::{
    Ball, Box, Capsule, Cone, Cylinder, Ellipsoid, FlatHull, Hull, Point, Segment, Triangle,
};
use super::row::{DigitStyle, EngineRow, Notation, either, plain, rounded};

const SLASHES: Option<[&str; 2]> = Some(["// ", ""]);
const HASH: Option<[&str; 2]> = Some(["# ", ""]);

/// A shape of parry, alone and within a `RoundShape`.
macro_rules! parry {
    ($kind:expr, $shape:literal) => {
        rounded(
            $kind,
            concat!("    let $lower = ", $shape, ";\n"),
            concat!("    let $lower = RoundShape { inner_shape: ", $shape, ", border_radius: $rounding };\n"),
        )
    };
}

/// Boxes have half lengths, capsules are given by their ends, cylinders and cones lie along y.
pub(super) const PARRY: EngineRow = EngineRow {
    name: "parry",
    title: "parry (Rust)",
    extension: "rs",
    comment: SLASHES,
    digits: DigitStyle::Point,
    plane: Some(&Notation {
        head: "use parry2d$bits::math::{Pose, Vector};\nuse parry2d$bits::shape::*;\n\nfn shapes() {\n",
        body: "$shape    let $lower_pose = Pose::new(Vector::new($x, $y), $angle);\n",
        foot: "}\n",
        point: ["Vector::new($x, $y)", ", "],
        parts: &[
            plain(Point, "    let $lower = Ball::new(0.0);\n"),
            plain(Segment, "    let $lower = Segment::new($first, $second);\n"),
            parry!(Hull, "ConvexPolygon::from_convex_polyline_unmodified(vec![$points]).unwrap()"),
            parry!(Box, "Cuboid::new(Vector::new($hx, $hy))"),
            plain(Ball, "    let $lower = Ball::new($radius);\n"),
            plain(Capsule, "    let $lower = Capsule::new($first, $second, $radius);\n"),
        ],
        ..Notation::EMPTY
    }),
    space: Some(&Notation {
        head: "use parry3d$bits::math::{Pose, Rotation, Vector};\nuse parry3d$bits::shape::*;\n\nfn shapes() {\n",
        body: "$shape    let $lower_pose = Pose::from_parts(Vector::new($x, $y, $z), Rotation::from_xyzw($qx, $qy, $qz, $qw));\n",
        foot: "}\n",
        point: ["Vector::new($x, $y, $z)", ",\n        "],
        axis: DVec3::Y,
        parts: &[
            plain(Point, "    let $lower = Ball::new(0.0);\n"),
            plain(Segment, "    let $lower = Segment::new($first, $second);\n"),
            parry!(Triangle, "Triangle::new($first, $second, $third)"),
            parry!(Hull, "ConvexPolyhedron::from_convex_hull(&[\n        $points,\n    ]).unwrap()"),
            parry!(Box, "Cuboid::new(Vector::new($hx, $hy, $hz))"),
            plain(Ball, "    let $lower = Ball::new($radius);\n"),
            plain(Capsule, "    let $lower = Capsule::new($first, $second, $radius);\n"),
            parry!(Cylinder, "Cylinder::new($halfheight, $radius)"),
            parry!(Cone, "Cone::new($halfheight, $radius)"),
        ],
        ..Notation::EMPTY
    }),
};

/// Half lengths and axes along y.
pub(super) const RAPIER_JS: EngineRow = EngineRow {
    name: "rapier-js",
    title: "Rapier (JavaScript)",
    extension: "mjs",
    comment: SLASHES,
    digits: DigitStyle::Plain,
    plane: Some(&Notation {
        head: "import RAPIER from \"@dimforge/rapier2d-compat\";\n\nawait RAPIER.init();\n",
        body: "const $name = RAPIER.ColliderDesc.$shape
  .setTranslation($x, $y)
  .setRotation($angle);\n",
        point: ["$x, $y", ", "],
        axis: DVec3::Y,
        parts: &[
            plain(Point, "ball(0)"),
            plain(Segment, "segment({ x: $ax, y: $ay }, { x: $bx, y: $by })"),
            rounded(
                Hull,
                "convexPolyline(new Float32Array([$points]))",
                "roundConvexPolyline(new Float32Array([$points]), $rounding)",
            ),
            rounded(Box, "cuboid($hx, $hy)", "roundCuboid($hx, $hy, $rounding)"),
            plain(Ball, "ball($radius)"),
            plain(Capsule, "capsule($halfheight, $radius)"),
        ],
        ..Notation::EMPTY
    }),
    space: Some(&Notation {
        head: "import RAPIER from \"@dimforge/rapier3d-compat\";\n\nawait RAPIER.init();\n",
        body: "const $name = RAPIER.ColliderDesc.$shape
  .setTranslation($x, $y, $z)
  .setRotation({ x: $qx, y: $qy, z: $qz, w: $qw });\n",
        point: ["$x, $y, $z", ",\n    "],
        axis: DVec3::Y,
        parts: &[
            plain(Point, "ball(0)"),
            plain(Segment, "segment({ x: $ax, y: $ay, z: $az }, { x: $bx, y: $by, z: $bz })"),
            rounded(
                Hull,
                "convexHull(new Float32Array([\n    $points,\n  ]))",
                "roundConvexHull(new Float32Array([\n    $points,\n  ]), $rounding)",
            ),
            rounded(Box, "cuboid($hx, $hy, $hz)", "roundCuboid($hx, $hy, $hz, $rounding)"),
            plain(Ball, "ball($radius)"),
            plain(Capsule, "capsule($halfheight, $radius)"),
            rounded(
                Cylinder,
                "cylinder($halfheight, $radius)",
                "roundCylinder($halfheight, $radius, $rounding)",
            ),
            rounded(Cone, "cone($halfheight, $radius)", "roundCone($halfheight, $radius, $rounding)"),
        ],
        ..Notation::EMPTY
    }),
};

/// A box has half lengths, a cylinder its full height along y. cannon-es makes a cylinder as a prism with a number of
/// sides.
pub(super) const CANNON: EngineRow = EngineRow {
    name: "cannon",
    title: "cannon-es (JavaScript)",
    extension: "mjs",
    comment: SLASHES,
    digits: DigitStyle::Plain,
    plane: None,
    space: Some(&Notation {
        head: "import * as CANNON from \"cannon-es\";\n\n",
        body: "const $name = new CANNON.Body({
  mass: 0,
  shape: $shape,
  position: new CANNON.Vec3($x, $y, $z),
  quaternion: new CANNON.Quaternion($qx, $qy, $qz, $qw),
});\n",
        point: ["new CANNON.Vec3($x, $y, $z)", ",\n      "],
        face: ["[$i, $j, $k]", ", "],
        axis: DVec3::Y,
        centered: true,
        parts: &[
            plain(
                Hull,
                "new CANNON.ConvexPolyhedron({
    vertices: [\n      $points,\n    ],
    faces: [$faces],
  })",
            ),
            plain(Box, "new CANNON.Box(new CANNON.Vec3($hx, $hy, $hz))"),
            plain(Ball, "new CANNON.Sphere($radius)"),
            plain(Cylinder, "new CANNON.Cylinder($radius, $radius, $height, 32) /* a prism with 32 sides */"),
        ],
        ..Notation::EMPTY
    }),
};

/// Polygons in world coordinates. A circle becomes a polygon.
pub(super) const MATTER: EngineRow = EngineRow {
    name: "matter",
    title: "Matter.js (JavaScript)",
    extension: "mjs",
    comment: SLASHES,
    digits: DigitStyle::Plain,
    plane: Some(&Notation {
        head: "import Matter from \"matter-js\";\n\n",
        body: "const $name = $shape;\n",
        point: ["{ x: $x, y: $y }", ", "],
        parts: &[
            plain(
                Hull,
                "Matter.Body.create({
  position: Matter.Vertices.centre([$world]),
  vertices: [$world],
})",
            ),
            plain(Box, "Matter.Bodies.rectangle($x, $y, $fx, $fy, { angle: $angle })"),
            plain(Ball, "Matter.Bodies.circle($x, $y, $radius) /* a polygon with 10 to 26 sides */"),
        ],
        ..Notation::EMPTY
    }),
    space: None,
};

/// The radius of polygons and edges is set to the rounding; the default is two slops.
pub(super) const PLANCK: EngineRow = EngineRow {
    name: "planck",
    title: "planck.js (JavaScript)",
    extension: "mjs",
    comment: SLASHES,
    digits: DigitStyle::Plain,
    plane: Some(&Notation {
        head: "import * as planck from \"planck\";\n\n",
        body: "$shape
const $name_pose = new planck.Transform(new planck.Vec2($x, $y), $angle);\n",
        point: ["new planck.Vec2($x, $y)", ", "],
        max_vertices: 12,
        parts: &[
            plain(Point, "const $name = new planck.CircleShape($first, 0);"),
            plain(Segment, "const $name = new planck.EdgeShape($first, $second);\n$name.m_radius = 0;"),
            either(Hull, "const $name = new planck.PolygonShape([$points]);\n$name.m_radius = $rounding;"),
            either(Box, "const $name = new planck.BoxShape($hx, $hy);\n$name.m_radius = $rounding;"),
            plain(Ball, "const $name = new planck.CircleShape($radius);"),
        ],
        ..Notation::EMPTY
    }),
    space: None,
};

/// Full lengths; capsules and lines lie along x.
pub(super) const P2: EngineRow = EngineRow {
    name: "p2",
    title: "p2-es (JavaScript)",
    extension: "mjs",
    comment: SLASHES,
    digits: DigitStyle::Plain,
    plane: Some(&Notation {
        head: "import * as p2 from \"p2-es\";\n\n",
        body: "const $name = new p2.Body({ position: [$x, $y], angle: $angle });
$name.addShape(new p2.$shape);\n",
        point: ["[$x, $y]", ", "],
        axis: DVec3::X,
        parts: &[
            plain(Segment, "Line({ length: $height })"),
            plain(Hull, "Convex({ vertices: [$points] })"),
            plain(Box, "Box({ width: $fx, height: $fy })"),
            plain(Ball, "Circle({ radius: $radius })"),
            plain(Capsule, "Capsule({ length: $height, radius: $radius })"),
        ],
        ..Notation::EMPTY
    }),
    space: None,
};

/// SAT.js has polygons and circles. The position of its box is a corner, so a box is written as a polygon.
pub(super) const SAT: EngineRow = EngineRow {
    name: "sat",
    title: "SAT.js (JavaScript)",
    extension: "mjs",
    comment: SLASHES,
    digits: DigitStyle::Plain,
    plane: Some(&Notation {
        head: "import SAT from \"sat\";\n\n",
        body: "const $name = new SAT.$shape;\n",
        point: ["new SAT.Vector($x, $y)", ", "],
        parts: &[
            plain(Hull, "Polygon(new SAT.Vector($x, $y), [$points]).setAngle($angle)"),
            plain(Ball, "Circle(new SAT.Vector($x, $y), $radius)"),
        ],
        ..Notation::EMPTY
    }),
    space: None,
};

/// The notation uses full lengths, not half lengths, and axes along z.
pub(super) const COAL_PYTHON: EngineRow = EngineRow {
    name: "coal-python",
    title: "coal (Python)",
    extension: "py",
    comment: HASH,
    digits: DigitStyle::Point,
    plane: None,
    space: Some(&Notation {
        head: "import coal\nimport numpy as np\n\n",
        body: "$shape$name_pose = coal.Transform3s(coal.Quaternion($qw, $qx, $qy, $qz), np.array([$x, $y, $z]))\n",
        point: ["np.array([$x, $y, $z])", ",\n    "],
        face: ["coal.Triangle($i, $j, $k)", ", "],
        swell: "$name.setSweptSphereRadius($rounding)\n",
        parts: &[
            plain(Point, "$name = coal.Sphere(0.0)\n"),
            plain(Segment, "$name = coal.Capsule(0.0, $height)\n"),
            plain(FlatHull, COAL_HULL),
            plain(Hull, COAL_HULL),
            plain(Box, "$name = coal.Box($fx, $fy, $fz)\n"),
            plain(Ball, "$name = coal.Sphere($radius)\n"),
            plain(Capsule, "$name = coal.Capsule($radius, $height)\n"),
            plain(Ellipsoid, "$name = coal.Ellipsoid($hx, $hy, $hz)\n"),
            plain(Cylinder, "$name = coal.Cylinder($radius, $height)\n"),
            plain(Cone, "$name = coal.Cone($radius, $height)\n"),
        ],
        ..Notation::EMPTY
    }),
};

/// A flat hull has faces on both sides.
const COAL_HULL: &str = "$name_points = coal.StdVec_Vec3s()\n$name_points.extend([\n    $points,\n])
$name_faces = coal.StdVec_Triangle()\n$name_faces.extend([$faces])
$name = coal.Convex($name_points, $name_faces)\n";

/// The notation uses full lengths, not half lengths, and axes along z.
pub(super) const FCL_PYTHON: EngineRow = EngineRow {
    name: "fcl-python",
    title: "FCL (Python)",
    extension: "py",
    comment: HASH,
    digits: DigitStyle::Point,
    plane: None,
    space: Some(&Notation {
        head: "import fcl\nimport numpy as np\n\n",
        body: "$name_pose = fcl.Transform(np.array([$qw, $qx, $qy, $qz]), np.array([$x, $y, $z]))
$name = fcl.CollisionObject($shape, $name_pose)\n",
        point: ["[$x, $y, $z]", ",\n    "],
        face: ["3, $i, $j, $k", ", "],
        parts: &[
            plain(Point, "fcl.Sphere(0.0)"),
            plain(Segment, "fcl.Capsule(0.0, $height)"),
            plain(FlatHull, FCL_HULL),
            plain(Hull, FCL_HULL),
            plain(Box, "fcl.Box($fx, $fy, $fz)"),
            plain(Ball, "fcl.Sphere($radius)"),
            plain(Capsule, "fcl.Capsule($radius, $height)"),
            plain(Ellipsoid, "fcl.Ellipsoid($hx, $hy, $hz)"),
            plain(Cylinder, "fcl.Cylinder($radius, $height)"),
            plain(Cone, "fcl.Cone($radius, $height)"),
        ],
        ..Notation::EMPTY
    }),
};

/// A flat hull has faces on both sides.
const FCL_HULL: &str = "fcl.Convex(np.array([\n    $points,\n]), $facecount, np.array([$faces]))";

/// A shape of `PyBullet`.
macro_rules! pybullet {
    ($kind:expr, $arguments:literal) => {
        plain($kind, concat!("bullet.createCollisionShape(bullet.GEOM_", $arguments, ")"))
    };
}

/// A box has half lengths, capsules and cylinders their full height along z. Margins are zero.
pub(super) const PYBULLET: EngineRow = EngineRow {
    name: "pybullet",
    title: "PyBullet (Python)",
    extension: "py",
    comment: HASH,
    digits: DigitStyle::Point,
    plane: None,
    space: Some(&Notation {
        head: "import pybullet as bullet\n\nbullet.connect(bullet.DIRECT)\n",
        body: "$name = bullet.createMultiBody(
    baseCollisionShapeIndex=$shape,
    basePosition=[$x, $y, $z],
    baseOrientation=[$qx, $qy, $qz, $qw],
)
bullet.changeDynamics($name, -1, collisionMargin=0.0)\n",
        point: ["[$x, $y, $z]", ", "],
        parts: &[
            pybullet!(Hull, "MESH, vertices=[$points]"),
            pybullet!(Box, "BOX, halfExtents=[$hx, $hy, $hz]"),
            pybullet!(Ball, "SPHERE, radius=$radius"),
            pybullet!(Capsule, "CAPSULE, radius=$radius, height=$height"),
            pybullet!(Cylinder, "CYLINDER, radius=$radius, height=$height"),
        ],
        ..Notation::EMPTY
    }),
};

/// Full lengths along z; curved surfaces become triangles. A cone stands on its base.
pub(super) const TRIMESH: EngineRow = EngineRow {
    name: "trimesh",
    title: "trimesh (Python)",
    extension: "py",
    comment: HASH,
    digits: DigitStyle::Point,
    plane: None,
    space: Some(&Notation {
        head: "import trimesh\n\n",
        body: "$name_pose = trimesh.transformations.quaternion_matrix([$qw, $qx, $qy, $qz])
$name_pose[:3, 3] = [$x, $y, $z]\n$shape",
        point: ["[$x, $y, $z]", ",\n    "],
        face: ["[$i, $j, $k]", ", "],
        parts: &[
            plain(
                Hull,
                "$name = trimesh.Trimesh(vertices=[\n    $points,\n], faces=[$faces], process=False)
$name.apply_transform($name_pose)\n",
            ),
            plain(Box, "$name = trimesh.primitives.Box(extents=[$fx, $fy, $fz], transform=$name_pose)\n"),
            plain(Ball, "$name = trimesh.primitives.Sphere(radius=$radius, transform=$name_pose)\n"),
            plain(
                Capsule,
                "$name = trimesh.primitives.Capsule(radius=$radius, height=$height, transform=$name_pose)\n",
            ),
            plain(
                Cylinder,
                "$name = trimesh.primitives.Cylinder(radius=$radius, height=$height, transform=$name_pose)\n",
            ),
            plain(
                Cone,
                "$name_base = trimesh.transformations.translation_matrix([0.0, 0.0, -$halfheight])
$name = trimesh.creation.cone(radius=$radius, height=$height, transform=$name_pose @ $name_base)\n",
            ),
        ],
        ..Notation::EMPTY
    }),
};

//! The rows of the engines in C and C++.

use glam::DVec3;

use super::row::EngineKind::{
    Ball, Box, Capsule, Cone, Cylinder, Ellipsoid, FlatHull, Hull, Point, Segment, Triangle,
};
use super::row::{DigitStyle, EngineRow, Notation, either, plain, rounded};

const SLASHES: Option<[&str; 2]> = Some(["// ", ""]);

/// Margins are zero; each shape with an axis is the variant along z.
pub(super) const BULLET: EngineRow = EngineRow {
    name: "bullet",
    title: "Bullet (C++)",
    extension: "cpp",
    comment: SLASHES,
    digits: DigitStyle::Point,
    plane: None,
    space: Some(&Notation {
        head: "#include <btBulletCollisionCommon.h>\n\nvoid shapes()\n{\n",
        body: "$shape    btCollisionObject $name;
    $name.setCollisionShape(&$name_shape);
    $name.setWorldTransform(btTransform(btQuaternion($qx, $qy, $qz, $qw), btVector3($x, $y, $z)));\n",
        foot: "}\n",
        point: ["    $name_shape.addPoint(btVector3($x, $y, $z));\n", ""],
        parts: &[
            either(Point, BULLET_HULL),
            either(Segment, BULLET_HULL),
            either(FlatHull, BULLET_HULL),
            either(Hull, BULLET_HULL),
            plain(
                Box,
                "    btBoxShape $name_shape(btVector3($hx, $hy, $hz));\n    $name_shape.setMargin(0.0);\n",
            ),
            plain(Ball, "    btSphereShape $name_shape($radius);\n"),
            plain(Capsule, "    btCapsuleShapeZ $name_shape($radius, $height);\n"),
            plain(
                Cylinder,
                "    btCylinderShapeZ $name_shape(btVector3($radius, $radius, $halfheight));\n    $name_shape.setMargin(0.0);\n",
            ),
            either(
                Cone,
                "    btConeShapeZ $name_shape($radius, $height);\n    $name_shape.setMargin($rounding);\n",
            ),
        ],
        ..Notation::EMPTY
    }),
};

/// The margin of a hull is a rounding: Bullet adds it around the points.
const BULLET_HULL: &str =
    "    btConvexHullShape $name_shape;\n$points    $name_shape.setMargin($rounding);\n";

/// Convex radii are zero, and the tolerance of hulls is 1e-7 instead of 1e-3. Axes are along y.
pub(super) const JOLT: EngineRow = EngineRow {
    name: "jolt",
    title: "Jolt (C++)",
    extension: "cpp",
    comment: SLASHES,
    digits: DigitStyle::Float,
    plane: None,
    space: Some(&Notation {
        head: "#include <Jolt/Jolt.h>
#include <Jolt/Physics/Body/BodyCreationSettings.h>
#include <Jolt/Physics/Collision/Shape/BoxShape.h>
#include <Jolt/Physics/Collision/Shape/CapsuleShape.h>
#include <Jolt/Physics/Collision/Shape/ConvexHullShape.h>
#include <Jolt/Physics/Collision/Shape/CylinderShape.h>
#include <Jolt/Physics/Collision/Shape/SphereShape.h>
#include <Jolt/Physics/Collision/Shape/TaperedCylinderShape.h>
#include <Jolt/Physics/Collision/Shape/TriangleShape.h>

using namespace JPH;

void shapes()
{\n",
        body: "$shape    BodyCreationSettings $name($name_shape, RVec3($x, $y, $z), Quat($qx, $qy, $qz, $qw), EMotionType::Static, 0);\n",
        foot: "}\n",
        point: ["Vec3($x, $y, $z)", ",\n        "],
        axis: DVec3::Y,
        max_vertices: 256,
        parts: &[
            plain(Triangle, "    Ref<Shape> $name_shape = new TriangleShape($first, $second, $third);\n"),
            plain(FlatHull, JOLT_HULL),
            plain(Hull, JOLT_HULL),
            plain(Box, "    Ref<Shape> $name_shape = new BoxShape(Vec3($hx, $hy, $hz), 0.0f);\n"),
            plain(Ball, "    Ref<Shape> $name_shape = new SphereShape($radius);\n"),
            plain(Capsule, "    Ref<Shape> $name_shape = new CapsuleShape($halfheight, $radius);\n"),
            plain(Cylinder, "    Ref<Shape> $name_shape = new CylinderShape($halfheight, $radius, 0.0f);\n"),
            plain(
                Cone,
                "    Ref<Shape> $name_shape = TaperedCylinderShapeSettings($halfheight, 0.0f, $radius, 0.0f).Create().Get();\n",
            ),
        ],
        ..Notation::EMPTY
    }),
};

const JOLT_HULL: &str = "    ConvexHullShapeSettings $name_hull(Array<Vec3>{\n        $points}, 0.0f);
    $name_hull.mHullTolerance = 1.0e-7f;
    Ref<Shape> $name_shape = $name_hull.Create().Get();\n";

/// Axes are along x. Cylinders, cones, ellipsoids and rounded boxes are convex cores, which `PhysX` has since 5.5.
pub(super) const PHYSX: EngineRow = EngineRow {
    name: "physx",
    title: "PhysX (C++)",
    extension: "cpp",
    comment: SLASHES,
    digits: DigitStyle::Float,
    plane: None,
    space: Some(&Notation {
        head: "#include <PxPhysicsAPI.h>\n\nusing namespace physx;\n\nvoid shapes()\n{\n",
        body: "$shape    PxTransform $name_pose(PxVec3($x, $y, $z), PxQuat($qx, $qy, $qz, $qw));\n",
        foot: "}\n",
        point: ["PxVec3($x, $y, $z)", ",\n        "],
        axis: DVec3::X,
        max_vertices: 255,
        parts: &[
            plain(
                Hull,
                "    const PxVec3 $name_points[] = {\n        $points};
    PxConvexMeshDesc $name_desc;
    $name_desc.points.count = $count;
    $name_desc.points.stride = sizeof(PxVec3);
    $name_desc.points.data = $name_points;
    $name_desc.flags = PxConvexFlag::eCOMPUTE_CONVEX;
    PxConvexMeshGeometry $name(PxCreateConvexMesh(PxCookingParams(PxTolerancesScale()), $name_desc));\n",
            ),
            rounded(
                Box,
                "    PxBoxGeometry $name($hx, $hy, $hz);\n",
                "    PxConvexCoreGeometry $name(PxConvexCore::Box($fx, $fy, $fz), $rounding);\n",
            ),
            plain(Ball, "    PxSphereGeometry $name($radius);\n"),
            plain(Capsule, "    PxCapsuleGeometry $name($radius, $halfheight);\n"),
            either(
                Ellipsoid,
                "    PxConvexCoreGeometry $name(PxConvexCore::Ellipsoid($hx, $hy, $hz), $rounding);\n",
            ),
            either(
                Cylinder,
                "    PxConvexCoreGeometry $name(PxConvexCore::Cylinder($height, $radius), $rounding);\n",
            ),
            either(
                Cone,
                "    PxConvexCoreGeometry $name(PxConvexCore::Cone($height, $radius), $rounding);\n",
            ),
        ],
        ..Notation::EMPTY
    }),
};

/// A rotation is a cosine and a sine, since `b2MakeRot` approximates them.
pub(super) const BOX2D: EngineRow = EngineRow {
    name: "box2d",
    title: "Box2D 3 (C)",
    extension: "c",
    comment: SLASHES,
    digits: DigitStyle::Float,
    plane: Some(&Notation {
        head: "#include <box2d/box2d.h>\n\nvoid shapes(void)\n{\n",
        body: "$shape    b2Transform $name_pose = {{$x, $y}, {$cos, $sin}};\n",
        foot: "}\n",
        point: ["{$x, $y}", ", "],
        max_vertices: 8,
        parts: &[
            plain(Point, "    b2Circle $name = {$first, 0.0f};\n"),
            plain(Segment, "    b2Segment $name = {$first, $second};\n"),
            either(
                Hull,
                "    b2Vec2 $name_points[] = {$points};
    b2Hull $name_hull = b2ComputeHull($name_points, $count);
    b2Polygon $name = b2MakePolygon(&$name_hull, $rounding);\n",
            ),
            rounded(
                Box,
                "    b2Polygon $name = b2MakeBox($hx, $hy);\n",
                "    b2Polygon $name = b2MakeRoundedBox($hx, $hy, $rounding);\n",
            ),
            plain(Ball, "    b2Circle $name = {{0.0f, 0.0f}, $radius};\n"),
            plain(Capsule, "    b2Capsule $name = {$first, $second, $radius};\n"),
        ],
        ..Notation::EMPTY
    }),
    space: None,
};

/// The radius of polygons and edges is set to the rounding; the default is two slops.
pub(super) const BOX2D_2: EngineRow = EngineRow {
    name: "box2d-2",
    title: "Box2D 2.4 (C++)",
    extension: "cpp",
    comment: SLASHES,
    digits: DigitStyle::Float,
    plane: Some(&Notation {
        head: "#include <box2d/box2d.h>\n\nvoid shapes()\n{\n",
        body: "$shape    b2Transform $name_pose(b2Vec2($x, $y), b2Rot($angle));\n",
        foot: "}\n",
        point: ["b2Vec2($x, $y)", ", "],
        max_vertices: 8,
        parts: &[
            plain(
                Segment,
                "    b2EdgeShape $name;\n    $name.SetTwoSided($first, $second);\n    $name.m_radius = 0.0f;\n",
            ),
            either(
                Hull,
                "    const b2Vec2 $name_points[] = {$points};
    b2PolygonShape $name;
    $name.Set($name_points, $count);
    $name.m_radius = $rounding;\n",
            ),
            either(
                Box,
                "    b2PolygonShape $name;\n    $name.SetAsBox($hx, $hy);\n    $name.m_radius = $rounding;\n",
            ),
            plain(Ball, "    b2CircleShape $name;\n    $name.m_radius = $radius;\n"),
        ],
        ..Notation::EMPTY
    }),
    space: None,
};

/// The notation uses full lengths, not half lengths, and axes along z.
pub(super) const COAL: EngineRow = EngineRow {
    name: "coal",
    title: "coal (C++)",
    extension: "cpp",
    comment: SLASHES,
    digits: DigitStyle::Point,
    plane: None,
    space: Some(&Notation {
        head: "#include <coal/math/transform.h>
#include <coal/shape/convex.h>
#include <coal/shape/geometric_shapes.h>

void shapes()
{\n",
        body: "$shape    coal::Transform3s $name_pose(coal::Quatf($qw, $qx, $qy, $qz), coal::Vec3s($x, $y, $z));\n",
        foot: "}\n",
        point: ["coal::Vec3s($x, $y, $z)", ",\n        "],
        face: ["coal::Triangle($i, $j, $k)", ", "],
        swell: "    $name.setSweptSphereRadius($rounding);\n",
        parts: &[
            plain(Point, "    coal::Sphere $name(0.0);\n"),
            plain(Segment, "    coal::Capsule $name(0.0, $height);\n"),
            plain(FlatHull, COAL_HULL),
            plain(Hull, COAL_HULL),
            plain(Box, "    coal::Box $name($fx, $fy, $fz);\n"),
            plain(Ball, "    coal::Sphere $name($radius);\n"),
            plain(Capsule, "    coal::Capsule $name($radius, $height);\n"),
            plain(Ellipsoid, "    coal::Ellipsoid $name($hx, $hy, $hz);\n"),
            plain(Cylinder, "    coal::Cylinder $name($radius, $height);\n"),
            plain(Cone, "    coal::Cone $name($radius, $height);\n"),
        ],
        ..Notation::EMPTY
    }),
};

/// A flat hull has faces on both sides.
const COAL_HULL: &str =
    "    auto $name_points = std::make_shared<std::vector<coal::Vec3s>>(std::initializer_list<coal::Vec3s>{\n        $points});
    auto $name_faces = std::make_shared<std::vector<coal::Triangle>>(std::initializer_list<coal::Triangle>{\n        $faces});
    coal::Convex<coal::Triangle> $name($name_points, $count, $name_faces, $facecount);\n";

/// The notation uses full lengths, not half lengths, and axes along z.
pub(super) const FCL: EngineRow = EngineRow {
    name: "fcl",
    title: "FCL (C++)",
    extension: "cpp",
    comment: SLASHES,
    digits: DigitStyle::Point,
    plane: None,
    space: Some(&Notation {
        head: "#include <fcl/fcl.h>\n\nvoid shapes()\n{\n",
        body: "$shape    fcl::Transform3d $name_pose(Eigen::Translation3d($x, $y, $z) * Eigen::Quaterniond($qw, $qx, $qy, $qz));
    fcl::CollisionObjectd $name($name_shape, $name_pose);\n",
        foot: "}\n",
        point: ["fcl::Vector3d($x, $y, $z)", ",\n        "],
        face: ["3, $i, $j, $k", ", "],
        parts: &[
            plain(Point, "    auto $name_shape = std::make_shared<fcl::Sphered>(0.0);\n"),
            plain(Segment, "    auto $name_shape = std::make_shared<fcl::Capsuled>(0.0, $height);\n"),
            plain(FlatHull, FCL_HULL),
            plain(Hull, FCL_HULL),
            plain(Box, "    auto $name_shape = std::make_shared<fcl::Boxd>($fx, $fy, $fz);\n"),
            plain(Ball, "    auto $name_shape = std::make_shared<fcl::Sphered>($radius);\n"),
            plain(Capsule, "    auto $name_shape = std::make_shared<fcl::Capsuled>($radius, $height);\n"),
            plain(Ellipsoid, "    auto $name_shape = std::make_shared<fcl::Ellipsoidd>($hx, $hy, $hz);\n"),
            plain(Cylinder, "    auto $name_shape = std::make_shared<fcl::Cylinderd>($radius, $height);\n"),
            plain(Cone, "    auto $name_shape = std::make_shared<fcl::Coned>($radius, $height);\n"),
        ],
        ..Notation::EMPTY
    }),
};

/// A flat hull has faces on both sides.
const FCL_HULL: &str =
    "    auto $name_points = std::make_shared<const std::vector<fcl::Vector3d>>(std::initializer_list<fcl::Vector3d>{\n        $points});
    auto $name_faces = std::make_shared<const std::vector<int>>(std::initializer_list<int>{\n        $faces});
    auto $name_shape = std::make_shared<fcl::Convexd>($name_points, $facecount, $name_faces);\n";

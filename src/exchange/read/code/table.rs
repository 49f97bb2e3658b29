//! The constructors of shapes: a row for each, with the numbers that it takes.
//!
//! ```text
//! half       half of the lengths of a box: a vector, or two or three numbers     full     its lengths
//! r          radius                           d        radius at the top
//! h          half of the height               height   the whole height           total    with the caps of a capsule
//! a, b, c    points                           points   many                       corner   the lowest corner of a box
//! at         where the shape stands in its body      angle    its angle there     low high   the corners of a box
//! bounds     both corners of a box in one list
//! round      radius around the shape          margin   left out, with a note     sides    of a regular polygon
//! count      number of points                 skip     means nothing for the shape
//! ```
//!
//! `half:half_extents` is read by the name `half_extents` in braces and records, and by its place elsewhere;
//! parts with `?` may be missing.

use super::engine::Engine;
use super::engine::Engine::{
    Any, Avian, Box2d, Bullet, Cannon, Fcl, Gdx, Godot, Jolt, Julia, Matter, P2, Parry, Physx, Planck,
    Pybullet, Sandbox, Sat, Shapely, Three, Trimesh, Xpbd,
};

/// A kind of shape in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Solid {
    Box,
    Ball,
    Capsule,
    Cylinder,
    /// A cylinder by the half lengths of the box around it.
    CylinderInBox,
    Cone,
    Ellipsoid,
    Hull,
    /// A regular polygon, as the library places its corners.
    Regular,
    /// A prism that a library calls a cylinder.
    Drum,
    /// A shape in another shape, with a radius around it.
    Round,
}

/// A constructor.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) engine: Engine,
    /// Whether other engines use the name for something else.
    pub(super) is_shared: bool,
    /// The types or functions, without paths, with blanks between them.
    pub(super) names: &'static str,
    pub(super) solid: Solid,
    /// The axis of a body of revolution.
    pub(super) axis: char,
    pub(super) takes: &'static str,
}

const fn own(engine: Engine, names: &'static str, solid: Solid, axis: char, takes: &'static str) -> Row {
    Row { engine, is_shared: false, names, solid, axis, takes }
}

const fn shared(engine: Engine, names: &'static str, solid: Solid, axis: char, takes: &'static str) -> Row {
    Row { engine, is_shared: true, names, solid, axis, takes }
}

/// All constructors.
pub(super) const ROWS: &[Row] = &[
    own(Bullet, "btBoxShape", Solid::Box, 'z', "half"),
    own(Bullet, "btSphereShape", Solid::Ball, 'z', "r"),
    own(Bullet, "btCapsuleShape", Solid::Capsule, 'y', "r height"),
    own(Bullet, "btCapsuleShapeX", Solid::Capsule, 'x', "r height"),
    own(Bullet, "btCapsuleShapeZ", Solid::Capsule, 'z', "r height"),
    own(Bullet, "btCylinderShape", Solid::CylinderInBox, 'y', "half"),
    own(Bullet, "btCylinderShapeX", Solid::CylinderInBox, 'x', "half"),
    own(Bullet, "btCylinderShapeZ", Solid::CylinderInBox, 'z', "half"),
    own(Bullet, "btConeShape", Solid::Cone, 'y', "r height"),
    own(Bullet, "btConeShapeX", Solid::Cone, 'x', "r height"),
    own(Bullet, "btConeShapeZ", Solid::Cone, 'z', "r height"),
    own(Bullet, "btConvexHullShape", Solid::Hull, 'z', "points? count? skip?"),
    own(Bullet, "btTriangleShape", Solid::Hull, 'z', "a b c"),
    own(Pybullet, "GEOM_BOX", Solid::Box, 'z', "half:halfExtents at:collisionFramePosition?"),
    own(Pybullet, "GEOM_SPHERE", Solid::Ball, 'z', "r:radius at:collisionFramePosition?"),
    own(
        Pybullet,
        "GEOM_CAPSULE",
        Solid::Capsule,
        'z',
        "r:radius height:height|length at:collisionFramePosition?",
    ),
    own(
        Pybullet,
        "GEOM_CYLINDER",
        Solid::Cylinder,
        'z',
        "r:radius height:height|length at:collisionFramePosition?",
    ),
    own(Pybullet, "GEOM_MESH", Solid::Hull, 'z', "points:vertices at:collisionFramePosition?"),
    own(Jolt, "BoxShape BoxShapeSettings", Solid::Box, 'z', "half margin?"),
    own(Jolt, "SphereShape SphereShapeSettings", Solid::Ball, 'z', "r"),
    own(Jolt, "CapsuleShape CapsuleShapeSettings", Solid::Capsule, 'y', "h r"),
    own(Jolt, "CylinderShape CylinderShapeSettings", Solid::Cylinder, 'y', "h r margin?"),
    own(Jolt, "TaperedCylinderShapeSettings", Solid::Cone, 'y', "h d r margin?"),
    own(Jolt, "TriangleShape TriangleShapeSettings", Solid::Hull, 'y', "a b c margin?"),
    own(Jolt, "ConvexHullShape ConvexHullShapeSettings", Solid::Hull, 'y', "points? count? margin? margin?"),
    own(Physx, "PxBoxGeometry", Solid::Box, 'z', "half"),
    own(Physx, "PxSphereGeometry", Solid::Ball, 'z', "r"),
    own(Physx, "PxCapsuleGeometry", Solid::Capsule, 'x', "r h"),
    own(Physx, "PxConvexMeshGeometry", Solid::Hull, 'z', "points"),
    own(Physx, "PxConvexCore::Box", Solid::Box, 'x', "full"),
    own(Physx, "PxConvexCore::Cylinder PxConvexCoreCylinder", Solid::Cylinder, 'x', "height r"),
    own(Physx, "PxConvexCore::Cone PxConvexCoreCone", Solid::Cone, 'x', "height r"),
    own(Physx, "PxConvexCore::Ellipsoid PxConvexCoreEllipsoid", Solid::Ellipsoid, 'x', "half"),
    own(Physx, "PxConvexCoreGeometry", Solid::Round, 'x', "shape round?"),
    own(Box2d, "b2CircleShape", Solid::Ball, 'z', "r:mradius|radius at:mp|pos?"),
    own(Godot, "CircleShape2D", Solid::Ball, 'y', "r:radius"),
    own(Godot, "RectangleShape2D", Solid::Box, 'y', "full:size"),
    own(Godot, "CapsuleShape2D", Solid::Capsule, 'y', "r:radius total:height"),
    own(Godot, "CapsuleShape3D", Solid::Capsule, 'y', "r:radius total:height"),
    own(Godot, "SphereShape3D", Solid::Ball, 'y', "r:radius"),
    own(Godot, "BoxShape3D", Solid::Box, 'y', "full:size"),
    own(Godot, "CylinderShape3D", Solid::Cylinder, 'y', "r:radius height:height"),
    own(Godot, "ConvexPolygonShape2D ConvexPolygonShape3D", Solid::Hull, 'y', "points:points"),
    own(Box2d, "SetAsBox", Solid::Box, 'z', "half at? angle?"),
    own(Box2d, "b2MakeBox", Solid::Box, 'z', "half"),
    own(Box2d, "b2MakeOffsetBox", Solid::Box, 'z', "half at angle"),
    own(Box2d, "b2MakeRoundedBox", Solid::Box, 'z', "half round"),
    own(Box2d, "b2MakeOffsetRoundedBox", Solid::Box, 'z', "half at angle round"),
    own(Box2d, "b2MakeSquare", Solid::Regular, 'z', "r"),
    own(Box2d, "b2MakePolygon", Solid::Hull, 'z', "points round"),
    own(Box2d, "b2MakeOffsetPolygon", Solid::Hull, 'z', "points at angle"),
    own(Box2d, "b2MakeProxy", Solid::Hull, 'z', "points count round"),
    own(Box2d, "b2Circle", Solid::Ball, 'z', "at:center r:radius"),
    own(Box2d, "b2Capsule", Solid::Capsule, 'z', "a:center1 b:center2 r:radius"),
    own(Box2d, "b2Segment SetTwoSided", Solid::Hull, 'z', "a:point1 b:point2"),
    shared(Planck, "Box BoxShape", Solid::Box, 'z', "half at? angle?"),
    shared(Planck, "Circle CircleShape", Solid::Ball, 'z', "at? r"),
    shared(Planck, "Polygon PolygonShape", Solid::Hull, 'z', "points"),
    shared(Planck, "Edge EdgeShape", Solid::Hull, 'z', "a b"),
    shared(Parry, "Ball::new ball", Solid::Ball, 'y', "r"),
    shared(Parry, "Ball", Solid::Ball, 'y', "r:radius"),
    shared(Parry, "Cuboid Cuboid::new cuboid", Solid::Box, 'y', "half:half_extents"),
    shared(Parry, "Capsule::new_x capsule_x", Solid::Capsule, 'x', "h r"),
    shared(Parry, "Capsule::new_y capsule_y", Solid::Capsule, 'y', "h r"),
    shared(Parry, "Capsule::new_z capsule_z", Solid::Capsule, 'z', "h r"),
    shared(
        Parry,
        "Capsule::new Capsule capsule capsule_from_endpoints",
        Solid::Capsule,
        'y',
        "a:a b:b r:radius",
    ),
    shared(Parry, "capsule", Solid::Capsule, 'y', "h r"),
    shared(Parry, "Cylinder Cylinder::new cylinder", Solid::Cylinder, 'y', "h:half_height r:radius"),
    shared(Parry, "Cone Cone::new cone", Solid::Cone, 'y', "h:half_height r:radius"),
    shared(Parry, "Segment Segment::new segment", Solid::Hull, 'y', "a:a b:b"),
    shared(Parry, "Triangle Triangle::new triangle", Solid::Hull, 'y', "a:a b:b c:c"),
    shared(
        Parry,
        "ConvexPolyhedron ConvexPolyhedron::from_convex_hull ConvexPolyhedron::from_convex_mesh \
         ConvexPolyhedron::new ConvexPolyhedron::try_new ConvexHull ConvexHull::new ConvexPolygon \
         ConvexPolygon::from_convex_hull ConvexPolygon::from_convex_polyline ConvexPolygon::from_convex_polyline_unmodified ConvexPolygon::try_new \
         ConvexPolygon::new convex_hull convex_mesh convex_polyline convexHull convexMesh \
         convexPolyline convex_polyhedron",
        Solid::Hull,
        'y',
        "points:points|vertices skip?",
    ),
    shared(Parry, "round_cuboid roundCuboid", Solid::Box, 'y', "half round"),
    shared(Parry, "round_cylinder roundCylinder", Solid::Cylinder, 'y', "h r round"),
    shared(Parry, "round_cone roundCone", Solid::Cone, 'y', "h r round"),
    shared(Parry, "round_triangle roundTriangle", Solid::Hull, 'y', "a b c round"),
    shared(Parry, "round_convex_hull roundConvexHull", Solid::Hull, 'y', "points round"),
    shared(
        Parry,
        "RoundShape RoundCuboid RoundCylinder RoundCone RoundTriangle RoundConvexPolyhedron \
         RoundConvexPolygon",
        Solid::Round,
        'y',
        "shape:inner_shape round:border_radius",
    ),
    shared(Avian, "Collider::cuboid Collider::rectangle", Solid::Box, 'y', "full"),
    shared(Avian, "Collider::sphere Collider::circle Collider::ball", Solid::Ball, 'y', "r"),
    shared(Avian, "Collider::capsule", Solid::Capsule, 'y', "r height"),
    shared(Avian, "Collider::capsule_endpoints", Solid::Capsule, 'y', "r a b"),
    shared(Avian, "Collider::cylinder", Solid::Cylinder, 'y', "r height"),
    shared(Avian, "Collider::cone", Solid::Cone, 'y', "r height"),
    shared(Avian, "Collider::convex_hull", Solid::Hull, 'y', "points"),
    shared(Xpbd, "Collider::cuboid", Solid::Box, 'y', "full"),
    shared(Xpbd, "Collider::ball", Solid::Ball, 'y', "r"),
    shared(Xpbd, "Collider::capsule", Solid::Capsule, 'y', "height r"),
    shared(Xpbd, "Collider::capsule_endpoints", Solid::Capsule, 'y', "a b r"),
    shared(Xpbd, "Collider::cylinder", Solid::Cylinder, 'y', "height r"),
    shared(Xpbd, "Collider::cone", Solid::Cone, 'y', "height r"),
    shared(Xpbd, "Collider::convex_hull", Solid::Hull, 'y', "points"),
    own(Fcl, "Boxd Boxf Box<double> Box<float> Boxs", Solid::Box, 'z', "full"),
    own(Fcl, "Sphered Spheref Spheres", Solid::Ball, 'z', "r"),
    own(Fcl, "Capsuled Capsulef", Solid::Capsule, 'z', "r height"),
    own(Fcl, "Cylinderd Cylinderf", Solid::Cylinder, 'z', "r height"),
    own(Fcl, "Coned Conef", Solid::Cone, 'z', "r height"),
    own(Fcl, "Ellipsoidd Ellipsoidf", Solid::Ellipsoid, 'z', "half"),
    shared(Fcl, "Box", Solid::Box, 'z', "full"),
    shared(Fcl, "Sphere", Solid::Ball, 'z', "r:r|radius"),
    shared(Fcl, "Capsule", Solid::Capsule, 'z', "r:r height:lz"),
    shared(Fcl, "Cylinder", Solid::Cylinder, 'z', "r:r height:lz"),
    shared(Fcl, "Cone", Solid::Cone, 'z', "r:r height:lz"),
    shared(Fcl, "Ellipsoid", Solid::Ellipsoid, 'z', "half"),
    shared(
        Fcl,
        "Convex ConvexBase Convexd ConvexBase.convexHull Convex.convexHull ConvexBase::convexHull",
        Solid::Hull,
        'z',
        "points skip? skip? skip? skip?",
    ),
    shared(Fcl, "TriangleP", Solid::Hull, 'z', "a b c"),
    shared(Cannon, "Box", Solid::Box, 'y', "half"),
    shared(Cannon, "Sphere", Solid::Ball, 'y', "r"),
    shared(Cannon, "ConvexPolyhedron", Solid::Hull, 'y', "points:vertices|points skip?"),
    shared(Cannon, "Cylinder", Solid::Drum, 'y', "r d height sides"),
    own(Matter, "Bodies.rectangle", Solid::Box, 'z', "at full"),
    own(Matter, "Bodies.circle", Solid::Ball, 'z', "at r"),
    own(Matter, "Bodies.polygon", Solid::Regular, 'z', "at sides r"),
    own(Matter, "Bodies.fromVertices", Solid::Hull, 'z', "at points"),
    shared(P2, "Box", Solid::Box, 'x', "full:width,height"),
    shared(P2, "Rectangle", Solid::Box, 'x', "full:width,height"),
    shared(P2, "Circle", Solid::Ball, 'x', "r:radius"),
    shared(P2, "Convex", Solid::Hull, 'x', "points:vertices"),
    shared(P2, "Capsule", Solid::Capsule, 'x', "height:length r:radius"),
    shared(Sat, "Polygon", Solid::Hull, 'z', "at? points"),
    shared(Sat, "Circle", Solid::Ball, 'z', "at? r"),
    shared(Sat, "Box", Solid::Box, 'z', "corner full"),
    own(Sat, "createPolygon", Solid::Hull, 'z', "at points"),
    own(Sat, "createCircle", Solid::Ball, 'z', "at r"),
    own(Sat, "createBox", Solid::Box, 'z', "corner full"),
    shared(Trimesh, "box Box", Solid::Box, 'z', "full:extents"),
    shared(Trimesh, "box Box", Solid::Box, 'z', "bounds:bounds"),
    shared(Trimesh, "cylinder Cylinder", Solid::Cylinder, 'z', "r:radius height:height"),
    shared(Trimesh, "capsule", Solid::Capsule, 'z', "height:height r:radius"),
    shared(Trimesh, "Capsule", Solid::Capsule, 'z', "r:radius height:height"),
    shared(Trimesh, "cone", Solid::Cone, 'z', "r:radius height:height"),
    shared(Trimesh, "Sphere uv_sphere", Solid::Ball, 'z', "r:radius at:center?"),
    shared(Trimesh, "icosphere", Solid::Ball, 'z', "skip:subdivisions? r:radius"),
    shared(Trimesh, "Trimesh", Solid::Hull, 'z', "points:vertices skip?"),
    shared(Shapely, "Polygon MultiPoint LineString LinearRing", Solid::Hull, 'z', "points"),
    shared(Shapely, "box", Solid::Box, 'z', "low:minx,miny high:maxx,maxy"),
    own(
        Julia,
        "HyperRectangle HyperRectangle3D Rect3 Rect2 Rect3f Rect3d Rect2f Rect2d",
        Solid::Box,
        'z',
        "corner full",
    ),
    shared(Julia, "HyperSphere Sphere HyperSphere3D Circle", Solid::Ball, 'z', "at r"),
    own(Julia, "FlexibleConvexHull", Solid::Hull, 'z', "points"),
    own(Julia, "Hyperrectangle", Solid::Box, 'z', "at half"),
    own(Julia, "Ball2", Solid::Ball, 'z', "at r"),
    shared(Gdx, "Polygon", Solid::Hull, 'z', "points"),
    shared(Three, "BoxGeometry BoxBufferGeometry", Solid::Box, 'y', "full"),
    shared(Three, "SphereGeometry SphereBufferGeometry", Solid::Ball, 'y', "r skip? skip?"),
    shared(Three, "Box3", Solid::Box, 'y', "low high"),
    shared(Three, "Sphere", Solid::Ball, 'y', "at r"),
    shared(Three, "ConvexGeometry", Solid::Hull, 'y', "points"),
    shared(Sandbox, "ball disc", Solid::Ball, 'z', "at:center r:radius"),
    shared(Any, "Bounds", Solid::Box, 'z', "at full"),
    shared(Any, "ConvexHull Polygon ConvexPolygon convex_hull convexHull", Solid::Hull, 'z', "points"),
];

/// Constructors of bodies that are not convex or have no counterpart here.
pub(super) const UNKNOWN: &str = "TriMesh Polyline HeightField Compound trimesh polyline heightfield compound \
         convex_decomposition btBvhTriangleMeshShape btCompoundShape btMultiSphereShape btBox2dShape \
         btGImpactMeshShape btScaledBvhTriangleMeshShape btHeightfieldTerrainShape \
         btUniformScalingShape MeshShape MeshShapeSettings HeightFieldShape HeightFieldShapeSettings \
         StaticCompoundShape StaticCompoundShapeSettings MutableCompoundShape \
         MutableCompoundShapeSettings TaperedCapsuleShape TaperedCapsuleShapeSettings \
         TaperedCylinderShape ScaledShape ScaledShapeSettings \
         OffsetCenterOfMassShape OffsetCenterOfMassShapeSettings PxTriangleMeshGeometry \
         PxHeightFieldGeometry PxTetrahedronMeshGeometry BVHModel BVHModelOBBRSS OcTree b2ChainShape \
         b2ChainDef Heightfield Trimesh::new Bodies.trapezoid createTriangleMesh TorusGeometry \
         LatheGeometry ExtrudeGeometry TorusKnotGeometry trimesh_from_mesh convex_hull_from_mesh \
         convex_decomposition_from_mesh trimesh_from_scene";

/// Constructors of infinite shapes, and of things that no query concerns: they are left out, with a message.
pub(super) const PLANES: &str = "btStaticPlaneShape PxPlaneGeometry PlaneShape PlaneShapeSettings Plane Halfspace \
         HalfSpace::new halfspace PxCreatePlane GEOM_PLANE StaticPlane";

/// Functions that read bodies from a file.
pub(super) const FILES: &str = "loadURDF loadSDF loadMJCF";

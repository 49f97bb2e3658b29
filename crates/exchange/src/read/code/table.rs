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

use super::engine::CodeEngine;
use super::engine::CodeEngine::{
    Any, Avian, Box2d, Bullet, Cannon, Fcl, Gdx, Godot, Jolt, Julia, Matter, P2, Parry, Physx, Planck,
    Pybullet, Sandbox, Sat, Shapely, Three, Trimesh, Xpbd,
};

/// A kind of shape in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SolidKind {
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
pub(super) struct ConstructorRow {
    pub(super) engine: CodeEngine,
    /// Whether other engines use the name for something else.
    pub(super) is_shared: bool,
    /// The types or functions, without paths, with blanks between them.
    pub(super) names: &'static str,
    pub(super) solid: SolidKind,
    /// The axis of a body of revolution.
    pub(super) axis: char,
    pub(super) takes: &'static str,
}

const fn own(
    engine: CodeEngine,
    names: &'static str,
    solid: SolidKind,
    axis: char,
    takes: &'static str,
) -> ConstructorRow {
    ConstructorRow { engine, is_shared: false, names, solid, axis, takes }
}

const fn shared(
    engine: CodeEngine,
    names: &'static str,
    solid: SolidKind,
    axis: char,
    takes: &'static str,
) -> ConstructorRow {
    ConstructorRow { engine, is_shared: true, names, solid, axis, takes }
}

/// All constructors.
pub(super) const ROWS: &[ConstructorRow] = &[
    own(Bullet, "btBoxShape", SolidKind::Box, 'z', "half"),
    own(Bullet, "btSphereShape", SolidKind::Ball, 'z', "r"),
    own(Bullet, "btCapsuleShape", SolidKind::Capsule, 'y', "r height"),
    own(Bullet, "btCapsuleShapeX", SolidKind::Capsule, 'x', "r height"),
    own(Bullet, "btCapsuleShapeZ", SolidKind::Capsule, 'z', "r height"),
    own(Bullet, "btCylinderShape", SolidKind::CylinderInBox, 'y', "half"),
    own(Bullet, "btCylinderShapeX", SolidKind::CylinderInBox, 'x', "half"),
    own(Bullet, "btCylinderShapeZ", SolidKind::CylinderInBox, 'z', "half"),
    own(Bullet, "btConeShape", SolidKind::Cone, 'y', "r height"),
    own(Bullet, "btConeShapeX", SolidKind::Cone, 'x', "r height"),
    own(Bullet, "btConeShapeZ", SolidKind::Cone, 'z', "r height"),
    own(Bullet, "btConvexHullShape", SolidKind::Hull, 'z', "points? count? skip?"),
    own(Bullet, "btTriangleShape", SolidKind::Hull, 'z', "a b c"),
    own(Pybullet, "GEOM_BOX", SolidKind::Box, 'z', "half:halfExtents at:collisionFramePosition?"),
    own(Pybullet, "GEOM_SPHERE", SolidKind::Ball, 'z', "r:radius at:collisionFramePosition?"),
    own(
        Pybullet,
        "GEOM_CAPSULE",
        SolidKind::Capsule,
        'z',
        "r:radius height:height|length at:collisionFramePosition?",
    ),
    own(
        Pybullet,
        "GEOM_CYLINDER",
        SolidKind::Cylinder,
        'z',
        "r:radius height:height|length at:collisionFramePosition?",
    ),
    own(Pybullet, "GEOM_MESH", SolidKind::Hull, 'z', "points:vertices at:collisionFramePosition?"),
    own(Jolt, "BoxShape BoxShapeSettings", SolidKind::Box, 'z', "half margin?"),
    own(Jolt, "SphereShape SphereShapeSettings", SolidKind::Ball, 'z', "r"),
    own(Jolt, "CapsuleShape CapsuleShapeSettings", SolidKind::Capsule, 'y', "h r"),
    own(Jolt, "CylinderShape CylinderShapeSettings", SolidKind::Cylinder, 'y', "h r margin?"),
    own(Jolt, "TaperedCylinderShapeSettings", SolidKind::Cone, 'y', "h d r margin?"),
    own(Jolt, "TriangleShape TriangleShapeSettings", SolidKind::Hull, 'y', "a b c margin?"),
    own(
        Jolt,
        "ConvexHullShape ConvexHullShapeSettings",
        SolidKind::Hull,
        'y',
        "points? count? margin? margin?",
    ),
    own(Physx, "PxBoxGeometry", SolidKind::Box, 'z', "half"),
    own(Physx, "PxSphereGeometry", SolidKind::Ball, 'z', "r"),
    own(Physx, "PxCapsuleGeometry", SolidKind::Capsule, 'x', "r h"),
    own(Physx, "PxConvexMeshGeometry", SolidKind::Hull, 'z', "points"),
    own(Physx, "PxConvexCore::Box", SolidKind::Box, 'x', "full"),
    own(Physx, "PxConvexCore::Cylinder PxConvexCoreCylinder", SolidKind::Cylinder, 'x', "height r"),
    own(Physx, "PxConvexCore::Cone PxConvexCoreCone", SolidKind::Cone, 'x', "height r"),
    own(Physx, "PxConvexCore::Ellipsoid PxConvexCoreEllipsoid", SolidKind::Ellipsoid, 'x', "half"),
    own(Physx, "PxConvexCoreGeometry", SolidKind::Round, 'x', "shape round?"),
    own(Box2d, "b2CircleShape", SolidKind::Ball, 'z', "r:mradius|radius at:mp|pos?"),
    own(Godot, "CircleShape2D", SolidKind::Ball, 'y', "r:radius"),
    own(Godot, "RectangleShape2D", SolidKind::Box, 'y', "full:size"),
    own(Godot, "CapsuleShape2D", SolidKind::Capsule, 'y', "r:radius total:height"),
    own(Godot, "CapsuleShape3D", SolidKind::Capsule, 'y', "r:radius total:height"),
    own(Godot, "SphereShape3D", SolidKind::Ball, 'y', "r:radius"),
    own(Godot, "BoxShape3D", SolidKind::Box, 'y', "full:size"),
    own(Godot, "CylinderShape3D", SolidKind::Cylinder, 'y', "r:radius height:height"),
    own(Godot, "ConvexPolygonShape2D ConvexPolygonShape3D", SolidKind::Hull, 'y', "points:points"),
    own(Box2d, "SetAsBox", SolidKind::Box, 'z', "half at? angle?"),
    own(Box2d, "b2MakeBox", SolidKind::Box, 'z', "half"),
    own(Box2d, "b2MakeOffsetBox", SolidKind::Box, 'z', "half at angle"),
    own(Box2d, "b2MakeRoundedBox", SolidKind::Box, 'z', "half round"),
    own(Box2d, "b2MakeOffsetRoundedBox", SolidKind::Box, 'z', "half at angle round"),
    own(Box2d, "b2MakeSquare", SolidKind::Regular, 'z', "r"),
    own(Box2d, "b2MakePolygon", SolidKind::Hull, 'z', "points round"),
    own(Box2d, "b2MakeOffsetPolygon", SolidKind::Hull, 'z', "points at angle"),
    own(Box2d, "b2MakeProxy", SolidKind::Hull, 'z', "points count round"),
    own(Box2d, "b2Circle", SolidKind::Ball, 'z', "at:center r:radius"),
    own(Box2d, "b2Capsule", SolidKind::Capsule, 'z', "a:center1 b:center2 r:radius"),
    own(Box2d, "b2Segment SetTwoSided", SolidKind::Hull, 'z', "a:point1 b:point2"),
    shared(Planck, "Box BoxShape", SolidKind::Box, 'z', "half at? angle?"),
    shared(Planck, "Circle CircleShape", SolidKind::Ball, 'z', "at? r"),
    shared(Planck, "Polygon PolygonShape", SolidKind::Hull, 'z', "points"),
    shared(Planck, "Edge EdgeShape", SolidKind::Hull, 'z', "a b"),
    shared(Parry, "Ball::new ball", SolidKind::Ball, 'y', "r"),
    shared(Parry, "Ball", SolidKind::Ball, 'y', "r:radius"),
    shared(Parry, "Cuboid Cuboid::new cuboid", SolidKind::Box, 'y', "half:half_extents"),
    shared(Parry, "Capsule::new_x capsule_x", SolidKind::Capsule, 'x', "h r"),
    shared(Parry, "Capsule::new_y capsule_y", SolidKind::Capsule, 'y', "h r"),
    shared(Parry, "Capsule::new_z capsule_z", SolidKind::Capsule, 'z', "h r"),
    shared(
        Parry,
        "Capsule::new Capsule capsule capsule_from_endpoints",
        SolidKind::Capsule,
        'y',
        "a:a b:b r:radius",
    ),
    shared(Parry, "capsule", SolidKind::Capsule, 'y', "h r"),
    shared(Parry, "Cylinder Cylinder::new cylinder", SolidKind::Cylinder, 'y', "h:half_height r:radius"),
    shared(Parry, "Cone Cone::new cone", SolidKind::Cone, 'y', "h:half_height r:radius"),
    shared(Parry, "Segment Segment::new segment", SolidKind::Hull, 'y', "a:a b:b"),
    shared(Parry, "Triangle Triangle::new triangle", SolidKind::Hull, 'y', "a:a b:b c:c"),
    shared(
        Parry,
        "ConvexPolyhedron ConvexPolyhedron::from_convex_hull ConvexPolyhedron::from_convex_mesh \
         ConvexPolyhedron::new ConvexPolyhedron::try_new ConvexHull ConvexHull::new ConvexPolygon \
         ConvexPolygon::from_convex_hull ConvexPolygon::from_convex_polyline ConvexPolygon::from_convex_polyline_unmodified ConvexPolygon::try_new \
         ConvexPolygon::new convex_hull convex_mesh convex_polyline convexHull convexMesh \
         convexPolyline convex_polyhedron",
        SolidKind::Hull,
        'y',
        "points:points|vertices skip?",
    ),
    shared(Parry, "round_cuboid roundCuboid", SolidKind::Box, 'y', "half round"),
    shared(Parry, "round_cylinder roundCylinder", SolidKind::Cylinder, 'y', "h r round"),
    shared(Parry, "round_cone roundCone", SolidKind::Cone, 'y', "h r round"),
    shared(Parry, "round_triangle roundTriangle", SolidKind::Hull, 'y', "a b c round"),
    shared(Parry, "round_convex_hull roundConvexHull", SolidKind::Hull, 'y', "points round"),
    shared(
        Parry,
        "RoundShape RoundCuboid RoundCylinder RoundCone RoundTriangle RoundConvexPolyhedron \
         RoundConvexPolygon",
        SolidKind::Round,
        'y',
        "shape:inner_shape round:border_radius",
    ),
    shared(Avian, "Collider::cuboid Collider::rectangle", SolidKind::Box, 'y', "full"),
    shared(Avian, "Collider::sphere Collider::circle Collider::ball", SolidKind::Ball, 'y', "r"),
    shared(Avian, "Collider::capsule", SolidKind::Capsule, 'y', "r height"),
    shared(Avian, "Collider::capsule_endpoints", SolidKind::Capsule, 'y', "r a b"),
    shared(Avian, "Collider::cylinder", SolidKind::Cylinder, 'y', "r height"),
    shared(Avian, "Collider::cone", SolidKind::Cone, 'y', "r height"),
    shared(Avian, "Collider::convex_hull", SolidKind::Hull, 'y', "points"),
    shared(Xpbd, "Collider::cuboid", SolidKind::Box, 'y', "full"),
    shared(Xpbd, "Collider::ball", SolidKind::Ball, 'y', "r"),
    shared(Xpbd, "Collider::capsule", SolidKind::Capsule, 'y', "height r"),
    shared(Xpbd, "Collider::capsule_endpoints", SolidKind::Capsule, 'y', "a b r"),
    shared(Xpbd, "Collider::cylinder", SolidKind::Cylinder, 'y', "height r"),
    shared(Xpbd, "Collider::cone", SolidKind::Cone, 'y', "height r"),
    shared(Xpbd, "Collider::convex_hull", SolidKind::Hull, 'y', "points"),
    own(Fcl, "Boxd Boxf Box<double> Box<float> Boxs", SolidKind::Box, 'z', "full"),
    own(Fcl, "Sphered Spheref Spheres", SolidKind::Ball, 'z', "r"),
    own(Fcl, "Capsuled Capsulef", SolidKind::Capsule, 'z', "r height"),
    own(Fcl, "Cylinderd Cylinderf", SolidKind::Cylinder, 'z', "r height"),
    own(Fcl, "Coned Conef", SolidKind::Cone, 'z', "r height"),
    own(Fcl, "Ellipsoidd Ellipsoidf", SolidKind::Ellipsoid, 'z', "half"),
    shared(Fcl, "Box", SolidKind::Box, 'z', "full"),
    shared(Fcl, "Sphere", SolidKind::Ball, 'z', "r:r|radius"),
    shared(Fcl, "Capsule", SolidKind::Capsule, 'z', "r:r height:lz"),
    shared(Fcl, "Cylinder", SolidKind::Cylinder, 'z', "r:r height:lz"),
    shared(Fcl, "Cone", SolidKind::Cone, 'z', "r:r height:lz"),
    shared(Fcl, "Ellipsoid", SolidKind::Ellipsoid, 'z', "half"),
    shared(
        Fcl,
        "Convex ConvexBase Convexd ConvexBase.convexHull Convex.convexHull ConvexBase::convexHull",
        SolidKind::Hull,
        'z',
        "points skip? skip? skip? skip?",
    ),
    shared(Fcl, "TriangleP", SolidKind::Hull, 'z', "a b c"),
    shared(Cannon, "Box", SolidKind::Box, 'y', "half"),
    shared(Cannon, "Sphere", SolidKind::Ball, 'y', "r"),
    shared(Cannon, "ConvexPolyhedron", SolidKind::Hull, 'y', "points:vertices|points skip?"),
    shared(Cannon, "Cylinder", SolidKind::Drum, 'y', "r d height sides"),
    own(Matter, "Bodies.rectangle", SolidKind::Box, 'z', "at full"),
    own(Matter, "Bodies.circle", SolidKind::Ball, 'z', "at r"),
    own(Matter, "Bodies.polygon", SolidKind::Regular, 'z', "at sides r"),
    own(Matter, "Bodies.fromVertices", SolidKind::Hull, 'z', "at points"),
    shared(P2, "Box", SolidKind::Box, 'x', "full:width,height"),
    shared(P2, "Rectangle", SolidKind::Box, 'x', "full:width,height"),
    shared(P2, "Circle", SolidKind::Ball, 'x', "r:radius"),
    shared(P2, "Convex", SolidKind::Hull, 'x', "points:vertices"),
    shared(P2, "Capsule", SolidKind::Capsule, 'x', "height:length r:radius"),
    shared(Sat, "Polygon", SolidKind::Hull, 'z', "at? points"),
    shared(Sat, "Circle", SolidKind::Ball, 'z', "at? r"),
    shared(Sat, "Box", SolidKind::Box, 'z', "corner full"),
    own(Sat, "createPolygon", SolidKind::Hull, 'z', "at points"),
    own(Sat, "createCircle", SolidKind::Ball, 'z', "at r"),
    own(Sat, "createBox", SolidKind::Box, 'z', "corner full"),
    shared(Trimesh, "box Box", SolidKind::Box, 'z', "full:extents"),
    shared(Trimesh, "box Box", SolidKind::Box, 'z', "bounds:bounds"),
    shared(Trimesh, "cylinder Cylinder", SolidKind::Cylinder, 'z', "r:radius height:height"),
    shared(Trimesh, "capsule", SolidKind::Capsule, 'z', "height:height r:radius"),
    shared(Trimesh, "Capsule", SolidKind::Capsule, 'z', "r:radius height:height"),
    shared(Trimesh, "cone", SolidKind::Cone, 'z', "r:radius height:height"),
    shared(Trimesh, "Sphere uv_sphere", SolidKind::Ball, 'z', "r:radius at:center?"),
    shared(Trimesh, "icosphere", SolidKind::Ball, 'z', "skip:subdivisions? r:radius"),
    shared(Trimesh, "Trimesh", SolidKind::Hull, 'z', "points:vertices skip?"),
    shared(Shapely, "Polygon MultiPoint LineString LinearRing", SolidKind::Hull, 'z', "points"),
    shared(Shapely, "box", SolidKind::Box, 'z', "low:minx,miny high:maxx,maxy"),
    own(
        Julia,
        "HyperRectangle HyperRectangle3D Rect3 Rect2 Rect3f Rect3d Rect2f Rect2d",
        SolidKind::Box,
        'z',
        "corner full",
    ),
    shared(Julia, "HyperSphere Sphere HyperSphere3D Circle", SolidKind::Ball, 'z', "at r"),
    own(Julia, "FlexibleConvexHull", SolidKind::Hull, 'z', "points"),
    own(Julia, "Hyperrectangle", SolidKind::Box, 'z', "at half"),
    own(Julia, "Ball2", SolidKind::Ball, 'z', "at r"),
    shared(Gdx, "Polygon", SolidKind::Hull, 'z', "points"),
    shared(Three, "BoxGeometry BoxBufferGeometry", SolidKind::Box, 'y', "full"),
    shared(Three, "SphereGeometry SphereBufferGeometry", SolidKind::Ball, 'y', "r skip? skip?"),
    shared(Three, "Box3", SolidKind::Box, 'y', "low high"),
    shared(Three, "Sphere", SolidKind::Ball, 'y', "at r"),
    shared(Three, "ConvexGeometry", SolidKind::Hull, 'y', "points"),
    shared(Sandbox, "ball disc", SolidKind::Ball, 'z', "at:center r:radius"),
    shared(Any, "Bounds", SolidKind::Box, 'z', "at full"),
    shared(Any, "ConvexHull Polygon ConvexPolygon convex_hull convexHull", SolidKind::Hull, 'z', "points"),
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

//! Shapes in the notation of each engine. The lines were written from the documentation of the engines.

use gjk_exchange::{Engine, EngineKind, Exported, Format, write};
use gjk_message::Language;
use gjk_proximity::geometry::{Body, Dimension, Pose, Rotation, Shape};
use gjk_proximity::gjk::Precision;
use gjk_scene::scene::{Scene, library};
use glam::{DQuat, DVec2, DVec3};

/// √½, half of a right angle in a quaternion.
const HALF: f64 = std::f64::consts::FRAC_1_SQRT_2;

fn body(dimension: Dimension, shape: Shape, position: [f64; 3], rotation: Rotation) -> Body {
    Body::new(dimension, shape, Pose { position: DVec3::from_array(position), rotation }, 0.0).unwrap()
}

fn scene(dimension: Dimension, bodies: [Body; 2]) -> Scene {
    Scene { title: "A -- pair".to_owned(), bodies, ..library::start(dimension) }
}

/// A box of 2 × 4 × 6 that is turned by 90° about z, and an upright cylinder with radius 0.5 and height 3.
fn solid() -> Scene {
    let dimension = Dimension::Three;
    let turned = Rotation::Quaternion(DQuat::from_xyzw(0.0, 0.0, HALF, HALF));
    let cuboid = Shape::Cuboid { half_extents: DVec3::new(1.0, 2.0, 3.0) };
    let cylinder = Shape::Cylinder { half_height: 1.5, radius: 0.5 };
    let bodies = [
        body(dimension, cuboid, [4.0, 5.0, 6.0], turned),
        body(dimension, cylinder, [0.0, 0.25, -9.0], Rotation::identity(dimension)),
    ];
    scene(dimension, bodies)
}

/// A rectangle of 2 × 4 that is turned by half a radian, and another shape.
fn flat(other: Shape) -> Scene {
    let dimension = Dimension::Two;
    let rectangle = Shape::Rectangle { half_extents: DVec2::new(1.0, 2.0) };
    let bodies = [
        body(dimension, rectangle, [4.0, 5.0, 0.0], Rotation::Angle(0.5)),
        body(dimension, other, [0.0, 9.0, 0.0], Rotation::identity(dimension)),
    ];
    scene(dimension, bodies)
}

/// A capsule along y: from (0, −1) to (0, 1), with radius 0.5.
fn capsule() -> Shape {
    Shape::Capsule { a: -DVec3::Y, b: DVec3::Y, radius: 0.5 }
}

fn text(scene: &Scene, engine: Engine) -> String {
    write(scene, Exported::Pair, Format::Engine(engine)).unwrap_or_else(|error| panic!("{engine:?}: {error}"))
}

/// The lines of each engine about the box and the cylinder. Lengths, axes and the order of quaternions are those of the
/// document that is named.
const SOLID: [(Engine, &[&str]); 15] = [
    // btBoxShape.h: "boxHalfExtents"; btCylinderShape.h: half extents, btCylinderShapeZ around z; btQuaternion.h: x, y, z, w.
    (
        Engine::Bullet,
        &[
            "btBoxShape P_shape(btVector3(1.0, 2.0, 3.0));",
            "P_shape.setMargin(0.0);",
            "btTransform(btQuaternion(0.0, 0.0, 0.7071067811865476, 0.7071067811865476), btVector3(4.0, 5.0, 6.0))",
            "btCylinderShapeZ Q_shape(btVector3(0.5, 0.5, 1.5));",
            "btTransform(btQuaternion(0.0, 0.0, 0.0, 1.0), btVector3(0.0, 0.25, -9.0))",
        ],
    ),
    // BoxShape.h: half extent; CylinderShape.h: "a cylinder centered around the origin with one top at (0, -inHalfHeight, 0)
    // and the other at (0, inHalfHeight, 0)"; Quat.h: x, y, z, w. Turned by 90° about x, y becomes z.
    (
        Engine::Jolt,
        &[
            "new BoxShape(Vec3(1.0f, 2.0f, 3.0f), 0.0f)",
            "RVec3(4.0f, 5.0f, 6.0f), Quat(0.0f, 0.0f, 0.7071067811865476f, 0.7071067811865476f), EMotionType::Static",
            "new CylinderShape(1.5f, 0.5f, 0.0f)",
            "Quat(0.7071067811865475f, 0.0f, 0.0f, 0.7071067811865475f)",
        ],
    ),
    // PxBoxGeometry.h: half extents; PxConvexCoreGeometry.h: "its axis along the X axis", full height; PxQuat.h: x, y, z, w.
    // Turned by −90° about y, x becomes z.
    (
        Engine::PhysX,
        &[
            "PxBoxGeometry P(1.0f, 2.0f, 3.0f);",
            "PxConvexCoreGeometry Q(PxConvexCore::Cylinder(3.0f, 0.5f), 0.0f);",
            "PxQuat(0.0f, -0.7071067811865475f, 0.0f, 0.7071067811865475f)",
        ],
    ),
    // docs.rs, parry3d::shape: Cuboid has half extents, a Cylinder its half height and its axis along y; glam: from_xyzw.
    (
        Engine::Parry,
        &[
            "let p = Cuboid::new(Vector::new(1.0, 2.0, 3.0));",
            "Rotation::from_xyzw(0.0, 0.0, 0.7071067811865476, 0.7071067811865476)",
            "let q = Cylinder::new(1.5, 0.5);",
            "Rotation::from_xyzw(0.7071067811865475, 0.0, 0.0, 0.7071067811865475)",
        ],
    ),
    // rapier.js, ColliderDesc: cuboid(hx, hy, hz), cylinder(halfHeight, radius) along y.
    (
        Engine::RapierJs,
        &[
            "RAPIER.ColliderDesc.cuboid(1, 2, 3)\n  .setTranslation(4, 5, 6)",
            "RAPIER.ColliderDesc.cylinder(1.5, 0.5)",
            ".setRotation({ x: 0.7071067811865475, y: 0, z: 0, w: 0.7071067811865475 })",
        ],
    ),
    // geometric_shapes.h: Box by its sides, Cylinder "along Z axis" by radius and length; Eigen::Quaternion(w, x, y, z).
    (
        Engine::Coal,
        &[
            "coal::Box P(2.0, 4.0, 6.0);",
            "coal::Quatf(0.7071067811865476, 0.0, 0.0, 0.7071067811865476), coal::Vec3s(4.0, 5.0, 6.0)",
            "coal::Cylinder Q(0.5, 3.0);",
            "coal::Quatf(1.0, 0.0, 0.0, 0.0), coal::Vec3s(0.0, 0.25, -9.0)",
        ],
    ),
    (
        Engine::CoalPython,
        &[
            "P = coal.Box(2.0, 4.0, 6.0)",
            "coal.Quaternion(1.0, 0.0, 0.0, 0.0)",
            "Q = coal.Cylinder(0.5, 3.0)",
        ],
    ),
    // box.h: side lengths; cylinder.h: radius and length along z; Eigen::Quaternion(w, x, y, z).
    (
        Engine::Fcl,
        &[
            "std::make_shared<fcl::Boxd>(2.0, 4.0, 6.0)",
            "Eigen::Translation3d(4.0, 5.0, 6.0) * Eigen::Quaterniond(0.7071067811865476, 0.0, 0.0, 0.7071067811865476)",
            "std::make_shared<fcl::Cylinderd>(0.5, 3.0)",
        ],
    ),
    // README of python-fcl: Box(x, y, z), Cylinder(rad, lz), "quaternion rotation (w, x, y, z)".
    (
        Engine::FclPython,
        &[
            "fcl.Transform(np.array([0.7071067811865476, 0.0, 0.0, 0.7071067811865476]), np.array([4.0, 5.0, 6.0]))",
            "fcl.CollisionObject(fcl.Box(2.0, 4.0, 6.0), P_pose)",
            "fcl.CollisionObject(fcl.Cylinder(0.5, 3.0), Q_pose)",
        ],
    ),
    // XML reference, geom: box "X half-size; Y half-size; Z half-size", cylinder "Radius of the cylinder; half-length",
    // "oriented along the Z axis"; quat with w first.
    (
        Engine::MuJoCo,
        &[
            "type=\"box\" size=\"1 2 3\" pos=\"4 5 6\" quat=\"0.7071067811865476 0 0 0.7071067811865476\"/>",
            "type=\"cylinder\" size=\"0.5 1.5\" pos=\"0 0.25 -9\" quat=\"1 0 0 0\"/>",
        ],
    ),
    // wiki.ros.org/urdf/XML/link: "size … the three side lengths of the box", cylinder by radius and length; rpy in radians.
    (
        Engine::Urdf,
        &[
            "<origin xyz=\"4 5 6\" rpy=\"0 0 1.5707963267948966\"/>",
            "<box size=\"2 4 6\"/>",
            "<cylinder radius=\"0.5\" length=\"3\"/>",
        ],
    ),
    // sdformat.org, 1.11: the same, pose as x y z roll pitch yaw.
    (
        Engine::Sdf,
        &[
            "<pose>4 5 6 0 0 1.5707963267948966</pose>",
            "<box><size>2 4 6</size></box>",
            "<cylinder><radius>0.5</radius><length>3</length></cylinder>",
        ],
    ),
    // docs of cannon-es: Box by half extents; Cylinder(radiusTop, radiusBottom, height, numSegments) along y.
    (
        Engine::Cannon,
        &[
            "new CANNON.Box(new CANNON.Vec3(1, 2, 3))",
            "new CANNON.Quaternion(0, 0, 0.7071067811865476, 0.7071067811865476)",
            "new CANNON.Cylinder(0.5, 0.5, 3, 32)",
            "new CANNON.Quaternion(0.7071067811865475, 0, 0, 0.7071067811865475)",
        ],
    ),
    // PyBullet Quickstart Guide: halfExtents; height along z; quaternion x, y, z, w.
    (
        Engine::PyBullet,
        &[
            "bullet.GEOM_BOX, halfExtents=[1.0, 2.0, 3.0]",
            "baseOrientation=[0.0, 0.0, 0.7071067811865476, 0.7071067811865476]",
            "bullet.GEOM_CYLINDER, radius=0.5, height=3.0",
        ],
    ),
    // trimesh.primitives: Box by extents, Cylinder by radius and height along z; quaternion_matrix takes w first.
    (
        Engine::Trimesh,
        &[
            "quaternion_matrix([0.7071067811865476, 0.0, 0.0, 0.7071067811865476])",
            "trimesh.primitives.Box(extents=[2.0, 4.0, 6.0], transform=P_pose)",
            "trimesh.primitives.Cylinder(radius=0.5, height=3.0, transform=Q_pose)",
        ],
    ),
];

#[test]
fn solids_follow_the_conventions_of_each_engine() {
    let scene = solid();
    for (engine, lines) in SOLID {
        let text = text(&scene, engine);
        for line in lines {
            assert!(text.contains(line), "{engine:?}: {line} is not in\n{text}");
        }
    }
    // BoxShape3D: full size; CylinderShape3D: full height along y; Transform3D by the rows of its basis, then the origin.
    let godot = text(&scene, Engine::Godot);
    assert!(
        godot.contains("size = Vector3(2, 4, 6)") && godot.contains("height = 3\nradius = 0.5"),
        "{godot}"
    );
    let numbers = |line: &str| -> Vec<f64> {
        let inside = line.split(['(', ')']).nth(1).unwrap();
        inside.split(", ").map(|number| number.parse().unwrap()).collect()
    };
    let transforms: Vec<Vec<f64>> =
        godot.lines().filter(|line| line.starts_with("transform")).map(numbers).collect();
    let expected = [
        [0.0, -1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 4.0, 5.0, 6.0],
        [1.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 1.0, 0.0, 0.0, 0.25, -9.0],
    ];
    for (found, expected) in transforms.iter().zip(expected) {
        assert!(found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-15), "{found:?}");
    }
    assert_eq!(transforms.len(), 2);
}

#[test]
fn flat_shapes_follow_the_conventions_of_each_engine() {
    let with_capsule: [(Engine, &[&str]); 5] = [
        // collision.h: b2MakeBox takes half lengths, b2Capsule its centers; math_functions.h: b2Rot is {c, s}.
        (
            Engine::Box2d,
            &[
                "b2Polygon P = b2MakeBox(1.0f, 2.0f);",
                "b2Transform P_pose = {{4.0f, 5.0f}, {0.8775825618903728f, 0.479425538604203f}};",
                "b2Capsule Q = {{0.0f, -1.0f}, {0.0f, 1.0f}, 0.5f};",
            ],
        ),
        // parry2d::shape: half extents, a capsule by its ends.
        (
            Engine::Parry,
            &[
                "Cuboid::new(Vector::new(1.0, 2.0));",
                "Pose::new(Vector::new(4.0, 5.0), 0.5);",
                "let q = Capsule::new(Vector::new(0.0, -1.0), Vector::new(0.0, 1.0), 0.5);",
            ],
        ),
        // ColliderDesc.capsule(halfHeight, radius) along y.
        (
            Engine::RapierJs,
            &["cuboid(1, 2)", ".setRotation(0.5)", "capsule(1, 0.5)\n  .setTranslation(0, 9)"],
        ),
        // docs of p2-es: Box by width and height, Capsule by length along x: turned by 90°.
        (
            Engine::P2,
            &[
                "p2.Box({ width: 2, height: 4 })",
                "angle: 0.5",
                "angle: 1.5707963267948966",
                "p2.Capsule({ length: 2, radius: 0.5 })",
            ],
        ),
        // CapsuleShape2D: "height: the capsule's full height, including the semicircles", along y.
        (Engine::Godot, &["size = Vector2(2, 4)", "rotation = 0.5", "radius = 0.5\nheight = 3"]),
    ];
    let scene = flat(capsule());
    for (engine, lines) in with_capsule {
        let text = text(&scene, engine);
        assert!(lines.iter().all(|line| text.contains(line)), "{engine:?}\n{text}");
    }
    let with_disc: [(Engine, &[&str]); 4] = [
        // b2_polygon_shape.h: SetAsBox takes half lengths; the radius of the shape is a public member.
        (
            Engine::Box2dTwo,
            &[
                "P.SetAsBox(1.0f, 2.0f);\n    P.m_radius = 0.0f;",
                "P_pose(b2Vec2(4.0f, 5.0f), b2Rot(0.5f))",
                "Q.m_radius = 0.5f;",
            ],
        ),
        // planck.js API: BoxShape(halfWidth, halfHeight), CircleShape(radius).
        (Engine::Planck, &["new planck.BoxShape(1, 2)", "P.m_radius = 0;", "new planck.CircleShape(0.5)"]),
        // Matter.Bodies: rectangle(x, y, width, height) by its center, circle(x, y, radius).
        (
            Engine::Matter,
            &["Matter.Bodies.rectangle(4, 5, 2, 4, { angle: 0.5 })", "Matter.Bodies.circle(0, 9, 0.5)"],
        ),
        // SAT.js: Polygon(pos, points counterclockwise), Circle(pos, r).
        (
            Engine::Sat,
            &[
                "new SAT.Polygon(new SAT.Vector(4, 5), [new SAT.Vector(-1, -2), new SAT.Vector(1, -2), new SAT.Vector(1, 2), new SAT.Vector(-1, 2)]).setAngle(0.5)",
                "new SAT.Circle(new SAT.Vector(0, 9), 0.5)",
            ],
        ),
    ];
    let scene = flat(Shape::Disc { radius: 0.5 });
    for (engine, lines) in with_disc {
        let text = text(&scene, engine);
        assert!(lines.iter().all(|line| text.contains(line)), "{engine:?}\n{text}");
    }
    // OGC 06-103r4: rings are closed.
    let triangle = Shape::Points(vec![DVec3::ZERO, DVec3::X, DVec3::Y]);
    let text = text(&flat(triangle), Engine::Wkt);
    assert!(text.ends_with("POLYGON ((0 9, 1 9, 0 10, 0 9))\n") && text.lines().count() == 2, "{text}");
}

/// One whole text in each language; the numbers are those of the tests above.
#[test]
fn the_whole_text_of_a_pair() {
    let head = |open: &str, close: &str| {
        // The lower end of the cylinder is 1.5 below −9, the box begins at 3.
        let title = if close.is_empty() { "A -- pair" } else { "A - - pair" };
        format!(
            "{open}{title}{close}\n{open}The true verdict is SEPARATE, proved in exact arithmetic.{close}\n{open}"
        )
    };
    let text = text(&solid(), Engine::MuJoCo);
    assert!(text.starts_with(&head("<!-- ", " -->")), "{text}");
    let body = text.split_once("<mujoco>").unwrap().1;
    assert_eq!(
        body,
        "\n  <worldbody>\n    <geom name=\"P\" type=\"box\" size=\"1 2 3\" pos=\"4 5 6\" quat=\"0.7071067811865476 0 0 0.7071067811865476\"/>\n    \
         <geom name=\"Q\" type=\"cylinder\" size=\"0.5 1.5\" pos=\"0 0.25 -9\" quat=\"1 0 0 0\"/>\n  </worldbody>\n</mujoco>\n"
    );
    let balls = two_balls();
    assert_eq!(
        self::text(&balls, Engine::FclPython),
        "# Two balls\n# The true verdict is SEPARATE, proved in exact arithmetic.\n# The separation is 7.\nimport fcl\nimport numpy as np\n\n\
         P_pose = fcl.Transform(np.array([1.0, 0.0, 0.0, 0.0]), np.array([0.0, 0.0, 0.0]))\nP = fcl.CollisionObject(fcl.Sphere(12.0), P_pose)\n\
         Q_pose = fcl.Transform(np.array([1.0, 0.0, 0.0, 0.0]), np.array([0.0, 25.0, 0.0]))\nQ = fcl.CollisionObject(fcl.Sphere(6.0), Q_pose)\n"
    );
    assert_eq!(
        write(&balls, Exported::Q, Format::Engine(Engine::Parry)).unwrap(),
        "// Q of Two balls\nuse parry3d_f64::math::{Pose, Rotation, Vector};\nuse parry3d_f64::shape::*;\n\nfn shapes() {\n    \
         let q = Ball::new(6.0);\n    let q_pose = Pose::from_parts(Vector::new(0.0, 25.0, 0.0), Rotation::from_xyzw(0.0, 0.0, 0.0, 1.0));\n}\n"
    );
}

/// The pair of the issue: radii 12 and 6, centers at a distance of 25, so they are separated by 7.
pub(super) fn two_balls() -> Scene {
    let dimension = Dimension::Three;
    let at =
        |radius, y| body(dimension, Shape::Ball { radius }, [0.0, y, 0.0], Rotation::identity(dimension));
    Scene { title: "Two balls".to_owned(), ..scene(dimension, [at(12.0, 0.0), at(6.0, 25.0)]) }
}

#[test]
fn a_hull_has_outward_triangles() {
    let dimension = Dimension::Three;
    // A corner of a cube, with a point inside that belongs to no face.
    let corners = [[0.0; 3], [4.0, 0.0, 0.0], [0.5, 0.5, 0.5], [0.0, 4.0, 0.0], [0.0, 0.0, 4.0]];
    let shape = Shape::Points(corners.map(DVec3::from_array).into());
    let body = body(dimension, shape, [0.0; 3], Rotation::identity(dimension));
    let scene = scene(dimension, [body.clone(), body]);
    let text = text(&scene, Engine::FclPython);
    let inside =
        |text: &str, open: &str| text.split(open).nth(1).unwrap().split("])").next().unwrap().to_owned();
    let points = inside(&text, "fcl.Convex(np.array([");
    assert_eq!(points.matches('[').count(), 4, "{text}");
    let faces = inside(&text, "4, np.array([");
    let faces: Vec<usize> = faces.split(", ").map(|number| number.parse().unwrap()).collect();
    let corners = [[0.0; 3], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0], [0.0, 0.0, 4.0]].map(DVec3::from_array);
    let center = DVec3::splat(1.0);
    for face in faces.chunks(4) {
        let [a, b, c] = [face[1], face[2], face[3]].map(|index| corners[index]);
        assert!(face[0] == 3 && (b - a).cross(c - a).dot(a - center) > 0.0, "{face:?}");
    }
    // Engines that compute the hull get all points, as listed.
    assert!(self::text(&scene, Engine::Bullet).contains("P_shape.addPoint(btVector3(0.5, 0.5, 0.5));"));
}

#[test]
fn what_an_engine_does_not_have_is_refused_in_one_sentence() {
    let refused =
        |scene: &Scene, engine| write(scene, Exported::Pair, Format::Engine(engine)).unwrap_err().to_string();
    let ellipse = flat(Shape::Ellipse { semi_axes: DVec2::new(1.0, 2.0) });
    let sentence = "Box2D 3 has no ellipse such as Q: make it a polygon first";
    assert_eq!(refused(&ellipse, Engine::Box2d), sentence);
    assert_eq!(refused(&ellipse, Engine::Bullet), "Bullet has no 2D shapes");
    assert_eq!(refused(&solid(), Engine::Wkt), "WKT has no 3D shapes");
    let mut rounded = solid();
    rounded.bodies[1] = rounded.bodies[1].with_rounding(0.25).unwrap();
    let sentence = "Jolt has no rounded cylinder such as Q: make it a polytope first";
    assert_eq!(refused(&rounded, Engine::Jolt), sentence);
    assert!(text(&rounded, Engine::Parry).contains("border_radius: 0.25"));
    let nine = flat(Shape::RegularPolygon { sides: 9, radius: 1.0 });
    assert_eq!(refused(&nine, Engine::Box2d), "Box2D 3 has hulls of at most 8 vertices: Q has 9");
    assert!(text(&nine, Engine::Planck).contains("PolygonShape"));
    let dimension = Dimension::Three;
    let points = |points: &[[f64; 3]]| {
        let points = points.iter().map(|point| DVec3::from_array(*point)).collect();
        body(dimension, Shape::Points(points), [0.0; 3], Rotation::identity(dimension))
    };
    let square = points(&[[0.0; 3], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [1.0, 1.0, 0.0]]);
    let square = scene(dimension, [square.clone(), square]);
    assert_eq!(refused(&square, Engine::MuJoCo), "MuJoCo has no flat polytope such as P");
    // A segment is flat in every language without saying so.
    let segment = points(&[[0.0; 3], [1.0, 0.0, 0.0]]);
    let segment = scene(dimension, [segment.clone(), segment]);
    for language in Language::all() {
        let refusal = language.during(|| refused(&segment, Engine::MuJoCo));
        let flat = language.during(|| refused(&square, Engine::MuJoCo));
        let words = |sentence: &str| sentence.split_whitespace().count();
        assert!(words(&refusal) < words(&flat), "{refusal} {flat}");
    }
    assert!(text(&square, Engine::Coal).contains("coal::Triangle(0, 1, 3), coal::Triangle(0, 3, 1)"));
}

/// In f32 the numbers are those of an f32, and parry is the crate for it.
#[test]
fn a_scene_in_single_precision_has_its_digits() {
    let mut scene = two_balls();
    scene.query.precision = Precision::F32;
    scene.bodies[0] = scene.bodies[0].with_shape(Shape::Ball { radius: 0.1 }).unwrap();
    let text = text(&scene, Engine::Parry);
    assert!(text.contains("use parry3d::shape::*;") && text.contains("Ball::new(0.1)"), "{text}");
}

/// A shape of each kind.
fn example(kind: EngineKind, dimension: Dimension) -> Option<Shape> {
    let points = |count: usize| {
        let corners = [DVec3::ZERO, DVec3::X, DVec3::Y, DVec3::Z];
        Some(Shape::Points(corners[..count].to_vec()))
    };
    let is_flat = dimension == Dimension::Two;
    match kind {
        EngineKind::Point => points(1),
        EngineKind::Segment => points(2),
        EngineKind::Triangle => points(3),
        EngineKind::FlatHull => {
            Some(Shape::Points(vec![DVec3::ZERO, DVec3::X, DVec3::Y, DVec3::X + DVec3::Y]))
        }
        EngineKind::Hull => points(if is_flat { 3 } else { 4 }),
        EngineKind::Box if is_flat => Some(Shape::Rectangle { half_extents: DVec2::ONE }),
        EngineKind::Box => Some(Shape::Cuboid { half_extents: DVec3::ONE }),
        EngineKind::Ball if is_flat => Some(Shape::Disc { radius: 1.0 }),
        EngineKind::Ball => Some(Shape::Ball { radius: 1.0 }),
        EngineKind::Capsule => Some(capsule()),
        EngineKind::Ellipsoid if is_flat => None,
        EngineKind::Ellipsoid => Some(Shape::Ellipsoid { semi_axes: DVec3::new(1.0, 2.0, 3.0) }),
        EngineKind::Cylinder => Some(Shape::Cylinder { half_height: 1.0, radius: 1.0 }),
        EngineKind::Cone => Some(Shape::Cone { half_height: 1.0, radius: 1.0 }),
    }
}

#[test]
fn every_kind_of_the_table_is_written_with_all_words_filled() {
    let mut written = 0;
    for engine in Engine::ALL {
        let dimensions = [Dimension::Two, Dimension::Three];
        assert!(dimensions.iter().any(|dimension| !engine.kinds(*dimension).is_empty()), "{engine:?}");
        for dimension in dimensions {
            for (kind, can_be_rounded) in engine.kinds(dimension) {
                for rounding in [0.0, 0.5] {
                    let shape = example(kind, dimension).unwrap();
                    let pose = Pose::identity(dimension);
                    let body = Body::new(dimension, shape, pose, rounding).unwrap();
                    let result = write(
                        &scene(dimension, [body.clone(), body]),
                        Exported::Pair,
                        Format::Engine(engine),
                    );
                    // A ball or a capsule with a rounding is a larger ball or capsule.
                    if rounding == 0.0 || can_be_rounded {
                        let text = result.unwrap();
                        assert!(!text.contains('$') && !text.contains("NaN"), "{engine:?} {kind:?}\n{text}");
                        written += 1;
                    }
                }
            }
        }
    }
    assert!(written > 200, "{written}");
}

#[test]
fn the_difference_is_a_hull() {
    let scene = library::SHIPPED[0].scene();
    let text = write(&scene, Exported::Difference, Format::Engine(Engine::Wkt)).unwrap();
    assert_eq!(text, "POLYGON ((-8 -2, -1 -2, 4 2, 2 6, -3 8, -6 9, -8 4, -8 -2))\n");
}

//! Bodies as engines print and construct them. The data lines of public reports are quoted; lengths and places follow
//! the documentation of the engines.

use gjk_exchange::{Reading, SourceForm, read_text, scene_of};
use gjk_proximity::geometry::{Body, Dimension, Rotation, Shape};
use gjk_proximity::gjk::{self, Verdict};
use glam::{DQuat, DVec2, DVec3};

use super::problems;

/// The bodies of a text that is read without problems.
fn bodies(text: &str) -> (Reading, Vec<Body>) {
    let reading = read_text(text);
    assert_eq!(reading.problems, [], "{text}");
    assert_eq!(reading.form, SourceForm::Report, "{text}");
    let bodies = reading.lists.iter().map(|list| list.body.clone().unwrap()).collect();
    (reading, bodies)
}

/// The true verdict on the two bodies.
fn verdict(reading: &Reading) -> Verdict {
    let scene = scene_of(reading, &[0, 1], None).unwrap();
    let convexes = scene.convexes();
    let query = scene.query(&convexes);
    gjk::reference(&query, &gjk::run(&query).outcome).verdict
}

fn cuboid(half: f64) -> Shape {
    Shape::Cuboid { half_extents: DVec3::splat(half) }
}

/// flexible-collision-library/fcl issue #493.
const FCL_493: &str = "  Shape 1: Box0.5 0.5 0.5\n  X_FS1\n 0.96193976625564348026  0.15401279915737359216  0.22572537250328919556   2.0770063995786869349\n-0.19134171618254486313  0.96936494951283913579  0.15401279915737359216  0.48468247475641951239\n-0.19509032201612822033 -0.19134171618254486313  0.96193976625564348026   1.1543291419087275962\n                      0                       0                       0                       1\n  Shape 2: Box0.5 0.5 0.5\n  X_FS2\n 0.96193976625564348026  0.15401279915737359216  0.22572537250328919556                       2\n-0.19134171618254486313  0.96936494951283913579  0.15401279915737359216                       0\n-0.19509032201612822033 -0.19134171618254486313  0.96193976625564348026                    1.25\n                      0                       0                       0                       1\n  Solver: GjkSolver_libccd\n    collision_tolerance:      2.0097183471152322134e-14\n";

#[test]
fn an_exception_of_fcl() {
    let (reading, bodies) = bodies(FCL_493);
    assert_eq!(bodies.shapes(), [cuboid(0.25), cuboid(0.25)]);
    assert_eq!(bodies[1].pose().position, DVec3::new(2.0, 0.0, 1.25));
    // The corner (¼, ¼, ¼), by the rows of the report.
    let rows = [
        DVec3::new(0.961_939_766_255_643_5, 0.154_012_799_157_373_6, 0.225_725_372_503_289_2),
        DVec3::new(-0.191_341_716_182_544_86, 0.969_364_949_512_839_1, 0.154_012_799_157_373_6),
        DVec3::new(-0.195_090_322_016_128_22, -0.191_341_716_182_544_86, 0.961_939_766_255_643_5),
    ];
    let corner = DVec3::splat(0.25);
    let by_hand = DVec3::new(2.0, 0.0, 1.25) + DVec3::from_array(rows.map(|row| row.dot(corner)));
    assert!(bodies[1].pose().world_from_local(corner).distance(by_hand) < 1e-14);
    assert_eq!(reading.summary(), "2 bodies: box and box, 3D");
    assert!(reading.remarks.iter().any(|remark| remark.contains("tolerances")), "{:?}", reading.remarks);
}

/// Three exceptions as FCL 0.7.0 of Debian 12 has thrown them: about the pairs of drake issue #21234 and of fcl issue #529, and
/// about two boxes of a random pair.
#[test]
fn exceptions_that_fcl_has_thrown_here() {
    let (reading, bodies) = bodies(include_str!("fcl.txt"));
    let cylinder = |radius, length: f64| Shape::Cylinder { half_height: length / 2.0, radius };
    assert_eq!(
        bodies.shapes(),
        [
            cylinder(0.041, 0.17),
            Shape::Cuboid { half_extents: DVec3::new(0.15, 0.3, 0.008) },
            cylinder(0.01, 1.0),
            cylinder(0.01, 1.0),
            cuboid(0.25),
            cuboid(0.25),
        ]
    );
    assert_eq!(bodies[1].pose().position, DVec3::new(0.4, 0.0, 0.268_850_000_000_000_03));
    let said: Vec<&String> =
        reading.remarks.iter().filter(|remark| remark.starts_with("FCL says: ")).collect();
    assert_eq!(said.len(), 2, "{:?}", reading.remarks);
    assert_eq!(
        *said[1],
        "FCL says: faceNormalPointingOutward(): Cannot compute face normal for a degenerate (zero-area) triangle"
    );
}

/// RobotLocomotion/drake issue #21234, as newer versions of FCL print it; and a hull as in drake issue #21673.
#[test]
fn an_exception_of_a_newer_fcl() {
    let text = "  Shape 1:\nCylinder<double>(0.041000000000000001721, 0.17000000000000001221);\n  X_FS1\n0.62286449762754547699, 0.71651535568044355529, -0.31407891153229777759, 0.20238033346825459735,\n-0.20605566270224237591, -0.23703718387133412837, -0.94939688083050233214, 0.027845683594011010065,\n-0.75470582445316081177, 0.65606334948423605802, 4.0172294049188053423e-17, 0.3114233939246693339,\n0, 0, 0, 1;\n  Shape 2:\nBox<double>(0.2999999999999999889, 0.5999999999999999778, 0.016000000000000000333);\n  X_FS2\n1, 0, 0, 0.4000000000000000222,\n0, 1, 0, 0,\n0, 0, 1, 0.2688500000000000334,\n0, 0, 0, 1;\n  Solver: GjkSolver_libccd\n";
    let (reading, bodies) = bodies(text);
    let (_, of_debian) = self::bodies(include_str!("fcl.txt"));
    assert_eq!(bodies, of_debian[..2], "the same pair as FCL 0.7.0 prints it");
    assert_eq!(reading.lists[1].name, "Shape 2");
    let hull = "Convex<double>(\n  std::make_shared<std::vector<Vector3<double>>>(\n    std::initializer_list<Vector3<double>>{\n      Vector3<double>(0.5, 0.5, -0.86602500000000004476),\n      Vector3<double>(0.5, -0.5, -0.86602500000000004476),\n      Vector3<double>(0.5, 1, 0),}),\n    false);";
    let text = text
        .replace("Box<double>(0.2999999999999999889, 0.5999999999999999778, 0.016000000000000000333);", hull);
    let (_, bodies) = self::bodies(&text);
    let corners = [(0.5, 0.5, -0.866_025), (0.5, -0.5, -0.866_025), (0.5, 1.0, 0.0)];
    assert_eq!(bodies[1].shape(), &Shape::Points(corners.map(|(x, y, z)| DVec3::new(x, y, z)).into()));
}

/// danfis/libccd issue #25: the settings of the program that the report links to, two cubes of side 2 that overlap by 0.1.
#[test]
fn objects_of_libccd() {
    let text = "box a;\n    box b;\n    ccdVec3Set(&(a.pos),0.0, 0.0, 0.0);\n    ccdVec3Set(&(b.pos),0.0, 0.0, 1.9);\n    ccdQuatSet(&(a.quat),0.0, 0.0, 0.0, 1.0);\n    ccdQuatSet(&(b.quat),0.0, 0.0, 0.0, 1.0);\n    ccdVec3Set(&(a.size),2.0, 2.0, 2.0);\n    ccdVec3Set(&(b.size),2.0, 2.0, 2.0);\n    //ccdVec3Set(&dir,1.0, 1.0, 0.0);\n    intersect = ccdGJKPenetration((void*)&a,(void*)&b,&ccd,&depth,&dir,&pos);\n    intersect = ccdMPRPenetration((void*)&a,(void*)&b,&ccd,&depth,&dir,&pos);\n";
    let (reading, bodies) = bodies(text);
    assert_eq!(bodies.shapes(), [cuboid(1.0), cuboid(1.0)], "both queries are about one pair");
    assert_eq!(bodies[1].pose().position, DVec3::new(0.0, 0.0, 1.9));
    assert_eq!(verdict(&reading), Verdict::Overlap);
    assert_eq!((reading.lists[0].name.as_str(), reading.lists[1].name.as_str()), ("a", "b"));
}

/// The lines of libccd's test `boxcyl.c` that set its fifth query: a cylinder turned by 60° about y.
#[test]
fn the_tests_of_libccd() {
    let text = "    CCD_BOX(box);\n    CCD_CYL(cyl);\n    box.x = 0.5;\n    box.y = 1.;\n    box.z = CCD_REAL(1.5);\n    cyl.radius = 0.4;\n    cyl.height = 0.7;\n    ccdVec3Set(&axis, 0., 1., 0.);\n    ccdQuatSetAngleAxis(&cyl.quat, M_PI / 3., &axis);\n    ccdVec3Set(&cyl.pos, .6, 0.6, 0.5);\n    res = ccdGJKIntersect(&box, &cyl, &ccd);\n    assertTrue(res);\n";
    let (_, two) = bodies(text);
    assert_eq!(two[0].shape(), &Shape::Cuboid { half_extents: DVec3::new(0.25, 0.5, 0.75) });
    assert_eq!(two[1].shape(), &Shape::Cylinder { half_height: 0.35, radius: 0.4 });
    // The axis z turns to (sin 60°, 0, cos 60°).
    let axis = two[1].pose().rotate(DVec3::Z);
    assert!(axis.distance(DVec3::new(0.75_f64.sqrt(), 0.0, 0.5)) < 1e-15, "{axis}");
    // A later query uses the current state of the objects.
    let (_, four) =
        bodies(&format!("{text}box.x = box.y = 2;\nif (ccdMPRIntersect(&box, &cyl, &ccd)) return;"));
    assert_eq!(four.len(), 4);
    assert_eq!(four[2].shape(), &Shape::Cuboid { half_extents: DVec3::new(1.0, 1.0, 0.75) });
    // Without a query, the objects at the end; a loop is calculated.
    assert_eq!(bodies(text.split("res =").next().unwrap()).1, two);
    let found = problems(&format!("{text}for (;;) {{ box.pos.v[0] += 0.1; }}"));
    assert!(found.len() == 1 && found[0].contains("expected numbers such as"), "{found:?}");
    let found = problems(&text.replace("cyl.height = 0.7;", ""));
    assert!(found[0].contains("expected a cylinder of libccd with its radius and height"), "{found:?}");
    let found = problems(&text.replace("M_PI / 3.", "alpha"));
    assert!(found[0].contains("an angle or an axis without numeric values"), "{found:?}");
}

/// The dump that libccd's tests make of a box and a cylinder with 32 points with a depth of 0.179 in libccd; the point
/// and the line of the contact, which have no faces, come before them.
#[test]
fn a_dump_of_libccd() {
    let (reading, bodies) = bodies(include_str!("libccd.txt"));
    let counts: Vec<usize> = reading.lists.iter().map(|list| list.points.len()).collect();
    assert_eq!(counts, [8, 32]);
    let Shape::Points(corners) = bodies[0].shape() else { panic!() };
    assert_eq!(corners[0], DVec3::new(0.25, 0.5, 0.75));
    assert_eq!((verdict(&reading), reading.lists[0].name.as_str()), (Verdict::Overlap, "Pen 1 o1"));
    assert!(
        reading.remarks.iter().any(|remark| remark.starts_with("Points and lines")),
        "{:?}",
        reading.remarks
    );
    let found =
        problems(&include_str!("libccd.txt").replacen("0.250000 0.500000 0.750000", "0.25 nan 0.75", 1));
    assert!(found.len() == 1 && found[0].contains("expected the three numbers of a point"), "{found:?}");
}

/// Cylinder of fcl issue #319; the names of processes before the lines as in #398.
#[test]
fn a_cylinder_of_fcl_in_a_log() {
    let text = "[load]   Shape 1: Cylinder(r: 0.050000000000000002776, lz: 0.05999999999999999778)\n[load]   X_FS1\n\
                [load]   -0.99999999997999022838  6.2572835802045040178e-10  6.3260669852976095481e-06     0.57500009756757608503\n\
                [load] 6.3260669851683709551e-06 -6.3943303429958554955e-10     0.99999999997999056145    -0.42711963046787942977\n\
                [load] 6.2573180158128459924e-10                          1  6.3942912945996747041e-10      1.1867093358746836351\n\
                [load]                         0                          0                          0                          1\n";
    let (_, bodies) = bodies(text);
    let half_height = 0.06 / 2.0;
    assert_eq!(bodies[0].shape(), &Shape::Cylinder { half_height, radius: 0.05 });
    // Its axis is the third column.
    let axis = bodies[0].pose().rotate(DVec3::Z);
    assert!(axis.distance(DVec3::new(6.326_066_985e-6, 0.999_999_999_98, 6.394e-10)) < 1e-9, "{axis}");
}

#[test]
fn what_is_no_pose_of_fcl_is_marked() {
    let stretched = FCL_493.replace("0.96936494951283913579", "1.9");
    let found = problems(&stretched);
    assert!(found.len() == 2 && found[0].contains("not orthonormal"), "{found:?}");
    let convex = FCL_493.replace("Shape 2: Box0.5 0.5 0.5", "Shape 2: Convex(v count: 8)");
    assert!(problems(&convex)[0].starts_with("7:12: expected a Box"), "{:?}", problems(&convex));
    assert_eq!(read_text(&convex).lists.len(), 1, "the rest is read");
    assert!(problems("Shape 1: Box 1 1 1\nX_FS\n1 0 0\n").len() == 1);
}

/// google-deepmind/mujoco issue #1473: a box and a capsule.
#[test]
fn geoms_of_mujoco() {
    let text = "<worldbody>\n  <body pos=\"0 0 0\">\n    <geom type=\"box\" size=\".1 .1 .1\" name=\"box\" rgba=\"1 1 1 0.25\"/>\n  </body>\n\n  <body pos=\"0 0 1\">\n    <freejoint/>\n    <geom type=\"capsule\" size=\".15 .15\" name=\"capsule\" rgba=\"1 1 1 0.25\"/>\n  </body>\n</worldbody>";
    for text in [text.to_owned(), format!("Here's a minimal example:\nXML=r\"\"\"\n{text}\n\"\"\"\n")] {
        let (reading, bodies) = bodies(&text);
        let half = DVec3::Z * 0.15;
        assert_eq!(bodies.shapes(), [cuboid(0.1), Shape::Capsule { a: -half, b: half, radius: 0.15 }]);
        assert_eq!(bodies[1].pose().position, DVec3::Z);
        assert_eq!(reading.lists[1].name, "capsule");
        // From 0.1 to 1 − 0.15 − 0.15 = 0.7.
        assert_eq!(verdict(&reading), Verdict::Separate);
    }
}

/// google-deepmind/mujoco issue #1800: the plane is ignored, and the quaternion has its real part first.
#[test]
fn a_quaternion_of_mujoco() {
    let text = "<geom name=\"ground\" type=\"plane\" size=\"0 0 1\" pos=\"0 0 0\"/>\n<body name=\"b\" pos=\"0 0 0.0\">\n<geom name=\"tabletop_collision\" pos=\"1.10164554 -0.11389316  0.74\" quat=\"-3.48312918e-01 -1.42624718e-10 -6.59013393e-11  9.37378318e-01\" type=\"box\" size=\"0.65 0.48 0.04\" group=\"0\"/>\n<!--geom name=\"other\" size=\"1\"-->\n</body>";
    let (reading, bodies) = bodies(text);
    assert_eq!(bodies.len(), 1);
    assert_eq!(reading.left_out[0].why, "a plane is not a convex body");
    // About z by 2·atan2(0.937378318, −0.348312918).
    let turned = bodies[0].pose().rotate(DVec3::X);
    let angle = 2.0 * 0.937_378_318_f64.atan2(-0.348_312_918);
    assert!(turned.distance(DVec3::new(angle.cos(), angle.sin(), 0.0)) < 1e-8, "{turned}");
    assert!(problems("<geom type=\"box\" size=\"1 1\"/>")[0].contains("2 numbers for a box"));
    assert!(problems("<geom type=\"mesh\" mesh=\"a\"/>")[0].contains("a mesh with the attribute vertex"));
    assert!(problems("<geom size=\"1\" quat=\"0 0 0 0\"/>")[0].contains("of length 0"));
}

/// dimforge/parry issue #315: boxes that touch in the plane x = 1.
#[test]
fn a_query_of_parry() {
    let text = "use nalgebra::Vector3 as v3;\n\nlet box1 = Cuboid::new(v3::new(0.5, 0.5, 0.5));\nlet pos1 = Isometry3::translation(0.5, 0.5, 0.5);\nlet pos2 = Isometry3::translation(1.5, 0.5, 0.5);\nlet exp_contact = contact(&pos1, &box1, &pos2, &box1, 0.0).unwrap().unwrap();\n";
    let (reading, bodies) = bodies(text);
    assert_eq!(bodies.shapes(), [cuboid(0.5), cuboid(0.5)]);
    assert_eq!(bodies[1].pose().position, DVec3::new(1.5, 0.5, 0.5));
    assert_eq!(verdict(&reading), Verdict::Touching);
}

/// dimforge/parry issue #34: in the plane, a disc whose center is a corner of the box.
#[test]
fn a_query_of_parry_in_the_plane() {
    let text = "    let contact = query::contact(\n        &Isometry::translation(1.0, 1.0),\n        &Ball::new(1.0),\n        &Isometry::identity(),\n        &Cuboid::new(Vector2::new(1.0, 1.0)),\n        1.0,\n    )\n";
    let (reading, bodies) = bodies(text);
    let rectangle = Shape::Rectangle { half_extents: DVec2::ONE };
    assert_eq!(bodies.shapes(), [Shape::Disc { radius: 1.0 }, rectangle]);
    assert_eq!(bodies[0].pose().position, DVec3::new(1.0, 1.0, 0.0));
    assert_eq!(verdict(&reading), Verdict::Overlap);
}

/// A pose as nalgebra prints it, from the log of a program that uses Rapier, with shapes as parry derives their prints.
#[test]
fn debug_prints_of_parry_and_nalgebra() {
    let pose = "Isometry { rotation: [0.023060505281168774, -0.07631822832763699, -0.04456479926016141, 0.9958201242132081], translation: [9.087271181911872, 79.27585386552853, -0.3226061464469934] }";
    let older = "Isometry { rotation: Unit { value: Quaternion { coords: [[0.0, 0.0, 0.0, 1.0]] } }, translation: Translation { vector: [[1.0, 2.0, 3.0]] } }";
    let text = format!(
        "pos1 = {pose}\ng1 = Ball {{ radius: 0.5 }}\npos2 = {older}\ng2 = RoundShape {{ inner_shape: Cuboid {{ half_extents: [[1.0, 2.0, 3.0]] }}, border_radius: 0.25 }}\n"
    );
    let (reading, bodies) = bodies(&text);
    assert_eq!(bodies[0].shape(), &Shape::Ball { radius: 0.5 }, "a ball stays a ball");
    let quaternion = DQuat::from_xyzw(
        0.023_060_505_281_168_774,
        -0.076_318_228_327_636_99,
        -0.044_564_799_260_161_41,
        0.995_820_124_213_208_1,
    );
    assert_eq!(bodies[0].pose().rotation, Rotation::Quaternion(quaternion));
    assert_eq!((bodies[1].rounding(), bodies[1].pose().position), (0.25, DVec3::new(1.0, 2.0, 3.0)));
    assert!(reading.remarks.iter().any(|remark| remark.contains("x, y, z, w")), "{:?}", reading.remarks);
    // `g1` is at `pos1`, and `g2` at `pos2`.
    assert!(reading.remarks.iter().any(|remark| remark.contains("by their names")), "{:?}", reading.remarks);
    let long = text.replace("0.9958201242132081", "1.9958201242132081");
    assert!(problems(&long)[0].contains("a quaternion of length one"), "{:?}", problems(&long));
    let pretty = "Isometry3 {\n    rotation: [\n        0.0,\n        0.0,\n        0.0,\n        1.0,\n    ],\n    translation: [\n        1.0,\n        0.0,\n        0.0,\n    ],\n}\nConvexPolyhedron {\n    points: [\n        [0.0, 0.0, 0.0],\n        [1.0, 0.0, 0.0],\n        [0.0, 1.0, 0.0],\n        [0.0, 0.0, 1.0],\n    ],\n    faces: [],\n}\n";
    let (_, bodies) = self::bodies(pretty);
    assert_eq!(bodies[0].shape().vertices().unwrap().len(), 4);
    assert_eq!(bodies[0].pose().position, DVec3::X);
}

/// coal-library/coal issue #604: the rotations and translations are streamed into variables.
#[test]
fn code_with_fcl_and_coal() {
    let text = "  auto box1 = std::make_shared<hpp::fcl::Box>(0.363, 0.277, 0.363);\n  auto obj1 = std::make_shared<hpp::fcl::CollisionObject>(box1);\n  hpp::fcl::Transform3f trans1;\n  trans1.rotation() << 0.9999195703, 0.01021849413, 0.007512347878,\n      -0.01021878248, 0.9999477869, -3.329855922e-17, -0.007511955635,\n      -7.676704888e-05, 0.9999717819;\n  trans1.translation() << 1.503354966, -0.8531707835, 0.7700092418;\n  obj1->setTransform(trans1);\n  obj1->computeAABB();\n\n  auto box2 = std::make_shared<hpp::fcl::Box>(0.363, 0.363, 0.277);\n  auto obj2 = std::make_shared<hpp::fcl::CollisionObject>(box2);\n  hpp::fcl::Transform3f trans2;\n  trans2.rotation() << 0.9998670967, -0.01297708324, 0.009868343982,\n      0.01297771517, 0.9999157859, 5.255670031e-17, -0.009867512928,\n      0.0001280685574, 0.9999513067;\n  trans2.translation() << 1.48838308, -1.102020834, 0.4497073799;\n  obj2->setTransform(trans2);\n";
    let (_, bodies) = bodies(text);
    let half = DVec3::new(0.363, 0.277, 0.363) / 2.0;
    assert_eq!(bodies[0].shape(), &Shape::Cuboid { half_extents: half });
    assert_eq!(bodies[0].pose().position, DVec3::new(1.503_354_966, -0.853_170_783_5, 0.770_009_241_8));
    assert_eq!(bodies[1].pose().position, DVec3::new(1.488_383_08, -1.102_020_834, 0.449_707_379_9));
    let first_row = DVec3::new(0.999_919_570_3, 0.010_218_494_13, 0.007_512_347_878);
    let corner = DVec3::new(0.1, 0.2, -0.3);
    let x = bodies[0].pose().rotate(corner).x;
    assert!((x - first_row.dot(corner)).abs() < 1e-9, "{x}");
}

/// flexible-collision-library/fcl issue #508.
#[test]
fn a_test_of_fcl() {
    let text = "    tf1.setIdentity();\n    tf2.setIdentity();\n    tf1.translation() = Vector3<double>(0.0, 4.0, 0.0);\n\n    std::shared_ptr<Box<double> > cg_box1(new Box<double>(1, 1, 1));\n    std::shared_ptr<CollisionObject<double> > co_box1(new CollisionObject<double>(cg_box1, tf1));\n    \n    std::shared_ptr<Box<double> > cg_box2(new Box<double>(1, 1, 1));\n    std::shared_ptr<CollisionObject<double> > co_box2(new CollisionObject<double>(cg_box2, tf2));\n";
    let (reading, bodies) = bodies(text);
    assert_eq!(bodies.shapes(), [cuboid(0.5), cuboid(0.5)]);
    assert_eq!(bodies[0].pose().position, DVec3::new(0.0, 4.0, 0.0));
    assert_eq!(bodies[1].pose().position, DVec3::ZERO);
    assert_eq!(reading.lists[0].name, "cg_box1");
}

/// libgdx/libgdx issue #837, in Java; then Bullet's other shapes by the conventions of its manual.
#[test]
fn constructors_of_bullet() {
    let text = "        btConvexShape closestShape1 = new btBoxShape(new Vector3(1, 1, 1));\n        btConvexShape closestShape2 = new btBoxShape(new Vector3(1, 1, 1));\n";
    let (reading, bodies) = bodies(text);
    assert_eq!(bodies.shapes(), [cuboid(1.0), cuboid(1.0)]);
    assert!(reading.remarks.iter().any(|remark| remark.contains("No pose")), "{:?}", reading.remarks);
    let text = "btCapsuleShape c(0.5, 2); btTransform t; t.setIdentity(); t.setOrigin(btVector3(0, 3, 0));\n\
                btCylinderShape b(btVector3(1, 2, 1)); btTransform u(btQuaternion(0, 0, 0, 1), btVector3(1, 0, 0));\n";
    let (_, bodies) = self::bodies(text);
    assert_eq!(bodies[0].shape(), &Shape::Capsule { a: -DVec3::Y, b: DVec3::Y, radius: 0.5 });
    assert_eq!(bodies[0].pose().position, DVec3::Y * 3.0);
    assert_eq!(bodies[1].shape(), &Shape::Cylinder { half_height: 2.0, radius: 1.0 });
    assert!(bodies[1].pose().rotate(DVec3::Z).distance(DVec3::Y) < 1e-15, "it stands along y");
    let (_, hull) = self::bodies("btConvexHullShape h; h.addPoint(btVector3(0,0,0));");
    assert_eq!(hull.shapes(), [Shape::Points(vec![DVec3::ZERO])], "the hull is Bullet's shape");
    assert!(
        problems("btCylinderShape(btVector3(1, 2, 3)); btSphereShape(1)")[0]
            .contains("a circular cross section")
    );
    assert!(problems("btSphereShape(1); btBoxShape(half)")[0].contains("numbers for `half`"));
    assert!(problems("btSphereShape(1); btBvhTriangleMeshShape(m, true)")[0].contains("or convex hull"));
}

/// By the conventions of Jolt's documentation; no report with numbers in this notation was found.
#[test]
fn constructors_of_jolt() {
    let text = "BodyCreationSettings a(new BoxShape(Vec3(0.5f, 1.0f, 2.0f), 0.05f), RVec3(1, 2, 3), Quat(0, 0, 0, 1), EMotionType::Static, 0);\n\
                BodyCreationSettings b(new CapsuleShape(1.0f, 0.25f), RVec3(0, 0, 0), Quat::sRotation(Vec3::sAxisX(), 0.5f), EMotionType::Static, 0);\n";
    let (_, bodies) = bodies(text);
    assert_eq!(bodies[0].shape(), &Shape::Cuboid { half_extents: DVec3::new(0.5, 1.0, 2.0) });
    assert_eq!(bodies[0].pose().position, DVec3::new(1.0, 2.0, 3.0));
    assert_eq!(bodies[1].shape(), &Shape::Capsule { a: -DVec3::Y, b: DVec3::Y, radius: 0.25 });
    let tip = bodies[1].pose().rotate(DVec3::Y);
    assert!(tip.distance(DVec3::new(0.0, 0.5_f64.cos(), 0.5_f64.sin())) < 1e-15, "{tip}");
}

/// The assignments begin as in erincatto/box2d issue #917 and are completed to a bar above a floor.
#[test]
fn an_input_of_box2d() {
    let text = "b2ShapeCastPairInput input;\ninput.proxyA.points[0].x = 0.449999988;\ninput.proxyA.points[0].y = -0.100000001;\ninput.proxyA.points[1].x = 0.550000012;\ninput.proxyA.points[1].y = -0.100000001;\ninput.proxyA.count = 2;\ninput.proxyA.radius = 0.0;\ninput.proxyB.points[0].x = 0;\ninput.proxyB.points[0].y = 1;\ninput.proxyB.count = 1;\ninput.proxyB.radius = 0.25;\ninput.transformA.p.x = 1;\ninput.transformA.p.y = 2;\ninput.transformA.q.c = 0;\ninput.transformA.q.s = 1;\n";
    let (reading, bodies) = bodies(text);
    let segment =
        [DVec3::new(0.449_999_988, -0.100_000_001, 0.0), DVec3::new(0.550_000_012, -0.100_000_001, 0.0)];
    assert_eq!(bodies[0].shape(), &Shape::Points(segment.to_vec()));
    // A quarter turn: (x, y) becomes (1 − y, 2 + x).
    let end = bodies[0].pose().world_from_local(segment[0]);
    assert!(end.distance(DVec3::new(1.100_000_001, 2.449_999_988, 0.0)) < 1e-15, "{end}");
    assert_eq!(bodies[1].shape(), &Shape::Disc { radius: 0.25 });
    assert_eq!(bodies[1].pose().position, DVec3::Y);
    assert!(
        reading.remarks.iter().any(|remark| remark.contains("no transform of B")),
        "{:?}",
        reading.remarks
    );
    // The shape as gdb prints it, with the positional transforms of version 3.
    let braces = "$1 = {proxyA = {points = {{x = 0, y = 0}, {x = 2, y = 0}, {x = 0, y = 1}, {x = 0, y = 0} <repeats 5 times>}, count = 3, radius = 0}, proxyB = {points = {{x = 5, y = 0}, {x = 6, y = 0}, {x = 5, y = 1}}, count = 3, radius = 0.5}, transformA = {{0, 0}, {1, 0}}, transformB = {p = {x = -3, y = 0}, q = {c = 1, s = 0}}, useRadii = true}";
    let (reading, bodies) = self::bodies(braces);
    assert_eq!(bodies[0].shape().vertices().unwrap().len(), 3);
    assert_eq!((bodies[1].rounding(), bodies[1].pose().position), (0.5, DVec3::X * -3.0));
    assert!(reading.remarks.iter().any(|remark| remark.contains("after the count")), "{:?}", reading.remarks);
    assert_eq!(bodies[0].dimension(), Dimension::Two);
    assert!(problems(&text.replace("q.s = 1", "q.s = 3"))[0].contains("a cosine and a sine"));
}

/// erincatto/box2d issue #766: the columns of a debugger, which shows only one of the vertices of a pointer.
#[test]
fn an_incomplete_input_of_box2d_is_refused() {
    let text = "\t\tdi\t@0x7fffffffde00\tb2DistanceInput\n\t\t\tproxyA\t@0x7fffffffde00\tb2DistanceProxy\n\t\t\t\tm_buffer\t@0x7fffffffde00\tb2Vec2[2]\n\t\t\t\t\t[0]\t@0x7fffffffde00\tb2Vec2\n\t\t\t\t\t\tx\tnan\tfloat\n\t\t\t\t\t\ty\t4.591634678053128e-41\tfloat\n\t\t\t\tm_count\t4\tint32\n\t\t\t\tm_radius\t0.00999999978\tfloat\n\t\t\t\tm_vertices\t@0x555555d56b08\tb2Vec2\n\t\t\t\t\tx\t0.0299999937\tfloat\n\t\t\t\t\ty\t0.144999996\tfloat\n\t\t\tproxyB\t@0x7fffffffde20\tb2DistanceProxy\n\t\t\t\tm_count\t14\tint32\n\t\t\t\tm_radius\t0.00249999994\tfloat\n\t\t\t\tm_vertices\t@0x555555fb9938\tb2Vec2\n\t\t\t\t\tx\t0.0769287646\tfloat\n\t\t\t\t\ty\t0\tfloat\n";
    let found = problems(text);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].ends_with("expected 4 vertices in proxy A, as its count says, found 1"), "{found:?}");
}

#[test]
fn code_without_a_shape_is_a_list_as_before() {
    let lists = read_text("Triangle: (0, 0), (1, 0), (0, 1)\nBox (2, 0), (3, 0), (2, 1)\n");
    assert!(lists.lists.iter().all(|list| list.body.is_none()) && lists.form == SourceForm::Literals);
}

#[test]
fn hostile_reports_end() {
    for piece in [
        "Box(",
        "<geom ",
        "<geom>",
        "<body>",
        "<!--",
        "proxyA = {",
        "Shape 1: Box\nX_FS\n",
        "Isometry { rotation: [",
        "a << b ",
        "a->b(Ball{radius: 1})",
        "btBoxShape(",
        "\t",
        "<geom a='",
        "<robot><link><collision>",
        "<robot ",
        "<default><geom/>",
        "[gd_scene]\n[node name=\"a\"]\nx = (\n",
        "OFF\n1 0 0\n",
        "[fcl] cylinder radius 1\n",
    ] {
        let text = format!("Shape 1: proxyA proxyB X_FS {}", piece.repeat(30_000));
        let reading = read_text(&text);
        assert!(reading.problems.len() <= Reading::MAX_PROBLEMS && reading.lists.len() <= Reading::MAX_LISTS);
        let reading = read_text(&piece.repeat(30_000));
        assert!(reading.problems.len() <= Reading::MAX_PROBLEMS && reading.lists.len() <= Reading::MAX_LISTS);
    }
}

/// The shapes of bodies.
trait Shapes {
    fn shapes(&self) -> Vec<Shape>;
}

impl Shapes for Vec<Body> {
    fn shapes(&self) -> Vec<Shape> {
        self.iter().map(|body| body.shape().clone()).collect()
    }
}

//! Models of robots, simulators and games: cases that the texts of `pasted` do not cover. Lengths and places follow the
//! documentation of the formats.

use std::f64::consts::FRAC_PI_2;
use std::fs;

use gjk_exchange::{Reading, SourceForm, read_file, read_text};
use gjk_proximity::geometry::{Rotation, Shape};
use glam::DVec3;

use super::lists;

/// The names of the bodies of a text that is read without problems, with their shapes and the places of a point.
fn placed(text: &str, point: DVec3) -> Vec<(String, Shape, DVec3)> {
    let reading = read_text(text);
    assert_eq!(reading.problems, [], "{text}");
    let bodies = reading.lists.into_iter().map(|list| (list.name, list.body.unwrap()));
    bodies.map(|(name, body)| (name, body.shape().clone(), body.pose().world_from_local(point))).collect()
}

/// The first problem of a text.
fn problem(text: &str) -> String {
    let reading = read_text(text);
    reading.problems.first().unwrap_or_else(|| panic!("{text}: {:?}", reading.lists)).to_string()
}

fn left_out(text: &str) -> Vec<String> {
    read_text(text).left_out.into_iter().map(|left_out| left_out.why).collect()
}

fn near(a: DVec3, b: DVec3) {
    assert!(a.distance(b) < 1e-15, "{a} is not {b}");
}

const BALL: Shape = Shape::Ball { radius: 0.5 };

fn link(name: &str) -> String {
    let sphere = "<collision><geometry><sphere radius=\"0.5\"/></geometry></collision>";
    format!("<link name=\"{name}\">{sphere}</link>")
}

fn robot(content: &str) -> String {
    format!("<robot name=\"r\" xmlns:xacro=\"http://www.ros.org/wiki/xacro\">{content}</robot>")
}

#[test]
fn joints_place_links_whatever_their_order() {
    let joint = |parent: &str, child: &str, origin: &str| {
        format!(
            "<joint name=\"{child}\" type=\"fixed\"><parent link=\"{parent}\"/><child link=\"{child}\"/><origin {origin}/></joint>"
        )
    };
    let links: String = ["c", "b", "a"].map(link).concat();
    // a turns x to y; b is 1 along that, and c is 1 along z of b, which its own roll has turned from z to −x.
    let text = robot(&format!(
        "{}{links}{}",
        joint("b", "c", "xyz=\"0 0 1\""),
        joint("a", "b", &format!("xyz=\"0 1 0\" rpy=\"{FRAC_PI_2} 0 {FRAC_PI_2}\"")),
    ));
    let bodies = placed(&text, DVec3::ZERO);
    near(bodies[1].2, DVec3::Y);
    near(bodies[0].2, DVec3::new(1.0, 1.0, 0.0));
    assert!(
        !read_text(&text).remarks.iter().any(|remark| remark.contains("position zero")),
        "all joints are fixed"
    );
    let circle =
        robot(&format!("{links}{}{}{}", joint("a", "b", ""), joint("b", "c", ""), joint("c", "a", "")));
    assert!(problem(&circle).contains("joints that form a tree"), "{}", problem(&circle));
    let twice = robot(&format!("{links}{}{}", joint("a", "b", ""), joint("c", "b", "")));
    assert!(problem(&twice).contains("a link that is the child of no other joint"), "{}", problem(&twice));
    let unknown = robot(&format!("{links}{}", joint("a", "d", "")));
    assert!(
        problem(&unknown).contains("the name of a link in the text for child, found `<child link=\"d\"/>`")
    );
}

#[test]
fn collisions_of_a_link_are_bodies_of_their_own() {
    let box_of = |size: &str| format!("<collision><geometry><box size=\"{size}\"/></geometry></collision>");
    let named = "<collision name=\"top\"><origin xyz=\"0 0 1\"/><geometry><capsule radius=\"0.25\" length=\"2\"/></geometry></collision>";
    let text = robot(&format!("<link name=\"arm\">{}{named}</link><link name=\"world\"/>", box_of("1 2 4")));
    let bodies = placed(&text, DVec3::ZERO);
    assert_eq!(bodies[0].0, "arm/1");
    assert_eq!(bodies[0].1, Shape::Cuboid { half_extents: DVec3::new(0.5, 1.0, 2.0) });
    assert_eq!((bodies[1].0.as_str(), bodies[1].2), ("arm/top", DVec3::Z));
    assert_eq!(bodies[1].1, Shape::Capsule { a: -DVec3::Z, b: DVec3::Z, radius: 0.25 });
    for (text, expected) in [
        (text.replace("1 2 4", "1 2"), "3 numbers for size, found `1 2`"),
        (text.replace("1 2 4", "${w} 2 4"), "3 numbers for size, found `${w} 2 4`"),
        (text.replace("box", "torus"), "a box, sphere, cylinder, cone, capsule or ellipsoid"),
        (text.replace("<link name=\"world\"/>", "<xacro:wheel/>"), "a robot without macros"),
        (text.replace("</robot>", ""), "a closing </robot>"),
        (text.replacen("</link>", "", 1), "well-formed XML"),
        (text.replace("collision", "visual"), "visuals are not used"),
        (text.replacen("<robot", "<rabbit", 1).replace("</robot>", ""), "a whole <robot>"),
        (format!("{text}<geom size=\"1\"/>"), "one model"),
        (format!("{text}\np.resetJointState(robot, 1, 0.5)"), "joints at position zero"),
    ] {
        assert!(problem(&text).contains(expected), "{expected}: {}", problem(&text));
    }
    assert_eq!(left_out(&format!("{text}\nq = [0.1, 0.2]\n")), ["numbers outside the model"]);
}

#[test]
fn models_of_sdf_within_models() {
    let link = "<link name=\"l\"><pose>1 0 0 0 0 0</pose><collision name=\"c\"><geometry><sphere><radius>0.5</radius></sphere></geometry></collision></link>";
    let inner = format!("<model name=\"inner\"><pose>0 1 0 0 0 {FRAC_PI_2}</pose>{link}</model>");
    let root = 0.5_f64.sqrt();
    let turned = format!("<pose rotation_format=\"quat_xyzw\">0 0 3  0 0 {root} {root}</pose>");
    let text = format!(
        "<model name=\"outer\"><pose>1 0 0 0 0 0</pose>{link}{inner}<include><uri>model://x</uri></include></model>"
    );
    let bodies = placed(&text, DVec3::X);
    assert_eq!((bodies[0].0.as_str(), &bodies[0].1, bodies[0].2), ("outer::l", &BALL, DVec3::X * 3.0));
    // The inner model turns x to y: its link is at (1, 2, 0), and a point on its x axis one further.
    assert_eq!(bodies[1].0, "inner::l");
    assert!(bodies[1].2.distance(DVec3::new(1.0, 3.0, 0.0)) < 1e-15, "{}", bodies[1].2);
    assert_eq!(left_out(&text), ["an included model is not in the text"]);
    let quaternion = text.replacen("<pose>1 0 0 0 0 0</pose><collision", &format!("{turned}<collision"), 1);
    assert!(placed(&quaternion, DVec3::X)[0].2.distance(DVec3::new(1.0, 1.0, 3.0)) < 1e-15);
    for (from, to, expected) in [
        ("<pose>1 0", "<pose relative_to=\"w\">1 0", "a pose relative to the element around it"),
        ("name=\"outer\"", "placement_frame=\"f\"", "a model placed by its own frame"),
        ("<pose>1 0 0 0 0 0<", "<pose>1 0 0<", "a pose as x, y, z, roll, pitch, yaw"),
        ("<radius>0.5</radius>", "", "1 number for radius"),
    ] {
        let text = text.replacen(from, to, 1);
        assert!(problem(&text).contains(expected), "{expected}: {}", problem(&text));
    }
    assert!(problem(&text.replace("sphere", "polyline")).contains("a box, sphere, cylinder"));
}

fn mujoco(content: &str) -> String {
    format!("<mujoco>{content}</mujoco>")
}

#[test]
fn rotations_and_frames_of_mujoco() {
    let geom = |attributes: &str| mujoco(&format!("<worldbody><geom size=\"1\" {attributes}/></worldbody>"));
    for (attributes, at) in [
        ("xyaxes=\"0 2 0 -1 5 0\"", DVec3::Y),
        ("zaxis=\"3 0 0\"", DVec3::NEG_Z),
        ("zaxis=\"0 0 -1\"", DVec3::X),
        ("euler=\"0 0 90\" pos=\"1 0 0\"", DVec3::new(1.0, 1.0, 0.0)),
    ] {
        near(placed(&geom(attributes), DVec3::X)[0].2, at);
    }
    assert!(
        problem(&geom("euler=\"0 0 90\" quat=\"1 0 0 0\"")).contains("one rotation, found quat and euler")
    );
    assert!(problem(&geom("xyaxes=\"1 0 0 2 0 0\"")).contains("axes that are not zero"));
    // A frame outside of bodies counts as a body; tendons refer to geoms, and are none themselves.
    let text = mujoco(
        "<worldbody><frame pos=\"0 0 5\" euler=\"0 90 0\"><geom size=\"0.5\" pos=\"1 0 0\"/></frame><geom size=\"0.5\"/></worldbody><tendon><spatial><geom geom=\"a\"/></spatial></tendon>",
    );
    let bodies = placed(&text, DVec3::ZERO);
    assert!(bodies[0].2.distance(DVec3::Z * 4.0) < 1e-15, "{}", bodies[0].2);
    assert_eq!((bodies.len(), &bodies[1].1), (2, &BALL));
}

#[test]
fn defaults_of_mujoco() {
    let defaults = "<default><geom type=\"capsule\" size=\"0.2 0.3\"/><default class=\"tip\"><geom pos=\"0 0 1\"/><mesh scale=\"2 2 2\"/></default></default>";
    let text = mujoco(&format!(
        "{defaults}<worldbody><geom size=\"0.1\"/><body childclass=\"tip\"><geom/></body></worldbody>"
    ));
    let bodies = placed(&text, DVec3::ZERO);
    let capsule = |radius| Shape::Capsule { a: DVec3::Z * -0.3, b: DVec3::Z * 0.3, radius };
    assert_eq!(
        (&bodies[0].1, &bodies[1].1),
        (&capsule(0.1), &capsule(0.2)),
        "a size keeps what it does not set"
    );
    assert_eq!(bodies[1].2, DVec3::Z);
    let mesh = "<asset><mesh name=\"m\" class=\"tip\" vertex=\"0 0 0 1 0 0 0 1 0\"/></asset><worldbody><geom type=\"mesh\" mesh=\"m\"/></worldbody>";
    let text = mujoco(&format!("{defaults}{mesh}"));
    assert!(problem(&text).contains("found scale=\"2 2 2\""), "{}", problem(&text));
    assert!(problem(&text.replace("type=\"mesh\" ", "")).contains("a capsule that MuJoCo fits to a mesh"));
    for (text, expected) in [
        ("<geom class=\"a\" size=\"1\"/>", "a class defined in the text, or a type and a size, found a"),
        ("<default><geom size=\"1\"/>", "a closing </default>"),
        (
            "<mujoco><default class=\"a\"><geom size=\"1\"/></default><geom/></mujoco>",
            "a <default> around the class",
        ),
        ("<replicate count=\"3\"><geom size=\"1\"/></replicate>", "each geom listed"),
        ("<geom size=\"1\" size=\"2\"/>", "values in quotes, each with its own name"),
        ("<geom size=1/>", "values in quotes"),
        ("<geom size=\"1 1 1 1\"/>", "a size of a sphere"),
        ("<compiler eulerseq=\"xy\"/><geom size=\"1\"/>", "three axes for eulerseq"),
    ] {
        assert!(problem(text).contains(expected), "{expected}: {}", problem(text));
    }
    assert_eq!(
        left_out("<geom class=\"a\" type=\"sphere\" size=\"1\"/>"),
        ["the class a is not in the text"]
    );
    assert_eq!(
        left_out("<geom size=\"1\"/><pair geom1=\"a\" geom2=\"b\" margin=\"0.1\"/><key qpos=\"0 1\"/>"),
        ["a keyframe; bodies are where the model places them", "a margin or a gap for a pair"]
            .map(str::to_owned)
            .into_iter()
            .rev()
            .collect::<Vec<_>>()
    );
}

#[test]
fn programs_around_a_model_of_mujoco() {
    let model = "const char* xml = \"<mujoco><worldbody>\"\n\"<geom name=\\\"a\\\" size=\\\"1\\\"/><geom name='b' size='2'/>\"\n\"</worldbody></mujoco>\";\n";
    let radii =
        |text: &str| -> Vec<Shape> { placed(text, DVec3::ZERO).into_iter().map(|body| body.1).collect() };
    let ball = |radius| Shape::Ball { radius };
    assert_eq!(radii(model), [ball(1.0), ball(2.0)], "quotes may be escaped");
    let query = "lid = mj_name2id(m, mjOBJ_GEOM, \"b\");\nmj_geomDistance(m, d, lid, id(\"a\"), 1, NULL);\n";
    assert_eq!(radii(&format!("{model}{query}")), [ball(2.0), ball(1.0)]);
    let unclear = format!("{model}mj_geomDistance(m, d, i, j, 1, NULL);");
    assert_eq!(radii(&unclear), [ball(1.0), ball(2.0)]);
    assert!(read_text(&unclear).remarks.iter().any(|remark| remark.contains("were not understood")));
    for change in [
        "d->qpos[2] = 0.3;",
        "data.qpos[adr[0]] += 0.1",
        "model.geom('a').pos[2] = 0.5",
        "mj_resetDataKeyframe(m, d, 0);",
        "pos[0] = 1",
    ] {
        assert!(read_text(&format!("{model}{change}")).problems.len() == 1, "{change}");
    }
    for other in ["assert(d->qpos[2] == 0.3);", "if x == 0.3: pass", "printf(\"%f\", d->qpos[2]);"] {
        assert_eq!(read_text(&format!("{model}{other}")).problems, [], "{other}");
    }
    let filled = |before: &str| format!("{before}\nxml = f'<geom size=\"{{R}}\"/>'\n");
    assert_eq!(radii(&filled("R = 0.5  # radius")), [BALL]);
    for before in ["R = 0.5\nR = 1", "R = half(1)", "for R in (0.5, 1):", ""] {
        assert!(problem(&filled(before)).contains("{R}"), "{before}");
    }
}

#[test]
fn meshes_in_off() {
    let file = |text: &str| -> Reading {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.off");
        fs::write(&path, text).unwrap();
        read_file(&path).unwrap()
    };
    let corners = [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.5]];
    for text in [
        "OFF 3 1 0\n0 0 0\n1 0 0\n0 1 0.5\n3 0 1 2\n",
        "COFF\n3 1\n0 0 0 255 0 0 255\n1 0 0 255 0 0\n0 1 .5 255 0 0 255\n3 0 1 2 0.5 0.5 0.5\n",
        "# plate\nNOFF\n\n3 1 3 # counts\n0 0 0 0 0 1\n1 0 0 0 0 1\n0 1 5e-1 0 0 1\n3 0 1 2",
    ] {
        for reading in [read_text(text), file(text)] {
            assert_eq!((reading.form, &reading.problems[..]), (SourceForm::Off, &[][..]), "{text}");
            assert_eq!(lists(&reading)[0].1, corners, "{text}");
            assert_eq!(reading.lists[0].triangles.unwrap().all, 1, "{text}");
        }
    }
    assert_eq!(
        lists(&file("3 0\n0 0 0\n1 0 0\n0 1 0.5\n"))[0].1,
        corners,
        "the keyword is optional in a file"
    );
    for (text, expected) in [
        ("OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 3\n", "6:1: expected one of the 1 faces in the OFF header"),
        (
            "OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n3 0 2 1\n",
            "7:1: expected the end of the mesh after 4 lines",
        ),
        (
            "OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n",
            "expected 4 lines of vertices and faces, as the OFF header says, found 3",
        ),
        (
            "OFF\n3 1 0\n0 0 0 1\n1 0 0\n0 1 0\n3 0 1 2\n",
            "3:1: expected the coordinates of one of the 3 vertices",
        ),
        (
            "OFF\n3 1 0\n0 0 1e-400\n1 0 0\n0 1 0\n3 0 1 2\n",
            "3:1: expected the coordinates of one of the 3 vertices",
        ),
    ] {
        assert!(problem(text).contains(expected), "{expected}: {}", problem(text));
    }
    assert!(file("nothing").problems[0].to_string().contains("a mesh that begins with OFF"));
}

fn node(name: &str, kind: &str, parent: &str, properties: &str) -> String {
    format!("[node name=\"{name}\" type=\"{kind}\" parent=\"{parent}\"]\n{properties}\n\n")
}

#[test]
fn nodes_of_godot_within_nodes() {
    let resource = "[gd_scene format=3]\n\n[sub_resource type=\"BoxShape3D\" id=\"b\"]\n\n";
    let root =
        "[node name=\"R\" type=\"Node3D\"]\ntransform = Transform3D(0, 0, 1, 0, 1, 0, -1, 0, 0, 1, 2, 3)\n\n";
    let shape = "shape = SubResource(\"b\")";
    let at = |x: f64| format!("transform = Transform3D(1, 0, 0, 0, 1, 0, 0, 0, 1, {x}, 0, 0)");
    let text = [
        resource.to_owned(),
        root.to_owned(),
        node("Holder", "Node", ".", ""),
        node("A", "StaticBody3D", "Holder", &at(9.0)),
        node("S", "CollisionShape3D", "Holder/A", shape),
        node("B", "StaticBody3D", ".", &at(1.0)),
        node("S", "CollisionShape3D", "B", &format!("{shape}\ndisabled = true")),
        node("T", "CollisionShape3D", "B", &format!("rotation_degrees = Vector3(0, 0, 90)\n{shape}")),
    ]
    .concat();
    let bodies = placed(&text, DVec3::X);
    assert_eq!(bodies[0].1, Shape::Cuboid { half_extents: DVec3::splat(0.5) }, "the default of Godot 4");
    // The children of a node without a place are relative to the world; the root turns x to −z.
    assert_eq!((bodies[0].0.as_str(), bodies[0].2), ("A", DVec3::X * 10.0));
    assert_eq!(bodies[1].0, "B/T");
    assert!(bodies[1].2.distance(DVec3::new(1.0, 3.0, 2.0)) < 1e-15, "{}", bodies[1].2);
    assert_eq!(left_out(&text), ["a collision that is disabled"]);
    for (from, to, expected) in [
        ("rotation_degrees = Vector3(0, 0, 90)", "scale = Vector3(2, 2, 2)", "a node that is not scaled"),
        ("SubResource(\"b\")", "ExtResource(\"b\")", "a shape that is in the text"),
        ("BoxShape3D", "ConcavePolygonShape3D", "a convex shape of Godot"),
        ("id=\"b\"]\n", "id=\"b\"]\nextents = Vector3(1, 1, 1)\n", "size in Godot 4, extents in Godot 3"),
        ("id=\"b\"]\n", "id=\"b\"]\nsize = Vector3(1, 1\n", "a value with closed brackets and quotes"),
        ("parent=\"B\"]\nrotation", "parent=\"C\"]\nrotation", "a node whose parent is in the text"),
        ("[gd_scene", "```\nposition = Vector3(1, 2, 3)\n```\n[gd_scene", "a scene that the code around it"),
    ] {
        let text = text.replacen(from, to, 1);
        assert!(problem(&text).contains(expected), "{expected}: {}", problem(&text));
    }
}

#[test]
fn parts_and_resources_of_godot() {
    // Godot 3, recognized by the numbers of its resources.
    let text = [
        "[sub_resource type=\"CapsuleShape2D\" id=1]\nradius = 2.0\n\n".to_owned(),
        node("A", "StaticBody2D", ".", "position = Vector2( 3, 4 )\nrotation = 0.5"),
        node("S", "CollisionShape2D", "A", "shape = SubResource( 1 )"),
        node("P", "CollisionPolygon2D", ".", "polygon = PoolVector2Array( 0, 0, 9, 0, 0, 9 )"),
    ]
    .concat();
    let reading = read_text(&text);
    let bodies: Vec<_> = reading.lists.iter().map(|list| list.body.clone().unwrap()).collect();
    assert_eq!(bodies[0].shape(), &Shape::Capsule { a: DVec3::Y * -10.0, b: DVec3::Y * 10.0, radius: 2.0 });
    assert_eq!(
        (bodies[0].pose().rotation, bodies[0].pose().position),
        (Rotation::Angle(0.5), DVec3::new(3.0, 4.0, 0.0))
    );
    assert_eq!(bodies[1].shape().vertices().unwrap().len(), 3);
    let dented = text.replace("9, 0, 0, 9", "9, 0, 1, 1, 0, 9");
    assert!(problem(&dented).contains("a shape cut into convex pieces"), "{}", problem(&dented));
    let text = "[gd_resource type=\"CylinderShape3D\" format=3]\n\n[resource]\nheight = 3.0\n";
    let bodies = placed(text, DVec3::Z);
    assert_eq!(bodies[0].1, Shape::Cylinder { half_height: 1.5, radius: 0.5 });
    near(bodies[0].2, DVec3::Y);
}

#[test]
fn shapes_of_fcl_in_words() {
    let text = "fcl 0.7, lengths in m:\ncapsule radius 0.5 m, length 2 m\ncapsule position 1 2 3\nsphere radius: 1\nsphere position: 0, 0, 9\n";
    let bodies = placed(text, DVec3::ZERO);
    assert_eq!(
        (&bodies[0].1, bodies[0].2),
        (&Shape::Capsule { a: -DVec3::Z, b: DVec3::Z, radius: 0.5 }, DVec3::new(1.0, 2.0, 3.0))
    );
    for (from, to, expected) in [
        ("position 1 2 3", "position 1 2", "3 numbers for the position of a capsule, found 2"),
        (", length 2 m", "", "the radius and the length of a capsule"),
        ("sphere position: 0, 0, 9", "", "a position of the sphere"),
        ("radius: 1", "radius: 1 mm", "a single unit"),
        ("sphere radius: 1", "sphere radius: 1\nsphere radius: 2", "one radius for each sphere"),
    ] {
        let text = text.replace(from, to);
        assert!(problem(&text).contains(expected), "{expected}: {}", problem(&text));
    }
}

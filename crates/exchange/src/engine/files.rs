//! The rows of the formats that engines load: MJCF, URDF, SDF, scenes of Godot, WKT.

use glam::DVec3;

use super::row::EngineKind::{Ball, Box, Capsule, Cone, Cylinder, Ellipsoid, Hull, Point, Segment};
use super::row::{DigitStyle, EngineRow, Notation, declared, plain};

const XML: Option<[&str; 2]> = Some(["<!-- ", " -->"]);

/// Half lengths, axes along z, quaternions with w first. Several sections with the same name count as one.
pub(super) const MUJOCO: EngineRow = EngineRow {
    name: "mujoco",
    title: "MuJoCo (MJCF)",
    extension: "xml",
    comment: XML,
    digits: DigitStyle::Plain,
    plane: None,
    space: Some(&Notation {
        head: "<mujoco>\n",
        middle: "  <worldbody>\n",
        body: "    <geom name=\"$name\" $shape pos=\"$x $y $z\" quat=\"$qw $qx $qy $qz\"/>\n",
        foot: "  </worldbody>\n</mujoco>\n",
        point: ["$x $y $z", "  "],
        parts: &[
            declared(
                Hull,
                "  <asset>\n    <mesh name=\"$name_mesh\" vertex=\"$points\"/>\n  </asset>\n",
                "type=\"mesh\" mesh=\"$name_mesh\"",
            ),
            plain(Box, "type=\"box\" size=\"$hx $hy $hz\""),
            plain(Ball, "type=\"sphere\" size=\"$radius\""),
            plain(Capsule, "type=\"capsule\" size=\"$radius $halfheight\""),
            plain(Ellipsoid, "type=\"ellipsoid\" size=\"$hx $hy $hz\""),
            plain(Cylinder, "type=\"cylinder\" size=\"$radius $halfheight\""),
        ],
        ..Notation::EMPTY
    }),
};

/// Full lengths along z; roll, pitch and yaw about fixed axes. Version 1.1 has the capsule.
pub(super) const URDF: EngineRow = EngineRow {
    name: "urdf",
    title: "URDF",
    extension: "urdf",
    comment: XML,
    digits: DigitStyle::Plain,
    plane: None,
    space: Some(&Notation {
        head: "<robot name=\"shapes\" version=\"1.1\">\n",
        body: "  <link name=\"$name\">
    <collision>
      <origin xyz=\"$x $y $z\" rpy=\"$roll $pitch $yaw\"/>
      <geometry>$shape</geometry>
    </collision>
  </link>\n",
        joint: "  <joint name=\"P_to_Q\" type=\"fixed\">
    <parent link=\"P\"/>
    <child link=\"Q\"/>
  </joint>\n",
        foot: "</robot>\n",
        parts: &[
            plain(Box, "<box size=\"$fx $fy $fz\"/>"),
            plain(Ball, "<sphere radius=\"$radius\"/>"),
            plain(Capsule, "<capsule radius=\"$radius\" length=\"$height\"/>"),
            plain(Cylinder, "<cylinder radius=\"$radius\" length=\"$height\"/>"),
        ],
        ..Notation::EMPTY
    }),
};

/// Full lengths along z; roll, pitch and yaw about fixed axes. Version 1.11 has the cone.
pub(super) const SDF: EngineRow = EngineRow {
    name: "sdf",
    title: "SDF",
    extension: "sdf",
    comment: XML,
    digits: DigitStyle::Plain,
    plane: None,
    space: Some(&Notation {
        head: "<sdf version=\"1.11\">\n  <model name=\"shapes\">\n    <static>true</static>\n",
        body: "    <link name=\"$name\">
      <pose>$x $y $z $roll $pitch $yaw</pose>
      <collision name=\"$name_collision\">
        <geometry>$shape</geometry>
      </collision>
    </link>\n",
        foot: "  </model>\n</sdf>\n",
        parts: &[
            plain(Box, "<box><size>$fx $fy $fz</size></box>"),
            plain(Ball, "<sphere><radius>$radius</radius></sphere>"),
            plain(Capsule, "<capsule><radius>$radius</radius><length>$height</length></capsule>"),
            plain(Ellipsoid, "<ellipsoid><radii>$hx $hy $hz</radii></ellipsoid>"),
            plain(Cylinder, "<cylinder><radius>$radius</radius><length>$height</length></cylinder>"),
            plain(Cone, "<cone><radius>$radius</radius><length>$height</length></cone>"),
        ],
        ..Notation::EMPTY
    }),
};

/// A resource of Godot and the reference to it.
macro_rules! resource {
    ($kind:expr, $class:literal, $properties:literal) => {
        declared(
            $kind,
            concat!("[sub_resource type=\"", $class, "\" id=\"$name_shape\"]\n", $properties, "\n\n"),
            "",
        )
    };
}

/// Full lengths; the height of a capsule includes its caps. Axes are along y. In 2D, Godot draws y downward.
pub(super) const GODOT: EngineRow = EngineRow {
    name: "godot",
    title: "Godot 4 (scene)",
    extension: "tscn",
    comment: Some(["; ", ""]),
    digits: DigitStyle::Plain,
    plane: Some(&Notation {
        head: "[gd_scene format=3]\n\n",
        middle: "[node name=\"shapes\" type=\"Node2D\"]\n",
        body: "\n[node name=\"$name\" type=\"StaticBody2D\" parent=\".\"]
position = Vector2($x, $y)
rotation = $angle

[node name=\"$name_shape\" type=\"CollisionShape2D\" parent=\"$name\"]
shape = SubResource(\"$name_shape\")\n",
        point: ["$x, $y", ", "],
        axis: DVec3::Y,
        parts: &[
            resource!(Segment, "SegmentShape2D", "a = Vector2($first)\nb = Vector2($second)"),
            resource!(Hull, "ConvexPolygonShape2D", "points = PackedVector2Array($points)"),
            resource!(Box, "RectangleShape2D", "size = Vector2($fx, $fy)"),
            resource!(Ball, "CircleShape2D", "radius = $radius"),
            resource!(Capsule, "CapsuleShape2D", "radius = $radius\nheight = $total"),
        ],
        ..Notation::EMPTY
    }),
    space: Some(&Notation {
        head: "[gd_scene format=3]\n\n",
        middle: "[node name=\"shapes\" type=\"Node3D\"]\n",
        body: "\n[node name=\"$name\" type=\"StaticBody3D\" parent=\".\"]
transform = Transform3D($basis, $x, $y, $z)

[node name=\"$name_shape\" type=\"CollisionShape3D\" parent=\"$name\"]
shape = SubResource(\"$name_shape\")\n",
        point: ["$x, $y, $z", ", "],
        axis: DVec3::Y,
        parts: &[
            resource!(Hull, "ConvexPolygonShape3D", "margin = 0.0\npoints = PackedVector3Array($points)"),
            resource!(Box, "BoxShape3D", "margin = 0.0\nsize = Vector3($fx, $fy, $fz)"),
            resource!(Ball, "SphereShape3D", "radius = $radius"),
            resource!(Capsule, "CapsuleShape3D", "radius = $radius\nheight = $total"),
            resource!(Cylinder, "CylinderShape3D", "margin = 0.0\nheight = $height\nradius = $radius"),
        ],
        ..Notation::EMPTY
    }),
};

/// Geometries in world coordinates, one per line.
pub(super) const WKT: EngineRow = EngineRow {
    name: "wkt",
    title: "WKT",
    extension: "wkt",
    comment: None,
    digits: DigitStyle::Plain,
    plane: Some(&Notation {
        point: ["$x $y", ", "],
        parts: &[
            plain(Point, "POINT ($world)\n"),
            plain(Segment, "LINESTRING ($world)\n"),
            plain(Hull, "POLYGON (($world, $start))\n"),
        ],
        ..Notation::EMPTY
    }),
    space: None,
};

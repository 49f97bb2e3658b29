//! Meshes, drawings and maps: valid files, and files with an error at each place.

use std::fs;

use gjk_exchange::{ExchangeError, Reading, SourceForm, read_file, read_text};
use gjk_proximity::geometry::Dimension;
use gjk_scene::files::FileError;

use super::lists;

/// Reads a file with this name and these bytes.
fn file(name: &str, bytes: &[u8]) -> Reading {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    fs::write(&path, bytes).unwrap();
    read_file(&path).unwrap()
}

fn points(reading: &Reading) -> Vec<Vec<Vec<f64>>> {
    assert_eq!(reading.problems, [], "{}", reading.summary());
    lists(reading).into_iter().map(|(_, points)| points).collect()
}

const OBJ: &str = "# two objects\nmtllib none.mtl\no Cube\nv 0 0 0\nv 1.5 0 0\nv 0 0.1 0\nvt 0 0\nvn 0 0 1\nv 0 0 1\n\
                   usemtl red\nf 3/1/1 2/1/1 1/1/1\nusemtl blue\nf -1//1 2 3\no Roof top\nv 5 5 5\nv 6 5 5 1.0\nv 5 5 5\n\
                   f 5 6 7\n";

const TETRAHEDRON: [[f32; 3]; 4] = [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.1, 0.0], [0.0, 0.0, 1.0]];
const FACES: [[usize; 3]; 4] = [[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]];

fn stl_text() -> String {
    let corner = |index: usize| {
        let [x, y, z] = TETRAHEDRON[index];
        format!("      vertex {x} {y} {z}\n")
    };
    let facet = |face: &[usize; 3]| {
        let corners: String = face.iter().map(|index| corner(*index)).collect();
        format!("  facet normal 0 0 1\n    outer loop\n{corners}    endloop\n  endfacet\n")
    };
    format!("solid tetrahedron\n{}endsolid tetrahedron\n", FACES.iter().map(facet).collect::<String>())
}

fn stl_bytes(head: &[u8]) -> Vec<u8> {
    let mut bytes = head.to_vec();
    bytes.resize(80, 0);
    bytes.extend(4_u32.to_le_bytes());
    for face in FACES {
        bytes.extend([0; 12]);
        bytes.extend(face.iter().flat_map(|index| TETRAHEDRON[*index]).flat_map(f32::to_le_bytes));
        bytes.extend([0; 2]);
    }
    bytes
}

const PLY_HEAD: &str = "format FORMAT 1.0\ncomment made by hand\nelement vertex 4\nproperty float x\nproperty float y\n\
                        property float z\nproperty uchar red\nelement face 1\nproperty list uchar int vertex_indices\nend_header\n";

fn ply_text() -> String {
    let rows = TETRAHEDRON.map(|[x, y, z]| format!("{x} {y} {z} 255\n"));
    format!("ply\n{}{}3 0 1 2\n", PLY_HEAD.replace("FORMAT", "ascii"), rows.concat())
}

fn ply_bytes() -> Vec<u8> {
    let mut bytes = format!("ply\n{}", PLY_HEAD.replace("FORMAT", "binary_little_endian")).into_bytes();
    for vertex in TETRAHEDRON {
        bytes.extend(vertex.into_iter().flat_map(f32::to_le_bytes));
        bytes.push(255);
    }
    bytes.push(3);
    bytes.extend([0_i32, 1, 2].into_iter().flat_map(i32::to_le_bytes));
    bytes
}

#[test]
fn each_object_of_an_obj_is_a_list_in_the_order_of_the_file() {
    let reading = file("two.obj", OBJ.as_bytes());
    assert_eq!((reading.form, reading.summary().as_str()), (SourceForm::Obj, "2 lists: 4 and 2 points, 3D"));
    assert_eq!(
        lists(&reading),
        [
            (
                "Cube",
                vec![vec![0.0, 0.0, 0.0], vec![1.5, 0.0, 0.0], vec![0.0, 0.1, 0.0], vec![0.0, 0.0, 1.0]]
            ),
            ("Roof top", vec![vec![5.0, 5.0, 5.0], vec![6.0, 5.0, 5.0]]),
        ]
    );
    assert_eq!(reading.remarks, ["`Roof top`: 1 of 3 points are repeated and left out"]);
    assert_eq!(read_text(OBJ), reading, "pasted text is the same");
    // Vertices before all objects, and points without any face.
    let shared = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\ng a\nf 1 2 3\ng b\nf 2 4 3\n";
    assert_eq!(file("a.obj", shared.as_bytes()).summary(), "2 lists: 3 and 3 points, 3D");
    assert_eq!(points(&file("a.obj", b"v 3 0 0\nv 1 0 0\n")), [[[3.0, 0.0, 0.0], [1.0, 0.0, 0.0]]]);
}

#[test]
fn errors_in_an_obj_have_their_place() {
    for (text, expected) in [
        ("v 0 0 0\nv 1 x 0\n", "2:5: expected a number, found `x`"),
        ("v 0 0 0\nv 1 0\n", "2:1: expected three coordinates, found `v 1 0`"),
        ("v 0 0 0\nv nan 0 0\n", "2:3: expected a number, found `nan`"),
        ("v 0 0 0\nv 1e13 0 0\n", "2:3: expected a number of at most 1e12 in magnitude, found `1e13`"),
        ("v 0 0 0\nf 1 2 1\n", "2:5: expected the number of a vertex, 1 to 1, found `2`"),
        ("v 0 0 0\nf 1 0 1\n", "2:5: expected the number of a vertex, 1 to 1, found `0`"),
        ("v 0 0 0\nf 1 -2 1\n", "2:5: expected the number of a vertex, 1 to 1, found `-2`"),
        (
            "v 0 0 0\nf 1/9223372036854775807/9 99999999999999999999\n",
            "2:27: expected the number of a vertex, 1 to 1, found `99999999999999999999`",
        ),
        ("# nothing\n", "1:1: expected vertices, found none"),
    ] {
        let reading = file("bad.obj", text.as_bytes());
        assert_eq!(
            reading.problems.iter().map(ToString::to_string).collect::<Vec<_>>(),
            [expected],
            "{text}"
        );
    }
    // Numbers of texture coordinates and normals out of bounds are harmless.
    let reading =
        file("a.obj", b"v 0 0 0\nv 1 0 0\nv 0 1 0\nvt 0 0\nf 1/9223372036854775807/9 2/-9/8 3//0\n");
    assert_eq!(reading.summary(), "1 list: 3 points, 3D");
}

#[test]
fn stl_as_text_and_binary() {
    let of_text: Vec<Vec<f64>> =
        vec![vec![0.0, 0.0, 0.0], vec![0.0, 0.1, 0.0], vec![1.0, 0.0, 0.0], vec![0.0, 0.0, 1.0]];
    let text = stl_text();
    for reading in [file("a.stl", text.as_bytes()), file("mesh", text.as_bytes()), read_text(&text)] {
        assert_eq!(points(&reading), std::slice::from_ref(&of_text));
        assert_eq!(reading.remarks, ["the mesh: 8 of 12 points are repeated and left out"]);
        assert_eq!((reading.form, reading.lists[0].dimension), (SourceForm::Stl, Dimension::Three));
    }
    // The values are those of the file: 0.1 does not exist in single precision. A binary head may begin like a text.
    let exact = [[0.0, 0.0, 0.0], [0.0, f64::from(0.1_f32), 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]];
    for head in [&b"made by hand"[..], b"solid made by hand", &[0xFF; 80]] {
        assert_eq!(points(&file("a.stl", &stl_bytes(head))), [exact]);
    }
    assert_eq!(points(&file("no-ending", &stl_bytes(b"x"))), [exact]);
}

#[test]
fn ply_as_text_and_binary() {
    let text = ply_text();
    let of_text = [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.1, 0.0], [0.0, 0.0, 1.0]];
    for reading in [file("a.ply", text.as_bytes()), file("mesh", text.as_bytes()), read_text(&text)] {
        assert_eq!(points(&reading), [of_text]);
        assert_eq!(reading.form, SourceForm::Ply);
    }
    let exact = [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, f64::from(0.1_f32), 0.0], [0.0, 0.0, 1.0]];
    assert_eq!(points(&file("a.ply", &ply_bytes())), [exact]);
    let flat = "ply\nformat ascii 1.0\nelement vertex 2\nproperty double x\nproperty double y\nend_header\n0.1 2\n3 4\n";
    assert_eq!(points(&file("a.ply", flat.as_bytes())), [[[0.1, 2.0], [3.0, 4.0]]]);
    for (text, found) in [
        (text.replace("vertex 4", "vertex 5000000000"), "5000000000 times the element `vertex`"),
        (text.replace("vertex 4", "vertex 18446744073709551615"), "18446744073709551615 times"),
        (text.replace("property float z\n", "").replace("property float y\n", ""), "none"),
        (text.replace("1 0 0 255", "1 nan 0 255"), "Couldn't"),
    ] {
        let reading = file("a.ply", text.as_bytes());
        assert_eq!(reading.problems.len(), 1, "{text}");
        assert!(reading.problems[0].to_string().contains(found), "{}", reading.problems[0]);
    }
}

#[test]
fn hostile_meshes_never_panic() {
    let files: [(&str, Vec<u8>); 5] = [
        ("a.obj", OBJ.as_bytes().to_vec()),
        ("a.stl", stl_text().into_bytes()),
        ("b.stl", stl_bytes(b"binary")),
        ("a.ply", ply_text().into_bytes()),
        ("b.ply", ply_bytes()),
    ];
    let folder = tempfile::tempdir().unwrap();
    let mut seed = 1_u32;
    let mut random = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        seed >> 8
    };
    let byte = |number: u32| number.to_le_bytes()[0];
    for (name, bytes) in &files {
        let path = folder.path().join(name);
        let read = |bytes: &[u8]| {
            fs::write(&path, bytes).unwrap();
            // Any content: no panic, and only finite numbers.
            if let Ok(reading) = read_file(&path) {
                assert!(!reading.lists.is_empty() || !reading.problems.is_empty(), "{name}");
                assert!(reading.lists.iter().flat_map(|list| &list.points).all(|point| point.is_finite()));
            }
        };
        for length in 0..bytes.len() {
            read(&bytes[..length]);
        }
        for _ in 0..400 {
            let mut broken = bytes.clone();
            for _ in 0..=random() % 4 {
                let at = random() as usize % broken.len();
                broken[at] = byte(random());
            }
            read(&broken);
        }
        read(&(0..500).map(|_| byte(random())).collect::<Vec<u8>>());
    }
}

#[test]
fn outlines_of_a_drawing() {
    let svg = r#"<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <defs><rect width="3" height="3"/></defs>
  <polygon id="tri" points="0,0 10,0 0,-5"/>
  <g transform="translate(100 10)"><rect id="box" x="1" y="2" width="3" height="4" transform="scale(2)"/></g>
  <path id="both" d="M 0 0 h 4 v 3 z m 10 10 l 1 0 L 11 12"/>
  <circle id="disc" cx="5" cy="-5" r="2"/>
  <text>no shape</text>
</svg>"#;
    let reading = read_text(svg);
    assert_eq!((reading.form, reading.lists[0].dimension), (SourceForm::Svg, Dimension::Two));
    assert_eq!(reading.remarks[0], "y is reversed: the y axis of SVG points down");
    let found = lists(&reading);
    assert_eq!(found[0], ("tri", vec![vec![0.0, 0.0], vec![10.0, 0.0], vec![0.0, 5.0]]));
    let corners = [[102.0, -14.0], [108.0, -14.0], [108.0, -22.0], [102.0, -22.0]];
    assert_eq!(found[1], ("box", corners.map(|corner| corner.to_vec()).to_vec()));
    assert_eq!(found[2], ("both", vec![vec![0.0, 0.0], vec![4.0, 0.0], vec![4.0, -3.0]]));
    assert_eq!(found[3], ("both", vec![vec![10.0, -10.0], vec![11.0, -10.0], vec![11.0, -12.0]]));
    let (name, disc) = &found[4];
    assert_eq!((*name, disc.len(), found.len()), ("disc", 64, 5));
    assert!(disc.iter().all(|point| ((point[0] - 5.0).hypot(point[1] - 5.0) - 2.0).abs() < 1e-12));
    assert_eq!(file("a.svg", svg.as_bytes()), reading);
}

#[test]
fn points_of_a_curve_lie_on_it() {
    let path =
        |data: &str| read_text(&format!("<svg xmlns='http://www.w3.org/2000/svg'><path d='{data}'/></svg>"));
    // Two half circles about (3, 0), and one whose radii are too small and are enlarged.
    for data in ["M 1 0 A 2 2 0 0 1 5 0 A 2 2 0 0 1 1 0 Z", "M 1 0 a 1 1 0 1 0 4 0"] {
        let reading = path(data);
        let points = &lists(&reading)[0].1;
        assert!(points.len() > 16);
        assert!(
            points.iter().all(|point| ((point[0] - 3.0).hypot(point[1]) - 2.0).abs() < 1e-12),
            "{points:?}"
        );
    }
    // The parabola y = x² with the control points (−1, 1), (0, −1), (1, 1), with y reversed; and its smooth
    // continuation.
    let reading = path("M -1 -1 Q 0 1 1 -1 T 3 -1");
    let points = &lists(&reading)[0].1;
    assert!(points[..17].iter().all(|point| (point[1] - point[0] * point[0]).abs() < 1e-12), "{points:?}");
    assert!(points[17..].iter().all(|point| (point[1] - (2.0 - (point[0] - 2.0).powi(2))).abs() < 1e-12));
    // A cubic with its control points at thirds of a line is that line, and so is its smooth continuation.
    let reading = path("M 0 0 C 1 1 2 2 3 3 s 2 2 3 3 H 7 V 8 h 1 v 1");
    let points = &lists(&reading)[0].1;
    assert!(points[..33].iter().all(|point| (point[0] + point[1]).abs() < 1e-12), "{points:?}");
    assert_eq!(points[33..], [[7.0, -6.0], [7.0, -8.0], [8.0, -8.0], [8.0, -9.0]]);
    let broken = path("M 0 0 L 1 nonsense");
    assert_eq!(broken.problems[0].expected, "path data such as `M 0 0 L 1 0 L 0 1 Z`");
    assert_eq!(broken.problems[0].found, "`M 0 0 L 1 nonsense`");
    assert_eq!(read_text("<html><body/></html>").problems[0].found, "<html>");
    assert_eq!(read_text("<svg").problems.len(), 1);
    assert_eq!(read_text("<svg xmlns='http://www.w3.org/2000/svg'/>").problems[0].found, "none");
}

#[test]
fn polygons_of_a_map() {
    let map = r#"{"type": "FeatureCollection", "features": [
        {"type": "Feature", "properties": {"name": "field", "area": 1.5}, "geometry": {"type": "Polygon",
         "coordinates": [[[0, 0], [4, 0], [4, 3.25], [0, 0]], [[1, 0.5], [2, 0.5], [2, 1], [1, 0.5]]]}},
        {"type": "Feature", "properties": null, "geometry": {"type": "MultiPolygon",
         "coordinates": [[[[9, 9, 100], [8, 9, 100], [8, 8, 100], [9, 9, 100]]], [[[5, 5], [6, 5], [6, 6], [5, 5]]]]}}
    ]}"#;
    let reading = read_text(map);
    assert_eq!(
        (reading.form, reading.summary().as_str()),
        (SourceForm::GeoJson, "3 lists: 3, 3 and 3 points, 2D")
    );
    assert_eq!(lists(&reading)[0], ("field", vec![vec![0.0, 0.0], vec![4.0, 0.0], vec![4.0, 3.25]]));
    assert_eq!(lists(&reading)[1].1[0], [9.0, 9.0], "heights are left out");
    let empty = read_text(r#"{"type": "Polygon", "coordinates": []}"#);
    assert_eq!(empty.problems[0].to_string(), "1:1: expected polygons, found none");
}

#[test]
fn a_file_that_cannot_be_opened_gives_one_message() {
    let folder = tempfile::tempdir().unwrap();
    let missing = read_file(&folder.path().join("no-such.csv")).unwrap_err();
    assert!(
        matches!(missing, ExchangeError::File(FileError::Read { .. }))
            && missing.to_string().contains("cannot be read")
    );
    let path = folder.path().join("latin1.csv");
    fs::write(&path, b"1 2\n\xFC\n").unwrap();
    let binary = read_file(&path).unwrap_err().to_string();
    assert!(
        binary.ends_with("expected text in UTF-8, or a mesh as STL or PLY, found the byte 0xFC at 4"),
        "{binary}"
    );
}

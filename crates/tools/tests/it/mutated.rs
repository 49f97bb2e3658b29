//! Scenes, meshes, lessons and the runs on them, with parts changed at random: each is refused with a place or read,
//! and then it can be written, run and judged, within 20 seconds. `PROPTEST_CASES` sets the number of cases.

use std::path::Path;
use std::time::{Duration, Instant};

use gjk_exchange::{Reading, read_file};
use gjk_figure::comparison::{Comparison, Variant};
use gjk_proximity::gjk;
use gjk_scene::scene::{Scene, library::SHIPPED};
use gjk_tools::judge::read_traces;
use gjk_tools::lesson::{self, Answers, Class, Loaded, Student};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::trace_import::{BOX2D, HAND, MUJOCO};

/// A run of a box and a tetrahedron in space, as a trace; its points are whole or half, as the shapes are.
const OWN: &str = r#"{"type":"trace","engine":"x","p":[[0,0,0],[1,0,0],[0,1,0],[0,0,1]],"q":[[0.5,0.25,0.25],[2,2,2]],"p_radius":0.5}
{"type":"step","v":[1,0,0],"p":1,"q":0,"a":[0.5,-0.25,-0.25],"simplex":[[0.5,-0.25,-0.25]]}
{"type":"step","v":[-2,1,1],"p":2,"q":0,"simplex":[[-0.5,0.75,-0.25],["0x1p-1",-0.25,-0.25]],"zero":1e-3}
{"type":"answer","intersects":true,"depth":"nan","witness":[[0,0,0],[0,0,0]],"status":"done"}
"#;

/// The answers of a student.
const ANSWERS: &str = r#"{"version": 1, "name": "Ada", "lesson": "L", "answers": [
  {"page": "a", "question": "q", "answer": "x, y", "right": true},
  {"page": "a", "question": "q", "answer": "z", "right": false},
  {"page": "b", "question": "goal", "answer": "", "right": true}],
  "history": [{"time": "2026-11-27T17:25:49Z", "page": "a", "did": "answer", "question": "q", "answer": "x", "right": true},
  {"page": "b", "did": "solution"}, {"page": "a", "did": "skip", "question": "q"}, {"page": "b", "did": "goal"}]}
"#;

/// A change of a few bytes.
#[derive(Clone, Debug)]
struct Mutation {
    at: Index,
    from: Index,
    length: usize,
    kind: u8,
    piece: &'static str,
}

/// Pieces of scene files, meshes and their heads, and the numbers at the ends of ranges.
const PIECES: [&str; 16] =
    ["(", ")", "[", "]", ",", ":", "\"", "/*", "-", "1e308", "1e-320", "NaN", "4294967296", "0", "ü", "\n"];

fn mutations() -> impl Strategy<Value = Vec<Mutation>> {
    let piece = prop::sample::select(&PIECES[..]);
    let mutation = (any::<Index>(), any::<Index>(), 1..40_usize, 0..5_u8, piece)
        .prop_map(|(at, from, length, kind, piece)| Mutation { at, from, length, kind, piece });
    prop::collection::vec(mutation, 1..5)
}

fn mutated(mut bytes: Vec<u8>, mutations: &[Mutation]) -> Vec<u8> {
    for Mutation { at, from, length, kind, piece } in mutations {
        let at = at.index(bytes.len() + 1);
        let end = (at + length).min(bytes.len());
        let start = from.index(bytes.len() + 1);
        let copied = bytes[start..(start + length).min(bytes.len())].to_vec();
        let new = match kind {
            0 => Vec::new(),
            1 => piece.as_bytes().to_vec(),
            2 => copied,
            3 => vec![u8::try_from(*length).unwrap_or_default()],
            _ => [piece.as_bytes(), &bytes[at..end]].concat(),
        };
        bytes.splice(at..end, new);
    }
    bytes
}

/// A small mesh in each form: text and binary STL, text and binary PLY, OBJ.
fn meshes() -> [(&'static str, Vec<u8>); 5] {
    let numbers = |numbers: &[f32]| numbers.iter().flat_map(|it| it.to_le_bytes()).collect::<Vec<u8>>();
    let head = |format: &str| {
        format!(
            "ply\nformat {format} 1.0\nelement vertex 2\nproperty float x\nproperty float y\nproperty float z\n\
             element face 1\nproperty list uchar int vertex_indices\nend_header\n"
        )
    };
    let facet = " facet normal 0 0 1\n  outer loop\n   vertex 0 0 0\n   vertex 1 0 0\n   vertex 0 1 0\n  endloop\n endfacet\n";
    let triangle =
        [numbers(&[0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0]), vec![0; 2]].concat();
    let face = [vec![2], 0_i32.to_le_bytes().to_vec(), 1_i32.to_le_bytes().to_vec()].concat();
    [
        ("stl", format!("solid a\n{facet}{facet}endsolid a\n").into_bytes()),
        ("stl", [vec![0; 80], 2_u32.to_le_bytes().to_vec(), triangle.clone(), triangle].concat()),
        ("ply", (head("ascii") + "0 0 1\n1 2 3\n2 0 1\n").into_bytes()),
        (
            "ply",
            [head("binary_little_endian").into_bytes(), numbers(&[0.0, 0.0, 1.0, 1.0, 2.0, 3.0]), face]
                .concat(),
        ),
        ("obj", b"o a\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\no b\nv 5 5 5\np -1\n".to_vec()),
    ]
}

/// A small drawing, map, table, list and scene, each as a file.
fn texts() -> [(&'static str, Vec<u8>); 7] {
    let scene = SHIPPED[0].text.as_bytes().to_vec();
    [
        (
            "svg",
            b"<svg xmlns='http://www.w3.org/2000/svg'><g transform='rotate(30) scale(2)'><path id='a' d='M0 0 \
              A 2 2 0 0 1 5 0 C 1 2 3 4 5 6 z'/><polygon points='0,0 1,0 0,1'/></g><circle r='3'/>\
              <rect width='1' height='2'/></svg>"
                .to_vec(),
        ),
        (
            "geojson",
            br#"{"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {"name": "a"}, "geometry":
              {"type": "MultiPolygon", "coordinates": [[[[0, 0], [4, 0], [4, 3], [0, 0]]], [[[9, 9], [8, 9], [9, 8]]]]}}]}"#
                .to_vec(),
        ),
        ("csv", b"shape;x;y\nP;1,5;2,5\nP;1;2\nQ;3,25;4\n".to_vec()),
        ("tsv", b"x\ty\tz\n1\t2\t3\n-4e-3\t5\t6\n".to_vec()),
        ("json", br#"{"P": [{"x": 1, "y": 2}, {"x": 3, "y": 4}], "Q": [[1, 2], [5, 6]]}"#.to_vec()),
        ("cpp", b"const Vec2 p[] = {{4.0f, 11.0f}, {5.0f, 5.0f}}; // two\nVec2 q[2] = {{1, 2}, {3, 4}};\n".to_vec()),
        ("ron", scene),
    ]
}

/// A report in each notation of engines.
fn reports() -> [(&'static str, Vec<u8>); 10] {
    let texts = [
        "  Shape 1: Box0.5 0.5 0.5\n  X_FS1\n 1 0 0 2.07\n0 1 0 0.48\n0 0 1 1.15\n0 0 0 1\n  Shape 2: Cylinder(r: 0.05, lz: 0.06)\n  X_FS2\n0 -1 0 1\n1 0 0 2\n0 0 1 3\n0 0 0 1\n",
        "<body pos=\"0 0 1\" euler=\"10 20 30\"><geom type=\"box\" size=\".1 .1 .1\"/><geom type=\"capsule\" fromto=\"0 0 0 0 0 1\" size=\".2\"/></body>",
        "pos1 = Isometry { rotation: [0.0, 0.0, 0.0, 1.0], translation: [1.0, 2.0, 3.0] } g1 = Ball { radius: 0.5 } g2 = Capsule { segment: Segment { a: [0.0, 1.0, 0.0], b: [0.0, -1.0, 0.0] }, radius: 0.5 } pos2 = Isometry3::identity()",
        "let c = contact(&Isometry3::translation(0.5, 0.5, 0.5), &Cuboid::new(Vector3::repeat(1.0)), &Isometry3::identity(), &Cone::new(1.0, 2.0));",
        "btCapsuleShape c(0.5, 2); btTransform t; t.setOrigin(btVector3(0, 3, 0)); t.setRotation(btQuaternion(0, 0, 0, 1)); btBoxShape b(btVector3(1, 2, 3)); btTransform u(btQuaternion(0, 0, 0, 1), btVector3(1, 0, 0));",
        "auto b = std::make_shared<fcl::Box>(1, 2, 3); t.rotation() << 1, 0, 0, 0, 1, 0, 0, 0, 1; t.translation() << 1, 2, 3; o->setTransform(t); CollisionObject<double>(b, t);",
        "in = {proxyA = {points = {{x = 0, y = 0}, {x = 2, y = 0}, {x = 0, y = 1}}, count = 3, radius = 0}, proxyB = {points = {{x = 5, y = 0}}, count = 1, radius = 0.5}, transformA = {{0, 0}, {1, 0}}, transformB = {p = {x = -3, y = 0}, q = {c = 1, s = 0}}}",
        "  Shape 1:\nCylinder<double>(0.041, 0.17);\n  X_FS1\n1, 0, 0, 0.2,\n0, 0, -1, 0.03,\n0, 1, 0, 0.3,\n0, 0, 0, 1;\n  Shape 2:\nConvex<double>(\n  std::make_shared<std::vector<Vector3<double>>>(\n      Vector3<double>(0.5, 0.5, -0.8), Vector3<double>(0.5, 1, 0)));\n  X_FS2\n1, 0, 0, 0,\n0, 1, 0, 0,\n0, 0, 1, 0,\n0, 0, 0, 1;\n",
        "CCD_BOX(box); CCD_CYL(cyl); box.x = box.y = 1.; box.z = CCD_REAL(1.5); /* a */ cyl.radius = 0.4; cyl.height = 0.7; ccdVec3Set(&axis, 0., 1., 0.);\nccdQuatSetAngleAxis(&cyl.quat, M_PI / 3., &axis); ccdQuatSet(&box.quat, 0, 0, 0, 1); ccdVec3Set(&cyl.pos, .6, 0.6, 0.5); // b\nres = ccdGJKIntersect(&box, &cyl, &ccd);",
        "-----\nName: a\nFace color: 0.9 0.1 0.1\nPoints:\n0 0 0\n1 0 0\n0 1 0\n0 0 1\nEdges: 0 1\n0 2\nFaces:\n0 1 2\n-----\n-----\nPoints:\n5 5 5\nFaces:\n0 0 0\n-----\n",
    ];
    texts.map(|text| ("txt", text.as_bytes().to_vec()))
}

/// Maximum time for an input; most take milliseconds.
const MAX_TIME: Duration = Duration::from_secs(20);

fn in_time(work: impl FnOnce() -> Result<(), TestCaseError>) -> Result<(), TestCaseError> {
    let begin = Instant::now();
    work()?;
    prop_assert!(begin.elapsed() < MAX_TIME, "{:?}", begin.elapsed());
    Ok(())
}

fn is_refused_or_read((extension, bytes): (&str, &[u8])) -> Result<(), TestCaseError> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file").with_extension(extension);
    std::fs::write(&path, bytes).unwrap();
    if let Ok(reading) = read_file(&path) {
        prop_assert!(reading.problems.len() <= Reading::MAX_PROBLEMS);
        prop_assert!(!reading.lists.is_empty() || !reading.problems.is_empty());
        let mut points = reading.lists.iter().flat_map(|list| &list.points);
        prop_assert!(points.all(|point| point.abs().max_element() <= 1e12));
    }
    Ok(())
}

proptest! {
    #[test]
    fn a_scene_is_refused_at_a_place_or_runs(which in any::<Index>(), mutations in mutations()) {
        in_time(|| {
            let good = SHIPPED[which.index(SHIPPED.len())].text.as_bytes().to_vec();
            let text = String::from_utf8_lossy(&mutated(good, &mutations)).into_owned();
            let scene = match Scene::from_ron(&text) {
                Ok(scene) => scene,
                Err(error) => {
                    let line = text.split('\n').nth(error.line - 1);
                    prop_assert!(line.is_some_and(|line| error.column <= line.chars().count() + 1), "{error}");
                    prop_assert!(!error.field.is_empty() && !error.expected.is_empty() && !error.found.is_empty());
                    return Ok(());
                }
            };
            prop_assert_eq!(&Scene::from_ron(&scene.to_ron()), &Ok(scene.clone()));
            let convexes = scene.convexes();
            let query = scene.query(&convexes);
            let trace = gjk::run(&query);
            prop_assert!(trace.outcome.supports <= scene.query.iteration_limit);
            // In digits, since a product that overflows may be no number.
            let again = gjk::run(&query);
            prop_assert_eq!(format!("{trace:?}"), format!("{again:?}"), "equal queries give equal traces");
            gjk::reference(&query, &trace.outcome);
            Ok(())
        })?;
    }

    #[test]
    fn a_trace_is_refused_at_its_line_or_audited(which in 0..4_usize, mutations in mutations()) {
        in_time(|| {
            let good = [HAND, BOX2D, MUJOCO, OWN][which].as_bytes().to_vec();
            let text = String::from_utf8_lossy(&mutated(good, &mutations)).into_owned();
            match read_traces(&text) {
                Err(error) => {
                    prop_assert!(error.line <= text.lines().count().max(1), "{error}");
                    prop_assert!(error.reason.contains("expected") || error.reason.contains("invalid"), "{error}");
                }
                Ok(traces) => {
                    for trace in traces {
                        let exhibit = trace.exhibit();
                        if let Some(run) = exhibit.run {
                            prop_assert!(run.steps() > 0 && run.external.is_some());
                            for step in 0..run.steps() {
                                gjk_figure::narration::narrate(&run, step);
                            }
                            let convexes = exhibit.scene.convexes();
                            let ours = gjk::run(&exhibit.scene.query(&convexes));
                            let settings = exhibit.scene.query;
                            Comparison::of([
                                Variant { settings: &settings, shapes: &convexes, trace: &ours },
                                Variant { settings: &settings, shapes: &convexes, trace: &run },
                            ]);
                        }
                    }
                }
            }
            Ok(())
        })?;
    }

    #[test]
    fn a_mesh_is_refused_or_read(which in 0..5_usize, mutations in mutations()) {
        in_time(|| {
            let (extension, good) = meshes()[which].clone();
            is_refused_or_read((extension, &mutated(good, &mutations)))?;
            Ok(())
        })?;
    }

    #[test]
    fn a_report_is_refused_or_read(which in 0..10_usize, mutations in mutations()) {
        in_time(|| {
            let (extension, good) = reports()[which].clone();
            let bytes = mutated(good, &mutations);
            is_refused_or_read((extension, &bytes))?;
            for list in gjk_exchange::read_text(&String::from_utf8_lossy(&bytes)).lists {
                // Points that were read can be fixed, and a body that was read is valid.
                prop_assert!(list.body.is_none() || list.to_body().is_ok());
                gjk_exchange::mended(&list);
            }
            Ok(())
        })?;
    }

    #[test]
    fn a_text_file_is_refused_or_read(which in 0..7_usize, mutations in mutations()) {
        in_time(|| {
            let (extension, good) = texts()[which].clone();
            is_refused_or_read((extension, &mutated(good, &mutations)))?;
            Ok(())
        })?;
    }

    #[test]
    fn a_lesson_is_refused_or_checked(mutations in mutations()) {
        in_time(|| {
            let (name, good) = lesson::SHIPPED[5];
            let text = String::from_utf8_lossy(&mutated(good.as_bytes().to_vec(), &mutations)).into_owned();
            if let Ok(loaded) = Loaded::parse_unfinished(&text, Path::new(name)) {
                lesson::problems(&loaded);
            }
            Ok(())
        })?;
    }

    #[test]
    fn answers_are_refused_or_put_into_a_table(mutations in mutations()) {
        in_time(|| {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("answers-ada.json");
            std::fs::write(&path, mutated(ANSWERS.as_bytes().to_vec(), &mutations)).unwrap();
            if let Ok(answers) = Answers::read(&path) {
                let students = vec![Student { path, answers }; 2];
                let class = Class { students, ..Class::default() };
                prop_assert_eq!(lesson::csv(&class).lines().count(), 3);
                lesson::questions(&class);
                lesson::html(&class);
            }
            Ok(())
        })?;
    }
}

#[test]
fn the_files_are_read_before_they_are_changed() {
    let folder = tempfile::tempdir().unwrap();
    for (extension, good) in texts().into_iter().chain(meshes()).chain(reports()) {
        let path = folder.path().join("file").with_extension(extension);
        std::fs::write(&path, good).unwrap();
        let reading = read_file(&path).unwrap();
        assert!(
            reading.problems.is_empty() && !reading.lists.is_empty(),
            "{extension}: {:?}",
            reading.problems
        );
    }
}

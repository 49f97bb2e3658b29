//! Outlines and meshes that are not convex, with the points inside their hulls. All numbers are computed on paper.

use std::fmt::Write as _;

use gjk_exchange::{LintKind, NotConvex, PointList, lint, mended, not_convex, read_text};
use gjk_proximity::geometry::Side;
use gjk_proximity::internal::notches;
use glam::DVec3;

pub(super) fn list(text: &str) -> PointList {
    let reading = read_text(text);
    assert_eq!(reading.problems, [], "{text}");
    reading.lists[0].clone()
}

/// A list in the plane.
fn outline(points: &[[f64; 2]]) -> PointList {
    list(&points.iter().map(|[x, y]| format!("{x:?} {y:?}\n")).collect::<Vec<_>>().concat())
}

/// The points inside the hull, named as in a list.
fn evidence(list: &PointList) -> Option<String> {
    not_convex(list).map(|found| found.evidence(&list.points, None))
}

/// The findings without their sentences.
pub(super) fn kinds(list: &PointList) -> Vec<(LintKind, usize)> {
    lint(list).iter().map(|lint| (lint.kind, lint.count)).collect()
}

/// Three unit squares. The hull adds the triangle between (2, 1), (1, 1) and (1, 2).
const L: [[f64; 2]; 6] = [[0.0, 0.0], [2.0, 0.0], [2.0, 1.0], [1.0, 1.0], [1.0, 2.0], [0.0, 2.0]];

#[test]
fn the_corner_of_an_l_lies_inside_its_hull() {
    let l = outline(&L);
    assert_eq!(evidence(&l).unwrap(), "vertex 3 (1, 1) lies inside the hull");
    let found = lint(&l);
    let said = (found[0].kind.name(), found[0].count, found[0].sentence.as_str());
    assert_eq!(said, ("not-convex", 1, "Not convex: vertex 3 (1, 1) lies inside the hull"));
    assert_eq!(
        not_convex(&l).unwrap().sentence("`wall`", &l.points, Some(Side::Q)),
        "`wall` is not convex: q3 (1, 1) lies inside the hull, which is used instead"
    );
    // From any first vertex, in both directions, and as a closed ring.
    for turn in 0..6 {
        for reversed in [false, true] {
            let mut points = L.to_vec();
            points.rotate_left(turn);
            if reversed {
                points.reverse();
            }
            let number = points.iter().position(|point| *point == [1.0, 1.0]).unwrap();
            let expected = Some(format!("vertex {number} (1, 1) lies inside the hull"));
            assert_eq!(evidence(&outline(&points)), expected, "{points:?}");
            points.push(points[0]);
            assert_eq!(evidence(&outline(&points)), expected, "{points:?}");
        }
    }
    let good = mended(&l).unwrap();
    let corners: Vec<[f64; 2]> = good.points.iter().map(|point| [point.x, point.y]).collect();
    assert_eq!(corners, [[0.0, 0.0], [2.0, 0.0], [2.0, 1.0], [1.0, 2.0], [0.0, 2.0]]);
    assert_eq!(kinds(&good), []);
}

#[test]
fn notches_are_named_in_order_and_at_most_five() {
    let star = [
        [0.0, 4.0],
        [1.0, 1.0],
        [4.0, 0.0],
        [1.0, -1.0],
        [0.0, -4.0],
        [-1.0, -1.0],
        [-4.0, 0.0],
        [-1.0, 1.0],
    ];
    assert_eq!(
        evidence(&outline(&star)).unwrap(),
        "vertex 1 (1, 1), vertex 3 (1, -1), vertex 5 (-1, -1) and vertex 7 (-1, 1) lie inside the hull"
    );
    let arrowhead = [[0.0, 0.0], [4.0, 2.0], [0.0, 4.0], [1.0, 2.0]];
    assert_eq!(evidence(&outline(&arrowhead)).unwrap(), "vertex 3 (1, 2) lies inside the hull");
    // A saw: eight notches, with teeth that end on one edge of the hull.
    let mut saw = vec![[0.0, 0.0], [16.0, 0.0], [16.0, 3.0]];
    for tooth in (0..8).rev() {
        saw.extend([[f64::from(2 * tooth + 1), 1.0], [f64::from(2 * tooth), 3.0]]);
    }
    assert_eq!(
        evidence(&outline(&saw)).unwrap(),
        "vertex 3 (15, 1), vertex 5 (13, 1), vertex 7 (11, 1), vertex 9 (9, 1), vertex 11 (7, 1) and 3 more lie \
         inside the hull"
    );
    assert_eq!(kinds(&outline(&saw))[0], (LintKind::NotConvex, 8));
}

#[test]
fn convex_outlines_are_not_reported() {
    let outlines: [&[[f64; 2]]; 5] = [
        &[[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [0.0, 2.0]],
        // The middles of two edges.
        &[[0.0, 0.0], [1.0, 0.0], [2.0, 0.0], [2.0, 2.0], [2.0, 1.0]],
        &[[0.0, 0.0], [1.0, 0.0], [2.0, 0.0], [2.0, 1.0], [2.0, 2.0], [0.0, 2.0]],
        // A closed ring, and a corner twice.
        &[[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [0.0, 2.0], [0.0, 0.0]],
        &[[0.0, 0.0], [2.0, 0.0], [2.0, 0.0], [2.0, 2.0], [0.0, 2.0]],
    ];
    for points in outlines {
        let mut points = points.to_vec();
        for _ in 0..2 {
            assert_eq!(evidence(&outline(&points)), None, "{points:?}");
            points.reverse();
        }
    }
    let ring = outline(outlines[3]);
    assert_eq!(kinds(&ring), [(LintKind::Duplicate, 1)], "it is in order");
}

#[test]
fn points_that_are_no_outline_are_not_reported() {
    // A bow tie, and one with a point inside: its sides cross.
    let bow = [[0.0, 0.0], [2.0, 2.0], [2.0, 0.0], [0.0, 2.0]];
    assert_eq!(kinds(&outline(&bow)), [(LintKind::Winding, 4)]);
    let cloud = [[0.0, 0.0], [2.0, 2.0], [2.0, 0.0], [0.0, 2.0], [1.0, 0.5]];
    assert_eq!(kinds(&outline(&cloud)), [(LintKind::Inside, 1)]);
    // Three points, one segment, and a corner that touches a side.
    for text in ["0 0\n1 0\n0 1\n", "0 0\n3 0\n1 0\n2 0\n", "0 0\n4 0\n4 2\n2 0\n0 2\n"] {
        assert_eq!(evidence(&list(text)), None, "{text}");
    }
    assert_eq!(evidence(&list("0 0 0\n2 0 0\n0 2 0\n0 0 2\n0.1 0.1 0.1\n")), None, "a cloud in space");
}

/// The extent is 2, so dents up to 2e-6 count as roundoff.
#[test]
fn dents_count_from_a_millionth_of_the_extent() {
    for scale in [1e-6, 1.0, 1e6] {
        for (dent, is_reported) in [(1e-12, false), (1.9e-6, false), (2.1e-6, true)] {
            let square = [[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [1.0, 2.0 - dent], [0.0, 2.0]];
            let list = outline(&square.map(|point| point.map(|number| number * scale)));
            assert_eq!(not_convex(&list).is_some(), is_reported, "{scale} {dent}");
            // An edge of the hull far below 1 long: a narrow gap is as deep as a wide one.
            let gap =
                [[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [1.01, 2.0], [1.0, 2.0 - dent], [0.99, 2.0], [0.0, 2.0]];
            let list = outline(&gap.map(|point| point.map(|number| number * scale)));
            assert_eq!(not_convex(&list).is_some(), is_reported, "{scale} {dent}");
            let mesh = list_of_mesh(&dented_cube(2.0 - dent), scale);
            assert_eq!(not_convex(&mesh).is_some(), is_reported, "{scale} {dent}");
        }
        let l = outline(&L.map(|point| point.map(|number| number * scale)));
        assert_eq!(not_convex(&l).unwrap().count, 1, "{scale}");
    }
    let far = outline(&L.map(|point| point.map(|number| number + 1e6)));
    assert_eq!(evidence(&far).unwrap(), "vertex 3 (1000001, 1000001) lies inside the hull");
}

/// Vertices, and faces with numbers from 0.
type Mesh = (Vec<[f64; 3]>, Vec<Vec<usize>>);

/// A cube of edge 2 whose top is a pyramid with its tip at this height.
fn dented_cube(height: f64) -> Mesh {
    let mut vertices: Vec<[f64; 3]> = Vec::new();
    for z in [0.0, 2.0] {
        vertices.extend([[0.0, 0.0, z], [2.0, 0.0, z], [2.0, 2.0, z], [0.0, 2.0, z]]);
    }
    vertices.push([1.0, 1.0, height]);
    let mut faces = vec![vec![3, 2, 1, 0]];
    for (a, b) in [(0, 1), (1, 2), (2, 3), (3, 0)] {
        faces.extend([vec![a, b, b + 4, a + 4], vec![a + 4, b + 4, 8]]);
    }
    (vertices, faces)
}

fn obj((vertices, faces): &Mesh, scale: f64) -> String {
    let mut out = String::new();
    for [x, y, z] in vertices.iter().map(|vertex| vertex.map(|number| number * scale)) {
        writeln!(out, "v {x:?} {y:?} {z:?}").unwrap();
    }
    for face in faces {
        let numbers: Vec<String> = face.iter().map(|index| (index + 1).to_string()).collect();
        writeln!(out, "f {}", numbers.join(" ")).unwrap();
    }
    out
}

fn list_of_mesh(mesh: &Mesh, scale: f64) -> PointList {
    list(&obj(mesh, scale))
}

#[test]
fn the_dent_of_a_cube_lies_inside_its_hull() {
    let dented = list_of_mesh(&dented_cube(1.5), 1.0);
    assert_eq!(evidence(&dented).unwrap(), "vertex 8 (1, 1, 1.5) lies inside the hull");
    assert_eq!(kinds(&dented)[0], (LintKind::NotConvex, 1));
    assert_eq!(mended(&dented).unwrap().points.len(), 8);
    assert_eq!(kinds(&mended(&dented).unwrap()), []);
    // A roof, and a flat top of four triangles.
    for height in [3.0, 2.0] {
        assert_eq!(evidence(&list_of_mesh(&dented_cube(height), 1.0)), None, "{height}");
    }
    // All faces inside out, and every second one.
    let (vertices, faces) = dented_cube(1.5);
    for every in [1, 2] {
        for (height, count) in [(1.5, Some(1)), (3.0, None)] {
            let mut faces = faces.clone();
            faces.iter_mut().step_by(every).for_each(|face| face.reverse());
            let mut vertices = vertices.clone();
            vertices[8][2] = height;
            let found = not_convex(&list_of_mesh(&(vertices, faces), 1.0));
            assert_eq!(found.map(|found| found.count), count, "{every} {height}");
        }
    }
    // A vertex without a face is not part of the surface.
    let (mut vertices, faces) = dented_cube(3.0);
    vertices.push([1.0, 1.0, 1.0]);
    assert_eq!(evidence(&list_of_mesh(&(vertices, faces), 1.0)), None);
}

/// The corner between (2, 1), (1, 1) and (1, 2) lies on the faces of the hull, above and below; only the edge between
/// them lies inside.
#[test]
fn the_edge_of_a_notch_lies_inside_the_hull() {
    let mut vertices: Vec<[f64; 3]> = Vec::new();
    for z in [0.0, 1.0] {
        vertices.extend(L.map(|[x, y]| [x, y, z]));
    }
    let mut faces = vec![(0..6).rev().collect::<Vec<_>>(), (6..12).collect()];
    faces[0].rotate_right(1);
    faces.extend((0..6).map(|a| {
        let b = (a + 1) % 6;
        vec![a, b, b + 6, a + 6]
    }));
    let prism = list_of_mesh(&(vertices, faces), 1.0);
    assert_eq!(
        evidence(&prism).unwrap(),
        "the edge between vertex 3 (1, 1, 0) and vertex 9 (1, 1, 1) lies inside the hull"
    );
    // A block whose top has corners at the heights 1, 2, 1, 2: folded along the high diagonal it is convex.
    let block = |folds: [[usize; 3]; 2]| {
        let mut vertices: Vec<[f64; 3]> = Vec::new();
        for heights in [[0.0; 4], [1.0, 2.0, 1.0, 2.0]] {
            let [a, b, c, d] = heights;
            vertices.extend([[0.0, 0.0, a], [2.0, 0.0, b], [2.0, 2.0, c], [0.0, 2.0, d]]);
        }
        let mut faces = vec![vec![3, 2, 1, 0]];
        faces.extend([(0, 1), (1, 2), (2, 3), (3, 0)].map(|(a, b)| vec![a, b, b + 4, a + 4]));
        faces.extend(folds.map(|fold| fold.to_vec()));
        list_of_mesh(&(vertices, faces), 1.0)
    };
    assert_eq!(evidence(&block([[4, 5, 7], [5, 6, 7]])), None);
    let valley = block([[4, 5, 6], [4, 6, 7]]);
    assert_eq!(
        evidence(&valley).unwrap(),
        "the edge between vertex 4 (0, 0, 1) and vertex 6 (2, 2, 1) lies inside the hull"
    );
    assert_eq!(kinds(&mended(&valley).unwrap()), [], "all vertices are corners of the hull");
}

/// Two unit cubes in one object, at a distance of 1: the square from which each looks at the other lies inside the
/// hull.
#[test]
fn two_parts_are_not_convex() {
    let mut vertices = Vec::new();
    let mut faces = Vec::new();
    for x in [0.0, 2.0] {
        let first = vertices.len();
        vertices.extend(
            (0..8).map(|bits| [x + f64::from(bits & 1), f64::from(bits >> 1 & 1), f64::from(bits >> 2)]),
        );
        let squares = [[0, 2, 3, 1], [4, 5, 7, 6], [0, 1, 5, 4], [2, 6, 7, 3], [0, 4, 6, 2], [1, 3, 7, 5]];
        faces.extend(squares.map(|square| square.iter().map(|corner| first + corner).collect::<Vec<_>>()));
    }
    let found = evidence(&list_of_mesh(&(vertices, faces), 1.0)).unwrap();
    assert!(found.starts_with("faces between vertex 1 (1, 0, 0), "), "{found}");
    assert!(found.ends_with(" and 3 more lie inside the hull"), "{found}");
}

/// The faces of a turned box as grids, in single precision: no point is where it should be, and none is reported. The
/// turns are by the angles of the triangle with the sides 3, 4 and 5.
#[test]
fn rounded_grids_are_convex() {
    const CELLS: usize = 20;
    #[expect(clippy::cast_possible_truncation, reason = "rounding is the question")]
    let turned = |[x, y, z]: [f64; 3]| {
        let (x, y) = (0.6 * x - 0.8 * y, 0.8 * x + 0.6 * y);
        let (y, z) = (0.6 * y - 0.8 * z, 0.8 * y + 0.6 * z);
        [x, y, z].map(|number| f64::from(number as f32))
    };
    let mesh = |sizes: [f64; 3], dent: f64| {
        let (mut vertices, mut faces) = (Vec::new(), Vec::new());
        for (axis, sign) in [(0, -1.0), (0, 1.0), (1, -1.0), (1, 1.0), (2, -1.0), (2, 1.0)] {
            let first = vertices.len();
            for (row, column) in (0..=CELLS).flat_map(|row| (0..=CELLS).map(move |column| (row, column))) {
                let mut at = [0.0; 3];
                let is_middle = axis == 2 && (row, column) == (CELLS / 2, CELLS / 2);
                at[axis] = if is_middle { sign * (1.0 - dent) } else { sign };
                at[(axis + 1) % 3] = row as f64 / (CELLS as f64 / 2.0) - 1.0;
                at[(axis + 2) % 3] = column as f64 / (CELLS as f64 / 2.0) - 1.0;
                vertices.push(turned([at[0] * sizes[0], at[1] * sizes[1], at[2] * sizes[2]]));
                if row < CELLS && column < CELLS {
                    let corner = first + row * (CELLS + 1) + column;
                    faces.push(vec![corner, corner + 1, corner + CELLS + 2, corner + CELLS + 1]);
                }
            }
        }
        not_convex(&list_of_mesh(&(vertices, faces), 1.0)).map(|found| found.count)
    };
    for sizes in [[1.0, 1.0, 1.0], [100.0, 70.0, 0.1], [100.0, 0.1, 0.1]] {
        assert_eq!(mesh(sizes, 0.0), None, "{sizes:?}");
        assert_eq!(mesh(sizes, 0.1), Some(2), "{sizes:?}");
    }
}

#[test]
fn meshes_as_stl_and_ply() {
    let (vertices, faces) = dented_cube(1.5);
    let mut stl = "solid cube\n".to_owned();
    for face in &faces {
        for corners in [[0, 1, 2], [0, 2, 3]].into_iter().take(face.len() - 2) {
            stl += "facet normal 0 0 0\nouter loop\n";
            for [x, y, z] in corners.map(|corner| vertices[face[corner]]) {
                writeln!(stl, "vertex {x} {y} {z}").unwrap();
            }
            stl += "endloop\nendfacet\n";
        }
    }
    stl += "endsolid cube\n";
    let rows: Vec<String> = vertices.iter().map(|[x, y, z]| format!("{x} {y} {z}\n")).collect();
    let numbers =
        |face: &Vec<usize>| face.iter().map(|index| format!(" {index}")).collect::<Vec<_>>().concat();
    let indices: Vec<String> =
        faces.iter().map(|face| format!("{}{}\n", face.len(), numbers(face))).collect();
    let (rows, indices) = (rows.concat(), indices.concat());
    let ply = format!(
        "ply\nformat ascii 1.0\nelement vertex 9\nproperty double x\nproperty double y\nproperty double z\n\
         element face {}\nproperty list uchar int vertex_indices\nend_header\n{rows}{indices}",
        faces.len()
    );
    for text in [stl, ply] {
        let found = list(&text);
        let number = found.points.iter().position(|point| *point == DVec3::new(1.0, 1.0, 1.5)).unwrap();
        let expected = format!("vertex {number} (1, 1, 1.5) lies inside the hull");
        assert_eq!(evidence(&found), Some(expected));
    }
}

/// A square with a bay in its upper side, of 12,003 points: only the four corners are kept, and the import still
/// reports the omitted points.
#[test]
fn an_outline_of_which_the_hull_is_kept_is_still_judged() {
    let mut ring = "[0,0],[12000,0],[12000,12000]".to_owned();
    for x in (1..12_000_i32).rev() {
        write!(ring, ",[{x},{}]", 6000 + (x - 6000).abs()).unwrap();
    }
    let text = format!("{{\"type\":\"Polygon\",\"coordinates\":[[{ring},[0,12000],[0,0]]]}}");
    let bay = list(&text);
    assert_eq!(bay.points.len(), 4);
    let found = evidence(&bay).unwrap();
    assert!(found.starts_with("(11999, 11999), (11998, 11998), "), "{found}");
    assert!(found.ends_with(" and 11994 more lie inside the hull"), "{found}");
}

/// Twice as many points take about twice as long, not four times. The slow order: sides across the whole outline.
#[test]
fn sixty_thousand_points_are_judged_at_once() {
    let mut comb: Vec<DVec3> = Vec::new();
    for tooth in 0..30_000_u32 {
        let x = f64::from(tooth * 7919 % 30_000);
        let y = 2.0 * f64::from(tooth);
        comb.extend([DVec3::new(x, y, 0.0), DVec3::new(1e6 - x, y + 1.0, 0.0)]);
    }
    comb.extend([DVec3::new(2e6, 60_000.0, 0.0), DVec3::new(2e6, -5.0, 0.0)]);
    let started = std::time::Instant::now();
    assert!(notches(&comb, 1e-6).len() > 50_000);
    assert!(started.elapsed().as_secs() < 20, "{:?}", started.elapsed());
}

/// A line drawn by hand wavers, and may cross itself where it closes.
#[test]
fn strokes_are_judged_by_their_deepest_point() {
    let drawn = |points: &[[f64; 2]]| {
        let points: Vec<DVec3> = points.iter().map(|[x, y]| DVec3::new(*x, *y, 0.0)).collect();
        NotConvex::of_stroke(&points).map(|found| found.sentence("The outline", &[], None))
    };
    let l = "The outline is not convex: (1, 1) lies inside the hull, which is used instead";
    assert_eq!(drawn(&L).as_deref(), Some(l));
    let crossed = [&L[..], &[[0.1, -0.1], [0.2, 0.1]]].concat();
    assert_eq!(drawn(&crossed).as_deref(), Some(l));
    // A square of edge 2: dents of 0.15 come from the drawing hand, dents of 0.25 from the shape.
    let square = |dent: f64| [[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [1.0, 2.0 - dent], [0.0, 2.0]];
    assert_eq!((drawn(&square(0.15)), drawn(&square(0.25)).is_some()), (None, true));
    assert_eq!((drawn(&[]), drawn(&[[0.0, 0.0], [1.0, 1.0], [2.0, 2.0]])), (None, None));
}

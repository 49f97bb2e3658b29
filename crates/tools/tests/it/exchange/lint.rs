//! Problems of point lists, computed on paper, and the same points without the problem.

use gjk_exchange::{LintKind, lint, mended};

use super::convexity::{kinds, list};

#[test]
fn points_that_are_no_corners_are_found_and_left_out() {
    // A square with a corner twice, one 1e-9 beside a corner, its center and the middle of an edge.
    let odd = list("0 0\n2 0\n2 0\n2 2\n1 1\n0 2\n1 0\n1e-9 0\n");
    assert_eq!(kinds(&odd), [(LintKind::Duplicate, 1), (LintKind::Near, 1), (LintKind::Inside, 2)]);
    let good = mended(&odd).unwrap();
    let points: Vec<[f64; 2]> = good.points.iter().map(|point| [point.x, point.y]).collect();
    assert_eq!(points, [[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [0.0, 2.0]]);
    assert_eq!((kinds(&good), mended(&good)), (vec![], None));
    let cube = list("0 0 0\n1 0 0\n0 1 0\n0 0 1\n0.1 0.1 0.1\n0 0 1\n");
    assert_eq!(kinds(&cube), [(LintKind::Duplicate, 1), (LintKind::Inside, 1)]);
    assert_eq!(mended(&cube).unwrap().points.len(), 4);
}

#[test]
fn outlines_go_round_counter_clockwise_or_are_put_so() {
    for (text, sentence) in [
        ("0 0\n0 1\n1 1\n1 0\n", "The outline goes clockwise"),
        ("0 0\n1 1\n1 0\n0 1\n", "The points do not go around their hull in order"),
        // A pentagram turns to the left at every corner, but goes round twice.
        (
            "0 1\n-0.59 -0.81\n0.95 0.31\n-0.95 0.31\n0.59 -0.81\n",
            "The points do not go around their hull in order",
        ),
    ] {
        let odd = list(text);
        let found = lint(&odd);
        assert_eq!((found.len(), found[0].sentence.as_str()), (1, sentence), "{text}");
        assert_eq!(kinds(&mended(&odd).unwrap()), []);
    }
    assert_eq!(kinds(&list("0 0\n1 0\n1 1\n0 1\n")), []);
}

#[test]
fn degenerate_and_tiny_and_far_points_are_judged_by_their_extent() {
    assert_eq!(kinds(&list("5 5\n")), []);
    assert_eq!(kinds(&list("5 5\n5 5\n5 5\n")), [(LintKind::Duplicate, 2)]);
    assert_eq!(kinds(&list("0 0\n1 1\n2 2\n")), [(LintKind::Inside, 1)]);
    assert_eq!(kinds(&list("0 0\n1e-6 0\n0 1e-6\n")), [], "far apart for their size");
    assert_eq!(kinds(&list("1e6 0\n1000001 0\n1e6 1\n")), []);
}

#[test]
fn triangles_of_meshes_are_counted() {
    // A square pyramid whose base is two triangles; the last face is wound the other way, and one triangle is a segment.
    let mesh = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nv 0.5 0.5 1\nf 1 3 2\nf 1 4 3\nf 1 2 5\nf 2 3 5\nf 3 4 5\nf 4 5 1\nf 1 2 1\n";
    let found = kinds(&list(mesh));
    assert_eq!(
        found,
        [(LintKind::InvertedTriangles, 1), (LintKind::Slivers, 1), (LintKind::CoplanarTriangles, 1)]
    );
    // The pyramid as PLY, whose indices begin at 0; a face without vertices is ignored.
    let faces = ["3 0 2 1", "3 0 3 2", "3 0 1 4", "3 1 2 4", "3 2 3 4", "3 3 4 0", "3 0 1 0", "3 0 1 9"];
    for name in ["vertex_indices", "vertex_index"] {
        let ply = format!(
            "ply\nformat ascii 1.0\nelement vertex 5\nproperty double x\nproperty double y\nproperty double z\n\
             element face 8\nproperty list uchar int {name}\nend_header\n0 0 0\n1 0 0\n1 1 0\n0 1 0\n0.5 0.5 1\n{}\n",
            faces.join("\n")
        );
        assert_eq!(kinds(&list(&ply)), found, "{ply}");
    }
    let sound = mesh.replace("f 4 5 1\nf 1 2 1\n", "f 4 1 5\n");
    assert_eq!(kinds(&list(&sound)), [(LintKind::CoplanarTriangles, 1)]);
}

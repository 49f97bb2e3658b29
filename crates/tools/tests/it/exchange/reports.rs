//! Pairs from public bug reports: the numbers and the notation come from the reports; the surrounding text is ours.

use super::{lists, understood};
use gjk_exchange::read_text;

/// kroitor/gjk.c issue #6: two lists in two lines.
#[test]
fn two_lines_of_braces() {
    let text = "        {4.000010, 11.000005}, {4.999991, 4.999999}, {8.999989, 8.999995}\n        \
                {3.999999, 10.999990}, {5.000005, 4.999998}, {9.000001, 8.999989}\n";
    let (_, lists) = understood(text);
    assert_eq!(lists.len(), 2);
    assert_eq!(lists[0].1, [[4.000_01, 11.000_005], [4.999_991, 4.999_999], [8.999_989, 8.999_995]]);
    assert_eq!(lists[1].1, [[3.999_999, 10.999_99], [5.000_005, 4.999_998], [9.000_001, 8.999_989]]);
    let reading = read_text(&format!("{text}\nHere's another:\n\n{text}"));
    assert_eq!(reading.summary(), "4 lists: 3, 3, 3 and 3 points, 2D");
}

/// kroitor/gjk.c issue #13: a declaration in C.
#[test]
fn a_declaration() {
    let text = "    vec2 vertices2[] = {\n        { 5.0f, 7.0f },\n        { 7.0f, 3.0f },\n        { 10.0f, 2.0f },\n        \
                { 12.0f, 7.0f },\n    };\n";
    let (_, lists) = understood(text);
    assert_eq!(lists[0].0, "vertices2");
    assert_eq!(lists[0].1, [[5.0, 7.0], [7.0, 3.0], [10.0, 2.0], [12.0, 7.0]]);
}

/// MattiaMontanari/openGJK issue #3: columns below a letter, with z = 0 throughout.
#[test]
fn columns_under_letters() {
    let text = "Please test these 2 polygons\nA: \n      0.795121     -0.727851 0.0\n     -0.178424     -0.989183 0.0\n     \
                -0.412644     -0.770664 0.0\n      0.566564      0.548772 0.0\nB:\n     -0.211223     -0.511346 0.0\n     \
                -0.347973      0.45872 0.0\n      0.277308      0.969689 0.0\n";
    let reading = read_text(text);
    let found = lists(&reading);
    assert_eq!(
        found.iter().map(|(name, points)| (*name, points.len())).collect::<Vec<_>>(),
        [("A", 4), ("B", 3)]
    );
    assert_eq!(found[1].1[2], [0.277_308, 0.969_689, 0.0]);
    // The number in the sentence does not belong to a point, and that is the only problem.
    assert!(reading.problems.len() <= 1, "{:?}", reading.problems);
}

/// A pair quoted on one line, with true minus signs.
#[test]
fn a_quoted_pair() {
    let text = "A (0.795121,−0.727851),(−0.178424,−0.989183),(−0.412644,−0.770664),(0.566564,0.548772); \
                B (−0.211223,−0.511346),(−0.347973,0.45872),(0.277308,0.969689).";
    let (_, lists) = understood(text);
    let shape: Vec<_> = lists.iter().map(|(name, points)| (name.as_str(), points.len())).collect();
    assert_eq!(shape, [("A", 4), ("B", 3)]);
    assert_eq!(lists[0].1[0], [0.795_121, -0.727_851]);
}

/// MattiaMontanari/openGJK issue #52: C#, one row for each coordinate.
#[test]
fn a_row_for_each_coordinate() {
    let text = "var ia = new float[3, 8] {\n    \
                { 90945.08f, 91077.46f, 91454.92f, 91322.54f, 90945.08f, 91077.46f, 91454.92f, 91322.54f },\n    \
                { 54122.54f, 53745.082f, 53877.46f, 54254.918f, 54122.54f, 53745.082f, 53877.46f, 54254.918f },\n    \
                { 300f, 300f, 300f, 300f, 0f, 0f, 0f, 0f, },\n};\n";
    let reading = read_text(text);
    assert_eq!(reading.summary(), "1 list: 8 points, 3D");
    assert_eq!(lists(&reading)[0].1[5], [91_077.46, 53_745.082, 0.0]);
}

/// MattiaMontanari/openGJK issue #54: columns between fences.
#[test]
fn fenced_columns() {
    let text = "It seems I found a bug.  Here are the points of my polytope:\n```\n 0.414213562373  0.171572875254  \
                0.414213562373\n 0.414213562373  0.414213562373  0.171572875254\n-0.414213562373 -0.171572875254 \
                -0.414213562373\n```\n\nand here is how it looks:\n";
    let (_, lists) = understood(text);
    assert_eq!(lists[0].1.len(), 3);
    assert_eq!(lists[0].1[2], [-0.414_213_562_373, -0.171_572_875_254, -0.414_213_562_373]);
}

/// MattiaMontanari/openGJK issue #41: an array of numpy.
#[test]
fn an_array() {
    let text = "    vert_sphere_like = numpy.array(\n        [\n            [-0.58600003, 0.0, 1.0],\n            \
                [0.0, -0.58600003, 1.0],\n            [0.58600003, 0.0, 1.0],\n        ]\n    )\n";
    let (_, lists) = understood(text);
    assert_eq!(
        lists,
        [(
            "vert_sphere_like".to_owned(),
            vec![vec![-0.586_000_03, 0.0, 1.0], vec![0.0, -0.586_000_03, 1.0], vec![0.586_000_03, 0.0, 1.0]]
        )]
    );
}

/// FEniCS/dolfinx issue #3653: a point and a hull in unaligned columns.
#[test]
fn a_point_and_a_hull() {
    let text = "import numpy as np\n\n\np0 = np.array([[44.2919, 39.7508, 18.8208]])\np1 = np.array([[46.0659, 38.6251, 16.3637], \n                 \
                [44.2764, 42.3867, 18.239],\n                 [  50.0397, 38.4649, 19.9843], \n                  \
                [ 47.1963, 40.4563, 19.1057] ,\n                  [ 48.0266, 38.5593, 18.2475] ,\n                   \
                [45.1735, 40.495, 17.3336] ,\n                   [48.0415, 40.4456, 18.1963 ]])\nprint(p1.shape)\n";
    let reading = read_text(text);
    assert_eq!((reading.summary().as_str(), reading.problems.len()), ("2 lists: 1 and 7 points, 3D", 0));
    assert_eq!(reading.lists.iter().map(|list| list.name.as_str()).collect::<Vec<_>>(), ["p0", "p1"]);
}

/// AlexanderFabisch/distance3d issue #27: numbers with seventeen digits and more.
#[test]
fn all_digits_are_kept() {
    let text = "vertices1=array([[1.9408982677575293  , 1.7555630101186028  , 0.18558370457138618 ],\n                    \
                [0.8325772811802072  , 0.07348739881751665 , 1.7363835855830982  ]])\nvertices2=array([[0.13746727993941066 , \
                0.20129636190312772 , 0.34482818309629215 ]])\n";
    let (_, lists) = understood(text);
    assert_eq!(lists[0].1[1][1].to_bits(), 0.073_487_398_817_516_65_f64.to_bits());
    assert_eq!(lists[1].0, "vertices2");
}

/// JuliaRobotics/EnhancedGJK.jl issue #30: type arguments with numbers in them.
#[test]
fn julia() {
    let text = "geo2_ch = FlexibleConvexHull{Vec{3,Float32}}(Vec{3,Float32}[[-0.32686943, -0.23770937, 0.204528], \
                [-0.32686943, -0.23770937, -0.0762], [0.32682246, 0.23770937, 0.204528]])\n\n\
                definitely_inside = Vec{3, Float32}(-1.4459023, 0.8858041, 0.9851251)\n";
    let (_, lists) = understood(text);
    let shape: Vec<_> = lists.iter().map(|(name, points)| (name.as_str(), points.len())).collect();
    assert_eq!(shape, [("geo2_ch", 3), ("definitely_inside", 1)]);
}

/// RobotLocomotion/drake issue #21673: nested constructors with type arguments.
#[test]
fn nested_constructors() {
    let text = "  Shape 1:\nConvex<double>(\n  std::make_shared<std::vector<Vector3<double>>>(\n    \
                std::initializer_list<Vector3<double>>{\n      Vector3<double>(0.5, 0.5, -0.86602500000000004476),\n      \
                Vector3<double>(0.5, -0.5, -0.86602500000000004476),\n      Vector3<double>(0.5, 1, 0),}),\n    false);\n";
    let (_, lists) = understood(text);
    assert_eq!(lists.len(), 1);
    assert_eq!(lists[0].1, [[0.5, 0.5, -0.866_025], [0.5, -0.5, -0.866_025], [0.5, 1.0, 0.0]]);
}

/// collinhover/impactplusplus issue #45: objects without line ends.
#[test]
fn objects_of_javascript() {
    let text = r#"var vertices = [{"x":-20,"y":28},{"x":-20,"y":20},{"x":-28,"y":20},{"x":-28,"y":12}];"#;
    let (_, lists) = understood(text);
    assert_eq!(
        lists,
        [(
            "vertices".to_owned(),
            vec![vec![-20.0, 28.0], vec![-20.0, 20.0], vec![-28.0, 20.0], vec![-28.0, 12.0]]
        )]
    );
}

/// danfis/libccd issue #25 gives two positions: here as code that calls that library.
#[test]
fn calls_that_set_a_vector() {
    let (_, lists) = understood("CCD_VEC3(a, 0, 0, 0);\nccdVec3Set(&b.pos, 0., 0., 1.9);\n");
    let points: Vec<_> = lists.into_iter().flat_map(|(_, points)| points).collect();
    assert_eq!(points, [[0.0, 0.0, 0.0], [0.0, 0.0, 1.9]]);
}

/// dimforge/parry issue #378 and dimforge/ncollide issue #157: constructors of points and vectors.
#[test]
fn constructors_of_rust() {
    let (_, lists) = understood("let a = [Point::new(0., -0.25), Point::new(0., 0.25)];");
    assert_eq!(lists, [("a".to_owned(), vec![vec![0.0, -0.25], vec![0.0, 0.25]])]);
    let (_, lists) = understood("Vector3::new(10.97, 0.925, 61.02), Vector3::new(11.50, 0.75, 60.5)");
    assert_eq!(lists[0].1, [[10.97, 0.925, 61.02], [11.5, 0.75, 60.5]]);
}

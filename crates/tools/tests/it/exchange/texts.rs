//! A table of all notations of points, and the problems of texts that are not quite lists of points.

use gjk_exchange::{Reading, SourceForm, read_text};
use gjk_proximity::geometry::{Dimension, MAX_VERTICES};

use super::{lists, problems, understood};

const TRIANGLE: [[f64; 2]; 3] = [[4.0, 11.0], [4.0, 5.0], [9.0, 9.0]];

/// One unit after the numbers is ignored, with a note; two units are an error, and so is a word that is not a unit.
#[test]
fn a_unit_is_left_out() {
    for text in [
        "P:\n0 mm, 0 mm\n2 mm, 0 mm\n0 mm, 3e1 mm\n\nQ:\n1.5mm 0.5mm\n3mm -.5mm\n2mm 2mm\n",
        "P = [(0 mm, 0 mm), (2 mm, 0 mm), (0 mm, 3e1 mm)]\nQ = [(1.5 mm, 0.5 mm), (3 mm, -0.5 mm), (2 mm, 2 mm)]",
    ] {
        let (_, lists) = understood(text);
        assert_eq!(lists[0].1, [[0.0, 0.0], [2.0, 0.0], [0.0, 30.0]], "{text}");
        assert_eq!(lists[1].1, [[1.5, 0.5], [3.0, -0.5], [2.0, 2.0]], "{text}");
        assert_eq!(read_text(text).remarks, ["The unit mm after the numbers was left out"]);
    }
    let (_, lists) = understood("0 m 0 m\n2 m 0 m\n0 m 3 m\n");
    assert_eq!(lists[0].1[2], [0.0, 3.0]);
    for text in ["0 mm, 0 mm\n2 cm, 0 cm\n", "0 ells, 0 ells\n2 ells, 0 ells\n"] {
        let reading = read_text(text);
        assert!(!reading.problems.is_empty() && reading.remarks.is_empty(), "{text}");
    }
    // A decimal number of C#, a name and a call are not units.
    for text in ["{ 1.5m, 2m }, { 3m, 4m }", "in = [(1, 2), (3, 4)]", "p0 in(1, 2)\np0 in(3, 4)\n"] {
        assert!(read_text(text).remarks.iter().all(|remark| !remark.contains("unit")), "{text}");
    }
}

#[test]
fn one_triangle_in_every_notation() {
    let table = [
        // Columns.
        "4,11\n4,5\n9,9",
        "x,y\n4,11\n4,5\n9,9\n",
        "X;Y\n4,0;11,0\n4;5\n9;9",
        "x\ty\n4\t11\n4\t5\n9\t9",
        "4 11\n4 5\n9 9\n",
        "  4.0   11.0\n  4.0 5.\r\n 9 9\r\n\r\n",
        "\u{feff}4, 11\n4, 5\n9, 9",
        "id,y,x,w\n1,11,4,1\n2,5,4,1\n3,9,9,1\n",
        "\"x\",\"y\"\n\"4\",\"11\"\n\"4\",\"5\"\n\"9\",\"9\"",
        "# x y\n4 11 # first\n4 5\n9 9",
        "3\n4 11\n4 5\n9 9\n",
        "| 4 | 11 |\n| 4 | 5 |\n| 9 | 9 |",
        "4 11, 4 5, 9 9",
        // JSON.
        "[[4, 11], [4, 5], [9, 9]]",
        "[\n  [\n    4,\n    11\n  ],\n  [\n    4,\n    5\n  ],\n  [\n    9,\n    9\n  ]\n]",
        r#"[{"x": 4, "y": 11}, {"y": 5, "x": 4}, {"x": 9, "y": 9, "id": 3}]"#,
        r#"[{"pos": [4, 11]}, {"pos": [4, 5]}, {"pos": [9, 9]}]"#,
        r#"{"version": 2, "shape": {"vertices": [[4, 11], [4, 5], [9, 9]]}}"#,
        // RON, and the debug output of Rust.
        "[(4, 11), (4, 5), (9, 9)]",
        "Points([(4, 11), (4, 5), (9, 9)])",
        "[Vec2 { x: 4.0, y: 11.0 }, Vec2 { x: 4.0, y: 5.0 }, Vec2 { x: 9.0, y: 9.0 }]",
        // Rust.
        "const P: [[f64; 2]; 3] = [[4.0, 11.0], [4.0, 5.0], [9.0, 9.0]];",
        "let p: Vec<DVec2> = vec![dvec2(4., 11.), dvec2(4., 5.), dvec2(9., 9.)];",
        "let p = [Vec2::new(4.0, 11.0), Vec2::new(4.0_f32, 5.0), Vec2::new(9.0f32, 9.0_f64)];",
        "vec![Point2::new(4.0, 11.0), Point2::new(4.0, 5.0), Point2::<f64>::new(9.0, 9.0)]",
        "&[\n    // the apex\n    point![4.0, 11.0],\n    point![4.0, 5.0], /* low */\n    point![9.0, 9.0],\n]",
        // C and C++.
        "{4.0f, 11.0f}, {4.0f, 5.0f}, {9.0f, 9.0f}",
        "float verts[3][2] = {{4.0f, 11.0f}, {4.0f, 5.0f}, {9.F, 9.F}};",
        "const int n = 3;\nvec2 vertices[] = {\n  { 4.0f, 11.0f },\n  { 4.0f, 5.0f },\n  { 9.0f, 9.0f },\n};",
        "std::vector<glm::vec2> p = { glm::vec2(4, 11), glm::vec2(4, 5), glm::vec2(9, 9) };",
        "std::vector<Vec2> p{{4, 11}, {4, 5}, {9, 9}};",
        "p.push_back(Vec2(4, 11));\np.push_back(Vec2(4, 5));\np.push_back(Vec2(9, 9));",
        "p.push_back({4, 11});\np.push_back({4, 5});\np.push_back({9, 9});",
        "p[0] = vec2(4, 11);\np[1] = vec2(4, 5);\np[2] = vec2(9, 9);",
        "b2Vec2 p[3];\np[0].Set(4.0f, 11.0f);\np[1].Set(4.0f, 5.0f);\np[2].Set(9.0f, 9.0f);",
        "{ {.x = 4, .y = 11}, {.x = 4, .y = 5}, {.x = 9, .y = 9} }",
        "{ {{4, 11}}, {{4, 5}}, {{9, 9}} }",
        "glVertex2f(4.0f, 11.0f);\nglVertex2f(4.0f, 5.0f);\nglVertex2f(9.0f, 9.0f);",
        "float p[] = {\n  4.0f, 11.0f,\n  4.0f, 5.0f,\n  9.0f, 9.0f,\n};",
        // C# and Java.
        "new Vector2(4f, 11f), new Vector2(4f, 5f), new Vector2(9f, 9f)",
        "var p = new Vector2[] { new Vector2(4, 11), new Vector2(4, 5), new Vector2(9, 9) };",
        "new Polygon(new Vector2(4.0d, 11.0D), new Vector2(4.0, 5.0), new Vector2(9.0, 9.0));",
        "{X:4 Y:11} {X:4 Y:5} {X:9 Y:9}",
        "(X=4.000,Y=11.000)\n(X=4.000,Y=5.000)\n(X=9.000,Y=9.000)",
        // Python.
        "np.array([[4, 11], [4, 5], [9, 9]])",
        "p = np.array([[4., 11.],\n              [4., 5.],\n              [9., 9.]], dtype=np.float64)",
        "[[ 4. 11.]\n [ 4.  5.]\n [ 9.  9.]]",
        "[(np.float64(4.0), np.float64(11.0)), (np.float64(4.0), np.float64(5.0)), (np.float64(9.0), np.float64(9.0))]",
        "[Point(x=4, y=11), Point(x=4, y=5), Point(x=9, y=9)]",
        "[{'x': 4, 'y': 11}, {'x': 4, 'y': 5}, {'x': 9, 'y': 9}]",
        // JavaScript, MATLAB, Julia, well-known text.
        "const p = [{x: 4, y: 11}, {x: 4, y: 5}, {x: 9, y: 9}];",
        "[ {\"x\":\"4\",\"y\":\"11\"}, {\"x\":\"4\",\"y\":\"5\"}, {\"x\":\"9\",\"y\":\"9\"} ]",
        "P = [4 11; 4 5; 9 9];",
        "[SVector{2, Float64}(4.0, 11.0), SVector{2, Float64}(4.0, 5.0), SVector{2, Float64}(9.0, 9.0)]",
        "Float32[4.0 11.0; 4.0 5.0; 9.0 9.0]",
        "POLYGON ((4 11, 4 5, 9 9))",
        // Informal notation.
        "(4, 11), (4, 5), (9, 9)",
        "(4,11)\n(4,5)\n(9,9)",
        "(4|11) (4|5) (9|9)".trim(),
        "- (4, 11)\n- (4, 5)\n- (9, 9)",
        "a = (4, 11)\nb = (4, 5)\nc = (9, 9)\n".trim_start_matches("a = (4, 11)\nb = (4, 5)\nc = (9, 9)\n"),
        "p0 = (4, 11), p1 = (4, 5), p2 = (9, 9)",
        "v1: 4 11\nv2: 4 5\nv3: 9 9",
        "v 4 11\nv 4 5\nv 9 9",
    ];
    let expected: Vec<Vec<f64>> = TRIANGLE.iter().map(|point| point.to_vec()).collect();
    for text in table.iter().filter(|text| !text.is_empty()) {
        let (_, lists) = understood(text);
        assert_eq!(lists.len(), 1, "{text}: {lists:?}");
        assert_eq!(lists[0].1, expected, "{text}");
    }
}

#[test]
fn numbers_in_every_spelling() {
    let table = [
        ("-.5", -0.5),
        ("+1.", 1.0),
        ("1e-3", 0.001),
        ("2.5E+2f", 250.0),
        ("−3", -3.0),
        ("1_000.5_f64", 1000.5),
        ("4.0f32", 4.0),
        ("7L", 7.0),
        ("-0.0", -0.0),
        ("0.1", 0.1),
        ("1e-320", 1e-320),
        ("4.000010", 4.000_010),
        ("123456789.12345678", 123_456_789.123_456_78),
        ("0x1.8p+1", 3.0),
        ("-0x1p-2f", -0.25),
        ("1'024", 1024.0),
        ("4u", 4.0),
    ];
    for (text, expected) in table {
        let (_, lists) = understood(&format!("({text}, {text})"));
        let found: Vec<u64> = lists[0].1[0].iter().map(|number| number.to_bits()).collect();
        assert_eq!(found, [f64::to_bits(expected); 2], "{text}");
    }
}

#[test]
fn lists_keep_the_name_before_them() {
    let points = vec![vec![1.0, 2.0], vec![3.0, 4.0]];
    let table = [
        "polyA = [(1, 2), (3, 4)]\npolyB = [(1, 2), (3, 4)]",
        "polyA: (1, 2), (3, 4)\npolyB: (1, 2), (3, 4)",
        "polyA:\n(1, 2), (3, 4)\npolyB:\n(1, 2), (3, 4)",
        "polyA (1, 2), (3, 4); polyB (1, 2), (3, 4)",
        "polyA\n1 2\n3 4\n\npolyB\n1 2\n3 4",
        "polyA:\n1 2\n3 4\npolyB:\n1 2\n3 4",
        "shape,x,y\npolyA,1,2\npolyA,3,4\npolyB,1,2\npolyB,3,4",
        r#"{"polyA": [[1, 2], [3, 4]], "polyB": [[1, 2], [3, 4]]}"#,
        r#"{"polyA": {"points": [[1, 2], [3, 4]]}, "polyB": {"points": [[1, 2], [3, 4]]}}"#,
        "(polyA: [(1, 2), (3, 4)], polyB: [(1, 2), (3, 4)])",
        "const double polyA[2][2] = {{1, 2}, {3, 4}};\nconst double polyB[2][2] = {{1, 2}, {3, 4}};",
        "const polyA: [[f32; 2]; 2] = [[1.0, 2.0], [3.0, 4.0]];\nlet polyB: Vec<Vec2> = vec![vec2(1., 2.), vec2(3., 4.)];",
        "std::vector<Vec2> polyA = {{1, 2}, {3, 4}}, polyB = {{1, 2}, {3, 4}};",
        "polyA = np.array([[1, 2], [3, 4]])\npolyB = np.array([[1, 2], [3, 4]])",
        "The answer is no for these:\n\npolyA = {{1, 2}, {3, 4}};\npolyB = {{1, 2}, {3, 4}};",
        "polyA.append((1, 2))\npolyA.append((3, 4))\npolyB.append((1, 2))\npolyB.append((3, 4))",
        "polyA[0] = vec2(1, 2); polyA[1] = vec2(3, 4); polyB[0] = vec2(1, 2); polyB[1] = vec2(3, 4);",
        "const polyA: number[][] = [[1, 2], [3, 4]];\nconst polyB = [{x: 1, y: 2}, {x: 3, y: 4}];",
    ];
    for text in table {
        let (_, lists) = understood(text);
        assert_eq!(
            lists,
            [("polyA".to_owned(), points.clone()), ("polyB".to_owned(), points.clone())],
            "{text}"
        );
    }
    let (_, shapes) = understood("Shape 1:\n1 2\n3 4\nShape 2:\n1 2\n3 4");
    assert_eq!(shapes[1].0, "Shape 2");
}

#[test]
fn flat_rows_of_numbers_are_divided_into_points() {
    let triangle = [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.5]].map(|point| point.to_vec());
    for text in [
        "[0,0,0, 1,0,0, 0,1,0.5]",
        "float vertices[] = {0.f, 0.f, 0.f, 1.f, 0.f, 0.f, 0.f, 1.f, .5f};",
        "const positions = new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0.5]);",
        r#"{"positions": [0, 0, 0, 1, 0, 0, 0, 1, 0.5]}"#,
        "vertices = np.array([0, 0, 0, 1, 0, 0, 0, 1, 0.5])",
    ] {
        assert_eq!(understood(text).1[0].1, triangle, "{text}");
        let remarks = read_text(text).remarks;
        assert!(remarks[0].ends_with("were read in threes"), "{remarks:?}");
    }
    let pairs = "p = [0,0, 1,0, 1,1, 0,1]";
    assert_eq!(
        understood(pairs).1[0].1,
        [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]].map(|point| point.to_vec())
    );
    assert_eq!(read_text(pairs).remarks, ["The numbers of p are in one row and were read in twos"]);
    let (_, pair) = understood(r#"{"P": [0,0,0, 1,0,0, 0,1,0], "Q": [5,0,0, 6,0,0, 5,1,0]}"#);
    let sizes: Vec<(&str, usize)> = pair.iter().map(|(name, points)| (name.as_str(), points.len())).collect();
    assert_eq!(sizes, [("P", 3), ("Q", 3)]);
    // A row for each coordinate is recognized as such, and a matrix or a quaternion is not a list of points.
    let (_, columns) = understood(r#"{"x": [0, 1, 0, 2, 3, 4], "y": [0, 0, 1, 5, 6, 7]}"#);
    assert_eq!(columns[0].1[5], [4.0, 7.0]);
    for text in
        ["[0, 0, 0, 1]", "[[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]", "[1, 2, 3, 4, 5, 6, 7]"]
    {
        assert!(!read_text(text).problems.is_empty(), "{text}");
    }
}

#[test]
fn lists_without_names_are_told_apart() {
    for text in [
        "[[[1, 2], [3, 4]], [[5, 6]]]",
        "{{1, 2}, {3, 4}}\n{{5, 6}}",
        "1 2\n3 4\n\n5 6",
        "1,2\n3,4\n\n\n5,6\n",
        "(1, 2), (3, 4)\n\n(5, 6)",
        "(1, 2), (3, 4)\n(5, 6)",
        "[(1, 2), (3, 4)], [(5, 6)]",
    ] {
        let (_, lists) = understood(text);
        let expected = [vec![vec![1.0, 2.0], vec![3.0, 4.0]], vec![vec![5.0, 6.0]]];
        assert_eq!(lists.into_iter().map(|(_, points)| points).collect::<Vec<_>>(), expected, "{text}");
    }
}

#[test]
fn the_summary_says_how_many() {
    let summary = |text: &str| read_text(text).summary();
    assert_eq!(summary("(0,0,0),(1,0,0),(0,1,0),(0,0,1),(1,1,1)\n\n(2,2,2)"), "2 lists: 5 and 1 points, 3D");
    assert_eq!(summary("1 2\n3 4"), "1 list: 2 points, 2D");
    assert_eq!(summary("(1, 2)"), "1 list: 1 point, 2D");
    assert_eq!(summary("[[[1,2]],[[1,2],[2,2]],[[1,2]]]"), "3 lists: 1, 2 and 1 points, 2D");
    assert_eq!(summary("nothing here"), "no points");
}

#[test]
fn the_form_is_named() {
    let form = |text: &str| read_text(text).form;
    assert_eq!(form("1 2\n3 4"), SourceForm::Columns);
    assert_eq!(form("(1, 2)"), SourceForm::Literals);
    assert_eq!(form("[[1, 2]]"), SourceForm::Json);
    assert_eq!(
        form("(format: 1, dimension: 2, p: (shape: Points([(0, 0)])), q: (shape: Points([(1, 1)])))"),
        SourceForm::Scene
    );
    assert_eq!(form("v 0 0 0\nv 1 0 0\nl 1 2\n"), SourceForm::Obj);
}

#[test]
fn a_scene_gives_its_two_bodies_in_world_coordinates() {
    let text = "(format: 1, dimension: 2, p: (shape: Points([(0, 0), (1, 0)])), \
                q: (shape: Rectangle(half_extents: (1, 2)), pose: (position: (10, 20))))";
    let reading = read_text(text);
    let expected = vec![vec![9.0, 18.0], vec![11.0, 18.0], vec![11.0, 22.0], vec![9.0, 22.0]];
    assert_eq!(lists(&reading), [("P", vec![vec![0.0, 0.0], vec![1.0, 0.0]]), ("Q", expected)]);
    let curved = text.replace("Rectangle(half_extents: (1, 2))", "Disc(radius: 2)");
    let reading = read_text(&curved);
    assert_eq!((reading.lists.len(), reading.problems.len()), (1, 1));
    assert_eq!(reading.problems[0].found, "a disc");
    assert_eq!(&curved[reading.problems[0].range.clone()], "q");
    assert_eq!(problems("(format: 1,\n dimension: 7)"), ["2:14: expected a value (p), found none"]);
}

#[test]
fn errors_have_their_place_and_the_rest_is_kept() {
    let table: [(&str, &[&str], usize); 15] = [
        ("(1, 2), (3, x), (5, 6)", &["1:13: expected a number, a comma or a closing bracket, found `x`"], 2),
        ("(1, 2), (3, nan), (5, 6)", &["1:13: expected a finite number, found `nan`"], 2),
        ("(1, 2),\n(-inf, 3),\n(5, 6)", &["2:2: expected a finite number, found `-inf`"], 2),
        ("[[1, 2], [f64::NAN, 3.0]]", &["1:11: expected a finite number, found `f64::NAN`"], 1),
        ("(1, 2), (1e999, 0)", &["1:10: expected a number, found `1e999`"], 1),
        ("(1, 2), (1.2.3, 0)", &["1:10: expected a number, found `1.2.3`"], 1),
        ("(1, 2), (2e12, 0)", &["1:10: expected a number of at most 1e12 in magnitude, found `2e12`"], 1),
        ("(1, 2), (1, 2, 3), (3, 4)", &["1:9: expected 2 numbers, as in the first point, found 3"], 2),
        ("1 2 3\n1 2\n4 5 6", &["2:1: expected 3 numbers, as in the first point, found 2"], 2),
        ("1 2\n7\n3 4", &["2:1: expected 2 or 3 numbers for a point, found `7`"], 2),
        (
            "[[1, 2], [3, 4, 5, 6, 7]]",
            &["1:10: expected 2 or 3 numbers for a point, found `[3, 4, 5, 6, 7]`"],
            1,
        ),
        ("[(1, 2), (1 + 2, 3)]", &["1:13: expected a number, a comma or a closing bracket, found `+`"], 1),
        ("[(1, 2), (3, 4)", &["1:1: expected a closing `]` for this bracket, found none"], 2),
        ("(1, 2), (3, 4))", &["1:15: expected an opening bracket before it, found `)`"], 2),
        ("1 2\n3 nan\n5 6", &["2:3: expected a finite number, found `nan`"], 2),
    ];
    for (text, expected, points) in table {
        let reading = read_text(text);
        assert_eq!(problems(text), expected, "{text}");
        assert_eq!(reading.lists.iter().map(|list| list.points.len()).sum::<usize>(), points, "{text}");
    }
    assert_eq!(problems(""), ["1:1: expected points, such as `(1, 2), (3, 4)`, found nothing"]);
    assert_eq!(problems("no points at all"), ["1:1: expected points, such as `(1, 2), (3, 4)`, found none"]);
    // Columns count characters, ranges count bytes.
    let text = "ü (1, 2), (ä, 4)";
    let reading = read_text(text);
    assert_eq!(reading.problems.len(), 1);
    assert_eq!(reading.problems[0].column, text[..reading.problems[0].range.start].chars().count() + 1);
}

#[test]
fn limits_are_reported() {
    let rows = |count: usize| (0..count).map(|n| format!("{n} {}", n % 7)).collect::<Vec<_>>().join("\n");
    let most = read_text(&rows(MAX_VERTICES));
    assert_eq!((most.problems.len(), most.lists[0].points.len()), (0, MAX_VERTICES));
    let more = read_text(&rows(MAX_VERTICES + 1));
    assert_eq!(more.problems.len(), 1);
    assert_eq!(more.problems[0].line, MAX_VERTICES + 1);
    assert_eq!(more.problems[0].expected, format!("at most {MAX_VERTICES} points in a list"));
    let bad = read_text(&"(1, x)\n".repeat(1000));
    assert_eq!(bad.problems.len(), Reading::MAX_PROBLEMS);
    let huge = " ".repeat(gjk_exchange::MAX_TEXT + 1);
    assert_eq!(read_text(&huge).problems[0].expected, "at most 16 MiB");
    let deep = read_text(&"[".repeat(100_000));
    assert!(deep.problems.iter().any(|problem| problem.expected == "at most 64 nested brackets"));
    assert_eq!(read_text("(1, 2)").lists[0].dimension, Dimension::Two);
}

#[test]
fn a_scene_may_begin_with_comments() {
    let scene =
        "(format: 1, dimension: 2, p: (shape: Points([(0, 0), (1, 0)])), q: (shape: Points([(2, 0)])))";
    for before in [
        "// a (comment)\n",
        " /* one /* in */ another */ ",
        "#![enable(implicit_some)]\n// and\n",
        "//\n//\n",
    ] {
        assert_eq!(read_text(&format!("{before}{scene}")).form, SourceForm::Scene, "{before}");
    }
    let inside = scene.replacen('(', "( // inside\n", 1);
    assert_eq!(understood(&inside).0, SourceForm::Scene);
    for unfinished in ["/*", "//", "#!", "/* /* */", "/*/"] {
        assert_eq!(gjk_exchange::past_comments(unfinished), "");
    }
}

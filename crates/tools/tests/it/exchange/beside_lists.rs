//! Numbers beside the lists: reported as ignored if they change nothing, and refused if they may change a list.

use gjk_exchange::read_text;

/// The lists of all texts below.
const LISTS: &str = "a = [(0, 0), (1, 0), (1, 1)]\nb = [(2, 2), (3, 2), (3, 3)]\n";

#[test]
fn numbers_that_change_nothing_are_left_out() {
    let table = [
        "eps = 1e-9",
        "assert abs(distance(a, b) - 1.5) < 1e-9",
        "print(distance(a, b), 3.5)",
        "for i in range(1000):",
        "v = (-1, 2)",
        "pose = np.eye(3)",
        "def support(self, x=0.0, y=0.0):",
        "ClearBackground(Color{ 245, 245, 245, 255 });",
        "Version 1.5.1 of 2024-03-07 says 4u on the 1st run.",
    ];
    for line in table {
        let reading = read_text(&format!("{LISTS}{line}\n"));
        assert_eq!(reading.problems, [], "{line}");
        assert_eq!(reading.summary(), "2 lists: 3 and 3 points, 2D", "{line}");
        assert!(!reading.left_out.is_empty(), "{line}");
    }
}

#[test]
fn statements_that_may_change_a_list_are_problems() {
    let table = [
        "a += 5",
        "a = a * 3",
        "a = a + [10, 0]",
        "a[0][1] = 7",
        "a[1] = Vec2(w, h)",
        "a.append(corner)",
        "a.pop(0)",
        "for (auto& p : a) p.x += 10;",
        "d = gjk(rotate(a, 0.3), b)",
        "d = gjk(a + 5, b)",
        "d = gjk(a, b, margin=0.1)",
        "d = gjk(a, (0, 0), b, (5, 0))",
        "pose[0, 3] = 5",
        "angle = 0.5",
        "shipRadius = 8.5",
        "position = (5, 0)",
        "a is rotated by 30 degrees here.",
        "c = [(x + 5, y) for x, y in b]",
    ];
    for line in table {
        let reading = read_text(&format!("{LISTS}{line}\n"));
        assert!(!reading.problems.is_empty(), "{line}: {:?}", reading.lists);
    }
}

#[test]
fn a_vertex_that_is_no_number_is_never_dropped() {
    let table = [
        "a = [(0, 0), (w, h), (1, 1)]",
        "a = [p0, (0, 0), (1, 1)]",
        "a = [(0, 0), (cos(0.5), 1), (1, 1)]",
        "a = [{x: 0, y: 0}, {x: w, y: h}, {x: 1, y: 1}]",
        "a: (0, 0), (w, h), (1, 1)",
        "a = [(0, 0), (1, 0), ..., (1, 1)]",
        "a = -np.array([(0, 0), (1, 0), (1, 1)])",
        "a = np.array([(0, 0), (1, 0), (1, 1)]) @ r",
        "a = [0 1 1; 0 0 1]'",
        "a = {\"min\": [0, 0], \"max\": [1, 1]}",
        "a = {\"x\": 5, \"y\": 3, \"points\": [[0, 0], [1, 0], [1, 1]]}",
    ];
    for line in table {
        let reading = read_text(&format!("{line}\nb = [(2, 2), (3, 2), (3, 3)]\n"));
        assert!(!reading.problems.is_empty(), "{line}: {:?}", reading.lists);
    }
}

/// A user may import the lists in spite of a problem outside them.
#[test]
fn a_problem_apart_from_all_lists_is_marked() {
    for (line, is_aside) in [("margin = 0.1", true), ("a.pop(0)", false), ("a = a * 3", false)] {
        let reading = read_text(&format!("{LISTS}\n{line}\n"));
        let marks: Vec<bool> = reading.problems.iter().map(|problem| problem.is_aside).collect();
        assert_eq!(marks, [is_aside], "{line}");
    }
    let within = read_text("a = [(0, 0), (1, x)]\n");
    assert!(within.problems.iter().all(|problem| !problem.is_aside));
}

#[test]
fn well_known_text_is_read_bare_and_in_quotes() {
    let texts = [
        "POLYGON((0 0, 4 0, 4 3, 0 0))\nPOLYGON ((6 1, 9 1, 9 5, 6 1))\n",
        "p = wkt.loads('POLYGON((0 0, 4 0, 4 3, 0 0))')\nq = wkt.loads('MULTIPOINT (6 1, 9 1, 9 5)')\n",
        "TRIANGLE((0 0, 4 0, 4 3, 0 0))\nMULTIPOINT ((6 1), (9 1), (9 5))\n",
    ];
    for text in texts {
        let reading = read_text(text);
        assert_eq!(reading.problems, [], "{text}");
        assert_eq!(reading.summary(), "2 lists: 3 and 3 points, 2D", "{text}");
    }
    for text in ["POLYGON M ((0 0 1, 4 0 1, 4 3 1, 0 0 1))", "POLYGON((0 0, 4 0, 4 x, 0 0))"] {
        let text = format!("{text}\nPOLYGON ((6 1, 9 1, 9 5, 6 1))\n");
        assert!(!read_text(&text).problems.is_empty(), "{text}");
    }
}

/// P is the first shape that the query names.
#[test]
fn a_query_chooses_two_lists_and_their_order() {
    let third = "c = [(5, 2), (6, 2), (6, 3)]\n";
    let reading = read_text(&format!("{LISTS}{third}print(distance(c, a))\n"));
    let names: Vec<&str> = reading.lists.iter().map(|list| list.name.as_str()).collect();
    assert_eq!((names.as_slice(), reading.left_out.len()), (["c", "a"].as_slice(), 1));
}

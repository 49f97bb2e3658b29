//! Arbitrary pasted texts: no panic, no hang, and every reported place lies in the text.

use gjk_exchange::{Reading, read_text};
use proptest::prelude::*;

/// Valid texts, which the tests corrupt.
const GOOD: [&str; 13] = [
    "polyA = {{4.0f, 11.0f}, {5.0f, 5.0f}};\npolyB = {{1, 2}, {3, 4}};",
    "A:\n  0.795121 -0.727851 0.0\n -0.178424 −0.989183 0.0\n\nB:\n 1 2 3\n",
    "shape;x;y\nP;1,5;2,5\nQ;3,25;4\n",
    r#"{"P": [{"x": 1, "y": 2}, {"x": 3, "y": 4}], "Q": [[1, 2]]}"#,
    "let p: Vec<DVec2> = vec![dvec2(4., 11.), Vec2::new(4.0_f32, -5e-3)]; // ü\n",
    "(format: 1, dimension: 2, p: (shape: Points([(0, 0), (1, 0)])), q: (shape: Points([(2, 0)])))",
    "<svg xmlns='http://www.w3.org/2000/svg'><path id='ä' d='M 0 0 A 2 2 0 0 1 5 0 z'/><rect width='1' height='2'/></svg>",
    "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n",
    r#"{"type": "Polygon", "coordinates": [[[0, 0], [4, 0], [4, 3], [0, 0]]]}"#,
    "<robot><link name='ä'><collision><origin xyz='0 0 1'/><geometry><box size='1 2 3'/></geometry></collision></link></robot>",
    "<mujoco><default><geom size='0.1'/></default><worldbody><body pos='0 0 1'><geom name='ä' margin='1'/></body></worldbody></mujoco>",
    "OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0 # ä\n3 0 1 2\n",
    "[sub_resource type=\"BoxShape\" id=1]\n[node name=\"ä\" parent=\".\"]\ntransform = Transform( 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 2, 4 )\nshape = SubResource( 1 )\n",
];

fn check(text: &str) -> Result<(), TestCaseError> {
    let reading = read_text(text);
    prop_assert!(reading.problems.len() <= Reading::MAX_PROBLEMS);
    prop_assert!(!reading.lists.is_empty() || !reading.problems.is_empty());
    for problem in &reading.problems {
        prop_assert!(text.get(problem.range.clone()).is_some(), "{:?} in {:?}", problem, text);
        prop_assert!(problem.line >= 1 && problem.column >= 1);
        prop_assert!(problem.line <= text.matches('\n').count() + 1, "{:?} in {:?}", problem, text);
        prop_assert!(!problem.expected.is_empty() && !problem.found.is_empty());
    }
    let dimension = reading.lists.first().map(|list| list.dimension);
    for list in &reading.lists {
        prop_assert!(!list.points.is_empty() && Some(list.dimension) == dimension);
        prop_assert!(list.points.iter().all(|point| point.abs().max_element() <= 1e12));
    }
    Ok(())
}

proptest! {
    #[test]
    fn any_characters(text in "\\PC{0,80}") {
        check(&text)?;
    }

    #[test]
    fn meaningful_characters(text in "[0-9.,;:=(){}\\[\\]<>/*#'\" \n\txyzefn+\\-−ü|!_]{0,120}") {
        check(&text)?;
    }

    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        check(&String::from_utf8_lossy(&bytes))?;
    }

    #[test]
    fn broken_texts(
        which in 0..GOOD.len(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0..4_u8, "[0-9.,;:=(){}\\[\\]<>/*#'\" \nxe\\-−ü]"), 1..6),
    ) {
        let mut characters: Vec<char> = GOOD[which].chars().collect();
        for (index, kind, replacement) in changes {
            if characters.is_empty() {
                break;
            }
            let at = index.index(characters.len());
            let replacement = replacement.chars().next().unwrap_or(' ');
            match kind {
                0 => characters[at] = replacement,
                1 => characters.insert(at, replacement),
                2 => drop(characters.remove(at)),
                _ => characters.truncate(at),
            }
        }
        check(&characters.into_iter().collect::<String>())?;
    }
}

#[test]
fn valid_texts_have_no_problems() {
    for text in GOOD {
        assert_eq!(read_text(text).problems, [], "{text}");
    }
}

/// Sizes at which quadratic time would be minutes.
#[test]
fn long_texts_are_read_in_linear_time() {
    for unit in [
        "(",
        ")",
        "[[",
        "{1",
        "(1,",
        "1 ",
        "a=",
        "a:(1,2)\n",
        "'",
        "\"a",
        "\\\"",
        "\\'",
        "/*",
        "x<",
        "1\n",
        "a\n",
        "(1,2)\n\n",
    ] {
        let text = unit.repeat(300_000 / unit.len());
        let reading = read_text(&text);
        assert!(reading.problems.len() <= Reading::MAX_PROBLEMS, "{unit}");
    }
}

/// A file inside a string, as in a log: the quotes are escaped, so no string ends on its line.
#[test]
fn a_megabyte_of_escaped_json_on_one_line_is_read() {
    let point = r#"{\"x\":1.5,\"y\":-2},"#;
    let text = format!("[{}]", point.repeat(1_000_000 / point.len()));
    let reading = read_text(&text);
    assert!(!reading.lists.is_empty() || !reading.problems.is_empty());
}

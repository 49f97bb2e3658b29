//! Numbers and points that cannot be represented are refused, with their place.

use gjk_exchange::{Problem, read_file, read_text};

fn problem(text: &str) -> Problem {
    let reading = read_text(text);
    reading.problems.first().unwrap_or_else(|| panic!("{text}: {:?}", reading.lists)).clone()
}

/// The least f64 above zero is 2^-1074, about 5e-324, and the greatest about 1.8e308.
#[test]
fn a_number_beyond_double_precision_is_refused_where_it_stands() {
    let lists = ["[[0, 0], [1e-400, 1]]", "0 0\n1 1e-400", "0 0\n1 1e400"];
    let forms = [
        "v 0 0 0\nv 1e-400 0 0\n",
        "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0 L1e-400 1 L1 1 Z'/></svg>",
        "{\"type\": \"MultiPoint\", \"coordinates\": [[0, 0], [1e-400, 1]]}",
        "ply\nformat ascii 1.0\nelement vertex 1\nproperty double x\nproperty double y\nend_header\n1e-400 1\n",
        "solid s\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1e-400 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid s\n",
    ];
    for text in lists.into_iter().chain(forms) {
        let problem = problem(text);
        assert!(
            problem.found.contains("1e-400")
                || problem.found.contains("1e400")
                || problem.found.contains("M0 0"),
            "{text}: {problem}"
        );
        assert!(problem.range != (0..0), "{text}: {problem}");
    }
    // Zeros in any dress, and the least number.
    for text in ["0 0e-400\n1 -0.0", "0 5e-324\n1 1"] {
        assert_eq!(read_text(text).problems, [], "{text}");
    }
}

#[test]
fn a_binary_stl_with_more_triangles_than_it_counts_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mesh.stl");
    let mut bytes = vec![0x80_u8; 80];
    bytes.extend(1_u32.to_le_bytes());
    bytes.extend(vec![0_u8; 50 * 50]);
    std::fs::write(&path, bytes).unwrap();
    let reading = read_file(&path).unwrap();
    assert_eq!(
        reading.problems[0].to_string(),
        "1:1: expected 134 bytes for 1 triangle (the number at byte 80), found 2584 bytes"
    );
}

#[test]
fn a_ply_with_a_list_for_x_is_refused_in_its_line() {
    let text = "ply\nformat ascii 1.0\nelement vertex 1\nproperty list uchar float x\nproperty float y\nend_header\n1 0 1\n";
    assert_eq!(
        problem(text).to_string(),
        "4:1: expected one number for the coordinate x, found a list of numbers"
    );
}

#[test]
fn altitudes_are_given_everywhere_or_nowhere() {
    let positions = |list: &str| format!("{{\"type\": \"LineString\", \"coordinates\": [{list}]}}");
    assert_eq!(
        problem(&positions("[0, 0], [1, 0], [1, 1, 300]")).to_string(),
        "1:1: expected 2 numbers in each position, as in the first, found 3 in position 3"
    );
    let all = read_text(&positions("[0, 0, 5], [1, 0, 6]"));
    assert!(
        all.problems.is_empty() && all.remarks.iter().any(|it| it == "altitudes are left out"),
        "{all:?}"
    );
}

/// OBJ has three dimensions, even for a drawing in the plane: the import reports this.
#[test]
fn an_obj_of_a_drawing_says_that_it_became_three_dimensional() {
    let reading = read_text("o P\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
    assert!(reading.remarks.iter().any(|it| it.contains("every z is 0")), "{:?}", reading.remarks);
}

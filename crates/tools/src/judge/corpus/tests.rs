//! Cases as a test file of another language, with a place for the function under test.

use std::fmt::Write as _;

use glam::DVec3;

use crate::geometry::Dimension;
use crate::judge::case::Case;
use crate::judge::protocol::components;
use crate::words::one_line;

/// The framework of a test file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TestFramework {
    /// Python.
    Pytest,
    /// C++.
    Catch2,
    /// Rust, with its built-in tests.
    Rust,
}

/// The lines at the head of each file.
const HEAD: [&str; 4] = [
    "Pairs of convex shapes, made by GJK Sandbox: is it true that they intersect?",
    "Each shape is the hull of its points, with a ball of its radius around every one of them.",
    "Every answer was proved in exact arithmetic. Of shapes that touch either answer is right: those pairs",
    "are there to be survived.",
];

/// Writes the test file with these cases, all of one dimension.
pub fn test_file(cases: &[Case], dimension: Dimension, framework: TestFramework) -> String {
    match framework {
        TestFramework::Pytest => pytest(cases),
        TestFramework::Catch2 => catch2(cases, dimension),
        TestFramework::Rust => rust(cases, dimension),
    }
}

fn head(comment: &str) -> String {
    HEAD.map(|line| format!("{comment} {line}\n")).concat()
}

/// A point or a list of points between brackets, with all digits.
fn list(points: &[DVec3], dimension: Dimension, [open, close]: [&str; 2]) -> String {
    let point = |point: &DVec3| {
        let numbers: Vec<String> = components(*point, dimension).iter().map(|it| format!("{it:?}")).collect();
        format!("{open}{}{close}", numbers.join(", "))
    };
    points.iter().map(point).collect::<Vec<_>>().join(", ")
}

/// The name of a case as a literal: letters, digits and characters that are harmless in all three languages.
fn name(case: &Case) -> String {
    let plain = |it: char| if it.is_ascii_alphanumeric() || " -.,()+=:".contains(it) { it } else { '_' };
    let name: String = one_line(&case.name).chars().map(plain).collect();
    format!("\"{}: {name}\"", case.id)
}

fn pytest(cases: &[Case]) -> String {
    let mut out = head("#");
    out.push_str(
        "import pytest\n\n\ndef intersects(p, q, p_radius, q_radius):\n    \
         raise NotImplementedError(\"call the function under test here\")\n\n\n\
         # name, points of P, points of Q, radius of P, radius of Q, the answer (None: either)\nCASES = [\n",
    );
    for case in cases {
        let [p, q] = case.vertices().map(|points| list(points, case.dimension(), ["(", ")"]));
        let [p_radius, q_radius] = case.shapes.each_ref().map(|shape| shape.radius);
        let answer = case.intersects().map_or("None", |answer| if answer { "True" } else { "False" });
        // Writing to a string cannot fail, here and below.
        let _ = writeln!(out, "    ({}, [{p}], [{q}], {p_radius:?}, {q_radius:?}, {answer}),", name(case));
    }
    out.push_str(
        "]\n\n\n@pytest.mark.parametrize(\"name, p, q, p_radius, q_radius, answer\", CASES, ids=[case[0] for case in CASES])\n\
         def test_intersects(name, p, q, p_radius, q_radius, answer):\n    \
         found = intersects(p, q, p_radius, q_radius)\n    assert found in (True, False)\n    \
         assert answer is None or found == answer\n",
    );
    out
}

fn catch2(cases: &[Case], dimension: Dimension) -> String {
    let count = dimension.count();
    let mut out = head("//");
    let _ = write!(
        out,
        "#include <array>\n#include <vector>\n\n#include <catch2/catch_test_macros.hpp>\n\nnamespace {{\n\n\
         using Points = std::vector<std::array<double, {count}>>;\n\n\
         // Call the function under test here.\n\
         bool intersects(const Points& p, const Points& q, double p_radius, double q_radius);\n\n\
         struct Case {{\n    const char* name;\n    Points p, q;\n    double p_radius, q_radius;\n    \
         int answer;  // 1 yes, 0 no, -1 either\n}};\n\nconst std::vector<Case> cases = {{\n"
    );
    for case in cases {
        let [p, q] = case.vertices().map(|points| list(points, dimension, ["{", "}"]));
        let [p_radius, q_radius] = case.shapes.each_ref().map(|shape| shape.radius);
        let answer = case.intersects().map_or(-1, i32::from);
        let _ =
            writeln!(out, "    {{{}, {{{p}}}, {{{q}}}, {p_radius:?}, {q_radius:?}, {answer}}},", name(case));
    }
    out.push_str(
        "};\n\n}  // namespace\n\nTEST_CASE(\"the verdicts of pairs are the true ones\") {\n    \
         for (const Case& it : cases) {\n        INFO(it.name);\n        \
         const bool found = intersects(it.p, it.q, it.p_radius, it.q_radius);\n        \
         CHECK((it.answer < 0 || found == (it.answer == 1)));\n    }\n}\n",
    );
    out
}

fn rust(cases: &[Case], dimension: Dimension) -> String {
    let count = dimension.count();
    let mut out = head("//");
    let _ = write!(
        out,
        "\n/// Call the function under test here.\n\
         fn intersects(p: &[[f64; {count}]], q: &[[f64; {count}]], p_radius: f64, q_radius: f64) -> bool {{\n    \
         unimplemented!(\"{{}} and {{}} points, radii {{p_radius}} and {{q_radius}}\", p.len(), q.len())\n}}\n\n\
         struct Case {{\n    name: &'static str,\n    p: &'static [[f64; {count}]],\n    q: &'static [[f64; {count}]],\n    \
         radii: [f64; 2],\n    /// None: either.\n    answer: Option<bool>,\n}}\n\nconst CASES: &[Case] = &[\n"
    );
    for case in cases {
        let [p, q] = case.vertices().map(|points| list(points, dimension, ["[", "]"]));
        let [p_radius, q_radius] = case.shapes.each_ref().map(|shape| shape.radius);
        let (name, answer) = (name(case), case.intersects());
        let _ = writeln!(
            out,
            "    Case {{ name: {name}, p: &[{p}], q: &[{q}], radii: [{p_radius:?}, {q_radius:?}], answer: {answer:?} }},"
        );
    }
    out.push_str(
        "];\n\n#[test]\nfn the_verdicts_of_pairs_are_the_true_ones() {\n    for case in CASES {\n        \
         let found = intersects(case.p, case.q, case.radii[0], case.radii[1]);\n        \
         assert!(case.answer.is_none_or(|answer| answer == found), \"{}: {found}\", case.name);\n    }\n}\n",
    );
    out
}

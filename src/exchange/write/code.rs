//! Constants in Rust, C++, C#, Python and JavaScript.

use glam::DVec3;

use super::number;
use super::shapes::{Shapes, Vertices, coordinates};
use crate::exchange::form::{CodeLanguage, TestLanguage};
use crate::gjk::Precision;

/// All shapes as constants, after the required imports.
pub(super) fn code(shapes: &Shapes, language: CodeLanguage) -> String {
    let constants: Vec<String> =
        shapes.lists.iter().map(|vertices| constant(shapes, vertices, language)).collect();
    let constants = constants.join("\n");
    match language {
        CodeLanguage::Python => format!("import numpy as np\n\n{constants}"),
        // Fields have to be in a class.
        CodeLanguage::CSharp => format!("public static class Shapes\n{{\n{constants}}}\n"),
        CodeLanguage::Rust | CodeLanguage::Cpp | CodeLanguage::JavaScript => constants,
    }
}

/// One shape as a constant for a unit test: in Python a plain list, which needs no numpy.
pub(super) fn constant_of_test(shapes: &Shapes, vertices: &Vertices, language: TestLanguage) -> String {
    match language {
        TestLanguage::Python => {
            format!("{} = [\n{}]\n", constant_name(vertices), rows(shapes, vertices, ["(", ")", "", "    "]))
        }
        TestLanguage::Rust | TestLanguage::Cpp | TestLanguage::CSharp => {
            constant(shapes, vertices, language.code())
        }
    }
}

/// One shape as a constant in a language.
fn constant(shapes: &Shapes, vertices: &Vertices, language: CodeLanguage) -> String {
    let name = constant_name(vertices);
    let (count, columns) = (vertices.points.len(), shapes.dimension.count());
    let is_single = shapes.precision == Precision::F32;
    match language {
        CodeLanguage::Cpp => {
            let (number, suffix) = if is_single { ("float", "f") } else { ("double", "") };
            let rows = rows(shapes, vertices, ["{", "}", suffix, "    "]);
            format!("constexpr {number} {name}[{count}][{columns}] = {{\n{rows}}};\n")
        }
        CodeLanguage::CSharp => {
            let (number, suffix) = if is_single { ("float", "f") } else { ("double", "") };
            let rows = rows(shapes, vertices, ["{ ", " }", suffix, "        "]);
            let open = format!("    public static readonly {number}[,] {name} =\n    {{");
            format!("{open}\n{rows}    }};\n")
        }
        CodeLanguage::Python => {
            let dtype = if is_single { ", dtype=np.float32" } else { "" };
            format!("{name} = np.array([\n{}]{dtype})\n", rows(shapes, vertices, ["[", "]", "", "    "]))
        }
        CodeLanguage::JavaScript => {
            format!("const {name} = [\n{}];\n", rows(shapes, vertices, ["[", "]", "", "  "]))
        }
        CodeLanguage::Rust => {
            let number = shapes.precision.name();
            let rows = rows(shapes, vertices, ["[", "]", "", "    "]);
            format!("const {name}: [[{number}; {columns}]; {count}] = [\n{rows}];\n")
        }
    }
}

const fn constant_name(vertices: &Vertices) -> &'static str {
    match vertices.name.as_bytes() {
        b"difference" => "DIFFERENCE",
        _ => vertices.name,
    }
}

/// The points, each on a line between two brackets, with a suffix behind each number and an indent.
fn rows(shapes: &Shapes, vertices: &Vertices, [open, close, suffix, indent]: [&str; 4]) -> String {
    let is_single = shapes.precision == Precision::F32;
    let row = |point: &DVec3| {
        let numbers: Vec<String> = coordinates(*point, shapes.dimension)
            .into_iter()
            .map(|n| format!("{}{suffix}", if is_single { number::single(n) } else { number::code(n) }))
            .collect();
        format!("{indent}{open}{}{close},\n", numbers.join(", "))
    };
    vertices.points.iter().map(row).collect()
}

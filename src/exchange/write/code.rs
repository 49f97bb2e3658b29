//! Constants in Rust, C++, Python and JavaScript.

use glam::DVec3;

use super::super::Format;
use super::{Shapes, Vertices, coordinates, number};
use crate::gjk::Precision;

/// All shapes as constants, after the required imports.
pub(super) fn code(shapes: &Shapes, format: Format) -> String {
    let constants: Vec<String> =
        shapes.lists.iter().map(|vertices| constant(shapes, vertices, format)).collect();
    let head = if format == Format::Python { "import numpy as np\n\n" } else { "" };
    format!("{head}{}", constants.join("\n"))
}

/// One shape as a constant, in the language of the format.
pub(super) fn constant(shapes: &Shapes, vertices: &Vertices, format: Format) -> String {
    let Vertices { name, points } = vertices;
    let name = if *name == "difference" { "DIFFERENCE" } else { name };
    let (count, columns) = (points.len(), shapes.dimension.count());
    let is_single = shapes.precision == Precision::F32;
    let rows = |open: &str, close: &str, suffix: &str, indent: &str| -> String {
        let row = |point: &DVec3| {
            let numbers: Vec<String> = coordinates(*point, shapes.dimension)
                .into_iter()
                .map(|n| format!("{}{suffix}", if is_single { number::single(n) } else { number::code(n) }))
                .collect();
            format!("{indent}{open}{}{close},\n", numbers.join(", "))
        };
        points.iter().map(row).collect()
    };
    match format {
        Format::Cpp | Format::CppTest => {
            let (number, suffix) = if is_single { ("float", "f") } else { ("double", "") };
            let rows = rows("{", "}", suffix, "    ");
            format!("constexpr {number} {name}[{count}][{columns}] = {{\n{rows}}};\n")
        }
        Format::Python => {
            let dtype = if is_single { ", dtype=np.float32" } else { "" };
            format!("{name} = np.array([\n{}]{dtype})\n", rows("[", "]", "", "    "))
        }
        Format::PythonTest => format!("{name} = [\n{}]\n", rows("(", ")", "", "    ")),
        Format::JavaScript => format!("const {name} = [\n{}];\n", rows("[", "]", "", "  ")),
        Format::Rust | Format::RustTest | Format::Csv | Format::Json | Format::Ron | Format::Obj => {
            let number = shapes.precision.name();
            format!("const {name}: [[{number}; {columns}]; {count}] = [\n{}];\n", rows("[", "]", "", "    "))
        }
    }
}

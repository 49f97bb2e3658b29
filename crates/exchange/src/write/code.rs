//! Constants in Rust, C++, C#, Python and JavaScript.

use glam::DVec3;

use super::literal::Literals;
use super::number;
use super::number::coordinates;
use super::record::{RecordValue, ShapeRecord};
use super::shapes::{NamedVertices, WrittenShapes};
use crate::form::{CodeLanguage, TestLanguage};
use crate::gjk::Precision;

/// Returns all shapes as constants, after the required imports.
pub(super) fn code(shapes: &WrittenShapes, language: CodeLanguage) -> String {
    let constants: Vec<String> =
        shapes.lists.iter().map(|vertices| constant(shapes, vertices, language)).collect();
    let constants = format!("{}{}", types(shapes, language), constants.join("\n"));
    match language {
        CodeLanguage::Python => format!("import numpy as np\n\n{constants}"),
        // Fields have to be in a class.
        CodeLanguage::CSharp => format!("public static class Shapes\n{{\n{constants}}}\n"),
        CodeLanguage::Rust | CodeLanguage::Cpp | CodeLanguage::JavaScript => constants,
    }
}

/// Returns one shape as a constant for a unit test: in Python a plain list, which does not need numpy.
pub(super) fn constant_of_test(
    shapes: &WrittenShapes,
    vertices: &NamedVertices,
    language: TestLanguage,
) -> String {
    match (language, &vertices.record) {
        (TestLanguage::Python, Some(record)) => python(shapes, vertices.name, record, ["(", ")"], ["[", "]"]),
        (TestLanguage::Python, None) => {
            format!("{} = [\n{}]\n", constant_name(vertices), rows(shapes, vertices, ["(", ")", "", "    "]))
        }
        (TestLanguage::Rust | TestLanguage::Cpp | TestLanguage::CSharp, _) => {
            constant(shapes, vertices, language.code())
        }
    }
}
/// One shape as a constant in a language.
fn constant(shapes: &WrittenShapes, vertices: &NamedVertices, language: CodeLanguage) -> String {
    if let Some(record) = &vertices.record {
        return record_constant(shapes, vertices.name, record, language);
    }
    let name = constant_name(vertices);
    let (count, columns) = (vertices.points.len(), shapes.dimension.count());
    let is_single = is_single(shapes);
    let suffix = if is_single { "f" } else { "" };
    match language {
        CodeLanguage::Cpp => {
            let number = floating(shapes);
            let rows = rows(shapes, vertices, ["{", "}", suffix, "    "]);
            format!("constexpr {number} {name}[{count}][{columns}] = {{\n{rows}}};\n")
        }
        CodeLanguage::CSharp => {
            let number = floating(shapes);
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

const fn constant_name(vertices: &NamedVertices) -> &'static str {
    match vertices.name.as_bytes() {
        b"difference" => "DIFFERENCE",
        _ => vertices.name,
    }
}

/// Writes each point on a line: the indent, the opening bracket, its numbers with the suffix, and the closing bracket.
fn rows(
    shapes: &WrittenShapes,
    vertices: &NamedVertices,
    [open, close, suffix, indent]: [&str; 4],
) -> String {
    let is_single = is_single(shapes);
    let row = |point: &DVec3| {
        let numbers: Vec<String> = coordinates(*point, shapes.dimension)
            .into_iter()
            .map(|n| format!("{}{suffix}", if is_single { number::single(n) } else { number::code(n) }))
            .collect();
        format!("{indent}{open}{}{close},\n", numbers.join(", "))
    };
    vertices.points.iter().map(row).collect()
}

/// Returns the types of the records, each once; empty in a language without declarations.
pub(super) fn types(shapes: &WrittenShapes, language: CodeLanguage) -> String {
    let mut types: Vec<String> = Vec::new();
    for record in shapes.records() {
        let text = match language {
            CodeLanguage::Rust => rust_type(shapes, record),
            CodeLanguage::Cpp => cpp_type(shapes, record),
            CodeLanguage::CSharp => csharp_type(shapes, record),
            CodeLanguage::Python | CodeLanguage::JavaScript => continue,
        };
        if !types.contains(&text) {
            types.push(text);
        }
    }
    types.concat()
}

fn rust_type(shapes: &WrittenShapes, record: &ShapeRecord) -> String {
    let (number, columns) = (shapes.precision.name(), shapes.dimension.count());
    let field = |(name, value): &(&str, RecordValue)| match value {
        RecordValue::Number(_) => format!("    {name}: {number},\n"),
        RecordValue::Vector(numbers) => format!("    {name}: [{number}; {}],\n", numbers.len()),
        RecordValue::Points(_) => format!("    {name}: &'static [[{number}; {columns}]],\n"),
    };
    let fields: String = record.fields.iter().map(field).collect();
    format!("#[allow(dead_code)]\n#[derive(Debug)]\nstruct {} {{\n{fields}}}\n\n", record.type_name())
}

fn cpp_type(shapes: &WrittenShapes, record: &ShapeRecord) -> String {
    let (number, columns) = (floating(shapes), shapes.dimension.count());
    let field = |(name, value): &(&str, RecordValue)| match value {
        RecordValue::Number(_) => format!("    {number} {name};\n"),
        RecordValue::Vector(numbers) => format!("    {number} {name}[{}];\n", numbers.len()),
        RecordValue::Points(_) => format!("    const {number} (*{name})[{columns}];\n    int count;\n"),
    };
    let fields: String = record.fields.iter().map(field).collect();
    format!("struct {} {{\n{fields}}};\n\n", record.type_name())
}

fn csharp_type(shapes: &WrittenShapes, record: &ShapeRecord) -> String {
    let number = floating(shapes);
    let field = |(name, value): &(&str, RecordValue)| {
        let brackets = match value {
            RecordValue::Number(_) => "",
            RecordValue::Vector(_) => "[]",
            RecordValue::Points(_) => "[,]",
        };
        format!("        public {number}{brackets} {};\n", pascal(name))
    };
    let fields: String = record.fields.iter().map(field).collect();
    format!("    public class {}\n    {{\n{fields}    }}\n\n", record.type_name())
}

/// A record as a constant in a language.
fn record_constant(
    shapes: &WrittenShapes,
    name: &str,
    record: &ShapeRecord,
    language: CodeLanguage,
) -> String {
    let kind = record.type_name();
    let literals = |vector: [&'static str; 2]| code_literals(shapes, vector);
    let joined = |literals: &Literals, field: fn(&str) -> String, sign: &str| {
        let fields = literals.fields(record).into_iter();
        fields.map(|(name, value)| format!("{}{sign} {value}", field(name))).collect::<Vec<_>>().join(", ")
    };
    match language {
        CodeLanguage::Rust => {
            let literals = Literals { list: ["&[", "]"], suffix: "", ..literals(["[", "]"]) };
            format!("const {name}: {kind} = {kind} {{ {} }};\n", joined(&literals, str::to_owned, ":"))
        }
        CodeLanguage::Cpp => cpp_constant(shapes, name, record),
        CodeLanguage::CSharp => {
            let list = ["new[,] {", "}"];
            let literals =
                Literals { list, row: ["{ ", " }"], indent: "    ", ..literals(["new[] { ", " }"]) };
            let fields = joined(&literals, pascal, " =");
            format!("    public static readonly {kind} {name} = new {kind} {{ {fields} }};\n")
        }
        CodeLanguage::Python => {
            let array = ["np.array([", if is_single(shapes) { "], dtype=np.float32)" } else { "])" }];
            python(shapes, name, record, array, array)
        }
        CodeLanguage::JavaScript => {
            let literals = Literals { suffix: "", ..literals(["[", "]"]) };
            let fields = joined(&literals, camel, ":");
            format!("const {name} = {{ kind: \"{}\", {fields} }};\n", record.kind)
        }
    }
}

/// A record as a constant in C++: the vertices are a separate constant.
fn cpp_constant(shapes: &WrittenShapes, name: &str, record: &ShapeRecord) -> String {
    let literals = code_literals(shapes, ["{", "}"]);
    let mut before = String::new();
    let value = |((_, value), (_, text)): (&(&str, RecordValue), (&str, String))| match value {
        RecordValue::Number(_) | RecordValue::Vector(_) => text,
        RecordValue::Points(points) => {
            let (number, columns, count) = (floating(shapes), shapes.dimension.count(), points.len());
            let rows = literals.rows(points);
            before = format!("constexpr {number} {name}_vertices[{count}][{columns}] = {{\n{rows},\n}};\n");
            format!("{name}_vertices, {count}")
        }
    };
    let fields: Vec<String> = record.fields.iter().zip(literals.fields(record)).map(value).collect();
    format!("{before}constexpr {} {name} = {{{}}};\n", record.type_name(), fields.join(", "))
}

/// Writes a record as a dictionary of Python.
fn python(
    shapes: &WrittenShapes,
    name: &str,
    record: &ShapeRecord,
    vector: [&'static str; 2],
    list: [&'static str; 2],
) -> String {
    let row = if vector == list { ["[", "]"] } else { vector };
    let literals = Literals { list, row, suffix: "", ..code_literals(shapes, vector) };
    let fields = literals.fields(record).into_iter().map(|(name, value)| format!("\"{name}\": {value}"));
    let fields: Vec<String> = fields.collect();
    format!("{name} = {{\"kind\": \"{}\", {}}}\n", record.kind, fields.join(", "))
}

/// Literals with the digits of the precision, and the suffix of C.
fn code_literals(shapes: &WrittenShapes, vector: [&'static str; 2]) -> Literals {
    let (number, suffix): (fn(f64) -> String, _) =
        if is_single(shapes) { (number::single, "f") } else { (number::code, "") };
    Literals { number, suffix, ..Literals::plain(vector) }
}

fn is_single(shapes: &WrittenShapes) -> bool {
    shapes.precision == Precision::F32
}

/// The type of numbers in C++ and C#.
fn floating(shapes: &WrittenShapes) -> &'static str {
    if is_single(shapes) { "float" } else { "double" }
}

/// Converts `half_height` to `HalfHeight`.
fn pascal(name: &str) -> String {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split('_').map(word).collect()
}

/// Converts `half_height` to `halfHeight`.
fn camel(name: &str) -> String {
    let name = pascal(name);
    name[..1].to_lowercase() + &name[1..]
}

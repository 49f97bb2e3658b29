//! CSV, JSON and RON.

use super::literal::Literals;
use super::number;
use super::number::coordinates;
use super::record::ShapeRecord;
use super::shapes::{NamedVertices, WrittenShapes};

/// Returns one row for each vertex; with several shapes, the name of the shape is in the first column.
pub(super) fn csv(shapes: &WrittenShapes) -> String {
    let axes = ["x", "y", "z"][..shapes.dimension.count()].join(",");
    let is_named = shapes.lists.len() > 1;
    let mut out = if is_named { format!("shape,{axes}\n") } else { format!("{axes}\n") };
    for NamedVertices { name, points, .. } in &shapes.lists {
        for point in points {
            if is_named {
                out.push_str(name);
                out.push(',');
            }
            out.push_str(&numbers(shapes, *point, ","));
            out.push('\n');
        }
    }
    out
}

/// Returns an object with an array for each shape.
pub(super) fn json(shapes: &WrittenShapes) -> String {
    let lists = shapes.lists.iter().map(|NamedVertices { name, points, record }| {
        if let Some(record) = record {
            return format!("  \"{name}\": {}", json_record(record));
        }
        let rows = points.iter().map(|point| format!("    [{}]", numbers(shapes, *point, ", ")));
        format!("  \"{name}\": [\n{}\n  ]", rows.collect::<Vec<_>>().join(",\n"))
    });
    format!("{{\n{}\n}}\n", lists.collect::<Vec<_>>().join(",\n"))
}

/// Returns a list such as `[(4, 5), (4, 11)]`, as after `Points` in a scene file; several shapes in a struct.
pub(super) fn ron(shapes: &WrittenShapes) -> String {
    let list = |points: &[glam::DVec3], indent: &str| {
        let rows = points.iter().map(|point| format!("{indent}    ({}),\n", numbers(shapes, *point, ", ")));
        format!("[\n{}{indent}]", rows.collect::<String>())
    };
    let body = |vertices: &NamedVertices, indent: &'static str| match &vertices.record {
        Some(record) => ron_record(record, indent),
        None => list(&vertices.points, indent),
    };
    match shapes.lists.as_slice() {
        [only] => format!("{}\n", body(only, "")),
        several => {
            let fields = several.iter().map(|vertices| {
                format!("    {}: {},\n", vertices.name.to_lowercase(), body(vertices, "    "))
            });
            format!("(\n{})\n", fields.collect::<String>())
        }
    }
}

/// An object with the kind and the numbers of a body.
fn json_record(record: &ShapeRecord) -> String {
    let literals = Literals { indent: "  ", ..Literals::plain(["[", "]"]) };
    let fields = literals.fields(record).into_iter().map(|(name, value)| format!("\"{name}\": {value}"));
    let kind = format!("\"kind\": \"{}\"", record.kind);
    format!("{{{}}}", [kind].into_iter().chain(fields).collect::<Vec<_>>().join(", "))
}

/// A struct with the numbers of a body, named like its kind.
fn ron_record(record: &ShapeRecord, indent: &'static str) -> String {
    let literals = Literals { indent, ..Literals::plain(["(", ")"]) };
    let fields = literals.fields(record).into_iter().map(|(name, value)| format!("{name}: {value}"));
    format!("{}({})", record.type_name(), fields.collect::<Vec<_>>().join(", "))
}

fn numbers(shapes: &WrittenShapes, point: glam::DVec3, separator: &str) -> String {
    let numbers = coordinates(point, shapes.dimension).into_iter().map(number::plain);
    numbers.collect::<Vec<_>>().join(separator)
}

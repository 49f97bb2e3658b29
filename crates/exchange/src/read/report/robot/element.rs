//! Numbers and shapes of XML elements. Each refusal has its place in the document.

use std::ops::Range;

use glam::DVec3;
use resvg::usvg::roxmltree::Node;

use super::super::super::number;
use crate::geometry::Shape;
use crate::message::text;
use crate::words;

/// The reason why an element was not understood.
pub(super) struct ElementRefusal {
    /// The place of the element in the document.
    pub(super) range: Range<usize>,
    pub(super) expected: String,
    /// The content found. `None` stands for the text at the place.
    pub(super) found: Option<String>,
}

impl ElementRefusal {
    /// Refuses the text of an element, which differs from the expected one.
    pub(super) fn of(node: Node<'_, '_>, expected: impl Into<String>) -> Self {
        Self { range: node.range(), expected: expected.into(), found: None }
    }

    /// Refuses an element with other content.
    pub(super) fn with(node: Node<'_, '_>, expected: impl Into<String>, found: &str) -> Self {
        Self { found: Some(words::one_line(found)), ..Self::of(node, expected) }
    }
}

/// Returns the elements in an element.
pub(super) fn elements<'a, 'd>(node: Node<'a, 'd>) -> impl Iterator<Item = Node<'a, 'd>> {
    node.children().filter(Node::is_element)
}

/// Returns the elements with this name in an element.
pub(super) fn named<'a, 'd>(node: Node<'a, 'd>, name: &str) -> impl Iterator<Item = Node<'a, 'd>> {
    elements(node).filter(move |child| child.tag_name().name() == name)
}

/// Returns the only element with this name, if there is one.
pub(super) fn only<'a, 'd>(node: Node<'a, 'd>, name: &str) -> Result<Option<Node<'a, 'd>>, ElementRefusal> {
    let mut all = named(node, name);
    let first = all.next();
    match all.next() {
        Some(second) => Err(ElementRefusal::of(second, text!("import-a-single"; name = name))),
        None => Ok(first),
    }
}

/// Returns the name of an element, or nothing.
pub(super) fn name<'a>(node: Node<'a, '_>) -> &'a str {
    node.attribute("name").unwrap_or_default()
}

/// Returns the text in an element.
pub(super) fn text(node: Node<'_, '_>) -> String {
    node.children().filter_map(|child| child.is_text().then(|| child.text()).flatten()).collect()
}

/// Parses all numbers of a text. Returns `None` if it contains anything else.
pub(super) fn numbers(text: &str) -> Option<Vec<f64>> {
    text.split_whitespace().map(number::whole).collect()
}

/// Reads this number of values in an attribute, if there is one.
pub(super) fn attribute<const N: usize>(
    node: Node<'_, '_>,
    name: &str,
) -> Result<Option<[f64; N]>, ElementRefusal> {
    let Some(attribute) = node.attribute_node(name) else { return Ok(None) };
    let read = numbers(attribute.value()).and_then(|numbers| <[f64; N]>::try_from(numbers).ok());
    read.map(Some).ok_or_else(|| ElementRefusal {
        range: attribute.range_value(),
        expected: text!("import-numbers-for"; count = N, name = name),
        found: None,
    })
}

/// This number of values of a shape: in an attribute, as in URDF, or in an element, as in SDF.
fn measure<const N: usize>(node: Node<'_, '_>, name: &str) -> Result<[f64; N], ElementRefusal> {
    if let Some(numbers) = attribute(node, name)? {
        return Ok(numbers);
    }
    let expected = || text!("import-numbers-for"; count = N, name = name);
    let child = only(node, name)?.ok_or_else(|| ElementRefusal::of(node, expected()))?;
    let read = numbers(&text(child)).and_then(|numbers| <[f64; N]>::try_from(numbers).ok());
    read.ok_or_else(|| ElementRefusal::of(child, expected()))
}

/// Reads the shape in a `<geometry>`. The inner error is the reason why a shape is left out.
pub(super) fn shape(geometry: Node<'_, '_>) -> Result<Result<Shape, &'static str>, ElementRefusal> {
    let expected = || text!("import-a-box-or-another-shape");
    let mut kinds = elements(geometry);
    let (Some(kind), None) = (kinds.next(), kinds.next()) else {
        return Err(ElementRefusal::of(geometry, expected()));
    };
    let radius = || measure(kind, "radius").map(|[radius]: [f64; 1]| radius);
    let half_height = || measure(kind, "length").map(|[length]: [f64; 1]| length / 2.0);
    Ok(Ok(match kind.tag_name().name() {
        "box" => Shape::Cuboid { half_extents: DVec3::from_array(measure(kind, "size")?) / 2.0 },
        "sphere" => Shape::Ball { radius: radius()? },
        "cylinder" => Shape::Cylinder { half_height: half_height()?, radius: radius()? },
        "cone" => Shape::Cone { half_height: half_height()?, radius: radius()? },
        "capsule" => {
            let end = DVec3::Z * half_height()?;
            Shape::Capsule { a: -end, b: end, radius: radius()? }
        }
        "ellipsoid" => Shape::Ellipsoid { semi_axes: DVec3::from_array(measure(kind, "radii")?) },
        "plane" => return Ok(Err(text!("import-a-plane-is-not-a-convex"))),
        "heightmap" => return Ok(Err(text!("import-a-height-field-is-not-a"))),
        "empty" => return Ok(Err(text!("import-a-geometry-without-a-shape"))),
        "mesh" => {
            let uri = only(kind, "uri")?.map(text);
            let file = kind.attribute("filename").map(str::to_owned).or(uri).unwrap_or_default();
            let file = file.trim().rsplit(['/', '\\']).next().unwrap_or_default();
            let found = text!("import-a-mesh-in-the-file"; file = file);
            return Err(ElementRefusal::with(kind, text!("import-a-shape-in-the-text-import"), &found));
        }
        _ => return Err(ElementRefusal::of(kind, expected())),
    }))
}

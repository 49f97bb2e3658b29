//! The statements of a model about all its geoms: units of angles, classes of defaults, and meshes.

use std::borrow::Cow;
use std::collections::HashMap;

use glam::{DQuat, DVec3};

use super::super::draft::ReadingDraft;
use super::super::rotation::{self, QuaternionOrder, SpatialFrame};
use super::tags::{Attributes, Tag};
use crate::message::{constant, text};
use crate::read::number;
use crate::reading::excerpt;
use crate::words;

/// The expectation and the text found.
pub(super) type MjcfRefusal = (&'static str, String);

/// The name of the class that all others inherit from.
const MAIN: &str = "main";

/// Maximum number of classes around a class.
const MAX_CLASSES: usize = 64;

/// A class of defaults.
#[derive(Default)]
struct Class<'a> {
    parent: Option<String>,
    geom: Attributes<'a>,
    mesh: Attributes<'a>,
}

/// The settings of a model.
pub(super) struct MjcfModel<'a> {
    is_radian: bool,
    /// The axes of Euler angles: axes in lower case turn with the frame, those in upper case do not.
    axes: String,
    classes: HashMap<String, Class<'a>>,
    meshes: HashMap<String, Result<Vec<DVec3>, MjcfRefusal>>,
}

impl<'a> MjcfModel<'a> {
    /// Collects the settings in these elements, at any depth.
    pub(super) fn of(tags: &[Tag<'a>], draft: &mut ReadingDraft<'_>) -> Self {
        let mut model = Self {
            is_radian: false,
            axes: "xyz".to_owned(),
            classes: HashMap::from([(MAIN.to_owned(), Class::default())]),
            meshes: HashMap::new(),
        };
        let mut around: Vec<String> = Vec::new();
        let mut meshes = Vec::new();
        for tag in tags {
            let class = tag.attributes.get("class").map_or(MAIN, |class| class);
            match tag.name {
                "compiler" => model.compiler(tag, draft),
                "default" => {
                    let is_inner = !around.is_empty() || class == MAIN;
                    if !is_inner && tags.first().is_some_and(|first| first.name == "mujoco") {
                        draft.problem(tag.range.clone(), text!("import-a-default-around-the-class"));
                    }
                    let parent = around.last().cloned().or_else(|| (class != MAIN).then(|| MAIN.to_owned()));
                    model.classes.entry(class.to_owned()).or_default().parent = parent;
                    if !tag.is_closed {
                        around.push(class.to_owned());
                    }
                }
                "/default" => drop(around.pop()),
                "geom" | "mesh" => match around.last().and_then(|class| model.classes.get_mut(class)) {
                    Some(class) if tag.name == "geom" => class.geom.extend(tag.attributes.clone()),
                    Some(class) => class.mesh.extend(tag.attributes.clone()),
                    None if tag.name == "mesh" => meshes.push(&tag.attributes),
                    None => {}
                },
                _ => {}
            }
        }
        if let Some(class) = around.last() {
            let expected = text!("import-a-closing-default");
            draft.found(0..0, expected, text!("import-the-class"; class = words::one_line(class)));
        }
        for mesh in meshes {
            let stem = || Some(mesh.get("file")?.rsplit('/').next()?.rsplit_once('.')?.0);
            let name = mesh.get("name").map(|name| &**name).or_else(stem).unwrap_or_default();
            model.meshes.insert(name.to_owned(), model.vertices(mesh, name));
        }
        model
    }

    fn compiler(&mut self, tag: &Tag<'a>, draft: &mut ReadingDraft<'_>) {
        if let Some(unit) = tag.attributes.get("angle") {
            self.is_radian = unit == "radian";
        }
        if let Some(axes) = tag.attributes.get("eulerseq") {
            self.axes = axes.clone().into_owned();
            if axes.chars().count() != 3 || axes.contains(|c| !"xyzXYZ".contains(c)) {
                draft.problem(tag.range.clone(), text!("import-three-axes-as-eulerseq"));
            }
        }
        if tag.attributes.get("coordinate").is_some_and(|it| it != "local") {
            draft.problem(tag.range.clone(), text!("import-coordinates-relative-to-the-parent-body"));
        }
    }

    /// Returns the attributes of a geom with those of its class. Returns an error for a class that is not in
    /// the text and could change the shape.
    pub(super) fn geom(
        &self,
        own: &Attributes<'a>,
        class: Option<&str>,
    ) -> Result<Attributes<'a>, MjcfRefusal> {
        let is_known = class.is_none_or(|class| self.knows(class));
        let is_whole = own.contains_key("type") && (own.contains_key("size") || own.contains_key("mesh"));
        if !is_known && !is_whole {
            let found = words::one_line(class.unwrap_or_default());
            return Err((text!("import-a-class-that-the-text-defines"), found));
        }
        Ok(self.with_class(own, class, |class| &class.geom))
    }

    /// Returns whether the text defines a class.
    pub(super) fn knows(&self, class: &str) -> bool {
        self.classes.contains_key(class)
    }

    fn with_class(
        &self,
        own: &Attributes<'a>,
        class: Option<&str>,
        of: for<'c> fn(&'c Class<'a>) -> &'c Attributes<'a>,
    ) -> Attributes<'a> {
        let mut all = own.clone();
        let mut class = Some(class.filter(|class| self.knows(class)).unwrap_or(MAIN));
        for _ in 0..MAX_CLASSES {
            let Some(here) = class.and_then(|class| self.classes.get(class)) else { break };
            for (key, value) in of(here) {
                all.entry(key).and_modify(|own| complete(key, own, value)).or_insert_with(|| value.clone());
            }
            class = here.parent.as_deref();
        }
        all
    }

    /// Returns the vertices of the mesh with this name.
    pub(super) fn mesh(&self, name: &str) -> Result<Vec<DVec3>, MjcfRefusal> {
        self.meshes
            .get(name)
            .cloned()
            .unwrap_or_else(|| Err((text!("import-a-mesh-with-vertices"), words::one_line(name))))
    }

    fn vertices(&self, own: &Attributes<'a>, name: &str) -> Result<Vec<DVec3>, MjcfRefusal> {
        let refused = |found: String| (text!("import-a-mesh-with-vertices"), words::one_line(&found));
        let all = self.with_class(own, own.get("class").map(|class| &**class), |class| &class.mesh);
        if let Some(file) = all.get("file") {
            return Err(refused(text!("import-the-file"; file = file)));
        }
        let changes = [("scale", "1 1 1"), ("refpos", "0 0 0"), ("refquat", "1 0 0 0")];
        for (key, neutral) in changes {
            if let Some(value) = all.get(key).filter(|value| numbers(value) != numbers(neutral)) {
                let found = format!("{key}=\"{}\"", words::one_line(value));
                return Err((text!("import-a-mesh-whose-vertices-are-not"), found));
            }
        }
        let text = all.get("vertex").ok_or_else(|| refused(name.to_owned()))?;
        let numbers = numbers(text).ok_or_else(|| refused(excerpt(text)))?;
        let (rows, []) = numbers.as_chunks::<3>() else {
            return Err((
                text!("import-three-numbers-for-each-vertex"),
                text!("import-numbers"; count = numbers.len()),
            ));
        };
        Ok(rows.iter().copied().map(DVec3::from_array).collect())
    }

    /// Returns the frame that the attributes give.
    pub(super) fn frame(&self, attributes: &Attributes<'a>) -> Result<SpatialFrame, MjcfRefusal> {
        let position = attribute::<3>(attributes, "pos", "import-three-numbers-for-pos")?.unwrap_or_default();
        let rotations = ["quat", "axisangle", "euler", "xyaxes", "zaxis"];
        let mut given = rotations.into_iter().filter(|name| attributes.contains_key(name));
        let name = given.next();
        if let (Some(first), Some(second)) = (name, given.next()) {
            return Err((text!("import-one-rotation"), text!("import-both"; first = first, second = second)));
        }
        let rotation = name.map_or(Ok(DQuat::IDENTITY), |name| self.rotation(name, attributes))?;
        Ok(SpatialFrame { position: DVec3::from_array(position), rotation })
    }

    fn rotation(&self, name: &str, attributes: &Attributes<'a>) -> Result<DQuat, MjcfRefusal> {
        let zero = || (text!("import-axes-that-are-not-zero"), text!("import-of-zeros"; name = name));
        let angle = |angle: f64| if self.is_radian { angle } else { angle.to_radians() };
        let vector = DVec3::from_array;
        Ok(match name {
            "quat" => {
                let numbers = required::<4>(attributes, "quat", "import-four-numbers-for-quat")?;
                let length = numbers.iter().map(|it| it * it).sum::<f64>().sqrt();
                let numbers = if length > 0.0 { numbers.map(|it| it / length) } else { numbers };
                rotation::quaternion(numbers, QuaternionOrder::RealFirst)
                    .map_err(|found| (text!("import-a-quaternion"), found))?
            }
            "axisangle" => {
                let [x, y, z, turn] = required(attributes, "axisangle", "import-four-numbers-for-axisangle")?;
                rotation::about(DVec3::new(x, y, z), angle(turn)).ok_or_else(zero)?
            }
            "zaxis" => {
                let z = vector(required(attributes, "zaxis", "import-three-numbers-for-zaxis")?);
                least_turn(z.try_normalize().ok_or_else(zero)?)
            }
            "xyaxes" => {
                let [a, b, c, d, e, f] = required(attributes, "xyaxes", "import-six-numbers-for-xyaxes")?;
                let x = vector([a, b, c]).try_normalize().ok_or_else(zero)?;
                let y = vector([d, e, f]);
                let y = (y - x * x.dot(y)).try_normalize().ok_or_else(zero)?;
                let z = x.cross(y);
                let rows = [x.x, y.x, z.x, x.y, y.y, z.y, x.z, y.z, z.z];
                rotation::matrix(rows).map_err(|found| (text!("import-two-axes"), found))?
            }
            _ => {
                let angles: [f64; 3] = required(attributes, "euler", "import-three-numbers-for-euler")?;
                self.axes.chars().zip(angles).fold(DQuat::IDENTITY, |so_far, (axis, about)| {
                    let turn = match axis.to_ascii_lowercase() {
                        'x' => DQuat::from_rotation_x(angle(about)),
                        'y' => DQuat::from_rotation_y(angle(about)),
                        _ => DQuat::from_rotation_z(angle(about)),
                    };
                    if axis.is_lowercase() { so_far * turn } else { turn * so_far }
                })
            }
        })
    }
}

/// Returns the smallest rotation that takes the axis z to a unit vector.
pub(super) fn least_turn(to: DVec3) -> DQuat {
    if to == DVec3::NEG_Z {
        DQuat::from_rotation_x(std::f64::consts::PI)
    } else {
        DQuat::from_rotation_arc(DVec3::Z, to)
    }
}

/// Completes a size that has fewer numbers than the size of its class: the class gives the missing ones.
fn complete(key: &str, own: &mut Cow<'_, str>, class: &str) {
    let count = own.split_whitespace().count();
    if key == "size" && class.split_whitespace().count() > count {
        let rest: Vec<&str> = class.split_whitespace().skip(count).collect();
        *own = Cow::Owned(format!("{own} {}", rest.join(" ")));
    }
}

/// Numbers separated by blanks.
pub(super) fn numbers(text: &str) -> Option<Vec<f64>> {
    text.split_whitespace().map(number::whole).collect()
}

/// Reads the numbers of an attribute: this number of them, or `None` if it is missing. `expected` is an id.
pub(super) fn attribute<const N: usize>(
    attributes: &Attributes<'_>,
    name: &str,
    expected: &'static str,
) -> Result<Option<[f64; N]>, MjcfRefusal> {
    let Some(text) = attributes.get(name) else { return Ok(None) };
    let read = numbers(text).and_then(|numbers| <[f64; N]>::try_from(numbers).ok());
    read.map(Some).ok_or_else(|| (constant(expected), format!("{name}=\"{}\"", words::one_line(text))))
}

fn required<const N: usize>(
    attributes: &Attributes<'_>,
    name: &str,
    expected: &'static str,
) -> Result<[f64; N], MjcfRefusal> {
    attribute(attributes, name, expected)?
        .ok_or_else(|| (constant(expected), text!("import-none").to_owned()))
}

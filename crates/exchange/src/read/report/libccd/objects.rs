//! Objects of libccd as code sets them: `CCD_BOX(box1); box1.x = 2.; ccdVec3Set(&box1.pos, 0., 0., 1.9);`. A
//! query such as `ccdGJKIntersect(&box1, &box2, &ccd)` uses their values at that point; without a query, the
//! values at the end count.

use std::collections::HashMap;
use std::f64::consts::PI;
use std::ops::Range;

use glam::{DQuat, DVec3};

use crate::geometry::{Dimension, Pose, Rotation, Shape};
use crate::message::text;
use crate::read::number;
use crate::read::report::draft::ReadingDraft;
use crate::read::report::rotation::{self, QuaternionOrder};
use crate::reading::Reading;

/// The macros that declare an object, and the kind of object.
const DECLARATIONS: [(&str, ObjectKind); 3] =
    [("CCD_BOX", ObjectKind::Box), ("CCD_CYL", ObjectKind::Cylinder), ("CCD_SPHERE", ObjectKind::Sphere)];

/// The kind of object that a macro declares.
fn declared(name: &str) -> Option<ObjectKind> {
    DECLARATIONS.iter().find(|(word, _)| *word == name).map(|(_, kind)| *kind)
}

/// Returns whether the text may have such objects: other texts are not parsed.
pub(super) fn may_have_some(text: &str) -> bool {
    text.contains("ccdVec3Set") || DECLARATIONS.iter().any(|(word, _)| text.contains(word))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ObjectKind {
    Box,
    Cylinder,
    Sphere,
}

/// An object with the fields set so far.
#[derive(Clone, Debug, PartialEq)]
struct Object {
    name: String,
    range: Range<usize>,
    kind: Option<ObjectKind>,
    lengths: [Option<f64>; 3],
    radius: Option<f64>,
    height: Option<f64>,
    position: DVec3,
    rotation: DQuat,
}

impl Object {
    fn new(name: &str, range: Range<usize>) -> Self {
        Self {
            name: name.to_owned(),
            range,
            kind: None,
            lengths: [None; 3],
            radius: None,
            height: None,
            position: DVec3::ZERO,
            rotation: DQuat::IDENTITY,
        }
    }

    /// Returns whether the object is a shape, and not just a struct with a position.
    fn is_shape(&self) -> bool {
        self.kind.is_some() || self.radius.is_some() || self.lengths.iter().any(Option::is_some)
    }

    /// The shape; the error states the expected content.
    fn shape(&self) -> Result<Shape, &'static str> {
        let kind = self.kind.unwrap_or(match (self.radius, self.height) {
            (Some(_), Some(_)) => ObjectKind::Cylinder,
            (Some(_), None) => ObjectKind::Sphere,
            (None, _) => ObjectKind::Box,
        });
        let shape = match (kind, self.lengths, self.radius, self.height) {
            (ObjectKind::Box, [Some(x), Some(y), Some(z)], ..) => {
                Some(Shape::Cuboid { half_extents: DVec3::new(x, y, z) / 2.0 })
            }
            (ObjectKind::Cylinder, _, Some(radius), Some(height)) => {
                Some(Shape::Cylinder { half_height: height / 2.0, radius })
            }
            (ObjectKind::Sphere, _, Some(radius), _) => Some(Shape::Ball { radius }),
            _ => None,
        };
        shape.ok_or_else(|| match kind {
            ObjectKind::Box => text!("import-a-box-of-libccd-with-its"),
            ObjectKind::Cylinder => text!("import-a-cylinder-of-libccd-with-its"),
            ObjectKind::Sphere => text!("import-a-sphere-of-libccd-with-its"),
        })
    }
}

/// The reader of a text with its findings.
struct ObjectReader<'a> {
    draft: ReadingDraft<'a>,
    objects: Vec<Object>,
    vectors: HashMap<String, DVec3>,
    /// The last pair of a query, which a loop repeats.
    last: Option<[Object; 2]>,
    has_query: bool,
}

/// Maximum number of objects of a text.
const MAX_OBJECTS: usize = 200;

/// Reads the bodies. Returns `None` if there is no object with a shape.
pub(super) fn read(text: &str) -> Option<Reading> {
    let mut reader = ObjectReader {
        draft: ReadingDraft::of(text),
        objects: Vec::new(),
        vectors: HashMap::new(),
        last: None,
        has_query: false,
    };
    let code = without_comments(text);
    let mut start = 0;
    for piece in code.split_inclusive([';', '{', '}']) {
        let end = start + piece.trim_end_matches([';', '{', '}']).trim_end().len();
        let begin = end - code[start..end].trim_start().len();
        reader.statement(&code[begin..end], begin..end);
        start += piece.len();
    }
    reader.finish()
}

/// The text with blanks in the place of comments, so that all places stay.
fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("//").into_iter().chain(rest.find("/*")).min() {
        let (before, comment) = rest.split_at(at);
        let end = if comment.starts_with("//") {
            comment.find('\n').unwrap_or(comment.len())
        } else {
            comment.find("*/").map_or(comment.len(), |end| end + 2)
        };
        out.push_str(before);
        out.extend(comment[..end].bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
        rest = &comment[end..];
    }
    out + rest
}

/// The name and the parts that an expression refers to: `box1` and `pos` of `&(box1->pos)`.
fn path(text: &str) -> Option<(String, Vec<String>)> {
    let bare = text.trim().trim_start_matches("(void*)").trim_start_matches("(void *)");
    let plain: String = bare.replace("->", ".").chars().filter(|c| !"&() \t\r\n".contains(*c)).collect();
    let is_name =
        |step: &str| step.chars().all(|c| c.is_alphanumeric() || "_[]".contains(c)) && !step.is_empty();
    let mut steps = plain.split('.').map(str::to_owned);
    let name = steps.next()?;
    let parts: Vec<String> = steps.collect();
    (is_name(&name) && parts.iter().all(|part| is_name(part))).then_some((name, parts))
}

/// A number in the notation of C: `1.`, `CCD_REAL(0.5)`, `-M_PI / 4.`.
fn value(text: &str) -> Option<f64> {
    /// Maximum length of a number, in bytes.
    const MAX_CHARACTERS: usize = 100;
    let text = text.trim();
    if text.len() > MAX_CHARACTERS {
        return None;
    }
    let text = text.strip_prefix("CCD_REAL(").and_then(|rest| rest.strip_suffix(')')).unwrap_or(text).trim();
    let (factors, divisor) = match text.rsplit_once(['*', '/']) {
        Some((before, after)) => (before, Some((text.as_bytes()[before.len()], after))),
        None => (text, None),
    };
    if let Some((sign, last)) = divisor {
        let (before, last) = (value(factors)?, value(last)?);
        return Some(if sign == b'*' { before * last } else { before / last }).filter(|it| it.is_finite());
    }
    match text {
        "M_PI" => Some(PI),
        "-M_PI" => Some(-PI),
        other => number::whole(other),
    }
}

/// The name of a call and its arguments.
fn call(statement: &str) -> Option<(&str, Vec<&str>)> {
    let open = statement.find('(')?;
    let name = statement[..open].trim_end();
    let name = name.rsplit(|c: char| !(c.is_alphanumeric() || c == '_')).next()?;
    let inner = statement[open + 1..].trim_end().strip_suffix(')')?;
    let (mut arguments, mut depth, mut start) = (Vec::new(), 0_i32, 0);
    for (at, c) in inner.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => {
                arguments.push(&inner[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    arguments.push(&inner[start..]);
    (!name.is_empty() && depth == 0).then_some((name, arguments))
}

impl ObjectReader<'_> {
    fn statement(&mut self, statement: &str, range: Range<usize>) {
        if let Some(at) = statement.find("ccdGJK").or_else(|| statement.find("ccdMPR")) {
            let inner = statement[at..].split_once('(').map_or("", |(_, inner)| inner);
            return self.query(&inner.split(',').take(2).collect::<Vec<_>>());
        }
        let Some((name, arguments)) = call(statement) else { return self.assignment(statement, range) };
        let numbers = || arguments[1..].iter().map(|text| value(text)).collect::<Option<Vec<f64>>>();
        let target = path(arguments[0]);
        match (name, target) {
            ("ccdVec3Set" | "CCD_VEC3" | "CCD_VEC3_STATIC", Some((owner, parts))) => {
                let vector = numbers().and_then(|it| <[f64; 3]>::try_from(it).ok()).map(DVec3::from_array);
                match parts.as_slice() {
                    [] => drop(vector.map(|vector| self.vectors.insert(owner, vector))),
                    [part] => self.set(&owner, part, vector, range),
                    _ => {}
                }
            }
            ("ccdQuatSet", Some((owner, parts))) if parts == ["quat"] => {
                let turn = numbers().and_then(|it| <[f64; 4]>::try_from(it).ok());
                let turn = turn.ok_or_else(|| text!("import-another-call-of-libccd").to_owned());
                self.turn(
                    &owner,
                    turn.and_then(|numbers| rotation::quaternion(numbers, QuaternionOrder::RealLast)),
                    range,
                );
            }
            ("ccdQuatSetAngleAxis", Some((owner, parts))) if parts == ["quat"] => {
                let axis = arguments.get(2).and_then(|axis| self.vectors.get(&path(axis)?.0));
                let angle = arguments.get(1).and_then(|angle| value(angle));
                let turn = axis.zip(angle).and_then(|(axis, angle)| rotation::about(*axis, angle));
                self.turn(
                    &owner,
                    turn.ok_or_else(|| text!("import-an-angle-or-an-axis-that").to_owned()),
                    range,
                );
            }
            (_, Some((owner, parts))) if parts.is_empty() && declared(name).is_some() => {
                if let Some(object) = self.object(&owner, range.clone()) {
                    *object = Object { kind: declared(name), ..Object::new(&owner, range) };
                }
            }
            _ => self.assignment(statement, range),
        }
    }

    /// Handles assignments such as `box1.x = box1.y = 1.` and `box1.pos.v[0] += 0.1`.
    fn assignment(&mut self, statement: &str, range: Range<usize>) {
        let Some((targets, last)) = statement.rsplit_once('=') else { return };
        let is_calculated = targets.ends_with(['+', '-', '*', '/', '<', '>', '!', '=']);
        let number = value(last).filter(|_| !is_calculated);
        for target in targets.split('=') {
            // The type before a declaration does not belong to its name.
            let target = target.trim_end_matches(['+', '-', '*', '/', ' ']);
            let target = target.rsplit([' ', '\n', '\t']).next().unwrap_or_default();
            let Some((owner, parts)) = path(target) else { continue };
            match parts.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
                [part @ ("x" | "y" | "z" | "radius" | "height")] => {
                    self.set(&owner, part, number.map(DVec3::splat), range.clone());
                }
                ["pos", axis @ ("v[0]" | "v[1]" | "v[2]")] => {
                    let place = usize::from(axis.as_bytes()[2] - b'0');
                    let before = self.objects.iter().find(|object| object.name == owner);
                    let mut position = before.map_or(DVec3::ZERO, |object| object.position);
                    let moved = number.map(|number| {
                        position[place] = number;
                        position
                    });
                    self.set(&owner, "pos", moved, range.clone());
                }
                _ => {}
            }
        }
    }

    /// The object with this name; the first mention creates it.
    fn object(&mut self, name: &str, range: Range<usize>) -> Option<&mut Object> {
        let index = self.objects.iter().position(|object| object.name == name);
        let index = match index {
            Some(index) => index,
            None if self.objects.len() < MAX_OBJECTS => {
                self.objects.push(Object::new(name, range));
                self.objects.len() - 1
            }
            None => return None,
        };
        self.objects.get_mut(index)
    }

    /// Sets a part of an object. A value that is not a number is a problem if the object is known.
    fn set(&mut self, name: &str, part: &str, value: Option<DVec3>, range: Range<usize>) {
        let Some(value) = value else {
            if self.objects.iter().any(|object| object.name == name && object.is_shape()) {
                self.draft.problem(range, text!("import-numbers-such-as-0-5-and"));
            }
            return;
        };
        let Some(object) = self.object(name, range) else { return };
        match part {
            "x" => object.lengths[0] = Some(value.x),
            "y" => object.lengths[1] = Some(value.x),
            "z" => object.lengths[2] = Some(value.x),
            "size" => object.lengths = value.to_array().map(Some),
            "radius" => object.radius = Some(value.x),
            "height" => object.height = Some(value.x),
            "pos" => object.position = value,
            _ => {}
        }
    }

    fn turn(&mut self, name: &str, turn: Result<DQuat, String>, range: Range<usize>) {
        match turn {
            Ok(turn) => {
                if let Some(object) = self.object(name, range) {
                    object.rotation = turn;
                }
            }
            Err(found) => self.draft.found(range, text!("import-a-rotation-four-numbers-of-length"), found),
        }
    }

    /// Adds the two bodies of a query with their current values, unless the last query had the same.
    fn query(&mut self, arguments: &[&str]) {
        let named = |text: &&str| {
            let (name, parts) = path(text)?;
            self.objects
                .iter()
                .find(|object| parts.is_empty() && object.name == name && object.is_shape())
                .cloned()
        };
        let pair = arguments.first().and_then(named).zip(arguments.get(1).and_then(named));
        let Some(pair) = pair.map(<[Object; 2]>::from) else { return };
        self.has_query = true;
        if self.last.as_ref() != Some(&pair) {
            for object in &pair {
                self.body(object);
            }
            self.last = Some(pair);
        }
    }

    fn body(&mut self, object: &Object) {
        let range = object.range.clone();
        match object.shape() {
            Ok(shape) => {
                let pose =
                    Pose { position: object.position, rotation: Rotation::Quaternion(object.rotation) };
                self.draft.body(&object.name, range, Dimension::Three, (shape, pose, 0.0));
            }
            Err(expected) => self.draft.problem(range, expected),
        }
    }

    fn finish(mut self) -> Option<Reading> {
        if !self.objects.iter().any(Object::is_shape) {
            return None;
        }
        if !self.has_query {
            for object in std::mem::take(&mut self.objects).iter().filter(|object| object.is_shape()) {
                self.body(object);
            }
        }
        self.draft.remark(text!("import-read-as-libccds-tests-set-them"));
        Some(self.draft.finish())
    }
}

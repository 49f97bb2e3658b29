//! The constructors of vectors, rotations and poses of many libraries, and what their numbers mean.

use glam::{DQuat, DVec3};

use super::super::report::rotation::{self, Order};
use super::engine::Engine;
use super::turn::{Placed, Turn};
use super::value::{Value, What, about, function, is_rotation, matrix_pose, placed, plain};
use crate::geometry::{Dimension, UNIT_TOLERANCE};

/// What was expected, and what was found instead.
pub(super) type Refused = (&'static str, String);

/// The meaning of a constructor; none for another call.
pub(super) type Meaning = Option<Result<What, Refused>>;

/// A constructor: its type and its function, and the engines that the text names.
pub(super) struct Maker<'a> {
    /// `Isometry3` of `Isometry3::new`.
    pub(super) kind: &'a str,
    /// `new` of `Isometry3::new`.
    pub(super) function: Option<&'a str>,
    /// The whole path with its type arguments.
    pub(super) head: &'a str,
    pub(super) engines: &'a [Engine],
    pub(super) text: &'a str,
}

type Arguments = [(Option<String>, Value)];

const POSE: &str = "a pose in numbers";
const ROTATION: &str = "a rotation in numbers";
const UNIT: &str = "a quaternion of length one";

impl Maker<'_> {
    /// The meaning of the call.
    pub(super) fn meaning(&self, arguments: &Arguments) -> Meaning {
        self.number(arguments)
            .or_else(|| self.numpy(arguments))
            .or_else(|| self.rotation(arguments))
            .or_else(|| self.pose(arguments))
            .or_else(|| self.vector(arguments))
    }

    fn function(&self) -> String {
        plain(self.function.unwrap_or_default())
    }

    /// `sqrt(2)`, `btScalar(50.)`, `static_cast<float>(1)`.
    fn number(&self, arguments: &Arguments) -> Meaning {
        let [(None, only)] = arguments else { return None };
        let number = only.number()?;
        let result = function(self.head, number)?;
        Some(Ok(What::Number(result)))
    }

    /// `np.eye(3)`, `np.zeros(3)`.
    fn numpy(&self, arguments: &Arguments) -> Meaning {
        let last = plain(self.head.rsplit(['.', ':']).next().unwrap_or_default());
        let count = match arguments {
            [(None, only), ..] => only.number(),
            _ => None,
        };
        match (last.as_str(), count) {
            ("eye" | "identity", Some(3.0)) => Some(Ok(What::Turn(Turn::None))),
            ("eye" | "identity", Some(4.0)) => Some(Ok(What::Place(Placed::default()))),
            // trimesh's have the real part first.
            ("quaternionmatrix", _) => match arguments {
                [(None, only)] => {
                    let numbers = only.vector().and_then(|numbers| <[f64; 4]>::try_from(numbers).ok());
                    let turn = numbers.map(|numbers| rotation::quaternion(numbers, Order::RealFirst));
                    Some(match turn {
                        Some(Ok(turn)) => Ok(What::Place(Placed::default().turned(Turn::Quaternion(turn)))),
                        Some(Err(found)) => Err((UNIT, found)),
                        None => Err((UNIT, "another call".to_owned())),
                    })
                }
                _ => None,
            },
            ("translationmatrix", _) => match arguments {
                [(None, only)] => only
                    .vector()
                    .and_then(|numbers| Placed::shift(&numbers))
                    .map(|shift| Ok(What::Place(shift))),
                _ => None,
            },
            ("zero" | "one", None)
                if arguments.is_empty() && self.kind.chars().next().is_some_and(char::is_lowercase) =>
            {
                Some(Ok(What::Turn(Turn::None)))
            }
            ("zeros" | "ones", Some(count)) if [2.0, 3.0].contains(&count) => {
                let number = if last == "zeros" { 0.0 } else { 1.0 };
                Some(Ok(What::Numbers(vec![number; if count == 2.0 { 2 } else { 3 }])))
            }
            _ => None,
        }
    }

    fn is_rotation(&self) -> bool {
        let kind = plain(self.kind);
        [
            "quat",
            "angleaxis",
            "axisangle",
            "rotation",
            "unitcomplex",
            "b2rot",
            "b2makerot",
            "rot2",
            "rot3",
            "basis",
            "mat3",
            "matrix3",
            "mat33",
            "euler",
            "complex",
        ]
        .iter()
        .any(|word| kind.contains(word))
    }

    /// A rotation by a quaternion, a matrix, an axis and an angle, or angles.
    fn rotation(&self, arguments: &Arguments) -> Meaning {
        if !self.is_rotation() {
            return None;
        }
        let kind = plain(self.kind);
        let function = self.function();
        if matches!(function.as_str(), "identity" | "sidentity" | "getidentity" | "one")
            || (arguments.is_empty() && function.is_empty())
        {
            return Some(Ok(What::Turn(Turn::None)));
        }
        let values: Vec<&Value> = arguments.iter().map(|(_, value)| value).collect();
        if let [only] = values.as_slice()
            && let What::Turn(turn) = only.what
        {
            return Some(Ok(What::Turn(turn)));
        }
        if arguments.iter().any(|(label, _)| label.is_some()) && function.is_empty() {
            let record = Value::new(
                What::Record(
                    arguments
                        .iter()
                        .map(|(label, value)| (label.clone().unwrap_or_default(), value.clone()))
                        .collect(),
                ),
                Vec::new(),
            );
            return Some(turn_of(&record, self).map(What::Turn));
        }
        if kind.starts_with("b2")
            || kind.contains("rot2")
            || kind.contains("rotation2")
            || kind.contains("unitcomplex")
        {
            return Some(self.in_the_plane(&function, &values));
        }
        Some(self.in_space(&kind, &function, &values))
    }

    fn in_the_plane(&self, function: &str, values: &[&Value]) -> Result<What, Refused> {
        let angle = match values {
            [one] => one.number().map(|angle| if function == "degrees" { angle.to_radians() } else { angle }),
            [cosine, sine] if self.kind == "b2Rot" => {
                return cosine
                    .number()
                    .zip(sine.number())
                    .ok_or_else(|| (ROTATION, "another rotation".to_owned()))
                    .and_then(|(cosine, sine)| turned(cosine, sine));
            }
            _ => None,
        };
        angle
            .map(|angle| What::Turn(Turn::Angle(angle)))
            .ok_or_else(|| (ROTATION, "another rotation".to_owned()))
    }

    fn in_space(&self, kind: &str, function: &str, values: &[&Value]) -> Result<What, Refused> {
        let other = || (ROTATION, "another rotation".to_owned());
        let quaternion = |turn: DQuat| Ok(What::Turn(Turn::Quaternion(turn)));
        let numbers: Option<Vec<f64>> = values.iter().map(|value| value.number()).collect();
        let is_about = |axis: char| {
            function.ends_with(&format!("rotation{axis}")) || function.ends_with(&format!("rotate{axis}"))
        };
        if let (Some(axis), Some(&[angle])) =
            (['x', 'y', 'z'].into_iter().find(|axis| is_about(*axis)), numbers.as_deref())
        {
            return quaternion(about(axis, angle));
        }
        if kind.contains("euler")
            || function.contains("euler")
            || (kind.contains("quat") && numbers.as_ref().is_some_and(|it| it.len() == 3))
        {
            return self.euler(kind, function, values);
        }
        match values {
            [axis, angle] | [angle, axis]
                if axis.vector().is_some_and(|axis| axis.len() == 3) && angle.number().is_some() =>
            {
                let axis = Placed::shift(&axis.vector().unwrap_or_default())
                    .map_or(DVec3::ZERO, |placed| placed.position);
                let turn = rotation::about(axis, angle.number().unwrap_or_default());
                return turn
                    .map_or_else(|| Err(("an axis that is not zero", "0, 0, 0".to_owned())), quaternion);
            }
            [only] => {
                if let What::Rows(rows) = &only.what {
                    return self.matrix(rows);
                }
                if let Some(vector) = only.vector() {
                    return self.of_vector(kind, function, &vector);
                }
            }
            // Columns of a matrix.
            [a, b, c] => {
                let rows: Option<Vec<Vec<f64>>> =
                    [a, b, c].into_iter().map(|column| column.vector()).collect();
                if let Some(rows) = rows.filter(|rows| rows.iter().all(|row| row.len() == 3)) {
                    let columns: Vec<f64> = (0..9).map(|index| rows[index % 3][index / 3]).collect();
                    return matrix(&columns);
                }
            }
            _ => {}
        }
        match numbers.as_deref() {
            Some(numbers @ [_, _, _, _]) => self.of_vector(kind, function, numbers),
            Some(numbers @ [_, _, _, _, _, _, _, _, _]) => {
                if ["glm", "mat33", "px"].iter().any(|word| plain(self.head).contains(word)) {
                    let rows: Vec<f64> = (0..9).map(|index| numbers[index % 3 * 3 + index / 3]).collect();
                    return matrix(&rows);
                }
                matrix(numbers)
            }
            _ => Err(other()),
        }
    }

    fn matrix(&self, rows: &[Vec<f64>]) -> Result<What, Refused> {
        let numbers: Vec<f64> = rows.iter().flatten().copied().collect();
        if rows.len() == 3 && numbers.len() == 9 {
            matrix(&numbers)
        } else {
            Err((ROTATION, "another matrix".to_owned()))
        }
    }

    /// A quaternion of four numbers, or an axis times an angle.
    fn of_vector(&self, kind: &str, function: &str, numbers: &[f64]) -> Result<What, Refused> {
        match *numbers {
            [a, b, c, d] => {
                // The real part comes first in nalgebra's and Eigen's constructors, and last in all others.
                let is_first = (self.kind == "Quaternion" && (function == "new" || self.head.contains('<')))
                    || (function != "fromxyzw"
                        && [
                            "quaterniond",
                            "quaternionf",
                            "quaternion3f",
                            "quatf",
                            "quats",
                            "quatd",
                            "quaternions",
                        ]
                        .contains(&kind))
                    // eigenpy's, which coal and pinocchio use.
                    || (kind == "quaternion" && ["coal.", "hppfcl.", "pin.", "pinocchio.", "eigenpy."].iter().any(|path| self.head.starts_with(path)))
                    || kind.contains("wxyz")
                    || function.contains("wxyz");
                let order = if is_first { Order::RealFirst } else { Order::RealLast };
                rotation::quaternion([a, b, c, d], order)
                    .map(|turn| What::Turn(Turn::Quaternion(turn)))
                    .map_err(|found| (UNIT, found))
            }
            [x, y, z]
                if function.contains("scaledaxis") || function == "new" || kind.contains("angleaxis") =>
            {
                let axis = DVec3::new(x, y, z);
                Ok(What::Turn(rotation::about(axis, axis.length()).map_or(Turn::None, Turn::Quaternion)))
            }
            _ => Err((ROTATION, "another rotation".to_owned())),
        }
    }

    /// A rotation by three angles.
    fn euler(&self, kind: &str, function: &str, values: &[&Value]) -> Result<What, Refused> {
        let named = values.iter().find_map(|value| match &value.what {
            What::Name(order) | What::Text(order) => {
                Some(order.rsplit([':', '.']).next().unwrap_or_default().to_owned())
            }
            _ => None,
        });
        let numbers: Vec<f64> = match values.iter().find_map(|value| value.vector()) {
            Some(vector) => vector,
            None => values.iter().filter_map(|value| value.number()).collect(),
        };
        let other = || (ROTATION, "angles in an order that is not known here".to_owned());
        let &[a, b, c] = numbers.as_slice() else { return Err(other()) };
        let [x, y, z] = [('x', a), ('y', b), ('z', c)].map(|(axis, angle)| about(axis, angle));
        let is_unity = kind == "quaternion" && function == "euler";
        let turn = if is_unity {
            let [x, y, z] =
                [('x', a), ('y', b), ('z', c)].map(|(axis, angle)| about(axis, angle.to_radians()));
            y * x * z
        } else if kind == "btquaternion" {
            // Yaw about y, pitch about x, roll about z.
            about('y', a) * about('x', b) * about('z', c)
        } else if function == "seulerangles"
            || function == "fromeulerangles"
            || function == "getquaternionfromeuler"
            || kind.contains("getquaternionfromeuler")
        {
            z * y * x
        } else {
            match named.as_deref() {
                Some("XYZ") => x * y * z,
                Some("ZYX") => about('z', a) * about('y', b) * about('x', c),
                Some("YXZ") => about('y', a) * about('x', b) * about('z', c),
                _ => return Err(other()),
            }
        };
        Ok(What::Turn(Turn::Quaternion(turn)))
    }

    fn is_pose(&self) -> bool {
        let kind =
            plain(self.kind.strip_prefix("bt").or_else(|| self.kind.strip_prefix("Px")).unwrap_or(self.kind));
        let stem = kind.trim_end_matches(|c: char| c.is_ascii_digit() || "dfsa".contains(c));
        let stems = [
            "isometry",
            "pose",
            "transform",
            "se",
            "rmat",
            "mat",
            "dmat",
            "defaultmotiont",
            "defaultmotionstate",
            "rigidtransform",
            "matrix",
            "transformbundle",
            "translation",
            "transformx",
            "b2transform",
            "xform",
            "spatialbundle",
            "globaltransform",
            "transform3d",
            "transform2d",
        ];
        stems.contains(&stem)
            || stems.contains(&kind.as_str())
            || self.kind == "b2Transform"
            || kind.contains("motionstate")
    }

    /// A pose by what its parts are, whatever their order.
    fn pose(&self, arguments: &Arguments) -> Meaning {
        if !self.is_pose() {
            return None;
        }
        let function = self.function();
        if matches!(function.as_str(), "identity" | "getidentity" | "sidentity" | "default") {
            return Some(Ok(What::Place(Placed::default())));
        }
        let known = [
            "",
            "new",
            "fromparts",
            "translation",
            "fromtranslation",
            "stranslation",
            "fromxyz",
            "srotationtranslation",
            "rotation",
            "srotation",
            "fromrotation",
            "fromrotationtranslation",
            "maketranslation",
            "from",
            "fromtransform",
            "fromposquat",
            "fromisometry",
            "fromtranslationrotation",
            "fromrotationmatrix",
        ];
        if let ([(None, only)], Some(axis)) = (
            arguments,
            ['x', 'y', 'z'].into_iter().find(|axis| function.ends_with(&format!("rotation{axis}"))),
        ) && let Some(angle) = only.number()
        {
            return Some(Ok(What::Place(Placed::default().turned(Turn::Quaternion(about(axis, angle))))));
        }
        if !known.contains(&function.as_str()) {
            return if arguments.iter().any(|(_, value)| value.has_numbers()) {
                Some(Err((POSE, format!("another call, `{function}`"))))
            } else {
                None
            };
        }
        Some(self.placed(&function, arguments).map(What::Place))
    }

    fn placed(&self, function: &str, arguments: &Arguments) -> Result<Placed, Refused> {
        let refused = |found: &str| (POSE, found.to_owned());
        let mut pose = Placed::default();
        let mut has_shift = false;
        let mut scalars: Vec<f64> = Vec::new();
        for (label, value) in arguments {
            let named = label.as_deref().map(super::role::role);
            match (&value.what, named) {
                (What::Name(_) | What::Text(_), _) if is_nothing(value) => {}
                (_, Some(super::role::Role::Scale)) => {
                    let ones =
                        value.vector().is_some_and(|numbers| numbers.iter().all(|number| *number == 1.0));
                    if !ones {
                        return Err(refused("a scale"));
                    }
                }
                (What::Place(place), _) => {
                    pose = pose.of(*place).ok_or_else(|| refused("parts of two dimensions"))?
                }
                (What::Turn(turn), _) => pose = pose.turned(*turn),
                (What::Rows(rows), _) if is_rotation(rows) => {
                    let What::Turn(turn) = self.matrix(rows)? else { return Err(refused("another matrix")) };
                    pose = pose.turned(turn);
                }
                (What::Rows(rows), _)
                    if rows.len() == 2
                        && rows.iter().all(|row| row.len() == 2)
                        && self.kind.starts_with("b2") =>
                {
                    let What::Turn(turn) = turned(rows[1][0], rows[1][1])? else {
                        return Err(refused("another rotation"));
                    };
                    pose = Placed::shift(&rows[0]).unwrap_or_default().turned(turn);
                    has_shift = true;
                }
                (What::Rows(rows), _)
                    if (3..=4).contains(&rows.len()) && rows.iter().all(|row| row.len() == 4) =>
                {
                    pose = matrix_pose(rows).map_err(|found| (POSE, found))?;
                    has_shift = true;
                }
                (What::Record(_), _) if value.vector().is_none() => {
                    pose = record_pose(value)?.unwrap_or(pose);
                    has_shift = true;
                }
                (_, Some(super::role::Role::Rotation)) => pose = pose.turned(turn_of(value, self)?),
                _ => match (value.vector(), value.number()) {
                    (Some(numbers), _) if numbers.len() == 4 => pose = pose.turned(turn_of(value, self)?),
                    (Some(numbers), _) if has_shift && numbers.len() == 3 => {
                        pose = pose.turned(turn_of(value, self)?)
                    }
                    (Some(numbers), _) if has_shift && numbers.len() == 2 && self.kind.starts_with("b2") => {
                        let What::Turn(turn) = turned(numbers[0], numbers[1])? else {
                            return Err(refused("another rotation"));
                        };
                        pose = pose.turned(turn);
                    }
                    (Some(numbers), _) => {
                        pose = pose
                            .moved(Placed::shift(&numbers).ok_or_else(|| refused("another translation"))?);
                        has_shift = true;
                    }
                    (None, Some(number)) if has_shift => pose = pose.turned(Turn::Angle(number)),
                    (None, Some(number)) => scalars.push(number),
                    (None, None) => return Err(refused("a part that is not set in numbers")),
                },
            }
        }
        match scalars.len() {
            0 => Ok(pose),
            1 if function.contains("rotation") => Ok(pose.turned(Turn::Angle(scalars[0]))),
            2 | 3 if !function.contains("rotation") => Placed::shift(&scalars)
                .map(|shift| pose.moved(shift))
                .ok_or_else(|| refused("another translation")),
            _ => Err((POSE, format!("{} numbers", scalars.len()))),
        }
    }

    /// `Vec3(1, 2, 3)`, `np.array([…])`, `Vector3::y()`.
    fn vector(&self, arguments: &Arguments) -> Meaning {
        let kind = plain(self.kind);
        let function = self.function();
        // The last word of the type, without the letters and digits of its numbers.
        let words = super::role::words_of(self.kind);
        let last =
            words.iter().rev().find(|word| word.len() > 1 && !word.starts_with(|c: char| c.is_ascii_digit()));
        let ends = [
            "vec",
            "vector",
            "point",
            "array",
            "coord",
            "coords",
            "list",
            "tuple",
            "position",
            "translation",
            "pt",
            "float",
            "double",
            "real",
            "xy",
            "points",
            "vertex",
            "verts",
            "tvec",
            "fvector",
        ];
        let is_maker = last.is_some_and(|last| ends.iter().any(|word| last.ends_with(word)))
            || (kind.is_empty() && function == "new")
            || ["from", "of"].contains(&kind.as_str());
        if self.kind == "b2ComputeHull"
            && let Some((_, points)) = arguments.first()
        {
            return points.points().map(|rows| Ok(What::Rows(rows)));
        }
        let is_short = self.function == Some("new") && self.kind.len() <= 3;
        if !is_maker && !is_short {
            return None;
        }
        let count = if kind.contains('2') { 2 } else { 3 };
        let axis = |axis: usize| {
            let mut numbers = vec![0.0; count];
            numbers[axis] = 1.0;
            Some(Ok(What::Numbers(numbers)))
        };
        match (function.as_str(), arguments) {
            ("zero" | "zeros" | "szero", []) => return Some(Ok(What::Numbers(vec![0.0; count]))),
            ("one" | "ones" | "sone", []) => return Some(Ok(What::Numbers(vec![1.0; count]))),
            ("withcapacity", _) => return Some(Ok(What::List(Vec::new()))),
            // A list with room for so many points.
            ("", [(None, only)])
                if only.number().is_some()
                    && ["vector", "list", "array", "arraylist"].contains(&kind.as_str()) =>
            {
                return Some(Ok(What::List(Vec::new())));
            }
            ("x" | "xaxis" | "saxisx" | "unitx", []) => return axis(0),
            ("y" | "yaxis" | "saxisy" | "unity", []) => return axis(1),
            ("z" | "zaxis" | "saxisz" | "unitz", []) if count == 3 => return axis(2),
            ("repeat" | "splat" | "sreplicate", [(None, one)]) => {
                return one.number().map(|number| Ok(What::Numbers(vec![number; count])));
            }
            _ => {}
        }
        if let [(None, only)] = arguments {
            match &only.what {
                What::Number(number)
                    if [
                        "vec2", "vec3", "dvec2", "dvec3", "vector2", "vector3", "rvec3", "pxvec3", "float3",
                        "fvector",
                    ]
                    .contains(&kind.as_str()) =>
                {
                    return Some(Ok(What::Numbers(vec![*number; count])));
                }
                What::Numbers(_) | What::Rows(_) | What::List(_) | What::Record(_) => {
                    return Some(Ok(only.what.clone()));
                }
                _ => {}
            }
        }
        // Arguments without names, but for the type of the numbers.
        let items: Vec<(Option<String>, Value)> =
            arguments.iter().filter(|(label, _)| label.is_none()).cloned().collect();
        if items.is_empty() {
            let is_record = arguments.iter().any(|(label, _)| {
                label.as_deref().is_some_and(|label| matches!(label.to_ascii_lowercase().as_str(), "x" | "y"))
            });
            return is_record
                .then(|| Ok(super::value::gathered(arguments.to_vec())))
                .or(Some(Ok(What::List(Vec::new()))));
        }
        if let [(None, Value { what: rows @ (What::Rows(_) | What::Numbers(_)), .. }), ..] = items.as_slice()
            && items.iter().skip(1).all(|(_, value)| matches!(value.what, What::Name(_)))
        {
            return Some(Ok(rows.clone()));
        }
        Some(Ok(super::value::gathered(items)))
    }
}

/// Whether a value says that nothing is moved or turned: `PxIdentity`.
fn is_nothing(value: &Value) -> bool {
    matches!(&value.what, What::Name(name) if plain(name).ends_with("identity"))
}

fn matrix(numbers: &[f64]) -> Result<What, Refused> {
    let numbers: [f64; 9] =
        numbers.try_into().map_err(|_| (ROTATION, format!("{} numbers", numbers.len())))?;
    rotation::matrix(numbers)
        .map(|turn| What::Turn(if turn == DQuat::IDENTITY { Turn::None } else { Turn::Quaternion(turn) }))
        .map_err(|found| ("a rotation matrix", found))
}

/// The rotation in the plane of a cosine and a sine.
fn turned(cosine: f64, sine: f64) -> Result<What, Refused> {
    let length = cosine.hypot(sine);
    if (length - 1.0).abs() > UNIT_TOLERANCE {
        return Err(("a cosine and a sine", format!("a vector of length {length}")));
    }
    Ok(What::Turn(Turn::Angle(if sine == 0.0 && cosine > 0.0 { 0.0 } else { sine.atan2(cosine) })))
}

/// The rotation that a value is: an angle, a quaternion, a matrix, an axis times an angle.
pub(super) fn turn_of(value: &Value, maker: &Maker<'_>) -> Result<Turn, Refused> {
    if is_nothing(value) {
        return Ok(Turn::None);
    }
    let what = match &value.what {
        What::Turn(turn) => return Ok(*turn),
        What::Place(place) if place.position == DVec3::ZERO => return Ok(place.turn),
        What::Number(angle) => {
            let degrees = maker.engines.iter().any(|engine| engine.has_degrees());
            return Ok(Turn::Angle(if degrees { angle.to_radians() } else { *angle }));
        }
        What::Rows(rows) if rows.len() == 1 => {
            return turn_of(&Value::new(What::Numbers(rows[0].clone()), Vec::new()), maker);
        }
        What::Rows(rows) => maker.matrix(rows)?,
        What::Record(fields) => return turn_of_record(value, fields, maker),
        What::List(items) if items.len() == 1 => return turn_of(&items[0], maker),
        What::Numbers(numbers) => match numbers.as_slice() {
            [cosine, sine] => turned(*cosine, *sine)?,
            [x, y, z] => {
                let axis = DVec3::new(*x, *y, *z);
                let is_axis = maker.engines.contains(&Engine::Parry);
                if !is_axis && axis != DVec3::ZERO {
                    return Err((ROTATION, "three numbers that may be angles or an axis".to_owned()));
                }
                What::Turn(rotation::about(axis, axis.length()).map_or(Turn::None, Turn::Quaternion))
            }
            [a, b, c, d] => {
                // python-fcl takes the real part first, all others of these last.
                let is_first = maker.engines.contains(&Engine::Fcl)
                    && !maker.text.contains("coal")
                    && !maker.text.contains("hpp");
                let order = if is_first { Order::RealFirst } else { Order::RealLast };
                let turn = rotation::quaternion([*a, *b, *c, *d], order).map_err(|found| (UNIT, found))?;
                What::Turn(Turn::Quaternion(turn))
            }
            numbers if numbers.len() == 9 => matrix(numbers)?,
            numbers => return Err((ROTATION, format!("{} numbers", numbers.len()))),
        },
        _ => return Err((ROTATION, "a rotation that is not set in numbers".to_owned())),
    };
    match what {
        What::Turn(turn) => Ok(turn),
        _ => Err((ROTATION, "another rotation".to_owned())),
    }
}

/// `{w: 1, x: 0, …}`, `{re: 1, im: 0}`, `{c: 1, s: 0}`, `Unit { value: … }`.
fn turn_of_record(value: &Value, fields: &[(String, Value)], maker: &Maker<'_>) -> Result<Turn, Refused> {
    let number = |name: &str| value.field(name).and_then(Value::number);
    if let (Some(x), Some(y), Some(z), Some(w)) = (number("x"), number("y"), number("z"), number("w")) {
        return rotation::quaternion([x, y, z, w], Order::RealLast)
            .map(Turn::Quaternion)
            .map_err(|found| (UNIT, found));
    }
    let cosine = number("re").or_else(|| number("cos")).or_else(|| number("c"));
    let sine = number("im").or_else(|| number("sin")).or_else(|| number("s"));
    if let (Some(cosine), Some(sine)) = (cosine, sine) {
        return match turned(cosine, sine) {
            Ok(What::Turn(turn)) => Ok(turn),
            Ok(_) => Err((ROTATION, "another rotation".to_owned())),
            Err((_, found)) => Err(("a complex number of length one", found)),
        };
    }
    if let Some(angle) = number("angle") {
        return Ok(Turn::Angle(angle));
    }
    match fields {
        [(_, inner)] => turn_of(inner, maker),
        _ => Err((ROTATION, "another rotation".to_owned())),
    }
}

/// The pose of a record with a translation, a rotation or both; none if it has neither.
pub(super) fn record_pose(value: &Value) -> Result<Option<Placed>, Refused> {
    let What::Record(fields) = &value.what else { return Ok(None) };
    let maker = Maker { kind: "", function: None, head: "", engines: &[Engine::Parry], text: "" };
    let (mut pose, mut found) = (Placed::default(), false);
    for (name, part) in fields {
        match super::role::role(name) {
            super::role::Role::Position => {
                let part = match &part.what {
                    What::Record(inner) if part.vector().is_none() && inner.len() == 1 => &inner[0].1,
                    _ => part,
                };
                let shift = part.vector().and_then(|numbers| Placed::shift(&numbers));
                pose = pose.moved(
                    shift.ok_or_else(|| (POSE, "a translation that is no vector of numbers".to_owned()))?,
                );
                found = true;
            }
            super::role::Role::Rotation => {
                pose = pose.turned(turn_of(part, &maker)?);
                found = true;
            }
            super::role::Role::Pose => {
                if let Some(inner) = record_pose(part)?.or_else(|| placed(part)) {
                    pose = inner;
                    found = true;
                }
            }
            super::role::Role::Scale => return Err((POSE, "a scale".to_owned())),
            _ => {}
        }
    }
    if pose.dimension.is_none() && found {
        pose.dimension = match pose.turn {
            Turn::None => None,
            Turn::Angle(_) => Some(Dimension::Two),
            Turn::Quaternion(_) => Some(Dimension::Three),
        };
    }
    Ok(found.then_some(pose))
}

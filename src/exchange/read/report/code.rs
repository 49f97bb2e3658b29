//! Shapes and poses as code constructs them and debug prints show them, and which pose belongs to which shape.

use std::collections::HashMap;
use std::ops::Range;

use super::draft::Draft;
use super::expression::{self, Group, Item, Value};
use super::poses::{self, Placed};
use super::shapes::{self, Made};
use crate::exchange::read::token::Token;
use crate::exchange::reading::Reading;
use crate::geometry::{Dimension, MAX_VERTICES, Shape};

/// A meaning of a part of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    /// A shape, by its number.
    Shape(usize),
    /// A pose, by its number.
    Pose(usize),
    /// A shape with its pose.
    Body(usize, usize),
}

/// A shape with its place.
struct Found {
    made: Made,
    range: Range<usize>,
    name: String,
}

/// All that is found in a text.
struct Code<'a> {
    draft: Draft<'a>,
    shapes: Vec<Found>,
    poses: Vec<Placed>,
    /// Shapes with their poses, in order.
    bodies: Vec<(usize, Option<usize>)>,
    names: HashMap<String, Known>,
    /// Lists of points by name.
    lists: HashMap<String, Vec<Vec<f64>>>,
    assumed: Vec<&'static str>,
}

/// The most shapes or poses of a text.
const MOST: usize = 10_000;

/// The bodies of code or of a debug print; none if there is no shape.
pub(super) fn read(text: &str, tokens: &[Token]) -> Option<Reading> {
    if !shapes::mentions_a_shape(text) {
        return None;
    }
    let root = expression::parse(text, tokens);
    let mut code = Code {
        draft: Draft::of(text),
        shapes: Vec::new(),
        poses: Vec::new(),
        bodies: Vec::new(),
        names: HashMap::new(),
        lists: HashMap::new(),
        assumed: Vec::new(),
    };
    for item in &root.items {
        code.meaning(item);
    }
    code.finish()
}

/// The name before a method: `t` and `setOrigin` of `t.setOrigin`.
fn method(head: &str) -> Option<(&str, &str)> {
    head.rsplit_once('.').filter(|(owner, _)| !owner.is_empty())
}

impl Code<'_> {
    fn problem(&mut self, range: &Range<usize>, expected: &str, found: Option<String>) {
        match found {
            Some(found) => self.draft.found(range.clone(), expected, found),
            None => self.draft.problem(range.clone(), expected),
        }
    }

    fn add_shape(&mut self, made: Made, range: Range<usize>) -> Option<Known> {
        if self.shapes.len() >= MOST {
            self.draft.problem(range, "at most 10000 shapes");
            return None;
        }
        self.shapes.push(Found { made, range, name: String::new() });
        Some(Known::Shape(self.shapes.len() - 1))
    }

    fn add_pose(&mut self, placed: Placed) -> Option<Known> {
        (self.poses.len() < MOST).then(|| {
            self.poses.push(placed);
            Known::Pose(self.poses.len() - 1)
        })
    }

    /// The meaning of a value. What it means under a name is remembered.
    fn meaning(&mut self, item: &Item) -> Option<Known> {
        let known = match &item.value {
            Value::Number(_) => None,
            Value::Word(word) => {
                let known = self.names.get(word.as_str()).copied();
                let is_identity = || word.ends_with("IDENTITY") && word.contains("Pose");
                match known {
                    None if is_identity() => self.add_pose(Placed::default()),
                    known => known,
                }
            }
            Value::Group(group) => self.group(group, item),
        };
        if let Some(label) = &item.label {
            self.assign(label, item, known);
        }
        known
    }

    fn group(&mut self, group: &Group, item: &Item) -> Option<Known> {
        if let Some((owner, function)) = group.head.as_deref().and_then(method)
            && self.call(owner, function, group)
        {
            return None;
        }
        let mut assumed = Vec::new();
        let pose = poses::pose(group, &mut assumed);
        self.assumed.extend(assumed);
        if let Some(pose) = pose {
            return match pose {
                Ok(placed) => self.add_pose(placed),
                Err((expected, found)) => {
                    self.problem(&item.range, expected, Some(found));
                    None
                }
            };
        }
        match shapes::shape(group) {
            Some(Ok(mut made)) => {
                if matches!(&made.shape, Shape::Points(points) if points.is_empty())
                    && let Some(hull) = self.listed(group)
                {
                    made = hull;
                }
                return self.add_shape(made, item.range.clone());
            }
            Some(Err(expected)) => {
                self.problem(&item.range, expected, None);
                return None;
            }
            None => {}
        }
        let inner: Vec<Known> = group.items.iter().filter_map(|item| self.meaning(item)).collect();
        let known = self.together(group, &inner);
        if let (Some(head), Some(known)) = (&group.head, known)
            && !head.contains(['.', ':', '<', '!'])
        {
            self.name(head, known);
        }
        known
    }

    /// The hull of points that stand under a name in the call.
    fn listed(&self, group: &Group) -> Option<Made> {
        group.items.iter().find_map(|item| match &item.value {
            Value::Word(word) => {
                let word = word.split_once('.').map_or(word.as_str(), |(list, _)| list);
                shapes::hull(self.lists.get(word)?)
            }
            _ => None,
        })
    }

    /// The meaning of a call by that of its arguments: `contact(pos1, shape1, pos2, shape2)`, `Object(shape, pose)`.
    fn together(&mut self, group: &Group, inner: &[Known]) -> Option<Known> {
        match inner {
            [Known::Pose(p), Known::Shape(a), Known::Pose(q), Known::Shape(b)]
            | [Known::Shape(a), Known::Pose(p), Known::Shape(b), Known::Pose(q)] => {
                self.bodies.extend([(*a, Some(*p)), (*b, Some(*q))]);
                None
            }
            [Known::Pose(q), Known::Shape(a), Known::Shape(b)] => {
                self.draft.remark(
                    "One pose before two shapes was taken as that of the second, seen from the first",
                );
                self.bodies.extend([(*a, None), (*b, Some(*q))]);
                None
            }
            [Known::Shape(shape), Known::Pose(pose)] | [Known::Pose(pose), Known::Shape(shape)] => {
                self.bodies.push((*shape, Some(*pose)));
                Some(Known::Body(*shape, *pose))
            }
            // The settings of a body of Jolt, and a shape that is moved: a shape, a position and a rotation.
            [Known::Shape(shape)]
                if matches!(group.name().0.as_str(), "BodyCreationSettings" | "RotatedTranslatedShape") =>
            {
                let mut assumed = Vec::new();
                let mut vectors = group.items.iter().filter_map(shapes::vector);
                let position = vectors.find(|numbers| numbers.len() == 3);
                let turns = group
                    .items
                    .iter()
                    .filter(|item| item.group().is_some_and(|group| group.name().0.starts_with("Quat")));
                let turn = turns.map(|item| poses::turn_of(item, &mut assumed)).find_map(Result::ok);
                self.assumed.extend(assumed);
                let placed = Placed::shift(&position?)?.turned(turn.unwrap_or_default());
                let Some(Known::Pose(pose)) = self.add_pose(placed) else { return None };
                self.bodies.push((*shape, Some(pose)));
                Some(Known::Body(*shape, pose))
            }
            [one] => Some(*one),
            _ => None,
        }
    }

    /// A call of a method that changes what stands under a name; whether it is one.
    fn call(&mut self, owner: &str, function: &str, group: &Group) -> bool {
        let numbers = || group.items.first().and_then(shapes::vector).or_else(|| group.numbers());
        match function {
            "setIdentity" => drop(self.pose_of(owner)),
            "setOrigin" | "setPosition" | "setTranslation" => {
                let Some(moved) = numbers().and_then(|numbers| Placed::shift(&numbers)) else { return false };
                if let Some(pose) = self.pose_of(owner) {
                    (pose.position, pose.dimension) = (moved.position, moved.dimension);
                }
            }
            "setRotation" | "setOrientation" => {
                let mut assumed = Vec::new();
                let turn = group.items.first().and_then(|item| poses::turn_of(item, &mut assumed).ok());
                self.assumed.extend(assumed);
                let Some(turn) = turn else { return false };
                if let Some(pose) = self.pose_of(owner) {
                    *pose = pose.turned(turn);
                }
            }
            "addPoint" => {
                let point = numbers().and_then(|numbers| shapes::position(&numbers));
                let Some(Known::Shape(index)) = self.names.get(owner).copied() else { return false };
                let Shape::Points(points) = &mut self.shapes[index].made.shape else { return false };
                if let Some((point, _)) = point
                    && points.len() < MAX_VERTICES
                {
                    points.push(point);
                }
            }
            "setTransform" | "setWorldTransform" => {
                let pose = group.items.iter().find_map(|item| self.meaning(item));
                let (Some(Known::Shape(shape)), Some(Known::Pose(pose))) =
                    (self.names.get(owner).copied(), pose)
                else {
                    return false;
                };
                self.bodies.push((shape, Some(pose)));
            }
            _ => return false,
        }
        true
    }

    /// The pose under a name, which begins as the identity.
    fn pose_of(&mut self, name: &str) -> Option<&mut Placed> {
        let index = match self.names.get(name) {
            Some(Known::Pose(index)) => *index,
            Some(_) => return None,
            None => {
                let Some(Known::Pose(index)) = self.add_pose(Placed::default()) else { return None };
                self.names.insert(name.to_owned(), Known::Pose(index));
                index
            }
        };
        self.poses.get_mut(index)
    }

    fn name(&mut self, name: &str, known: Known) {
        if let Known::Shape(index) | Known::Body(index, _) = known
            && self.shapes[index].name.is_empty()
        {
            name.clone_into(&mut self.shapes[index].name);
        }
        self.names.insert(name.to_owned(), known);
    }

    /// `p = …`, `t.translation() = …`, `t.rotation() << …`.
    fn assign(&mut self, label: &str, item: &Item, known: Option<Known>) {
        let (owner, part) = method(label).unwrap_or((label, ""));
        let numbers = shapes::vector(item);
        let mut assumed = Vec::new();
        match part {
            "translation" | "origin" | "position" | "pos" => {
                let moved = numbers.filter(|numbers| numbers.len() < 4);
                if let Some(moved) = moved.and_then(|numbers| Placed::shift(&numbers))
                    && let Some(pose) = self.pose_of(owner)
                {
                    (pose.position, pose.dimension) = (moved.position, moved.dimension);
                }
            }
            "rotation" | "linear" | "orientation" => match poses::turn_of(item, &mut assumed) {
                Ok(turn) => {
                    if let Some(pose) = self.pose_of(owner) {
                        *pose = pose.turned(turn);
                    }
                }
                Err((expected, found)) => self.problem(&item.range, expected, Some(found)),
            },
            _ => match known {
                Some(known) => self.name(label, known),
                None => {
                    if let Some(points) = shapes::points(item) {
                        self.lists.insert(label.to_owned(), points);
                    }
                }
            },
        }
        self.assumed.extend(assumed);
    }

    /// The bodies: those of calls, or else shapes and poses in their order.
    fn finish(mut self) -> Option<Reading> {
        let has_radius = |found: &Found| found.made.rounding > 0.0;
        let is_hull = |found: &Found| matches!(found.made.shape, Shape::Points(_)) && !has_radius(found);
        let only_hulls = self.shapes.iter().all(is_hull);
        if only_hulls && self.bodies.is_empty() && self.poses.is_empty() {
            // Lists of points, or nothing at all.
            return if self.draft.is_empty() || !self.shapes.is_empty() {
                None
            } else {
                Some(self.draft.finish())
            };
        }
        if self.shapes.is_empty() && self.draft.is_empty() {
            return None;
        }
        for assumed in std::mem::take(&mut self.assumed) {
            self.draft.remark(assumed);
        }
        for convention in self.shapes.iter().filter_map(|found| found.made.convention).collect::<Vec<_>>() {
            self.draft.remark(convention);
        }
        // Beside what was not understood, the order says nothing.
        if self.bodies.is_empty() && self.draft.is_empty() {
            self.pair_in_order();
        }
        let bodies = std::mem::take(&mut self.bodies);
        let pose_of = |pose: Option<usize>| pose.map_or(Placed::default(), |index| self.poses[index]);
        let dimensions = bodies
            .iter()
            .filter_map(|(shape, pose)| self.shapes[*shape].made.dimension.or(pose_of(*pose).dimension));
        let common = dimensions.clone().next().unwrap_or(Dimension::Three);
        let mut done: Vec<(usize, Option<usize>)> = Vec::new();
        for (shape, pose) in bodies {
            if done.len() >= Reading::MAX_LISTS || done.last() == Some(&(shape, pose)) {
                continue;
            }
            done.push((shape, pose));
            let Found { made, range, name } = &self.shapes[shape];
            let placed = pose.map_or(Placed::default(), |index| self.poses[index]);
            let dimension = made.dimension.or(placed.dimension).unwrap_or(common);
            let (solid, inner) = made.in_dimension(dimension);
            let is_plane = dimension == Dimension::Two && placed.dimension == Some(Dimension::Three);
            if let Some(pose) = placed.pose(dimension, inner).filter(|_| !is_plane) {
                self.draft.body(name, range.clone(), dimension, (solid, pose, made.rounding));
            } else {
                let expected = format!("a pose in {}D, like the shape", dimension.count());
                self.draft.found(range.clone(), &expected, "one of the other dimension".to_owned());
            }
        }
        Some(self.draft.finish())
    }

    /// Shapes and poses that no call joins, in the order of the text.
    fn pair_in_order(&mut self) {
        let (shapes, poses) = (self.shapes.len(), self.poses.len());
        match poses {
            0 => {
                self.draft.remark("No pose was found: the shapes stand at the origin");
                self.bodies.extend((0..shapes).map(|shape| (shape, None)));
            }
            _ if poses == shapes => {
                self.draft.remark("Shapes and poses were joined in the order of the text");
                self.bodies.extend((0..shapes).map(|shape| (shape, Some(shape))));
            }
            1 if shapes == 2 => {
                self.draft.remark("The only pose was taken as that of the second shape, seen from the first");
                self.bodies.extend([(0, None), (1, Some(0))]);
            }
            _ => {
                if let Some(range) = self.shapes.first().map(|found| found.range.clone()) {
                    let expected = format!("as many poses as shapes, {shapes}");
                    self.draft.found(range, &expected, poses.to_string());
                }
            }
        }
    }
}

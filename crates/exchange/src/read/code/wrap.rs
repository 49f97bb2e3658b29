//! Calls with one shape or body: setters, definitions of bodies, casts, frames, and bodies with a pose.

use super::call::Call;
use super::make::Made;
use super::role::{NameRole, is_pose_name, is_query, role};
use super::turn::PartialPose;
use super::value::{CodeValue, LabeledValue, What, is_rotation};
use super::words::{has_any, is_in, plain, words_of};
use super::world::{Thing, World};
use crate::message::text;

/// Words in the names of functions that read a shape without changing it.
const READS: &str = "get is has contains compute calculate calc point ray local world support print";

/// Constructors that put a shape into a frame within its body.
const FRAMES: &str = "RotatedTranslatedShape RotatedTranslatedShapeSettings";

/// Constructors of a body. Their values without names are its position and its rotation.
const SETTINGS: &str =
    "BodyCreationSettings CollisionObject GeometryObject btCollisionObject createMultiBody";

/// Words in the names of functions that make a body, or put a shape into one.
const BODIES: &str = "body object spawn insert actor createdynamic createstatic createkinematic";

/// The values beside a shape in a call.
struct WrapValues {
    pose: Option<PartialPose>,
    /// Whether every value is understood.
    is_clear: bool,
    /// The number of numbers without a name.
    scalars: usize,
}

impl World<'_> {
    /// Interprets a call with one shape or body, alone or with a pose beside it.
    pub(super) fn wrapped(&mut self, thing: usize, call: &Call<'_>) -> CodeValue {
        let last = call.last();
        let word = plain(last);
        let rest: Vec<LabeledValue> =
            call.items.iter().filter(|(_, value)| value.thing().is_none()).cloned().collect();
        // `Body.setAngle(body, 1)`
        if matches!(call.items.first(), Some((None, first)) if first.thing() == Some(thing))
            && !rest.is_empty()
            && role(last).moves()
        {
            self.set(thing, role(last), &rest, call.place);
            return call.gives(thing);
        }
        let makes_body = word.contains("createbody");
        // The definition of a body makes a body, and may make another one later.
        if makes_body && !self.things[thing].has_shape() {
            let copy = Thing { name: String::new(), ..self.things[thing].clone() };
            return call.gives(self.add(copy).unwrap_or(thing));
        }
        if has_any(&word, "pointin containspoint") {
            let vector = call.items.iter().position(|(_, value)| value.vector().is_some());
            let shape = call.items.iter().position(|(_, value)| value.thing().is_some());
            self.is_point_first |= vector < shape;
        }
        let reads = words_of(last).iter().any(|word| is_in(READS, word));
        if reads && !is_query(last) && !makes_body {
            return call.unknown(false);
        }
        let has_turn = rest.iter().any(|(_, value)| matches!(value.what, What::Turn(_)));
        let is_settings = is_in(SETTINGS, last)
            || is_in(FRAMES, last)
            || (has_turn && has_any(&word, "createbody createandaddbody addbody"));
        if !is_settings && is_query(last) && self.cast(thing, &rest, call) {
            return call.gives(thing);
        }
        self.body_beside(thing, &rest, call, is_settings)
    }

    /// The body that a call makes from a shape and the values beside it, or the shape unchanged.
    fn body_beside(
        &mut self,
        thing: usize,
        rest: &[LabeledValue],
        call: &Call<'_>,
        is_settings: bool,
    ) -> CodeValue {
        let last = call.last();
        let beside = self.beside(rest, call, is_settings);
        let is_transparent = beside.scalars == 0
            || is_settings
            || has_any(&plain(last), BODIES)
            || matches!(role(last), NameRole::Harmless | NameRole::Shape | NameRole::Read)
            || is_query(last);
        if !beside.is_clear || !is_transparent {
            self.unclear(call);
            return call.gives(thing);
        }
        let made = match beside.pose {
            None => self.own_body(thing, call),
            Some(pose) if is_in(FRAMES, last) => self.framed(thing, pose),
            Some(pose) => self.posed(thing, pose, call),
        };
        call.gives(made.unwrap_or(thing))
    }

    /// Reads a query of one shape with poses, such as a cast, which begins at the first pose. Returns whether the call
    /// was one.
    fn cast(&mut self, thing: usize, rest: &[LabeledValue], call: &Call<'_>) -> bool {
        let mut places = rest.iter().filter(|(_, value)| matches!(value.what, What::Place(_)));
        let Some((_, first)) = places.next() else { return false };
        if places.next().is_some() && !has_any(&plain(call.last()), "cast sweep") {
            self.problem(call.place, text!("import-two-shapes-with-their-poses-one"));
            return true;
        }
        let scale =
            rest.first().and_then(|(_, value)| value.vector()).filter(|_| call.last().contains("ShapeCast"));
        if scale.is_some_and(|scale| scale.iter().any(|factor| *factor != 1.0)) {
            self.problem(call.place, text!("import-a-scale-of-1"));
            return true;
        }
        let why = text!("import-the-motion-of-a-cast-its");
        self.leave_out(call.place, why);
        self.set(thing, NameRole::Pose, &[(None, first.clone())], call.place);
        true
    }

    /// The pose beside a shape. `is_settings` states whether vectors without names are its parts.
    fn beside(&mut self, rest: &[LabeledValue], call: &Call<'_>, is_settings: bool) -> WrapValues {
        let mut beside = WrapValues { pose: None, is_clear: true, scalars: 0 };
        let is_ignored = call.last().starts_with("btRigidBody");
        for (label, value) in rest {
            let pose = beside.pose.unwrap_or_default();
            let role = match (&value.what, label.as_deref().map(role)) {
                (_, Some(role)) if role.moves() => role,
                (_, Some(NameRole::Harmless | NameRole::Read | NameRole::Margin | NameRole::Shape)) => {
                    continue;
                }
                (What::Place(place), _) => {
                    beside.pose = pose.of(*place).or(Some(*place));
                    continue;
                }
                (What::Turn(turn), _) => {
                    beside.pose = Some(pose.turned(*turn));
                    continue;
                }
                (What::Rows(rows), _) if is_settings && is_rotation(rows) => NameRole::Rotation,
                (_, None) if is_ignored => continue,
                (What::Numbers(numbers), None) if is_settings && numbers.len() == 4 => NameRole::Rotation,
                (_, None) if is_settings && value.is_vector_of(3) => NameRole::Position,
                (What::Number(_), None) => {
                    beside.scalars += 1;
                    continue;
                }
                (_, role) => {
                    let is_pose = matches!(&value.what, What::Name(name) if is_pose_name(name));
                    let is_known = role.is_some_and(|role| role != NameRole::Unknown);
                    beside.is_clear &= is_known || !(value.has_numbers() || is_pose);
                    continue;
                }
            };
            let items = [(None, value.clone())];
            beside.pose = self.moved(pose, role, &items, call.place).or(beside.pose);
        }
        beside
    }

    /// Handles a call whose values are not understood: it is a problem, unless it cannot move a body.
    fn unclear(&mut self, call: &Call<'_>) {
        let last = call.last();
        if is_query(last) || role(last) == NameRole::Harmless {
            self.leave_out(call.place, text!("import-numbers-of-this-call-are-not"));
        } else {
            let expected = text!("import-a-known-call-since-may-move"; method = last);
            self.problem(call.place, expected);
        }
    }

    /// Makes a body from a shape without a pose, which other bodies may share. Returns `None` unless the call
    /// constructs a body.
    fn own_body(&mut self, thing: usize, call: &Call<'_>) -> Option<usize> {
        let is_own = has_any(&plain(call.last()), "mesh body rigid")
            && call.name.kind.starts_with(char::is_uppercase)
            && self.things[thing].pose.is_none();
        if !is_own {
            return None;
        }
        let body = self.add(Thing { from: call.from.clone(), ..Thing::at(call.place) })?;
        self.attach(body, thing, PartialPose::default());
        Some(body)
    }

    /// A shape in a frame within its body. The order of the constructor is position, rotation, shape.
    fn framed(&mut self, thing: usize, frame: PartialPose) -> Option<usize> {
        let made = self.things[thing].made.clone();
        let made = made.and_then(|made| Some(Made { local: frame.of(made.local)?, ..made }));
        self.things[thing].is_part = true;
        self.add(Thing { made, is_part: false, ..self.things[thing].clone() })
    }

    /// A body with a shape and a pose.
    fn posed(&mut self, thing: usize, pose: PartialPose, call: &Call<'_>) -> Option<usize> {
        let alias = self.things[thing].name.clone();
        let copy = self.placed_copy(thing, pose, &call.from)?;
        self.things[copy].name = String::new();
        self.things[copy].alias = alias;
        Some(copy)
    }
}

//! Calls: of methods on a path, of functions and constructors, and of methods on values.

use std::ops::Range;

use super::engine::CodeEngine;
use super::expression::{CENTER, sources};
use super::name::CodeName;
use super::role::{NameRole, is_scenery, passes_on, role, turns};
use super::sums::function;
use super::table;
use super::turn::PartialPose;
use super::value::{CodeValue, LabeledValue, Refused, What, has_numbers, holds_thing, rows_of, scalars};
use super::vector::Maker;
use super::words::{has_any, is_in, plain, without_self};
use super::world::{Thing, World};
use crate::geometry::{Dimension, MAX_VERTICES};
use crate::message::text;

/// A call of a function with its values.
pub(super) struct Call<'a> {
    pub(super) name: &'a CodeName,
    pub(super) items: Vec<LabeledValue>,
    pub(super) place: &'a Range<usize>,
    /// The place of the call, and the places of the values that its names stand for.
    pub(super) from: Vec<Range<usize>>,
}

impl Call<'_> {
    /// Returns the last step of the function's name.
    pub(super) fn last(&self) -> &str {
        self.name.last()
    }

    /// Returns the value of the call if it is a shape or a body.
    pub(super) fn gives(&self, thing: usize) -> CodeValue {
        CodeValue::new(What::Thing(thing), self.from.clone())
    }

    /// Returns the value of the call if it cannot be understood.
    pub(super) fn unknown(&self, has_numbers: bool) -> CodeValue {
        CodeValue::unknown(has_numbers, self.from.clone())
    }

    pub(super) fn has_numbers(&self) -> bool {
        has_numbers(&self.items)
    }
}

/// Methods that return their value unchanged.
const SAME: &str = "into tolist astype cast copy clone asslice data expect unwrap cpu double float";

/// Words in names of types. The bracket after such a name holds elements, as in `Float64[1, 2]`, and not an index.
const ELEMENTS: &str = "vec point array list float double";

impl World<'_> {
    /// Interprets a call by its path, `box.setPosition(1, 2, 3)`, `Vec3(1, 2, 3)`, `p[0]`.
    pub(super) fn call(
        &mut self,
        head: &str,
        open: char,
        items: Vec<LabeledValue>,
        place: &Range<usize>,
    ) -> CodeValue {
        let from = sources(place, &items);
        if let Some((path, method)) = head.rsplit_once('.') {
            let path = without_self(path);
            if is_in("add addchild", &plain(method)) && holds_thing(&items) {
                self.parents.push((path.to_owned(), place.clone()));
            }
            // `input.proxyA.Set(&shape, 0)`
            if let ("Set", Some((None, first))) = (method, items.first())
                && let Some(thing) = first.thing()
            {
                path.clone_into(&mut self.things[thing].alias);
                return CodeValue::new(What::Thing(thing), from);
            }
            if self.is_own_method(path, method) || is_pose_setter(path, method, &items) {
                return self.method(path, method, items, place, from);
            }
            // `group.position.set(…)` of something that the text does not construct.
            if role(path).moves() && path.contains('.') && has_numbers(&items) {
                let value = CodeValue::unknown(true, vec![place.clone()]);
                self.names.entry(path.to_owned()).or_insert(value);
            }
            // A member that is declared elsewhere.
            if is_in("SetAsBox SetTwoSided", method)
                && let Some(thing) = self.add(Thing { name: path.to_owned(), ..Thing::at(place) })
            {
                self.names.insert(path.to_owned(), CodeValue::new(What::Thing(thing), from.clone()));
                return self.method(path, method, items, place, from);
            }
        }
        if open == '[' {
            return self.index(head, items, place, from);
        }
        self.function(head, open, items, place, from)
    }

    /// Returns whether a method belongs to something that the text sets.
    fn is_own_method(&self, path: &str, method: &str) -> bool {
        let is_set = |name: &str| {
            !matches!(self.what(name), None | Some(What::Unknown { .. } | What::Name(_) | What::Text(_)))
        };
        let base = path.rsplit_once('.').map_or(path, |(base, _)| base);
        let part = path.rsplit('.').next().unwrap_or_default();
        is_set(path)
            || (role(part).moves() && base != path && self.is_known(base))
            || (is_set(base) && !matches!(role(method), NameRole::Unknown | NameRole::Read))
    }

    /// Interprets an index, or the elements of a type: `p[0]`, `Float64[1, 2]`, `new Vector2[4]`.
    fn index(
        &mut self,
        head: &str,
        items: Vec<LabeledValue>,
        place: &Range<usize>,
        from: Vec<Range<usize>>,
    ) -> CodeValue {
        if let Some(known) = self.names.get(head) {
            let what = match items.first().map(|(_, value)| &value.what) {
                Some(What::Number(index)) => element(known, *index),
                _ => None,
            };
            return what.map_or_else(
                || CodeValue::unknown(false, Vec::new()),
                |what| CodeValue::new(what, known.from.clone()),
            );
        }
        let is_type = head.contains(['<', ':'])
            || head.starts_with(char::is_uppercase)
            || has_any(&plain(head), ELEMENTS);
        if items.is_empty() || !is_type {
            let is_element = matches!(items.as_slice(), [(None, CodeValue { what: What::Number(_), .. })]);
            let name = || CodeValue::of(What::Name(head.to_owned()));
            return is_element.then(name).unwrap_or_else(|| CodeValue::unknown(false, Vec::new()));
        }
        self.bundle(items, place, from)
    }

    /// Interprets a call of a function or a constructor.
    fn function(
        &mut self,
        called: &str,
        open: char,
        items: Vec<LabeledValue>,
        place: &Range<usize>,
        from: Vec<Range<usize>>,
    ) -> CodeValue {
        let name = CodeName::of(&self.unaliased(called));
        let call = Call { name: &name, items, place, from };
        if let Some(value) = self.without_shape(&call) {
            return value;
        }
        if let Some(value) = self.shape(&call, open) {
            return value;
        }
        let maker = Maker {
            kind: &name.kind,
            function: name.function.as_deref().unwrap_or_default(),
            head: &name.head,
            habits: self.habits,
        };
        let has_thing = holds_thing(&call.items);
        match maker.meaning(&call.items).filter(|_| !has_thing) {
            Some(Ok(what)) => CodeValue::new(what, call.from),
            Some(Err(refused)) => {
                self.refuse(refused, place);
                call.unknown(true)
            }
            None => self.together(call),
        }
    }

    /// The value of a call that makes no body here: planes, drawn meshes, shapes that are not convex.
    fn without_shape(&mut self, call: &Call<'_>) -> Option<CodeValue> {
        let name = call.name;
        let last = plain(name.last());
        if let Some(word) = name.is_one_of(table::PLANES) {
            let is_cannon = self.engines.contains(&CodeEngine::Cannon);
            if is_cannon || !is_in("Plane halfspace", word) || !call.items.is_empty() {
                self.leave_out(call.place, text!("import-a-plane-is-unbounded-so-it"));
            }
        } else if name.is_one_of(table::UNKNOWN).is_some() {
            let expected = text!("import-a-box-ball-capsule-cylinder-cone");
            let kind = format!("`{}`", name.kind);
            let is_named = self.text[call.place.clone()].contains(&name.kind);
            self.refuse(Refused { found: (!is_named).then_some(kind), ..Refused::new(expected) }, call.place);
            return Some(call.unknown(true));
        } else if name.is_one_of(table::FILES).is_some() {
            let is_plane =
                |value: &CodeValue| matches!(&value.what, What::Text(file) if file.contains("plane"));
            if !call.items.iter().any(|(_, value)| is_plane(value)) {
                self.problem(call.place, text!("import-a-shape-in-numbers-since-no"));
                return Some(call.unknown(true));
            }
        } else if name.is_one_of("PxMeshScale").is_some() {
            let scale =
                call.items.first().map(|(_, value)| value.vector().or_else(|| Some(vec![value.number()?])));
            let is_one = |scale: Option<Vec<f64>>| scale.is_some_and(|it| it.iter().all(|it| *it == 1.0));
            if !scale.is_none_or(is_one) {
                self.problem(call.place, text!("import-a-scale-of-1"));
            }
        } else if last.contains("visual") || plain(&name.kind).contains("visual") {
            self.leave_out(call.place, text!("import-only-drawn-not-part-of-the"));
        } else if name.kind == "Vertices" && last == "centre" {
            return Some(CodeValue::new(What::Name(CENTER.to_owned()), call.from.clone()));
        } else if last.ends_with("createconvexmesh") {
            let data = call.items.iter().find_map(|(_, value)| match &value.what {
                What::Name(desc) => self.names.get(&format!("{desc}.points.data")),
                _ => None,
            });
            return Some(data.cloned().unwrap_or_else(|| call.unknown(true)));
        } else {
            return None;
        }
        Some(call.unknown(false))
    }

    /// The path of a call with its first step replaced if that is an alias, as after `const Body = Matter.Body` or `use
    /// nalgebra::Vector3 as V`.
    fn unaliased(&self, head: &str) -> String {
        let (first, rest) = head.split_at(head.find(['.', ':']).unwrap_or(head.len()));
        match self.what(first) {
            Some(What::Name(path)) if path != first => format!("{path}{rest}"),
            _ => head.to_owned(),
        }
    }

    /// Interprets a method called on a path.
    fn method(
        &mut self,
        path: &str,
        method: &str,
        items: Vec<LabeledValue>,
        place: &Range<usize>,
        from: Vec<Range<usize>>,
    ) -> CodeValue {
        let known = self.names.get(path).cloned();
        let what = known.as_ref().map(|known| &known.what);
        let own = role(method);
        let is_vector = matches!(what, None | Some(What::Numbers(_) | What::Unknown { .. } | What::List(_)));
        if method.eq_ignore_ascii_case("set")
            && is_vector
            && let Some(scalars) = scalars(&items).filter(|scalars| (2..=3).contains(&scalars.len()))
            && self.plain_vector(path, scalars, &from)
        {
            return CodeValue::unknown(false, from);
        }
        let is_setter = own.places() && method.to_lowercase().starts_with("set");
        let can_change =
            matches!(what, None | Some(What::Thing(_) | What::Place(_) | What::Rows(_) | What::List(_)))
                || (matches!(what, Some(What::Turn(_))) && turns(method));
        if let Some(value) = &known
            && !(can_change || own == NameRole::Point || is_setter)
        {
            return self.method_of_value(value.clone(), method, items, place);
        }
        if items.is_empty() && own.moves() {
            return CodeValue::unknown(false, from);
        }
        let is_numeric = has_numbers(&items);
        let has_content = is_numeric || holds_thing(&items);
        let is_thing = matches!(what, Some(What::Thing(_)));
        let is_part_setter = known.is_none() && is_in("copy fromArray", method) && is_numeric;
        let is_reader = own == NameRole::Read && !is_part_setter;
        if is_reader || !(has_content || is_thing || own == NameRole::Identity) {
            return known.map_or_else(|| CodeValue::unknown(is_numeric, from), |known| read(known, method));
        }
        let is_pose = method == "Set" && items.len() == 2 && items[0].1.vector().is_some();
        let is_done = self.change(path, method, if is_pose { NameRole::Pose } else { own }, &items, place);
        let base = path.split('.').next().unwrap_or_default();
        let is_part = base != path && matches!(self.what(base), Some(What::Thing(_)));
        if !is_done && is_part && is_numeric && own == NameRole::Unknown && role(path) == NameRole::Unknown {
            self.problem(place, text!("import-a-known-call-since-may-move"; method = method));
        }
        if is_thing && !passes_on(method) {
            return CodeValue::unknown(false, from);
        }
        self.names.get(path).cloned().unwrap_or_else(|| CodeValue::unknown(false, Vec::new()))
    }

    /// Interprets a method of a value without a name: `ColliderDesc.ball(1).setTranslation(0, 1, 0)`,
    /// `45.to_radians()`.
    pub(super) fn method_of_value(
        &mut self,
        value: CodeValue,
        method: &str,
        items: Vec<LabeledValue>,
        place: &Range<usize>,
    ) -> CodeValue {
        let role = role(method);
        if let Some(thing) = value.thing() {
            let has_content = has_numbers(&items) || holds_thing(&items);
            if has_content || role == NameRole::Identity {
                self.change_thing(thing, method, role, &items, place);
            }
            return if passes_on(method) { value } else { CodeValue::unknown(false, value.from) };
        }
        let from = sources(place, &items);
        let is_open = matches!(value.what, What::Unknown { .. } | What::Name(_));
        if is_in("withchildren withchild children", &plain(method)) && !items.is_empty() {
            self.problem(place, text!("import-a-body-without-a-parent"));
            return CodeValue::unknown(false, from);
        }
        if is_open && holds_thing(&items) {
            return self.together(Call { name: &CodeName::of(method), items, place, from });
        }
        let is_numeric = value.has_numbers() || has_numbers(&items);
        let what = match (&value.what, items.as_slice()) {
            (What::Place(pose), [part @ (_, _)]) if role.moves() && role != NameRole::Pose => {
                self.moved(*pose, role, std::slice::from_ref(part), place).map(What::Place)
            }
            // `RigidBodyDesc.dynamic().setTranslation(…)`, whose body has no shape yet.
            (_, [_, ..]) if is_open && role.places() && role != NameRole::Identity && is_numeric => {
                self.moved(PartialPose::default(), role, &items, place).map(What::Place)
            }
            (what, items) => passed_on(what, method, items, is_numeric),
        };
        let from = from.into_iter().chain(value.from).collect();
        CodeValue::new(what.unwrap_or(What::Unknown { has_numbers: is_numeric }), from)
    }
}

/// The value of a method that reads.
fn read(known: CodeValue, method: &str) -> CodeValue {
    let lower = method.to_lowercase();
    let is_getter = lower.len() > 3 && lower.starts_with("get") && lower != "getshape";
    if let What::Place(pose) = known.what {
        let lower = plain(&lower);
        if has_any(&lower, "quat rotation basis orientation") {
            return CodeValue::new(What::Turn(pose.turn), known.from);
        }
        if has_any(&lower, "origin translation position") {
            let count = pose.dimension.map_or(3, Dimension::count);
            return CodeValue::new(What::Numbers(pose.position.to_array()[..count].to_vec()), known.from);
        }
    }
    let gives_itself = match known.thing() {
        Some(_) => !is_getter,
        None => role(method) == NameRole::Read,
    };
    if gives_itself { known } else { CodeValue::unknown(false, Vec::new()) }
}

/// The value of a method that changes no pose.
fn passed_on(what: &What, method: &str, items: &[LabeledValue], is_numeric: bool) -> Option<What> {
    let lower = plain(method);
    let role = role(method);
    let same = || Some(what.clone());
    match (what, lower.as_str(), items) {
        (What::Number(number), _, []) => function(method, *number).map(What::Number),
        (What::Place(pose), "inverse", []) => Some(What::Place(pose.inverse())),
        (What::Turn(turn), "inverse" | "conjugate" | "transpose", []) => Some(What::Turn(turn.inverse())),
        (What::Numbers(numbers), "reshape", _) => {
            let columns = items.iter().rev().find_map(|(_, value)| value.number())?;
            let columns = [2, 3].into_iter().find(|count| *count as f64 == columns)?;
            numbers.len().is_multiple_of(columns).then(|| What::Rows(rows_of(numbers, columns)))
        }
        (What::Rows(_), "reshape", _) => same(),
        (_, _, []) if role == NameRole::Read => same(),
        _ if is_in(SAME, &lower) => same(),
        (What::Place(_), _, _) if matches!(role, NameRole::Harmless | NameRole::Margin) => same(),
        (What::Numbers(_) | What::Rows(_), _, _) if role == NameRole::Harmless && !is_numeric => same(),
        _ => None,
    }
}

/// The point of a list or the component of a vector at an index.
fn element(value: &CodeValue, index: f64) -> Option<What> {
    let index = (0..MAX_VERTICES).find(|at| *at as f64 == index)?;
    match (value.points(), &value.what) {
        (Some(rows), _) => rows.into_iter().nth(index).map(What::Numbers),
        (None, What::Numbers(numbers)) => numbers.get(index).copied().map(What::Number),
        _ => None,
    }
}

/// Returns whether a method sets the pose of something that the text does not declare.
fn is_pose_setter(path: &str, method: &str, items: &[LabeledValue]) -> bool {
    let is_foreign = path.contains("::");
    if is_foreign || holds_thing(items) {
        return false;
    }
    // `m_xf.Set(position, angle)`, `center.Set(1, 2)`.
    if method == "Set" && items.iter().all(|(_, value)| value.has_numbers()) {
        return (2..=3).contains(&items.len());
    }
    let has_content = items.is_empty() || has_numbers(items);
    let sets = method.starts_with("set") || method.starts_with("Set") || items.is_empty();
    sets && has_content
        && matches!(role(method), NameRole::Position | NameRole::Rotation | NameRole::Identity)
        && !is_scenery(path)
        && path.starts_with(char::is_lowercase)
        && method != "identity"
}

//! Shapes: the rows of the table that match a name, and the shape that each of them makes of a call.

use std::ops::Range;

use super::call::Call;
use super::engine::CodeEngine;
use super::make::{self, Made};
use super::name::CodeName;
use super::role::{NameRole, role};
use super::slots::Taken;
use super::table::{self, ConstructorRow, SolidKind};
use super::value::{CodeValue, LabeledValue, Refused, What, gathered};
use super::words::{has_any, is_in, plain};
use super::world::{Shell, Thing, World};
use crate::geometry::{Dimension, Shape};
use crate::message::text;

/// The words by which a path names an engine: the whole path, or a part of it.
const PATHS: &[(CodeEngine, &str, &str)] = &[
    (CodeEngine::Fcl, "", "fcl coal pin"),
    (CodeEngine::Planck, "pl", "planck"),
    (CodeEngine::Cannon, "", "cannon CANNON Cannon"),
    (CodeEngine::P2, "p2", ""),
    (CodeEngine::Sat, "SAT", ""),
    (CodeEngine::Trimesh, "", "trimesh creation primitives"),
    (CodeEngine::Three, "THREE", ""),
    (CodeEngine::Parry, "", "rapier RAPIER Rapier parry"),
    (CodeEngine::Shapely, "", "shapely geometry"),
];

impl World<'_> {
    /// Makes a shape by its row of the table. Returns `None` if no row has the name.
    pub(super) fn shape(&mut self, call: &Call<'_>, open: char) -> Option<CodeValue> {
        if is_in("b2PolygonShape b2EdgeShape b2FixtureDef", call.last()) && call.items.is_empty() {
            return Some(call.gives(self.add(Thing::at(call.place))?));
        }
        // `createCollisionShape(p.GEOM_BOX, halfExtents=[…])`
        let kind = call.items.iter().find_map(|(_, value)| match &value.what {
            What::Name(word) if word.contains("GEOM_") => Some(CodeName::of(word)),
            _ => None,
        });
        let mut items = call.items.clone();
        if let Some(kind) = &kind {
            if kind.is_one_of(table::PLANES).is_some() {
                self.leave_out(call.place, text!("import-a-plane-is-unbounded-so-it"));
                return Some(CodeValue::unknown(false, Vec::new()));
            }
            items.retain(|(_, value)| !matches!(value.what, What::Name(_)));
        }
        let name = kind.as_ref().unwrap_or(call.name);
        let rows = self.rows(name, open);
        let first = *rows.first()?;
        // `CircleShape2D.new()`, whose numbers are set later.
        let is_declared =
            matches!(first.engine, CodeEngine::Box2d | CodeEngine::Godot) && first.takes.contains(':');
        if items.is_empty() && is_declared {
            let shell = Some(Shell { row: first, fields: Vec::new() });
            let thing = Thing { shell, from: call.from.clone(), ..Thing::at(call.place) };
            return Some(call.gives(self.add(thing)?));
        }
        let items = self.with_ends(items);
        let taken = Taken { is_plane: self.is_plane, ..Taken::of(&items) };
        let made = match self.made(&rows, name, &taken) {
            Ok(made) => made,
            Err(_) if is_prose(first, name, open, &taken) => return None,
            Err(refused) => {
                self.refuse(refused, call.place);
                return Some(call.unknown(true));
            }
        };
        let thing = self.add_shape(&rows, made, &items, call)?;
        Some(call.gives(thing))
    }

    /// The shape that all rows agree on.
    fn made(&self, rows: &[&ConstructorRow], name: &CodeName, taken: &Taken<'_>) -> Result<Made, Refused> {
        let inner = |index: usize| self.things.get(index)?.made.clone();
        let mut refused = None;
        let mut all: Vec<Made> = Vec::new();
        for row in rows {
            match make::make(row, name.last(), taken, inner) {
                Ok(made) => all.push(made),
                Err(reason) => refused = refused.or(Some(reason)),
            }
        }
        let Some(made) = all.first() else {
            return Err(refused.unwrap_or_else(|| Refused::new(text!("import-a-shape-in-numbers"))));
        };
        if all.iter().any(|other| other.shape != made.shape || other.local != made.local) {
            let last = name.last();
            return Err(Refused::new(text!("import-the-name-of-the-engine"; last = last)));
        }
        Ok(made.clone())
    }

    /// Adds a shape with the fields beside its numbers.
    fn add_shape(
        &mut self,
        rows: &[&ConstructorRow],
        mut made: Made,
        items: &[LabeledValue],
        call: &Call<'_>,
    ) -> Option<usize> {
        let is_drum = rows.iter().any(|row| row.solid == SolidKind::Drum);
        if made.engine == CodeEngine::Cannon && is_drum && !self.text.contains("cannon-es") {
            self.problem(call.place, text!("import-the-name-of-the-library"));
        }
        for part in items.iter().filter_map(|(_, value)| value.thing()) {
            self.things[part].is_part = true;
        }
        for (range, why) in &made.left_out {
            self.leave_out(range, why);
        }
        let pose = made.stands.take();
        let from = call.from.clone();
        let thing = self.add(Thing { made: Some(made), pose, from, ..Thing::at(call.place) })?;
        let taken = Taken::of(items);
        for record in taken.placed.iter().filter(|value| value.vector().is_none()) {
            if let What::Record(fields) = &record.what {
                self.fields(thing, fields, call.place);
            }
        }
        let is_read = |label: &str| {
            rows.iter().any(|row| row.takes.split([' ', ':', '|', ',', '?']).any(|name| plain(name) == label))
        };
        let unread: Vec<(String, CodeValue)> = taken
            .named
            .iter()
            .filter(|(label, _)| !is_read(label))
            .map(|(label, value)| (label.clone(), (*value).clone()))
            .collect();
        self.fields(thing, &unread, call.place);
        Some(thing)
    }

    /// Reads fields beside a shape or in a body: poses are used, properties that no shape depends on are
    /// left out, the rest is a problem.
    fn fields(&mut self, thing: usize, fields: &[(String, CodeValue)], place: &Range<usize>) {
        let is_p2 = self.things[thing].made.as_ref().is_some_and(|made| made.engine == CodeEngine::P2);
        for (label, value) in fields {
            match role(label) {
                NameRole::Position if is_p2 => {
                    self.leave_out(place, text!("import-addshape-resets-the-position-of-a"));
                }
                role if role.moves() => self.set(thing, role, &[(None, value.clone())], place),
                NameRole::Margin => self.leave_out(place, text!("import-a-margin-is-not-part-of")),
                NameRole::Unknown if value.has_numbers() => {
                    let expected = text!("import-a-known-field-since-may-change"; label = label);
                    self.problem(place, expected);
                }
                _ => {}
            }
        }
    }

    /// Replaces a segment by its ends, as in `Capsule { segment: Segment { a: …, b: … } }`.
    fn with_ends(&mut self, items: Vec<LabeledValue>) -> Vec<LabeledValue> {
        let mut all = Vec::new();
        for (label, mut value) in items {
            if label.is_none()
                && let What::Record(fields) = &mut value.what
            {
                let named = fields.drain(..).map(|(name, value)| (Some(name), value)).collect();
                let ends = self.with_ends(named);
                fields.extend(ends.into_iter().filter_map(|(name, value)| Some((name?, value))));
                all.push((label, value));
            } else if label.as_deref() == Some("segment")
                && let Some(thing) = value.thing()
                && let Some(Made { shape: Shape::Points(ends), dimension, .. }) = &self.things[thing].made
                && let [a, b] = ends.as_slice()
            {
                let count = dimension.map_or(3, Dimension::count);
                for (label, end) in [("a", a), ("b", b)] {
                    let what = What::Numbers(end.to_array()[..count].to_vec());
                    all.push((Some(label.to_owned()), CodeValue::new(what, value.from.clone())));
                }
                self.things[thing].is_part = true;
            } else {
                all.push((label, value));
            }
        }
        all
    }

    /// The rows that match a name.
    fn rows(&self, name: &CodeName, open: char) -> Vec<&'static ConstructorRow> {
        let is_named = |row: &&ConstructorRow| name.is_one_of(row.names).is_some();
        let all: Vec<&'static ConstructorRow> = table::ROWS.iter().filter(is_named).collect();
        let some = |is_one: &dyn Fn(&ConstructorRow) -> bool| -> Option<Vec<&'static ConstructorRow>> {
            let rows: Vec<&'static ConstructorRow> = all.iter().copied().filter(|row| is_one(row)).collect();
            (!rows.is_empty()).then_some(rows)
        };
        if let Some(rows) = some(&|row| !row.is_shared) {
            return rows;
        }
        if let Some(rows) = some(&|row| is_in_path(name, row.engine)) {
            return rows;
        }
        let is_bevy =
            [CodeEngine::Avian, CodeEngine::Xpbd].iter().any(|engine| self.engines.contains(engine))
                && !self.text.contains("rapier");
        let is_used =
            |engine: CodeEngine| self.engines.contains(&engine) && !(is_bevy && engine == CodeEngine::Parry);
        if let Some(rows) = some(&|row| is_used(row.engine)) {
            let is_maker = !name.is_lower() || name.is_maker() || name.kind == "Bodies";
            let is_plain = |row: &ConstructorRow| {
                !matches!(row.engine, CodeEngine::Parry | CodeEngine::Avian | CodeEngine::Xpbd)
            };
            return rows
                .into_iter()
                .filter(|row| is_maker || is_plain(row) || row.names.contains("::"))
                .collect();
        }
        // Another engine's name, in a text that names its engine.
        let is_others =
            !self.engines.is_empty() && open != '{' && all.iter().all(|row| row.engine != CodeEngine::Any);
        if name.is_lower() || is_others {
            return Vec::new();
        }
        // Debug prints are parry's, and so are functions of its types.
        let is_function = |row: &str| row.contains("::") && name.is_one_of(row).is_some();
        let has_function = all.iter().any(|row| row.names.split_whitespace().any(is_function));
        let parry = some(&|row| row.engine == CodeEngine::Parry).filter(|_| open == '{' || has_function);
        parry.or_else(|| some(&|row| row.engine == CodeEngine::Any)).unwrap_or(all)
    }

    /// Sets a number of a shape that is declared without its numbers. Returns whether the shape has this number.
    pub(super) fn fill(
        &mut self,
        thing: usize,
        part: &str,
        items: &[LabeledValue],
        place: &Range<usize>,
    ) -> bool {
        let statement = self.statement.clone();
        let thing = &mut self.things[thing];
        let Some(shell) = &mut thing.shell else { return false };
        let label = plain(part);
        let bare = label.strip_prefix("set").unwrap_or(&label);
        let mut names = shell.row.takes.split(|c: char| " :|?".contains(c));
        if !names.any(|name| name == label || name == bare) {
            return false;
        }
        let value = match items {
            [(_, only)] => only.clone(),
            several => CodeValue::of(gathered(several.to_vec())),
        };
        shell.fields.push((bare.to_owned(), value));
        let named = shell.fields.iter().map(|(name, value)| (name.clone(), value)).collect();
        let made =
            make::make(shell.row, part, &Taken { placed: Vec::new(), named, is_plane: false }, |_| None);
        if let Ok(made) = made {
            thing.made = Some(made);
        }
        thing.from.extend([place.clone(), statement]);
        true
    }

    /// Gives a declared shape the numbers of a row of `Box2D`, or its points.
    pub(super) fn reshape(
        &mut self,
        thing: usize,
        method: &str,
        items: &[LabeledValue],
        place: &Range<usize>,
    ) {
        let is_set = method == "Set";
        let has_points = items.iter().any(|(_, value)| value.points().is_some());
        let name = CodeName::of(if is_set { "b2Segment" } else { method });
        let row = table::ROWS.iter().find(|row| match (is_set, has_points) {
            (true, true) => is_in(row.names, "ConvexHull") && row.engine == CodeEngine::Any,
            _ => !row.is_shared && name.is_one_of(row.names).is_some(),
        });
        let Some(row) = row else { return };
        let first;
        let items = match items {
            [(label, points), rest @ ..] if is_set && has_points => {
                let count = rest.first().and_then(|(_, count)| count.number());
                first = [(label.clone(), points.first(count))];
                first.as_slice()
            }
            _ => items,
        };
        match make::make(row, method, &Taken::of(items), |_| None) {
            Ok(made) => {
                let thing = &mut self.things[thing];
                thing.made = Some(Made { engine: CodeEngine::Box2d, ..made });
                thing.from.extend(items.iter().flat_map(|(_, value)| value.from.clone()));
                thing.from.push(place.clone());
            }
            Err(refused) => self.refuse(refused, place),
        }
    }
}

/// Returns whether a path says that a name is an engine's, `fcl::Box`.
fn is_in_path(name: &CodeName, engine: CodeEngine) -> bool {
    let mut paths = PATHS.iter().filter(|(it, ..)| *it == engine);
    paths.any(|(_, whole, part)| !whole.is_empty() && name.path == *whole || has_any(&name.path, part))
}

/// Returns whether words that name a shape are prose and not a constructor: they have neither numbers nor named values.
fn is_prose(row: &ConstructorRow, name: &CodeName, open: char, taken: &Taken<'_>) -> bool {
    let is_code = is_in_path(name, row.engine) && !taken.placed.is_empty();
    row.is_shared
        && !is_code
        && open != '{'
        && !taken.placed.iter().any(|value| value.has_numbers())
        && taken.named.is_empty()
}

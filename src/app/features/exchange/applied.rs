//! The result of an import: as one sentence before it is applied, and as a request.

use super::importing::Importing;
use super::understood;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::state::view::Framing;
use crate::edit::others::Which;
use crate::edit::{Change, Edit};
use crate::exchange::{self, ExchangeError, PointList, Reading};
use crate::geometry::{Dimension, Side};
use crate::message::text;
use crate::scene::{Label, Other, Scene, library};
use crate::words::enumerated;

/// Maximum number of lines with problems that are named.
const MAX_LINES: usize = 5;

impl Importing {
    /// Returns the sentence that describes the import; or the reason why nothing can be imported.
    pub(crate) fn summary(&self, scene: &Scene) -> Result<String, String> {
        let Some(understood) = self.understood() else {
            return Err(text!("exchange-paste-type-or-open-points").to_owned());
        };
        let Some(dimension) = understood::dimension(&understood.reading) else {
            return Err(text!("exchange-there-are-no-points-to").to_owned());
        };
        let chosen = self.chosen();
        let added = match self.others().count() {
            0 => String::new(),
            1 => text!("exchange-one-more-body").to_owned(),
            count => text!("exchange-more-bodies"; count = count),
        };
        let words = match chosen {
            [None, None] if added.is_empty() => {
                return Err(text!("exchange-choose-a-list-to-become").to_owned());
            }
            [None, None] => text!("exchange-p-and-q-stay"),
            [Some(_), Some(_)] => text!("exchange-p-and-q-are-replaced"),
            [Some(_), None] => text!("exchange-p-is-replaced-q-stays"),
            [None, Some(_)] => text!("exchange-q-is-replaced-p-stays"),
        };
        if let Some(obstacle) = self.obstacle() {
            return Err(obstacle);
        }
        let and_added = if added.is_empty() { added } else { text!("exchange-with"; added = added) };
        if dimension == scene.dimension {
            return Ok(format!("{words}{and_added}"));
        }
        let new =
            text!("exchange-the-scene-is-a-new"; value = short(scene.dimension), other = short(dimension));
        let other = match chosen {
            [Some(_), None] => text!("exchange-with-the-q-of-the"),
            [None, Some(_)] => text!("exchange-with-the-p-of-the"),
            [None, None] => text!("exchange-with-p-and-q-of"),
            [Some(_), Some(_)] => "",
        };
        Ok(text!("exchange-undo-restores-this-one"; new = new, other = other, and_added = and_added))
    }

    /// The reason why the text has to be corrected, or other lists chosen, before the import can be applied.
    fn obstacle(&self) -> Option<String> {
        let mut lines: Vec<usize> = self.sorted().problems.iter().map(|problem| problem.line).collect();
        lines.dedup();
        let numbers: Vec<String> = lines.iter().take(MAX_LINES).map(ToString::to_string).collect();
        let more = if lines.len() > MAX_LINES { ", …" } else { "" };
        let words = match lines.len() {
            0 => return None,
            1 => text!("exchange-line"),
            _ => text!("exchange-lines"),
        };
        let lines = if more.is_empty() { enumerated(&numbers) } else { numbers.join(", ") };
        Some(text!("exchange-may-change-these-shapes-correct"; words = words, lines = lines, more = more))
    }

    /// Applies the import and closes the window, or shows the reason if nothing can be applied.
    pub(super) fn apply(&mut self, cx: &mut Cx<'_>) {
        match self.applied(cx.document.scene()) {
            Ok(request) => {
                self.close();
                if matches!(request, Request::Edit(_)) {
                    // The imported points may be anywhere.
                    for view in &mut cx.session.views {
                        view.framing = Framing::Due;
                    }
                }
                cx.requests.push(request);
            }
            Err(error) => self.refuse(error.to_string()),
        }
    }

    /// Returns the change of the scene, or another scene in its place if the import has another dimension.
    ///
    /// # Errors
    /// Nothing is chosen, or the points do not form a valid shape.
    fn applied(&self, scene: &Scene) -> Result<Request, ExchangeError> {
        let nothing = || ExchangeError::Choice {
            expected: text!("exchange-a-list-to-become-a").to_owned(),
            found: text!("exchange-none").to_owned(),
        };
        if let Some(problem) = self.sorted().problems.first() {
            let expected = text!("exchange-lists-without-problems").to_owned();
            return Err(ExchangeError::Choice {
                expected,
                found: text!("exchange-one-in-line"; line = problem.line),
            });
        }
        let reading = &self.understood().ok_or_else(nothing)?.reading;
        let dimension = understood::dimension(reading).ok_or_else(nothing)?;
        let changes_dimension = dimension != scene.dimension;
        let start = changes_dimension.then(|| self.start_of(reading, dimension));
        let base = start.as_ref().unwrap_or(scene);
        let chosen = self.chosen();
        let mut made = match chosen {
            [Some(p), Some(q)] => exchange::scene_of(reading, &[p, q], Some(scene))?,
            [Some(p), None] => exchange::scene_of(reading, &[p], Some(base))?,
            [None, Some(q)] => {
                let mut made = exchange::scene_of(reading, &[q], Some(base))?;
                // `scene_of` has made it as P.
                made.bodies.swap(0, 1);
                made.bodies[Side::P] = base.bodies[Side::P].clone();
                let name = std::mem::take(&mut made.labels[Side::P as usize].name);
                made.labels.clone_from(&base.labels);
                made.labels[Side::Q as usize].name = name;
                made
            }
            [None, None] if self.others().next().is_none() => return Err(nothing()),
            [None, None] => base.clone(),
        };
        let count = made.others.len() + self.others().count();
        if count > Scene::MAX_OTHERS {
            let expected = text!("exchange-at-most-bodies-beside-p"; value = Scene::MAX_OTHERS);
            return Err(ExchangeError::Choice { expected, found: count.to_string() });
        }
        for index in self.others() {
            let list = &reading.lists[index];
            let label = Label { name: Label::name_of(&list.name), color: None };
            let body = list.to_body()?;
            made.others.push(Other { label, body });
        }
        let taken = chosen.into_iter().flatten().chain(self.others());
        let name = change_name(&taken.map(|index| &reading.lists[index]).collect::<Vec<_>>());
        if changes_dimension {
            return Ok(Request::Replace(name, Box::new(made)));
        }
        let sides = Side::BOTH.into_iter().filter(|side| chosen[*side as usize].is_some());
        let mut changes: Vec<Change> = sides
            .flat_map(|side| {
                let name = made.labels[side as usize].name.clone();
                let body = made.bodies[side].clone();
                [Change::Shape(side, body), Change::Name(Which::Side(side), name)]
            })
            .collect();
        changes.push(Change::Expect(made.expect.clone()));
        changes.extend(made.others.drain(scene.others.len()..).map(Change::Add));
        Ok(Request::Edit(Edit { name, changes }))
    }

    /// The start scene of another dimension, named after the first list that is used.
    fn start_of(&self, reading: &Reading, dimension: Dimension) -> Scene {
        let first = self.chosen().into_iter().flatten().chain(self.others()).next();
        let name = first.map(|index| reading.lists[index].name.clone()).filter(|name| !name.is_empty());
        let title = name.unwrap_or_else(|| text!("exchange-an-imported-shape").to_owned());
        Scene { title, notes: String::new(), tags: Vec::new(), ..library::start(dimension) }
    }
}

/// The name of the change for undo: `import 5 and 1 points`, `import cuboid and ball`; for more than two
/// lists their number.
fn change_name(lists: &[&PointList]) -> String {
    match lists {
        [one] => text!("exchange-import"; contents = one.contents()),
        [p, q] if p.body.is_none() && q.body.is_none() => {
            text!("exchange-import-and-points"; count = p.points.len(), count_2 = q.points.len())
        }
        [p, q] => text!("exchange-import-and"; contents = p.contents(), contents_2 = q.contents()),
        _ => text!("exchange-import-lists"; count = lists.len()),
    }
}

const fn short(dimension: Dimension) -> &'static str {
    match dimension {
        Dimension::Two => "2D",
        Dimension::Three => "3D",
    }
}

#[cfg(test)]
mod tests {
    use glam::DVec3;

    use super::change_name;
    use crate::exchange::PointList;
    use crate::geometry::{Body, Dimension, Pose, Shape};

    #[test]
    fn changes_are_named_by_their_points_or_kinds() {
        let list = |count: usize| PointList {
            name: String::new(),
            object: String::new(),
            dimension: Dimension::Three,
            points: vec![DVec3::ZERO; count],
            body: None,
            triangles: None,
            place: None,
            not_convex: None,
        };
        assert_eq!(change_name(&[&list(5), &list(1)]), "import 5 and 1 points");
        assert_eq!(change_name(&[&list(3)]), "import 3 points");
        assert_eq!(change_name(&[&list(1)]), "import 1 point");
        assert_eq!(change_name(&[&list(3), &list(1), &list(4)]), "import 3 lists");
        let pose = Pose::identity(Dimension::Three);
        let ball = Body::new(Dimension::Three, Shape::Ball { radius: 1.0 }, pose, 0.0).ok();
        let ball = PointList { body: ball, ..list(1) };
        assert_eq!(change_name(&[&ball, &list(4)]), "import ball and 4 points");
    }
}

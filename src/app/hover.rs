//! What the pointer is on: in words, where it rests on a view; in both views, where it rests on a row of the table.

use eframe::egui::Response;
use glam::DVec3;

use super::derived::Derived;
use super::paint::to_dvec2;
use super::panel::Panel;
use super::pointer::{REACH, Target};
use crate::edit::vertices;
use crate::figure::narration::table::{self, Digits};
use crate::figure::{Figure, Form, Hit, Marker, PaperMark, Role, pick};
use crate::geometry::{Side, SupportPoint};
use crate::scene::Scene;

/// Says what the pointer rests on: its name, its parents and its coordinates. In the shapes view, `target` is what it
/// would take hold of.
pub(crate) fn ui(
    response: Response,
    (marks, target): (&[PaperMark], Option<Target>),
    figure: &Figure,
    derived: &Derived,
    scene: &Scene,
) {
    let words = match target {
        Some(Target::Vertex(side, index)) => vertex_words(scene, side, index),
        Some(Target::Body(_)) | None => response
            .hover_pos()
            .and_then(|pointer| pick(marks, to_dvec2(pointer - response.rect.min), REACH))
            .and_then(|hit| words(hit, figure, derived)),
    };
    if let Some(words) = words {
        response.on_hover_text_at_pointer(words);
    }
}

/// Also of a rounded shape, whose vertices the query does not know.
fn vertex_words(scene: &Scene, side: Side, index: usize) -> Option<String> {
    let at = *vertices::in_world(&scene.bodies[side]).get(index)?;
    let written = Digits::Four.write_vector(at, scene.dimension);
    Some(format!("{}{index} = {written}", side.vertex_letter()))
}

fn words(hit: Hit, figure: &Figure, derived: &Derived) -> Option<String> {
    let study = &derived.study;
    let written = |at: DVec3| Digits::Four.write_vector(at, study.dimension);
    match hit {
        Hit::Vertex(side, index) => {
            let at = study.vertices(side).get(index)?;
            Some(format!("{}{index} = {}", side.vertex_letter(), written(*at)))
        }
        Hit::Pair { p, q } => {
            let at = *study.vertices(Side::P).get(p)? - *study.vertices(Side::Q).get(q)?;
            Some(format!("p{p} − q{q} = {}", written(at)))
        }
        Hit::Letter(letter) => {
            let at = place_of(figure, hit)?;
            let found =
                derived.turns.iter().filter_map(|turn| turn.support).find(|support| support.point == at);
            let parents = found.map(|support| table::parents(&support, Digits::Four));
            let parents = parents.map(|parents| format!("{parents} = ")).unwrap_or_default();
            Some(format!("{letter} = {parents}{}", written(at)))
        }
        Hit::Origin => Some("O, the origin".to_owned()),
        Hit::Other(index) => {
            let other = study.others.get(index)?;
            Some(format!("{}: {}", other.name, other.word()))
        }
        // Large things whose names stand beside them.
        Hit::Body(_) | Hit::Region(_) | Hit::Direction => None,
    }
}

/// Where the marker of something is.
fn place_of(figure: &Figure, hit: Hit) -> Option<DVec3> {
    figure.marks.iter().find_map(|mark| match mark.form {
        Form::Point { at, .. } if mark.hit == Some(hit) => Some(at),
        _ => None,
    })
}

/// Rings a support point, or its parents, and names them.
pub(crate) fn ring(figure: &mut Figure, panel: Panel, support: &SupportPoint<DVec3>) {
    let name =
        |side: Side, index: Option<usize>| index.map(|index| format!("{}{index}", side.vertex_letter()));
    let rings = match panel {
        Panel::Shapes => vec![
            (Side::P, support.on_p, name(Side::P, support.index_p)),
            (Side::Q, support.on_q, name(Side::Q, support.index_q)),
        ],
        Panel::Difference => vec![(Side::P, support.point, Some(table::parents(support, Digits::Four)))],
    };
    for (side, at, name) in rings {
        let role = Role::Parent(side);
        figure.add(role, None, Form::Point { at, marker: Marker::Ring });
        if let Some(text) = name {
            figure.add(role, None, Form::Label { at, text, toward: DVec3::new(1.0, 1.0, 1.0) });
        }
    }
}

#[cfg(test)]
mod tests {
    use glam::DVec3;

    use super::{Hit, Panel, place_of, ring, words};
    use crate::app::derived::Derived;
    use crate::figure::{Form, Marker, Overlays, difference};
    use crate::geometry::{Dimension, Side};
    use crate::gjk::Letter;
    use crate::scene::library;

    /// The last step of Bittle's example, whose numbers are in his article.
    fn last() -> (Derived, crate::figure::Figure) {
        let derived = Derived::of(&library::start(Dimension::Two), 0);
        let figure = difference(&derived.study, derived.last_step(), Overlays::default());
        (derived, figure)
    }

    #[test]
    fn things_say_their_names_parents_and_places() {
        let (derived, figure) = last();
        let said = |hit| words(hit, &figure, &derived);
        assert_eq!(said(Hit::Vertex(Side::Q, 1)).as_deref(), Some("q1 = (12, 7)"));
        assert_eq!(said(Hit::Pair { p: 1, q: 2 }).as_deref(), Some("p1 − q2 = (−6, 9)"));
        assert_eq!(said(Hit::Letter(Letter::A)).as_deref(), Some("A = p0 − q0 = (−1, −2)"));
        assert_eq!(said(Hit::Vertex(Side::P, 3)), None, "the triangle has three");
    }

    #[test]
    fn a_row_rings_its_support_point() {
        let (derived, mut figure) = last();
        assert_eq!(place_of(&figure, Hit::Letter(Letter::A)), Some(DVec3::new(-1.0, -2.0, 0.0)));
        let before = figure.marks.len();
        ring(&mut figure, Panel::Difference, &derived.iterations[1].support);
        let at = DVec3::new(-6.0, 9.0, 0.0);
        assert_eq!(figure.marks[before].form, Form::Point { at, marker: Marker::Ring });
    }
}

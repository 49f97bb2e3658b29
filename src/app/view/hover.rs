//! The tooltip of the item under the pointer, and its highlight in all panels.

use glam::DVec3;

use super::explain;
use super::pick::PickTarget;
use super::viewport::Viewport;
use crate::app::state::cx::Cx;
use crate::app::state::derived::Derived;
use crate::app::state::panel::WindowPanel;
use crate::edit::vertices;
use crate::figure::narration::table::{self, Digits};
use crate::figure::{Analysis, Figure, Focus, Form, Hit, narration};
use crate::geometry::Side;
use crate::message::text;
use crate::scene::Scene;

/// Shows name, vertex pair and coordinates of the item under the pointer, and highlights it in all panels.
/// In the shapes view, `target` is the item that a press would grab. A click on any other item pins its
/// highlight.
pub(crate) fn ui(viewport: &Viewport<'_>, panel: WindowPanel, target: Option<PickTarget>, cx: &mut Cx<'_>) {
    with_region(viewport, panel, (target, None), cx);
}

/// Shows the tooltip of the item under the pointer, or `about_region` over a region.
pub(crate) fn with_region(
    viewport: &Viewport<'_>,
    panel: WindowPanel,
    (target, about_region): (Option<PickTarget>, Option<String>),
    cx: &mut Cx<'_>,
) {
    let Cx { scene, derived, .. } = *cx;
    let hit = match target {
        Some(PickTarget::Vertex(side, index)) => Some(Hit::Vertex(side, index)),
        Some(PickTarget::Body(_)) | None => viewport.hit,
    };
    let focus = hit.and_then(Focus::of_hit);
    if panel == WindowPanel::Difference || target.is_none() {
        cx.attention().point(&viewport.response, focus);
    } else if let Some(focus) = focus {
        cx.attention().offer(focus);
    }
    let words = match (target, hit) {
        (Some(PickTarget::Vertex(side, index)), _) => vertex_words(scene, &derived.analysis, side, index),
        (_, Some(hit)) => words(hit, viewport.figure(), derived),
        (_, None) => None,
    };
    explain::picture(viewport.response.clone(), &viewport.marks, words.or(about_region).as_deref());
}

/// The words for a vertex of a shape, including rounded shapes, whose vertices the query does not contain.
fn vertex_words(scene: &Scene, analysis: &Analysis, side: Side, index: usize) -> Option<String> {
    let at = *vertices::in_world(&scene.bodies[side]).get(index)?;
    Some(narration::vertex_at(analysis, side, index, at))
}

/// Describes an item: its name, its vertices and its coordinates.
pub(crate) fn words(hit: Hit, figure: &Figure, derived: &Derived) -> Option<String> {
    let analysis = &derived.analysis;
    let written = |at: DVec3| Digits::Four.write_vector(at, analysis.dimension);
    match hit {
        Hit::Vertex(side, index) => narration::vertex(analysis, side, index),
        Hit::Pair { p, q } => {
            let at = *analysis.vertices(Side::P).get(p)? - *analysis.vertices(Side::Q).get(q)?;
            Some(format!("p{p} − q{q} = {}", written(at)))
        }
        Hit::Letter(letter) => {
            let at = place_of(figure, hit)?;
            let found = derived
                .iterations
                .iter()
                .filter_map(|iteration| iteration.support)
                .find(|support| support.point == at);
            let vertex_pair = found.map(|support| table::vertex_pair(&support, Digits::Four));
            let vertex_pair = vertex_pair.map(|vertex_pair| format!("{vertex_pair} = ")).unwrap_or_default();
            Some(format!("{letter} = {vertex_pair}{}", written(at)))
        }
        Hit::Origin => Some(text!("view-o-the-origin").to_owned()),
        Hit::Other(index) => {
            let other = analysis.others.get(index)?;
            Some(format!("{}: {}", other.name, other.word()))
        }
        // Large items, which have labels of their own.
        Hit::Body(_) | Hit::Region(_) | Hit::Direction => None,
    }
}

/// Returns the position of the marker of an item.
pub(crate) fn place_of(figure: &Figure, hit: Hit) -> Option<DVec3> {
    figure.marks.iter().find_map(|mark| match mark.form {
        Form::Point { at, .. } if mark.hit == Some(hit) => Some(at),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use glam::DVec3;

    use super::{Analysis, Hit, vertex_words, vertices, words};
    use crate::app::state::derived::Derived;
    use crate::figure::{Overlays, difference};
    use crate::geometry::{Dimension, Side};
    use crate::gjk::Letter;
    use crate::scene::library;

    /// The last step of Bittle's example; its numbers are in his article.
    fn last() -> (Derived, crate::figure::Figure) {
        let derived = Derived::of(&library::start(Dimension::Two), 0);
        let figure = difference(&derived.analysis, derived.last_step(), Overlays::default());
        (derived, figure)
    }

    #[test]
    fn items_show_names_parents_and_coordinates() {
        let (derived, figure) = last();
        let said = |hit| words(hit, &figure, &derived);
        assert_eq!(said(Hit::Vertex(Side::Q, 1)).as_deref(), Some("q1 = (12, 7)"));
        assert_eq!(said(Hit::Pair { p: 1, q: 2 }).as_deref(), Some("p1 − q2 = (−6, 9)"));
        assert_eq!(said(Hit::Letter(Letter::A)).as_deref(), Some("A = p0 − q0 = (−1, −2)"));
        assert_eq!(said(Hit::Vertex(Side::P, 3)), None, "the triangle has three");
    }

    /// Checks that (8, 5) is inside the hull of Bittle's quadrilateral and (12, 7) is listed already; a
    /// radius changes neither.
    #[test]
    fn unused_vertices_show_the_reason() {
        let mut scene = library::start(Dimension::Two);
        let quad = &scene.bodies[Side::Q];
        let more = vertices::inserted(quad, 4, DVec3::new(8.0, 5.0, 0.0)).unwrap();
        let more = vertices::inserted(&more, 5, DVec3::new(12.0, 7.0, 0.0)).unwrap();
        for rounding in [0.0, 0.5] {
            scene.bodies[Side::Q] = more.with_rounding(rounding).unwrap();
            let analysis = Analysis::of(&scene);
            let said = |index| vertex_words(&scene, &analysis, Side::Q, index);
            assert_eq!(said(1).as_deref(), Some("q1 = (12, 7)"));
            assert_eq!(said(4).as_deref(), Some("q4 = (8, 5), inside: not part of the hull"));
            assert_eq!(said(5).as_deref(), Some("q5 = (12, 7), same place as q1"));
            assert_eq!(said(6), None);
        }
    }
}

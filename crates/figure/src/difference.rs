//! The Minkowski difference P ⊖ Q, with the simplex in it that approaches the origin.

use glam::DVec3;

use super::analysis::Analysis;
use super::direction::support_plane;
use super::mark::{Figure, Form, Hit, Marker, Role, Standing};
use super::regions::{self, SimplexRegions};
use super::{direction, edge_projection, growth, lengths, proof, ties};
use crate::epa::Growth;
use crate::geometry::{Dimension, Vector as _};
use crate::gjk::{Letter, PlaneQuestion, PlaneTest, Region, Sign, Simplex, State};
use crate::message::text;
use crate::scene::{Overlay, Overlays};

/// Maximum number of differences of vertices that are drawn; more would fill the hull.
const MAX_PAIRS: usize = 2000;
/// Length of the arrow, as a fraction of the radius of the figure.
const ARROW: f64 = 0.4;
/// Length of the normal of a tested plane, as a fraction of the radius of the figure.
const NORMAL: f64 = 0.25;

/// Draws P ⊖ Q after the event with index `step` (clamped to the last).
pub fn difference(analysis: &Analysis, step: usize, overlays: Overlays) -> Figure {
    let state = analysis.state(step);
    let mut figure = Figure::new(analysis.dimension);
    let shows = |overlay: Overlay| overlays.contains(overlay);
    let shows_proof = proof::is_shown(analysis, step, overlays);
    let with_regions = shows(Overlay::Regions) && polytope(&state).is_none() && state.view.is_none();
    // The corners of the polytope have numbers, and no letters that could name a region. In a projection the
    // rulings are on the images of the points, which are drawn beside them.
    if state.growth.is_none() && state.view.is_none() {
        let simplex_regions = SimplexRegions::of(&analysis.trace, &state, analysis.difference_bounds());
        add_regions(&mut figure, &simplex_regions, overlays);
    }
    if shows(Overlay::Hull) {
        add_hull(&mut figure, analysis);
        if state.cores.is_some() {
            add_cores(&mut figure, analysis);
        }
    }
    if shows(Overlay::Pairs) {
        add_pairs(&mut figure, analysis);
    }
    if shows(Overlay::Ghosts) {
        add_ghosts(&mut figure, &state);
    }
    if shows(Overlay::Simplex) {
        add_simplex_or_polytope(&mut figure, analysis.dimension, &state, with_regions);
    }
    let radius = analysis.difference_bounds().radius();
    if let Some(asked) = state.asking.filter(|_| with_regions) {
        add_test(&mut figure, &state, &asked.test, NORMAL * radius);
    }
    if shows(Overlay::Direction) {
        add_search(&mut figure, analysis, &state, shows_proof);
    }
    if shows(Overlay::Lengths) {
        lengths::add_to_difference(&mut figure, &analysis.trace, &state, radius);
    }
    if shows_proof {
        proof::add_to_difference(&mut figure, analysis);
    }
    if shows(Overlay::Simplex) {
        add_origin(&mut figure);
        match &state.growth {
            Some(growth) => growth::add_corners(&mut figure, growth),
            None => add_letters(&mut figure, &state),
        }
    }
    figure
}

/// The polytope, which replaces the simplex as soon as it has an interior.
fn polytope(state: &State) -> Option<&Growth> {
    state.growth.as_ref().filter(|growth| growth.facets.iter().any(Option::is_some))
}

/// Draws the simplex or the polytope in its place, and its projection.
fn add_simplex_or_polytope(figure: &mut Figure, dimension: Dimension, state: &State, with_regions: bool) {
    match polytope(state) {
        Some(growth) => growth::add(figure, dimension, growth),
        None => add_simplex(figure, dimension, state, with_regions),
    }
    if let Some(view) = state.view {
        edge_projection::add(figure, state, view);
    }
}

/// Draws the search direction, the plane through a point that falls short of the origin, and the ties of the newest
/// point.
fn add_search(figure: &mut Figure, analysis: &Analysis, state: &State, shows_proof: bool) {
    let radius = analysis.difference_bounds().radius();
    if state.is_rejected() && !shows_proof {
        add_support_plane(figure, analysis.dimension, state, radius);
    }
    // Once the length is measured, the search is over.
    if state.newest().is_some() && state.measurement.is_none() {
        let (search, from) = direction::search_direction(state);
        direction::add_direction(figure, from, search, ARROW * radius, "v");
    }
    if let Some(ties) = ties::at_state(analysis, state) {
        ties::add_to_difference(figure, analysis, &ties);
    }
}

/// Draws the regions of the simplex, and other limits on the place of the origin.
fn add_regions(figure: &mut Figure, simplex_regions: &SimplexRegions, overlays: Overlays) {
    let shows = |overlay: Overlay| overlays.contains(overlay);
    if shows(Overlay::BarredToOrigin) {
        regions::add_barred_to_origin(figure, simplex_regions);
    }
    if shows(Overlay::BarredToA) {
        regions::add_barred_to_a(figure, simplex_regions);
    }
    match simplex_regions.dimension {
        Dimension::Two => {
            if shows(Overlay::Regions) {
                regions::add_areas(figure, simplex_regions, !shows(Overlay::TestLines));
            }
        }
        Dimension::Three => {
            if shows(Overlay::Slabs) {
                regions::add_slabs(figure, simplex_regions, overlays.opening());
            }
            if shows(Overlay::Prism) {
                regions::add_prism(figure, simplex_regions, regions::PrismParts::ALL);
            }
            if shows(Overlay::Regions) {
                regions::add_faces(figure, simplex_regions);
            }
            if shows(Overlay::Flags) {
                regions::add_flags(figure, simplex_regions);
            }
        }
    }
    // The markings on the edges of a tetrahedron state the same.
    let is_said = simplex_regions.simplex.len() == 4 && shows(Overlay::Flags);
    if shows(Overlay::TestLines) && !is_said {
        regions::add_test_lines(figure, simplex_regions);
    }
}

/// Draws the support plane through a point that falls short of the origin: P ⊖ Q is on one side, the origin on the
/// other.
fn add_support_plane(figure: &mut Figure, dimension: Dimension, state: &State, radius: f64) {
    let Some(newest) = state.newest() else { return };
    let middle = along(newest.point, state.asked);
    if let Some(form) = support_plane(dimension, middle, state.asked, 1.6 * radius) {
        figure.add(Role::Support(None), None, form);
    }
}

/// The component of a vector along a direction of any length.
fn along(vector: DVec3, direction: DVec3) -> DVec3 {
    let unit = direction.unit();
    unit * vector.dot(unit)
}

fn add_hull(figure: &mut Figure, analysis: &Analysis) {
    if let [_, _, Some(solid)] = &analysis.solids {
        figure.add(Role::Difference, None, Form::Body(solid.clone()));
    } else {
        figure.add_flat(Role::Difference, None, &analysis.difference.surface());
    }
}

/// Draws the difference of the cores, in which the search continues: inside P ⊖ Q, as far from its boundary
/// as the sum of both radii.
fn add_cores(figure: &mut Figure, analysis: &Analysis) {
    match &analysis.core_difference {
        Some((_, Some(solid))) => figure.add(Role::CoreDifference, None, Form::Body(solid.clone())),
        Some((difference, None)) => figure.add_flat(Role::CoreDifference, None, &difference.surface()),
        None => {}
    }
}

fn add_pairs(figure: &mut Figure, analysis: &Analysis) {
    let points = &analysis.difference.points;
    if analysis.difference.curved || points.len() > MAX_PAIRS {
        return;
    }
    for support in points {
        let hit = support.index_p.zip(support.index_q).map(|(p, q)| Hit::Pair { p, q });
        figure.add(Role::Pair, hit, Form::Point { at: support.point, marker: Marker::Disc });
    }
}

/// Adds the edges of earlier simplices, each once.
fn add_ghosts(figure: &mut Figure, state: &State) {
    let mut drawn: Vec<[DVec3; 2]> = Vec::new();
    for edge in state.ghosts.iter().flat_map(edges) {
        let [from, to] = edge;
        if !drawn.contains(&[from, to]) && !drawn.contains(&[to, from]) {
            drawn.push(edge);
            figure.add(Role::Ghost, None, Form::Line { points: edge.to_vec(), closed: false });
        }
    }
}

/// All pairs of points of a simplex.
fn edges(simplex: &Simplex<DVec3>) -> Vec<[DVec3; 2]> {
    let points: Vec<DVec3> = simplex.points().iter().map(|support| support.point).collect();
    let pairs = points.iter().enumerate().flat_map(|(i, a)| points[i + 1..].iter().map(|b| [*a, *b]));
    pairs.collect()
}

/// Returns whether the run found the origin in front of a face of the tetrahedron.
fn sees_origin(state: &State, face: [Letter; 3]) -> bool {
    let is_of_face = |question: &PlaneQuestion| match question {
        PlaneQuestion::OverFace { face: asked } => face.iter().all(|letter| asked.contains(letter)),
        PlaneQuestion::Along { .. } | PlaneQuestion::BeyondEdge { .. } => false,
    };
    state.lettered.len() == 4
        && state.tests.iter().any(|tested| tested.sign == Sign::Positive && is_of_face(&tested.test.question))
}

/// Faces and edges of the simplex, with the chosen feature in front.
fn add_simplex(figure: &mut Figure, dimension: Dimension, state: &State, with_regions: bool) {
    let live = state.live();
    let region = state.region.filter(|_| with_regions);
    for face in faces(&live) {
        let is_chosen = match region {
            Some(Region::Face(letters, _)) => letters.iter().all(|letter| face.contains(letter)),
            // In the plane the region of the inside is the triangle itself, and is drawn as a region.
            Some(Region::Interior) => dimension == Dimension::Three,
            _ => false,
        };
        if with_regions && !is_chosen && sees_origin(state, face) {
            // A face with the origin in front is drawn lit.
            continue;
        }
        let role = if is_chosen { Role::Region(Standing::Chosen) } else { Role::Simplex };
        let hit = region.filter(|_| is_chosen).map(Hit::Region);
        figure.add(role, hit, Form::Area { points: state.points(&face) });
    }
    if let Some(region) = region {
        let (role, hit) = (Role::Region(Standing::Chosen), Some(Hit::Region(region)));
        match region {
            Region::Edge(ends) => {
                figure.add(role, hit, Form::Line { points: state.points(&ends), closed: false });
            }
            Region::Vertex(letter) => {
                for at in state.points(&[letter]) {
                    figure.add(role, hit, Form::Point { at, marker: Marker::Ring });
                }
            }
            Region::Face(..) | Region::Interior => {}
        }
    }
    for (index, from) in live.iter().enumerate() {
        for to in &live[index + 1..] {
            let points = state.points(&[*from, *to]);
            figure.add(Role::Simplex, None, Form::Line { points, closed: false });
        }
    }
}

/// Draws the edge or face of a test of the origin, with the normal of the plane, which points to the tested
/// side.
fn add_test(figure: &mut Figure, state: &State, test: &PlaneTest, length: f64) {
    let letters = match &test.question {
        PlaneQuestion::Along { edge } | PlaneQuestion::BeyondEdge { edge, .. } => &edge[..],
        PlaneQuestion::OverFace { face } => &face[..],
    };
    let points = state.points(letters);
    let unit = test.normal.unit();
    if points.is_empty() || unit == DVec3::ZERO {
        return;
    }
    let middle = points.iter().sum::<DVec3>() / points.len() as f64;
    if let PlaneQuestion::OverFace { .. } = test.question {
        figure.add(Role::Test, None, Form::Area { points: points.clone() });
    }
    figure.add(Role::Test, None, Form::Line { closed: points.len() > 2, points });
    figure.add(Role::Test, None, Form::Arrow { from: middle, to: middle + unit * length });
}

/// The triangles of a simplex.
fn faces(letters: &[Letter]) -> Vec<[Letter; 3]> {
    match *letters {
        [a, b, c] => vec![[a, b, c]],
        [a, b, c, d] => vec![[a, b, c], [a, c, d], [a, d, b], [b, d, c]],
        _ => Vec::new(),
    }
}

fn add_origin(figure: &mut Figure) {
    let (at, hit) = (DVec3::ZERO, Some(Hit::Origin));
    figure.add(Role::Origin, hit, Form::Point { at, marker: Marker::Crosshair });
    // Down to the left: the letters of the simplex lean outward and rarely there.
    let toward = DVec3::new(-1.0, -1.0, 0.0);
    figure.add(Role::Origin, hit, Form::Label { at, text: "O".to_owned(), toward });
}

/// Draws A to D in their colors and shapes; a dropped point is a ghost.
fn add_letters(figure: &mut Figure, state: &State) {
    let live = state.live();
    let all = state.points(state.lettered.letters());
    let middle = all.iter().sum::<DVec3>() / all.len().max(1) as f64;
    for (letter, support) in state.lettered.lettered() {
        let rejected = state.is_rejected() && letter == Letter::A;
        let role = if live.contains(&letter) || rejected { Role::Letter(letter) } else { Role::Ghost };
        let (at, hit) = (support.point, Some(Hit::Letter(letter)));
        figure.add(role, hit, Form::Point { at, marker: Marker::of(letter) });
        let outward = at - middle;
        let toward = if outward.length() > 1e-9 * at.length() { outward } else { at + DVec3::Y };
        figure.add(role, hit, Form::Label { at, text: label(state, letter), toward });
    }
}

/// The letter of a point, with its letter before this step, or the letter that the code uses, if either differs.
fn label(state: &State, letter: Letter) -> String {
    let other = |letters: &[(Letter, Letter)]| {
        letters.iter().find(|(own, _)| *own == letter).map(|(_, other)| other.to_string())
    };
    if let Some(other) = other(&state.renamed) {
        text!("figure-letter-as"; letter = letter.to_string(), other = other)
    } else if let Some(other) = other(&state.former) {
        text!("figure-letter-was"; letter = letter.to_string(), other = other)
    } else {
        letter.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::{Figure, Form, Role, difference};
    use crate::Analysis;
    use crate::geometry::Dimension;
    use crate::gjk::Letter;
    use crate::scene::{Overlays, library};

    /// The texts beside the vertices of the simplex, by letter.
    fn letters(figure: &Figure) -> Vec<(Letter, &str)> {
        let named = figure.marks.iter().filter_map(|mark| match (mark.role, &mark.form) {
            (Role::Letter(letter), Form::Label { text, .. }) => Some((letter, text.as_str())),
            _ => None,
        });
        named.collect()
    }

    /// In the scene of the article, A of each iteration is B of the next; in the last iteration, A and C are kept,
    /// and C keeps its letter.
    #[test]
    fn a_renamed_point_shows_its_former_letter_at_that_step_only() {
        let analysis = Analysis::of(&library::start(Dimension::Two));
        let mut at_supports = Vec::new();
        for (step, event) in analysis.trace.events.iter().enumerate() {
            let figure = difference(&analysis, step, Overlays::default());
            let texts = letters(&figure);
            if event.supported().is_some() {
                at_supports.push(texts.iter().map(|(_, text)| (*text).to_owned()).collect::<Vec<_>>());
            } else {
                let is_plain = |(letter, text): &(Letter, &str)| letter.to_string() == *text;
                assert!(texts.iter().all(is_plain), "step {}: {texts:?}", step + 1);
            }
        }
        assert_eq!(
            at_supports,
            [
                vec!["A"],
                vec!["A", "B (was A)"],
                vec!["A", "B (was A)", "C (was B)"],
                vec!["A", "B (was A)", "C"],
            ]
        );
    }
}

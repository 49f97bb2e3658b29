//! The picture of an arrangement in world coordinates, in which the simplex stays in place when O moves.

use std::sync::Arc;

use glam::DVec3;

use super::arrangement::{Arrangement, ArrangementPoint};
use super::decision::Decision;
use crate::bounds::Bounds;
use crate::direction::add_direction;
use crate::geometry::{Dimension, Vector as _};
use crate::gjk::{Letter, Region};
use crate::mark::{Figure, Form, Hit, Marker, Role, Standing};
use crate::regions::{self, PrismParts};
use crate::scene::{Overlay, Overlays};

/// Length of the arrow of v, as a fraction of the radius of the figure.
const ARROW: f64 = 0.4;

/// Returns the overlays that do not crowd the picture of any arrangement.
pub fn default_overlays() -> Overlays {
    Overlays::ALL.without(Overlay::TestLines).without(Overlay::Flags)
}

/// Returns whether an overlay exists for this arrangement.
pub fn has_overlay(arrangement: &Arrangement, overlay: Overlay) -> bool {
    match overlay {
        Overlay::Regions | Overlay::BarredToA | Overlay::BarredToOrigin | Overlay::TestLines => {
            !arrangement.is_tetrahedron()
        }
        Overlay::Walls | Overlay::Floor | Overlay::Ceiling | Overlay::Faces | Overlay::Flags => {
            arrangement.is_tetrahedron()
        }
        Overlay::Direction => true,
        _ => false,
    }
}

/// An animation of the letters to the points that they name after a relabeling.
#[derive(Clone, Debug, PartialEq)]
pub struct Glide {
    /// The start of each letter, A first, in world space.
    pub from: Vec<DVec3>,
    /// The progress: 0 at the start, 1 at the end.
    pub progress: f64,
}

/// Returns the bounding box of all points that can be moved.
pub fn bounds(arrangement: &Arrangement) -> Bounds {
    Bounds::of(arrangement.points().iter().copied().chain([arrangement.origin]))
}

/// Draws an arrangement and the decision about it.
pub fn picture(
    arrangement: &Arrangement,
    decision: &Decision,
    overlays: Overlays,
    glide: Option<&Glide>,
) -> Figure {
    let mut figure = Figure::new(arrangement.dimension);
    add_overlays(&mut figure, arrangement, overlays);
    add_simplex(&mut figure, arrangement, decision);
    if overlays.contains(Overlay::Direction) {
        let radius = bounds(arrangement).radius();
        add_direction(&mut figure, foot(arrangement), arrangement.direction(), ARROW * radius, "v");
    }
    // Up to here, O was the origin of the coordinates, as it is for the decision.
    let mut figure = shifted(figure, arrangement.origin);
    add_names(&mut figure, arrangement, glide);
    figure
}

fn add_overlays(figure: &mut Figure, arrangement: &Arrangement, overlays: Overlays) {
    let mut about = regions::SimplexRegions::free(arrangement.simplex(), arrangement.dimension);
    about.asked = arrangement.direction();
    let shows = |overlay: Overlay| overlays.contains(overlay);
    if arrangement.is_tetrahedron() {
        let parts = PrismParts {
            walls: shows(Overlay::Walls),
            floor: shows(Overlay::Floor),
            ceiling: shows(Overlay::Ceiling),
        };
        regions::add_prism(figure, &about, parts);
        if shows(Overlay::Faces) {
            regions::add_faces(figure, &about);
        }
        if shows(Overlay::Flags) {
            regions::add_flags(figure, &about);
        }
        return;
    }
    if shows(Overlay::BarredToOrigin) {
        regions::add_barred_to_origin(figure, &about);
    }
    if let Some(outline) =
        super::feasible_region::outline(arrangement).filter(|_| shows(Overlay::BarredToOrigin))
    {
        let points = outline.into_iter().map(|at| at - arrangement.origin).collect();
        figure.add(Role::Prism, None, Form::Line { points, closed: true });
    }
    if shows(Overlay::BarredToA) {
        regions::add_barred_to_a(figure, &about);
    }
    if shows(Overlay::Regions) {
        match arrangement.dimension {
            Dimension::Two => regions::add_areas(figure, &about, !shows(Overlay::TestLines)),
            Dimension::Three => regions::add_slabs(figure, &about, 0.0),
        }
    }
    if shows(Overlay::TestLines) {
        regions::add_test_lines(figure, &about);
    }
}

/// Faces and edges relative to O, the chosen one in front.
fn add_simplex(figure: &mut Figure, arrangement: &Arrangement, decision: &Decision) {
    let letters: Vec<Letter> = Letter::ALL.into_iter().take(arrangement.points().len()).collect();
    let at = |letters: &[Letter]| {
        letters.iter().map(|letter| arrangement.relative_to_origin(*letter)).collect::<Vec<_>>()
    };
    let faces: Vec<[Letter; 3]> = match *letters.as_slice() {
        [a, b, c] => vec![[a, b, c]],
        [a, b, c, d] => vec![[a, b, c], [a, c, d], [a, d, b], [b, d, c]],
        _ => Vec::new(),
    };
    let region = decision.region;
    let (chosen, hit) = (Role::Region(Standing::Chosen), region.map(Hit::Region));
    let is_inside = region == Some(Region::Interior) && arrangement.dimension == Dimension::Three;
    for face in faces {
        let is_chosen = is_inside
            || matches!(region, Some(Region::Face(found, _)) if found.iter().all(|letter| face.contains(letter)));
        let role = if is_chosen { chosen } else { Role::Simplex };
        figure.add(role, hit.filter(|_| is_chosen), Form::Area { points: at(&face) });
    }
    if let Some(Region::Edge(ends)) = region {
        figure.add(chosen, hit, Form::Line { points: at(&ends), closed: false });
    }
    for (index, from) in letters.iter().enumerate() {
        for to in &letters[index + 1..] {
            figure.add(Role::Simplex, None, Form::Line { points: at(&[*from, *to]), closed: false });
        }
    }
}

/// The start of v, relative to O: the point nearest to O on the features kept from the previous iteration.
fn foot(arrangement: &Arrangement) -> DVec3 {
    let [b, c] = [Letter::B, Letter::C].map(|letter| arrangement.relative_to_origin(letter));
    let unit = arrangement.direction().unit();
    match arrangement.kept() {
        1 => b,
        2 => b - (c - b).unit() * b.dot((c - b).unit()),
        _ => unit * b.dot(unit),
    }
}

fn add_names(figure: &mut Figure, arrangement: &Arrangement, glide: Option<&Glide>) {
    let (at, hit) = (arrangement.origin, Some(Hit::Origin));
    figure.add(Role::Origin, hit, Form::Point { at, marker: Marker::Crosshair });
    let toward = DVec3::new(-1.0, -1.0, 0.0);
    figure.add(Role::Origin, hit, Form::Label { at, text: "O".to_owned(), toward });
    let points = arrangement.points();
    let middle = points.iter().sum::<DVec3>() / points.len().max(1) as f64;
    for (index, letter) in Letter::ALL.into_iter().take(points.len()).enumerate() {
        let here = arrangement.at(ArrangementPoint::Letter(letter));
        let at = match glide {
            Some(glide) => glide.from.get(index).map_or(here, |from| from.lerp(here, glide.progress)),
            None => here,
        };
        let (role, hit) = (Role::Letter(letter), Some(Hit::Letter(letter)));
        figure.add(role, hit, Form::Point { at, marker: Marker::of(letter) });
        let outward = at - middle;
        let toward = if outward == DVec3::ZERO { DVec3::Y } else { outward };
        figure.add(role, hit, Form::Label { at, text: letter.to_string(), toward });
    }
}

/// The picture, translated.
fn shifted(mut figure: Figure, by: DVec3) -> Figure {
    for mark in &mut figure.marks {
        match &mut mark.form {
            Form::Point { at, .. } | Form::Label { at, .. } => *at += by,
            Form::Arrow { from, to } => {
                *from += by;
                *to += by;
            }
            Form::Comb { ends, .. } | Form::Note { ends, .. } => ends.iter_mut().for_each(|end| *end += by),
            Form::Line { points, .. }
            | Form::Area { points }
            | Form::Hatch { points }
            | Form::Caption { within: points, .. } => points.iter_mut().for_each(|point| *point += by),
            Form::Body(solid) => *solid = Arc::new(solid.shifted(by)),
            Form::Remark(_) => {}
        }
    }
    figure
}

//! Figures show the geometry of the trace and of the shapes.

mod accessible;
mod camera;
mod charts;
mod evolution;
mod floor;
mod gap;
mod handout;
mod labels;
mod lengths;
mod magnitudes;
mod motion;
mod order;
mod others;
mod palette;
mod plates;
mod prediction;
mod prediction_of_growth;
mod projection;
mod proof;
mod reach;
mod regions;
mod sights;
mod slices;
mod snapshots;
mod spotlight;
mod ties;
mod tints;

use gjk_figure::{Figure, Form, Light, Marker, PaperForm, PaperMark, Role};
use gjk_proximity::geometry::Convex;
use glam::{DVec2, DVec3};

/// The hull of points in 3D.
fn hull(points: &[[f64; 3]]) -> Convex<DVec3> {
    Convex::vertices(points.iter().copied().map(DVec3::from_array)).unwrap()
}

/// The hull of points in 2D.
fn polygon(points: &[[f64; 2]]) -> Convex<DVec3> {
    Convex::vertices(points.iter().map(|[x, y]| DVec3::new(*x, *y, 0.0))).unwrap()
}

/// Every coordinate on paper, and every light.
fn numbers(marks: &[PaperMark]) -> Vec<f64> {
    let coordinates = |points: &[DVec2]| points.iter().flat_map(|at| [at.x, at.y]).collect::<Vec<_>>();
    let mut numbers = Vec::new();
    for mark in marks {
        numbers.extend(match &mark.form {
            PaperForm::Fill { points, light } => {
                let lights = match light {
                    Light::None => Vec::new(),
                    Light::Even(light) => vec![*light],
                    Light::PerPoint(lights) => lights.clone(),
                };
                [coordinates(points), lights].concat()
            }
            PaperForm::Hatch { area, lines } => {
                let lines = lines.iter().flat_map(|line| coordinates(line));
                coordinates(area).into_iter().chain(lines).collect()
            }
            PaperForm::Line { points, .. } | PaperForm::Patch { points, .. } => coordinates(points),
            PaperForm::ArrowHead { corners } => coordinates(corners),
            PaperForm::Cells { corners, .. } => coordinates(corners),
            PaperForm::Marker { at, .. } => coordinates(&[*at]),
            PaperForm::Text { center, size, .. } => vec![center.x, center.y, *size],
        });
    }
    numbers
}

/// All text on paper.
fn texts(marks: &[PaperMark]) -> Vec<&str> {
    marks
        .iter()
        .filter_map(
            |mark| if let PaperForm::Text { text, .. } = &mark.form { Some(text.as_str()) } else { None },
        )
        .collect()
}

/// What a figure shows in a role.
fn forms(figure: &Figure, role: Role) -> Vec<&Form> {
    figure.marks.iter().filter(|mark| mark.role == role).map(|mark| &mark.form).collect()
}

fn lines(figure: &Figure, role: Role) -> Vec<Vec<DVec3>> {
    forms(figure, role)
        .into_iter()
        .filter_map(|form| if let Form::Line { points, .. } = form { Some(points.clone()) } else { None })
        .collect()
}

fn points(figure: &Figure, role: Role) -> Vec<(DVec3, Marker)> {
    forms(figure, role)
        .into_iter()
        .filter_map(|form| if let Form::Point { at, marker } = form { Some((*at, *marker)) } else { None })
        .collect()
}

fn words(figure: &Figure, role: Role) -> Vec<&str> {
    forms(figure, role)
        .into_iter()
        .filter_map(|form| if let Form::Label { text, .. } = form { Some(text.as_str()) } else { None })
        .collect()
}

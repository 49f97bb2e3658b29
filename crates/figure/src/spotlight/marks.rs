//! Highlights in the pictures: halos around existing marks, rings and labels for points without a mark.

use glam::DVec3;

use super::highlights::Spotlight;
use crate::mark::{Figure, Form, Mark, Marker, Role};
use crate::narration::table::{self, Digits};

impl Spotlight {
    /// Highlights the linked items in the shapes view.
    pub fn light_world(&self, figure: &mut Figure) {
        let names = self.places.iter().map(|place| {
            let name = place.index.map(|index| format!("{}{index}", place.side.vertex_letter()));
            (place.at, name)
        });
        light(figure, self, names.collect());
    }

    /// Highlights the linked items in the difference view.
    pub fn light_difference(&self, figure: &mut Figure) {
        let names = self.supports.iter().map(|support| {
            let name = (support.index_p.is_some() || support.index_q.is_some())
                .then(|| table::vertex_pair(support, Digits::Four));
            (support.point, name)
        });
        light(figure, self, names.collect());
    }
}

/// Adds a halo around every linked mark and around every place, with a label unless it has one already. Halos lie below
/// everything else, and labels come last, so that they push no other label aside. The pointer picks neither of them,
/// and the item under the pointer does not move.
fn light(figure: &mut Figure, lit: &Spotlight, places: Vec<(DVec3, Option<String>)>) {
    let mut ringed: Vec<DVec3> = places.iter().map(|(at, _)| *at).collect();
    let mut named: Vec<DVec3> = Vec::new();
    let mut halos: Vec<Form> =
        ringed.iter().map(|at| Form::Point { at: *at, marker: Marker::Ring }).collect();
    for mark in &figure.marks {
        let Some(hit) = mark.hit else { continue };
        if let Form::Label { at, .. } = mark.form {
            named.push(at);
        }
        if lit.has_hit(hit) {
            halos.extend(halo(mark, &mut ringed));
        }
    }
    let halos = halos.into_iter().map(|form| {
        let is_kin = matches!(form, Form::Point { marker: Marker::Disc, .. });
        Mark { role: if is_kin { Role::Kin } else { Role::Spotlit }, form, hit: None }
    });
    figure.marks.splice(0..0, halos);
    for (at, name) in places {
        if let Some(text) = name.filter(|_| !named.contains(&at)) {
            let toward = DVec3::new(1.0, 1.0, 1.0);
            figure.add(Role::Spotlit, None, Form::Label { at, text, toward });
        }
    }
}

/// The shape of the halo around a mark. Returns `None` if there is a ring already.
fn halo(mark: &Mark, ringed: &mut Vec<DVec3>) -> Option<Form> {
    match &mark.form {
        Form::Point { at, .. } => {
            let is_news = !ringed.contains(at);
            ringed.push(*at);
            // A dot among many others gets a disc; only points that the run has found get a ring.
            let marker = if mark.role == Role::Pair { Marker::Disc } else { Marker::Ring };
            is_news.then_some(Form::Point { at: *at, marker })
        }
        Form::Line { .. } => Some(mark.form.clone()),
        Form::Comb { ends, .. } => Some(Form::Line { points: ends.to_vec(), closed: false }),
        Form::Arrow { from, to } => Some(Form::Line { points: vec![*from, *to], closed: false }),
        Form::Area { points } | Form::Hatch { points } => {
            Some(Form::Line { points: points.clone(), closed: true })
        }
        Form::Body(_) | Form::Label { .. } | Form::Note { .. } | Form::Caption { .. } | Form::Remark(_) => {
            None
        }
    }
}

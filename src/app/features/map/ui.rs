//! MAP: the outcome as a function of the position of Q. A click moves Q there.

use eframe::egui::{ComboBox, Response, RichText, Ui};

use super::{MapPlane, Mapping};
use crate::app::features::feature::Feature;
use crate::app::state::cx::Cx;
use crate::app::state::layout::{Pane, Workspace};
use crate::app::state::panel::WindowPanel;
use crate::app::state::request::Request;
use crate::app::view::chart;
use crate::edit::{Change, Edit};
use crate::figure::Camera;
use crate::figure::map::{self, Shade, cell_words};
use crate::geometry::{Dimension, Side};
use crate::gjk::Algorithm;
use crate::lab::map::{Ground, InitialDirection, MapQuestion, SecondQuestion};
use crate::message::text;
use crate::scene::{Scene, ViewPreset};

/// Maximum number of cells along a side of the visible window, so that each cell is a few points wide.
const MAX_CELLS: usize = 200;

impl Feature for Mapping {
    fn restart(&mut self, _: ViewPreset) {
        self.stop();
        self.seen = None;
        self.scene += 1;
    }

    /// Cancels the computation while the map is not visible.
    fn begin_pass(&mut self, cx: &mut Cx<'_>) {
        if cx.session.settings.pane != Pane::Map || cx.session.workspace != Workspace::Run {
            self.stop();
        }
    }

    fn pane_ui(&mut self, pane: Pane, ui: &mut Ui, cx: &mut Cx<'_>) -> bool {
        let is_own = pane == Pane::Map;
        if is_own {
            panel_ui(ui, self, cx);
        }
        is_own
    }
}

/// Shows the panel.
fn panel_ui(ui: &mut Ui, mapping: &mut Mapping, cx: &mut Cx<'_>) {
    let Cx { scene, derived, .. } = *cx;
    ui.horizontal_wrapped(|ui| {
        choices_ui(ui, scene, mapping);
        if let Some(progress) = mapping.progress() {
            let words = text!("views-refining"; percent = format!("{:.0}", 100.0 * progress));
            ui.label(RichText::new(words).small().weak());
        }
    });
    let plane = if scene.dimension == Dimension::Two { MapPlane::Xy } else { mapping.choices.plane };
    let q = scene.bodies[Side::Q].pose().position;
    let ground = ground(plane, &cx.session.views[WindowPanel::Shapes].camera, scene);
    let window = map::window(&derived.analysis, &ground, q);
    let choices = mapping.choices;
    let beside = choices.shade.beside(choices.against);
    let question = MapQuestion::of(scene, choices.start, beside);
    let seen = mapping.seen.unwrap_or(window);
    mapping.ask(question.clone(), ground, seen, MAX_CELLS, ui.ctx());
    let scene_number = mapping.scene;
    let Some((known, shading)) = mapping.known() else {
        ui.label(text!("views-computing-the-first-cells"));
        return;
    };
    let chart = map::chart(&derived.analysis, &known, &shading, q, window, plane.axes());
    let cell = Some(known.grid.step());
    let options = chart::ChartOptions { navigable: true, cell, ..chart::ChartOptions::default() };
    let id = ("outcome map", plane, scene_number);
    let answer = chart::ui(ui, id, &chart, options);
    let place = |at: [f64; 2]| known.grid.place(at);
    if let Some(position) =
        answer.clicked.and_then(place).map(|place| known.ground.position(known.grid.at(place)))
        && let Some(moved) = question.scene_at(scene, position)
    {
        let changes = vec![Change::Body(Side::Q, moved.bodies[Side::Q].clone()), Change::Query(moved.query)];
        cx.requests.push(Request::Edit(Edit { name: text!("views-move-q").to_owned(), changes }));
    }
    if let Some(words) =
        answer.hovered.and_then(place).and_then(|place| cell_words(&known, place, beside, scene.dimension))
    {
        answer.tell(&words);
    }
    drop(known);
    let bounds = answer.transform.bounds();
    let seen = Some([bounds.min(), bounds.max()]);
    if mapping.seen != seen {
        mapping.seen = seen;
        ui.ctx().request_repaint();
    }
}

/// The plane in which Q is moved: through its current position.
fn ground(plane: MapPlane, camera: &Camera, scene: &Scene) -> Ground {
    let q = scene.bodies[Side::Q].pose().position;
    match plane {
        MapPlane::Xy => Ground::along([0, 1], q),
        MapPlane::Xz => Ground::along([0, 2], q),
        MapPlane::Yz => Ground::along([1, 2], q),
        MapPlane::View => Ground::facing([camera.right(), camera.up()], q),
    }
}

fn choices_ui(ui: &mut Ui, scene: &Scene, mapping: &mut Mapping) {
    let choices = &mut mapping.choices;
    combo(ui, text!("views-color-by"), &mut choices.shade, &Shade::ALL, |shade| shade.title().to_owned())
        .on_hover_text(text!("views-the-quantity-shown-by-the"));
    if choices.shade == Shade::Agreement {
        let against = against(scene);
        if !against.contains(&choices.against) {
            choices.against = SecondQuestion::Truth;
        }
        ui.label(text!("views-with"));
        combo(ui, text!("views-agreement-with"), &mut choices.against, &against, against_word)
            .on_hover_text(text!("views-the-reference-or-the-verdict"));
    }
    if scene.dimension == Dimension::Three {
        let before = choices.plane;
        combo(ui, text!("views-plane-of-the-map"), &mut choices.plane, &MapPlane::ALL, |plane| {
            plane.title().to_owned()
        })
        .on_hover_text(text!("views-q-is-moved-in-this"));
        if choices.plane != before {
            mapping.seen = None;
        }
    }
    let choices = &mut mapping.choices;
    if scene.query.algorithm.fixed_start().is_none() {
        let mut between = choices.start == InitialDirection::Centers;
        ui.checkbox(&mut between, text!("views-start-between-the-centers"))
            .on_hover_text(text!("views-start-each-run-in-the"));
        choices.start = if between { InitialDirection::Centers } else { InitialDirection::AsSet };
    }
}

/// The references and algorithms that the algorithm of the scene can be compared with.
fn against(scene: &Scene) -> Vec<SecondQuestion> {
    let others = Algorithm::ALL.into_iter().filter(|algorithm| {
        *algorithm != scene.query.algorithm && algorithm.refusal(scene.dimension).is_none()
    });
    [SecondQuestion::Truth].into_iter().chain(others.map(SecondQuestion::Algorithm)).collect()
}

fn against_word(beside: SecondQuestion) -> String {
    match beside {
        SecondQuestion::Algorithm(algorithm) => algorithm.title().to_owned(),
        SecondQuestion::Truth | SecondQuestion::Nothing | SecondQuestion::Length => {
            text!("views-the-reference").to_owned()
        }
    }
}

fn combo<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    current: &mut T,
    all: &[T],
    word: impl Fn(T) -> String,
) -> Response {
    let combo = ComboBox::from_id_salt(name).selected_text(word(*current)).show_ui(ui, |ui| {
        for value in all {
            ui.selectable_value(current, *value, word(*value));
        }
    });
    combo.response.accessible_name(name)
}

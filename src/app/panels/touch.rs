//! The dialog Make touch: slides Q along a direction until it touches P, or has a distance or a depth.

use eframe::egui::{
    Align2, Color32, ComboBox, Context, Frame, Grid, Id, Key, Modal as Overlay, RichText, Ui, vec2,
};
use glam::DVec3;

use crate::app::state::cx::Cx;
use crate::app::widgets::number_field::NumberField;
use crate::app::widgets::stops;
use crate::edit::Change;
use crate::edit::contact::{self, Contact, Slid};
use crate::geometry::{Body, Dimension, Side};
use crate::message::text;
use crate::scene::Scene;

/// The width of the dialog, in points: about that of the setup panel, so that it covers no picture.
const WIDTH: f32 = 246.0;

/// The input of the dialog.
#[derive(Clone, Debug)]
pub(crate) struct TouchInput {
    along: SlideDirection,
    typed: DVec3,
    goal: TouchGoal,
    gap: f64,
    depth: f64,
    /// The result for this scene, recomputed when the input changes.
    outcome: Option<Result<Box<Slid>, String>>,
}

/// The direction in which Q slides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SlideDirection {
    TowardP,
    Axis(usize),
    Typed,
}

/// The requested relation of P and Q.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TouchGoal {
    Touch,
    Gap,
    Depth,
}

impl TouchGoal {
    const ALL: [Self; 3] = [Self::Touch, Self::Gap, Self::Depth];

    fn words(self) -> &'static str {
        match self {
            Self::Touch => text!("panels-touch"),
            Self::Gap => text!("panels-at-a-distance"),
            Self::Depth => text!("panels-at-a-penetration-depth"),
        }
    }
}

impl SlideDirection {
    fn all(dimension: Dimension) -> impl Iterator<Item = Self> {
        let axes = (0..dimension.count()).map(Self::Axis);
        [Self::TowardP].into_iter().chain(axes).chain([Self::Typed])
    }

    fn words(self) -> &'static str {
        match self {
            Self::TowardP => text!("panels-toward-p"),
            Self::Axis(0) => text!("panels-along-x"),
            Self::Axis(1) => text!("panels-along-y"),
            Self::Axis(_) => text!("panels-along-z"),
            Self::Typed => text!("panels-along-a-typed-vector"),
        }
    }
}

impl TouchInput {
    /// Creates the dialog: toward P, until they touch.
    pub(crate) fn new(scene: &Scene) -> Self {
        let mut touch = Self {
            along: SlideDirection::TowardP,
            typed: DVec3::X,
            goal: TouchGoal::Touch,
            gap: 1.0,
            depth: 0.5,
            outcome: None,
        };
        touch.compute(scene);
        touch
    }

    /// Returns Q where the dialog would put it.
    pub(crate) fn destination(&self) -> Option<&Body> {
        let slid = self.outcome.as_ref()?.as_ref().ok()?;
        Some(&slid.scene.bodies[Side::Q])
    }

    fn compute(&mut self, scene: &Scene) {
        let direction = match self.along {
            SlideDirection::TowardP => contact::toward_p(scene),
            SlideDirection::Axis(axis) => DVec3::AXES[axis],
            SlideDirection::Typed => self.typed,
        };
        let contact = match self.goal {
            TouchGoal::Touch => Contact::Touch,
            TouchGoal::Gap => Contact::Gap(self.gap),
            TouchGoal::Depth => Contact::Depth(self.depth),
        };
        let slid = contact::slide(scene, direction, contact);
        self.outcome = Some(slid.map(Box::new).map_err(|error| error.to_string()));
    }

    /// The name of the change, for undo.
    fn name(&self) -> String {
        match self.goal {
            TouchGoal::Touch => text!("panels-make-q-touch-p").to_owned(),
            TouchGoal::Gap => text!("panels-put-q-at-a-distance"; gap = self.gap),
            TouchGoal::Depth => text!("panels-make-q-penetrate-p-by"; depth = self.depth),
        }
    }
}

/// Shows the dialog. Returns whether to close it.
pub(crate) fn ui(ctx: &Context, touch: &mut TouchInput, cx: &mut Cx<'_>) -> bool {
    let scene = cx.document.scene();
    let frame = Frame::popup(&ctx.global_style()).inner_margin(14);
    let id = Id::unique("touch");
    // In the corner and without a backdrop, so that the shapes stay visible.
    let area = Overlay::default_area(id).anchor(Align2::LEFT_TOP, vec2(12.0, 48.0));
    let shown =
        Overlay::new(id).area(area).frame(frame).backdrop_color(Color32::TRANSPARENT).show(ctx, |ui| {
            ui.set_width((ui.ctx().content_rect().width() * 0.8).min(WIDTH));
            // A field left by Enter keeps the focus until it is shown.
            let entered = ui.input(|input| input.key_pressed(Key::Enter))
                && ui.memory(|memory| memory.focused().is_none());
            stops::heading(&ui.heading(text!("panels-make-touch")));
            ui.label(text!("panels-q-slides-along-a-line"));
            ui.add_space(6.0);
            if fields_ui(ui, touch, scene.dimension) {
                touch.compute(scene);
            }
            ui.add_space(6.0);
            outcome_ui(ui, touch, scene.dimension);
            ui.add_space(6.0);
            buttons_ui(ui, touch, entered, cx)
        });
    shown.inner || shown.should_close()
}

/// Shows the fields. Returns whether the input has changed.
fn fields_ui(ui: &mut Ui, touch: &mut TouchInput, dimension: Dimension) -> bool {
    let before = (touch.along, touch.goal);
    let mut changed = false;
    Grid::new("touch fields").num_columns(2).show(ui, |ui| {
        ui.label(text!("panels-direction"));
        let choice = ComboBox::from_id_salt("touch direction").selected_text(touch.along.words());
        let response = choice.show_ui(ui, |ui| {
            for along in SlideDirection::all(dimension) {
                ui.selectable_value(&mut touch.along, along, along.words());
            }
        });
        response.response.accessible_name(text!("panels-direction-to-slide"));
        ui.end_row();
        if touch.along == SlideDirection::Typed {
            ui.label("");
            ui.horizontal(|ui| {
                for (axis, letter) in ["x", "y", "z"].into_iter().enumerate().take(dimension.count()) {
                    let name = text!("panels-direction-2"; letter = letter);
                    if let Some(value) = NumberField::new(&name, touch.typed[axis]).show(ui) {
                        touch.typed[axis] = value;
                        changed = true;
                    }
                }
            });
            ui.end_row();
        }
        ui.label(text!("panels-goal"));
        ui.vertical(|ui| {
            for goal in TouchGoal::ALL {
                ui.radio_value(&mut touch.goal, goal, goal.words());
            }
        });
        ui.end_row();
        let field = match touch.goal {
            TouchGoal::Touch => None,
            TouchGoal::Gap => Some((text!("panels-distance"), &mut touch.gap)),
            TouchGoal::Depth => Some((text!("panels-depth"), &mut touch.depth)),
        };
        if let Some((name, number)) = field {
            ui.label(name);
            if let Some(value) = NumberField::new(name, *number).range(f64::MIN_POSITIVE..=f64::MAX).show(ui)
            {
                *number = value;
                changed = true;
            }
            ui.end_row();
        }
    });
    changed || before != (touch.along, touch.goal)
}

/// Shows the displacement, or the reason why there is none.
fn outcome_ui(ui: &mut Ui, touch: &TouchInput, dimension: Dimension) {
    match &touch.outcome {
        None => {}
        Some(Err(refusal)) => {
            ui.label(RichText::new(refusal).color(ui.visuals().error_fg_color));
        }
        Some(Ok(slid)) => {
            let by: Vec<String> = (0..dimension.count()).map(|axis| number(slid.by[axis])).collect();
            ui.label(text!("panels-q-moves-by"; list = by.join(", ")));
            ui.label(if slid.error == 0.0 {
                text!("panels-exact").to_owned()
            } else {
                text!("panels-error-no-representable-number-is"; number = number(slid.error))
            });
        }
    }
}

/// A number with at most six digits and a typographic minus sign.
fn number(value: f64) -> String {
    let short = if value == 0.0 || (1e-4..1e6).contains(&value.abs()) {
        format!("{value:.5e}").parse().unwrap_or(value).to_string()
    } else {
        format!("{value:.2e}")
    };
    short.replace('-', "\u{2212}")
}

/// Shows the buttons. Returns whether to close the dialog.
fn buttons_ui(ui: &mut Ui, touch: &TouchInput, entered: bool, cx: &mut Cx<'_>) -> bool {
    let slid = touch.outcome.as_ref().and_then(|outcome| outcome.as_ref().ok());
    ui.horizontal(|ui| {
        let pressed =
            ui.add_enabled_ui(slid.is_some(), |ui| ui.button(text!("panels-apply")).clicked()).inner;
        if let Some(slid) = slid.filter(|_| pressed || entered) {
            cx.requests.edit(touch.name(), Change::Body(Side::Q, slid.scene.bodies[Side::Q].clone()));
            return true;
        }
        ui.button(text!("panels-cancel")).clicked()
    })
    .inner
}

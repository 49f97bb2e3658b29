//! The monkey's actions: random gestures of several events, biased toward visible items.

mod typing;

use std::collections::VecDeque;

use eframe::egui::accesskit::{Action, ActionData};
use eframe::egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, Role, TouchPhase, Vec2,
    vec2,
};
use rand::RngExt as _;
use rand_pcg::Pcg64Mcg;

use super::eyes::{Sight, Thing};

/// One event of the window.
#[derive(Clone, Debug)]
pub(super) enum Move {
    /// No further event in this frame.
    Wait,
    /// An event of mouse, keyboard, clipboard or screen reader.
    Input(Event),
    /// The window gets this size, in points.
    Resize(Vec2),
    /// A change of the theme.
    Theme(bool),
    /// A dropped file: a scene, or a broken one.
    Drop {
        /// Whether it is a scene.
        good: bool,
    },
}

const BUTTONS: [PointerButton; 3] = [PointerButton::Primary, PointerButton::Secondary, PointerButton::Middle];

const SIZES: [Vec2; 4] = [vec2(960.0, 600.0), vec2(1920.0, 1080.0), vec2(300.0, 200.0), vec2(1280.0, 800.0)];

/// The events that release everything before undo: modifiers, buttons, then everything that Esc ends.
pub(super) fn let_go() -> Vec<Event> {
    let at = Pos2::new(2.0, 2.0);
    let mut events = vec![Event::WindowFocused(true), Event::ModifiersChanged(Modifiers::NONE)];
    for _ in 0..8 {
        events.push(key(Key::Escape, true, Modifiers::NONE));
        events.push(key(Key::Escape, false, Modifiers::NONE));
    }
    events.extend(BUTTONS.map(|button| press(at, button, false, Modifiers::NONE)));
    events.push(Event::PointerGone);
    events
}

/// The gesture under way.
#[derive(Default)]
pub(super) struct Hands(VecDeque<Move>);

impl Hands {
    /// The next event of the gesture, or the first one of another.
    pub(super) fn next(&mut self, sight: &Sight, random: &mut Pcg64Mcg) -> Move {
        if self.0.is_empty() {
            let mut gesture = Gesture { sight, random, moves: VecDeque::new() };
            gesture.draw();
            self.0 = gesture.moves;
        }
        self.0.pop_front().unwrap_or(Move::Wait)
    }
}

struct Gesture<'a> {
    sight: &'a Sight,
    random: &'a mut Pcg64Mcg,
    moves: VecDeque<Move>,
}

impl Gesture<'_> {
    fn draw(&mut self) {
        // Sometimes leaves a state in which gestures have no effect: behind a dialog, or in a very small window.
        if self.random.random_range(0..3) == 0 {
            if self.sight.is_blocked() {
                return self.tap(Key::Escape, Modifiers::NONE);
            }
            if self.sight.size.min_elem() < 400.0 {
                return self.moves.extend([
                    Move::Input(key(Key::Num0, true, Modifiers::COMMAND)),
                    Move::Resize(SIZES[3]),
                    Move::Wait,
                ]);
            }
        }
        match self.random.random_range(0..100) {
            0..28 => self.drag(),
            28..50 => self.click(),
            50..53 => self.wheel(),
            53..60 => self.keys(),
            60..66 => self.walk(),
            66..73 => self.typed_gesture(),
            73..88 => self.field(),
            88..92 => self.assist(),
            92..94 => {
                let at = self.place();
                self.input(Event::PointerMoved(at));
            }
            94..96 => self.clipboard(),
            96 => self.resize(),
            97 => {
                let dark = self.random.random();
                self.moves.push_back(Move::Theme(dark));
            }
            98 => {
                let good = self.random.random();
                self.moves.extend([Move::Drop { good }, Move::Wait]);
            }
            _ => {
                let focused = self.random.random();
                let gone = self.random.random();
                self.input(if gone { Event::PointerGone } else { Event::WindowFocused(focused) });
            }
        }
    }

    fn input(&mut self, event: Event) {
        self.moves.push_back(Move::Input(event));
    }

    fn wait(&mut self) {
        self.moves.push_back(Move::Wait);
    }

    fn pick<T: Clone>(&mut self, choices: &[T]) -> T {
        choices[self.random.random_range(0..choices.len())].clone()
    }

    /// Mostly no modifiers.
    fn modifiers(&mut self) -> Modifiers {
        let choices =
            [Modifiers::SHIFT, Modifiers::COMMAND, Modifiers::ALT, Modifiers::COMMAND | Modifiers::SHIFT];
        if self.random.random_range(0..10) < 7 { Modifiers::NONE } else { self.pick(&choices) }
    }

    /// Mostly the primary button.
    fn button(&mut self) -> PointerButton {
        if self.random.random_range(0..10) < 8 { PointerButton::Primary } else { self.pick(&BUTTONS) }
    }

    /// A visible node, mostly in a view. Each role is equally likely, or the few bodies would be lost among the many
    /// buttons.
    fn thing(&mut self) -> Option<&Thing> {
        let sight: &Sight = self.sight;
        let in_views = sight.in_views();
        let anywhere = in_views.is_empty() || self.random.random_range(0..3) == 0;
        let mut among: Vec<&Thing> = if anywhere { sight.things.iter().collect() } else { in_views };
        // The buttons over the views are numerous, too.
        if !anywhere && self.random.random() && among.iter().any(|thing| thing.role != Role::Button) {
            among.retain(|thing| thing.role != Role::Button);
        }
        let mut roles: Vec<Role> = Vec::new();
        for thing in &among {
            if !roles.contains(&thing.role) {
                roles.push(thing.role);
            }
        }
        if roles.is_empty() {
            return None;
        }
        let role = self.pick(&roles);
        let alike: Vec<&Thing> = among.into_iter().filter(|thing| thing.role == role).collect();
        Some(alike[self.random.random_range(0..alike.len())])
    }

    /// Mostly a position on a node, otherwise any position, even a little outside the window.
    fn place(&mut self) -> Pos2 {
        let on =
            if self.random.random_range(0..10) < 7 { self.thing().map(|thing| thing.rect) } else { None };
        if let Some(rect) = on {
            let off = vec2(self.random.random_range(-3.0..3.0), self.random.random_range(-3.0..3.0));
            return rect.center() + off;
        }
        let size = self.sight.size;
        Pos2::new(
            self.random.random_range(-0.05..1.05) * size.x,
            self.random.random_range(-0.05..1.05) * size.y,
        )
    }

    fn hold(&mut self, modifiers: Modifiers) {
        self.input(Event::ModifiersChanged(modifiers));
    }

    /// Presses, moves over several frames, releases; sometimes with a key or the wheel in between.
    fn drag(&mut self) {
        let (from, button, modifiers) = (self.place(), self.button(), self.modifiers());
        let far = self.random.random_range(0..4) == 0;
        let reach = if far { 600.0 } else { 90.0 };
        let by = vec2(self.random.random_range(-reach..reach), self.random.random_range(-reach..reach));
        let parts: u8 = self.random.random_range(1..7);
        self.input(Event::PointerMoved(from));
        self.wait();
        self.hold(modifiers);
        self.input(press(from, button, true, modifiers));
        for part in 1..=parts {
            self.input(Event::PointerMoved(from + by * (f32::from(part) / f32::from(parts))));
            if self.random.random() {
                self.wait();
            }
            match self.random.random_range(0..20) {
                0 => self.one_key(),
                1 => self.tap(Key::Escape, Modifiers::NONE),
                2 => self.turn_wheel(),
                3 => self.resize(),
                _ => {}
            }
        }
        // Sometimes the button is released elsewhere, or not at all.
        if self.random.random_range(0..12) > 0 {
            self.input(press(from + by, button, false, modifiers));
        }
        self.hold(Modifiers::NONE);
        self.wait();
    }

    /// One click, or two.
    fn click(&mut self) {
        let (at, button, modifiers) = (self.place(), self.button(), self.modifiers());
        self.input(Event::PointerMoved(at));
        self.wait();
        self.hold(modifiers);
        let clicks = if self.random.random_range(0..5) == 0 { 2 } else { 1 };
        for _ in 0..clicks {
            self.input(press(at, button, true, modifiers));
            self.input(press(at, button, false, modifiers));
        }
        self.hold(Modifiers::NONE);
        self.wait();
    }

    fn wheel(&mut self) {
        let at = self.place();
        self.input(Event::PointerMoved(at));
        for _ in 0..self.random.random_range(1..6) {
            self.turn_wheel();
        }
    }

    fn turn_wheel(&mut self) {
        if self.random.random_range(0..4) == 0 {
            let factor = self.random.random_range(0.5..2.0);
            return self.input(Event::Zoom(factor));
        }
        let unit = self.pick(&[MouseWheelUnit::Line, MouseWheelUnit::Point, MouseWheelUnit::Page]);
        let delta = vec2(self.random.random_range(-3.0..3.0), self.random.random_range(-9.0..9.0));
        let (phase, source) = (TouchPhase::Move, MouseWheelSource::Wheel);
        let modifiers = self.modifiers();
        self.input(Event::MouseWheel { unit, delta, phase, source, modifiers });
    }

    /// Requests an action as a screen reader does.
    fn assist(&mut self) {
        let (number, text) = (self.random.random_range(-10.0..10.0), self.text());
        let which = self.random.random_range(0..8);
        let Some(thing) = self.thing() else { return };
        let event = match which {
            0..3 => thing.request(Action::Focus, None),
            3 => thing.request(Action::Click, None),
            4 => thing.request(Action::Increment, None),
            5 => thing.request(Action::Decrement, None),
            6 => thing.request(Action::SetValue, Some(ActionData::NumericValue(number))),
            _ => thing.request(Action::SetValue, Some(ActionData::Value(text.into()))),
        };
        self.input(event);
        self.wait();
    }

    fn clipboard(&mut self) {
        let text = self.text();
        let event = self.pick(&[Event::Copy, Event::Cut, Event::Paste(text)]);
        self.input(event);
    }

    fn resize(&mut self) {
        let size = self.pick(&SIZES);
        self.moves.extend([Move::Resize(size), Move::Wait]);
    }
}

fn key(key: Key, pressed: bool, modifiers: Modifiers) -> Event {
    Event::Key { key, physical_key: Some(key), pressed, repeat: false, modifiers }
}

fn press(pos: Pos2, button: PointerButton, pressed: bool, modifiers: Modifiers) -> Event {
    Event::PointerButton { pos, button, pressed, modifiers }
}

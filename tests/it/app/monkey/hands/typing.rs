//! The monkey's input by keyboard: keys, numbers, lists of points.

use eframe::egui::accesskit::Action;
use eframe::egui::{Event, Key, Modifiers, PointerButton};
use gjk_sandbox::app::command::Command;
use gjk_sandbox::geometry::Dimension;
use gjk_sandbox::scene::library;
use rand::RngExt as _;

use super::super::eyes::{Thing, leads_outside};
use super::{Gesture, Move, key, press};

/// Texts that are typed and pasted: numbers as people write them, invalid numbers, and lists of points. They exclude
/// the word NaN in the program's spelling, since no label may show it.
const TEXTS: [&str; 32] = [
    "0",
    "1",
    "-1",
    "2.5",
    "1,5",
    "-.5",
    "1/3",
    "2e-3",
    "sqrt(2)/2",
    "30deg",
    "1e6",
    "1e-9",
    "1e308",
    "7",
    "12",
    "100",
    "1e999",
    "1/0",
    "nan",
    "",
    " ",
    "one",
    "x2",
    "−3",
    "P",
    "ü⟂☂",
    "((((",
    "0 0\n4 0\n4 3\n0 3",
    "0,0,0; 1,0,0; 0,1,0; 0,0,1",
    "[[0,0],[2,0],[1,2]]",
    "vec3(1.0f, 2.0f, 3.0f), vec3(0)",
    "1e300 1e300 1e300",
];

impl Gesture<'_> {
    /// A few keys in a row.
    pub(super) fn keys(&mut self) {
        for _ in 0..self.random.random_range(1..5) {
            self.one_key();
        }
    }

    /// The key of a command, or any other key.
    pub(super) fn one_key(&mut self) {
        if self.random.random() {
            let commands = Command::ALL.into_iter().filter(|command| !leads_outside(*command));
            let shortcuts: Vec<_> = commands.flat_map(Command::shortcuts).collect();
            let shortcut = self.pick(&shortcuts);
            return self.tap(shortcut.logical_key, shortcut.modifiers);
        }
        let (key, modifiers) = (self.pick(&Key::ALL[..83]), self.modifiers());
        self.tap(key, modifiers);
    }

    /// Goes through the parts and groups of the window by keys, presses what it reaches, and nudges it.
    pub(super) fn walk(&mut self) {
        const ARROWS: [Key; 4] = [Key::ArrowRight, Key::ArrowDown, Key::ArrowLeft, Key::ArrowUp];
        self.some_of(&[Key::F6], 4);
        self.some_of(&[Key::Tab], 2);
        self.some_of(&ARROWS, 4);
        self.tap(Key::Enter, Modifiers::NONE);
        self.some_of(&ARROWS, 4);
        self.tap(Key::Escape, Modifiers::NONE);
    }

    /// Taps up to `most` of these keys.
    fn some_of(&mut self, keys: &[Key], most: usize) {
        for _ in 0..self.random.random_range(0..=most) {
            let next = self.pick(keys);
            self.tap(next, Modifiers::NONE);
            self.wait();
        }
    }

    /// Selects an item, then nudges it with the arrows, or transforms it by typed numbers.
    pub(super) fn typed_gesture(&mut self) {
        if self.random.random() {
            self.click();
        } else {
            self.assist();
        }
        if self.random.random_range(0..3) == 0 {
            for _ in 0..self.random.random_range(1..4) {
                let (arrow, modifiers) = (
                    self.pick(&[Key::ArrowLeft, Key::ArrowUp, Key::ArrowDown, Key::PageUp]),
                    self.modifiers(),
                );
                self.tap(arrow, modifiers);
            }
            return;
        }
        let tool = self.pick(&[Key::W, Key::E, Key::R]);
        self.tap(tool, Modifiers::NONE);
        let more = [
            Key::X,
            Key::Y,
            Key::Z,
            Key::Num2,
            Key::Num9,
            Key::Num0,
            Key::Period,
            Key::Minus,
            Key::Backspace,
        ];
        for _ in 0..self.random.random_range(0..5) {
            let next = self.pick(&more);
            self.tap(next, Modifiers::NONE);
        }
        let end = self.pick(&[Key::Enter, Key::Enter, Key::Escape, Key::Tab]);
        self.tap(end, Modifiers::NONE);
    }

    /// Presses and releases a key, with the character that it types.
    pub(super) fn tap(&mut self, pressed: Key, modifiers: Modifiers) {
        // Enter and the space bar press the focused widget, which may have changed in this frame: they come alone.
        let presses = matches!(pressed, Key::Enter | Key::Space);
        if presses {
            self.moves.extend([Move::Wait, Move::Wait]);
        }
        if !modifiers.is_none() {
            self.hold(modifiers);
        }
        self.input(key(pressed, true, modifiers));
        let letter = pressed.symbol_or_name();
        if letter.chars().count() == 1 && !modifiers.command && letter.is_ascii() {
            self.input(Event::Text(letter.to_lowercase()));
        }
        self.input(key(pressed, false, modifiers));
        if !modifiers.is_none() {
            self.hold(Modifiers::NONE);
        }
        if presses {
            self.wait();
        }
    }

    /// Types into a field and leaves it.
    pub(super) fn field(&mut self) {
        let fields: Vec<&Thing> = self.sight.things.iter().filter(|thing| thing.is_field()).collect();
        if fields.is_empty() {
            return self.keys();
        }
        let field = fields[self.random.random_range(0..fields.len())];
        if self.random.random() {
            self.input(field.request(Action::Focus, None));
        } else {
            let at = field.rect.center();
            self.input(Event::PointerMoved(at));
            self.wait();
            self.input(press(at, PointerButton::Primary, true, Modifiers::NONE));
            self.input(press(at, PointerButton::Primary, false, Modifiers::NONE));
        }
        self.wait();
        self.tap(Key::A, Modifiers::COMMAND);
        let text = self.text();
        let pasted = self.random.random();
        self.input(if pasted { Event::Paste(text) } else { Event::Text(text) });
        self.wait();
        match self.random.random_range(0..8) {
            0..4 => self.tap(Key::Enter, Modifiers::NONE),
            4 => self.tap(Key::Tab, Modifiers::NONE),
            5 => self.tap(Key::Escape, Modifiers::NONE),
            6 => self.tap(Key::ArrowUp, Modifiers::SHIFT),
            _ => self.click(),
        }
    }

    pub(super) fn text(&mut self) -> String {
        match self.random.random_range(0..40) {
            0 => library::start(Dimension::Two).to_ron(),
            1 => self.random.random_range(-1e9..1e9).to_string(),
            2..20 => self.random.random_range(-20..20).to_string(),
            _ => self.pick(&TEXTS).to_owned(),
        }
    }
}

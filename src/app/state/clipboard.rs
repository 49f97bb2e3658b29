//! Reading the clipboard on a thread. Its content belongs to another program, which may not answer for half a minute.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use eframe::egui::{Context, Event, Id, Key, Memory, Plugin, RawInput, ViewportCommand};

use super::job::{Job, Polled};
use crate::app::widgets::notice;
use crate::message::text;

/// Returns the text on the clipboard, if there is any. The call may take long.
pub type ReadClipboard = fn() -> Option<String>;

/// Time that a frame waits for the clipboard, so that a paste comes before the keys that follow it.
const PATIENCE: Duration = Duration::from_millis(50);

/// The plugin that turns the shortcuts of the clipboard into events, in the place of eframe, which waits for the
/// clipboard however long that takes.
#[derive(Debug, Default)]
pub(crate) struct Clipboard {
    /// The function that reads the clipboard; `None` if eframe handles the clipboard alone.
    read: Option<ReadClipboard>,
    reading: Option<ClipboardRequest>,
}

/// A request for the text on the clipboard.
#[derive(Debug)]
struct ClipboardRequest {
    /// Behind a lock, since egui shares its plugins between threads.
    text: Mutex<Job<Option<String>>>,
    /// The focus at the time of the request, which decides where the text goes.
    focus: Option<Id>,
}

/// A shortcut of the clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shortcut {
    Cut,
    Copy,
    Paste,
}

/// Requests the text on the clipboard. It arrives as an event in one of the next frames.
pub(crate) fn request_paste(ctx: &Context) {
    let is_asked = ctx.with_plugin(|clipboard: &mut Clipboard| clipboard.ask(ctx));
    if is_asked != Some(true) {
        ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
    }
}

/// Returns whether a request has not been answered yet.
pub(crate) fn is_reading(ctx: &Context) -> bool {
    ctx.with_plugin(|clipboard: &mut Clipboard| clipboard.reading.is_some()).unwrap_or_default()
}

impl Clipboard {
    /// Creates the plugin. Without a function that reads the clipboard it does nothing.
    pub(crate) const fn new(read: Option<ReadClipboard>) -> Self {
        Self { read, reading: None }
    }

    /// Starts to read the clipboard, unless it is being read. Returns false if the plugin leaves the clipboard to
    /// eframe.
    fn ask(&mut self, ctx: &Context) -> bool {
        let Some(read) = self.read else { return false };
        self.reading.get_or_insert_with(|| ClipboardRequest {
            text: Mutex::new(Job::start(ctx, move |_| Some(read()))),
            focus: ctx.memory(Memory::focused),
        });
        true
    }

    /// Appends the text that was requested, once it has arrived.
    fn deliver(&mut self, ctx: &Context, patience: Duration, events: &mut Vec<Event>) {
        let Some(ClipboardRequest { text, focus }) = &mut self.reading else { return };
        match text.get_mut().unwrap_or_else(PoisonError::into_inner).poll_within(patience) {
            Polled::Running => return,
            Polled::Done(Some(text)) if !text.is_empty() => {
                if *focus == ctx.memory(Memory::focused) {
                    events.push(Event::Paste(text.replace("\r\n", "\n")));
                } else {
                    notice::leave(ctx, text!("state-the-clipboard-answered-too-late").to_owned());
                }
            }
            Polled::Done(_) => {
                let words = text!("state-there-is-no-text-on");
                notice::leave(ctx, words.to_owned());
            }
            // A notice gives the reason.
            Polled::Failed => {}
        }
        self.reading = None;
    }
}

impl Plugin for Clipboard {
    fn debug_name(&self) -> &'static str {
        "clipboard"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        if self.read.is_none() {
            return;
        }
        let received = std::mem::take(&mut input.events);
        self.deliver(ctx, Duration::ZERO, &mut input.events);
        for event in received {
            match shortcut(&event) {
                None => input.events.push(event),
                Some(Shortcut::Cut) => input.events.push(Event::Cut),
                Some(Shortcut::Copy) => input.events.push(Event::Copy),
                Some(Shortcut::Paste) if self.reading.is_some() => {}
                Some(Shortcut::Paste) => {
                    self.ask(ctx);
                    self.deliver(ctx, PATIENCE, &mut input.events);
                }
            }
        }
    }
}

/// Returns the shortcut that a key press stands for: those of egui-winit.
fn shortcut(event: &Event) -> Option<Shortcut> {
    let Event::Key { key, pressed: true, modifiers, .. } = event else { return None };
    let by_command = modifiers.command_only();
    let of_windows = |held: bool, with: Key| cfg!(windows) && held && *key == with;
    if *key == Key::Cut || by_command && *key == Key::X || of_windows(modifiers.shift, Key::Delete) {
        Some(Shortcut::Cut)
    } else if *key == Key::Copy || by_command && *key == Key::C || of_windows(modifiers.ctrl, Key::Insert) {
        Some(Shortcut::Copy)
    } else if *key == Key::Paste || by_command && *key == Key::V || of_windows(modifiers.shift, Key::Insert) {
        Some(Shortcut::Paste)
    } else {
        None
    }
}

//! The monkey's view of the window: the accessibility tree of the last frame, as a list of things with a name and a
//! place.

use eframe::egui::accesskit::{Action, ActionData, ActionRequest, NodeId, TreeId};
use eframe::egui::{Event, Key, Pos2, Rect, Role, Vec2};
use egui_kittest::kittest::NodeT as _;
use gjk_sandbox::app::command::{Command, CommandGroup};

use super::super::Window;
use super::hands::Move;

/// One node of the tree.
pub(super) struct Thing {
    pub(super) name: String,
    pub(super) role: Role,
    pub(super) rect: Rect,
    node: NodeId,
    tree: TreeId,
}

impl Thing {
    /// The event by which a screen reader requests an action.
    pub(super) fn request(&self, action: Action, data: Option<ActionData>) -> Event {
        let request = ActionRequest { action, target_node: self.node, target_tree: self.tree, data };
        Event::AccessKitActionRequest(request)
    }

    /// Whether the node is a text or number field.
    pub(super) fn is_field(&self) -> bool {
        matches!(self.role, Role::TextInput | Role::MultilineTextInput | Role::SpinButton)
    }
}

/// All nodes on screen.
pub(super) struct Sight {
    pub(super) size: Vec2,
    pub(super) things: Vec<Thing>,
    /// The name of the item with the keyboard focus.
    focus: Option<String>,
}

impl Sight {
    /// The items of the last frame of the window.
    pub(super) fn of(window: &Window) -> Self {
        let screen = window.ctx.content_rect();
        let (mut things, mut focus) = (Vec::new(), None);
        for node in window.root().children_recursive() {
            let inner = node.accesskit_node();
            let Some(name) = inner.label().or_else(|| node.value()) else { continue };
            if inner.is_focused() {
                focus = Some(name.clone());
            }
            // Names of places and of texts that are told: the things in them are on the list themselves.
            let is_frame =
                matches!(inner.role(), Role::Window | Role::Region | Role::Paragraph | Role::Status);
            if is_frame || !inner.has_bounds() || inner.is_disabled() || !node.rect().intersects(screen) {
                continue;
            }
            let (node_id, tree) = inner.locate();
            things.push(Thing { name, role: inner.role(), rect: node.rect(), node: node_id, tree });
        }
        Self { size: screen.size(), things, focus }
    }

    /// Whether a dialog, the help overlay, or a window over the views is open.
    pub(super) fn is_blocked(&self) -> bool {
        let answers = ["Cancel", "OK", "Close", "Run experiment", "Check it", "Open a lesson…"];
        let is_answer = |thing: &Thing| thing.role == Role::Button && answers.contains(&thing.name.as_str());
        // The palette has no button to close it.
        self.things.iter().any(|thing| is_answer(thing) || thing.name == "Find a command")
    }

    /// The items in the views: bodies, vertices, handles and the buttons over them.
    pub(super) fn in_views(&self) -> Vec<&Thing> {
        let views: Vec<&Thing> = self.things.iter().filter(|thing| thing.role == Role::Canvas).collect();
        let inside = |thing: &&Thing| {
            thing.role != Role::Canvas && views.iter().any(|view| view.rect.contains_rect(thing.rect))
        };
        self.things.iter().filter(inside).collect()
    }

    /// Whether an event stays inside the program, writes nothing and starts no threads.
    pub(super) fn allows(&self, next: &Move) -> bool {
        let Move::Input(event) = next else { return true };
        match event {
            Event::PointerButton { pos, .. } => !self.is_out_of_bounds(*pos),
            Event::Key { key, physical_key, modifiers, .. } => {
                let leaves = Command::of_key(*key, *physical_key, *modifiers).is_some_and(leads_outside);
                // egui itself closes the window, with Shift, too.
                let closes = *key == Key::Q && modifiers.command;
                let presses = matches!(key, Key::Enter | Key::Space);
                let on_forbidden = self.focus.as_deref().is_some_and(is_forbidden);
                !(leaves || closes || presses && on_forbidden)
            }
            Event::AccessKitActionRequest(request) => {
                let target = self.things.iter().find(|thing| thing.node == request.target_node);
                !target.is_some_and(|thing| is_forbidden(&thing.name))
            }
            _ => true,
        }
    }

    /// Whether a press at a position could hit a forbidden node.
    fn is_out_of_bounds(&self, at: Pos2) -> bool {
        self.things.iter().any(|thing| is_forbidden(&thing.name) && thing.rect.expand(4.0).contains(at))
    }
}

/// Whether a command opens a dialog of the system, writes a file or ends the program: all of the File menu does,
/// except the application's own dialog that opens a file by its path.
pub(super) fn leads_outside(command: Command) -> bool {
    command.group() == CommandGroup::File && command != Command::OpenPath
}

/// Whether a node with this name must not be pressed.
fn is_forbidden(name: &str) -> bool {
    name.starts_with("Save")
        || name == "Run experiment"
        || name == "Check it"
        || Command::ALL.into_iter().any(|command| leads_outside(command) && command.text() == name)
}

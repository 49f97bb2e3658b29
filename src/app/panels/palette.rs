//! The command palette: any command of the table, any panel and any algorithm by a part of its words.

use eframe::egui::{
    Align, Align2, Button, Context, Frame, Id, Key, Modal, Modifiers, RichText, ScrollArea, TextEdit, Ui,
    vec2,
};

use crate::app::command::{Command, CommandGroup};
use crate::app::state::layout::{Pane, Tab};
use crate::app::widgets::beside::beside;
use crate::edit::Selection;
use crate::gjk::Algorithm;
use crate::message::text;
use crate::scene::Scene;

/// The width of the palette, and the height of its list, in points.
const SIZE: (f32, f32) = (520.0, 340.0);

/// The state of the palette.
#[derive(Clone, Debug)]
pub(crate) struct CommandPalette {
    query: String,
    /// The index of the chosen command among those found.
    chosen: usize,
    /// What can be chosen, with the reason why it cannot be now.
    items: Vec<(PaletteItem, Option<&'static str>)>,
}

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PaletteItem {
    /// A command.
    Command(Command),
    /// A panel below the pictures.
    Tab(Tab),
    /// A picture on the right.
    Pane(Pane),
    /// Another algorithm.
    Algorithm(Algorithm),
}

impl PaletteItem {
    fn group(self) -> &'static str {
        match self {
            Self::Command(command) => command.group().title(),
            Self::Tab(_) | Self::Pane(_) => CommandGroup::View.title(),
            Self::Algorithm(_) => text!("shell-algorithm"),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Command(command) => command.text(),
            Self::Tab(tab) => tab.heading(),
            Self::Pane(pane) => pane.heading(),
            Self::Algorithm(algorithm) => algorithm.title(),
        }
    }

    fn tooltip(self) -> &'static str {
        match self {
            Self::Command(command) => command.tooltip(),
            Self::Tab(tab) => tab.tooltip(),
            Self::Pane(pane) => pane.tooltip(),
            Self::Algorithm(algorithm) => algorithm.description(),
        }
    }
}

/// The answer of the palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PaletteAnswer {
    /// Still open.
    Nothing,
    /// Closed.
    Closed,
    /// This one is chosen.
    Item(PaletteItem),
}

impl CommandPalette {
    /// Returns all commands of the menus, as they apply to this scene, the panels and the algorithms; or the commands of
    /// presenter mode.
    pub(crate) fn new(scene: &Scene, selection: &Selection, presents: bool) -> Self {
        let is_of_menu = |command: &Command| {
            let is_of_group = match command.group() {
                CommandGroup::Question => false,
                CommandGroup::Presenter => presents,
                _ => !presents || command.works_while_presenting(),
            };
            is_of_group && *command != Command::Palette
        };
        let commands = Command::ALL.into_iter().filter(is_of_menu);
        let commands =
            commands.map(|command| (PaletteItem::Command(command), command.refusal(scene, selection)));
        let panels = Tab::ALL.map(PaletteItem::Tab).into_iter().chain(Pane::ALL.map(PaletteItem::Pane));
        let algorithms = Algorithm::NAMED
            .into_iter()
            .map(|algorithm| (PaletteItem::Algorithm(algorithm), algorithm.refusal(scene.dimension)));
        let others = panels.map(|panel| (panel, None)).chain(algorithms).filter(|_| !presents);
        Self { query: String::new(), chosen: 0, items: commands.chain(others).collect() }
    }

    /// What contains all words of the query: first what begins with the query, then what has it in its name.
    fn found(&self) -> Vec<(PaletteItem, Option<&'static str>)> {
        let query = self.query.trim().to_lowercase();
        let rank = |item: PaletteItem| {
            let name = item.name().to_lowercase();
            let all = format!("{name} {} {}", item.group(), item.tooltip()).to_lowercase();
            let fits = query.split_whitespace().all(|word| all.contains(word));
            let place = if name.starts_with(&query) {
                0
            } else if name.contains(&query) {
                1
            } else {
                2
            };
            fits.then_some(place)
        };
        let mut found: Vec<(usize, (PaletteItem, Option<&'static str>))> =
            self.items.iter().filter_map(|it| Some((rank(it.0)?, *it))).collect();
        found.sort_by_key(|(rank, _)| *rank);
        found.into_iter().map(|(_, item)| item).collect()
    }
}

/// Shows the palette.
pub(crate) fn ui(ctx: &Context, palette: &mut CommandPalette) -> PaletteAnswer {
    let frame = Frame::popup(&ctx.global_style()).inner_margin(12);
    // At the top, so that the pictures stay visible.
    let area = Modal::default_area(Id::unique("palette")).anchor(Align2::CENTER_TOP, vec2(0.0, 40.0));
    let modal = Modal::new(Id::unique("palette")).area(area).frame(frame).show(ctx, |ui| {
        let room = ui.ctx().content_rect().size();
        ui.set_width((room.x * 0.9).min(SIZE.0));
        content_ui(ui, palette, (room.y - 160.0).clamp(60.0, SIZE.1))
    });
    match modal.inner {
        PaletteAnswer::Nothing if modal.should_close() => PaletteAnswer::Closed,
        chosen => chosen,
    }
}

fn content_ui(ui: &mut Ui, palette: &mut CommandPalette, height: f32) -> PaletteAnswer {
    let mut found = palette.found();
    let mut moved = false;
    for (key, by) in [(Key::ArrowDown, 1), (Key::ArrowUp, -1)] {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            palette.chosen = palette.chosen.saturating_add_signed(by).min(found.len().saturating_sub(1));
            moved = true;
        }
    }
    let edit = TextEdit::singleline(&mut palette.query)
        .id(Id::unique("command to find"))
        .char_limit(100)
        .desired_width(f32::INFINITY)
        .hint_text(text!("panels-a-part-of-its-name"));
    let response = ui.add(edit).accessible_name(text!("panels-find-a-command"));
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if response.changed() {
        (palette.chosen, moved) = (0, true);
        found = palette.found();
    }
    if ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
    ui.add_space(4.0);
    if found.is_empty() {
        ui.label(text!("panels-no-command-has-these-words"));
        if ui.button(text!("panels-show-all-commands")).clicked() {
            palette.query.clear();
        }
    }
    let mut chosen = None;
    ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        for (index, (item, refusal)) in found.iter().enumerate() {
            let keys = match item {
                PaletteItem::Command(command) => command.keys(ui),
                PaletteItem::Tab(_) | PaletteItem::Pane(_) | PaletteItem::Algorithm(_) => String::new(),
            };
            let text = RichText::new(format!("{}: {}", item.group(), item.name()));
            let button = Button::selectable(index == palette.chosen, text).shortcut_text(keys);
            let size = vec2(ui.available_width(), 0.0);
            let response = ui.add_enabled(refusal.is_none(), button.min_size(size));
            let response = beside(response, item.tooltip(), refusal.unwrap_or_default());
            if index == palette.chosen && moved {
                response.scroll_to_me(Some(Align::Center));
            }
            if response.clicked() {
                chosen = Some(*item);
            }
        }
    });
    let entered = entered.then(|| found.get(palette.chosen)).flatten();
    let entered = entered.filter(|(_, refusal)| refusal.is_none()).map(|(item, _)| *item);
    chosen.or(entered).map_or(PaletteAnswer::Nothing, PaletteAnswer::Item)
}

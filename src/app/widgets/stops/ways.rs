//! The moves of the focus among the stops of a pass.

use eframe::egui::{Event, Id, IdMap, Key, WidgetRect};

use super::places::Places;

/// A way of the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// To the next stop, or back.
    Stop { back: bool },
    /// Inside a group.
    Inside { back: bool },
    /// To the next part of the window, or back.
    Part { back: bool },
}

impl Way {
    pub(super) fn of(event: &Event) -> Option<Self> {
        let Event::Key { key, pressed: true, modifiers, .. } = event else { return None };
        let back = modifiers.shift;
        match key {
            Key::Tab if !modifiers.command && !modifiers.ctrl && !modifiers.alt => Some(Self::Stop { back }),
            Key::ArrowLeft | Key::ArrowUp if modifiers.is_none() => Some(Self::Inside { back: true }),
            Key::ArrowRight | Key::ArrowDown if modifiers.is_none() => Some(Self::Inside { back: false }),
            _ => None,
        }
    }
}

/// What the ways depend on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ways<'a> {
    /// What the controls belong to.
    pub(super) places: &'a Places,
    /// The control that was last focused in a group or a part.
    pub(super) remembered: &'a IdMap<Id>,
}

impl Ways<'_> {
    /// Returns the control that the focus goes to from `focused`.
    pub(super) fn next(&self, stops: &[WidgetRect], focused: Option<Id>, way: Way) -> Option<Id> {
        let places = self.places;
        let at = focused.and_then(|id| stops.iter().position(|stop| stop.id == id));
        let around = |back: bool| -> Vec<Id> {
            let count = stops.len();
            let offset = |step: usize| match at {
                Some(at) if back => (at + count - step) % count,
                Some(at) => (at + step) % count,
                None if back => count - step,
                None => step - 1,
            };
            (1..=count).map(|step| stops[offset(step)].id).collect()
        };
        match way {
            Way::Stop { back } => {
                let own = focused.and_then(|id| places.groups.get(&id));
                // Each group is where it was left, even if something else lies between its controls.
                let is_stop = |id: &Id| match places.groups.get(id) {
                    None => true,
                    Some(group) => Some(group) != own && self.entered(stops, *group) == Some(*id),
                };
                around(back).into_iter().find(is_stop)
            }
            Way::Inside { back } => {
                let group = places.groups.get(&focused?)?;
                around(back).into_iter().find(|id| places.groups.get(id) == Some(group))
            }
            Way::Part { back } => {
                let part = focused.and_then(|id| places.parts.get(&id));
                let mut others = around(back).into_iter().filter_map(|id| Some((id, places.parts.get(&id)?)));
                let (next, of_next) = others.find(|(_, of_it)| Some(*of_it) != part)?;
                // A part is entered where it was left, or at its picture, or at its beginning.
                let is_in = |id: &Id| places.parts.get(id) == Some(of_next);
                let mut all = stops.iter().map(|stop| stop.id).filter(is_in);
                let first = all.clone().find(|id| places.pictures.contains(id)).or(all.next());
                Some(self.left(stops, Id::unique(of_next)).or(first).unwrap_or(next))
            }
        }
    }

    /// Returns the control at which a group is entered: where it was left, or its first one.
    fn entered(&self, stops: &[WidgetRect], group: Id) -> Option<Id> {
        let is_member = |stop: &&WidgetRect| self.places.groups.get(&stop.id) == Some(&group);
        self.left(stops, group).or_else(|| stops.iter().find(is_member).map(|stop| stop.id))
    }

    /// Returns the control at which a group or a part was left, if it is still there.
    fn left(&self, stops: &[WidgetRect], place: Id) -> Option<Id> {
        self.remembered.get(&place).copied().filter(|id| stops.iter().any(|stop| stop.id == *id))
    }
}

//! Values that are no longer known: a method, a calculation, a reference or a group may change them. Their use is
//! refused.

use super::role::{NameRole, is_query, role};
use super::tree::Statement;
use super::turn::PartialPose;
use super::value::What;
use super::world::World;
use crate::message::text;

/// Maximum number of numbers of a vector, a rotation or a pose.
const MAX_NUMBERS: usize = 16;

impl<'a> World<'a> {
    /// Returns the name that a statement without a target, such as `p.normalize()` or `rotate(q, 0.5)`, may change,
    /// and its previous value.
    pub(super) fn touched<'s>(&self, statement: &'s Statement) -> Option<(&'s str, What)> {
        let (path, method) = statement.changed()?;
        let what = self.what(path)?;
        may_change(what, method).then(|| (path, what.clone()))
    }

    /// Forgets a value that seems unchanged, but that the statement may have changed.
    pub(super) fn forget_untouched(&mut self, touched: Option<(&str, What)>) {
        if let Some((path, before)) = touched
            && self.what(path) == Some(&before)
        {
            self.forget(path);
        }
    }

    /// Keeps a name whose value is no longer known, so that its use is refused.
    pub(super) fn forget(&mut self, path: &str) {
        if let Some(value) = self.names.get_mut(path)
            && value.thing().is_none()
        {
            value.what = What::Unknown { has_numbers: true };
        }
    }

    /// Forgets the values that `p += …` changes: the name, its owner, and the list that a loop iterates over with it.
    pub(super) fn forget_calculated(&mut self, target: &str) {
        let owner = target.rsplit_once('.').map_or(target, |(owner, _)| owner);
        self.forget(target);
        self.forget(owner);
        if self.is_conditional
            && let Some(list) = self.looped(owner.split('[').next().unwrap_or(owner))
        {
            self.forget(list);
        }
    }

    /// The list whose elements have this name in the loop around this statement.
    fn looped(&self, name: &str) -> Option<&'a str> {
        self.hints.looped(name, self.statement.end)
    }

    /// The body or the pose to which a name refers, if the text sets that later: `btTransform& t =
    /// body.getWorldTransform()`.
    pub(super) fn referred<'s>(&self, statement: &'s Statement, target: &str) -> Option<&'s str> {
        let before = self.text[statement.range.clone()].split('=').next()?.trim_end();
        let is_reference =
            before.strip_suffix(target)?.trim_end().ends_with('&') && !before.starts_with("const");
        let body = statement.value.root().filter(|_| is_reference && statement.value.path().is_some())?;
        (self.is_known(body) && self.hints.is_set_after(target, statement.range.end)).then_some(body)
    }

    /// Refuses the bodies of groups that are moved.
    pub(super) fn settle_groups(&mut self) {
        for (group, place) in std::mem::take(&mut self.parents) {
            let parts = ["", ".position", ".rotation", ".quaternion", ".transform"];
            let is_moved = parts.iter().any(|part| {
                let value = self.names.get(&format!("{group}{part}"));
                value.is_some_and(|value| match value.placed() {
                    Some(pose) => pose != PartialPose::default(),
                    None => value.has_numbers(),
                })
            });
            if is_moved {
                self.problem(&place, text!("import-a-body-without-a-parent"));
            }
        }
    }
}

/// Returns whether a method or a function that is not understood may change a value.
fn may_change(what: &What, method: &str) -> bool {
    let is_value = match what {
        What::Numbers(numbers) => numbers.len() <= MAX_NUMBERS,
        What::Number(_) | What::Turn(_) | What::Place(_) => true,
        _ => false,
    };
    let leaves =
        matches!(role(method), NameRole::Read | NameRole::Harmless | NameRole::Margin | NameRole::Identity);
    is_value && !leaves && !is_query(method)
}

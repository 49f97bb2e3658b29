//! The names of functions and constructors, with their paths and types.

use super::words::is_in;

/// The name of a function or a constructor.
pub(super) struct CodeName {
    /// The whole name.
    pub(super) head: String,
    /// The path before the type, with dots.
    pub(super) path: String,
    /// The type, or the function if there is none.
    pub(super) kind: String,
    /// The function of the type.
    pub(super) function: Option<String>,
    /// The last step of the whole name, with its type arguments.
    full: String,
    has_dots: bool,
}

/// Functions of types that begin with a capital letter.
const CAPITALS: &str = "UnitX UnitY UnitZ Zero Ones Identity Constant Euler AngleAxis LookRotation";

/// Types whose functions make shapes.
const MAKERS: &str = "ColliderBuilder ColliderDesc SharedShape ColliderShape Collider ShapeHandle";

impl CodeName {
    pub(super) fn of(whole: &str) -> Self {
        let made =
            ["make_shared<", "make_unique<", "MakeShared<"].iter().find_map(|maker| whole.split_once(maker));
        let head = made.map_or(whole, |(_, inner)| inner.trim().strip_suffix('>').unwrap_or(inner).trim());
        let plain = without_arguments(head);
        let steps: Vec<&str> =
            plain.split(['.', ':']).map(str::trim).filter(|step| !step.is_empty()).collect();
        let full = head.rsplit("::").next().filter(|full| full.contains('<'));
        let full = full.or_else(|| steps.last().copied()).unwrap_or_default().to_owned();
        let (path, kind, function) = match steps.as_slice() {
            [path @ .., owner, last] if is_function(owner, last) => (path, *owner, Some((*last).to_owned())),
            [path @ .., last] => (path, *last, None),
            [] => (&[][..], "", None),
        };
        let (path, kind) = (path.join("."), kind.to_owned());
        Self { head: whole.to_owned(), path, kind, function, full, has_dots: head.contains('.') }
    }

    /// Returns the last step of the path.
    pub(super) fn last(&self) -> &str {
        self.function.as_deref().unwrap_or(&self.kind)
    }

    /// Finds which of several names the function has: `Box`, `Box<double>`, `Ball::new` or `Bodies.circle`.
    pub(super) fn is_one_of<'n>(&self, names: &'n str) -> Option<&'n str> {
        let function = self.function.as_deref();
        let is_new = function.is_some_and(|function| is_in("new create New", function));
        names.split_whitespace().find(|name| {
            if let Some((owner, last)) = name.split_once("::").or_else(|| name.split_once('.')) {
                let is_nested = function.is_none() && self.kind == last;
                return self.kind == owner && function == Some(last)
                    || is_nested && self.path.rsplit('.').next() == Some(owner);
            }
            *name == self.full.replace(' ', "")
                || (is_new && *name == self.kind)
                || *name == self.last() && (function.is_none() || self.has_dots || self.is_maker())
        })
    }

    /// Returns whether functions of this type make shapes.
    pub(super) fn is_maker(&self) -> bool {
        is_in(MAKERS, &self.kind)
    }

    /// Returns whether the name begins with a lower-case letter.
    pub(super) fn is_lower(&self) -> bool {
        self.last().starts_with(char::is_lowercase)
    }
}

/// Returns whether the last step of a path is a function of the type before it.
fn is_function(owner: &str, last: &str) -> bool {
    let is_type = |step: &str| {
        step.starts_with(char::is_uppercase) || ["bt", "Px", "b2"].iter().any(|start| step.starts_with(start))
    };
    let is_constant = last.len() > 1 && last.chars().all(|c| c.is_uppercase() || c == '_');
    // `Quaternion.Euler`, but not `THREE.Euler`.
    let is_capital = is_in(CAPITALS, last) && owner.contains(char::is_lowercase);
    is_type(owner) && (is_capital || !is_type(last) || is_constant)
}

/// A path without type arguments.
fn without_arguments(head: &str) -> String {
    let mut plain = String::new();
    let mut depth = 0_usize;
    for c in head.chars() {
        match c {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            _ if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    plain
}

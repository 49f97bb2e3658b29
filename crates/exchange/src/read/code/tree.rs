//! Code, data and debug prints of any language with brackets, as statements with calls, lists and records.
//!
//! The parser accepts every text: prose becomes statements that mean nothing.

use std::ops::Range;

/// An expression with its byte range.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Expression {
    pub(super) node: Node,
    pub(super) range: Range<usize>,
}

/// The kind of an expression.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Node {
    Number(f64),
    /// A text in quotes, without them.
    Text(String),
    /// A name with its path: `p`, `glm::vec3`, `box.position`.
    Name(String),
    /// `head(…)`, `head{…}`, `head[…]`, or `owner.head(…)` where the owner is more than a name.
    Call {
        owner: Option<Box<Expression>>,
        head: String,
        open: char,
        arguments: Vec<Argument>,
    },
    /// A bracket without a name before it.
    List {
        open: char,
        arguments: Vec<Argument>,
    },
    /// `-x`
    Negative(Box<Expression>),
    /// `a + b`, and so on.
    Binary {
        sign: char,
        sides: Box<[Expression; 2]>,
    },
    /// A piece that is not an expression of this kind; the flag states whether it contains numbers.
    Unclear {
        has_numbers: bool,
    },
}

/// A value in a bracket, with the name before `:` or `=`.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Argument {
    pub(super) label: Option<String>,
    pub(super) value: Expression,
}

/// The way in which a statement gives a value to its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gives {
    /// There is no target.
    Nothing,
    /// `p = …`, `p: …`, `Type p(…)`.
    Value,
    /// `p << …`.
    Stream,
    /// `p += …`: the new value is computed.
    Calculated,
}

/// One statement.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Statement {
    /// The words before the target or the value: types and keywords, or prose.
    pub(super) words: Vec<String>,
    /// The path of the name that gets the value.
    pub(super) target: Option<String>,
    pub(super) gives: Gives,
    pub(super) value: Expression,
    pub(super) range: Range<usize>,
    /// Whether the statement is in a branch or a loop.
    pub(super) is_conditional: bool,
}

impl Statement {
    /// Returns the name that a statement without a target may change, and the method or function that changes it:
    /// `p.normalize()`, `rotate(q, 0.5)`.
    pub(super) fn changed(&self) -> Option<(&str, &str)> {
        let Node::Call { owner: None, head, open: '(', arguments } = &self.value.node else { return None };
        if self.gives != Gives::Nothing || !self.words.is_empty() {
            return None;
        }
        let is_number = |argument: &Argument| !matches!(argument.value.node, Node::Name(_) | Node::Text(_));
        match arguments.as_slice() {
            [Argument { label: None, value: Expression { node: Node::Name(name), .. } }, rest @ ..]
                if rest.iter().any(is_number) =>
            {
                Some((name, head.rsplit(['.', ':']).next()?))
            }
            _ => head.rsplit_once('.'),
        }
    }
}

impl Expression {
    /// Returns the first name of a chain of calls.
    pub(super) fn root(&self) -> Option<&str> {
        match &self.node {
            Node::Name(name) => name.split(['.', '[']).next(),
            Node::Call { owner: None, head, .. } => head.split(['.', '[']).next(),
            Node::Call { owner: Some(owner), .. } => owner.root(),
            _ => None,
        }
    }

    /// Returns the path that the expression names: `a`, `a.b` of `a->b()` and `(*a).b`.
    pub(super) fn path(&self) -> Option<String> {
        match &self.node {
            Node::Name(name) => Some(name.clone()),
            // `--a`
            Node::Negative(inner) => inner.path(),
            Node::Call { owner: None, head, arguments, .. } if arguments.is_empty() => Some(head.clone()),
            Node::Call { owner: None, head, open: '[', arguments } => match arguments.as_slice() {
                [Argument { value: Self { node: Node::Number(index), .. }, .. }] => {
                    Some(format!("{head}[{index}]"))
                }
                // The length of an array in its declaration.
                [] | [_] => Some(head.clone()),
                // The last column of a matrix, `pose[:3, 3]`, and other parts of it.
                [_, Argument { value: Self { node: Node::Number(3.0), .. }, .. }] => {
                    Some(format!("{head}.translation"))
                }
                _ => Some(format!("{head}.part")),
            },
            Node::Call { owner: Some(owner), head, arguments, .. } if arguments.is_empty() => {
                Some(format!("{}.{head}", owner.path()?))
            }
            Node::List { open: '(', arguments } => match arguments.as_slice() {
                [only] => only.value.path(),
                _ => None,
            },
            _ => None,
        }
    }
}

/// Returns whether a brace holds the parameters of a type, `{3, Float64}`.
pub(super) fn is_type_list(arguments: &[Argument]) -> bool {
    let is_name =
        |argument: &Argument| matches!(&argument.value.node, Node::Name(_) | Node::Call { open: '{', .. });
    let is_part = |argument: &Argument| {
        argument.label.is_none() && (is_name(argument) || matches!(argument.value.node, Node::Number(_)))
    };
    arguments.iter().all(is_part)
        && arguments.iter().any(|argument| matches!(argument.value.node, Node::Name(_) | Node::Call { .. }))
}

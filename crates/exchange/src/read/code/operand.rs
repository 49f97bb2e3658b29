//! Expressions: signs between operands, names with their calls or indices, and members.

use super::parser::Parser;
use super::tree::{Argument, Expression, Node, is_type_list};
use super::words::is_in;
use crate::read::token::{Token, TokenKind};

/// Maximum number of operands of one expression, and of nested operands.
const MAX_OPERANDS: usize = 100;

impl Parser<'_> {
    /// Parses an expression whose operators have at least the precedence `least`. Outside brackets, the end of the
    /// line ends it.
    pub(super) fn expression(&mut self, least: u8, is_outside: bool) -> Expression {
        let start = self.place();
        let mut left = self.operand(is_outside);
        for _ in 0..MAX_OPERANDS {
            let Some((sign, strength, length)) = self.sign(is_outside) else { return left };
            // `->` is not a calculation, and neither is `a += 1`.
            let is_other =
                (sign == '-' && self.is_sign(1, '>')) || self.kind(length) == Some(TokenKind::Equals);
            if strength < least || is_other {
                return left;
            }
            self.at += length;
            self.pass_lines();
            if self.operands > MAX_OPERANDS {
                break;
            }
            // Powers group from the right.
            self.operands += 1;
            let right = self.expression(strength + u8::from(sign != '^'), is_outside);
            self.operands -= 1;
            left = self.tree(Node::Binary { sign, sides: Box::new([left, right]) }, start);
        }
        self.tree(Node::Unclear { has_numbers: true }, start)
    }

    /// The operator between two operands, its precedence, and the number of its tokens.
    fn sign(&self, is_outside: bool) -> Option<(char, u8, usize)> {
        // The product of matrices in Python.
        let is_product = self.kind(0) == Some(TokenKind::Word)
            && self.tokens.get(self.at).is_some_and(|token| &self.text[token.range.clone()] == "@");
        let sign = match self.kind(0) {
            Some(TokenKind::Other(sign)) => sign,
            _ if is_product => '*',
            // `a -1` within a bracket with commas.
            Some(TokenKind::Number(_)) if !is_outside && self.follows_value_as_sum() => {
                return Some(('+', 1, 0));
            }
            _ => return None,
        };
        let is_doubled = self.is_sign(1, sign)
            && self
                .tokens
                .get(self.at..self.at + 2)
                .is_some_and(|two| two[0].range.end == two[1].range.start);
        let has_operand =
            matches!(self.kind(2), Some(TokenKind::Word | TokenKind::Number(_) | TokenKind::Open('(')));
        match sign {
            '*' if is_doubled => Some(('^', 3, 2)),
            '/' if is_doubled => Some(('÷', 2, 2)),
            // `i++` is a statement of its own, or not understood within another.
            '+' | '-' if is_doubled && !has_operand => (!is_outside).then_some((sign, 1, 2)),
            '+' | '-' => Some((sign, 1, 1)),
            '−' => Some(('-', 1, 1)),
            '*' | '/' | '%' | '×' => Some((sign, 2, 1)),
            '^' => Some(('^', 3, 1)),
            _ => None,
        }
    }

    /// Returns whether the number here has a sign and follows a value directly before it, as in `f(a -1)`.
    fn follows_value_as_sum(&self) -> bool {
        let number = &self.text[self.tokens[self.at].range.clone()];
        let follows =
            self.at > 0 && matches!(self.tokens[self.at - 1].kind, TokenKind::Word | TokenKind::Close(')'));
        follows && number.starts_with(['-', '+', '−'])
    }

    /// An operand with its members; nothing if too many are nested.
    fn operand(&mut self, is_outside: bool) -> Expression {
        self.operands += 1;
        let tree = if self.operands > MAX_OPERANDS {
            let start = self.place();
            self.at += 1;
            self.tree(Node::Unclear { has_numbers: true }, start)
        } else {
            self.whole_operand(is_outside)
        };
        self.operands -= 1;
        tree
    }

    fn whole_operand(&mut self, is_outside: bool) -> Expression {
        let start = self.place();
        let Some(Token { kind, range }) = self.tokens.get(self.at).cloned() else {
            return Expression { node: Node::Unclear { has_numbers: false }, range: start..start };
        };
        let node = match kind {
            TokenKind::Word => return self.named(is_outside),
            TokenKind::Open(open) => match self.bracketed(open, start, is_outside) {
                Ok(node) => node,
                Err(tree) => return tree,
            },
            TokenKind::Other('-' | '−') => {
                self.at += 1;
                Node::Negative(Box::new(self.operand(is_outside)))
            }
            TokenKind::Other('+' | '*' | '!' | '~' | '&')
                if !matches!(self.kind(1), None | Some(TokenKind::Newline { .. })) =>
            {
                self.at += 1;
                return self.operand(is_outside);
            }
            TokenKind::Close(_) | TokenKind::Semicolon | TokenKind::Newline { .. } | TokenKind::Comma => {
                Node::Unclear { has_numbers: false }
            }
            _ => {
                self.at += 1;
                match kind {
                    TokenKind::Number(number) => Node::Number(number),
                    TokenKind::Quoted => Node::Text(self.text[range].trim_matches(['"', '\'']).to_owned()),
                    _ => Node::Unclear { has_numbers: kind == TokenKind::Malformed },
                }
            }
        };
        let tree = self.tree(node, start);
        self.members(tree, is_outside)
    }

    /// A bracket without a name before it. The error is an expression that needs no members.
    fn bracketed(&mut self, open: char, start: usize, is_outside: bool) -> Result<Node, Expression> {
        let arguments = self.bracket();
        let name = match arguments.as_slice() {
            [Argument { label: None, value: Expression { node: Node::Name(name), .. } }] if open == '(' => {
                name
            }
            _ => return Ok(Node::List { open, arguments }),
        };
        match self.kind(0) {
            // A cast, `(float) x`.
            Some(TokenKind::Number(_) | TokenKind::Word | TokenKind::Open('{')) => {
                Err(self.operand(is_outside))
            }
            // `(*points)[0]`
            Some(TokenKind::Open('[')) if self.touches() => {
                let (head, arguments) = (name.clone(), self.bracket());
                Err(self.tree(Node::Call { owner: None, head, open: '[', arguments }, start))
            }
            _ => Ok(Node::List { open, arguments }),
        }
    }

    /// A name, with its calls and indices.
    fn named(&mut self, is_outside: bool) -> Expression {
        let start = self.place();
        let mut word = self.next_word();
        if word == "new" && self.kind(0) == Some(TokenKind::Word) {
            word = self.next_word();
        }
        if is_in("function async fn", &word) && !is_outside {
            return self.function(start);
        }
        while self.is_arrow_to_member() && self.touches() {
            word = format!("{word}.{}", self.word(2).unwrap_or_default());
            self.at += 3;
        }
        if self.is_sign(0, '!') && matches!(self.kind(1), Some(TokenKind::Open(_))) {
            self.at += 1;
        }
        // An address, `&[…]`, and a keyword before a constructor.
        if word.is_empty() || (word == "mut" && self.kind(0) == Some(TokenKind::Word)) {
            return self.operand(is_outside);
        }
        let node = self.called(&word, is_outside);
        let node = self.indexed(node);
        let tree = self.tree(node, start);
        self.members(tree, is_outside)
    }

    fn next_word(&mut self) -> String {
        let word = self.word(0).unwrap_or_default().to_owned();
        self.at += 1;
        word
    }

    /// The call of a name by the brackets after it, `f(…)`, `Type{3}(…)`, `p[0][1]`; or the name.
    fn called(&mut self, word: &str, is_outside: bool) -> Node {
        let mut node = Node::Name(word.to_owned());
        while let Some(TokenKind::Open(open)) = self.kind(0) {
            let is_block = open == '{' && self.has_semicolon(0);
            let is_apart = !self.touches() && is_outside;
            if is_block || is_apart && (open == '[' || self.is_list_of_points()) {
                break;
            }
            let goes_on = match &node {
                Node::Name(_) => true,
                Node::Call { open: '{', arguments, .. } => open != '{' && is_type_list(arguments),
                Node::Call { open: '[', .. } => open == '{' || (open == '[' && self.touches()),
                _ => false,
            };
            if !goes_on {
                break;
            }
            let arguments = self.bracket();
            node = Node::Call { owner: None, head: word.to_owned(), open, arguments };
        }
        node
    }

    /// Returns whether another bracket follows the current bracket after a comma, as in `roof (2, 0), (3, 0), (2,
    /// 1)`.
    fn is_list_of_points(&self) -> bool {
        let kind = |index: usize| self.tokens.get(index).map(|token| token.kind);
        let close = self.close().filter(|_| self.kind(0) == Some(TokenKind::Open('(')));
        close.is_some_and(|close| {
            kind(close + 1) == Some(TokenKind::Comma) && kind(close + 2) == Some(TokenKind::Open('('))
        })
    }

    /// Reads `p[0].x` as one path, and `bodies[ball].x` like `ball.x`.
    fn indexed(&mut self, mut node: Node) -> Node {
        while let Node::Call { owner: None, head, open: '[', arguments } = &node
            && let [Argument { value: Expression { node: index, .. }, .. }] = arguments.as_slice()
            && self.touches()
        {
            let (path, is_number) = match index {
                Node::Number(index) => (format!("{head}[{index}]"), true),
                Node::Name(index) => (index.clone(), false),
                _ => break,
            };
            let Some(member) = self.member() else { break };
            let head = format!("{path}.{member}");
            node = match self.kind(0) {
                Some(TokenKind::Open(open))
                    if (open == '(' || is_number && open != '{') && self.touches() =>
                {
                    let arguments = self.bracket();
                    Node::Call { owner: None, head, open, arguments }
                }
                _ => Node::Name(head),
            };
        }
        node
    }

    /// Returns whether `->name` is next.
    fn is_arrow_to_member(&self) -> bool {
        self.is_sign(0, '-') && self.is_sign(1, '>') && self.kind(2) == Some(TokenKind::Word)
    }

    /// The name of a member, `.b` or `->b`, if it is next.
    fn member(&mut self) -> Option<String> {
        if let Some(Token { kind: TokenKind::Word, range }) = self.tokens.get(self.at)
            && let Some(name) = self.text[range.clone()].strip_prefix('.')
        {
            self.at += 1;
            return Some(name.to_owned());
        }
        if self.is_arrow_to_member() {
            let name = self.word(2)?.to_owned();
            self.at += 3;
            return Some(name);
        }
        None
    }

    /// The members of a value: `value.method(…)`, on the same line or on the next.
    fn members(&mut self, mut tree: Expression, is_outside: bool) -> Expression {
        let start = tree.range.start;
        for _ in 0..MAX_OPERANDS {
            let before = self.at;
            while self.is_line_end() && (!is_outside || self.goes_on()) {
                self.at += 1;
            }
            self.at += usize::from(self.is_sign(0, '?'));
            let Some(head) = self.member() else {
                self.at = before;
                return tree;
            };
            let (open, arguments) = match self.kind(0) {
                Some(TokenKind::Open(open)) if open != '{' => (open, self.bracket()),
                _ => ('(', Vec::new()),
            };
            tree = self.tree(Node::Call { owner: Some(Box::new(tree)), head, open, arguments }, start);
        }
        tree
    }

    /// A function without a name, `function () { … }`, whose statements belong to the text.
    fn function(&mut self, start: usize) -> Expression {
        while !matches!(
            self.kind(0),
            None | Some(TokenKind::Open('{') | TokenKind::Close(_) | TokenKind::Comma)
        ) {
            if self.kind(0) == Some(TokenKind::Open('(')) {
                self.bracket();
            } else {
                self.at += 1;
            }
        }
        if self.kind(0) == Some(TokenKind::Open('{')) {
            self.block(false);
        }
        self.tree(Node::Unclear { has_numbers: false }, start)
    }
}

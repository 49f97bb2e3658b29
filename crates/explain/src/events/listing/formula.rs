//! The formulas of the pseudocode, written as calls of `dot` and `cross`: `(AB × AO) × AB` is
//! `cross(cross(AB, AO), AB)`.

use std::iter::Peekable;
use std::str::Chars;

use super::names::Names;
use crate::gjk::Letter;

/// A formula as a program writes it.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Formula {
    pub(super) text: String,
    /// The edges in it, by their ends.
    pub(super) edges: Vec<[char; 2]>,
}

impl Formula {
    /// Reads a vector or a number; `None` if the text is no formula. The names are those of its points.
    pub(super) fn read(text: &str, names: Names) -> Option<Self> {
        if text == "v / |v|" {
            return Some(Self { text: "unit(v)".to_owned(), edges: Vec::new() });
        }
        let mut reader = Reader { rest: text.chars().peekable(), names, edges: Vec::new() };
        let text = reader.product()?;
        reader.rest.next().is_none().then_some(Self { text, edges: reader.edges })
    }

    /// Reads a comparison with zero.
    pub(super) fn read_comparison(text: &str, names: Names) -> Option<Self> {
        let signs = [(" > 0", " > 0"), (" < 0", " < 0"), (" ≤ 0", " <= 0"), (" ≥ 0", " >= 0")];
        let (formula, sign) =
            signs.into_iter().find_map(|(end, sign)| Some((text.strip_suffix(end)?, sign)))?;
        let Self { text, edges } = Self::read(formula, names)?;
        Some(Self { text: text + sign, edges })
    }
}

struct Reader<'a> {
    rest: Peekable<Chars<'a>>,
    names: Names,
    edges: Vec<[char; 2]>,
}

impl Reader<'_> {
    fn product(&mut self) -> Option<String> {
        let mut product = self.factor()?;
        loop {
            while self.rest.next_if_eq(&' ').is_some() {}
            let call = match self.rest.peek() {
                Some('×') => "cross",
                Some('·') => "dot",
                _ => return Some(product),
            };
            self.rest.next();
            while self.rest.next_if_eq(&' ').is_some() {}
            product = format!("{call}({product}, {})", self.factor()?);
        }
    }

    fn factor(&mut self) -> Option<String> {
        match self.rest.peek()? {
            '−' => {
                self.rest.next();
                Some(format!("-{}", self.factor()?))
            }
            '(' => {
                self.rest.next();
                let product = self.product()?;
                self.rest.next_if_eq(&')')?;
                Some(product)
            }
            'v' => {
                self.rest.next();
                Some("v".to_owned())
            }
            _ => self.points(),
        }
    }

    /// A point, an edge, the way to the origin, or a normal: `A`, `AB`, `AO`, `AB⟂`, `ABC⟂`.
    fn points(&mut self) -> Option<String> {
        let mut named = Vec::new();
        while let Some(it) = self.rest.next_if(|it| ('A'..='D').contains(it)) {
            named.push(Letter::ALL.into_iter().find(|letter| letter.to_string().starts_with(it))?);
        }
        let to_origin = self.rest.next_if_eq(&'O').is_some();
        let is_normal = self.rest.next_if_eq(&'⟂').is_some();
        match (named.as_slice(), to_origin, is_normal) {
            (&[a], false, false) => Some(self.names.of(a).to_string()),
            (&[a], true, false) => Some(self.edge(self.names.of(a).to_string().chars().next()?, 'O')),
            (&[a, b], false, false) => Some(self.between(a, b)),
            (&[a, b, c], false, true) => {
                let (ab, ac) = (self.between(a, b), self.between(a, c));
                Some(format!("cross({ab}, {ac})"))
            }
            (&[a, b], false, true) => {
                let c = Letter::ALL.into_iter().find(|letter| ![a, b].contains(letter))?;
                let (ab, ac) = (self.between(a, b), self.between(a, c));
                Some(format!("cross(cross({ac}, {ab}), {ab})"))
            }
            _ => None,
        }
    }

    fn between(&mut self, from: Letter, to: Letter) -> String {
        let name = |letter| self.names.of(letter).to_string().chars().next().unwrap_or_default();
        let (from, to) = (name(from), name(to));
        self.edge(from, to)
    }

    fn edge(&mut self, from: char, to: char) -> String {
        self.edges.push([from, to]);
        format!("{from}{to}")
    }
}

#[cfg(test)]
mod tests {
    use super::{Formula, Names};
    use crate::gjk::Letter;

    #[test]
    fn formulas_become_calls() {
        let text = |formula: &str| Formula::read(formula, Names::OWN).map(|it| it.text);
        assert_eq!(text("(AB × AO) × AB").unwrap(), "cross(cross(AB, AO), AB)");
        assert_eq!(text("AB⟂").unwrap(), "cross(cross(AC, AB), AB)");
        assert_eq!(text("−v").unwrap(), "-v");
        assert_eq!(text("the direction that was given"), None);
        let renamed = Names::OWN.renamed(&[Letter::A, Letter::C, Letter::D, Letter::B]);
        let comparison = Formula::read_comparison("ABC⟂·AO > 0", renamed).unwrap();
        assert_eq!(comparison.text, "dot(cross(AC, AD), AO) > 0");
        assert_eq!(comparison.edges, [['A', 'C'], ['A', 'D'], ['A', 'O']]);
    }
}

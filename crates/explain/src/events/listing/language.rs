//! The statements of a program in each language.

use std::collections::BTreeSet;

use crate::gjk::Letter;

/// A language in which the code of a query can be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// Python 3, without libraries.
    Python,
    /// C++17, without libraries.
    Cpp,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::Python, Self::Cpp];

    /// Returns the name of the language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Python => "Python",
            Self::Cpp => "C++",
        }
    }

    /// Vectors, and the support function, before the functions of the query.
    pub(super) const fn prelude(self) -> &'static str {
        match self {
            Self::Python => include_str!("prelude.py"),
            Self::Cpp => include_str!("prelude.cpp"),
        }
    }

    /// Indents a line by a level.
    pub(super) const INDENT: &str = "    ";

    pub(super) fn comment(self, text: &str) -> String {
        match self {
            Self::Python => format!("# {text}"),
            Self::Cpp => format!("// {text}"),
        }
    }

    /// The end of a block.
    pub(super) const fn close(self) -> Option<&'static str> {
        match self {
            Self::Python => None,
            Self::Cpp => Some("}"),
        }
    }

    /// The head of the query and its first line.
    pub(super) const fn query(self) -> [&'static str; 2] {
        match self {
            Self::Python => ["def intersects(P, Q, v, limit):", "simplex = []"],
            Self::Cpp => [
                "optional<bool> intersects(const Points& P, const Points& Q, Vec v, [[maybe_unused]] int limit) {",
                "Vec A; Points simplex;",
            ],
        }
    }

    /// The head of a function of these points; of the simplex if there are none.
    pub(super) fn function(self, name: &str, points: &[Letter]) -> String {
        match (self, points) {
            (Self::Python, []) => format!("def {name}(simplex, v):"),
            (Self::Python, _) => format!("def {name}({}):", listed(points)),
            (Self::Cpp, []) => format!("bool {name}(Points& simplex, Vec& v) {{"),
            (Self::Cpp, _) => {
                let points: Vec<String> = points.iter().map(|letter| format!("Vec {letter}")).collect();
                format!("bool {name}({}, Points& simplex, Vec& v) {{", points.join(", "))
            }
        }
    }

    pub(super) fn call(self, name: &str, points: &[Letter], is_query: bool) -> Vec<String> {
        let points = listed(points);
        match (self, is_query, points.as_str()) {
            (Self::Python, true, "") => {
                vec![format!("simplex, v = {name}(simplex, v)"), "if v is None: return True".to_owned()]
            }
            (Self::Python, true, _) => {
                vec![format!("simplex, v = {name}({points})"), "if v is None: return True".to_owned()]
            }
            (Self::Python, false, _) => vec![format!("return {name}({points})")],
            (Self::Cpp, true, "") => vec![format!("if ({name}(simplex, v)) return true;")],
            (Self::Cpp, true, _) => vec![format!("if ({name}({points}, simplex, v)) return true;")],
            (Self::Cpp, false, _) => vec![format!("return {name}({points}, simplex, v);")],
        }
    }

    /// The first direction of a query that has its own.
    pub(super) const fn first(self) -> &'static str {
        match self {
            Self::Python => "Vec((1, 0, 0))",
            Self::Cpp => "Vec{1, 0, 0}",
        }
    }

    pub(super) fn support(self, along: &str) -> Vec<String> {
        let point = format!("support(P, {along}) - support(Q, -{along})");
        match self {
            Self::Python => vec![format!("A = {point}"), "simplex = [A, *simplex]".to_owned()],
            Self::Cpp => {
                vec![format!("A = {point};"), "simplex.insert(simplex.begin(), A);".to_owned()]
            }
        }
    }

    /// The next direction; in a function of the query, with the points that are kept.
    pub(super) fn look(self, v: &str, kept: &[Letter], is_query: bool) -> Vec<String> {
        match (self, is_query) {
            (Self::Python, true) => vec![format!("v = {v}")],
            (Self::Python, false) => vec![format!("return [{}], {v}", listed(kept))],
            (Self::Cpp, true) => vec![format!("v = {v};")],
            (Self::Cpp, false) => {
                vec![format!("simplex = {{{}}}, v = {v};", listed(kept)), "return false;".to_owned()]
            }
        }
    }

    /// An answer; in a function of the query it is a yes.
    pub(super) fn answer(self, answer: Option<bool>, is_query: bool) -> String {
        let text = match (self, is_query, answer) {
            (Self::Python, false, _) => "return None, None",
            (Self::Python, true, Some(true)) => "return True",
            (Self::Python, true, Some(false)) => "return False",
            (Self::Python, true, None) => "return None",
            (Self::Cpp, false, _) | (Self::Cpp, true, Some(true)) => "return true;",
            (Self::Cpp, true, Some(false)) => "return false;",
            (Self::Cpp, true, None) => "return nullopt;",
        };
        text.to_owned()
    }

    /// The head of a choice, or of its next arm; without a test of the arm for all other cases.
    pub(super) fn arm(self, is_first: bool, test: Option<&str>) -> String {
        match (self, is_first, test) {
            (Self::Python, true, Some(test)) => format!("if {test}:"),
            (Self::Python, false, Some(test)) => format!("elif {test}:"),
            (Self::Python, _, None) => "else:".to_owned(),
            (Self::Cpp, true, Some(test)) => format!("if ({test}) {{"),
            (Self::Cpp, false, Some(test)) => format!("}} else if ({test}) {{"),
            (Self::Cpp, _, None) => "} else {".to_owned(),
        }
    }

    /// The head of a loop of a number of times, written as a sum; without end if it is empty.
    pub(super) fn repeat(self, times: &str) -> String {
        match (self, times) {
            (Self::Python, "") => "while True:".to_owned(),
            (Self::Python, _) => format!("for _ in range({times}):"),
            (Self::Cpp, "") => "while (true) {".to_owned(),
            (Self::Cpp, _) => format!("for (int i = 0; i < {times}; ++i) {{"),
        }
    }

    pub(super) const fn count_down(self) -> &'static str {
        match self {
            Self::Python => "limit -= 1",
            Self::Cpp => "--limit;",
        }
    }

    /// The end of a function that has returned before.
    pub(super) fn unreached(self) -> String {
        match self {
            Self::Python => "raise AssertionError",
            Self::Cpp => "abort();",
        }
        .to_owned()
    }

    pub(super) fn count_is(self, count: &str) -> String {
        match self {
            Self::Python => format!("len(simplex) == {count}"),
            Self::Cpp => format!("simplex.size() == {count}"),
        }
    }

    pub(super) fn unpack(self, points: &[Letter]) -> String {
        match self {
            Self::Python if points.len() == 1 => format!("[{}] = simplex", listed(points)),
            Self::Python => format!("{} = simplex", listed(points)),
            Self::Cpp => {
                let of = points.iter().enumerate().map(|(at, letter)| format!("{letter} = simplex[{at}]"));
                format!("Vec {};", of.collect::<Vec<_>>().join(", "))
            }
        }
    }

    /// The line that computes edges from their ends.
    pub(super) fn edges(self, edges: &BTreeSet<[char; 2]>) -> String {
        let of = |[from, to]: [char; 2]| match to {
            'O' => format!("-{from}"),
            _ => format!("{to} - {from}"),
        };
        let names: Vec<String> = edges.iter().map(|[from, to]| format!("{from}{to}")).collect();
        let values: Vec<String> = edges.iter().copied().map(of).collect();
        match self {
            Self::Python => format!("{} = {}", names.join(", "), values.join(", ")),
            Self::Cpp => {
                let each = names.iter().zip(values).map(|(name, value)| format!("{name} = {value}"));
                format!("Vec {};", each.collect::<Vec<_>>().join(", "))
            }
        }
    }

    pub(super) fn flag(self, name: &str, test: &str) -> String {
        match self {
            Self::Python => format!("{name} = {test}"),
            Self::Cpp => format!("bool {name} = {test};"),
        }
    }

    /// The test whether these faces have the origin in front of them, and no others.
    pub(super) fn flags(self, faces: &str) -> String {
        let (and, not) = match self {
            Self::Python => (" and ", "not "),
            Self::Cpp => (" && ", "!"),
        };
        let faces = ["ABC", "ACD", "ADB"].map(|face| {
            let not = if faces.contains(face) { "" } else { not };
            format!("{not}front_{face}")
        });
        faces.join(and)
    }

    /// The program that runs the query on two lists of points and prints the answer.
    pub(super) fn example(self, [p, q]: [&[[f64; 3]]; 2], v: [f64; 3], limit: usize) -> String {
        let vector = |of: &[f64; 3]| format!("{:?}, {:?}, {:?}", of[0], of[1], of[2]);
        match self {
            Self::Python => {
                let points = |of: &[[f64; 3]]| {
                    let each: Vec<String> = of.iter().map(|at| format!("Vec(({}))", vector(at))).collect();
                    each.join(", ")
                };
                format!(
                    "P = [{}]\nQ = [{}]\nprint(intersects(P, Q, Vec(({})), {limit}))\n",
                    points(p),
                    points(q),
                    vector(&v)
                )
            }
            Self::Cpp => {
                let points = |of: &[[f64; 3]]| {
                    let each: Vec<String> = of.iter().map(|at| format!("{{{}}}", vector(at))).collect();
                    each.join(", ")
                };
                format!(
                    "int main() {{\n    Points P = {{{}}};\n    Points Q = {{{}}};\n    auto answer = intersects(P, Q, \
                     {{{}}}, {limit});\n    puts(!answer ? \"None\" : *answer ? \"True\" : \"False\");\n}}\n",
                    points(p),
                    points(q),
                    vector(&v)
                )
            }
        }
    }
}

fn listed(points: &[Letter]) -> String {
    points.iter().map(Letter::to_string).collect::<Vec<_>>().join(", ")
}

//! The report of `import` about the lists: the table of the lists read from the text, the omitted parts, and
//! the lists to choose from.

use serde_json::{Value, json};

use super::input::Input;
use crate::cli::table;
use crate::exchange::{self, Account, LeftOut, ListRow};
use crate::geometry::Side;
use crate::message::text;
use crate::words::{line, one_line};

/// Maximum number of lists in a table; if there are more, only the chosen ones have rows.
const MAX_ROWS: usize = 20;

/// Maximum length of a name in a table, in characters.
const MAX_NAME: usize = 40;

/// The headings of the tables of lists, after the column of roles or numbers.
fn headings() -> [&'static str; 6] {
    let [line, name, kind] =
        [text!("command-line-head-line"), text!("command-line-head-name"), text!("command-line-head-kind")];
    ["", line, name, kind, text!("command-line-head-numbers"), text!("command-line-head-pose")]
}

/// The accounts of all files.
pub(super) struct Accounts<'a> {
    inputs: &'a [Input<'a>],
    accounts: Vec<Account>,
}

impl<'a> Accounts<'a> {
    pub(super) fn of(inputs: &'a [Input<'a>]) -> Self {
        let accounts = inputs.iter().map(|input| exchange::account(&input.reading)).collect();
        Self { inputs, accounts }
    }

    /// All lists with their files, in order.
    fn lists(&self) -> impl Iterator<Item = (&Input<'a>, &ListRow)> {
        let files = self.inputs.iter().zip(&self.accounts);
        files.flat_map(|(input, account)| account.lists.iter().map(move |row| (input, row)))
    }

    /// All omitted parts with their files, in order.
    fn left_out(&self) -> impl Iterator<Item = (&Input<'a>, &LeftOut)> {
        let files = self.inputs.iter().zip(&self.accounts);
        files.flat_map(|(input, account)| account.left_out.iter().map(move |row| (input, row)))
    }

    /// The line, with its file if there are several.
    fn line(&self, input: &Input<'_>, line: Option<usize>) -> String {
        let file = input.path.file_name().unwrap_or(input.path.as_os_str()).to_string_lossy();
        match (self.inputs.len(), line) {
            (0 | 1, line) => line.map_or_else(String::new, |line| line.to_string()),
            (_, Some(line)) => format!("{}:{line}", one_line(&file)),
            (_, None) => one_line(&file),
        }
    }

    /// Returns the cells of a list after its role or number.
    fn cells(&self, first: String, (input, row): (&Input<'_>, &ListRow)) -> Vec<String> {
        let ListRow { line, name, kind, numbers, pose } = row;
        let name = if name.chars().count() > MAX_NAME {
            format!("{}…", name.chars().take(MAX_NAME).collect::<String>())
        } else {
            name.clone()
        };
        vec![first, self.line(input, *line), name, kind.clone(), numbers.clone(), pose.clone()]
    }

    /// Returns the table of the lists, with the roles of the chosen ones, and the omitted parts.
    pub(super) fn text(&self, chosen: &[usize]) -> String {
        let role = |index| {
            let place = chosen.iter().position(|it| *it == index);
            place.and_then(|place| Side::BOTH.get(place)).map_or("", |side| side.name())
        };
        let count = self.lists().count();
        let is_shown = |index: usize| count <= MAX_ROWS || chosen.contains(&index);
        let shown = self.lists().enumerate().filter(|(index, _)| is_shown(*index));
        let rows: Vec<_> = shown.map(|(index, list)| self.cells(role(index).to_owned(), list)).collect();
        let mut out = table::of_words(&headings(), &rows);
        if rows.len() < count {
            line(&mut out, &text!("command-line-not-used"; count = count - rows.len()));
        }
        let left_out: Vec<Vec<String>> = self
            .left_out()
            .map(|(input, row)| {
                let line = self.line(input, Some(row.place.line));
                vec![text!("command-line-line"; line = line), row.text.clone(), row.why.clone()]
            })
            .collect();
        if !left_out.is_empty() {
            line(&mut out, text!("command-line-lists-left-out"));
            out.push_str(&table::of_words(&[], &left_out));
        }
        out
    }

    /// The table of some of the lists with their numbers from 1, to choose from.
    pub(super) fn choices(&self, is_offered: impl Fn(usize) -> bool) -> String {
        let offered = self.lists().enumerate().filter(|(index, _)| is_offered(*index));
        let mut rows: Vec<_> =
            offered.map(|(index, list)| self.cells((index + 1).to_string(), list)).collect();
        let more = rows.len().saturating_sub(MAX_ROWS);
        rows.truncate(MAX_ROWS);
        let mut out = table::of_words(&headings(), &rows);
        if more > 0 {
            line(&mut out, &text!("command-line-and-more"; count = more));
        }
        out
    }

    /// Returns, for each list, its JSON fields except the name.
    pub(super) fn lists_json(&self) -> Vec<[(&'static str, Value); 5]> {
        let fields = |(input, row): (&Input<'_>, &ListRow)| {
            let ListRow { line, kind, numbers, pose, .. } = row;
            [
                ("file", json!(input.path.display().to_string())),
                ("line", json!(line)),
                ("kind", json!(kind)),
                ("numbers", json!(numbers)),
                ("pose", json!(pose)),
            ]
        };
        self.lists().map(fields).collect()
    }

    /// Returns the omitted parts, in JSON.
    pub(super) fn left_out_json(&self) -> Vec<Value> {
        let row = |(input, row): (&Input<'_>, &LeftOut)| {
            let file = input.path.display().to_string();
            json!({"file": file, "line": row.place.line, "text": row.text, "why": row.why})
        };
        self.left_out().map(row).collect()
    }
}

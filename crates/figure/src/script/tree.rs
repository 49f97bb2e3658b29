//! The decisions of a published code as a tree, with the path to the current step and the branches that the
//! run, or many runs, never reached.

use super::code::{add_never, add_ours, marked};
use super::{RowStatus, Script, ScriptRow};
use crate::explain::listing::{Branch, Listing, ListingReading};
use crate::message::text;

/// Returns the tree of a published code. `counted` is the number of times each branch was taken, and the
/// number of runs counted, if known.
pub fn tree(
    listing: &Listing,
    reading: &ListingReading,
    step: usize,
    counted: Option<(&[u64], u64)>,
) -> Script {
    let path = path_to(listing, reading.executed.get(step).map(|executed| executed.branch));
    let mut order = Vec::new();
    for (root, branch) in listing.branches.iter().enumerate() {
        if branch.parent.is_none() {
            collect(listing, root, 0, &mut order);
        }
    }
    let rows = order.into_iter().filter_map(|(index, depth)| {
        let branch = listing.branches.get(index)?;
        let visits = reading.visits.get(index).copied().unwrap_or(0);
        let status = match path.iter().position(|on_path| *on_path == index) {
            Some(0) => RowStatus::Now,
            Some(_) => RowStatus::Passed,
            None if visits > 0 => RowStatus::Reached,
            None if branch.never.is_some() => RowStatus::Never,
            None => RowStatus::Unreached,
        };
        let count = counted.and_then(|(counts, _)| counts.get(index).copied());
        Some(ScriptRow {
            index,
            line: branch.line,
            depth,
            text: marked(text(branch), branch.ours),
            aside: count.map_or_else(String::new, grouped),
            status,
            is_heading: branch.parent.is_none(),
            hint: hint(branch, visits, count.zip(counted.map(|(_, runs)| runs))),
        })
    });
    let (algorithm, count) = (listing.algorithm.title(), listing.dimension.count());
    let title = text!("figure-decisions-of"; algorithm = algorithm, count = count);
    Script { title, rows: rows.collect(), is_tree: true }
}

/// Returns the next step after `after` at which the run takes a branch, starting again from the first after
/// the last. Returns `None` if the run never takes the branch.
pub fn next_visit(listing: &Listing, reading: &ListingReading, branch: usize, after: usize) -> Option<usize> {
    let steps = reading.executed.len();
    let is_on = |at: &usize| {
        let at = reading.executed.get(*at).map(|executed| executed.branch);
        path_to(listing, at).contains(&branch)
    };
    (after + 1..steps).chain(0..steps.min(after + 1)).find(is_on)
}

/// The path from a branch to the root.
fn path_to(listing: &Listing, branch: Option<usize>) -> Vec<usize> {
    std::iter::successors(branch, |index| listing.branches.get(*index)?.parent).collect()
}

fn collect(listing: &Listing, index: usize, depth: usize, order: &mut Vec<(usize, usize)>) {
    order.push((index, depth));
    let Some(branch) = listing.branches.get(index) else { return };
    for child in &branch.children {
        collect(listing, *child, depth + 1, order);
    }
}

fn text(branch: &Branch) -> String {
    match &branch.outcome {
        Some(outcome) if outcome.starts_with('→') => format!("{} {outcome}", branch.label),
        Some(outcome) => format!("{} → {outcome}", branch.label),
        None => branch.label.clone(),
    }
}

fn hint(branch: &Branch, visits: u64, counted: Option<(u64, u64)>) -> String {
    let mut hint = text!("figure-taken-times"; count = visits);
    if let Some((count, runs)) = counted {
        hint += "\n";
        hint += &text!("figure-taken-in-runs"; count = grouped(count), runs = grouped(runs));
    }
    add_ours(&mut hint, branch.ours);
    add_never(&mut hint, branch.never);
    hint
}

/// A count with separated thousands: `20,000`.
fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

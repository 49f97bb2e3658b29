//! The time of a query, for each class of shapes, situation and query, beside the engines that are built in.
//!
//! `cargo bench --bench queries` prints nanoseconds per query, the minimum of interleaved rounds. With `--features
//! peers` it also times parry, in the same process on the same pairs, and ends with the table of the README: our time
//! as a share of parry's. Words after `--` choose rows. The benchmark asserts nothing about time; `crates/tools/tests/it/intersection`
//! tests the answers.

#![expect(clippy::disallowed_methods, reason = "times are not compared between systems")]
#![allow(clippy::print_stdout, reason = "the table is what it is for")]
#![allow(clippy::unnecessary_wraps, reason = "one type for those who have a query and those who have not")]

mod boolean;
mod lengths;
mod pairs;
#[cfg(feature = "peers")]
mod peers;
mod reference;

use std::hint::black_box;
use std::time::Instant;

use gjk_sandbox::queries::QueryCache;
use pairs::{Class, Pair, Situation};

/// The number of interleaved rounds over all pairs of a row.
const ROUNDS: usize = 25;

/// A prepared query about one pair. It is timed, and returns whether it hit. All pairs of a row share the cache: its
/// buffers are reused, the results of other pairs are not.
type Ask<'a> = Box<dyn FnMut(&mut QueryCache) -> bool + 'a>;

/// A solver under test: its name, and the function that prepares a pair. That returns `None` if the solver has no such
/// query.
struct Contender {
    name: &'static str,
    ready: for<'a> fn(&'a Pair) -> Option<Ask<'a>>,
}

/// A query and the solvers that answer it.
struct Query {
    name: &'static str,
    contenders: Vec<Contender>,
    /// The printed ratio: the time of the first solver divided by the time of the second. `None` without a second
    /// solver.
    ratio: Option<[&'static str; 2]>,
}

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let mut shares = Shares::default();
    let queries = [boolean::query(), lengths::distance_query(), lengths::depth_query(), reference::query()];
    for query in queries {
        if query.ratio.is_some() {
            shares.queries.push(query.name);
        }
        let names = query.contenders.iter().map(|contender| format!("{:>14}", contender.name));
        println!("{:<32}{}{:>8}{:>7}", query.name, names.collect::<String>(), "share", "hits");
        for class in Class::ALL {
            for situation in Situation::ALL {
                let row = format!("{} {}", class.name(), situation.name());
                if wanted.is_empty() || wanted.iter().any(|word| row.contains(word.as_str())) {
                    let share = measure(&query, &row, &pairs::pairs(class, situation));
                    if query.ratio.is_some() {
                        shares.add(class.name(), share);
                    }
                }
            }
        }
    }
    if cfg!(feature = "peers") {
        shares.print();
    }
}

/// Our time as a share of parry's, for each class in the order of queries and situations.
#[derive(Default)]
struct Shares {
    queries: Vec<&'static str>,
    classes: Vec<(String, Vec<Vec<String>>)>,
}

impl Shares {
    /// Adds a share to the current query.
    fn add(&mut self, class: String, share: String) {
        let number = self.classes.iter().position(|(name, _)| *name == class).unwrap_or_else(|| {
            self.classes.push((class, Vec::new()));
            self.classes.len() - 1
        });
        let of_class = &mut self.classes[number].1;
        of_class.resize(self.queries.len(), Vec::new());
        of_class[self.queries.len() - 1].push(share);
    }

    /// Prints a table in Markdown.
    fn print(&self) {
        let names = self.queries.iter().map(|name| name.trim_end_matches(", ns"));
        println!("\n| share of parry's time | {} |", names.collect::<Vec<_>>().join(" | "));
        println!("|---|{}", "---|".repeat(self.queries.len()));
        for (class, shares) in &self.classes {
            let shares = shares.iter().map(|shares| shares.join(" · "));
            println!("| {class} | {} |", shares.collect::<Vec<_>>().join(" | "));
        }
    }
}

/// Prints a row, and returns the share that is its ratio.
fn measure(query: &Query, row: &str, pairs: &[Pair]) -> String {
    let mut ready: Vec<Option<Vec<Ask<'_>>>> =
        query.contenders.iter().map(|contender| pairs.iter().map(contender.ready).collect()).collect();
    let mut least = vec![f64::INFINITY; ready.len()];
    let mut hits = 0;
    let mut cache = QueryCache::default();
    for _ in 0..ROUNDS {
        for (asks, least) in ready.iter_mut().zip(&mut least) {
            let Some(asks) = asks else { continue };
            let begun = Instant::now();
            hits = asks.iter_mut().map(|ask| usize::from(black_box(ask(&mut cache)))).sum();
            *least = least.min(begun.elapsed().as_secs_f64() * 1e9 / pairs.len() as f64);
        }
    }
    let time = |name: &str| {
        query.contenders.iter().zip(&least).find_map(|(it, time)| (it.name == name).then_some(*time))
    };
    let share = match query.ratio.map(|names| names.map(time)) {
        Some([Some(ours), Some(theirs)]) if theirs.is_finite() => format!("{:.2}", ours / theirs),
        _ => "–".to_owned(),
    };
    let times = least.iter().map(|time| match time {
        time if time.is_finite() => format!("{time:>14.0}"),
        _ => format!("{:>14}", "–"),
    });
    println!("{row:<32}{}{share:>8}{hits:>7}", times.collect::<String>());
    share
}

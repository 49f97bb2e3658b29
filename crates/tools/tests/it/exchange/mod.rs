//! Import of points in common notations, and lossless export.

mod beside_lists;
mod convexity;
mod curved;
mod engines;
mod files;
mod garbage;
mod lint;
mod models;
mod notations;
mod pasted;
mod printed;
mod refused;
mod reports;
mod round_trips;
mod texts;
mod unit_tests;

use gjk_exchange::{Reading, SourceForm, read_text};
use gjk_proximity::geometry::Dimension;

/// The content of a text: the name of each list and its points, with as many coordinates as they have.
fn lists(reading: &Reading) -> Vec<(&str, Vec<Vec<f64>>)> {
    let numbers =
        |dimension: Dimension| move |point: &glam::DVec3| point.to_array()[..dimension.count()].to_vec();
    let points = |list: &gjk_exchange::PointList| list.points.iter().map(numbers(list.dimension)).collect();
    reading.lists.iter().map(|list| (list.name.as_str(), points(list))).collect()
}

/// A name and the coordinates of points.
type NamedList = (String, Vec<Vec<f64>>);

/// The lists of a text that is read without problems.
fn understood(text: &str) -> (SourceForm, Vec<NamedList>) {
    let reading = read_text(text);
    assert_eq!(reading.problems, [], "{text}");
    let lists = lists(&reading).into_iter().map(|(name, points)| (name.to_owned(), points)).collect();
    (reading.form, lists)
}

/// The place and the two halves of each message about a text.
fn problems(text: &str) -> Vec<String> {
    read_text(text).problems.iter().map(ToString::to_string).collect()
}

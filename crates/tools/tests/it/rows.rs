//! Does the table show only the steps of the run so far?

use gjk_figure::narration::table::{self, Digits};
use gjk_figure::series;
use gjk_proximity::epa;
use gjk_proximity::geometry::Dimension;
use gjk_proximity::gjk::{Algorithm, Approach, Event};
use glam::DVec3;

use crate::narration::all_runs;
use crate::shapes::{dyn4j, run};

/// The events of the third iteration of dyn4j's example, in the order of the article: the support point, two edge tests, the
/// region, the reduction, the next direction. A cell is empty until the event that decides it.
#[test]
fn a_row_that_is_under_way_has_no_cell_that_a_later_event_decides() {
    let trace = run(&dyn4j(), Dimension::Two, Algorithm::Bittle, DVec3::new(1.0, -1.0, 0.0));
    let third = |step: usize| {
        let rows = table::rows_until(&trace, step, Digits::All);
        assert_eq!(rows.len(), 3, "step {step}");
        [rows[2].support_value.clone(), rows[2].region.clone(), rows[2].kept.clone()]
    };
    let at = |wanted: fn(&Event) -> bool| {
        5 + trace.events[5..].iter().position(wanted).expect("the third iteration has such an event")
    };
    let (tested, ruled, reduced) = (
        at(|event| matches!(event, Event::Tested(_))),
        at(|event| matches!(event, Event::Ruled { .. })),
        at(|event| matches!(event, Event::Reduced { .. })),
    );
    assert!(5 < tested && tested < ruled && ruled < reduced, "{tested} {ruled} {reduced}");
    assert_eq!(third(5), ["3648", "", ""], "the support point");
    assert_eq!(third(tested), ["3648", "", ""], "a test");
    assert_eq!(third(ruled), ["3648", "edge AC", ""], "the region");
    assert_eq!(third(reduced), ["3648", "edge AC", "AC"], "the reduction");
}

/// The bounds on a length that the last of these events states, as a cell has them.
fn last_bounds(events: &[Event]) -> String {
    let stated = events.iter().rev().find_map(|event| match event {
        Event::Approached(Approach { bounds, .. })
        | Event::Epa(epa::EpaEvent::Probed(epa::Probed { bounds, .. })) => Some(*bounds),
        Event::Measured(measurement) => Some(measurement.bounds),
        _ => None,
    });
    stated.map_or_else(String::new, |bounds| table::between(bounds, Digits::All))
}

/// For every shipped run, at every step: the cells equal those of the complete table, all rows before the last are
/// complete, and the last step shows the complete table. The bounds on a length change until the iteration ends: an
/// unfinished row has the bounds of its latest event.
#[test]
fn rows_that_are_under_way_are_part_of_the_whole_table() {
    for trace in all_runs() {
        let (whole, iterations) = (table::rows(&trace, Digits::All), series::iterations(&trace));
        for step in 0..trace.steps() {
            let known = table::rows_until(&trace, step, Digits::All);
            let place = format!("{:?} step {}", trace.algorithm, step + 1);
            for (index, (row, full)) in known.iter().zip(&whole).enumerate() {
                let (cells, of_all) = (row.cells(), full.cells());
                let is_part =
                    cells[..7].iter().zip(&of_all[..7]).all(|(cell, full)| cell.is_empty() || cell == full);
                let is_latest =
                    row.bounds == last_bounds(&trace.events[iterations[index].events.start..=step]);
                let is_last = index + 1 == known.len();
                let is_right = if is_last { is_part && is_latest } else { cells == of_all };
                assert!(is_right, "{place}: {row:?} {full:?}");
            }
        }
        assert_eq!(table::rows_until(&trace, trace.steps() - 1, Digits::All), whole);
    }
}

//! All integration tests in one binary, so that the window is linked once.
//! One module per question that is asked of the program.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod acceptance;
mod agreement;
mod allocation;
#[cfg(feature = "app")]
mod app;
mod articles;
mod bounded;
mod causes;
mod certificates;
mod checkable;
mod claims;
mod command_line;
mod comparison;
mod curved_depths;
mod curved_distances;
mod curved_lengths;
mod defects;
mod degenerate_hulls;
mod distance;
mod editing;
mod epa;
mod exact;
mod exchange;
mod explorer;
mod families;
mod figures;
mod geometry;
mod glossary;
mod hard_cases;
mod invariants;
mod laboratory;
mod languages;
mod last_digits;
mod lengths_by_hand;
mod lengths_by_kind;
mod lessons;
mod level_boxes;
mod listed;
mod listing;
mod map;
mod messages;
mod metamorphic;
mod minkowski;
mod more_bodies;
mod mutated;
mod narration;
mod narration_of_doubt;
mod narration_of_lengths;
mod narration_of_steps;
#[cfg(feature = "app")]
mod pages;
#[cfg(feature = "peers")]
mod peers;
mod proofs;
mod published;
mod queries;
mod queries_by_hand;
mod readable;
mod regions;
mod remedies;
mod reported_lengths;
mod rows;
mod rulings;
mod scene_round_trip;
mod scenes;
mod shapes;
mod snapping;
mod symptoms;
mod tidy;
mod trace_import;
mod truth;
mod untraced_lengths;
mod warm_starts;
mod wild;

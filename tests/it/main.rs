//! All integration tests in one binary, so that the window is linked once. One module per question about the program.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

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
mod defects;
mod degenerate_hulls;
mod distance;
mod editing;
mod epa;
mod exact;
mod exchange;
mod explorer;
mod false_sentences;
mod families;
mod figures;
mod forged_proofs;
mod geometry;
mod glossary;
mod hard_cases;
mod intersection;
mod invariants;
mod laboratory;
mod languages;
mod lengths;
mod lessons;
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
mod regions;
mod remedies;
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
mod untranslated;
mod wild;

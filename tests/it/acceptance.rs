//! The numbered acceptance points of the design, each with the tests that show it. Some need a person or a machine that
//! is not here; `docs/release.md` records their results.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A point: its number, a short description, and the tests that show it, as file and name. A point without tests has a
/// line in `docs/release.md` that begins with its number.
type Point = (u8, &'static str, &'static [(&'static str, &'static str)]);

#[rustfmt::skip]
const POINTS: [Point; 56] = [
    (1, "the walk-through of Bittle's article", &[("articles.rs", "bittles_walk_through_is_reproduced_number_by_number")]),
    (2, "gem and octahedron", &[("articles.rs", "gem_and_octahedron"), ("articles.rs", "lifting_the_octahedron_changes_the_row_of_support_four")]),
    (3, "all 25 outcomes of a tetrahedron", &[("explorer/mod.rs", "all_25_rows_are_legal_and_lead_to_their_outcome")]),
    (4, "625 placements of two squares", &[("agreement.rs", "all_625_placements_of_two_squares_from_every_direction")]),
    (5, "known wrong answers, marked", &[("articles.rs", "a_zero_direction_makes_the_listings_deny_deep_overlaps"), ("app/proof.rs", "a_disagreement_has_a_badge_and_a_cause")]),
    (6, "four words for a verdict", &[("app/acceptance.rs", "the_verdict_is_one_of_four_words")]),
    (7, "a sentence with every compared number", &[("narration.rs", "every_step_of_every_run_has_a_sentence_with_every_number_compared")]),
    (8, "rows and vertices light each other", &[("app/linked.rs", "a_row_lights_its_parents_and_their_difference"), ("app/linked.rs", "a_vertex_lights_its_rows")]),
    (9, "degenerate and hostile input", &[("mutated.rs", "a_scene_is_refused_at_a_place_or_runs"), ("degenerate_hulls.rs", "scale_and_place_do_not_matter")]),
    (10, "a step back restores the state", &[("app/mod.rs", "stepping_back_restores_what_was_there")]),
    (11, "the first five minutes", &[("app/first_five_minutes.rs", "the_first_five_minutes")]),
    (12, "a running scene at the start, no bare panel", &[("app/mod.rs", "the_start_scene_plays_once_and_stops_at_its_verdict"), ("app/acceptance.rs", "every_panel_says_something_in_every_scene")]),
    (13, "the gallery of scenes", &[("app/scene_browser.rs", "all_scenes_are_there_under_their_chapters_with_pictures"), ("app/scene_browser.rs", "arrows_choose_and_a_click_opens")]),
    (14, "pictures drawn from the scenes", &[("app/scene_browser.rs", "all_scenes_are_there_under_their_chapters_with_pictures")]),
    (15, "the tour", &[("app/tour.rs", "it_comes_by_itself_at_the_first_start_alone_and_has_six_bubbles_in_sight"), ("app/tour.rs", "esc_and_skip_end_it_and_help_has_it_again")]),
    (16, "the overlay of keys", &[("app/help.rs", "the_list_has_only_what_can_be_done_now"), ("app/help.rs", "the_question_mark_of_a_panel_has_its_gestures")]),
    (17, "every command in the palette", &[("app/palette.rs", "every_command_of_the_menus_is_found_by_its_name")]),
    (18, "keys of the timeline, with any focus", &[("app/transport.rs", "keys_work_after_a_click_anywhere"), ("app/transport.rs", "no_key_of_the_transport_reaches_a_field_that_is_typed_in")]),
    (19, "scrubbing pauses, play starts over", &[("app/transport.rs", "scrubbing_pauses_and_play_at_the_end_starts_over")]),
    (20, "markers, rows and lines lead to steps", &[("app/transport.rs", "a_marker_is_a_step_and_a_click_on_it_goes_there"), ("app/mod.rs", "a_row_of_the_table_leads_to_its_iteration"), ("app/code.rs", "the_key_shows_the_code_and_a_line_leads_to_its_next_execution")]),
    (21, "the limit shows what was collected", &[("articles.rs", "a_point_against_a_hull_sends_winter_and_cinkes_round_in_circles")]),
    (22, "earlier simplices", &[("app/transport.rs", "h_shows_and_hides_earlier_simplices")]),
    (23, "an edit keeps the step", &[("app/transport.rs", "editing_keeps_the_step_where_it_still_exists")]),
    (24, "speeds, and no animation", &[("app/transport.rs", "speed_goes_from_a_quarter_to_four_times"), ("app/acceptance.rs", "without_animation_the_end_states_are_the_same")]),
    (25, "one drag is one undo", &[("app/acceptance.rs", "a_drag_is_one_named_undo_and_redo_survives_stepping"), ("app/bodies_dragged.rs", "two_quick_drags_are_two_undos")]),
    (26, "Esc restores", &[("app/pointer/dragging.rs", "esc_cancels_a_drag_and_the_rest_of_the_press_has_no_effect"), ("app/inspector.rs", "a_typed_x_moves_a_vertex")]),
    (27, "notations of numbers", &[("app/fields.rs", "fields_accept_common_notations"), ("app/fields.rs", "fields_refuse_invalid_numbers"), ("app/inspector.rs", "tab_takes_the_number_and_goes_on_to_the_next_field")]),
    (28, "typed movements", &[("app/typing.rs", "w_x_2_enter_moves_a_body_by_exactly_2")]),
    (29, "handles win over panning", &[("app/pointer/dragging.rs", "dragging_moves_neither_the_plot_nor_the_camera")]),
    (30, "snapping", &[("app/pointer/snapping.rs", "ctrl_puts_a_vertex_on_the_grid_and_says_its_step")]),
    (31, "a vertex inside the hull is kept", &[("app/pointer/dragging.rs", "a_vertex_that_is_dragged_through_the_hull_is_kept"), ("app/inspector.rs", "a_vertex_inside_is_kept_and_named")]),
    (32, "navigation with a trackpad", &[]),
    (33, "framing", &[("app/typing.rs", "f_frames_the_selection"), ("app/typing.rs", "the_views_reframe_shapes_that_return_from_far_away")]),
    (34, "saved byte for byte; a newer format is refused with a message", &[("scene_round_trip.rs", "every_scene_is_read_back_as_it_was_and_saved_byte_for_byte"), ("app/acceptance.rs", "saved_bytes_stay_and_a_newer_format_is_refused")]),
    (35, "a broken file", &[("app/acceptance.rs", "a_broken_file_is_told_with_line_column_and_field"), ("scenes/mod.rs", "refused_files_state_the_error_and_its_place")]),
    (36, "unsaved changes", &[("app/keeping.rs", "closing_asks_about_unsaved_changes"), ("app/files.rs", "unsaved_changes_are_asked_about"), ("app/recovery.rs", "an_unsaved_scene_is_offered_after_a_crash")]),
    (37, "killed while working", &[("app/killed.rs", "a_killed_window_loses_at_most_five_seconds_and_no_file"), ("app/lessons_recovered.rs", "a_killed_window_loses_at_most_five_seconds_of_a_lesson")]),
    (38, "recent files, dropped files", &[("app/recent.rs", "files_are_recent_and_missing_ones_are_marked"), ("app/keeping.rs", "a_dropped_file_opens")]),
    (39, "a path can be typed", &[("app/files.rs", "enter_confirms_a_typed_path")]),
    (40, "exports agree", &[("command_line/trace.rs", "every_format_holds_the_numbers"), ("app/pictures.rs", "a_picture_is_that_of_the_command_line")]),
    (41, "a handout on paper", &[]),
    (42, "the presenter mode", &[("app/presenter.rs", "the_screen_holds_the_pictures_and_the_sentence_alone"), ("app/presenter.rs", "it_fills_the_screen_and_gives_it_back")]),
    (43, "a prediction gives nothing away", &[("app/predicting.rs", "an_open_question_holds_the_run_and_can_be_skipped"), ("app/silence.rs", "no_command_tells_the_answer_of_an_open_question"), ("app/silence.rs", "no_tab_and_no_figure_tells_the_answer")]),
    (44, "tasks by state, places kept, nothing locked", &[("app/lessons.rs", "the_lesson_gives_way_to_the_setup_and_remembers_its_place"), ("app/lessons.rs", "pages_keep_what_was_changed_and_start_over")]),
    (45, "lessons are checked", &[("lessons/mod.rs", "shipped_lessons_are_true_and_can_be_done")]),
    (46, "readable from the back row", &[("app/presenter.rs", "texts_can_be_read_from_the_back_row")]),
    (47, "names, nodes and a live sentence", &[("app/acceptance.rs", "inputs_are_named_vertices_take_the_focus_and_sentences_are_announced"), ("app/pointer/selecting.rs", "vertices_have_names_with_their_coordinates")]),
    (48, "keyboard alone", &[("app/nudging.rs", "arrows_nudge_after_enter_until_esc"), ("app/files.rs", "enter_confirms_a_typed_path")]),
    (49, "colors and contrast", &[("figures/palette.rs", "text_and_graphics_have_the_required_contrast"), ("figures/palette.rs", "p_and_q_differ_by_their_lines_and_hidden_lines_are_thinner")]),
    (50, "no missing glyph", &[("narration.rs", "sentences_use_only_glyphs_that_the_fonts_have_and_no_number_is_not_one"), ("app/glossary.rs", "every_entry_can_be_shown_with_the_fonts_of_the_window")]),
    (51, "text from 80 to 250 %", &[("app/keeping.rs", "text_at_250_percent_leaves_everything_within_reach"), ("app/audit/mod.rs", "the_layout_holds")]),
    (52, "idle and fast", &[("app/mod.rs", "an_idle_window_asks_for_no_frame")]),
    (53, "virtual machines and remote desktops", &[]),
    (54, "no panic from any input", &[("app/monkey/mod.rs", "in_2d"), ("app/monkey/mod.rs", "in_3d")]),
    (55, "one table of strings", &[]),
    (56, "resets", &[("app/layout.rs", "resetting_the_layout_leaves_theme_and_text_alone")]),
];

/// The points that the design leaves to a person, in part or whole.
const BY_EYE: [u8; 9] = [11, 32, 37, 41, 46, 48, 52, 53, 55];

/// Returns whether this test file has a test of this name.
pub(crate) fn is_test(file: &str, name: &str) -> bool {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it").join(file)).unwrap();
    text.contains(&format!("fn {name}("))
}

#[test]
fn every_point_has_its_number_and_tests_that_exist() {
    let numbers: Vec<u8> = POINTS.iter().map(|(number, ..)| *number).collect();
    assert_eq!(numbers, (1..=56).collect::<Vec<u8>>());
    let mut named = BTreeSet::new();
    for (number, words, tests) in POINTS {
        for (file, name) in tests {
            assert!(is_test(file, name), "point {number}, {words}: {file} has no test {name}");
            named.insert((file, name));
        }
        assert!(
            !tests.is_empty() || BY_EYE.contains(&number),
            "point {number}, {words}, is shown by nothing"
        );
    }
    assert!(named.len() > 60, "only {} tests", named.len());
}

#[test]
fn what_only_an_eye_can_judge_is_stated() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join("docs/release.md")).unwrap();
    for number in BY_EYE {
        let line = text.lines().find(|line| line.contains(&format!("] Point {number},")));
        let line = line.unwrap_or_else(|| panic!("docs/release.md says nothing of point {number}"));
        let is_done = line.contains("[x]");
        assert!(is_done || line.contains("*Not ") || line.contains("*Known"), "{line}");
    }
}

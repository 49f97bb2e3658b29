//! "Readable from the back row, at home on a small laptop": the requirements on layout, labels, framing, presenter
//! mode, new scenes and export, each with its sentence and the tests that show it.

use super::acceptance::is_test;

/// A group of requirements: its sentences, and their tests as file and name.
type Part = (&'static str, &'static [(&'static str, &'static [(&'static str, &'static str)])]);

#[rustfmt::skip]
const PARTS: [Part; 6] = [
    ("pictures first", &[
        ("the 3D difference fills its panel, for every shipped scene at least 80 % of the smaller side; the same for shapes and in `render`", &[("figures/labels.rs", "every_shipped_scene_fills_its_pictures")]),
        ("one frame for a whole run in `render`", &[("command_line/pictures.rs", "the_pictures_of_a_run_have_numbers_and_one_frame")]),
        ("one placement keeps letters off letters, off the origin, off arrows and lines, and off buttons; arrows and their names stay inside the frame", &[("figures/labels.rs", "no_text_of_a_shipped_scene_covers_another_or_leaves_its_picture"), ("figures/plates.rs", "labels_do_not_cover_each_other")]),
        ("at steps 17–22 of the gem every label is readable at 1280×800 and at 960×600", &[("app/audit/mod.rs", "the_steps_of_the_gem_are_readable_in_small_windows")]),
        ("test values stand at the edge they test", &[("figures/labels.rs", "values_stand_at_the_edges_that_they_test")]),
        ("no names that run into numbers, no \"ties\" sixteen times", &[("figures/labels.rs", "no_text_of_a_shipped_scene_covers_another_or_leaves_its_picture"), ("figures/ties.rs", "many_ties_are_counted")]),
        ("2D leaves room for regions outside the hull", &[("figures/labels.rs", "the_chosen_region_has_room_for_its_name")]),
        ("any panel can be made the only one, and back", &[("app/alone.rs", "a_double_click_on_a_title_shows_its_panel_alone_and_all_panels_again"), ("app/alone.rs", "the_key_takes_the_panel_under_the_pointer_and_brings_the_others_back"), ("app/alone.rs", "explore_and_compare_have_panels_alone_too")]),
        ("a floor grid with axes in 3D, so that typed coordinates can be found", &[("figures/floor.rs", "from_above_numbers_stand_at_their_coordinates"), ("figures/floor.rs", "the_floor_stays_inside_the_picture")]),
        ("in light theme the roles keep their colors; the difference's hull is visible from afar", &[("figures/palette.rs", "roles_have_colours_of_their_own_on_white_too"), ("figures/palette.rs", "text_and_graphics_have_the_required_contrast")]),
    ]),
    ("a layout that holds", &[
        ("nothing moves while stepping", &[("app/layout.rs", "nothing_moves_while_stepping")]),
        ("no text is cut, overlaps, or leaves its panel without a visible scroll bar", &[("app/audit/mod.rs", "the_layout_holds"), ("app/audit/mod.rs", "a_cut_label_is_found_and_one_in_a_scroll_area_is_none")]),
        ("number fields show all digits that matter, or an ellipsis and the whole number on hover", &[("app/fields.rs", "a_number_is_shown_with_all_digits_or_an_ellipsis_and_the_whole_number_on_hover")]),
        ("text size 80–250 % by key: pictures keep at least 55 % of the window's height", &[("app/layout.rs", "pictures_keep_their_part_at_every_size_of_text"), ("app/keeping.rs", "text_at_250_percent_leaves_everything_within_reach")]),
        ("when room is short panels fold into tabs or drawers", &[("app/layout.rs", "the_setup_folds_into_a_drawer"), ("app/layout.rs", "tabs_fold_into_a_drawer")]),
        ("views refit by themselves", &[("app/layout.rs", "views_refit_when_their_room_changes")]),
        ("*Reset layout* leaves theme and text size alone", &[("app/layout.rs", "resetting_the_layout_leaves_theme_and_text_alone")]),
        ("switches that do nothing at this step are disabled and say why", &[("app/switches.rs", "an_enabled_switch_changes_the_picture_and_no_other_does"), ("app/switches.rs", "what_is_refused_changes_neither_picture_and_has_a_reason")]),
        ("an audit test drives the window over scenes, workspaces, tabs, sizes and texts", &[("app/audit/mod.rs", "the_layout_holds"), ("app/audit/mod.rs", "the_sample_takes_every_pair")]),
    ]),
    ("presenter mode", &[
        ("full screen; leaving restores everything; no save prompts", &[("app/presenter.rs", "it_fills_the_screen_and_gives_it_back"), ("app/presenter.rs", "nothing_asks_to_save_and_leaving_restores_everything")]),
        ("one picture or two; `1`–`5` choose the panel", &[("app/presenter.rs", "the_screen_holds_the_pictures_and_the_sentence_alone"), ("app/presenter.rs", "the_digits_choose_what_is_shown")]),
        ("the sentence at 28 pt or more, letters and O at 24 or more, usable from 800×500", &[("app/presenter.rs", "texts_can_be_read_from_the_back_row")]),
        ("lines doubled; contrast at least 4.5:1", &[("figures/palette.rs", "projectors_show_everything_at_the_contrast_of_text")]),
        ("only the labels of the tested and chosen regions", &[("app/presenter.rs", "only_the_labels_of_this_step_are_drawn")]),
        ("a white projector profile and a dark one", &[("app/presenter.rs", "it_begins_on_white_paper_and_t_makes_it_dark")]),
        ("PageDown and PageUp step, with Shift an iteration", &[("app/presenter.rs", "a_clicker_steps_and_with_shift_an_iteration")]),
        ("`B` blanks", &[("app/presenter.rs", "b_blanks_and_any_key_brings_the_picture_back")]),
        ("`V` shows or hides the verdict", &[("app/presenter.rs", "v_hides_the_verdict_and_leaving_restores_the_switch")]),
        ("`Z` a spotlight at the pointer", &[("app/presenter.rs", "z_darkens_all_but_the_surroundings_of_the_pointer")]),
        ("`--present` starts in it", &[("app/presenter.rs", "it_can_be_started_in")]),
    ]),
    ("hide the verdict", &[
        ("a switch, saved in a scene too", &[("app/hidden_verdict.rs", "v_hides_and_shows_it_in_this_and_the_next_scene"), ("app/hidden_verdict.rs", "the_switch_is_saved_with_the_scene")]),
        ("verdict, proof, later rows, glyphs of the scrubber and spoiling notes stay covered until the run gets there", &[("app/hidden_verdict.rs", "no_text_of_the_window_tells_the_verdict_of_a_shipped_scene_before_its_end"), ("app/hidden_verdict.rs", "no_tab_and_no_pane_tells_the_verdict_either"), ("app/hidden_verdict.rs", "notes_proof_and_later_rows_are_covered_until_the_run_gets_there")]),
        ("the start scene plays with it on", &[("app/hidden_verdict.rs", "the_start_scene_plays_with_its_verdict_hidden")]),
        ("titles in menus do not give the answer away", &[("app/hidden_verdict.rs", "titles_of_scenes_do_not_give_the_answer_away"), ("app/scene_browser.rs", "every_shipped_scene_has_a_chapter_and_a_line_that_does_not_tell_its_answer")]),
    ]),
    ("a beginning of one's own", &[
        ("*File → New* (2D, 3D)", &[("app/recent.rs", "a_new_scene_has_two_shapes_apart_and_no_words")]),
        ("*Recent*", &[("app/recent.rs", "files_are_recent_and_missing_ones_are_marked")]),
        ("title and notes edited in the window, notes rendered as Markdown, scrolled back to the top for a new scene", &[("app/notes.rs", "title_and_notes_are_edited_as_one_step_and_saved"), ("app/notes.rs", "notes_are_shown_as_markdown"), ("app/notes.rs", "the_notes_of_another_scene_are_shown_from_their_beginning")]),
        ("replacing both shapes of a shipped scene does not carry its title and notes along", &[("app/recent.rs", "two_other_shapes_make_a_scene_of_ones_own")]),
        ("scenes by chapters with thumbnails, search, one line each", &[("app/scene_browser.rs", "all_scenes_are_there_under_their_chapters_with_pictures"), ("app/scene_browser.rs", "typing_searches_and_enter_opens")]),
        ("`[` and `]` walk the folder of one's own file", &[("app/folders.rs", "brackets_walk_the_scenes_of_the_folder_in_natural_order")]),
        ("no question after playing with a shipped scene: it can be had back from *Recent*", &[("app/recent.rs", "a_changed_shipped_scene_is_left_without_a_question_and_can_be_had_back")]),
        ("the 2D/3D switch keeps one scene a dimension, with its step", &[("app/recent.rs", "the_switch_keeps_one_scene_a_dimension_with_its_step")]),
        ("replacing one's own unsaved scene asks, everywhere by the same rule", &[("app/files.rs", "unsaved_changes_are_asked_about"), ("app/ways_out.rs", "every_way_out_asks_about_a_scene_that_undo_leads_back_to"), ("app/recent.rs", "a_scene_that_is_set_aside_is_replaced_only_after_a_question")]),
        ("a polygon by clicks (a card of the gallery; Insert on an empty start)", &[("app/polygon.rs", "clicks_and_enter_make_the_hull_of_the_corners"), ("app/polygon.rs", "insert_begins_a_shape_in_a_new_scene")]),
        ("the hull of random points", &[("app/gallery.rs", "another_seed_is_another_shape"), ("editing/models.rs", "every_random_point_is_a_vertex")]),
        ("freehand that says so when only clicked", &[("app/polygon.rs", "a_click_with_the_pen_says_that_it_draws_nothing")]),
        ("*Make touch* previews where Q will go", &[("app/touch.rs", "the_outline_of_q_shows_where_it_would_go")]),
        ("choosing Rectangle is called Rectangle everywhere", &[("app/gallery.rs", "what_is_chosen_is_called_so_everywhere")]),
        ("Explore from an ordinary scene shows the simplex at hand; *back* returns to the run at its step", &[("app/explorer.rs", "the_simplex_of_a_run_is_explored"), ("app/explorer.rs", "the_way_back_leads_to_the_run_at_its_step")]),
        ("Explore asks before it replaces a changed scene", &[("app/explorer.rs", "a_changed_scene_is_not_replaced_without_being_asked")]),
        ("after dragging A out it must not say STOPPED and \"A passed it\" at once", &[("app/explorer.rs", "a_stops_at_the_half_plane_of_the_reach_test")]),
        ("plane and body drags, waypoints of MOTION and scale of a plane by handle", &[("app/maps.rs", "the_plane_of_the_slice_is_dragged_in_the_picture"), ("app/bodies_dragged.rs", "a_body_beside_p_and_q_is_dragged_in_one_step_and_esc_puts_it_back"), ("app/waypoints.rs", "a_waypoint_follows_the_pointer_and_esc_puts_it_back"), ("app/handles.rs", "a_square_scales_along_two_axes_and_leaves_the_third"), ("app/handles.rs", "a_square_moves_in_its_plane_and_leaves_the_third_coordinate")]),
        ("no place where a reason is dropped (nonsense and Tab in a number field)", &[("app/fields.rs", "nonsense_and_tab_within_one_frame_has_its_reason"), ("app/fields.rs", "the_reason_for_a_dropped_text_stays_until_the_next_input")]),
    ]),
    ("taking it along", &[
        ("*Copy picture* (Ctrl+Shift+C)", &[("app/pictures.rs", "the_keys_copy_a_picture"), ("app/pictures.rs", "explore_and_compare_have_pictures_of_what_they_show")]),
        ("*Save picture…* (SVG, PNG; this panel or all; size, theme, caption with step and sentence)", &[("app/pictures.rs", "a_picture_is_that_of_the_command_line"), ("app/pictures.rs", "a_size_that_is_none_is_refused_with_the_reason")]),
        ("*Save run…* (APNG and GIF of all steps with captions; numbered SVGs; trace as Markdown, CSV, JSON)", &[("app/pictures.rs", "a_run_is_animated_beside_the_window"), ("app/pictures.rs", "numbered_pictures_replace_no_file_unasked"), ("app/pictures.rs", "a_part_of_a_run_is_numbered_like_the_whole"), ("app/pictures.rs", "a_trace_is_that_of_the_command_line")]),
        ("the same on the command line: `render --steps all|iterations|A..B`, `--caption`, and an animated file", &[("command_line/pictures.rs", "steps_are_all_or_those_that_end_iterations_or_a_range"), ("command_line/pictures.rs", "a_caption_holds_the_step_and_its_sentence"), ("command_line/pictures.rs", "an_animated_png_holds_every_step_for_two_seconds"), ("command_line/pictures.rs", "an_animated_gif_holds_the_chosen_steps_for_two_seconds")]),
        ("C# (with NUnit) beside the other languages of *Export*", &[("exchange/unit_tests.rs", "the_test_in_csharp_expects_the_truth_and_compiles")]),
    ]),
];

#[test]
fn every_sentence_has_tests_that_exist() {
    let mut sentences = 0;
    for (part, points) in PARTS {
        for (sentence, tests) in points {
            assert!(!tests.is_empty(), "{part}: \"{sentence}\" is shown by nothing");
            for (file, name) in *tests {
                assert!(is_test(file, name), "{part}: \"{sentence}\": {file} has no test {name}");
            }
            sentences += 1;
        }
    }
    assert!(sentences > 50, "only {sentences} sentences");
}

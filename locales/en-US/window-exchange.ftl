### The window: exchange.

## exporting

exchange-a-unit-test = a unit test{ $rest }
exchange-unit-test = Unit test

## applied

exchange-paste-type-or-open-points = Paste, type or open points to import
exchange-there-are-no-points-to = There are no points to import
exchange-one-more-body = one more body
exchange-more-bodies = { $count } more bodies
exchange-choose-a-list-to-become = Choose a list to become a body
exchange-p-and-q-stay = P and Q stay
exchange-p-and-q-are-replaced = P and Q are replaced
exchange-p-is-replaced-q-stays = P is replaced, Q stays
exchange-q-is-replaced-p-stays = Q is replaced, P stays
exchange-with-the-q-of-the = , with the Q of the start scene
exchange-with-the-p-of-the = , with the P of the start scene
exchange-with-p-and-q-of = , with P and Q of the start scene
exchange-undo-restores-this-one = { $new }{ $other }{ $and_added }; undo restores this one
exchange-line = Line
exchange-lines = Lines
exchange-a-list-to-become-a = a list to become a body
exchange-none = none
exchange-lists-without-problems = lists without problems
exchange-an-imported-shape = An imported shape

## list_use

exchange-another-body = another body
exchange-nothing = nothing
exchange-list-becomes = becomes

## lists

exchange-reading = Reading…
exchange-nothing-has-been-read-yet = Nothing has been read yet. Points and bodies in any notation appear here before anything changes.
exchange-keep-each-corner-of-the = Keep only the corners of the hulls, each once, in 2D counterclockwise. The text does not change
exchange-fix-the-points = Fix the points
exchange-only-the-first-of-the = Only the first { $shown } of the { $count } lists are shown
exchange-thumbnail-of = Thumbnail of { $name }
exchange-this-shape-replaces-p = This shape replaces P
exchange-this-shape-replaces-q = This shape replaces Q
exchange-this-shape-is-added-beside = This shape is added beside P and Q
exchange-this-shape-is-not-used = This shape is not used

## problems

exchange-show-the-place-in-the = Show the place in the text
exchange-at-least = at least{" "}
exchange-place-was = place was
exchange-places-were = places were
exchange-not-understood = { $most }{ $count } { $places } not understood

## text

exchange-it-is-not-shown-here = Not shown here: it is too long or not text
exchange-text-with-points = Text with points
exchange-paste-or-type-points =
    Paste or type points:

    4 11
    4 5
    9 9

    or { "{" }4.0f, 11.0f{ "}" }, … or np.array([[4, 11], …]) or OBJ, SVG, GeoJSON: anything with points of two or three numbers

## preview

exchange-p-and-q-as-apply = P and Q as Apply makes them

## import_ui

exchange-import-shapes = Import shapes
exchange-open-a-file = Open a file…
exchange-text-source-code-obj-off = Text, source code, OBJ, OFF, STL, PLY, SVG, GeoJSON, URDF, SDF, MJCF or Godot scenes
exchange-open-by-path = Open by path…
exchange-type-the-path-of-a = Type the path of a file
exchange-paste = Paste
exchange-replace-the-text-by-that = Replace the text with the clipboard
exchange-clear = Clear
exchange-clear-the-text = Clear the text
exchange-apply = Apply
exchange-one-step-of-undo = One step of undo
exchange-the-text-is-being-read = The text is being read
exchange-cancel = Cancel
exchange-the-scene-stays-as-it = The scene stays as it is (Esc)

## export_ui

exchange-export-shapes = Export shapes
exchange-write = Write
exchange-a-unit-test-contains-both = A unit test contains both shapes
exchange-text-to-export = Text to export
exchange-and-more-lines-which-are = … and { $rest } more lines, also copied and saved
exchange-convert-the-shape-to-a = Convert the shape to a { $polytope } with points on its boundary as vertices
exchange-copy = Copy
exchange-copy-the-text-to-the = Copy the text to the clipboard
exchange-save-as = Save as…
exchange-choose-a-file-and-write = Choose a file and write the text to it
exchange-save-to-path = Save to path…
exchange-type-the-path-of-a-2 = Type the path of a file and write the text to it
exchange-close = Close
exchange-esc = Esc
exchange-p-alone = P alone
exchange-q-alone = Q alone
exchange-both-shapes = Both shapes
exchange-the-corners-of-the-minkowski = The corners of the Minkowski difference

## With values

exchange-with = , with { $added }
exchange-the-scene-is-a-new = The scene is { $value }, so the import makes a new { $other } scene
exchange-may-change-these-shapes-correct = { $words } { $lines }{ $more } may change these shapes: correct the text, or choose other lists
exchange-one-in-line = one in line { $line }
exchange-at-most-bodies-beside-p = at most { $value } bodies beside P and Q
exchange-import = import { $contents }
exchange-import-and-points = import { $count } and { $count_2 } points
exchange-import-and = import { $contents } and { $contents_2 }
exchange-import-lists = import { $count } lists
exchange-read-as = read as { $title }
exchange-list = List { $index }
exchange-line-2 = line { $line }
exchange-on-the-hull = { $contents }, { $corners } on the hull
exchange-becomes = { $name } becomes { $name_2 }
exchange-left-out = Left out ({ $count })
exchange-line-3 = line { $line }: { $why }
exchange-line-4 = line { $line }: { $text }, { $why }
exchange-left-out-2 = Left out: { $words }
exchange-becomes-2 = { $name } becomes { $name_2 }: { $numbers }, { $pose }
exchange-picture-of-p-and-q = Picture of P and Q: { $origins }, { $origins_2 }
exchange-a-text-of = A text of { $kilobytes }
exchange-write-2 = Write { $title }
exchange-this-engine-has-no-d = This engine has no { $count }D shapes
exchange-make-a-first = Make { $name } a { $polytope } first…
exchange-is-list = { $name } is list { $index }
exchange-is = { $name } is { $list }
exchange-is-that-of-the-start = { $name } is that of the start scene
exchange-stays = { $name } stays

### The window: shell.

## authoring

shell-this-view-is-that-of = The page now has this view
shell-show-the-page = show the page
shell-this-lesson-cannot-be-shown = This lesson cannot be shown to students yet
shell-before-students-can-open-it = { $saved }; before students can open it: { $missing }
shell-the-lesson-cannot-be-saved = The lesson cannot be saved

## background

shell-reading-the-clipboard = Reading the clipboard…

## commands

shell-duplicate-p-as-q = duplicate P as Q
shell-swap-p-and-q = swap P and Q
shell-undid = Undid: { $name }
shell-redid = Redid: { $name }

## dialogs

shell-the-file-was-changed-by = The file was changed by another program
shell-the-file-is-open-in = The file is open in another window
shell-the-file-is-read-only = The file is read-only
shell-overwriting-it-loses-that-change = Overwriting it loses that change
shell-the-window-that-saves-last = The last window to save overwrites the other
shell-a-new-file-with-the = A new file with the same permissions can replace it
shell-overwrite = Overwrite
shell-replace = Replace

## exchange

shell-a-single-number-is-pasted = To paste a single number, click a field first
shell-open-a-pasted-scene = open a pasted scene
shell-copied-the-proof-as-json = Copied the proof as JSON
shell-the-file-cannot-be-written = The file cannot be written

## explanation

shell-the-words = the words
shell-charts-need-more-height-than = Charts need more height than there is below the pictures
shell-show-them-alone = Show them alone
shell-esc-brings-the-pictures-back = Esc brings the pictures back
shell-the-sentences-about-this-step = The sentences about this step

## exploring

shell-explore-this-simplex = explore this simplex

## files

shell-open-a-scene = Open a scene
shell-open-a-trace = Open a trace
shell-save-the-scene = Save the scene
shell-open-a-file-with-points = Open a file with points
shell-open-a-lesson = Open a lesson
shell-edit-a-lesson = Edit a lesson
shell-save-the-lesson = Save the lesson
shell-save-the-answers = Save the answers
shell-save-the-handout = Save the handout
shell-save-the-shapes = Save the shapes
shell-save-the-picture = Save the picture
shell-save-the-run = Save the run
shell-scene = Scene
shell-points = Points
shell-all-files = All files
shell-trace = Trace
shell-lesson = Lesson
shell-answers = Answers

## launch

shell-there-is-no-display-to = there is no display, or the display does not answer
shell-a-system-library-is-missing = a system library is missing

## lessons

shell-close-the-lesson-that-is = Close the lesson that is being written first
shell-this-lesson-cannot-be-opened = This lesson cannot be opened
shell-this-page-locks-the-step = This page locks the step until the lesson is closed
shell-show-a-solution = show a solution

## shell

## modal

shell-leave-the-presentation = Leave the presentation?
shell-enter-leaves-esc-stays = Enter leaves; Esc and the next page stay.
shell-leave = Leave
shell-stay = Stay
shell-save-the-changes = Save the changes?
shell-save = Save
shell-don-t-save = Don't save
shell-cancel = Cancel
shell-ok = OK
shell-for-seconds = for { $seconds } s
shell-answer-first = Answer first: Enter reveals, S skips
shell-the-page-asks-first = The page asks first: answer, or press Skip beside the question
shell-computing-the-scene = Computing the scene…
shell-none = none
shell-reload = Reload
shell-save-as = Save as…
shell-recover-unsaved-work = Recover unsaved work?
shell-recover-unsaved-scenes = Recover unsaved scenes?
shell-the-program-has-ended-without = The program ended before it saved { $what ->
        [lesson] it
       *[scenes] them
    }.
shell-recover = Recover
shell-discard = Discard
shell-later = Later
shell-open-a-scene-by-its = Open a scene by its path
shell-open = Open
shell-open-a-trace-by-its = Open a trace by its path
shell-save-the-scene-to-a = Save the scene to a path
shell-open-a-file-with-points-2 = Open a file with points by its path
shell-open-a-lesson-by-its = Open a lesson by its path
shell-edit-a-lesson-by-its = Edit a lesson by its path
shell-edit = Edit
shell-save-the-lesson-to-a = Save the lesson to a path
shell-save-the-answers-to-a = Save the answers to a path
shell-save-the-handout-to-a = Save the handout to a path
shell-save-the-shapes-to-a = Save the shapes to a path
shell-save-to-a-path = Save to a path
shell-path = Path

## mystery

shell-hide-a-mistake = hide a defect

## opening

shell-this-scene-cannot-be-opened = This scene cannot be opened
shell-open-a-wrong-case = open a wrong case
shell-robust-is-used-instead = { $reason }; robust is used instead
shell-this-system-shows-no-file = This system shows no file dialog; type the path instead

## overlays

shell-names-of-vertices = Names of vertices
shell-p0-q0-and-so-on = p0, q0 and so on
shell-search-direction-and-support = Search direction and support
shell-the-arrow-v-and-the = The arrow v, and the support points of P and of Q
shell-hull-of-p-q = Hull of P ⊖ Q
shell-the-boundary-of-the-set = The boundary of the set of all points p − q
shell-differences-of-vertices = Differences of vertices
shell-each-vertex-of-p-minus = Each vertex of P minus each of Q
shell-regions-of-the-simplex = Regions of the simplex
shell-regions = Regions
shell-the-voronoi-regions-of-the = The Voronoi regions of the features of the simplex: chosen, tested or impossible; with four points, the faces with the origin in front
shell-earlier-simplices = Earlier simplices
shell-the-simplices-of-earlier-iterations = The simplices of earlier iterations
shell-simplex-polytope-and-origin = Simplex, polytope and origin
shell-the-present-simplex-the-expanding = The current simplex, the expanding polytope and the origin
shell-lengths = Lengths
shell-the-distance-or-depth-and = The distance or depth, and its witness points
shell-proof-at-the-last-step = Proof at the last step
shell-the-proof-of-the-verdict = The proof of the verdict, once the query is over
shell-proof-at-every-step = Proof at every step
shell-the-proof-of-the-verdict-2 = The proof of the verdict, from the start
shell-tests-with-their-values = Tests with their values
shell-tests = Tests
shell-where-each-test-changes-its = The line or plane where each test changes sign, with an arrow to the positive side and the value
shell-where-a-can-never-be = Where A cannot be
shell-a-never = A cannot be
shell-hatched-there-a-would-not = Hatched: a point A there would fall short of the origin, or would not be a support point
shell-where-o-can-never-be = Where O cannot be
shell-o-never = O cannot be
shell-hatched-there-the-origin-would = Hatched: an earlier iteration would have found the origin there, or rejected A; for two and three points
shell-slabs-and-prisms-of-the = Slabs and prisms of the regions
shell-slabs = Slabs
shell-with-two-and-three-points = With two and three points: the regions as solids, which you can spread
shell-prism-that-contains-o = Prism that contains O
shell-prism = Prism
shell-with-four-points-the-walls = With four points: the walls, floor and ceiling of the prism that contains the origin
shell-edge-planes = Edge planes of the faces
shell-paper = Edge planes
shell-with-four-points-planes-through = With four points: planes through the edges at A, perpendicular to the faces with the origin in front
shell-link-3d-views = Link 3D views
shell-both-views-look-in-the = Both views look in the same direction
shell-animation = Animation
shell-fade-letters-and-turn-cameras = Fade letters and turn cameras gradually instead of at once
shell-show = Show { $name }
shell-a-simplex-of-two-or = Only a simplex of two or more points gives directions to look along
shell-look-along = Look along
shell-spread-the-regions = Spread the regions
shell-move-the-regions-apart-the = Spread the regions; the chosen one stays

## panic_recovery

shell-leave-a-scene-that-failed = leave the failed scene

## pictures

shell-shapes-and-difference = shapes and difference
shell-save-run-saves-the-scenes = Save run needs the run of the scene on screen: choose Run → One run
shell-explore-shows-no-simplex-of = Explore shows no simplex of this scene: choose one first
shell-compare-is-covered-until-the = Compare is covered until the run gets there

## predicting

shell-step-on-each-decision-is = Step forward: you answer each decision before it is shown (the key Q ends this)
shell-what-comes-later-stays-covered = Later steps stay covered while you answer decisions (the key Q ends this)

## presenter

shell-digits-vote = Digits count votes, Enter reveals
shell-1-to-5-choose-what = 1 to 5 choose what is shown, B blanks, Z is a spotlight, F11 leaves
shell-blank-screen = Blank screen

## recovering

shell-there-is-nothing-to-recover = There is nothing to recover
shell-file-recover-offers-more = File → Recover offers { $count } more

## renderer

## saving

shell-it-expects-another-result-now = { $saved }; it now expects a different result: { $changes }
shell-the-scene-cannot-be-saved = The scene cannot be saved
shell-was-changed-by-another-program = was changed by another program; File → Reload shows it
shell-was-deleted-by-another-program = was deleted by another program; saving writes it again

## scenes

shell-is-the-scene-of-its = { $name } is the { $place ->
        [first] first
       *[last] last
    } scene of its folder

## setup

shell-bodies = Bodies
shell-algorithm = Algorithm
shell-query = Query
shell-expected = Expected
shell-more-panels = More panels
    .tip = Show everything: precision, limits, planted defects, SLICE, SUPPORT, MOTION and all overlays
shell-overlays = Overlays
shell-break-it = Break it
shell-break-the-algorithm = break the algorithm
shell-mystery-bug = Mystery bug
shell-hide-a-mistake-at-random = Hide a random defect: find a pair that exposes it, then name it
shell-first-direction = First direction
shell-iteration-limit = Iteration limit
shell-set-iteration-limit = set iteration limit
shell-precision = Precision
shell-a-touch-is = A touch is
shell-choose-contact-policy = choose contact policy
shell-the-published-codes-prescribe-or = The published codes prescribe < or ≤
shell-double-precision-the-vertices-are = Double precision: the vertices are used as they are
shell-single-precision-the-vertices-are = Single precision: the vertices are rounded to f32 first. The reference judges the rounded vertices, so any difference is due to the algorithm
shell-measure-depth-epa = Measure depth (EPA)
shell-after-overlap-expand-the-simplex = After OVERLAP, expand the simplex to a polytope that gives the depth, the normal and the witness points
shell-the-algorithm-distance-and-depth = The algorithm Distance and depth always measures it
shell-measure-depth = measure depth
shell-stop-measuring-depth = stop measuring depth
shell-hide-the-verdict-of-this = Hide the verdict of this scene
shell-cover-verdict-proof-notes-and = Cover verdict, proof, notes and later steps until the run gets there; saved with the scene
shell-hide-the-verdict = hide the verdict
shell-show-the-verdict = show the verdict
shell-an-intersection = an intersection
shell-first-direction-x = First direction x
shell-first-direction-y = First direction y
shell-first-direction-z = First direction z
shell-the-first-direction-cannot-be = The first direction cannot be zero
shell-set-first-direction = set first direction
shell-direction-x = Direction { $number } x
shell-direction-y = Direction { $number } y
shell-direction-z = Direction { $number } z
shell-a-direction-cannot-be = A direction cannot be zero
shell-set-direction = set direction { $number }
shell-remove-direction = Remove direction { $number }
shell-remove-direction-name = remove direction { $number }
shell-add-direction = Add direction
shell-add-direction-name = add direction
shell-add-direction-about = Add a direction after the last one; then type its components
shell-no-next-direction = One direction gives one point. A simplex needs { $count } directions.

## shaping

shell-make-the-hull-of-p = make { $name } the hull of P and Q
shell-make-the-sum-of-p = make { $name } the sum of P and Q

## showing

shell-keep-this-view = keep this view
shell-forget-the-kept-view = forget the kept view
shell-the-scene-is-kept-with = The scene already has this view

## start

## status

shell-the-verdict-is-hidden = The verdict is hidden
shell-a-click-takes-this-away = Click to dismiss
shell-arrows-move-in-the-field = Arrows: move in the field (Enter applies it, Esc restores it)
shell-explore-drag = Drag a point or O. Tab and Enter select one, and the arrows move it
shell-explore-choose = Explore: choose a simplex
shell-arrows-one-step-shift-one = Arrows: one step, Shift: one iteration, Ctrl: next new decision
shell-arrows-picture = Arrows: turn or pan the picture, Shift: pan, + and −: zoom, Esc: back to the run
shell-arrows-control = Arrows: inside the group, Tab: next control, F6: next part, Esc: back to the run
shell-pgup-and-pgdn-along-the = , PgUp and PgDn along the line of sight
shell-arrows-move-shift-a-tenth = Arrows: move { $name }{ $step ->
        [none] { "" }
       *[other] { " " }by { $step }
    }{ $depth }, Shift: a tenth, Esc: arrows step again

## stored

shell-the-settings-can-neither-be = The settings cannot be used, and their file cannot be renamed: { $reason }; { $error }
shell-the-settings-are-neither-used = The settings are neither used nor saved: { $error }
shell-they-are-no-text = the file is not text
shell-a-zoom-of = a zoom of { $zoom }
shell-a-size-or-place-of = a size or place of { $token }

## unsaved

shell-a-scene-that-undo-leads = A scene in the undo history has unsaved changes: { $title }
shell-a-scene-that-undo-leads-2 = A scene in the undo history of the other dimension has unsaved changes: { $title }
shell-its-file-was-deleted = Its file was deleted
shell-the-scene-has-unsaved-changes = The scene has unsaved changes
shell-the-d-scene-has-unsaved = The { $dimension }D scene has unsaved changes: { $title }
shell-untitled = Untitled

## views

shell-the-picture = the picture
shell-the-shapes = the shapes
shell-the-view-on-the-right = the view on the right
shell-q-goes-here = Q goes here
shell-p-and-q-in-world = P and Q in world space. The arrows +v on P and −v on Q point to the support points, whose difference is A.
    Drag a shape or a vertex to move it (Ctrl snaps, Shift is finer, Esc puts it back). Double click on an edge to add a vertex, right click for more.
    Drag elsewhere to pan, Ctrl and drag to select, wheel to zoom, double click to show everything
shell-p-and-q-in-world-2 = P and Q in world space. The arrows +v on P and −v on Q point to the support points, whose difference is A.
    Drag a shape or a vertex to move it in the view plane (Ctrl snaps, Shift is finer, Esc puts it back). Double click on an edge or a face to add a vertex, right click for more.
    Drag elsewhere to orbit, right drag or Shift to pan, Ctrl and drag to select, wheel to zoom, double click to show everything
shell-the-set-of-all-points = The set of all points p − q. P and Q overlap if the origin O lies in its interior. A is the newest point of the simplex, v the search direction.
    Drag to pan, wheel to zoom, double click to show everything
shell-the-set-of-all-points-2 = The set of all points p − q. P and Q overlap if the origin O lies in its interior. A is the newest point of the simplex, v the search direction.
    Drag to orbit, right drag or Shift to pan, wheel to zoom, double click to show everything

## workspace

shell-a-mistake-is-hidden-in = A defect is hidden in this algorithm, and a second run would show where
shell-back-to-the-run = Back to the run
shell-the-setup-belongs-to-one = The setup belongs to the workspace One run

## app

shell-the-run-has-only-steps = The run now has only { $steps } steps: showing the last
shell-this-trace-cannot-be-opened = This trace cannot be opened

## With values

shell-saved = Saved { $file }
shell-opening = Opening { $title }…
shell-copied-as = Copied { $title } as { $words }
shell-saved-2 = Saved { $file }
shell-this-page-locks-until-the = This page locks { $words } until the lesson is closed
shell-handout = handout.{ $extension }
shell-shapes = shapes.{ $extension }
shell-run = run.{ $extension }
shell-reloaded = Reloaded { $file }
shell-show-2 = show { $title }
shell-exists-save-again-to-replace = { $file } exists; save again to replace it
shell-copied-a-picture-pixels = Copied a picture: { $name }, { $size } pixels
shell-step-of = Step { $step } of { $steps }
shell-saved-4 = Saved { $file }
shell-is-open-in-another-window = { $file } is also open in another window; saving asks first
shell-choose = choose { $title }
shell-compute-in = compute in { $name }
shell-s-code-prescribes-its-first = { $title }'s code prescribes its first direction
shell-make-a = make { $name } a { $polytope }
shell-mirror-in = mirror { $name } in { $axis }
shell-center = center { $name }
shell-normalize = normalize { $name }
shell-change-to-d = change to { $count }D
shell-make-a-2 = make { $name } a { $polytope }
shell-set-the-added-radius-of = set the added radius of { $name }
shell-cut-off = cut { $letter }{ $vertex } off
shell-after = { $word } after { $count ->
        [one] { $count } support point
       *[other] { $count } support points
    }
shell-the-settings-cannot-be-used = The settings cannot be used and are now in { $file }: { $reason }
shell-the-lesson-has-unsaved-changes = The lesson has unsaved changes: { $title }
shell-help-on-the = Help on the { $name }
shell-gjk-sandbox-2 = { $title }{ $changed } - GJK Sandbox

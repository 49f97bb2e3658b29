### The window: panels.

## proof

panels-what-is-true-whatever-the = The truth, whatever the algorithm says
panels-curved-shapes-are-known-to = The tolerance for curved shapes, in scene units

## help

panels-drag-p-or-q-shapes = Drag P or Q (shapes)
panels-moves-it = moves it
panels-moves-it-in-the-view = moves it in the view plane
panels-drag-a-handle-of-the = Drag a handle of the selection
panels-moves-turns-scales-along-its = moves, turns, scales along its axis
panels-ctrl-while-dragging = Ctrl while dragging
panels-shift-while-dragging = Shift while dragging
panels-a-tenth-of-the-way = a tenth as far
panels-drag-elsewhere = Drag elsewhere
panels-right-drag-or-shift-and = Right drag, or Shift and drag
panels-wheel-or-pinch = Wheel or pinch
panels-zooms-to-the-pointer = zooms to the pointer
panels-rest-on-a-point = Hover over a point
panels-says-what-it-is = says what it is
panels-rest-on-a-notation = Hover over a symbol or term
panels-explains-it-g-more = explains it; G: more
panels-rest-on-a-row-of = Hover over a STEPS row
panels-rings-its-points = rings its points
panels-double-click = Double click
panels-frames-the-view = frames the view
panels-esc-while-dragging = Esc while dragging
panels-puts-it-back = cancels the drag
panels-w-e-or-r-an = W, E or R, an axis, a number, Enter
panels-w-x-2-by-2 = W X 2: by 2 along x; E 90, R 2
panels-also-z-shift-and-x = also Z; Shift and X: perpendicular to x
panels-enter-then-arrows = Enter, then arrows
panels-nudges-what-is-selected = nudges the selection
panels-in-the-view-pgup-pgdn = in the view plane; PgUp, PgDn in depth
panels-commands-and-keys = Commands and keys
panels-what-can-be-done-now = Commands available now; Find a command… in the menu Help lists all
panels-close = Close
panels-pointer = Pointer

## failure

panels-an-error-in-the-program = An error in the program
panels-happened =
    { $message }
    at { $place }
panels-it-is-not-your-fault = It is not your fault. The window returns to the last scene that worked, and a recovery file keeps its unsaved changes. Please send the report: the error, the version, the system, the renderer and the scene.
panels-copy-report = Copy report
panels-copied = Copied
panels-go-on = Go on

## palette

panels-a-part-of-its-name = A part of its name, such as frame or save
panels-find-a-command = Find a command
panels-no-command-has-these-words = No command matches
panels-show-all-commands = Show all commands

## break_it

panels-a-mistake-is-not-corrected = The query does not correct a defect: its verdict may be wrong

## pose

panels-position = Position
panels-angle = Angle °
panels-in-degrees-or-with-a = In degrees, or with a unit: 30deg, pi/6 rad
panels-added-radius = Added radius
panels-the-radius-of-a-ball = Round the shape: a ball of this radius is added to every point
panels-added-radius-2 = { $name } added radius
panels-set-the-added-radius-of = set the added radius of { $name }

## paste

panels-the-pasted-list = The pasted list
panels-line-column-expected-found = Line { $line }, column { $column }: expected { $expected }, found { $found }

## subject

## kind

panels-replace = Replace…
panels-choose-another-shape-in-the = Choose another shape in the gallery

## vertices

panels-if-several-vertices-are-farthest = If several vertices are farthest in a direction, the first in this order is the support point
panels-ends = Ends
panels-make-it-a = Make it a { $polytope }…
panels-add-a-vertex-to = Add a vertex to { $side }
panels-add-a-vertex-after-the = Add a vertex after the selected one, or at the end
panels-up = Up
panels-down = Down
panels-select-a-vertex-to-move = Select a vertex to move it in the order, which decides ties between support points
panels-paste = Paste
panels-paste-vertices-into = Paste vertices into { $side }
panels-add-the-points-on-the = Add the points on the clipboard as vertices, in any common notation
panels-select = Select { $name }{ $remark }
panels-delete = Delete { $name }
panels-in-the-world = In the world: { $at }

## parameters

panels-new-seed = New seed
panels-another-random-shape-of-the = Another random shape of the same kind

## about

panels-to-cite-the-program = To cite the program
panels-licence = License
panels-as-you-choose = { $license }, as you choose
panels-report =
    GJK Sandbox { $version }
    System: { $system }
    Renderer: { $renderer }
panels-to-cite-an-algorithm-take = To cite an algorithm, use the line below it in the setup panel.
panels-copy-citation = Copy citation
panels-to-report-a-bug = To report a bug
panels-say-what-you-did-what = Say what you did, what you saw and what you expected, and add the report: the version, the system, the renderer and the open scene.

## mystery

panels-2-name-the-mistake = 2. Name the defect
panels-choose = Choose
panels-name-the-mistake = Name the defect
panels-first-find-a-pair-that = First find a pair that exposes it
panels-give-up = Give up
panels-show-the-mistake = Show the defect

## expected

panels-so-it-is = As expected
panels-expected-of-the-original = You have changed the pair; this is what the original scene expects.
panels-expect-this-result = Expect this result
panels-saving-does-the-same-after = Saving a changed scene does the same
panels-expect-this-result-2 = expect this result
panels-expect-nothing = Expect nothing
panels-the-scene-is-then-compared = Compare the scene with the reference only
panels-expect-nothing-2 = expect nothing

## verdict

panels-the-verdict-is-hidden = The verdict is hidden
panels-reference-agrees = reference agrees
panels-reference-cannot-tell = reference cannot tell
panels-the-search-left-the-question = The search did not decide; exact arithmetic did
panels-settled-exactly = settled exactly
panels-break-it-in-the-setup = Name it or give up under Break it, in the setup
panels-a-mistake-is-hidden = a defect is hidden

## why

panels-less = Less
panels-more = More
panels-show-the-run-with-this = Show the run with this change beside this one
panels-click-to-see-both-runs = Click to see both runs side by side

## covered

panels-covered-until-the-run-gets = Covered until the run gets there
panels-show-it-now = Show it now

## steps

panels-start-of-epa = Start of EPA
panels-epa-iteration = EPA iteration { $number }

## script

## glossary

panels-glossary = Glossary
panels-nothing-like-that-in-the = No entry matches
panels-show-all-entries = Show all entries
panels-search-a-notation-or-a = Search: a symbol or a word
panels-search-the-glossary = Search the glossary
panels-also = Also: { $aliases }

## plot

panels-charts = Charts
panels-this-run-has-no-such = This run has no such numbers
panels-which-numbers-are-plotted-and = The numbers to plot, and their scale
panels-linear-scale = Linear scale
panels-equal-steps-are-equally-far = Equal differences are equally spaced

## words

panels-the-length-of-the-search = The length of the search direction v, as the algorithm computes it. Its unit depends on the formula: scene units for a point, square units for the normal of two edges, cubic units for a triple product. Distance and depth always uses scene units. Otherwise watch |v| for zero, overflow and underflow, not for its size
panels-in-which-region-of-the = The region of the simplex that contains the origin, iteration by iteration
panels-the-difference-of-the-bounds = The difference of the bounds, |x| − x·A/|x|, is at most ε|x|: the relative error of the distance is at most ε. Van den Bergen 2003 (there v is our x, w our A); Bullet tests it with ε², its REL_ERROR2. Pitfalls: the nearest point itself is accurate only to √ε·|x|, so Van den Bergen and Bullet square ε; if the shapes touch, |x| goes to 0 and roundoff makes the test fail forever, so it needs an absolute test beside it
panels-the-distance-is-known-to = The error of the distance is at most ε scene units. Van den Bergen 1999. Pitfalls: an ε that does not grow with the scene; comparing squared lengths with it, which stops at √ε; comparing A·v without dividing by |v|; using the last lower bound instead of the largest

## code

panels-from-step-on-this-run = From step { $step } on this run does not follow the code
panels-this-run-does-not-execute = This run does not execute that line
panels-go-to-iteration = Go to this iteration
panels-copy-row = Copy this row
panels-copy-rows = Copy the table
panels-pseudocode = Pseudocode
    .tip = The algorithm in words and formulas
panels-program = The same lines in { $language }, without libraries
panels-no-program = No short program does what this algorithm does: it proves its result with exact arithmetic. Djonov’s, Winter’s, Bittle’s and Cinkes’ queries have one; choose one under Algorithm.
panels-copy-program = Copy
    .tip = Copy a program that runs this query on P and Q and prints the answer
    .round = The program needs shapes with vertices and no radius
panels-copied-program = Copied the program in { $language }

## color

panels-orange = Orange
panels-sky-blue = Sky blue
panels-green = Green
panels-yellow = Yellow
panels-blue = Blue
panels-vermillion = Vermillion
panels-purple = Purple
panels-light-gray = Light gray
panels-dark-gray = Dark gray
panels-give-the-default-color = give { $called } the default color
panels-color-of = Color of { $called }
panels-default-color = Default color
panels-color-of-as-rrggbb = Color of { $called } as #RRGGBB

## bodies

panels-a-scene-can-have-more = A scene can have more bodies beside P and Q: P is tested against each of them, and any can become Q
panels-add-a-copy-of-q = Add a copy of Q
panels-another-body-beside-q-of = Add a body with the shape of Q, next to Q
panels-add-a-copy-of-q-2 = add a copy of Q
panels-make-q = Make Q
panels-run-the-query-for-p = Run the query on P and this body
panels-make-q-2 = Make { $called } Q
panels-rename = Rename
panels-delete-2 = Delete
panels-more-about = More about { $called }
panels-name-of = Name of { $called }

## touch

panels-touch = Touch
panels-at-a-distance = At a distance
panels-at-a-penetration-depth = At a penetration depth
panels-toward-p = Toward P
panels-along-x = Along x
panels-along-y = Along y
panels-along-z = Along z
panels-along-a-typed-vector = Along a typed vector
panels-make-q-touch-p = make Q touch P
panels-make-touch = Make touch
panels-q-slides-along-a-line = Q slides along a line, forward or backward, whichever is shorter
panels-direction = Direction
panels-direction-to-slide = Direction to slide
panels-direction-2 = Direction { $letter }
panels-goal = Goal
panels-distance = Distance
panels-depth = Depth
panels-exact = Exact
panels-apply = Apply
panels-cancel = Cancel

## transport

panels-pause = Pause
panels-play = Play
panels-speed = Speed
panels-how-fast-the-steps-play = How fast the steps play (keys − and =)
panels-scrubber = Scrubber
panels-support-point = support point
panels-support-point-rejected = support point, rejected
panels-test-of-a-plane = test of a plane
panels-radii-set-aside = from shapes to cores
panels-projection-along-an-edge = projection along an edge
panels-weights-of-a-foot = barycentric coordinates
panels-nearest-point-bounds = nearest point, bounds
panels-new-direction = new direction
panels-new-direction-is-zero = new direction is zero
panels-initial-polytope = initial polytope
panels-expansion-of-the-polytope = expansion of the polytope
panels-the-runs-diverge = the runs diverge
panels-not-shown-yet = not shown yet

## With values

panels-move = move { $name }
panels-rotate = rotate { $name }
panels-angle-in-degrees = { $name } angle in degrees
panels-angle-about-in-degrees = { $name } angle about { $letter } in degrees
panels-paste-vertices-into-2 = paste { $count } vertices into { $name }
panels-expected-points-of-numbers-in = Expected points of { $count } numbers in the clipboard, found { $summary }
panels-kind-of = Kind of { $name }
panels-replace-2 = Replace { $name }…
panels-replace-by = replace { $name } with { $shape }
panels-vertices-hull-of-used = Vertices (hull: { $count } of { $count_2 } used)
panels-corners = Corners ({ $count })
panels-title-of = { $title } of { $name }
panels-add = + Add
panels-make-a = Make { $name } a { $polytope }…
panels-convert-it-to-a-whose = Convert it to a { $polytope } with vertices that can be edited one by one: its corners, or points on its boundary
panels-insert = insert { $letter }{ $after }
panels-move-a-vertex-of = Move a vertex of { $side } { $name }
panels-move-2 = Move { $letter }{ $index } { $name }
panels-reorder = reorder { $letter }{ $from }
panels-delete-3 = delete { $name }
panels-move-3 = move { $letter }{ $index }
panels-gjk-sandbox-version-computer-program = { $env }. GJK Sandbox, version { $VERSION }. Computer program.
panels-gjk-sandbox = GJK Sandbox { $VERSION }
panels-iteration = Iteration { $index }
panels-figure = Figure: { $title }
panels-color = color { $called }
panels-a-color-is-written-as = Write a color as #8899AA, not `{ $trim }`
panels-select-2 = Select { $name }
panels-delete-4 = delete { $called }
panels-rename-2 = rename { $called }
panels-vertices = { $vertices ->
        [one] 1 vertex
       *[other] { $vertices } vertices
    }
panels-put-q-at-a-distance = put Q at a distance of { $gap } from P
panels-make-q-penetrate-p-by = make Q penetrate P by { $depth }
panels-q-moves-by = Q moves by ({ $list })
panels-error-no-representable-number-is = Error { $number }: no representable number is closer
panels-moves-turns-scales = moves, turns, scales
panels-grid-15-tenths = grid, 15°, tenths
panels-pans = pans
panels-orbits = orbits
panels-2d-views = 2D views
panels-3d-views = 3D views

## WHY: the heading over the sentences of a step

why-title = WHY
# For hovering: $step is “step 3 of 10”.
why-heading = { $step }: { $verdict }
# A button at a tie of support points: $vertex is p1 or q2.
why-what-if = What if { $vertex }?

## The verdict and what the reference says about it

verdict-line = { $verdict }, { $judgement }
# $name and $value: a measured length, such as distance 3.
verdict-line-measured = { $verdict }, { $name } { $value }, { $judgement }
verdict-of-algorithm = { $supports ->
    [one] The verdict of { $algorithm }, from one support point
   *[other] The verdict of { $algorithm }, from { $supports } support points
    }
verdict-of-external = { $supports ->
    [one] The verdict of your run, from one support point
   *[other] The verdict of your run, from { $supports } support points
    }
verdict-length = { $name } { $value }
verdict-length-tip = The measured length; the proof lists all lengths
verdict-agrees-tip = An independent method also says { $verdict }
verdict-cannot-tell-tip = The shapes are within { $tolerance } of a touch. For curved shapes so close to touching, the reference cannot tell whether they overlap, touch or are separate
# $verdict is TOUCHING, SEPARATE or UNDECIDED, as the window shows it.
verdict-disagrees = DISAGREES: the shapes are { $verdict }
# $verdict is OVERLAP.
verdict-disagrees-overlap = DISAGREES: the shapes { $verdict }
verdict-disagrees-within = DISAGREES: the shapes are within { $tolerance } of a touch
# $defects: the names of the planted defects, with commas.
verdict-defects = planted defects: { $defects }

## PROOF

proof-title = PROOF
proof-exact =
    .tip = Checked in exact arithmetic on the vertices as they are, without roundoff
proof-measured = MEASURED

## The transport: buttons, speed, counter and scrubber

# The room is that of “step 100 of 100”.
transport-markers = Marks of this run
transport-go-to-this-step = Go to this step
transport-step = step { $number } of { $count }
# A stop of two compared runs.
transport-stop = stop { $number } of { $count }
# $marker is one of the markers below.
transport-step-marker = Step { $number }: { $marker }
transport-stop-marker = Stop { $number }: { $marker }
transport-marker-region = region
transport-marker-simplex = simplex
transport-marker-probe = support point outside the polytope
transport-marker-measured = measured
transport-marker-end = end

## Break it: planted defects, and the hunt for a hidden one

mystery-task = A defect is hidden in this algorithm. Everything that would name it is covered.
mystery-pair =
    .found = 1. Find a pair that the algorithm gets wrong: found
    .missing = 1. Find a pair that the algorithm gets wrong: not yet
# $defect: the name of the mistake.
mystery-named = Right: it is “{ $defect }”
mystery-given-up = It was “{ $defect }”
mystery-wrong = Not “{ $defect }”

## PLOT

plot-none-shown = Choose above what to plot
plot-no-bounds = This run measures no length. Choose the algorithm Distance and depth, or switch on Measure depth (EPA) for shapes that overlap
plot-gap = Gap
    .tip = Upper and lower bound on the distance at each iteration, where the usual termination criteria would stop, and with what error
plot-automatic = Automatic scale
    .tip = Logarithmic where numbers differ by orders of magnitude
plot-logarithmic = Logarithmic scale
    .tip = Equal ratios are equally spaced. Zero cannot be drawn, and a negative value appears as a ring
plot-quantity-reach = The signed distance of the newest point A along the search direction v, in scene units: A·v divided by the length of v. Below zero, v separates P and Q
plot-quantity-bounds = The lower and upper bound on the separation or the penetration depth
plot-quantity-size = The size of the simplex after each iteration, and of the polytope of EPA, in scene units: its length, the square root of its area, or the cube root of its volume. So all have one unit, the side of a square or a cube of the same size

## The gap in PLOT: the tolerance and the termination criteria

plot-tolerance = Tolerance ε
    .decades = Decades of the tolerance ε
    .tip = The tolerance ε of the criteria: relative |x|² − x·A ≤ ε|x|², which is |x| − δ ≤ ε|x| with δ = x·A/|x|; absolute |x| − μ ≤ ε in scene units, where μ is the largest δ so far. Van den Bergen 2003 and 1999, where v is our x and w our A
plot-criterion = { $criterion }: { $verdict }
plot-criterion-click = A click goes to the iteration
plot-criterion-duplicate = A has the same vertex pair as a point of the simplex: if v = −x, no point lies farther along v, so x is the nearest point. The main exit of Box2D; Bullet uses it along with the tolerance. Pitfalls: relying on it for curved shapes, whose support points may never repeat; comparing coordinates with a tolerance, which merges the ends of short edges
plot-criterion-no-progress = A has brought the simplex no closer to O. Jolt stops this way. Pitfalls: it bounds no error, since it compares an upper bound with itself; in f32, roundoff stops it before the minimum; a simplex that kept the wrong feature can stop it anywhere

## The menu of a point of P ⊖ Q

point-select = Select p{ $p } and q{ $q }
point-go = Go to step { $step }, which found it
point-copy = Copy its coordinates
point-keep = Keep it highlighted
    .tip = A click on the point also pins it; Esc unpins it

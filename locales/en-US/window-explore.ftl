### The window: explore.

## empty

explore-regions-of-a-simplex-to = Regions of a simplex, to move
explore-a-simplex-takes-the-place = A simplex takes the place of the scene; Undo and “Back to the run” lead back to it
explore-explore-this-simplex = Explore this simplex
explore-at-this-step-the-simplex = At this step the simplex is a single point; go to a step with more points
explore-explore-this-simplex-2 = explore this simplex
explore-or-begin-with-one-of = Or begin with one of these

## view

explore-point = Point { $handle }
explore-origin-o = Origin O
explore-view = Explorer view
explore-named-at = { $name } at { $place }

## cut

explore-the-outcome-as-a-function = The outcome as a function of the position of O at this height: drag O in it. Where there is no color, an earlier test would have stopped the run
explore-section-and-outcomes = section and outcomes
explore-cut = CUT
explore-height-of-the-cut = Height of the cut

## board

explore-drag-o-to-collect-an = Drag O to collect an outcome (●), or click to show an example (·). Moving O alone collects 21; Rename gives the other 4
explore-all-three-faces-see-o = All three faces see O only from above A: break the rules to see it
explore-not-collected = not collected
explore-collected = collected
explore-shown = shown
explore-outcomes = OUTCOMES
explore-complete = complete
explore-never = never
explore-outcome = Outcome { $code } { $region }, { $state }
explore-show-outcome = show { $code } { $region }

## ui

explore-the-simplex = the simplex
explore-simplex = SIMPLEX
explore-regions-title = REGIONS
explore-decision = DECISION

## story

explore-the-words = the words
explore-back-to-the-run = Back to the run
explore-break-the-rules = Break the rules
explore-off-a-drag-stops-where = Off: a drag stops where an earlier test would have stopped the run. On: a drag goes anywhere, and the test is named
explore-animation = Animation
explore-move-letters-to-their-new = Move letters to their new points gradually instead of at once
explore-the-drag-ends-at-the = The drag ends at the border: that is the last place that a run can come to
explore-the-decision-below-relies-on = The decision below relies on that test, and may be wrong here
explore-nothing-to-show-where-the = Nothing to show where the points are now
explore-djonovs-decision = DJONOV’S DECISION
explore-title = EXPLORE
explore-stopped = STOPPED
explore-legal = LEGAL
explore-impossible = IMPOSSIBLE
explore-a-segment = a segment
explore-a-triangle = a triangle
explore-a-tetrahedron = a tetrahedron
explore-all-three-only-by-breaking = all three: only by breaking the rules
explore-sees-o = sees O
explore-does-not-see-o = does not see O
explore-the-code-renames-the-vertices = The code renames the vertices here, which turns this case into the one whose branch its text writes out
explore-the-code-solves-this-case = The code solves this case without renaming; rename the vertices to see it as another case
explore-rename-to-abcd = Rename { $names } to ABCD
explore-rename-to-abcd-2 = rename { $names } to ABCD

## words

explore-regions = Regions
explore-the-region-of-space-nearest = The region of space nearest to each feature, with its ruling
explore-where-a-can-never-be = Where A can never be
explore-behind-o-the-test-a = Behind O the test A·v ≥ 0 rejects A; behind the old points A would not be a support point
explore-where-o-can-never-be = Where O can never be
explore-the-region-nearest-to-a = The region nearest to A, or to the points before it, was excluded by an earlier test; in 2D the dashed outline bounds the rest
explore-test-lines = Test lines
explore-the-planes-and-lines-that = The planes and lines that O is tested against, with the value of each test
explore-walls = Walls
explore-the-iterations-before-tested-the = The iterations before tested the edges of the base: O is not beyond them
explore-floor = Floor
explore-the-base-is-oriented-so = The base is oriented so that O is above it
explore-ceiling = Ceiling
explore-a-passed-o-so-o = A passed O, so O is not above A
explore-faces = Faces
explore-the-faces-at-a-that = The faces at A that see O are lit; together they make the code
explore-folded-paper = Folded paper
explore-flags-stand-on-the-edges = Flags stand on the edges of a face, perpendicular to it: beyond a flag its edge is nearest
explore-direction-v = Direction v
explore-the-search-direction-that-found = The search direction that found A
explore-by-outcome = By outcome
explore-by-agreement = By agreement
explore-a-color-for-each-region = A color for each region in which Djonov’s decision finds O
explore-whether-taking-the-first-face = Whether taking the first face that sees O, as Winter’s code does, leads to the same region
explore-the-segment-ab-where-a = The segment AB: where A can never be, and where O can never be
explore-the-triangle-abc-where-a = The triangle ABC: where A can never be, and where O can never be
explore-a-low-tetrahedron-one-or = A low tetrahedron: one or two faces see O
explore-a-high-tetrahedron-one-face = A high tetrahedron: one face sees O, and still an edge may be nearest
explore-a-tetrahedron-with-a-beside = A tetrahedron with A beside its base: two faces see O, and the far edge may be nearest

## drag

explore-a-new-outcome-of-25 = A new outcome: { $found } of 25 collected

## With values

explore-make-a-scene-of-the = Make a scene of the simplex at step { $step } of this run
explore-height = height { $value }
explore-of-collected-of-codes = { $found } of { $count } collected, { $codes } of { $count_2 } codes
explore-e-g-on-the-tetrahedron = { $region }, e.g. on the { $name } tetrahedron with O at { $origin }
explore-show-the-run-again-at = Show the run again, at step { $step }; redo brings this simplex back
explore-move = move { $handle }

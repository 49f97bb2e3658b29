### The window: explore.

## empty

explore-regions-of-a-simplex-to = Drag a simplex and see its regions
explore-a-simplex-takes-the-place = A simplex replaces the scene; Undo or “Back to the run” restores it
explore-explore-this-simplex = Explore this simplex
explore-purpose = Explore shows one iteration of GJK, with nothing fixed. You drag the points A, B, C and D of a simplex and the origin O. The picture shows in which region of the simplex O lies, what the algorithm decides there, and where A and O cannot be.
explore-this-scene-has-changes = The scene has unsaved changes, so its simplex is taken only when you choose it.
explore-at-this-step-the-simplex = The simplex of step { $step } has no regions to explore: it has fewer than two points, or is flat.
explore-explore-the-simplex-of = Explore the simplex of step { $step }
explore-explore-this-simplex-2 = explore this simplex
explore-or-begin-with-one-of = Or begin with one of these simplices

## view

explore-point = Point { $handle }
explore-origin-o = Origin O
explore-view = Explorer view
explore-named-at = { $name } at { $place }

## cut

explore-the-outcome-as-a-function = The outcome as a function of the position of O at this height: drag O in it. O cannot be where there is no color: an earlier test would have stopped the run
explore-section-and-outcomes = section and outcomes
explore-cut = CUT
explore-height-of-the-cut = Height of the cut

## board

explore-drag-o-to-collect-an = Drag O to collect an outcome (●), or click to show an example (·). Moving O alone gives 21; Rename gives the other 4
explore-all-three-faces-see-o = All three faces have O in front only if O is above A: break the rules to see it
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
explore-off-a-drag-stops-where = Off: a drag stops at the border of the positions that a run can reach. On: a drag goes anywhere, and the panel names the earlier test that would have stopped the run
explore-animation = Animation
explore-move-letters-to-their-new = Move letters to their new points gradually instead of at once
explore-the-drag-ends-at-the = The drag ends at the border of the positions that a run can reach
explore-the-decision-below-relies-on = The decision below relies on that test, and may be wrong here
explore-nothing-to-show-where-the = Nothing to show for this position of the points
explore-djonovs-decision = DJONOV’S DECISION
explore-title = EXPLORE
explore-stopped = STOPPED
explore-legal = POSSIBLE IN A RUN
explore-impossible = IMPOSSIBLE IN A RUN
explore-a-segment = a segment
explore-a-triangle = a triangle
explore-a-tetrahedron = a tetrahedron
explore-all-three-only-by-breaking = all three: only by breaking the rules
explore-sees-o = has O in front
explore-does-not-see-o = does not have O in front
explore-the-code-renames-the-vertices = The code renames the vertices here, to reuse the branch that its text contains
explore-the-code-solves-this-case = The code solves this case without renaming; rename the vertices to see it as another case
explore-rename-to-abcd = Rename { $names } to ABCD
explore-rename-to-abcd-2 = rename { $names } to ABCD

## words

explore-regions = Regions
explore-the-region-of-space-nearest = The Voronoi region of each feature, and why O is in it or not
explore-where-a-can-never-be = Where A cannot be
explore-behind-o-the-test-a = A cannot lie short of O along v, since the support test would end the run; nor short of the old points, since then A would not be farthest along v
explore-where-o-can-never-be = Where O cannot be
explore-the-region-nearest-to-a = Earlier tests excluded the regions of A and of the older points; in 2D the dashed outline bounds the rest
explore-test-lines = Test lines
explore-the-planes-and-lines-that = The planes and lines that O is tested against, with the value of each test
explore-walls = Walls
explore-the-iterations-before-tested-the = Earlier iterations tested the edges of the base: O is outside none of them
explore-floor = Floor
explore-the-base-is-oriented-so = The base is oriented so that O is above it
explore-ceiling = Ceiling
explore-a-passed-o-so-o = A lies past O along v, so O is not above A
explore-faces = Faces
explore-the-faces-at-a-that = Faces at A that have O in front are highlighted; together they give the code of the outcome, such as 0b101
explore-edge-planes = Edge planes
explore-edge-planes-stand-on-the-edges = Edge planes of a face, perpendicular to the face: past such a plane, its edge is nearest to O
explore-direction-v = Direction v
explore-the-search-direction-that-found = The search direction that found A
explore-by-outcome = By outcome
explore-by-agreement = By agreement
explore-a-color-for-each-region = A color for each region in which Djonov’s decision finds O
explore-whether-taking-the-first-face = Agreement with Winter’s code, which takes the first face with O in front
explore-the-segment-ab-where-a = The segment AB: where A cannot be, and where O cannot be
explore-the-triangle-abc-where-a = The triangle ABC: where A cannot be, and where O cannot be
explore-a-low-tetrahedron-one-or = A low tetrahedron: one or two faces have O in front
explore-a-tall-tetrahedron-one-face = A tall tetrahedron: only one face has O in front, yet an edge may be nearest
explore-a-tetrahedron-with-a-beside = A leaning tetrahedron: O is in front of two faces, but the nearest edge need not be the one between them

## drag

explore-a-new-outcome-of-25 = A new outcome: { $found } of 25 collected

## With values

explore-make-a-scene-of-the = Make a scene of the simplex at step { $step } of this run
explore-height = height { $value }
explore-of-collected-of-codes = { $found } of { $count } collected, { $codes } of { $count_2 } codes
explore-e-g-on-the-tetrahedron = { $region }, e.g. on the { $name } tetrahedron with O at { $origin }
explore-show-the-run-again-at = Show the run again, at step { $step }; redo brings this simplex back
explore-move = move { $handle }

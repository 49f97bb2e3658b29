### The window: compare.

## view

compare-difference-view-of-run-1 = Difference view of run 1
compare-difference-view-of-run-2 = Difference view of run 2
compare-this-run-begins-at-a = This run begins at a later row

## choices

compare-precision-of-the-second-run = Precision of the second run
compare-break-it = Break it…
compare-break-it-2 = Break it ({ $count })…
compare-in-the-second-run = {" "}in the second run
compare-make-the-second-run-wrong = Plant a defect in the second run
compare-the-run-as-the-other = The run that the other program recorded
compare-algorithm-of-the-second-run = Algorithm of the second run
compare-the-first-direction-of-the = The first direction of the second run
compare-the-code-prescribes-its-first = The code prescribes its first direction
compare-first-direction-of-the-second = First direction of the second run
compare-a-touch-is-yes = a touch is YES
compare-a-touch-is-no = a touch is NO
compare-the-published-codes-have-their = Not a choice here: a published code has its own < or ≤
compare-what-a-touch-is-in = How the second run counts a touch
compare-ties = Ties…
compare-where-several-vertices-are-equally = If several vertices are equally far, the first wins unless you choose another here
compare-the-first-in-vertex-order = The first in vertex order
compare-let-another-vertex-win-ties = Let another vertex win ties in the second run

## ui

compare-the-second-run-is-on = Computing the second run
compare-the-first-run = the first run
compare-the-second-run = the second run
compare-run = Run…
compare-the-scenes-own-query = The scene’s own query
compare-swap = Swap
compare-how-another-program-has-run = The settings of an external run are not known
compare-the-second-run-becomes-the = Swap the two runs: the second becomes the scene’s own
compare-swap-the-two-runs = swap the two runs
compare-this-run-has-not-begun = This run has not begun yet
compare-the-table = the table
compare-no-divergence = NO DIVERGENCE
compare-show-it = Show it
compare-go-to-the-place-where = Go to the step where the runs diverge

## table

compare-first-divergence = , first divergence
compare-different-points = , different points
compare-run-1-only = , run 1 only
compare-run-2-only = , run 2 only
compare-row-head = row

## With values

compare-from = from { $written }
compare-has-no-short-list-of = { $name } has too many vertices to list, or none
compare-first = first { $letter }
compare-first-divergence-in-row = FIRST DIVERGENCE in row { $row }
compare-row = Row { $index }{ $kind }

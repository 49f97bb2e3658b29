### The window: state.

## focus

state-pointed-at = pointed at

## recovery_file

## panics

state-an-unknown-place = an unknown place

## layout

state-p-q = P ⊖ Q
state-the-minkowski-difference-and-the = The Minkowski difference, and the simplex in it
state-the-minkowski-difference-cut-by = The Minkowski difference cut by a plane
state-what-would-come-out-wherever = What would come out wherever Q were
state-the-support-functions-of-p = The support functions of P, Q and P ⊖ Q: how far each reaches in a direction that you choose
state-one-row-for-each-iteration = One row for each iteration of the search and of the expanding polytope
state-the-algorithm-as-pseudocode-with = The algorithm as pseudocode, with the lines that this step executes
state-the-decisions-of-the-algorithm = The decisions of the algorithm, the path of this run and the branches it never reached
state-numbers-of-the-run-iteration = Numbers of the run, iteration by iteration
state-move-or-spin-q-and = Move or spin Q, and count support points frame by frame
state-the-reference-verdict-with-its = The reference verdict with its proof, and the measured lengths

## recent

## job

state-work-beside-the-window-has = Work beside the window has failed: { $message }, at { $place }

## effect

state-the-verdict-is-hidden-until = The verdict is hidden until the run gets there

## recovery

state-no-recovery-file-can-be = No recovery file can be written: { $error }

## leftover

state-less-than-a-minute-ago = less than a minute ago

## panel

state-shapes-world-space = SHAPES (world space)
state-minkowski-difference-p-q = MINKOWSKI DIFFERENCE  P ⊖ Q
state-shapes-view = Shapes view
state-difference-view = Difference view

## With values

state-lesson = Lesson: { $trim }
state-no-text = { $file }: no text
state-ago = { $counted } ago
state-ago-2 = { $counted } ago
state-ago-3 = { $counted } ago
state-make-q = make { $other_name } Q

## The clipboard

state-the-clipboard-answered-too-late = The clipboard answered too late: paste again
state-there-is-no-text-on = There is no text on the clipboard, or its owner does not answer

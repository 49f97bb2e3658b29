### The window: state.

## focus

state-pointed-at = pointed at

## panics

state-an-unknown-place = an unknown place

## layout

state-p-q = P ⊖ Q
state-the-minkowski-difference-and-the = The Minkowski difference, and the simplex in it
state-the-reference-verdict-with-its = The reference verdict with its proof, and the measured lengths

## job

state-work-beside-the-window-has = A background task failed: { $message }, at { $place }

## effect

state-the-verdict-is-hidden-until = The verdict is hidden until the run gets there

## recovery

state-no-recovery-file-can-be = No recovery file can be written; trying again: { $error }
state-recovery-is-written-again = Recovery files can be written again
state-the-settings-cannot-be-saved = The settings cannot be saved: { $error }

## panel

state-shapes-world-space = SHAPES (world space)
state-shapes = SHAPES
state-minkowski-difference-p-q = MINKOWSKI DIFFERENCE  P ⊖ Q
state-shapes-view = Shapes view
state-difference-view = Difference view

## With values

state-make-q = make { $other_name } Q

## The clipboard

state-the-clipboard-answered-too-late = The clipboard answered too late: paste again
state-there-is-no-text-on = There is no text on the clipboard, or its owner does not answer

## The panes beside the shapes

pane-slice = SLICE
    .tip = The Minkowski difference cut by a plane
pane-map = MAP
    .tip = The outcome for each position of Q
pane-reach = SUPPORT
    .tip = The support functions of P, Q and P ⊖ Q: the support value of each along a direction that you choose

## The tabs below the sentences of a step; the tab of the proof has its heading

tab-steps = STEPS
    .tip = One row for each iteration of the search and of the expanding polytope
tab-code = CODE
    .tip = The algorithm as pseudocode, with the lines that this step executes
tab-tree = TREE
    .tip = The decisions of the algorithm, the path of this run and the branches it never reached
tab-plot = PLOT
    .tip = Numbers of the run, iteration by iteration
tab-motion = MOTION
    .tip = Move or spin Q, and count support points frame by frame

## Scenes and recovery files

# A scene or a page without a title.
document-untitled = Untitled
# The change, after “Undo”.
document-undo-reload = reload the file
recent-no-longer-kept = { $name }: no longer kept
leftover-lesson = Lesson: { $title }
leftover-no-text = { $file }: no text
# A recovery file and its age.
leftover-seconds = { $file }, less than a minute ago
leftover-minutes = { $count ->
    [one] { $file }, 1 minute ago
   *[other] { $file }, { $count } minutes ago
    }
leftover-hours = { $count ->
    [one] { $file }, 1 hour ago
   *[other] { $file }, { $count } hours ago
    }
leftover-days = { $count ->
    [one] { $file }, 1 day ago
   *[other] { $file }, { $count } days ago
    }

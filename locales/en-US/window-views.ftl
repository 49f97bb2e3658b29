### The window: views.

## map

views-computing-the-first-cells = Computing the first cells
views-move-q = move Q
views-color-by = Color by
views-the-quantity-shown-by-the = The quantity shown by the colors
views-agreement-with = Agreement with
views-the-reference-or-the-verdict = The reference, or the verdict of another algorithm
views-plane-of-the-map = Plane of the map
views-q-is-moved-in-this = The map moves Q in this plane, through its current position
views-start-between-the-centers = Start between the centers
views-start-each-run-in-the = Start each run in the direction from the center of P to the center of Q, instead of the first direction of the scene
views-the-reference = the reference

## map

views-plane-xy = Plane xy
views-plane-xz = Plane xz
views-plane-yz = Plane yz
views-plane-of-the-view = Plane of the view
views-x-of-q = x of Q
views-y-of-q = y of Q
views-z-of-q = z of Q
views-to-the-right = to the right
views-upwards = up
views-refining = refining, { $percent } %
views-with = with
views-run-1000 = Run 1,000
views-run-20000 = Run 20,000
views-the-map-has-failed-at = The map has failed: { $message }, at { $place }

## reach

views-u-follows-v = u follows v
views-look-where-the-algorithm-looks = Turn u along the search direction v of each step, until you turn u yourself
views-angle-of-u = angle of u
views-jump-left = Jump left
views-turn-u-to-the-left = Turn u left to the next direction at which the farthest vertex changes: two vertices tie there
views-jump-right = Jump right
views-turn-u-to-the-right = Turn u right to the next direction at which the farthest vertex changes: two vertices tie there
views-on-a-curved-shape-the = On a curved shape, the farthest point moves continuously and never jumps
views-around-z = around z
views-above-the-xy-plane = above the xy plane
views-drag-to-turn-u-with = Drag to turn u; Ctrl snaps it to where the farthest vertex changes
views-along-the-dashes-it-is = ; it is zero along the dashes
views-the-color-of-a-direction = The color shows the support value of P ⊖ Q along each direction{ $level }
views-support-function-over-all-directions = Support function over all directions
views-drag-on-the-globe-to = Drag on the globe to turn u; drag beside it, or with the right button, to orbit

## slice

views-plane-of-the-slice = Plane of the slice
views-the-plane-that-cuts-p = The plane that cuts P ⊖ Q
views-through-o = Through O
views-move-the-plane-to-the = Move the plane to the origin
views-plane-of-the-simplex = Plane of the simplex
views-plane-of-face = Plane of face { $a }{ $b }{ $c }

## picture

views-handle-of-the-plane = Handle of the plane { $place_in_words }
views-drag-to-move-the-plane = Drag to move the plane. Ctrl snaps to the grid and to O, Shift is finer, Esc puts it back
views-the-plane-is-seen-along = The plane is seen along its normal: turn the picture to move it

## tree

views-this-run-does-not-go = This run does not take that branch
views-cancel-survey = Cancel survey
views-progress-of-the-survey = Progress of the survey
views-put-so-many-random-pairs = Run this algorithm on this number of random pairs of all kinds, and count how often it takes each branch
views-to-count-how-often-random = to count how often random pairs take each branch

## With values

views-of-the-plane = { $z } of the plane
views-across = Perpendicular to { $axis }
views-of-runs = { $done } of { $pairs } runs
views-runs-of-random-pairs-of = { $runs } runs of random pairs: { $unreached } of { $count } branches never taken

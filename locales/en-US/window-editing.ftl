### The window: editing.

## layout

editing-move-in-the-view = Move in the view
editing-rotate-about-the-line-of = Rotate about the line of sight
editing-scale-evenly = Scale evenly

## freehand

editing-drag-to-draw-an-outline = Drag to draw an outline: a click alone draws nothing
editing-vertices = Vertices
editing-vertices-of-the-drawing = Vertices of the drawing
editing-stop-drawing = Stop drawing
editing-esc = Esc
editing-the-outline = The outline

## question

editing-added-radius-of = Added radius of { $side }
editing-the-number-of-points-on = The number of points on its boundary that become its vertices
editing-the-radius-of-a-ball = The radius of a ball that is added to every point of the shape, in scene units
editing-the-fraction-of-each-edge = The fraction of each edge at the vertex that is cut off, between 0 and 1
editing-number-of-points = Number of points
editing-radius = Radius
editing-fraction-of-each-edge = Fraction of each edge
editing-expected-a-whole-number-found = expected a whole number, found { $value }
editing-expected-a-number-from-to = expected a number from { $least } to { $most }

## polygon

editing-a-polygon-has-three-corners = A polygon has three corners or more that are not on one line
editing-close-the-polygon = Close the polygon
editing-enter-a-double-click-or = Enter, a double click, or a click on the first corner
editing-stop-clicking = Stop clicking
editing-esc-backspace-takes-the-last = Esc; Backspace takes the last corner back

## select

editing-select-a-vertex-to-delete = select a vertex to delete it

## keys

editing-command-keys = command keys

## entry

editing-in-2d-everything-rotates-about = In 2D everything rotates about z
editing-there-is-no-z-in = There is no z in 2D: press X or Y
editing-a-factor-of-0-would = A factor of 0 would leave a single point
editing-enter-or-a-click-applies = Enter or a click applies it, Esc cancels it
editing-press-x-or-y-then = Press X or Y, then type a distance; Esc ends
editing-type-a-factor-after-x = Type a factor, after X or Y along that axis only; Esc ends
editing-type-degrees-counter-clockwise-esc = Type degrees, counter-clockwise; Esc ends
editing-press-x-y-or-z = Press X, Y or Z (with Shift: the plane across it), then type a distance; Esc ends
editing-type-a-factor-after-x-2 = Type a factor, after X, Y or Z along that axis (with Shift: across it); Esc ends
editing-press-x-y-or-z-2 = Press X, Y or Z, or nothing for the line of sight, then type degrees; Esc ends

## modal_typing

editing-a-single-vertex-cannot-be = A single vertex cannot be rotated or scaled

## menu

editing-a-quarter-of-each-edge = A quarter of each edge
editing-a-third-of-each-edge = A third of each edge
editing-half-of-each-edge = Half of each edge
editing-add-a-vertex-here = Add a vertex here
editing-show-everything = Show everything
editing-delete = Delete { $name }
editing-cut-this-corner-off = Cut this corner off
editing-exact-values = Exact values
editing-select-it-and-show-its = Select it and show its numbers in the panel on the left
editing-select-all-vertices = Select all vertices
editing-make-it-a = Make it a { $polytope }

## modes

editing-click-to-add-a-vertex = Click to add a vertex to the selected shape, or to P (Esc ends this)
editing-drag-a-box-around-vertices = Drag a box around vertices, Shift adds to the selection (Esc ends this)
editing-add-vertices = add vertices
editing-each-click-adds-a-vertex = Each click adds a vertex (Esc ends this)
editing-box-select = box select
editing-drag-a-box-around-vertices-2 = Drag a box around vertices (or Ctrl and drag on nothing)

## group

## model

## generators

## parameters

## freehand

editing-a-polygon-has-at-least = a polygon has at least 3 vertices, not { $vertices }
editing-the-stroke-leaves-the-plane = the stroke leaves the plane at { $place }
editing-the-stroke-has-no-area = the stroke has no area: draw around it

## dimension

editing-the-projection-of-a-rotated = the projection of a rotated { $kind } is none of the 2D shapes

## convert

editing-a-single-point-has-no = a single point has no size to change
editing-the-shape-is-too-small = the shape is too small to be made larger

## others

editing-a-name-has-at-most = a name has at most { $limit } characters on one line
editing-a-scene-holds-at-most = a scene holds at most { $limit } bodies beside P and Q
editing-there-is-no-such-body = there is no such body

## goal

editing-the-must-be-greater-than = the { $what } must be greater than 0, found { $length }

## contact

editing-sliding-needs-a-direction-that = sliding needs a direction that is not zero
editing-it-comes-no-nearer-on = { $comes }: it comes no nearer on this line
editing-it-does-not-reach-it = { $comes }: it does not reach it on this line

## line

editing-the-distance-of-these-shapes = the distance of these shapes cannot be measured

## combine

editing-vertex-is-not-a-vertex = vertex { $vertex } is not a vertex of the hull
editing-a-single-point-has-no-2 = a single point has no edges to cut

## vertices

editing-a-capsule-has-two-ends = a capsule has two ends, no more and no less

## With values

editing-move = move { $name }
editing-move-2 = Move { $list }
editing-rotate = Rotate { $letter }{ $written }°
editing-scale = Scale { $letters }{ $written }
editing-move-along = Move along { $axis }
editing-move-across = Move across { $axis }
editing-rotate-about = Rotate about { $axis }
editing-scale-along = Scale along { $axis }
editing-scale-across = Scale across { $axis }
editing-draw-the-outline-of = Draw the outline of { $name }
editing-draw = draw { $name }
editing-make-a = Make { $side } a { $polytope }
editing-cut-off = Cut { $letter }{ $vertex } off
editing-click-the-corners-of = Click the corners of { $name }: { $count } { $corners }
editing-cannot-be-deleted-a-query = { $name } cannot be deleted, a query has two shapes: delete its vertices
editing-delete-2 = delete { $name }
editing-typing = Typing: { $words }
editing-shape = Shape { $name }: { $kind_name }
editing-vertex-at = Vertex { $letter }{ $index } at { $place }
editing-move-3 = move { $other_name }
editing-cut-off-2 = cut { $name } off
editing-shape-2 = Shape { $name }: { $kind_name }
editing-make-a-2 = make { $name } a { $polytope }
editing-grid = {"   "}grid { $write }
editing-insert = insert { $name }
editing-a-round-shape-becomes-to = a round shape becomes { $least } to { $MAX_VERTICES } points, not { $points }
editing-there-is-no-axis-in = there is no axis { $axis } in { $count }D
editing-q-passes-p-at-a = Q passes P at a distance of { $value }
editing-q-is-at-most-deep = Q is at most { $value } deep in P on this line
editing-never = { $comes }, never { $value }
editing-both-shapes-must-have-the = both shapes must have the same radius to have a hull of points, found { $radius } and { $other }
editing-the-sum-of-and-vertices = the sum of { $one } and { $other } vertices would be too large
editing-the-fraction-must-lie-between = the fraction must lie between 0 and 1, found { $fraction }
editing-the-result-would-have-vertices = the result would have { $count } vertices, more than { $MAX_VERTICES }
editing-edge = edge { $names }
editing-face = face { $names } …
editing-face-2 = face { $names }
editing-vertices-of = { $count } vertices of { $name }

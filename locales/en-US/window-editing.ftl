### The window: editing.

## layout

editing-move-in-the-view = Move in the view
editing-rotate-about-the-line-of = Rotate about the line of sight
editing-scale-evenly = Scale evenly

## freehand

editing-drag-to-draw-an-outline = Drag to draw an outline: a click alone draws nothing
editing-vertices = Vertices
editing-vertices-of-the-drawing = Vertices of the drawing
editing-cancel = Cancel
editing-esc = Esc
editing-the-outline = The outline

## question

editing-added-radius-of = Added radius of { $side }
editing-the-number-of-points-on = The number of boundary points that become its vertices
editing-the-radius-of-a-ball = Round the shape: a ball of this radius, in scene units, is added to every point
editing-the-fraction-of-each-edge = The fraction of each edge at the vertex to cut off, between 0 and 1
editing-number-of-points = Number of points
editing-radius = Radius
editing-fraction-of-each-edge = Fraction of each edge
editing-expected-a-whole-number-found = expected a whole number, found { $value }
editing-expected-a-number-from-to = expected a number from { $least } to { $most }

## polygon

editing-a-polygon-has-three-corners = A polygon needs at least three corners that are not on one line
editing-close-the-polygon = Close the polygon
editing-enter-a-double-click-or = Enter, a double click, or a click on the first corner
editing-esc-backspace-takes-the-last = Esc; Backspace removes the last corner

## select

editing-select-a-vertex-to-delete = select a vertex to delete it

## keys

## entry

editing-in-2d-everything-rotates-about = In 2D everything rotates about z
editing-there-is-no-z-in = There is no z in 2D: press X or Y
editing-a-factor-of-0-would = A factor of 0 would leave a single point
editing-enter-or-a-click-applies = Enter or a click applies it, Esc cancels it
editing-press-x-or-y-then = Press X or Y, then type a distance; Esc cancels
editing-type-a-factor-after-x = Type a factor, or X or Y and a factor for that axis only; Esc cancels
editing-press-x-y-or-z = Press X, Y or Z (with Shift: the plane perpendicular to it), then type a distance; Esc cancels
editing-type-a-factor-after-x-2 = Type a factor, or X, Y or Z and a factor along that axis (with Shift: perpendicular to it); Esc cancels

## modal_typing

editing-a-single-vertex-cannot-be = A single vertex cannot be rotated or scaled

## menu

editing-a-quarter-of-each-edge = A quarter of each edge
editing-a-third-of-each-edge = A third of each edge
editing-half-of-each-edge = Half of each edge
editing-add-a-vertex-here = Add a vertex here
editing-copy = Copy { $name }
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
editing-drag-a-box-around-vertices-2 = Drag a box around vertices (or Ctrl and drag on the background)

## freehand

editing-a-polygon-has-at-least = a polygon has at least 3 vertices, not { $vertices }
editing-the-stroke-leaves-the-plane = the stroke leaves the plane at { $place }
editing-the-stroke-has-no-area = the stroke has no area: draw around it

## dimension

editing-the-projection-of-a-rotated = the projection of a rotated { $kind } is not one of the 2D shapes

## convert

editing-a-single-point-has-no = a single point has no size to change
editing-the-shape-is-too-small = the shape is too small to enlarge

## others

editing-a-name-has-at-most = a name has at most { $limit } characters on one line
editing-a-scene-holds-at-most = a scene holds at most { $limit } bodies beside P and Q
editing-there-is-no-such-body = there is no such body

## contact

editing-sliding-needs-a-direction-that = sliding needs a direction that is not zero

## line

editing-the-distance-of-these-shapes = the distance of these shapes cannot be measured

## combine

editing-vertex-is-not-a-vertex = vertex { $vertex } is not a vertex of the hull
editing-a-single-point-has-no-2 = a single point has no edges to cut

## vertices

editing-a-capsule-has-two-ends = a capsule has exactly two ends

## With values

editing-move = move { $name }
editing-move-along = Move along { $axis }
editing-move-across = Move perpendicular to { $axis }
editing-rotate-about = Rotate about { $axis }
editing-scale-along = Scale along { $axis }
editing-scale-across = Scale perpendicular to { $axis }
editing-draw-the-outline-of = Draw the outline of { $name }
editing-draw = draw { $name }
editing-make-a = Make { $side } a { $polytope }
editing-cut-off = Cut { $letter }{ $vertex } off
editing-cannot-be-deleted-a-query = { $name } cannot be deleted, since a query needs two shapes: delete its vertices
editing-delete-2 = delete { $name }
editing-shape = Shape { $name }: { $kind_name }
editing-vertex-at = Vertex { $letter }{ $index } at { $place }
editing-move-3 = move { $other_name }
editing-cut-off-2 = cut { $name } off
editing-shape-2 = Shape { $name }: { $kind_name }
editing-make-a-2 = make { $name } a { $polytope }
editing-insert = insert { $name }
editing-a-round-shape-becomes-to = a round shape becomes { $least } to { $MAX_VERTICES } points, not { $points }
editing-there-is-no-axis-in = there is no axis { $axis } in { $count }D
editing-both-shapes-must-have-the = both shapes must have the same radius to have a hull of points, found { $radius } and { $other }
editing-the-sum-of-and-vertices = the sum of shapes with { $one } and { $other } vertices would be too large
editing-the-fraction-must-lie-between = the fraction must lie between 0 and 1, found { $fraction }
editing-the-result-would-have-vertices = the result would have { $count } vertices, more than { $MAX_VERTICES }
editing-edge = edge { $names }
editing-face = face { $names } …
editing-face-2 = face { $names }

## The selection in a sentence

selection-vertices = { $count ->
    [one] 1 vertex of { $side }
   *[other] { $count } vertices of { $side }
    }
# $p and $q: what is selected of P and of Q.
selection-both = { $p } and { $q }

## The names of changes, after “Undo”

# $item: P, q2, “3 vertices of P”, or the name of another body.
edit-undo-move = move { $item }
edit-undo-rotate = rotate { $item }
edit-undo-scale = scale { $item }

## Beside the pointer while it drags

drag = { $item } = { $place }
drag-fine = { $item } = { $place }   fine
drag-on-grid = { $item } = { $place }   grid { $step }
# A vertex snaps to a vertex, an edge or a face of the other shape.
drag-onto = { $vertex } on { $feature }

## The handles: their names for screen readers, and the text beside the pointer while one is dragged

# $numbers: “x 2, y −1”.
handle-moves = Move { $numbers }
handle-rotates = Rotate { $angle }°
handle-rotates-about = Rotate { $axis } { $angle }°
handle-scales = Scale { $factor }
# $axes: “x” or “x, y”.
handle-scales-along = Scale { $axes } { $factor }

## Typed transforms. The keys X, Y and Z are the same in each language

typing = Typing: { $transform }
# $typed: the axis and the number so far, such as “x 2”.
typing-move = Move { $typed }
typing-rotate = Rotate { $typed }
typing-scale = Scale { $typed }
typing-plane = { $first } and { $second }
typing-next-rotate =
    .plane = Type degrees, counterclockwise; Esc cancels
    .space = Press X, Y or Z (or nothing, for the line of sight), then type degrees; Esc cancels
typing-nothing-selected = Select something first: a click on a shape or a vertex, or Ctrl+A

## Drawing an outline, and clicking the corners of a polygon

polygon-click = { $count ->
    [one] Click the corners of { $side }: 1 corner
   *[other] Click the corners of { $side }: { $count } corners
    }

## Kinds of shapes and their numbers

kinds-regular = Regular
kinds-round = Round
kinds-random = Many points
kinds-hard = Hard cases
# .article is the name within a sentence: replace P by a cone.
kind-rectangle = Rectangle
    .tip = Four right angles, with sides along its own axes; a square if they are equal
    .article = a rectangle
kind-regular-polygon = Regular polygon
    .tip = All sides and all angles the same
    .article = a regular polygon
kind-disc = Disc
    .tip = All points of the plane within a radius of the center
    .article = a disc
kind-ellipse = Ellipse
    .tip = A disc stretched along its own axes
    .article = an ellipse
kind-capsule = Capsule
    .tip = All points within a radius of a segment
    .article = a capsule
kind-box = Box
    .tip = A box with its sides along its own axes; a cube if they are equal
    .article = a box
kind-tetrahedron = Tetrahedron
    .tip = Four equal triangles
    .article = a tetrahedron
kind-octahedron = Octahedron
    .tip = Eight equal triangles
    .article = an octahedron
kind-icosahedron = Icosahedron
    .tip = Twenty equal triangles
    .article = an icosahedron
kind-prism = Prism
    .tip = A regular polygon with height
    .article = a prism
kind-pyramid = Pyramid
    .tip = A regular polygon and an apex above it
    .article = a pyramid
kind-frustum = Frustum
    .tip = The view volume of a camera at its origin that looks along its own −z
    .article = a frustum
kind-ball = Ball
    .tip = All points in space within a radius of the center
    .article = a ball
kind-ellipsoid = Ellipsoid
    .tip = A ball stretched along its own axes
    .article = an ellipsoid
kind-cylinder = Cylinder
    .tip = A disc with height
    .article = a cylinder
kind-cone = Cone
    .tip = A disc and an apex above it
    .article = a cone
kind-dodecahedron = Dodecahedron
    .tip = Twelve equal pentagons
    .article = a dodecahedron
kind-antiprism = Antiprism
    .tip = Two regular polygons, one rotated by half a side relative to the other
    .article = an antiprism
kind-triangle = Triangle
    .tip = Three points: the simplest polygon, flat in 3D
    .article = a triangle
kind-segment = Segment
    .tip = Two points: a shape without area
    .article = a segment
kind-point = Point
    .tip = A single point: does the other shape contain it?
    .article = a point
kind-random-polygon = Random polygon
    .tip = A random convex polygon: every point is a vertex
    .article = a random polygon
kind-random-polytope = Random polytope
    .tip = Random points on an ellipsoid: each is a vertex of the hull
    .article = a random polytope
kind-hull-of-random-points = Hull of random points
    .tip = Random points in a square or a cube: points inside the hull are not vertices
    .article = a hull of random points
kind-even-points-on-a-sphere = Even points on a sphere
    .tip = Points along a spiral, at nearly equal distances
    .article = even points on a sphere
kind-random-points-on-a-sphere = Random points on a sphere
    .tip = Random points on a sphere, uniformly distributed
    .article = random points on a sphere
kind-needle = Needle
    .tip = Very long and very thin: small angles cost solvers accuracy
    .article = a needle
kind-sliver = Sliver
    .tip = A triangle with very little height
    .article = a sliver
kind-plate = Plate
    .tip = Points that are nearly, but not exactly, coplanar
    .article = a plate
kind-star = Star
    .tip = Not convex: solvers use its hull
    .article = a star
kind-not-in-dimension = there is no “{ $kind }” in { $dimension }D
# $kind has its article: a cone.
kind-numbers = { $count ->
    [one] { $kind } has 1 number, found { $found }
   *[other] { $kind } has { $count } numbers, found { $found }
    }
parameter-radius = radius
parameter-half-width = half width
parameter-half-depth = half depth
parameter-half-height = half height
parameter-semi-axis-x = semi-axis x
parameter-semi-axis-y = semi-axis y
parameter-semi-axis-z = semi-axis z
parameter-sides = sides
parameter-vertices = vertices
parameter-tips = tips
parameter-seed = seed
parameter-aspect = aspect
parameter-near = near
parameter-far = far
parameter-angle-of-view = angle of view
parameter-base = base
parameter-height = height
parameter-apex-shift = apex shift
parameter-length = length
parameter-width = width
parameter-thickness = thickness
parameter-outer-radius = outer radius
parameter-inner-radius = inner radius
# $parameter: one of these names.
parameter-not-whole = { $parameter } must be a whole number, found { $found }
parameter-out-of-range = { $parameter } must be from { $least } to { $most }, found { $found }

## Why a change is refused: sentences without a full stop, for the status line

edit-last-vertex = the last vertex cannot be deleted: a shape needs at least one point
edit-no-vertices = this shape ({ $kind }) has no vertices: make it a polytope first
edit-no-vertex = there is no vertex { $index }: the shape has { $count }
edit-uneven-scale = this shape ({ $kind }) scales only evenly, or along axes that keep its kind

## Why Q cannot be put into contact with P by sliding along a line

edit-bad-gap = the gap must be greater than 0, found { $found }
edit-bad-depth = the depth must be greater than 0, found { $found }
edit-no-nearer = Q passes P at a distance of { $least }: it comes no closer on this line
edit-passes-by = Q passes P at a distance of { $least }: they do not touch on this line
edit-only-overlaps = Q and P overlap by at most { $most } on this line and never just touch
edit-not-so-deep = Q and P overlap by at most { $most } on this line, never by { $asked }

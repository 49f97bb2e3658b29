### The names of algorithms, defects and shapes, and the errors of geometry.
###
### The smallest crate reads this file without Fluent: a text is one line, with values and without selectors.

## The algorithms: the name on screen, .subject of a sentence, .description in one line, .citation of the publication

algorithm-robust = Robust
    .subject = the robust query
    .description = Complete region tests, with zero as a separate case: also right on touching and flat shapes
    .citation = GJK Sandbox; after Gilbert, Johnson and Keerthi 1988, and van den Bergen, Collision Detection in Interactive 3D Environments, 2003
algorithm-djonov = Djonov
    .subject = Djonov’s code
    .description = Tests every region that can contain O, with a proof that the others cannot; a touch is a yes, and so is the limit of 32 iterations
    .citation = P. Djonov, Implementing a GJK intersection query, vec3.ca
algorithm-bittle = Bittle (dyn4j)
    .subject = Bittle’s code
    .description = The 2D walk-through of dyn4j; a zero direction is a no, and a touch may be a yes or a no
    .citation = W. Bittle, GJK (Gilbert–Johnson–Keerthi), dyn4j.org, 13 April 2010
    .refusal = Bittle's code ends at the triangle: it decides 2D scenes only
algorithm-winter = Winter
    .subject = Winter’s code
    .description = The first face with the origin in front of it wins; a zero direction is a no, and a touch may be a yes or a no
    .citation = I. Winter, GJK: Collision detection algorithm in 2D/3D, winter.dev
algorithm-cinkes = Cinkes
    .subject = Cinkes’ code
    .description = Winter's decisions with a direction of length one: the answers differ only by roundoff
    .citation = The GJK algorithm, article on the Cinkes physics library
algorithm-distance = Distance and depth
    .subject = the distance algorithm
    .description = Finds the closest points, with bounds on the distance; for overlapping shapes, the depth
    .citation = E. G. Gilbert, D. W. Johnson, S. S. Keerthi, A fast procedure for computing the distance between complex objects in three-dimensional space, 1988; G. van den Bergen, Proximity queries and penetration depth computation on 3D game objects, 2001; M. Montanari, N. Petrinic, E. Barbieri, ACM Transactions on Graphics 36 (3), 2017
algorithm-directions = Given directions
    .subject = the run along given directions
    .description = The support points of a list of directions: an overlap if a simplex of them contains O, otherwise no answer
    .citation = W. Bittle, GJK (Gilbert–Johnson–Keerthi), dyn4j.org, 13 April 2010, before the algorithm
algorithm-unknown-precision = expected f32 or f64, found `{ $found }`
cast-unknown-algorithm = expected one of { $names }, found `{ $found }`

## Planted defects: the name on screen, .description of what goes wrong in one line

planted-no-negation = No negation for Q
    .description = Q's support point is taken along v, like P's, instead of along −v
planted-maximum-from-zero = Maximum starts at 0
    .description = The search for the farthest vertex starts with a maximum of 0: if all products are negative, it returns vertex 0
planted-reversed-winding = Winding reversed
    .description = Triangles are wound the wrong way: their normals point into the simplex instead of out of it
planted-no-flip = No flip below the triangle
    .description = A triangle with the origin below it is not flipped, so the next tetrahedron is inside out
planted-rejects-at-zero = ≤ in place of <
    .description = The test of the support point also rejects A·v = 0: a touch counts as separate
planted-first-face-wins = First face wins
    .description = The first face with the origin in front of it is kept, even if another one is nearer
planted-no-zero-guard = No guard against v = 0
    .description = If the origin lies on an edge, the search direction is the zero vector, and the algorithm uses it anyway
planted-inverse-for-transpose = Wrong matrix for ellipses (inverse for transpose)
    .description = The support mapping of an ellipse or ellipsoid uses the inverse of its matrix instead of the transpose

## Why a defect cannot be planted in an algorithm in this dimension

planted-refused-distance = The distance algorithm proves its lengths exactly, so it would correct the defect before anyone sees it
planted-refused-directions = A defect spoils a search for directions; here the directions are given
planted-refused-bittle-in-space = Bittle's code decides 2D scenes only
planted-refused-flip-in-plane = In the plane a triangle has no other side
planted-refused-face-in-plane = In the plane there is no tetrahedron
planted-refused-rejects-at-zero = The published code already has “≤”
planted-refused-first-face = In the published code the first face already wins
planted-refused-without-guard = The published code already has no guard
planted-refused-unit-direction = Without the guard, its unit direction would be NaN

## Flaws of a certificate

certificate-no-direction = the axis has no direction
certificate-no-axis = P extends past the start of Q along the axis
certificate-no-gap = there is no gap along the axis
certificate-no-weights = the weights do not give a point of both shapes
certificate-apart = the points on P and on Q differ
cast-flaw-axis = no axis separates P and Q at all times before the contact
certificate-no-room = the common point may be on the boundary

## The kinds of shapes within a sentence

shape-rectangle = rectangle
shape-regular-polygon = regular polygon
shape-disc = disc
shape-ellipse = ellipse
shape-capsule = capsule
shape-box = box
shape-tetrahedron = tetrahedron
shape-octahedron = octahedron
shape-icosahedron = icosahedron
shape-prism = prism
shape-pyramid = pyramid
shape-frustum = frustum
shape-ball = ball
shape-ellipsoid = ellipsoid
shape-cylinder = cylinder
shape-cone = cone
shape-point = point
shape-segment = segment
shape-polygon = polygon
shape-polytope = polytope

## Errors of shapes: $field is a parameter as scene files name it

shape-must-be-finite = { $field } must be finite, found { $found }
shape-too-large = { $field } must be at most { $most } in magnitude, found { $found }
shape-negative = { $field } must not be negative, found { $found }
shape-not-positive = { $field } must be positive, found { $found }
shape-no-vertices = a shape needs at least one point, found none
shape-too-many-vertices = a shape has at most { $most } vertices, found { $found }
shape-too-few-sides = sides must be at least 3, found { $found }
shape-too-many-sides = sides must be at most { $limit }, found { $found }
shape-field-of-view = vertical_fov must lie between 0 and π radians, found { $found }
shape-far-plane-too-large = { $field } must be smaller, since the far plane extends past { $most }
shape-far-not-beyond-near = far must be greater than near = { $near }, found { $found }
shape-wrong-dimension = this shape does not exist in { $dimension }D: { $shape }
shape-off-plane = { $field } must have z = 0 in 2D, found z = { $found }
shape-wrong-rotation = a body in { $dimension }D is rotated by the field { $field }
shape-not-unit = orientation must be a quaternion of length 1, found length { $length }

## Points and lengths in scene files

shape-numbers-in-parentheses = numbers in parentheses
shape-at-most-16-numbers = at most 16 numbers
shape-a-finite-number = a finite number
shape-2-numbers = 2 numbers
shape-3-numbers = 3 numbers
shape-2-or-3-numbers = 2 or 3 numbers

## words

words-and = { $one } and { $other }
words-or = { $one } or { $other }
words-unknown-name = expected one of { $names }, found `{ $found }`

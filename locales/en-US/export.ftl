### Export: formats, comments in files, and reasons why a shape cannot be written.

## Formats

export-data = Data
export-constants = Constants
export-unit-tests = Unit tests
export-engines = Engines
export-engine-files = Engine files
export-constants-with-all-digits = Constants with all digits
export-a-test-of-your-own-code = A test of your own collision code that expects the true verdict, and the separation or depth
export-the-constructors-of-this-engine = The constructors and poses of this engine, with the true verdict and length as a comment
export-a-vertex-on-each-line = A vertex on each line, after the name of its shape
export-arrays-of-numbers = Arrays of numbers in an object
export-lists-of-tuples = Lists of tuples, as in scene files
export-arrays-of-numpy = NumPy arrays
export-a-mesh-with-faces = A mesh with the faces of the hull
export-unit-test-in-rust = Unit test in Rust
export-unit-test-in-cpp = Unit test in C++ (Catch2)
export-unit-test-in-csharp = Unit test in C# (NUnit)
export-unit-test-in-python = Unit test in Python (pytest)
export-p-and-q = P and Q

## Comments of files

export-of = { $what } of { $title }
export-length =
    The { $length ->
        [separation] separation
       *[penetration_depth] penetration depth
    } is { $value }{ $known ->
        [yes] { "" }
       *[no] , between { $lower } and { $upper }
    }.
export-truth =
    The true verdict is { $verdict }{ $proved ->
        [yes] , proved in exact arithmetic
       *[no] { "" }
    }{ $touch ->
        [intersection] ; here a touch counts as an intersection
        [separation] ; here a touch counts as no intersection
       *[none] { "" }
    }.
export-the-run = GJK Sandbox ran the algorithm { $algorithm } in { $precision } with { $count ->
        [one] the initial direction { $directions }
       *[other] the directions { $directions }
    }.
export-mistakes-on-purpose = The algorithm contains planted defects: { $mistakes }.
export-p-and-q-are-hulls = P and Q are the convex hulls of these points, in world coordinates.
export-p-and-q-are-in-the-world = P and Q are in world coordinates.
export-an-ellipse = An ellipse has its semi-axes along x and y, turned by its angle in radians.
export-an-ellipsoid = An ellipsoid has its semi-axes along x, y and z, turned by its orientation (x, y, z, w).
export-a-cylinder = The ends of a cylinder are centered at center ± half_height·axis.
export-a-cone = A cone has its apex at center + half_height·axis and its base at center − half_height·axis.
export-a-rounded-shape = A rounded shape contains all points within its rounding radius of the shape.

## Unit tests

export-call = call the function under test
export-call-with = call the function under test with { $p } and { $q }
export-call-with-points = call the function under test with { $p } and { $q } points
export-call-here = Call the function under test here.
export-the-function = The function under test.
export-true-length = The true length lies between { $lower } and { $upper }.
export-define = To measure lengths too, define SANDBOX_MEASURE.
export-needs-a-function = needs a function that measures
export-measured = { $title }, measured

## What cannot be written

export-has-no-vertices = { $name } ({ $kind }) has no vertices to list: make it a polytope first
export-has-a-radius = { $name } has a radius, so it is not the hull of its vertices: make it a polytope first
export-too-many-pairs = the difference of shapes with { $found } pairs of vertices is only drawn approximately: expected at most { $most } vertices of the difference
export-kind =
    { $rounded ->
        [yes] rounded{ " " }
       *[no] { "" }
    }{ $flat ->
        [yes] flat{ " " }
       *[no] { "" }
    }{ $kind }
export-no-kind =
    { $engine } has no { $kind } such as { $name }{ $polytope ->
        [none] { "" }
        [polygon] : make it a polygon first
       *[polytope] : make it a polytope first
    }
export-no-dimension = { $engine } has no { $count }D shapes
export-too-many-vertices = { $engine } has hulls of at most { $most } vertices: { $name } has { $found }
export-not-a-pair = a unit test needs both shapes: expected the pair, found { $found }

### The judge: findings about the runs of other programs, the report on a solver, and traces.

## finding

judge-kind-answer = the yes or no is wrong
judge-kind-support = a vertex is not the farthest
judge-kind-difference = a point is not the difference of its vertex pair
judge-kind-simplex = a kept point did not exist before the step
judge-kind-direction = a direction does not lead from the kept points to the origin
judge-kind-feature = the origin is not nearest to the kept points
judge-kind-progress = the same points and direction repeat
judge-kind-length = a distance, a depth or a witness point is wrong
judge-kind-crash = the solver ended
judge-kind-timeout = no answer in time
judge-kind-garbage = an unreadable message

## answer

judge-answer-after-step = You say no after step { $step }, but A·v = { $reach } > 0 with v = { $v }: the newest point lies past the origin, so v does not separate P and Q. { $truth }
judge-answer-yes = You say that P and Q intersect, but they do not. { $truth }
judge-answer-no = You say that P and Q do not intersect, but they do. { $truth }
judge-truth-overlap = The point { $point } lies inside both.
judge-truth-separate = Along { $axis } all of P comes before all of Q, with a gap of { $gap }.
judge-truth-touching = They touch: the point { $point } lies in both, and along { $axis } P ends where Q begins.

## direction

judge-direction-zero = Step { $step }: the search direction is zero, so all vertices tie.
judge-direction-leans = Step { $step }: the origin lies in line with the kept points, but v = { $v } is not perpendicular to them (the cosine is { $cosine }).
judge-direction = Step { $step }: v = { $v } { $how ->
        [away] leads away from
       *[other] does not lead to
    } the origin: the direction from { $from ->
        [point] the kept point
        [line] the line through the kept points
       *[plane] the plane through the kept points
    } to the origin is { $expected }, and { $how ->
        [across] the two are perpendicular
       *[other] the cosine between the two is { $cosine }
    }.

## feature

judge-by-tolerance = Step { $step } is right only within tolerance: { $test } is { $value }, { $distance } from zero, and distances up to { $zero } count as zero.
judge-feature = At step { $step } you keep { $what ->
        [vertex] vertex { $kept } alone
        [edge] edge { $kept }
        [face] face { $kept }
        [triangle] the whole triangle
       *[tetrahedron] the whole tetrahedron
    }, but { $test } = { $value } { $relation } 0: { $meaning ->
        [beside-vertex] the origin is on { $point }'s side of { $feature }
        [beside-edge] the origin is on { $point }'s side of edge { $feature }
        [on-line] the origin lies on the line { $feature }, but outside the edge, past { $point }
        [beside-face] the origin is on { $point }'s side of face { $feature }
        [beyond-edge] the origin lies outside edge { $feature }
       *[over-face] the origin lies in front of face { $feature }
    }.

## audit

judge-timeout = The solver did not answer in time.
judge-crash = The solver { $how }.
judge-garbage = A message cannot be read: { $what }.

## length

judge-length-no-number = You say that the { $field } is { $said }, which is not a number.
judge-bounds = Step { $step }: { $bound ->
        [lower] the lower bound { $said } is above
       *[upper] the upper bound { $said } is below
    } the distance, which is { $truth }.
judge-length = You say that the { $name ->
        [distance] distance
       *[depth] depth
    } is { $said }, but it is { $truth }.
judge-witness-numbers = Expected two witness points with { $count } numbers each.
judge-witness-apart = Your witness points { $on_p } and { $on_q } are separated by { $apart }, but the distance is { $distance }.
judge-witness-off = Your witness point { $point } is not a point of { $name }: it is { $by } away.

## step

judge-step-numbers = Step { $step }: expected { $count } numbers for { $name ->
        [simplex] a point of simplex
       *[other] { $name }
    }, found { $found }.
judge-step-returns = Step { $step }: the kept points and the direction repeat those of step { $earlier }, so the query would loop forever.
judge-step-difference = Step { $step }: A is { $said }, but { $on_p } − { $on_q } is { $expected }.
judge-step-reach = Step { $step }: A·v is { $relation ->
        [less] only
       *[more] already
    } { $said }, but the support value of P ⊖ Q along v = { $v } is { $farthest }.
judge-step-too-many = At step { $step } you keep { $count } points, but a simplex has at most { $most }.
judge-step-unknown = At step { $step } you keep { $point }, but there was no such point.
judge-step-no-number = Step { $step }: { $field } is { $said }, which is not a number.

## support: $place is "step" or "question", which has no step

judge-list-of-points = the list of { $count } points
judge-no-vertex = { $place ->
        [step] Step { $step }: expected
       *[question] Expected
    } the index of one of the { $count } vertices of { $shape }, found { $said }.
judge-farther = { $place ->
        [step] Step { $step }: vertex
       *[question] Vertex
    } { $farthest } of { $shape } is farther along { $direction } than your vertex { $said }: their dot products differ by { $by }.

## board

judge-board-scene = { $place ->
        [inside] O inside
        [face] O on face
        [edge] O on edge
       *[vertex] O on vertex
    }, P ⊖ Q { $difference ->
        [solid] solid
        [flat] flat
        [line] line
       *[point] point
    }

## The case, the solver and its messages

judge-curved = { $name }: expected two shapes with vertices, rounded or not, found a curved one
judge-method-gjk = GJK
judge-method-distance = GJK with the distance
judge-method-mpr = MPR
judge-method-sat = a separating axis test
judge-method-other = an unknown method
judge-too-many-lines = expected an answer, found more than { $most } lines without one
judge-no-text = expected a JSON object on one line, found bytes that are not text
judge-no-line = expected a line, found a megabyte without an end of line
judge-no-json = expected a JSON object on one line, found { $found } ({ $error })
judge-no-type = expected an object with a "type", found { $found }
judge-fields = expected the fields of "{ $kind }", found { $found } ({ $error })

## grade, process: $how is put into judge-crash

judge-grade = grade: { $error }
judge-grade-pairs = grade: expected { $expected }, found { $found }
judge-a-family = a family of shapes with vertices
judge-pairs = 1 to { $most } pairs
judge-not-started = could not be started
judge-not-started-error = could not be started: { $error }
judge-no-program = expected a program that can be started, found `{ $program }`: { $error }
judge-no-command = there is no command
judge-ended = ended with { $status }
judge-closed = closed its output
judge-last-words = { $how }; its last output: { $words }

## Traces as runs

judge-first-steps = Only the first { $count } steps are shown.
judge-step-full = Step { $step } cannot be shown: all { $count } earlier points are kept, and a simplex has no room for another.
judge-step-without-point = Step { $step } cannot be shown: it gives no new point, neither as a nor as p and q.

## report

judge-pair-title = Pair { $id } of my solver: { $kind }
judge-made-smaller = The pair was shrunk as long as the solver still failed in the same way; the solver's steps may differ.
judge-suspect = { $sentence } It runs like a solver with this defect: { $defect }.
judge-school = Its steps are those of { $method }.
judge-unusual = { $count ->
        [one] 1 pair
       *[other] { $count } pairs
    } with a right answer and a step that GJK would not take ({ $kinds }): no error.
judge-solver-without-name = a solver without a name

## page

judge-page-right = { $right } of { $pairs ->
        [one] 1 pair
       *[other] { $pairs } pairs
    } right
judge-page-stopped = The grade was stopped before the last pair.
judge-page-error = Error
judge-page-errors = Errors
judge-page-meaning = Meaning
judge-page-more-errors = { $count ->
        [one] 1 more error is
       *[other] { $count } more errors are
    } only in the JSON report.
judge-page-topic = Topic
judge-page-right-ones = Right
judge-page-wrong = Wrong
judge-page-degenerate = Degenerate pairs
judge-page-difference-is = P ⊖ Q is
judge-page-difference = { $difference ->
    [solid] solid
    [flat] flat
    [line] a line
   *[point] a point
}
judge-page-place = { $place ->
    [inside] O inside
    [face] O on its face
    [edge] O on its edge
   *[vertex] O on its vertex
}
judge-page-changes = Changes that must not matter
judge-page-changes-about = Each pair was sent again with changes that must not matter. If a change rounds coordinates, the table counts only pairs whose true verdict stays the same, and only lengths that change by more than 1e-9 of the size.
judge-page-change = Change
judge-page-coordinates = Coordinates
judge-page-other-answer = Other answer
judge-page-first-pair = First pair
judge-page-lengths = Lengths
judge-page-other-length = Other length
judge-page-by-at-most = By at most
judge-page-pair = Pair { $id }: { $kind }
judge-page-picture = { $which ->
        [least] The smallest pair that fails in the same way
       *[own] The pair
    }, at the end of a run without defects:
judge-page-scene-file = As a scene file
judge-page-numbers = The numbers

## Traces of other programs

judge-file-no-text = { $path }:{ $line }: expected text in UTF-8, found other bytes
judge-line-too-long = expected a line of at most { $most } bytes, found { $found }
judge-not-finite = expected finite numbers in "{ $field }", found { $said }
judge-negative-zero = expected a "zero" of 0 or more, found { $found }
judge-too-many-traces = expected at most { $most } traces, found more
judge-too-many-steps = expected at most { $most } steps per trace and { $most_of_all } per file, found more
judge-too-many-kept = expected at most { $most } points in "simplex", found { $found }
judge-too-many-products = expected at most { $most } for the number of vertices times the number of steps, found more
judge-no-trace = expected a trace, found none
judge-no-number = expected finite numbers, or strings in C's %a format, in "{ $name }", found { $found }
judge-version = expected version { $expected } of the format, found { $age ->
    [newer] { $found }, written by a newer program
   *[older] { $found }
}
judge-dimension = expected the dimension 2 or 3, found { $found }
judge-tolerance = expected a tolerance of 0 or more, found { $found }
judge-point-numbers = expected points with 2 or 3 numbers, found one with { $found }
judge-shape-numbers = expected { $count } finite numbers for each point of { $name }, found { $found }
judge-shape = expected the shape { $name }: { $error }
judge-position = expected { $count } finite numbers as the position, found { $found }
judge-rotation-rows = expected { $count } rows of { $count } finite numbers as the rotation
judge-rotation-2d = expected an angle or two rows as the rotation in 2D, found a quaternion
judge-rotation-3d = expected a quaternion x, y, z, w or three rows as the rotation in 3D, found an angle
judge-rotation-stretches = expected a rotation, found a matrix or quaternion that stretches
judge-trace-without-name = A trace without a name
judge-trace-end = Its status: { $status }.
judge-trace-without-shapes = The trace does not contain both shapes: its points stand for P ⊖ Q, and neither vertices nor the answer are checked.
judge-trace-without-answer = The trace contains no answer.
judge-trace-lacks = { $count ->
        [one] 1 step
       *[other] { $count } steps
    } of { $all } without { $what ->
        [direction] a direction (v)
        [point] a new point (a, or p and q)
       *[simplex] the kept points (simplex)
    }.
judge-trace-right = The audit of this trace found nothing wrong.
judge-trace-without-points = expected the shapes "p" and "q" in the header, or steps with points, found neither
judge-trace-points = expected points of P ⊖ Q: { $error }

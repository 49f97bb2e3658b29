### Scene files: what is expected and found, and the expected result of a run.

## error

scene-error = { $line }:{ $column }: { $field }: expected { $expected }, found { $found }
scene-one-of = { $count ->
    [one] { $names }
   *[other] one of { $names }
}
scene-a-value = a value
scene-none = none
scene-field-once = this field once
scene-field-again = it again
scene-numbers = { $count } numbers
scene-a-whole-number = a whole number
scene-a-smaller-number = a smaller whole number
scene-a-number = a number
scene-a-count = a whole number that is not negative
scene-a-boolean = true or false
scene-a-string = a string in quotes
scene-a-closing-quote = a closing quote
scene-a-name = a name without quotes
scene-a-comma = a comma or a closing bracket
scene-a-colon = a colon
scene-an-opening = an opening `{ $bracket }`
scene-a-closing = a closing `{ $bracket }`
scene-nothing-more = nothing more after the closing `)`
scene-the-rest = the rest of the scene
scene-valid-ron = valid RON ({ $message })
scene-end-of-file = the end of the file

## expectation

scene-yes = yes
scene-no = no
scene-separation = separation
scene-time = time of impact
scene-exit = exit time
scene-penetration-depth = penetration depth
scene-other-verdict = expected the verdict { $expected }, found { $found }
scene-other-answer = expected the answer { $expected }, found { $found }
scene-other-supports = expected { $expected } support points, found { $found }
scene-other-length = expected a { $name } of { $expected }, found { $found }
scene-not-measured = the distance between these curved shapes is not measured
scene-the-verdict = the verdict { $verdict }
scene-the-answer = the answer { $answer }
scene-support-points = { $count ->
    [one] 1 support point
   *[other] { $count } support points
}
scene-a-separation = a separation of { $length }
scene-a-penetration-depth = a penetration depth of { $length }
scene-a-time = a time of impact of { $time }
scene-an-exit = an exit time of { $time }

## file

scene-complete-copy = { $found }; { $copy } holds a complete copy
scene-at-most-bytes = at most { $most } bytes
scene-more = more
scene-the-byte = the byte { $byte }
scene-nothing = nothing
scene-utf-8 = text in UTF-8

## format

scene-bytes = { $count } bytes
scene-at-most-mib = at most { $most } MiB
scene-a-ron-scene = a RON scene that begins with `(format: 1,`
scene-an-empty-file = an empty file
scene-json = JSON
scene-html-or-xml = HTML or XML
scene-format-found = { $age ->
    [newer] { $format }, written by a newer version of the program
   *[older] { $format }
}
scene-a-larger-number = a number that is not too small for double precision

## label

scene-copy = { $name } copy
scene-body = body { $number }

## read

scene-two-or-three = 2 or 3
scene-at-most-tags = at most { $most } tags
scene-a-tag = 1 to { $most } lower-case letters, digits and hyphens in quotes
scene-each-tag-once = each tag once
scene-again = `{ $name }` again
scene-at-most-bodies = at most { $most } bodies
scene-at-most-characters = at most { $most } characters on one line
scene-a-color = a color such as "#8899AA"
scene-magnitudes = magnitudes of at most { $most }
scene-no-negative-number = no negative number
scene-a-positive-number = a number above zero
scene-at-least-one-point = at least one point
scene-at-most-points = at most { $most } points
scene-at-least-three = at least 3
scene-at-most = at most { $most }
scene-an-angle-of-view = an angle between 0 and π radians
scene-a-nearer-plane = a far plane within { $most } of the axis
scene-more-than-near = more than near = { $near }
scene-a-shape-for = a shape for { $dimension }D
scene-no-z = z = 0 in 2D
scene-rotation = { $field } in { $dimension }D
scene-a-unit-quaternion = a quaternion of length 1
scene-length = length { $length }
scene-an-angle-in-2d = an `angle` in 2D
scene-an-orientation = an orientation
scene-an-orientation-in-3d = an `orientation` in 3D
scene-an-angle = an angle
scene-a-direction = a direction that is not zero
scene-one-first-direction = no `initial_direction` beside `directions`
scene-directions = 1 to { $most } directions
scene-components = components of at most { $most }
scene-a-translation = a translation in `motion`
scene-range = { $least } to { $most }
scene-a-fitting-defect = a defect that fits { $algorithm } in { $dimension }D
scene-refused-defect = `{ $defect }`: { $reason }
scene-each-defect-once = each defect once
scene-a-step = a step, counted from 1
scene-at-most-waypoints = at most { $most } waypoints
scene-no-axis = no axis in 2D
scene-an-axis = an axis
scene-a-finite-length = a finite number that is not negative
scene-a-finite-positive-number = a finite number above zero

## The chapters of the shipped scenes

scene-chapter-first-steps = First steps
scene-chapter-difference = The difference
scene-chapter-supports = Support points
scene-chapter-regions = Regions
scene-chapter-axes = Separating axes
scene-chapter-wrong-answers = Wrong answers
scene-chapter-touches = Touches
scene-chapter-precision = Precision
scene-chapter-termination = Termination
scene-chapter-lengths = Distance and depth
scene-chapter-space = Space
scene-chapter-warm-starts = Warm starts
scene-chapter-mistakes = Planted defects
scene-chapter-culling = Culling

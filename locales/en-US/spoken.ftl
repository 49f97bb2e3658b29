### The words for signs in speech and Braille

spoken-perpendicular = perpendicular
spoken-minus = minus
spoken-plus = plus
spoken-plus-or-minus = plus or minus
spoken-times = times
spoken-divided-by = divided by
spoken-dot = dot
spoken-cross = cross
spoken-is = is
spoken-that-is = that is
spoken-equals = equals
spoken-is-not = is not
spoken-about = about
spoken-less = less than
spoken-greater = greater than
spoken-at-most = at most
spoken-at-least = at least
spoken-root = the square root of
spoken-cube-root = the cube root of
spoken-squared = squared
spoken-cubed = cubed
spoken-in = in
spoken-then = then
spoken-so = so
spoken-exactly-if = exactly if
spoken-infinity = infinity
spoken-degrees = degrees
spoken-length = the length of
spoken-to-the-power = to the power of
spoken-scientific = { $mantissa } times 10 to the power of { $exponent }

### A step in words, for speech and Braille

description-step = Step { $step } of { $steps }.
description-vertices = { $name } ({ $kind }) has { $count } vertices: { $places }{ $rest ->
        [0] { "" }
       *[other] , and { $rest } more
    }.
description-round = { $name } ({ $kind }) has its center at { $center }.
description-region = Region { $region }. { $reason }
description-difference = P ⊖ Q has { $count } corners: { $places }{ $rest ->
        [0] { "" }
       *[other] , and { $rest } more
    }.
description-former = { $letter } was { $before } before this step.
description-simplex = { $count ->
        [0] The simplex has no point.
        [one] The simplex is one point: { $points }.
       *[other] The simplex has { $count } points: { $points }.
    }
description-direction = The next search direction is { $v }.
description-short = The decision of the step
    .title = Short
description-medium = The decision with its numbers, and the simplex
    .title = Medium
description-long = Also the shapes, their difference and every region
    .title = Long
description-title = Description
description-copy = Copy

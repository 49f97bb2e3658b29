### Effects of defects and comparisons of runs.
###
### A defect is a mistake that was planted in the algorithm. $cause is a defect with its steps; $letters are the
### letters of a feature, $count is their number.

## The steps at which defects show

defect-hidden = The explanation is covered, since it would name the hidden defect. Compare the picture and the numbers in STEPS with CODE, which shows the code without the defect.
defect-shown = Defect “{ $title }”: { $words }
defect-no-negation = The run looks for { $Q }’s farthest point along { $v } instead of −{ $v }. The farthest along −{ $v } is { $best }, so { $A } should be { $right }, which lies farther along { $v } than { $found }.
defect-maximum = No vertex of { $side } has a positive product with { $is_negated ->
        [yes] −{ $v }
       *[no] { $v }
    }, so { $vertex } wins with { $got }. The farthest vertex is { $best }, with { $most }.
# The two products look the same in few digits.
defect-maximum-close = No vertex of { $side } has a positive product with { $is_negated ->
        [yes] −{ $v }
       *[no] { $v }
    }, so the first vertex wins. Another vertex lies { $by } farther.
defect-inverse = { $side }’s support mapping uses the inverse of its matrix instead of the transpose. The farthest point along { $is_negated ->
        [yes] −{ $v }
       *[no] { $v }
    } is { $right }, { $by } farther than { $found }.
defect-rejects-at-zero = { $A } is level with the origin along { $v } ({ $A }·{ $v } = { $product }{ $is_tiny ->
        [yes] , 0 within roundoff
       *[no] { "" }
    }), not short of it. With “<”, { $code } would { $instead ->
        [accept] accept { $A }
        [touching] say TOUCHING here
       *[search] continue here
    }.
defect-no-guard = The run finds the origin on the edge, so { $v } = 0, which has no direction. With the guard, the run would search perpendicular to the edge, on every side.
defect-no-guard-support = { $A }·{ $v } = 0 for every point, so the first vertices win. No point lies farther along the zero vector, and the run treats that as { $is_rejected ->
        [yes] a gap
       *[no] a touch
    }.
defect-winding = This normal { $is_inward ->
        [yes] points into the simplex
       *[no] is reversed
    }. The correct normal gives { $product } = { $value }: the origin is{ $is_inside ->
        [yes] { " " }not
       *[no] { "" }
    } { $kind ->
        [edge] outside edge
       *[face] in front of face
    } { $letters }.
defect-no-flip = { $second } and { $third } should swap now, so that the normal of { $flipped } points toward the origin. They stay, so the next tetrahedron will be inside out.
defect-inside-out = The tetrahedron is inside out: the normal of face { $face } points toward { $opposite }, because step { $step } did not flip the triangle. The correct normal gives { $product } = { $value }.
defect-first-face = The origin is also in front of face { $face } ({ $product } = { $value }), which the run does not test. { $has_found ->
        [yes] { $is_change ->
            [yes] Complete tests find the origin { $place }.
           *[no] Skipping that test does no harm here: complete tests choose the same feature.
        }
       *[no] With complete tests, the run would find the origin in front of all three faces and end.
    }

## The steps after a defect

defect-steps = “{ $title }” at { $count ->
        [1] step
       *[other] steps
    } { $steps }
defect-cause = { $words } Cause: { $cause }.
defect-order = So far, { $cause } changes only the order of the points.
defect-twins = { $first } and { $second } are the same point{ $pair }: the { $count ->
        [2] segment has no length
        [3] triangle has no area
       *[4] tetrahedron has no volume
    }.
defect-not-inside = { $is_flat ->
        [yes] { $count ->
            [3] Triangle
           *[4] Tetrahedron
        } { $letters } is degenerate, so nothing is inside it.
       *[no] The origin is not inside { $count ->
            [3] triangle
           *[4] tetrahedron
        } { $letters }.
    }
defect-nearer = { $is_inside ->
        [yes] { $count ->
            [3] Triangle
           *[4] Tetrahedron
        } { $letters } contains the origin.
       *[no] The origin is nearer to { $count ->
            [1] vertex
            [2] edge
           *[3] face
        } { $letters }, at distance { $least } instead of { $found }.
    }
defect-short = { $count ->
        [1] { $letters } is not the farthest point of { $P } ⊖ { $Q } along its search direction
       *[other] { $letters } are not the farthest points of { $P } ⊖ { $Q } along their search directions
    }.
defect-elsewhere = { $cause } made this run diverge from the run without defects.
defect-twin-finds = In this iteration, the run without defects finds { $point }. The runs diverged because of { $cause }.
defect-twin-ended = The run without defects has ended by now, after { $supports ->
        [one] 1 support point
       *[other] { $supports } support points
    }. The runs diverged because of { $cause }.

## The verdict

defect-right = The verdict { $said } is right despite { $cause }.
defect-wrong = { $is_undecided ->
        [yes] The run reaches no verdict; { $truth }.
       *[no] The verdict { $said } is wrong: { $truth }.
    }
defect-truth = { $verdict ->
        [overlap] { $P } and { $Q } overlap
        [touching] { $P } and { $Q } touch
        [separate] { $P } and { $Q } are separate
       *[none] the truth is not known
    }
defect-not-to-blame = { $words } The run without defects ends the same way, so { $cause } is not the cause.
defect-separates-nothing = { $v } separates nothing: { $P } ⊖ { $Q } extends { $support_value } past the origin along { $v }.
defect-twin-verdict = The run without defects ends with { $said } after { $supports ->
        [one] 1 support point
       *[other] { $supports } support points
    }.

## Cycles that the algorithm does not notice

defect-cycle = The run is in a cycle: { $is_same ->
        [yes] simplex and direction are the same as
       *[no] the simplex is the same as
    } { $length ->
        [one] 1 iteration
       *[other] { $length } iterations
    } ago, at step { $before }{ $is_same ->
        [yes] { "" }
       *[no] , and { $v } points along the same ray
    }.
defect-cycle-since = Since step { $since } the run has repeated a cycle of { $length ->
        [one] 1 iteration
       *[other] { $length } iterations
    }.

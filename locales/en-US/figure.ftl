### Pictures, charts, predictions, handouts and transcripts.

## Counts and names

figure-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
figure-support-points = { $count ->
        [one] { $count } support point
       *[other] { $count } support points
    }
figure-facet = { $kind ->
        [face] face
       *[edge] edge
    }
figure-area = { $dimension ->
        [two] an area
       *[three] a volume
    }
figure-flat = { $dimension ->
        [two] on one line
       *[three] in one plane
    }
figure-region = { $kind ->
        [vertex] vertex { $letters }
        [edge] edge { $letters }
        [below] below { $letters }
        [inside] inside
       *[face] face { $letters }
    }

## Charts of the numbers of a run

figure-bound-of = { $length } { $bound ->
        [least] at least
       *[most] at most
    }
figure-of-points = { $kind ->
        [polytope] polytope
       *[simplex] simplex
    } of { figure-points }{ $extent ->
        [length] , length { $measure }
        [area] , area { $measure } (√area { $side })
        [volume] , volume { $measure } (∛volume { $side })
       *[none] { "" }
    }
figure-from-to = { $length } from { $least } to { $most }
figure-bound-at-most = { $length } at most { $most }
figure-kind-vertex = vertex
figure-kind-edge = edge
figure-kind-face = face
figure-kind-inside = inside
figure-iteration = iteration
figure-over-the-iterations = { $name } over the iterations
figure-o-in-the-region = O in the region { $region }
figure-iteration-number = Iteration { $number }
figure-iteration-words = Iteration { $number }: { $words }
figure-bounds = Bounds
figure-size = Size
figure-regions = Regions
figure-scene-units-without-the-sign = scene units, without the sign
figure-a-bare-number = a number without a unit
figure-scene-units = scene units
figure-length = length
figure-root-of-area = √area
figure-volume = ∛volume
figure-area-of-the-polytope = √area of the polytope
figure-volume-of-the-polytope = ∛volume of the polytope
figure-above-zero = above zero
figure-below-zero = below zero


## The gap

figure-the-distance-of = The distance between { $of ->
        [cores] the cores
       *[shapes] P and Q
    } is { $distance } ({ $how ->
        [exact] exact arithmetic proves it
       *[bounds] error at most { $error }
    }){ $of ->
        [cores] ; minus the radii, { $rest }{ $meaning ->
            [bridged] : the radii bridge the gap
           *[none] { "" }
        }
       *[shapes] { "" }
    }
figure-the-run-itself-ends = The run itself ends at iteration { $count } ({ $ended }) with a difference of { $difference }{ $why ->
        [bound] , since a lower bound above zero is enough for a yes-or-no query
       *[none] { "" }
    }
figure-does-not-stop = does not stop: { $criterion ->
        [duplicate] no support point repeats a point of the simplex
        [relative] the difference stays above ε|x|
        [absolute] the difference stays above ε
       *[no-progress] every support point brings the simplex closer to O
    }{ $until ->
        [enclosed] , until the simplex contains O
       *[end] { "" }
    }
figure-stops-at = stops at iteration { $iteration } with { $returned }{ $certainty ->
        [unknown] { "" }
        [exact] , no error except roundoff
        [bound] , error at most { $error }
       *[sure] , error { $error }
    }
figure-iteration-of = Iteration { $number }: { $words }{ $of ->
        [cores] , radii subtracted
       *[shapes] { "" }
    }
figure-nothing-to-plot = Nothing to plot: the run gives neither a lower nor an upper bound on the distance
figure-distance = distance
figure-at-most = at most
figure-at-least = at least
figure-difference = difference
figure-difference-0 = difference 0
figure-gap-over-the-iterations = Gap over the iterations
figure-the-search-is-among-the = The search works on the cores, and the radii are subtracted from both bounds: { $of_p } + { $of_q }. The criteria apply to the cores, too
figure-with-this-mistake-a-need = With this defect A may not be the farthest point: then −A·v/|v| is no lower bound, and the criteria that use it prove nothing
figure-the-true-distance-is-not = The true distance is not known
figure-p-and-q-overlap-their = P and Q overlap: their distance is 0
figure-p-and-q-touch-their = P and Q touch: their distance is 0
figure-the-cores-meet-their-distance = The cores meet: their distance is 0; minus the radii, { $radii }
figure-at-iteration-the-simplex-holds = At iteration { $iteration } the simplex contains O: the distance is 0, and so is the gap
figure-the-run-has-no-iteration = The run has no iteration
figure-the-run-ends-with-its = The run ends with its first support point ({ $ended }), so there is no simplex before it and no upper bound
figure-at-most-length = at most { $length }
figure-no-simplex-yet-so-no = no simplex yet, so no upper bound
figure-v-is-zero-and-gives = v is zero and gives no lower bound
figure-a-v-v-is-no = −A·v/|v| = { $own } is no lower bound
figure-at-least-from-before-here = at least { $length } from an earlier iteration (here { $length_2 })
figure-at-least-length = at least { $length }
figure-difference-of = difference { $difference }
figure-duplicate-vertex = duplicate vertex
figure-relative-x = relative ε|x|
figure-absolute = absolute ε
figure-no-progress = no progress
figure-a-is-in-the-simplex = A is in the simplex
figure-x-with-the-largest-a = |x| − μ ≤ ε, with μ the largest −A·v/|v| so far, at least 0
figure-x-x-with-x-the = |x'| ≥ |x|, with x' the closest point of the simplex after adding A
figure-with-a-the-simplex-holds = with A the simplex contains O, and the gap is 0


## Questions and their answers

figure-which-sign = { $test ->
        [along] On which side of the plane through { $a }, perpendicular to { $a }{ $b }, is O?
        [edge] Is O outside edge { $a }{ $b } of triangle { $face }?
       *[face] On which side of face { $face } is O?
    } What is the sign of { $product }?
figure-o-lies = { $product } is { $value }: O lies { $sign ->
        [zero] in the plane of the test
        [positive] { $test ->
            [along] on the side of { $b }
            [edge] outside edge { $a }{ $b }
           *[face] above { $face }
        }
       *[negative] { $test ->
            [along] on the side away from { $b }
            [edge] on the inner side of edge { $a }{ $b }
           *[face] below { $face }
        }
    }.
figure-a-v-is = A·v is { $support_value }: { $sign ->
        [positive] A lies past O along v
        [zero] A is level with O
       *[negative] A falls short of O, so v separates P and Q
    }.
figure-reaches = { $count ->
        [one] { $vertex } is farthest in { $shape } along { $way }, with support value { $far }
       *[other] All of them are farthest in { $shape } along { $way }, with support value { $far }
    }.{ $run ->
        [other] { " " }The run takes { $taken }, with only { $got }.
       *[right] { "" }
    }
figure-it-takes-points = A polytope with { figure-area } needs { $enough } points that do not lie { figure-flat }. The simplex contributes { figure-points }: a point that repeats another, or lies on the line or plane of others, does not count.
figure-how-many-points = How many points must EPA add to the simplex, so that the polytope has { figure-area }?
figure-where-is-o = { $place ->
        [inside] O is on the inner side of each { figure-facet }, { $distance } from { figure-facet } { $name }, the nearest.
        [outside] O lies on the outer side of { figure-facet } { $name }, { $distance } from it.
       *[boundary] O lies on { figure-facet } { $name }: its distance is 0 to within roundoff.
    }
figure-yes-it-has = yes: it has { figure-area } and contains O
figure-no-its-points-lie = no: its points lie { figure-flat }
figure-facet-named = { figure-facet } { $name }
figure-its-distance-from-o = Its distance from O is { $distance }{ $next ->
        [none] { "" }
       *[some] ; the next is { figure-facet } { $name }, at { $farther }
    }.
figure-which-facet-is-nearest = Which { figure-facet } of the polytope is the nearest to O?
figure-no-the-facet-is = no: the { figure-facet } is on the boundary of P ⊖ Q, and gives the depth
figure-the-farthest-along-the-normal = Does the support point along the normal of { figure-facet } { $name } lie farther out than the { figure-facet }?
figure-how-many-facets = EPA adds the new point. How many { $kind ->
        [face] faces
       *[edge] edges
    } have the point on their outer side, and are replaced?
figure-p-and-q-are = P and Q { $kind ->
        [depth] overlap by { $distance }
       *[separation] are separated by { $distance }
    }. In which direction must Q move by that distance to just touch P?
figure-or = { $one } or { $other }
figure-which-verdict = Which verdict does the algorithm give?
figure-another-direction = another direction
figure-from-straight-toward-o = from { $letter } straight toward O
figure-perpendicular-toward-o = perpendicular to { $edge }, toward O
figure-perpendicular-away-from-o = perpendicular to { $edge }, away from O
figure-perpendicular-to-face-toward-o = perpendicular to face { $face }, toward O
figure-perpendicular-to-face-away-from-o = perpendicular to face { $face }, away from O
figure-yes-but-o-lies-on = yes, but O lies on one of its sides
figure-not-yet-o-lies-outside = not yet: O lies outside
figure-in-which-region-of-the = In which region of the simplex does the algorithm find O?
figure-the-farthest-point-of-p = The next support point of P ⊖ Q along v will be called A. Does it lie past O: what is the sign of A·v?
figure-v-which-vertex-of-is = v = { $v }. Which vertex of { $shape } is the farthest along { $way }?
figure-which-points-does-the-algorithm = Which points does the algorithm keep?
figure-none-v-is-the-zero = none: v is the zero vector
figure-where-does-the-algorithm-look = In which direction does the algorithm search next: what is the next v?
figure-on-its-boundary = on its boundary
figure-outside = outside
figure-the-polytope-has-an-inside = The polytope has an interior now. Where is O?
figure-no-it-has-too-few = no: it has too few points
figure-no-two-of-its-points = no: two of its points are the same
figure-the-polytope-is-to-grow = EPA starts from this simplex. Is it a valid initial polytope?
figure-yes-the-polytope-grows-there = yes: the polytope grows there
figure-along = along { $direction }
figure-that-is-from-v = That is { $degrees }° from v. { $reason }
figure-reaches-only-along-reaches = Along { $way }, the product of { $vertex } is only { $short }, that of { $best } is { $far }.
figure-another-vertex-is-farther = The product of { $vertex } with { $way } is { $value }. Another vertex of { $shape } has a greater one.
figure-degrees-from-v = That is { $degrees }° from v.


## Overlays without an effect

figure-no-vertex-is-named-at = No vertices are named at this step: the shapes are curved, or have too many vertices
figure-at-this-step-nothing-is = This step has no search direction and no support point
figure-there-is-nothing-to-show = There is nothing to show at this step
figure-the-shapes-are-curved-or = The shapes are curved, or have too many vertices for all differences to be shown
figure-there-is-no-earlier-simplex = There is no earlier simplex yet
figure-no-distance-or-depth-is = No distance or depth is measured at this step
figure-the-proof-is-shown-at = The proof is already shown at every step
figure-the-proof-of-the-verdict = The proof of the verdict is shown at the last step
figure-the-proof-is-shown-at-this = The proof is already shown at this step, or there is nothing to draw
figure-the-polytope-has-taken-the = The polytope has replaced the simplex, and has no Voronoi regions
figure-it-exists-in-3d-scenes = This overlay exists only in 3D scenes
figure-the-regions-of-the-simplex = The regions of the simplex are shown once it has points that are tested against O
figure-with-four-points-the-edge-planes = With four points the edge planes show the tests
figure-no-test-is-made-at = No test is made at this step
figure-at-this-step-no-direction = At this step, the direction that found A is not known
figure-it-applies-to-two-and = Only for two or three points; with four, the prism shows where O can be
figure-it-applies-to-two-and-three = Only for two or three points
figure-at-this-step-the-run = This step does not prove where O cannot be: v did not point from the nearest feature to the origin, or a face was not tested
figure-slabs-and-prisms-are-the = Slabs and prisms exist only for two or three points
figure-the-prism-belongs-to-a = The prism belongs to a simplex of four points
figure-edge-planes-need = Edge planes need a four-point simplex with O in front of a face
figure-it-belongs-to-the-workspace = Only in the workspace Explore

## Numbers and tables

figure-zero-exactly = 0 (exactly)
figure-counted-as-0 = { $value } (counted as 0)
figure-0-within-roundoff = { $value } (0 within roundoff)
figure-out-of-range = out of range
figure-head-parents = vertex pair
figure-head-region = region
figure-head-kept = kept
figure-head-bounds = bounds
figure-tie = { $pair } (tie)
figure-not-told = not given
figure-epa-number = EPA { $number }
figure-facet-at = { figure-facet } { $name } at { $distance }
figure-gain = gain { $gain }
figure-a-point-of = a point of { $side }
figure-nothing-new = nothing new
figure-rejected = rejected
figure-termination = { $name ->
        [separating-axis] separating axis
        [origin-enclosed] origin enclosed
        [origin-on-boundary] origin on boundary
        [zero-direction] zero direction
        [degenerate] degenerate
        [converged] converged
        [cycle] cycle
        [iteration-limit] iteration limit
        [out-of-directions] no direction left
       *[told] reported
    }
figure-first = first
figure-separation = separation
figure-depth = depth
figure-normal = normal
figure-on-p = on P
figure-on-q = on Q
figure-certain = certain
figure-answer-yes = YES
figure-answer-no = NO
figure-answer-none = NONE
figure-with-the-sign = , with the sign { $sign }

## Handouts

figure-key = { $title } (key)
figure-the-verdict = The verdict:
figure-step-of = Step { $step } of { $last }
figure-expected-each-step-once = expected each step once, found { $step } again
figure-expected-steps-of-handout = expected all, iterations, a range such as 3..12, or steps such as 1,3,6, found `{ $text }`
figure-p-and-q = P and Q
figure-sheet-number = GJK Sandbox, { $number } / { $count }
figure-blank = blank
figure-iterations = Iterations
figure-a-sheet-cannot-be-drawn = a sheet of { $width } by { $height } points cannot be drawn
figure-numbers = Numbers
figure-sentences = Sentences
figure-directions-v = Directions v
figure-letter = Letter


## Transcripts

figure-not-as-expected = Not as expected: { $difference }.
figure-trace = Trace
figure-facts = { $count }D, { $algorithm } in { $precision }: answer { $answer }, { $termination }
figure-it-proves-instead-of = the certificate proves { $proved } instead of { $verdict }
figure-the-certificate-does-not-hold = the reference has no valid certificate: { $reason }
figure-exact = exact
figure-the-verdict-is = the verdict is { $verdict }; the reference says { $truth }
figure-text = Text
figure-format-text = A table, and a sentence for every step
figure-format-json = One JSON object
figure-format-jsonl = One JSON object per step; the audit command reads it
figure-format-csv = One row for each iteration
figure-format-markdown = Markdown, for a handout

## Pictures

figure-expected-steps-of-picture = expected all, iterations, or steps from 1 such as 3..12 in ascending order, found `{ $text }`
figure-expected-seconds = expected seconds from { $least } to { $most }, found `{ $text }`
figure-expected-width-by-height = expected WIDTHxHEIGHT such as 1200x800, each from { $least } to { $most }, found `{ $text }`
figure-step-caption = Step { $step } of { $last }: { $words }
figure-begins-at-a-later-row = { $name }: begins at a later row
figure-there-is-no-memory-for = there is not enough memory for { $size } pixels
figure-panel-shapes = Shapes
    .tip = P and Q in world space
figure-panel-difference = Difference
    .tip = P ⊖ Q with the simplex and its Voronoi regions
figure-panel-plot = Plot
    .tip = The numbers of the run from iteration to iteration
figure-panel-reach = Support values
    .tip = The support functions of P, Q and P ⊖ Q, along the search direction of the step and in all other directions
figure-panel-motion = Motion
    .tip = Q as it moves across P and back: the support points of each frame, for a cold and for a warm start
figure-panel-slice = Slice
    .tip = The section of P ⊖ Q with the plane of the simplex and with planes of constant z; in 2D with the line through O along the search direction
figure-panel-map = Map
    .tip = The outcome over the positions of Q, by verdict and by agreement with the truth
figure-panel-code = Code
    .tip = The algorithm as pseudocode, with the lines executed by the step
figure-panel-tree = Tree
    .tip = The decision tree of the algorithm, with the path to this step
figure-panel-compare = Compare
    .tip = The run beside a second run, at the first step where they differ. The chosen step does not matter
figure-panel-explorer = Explore
    .tip = A simplex (P) and the origin (Q): where the origin can be, and where it is. The chosen step does not matter
figure-animated-png = Animated PNG
figure-animated-gif = Animated GIF
figure-light = Light
figure-dark = Dark
figure-black-on-white = Black on white
figure-the-colors-of-the-dark = The colors of the dark window


## Labels in pictures

figure-a-never-behind = A cannot be behind { $letters }
figure-o-never = O cannot be { $side ->
        [behind] behind { $letters }
       *[beyond] past { $letters }
    }
figure-face-sees = { $face }: O { $sees ->
        [yes] in front ({ $value })
       *[no] not in front ({ $value })
    }
figure-code = code { $code }
figure-wall = wall { $edge }
figure-along-edge = Along { $edge }
figure-length-at-most = { $of ->
        [cores] cores ≤ { $most }
       *[shapes] ≤ { $most }
    }
figure-measured = { $name } { $length }
figure-vertex-ties = { $vertex } ties
figure-gap = gap { $gap }
figure-signed-height = { $height } { $side ->
        [above] above
       *[below] below
    }
figure-bodies-of-more-than = Bodies of more than 600 vertices are drawn with 400 of them
figure-projected-along-this-edge = projected along this edge
figure-drawn = drawn
figure-culled = culled
figure-too-many-vertices-some-bodies = Too many vertices: some bodies are drawn as their boxes
figure-too-many-faces-intersect-they = Too many intersecting faces: they are sorted by depth
figure-too-many-lines-not-all = Too many lines: some hidden lines are not dashed
figure-a-never-a-v-0 = A cannot be here: A·v < 0
figure-floor-bcd = floor BCD
figure-ceiling-through-a = ceiling through A
figure-the-edge-is-a-point = The edge appears as a point, and its faces and their edge planes as lines
figure-edge-on-to-ab = Edge-on to AB
figure-a-b-and-o-lie = A, B and O lie in the picture plane: the borders of the regions are two lines perpendicular to AB
figure-along-the-normal-of-abc = Along the normal of ABC
figure-the-triangle-lies-in-the = The triangle lies in the picture plane: its regions look as in 2D
figure-edge-on-along-bc = Edge-on along BC
figure-the-triangle-is-a-line = The triangle appears as a line: the origin is above or below it
figure-down-on-bcd = Down on BCD
figure-the-base-lies-in-the = The base lies in the picture plane: the walls of the prism appear as its edges
figure-letter-as = { $letter } as { $other }
# The part in parentheses is left out if there is no room.
figure-letter-was = { $letter } (was { $other })

## Slices

figure-p-q-cut-by = P ⊖ Q cut by { $plane }
figure-letter-height = { $letter }, { figure-signed-height }
figure-o-is = O is { figure-signed-height } { $plane }, and is drawn at its projection
figure-o-lies-on = O lies on { $plane }
figure-plane-of-edge = the plane of { $a }, { $b } and O
figure-plane-of-face = the plane of { $face }
figure-perpendicular-to = perpendicular to { $edge }
figure-simplex = simplex
figure-cut-through-o = cut through O
figure-projection-of-p-q = projection of P ⊖ Q
figure-the-search-direction-is-zero = The search direction is zero at this step, so there is no line to cut along. Choose another step
figure-p-q-along-the-search = P ⊖ Q along the search direction
figure-along-v-o-at-0 = along v, O at 0
figure-the-projection-of-p-q = The projection of P ⊖ Q does not contain O: v separates P and Q
figure-the-projection-of-p-q-covers = The projection of P ⊖ Q contains O: v does not separate P and Q
figure-the-line-through-o-along = The line through O along v misses P ⊖ Q
figure-on-the-line-through-o = On the line through O along v, P ⊖ Q extends from { $from } to { $to }
figure-the-simplex-is-a-point = The simplex is a point at this step, so it determines no plane. Choose another step, or cut perpendicular to an axis
figure-the-points-of-the-simplex = The points of the simplex coincide, so they determine no plane. Cut perpendicular to an axis
figure-the-simplex-has-no-such = The simplex does not have this face at this step. Choose another step or another plane
figure-the-three-points-lie-on = The three points lie on one line, so they determine no plane. Cut perpendicular to an axis
figure-the-plane = the plane { $axis } = { $at }
figure-the-outline-of-a-curved = The outline of a curved P ⊖ Q goes through sample points, slightly inside it


## Support functions

figure-reaches-along = { $side ->
        [P] The support value of P along u is { $value }
       *[Q] The support value of Q along −u is { $value }
    }{ $vertices ->
        [none] { "" }
        [named] , at { $names }
       *[counted] , at { $count } vertices
    }
figure-the-support-function-is = The support value of P ⊖ Q along u is the sum, { $sum }: { $sign ->
        [below] negative, so a { figure-separator } perpendicular to u separates P and Q by { $gap }
        [above] positive, so u does not separate P and Q
        [exact] zero, so a { figure-separator } perpendicular to u touches both P and Q
       *[within] zero within roundoff, so a { figure-separator } perpendicular to u touches both P and Q
    }
figure-separator = { $dimension ->
        [two] line
       *[three] plane
    }
figure-u-is-behind = u, behind: { $value }
figure-u-is = u: { $value }
figure-support-function-of-p-q = support function of P ⊖ Q
figure-in-scene-units = in scene units
figure-u-separates-p-and-q = u separates P and Q
figure-another-vertex = another vertex
figure-p-along-u = P along u
figure-q-along-u = Q along −u
figure-p-q-along-u = P ⊖ Q along u
figure-support-functions-over-the-angle = Support functions over the angle
figure-angle-of-u-degrees = angle of u, degrees
figure-support-function-scene-units = support function, scene units
figure-direction-u-at-p-q = Direction u at P ⊖ Q
figure-v-is-the-zero-vector = v is the zero vector at this step, so u points along x instead


## Outcome maps

figure-apart = separated by { $gap }
figure-deep = overlapping by { $gap }
figure-q-at = Q at ({ $coordinates })
figure-outcome-after = { $verdict } after { figure-support-points }{ $region ->
        [none] { "" }
       *[other] , last region { $region }
    }
figure-beside = { $beside ->
        [algorithm] { $algorithm } says
       *[truth] The truth is
    } { $verdict }: { $accord ->
        [same] the same
        [touch] they differ only on a touch
        [unknown] the shapes are too close to a touch to decide
       *[different] they differ
    }
figure-map-titled = Outcome map: { $shade }
figure-outcome-map = Outcome map
figure-p-and-q-touch = P and Q touch
figure-x-of-q = x of Q
figure-y-of-q = y of Q
figure-verdict = Verdict
figure-number-of-support-points = Number of support points
figure-last-region = Last region
figure-agreement = Agreement
figure-separation-or-depth = Separation or depth
figure-the-same = the same
figure-differs-about-a-touch = differs on a touch
figure-nobody-can-tell = within tolerance
figure-differs = differs
figure-differs-from-the-truth = differs from the truth
figure-none-chosen = none chosen
figure-another = another


## Motions

figure-algorithm-cold = { $algorithm }, cold
figure-says-otherwise = { $algorithm } disagrees
figure-support-points-of-in-each = Support points of { $algorithm } in each frame
figure-cold-or-warm = { $cold ->
        [0] no support point
        [one] 1 support point
       *[other] { $cold } support points
    } cold, { figure-count-of-direction } with the direction kept, { figure-count-of-simplex } with the simplex kept{ $pairs ->
        [0] { "" }
        [one] , whose 1 vertex pair was recomputed
       *[other] , whose { $pairs } vertex pairs were recomputed
    }
figure-count-of-direction = { $direction ->
        [0] none
       *[other] { $direction }
    }
figure-count-of-simplex = { $simplex ->
        [0] none
       *[other] { $simplex }
    }
figure-frame = { $verdict }: { figure-cold-or-warm }
figure-frame-of-algorithm = { $algorithm } takes { $supports ->
        [0] none
       *[other] { $supports }
    }{ $agrees ->
        [no] { " " }and says { $verdict }
       *[yes] { "" }
    }
figure-all-frames = All { $frames } frames with { $solver }: { figure-cold-or-warm } ({ $cold_each }, { $direction_each } and { $simplex_each } support points a frame){ $wrong ->
        [0] { "" }
       *[other] ; { $algorithm } disagrees in { $wrong } of them
    }
figure-simplex-kept-with-pairs = simplex kept, with its vertex pairs
figure-frame-axis = frame
figure-points-of-p-q = points of P ⊖ Q
figure-roundoff-left-it-open-and = undecided within roundoff, settled by exact arithmetic
figure-the-verdict-depends-on-the = the verdict depends on the start here, which is possible only for curved shapes in contact


## The explorer

figure-code-leads-to = O in front of { $count ->
        [0] no face
       *[other] { $faces }
    } (code { $code }) → { $region }{ $first ->
        [none] { "" }
       *[other] ; the first face with O in front leads to { $first }
    }
figure-the-explorer-takes-p-for = In Explore, P is the simplex: two, three or (in 3D) four vertices, with radius zero
figure-the-explorer-takes-q-for = In Explore, Q is the origin: a single point, with radius zero
figure-where-o-can-be = where O can be
figure-the-same-region = the same region
figure-another-region = another region
figure-horizontal-cut-through-o = Horizontal cut through O
figure-x-of-o = x of O
figure-y-of-o = y of O
figure-nothing-is-found-all-three = no region: all three faces have O in front
figure-squat = low
figure-tall = tall
figure-leaning = leaning
figure-leaning-turned = leaning, turned
figure-leaning-turned-twice = leaning, turned twice
figure-region-explorer = Region explorer
figure-the-simplex-of-one-step = The simplex and the origin at one step of a run.


## Code and decision trees

figure-ours = { $line }  (ours)
figure-ours-not-published = Added by the sandbox, not in the published code. { $instead }
figure-executed-times = { $count ->
        [0] Not executed in this run
        [one] Executed once in this run: click to go there
       *[other] Executed { $count } times in this run: click for the next
    }
figure-never-reached = Never reached in exact arithmetic: { $argument }
figure-code-titled = { $algorithm }, { $count }D
figure-decisions-of = Decisions of { $algorithm }, { $count }D
figure-taken-times = { $count ->
        [0] Not taken in this run
        [one] Taken once in this run: click to go there
       *[other] Taken { $count } times in this run: click for the next
    }
figure-taken-in-runs = Taken { $count } times in { $runs } runs of random pairs
figure-this-step = this step
figure-passed-in-this-step = passed in this step
figure-reached-in-this-run = reached in this run
figure-not-reached-in-this-run = not reached in this run
figure-never = never reached
figure-radii = radii { $p } and { $q }
figure-number-of-points = { $count } points
figure-sides = { $count } sides
figure-side-probed = F = side { $side }, E = { $point }, { $gain } farther out
figure-gone-and-new = { $gone } gone, { $added } new
figure-so-far = { $point }, { $letter } so far
figure-new-v = new v
figure-length-of = { $kind ->
        [distance] distance
       *[depth] depth
    } { $length }

## Sketches of the glossary

figure-new = new
figure-result = result
figure-tests = tests

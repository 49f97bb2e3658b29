### Comparisons of two runs: how both end, and which decision differs first.
###
### $first and $second are the runs within a sentence, $First is the first at its start; $one and $other are their numbers
### or words. A to D are the letters of the simplex, P and Q the shapes, v the search direction, O the origin.

comparison-each = { $First } { $one }; { $second } { $other }.

## How a run is called: in a title, and in a sentence

compared-run-external = Yours{ $named ->
    [yes] : { $name }
   *[no] { "" }
}
    .run = your run
compared-run-precision = { $precision }
    .run = the run in { $precision }
compared-run-start = from { $direction }
    .run = the run from { $direction }
compared-run-contact = a touch counts as { $answer }
    .run = the run in which a touch counts as { $answer }
compared-run-limit = limit { $limit }
    .run = the run with limit { $limit }
compared-run-depth = { $depth ->
    [with] with depth
   *[without] without depth
}
    .run = the run { $depth ->
    [with] with depth
   *[without] without depth
}
compared-run-tie = { $vertex } wins ties
    .run = the run in which { $vertex } wins ties
compared-run-first-wins = the first vertex of { $side } wins ties
    .run = the run in which the first vertex of { $side } wins ties
compared-run-defect = “{ $defect }”
    .run = the run with “{ $defect }”
compared-run-other =
    .run = { $order ->
        [sound] the run without defects
        [first] the first run
       *[second] the second run
    }

## How both runs end

comparison-verdicts = { $has_parted ->
    [yes] { "" }
   *[no] Both runs make the same decisions throughout.{ " " }
}{ $is_same_verdict ->
    [yes] { $is_same_count ->
        [yes] Both runs say { $verdict } after { supports }.
       *[no] Both runs say { $verdict }: { $first } after { supports }, { $second } after { $other_count }.
    }
   *[no] { $First } says { $verdict } after { supports }; { $second } says { $other_verdict } after { $other_count }.
}{ $has_answers ->
    [yes] { " " }{ $First } answers { $answer }; { $second } answers { $other_answer }.
   *[no] { "" }
}

## Support points

comparison-start = { $First } starts along { $v } = { $direction }, { $second } along { $other_direction }.
comparison-points = { $First } finds { $pair }; { $second } finds { $other_pair }.
comparison-near-points = Both find points near { $pair }; the two points differ by { $distance }.
comparison-along = Both search along { $v } = { $direction }.
comparison-rays = { $ray ->
    [lengths] Both search along the same ray, with { $v } of different lengths
    [roundoff] Both search along the same ray, up to roundoff
   *[angle] Their directions differ by { $angle } radians
}: { $direction } for { $first }, { $other_direction } for { $second }.
comparison-tie = Vertices tie along { $v }, and the runs choose different vertices.
comparison-equal = Both points are equally far: { $A }·{ $v } = { $value }.
comparison-rounded = With coordinates rounded to { $precision }, another vertex is farthest.
comparison-values = { $A }·{ $v } = { $value } for { $first }, { $other_value } for { $second }.
comparison-distances = The signed distances { $A }·{ $v }/|{ $v }| are { $value } and { $other_value }.
comparison-tie-broken = { $cause ->
    [length] Normalizing { $v } adds roundoff, which breaks a tie.
    [tie] Roundoff breaks a tie.
   *[near-tie] Roundoff decides a near tie.
}
comparison-tied = Along the { $v } of { $run }, { $exactly ->
    [equal] { $own } and { $other } are exactly equally far
    [farther] { $own } is farther than { $other } by { $by }
   *[nearer] { $other } is farther than { $own } by { $by }
}{ $taken ->
    [lower] , so { $own } wins by its lower number
    [lower-rounded] ; the computed products are equal, so { $own } wins by its lower number
    [rounded] ; roundoff makes the product of { $own } greater
   *[farthest] { "" }
}.

## The test of A against the origin

comparison-reach = { $Ends } { $rejects ->
    [progress] makes no progress with { $A }
    [zero] rejects { $A }·{ $v } = 0 (“≤ 0”)
   *[short] rejects { $value }
} and ends; { $goes } { $accepts ->
    [untested] does not test { $A }
    [distance] does not decide by { $A }·{ $v }
    [progress] still makes progress
    [side] tests only whether { $A } lies past the origin
    [strict] rejects only { $A }·{ $v } < 0
   *[value] accepts { $other_value }
}{ $has_ended ->
    [no] { " " }and continues
   *[yes] { "" }
}.
comparison-same-point = Both find { $A } = { $point }{ $addition ->
    [zero] { " " }and compute { $A }·{ $v } = 0
    [roundoff] , up to roundoff
   *[none] { "" }
}.
comparison-near-zero = { $value } (0 within roundoff)
comparison-roundoff = Roundoff makes the difference.

## Regions

comparison-region = finds the origin { $place ->
    [inside] inside the simplex
    [none] in no region
   *[nearest] nearest to { $feature }
}{ $has_kept ->
    [yes] { " " }and keeps { $kept }
   *[no] { "" }
}
comparison-first-face = The origin is in front of { $count ->
    [two] two
   *[three] three
} faces: { $faces }. { $Hasty } takes the first, { $face }, and tests no further; { $other } { $tests ->
    [weights] decides by barycentric coordinates
    [two] tests on which side of their common edge the origin lies
   *[three] tests all three
}.
comparison-sign = They disagree on the sign of { $product }: { $value } for { $first }, { $other_value } for { $second }.
comparison-tests = { $Run } tests { $tests }.
comparison-same-tests = Both test { $tests }.
comparison-zero-case = { $Run } treats 0 as a separate case.
comparison-no-tests = { $Run } { $has_weights ->
    [yes] decides by barycentric coordinates, without tests
   *[no] makes no test here
}.
comparison-order = Both keep the same triangle, { $first } as { $face }, { $second } as { $other_face }. One run has swapped two points, so that the normals of its next tetrahedron point outward.

## The next direction

comparison-direction = { $are_known ->
    [yes] Both keep the same points, then search in different directions
   *[no] They continue in different directions
}: { $first } along { $v } = { $direction }, { $second } along { $other_direction }.
comparison-zero-used = The origin lies on the simplex, so the direction toward it is the zero vector. { $Zero } uses it{ $way ->
    [aside] ; { $other } searches perpendicular to the simplex, to see whether { $P } ⊖ { $Q } extends past the origin
    [opposite] ; { $other } reverses its first direction
   *[unknown] { "" }
}.
comparison-way = { $way ->
    [opposite] reverses its first direction
   *[straight] searches from { $A } straight toward the origin
}
comparison-both-reverse = Each reverses its own first direction.

## The end

comparison-both-end = Both end here.
comparison-says = says { $verdict }{ $why }
comparison-one-ends = { $Ends } ends here with { $verdict }{ $why }; { $goes } continues{ $has_direction ->
    [yes] { " " }along { $v } = { $direction }
   *[no] { "" }
}.
comparison-why = { $ending ->
    [settled] , settled by exact arithmetic
    [separating-axis] { " " }because { $A } does not lie past the origin
    [origin-enclosed] { " " }because it finds the origin inside
    [origin-on-boundary] { " " }because it finds the origin on the boundary
    [zero-direction] { " " }because { $v } is the zero vector and it rejects { $A }·{ $v } = 0
    [degenerate] { " " }because the origin seems to be in front of all three new faces
    [converged] { " " }because it makes no more progress
    [cycle] { " " }because the same simplex and direction recur
    [iteration-limit] { " " }because it reaches its limit
    [out-of-directions] { " " }because it has no direction left
   *[unknown] { "" }
}
comparison-longer = Only { $run } continues from here.
comparison-growth = The queries agree. { $polytopes ->
    [both] Then the two polytopes grow differently
    [one] Then only { $run } grows a polytope
   *[longer] Then only { $run } continues with its polytope
}.

## Beside the run of another program

comparison-external-point = finds { $pair }{ $point }{ $has_direction ->
    [yes] { " " }along { $v } = { $direction }
   *[no] { "" }
}
comparison-external-reach = { $Ends } ends with { $A } = { $point }{ $has_direction ->
    [yes] , where { $A }·{ $v } = { $value }
   *[no] { "" }
}; { $goes } { $has_ended ->
    [no] continues
   *[yes] accepts { $A }
}.
comparison-external-kept = keeps { $kept }
comparison-external-end = { $end ->
    [here] ends here and answers { $answer }{ $why }
    [later] continues
   *[before] has already ended
}

### The region of the origin: tests, rulings, names, and the points that are kept. Then claims as sentences of their own, and
### the sentences of the explorer.
###
### A to D are the letters of the simplex, P and Q the shapes, v the search direction, O the origin. $code is the
### algorithm within a sentence, $Code at its start. $sign is "positive", "zero" or "negative". $subject says who speaks:
### "fact", or "taken" by the algorithm; each also in the projection along an edge.

## Features

region-feature = { $kind ->
    [vertex] vertex { $letters }
    [edge] edge { $letters }
    [below] the underside of face { $letters }
    [inside] the inside of the simplex
   *[face] face { $letters }
}
region-nearest = { $kind ->
    [inside] inside the simplex
   *[feature] nearest to { $feature }
}
region-extent = { $count ->
    [2] the line through { $letters }
   *[other] the plane through { $letters }
}
region-points = { $count ->
    [0] the simplex
    [1] { $letters }
    [2] edge { $letters }
    [3] triangle { $letters }
   *[other] tetrahedron { $letters }
}

## Tests of planes

region-origin = { $subject ->
    [taken] { $Code } concludes that the origin is
    [fact-projected] In the projection, the origin is
    [taken-projected] { $Code } concludes that the origin is
   *[fact] The origin is
}
test-along = { $sign ->
    [positive] on
   *[other] not on
} { $to }’s side of { $from }
test-edge = { $sign ->
    [positive] outside
    [zero] level with
   *[negative] not outside
} edge { $edge }{ $of ->
    [face] { " " }of face { $face }
   *[triangle] { "" }
}
test-face = { $sign ->
    [positive] in front of
    [zero] in the plane of
   *[negative] not in front of
} face { $face }
test-triangle = { $sign ->
    [positive] above
    [zero] in the plane of
   *[negative] below
} face { $face }
test-answer =
    .claim = { $subject } { $test }.
    .evidence = { $question } = { $value }{ $view ->
        [edge] { " " }in the projection along the edge
       *[whole] { "" }
    }{ $certainty ->
        [false] , but that sign is wrong (checked exactly)
       *[fact] { "" }
    }.
test-above =
    .more = Above is the side that the triangle’s normal points to.
test-no-normal =
    .claim = { $certainty ->
        [false] { $Code } computes { $normal } as the zero vector
       *[fact] { $normal } is the zero vector
    }.
    .evidence = { $question } = { $value } wherever the origin is, so the test says nothing.
test-brief = { $test } ({ $question } = { $value }{ $certainty ->
    [false] , which is false
   *[fact] { "" }
})
test-brief-no-normal = no result ({ $normal }{ $certainty ->
    [false] { " " }computed as 0
   *[fact] { " " }= 0
})
test-code = { $subject } in front of { $count ->
    [0] no new face
    [1] 1 new face
   *[other] { $count } new faces
}: { $faces }{ $code ->
    [bits] { " " }→ { $bits } (ABC is the lowest bit)
   *[none] { "" }
}.
test-code-face = { $face } { $sign ->
    [positive] yes
    [zero] level
   *[negative] no
} ({ $value }{ $certainty ->
    [false] , which is false
   *[fact] { "" }
})
test-code-face-no-normal = { $face } no result
test-faces =
    .consequence = { $code }
test-first-face =
    .consequence = The first face with the origin in front wins: { $code } continues with { $face }.

## Rulings

ruled-inside =
    .claim = { $subject } inside { $simplex }.
ruled-projected =
    .evidence = This is in the projection along the edge.
ruled-on =
    .claim = { $subject ->
        [taken] { $Code } takes the origin to lie
        [fact-projected] In the projection, the origin lies
        [taken-projected] In the projection, { $code } takes the origin to lie
       *[fact] The origin lies
    } { $certainty ->
        [exactly] exactly on { $feature }
        [within] on { $feature } within roundoff
       *[open] on { $feature }
    }.
ruled-nearest =
    .claim = { $subject ->
        [taken] { $Code } takes { $feature } as nearest to the origin
        [fact-projected] In the projection, { $feature } is nearest to the origin
        [taken-projected] In the projection, { $code } takes { $feature } as nearest to the origin
       *[fact] { $Feature } is nearest to the origin
    }{ $place ->
        [plane] , which lies in its plane
       *[off] { "" }
    }.
ruled-tests =
    .evidence = Tests: { $tests }.
ruled-tests-before =
    .more = Tests before these: { $tests }.
ruled-code =
    .evidence = { $code }
ruled-code-more =
    .more = { $code }
ruled-segment =
    .evidence = { $tests ->
        [none] No test needed:{ " " }
       *[some] { "" }
    }{ $A } { $reach ->
        [level] is level with
       *[past] lies past
    } the origin along { $v }, so it is not { $A }{ $ends ->
        [both] , and not { $B }, since { $v } pointed from { $B } to the origin
       *[first] { "" }
    }.
ruled-old =
    .evidence = { $search ->
        [from] { $Old } needs no test: the search came from there.
       *[nowhere] { $Code } does not test { $old }.
    }
ruled-zero =
    .consequence = { $Code } counts 0 as inside.
ruled-border =
    .consequence = { $zero ->
        [yes] { $Code } counts 0 as inside; the origin is on { $feature }.
       *[no] In exact arithmetic, the origin is on { $feature }.
    }

## How sure a ruling is

doubt-first-face =
    .consequence = The first face with the origin in front wins; the others are not tested.
doubt-defect =
    .consequence = With a defect in the code, its argument proves nothing.
doubt-start =
    .consequence = Nothing rules out { $open ->
        [both] { $A } or { $B }
       *[older] { $B }
    }: { $v } did not point from { $B } to the origin.
doubt-earlier =
    .consequence = This builds on step { $step }, which was not proved.
doubt-open =
    .consequence = That was not proved.
doubt-right =
    .consequence = Here the choice is right (checked exactly).
doubt-wrong =
    .consequence = Wrong{ $truth ->
        [inside] : the origin is inside the simplex
        [feature] : the nearest feature is { $feature }
       *[unknown] { "" }
    }.{ $argument ->
        [fails] { " " }Here the argument behind the code fails.
       *[spoiled] { "" }
    }

## Letters, and the points that are kept

renamed-swap =
    .claim = Swap { $B } and { $C }.
    .evidence = { $side ->
        [level] A test of 0 counts as below, so the triangle’s normal is flipped.
        [taken] { $Code } takes the triangle’s normal to point toward the origin now.
       *[fact] Now the triangle’s normal points toward the origin.
    }
    .more = { $Code } renames at once; the picture renames at the next support point.
renamed-faces =
    .claim = { $Code } treats { $faces ->
        [two] faces { $one } and { $other } as { $A }{ $B }{ $C } and { $A }{ $C }{ $D }
       *[one] face { $one } as { $A }{ $B }{ $C }
    }.
    .evidence = The same tests follow, with other letters.
    .more = From now on { $code } calls { $from } by the letters { $to }; the picture renames at the next support point.
renamed-back =
    .claim = { $Code } continues with face { $face } alone.
    .more = The code’s letters match the picture again.
kept-all =
    .claim = Keep { $kept }, in this order.
kept =
    .claim = Keep { $kept }, drop { $dropped }.
kept-reason =
    .more = { $dropped } { $count ->
        [1] is
       *[other] are
    } not part of { $feature }.
kept-letters =
    .more = The next support point is called { $A }{ $change ->
        [none] ; { $kept } keep their letters
        [none-one] ; { $kept } keeps its letter
        [one] , so { $kept } becomes { $letters }
       *[more] , so { $kept } become { $letters }
    }.

## The ruling on a region, for the pointer and for the region itself

ruling-reason = { $ruling ->
    [direction] Impossible: { $v } pointed from { $feature } toward the origin, and { $A } lies farther along { $v } than { $feature }.
    [reach] Impossible: { $A } is not short of the origin along { $v }, so another point of the simplex is closer.
    [earlier] Impossible: an earlier step ruled out { $feature }.
    [unproved] The algorithm rules out { $feature } without proof.
    [outside] Tested: the origin is not { $nearest }.
    [taken-outside] The algorithm concludes that the origin is not { $nearest }.
    [not-asked] Not tested: another region was chosen before { $feature }.
    [taken] The algorithm concludes that the origin is { $nearest }.
   *[chosen] Chosen: the origin is { $nearest }.
}{ $certainty ->
    [false] { " " }That is false.
   *[fact] { "" }
}
ruling-link = Decided at step { $step }: click to go there.
ruling-caption = { $ruling ->
    [outside] not here (tested)
    [impossible] impossible
    [unproved] not here (not proved)
    [not-asked] not tested
    [taken] chosen (not proved)
   *[chosen] chosen
}
ruling-since = since step { $step }
ruling-false = false

## Claims as sentences of their own

claim = { $status ->
    [taken] The run concludes:{ " " }
    [false] The run concludes wrongly:{ " " }
   *[fact] { "" }
}{ $where ->
    [projection] in the projection along the edge,{ " " }
   *[space] { "" }
}{ $fact }{ $certainty ->
    [within] , within { $length }
   *[exactly] { "" }
}.
claim-about = { $about ->
    [p] { $P }
    [q] { $Q }
    [p-core] { $P }’s core
    [q-core] { $Q }’s core
    [core-difference] the cores’ difference
    [simplex] the simplex
   *[difference] { $P } ⊖ { $Q }
}
claim-farthest = { $vertex }{ $point } is a farthest point of { $about } along { $direction }
claim-vertex = { $vertex } ={ " " }
claim-reach = { $A }·{ $v } = { $value }: { $A } { $sign ->
    [negative] falls short of
    [zero] is level with
   *[positive] lies past
} the origin along { $v }
claim-gap = the farthest point of { $about } along { $v } falls { $gap } short of the origin
claim-boundary = no point of { $about } lies past the origin along { $v }
claim-repeated = { $A } is the same point as { $older }
claim-test = the origin is { $test }: { $question } = { $value }
claim-nearest = the origin is { $nearest }
claim-not-in = the origin is not { $nearest }
claim-on-extent = the origin lies on { $extent }, but not on { $feature }
claim-on = the origin lies on { $feature }
claim-no-direction = { $v } is the zero vector, so its product with every point is 0
claim-toward = the next { $v } { $count ->
    [1] points from { $feature } to the origin
   *[other] is perpendicular to { $feature } and points toward the origin
}
claim-foot = in barycentric coordinates of { $feature }, the foot of the origin is ({ $weights })
claim-flat = { $feature } is degenerate: it has no barycentric coordinates
claim-closest = { $point } is the point of the simplex closest to the origin
claim-bound = the { $length ->
    [depth] penetration depth of
   *[distance] distance between
} { $about ->
    [core-difference] the cores
   *[difference] { $P } and { $Q }
} is at { $bound ->
    [upper] most
   *[lower] least
} { $value }
claim-supports = no point of { $about } lies outside facet { $facet }
claim-extends = { $about } extends { $by } past facet { $facet }
claim-encloses = the simplex contains the origin
claim-verdict = { $verdict ->
    [overlap] { $P } and { $Q } overlap
    [touching] { $P } and { $Q } touch
    [separate] { $P } and { $Q } are separate
   *[undecided] it is undecided whether { $P } and { $Q } overlap
}
claim-cycle = the simplex and the search direction are the same as { $count ->
    [1] 1 iteration
   *[other] { $count } iterations
} ago

## The explorer: the test that stops an arrangement, or the meaning of one that can occur

stopped-reach = { $A }·{ $v } = { $value } < 0: { $A } falls short of { $O } along { $v }. The support test of this iteration would end the query before any decision.
stopped-backwards = ({ $A } − { $B })·{ $v } = { $value } < 0: { $A } lies behind { $old } along { $v }. No support mapping returns such a point, since { $old } lies farther along { $v }.
stopped-end-b = { $C }{ $B }·{ $B }{ $O } = { $value } > 0: { $O } lies outside end { $B } of edge { $B }{ $C }. As the newest point, { $B } would have fallen short of { $O }, and the support test would have ended the query.
stopped-end-c = { $B }{ $C }·{ $C }{ $O } = { $value } > 0: { $O } lies outside end { $C } of edge { $B }{ $C }. The search for { $B } went from { $C } toward { $O }, and { $B } lies the other way: the support test would have ended the query.
stopped-old-wall = { $C }{ $D }⟂·{ $C }{ $O } = { $value } > 0: { $O } lies outside the wall on { $C }{ $D }. The search for { $B } went from { $C }{ $D } toward { $O }, and { $B } lies the other way: the support test would have ended the query.
stopped-wall = { $edge }⟂·{ $from }{ $O } = { $value } > 0: { $O } lies outside the wall on { $edge }. The iteration that added { $B } tested that: it would have kept edge { $edge } and dropped { $third }.
stopped-floor = { $B }{ $C }{ $D }⟂·{ $B }{ $O } = { $value } < 0: { $O } lies below the floor { $B }{ $C }{ $D }. The iteration that kept this triangle would have swapped { $C } and { $D }.
reachable = A run can reach this arrangement. { $kept ->
    [1] { $A } does not fall short of { $O } in the direction from { $B }, so { $O } is nearest to neither end: it lies in the { $dimension ->
        [2] disc
       *[other] ball
    } with diameter { $A }{ $B }.
    [2] { $O } lies between the ends of { $B }{ $C }, and { $A } does not fall short of it in the direction from { $B }{ $C }.
   *[other] { $O } lies in the prism over { $B }{ $C }{ $D }, above the floor and not above { $A }.
}

### The region of the origin: tests, rulings, names, and the points that are kept. Then claims as sentences of their own, and
### the sentences of the explorer.
###
### A to D are the letters of the simplex, P and Q the shapes, v the search direction, O the origin. $code is the
### algorithm within a sentence, $Code at its start. $sign is "positive", "zero" or "negative". $status is "proved",
### "within" (only within roundoff), "concluded" by the algorithm, or "refuted". Conditions are "yes" or "no": $is_taken
### says that the algorithm only concludes this, $is_projected that the sentence is about the projection along an edge.

## Features

region-feature = { $kind ->
    [vertex] vertex { $letters }
    [edge] edge { $letters }
    [below] the underside of face { $letters }
    [inside] the inside of the simplex
   *[face] face { $letters }
}
region-nearest = { $is_inside ->
    [yes] inside the simplex
   *[no] nearest to { $feature }
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

region-origin = { $is_taken ->
    [yes] { $is_projected ->
        [yes] { $Code } concludes that the origin is
       *[no] { $Code } concludes that the origin is
    }
   *[no] { $is_projected ->
        [yes] In the projection, the origin is
       *[no] The origin is
    }
}
test-along = { $sign ->
    [positive] on
   *[other] not on
} { $to }’s side of { $from }
test-edge = { $sign ->
    [positive] outside
    [zero] level with
   *[negative] not outside
} edge { $edge }{ $is_solid ->
    [yes] { " " }of face { $face }
   *[no] { "" }
}
test-face = { $is_solid ->
    [yes] { $sign ->
        [positive] in front of
        [zero] in the plane of
       *[negative] not in front of
    } face { $face }
   *[no] { $sign ->
        [positive] above
        [zero] in the plane of
       *[negative] below
    } face { $face }
}
test-answer =
    .claim = { $subject } { $test }.
    .evidence = { $question } = { $value }{ $is_projected ->
        [yes] { " " }in the projection along the edge
       *[no] { "" }
    }{ $status ->
        [refuted] , but that sign is wrong (checked exactly)
       *[other] { "" }
    }.
    .more = { $has_side ->
        [yes] Above is the side that the triangle’s normal points to.
       *[no] { "" }
    }
test-no-normal =
    .claim = { $status ->
        [refuted] { $Code } computes { $normal } as the zero vector
       *[other] { $normal } is the zero vector
    }.
    .evidence = { $question } = { $value } wherever the origin is, so the test says nothing.
test-brief = { $has_normal ->
    [yes] { $test } ({ $question } = { $value }{ $status ->
        [refuted] , which is false
       *[other] { "" }
    })
   *[no] no result ({ $normal }{ $status ->
        [refuted] { " " }computed as 0
       *[other] { " " }= 0
    })
}
test-code = { $subject } in front of { $count ->
    [0] no new face
    [1] 1 new face
   *[other] { $count } new faces
}: { $faces }{ $has_bits ->
    [yes] { " " }→ { $bits } (ABC is the lowest bit)
   *[no] { "" }
}.
test-code-face = { $has_normal ->
    [yes] { $face } { $sign ->
        [positive] yes
        [zero] level
       *[negative] no
    } ({ $value }{ $status ->
        [refuted] , which is false
       *[other] { "" }
    })
   *[no] { $face } no result
}
test-faces =
    .consequence = { $code }
test-first-face =
    .consequence = The first face with the origin in front wins: { $code } continues with { $face }.

## Rulings

ruled-inside =
    .claim = { $subject } inside { $simplex }.
    .evidence = { $is_taken ->
        [yes] { $is_projected ->
            [yes] This holds in the projection along the edge.
           *[no] { "" }
        }
       *[no] { "" }
    }
ruled-on =
    .claim = { $is_taken ->
        [yes] { $is_projected ->
            [yes] In the projection, { $code } concludes that the origin lies
           *[no] { $Code } concludes that the origin lies
        }
       *[no] { $is_projected ->
            [yes] In the projection, the origin lies
           *[no] The origin lies
        }
    } { $status ->
        [proved] exactly on { $feature }
        [within] on { $feature } within roundoff
       *[other] on { $feature }
    }.
ruled-nearest =
    .claim = { $is_taken ->
        [yes] { $is_projected ->
            [yes] In the projection, { $code } takes { $feature } as nearest to the origin
           *[no] { $Code } takes { $feature } as nearest to the origin
        }
       *[no] { $is_projected ->
            [yes] In the projection, { $feature } is nearest to the origin
           *[no] { $Feature } is nearest to the origin
        }
    }{ $is_in_plane ->
        [yes] , which lies in its plane
       *[no] { "" }
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
    .evidence = { $is_untested ->
        [yes] No test needed:{ " " }
       *[no] { "" }
    }{ $A } { $is_past ->
        [no] is level with
       *[yes] lies past
    } the origin along { $v }, so { $A } is not nearest{ $has_both ->
        [yes] , nor is { $B }, since { $v } pointed from { $B } to the origin
       *[no] { "" }
    }.
ruled-old =
    .evidence = { $has_direction ->
        [yes] { $Old } needs no test: the search came from there.
       *[no] { $Code } does not test { $old }.
    }
ruled-border =
    .consequence = { $has_zero ->
        [yes] { $is_on_border ->
            [yes] { $Code } counts 0 as inside; the origin is on { $feature }.
           *[no] { $Code } counts 0 as inside.
        }
       *[no] { $is_on_border ->
            [yes] In exact arithmetic, the origin is on { $feature }.
           *[no] { "" }
        }
    }

## How sure a ruling is

doubt =
    .consequence = { $reason ->
        [first-face] The first face with the origin in front wins; the others are not tested.
        [defect] With a defect in the code, its argument proves nothing.
        [earlier] This builds on step { $step }, which was not proved.
        [both] Nothing rules out { $A } or { $B }: { $v } did not point from { $B } to the origin.
        [older] Nothing rules out { $B }: { $v } did not point from { $B } to the origin.
        [open] That was not proved.
       *[none] { "" }
    }
doubt-right =
    .consequence = Here the choice is right (checked exactly).
doubt-wrong =
    .consequence = Wrong{ $truth ->
        [inside] : the origin is inside the simplex
        [none] { "" }
       *[other] : the nearest feature is { $feature }
    }.{ $has_failed ->
        [yes] { " " }Here the argument behind the code fails.
       *[no] { "" }
    }

## Letters, and the points that are kept

renamed-swap =
    .claim = Swap { $B } and { $C }.
    .evidence = { $side ->
        [level] A test of 0 counts as below, so the swap flips the triangle’s normal.
        [taken] { $Code } concludes that the triangle’s normal now points toward the origin.
       *[fact] Now the triangle’s normal points toward the origin.
    }
    .more = { $Code } renames at once; the picture renames at the next support point.
renamed-faces =
    .claim = { $Code } treats { $has_two ->
        [yes] faces { $one } and { $other } as { $A }{ $B }{ $C } and { $A }{ $C }{ $D }
       *[no] face { $one } as { $A }{ $B }{ $C }
    }.
    .evidence = The same tests follow, with other letters.
    .more = From now on { $code } calls { $from } by the letters { $to }; the picture renames at the next support point.
renamed-back =
    .claim = { $Code } continues with face { $face } alone.
    .more = The code’s letters match the picture again.
kept =
    .claim = { $count ->
        [0] Keep { $kept }, in this order.
       *[other] Keep { $kept }, drop { $dropped }.
    }
    .more = { $has_reason ->
        [yes] { $dropped } { $count ->
            [1] is
           *[other] are
        } not part of { $feature }.{ " " }
       *[no] { "" }
    }The next support point is called { $A }{ $change ->
        [none] ; { $kept } keep their letters
        [none-one] ; { $kept } keeps its letter
        [one] , so { $kept } becomes { $letters }
       *[more] , so { $kept } become { $letters }
    }.

## The ruling on a region, for the pointer and for the region itself

ruling-reason = { $ruling ->
    [direction] Impossible: { $v } pointed from { $feature } toward the origin, and { $A } lies farther along { $v } than { $feature }.
    [reach] Impossible: { $A } is not short of the origin along { $v }, so another point of the simplex is closer to the origin.
    [earlier] Impossible: an earlier step ruled out { $feature }.
    [unproved] The algorithm rules out { $feature } without proof.
    [outside] Tested: the origin is not { $nearest }.
    [taken-outside] The algorithm concludes that the origin is not { $nearest }.
    [not-asked] Not tested: another region was chosen before { $feature }.
    [taken] The algorithm concludes that the origin is { $nearest }.
   *[chosen] Chosen: the origin is { $nearest }.
}{ $is_false ->
    [yes] { " " }That is false.
   *[no] { "" }
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
    [concluded] The run concludes:{ " " }
    [refuted] The run concludes wrongly:{ " " }
   *[other] { "" }
}{ $is_projected ->
    [yes] in the projection along the edge,{ " " }
   *[no] { "" }
}{ $fact }{ $status ->
    [within] , within { $length }
   *[other] { "" }
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
} is at { $is_upper ->
    [yes] most
   *[no] least
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
stopped-wall = { $edge }⟂·{ $from }{ $O } = { $value } > 0: { $O } lies outside the wall on { $edge }. The iteration that added { $B } would have kept edge { $edge } and dropped { $third }.
stopped-floor = { $B }{ $C }{ $D }⟂·{ $B }{ $O } = { $value } < 0: { $O } lies below the floor { $B }{ $C }{ $D }. The iteration that kept this triangle would have swapped { $C } and { $D }.
reachable = A run can reach this arrangement. { $kept ->
    [1] { $A } does not fall short of { $O } in the direction from { $B }, so { $O } is nearest to neither end: it lies in the { $dimension ->
        [2] disc
       *[other] ball
    } with diameter { $A }{ $B }.
    [2] { $O } lies between the ends of { $B }{ $C }, and { $A } does not fall short of it in the direction from { $B }{ $C }.
   *[other] { $O } lies in the prism over { $B }{ $C }{ $D }, above the floor and not above { $A }.
}

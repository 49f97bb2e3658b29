### Lengths and other sentences beside the search: the expanding polytope (EPA), measurements, proofs, external traces,
### ties and listed vertices.
###
### A to D are the letters of the simplex, P and Q the shapes, v the search direction, O the origin. $kind is "edge" in the
### plane and "face" in space.


## The expanding polytope: its start

epa-kind = { $kind ->
        [face] face
       *[edge] edge
    }
epa-kinds = { $kind ->
        [face] faces
       *[edge] edges
    }
epa-space = { $kind ->
        [face] a volume
       *[edge] an area
    }
epa-a-facet = { $kind ->
        [face] a face
       *[edge] an edge
    }
epa-outside = { $kind ->
        [face] in front of
       *[edge] outside
    }
epa-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
epa =
    .more = The expanding polytope algorithm (EPA) grows a polytope inside { $about }. It looks for the boundary point nearest to the origin, which gives the depth.
epa-start =
    .claim = { $status ->
        [refuted] EPA treats this simplex of { epa-points } as a valid initial polytope.
       *[other] EPA starts from this simplex of { epa-points }.
    }
    .evidence = It has { epa-space }{ $status ->
        [refuted] , but in exact arithmetic the origin lies outside it.
        [within] { " " }and contains the origin within roundoff: a valid initial polytope.
       *[other] { " " }and contains the origin: a valid initial polytope.
    }
epa-start-invalid =
    .claim = This simplex of { epa-points } is not a valid initial polytope.
    .evidence = { $flaw ->
        [repeated] Two of its points are the same.
        [flat] Its points lie { $kind ->
            [face] in one plane
           *[edge] on one line
        }, so it has no { $kind ->
            [face] volume
           *[edge] area
        }.
       *[too-few] A polytope with { epa-space } needs at least { $needed } points.
    }
    .consequence = { $flaw ->
        [too-few] EPA adds points outside the span of the simplex.
       *[other] EPA drops redundant points and adds others outside the span of the rest.
    }
epa-start-boundary =
    .claim = EPA starts with the origin on { epa-a-facet } of the simplex.
    .evidence = The simplex has { epa-space }, but the signed distance of that { epa-kind } is 0 ({ $has_vertices ->
        [yes] exactly
       *[no] within roundoff
    }).
    .consequence = EPA searches along the outward normal of that { epa-kind }.
epa-start-outside =
    .claim = EPA starts from a simplex that does not contain the origin.
    .evidence = It has { epa-space }, but the signed distance of { epa-a-facet } is negative: the origin is { epa-outside } it.
    .consequence = EPA expands the { epa-kind } with the least signed distance first, so the polytope grows toward the origin.
epa-inflated =
    .claim = EPA adds a point outside the span of the simplex.
    .evidence = The support point along { $direction }, perpendicular to the span of the simplex, is { $found }.
    .consequence = The initial polytope needs { epa-space }.
epa-seeded =
    .claim = The polytope starts with { $corners } corners and { $facets } { epa-kinds }.
    .evidence = Signed distances from the origin: { $distances }.
# The start in the table of iterations.
epa-cell = { $flaw ->
        [too-few] too few points: repaired
        [repeated] a point twice: repaired
        [flat] flat: repaired
        [boundary] origin on a side
        [outside] origin outside
       *[none] valid start
    }

## The expanding polytope: its facets

epa-facet = { epa-kind } { $corners }
epa-distance = { $distance }{ $case ->
        [zero] { " " }(within roundoff)
        [about-zero] { " " }(0 within roundoff)
        [outside] { " " }(the origin is { epa-outside } it)
       *[inside] { "" }
    }
epa-distance-to = { $distance } to { $facet }
epa-facet-at = { $corners } at distance { $distance }
epa-expands =
    .claim = EPA expands { $facet }{ $is_outside ->
        [yes] : the origin is { epa-outside } it
       *[no] , the nearest to the origin
    }.
    .evidence = { $is_outside ->
        [yes] It falls { $outside } short of the origin, and { $gain } short of the support point along its normal
       *[no] The support point along its normal lies { $gain } farther out
    }{ $depth }.
epa-boundary =
    .claim = { $Facet } lies on the boundary of { $about }{ $certainty ->
        [sure] { "" }
       *[within] , within the tolerance
    }.
    .evidence = { $is_outside ->
        [yes] The origin lies { $outside } { epa-outside } it
       *[no] It is the nearest to the origin
    }, and { $certainty ->
        [within] { $about } extends at most { $gain } farther out
        [nothing] { $about } extends no farther along its normal
       *[sure] no point of { $about } lies { epa-outside } it
    }{ $depth }.
epa-probe =
    .more = The signed distance of { $facet } is { $distance }. The support point along its outward normal { $normal } is point { $number } = { $found }.
# The bounds on the depth, at the end of a sentence.
epa-depth = , so the depth{ $of ->
        [cores] { " " }of the cores
       *[shapes] { "" }
    } is { $bounds ->
        [met] { $most }
        [close] { $most } to within { $difference }
        [between] between { $least } and { $most }
       *[above] at most { $most }
    }{ $has_roundoff ->
        [yes] , allowing for roundoff
       *[no] { "" }
    }
epa-depth-with-radii =
    .consequence = With the radii, { $P } and { $Q } overlap by { $is_met ->
        [yes] { "" }
       *[no] at most{ " " }
    }{ $sum } = { $total }.
epa-expanded =
    .claim = Point { $number } replaces { $seen ->
        [one] { $seen } { epa-kind }
       *[other] { $seen } { epa-kinds }
    } with { $added ->
        [one] { $added } new one
       *[other] { $added } new ones
    }.
    .evidence = It lies { epa-outside } { $seen ->
        [one] that { epa-kind }
       *[other] those { epa-kinds }
    }.{ $new }
    .more = { $kind ->
        [face] The border of the hole, the horizon, has { $horizon } edges; EPA joins each edge to point { $number }.
       *[edge] EPA joins point { $number } to both ends of the gap.
    }
epa-new-facets = { " " }The new { epa-kinds } are { $facets }.
epa-new-nearest = { " " }The nearest new { epa-kind } is { $facet }.

## Measured lengths

# The length of shapes that touch or nearly so.
length-about-zero = 0 within { $most }
measured-distance =
    .claim = { $P } and { $Q } are separated by { $length }.
    .evidence = The closest points are { $on_p } of { $P } and { $on_q } of { $Q }; the direction from { $P } to { $Q } is { $normal }.
    .consequence = Moving { $Q } by { $length } opposite to that direction makes the shapes touch.
measured-distance-tiny =
    .claim = { $P } and { $Q } are separate.
    .evidence = Near { $on_p }, their distance is too small to differ from 0 in double precision. The direction from { $P } to { $Q } is { $normal }.
measured-touch =
    .claim = { $P } and { $Q } touch{ $certainty ->
        [touch] { "" }
       *[open] { " " }within the error bound
    }.
    .evidence = The distance is { $length }{ $certainty ->
        [touch] { " " }(exactly)
       *[open] { "" }
    } at { $on_p }; the direction from { $P } to { $Q } is { $normal }.
measured-depth =
    .claim = The penetration depth is { $length }.
    .evidence = Moving { $Q } by { $length } along { $normal } leaves it just touching { $P }.
    .more = The witness points are { $on_p } of { $P } and { $on_q } of { $Q }.
measured-depth-tiny =
    .claim = { $P } and { $Q } overlap.
    .evidence = Near { $on_p }, the penetration depth is too small to differ from 0 in double precision. { $Q } leaves { $P } along { $normal }.
measured-certainty =
    .evidence = { $certainty ->
        [touch] Exact arithmetic proves the touch.
        [exact] Exact arithmetic proves this length, correctly rounded.
        [open] The shapes may still overlap or be separated by that much.
        [error] The error is at most { $difference }.
       *[bounds] The true length lies between { $least } and { $most }.
    }
# The same in the table of lengths.
measured-cell = { $certainty ->
        [equal] exactly
        [touch] correctly rounded
        [exact] correctly rounded
        [open] to within { $most }
        [error] to within { $difference }
       *[bounds] between { $least } and { $most }
    }

## Proofs

settled =
    .claim = Exact arithmetic { $verdict ->
        [overlap] puts the origin inside
        [touching] puts the origin on the boundary of
        [separate] puts the origin outside
       *[undecided] does not place the origin relative to
    } { $P } ⊖ { $Q }.
    .evidence = The search did not decide this.
settled-simplex =
    .evidence = { $is_flat ->
        [yes] The origin lies on the simplex of { $points } and inside { $P } ⊖ { $Q }.
       *[no] The proof uses the simplex of { $points }.
    }
proof-open = The reference cannot tell whether { $P } and { $Q } overlap, touch or are separate: they are within { $tolerance } of touching.
proof-gap = Along { $axis }, every point of { $P } lies before every point of { $Q }, with a gap of { $gap }.
proof-touch = Along { $axis }, no point of { $P } lies past any point of { $Q }: { $P } ends where { $Q } begins, and the gap is 0 (exactly).
proof-near = Along { $axis }, no point of { $P } lies more than { $tolerance } past any point of { $Q }: the gap is 0 within { $tolerance }.
proof-point = { $P } and { $Q } share the point { $point }.
# The same point as a weighted mean of points of one shape.
proof-mean = From { $shape }: { $sum } = { $mean }{ $is_apart ->
        [yes] , { $away } away: within the radius of { $shape }
       *[no] { "" }
    }.
proof-certainty = { $is_exact ->
        [yes] exact
       *[no] to within { $tolerance }
    }

## External traces

external-support =
    .claim = The run finds { $A } = { $point } along { $v } = { $direction }.
    .evidence = { $is_farthest ->
        [yes] No vertex is farther.{ " " }
        [no] Another vertex is farther.{ " " }
       *[none] { "" }
    }{ $A }·{ $v } = { $product }{ $sign ->
        [positive] { " " }> 0: { $A } lies past the origin along { $v }.
        [negative] { " " }< 0: { $A } falls short of the origin along { $v }.
       *[zero] : { $A } is level with the origin along { $v }.
    }
external-support-blind =
    .claim = The run finds { $A } = { $point }.
    .evidence = The trace gives no search direction.
external-separates =
    .consequence = { $of ->
        [cores] Every point of { $about } falls short of the origin along { $v }.
       *[shapes] { $v } separates { $P } and { $Q }: every point of { $about } falls short of the origin along { $v }.
    }
external-kept =
    .claim = { $has_simplex ->
        [yes] The run keeps { $kept }{ $count ->
            [0] { "" }
           *[other] { " " }and drops { $dropped }
        }.
       *[no] The run does not say which points it keeps.
    }
    .evidence = { $has_simplex ->
        [yes] { "" }
       *[no] Only { $A } is drawn.
    }
external-strangers =
    .evidence = { $count ->
        [one] One more kept point is not in the earlier trace, so it is not drawn.
       *[other] { $count } more kept points are not in the earlier trace, so they are not drawn.
    }
external-region =
    .consequence = The origin is { $region ->
        [inside] inside the simplex
        [vertex] nearest to vertex { $feature }
        [edge] nearest to edge { $feature }
       *[face] nearest to face { $feature }
    } (checked exactly).
external-direction =
    .claim = The run searches next along { $v } = { $direction }.
external-answer =
    .claim = The run answers { $answer ->
        [yes] YES
       *[no] NO
    }{ $lengths }.
    .evidence = { $status ->
        [refuted] That is wrong.
        [proved] { $is_touch ->
            [yes] The shapes touch, so either answer is right.
           *[no] That is right.
        }
        [within] { $is_touch ->
            [yes] The shapes touch, so either answer is right.
           *[no] That is right.
        }
       *[other] { "" }
    }
external-distance = , distance { $length }
external-depth = , depth { $length }
external-unanswered =
    .claim = The trace ends without an answer.
external-cut =
    .evidence = { $reason }

## Ties

tied = { $vertices } of { $shape } are equally far along { $is_negated ->
        [yes] −{ $v }
       *[no] { $v }
    }{ $has_direction ->
        [no] , the zero vector
       *[yes] { "" }
    }; the run takes { $taken }, { $is_first ->
        [yes] { "" }
       *[no] not{ " " }
    }the first in the order of the vertices.
tied-more = { $count ->
        [one] { $count } more vertex
       *[other] { $count } more vertices
    }

## Listed vertices

listed-inside = inside: not part of the hull
listed-between = on { $dimension ->
        [2] an edge
       *[other] an edge or face
    }: not a corner
listed-same = same place as { $first }
listed-elsewhere = not a corner of the hull
listed-hull = hull: { $used } of { $all } used
listed-not-convex = { $shape } is not convex: GJK uses its convex hull, which includes the hatched part

### Support points: does A lie past the origin along v?
###
### A to D are the letters of the simplex, P and Q the shapes, v the search direction, O the origin. $code is the
### algorithm within a sentence, $Code at its start. $status is "proved", "within" (only within roundoff), "concluded" by
### the algorithm, or "refuted". Conditions, as $is_first, are "yes" or "no".

## Lists and vertices, in all sentences

# An item of a list: “a, b and c”.
list-item = { $place ->
        [first] { "" }
        [last] { " " }and{ " " }
       *[middle] ,{ " " }
    }{ $item }
point-of = { $side }’s point

## Every run

# Said once, at the first step of a run.
run-question =
    .consequence = { $is_distance ->
        [yes] The question: how far is the origin from { $P } ⊖ { $Q }?
       *[no] The question: is the origin in { $P } ⊖ { $Q }?
    }
support-repeated =
    .consequence = { $A } repeats { $older }: the search found no new point.

## The test of A against the origin

# If $is_contained, the origin is known to lie in the difference; the question is whether it lies inside.
support-passed =
    .claim = { $status ->
        [refuted] { $Code } concludes that { $A } lies past the origin along { $v }.
       *[other] { $is_contained ->
            [yes] { $P } ⊖ { $Q } extends past the origin along { $v }.
           *[no] { $A } lies past the origin along { $v }.
        }
    }
    .evidence = { $status ->
        [refuted] { $A }·{ $v } = { $product } is false: in exact arithmetic no point lies past the origin.
       *[other] { $is_contained ->
            [yes] { $A }·{ $v } = { $product }.
           *[no] { $A }·{ $v } = { $product }, so { $v } does not separate { $P } and { $Q }.
        }
    }{ $status ->
        [within] { " " }The sign is not certain: { $A }·{ $v } is within roundoff of 0.
       *[other] { "" }
    }
# A zero may be an underflow, an overflow or within roundoff: only an exact one is a fact.
support-level =
    .claim = { $is_exact ->
        [yes] { $A } is
       *[no] { $Code } treats { $A } as
    } level with the origin along { $v }.
    .evidence = { $A }·{ $v } = { $product }.
    .consequence = { $is_robust ->
        [yes] { $is_exact ->
            [yes] The origin is on the boundary of { $P } ⊖ { $Q } or outside.
           *[no] The query concludes that the origin is on the boundary of { $P } ⊖ { $Q } or outside.
        }
       *[no] { $Code } accepts { $A }.
    }
support-separates =
    .claim = { $v } separates { $of ->
        [cores] the cores of { $P } and { $Q }
       *[shapes] { $P } and { $Q }
    }.
    .evidence = { $A }·{ $v } = { $product }: even the farthest point of { $about } along { $v } falls { $gap } short of the origin.
support-separates-wrong =
    .claim = { $Code } treats { $v } as a separating axis.
    .evidence = { $A }·{ $v } = { $product }, but { $v } separates nothing: { $about } extends at least to the origin along { $v }.
support-boundary =
    .claim = No point of { $P } ⊖ { $Q } lies past the origin along { $v }.
    .evidence = { $A }·{ $v } = { $product }{ $is_sure ->
        [no] , within roundoff
       *[yes] { "" }
    }.
support-rejected-at-zero =
    .claim = { $Code } rejects { $A } at 0 (“≤ 0”).
    .evidence = { $A }·{ $v } = { $product }{ $is_exact ->
        [yes] : { $A } is level with the origin along { $v }, no farther.
       *[no] , which counts as 0.
    }
support-untested =
    .claim = { $is_first ->
        [yes] { $A } is the first point of the simplex.
       *[no] { $Code } does not test { $A } here.
    }
    .evidence = { $is_first ->
        [yes] { $Code } does not test { $A }·{ $v } = { $product } here.
       *[no] { $A }·{ $v } = { $product }.
    }
support-no-direction =
    .claim = { $v } is the zero vector.
    .evidence = { $A }·{ $v } = 0 (exactly) for every point, so the test says nothing.
    .consequence = { $is_rejected ->
        [yes] { $Code } still rejects { $A } (“≤ 0”).
       *[no] { $Code } accepts { $A }.
    }

## Bounds of the distance

support-no-bound =
    .claim = { $A } gives no lower bound on the distance.
    .evidence = { $A }·{ $v } = { $product }: { $A } is not short of the origin along { $v }.
support-bound =
    .claim = The distance between { $of ->
        [cores] the cores
       *[shapes] { $P } and { $Q }
    } is at least { $least }.
    .evidence = No point of { $about } lies farther along { $v } than { $A }{ $is_tiny ->
        [yes] { " " }({ $A }·{ $v } < 0, too small to differ from 0 in double precision)
       *[no] { " " }({ $A }·{ $v } = { $product })
    }, so none is closer to the origin than −{ $A }·{ $v }/|{ $v }|.
# Between polytopes the search ends at a known point, also where roundoff keeps the bounds apart.
support-bound-apart =
    .consequence = { $A } brings the simplex no closer to the origin. The distance is at most { $most } after roundoff.
support-bound-met =
    .consequence = The closest point so far is at distance { $most }: the two bounds meet{ $is_exact ->
        [no] { " " }to within { $difference }
       *[yes] { "" }
    }.

## The vertex pair of A

support-point =
    .more = { $A } = { $point } is { $is_right ->
        [no] returned as{ " " }
       *[yes] { "" }
    }the support point along { $v } = { $direction }.{ $parts }
support-shift = Relative to { $shift }:
support-part = { $vertex } is farthest in { $about } along { $is_negated ->
        [yes] −{ $v }
       *[no] { $v }
    }.
# Roundoff has chosen the vertex; exact arithmetic chooses another.
support-part-computed = Roundoff picks { $vertex }; { $other } lies { $by } farther.
# These change what follows from A, and stand with the consequence.
support-part-wrong =
    .consequence = { $vertex } is not the farthest point of { $about } along { $is_negated ->
        [yes] −{ $v }
       *[no] { $v }
    }.
support-part-not-negated =
    .consequence = { $vertex } is farthest in { $about } along { $v }, but { $A } needs the farthest along −{ $v }.

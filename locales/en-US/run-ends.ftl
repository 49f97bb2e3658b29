### Directions, nearest points, ends of a run, its verdict, and fixes.
###
### $code is the algorithm within a sentence, $Code at its start. $about is P ⊖ Q or the difference of the cores. $of is
### "cores" or "shapes". Conditions, as $is_exact or $has_vertices, are "yes" or "no"; $is_wrong says that the verdict is
### refuted.

## The radii of rounded shapes

run-on-cores =
    .claim = From here on, all points belong to the cores of { $P } and { $Q }.
    .evidence = The cores are the shapes without their radii. { $has_radius_p ->
        [yes] { $has_radius_q ->
            [yes] The radii of { $P } and { $Q } are { $radius_p } and { $radius_q }.
           *[no] The radius of { $P } is { $radius_p }.
        }
       *[no] The radius of { $Q } is { $radius_q }.
    }
    .consequence = At the end, the run subtracts the radii from a distance or adds them to a depth.

## The next direction

# $case is the reason for v: the feature whose letters are $feature, or the opposite of the direction before.
redirected =
    .claim = { $case ->
        [feature] Search from { $feature } toward the origin.
        [vertex] Search from { $feature } toward the origin.
        [astray] { $v } does not point from { $feature } toward the origin.
        [level] Search perpendicular to { $feature }.
        [contained] Search for points past the origin along { $v }.
        [opposite] Search the opposite way.
       *[other] Search along { $v } next.
    }
    .evidence = { $v } = { $direction }{ $case ->
        [feature] , perpendicular to { $feature }
       *[other] { "" }
    }{ $is_projected ->
        [yes] , in the projection along the edge
       *[no] { "" }
    }.{ $case ->
        [level] { " " }The plane test counts as 0, so neither side of { $feature } leads toward the origin.
       *[other] { "" }
    }{ $is_normalized ->
        [yes] { " " }{ $Code } normalizes { $v } to length 1.
       *[no] { "" }
    }
    .consequence = { $is_contained ->
        [yes] The origin lies in { $P } ⊖ { $Q }. It is an interior point only if { $P } ⊖ { $Q } also extends past it along { $v }.
       *[no] { "" }
    }
redirected-nowhere =
    .claim = { $place ->
        [exact] The origin lies on { $feature }.
        [within] The origin lies on { $feature }, within roundoff.
       *[elsewhere] { $v } is the zero vector, but the origin does not lie on { $feature }.
    }
    .evidence = { $place ->
        [exact] This is checked exactly. { $v } = 0 has no direction.
        [within] So { $v } = 0, which has no direction.
        [span] The origin lies on { $span }, so { $v } = 0 has no direction.
        [point] { $points } are the same point, so { $feature } has no direction.
       *[elsewhere] A product was too small for the precision and counts as 0.
    }
    .consequence = { $effect ->
        [shared] { $of ->
            [cores] The cores of { $P } and { $Q }
           *[shapes] { $P } and { $Q }
        } share a point, so the search ends.
        [taken] The search concludes that { $of ->
            [cores] the cores of { $P } and { $Q }
           *[shapes] { $P } and { $Q }
        } share a point, and ends.
        [unguarded] Without its guard, the search continues with { $v } = 0.
        [surrounded] The origin is an interior point only if { $P } ⊖ { $Q } extends past it on every side.
        [rejected] The next { $A }·{ $v } will be 0, so { $code } will answer NO whatever the shapes are.
       *[passed] The next { $A }·{ $v } will be 0, and { $code } will accept { $A }.
    }
projected =
    .claim = The search continues in the projection along the edge.
    .evidence = The origin lies on the edge, so the projection shows the whole edge as one point: the origin.
    .consequence = The origin is an interior point if and only if the projection of { $P } ⊖ { $Q } surrounds it.

## Barycentric coordinates

# $sum is the foot as a sum of points with their coordinates. $deciding are the coordinates that decide.
weighed-vertex =
    .claim = The foot of the origin on { $feature } is { $feature } itself.
    .evidence = In barycentric coordinates, it is { $sum }.
weighed-feature =
    .claim = { $where ->
        [outside] The foot of the origin is not on { $feature }.
        [border] The foot of the origin is on the boundary of { $feature }.
       *[inside] The foot of the origin is inside { $feature }.
    }
    .evidence = The foot is { $sum }: { $where ->
        [inside] all barycentric coordinates are positive
       *[other] { $deciding }
    }.
    .consequence = { $where ->
        [outside] So the point of { $feature } closest to the origin lies on a smaller feature.
       *[other] { "" }
    }
weighed-simplex =
    .claim = { $is_refuted ->
        [yes] { $Code } concludes that the origin is { $where ->
            [outside] outside
            [border] on the boundary of
           *[inside] inside
        } { $feature }.
       *[no] { $where ->
            [outside] The origin is outside { $feature }.
            [border] The origin is on the boundary of { $feature }.
           *[inside] The origin is inside { $feature }.
        }
    }
    .evidence = { $is_refuted ->
        [yes] It computes { $O } = { $sum }{ $where ->
            [inside] { "" }
           *[other] : { $deciding }
        }.
       *[no] { $O } = { $sum }: { $where ->
            [inside] all barycentric coordinates are positive
           *[other] { $deciding }
        }.
    }
weighed-coordinate = { $letter }’s coordinate is { $weight }{ $is_negative ->
    [yes] { " " }< 0
   *[no] { "" }
}
weighed-flat =
    .claim = { $count ->
        [2] { $is_exact ->
            [yes] { $points } are the same point.
           *[no] { $points } coincide within roundoff.
        }
        [3] { $points } lie on one line{ $is_exact ->
            [yes] .
           *[no] , within roundoff.
        }
       *[4] { $points } lie in one plane{ $is_exact ->
            [yes] .
           *[no] , within roundoff.
        }
    }
    .evidence = { $count ->
        [2] The edge has no length
        [3] The triangle has no area
       *[4] The tetrahedron has no volume
    }{ $is_exact ->
        [yes] { "" }
       *[no] { " " }within roundoff
    }{ $has_weights ->
        [no] { " " }and no barycentric coordinates, so the search tests smaller features.
       *[yes] : no digit of its barycentric coordinates is certain.
    }
weighed-chosen =
    .claim = { $case ->
        [uncertain] { $Code } concludes that the origin is inside the simplex.
        [inside] The origin is inside the simplex.
        [wrong] { $Code } takes { $feature } as nearest to the origin.
       *[feature] { $Feature } is nearest to the origin.
    }
    .evidence = { $case ->
        [uncertain] The computed barycentric coordinates are all positive, but the simplex is flat within roundoff.
        [inside] All its barycentric coordinates are positive.
        [wrong] As computed, the foot of the origin lies on this feature, and no other foot is closer.
       *[feature] The foot of the origin lies on this feature, and no other foot is closer.
    }

## The point closest to the origin, and bounds

# $from is the point as a sum of points of the simplex, or one of them.
approached =
    .claim = { $point } is the point of the simplex closest to the origin.
    .evidence = It is { $has_sum ->
        [yes] { $from }, { "" }
       *[no] { "" }
    }the difference of { $on_p } in { $shape_p } and { $on_q } in { $shape_q }.
approached-bounds =
    .consequence = { $has_roundoff ->
        [yes] Within roundoff, the distance
       *[no] The distance
    } between { $of ->
        [cores] the cores
       *[shapes] { $P } and { $Q }
    } is { $bounds ->
        [met] { $most }
        [close] { $most }, to within { $difference }
        [two] at least { $least } and at most { $most }
       *[upper] at most { $most }; no lower bound above 0 is certain yet
    }.
    .more = { $has_roundoff ->
        [yes] The computed point is { $found } from the origin, without an allowance for roundoff.
       *[no] { "" }
    }
# The distance of the cores less the radii is $gap; $depth is the same with the other sign.
rounded-distance =
    .consequence = { $P } and { $Q } { $case ->
        [overlap] overlap by at least { $depth }: { $cores }{ $radii } = { $gap }
        [touch] are separated by { $is_met ->
            [yes] { "" }
           *[no] at most{ " " }
        }{ $cores }{ $radii } = 0, within roundoff
       *[apart] are separated by { $is_met ->
            [yes] { "" }
           *[no] at most{ " " }
        }{ $cores }{ $radii } = { $gap }
    }.

## The end of a run

end-separated =
    .claim = { $P } and { $Q } are separate.
    .evidence = { $v } is a separating axis: along { $v }, { $P } ⊖ { $Q } stops { $gap } short of the origin.
end-separated-settled =
    .claim = { $P } and { $Q } are separate.
    .evidence = { $has_vertices ->
        [yes] Exact arithmetic
       *[no] The reference
    } found a separating axis.
end-separated-wrong =
    .claim = { $Code } treats { $v } as a separating axis, but it is not one.
    .evidence = { $P } ⊖ { $Q } extends at least to the origin along { $v }.
end-rejected-at-zero =
    .claim = { $Code } answers NO at { $A }·{ $v } = 0.
    .evidence = { $is_exact ->
        [yes] { $A } is level with the origin along { $v }
       *[no] { $A }·{ $v } counts as 0 within roundoff
    }, and { $code } counts that as separate.{ $has_past ->
        [yes] { " " }Other points of { $P } ⊖ { $Q } lie past the origin, so { $v } separates nothing.
       *[no] { "" }
    }
end-level =
    .claim = { $P } ⊖ { $Q } ends level with the origin along { $v }.
    .evidence = That holds within the tolerance, and { $code } counts it as separate.
end-encloses =
    .claim = { $P } and { $Q } overlap.
    .evidence = { $is_concluded ->
        [yes] { $Code } concludes that the origin is inside the simplex, which lies in { $about }. Here it is right (checked exactly).
       *[no] The simplex lies in { $about } and contains the origin.
    }
end-encloses-border =
    .claim = The origin is on the boundary of the simplex{ $is_exact ->
        [no] , within roundoff.
       *[yes] .
    }
    .evidence = { $Code } counts that as inside.
# A simplex of points that are rounded off P ⊖ Q.
end-encloses-outside =
    .claim = { $Code } concludes that { $P } and { $Q } overlap.
    .evidence = The simplex contains the origin, but not all of the simplex lies in { $about }.
end-encloses-wrong =
    .claim = { $Code } wrongly concludes that the origin is inside the simplex.
end-surrounded =
    .claim = { $is_wrong ->
        [yes] { $Code } concludes that { $P } and { $Q } overlap.
       *[no] { $P } and { $Q } overlap.
    }
    .evidence = { $is_wrong ->
        [yes] Its argument:{ " " }
       *[no] { "" }
    }{ $P } ⊖ { $Q } extends past the origin on every side.
end-common-point =
    .claim = { $P } and { $Q } share a point.
    .evidence = The origin lies on the simplex, which lies in { $about }.
end-touching =
    .claim = { $is_wrong ->
        [yes] { $Code } concludes that { $P } and { $Q } touch.
       *[no] { $P } and { $Q } touch.
    }
    .evidence = { $is_wrong ->
        [yes] Its argument: { $P } ⊖ { $Q } contains the origin,
       *[no] The origin is on the boundary of { $P } ⊖ { $Q }: { $P } ⊖ { $Q } contains it,
    } and along one direction no point lies past it.
end-no-progress =
    .claim = { $is_wrong ->
        [yes] { $Code } concludes that { $P } and { $Q } touch.
       *[no] { $P } and { $Q } touch, within roundoff.
    }
    .evidence = { $A } lies no farther along { $v } than the simplex, so { $is_wrong ->
        [yes] { $code } concludes that the origin is on the boundary
       *[no] the origin is on the boundary, within roundoff
    }.
end-no-direction =
    .claim = { $Code } answers NO, but { $v } = 0 separates nothing.
    .evidence = { $A }·{ $v } = 0 (exactly) for every point, and { $code } rejects at 0 (“≤ 0”).
end-degenerate =
    .claim = The tests place the origin in front of all 3 new faces.
    .evidence = That is impossible: { $A } lies past the origin along { $v }, so the origin is behind at least one of these faces.{ $has_defects ->
        [no] { " " }Only roundoff can cause this.
       *[yes] { "" }
    }
end-converged =
    .claim = The bounds on the distance { $of ->
        [cores] between the cores meet
       *[shapes] between { $P } and { $Q } meet
    }.
    .evidence = No point of { $about } is closer to the origin than { $least }, and the simplex has a point at distance { $most }.{ $has_vertices ->
        [yes] { "" }
       *[no] { " " }They meet to within { $within }.
    }
end-converged-apart =
    .claim = No support point brings the simplex closer to the origin.
    .evidence = No point of { $about } is closer to the origin than { $least }, and roundoff leaves an upper bound of { $most }.
end-converged-roundoff =
    .claim = No support point brings the simplex closer to the origin.
    .evidence = The search has reached the limit of roundoff.
end-cycle =
    .claim = { $Code } would loop forever and never answer.
    .evidence = The simplex and { $v } are the same as { $length ->
        [one] 1 iteration
       *[other] { $length } iterations
    } ago.
end-limit =
    .claim = The search reaches its limit without a decision.
    .evidence = { $is_djonov ->
        [yes] Djonov’s code then assumes that { $P } and { $Q } overlap.
       *[no] The sandbox sets this limit.
    }
end-directions =
    .claim = No simplex along the given directions contains the origin.
    .evidence = The run has no test that separates { $P } and { $Q }, so this proves nothing.
# $verdict is "stated" if the claim states it already.
end-verdict =
    .consequence = { $answer ->
        [yes] { $Code } answers YES.{ " " }
        [no] { $Code } answers NO.{ " " }
       *[none] { "" }
    }{ $verdict ->
        [overlap] The verdict is OVERLAP after { supports }.
        [touching] The verdict is TOUCHING after { supports }.
        [separate] The verdict is SEPARATE after { supports }.
        [undecided] The verdict is UNDECIDED after { supports }.
       *[stated] { supports }.
    }{ $is_wrong ->
        [yes] { " " }The verdict is wrong: see the reference.
       *[no] { "" }
    }
supports = { $count ->
    [one] 1 support point
   *[other] { $count } support points
}

## Roundoff

roundoff =
    .consequence = { $of ->
        [coordinates] Roundoff makes these coordinates wrong.
        [foot] Roundoff makes these coordinates wrong: the true foot lies elsewhere.
        [point] Roundoff has moved that point: the true one lies elsewhere.
        [distance] Roundoff makes this bound wrong: the true distance violates it.
        [depth] Roundoff makes this bound wrong: the true depth violates it.
       *[length] Roundoff makes this length wrong.
    }

## The verdict beside the reference

verdict = { $verdict } after { supports }.{ $is_exact ->
    [yes] { " " }The search did not decide; exact arithmetic did.
    [no] { " " }The search did not decide; the reference did.
   *[none] { "" }
} { $judgement ->
    [agrees] The reference agrees.
    [differs] { $is_open ->
        [yes] The shapes are within { $tolerance } of a touch.
       *[no] The reference DISAGREES: { $truth }.
    }
   *[cannot-tell] The reference cannot tell: the shapes are within { $tolerance } of a touch.
}
cause-zero-direction = The cause is a zero direction: the origin lies on the simplex, so { $v } = 0 (exactly), and { $code } rejects at { $A }·{ $v } = 0.
cause-first-face = The cause is that the first face wins: the origin is in front of several faces, and choosing the first leads into a cycle.
cause-touching = The cause is the policy on touching: { $code } has no separate answer for a touch and counts { $is_strict ->
    [yes] { $is_overlap ->
        [yes] this one as an overlap, others as separate
       *[no] this one as separate, others as overlaps
    }
   *[no] { $is_overlap ->
        [yes] it as an overlap
       *[no] it as separate
    }
}.
cause-defects = The cause is { $count ->
    [one] a defect that is switched on
   *[other] defects that are switched on
}: { $titles }.
cause-limit = { $is_cycle ->
    [yes] The cause is a cycle: the search keeps coming back to the same simplex and direction, until the limit stops it
   *[no] The cause is the limit: the search stops
} after { supports }.
cause-directions = { $is_overlap ->
    [yes] The cause is the choice of directions: none of the simplices contains the origin.
   *[no] The cause is the method: no test separates the shapes, and none finds a touch.
}
cause-roundoff = The cause is roundoff in { $precision }: with exact sums and products, { $code } would give another answer.

## Fixes

fix = Fix: { $change }
fix-sound-too = Without the { $count ->
    [one] defect
   *[other] defects
}, { $code } says { $verdict }, which is wrong, too. { $fix }
fix-zero-guard = guard against { $v } = 0. The origin is then on the edge, so the search can continue along { $dimension ->
    [2] either normal of the edge
   *[other] any direction perpendicular to the edge
}{ $is_bittle ->
    [yes] , as Bittle’s article suggests
   *[no] { "" }
}. The robust query has this guard.
fix-first-face = if the origin is in front of two faces, test the edge between them and continue with the face on the origin’s side, as Djonov’s code does.
fix-touch = make { $A }·{ $v } = 0 a separate case, as the robust query does: the origin is then on the boundary or outside, not inside.{ $is_rejected ->
    [yes] { " " }Writing “<” instead of “≤” would only let this point pass.
   *[no] { "" }
}
fix-limit = raise the limit. { $Code } needs { supports } here.
fix-precision = compute in { $precision }. For the same shapes, { $code } then says { $verdict }, which is right.
fix-directions = let the simplex choose the next direction: from its nearest feature toward the origin. Answer no if { $A } does not lie past the origin.
fix-roundoff = do not trust the sign of a number within roundoff of 0. Settle the question in exact arithmetic, as the robust query does.
fix-defects = { $defects }.
fix-defect = { $defect ->
    [no_negation] take { $Q }’s farthest point along −{ $v }, not along { $v }
    [maximum_from_zero] start the maximum at the product of the first vertex, not at 0
    [reversed_winding] list triangles so that their normals point out of the simplex
    [no_flip] swap { $B } and { $C } if the origin is below the triangle
    [rejects_at_zero] reject { $A } only if { $A }·{ $v } is below 0, not at 0
    [inverse_for_transpose] multiply the direction by the transpose of the matrix, not by its inverse
    [first_face_wins] if the origin is in front of two faces, test the edge between them
   *[no_zero_guard] guard against { $v } = 0 and search perpendicular to the edge that contains the origin
}
fix-title = Compare with { $with ->
    [sound] the run without defects
    [limit] a limit of { $name }
   *[name] { $name }
}

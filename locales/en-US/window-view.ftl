### The window: view.

## explain

view-more-in-the-glossary = { $keys }: more in the glossary

## nodes

view-difference-p-q-at = Difference p{ $p } − q{ $q } at { $place }
view-letter-at = { $letter }{ $pair ->
        [none] { "" }
       *[other] { " " }= { $pair }
    } at { $place }
view-origin-o = Origin O

## markdown

view-the-rest-is-too-long = The rest is too long to show

## alone

view-only = Only { $name }
view-show-all-panels-again-double = Show all panels again (double click on the title, { $keys } or Esc)
view-show-alone-double-click-on = Show { $name } alone (double click on the title, or { $keys })

## nav

view-drag-here-to-orbit = Drag here to orbit
view-drag-here-to-pan = Drag here to pan
view-drag-up-or-down-here = Drag up or down here to zoom, click to zoom in
view-show-everything-f = Show everything (F)

## counts

view-change = Change
view-what-was-done-to-each = The change to each pair, which must not change the answer
view-rounded-coordinates-can-change-what = Rounding coordinates can change the truth, so only pairs with the same true verdict count
view-pairs-that-were-compared-touches = Pairs compared; touches are left out if either answer is right
view-the-first-of-these-pairs = The first pair with another verdict
view-other-length = other length
view-of-the-pairs-with-lengths = Pairs whose length changed: by any bit, or by more than 1e-9 of the size if coordinates were rounded
view-by-at-most = by at most
view-the-largest-difference-of-lengths = The largest difference of lengths, relative to the size of the pair
view-errors-of = errors of { $name }
view-from-this-error-on = at least this error

## gizmo

view-right-view = right view
view-back-view = back view
view-top-view = top view
view-left-view = left view
view-front-view = front view
view-bottom-view = bottom view

## hover

view-o-the-origin = O, the origin

## expression

view-expected-a-number-found-nothing = expected a number, found nothing

## tokens

view-a-parenthesis-is-not-closed = a parenthesis is not closed
view-something-is-missing-at-the = something is missing at the end
view-a-comma-is-allowed-between = a comma is allowed only between two digits, and not within a call: use a decimal point
view-has-no-meaning-here = `{ $next }` has no meaning here
view-expected-an-operator-before = expected an operator before `{ $found }`
view-is-not-a-number = `{ $word }` is not a number
view-is-too-large = `{ $word }` is too large
view-a-power-of-a-power = a power of a power needs parentheses
view-expected-a-number-before = expected a number before `{ $next }`
view-is-not-a-finite-number = `{ $word }` is not a finite number
view-expected-a-number-before-2 = expected a number before `{ $word }`
view-has-no-matching = `)` has no matching `(`
view-something-is-missing-before = something is missing before `)`

## theme

## table

## With values

view-picture = (picture: { $words })
view-zoom = { $name }: zoom
view-frame = { $name }: frame
view-region = Region { $region }. { $words }
view-expected-at-most-characters = expected at most { $LONGEST } characters
view-has-no-finite-value-it = `{ $text }` has no finite value: it divides by zero, leaves the range of a function or grows too large
view-is-not-a-number-2 = `{ $word }{ $rest }` is not a number
view-expected = expected `{ $word }(…)`
view-expected-at-most-nested-parentheses = expected at most { $MAX_DEPTH } nested parentheses
view-stays = { $refusal }; { $name } stays { $shown }
view-at-most-characters-fit-into = at most { $MAX_CHARACTERS } characters fit into a field
view-accepts-whole-numbers-only = { $name } accepts whole numbers only
view-goes-from-to = { $name } goes from { $least } to { $most }
view-head-coordinates = coordinates
view-head-pairs = pairs
view-head-first = first

## Items of a picture. $place is a vector

# A bubble beside Q, for newcomers.
hint-drag-q = Drag Q

## The buttons of a view. $view is its name, $keys a shortcut

# $turn is one of the six below.
gizmo = { $view }: { $turn }

## Tables of counts, in the laboratory and the judge. $name is an algorithm or a library

counts-other-verdict = other verdict
    .tip = Pairs with another verdict after the change
counts-no-changes = { $name }: no change of a pair changes a verdict
counts-changes = { $name }: different verdicts after a change of the pair: { $count }
counts-exact = exact
counts-rounded = rounded
counts-of = { $count } of { $all }
counts-errors = { $name }: errors of lengths, where the true length is proved exactly
    .tip = Distances and depths relative to the size of the pair, normals as angles in radians
counts-without-length = Without a length: { $count }
counts-other-kind = A distance instead of a depth, or vice versa: { $count }
counts-histogram = { $what }: { $summary }

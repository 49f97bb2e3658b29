### The window: laboratory.

## choices

laboratory-pairs-of = Pairs of
laboratory-family = Family
laboratory-how-many = How many
laboratory-ask = Test
laboratory-count-also = Count also
laboratory-pairs = Pairs
laboratory-seed = Seed
laboratory-in-2d = in 2D
laboratory-in-3d = in 3D
laboratory-seed-label = seed
laboratory-gap-label = gap
laboratory-in = in
laboratory-gap = Gap
laboratory-only-boxes-near-contact-are = Only boxes near contact are drawn with a gap
laboratory-vertices-are-rounded-to-f32 = Vertices are rounded to f32 first; the reference judges the rounded vertices
laboratory-double-precision = Double precision
laboratory-precision-of-the-experiment = Precision of the experiment
laboratory-answers-about-changed-pairs = answers to changed pairs
laboratory-each-pair-is-asked-about = Test each pair again: with P and Q swapped, the vertices reordered, and the pair rotated, scaled and moved. The answer must be the same
laboratory-errors-of-lengths = errors of lengths
laboratory-distances-depths-and-normals-of = Compare measured distances, depths and normals with exact values

## results

laboratory-by-the-reference-overlap-touch = According to the reference, { $overlap } overlap, { $touching } touch and { $separate } are separate
laboratory-what-an-algorithm-says-to = Answers to a touch are counted separately, and are no errors of a published code
laboratory-queries-by-the-number-of = Number of queries for each number of support points
laboratory-nobody-is-wrong-about-any = Every algorithm is right about all of these pairs
laboratory-algorithm = Algorithm
laboratory-who-was-asked = The algorithm
laboratory-of-the-pairs-that-overlap = Pairs with a right verdict, among those that overlap or are separate; touches are counted separately
laboratory-false-no = false NO
laboratory-separate-of-pairs-that-overlap = Overlapping pairs with the verdict SEPARATE, and their share of all overlapping pairs
laboratory-false-yes = false YES
laboratory-overlap-of-pairs-that-are = Separate pairs with the verdict OVERLAP
laboratory-no-verdict-a-cycle-or = No verdict: a cycle or the iteration limit
laboratory-touching-pairs-whose-answer-is = Touching pairs answered YES: no error, but a matter of policy
laboratory-touching-pairs-whose-answer-is-2 = Touching pairs answered NO: no error, but a matter of policy
laboratory-cannot-tell = cannot tell
laboratory-curved-shapes-so-near-to = Curved shapes so close to a touch that the reference cannot decide
laboratory-support-points-for-each-query = Mean number of support points per query
laboratory-queries-that-would-loop-for = Queries that would loop forever, and the lengths of the loops in iterations
laboratory-support-points = support points
laboratory-open-this-pair-as-a = Open this pair as a scene, shrunk while it still fails in this way

## ui

laboratory-no-experiment-has-been-run = No experiment has been run yet. Choose a kind of pairs and press Run experiment: each algorithm runs on each pair, and the laboratory compares its verdict with the reference.
laboratory-run-experiment = Run experiment
laboratory-cancel-experiment = Cancel experiment
laboratory-progress-of-the-experiment = Progress of the experiment
laboratory-cancel = Cancel
laboratory-making-the-wrong-case-smaller = Shrinking the wrong case while it fails…
laboratory-head-right = right
laboratory-head-undecided = undecided
laboratory-head-touch-yes = touch: YES
laboratory-head-touch-no = touch: NO
laboratory-head-supports = supports
laboratory-head-cycles = cycles

## With values

laboratory-ask-2 = Test { $title }
laboratory-in-d-pairs-seed = { $title } in { $count }D, { $pairs } pairs, seed { $seed }, { $name }
laboratory-of-length = { $count } (of length { $list })
laboratory-is-wrong-about = { $title } is wrong about { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    }
laboratory-answers-touches-with-yes-and = { $title } answers YES to { $touching_yes } touches and NO to { $touching_no }
laboratory-pair = Pair { $number }: { $title }, { $title_2 }
laboratory-of-pairs = { $done } of { $pairs } pairs
laboratory-title = LABORATORY

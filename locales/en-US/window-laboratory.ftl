### The window: laboratory.

## choices

laboratory-pairs-of = Pairs of
laboratory-family = Family
laboratory-how-many = How many
laboratory-ask = Ask
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
laboratory-vertices-are-rounded-to-f32 = Vertices are rounded to f32 first; the reference judges those
laboratory-double-precision = Double precision
laboratory-precision-of-the-experiment = Precision of the experiment
laboratory-answers-about-changed-pairs = answers about changed pairs
laboratory-each-pair-is-asked-about = Each pair is asked about again: with P and Q swapped, vertices in another order, turned, scaled and moved. The answer must be the same
laboratory-errors-of-lengths = errors of lengths
laboratory-distances-depths-and-normals-of = Distances, depths and normals of the algorithm that gives them, beside those that are proved exactly

## results

laboratory-by-the-reference-overlap-touch = By the reference { $overlap } overlap, { $touching } touch and { $separate } are apart
laboratory-what-an-algorithm-says-to = What an algorithm says to a touch is counted by itself, and is no error of a published code
laboratory-queries-by-the-number-of = Queries by the number of support points that they took
laboratory-nobody-is-wrong-about-any = Nobody is wrong about any of these pairs
laboratory-algorithm = Algorithm
laboratory-who-was-asked = Who was asked
laboratory-of-the-pairs-that-overlap = Of the pairs that overlap or are apart, those about which the verdict is so; touches stand apart
laboratory-false-no = false NO
laboratory-separate-of-pairs-that-overlap = SEPARATE of pairs that overlap, and their part of all that overlap
laboratory-false-yes = false YES
laboratory-overlap-of-pairs-that-are = OVERLAP of pairs that are apart
laboratory-no-verdict-a-cycle-or = No verdict: a cycle or the iteration limit
laboratory-touching-pairs-whose-answer-is = Touching pairs whose answer is yes: no error, but a matter of policy
laboratory-touching-pairs-whose-answer-is-2 = Touching pairs whose answer is no: no error, but a matter of policy
laboratory-cannot-tell = cannot tell
laboratory-curved-shapes-so-near-to = Curved shapes so near to a touch that the reference cannot tell what is true
laboratory-support-points-for-each-query = Support points for each query, in the mean
laboratory-queries-that-would-loop-for = Queries that would loop for ever, and the lengths of the loops in iterations
laboratory-support-points = support points
laboratory-open-this-pair-as-a = Open this pair as a scene, made as small as still fails in this way

## ui

laboratory-no-experiment-has-been-run = No experiment has been run yet. Choose a kind of pairs and press Run experiment: the algorithms are asked about each pair, and what they say is held against the reference.
laboratory-run-experiment = Run experiment
laboratory-cancel-experiment = Cancel experiment
laboratory-progress-of-the-experiment = Progress of the experiment
laboratory-cancel = Cancel
laboratory-making-the-wrong-case-smaller = Making the wrong case smaller while it fails…
laboratory-head-right = right
laboratory-head-undecided = undecided
laboratory-head-touch-yes = touch: YES
laboratory-head-touch-no = touch: NO
laboratory-head-supports = supports
laboratory-head-cycles = cycles

## With values

laboratory-ask-2 = Ask { $title }
laboratory-in-d-pairs-seed = { $title } in { $count }D, { $pairs } pairs, seed { $seed }, { $name }
laboratory-of-length = { $count } (of length { $list })
laboratory-is-wrong-about = { $title } is wrong about { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    }
laboratory-answers-touches-with-yes-and = { $title } answers touches with { $touching_yes } yes and { $touching_no } no
laboratory-pair = Pair { $number }: { $title }, { $title_2 }
laboratory-of-pairs = { $done } of { $pairs } pairs
laboratory-title = LABORATORY

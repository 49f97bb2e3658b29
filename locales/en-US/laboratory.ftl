### The laboratory: experiments, families of shapes, faults of verdicts, and movements.

## experiment

laboratory-bad-pairs = expected 1 to { $most } pairs, found { $found }
laboratory-bad-gap = expected a gap from 0 to { $most }, found { $found }
laboratory-no-algorithm = expected at least one algorithm, found none
laboratory-bad-algorithm = expected an algorithm for { $dimension }D, found { $algorithm } ({ $reason })
laboratory-pair-of = { $family }, seed { $seed }, pair { $number }
laboratory-wrong-title = { $title }: { $fault }
laboratory-wrong-notes =
    { $claim ->
        [undecided] { $title } reaches no verdict
        [error] { $title } says { $said }, and that is wrong
       *[policy] { $title } says { $said }, which is its policy on this touch and no error
    }: the truth is { $truth }.
    From the laboratory: { $family }, seed { $seed }, pair { $number }, shrunk as long as it still fails.

## errors

laboratory-errors = { $counts }; the largest { $worst }, pair { $pair }
laboratory-distance = distance
laboratory-depth = depth
laboratory-normal = normal, in radians

## Families of shapes: the name on screen, .description in one line

family-small-integers = Small whole numbers
    .description = A few points with whole coordinates from −2 to 2: exact arithmetic, many degenerate cases
family-slivers = Long and flat hulls
    .description = Long and flat tetrahedra with whole coordinates: some send Winter into a cycle
family-polytopes = Random hulls
    .description = Points in random directions around a center: nothing is special about them
family-grid-boxes = Boxes on a grid
    .description = Axis-aligned boxes on a grid of quarter units: shared faces and corners
family-near-contact = Boxes near contact
    .description = Rotated boxes that are separated by the gap or overlap by it
family-flat = Flat shapes
    .description = Points, segments and plane polygons, often in one plane
family-curved = Curved shapes
    .description = Balls, capsules, ellipsoids, cylinders, cones and rounded boxes
family-needles = Needles and plates
    .description = Boxes up to a million times as long as they are thick, which just pierce or just miss each other
family-far = Far from the origin
    .description = Random hulls a million units away from the origin

## Faults of verdicts: the name on screen, .description in one line

fault-false-no = false NO
    .description = SEPARATE for shapes that overlap
fault-false-yes = false YES
    .description = OVERLAP for separate shapes
fault-undecided = undecided
    .description = No verdict: a cycle, or the iteration limit
fault-touch = touch
    .description = A touch with a wrong verdict, or TOUCHING for shapes that do not touch. Published code makes no such error: it has no verdict TOUCHING

## motion

laboratory-bad-frames = Expected { $least } to { $most } frames, found { $found }
laboratory-bad-waypoints = Expected at most { $most } waypoints, found { $found }
laboratory-bad-turns = Expected −{ $most } to { $most } turns, found { $found }
laboratory-no-axis = Turns need an axis: specify one, or set turns to 0
laboratory-still = Q does not move: give it waypoints or turns
laboratory-bad-place = Q cannot go there: { $error }
laboratory-bad-frame = Q cannot stand at its position in frame { $number }: { $error }
laboratory-cold = cold
laboratory-direction-kept = direction kept
laboratory-simplex-kept = simplex kept

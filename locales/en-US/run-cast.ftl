### First contact: the steps of the algorithms, their ends, and the truth.
###
### $t is the part of the motion that Q has made, from 0 to 1. x is the point of the ray at t, d the translation, A the
### support point of P ⊖ Q along v.

## The algorithms, at the start of a sentence

cast-ray = The GJK ray cast
cast-advancement = Conservative advancement
cast-axis-root = The root along an axis
cast-sampling = Sampling
cast-facts = { $algorithm } in { $precision }. Q moves by { $translation } while t goes from 0 to 1.

## Steps

cast-clips = No contact before t = { $next }: the plane through A separates x from P ⊖ Q. A = { $a } along v = { $direction }, (x − A)·v = { $ahead } > 0, d·v = { $slope } < 0.
cast-recedes = The ray never reaches the plane through A. A = { $a } along v = { $direction }, (x − A)·v = { $ahead } > 0, d·v = { $slope } ≥ 0.
cast-not-ahead = A joins the simplex: the plane through A does not separate x from P ⊖ Q. A = { $a } along v = { $direction }, (x − A)·v = { $ahead } ≤ 0.
cast-advances = Q may move to t = { $next }. The distance is { $distance } along n = { $normal }, and Q comes nearer by { $speed } in all of the motion.
cast-near = The distance is at the target: { $distance } ≤ { $target } at t = { $time }.
cast-no-approach = Q does not come nearer at t = { $time }. The distance is { $distance } along n = { $normal }.
cast-axis = The axis is n = { $normal }, from the closest points at t = { $time }. The distance of the cores is { $distance }.
cast-probe-end = An end of the interval: at t = { $time } the separation along n is { $separation }; the target is { $target }.
cast-probe-secant = The secant leads to t = { $time }. The separation along n is { $separation }; the target is { $target }.
cast-probe-middle = The middle is t = { $time }. The separation along n is { $separation }; the target is { $target }.
cast-sampled = Frame { $frame } at t = { $time }: { $verdict }.

## Ends

cast-end-contact = { $algorithm } reports a contact at t = { $time }.
cast-end-start = { $algorithm } reports a contact at t = 0.
cast-end-recedes = { $algorithm } reports no contact: one plane separates P and Q until t = 1.
cast-end-past = { $algorithm } reports no contact up to t = 1.
cast-end-still = { $algorithm } reports no contact: Q does not move.
cast-end-stuck = { $algorithm } stops without a result: a step does not change t.
cast-end-limit = { $algorithm } stops without a result: it reached the iteration limit.

## The truth

cast-no-exit = after t = 1
cast-truth-impact = True: P and Q meet at t = { $time }. Exit: { $exit }.
cast-truth-graze = True: Q only touches P, from t = { $time } on. Exit: { $exit }.
cast-truth-touching = True: P and Q touch at t = 0. Exit: { $exit }.
cast-truth-overlapping = True: P and Q overlap at t = 0. Exit: { $exit }.
cast-truth-miss = True: P and Q have no common point from t = 0 to t = 1. One axis separates them all the time.
cast-agrees = { $algorithm } is right, within its tolerance of { $tolerance }.
cast-early = { $algorithm } is wrong: it stops too early. P and Q are { $distance } apart, and its tolerance is { $tolerance }.
cast-late = { $algorithm } is wrong: it stops too late, by { $by } of the motion.
cast-invented = { $algorithm } is wrong: there is no contact. P and Q are { $distance } apart at its time.
cast-passed = { $algorithm } is wrong: it misses the contact.
cast-tunnels = Sampling is wrong: Q tunnels. The contact begins between frames { $before } and { $after }.
cast-proof-fails = The proof does not hold: { $flaw }.

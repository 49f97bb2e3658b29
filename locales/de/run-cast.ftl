### Erster Kontakt: die Schritte der Algorithmen, ihre Enden und die Wahrheit.
###
### $t ist der Teil der Bewegung, den Q zurückgelegt hat, von 0 bis 1. x ist der Punkt des Strahls bei t, d die
### Verschiebung, A der Stützpunkt von P ⊖ Q entlang v.

## Die Algorithmen am Satzanfang

cast-ray = Der GJK-Strahlwurf
cast-advancement = Das konservative Vorrücken
cast-axis-root = Die Nullstelle entlang einer Achse
cast-sampling = Das Abtasten
cast-facts = { $algorithm } in { $precision }. Q bewegt sich um { $translation }, während t von 0 bis 1 geht.

## Schritte

cast-clips = Kein Kontakt vor t = { $next }: Die Ebene durch A trennt x von P ⊖ Q. A = { $a } entlang v = { $direction }, (x − A)·v = { $ahead } > 0, d·v = { $slope } < 0.
cast-recedes = Der Strahl erreicht die Ebene durch A nie. A = { $a } entlang v = { $direction }, (x − A)·v = { $ahead } > 0, d·v = { $slope } ≥ 0.
cast-not-ahead = A kommt zum Simplex: Die Ebene durch A trennt x nicht von P ⊖ Q. A = { $a } entlang v = { $direction }, (x − A)·v = { $ahead } ≤ 0.
cast-advances = Q darf bis t = { $next } rücken. Der Abstand ist { $distance } entlang n = { $normal }, und Q nähert sich um { $speed } in der ganzen Bewegung.
cast-near = Der Abstand ist am Ziel: { $distance } ≤ { $target } bei t = { $time }.
cast-no-approach = Q nähert sich bei t = { $time } nicht. Der Abstand ist { $distance } entlang n = { $normal }.
cast-axis = Die Achse ist n = { $normal }, aus den nächsten Punkten bei t = { $time }. Der Abstand der Kerne ist { $distance }.
cast-probe-end = Ein Ende des Intervalls: Bei t = { $time } ist der Abstand entlang n { $separation }; das Ziel ist { $target }.
cast-probe-secant = Die Sekante führt zu t = { $time }. Der Abstand entlang n ist { $separation }; das Ziel ist { $target }.
cast-probe-middle = Die Mitte ist t = { $time }. Der Abstand entlang n ist { $separation }; das Ziel ist { $target }.
cast-sampled = Bild { $frame } bei t = { $time }: { $verdict }.

## Enden

cast-end-contact = { $algorithm } meldet einen Kontakt bei t = { $time }.
cast-end-start = { $algorithm } meldet einen Kontakt bei t = 0.
cast-end-recedes = { $algorithm } meldet keinen Kontakt: Eine Ebene trennt P und Q bis t = 1.
cast-end-past = { $algorithm } meldet keinen Kontakt bis t = 1.
cast-end-still = { $algorithm } meldet keinen Kontakt: Q bewegt sich nicht.
cast-end-stuck = { $algorithm } endet ohne Ergebnis: Ein Schritt ändert t nicht.
cast-end-limit = { $algorithm } endet ohne Ergebnis an der Grenze der Iterationen.

## Die Wahrheit

cast-no-exit = nach t = 1
cast-truth-impact = Wahr ist: P und Q treffen sich bei t = { $time }. Austritt: { $exit }.
cast-truth-graze = Wahr ist: Q berührt P nur, ab t = { $time }. Austritt: { $exit }.
cast-truth-touching = Wahr ist: P und Q berühren sich bei t = 0. Austritt: { $exit }.
cast-truth-overlapping = Wahr ist: P und Q überlappen bei t = 0. Austritt: { $exit }.
cast-truth-miss = Wahr ist: P und Q haben von t = 0 bis t = 1 keinen gemeinsamen Punkt. Eine Achse trennt sie die ganze Zeit.
cast-agrees = { $algorithm } hat recht, innerhalb der eigenen Toleranz von { $tolerance }.
cast-early = { $algorithm } liegt falsch: zu früh. P und Q haben den Abstand { $distance }, die Toleranz ist { $tolerance }.
cast-late = { $algorithm } liegt falsch: zu spät, um { $by } der Bewegung.
cast-invented = { $algorithm } liegt falsch: Es gibt keinen Kontakt. P und Q haben zu dieser Zeit den Abstand { $distance }.
cast-passed = { $algorithm } liegt falsch: Der Kontakt bleibt unbemerkt.
cast-tunnels = Das Abtasten liegt falsch: Q tunnelt. Der Kontakt beginnt zwischen den Bildern { $before } und { $after }.
cast-proof-fails = Der Beweis gilt nicht: { $flaw }.

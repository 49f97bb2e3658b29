### Die Wörter für Zeichen, gesprochen und in Braille

spoken-perpendicular = senkrecht
spoken-minus = minus
spoken-plus = plus
spoken-plus-or-minus = plus oder minus
spoken-times = mal
spoken-divided-by = geteilt durch
spoken-dot = Punkt
spoken-cross = Kreuz
spoken-is = ist
spoken-that-is = das heißt
spoken-equals = gleich
spoken-is-not = ist nicht
spoken-about = etwa
spoken-less = kleiner als
spoken-greater = größer als
spoken-at-most = höchstens
spoken-at-least = mindestens
spoken-root = die Wurzel aus
spoken-cube-root = die dritte Wurzel aus
spoken-squared = Quadrat
spoken-cubed = hoch 3
spoken-in = in
spoken-then = dann
spoken-so = also
spoken-exactly-if = genau dann, wenn
spoken-infinity = unendlich
spoken-degrees = Grad
spoken-length = die Länge von
spoken-to-the-power = hoch
spoken-scientific = { $mantissa } mal 10 hoch { $exponent }

### Ein Schritt in Worten, gesprochen und in Braille

description-step = Schritt { $step } von { $steps }.
description-vertices = { $name } ({ $kind }) hat { $count } Ecken: { $places }{ $rest ->
        [0] { "" }
       *[other] , und { $rest } weitere
    }.
description-round = { $name } ({ $kind }) hat die Mitte { $center }.
description-region = Gebiet { $region }. { $reason }
description-difference = P ⊖ Q hat { $count } Ecken: { $places }{ $rest ->
        [0] { "" }
       *[other] , und { $rest } weitere
    }.
description-former = { $letter } hieß vor diesem Schritt { $before }.
description-simplex = { $count ->
        [0] Das Simplex hat keinen Punkt.
        [one] Das Simplex ist ein Punkt: { $points }.
       *[other] Das Simplex hat { $count } Punkte: { $points }.
    }
description-direction = Die nächste Suchrichtung ist { $v }.
description-short = Die Entscheidung des Schritts
    .title = Kurz
description-medium = Die Entscheidung mit ihren Zahlen, und das Simplex
    .title = Mittel
description-long = Dazu die Formen, ihre Differenz und jedes Gebiet
    .title = Lang
description-title = Beschreibung
description-copy = Kopieren

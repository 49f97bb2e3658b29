### Las palabras para los signos, en voz y en Braille

spoken-perpendicular = perpendicular
spoken-minus = menos
spoken-plus = más
spoken-plus-or-minus = más o menos
spoken-times = por
spoken-divided-by = dividido por
spoken-dot = punto
spoken-cross = cruz
spoken-is = es
spoken-that-is = es decir,
spoken-equals = igual a
spoken-is-not = no es
spoken-about = aproximadamente
spoken-less = menor que
spoken-greater = mayor que
spoken-at-most = como máximo
spoken-at-least = como mínimo
spoken-root = la raíz cuadrada de
spoken-cube-root = la raíz cúbica de
spoken-squared = al cuadrado
spoken-cubed = al cubo
spoken-in = en
spoken-then = después
spoken-so = por tanto
spoken-exactly-if = si y solo si
spoken-infinity = infinito
spoken-degrees = grados
spoken-length = la longitud de
spoken-to-the-power = elevado a
spoken-scientific = { $mantissa } por 10 elevado a { $exponent }

### Un paso en palabras, en voz y en Braille

description-step = Paso { $step } de { $steps }.
description-vertices = { $name } ({ $kind }) tiene { $count } vértices: { $places }{ $rest ->
        [0] { "" }
       *[other] , y { $rest } más
    }.
description-round = { $name } ({ $kind }) tiene su centro en { $center }.
description-region = Región { $region }. { $reason }
description-difference = P ⊖ Q tiene { $count } esquinas: { $places }{ $rest ->
        [0] { "" }
       *[other] , y { $rest } más
    }.
description-former = { $letter } se llamaba { $before } antes de este paso.
description-simplex = { $count ->
        [0] El símplex no tiene ningún punto.
        [one] El símplex es un punto: { $points }.
       *[other] El símplex tiene { $count } puntos: { $points }.
    }
description-direction = La siguiente dirección de búsqueda es { $v }.
description-short = La decisión del paso
    .title = Corta
description-medium = La decisión con sus números, y el símplex
    .title = Media
description-long = Además las formas, su diferencia y cada región
    .title = Larga
description-title = Descripción
description-copy = Copiar

### El juez: fallos en las ejecuciones de otros programas, el informe sobre un programa, y trazas.

## finding

judge-kind-answer = el sí o no es incorrecto
judge-kind-support = un vértice no es el más lejano
judge-kind-difference = un punto no es la diferencia de su par de vértices
judge-kind-simplex = un punto conservado no existía antes del paso
judge-kind-direction = una dirección no lleva de los puntos conservados al origen
judge-kind-feature = lo más cercano al origen no son los puntos conservados
judge-kind-progress = se repiten los mismos puntos y la misma dirección
judge-kind-length = una distancia, una profundidad o un punto testigo es incorrecto
judge-kind-crash = el programa terminó
judge-kind-timeout = sin respuesta a tiempo
judge-kind-garbage = un mensaje ilegible

## answer

judge-answer-after-step = Usted dice que no tras el paso { $step }, pero A·v = { $reach } > 0 con v = { $v }: el punto más nuevo está más allá del origen, así que v no separa P y Q. { $truth }
judge-answer-yes = Usted dice que P y Q se cortan, pero no es así. { $truth }
judge-answer-no = Usted dice que P y Q no se cortan, pero sí se cortan. { $truth }
judge-truth-overlap = El punto { $point } está dentro de ambas.
judge-truth-separate = A lo largo de { $axis }, toda P queda antes de toda Q, con un hueco de { $gap }.
judge-truth-touching = Se tocan: el punto { $point } está en ambas, y a lo largo de { $axis } P termina donde empieza Q.

## direction

judge-direction-zero = Paso { $step }: la dirección de búsqueda es cero: todos los vértices están igual de lejos a lo largo de ella.
judge-direction-leans = Paso { $step }: el origen está alineado con los puntos conservados, pero v = { $v } no es perpendicular a ellos (el coseno es { $cosine }).
judge-direction = Paso { $step }: v = { $v } { $how ->
        [away] se aleja del
       *[other] no lleva al
    } origen: la dirección desde { $from ->
        [point] el punto conservado
        [line] la recta por los puntos conservados
       *[plane] el plano por los puntos conservados
    } hacia el origen es { $expected }, y { $how ->
        [across] ambas son perpendiculares
       *[other] el coseno entre ambas es { $cosine }
    }.

## feature

judge-by-tolerance = El paso { $step } es correcto por tolerancia: { $test } es { $value }, a { $distance } de cero, y hasta { $zero } cuenta como cero.
judge-feature = En el paso { $step } usted conserva { $what ->
        [vertex] solo el vértice { $kept }
        [edge] la arista { $kept }
        [face] la cara { $kept }
        [triangle] el triángulo entero
       *[tetrahedron] el tetraedro entero
    }, pero { $test } = { $value } { $relation } 0: { $meaning ->
        [beside-vertex] el origen está del lado { $point } de { $feature }
        [beside-edge] el origen está del lado { $point } de la arista { $feature }
        [on-line] el origen está en la recta { $feature }, pero fuera de la arista, más allá de { $point }
        [beside-face] el origen está del lado { $point } de la cara { $feature }
        [beyond-edge] el origen está fuera de la arista { $feature }
       *[over-face] el origen está delante de la cara { $feature }
    }.

## audit

judge-timeout = El programa no respondió a tiempo.
judge-crash = El programa { $how }.
judge-garbage = No se puede leer un mensaje: { $what }.

## length

judge-length-no-number = Usted da { $said } como { $field }, y no es un número.
judge-bounds = Paso { $step }: { $bound ->
        [lower] la cota inferior { $said } es mayor
       *[upper] la cota superior { $said } es menor
    } que la distancia, que es { $truth }.
judge-length = Usted dice que la { $name ->
        [distance] distancia
       *[depth] profundidad
    } es { $said }, pero es { $truth }.
judge-witness-numbers = Se esperaban dos puntos testigo con { $count } números cada uno.
judge-witness-apart = Sus puntos testigo { $on_p } y { $on_q } están a { $apart } uno de otro, pero la distancia es { $distance }.
judge-witness-off = Su punto testigo { $point } no es un punto de { $name }: está a { $by }.

## step

judge-step-numbers = Paso { $step }: se esperaban { $count } números para { $name ->
        [simplex] un punto de simplex
       *[other] { $name }
    }; hay: { $found }.
judge-step-returns = Paso { $step }: los puntos conservados y la dirección repiten los del paso { $earlier }, así que la consulta no terminaría nunca.
judge-step-difference = Paso { $step }: A es { $said }, pero { $on_p } − { $on_q } es { $expected }.
judge-step-reach = Paso { $step }: A·v es { $relation ->
        [less] solo
       *[more] ya
    } { $said }, pero el valor de soporte de P ⊖ Q a lo largo de v = { $v } es { $farthest }.
judge-step-too-many = En el paso { $step } usted conserva { $count } puntos, pero un símplex tiene como máximo { $most }.
judge-step-unknown = En el paso { $step } usted conserva { $point }, pero no había tal punto.
judge-step-no-number = Paso { $step }: { $field } es { $said }, que no es un número.

## support: $place es "step" o "question", que no tiene paso

judge-list-of-points = la lista de { $count } puntos
judge-no-vertex = { $place ->
        [step] Paso { $step }: se esperaba
       *[question] Se esperaba
    } el índice de uno de los { $count } vértices de { $shape }; hay: { $said }.
judge-farther = { $place ->
        [step] Paso { $step }: el vértice
       *[question] El vértice
    } { $farthest } de { $shape } está más lejos a lo largo de { $direction } que su vértice { $said }: sus productos escalares difieren en { $by }.

## board

judge-board-scene = { $place ->
        [inside] O dentro
        [face] O en una cara
        [edge] O en una arista
       *[vertex] O en un vértice
    }, P ⊖ Q { $difference ->
        [solid] con interior
        [flat] plana
        [line] segmento
       *[point] punto
    }

## El caso, el programa y sus mensajes

judge-curved = { $name }: se esperaban dos formas con vértices, redondeadas o no; hay: una curva
judge-method-gjk = GJK
judge-method-distance = GJK con la distancia
judge-method-mpr = MPR
judge-method-sat = una prueba de ejes separadores
judge-method-other = un método desconocido
judge-too-many-lines = se esperaba una respuesta; hay: más de { $most } líneas sin ella
judge-no-text = se esperaba un objeto JSON en una línea; hay: bytes que no son texto
judge-no-line = se esperaba una línea; hay: un megabyte sin fin de línea
judge-no-json = se esperaba un objeto JSON en una línea; hay: { $found } ({ $error })
judge-no-type = se esperaba un objeto con un "type"; hay: { $found }
judge-fields = se esperaban los campos de "{ $kind }"; hay: { $found } ({ $error })

## grade, process: $how entra en judge-crash

judge-grade = grade: { $error }
judge-grade-pairs = grade: se esperaba { $expected }; hay: { $found }
judge-a-family = una familia de formas con vértices
judge-pairs = de 1 a { $most } pares
judge-not-started = no se pudo iniciar
judge-not-started-error = no se pudo iniciar: { $error }
judge-no-program = se esperaba un programa que se pueda iniciar; hay: `{ $program }`: { $error }
judge-no-command = no hay ninguna orden
judge-ended = terminó con { $status }
judge-closed = cerró su salida
judge-last-words = { $how }; su última salida: { $words }

## Trazas como ejecuciones

judge-first-steps = Solo se muestran los primeros { $count } pasos.
judge-step-full = El paso { $step } no se puede mostrar: se conservan los { $count } puntos anteriores, y en un símplex no cabe otro.
judge-step-without-point = El paso { $step } no se puede mostrar: no da ningún punto nuevo, ni como a ni como p y q.

## report

judge-pair-title = Par { $id } de mi programa: { $kind }
judge-made-smaller = El par se redujo mientras el programa fallaba del mismo modo; los pasos del programa pueden ser otros.
judge-suspect = { $sentence } Se comporta como un programa con este defecto: { $defect }.
judge-school = Sus pasos son los de { $method }.
judge-unusual = { $count ->
        [one] 1 par
       *[other] { $count } pares
    } con respuesta correcta y un paso que GJK no daría ({ $kinds }): no es un error.
judge-solver-without-name = un programa sin nombre

## page

judge-page-right = { $right } de { $pairs ->
        [one] 1 par
       *[other] { $pairs } pares
    } correctos
judge-page-stopped = La evaluación se detuvo antes del último par.
judge-page-error = Error
judge-page-errors = Errores
judge-page-meaning = Significado
judge-page-more-errors = { $count ->
        [one] 1 error más está
       *[other] { $count } errores más están
    } solo en el informe JSON.
judge-page-topic = Tema
judge-page-right-ones = Correctos
judge-page-wrong = Incorrectos
judge-page-degenerate = Pares degenerados
judge-page-difference-is = P ⊖ Q es
judge-page-difference = { $difference ->
    [solid] con interior
    [flat] plana
    [line] un segmento
   *[point] un punto
}
judge-page-place = { $place ->
    [inside] O dentro
    [face] O en una cara
    [edge] O en una arista
   *[vertex] O en un vértice
}
judge-page-changes = Cambios que no deben importar
judge-page-changes-about = Cada par se envió otra vez con cambios que no deben importar. Si las coordenadas se redondean, solo cuentan los pares cuyo veredicto verdadero no cambia, y solo las longitudes que difieren en más de 1e-9 del tamaño.
judge-page-change = Cambio
judge-page-coordinates = Coordenadas
judge-page-other-answer = Otra respuesta
judge-page-first-pair = Primer par
judge-page-lengths = Longitudes
judge-page-other-length = Otra longitud
judge-page-by-at-most = Como máximo en
judge-page-pair = Par { $id }: { $kind }
judge-page-picture = { $which ->
        [least] El par más pequeño que falla del mismo modo
       *[own] El par
    }, al final de una ejecución sin defectos:
judge-page-scene-file = Como archivo de escena
judge-page-numbers = Los números

## Trazas de otros programas

judge-file-no-text = { $path }:{ $line }: se esperaba texto en UTF-8; hay: otros bytes
judge-line-too-long = se esperaba una línea de { $most } bytes como máximo; hay: { $found }
judge-not-finite = se esperaban números finitos en "{ $field }"; hay: { $said }
judge-negative-zero = se esperaba un "zero" de 0 o más; hay: { $found }
judge-too-many-traces = se esperaban como máximo { $most } trazas; hay: más
judge-too-many-steps = se esperaban como máximo { $most } pasos por traza y { $most_of_all } por archivo; hay: más
judge-too-many-kept = se esperaban como máximo { $most } puntos en "simplex"; hay: { $found }
judge-too-many-products = se esperaba como máximo { $most } para el número de vértices por el de pasos; hay: más
judge-no-trace = se esperaba una traza; hay: ninguna
judge-no-number = se esperaban números finitos, o textos en el formato %a de C, en "{ $name }"; hay: { $found }
judge-version = se esperaba la versión { $expected } del formato; hay: { $age ->
    [newer] { $found }, escrita por un programa más nuevo
   *[older] { $found }
}
judge-dimension = se esperaba la dimensión 2 o 3; hay: { $found }
judge-tolerance = se esperaba una tolerancia de 0 o más; hay: { $found }
judge-point-numbers = se esperaban puntos con 2 o 3 números; hay: uno con { $found }
judge-shape-numbers = se esperaban { $count } números finitos por cada punto de { $name }; hay: { $found }
judge-shape = se esperaba la forma { $name }; hay: un error ({ $error })
judge-position = se esperaban { $count } números finitos como posición; hay: { $found }
judge-rotation-rows = se esperaban { $count } filas de { $count } números finitos como rotación
judge-rotation-2d = se esperaba un ángulo o dos filas como rotación en 2D; hay: un cuaternión
judge-rotation-3d = se esperaba un cuaternión x, y, z, w o tres filas como rotación en 3D; hay: un ángulo
judge-rotation-stretches = se esperaba una rotación; hay: una matriz o un cuaternión que estira
judge-trace-without-name = Una traza sin nombre
judge-trace-end = Su estado: { $status }.
judge-trace-without-shapes = La traza no contiene ambas formas: sus puntos representan P ⊖ Q, y no se comprueban ni los vértices ni la respuesta.
judge-trace-without-answer = La traza no contiene ninguna respuesta.
judge-trace-lacks = { $count ->
        [one] 1 paso
       *[other] { $count } pasos
    } de { $all } sin { $what ->
        [direction] dirección (v)
        [point] punto nuevo (a, o p y q)
       *[simplex] los puntos conservados (simplex)
    }.
judge-trace-right = La comprobación de esta traza no encontró nada incorrecto.
judge-trace-without-points = se esperaban las formas "p" y "q" en la cabecera, o pasos con puntos; hay: ni lo uno ni lo otro
judge-trace-points = se esperaban puntos de una diferencia; hay: un error ({ $error })

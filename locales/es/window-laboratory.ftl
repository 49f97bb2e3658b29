### La ventana: laboratorio.

## choices

laboratory-pairs-of = Pares de
laboratory-family = Familia
laboratory-how-many = Cuántos
laboratory-ask = Preguntar a
laboratory-count-also = Contar también
laboratory-pairs = Pares
laboratory-seed = Semilla
laboratory-in-2d = en 2D
laboratory-in-3d = en 3D
laboratory-seed-label = semilla
laboratory-gap-label = hueco
laboratory-in = en
laboratory-gap = Hueco
laboratory-only-boxes-near-contact-are = Solo las cajas casi en contacto se generan con un hueco
laboratory-vertices-are-rounded-to-f32 = Los vértices se redondean antes a f32; la referencia juzga los redondeados
laboratory-double-precision = Precisión doble
laboratory-precision-of-the-experiment = Precisión del experimento
laboratory-answers-about-changed-pairs = respuestas a pares modificados
laboratory-each-pair-is-asked-about = Se pregunta otra vez por cada par: con P y Q intercambiadas, los vértices en otro orden, girado, escalado y movido. La respuesta debe ser la misma
laboratory-errors-of-lengths = errores de longitudes
laboratory-distances-depths-and-normals-of = Distancias, profundidades y normales del algoritmo que las da, junto a las que tienen prueba exacta

## results

laboratory-by-the-reference-overlap-touch = Según la referencia, { $overlap } se solapan, { $touching } se tocan y { $separate } están separados
laboratory-what-an-algorithm-says-to = Lo que un algoritmo dice de un contacto se cuenta aparte, y no es un error de un código publicado
laboratory-queries-by-the-number-of = Consultas según el número de puntos de soporte que usaron
laboratory-nobody-is-wrong-about-any = Nadie se equivoca en ninguno de estos pares
laboratory-algorithm = Algoritmo
laboratory-who-was-asked = A quién se preguntó
laboratory-of-the-pairs-that-overlap = De los pares que se solapan o están separados, los que reciben ese veredicto; los contactos van aparte
laboratory-false-no = NO falso
laboratory-separate-of-pairs-that-overlap = SEPARATE en pares que se solapan, y su parte de todos los que se solapan
laboratory-false-yes = SÍ falso
laboratory-overlap-of-pairs-that-are = OVERLAP en pares que están separados
laboratory-no-verdict-a-cycle-or = Sin veredicto: un ciclo o el límite de iteraciones
laboratory-touching-pairs-whose-answer-is = Pares en contacto con respuesta SÍ: no es un error, sino una convención
laboratory-touching-pairs-whose-answer-is-2 = Pares en contacto con respuesta NO: no es un error, sino una convención
laboratory-cannot-tell = no se sabe
laboratory-curved-shapes-so-near-to = Formas curvas tan cerca del contacto que la referencia no puede decir qué es verdad
laboratory-support-points-for-each-query = Puntos de soporte por consulta, en promedio
laboratory-queries-that-would-loop-for = Consultas que darían vueltas sin fin, y las longitudes de los ciclos en iteraciones
laboratory-support-points = puntos de soporte
laboratory-open-this-pair-as-a = Abre este par como escena, tan reducido como se pueda sin que deje de fallar así

## ui

laboratory-no-experiment-has-been-run = Aún no hay ningún experimento. Elija un tipo de pares y pulse «Experimentar»: se pregunta a los algoritmos por cada par, y sus respuestas se comparan con la referencia.
laboratory-run-experiment = Experimentar
laboratory-cancel-experiment = Cancelar el experimento
laboratory-progress-of-the-experiment = Progreso del experimento
laboratory-cancel = Cancelar
laboratory-making-the-wrong-case-smaller = Reduciendo el caso incorrecto mientras falla…
laboratory-head-right = correctos
laboratory-head-undecided = sin decidir
laboratory-head-touch-yes = contacto: SÍ
laboratory-head-touch-no = contacto: NO
laboratory-head-supports = soportes
laboratory-head-cycles = ciclos

## With values

laboratory-ask-2 = Preguntar a { $title }
laboratory-in-d-pairs-seed = { $title } en { $count }D, { $pairs } pares, semilla { $seed }, { $name }
laboratory-of-length = { $count } (de longitud { $list })
laboratory-is-wrong-about = { $title } se equivoca en { $count ->
        [one] { $count } par
       *[other] { $count } pares
    }
laboratory-answers-touches-with-yes-and = Respuestas de { $title } a los contactos: { $touching_yes } SÍ y { $touching_no } NO
laboratory-pair = Par { $number }: { $title }, { $title_2 }
laboratory-of-pairs = { $done } de { $pairs } pares
laboratory-title = LABORATORIO

### La ventana: vistas, campos de números y tablas.

## explain

view-more-in-the-glossary = { $keys }: más en el glosario

## nodes

view-difference-p-q-at = Diferencia p{ $p } − q{ $q } en { $place }
view-letter-at = { $letter }{ $pair ->
        [none] { "" }
       *[other] { " " }= { $pair }
    } en { $place }
view-origin-o = Origen O

## markdown

view-the-rest-is-too-long = El resto es demasiado largo para mostrarlo

## alone

view-only = Solo { $name }
view-show-all-panels-again-double = Mostrar de nuevo todos los paneles (doble clic en el título, { $keys } o Esc)
view-show-alone-double-click-on = Mostrar solo { $name } (doble clic en el título, o { $keys })

## nav

view-drag-here-to-orbit = Arrastre aquí para girar la vista
view-drag-here-to-pan = Arrastre aquí para desplazar la vista
view-drag-up-or-down-here = Arrastre aquí arriba o abajo para el zoom, haga clic para acercar
view-show-everything-f = Mostrar todo (F)

## counts

view-change = Cambio
view-what-was-done-to-each = Lo que se hizo con cada par, de modo que la respuesta debe ser la misma
view-rounded-coordinates-can-change-what = Las coordenadas redondeadas pueden cambiar la verdad: entonces solo cuentan los pares con el mismo veredicto verdadero
view-pairs-that-were-compared-touches = Pares comparados; faltan los contactos en los que ambas respuestas son correctas
view-the-first-of-these-pairs = El primero de estos pares
view-other-length = otra longitud
view-of-the-pairs-with-lengths = De los pares con longitudes, los que tienen otra: por cualquier bit, o por más de 1e-9 del tamaño donde se redondean coordenadas
view-by-at-most = como máximo
view-the-largest-difference-of-lengths = La mayor diferencia de longitudes, como parte del tamaño del par
view-errors-of = errores de { $name }
view-from-this-error-on = desde este error

## gizmo

view-right-view = vista derecha
view-back-view = vista posterior
view-top-view = vista superior
view-left-view = vista izquierda
view-front-view = vista frontal
view-bottom-view = vista inferior

## hover

view-o-the-origin = O, el origen

## expression

view-expected-a-number-found-nothing = falta un número: no hay nada

## tokens

view-a-parenthesis-is-not-closed = hay un paréntesis sin cerrar
view-something-is-missing-at-the = falta algo al final
view-a-comma-is-allowed-between = una coma solo puede ir entre dos cifras, y no en una llamada: use un punto decimal
view-has-no-meaning-here = `{ $next }` no significa nada aquí
view-expected-an-operator-before = falta un operador antes de `{ $found }`
view-is-not-a-number = `{ $word }` no es un número
view-is-too-large = `{ $word }` es demasiado grande
view-a-power-of-a-power = una potencia de una potencia necesita paréntesis
view-expected-a-number-before = falta un número antes de `{ $next }`
view-is-not-a-finite-number = `{ $word }` no es un número finito
view-expected-a-number-before-2 = falta un número antes de `{ $word }`
view-has-no-matching = a `)` le falta su `(`
view-something-is-missing-before = falta algo antes de `)`

## theme

## table

## With values

view-picture = (imagen: { $words })
view-zoom = { $name }: zoom
view-frame = { $name }: encuadrar
view-region = Región { $region }. { $words }
view-expected-at-most-characters = caben como máximo { $LONGEST } caracteres
view-has-no-finite-value-it = `{ $text }` no tiene valor finito: divide por cero, sale del dominio de una función o crece demasiado
view-is-not-a-number-2 = `{ $word }{ $rest }` no es un número
view-expected = se esperaba `{ $word }(…)`
view-expected-at-most-nested-parentheses = caben como máximo { $MAX_DEPTH } paréntesis anidados
view-stays = { $refusal }; { $name } sigue en { $shown }
view-at-most-characters-fit-into = en un campo caben como máximo { $MAX_CHARACTERS } caracteres
view-accepts-whole-numbers-only = { $name } solo acepta números enteros
view-goes-from-to = { $name } va de { $least } a { $most }
view-head-coordinates = coordenadas
view-head-pairs = pares
view-head-first = primero

## Items of a picture. $place is a vector

# Un globo junto a Q, para principiantes.
hint-drag-q = Arrastre Q

## The buttons of a view. $view is its name, $keys a shortcut

# $turn es una de las seis vistas de arriba.
gizmo = { $view }: { $turn }

## Tables of counts, in the laboratory and the judge. $name is an algorithm or a library

counts-other-verdict = otro veredicto
    .tip = Pares con otro veredicto tras el cambio
counts-no-changes = { $name }: ningún cambio de un par cambia un veredicto
counts-changes = { $name }: veredictos distintos tras un cambio del par: { $count }
counts-exact = exactas
counts-rounded = redondeadas
counts-of = { $count } de { $all }
counts-errors = { $name }: errores de las longitudes, donde la longitud verdadera está probada exactamente
    .tip = Distancias y profundidades como parte del tamaño del par, normales como ángulos en radianes
counts-without-length = Sin longitud: { $count }
counts-other-kind = Una distancia en vez de una profundidad, o al revés: { $count }
counts-histogram = { $what }: { $summary }

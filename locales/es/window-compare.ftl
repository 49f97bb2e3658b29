### The window: compare.

## view

compare-difference-view-of-run-1 = Vista de la diferencia de la ejecución 1
compare-difference-view-of-run-2 = Vista de la diferencia de la ejecución 2
compare-this-run-begins-at-a = Esta ejecución empieza en una fila posterior

## choices

compare-precision-of-the-second-run = Precisión de la segunda ejecución
compare-break-it = Introducir defecto…
compare-break-it-2 = Introducir defecto ({ $count })…
compare-in-the-second-run = {" "}en la segunda ejecución
compare-make-the-second-run-wrong = Introducir a propósito un defecto en la segunda ejecución
compare-the-run-as-the-other = La ejecución tal como la contó el otro programa
compare-algorithm-of-the-second-run = Algoritmo de la segunda ejecución
compare-the-first-direction-of-the = La primera dirección de la segunda ejecución
compare-the-code-prescribes-its-first = El código prescribe su primera dirección
compare-first-direction-of-the-second = Primera dirección de la segunda ejecución
compare-a-touch-is-yes = un contacto es YES
compare-a-touch-is-no = un contacto es NO
compare-the-published-codes-have-their = Aquí no hay elección: un código publicado tiene su propio < o ≤
compare-what-a-touch-is-in = Qué es un contacto en la segunda ejecución
compare-ties = Empates…
compare-where-several-vertices-are-equally = Si varios vértices están igual de lejos, gana el primero, o este
compare-the-first-in-vertex-order = El primero en el orden de vértices
compare-let-another-vertex-win-ties = Dejar que otro vértice gane los empates en la segunda ejecución

## ui

compare-the-second-run-is-on = La segunda ejecución está en camino
compare-the-first-run = la primera ejecución
compare-the-second-run = la segunda ejecución
compare-run = Ejecutar…
compare-the-scenes-own-query = La consulta propia de la escena
compare-swap = Intercambiar
compare-how-another-program-has-run = No se sabe cómo ejecutó su consulta el otro programa
compare-the-second-run-becomes-the = La segunda ejecución pasa a ser la de la escena, y viceversa
compare-swap-the-two-runs = intercambiar las dos ejecuciones
compare-this-run-has-not-begun = Esta ejecución aún no ha empezado
compare-the-table = la tabla
compare-no-divergence = SIN DIVERGENCIA
compare-show-it = Mostrar
compare-go-to-the-place-where = Ir al lugar donde las ejecuciones se separan

## table

compare-first-divergence = , primera divergencia
compare-different-points = , puntos distintos
compare-run-1-only = , solo la ejecución 1
compare-run-2-only = , solo la ejecución 2
compare-row-head = fila

## With values

compare-from = desde { $written }
compare-has-no-short-list-of = { $name } no tiene una lista corta de vértices
compare-first = primero { $letter }
compare-first-divergence-in-row = PRIMERA DIVERGENCIA en la fila { $row }
compare-row = Fila { $index }{ $kind }

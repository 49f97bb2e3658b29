### La ventana: mapa, soporte, corte y árbol.

## map

views-computing-the-first-cells = Calculando las primeras celdas
views-move-q = mover Q
views-color-by = Color según
views-the-quantity-shown-by-the = La cantidad que muestran los colores
views-agreement-with = Acuerdo con
views-the-reference-or-the-verdict = La referencia, o el veredicto de otro algoritmo
views-plane-of-the-map = Plano del mapa
views-q-is-moved-in-this = Q se mueve en este plano, que pasa por su posición actual
views-start-between-the-centers = Empezar entre los centros
views-start-each-run-in-the = Empieza cada ejecución en la dirección del centro de P al centro de Q, en vez de la primera dirección de la escena
views-the-reference = la referencia

## map

views-plane-xy = Plano xy
views-plane-xz = Plano xz
views-plane-yz = Plano yz
views-plane-of-the-view = Plano de la vista
views-x-of-q = x de Q
views-y-of-q = y de Q
views-z-of-q = z de Q
views-to-the-right = a la derecha
views-upwards = hacia arriba
views-refining = refinando, { $percent } %
views-with = con
views-run-1000 = Ejecutar 1000
views-run-20000 = Ejecutar 20 000
views-the-map-has-failed-at = El mapa ha fallado: { $message }, en { $place }

## reach

views-u-follows-v = u sigue a v
views-look-where-the-algorithm-looks = Mira adonde mira el algoritmo en este paso, hasta que usted gire u
views-angle-of-u = ángulo de u
views-jump-left = Saltar a la izquierda
views-turn-u-to-the-left = Gira u a la izquierda, hasta donde otro vértice pasa a ser el más lejano: allí hay dos
views-jump-right = Saltar a la derecha
views-turn-u-to-the-right = Gira u a la derecha, hasta donde otro vértice pasa a ser el más lejano: allí hay dos
views-on-a-curved-shape-the = En una forma curva el punto más lejano se desliza, no salta
views-around-z = alrededor de z
views-above-the-xy-plane = sobre el plano xy
views-drag-to-turn-u-with = Arrastre para girar u; con Ctrl se ajusta a donde cambia el vértice más lejano
views-along-the-dashes-it-is = ; en la línea de trazos es cero
views-the-color-of-a-direction = El color de una dirección es allí la función de soporte de P ⊖ Q{ $level }
views-support-function-over-all-directions = Función de soporte en todas las direcciones
views-drag-on-the-globe-to = Arrastre en el globo para girar u; arrastre al lado, o con el botón derecho, para girar la vista

## slice

views-plane-of-the-slice = Plano del corte
views-the-plane-that-cuts-p = El plano que corta P ⊖ Q
views-through-o = Por O
views-move-the-plane-to-the = Lleva el plano al origen
views-plane-of-the-simplex = Plano del símplex
views-plane-of-face = Plano de la cara { $a }{ $b }{ $c }

## picture

views-handle-of-the-plane = Tirador del plano { $place_in_words }
views-drag-to-move-the-plane = Arrastre para mover el plano. Ctrl lo ajusta a la cuadrícula y a O, Mayús es más fino, Esc lo devuelve
views-the-plane-is-seen-along = El plano se ve a lo largo de su normal: gire la imagen para moverlo

## tree

views-this-run-does-not-go = Esta ejecución no va por ahí
views-cancel-survey = Cancelar el sondeo
views-progress-of-the-survey = Progreso del sondeo
views-put-so-many-random-pairs = Plantea a este algoritmo tantos pares aleatorios de todo tipo y cuenta cuántas veces se toma cada camino
views-to-count-how-often-random = para contar cuántas veces toman cada camino los pares aleatorios

## With values

views-of-the-plane = { $z } del plano
views-across = Perpendicular a { $axis }
views-of-runs = { $done } de { $pairs } ejecuciones
views-runs-of-random-pairs-of = { $runs } ejecuciones de pares aleatorios: { $unreached } de { $count } caminos nunca tomados

### The window: explore.

## empty

explore-regions-of-a-simplex-to = Regiones de un símplex, para mover
explore-a-simplex-takes-the-place = Un símplex ocupa el lugar de la escena; Deshacer y «Volver a la ejecución» la recuperan
explore-explore-this-simplex = Explorar este símplex
explore-purpose = Explorar muestra una iteración de GJK en la que nada está fijo. Usted mueve los puntos A, B, C y D de un símplex y el origen O. La imagen muestra en qué región del símplex está O, qué decide allí el algoritmo y dónde ninguna ejecución puede tener A u O.
explore-this-scene-has-changes = La escena tiene cambios sin guardar; su símplex solo se toma cuando usted lo elige.
explore-at-this-step-the-simplex = El símplex del paso { $step } no tiene regiones que explorar: tiene menos de dos puntos o es plano.
explore-explore-the-simplex-of = Explorar el símplex del paso { $step }
explore-explore-this-simplex-2 = explorar este símplex
explore-or-begin-with-one-of = También puede empezar con uno de estos

## view

explore-point = Punto { $handle }
explore-origin-o = Origen O
explore-view = Vista Explorar
explore-named-at = { $name } en { $place }

## cut

explore-the-outcome-as-a-function = El resultado según la posición de O a esta altura: arrastre O aquí. Donde no hay color, una comprobación anterior habría terminado la ejecución
explore-section-and-outcomes = la sección y los resultados
explore-cut = CORTE
explore-height-of-the-cut = Altura del corte

## board

explore-drag-o-to-collect-an = Arrastre O para conseguir un resultado (●), o haga clic para ver un ejemplo (·). Mover solo O lleva a 21; los otros 4 llegan con Renombrar
explore-all-three-faces-see-o = Solo por encima de A está O delante de las tres caras: rompa las reglas para verlo
explore-not-collected = no conseguido
explore-collected = conseguido
explore-shown = mostrado
explore-outcomes = RESULTADOS
explore-complete = completo
explore-never = nunca
explore-outcome = Resultado { $code } { $region }, { $state }
explore-show-outcome = mostrar { $code } { $region }

## ui

explore-the-simplex = el símplex
explore-simplex = SÍMPLEX
explore-regions-title = REGIONES
explore-decision = DECISIÓN

## story

explore-the-words = los textos
explore-back-to-the-run = Volver a la ejecución
explore-break-the-rules = Romper las reglas
explore-off-a-drag-stops-where = Desactivado: el arrastre se detiene en el límite de las posiciones que una ejecución puede alcanzar. Activado: el arrastre llega a cualquier parte, y el panel nombra la comprobación anterior que habría terminado la ejecución
explore-animation = Animación
explore-move-letters-to-their-new = Llevar las letras a sus puntos nuevos poco a poco, no de golpe
explore-the-drag-ends-at-the = El arrastre termina en el límite: hasta aquí puede llegar una ejecución
explore-the-decision-below-relies-on = La decisión de abajo se apoya en esa comprobación, y aquí puede ser incorrecta
explore-nothing-to-show-where-the = Nada que mostrar con los puntos donde están ahora
explore-djonovs-decision = DECISIÓN DE DJONOV
explore-title = EXPLORAR
explore-stopped = DETENIDO
explore-legal = POSIBLE EN UNA EJECUCIÓN
explore-impossible = IMPOSIBLE EN UNA EJECUCIÓN
explore-a-segment = un segmento
explore-a-triangle = un triángulo
explore-a-tetrahedron = un tetraedro
explore-all-three-only-by-breaking = las tres: solo rompiendo las reglas
explore-sees-o = tiene O delante
explore-does-not-see-o = no tiene O delante
explore-the-code-renames-the-vertices = El código renombra aquí los vértices, y así reduce este caso al de la rama que tiene escrita
explore-the-code-solves-this-case = El código resuelve este caso sin renombrar; renombre los vértices para verlo como otro caso
explore-rename-to-abcd = Renombrar { $names } a ABCD
explore-rename-to-abcd-2 = renombrar { $names } a ABCD

## words

explore-regions = Regiones
explore-the-region-of-space-nearest = La región más cercana a cada parte del símplex, con lo decidido sobre ella
explore-where-a-can-never-be = Donde A nunca puede estar
explore-behind-o-the-test-a = Detrás de O, la comprobación A·v ≥ 0 rechaza A; detrás de los puntos antiguos, A no sería un punto de soporte
explore-where-o-can-never-be = Donde O nunca puede estar
explore-the-region-nearest-to-a = Una comprobación anterior excluyó la región más cercana a A, o a los puntos anteriores; en 2D la línea discontinua rodea el resto
explore-test-lines = Líneas de comprobación
explore-the-planes-and-lines-that = Los planos y rectas frente a los que se comprueba O, con el valor de cada comprobación
explore-walls = Paredes
explore-the-iterations-before-tested-the = Las iteraciones anteriores comprobaron las aristas de la base: O no está fuera de ellas
explore-floor = Suelo
explore-the-base-is-oriented-so = La base está orientada de modo que O está encima
explore-ceiling = Techo
explore-a-passed-o-so-o = A está más allá de O, así que O no está encima de A
explore-faces = Caras
explore-the-faces-at-a-that = Se iluminan las caras en A que tienen O delante; juntas forman el código
explore-edge-planes = Planos de aristas
explore-edge-planes-stand-on-the-edges = Planos de aristas de una cara, perpendiculares a ella: más allá de un plano, lo más cercano a O es su arista
explore-direction-v = Dirección v
explore-the-search-direction-that-found = La dirección de búsqueda que encontró A
explore-by-outcome = Por resultado
explore-by-agreement = Por coincidencia
explore-a-color-for-each-region = Un color para cada región en la que la decisión de Djonov encuentra O
explore-whether-taking-the-first-face = Si tomar la primera cara que tiene O delante, como hace el código de Winter, lleva a la misma región
explore-the-segment-ab-where-a = El segmento AB: dónde no puede estar nunca A, y dónde no puede estar nunca O
explore-the-triangle-abc-where-a = El triángulo ABC: dónde no puede estar nunca A, y dónde no puede estar nunca O
explore-a-low-tetrahedron-one-or = Un tetraedro bajo: una o dos caras tienen O delante
explore-a-tall-tetrahedron-one-face = Un tetraedro alto: una cara tiene O delante, y aun así lo más cercano puede ser una arista
explore-a-tetrahedron-with-a-beside = Un tetraedro inclinado: O está delante de dos caras, pero la arista más cercana no tiene por qué ser la que comparten

## drag

explore-a-new-outcome-of-25 = Un resultado nuevo: { $found } de 25 conseguidos

## With values

explore-make-a-scene-of-the = Convertir en escena el símplex del paso { $step } de esta ejecución
explore-height = altura { $value }
explore-of-collected-of-codes = { $found } de { $count } conseguidos, { $codes } de { $count_2 } códigos
explore-e-g-on-the-tetrahedron = { $region }, p. ej. en el tetraedro «{ $name }» con O en { $origin }
explore-show-the-run-again-at = Mostrar de nuevo la ejecución, en el paso { $step }; Rehacer recupera este símplex
explore-move = mover { $handle }

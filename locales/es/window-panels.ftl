### The window: panels.

## proof

panels-what-is-true-whatever-the = Lo que es cierto, diga lo que diga el algoritmo
panels-curved-shapes-are-known-to = Las formas curvas se conocen salvo esta distancia, en unidades de la escena

## help

panels-drag-p-or-q-shapes = Arrastrar P o Q (formas)
panels-moves-it = la mueve
panels-moves-it-in-the-view = la mueve en el plano de la vista
panels-drag-a-handle-of-the = Arrastrar un tirador de la selección
panels-moves-turns-scales-along-its = mueve, gira, escala a lo largo de su eje
panels-ctrl-while-dragging = Ctrl al arrastrar
panels-shift-while-dragging = Mayús al arrastrar
panels-a-tenth-of-the-way = una décima parte del camino
panels-drag-elsewhere = Arrastrar en otra parte
panels-right-drag-or-shift-and = Arrastrar con botón derecho o Mayús
panels-wheel-or-pinch = Rueda o dos dedos
panels-zooms-to-the-pointer = acerca o aleja en el puntero
panels-rest-on-a-point = Detenerse en un punto
panels-says-what-it-is = dice qué es
panels-rest-on-a-notation = Detenerse en un símbolo o término
panels-explains-it-g-more = lo explica; G: más
panels-rest-on-a-row-of = Detenerse en una fila de PASOS
panels-rings-its-points = rodea sus puntos con anillos
panels-double-click = Doble clic
panels-frames-the-view = encuadra la vista
panels-esc-while-dragging = Esc al arrastrar
panels-puts-it-back = lo deja como estaba
panels-w-e-or-r-an = W, E o R, un eje, un número, Intro
panels-w-x-2-by-2 = W X 2: 2 a lo largo de x; E 90, R 2
panels-also-z-shift-and-x = también Z; Mayús y X: perpendicular a x
panels-enter-then-arrows = Intro, después flechas
panels-nudges-what-is-selected = mueve un poco la selección
panels-in-the-view-pgup-pgdn = en la vista; RePág y AvPág, en profundidad
panels-commands-and-keys = Órdenes y teclas
panels-what-can-be-done-now = Lo que puede hacer ahora; «Buscar una orden…», en el menú Ayuda, tiene también todas las demás
panels-close = Cerrar
panels-pointer = Puntero

## failure

panels-an-error-in-the-program = Un error del programa
panels-happened =
    { $message }
    en { $place }
panels-it-is-not-your-fault = No es culpa suya. Sigue la última escena que funcionaba, y sus cambios sin guardar están en un archivo de recuperación. Por favor, envíe el informe: el error, la versión, el sistema, el renderizador y la escena.
panels-copy-report = Copiar el informe
panels-copied = Copiado
panels-go-on = Continuar

## palette

panels-a-part-of-its-name = Una parte de su nombre, como encuadrar o guardar
panels-find-a-command = Buscar una orden
panels-no-command-has-these-words = Ninguna orden tiene estas palabras
panels-show-all-commands = Mostrar todas las órdenes

## break_it

panels-a-mistake-is-not-corrected = Un defecto no se corrige: el veredicto es el de la ejecución con el defecto

## pose

panels-position = Posición
panels-angle = Ángulo °
panels-in-degrees-or-with-a = En grados, o con unidad: 30deg, pi/6 rad
panels-added-radius = Radio añadido
panels-the-radius-of-a-ball = El radio de una bola que se añade a cada punto de la forma
panels-added-radius-2 = Radio añadido de { $name }
panels-set-the-added-radius-of = fijar el radio añadido de { $name }

## paste

panels-the-pasted-list = La lista pegada
panels-line-column-expected-found = Línea { $line }, columna { $column }: se esperaba { $expected }; hay: { $found }

## subject

## kind

panels-replace = Reemplazar…
panels-choose-another-shape-in-the = Elegir otra forma en la galería

## vertices

panels-if-several-vertices-are-farthest = Si varios vértices son los más lejanos en una dirección, el primero en este orden es el punto de soporte
panels-ends = Extremos
panels-make-it-a = Convertir en { $polytope }…
panels-add-a-vertex-to = Añadir un vértice a { $side }
panels-add-a-vertex-after-the = Añade un vértice tras el seleccionado, o al final
panels-up = Arriba
panels-down = Abajo
panels-select-a-vertex-to-move = Seleccione un vértice para moverlo en el orden, que decide los empates entre puntos de soporte
panels-paste = Pegar
panels-paste-vertices-into = Pegar vértices en { $side }
panels-add-the-points-on-the = Añade como vértices los puntos del portapapeles, en cualquier notación habitual
panels-select = Seleccionar { $name }{ $remark }
panels-delete = Eliminar { $name }
panels-in-the-world = En el mundo: { $at }

## parameters

panels-new-seed = Nueva semilla
panels-another-random-shape-of-the = Otra forma aleatoria del mismo tipo

## about

panels-to-cite-the-program = Citar el programa
panels-licence = Licencia
panels-as-you-choose = { $license }, a su elección
panels-report =
    GJK Sandbox { $version }
    Sistema: { $system }
    Renderizador: { $renderer }
panels-to-cite-an-algorithm-take = Para citar un algoritmo, tome la línea que está debajo de él en el panel de ajustes.
panels-copy-citation = Copiar la cita
panels-to-report-a-bug = Informar de un error
panels-say-what-you-did-what = Diga qué hizo, qué vio y qué esperaba, y añada el informe: la versión, el sistema, el renderizador y la escena abierta.

## mystery

panels-2-name-the-mistake = 2. Nombre el defecto
panels-choose = Elegir
panels-name-the-mistake = Nombrar el defecto
panels-first-find-a-pair-that = Encuentre primero un par que lo delate
panels-give-up = Rendirse
panels-show-the-mistake = Mostrar el defecto

## expected

panels-so-it-is = Así es
panels-expected-of-the-original = Ha cambiado el par; esto es lo que espera la escena original.
panels-expect-this-result = Esperar este resultado
panels-saving-does-the-same-after = Guardar hace lo mismo tras un cambio de la escena
panels-expect-this-result-2 = esperar este resultado
panels-expect-nothing = No esperar nada
panels-the-scene-is-then-compared = La escena se compara entonces con la referencia
panels-expect-nothing-2 = no esperar nada

## verdict

panels-the-verdict-is-hidden = El veredicto está oculto
panels-reference-agrees = la referencia coincide
panels-reference-cannot-tell = la referencia no puede decirlo
panels-the-search-left-the-question = La búsqueda dejó la pregunta abierta, y la aritmética exacta la resolvió
panels-settled-exactly = resuelto exactamente
panels-break-it-in-the-setup = «Introducir defecto», en los ajustes, permite nombrarlo o rendirse
panels-a-mistake-is-hidden = hay un defecto oculto

## why

panels-less = Menos
panels-more = Más
panels-show-the-run-with-this = Muestra la ejecución con este cambio junto a esta
panels-click-to-see-both-runs = Un clic muestra las dos ejecuciones lado a lado

## covered

panels-covered-until-the-run-gets = Tapado hasta que la ejecución llegue aquí
panels-show-it-now = Mostrar ahora

## steps

panels-start-of-epa = Comienzo de EPA
panels-epa-iteration = Iteración de EPA { $number }

## script

## glossary

panels-glossary = Glosario
panels-nothing-like-that-in-the = Nada parecido en el glosario
panels-show-all-entries = Mostrar todas las entradas
panels-search-a-notation-or-a = Buscar: un símbolo o una palabra
panels-search-the-glossary = Buscar en el glosario
panels-also = También: { $aliases }

## plot

panels-charts = Gráficas
panels-this-run-has-no-such = Esta ejecución no tiene esos números
panels-which-numbers-are-plotted-and = Qué números se dibujan, y con qué escala
panels-linear-scale = Escala lineal
panels-equal-steps-are-equally-far = Diferencias iguales ocupan la misma distancia

## words

panels-the-length-of-the-search = La longitud de la dirección de búsqueda v, tal como la calcula el algoritmo. Un punto da v en unidades de la escena; la normal de dos aristas, en unidades cuadradas; un producto triple, en cúbicas. Salvo en el algoritmo de distancia y profundidad es un mero número: importa si llega a cero, desborda o se pierde por pequeño, no su altura
panels-in-which-region-of-the = En qué región del símplex se encontró el origen, iteración por iteración
panels-the-difference-of-the-bounds = La diferencia de las cotas, |x| − x·A/|x|, es como máximo ε|x|, así que la distancia se conoce con un error relativo ε. Van den Bergen 2003 (su v es nuestro x, su w nuestro A); Bullet comprueba con ε², su REL_ERROR2. Errores: el propio punto más cercano se conoce solo salvo √ε·|x|, y por eso elevan ε al cuadrado; donde las formas se tocan, |x| tiende a 0 y el redondeo nunca deja que se cumpla, así que hace falta además una comprobación absoluta
panels-the-distance-is-known-to = La distancia se conoce salvo ε unidades de la escena. Van den Bergen 1999. Errores: un ε que no crece con la escena; comparar con él longitudes al cuadrado, lo que termina en √ε; comparar A·v sin dividir entre |v|; tomar la última cota inferior por la mayor

## code

panels-from-step-on-this-run = Desde el paso { $step }, esta ejecución no sigue el código
panels-this-run-does-not-execute = Esta ejecución no pasa por esa línea
panels-go-to-iteration = Ir a esta iteración
panels-copy-row = Copiar esta fila
panels-copy-rows = Copiar la tabla
panels-pseudocode = Pseudocódigo
    .tip = El algoritmo en palabras y fórmulas
panels-program = Las mismas líneas en { $language }, sin bibliotecas
panels-no-program = Ningún programa corto hace lo que hace este algoritmo: demuestra su resultado con aritmética exacta. Las consultas de Djonov, Winter, Bittle y Cinkes tienen uno; elija una en Algoritmo.
panels-copy-program = Copiar
    .tip = Copiar un programa que ejecuta esta consulta con P y Q y escribe la respuesta
    .round = El programa necesita formas con vértices y sin radio
panels-copied-program = Programa en { $language } copiado

## color

panels-orange = Naranja
panels-sky-blue = Celeste
panels-green = Verde
panels-yellow = Amarillo
panels-blue = Azul
panels-vermillion = Bermellón
panels-purple = Púrpura
panels-light-gray = Gris claro
panels-dark-gray = Gris oscuro
panels-give-the-default-color = dar a { $called } el color predeterminado
panels-color-of = Color de { $called }
panels-default-color = Color predeterminado
panels-color-of-as-rrggbb = Color de { $called } como #RRGGBB

## bodies

panels-a-scene-can-have-more = Una escena puede tener más cuerpos junto a P y Q: P se compara con cada uno, y cualquiera puede pasar a ser Q
panels-add-a-copy-of-q = Añadir una copia de Q
panels-another-body-beside-q-of = Otro cuerpo junto a Q, con la misma forma
panels-add-a-copy-of-q-2 = añadir una copia de Q
panels-make-q = Usar como Q
panels-run-the-query-for-p = Hace la consulta para P y este cuerpo
panels-make-q-2 = Usar { $called } como Q
panels-rename = Cambiar nombre
panels-delete-2 = Eliminar
panels-more-about = Más sobre { $called }
panels-name-of = Nombre de { $called }

## touch

panels-touch = Contacto
panels-at-a-distance = A una distancia
panels-at-a-penetration-depth = A una profundidad de penetración
panels-toward-p = Hacia P
panels-along-x = A lo largo de x
panels-along-y = A lo largo de y
panels-along-z = A lo largo de z
panels-along-a-typed-vector = A lo largo de un vector dado
panels-make-q-touch-p = hacer que Q toque P
panels-make-touch = Hacer que se toquen
panels-q-slides-along-a-line = Q se desliza por una recta, adelante o atrás, según cuál sea el camino más corto
panels-direction = Dirección
panels-direction-to-slide = Dirección del deslizamiento
panels-direction-2 = Dirección { $letter }
panels-goal = Meta
panels-distance = Distancia
panels-depth = Profundidad
panels-exact = Exacto
panels-apply = Aplicar
panels-cancel = Cancelar

## transport

panels-pause = Pausar
panels-play = Reproducir
panels-speed = Velocidad
panels-how-fast-the-steps-play = A qué velocidad se reproducen los pasos (teclas − y =)
panels-scrubber = Deslizador de pasos
panels-support-point = punto de soporte
panels-support-point-rejected = punto de soporte, rechazado
panels-test-of-a-plane = comprobación de un plano
panels-radii-set-aside = de las formas a los núcleos
panels-projection-along-an-edge = proyección a lo largo de una arista
panels-weights-of-a-foot = coordenadas baricéntricas
panels-nearest-point-bounds = punto más cercano, cotas
panels-new-direction = dirección nueva
panels-new-direction-is-zero = la dirección nueva es cero
panels-initial-polytope = politopo inicial
panels-expansion-of-the-polytope = expansión del politopo
panels-the-runs-diverge = las ejecuciones divergen
panels-not-shown-yet = aún no se muestra

## With values

panels-move = mover { $name }
panels-rotate = girar { $name }
panels-angle-in-degrees = Ángulo de { $name } en grados
panels-angle-about-in-degrees = Ángulo de { $name } en torno a { $letter } en grados
panels-paste-vertices-into-2 = pegar { $count } vértices en { $name }
panels-expected-points-of-numbers-in = Se esperaban puntos de { $count } números en el portapapeles; hay: { $summary }
panels-kind-of = Tipo de { $name }
panels-replace-2 = Reemplazar { $name }…
panels-replace-by = reemplazar { $name } por { $shape }
panels-vertices-hull-of-used = Vértices (envolvente: { $count } de { $count_2 } usados)
panels-corners = Esquinas ({ $count })
panels-title-of = { $title } de { $name }
panels-add = + Añadir
panels-make-a = Convertir { $name } en { $polytope }…
panels-convert-it-to-a-whose = La convierte en { $polytope }; sus vértices, las esquinas o puntos de la frontera, se pueden editar uno a uno
panels-insert = insertar { $letter }{ $after }
panels-move-a-vertex-of = Mover un vértice de { $side } hacia { $name }
panels-move-2 = Mover { $letter }{ $index } hacia { $name }
panels-reorder = reordenar { $letter }{ $from }
panels-delete-3 = eliminar { $name }
panels-move-3 = mover { $letter }{ $index }
panels-gjk-sandbox-version-computer-program = { $env }. GJK Sandbox, versión { $VERSION }. Programa informático.
panels-gjk-sandbox = GJK Sandbox { $VERSION }
panels-iteration = Iteración { $index }
panels-figure = Figura: { $title }
panels-color = colorear { $called }
panels-a-color-is-written-as = Un color se escribe como #8899AA, no `{ $trim }`
panels-select-2 = Seleccionar { $name }
panels-delete-4 = eliminar { $called }
panels-rename-2 = cambiar el nombre de { $called }
panels-vertices = { $vertices } vértices
panels-put-q-at-a-distance = poner Q a distancia { $gap } de P
panels-make-q-penetrate-p-by = hacer que Q penetre { $depth } en P
panels-q-moves-by = Q se mueve ({ $list })
panels-error-no-representable-number-is = Error { $number }: ningún número representable está más cerca
panels-moves-turns-scales = mueve, gira, escala
panels-grid-15-tenths = cuadrícula, 15°, décimas
panels-pans = desplaza la vista
panels-orbits = gira la vista
panels-2d-views = Vistas 2D
panels-3d-views = Vistas 3D

## WHY: the heading over the sentences of a step

why-title = POR QUÉ
# For hovering: $step is “step 3 of 10”.
why-heading = { $step }: { $verdict }
# A button at a tie of support points: $vertex is p1 or q2.
why-what-if = ¿Y si { $vertex }?

## The verdict and what the reference says about it

verdict-line = { $verdict }, { $judgement }
# $name and $value: a measured length, such as distance 3.
verdict-line-measured = { $verdict }, { $name } { $value }, { $judgement }
verdict-of-algorithm = { $supports ->
    [one] El veredicto de { $algorithm }, con un punto de soporte
   *[other] El veredicto de { $algorithm }, con { $supports } puntos de soporte
    }
verdict-of-external = { $supports ->
    [one] El veredicto de su ejecución, con un punto de soporte
   *[other] El veredicto de su ejecución, con { $supports } puntos de soporte
    }
verdict-length = { $name } { $value }
verdict-length-tip = La longitud medida; la prueba las tiene todas
verdict-agrees-tip = Un método independiente también dice { $verdict }
verdict-cannot-tell-tip = Las formas se tocan salvo { $tolerance }. Tan cerca de un contacto, la referencia no puede decir si las formas curvas se solapan, se tocan o están separadas
# $verdict is TOUCHING, SEPARATE or UNDECIDED, as the window shows it.
verdict-disagrees = DISCREPA: lo correcto es { $verdict }
# $verdict is OVERLAP.
verdict-disagrees-overlap = DISCREPA: lo correcto es { $verdict }
verdict-disagrees-within = DISCREPA: las formas se tocan salvo { $tolerance }
# $defects: the names of the planted defects, with commas.
verdict-defects = incorrecto a propósito: { $defects }

## PROOF

proof-title = PRUEBA
proof-exact =
    .tip = Comprobado en aritmética exacta con los vértices tal como son, sin redondeo
proof-measured = MEDIDO

## The transport: buttons, speed, counter and scrubber

# The room is that of “step 100 of 100”.
transport-markers = Marcas de esta ejecución
transport-go-to-this-step = Ir a este paso
transport-step = paso { $number } de { $count }
# A stop of two compared runs.
transport-stop = parada { $number } de { $count }
# $marker is one of the markers below.
transport-step-marker = Paso { $number }: { $marker }
transport-stop-marker = Parada { $number }: { $marker }
transport-marker-region = región
transport-marker-simplex = símplex
transport-marker-probe = punto de soporte fuera del politopo
transport-marker-measured = medido
transport-marker-end = fin

## Break it: planted defects, and the hunt for a hidden one

mystery-task = En este algoritmo hay un defecto oculto. Todo lo que lo nombraría está tapado.
mystery-pair =
    .found = 1. Encuentre un par en el que el algoritmo se equivoque: encontrado
    .missing = 1. Encuentre un par en el que el algoritmo se equivoque: aún no
# $defect: the name of the mistake.
mystery-named = Correcto: es «{ $defect }»
mystery-given-up = Era «{ $defect }»
mystery-wrong = No es «{ $defect }»

## PLOT

plot-none-shown = Elija arriba qué dibujar
plot-no-bounds = Esta ejecución no mide ninguna longitud. Elija el algoritmo de distancia y profundidad, o active «Medir la profundidad (EPA)» para formas que se solapan
plot-gap = Hueco
    .tip = Cotas superior e inferior de la distancia en cada iteración, dónde terminarían los criterios habituales, y con qué error
plot-automatic = Escala automática
    .tip = Logarítmica si los números difieren en órdenes de magnitud
plot-logarithmic = Escala logarítmica
    .tip = Cocientes iguales ocupan la misma distancia; el cero no cabe, y un valor negativo se dibuja como anillo
plot-quantity-reach = La distancia con signo del punto más reciente A a lo largo de la dirección de búsqueda v, en unidades de la escena: A·v dividido entre la longitud de v. Si es negativa, v separa P y Q
plot-quantity-bounds = Las cotas inferior y superior de la separación o de la profundidad de penetración
plot-quantity-size = El tamaño del símplex tras cada iteración, y del politopo de EPA, en unidades de la escena: su longitud, la raíz cuadrada de su área o la raíz cúbica de su volumen. Así todos tienen la misma unidad: el lado de un cuadrado o un cubo igual de grande

## The gap in PLOT: the tolerance and the termination criteria

plot-tolerance = Tolerancia ε
    .decades = Potencias de diez de la tolerancia ε
    .tip = La tolerancia ε de los criterios: relativo, |x|² − x·A ≤ ε|x|², es decir |x| − δ ≤ ε|x| con δ = x·A/|x|; absoluto, |x| − μ ≤ ε en unidades de la escena, donde μ es el mayor δ hasta ahora. Van den Bergen 2003 y 1999, donde v es nuestro x y w nuestro A
plot-criterion = { $criterion }: { $verdict }
plot-criterion-click = Un clic lleva a la iteración
plot-criterion-duplicate = Por sus dos vértices, A ya es un punto del símplex: si v = −x, nada está más lejos a lo largo de v, y x es el punto más cercano. La salida principal de Box2D; en Bullet, junto a la tolerancia. Errores: confiar en ella con formas curvas, cuyos puntos de soporte pueden no repetirse nunca; comparar coordenadas con una tolerancia, que confunde los extremos de aristas cortas
plot-criterion-no-progress = El punto A no ha acercado el símplex a O. Así termina Jolt. Errores: no promete ningún error máximo, pues compara una cota superior consigo misma; en f32, el redondeo lo detiene antes del mínimo, y un símplex que conservó una parte incorrecta lo detiene en cualquier sitio

## El menú de un punto de P ⊖ Q

point-select = Seleccionar p{ $p } y q{ $q }
point-go = Ir al paso { $step }, que lo encontró
point-copy = Copiar sus coordenadas
point-keep = Mantenerlo resaltado
    .tip = Un clic en el punto también lo fija; Esc lo suelta

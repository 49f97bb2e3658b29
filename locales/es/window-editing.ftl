### The window: editing.

## layout

editing-move-in-the-view = Mover en la vista
editing-rotate-about-the-line-of = Girar en torno a la línea de visión
editing-scale-evenly = Escalar por igual

## freehand

editing-drag-to-draw-an-outline = Arrastre para dibujar un contorno: un clic solo no dibuja nada
editing-vertices = Vértices
editing-vertices-of-the-drawing = Vértices del dibujo
editing-cancel = Cancelar
editing-esc = Esc
editing-the-outline = El contorno

## question

editing-added-radius-of = Radio añadido de { $side }
editing-the-number-of-points-on = El número de puntos de su frontera que pasan a ser sus vértices
editing-the-radius-of-a-ball = El radio de una bola que se añade a cada punto de la forma, en unidades de la escena
editing-the-fraction-of-each-edge = La parte que se corta de cada arista en el vértice, entre 0 y 1
editing-number-of-points = Número de puntos
editing-radius = Radio
editing-fraction-of-each-edge = Parte de cada arista
editing-expected-a-whole-number-found = se esperaba un número entero; hay: { $value }
editing-expected-a-number-from-to = se esperaba un número de { $least } a { $most }

## polygon

editing-a-polygon-has-three-corners = Un polígono tiene al menos tres esquinas que no están en una recta
editing-close-the-polygon = Cerrar el polígono
editing-enter-a-double-click-or = Intro, un doble clic o un clic en la primera esquina
editing-esc-backspace-takes-the-last = Esc; Retroceso quita la última esquina

## select

editing-select-a-vertex-to-delete = seleccione un vértice para eliminarlo

## keys

## entry

editing-in-2d-everything-rotates-about = En 2D todo gira en torno a z
editing-there-is-no-z-in = En 2D no hay z: pulse X o Y
editing-a-factor-of-0-would = Un factor 0 dejaría un solo punto
editing-enter-or-a-click-applies = Intro o un clic lo aplica, Esc lo cancela
editing-press-x-or-y-then = Pulse X o Y y escriba una distancia; Esc termina
editing-type-a-factor-after-x = Escriba un factor; tras X o Y, solo a lo largo de ese eje; Esc termina
editing-press-x-y-or-z = Pulse X, Y o Z (con Mayús: el plano perpendicular) y escriba una distancia; Esc termina
editing-type-a-factor-after-x-2 = Escriba un factor; tras X, Y o Z, a lo largo de ese eje (con Mayús: perpendicular a él); Esc termina

## modal_typing

editing-a-single-vertex-cannot-be = Un solo vértice no se puede girar ni escalar

## menu

editing-a-quarter-of-each-edge = Un cuarto de cada arista
editing-a-third-of-each-edge = Un tercio de cada arista
editing-half-of-each-edge = La mitad de cada arista
editing-add-a-vertex-here = Añadir aquí un vértice
editing-copy = Copiar { $name }
editing-delete = Eliminar { $name }
editing-cut-this-corner-off = Cortar esta esquina
editing-exact-values = Valores exactos
editing-select-it-and-show-its = La selecciona y muestra sus números en el panel de la izquierda
editing-select-all-vertices = Seleccionar todos los vértices
editing-make-it-a = Convertir en { $polytope }

## modes

editing-click-to-add-a-vertex = Un clic añade un vértice a la forma seleccionada, o a P (Esc termina)
editing-drag-a-box-around-vertices = Arrastre un marco alrededor de vértices; Mayús amplía la selección (Esc termina)
editing-add-vertices = añadir vértices
editing-each-click-adds-a-vertex = Cada clic añade un vértice (Esc termina)
editing-box-select = seleccionar con un marco
editing-drag-a-box-around-vertices-2 = Arrastre un marco alrededor de vértices (o con Ctrl donde no haya nada)

## freehand

editing-a-polygon-has-at-least = un polígono tiene al menos 3 vértices, no { $vertices }
editing-the-stroke-leaves-the-plane = el trazo sale del plano en { $place }
editing-the-stroke-has-no-area = el trazo no encierra ningún área: dibuje un contorno

## dimension

editing-the-projection-of-a-rotated = la proyección de esta forma girada ({ $kind }) no es ninguna de las formas 2D

## convert

editing-a-single-point-has-no = un solo punto no tiene tamaño que cambiar
editing-the-shape-is-too-small = la forma es demasiado pequeña para agrandarla

## others

editing-a-name-has-at-most = un nombre tiene como máximo { $limit } caracteres en una línea
editing-a-scene-holds-at-most = una escena tiene como máximo { $limit } cuerpos además de P y Q
editing-there-is-no-such-body = no existe ese cuerpo

## contact

editing-sliding-needs-a-direction-that = para deslizar hace falta una dirección que no sea cero

## line

editing-the-distance-of-these-shapes = la distancia entre estas formas no se puede medir

## combine

editing-vertex-is-not-a-vertex = el vértice { $vertex } no es un vértice de la envolvente
editing-a-single-point-has-no-2 = un solo punto no tiene aristas que cortar

## vertices

editing-a-capsule-has-two-ends = una cápsula tiene exactamente dos extremos

## With values

editing-move = mover { $name }
editing-move-along = Mover a lo largo de { $axis }
editing-move-across = Mover en perpendicular a { $axis }
editing-rotate-about = Girar en torno a { $axis }
editing-scale-along = Escalar a lo largo de { $axis }
editing-scale-across = Escalar en perpendicular a { $axis }
editing-draw-the-outline-of = Dibuje el contorno de { $name }
editing-draw = dibujar { $name }
editing-make-a = Convertir { $side } en { $polytope }
editing-cut-off = Cortar { $letter }{ $vertex }
editing-cannot-be-deleted-a-query = { $name } no se puede eliminar, una consulta tiene dos formas: elimine vértices suyos
editing-delete-2 = eliminar { $name }
editing-shape = Forma { $name }: { $kind_name }
editing-vertex-at = Vértice { $letter }{ $index } en { $place }
editing-move-3 = mover { $other_name }
editing-cut-off-2 = cortar { $name }
editing-shape-2 = Forma { $name }: { $kind_name }
editing-make-a-2 = convertir { $name } en { $polytope }
editing-insert = insertar { $name }
editing-a-round-shape-becomes-to = una forma redonda se convierte en { $least } a { $MAX_VERTICES } puntos, no en { $points }
editing-there-is-no-axis-in = en { $count }D no hay eje { $axis }
editing-both-shapes-must-have-the = ambas formas necesitan el mismo radio para una envolvente de puntos, y tienen { $radius } y { $other }
editing-the-sum-of-and-vertices = la suma de { $one } y { $other } vértices sería demasiado grande
editing-the-fraction-must-lie-between = la parte debe estar entre 0 y 1, no ser { $fraction }
editing-the-result-would-have-vertices = el resultado tendría { $count } vértices, más de { $MAX_VERTICES }
editing-edge = arista { $names }
editing-face = cara { $names } …
editing-face-2 = cara { $names }

## The selection in a sentence

selection-vertices = { $count ->
    [one] 1 vértice de { $side }
   *[other] { $count } vértices de { $side }
    }
# $p and $q: what is selected of P and of Q.
selection-both = { $p } y { $q }

## The names of changes, after “Undo”

# $item: P, q2, “3 vertices of P”, or the name of another body.
edit-undo-move = mover { $item }
edit-undo-rotate = girar { $item }
edit-undo-scale = escalar { $item }

## Beside the pointer while it drags

drag = { $item } = { $place }
drag-fine = { $item } = { $place }   fino
drag-on-grid = { $item } = { $place }   cuadrícula { $step }
# A vertex snaps to a vertex, an edge or a face of the other shape.
drag-onto = { $vertex } sobre { $feature }

## The handles: their names for screen readers, and the text beside the pointer while one is dragged

# $numbers: “x 2, y −1”.
handle-moves = Mover { $numbers }
handle-rotates = Girar { $angle }°
handle-rotates-about = Girar { $axis } { $angle }°
handle-scales = Escalar { $factor }
# $axes: “x” or “x, y”.
handle-scales-along = Escalar { $axes } { $factor }

## Typed transforms. The keys X, Y and Z are the same in each language

typing = Entrada: { $transform }
# $typed: the axis and the number so far, such as “x 2”.
typing-move = Mover { $typed }
typing-rotate = Girar { $typed }
typing-scale = Escalar { $typed }
typing-plane = { $first } y { $second }
typing-next-rotate =
    .plane = Escriba grados, en sentido antihorario; Esc termina
    .space = Pulse X, Y o Z, o nada para la línea de visión, y escriba grados; Esc termina
typing-nothing-selected = Seleccione antes algo: un clic en una forma o un vértice, o Ctrl+A

## Drawing an outline, and clicking the corners of a polygon

polygon-click = { $count ->
    [one] Marque las esquinas de { $side }: 1 esquina
   *[other] Marque las esquinas de { $side }: { $count } esquinas
    }

## Kinds of shapes and their numbers

kinds-regular = Regulares
kinds-round = Redondas
kinds-random = Muchos puntos
kinds-hard = Casos difíciles
# .article is the name within a sentence: replace P by a cone.
kind-rectangle = Rectángulo
    .tip = Cuatro ángulos rectos, con lados a lo largo de sus propios ejes; un cuadrado si son iguales
    .article = un rectángulo
kind-regular-polygon = Polígono regular
    .tip = Todos los lados y todos los ángulos iguales
    .article = un polígono regular
kind-disc = Disco
    .tip = Todos los puntos del plano hasta un radio del centro
    .article = un disco
kind-ellipse = Elipse
    .tip = Un disco estirado a lo largo de sus propios ejes
    .article = una elipse
kind-capsule = Cápsula
    .tip = Todos los puntos hasta un radio de un segmento
    .article = una cápsula
kind-box = Caja
    .tip = Una caja con lados a lo largo de sus propios ejes; un cubo si son iguales
    .article = una caja
kind-tetrahedron = Tetraedro
    .tip = Cuatro triángulos iguales
    .article = un tetraedro
kind-octahedron = Octaedro
    .tip = Ocho triángulos iguales
    .article = un octaedro
kind-icosahedron = Icosaedro
    .tip = Veinte triángulos iguales
    .article = un icosaedro
kind-prism = Prisma
    .tip = Un polígono regular con altura
    .article = un prisma
kind-pyramid = Pirámide
    .tip = Un polígono regular y un ápice sobre él
    .article = una pirámide
kind-frustum = Tronco de pirámide
    .tip = El volumen de visión de una cámara en su propio origen que mira a lo largo de su −z
    .article = un tronco de pirámide
kind-ball = Bola
    .tip = Todos los puntos del espacio hasta un radio del centro
    .article = una bola
kind-ellipsoid = Elipsoide
    .tip = Una bola estirada a lo largo de sus propios ejes
    .article = un elipsoide
kind-cylinder = Cilindro
    .tip = Un disco con altura
    .article = un cilindro
kind-cone = Cono
    .tip = Un disco y un ápice sobre él
    .article = un cono
kind-dodecahedron = Dodecaedro
    .tip = Doce pentágonos iguales
    .article = un dodecaedro
kind-antiprism = Antiprisma
    .tip = Dos polígonos regulares, girados medio lado uno respecto al otro
    .article = un antiprisma
kind-triangle = Triángulo
    .tip = Tres puntos: el polígono más sencillo, plano en 3D
    .article = un triángulo
kind-segment = Segmento
    .tip = Dos puntos: una forma sin área
    .article = un segmento
kind-point = Punto
    .tip = Un solo punto: ¿está en la otra forma?
    .article = un punto
kind-random-polygon = Polígono aleatorio
    .tip = Un polígono convexo aleatorio: cada punto es un vértice suyo
    .article = un polígono aleatorio
kind-random-polytope = Politopo aleatorio
    .tip = Puntos aleatorios en un elipsoide: cada uno es un vértice de la envolvente
    .article = un politopo aleatorio
kind-hull-of-random-points = Envolvente de puntos aleatorios
    .tip = Puntos aleatorios en un cuadrado o un cubo: los de dentro no son vértices de la envolvente
    .article = una envolvente de puntos aleatorios
kind-even-points-on-a-sphere = Puntos uniformes en una esfera
    .tip = Puntos a lo largo de una espiral, a distancias casi iguales
    .article = puntos uniformes en una esfera
kind-random-points-on-a-sphere = Puntos aleatorios en una esfera
    .tip = Puntos aleatorios en una esfera, con distribución uniforme
    .article = puntos aleatorios en una esfera
kind-needle = Aguja
    .tip = Muy larga y muy fina: los ángulos pequeños cuestan cifras a los algoritmos
    .article = una aguja
kind-sliver = Astilla
    .tip = Un triángulo con muy poca altura
    .article = una astilla
kind-plate = Placa
    .tip = Puntos casi en un plano, pero no exactamente
    .article = una placa
kind-star = Estrella
    .tip = No es convexa: los algoritmos ven su envolvente
    .article = una estrella
kind-not-in-dimension = no hay «{ $kind }» en { $dimension }D
# $kind has its article: a cone.
kind-numbers = { $count ->
    [one] para { $kind } hace falta 1 número, no { $found }
   *[other] para { $kind } hacen falta { $count } números, no { $found }
    }
parameter-radius = radio
parameter-half-width = semianchura
parameter-half-depth = semiprofundidad
parameter-half-height = semialtura
parameter-semi-axis-x = semieje x
parameter-semi-axis-y = semieje y
parameter-semi-axis-z = semieje z
parameter-sides = lados
parameter-vertices = vértices
parameter-tips = puntas
parameter-seed = semilla
parameter-aspect = aspecto
parameter-near = cerca
parameter-far = lejos
parameter-angle-of-view = ángulo de visión
parameter-base = base
parameter-height = altura
parameter-apex-shift = desvío del ápice
parameter-length = longitud
parameter-width = anchura
parameter-thickness = grosor
parameter-outer-radius = radio exterior
parameter-inner-radius = radio interior
# $parameter: one of these names.
parameter-not-whole = { $parameter }: debe ser un número entero, no { $found }
parameter-out-of-range = { $parameter }: debe estar entre { $least } y { $most }, no ser { $found }

## Why a change is refused: sentences without a full stop, for the status line

edit-last-vertex = el último vértice no se puede eliminar: una forma necesita al menos un punto
edit-no-vertices = esta forma ({ $kind }) no tiene vértices: conviértala antes en un politopo
edit-no-vertex = no hay vértice { $index }: la forma tiene { $count }
edit-uneven-scale = esta forma ({ $kind }) solo se escala por igual, o a lo largo de ejes que conserven su tipo

## Why Q cannot be put into contact with P by sliding along a line

edit-bad-gap = la distancia debe ser mayor que 0, no { $found }
edit-bad-depth = la profundidad debe ser mayor que 0, no { $found }
edit-no-nearer = Q pasa a distancia { $least } de P: por esta recta no se acerca más
edit-passes-by = Q pasa a distancia { $least } de P: por esta recta no la alcanza
edit-only-overlaps = Q penetra como máximo { $most } en P por esta recta: no se acerca más
edit-not-so-deep = Q penetra como máximo { $most } en P por esta recta, nunca { $asked }

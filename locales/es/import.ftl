### El importador: lo que esperaba, lo que hay, lo que omitió, y sus comentarios.

## Puntos y listas

import-no-beside-the-points-since-it = ningún `{ $word }` junto a los puntos, pues puede mover o escalar una forma
import-a-number-in-a-sentence = un número en una frase
import-not-part-of-a-list-of = no es parte de una lista de puntos
import-no-statement-that-may-change = ninguna instrucción que pueda cambiar `{ $name }`
import-a-shape-for-which-may-be = una forma con `{ $name }` como pose o radio
import-a-call-that-is-known-for = una llamada conocida sobre una lista, no `{ $method }`
import-nothing-that-changes-the-points = ninguna operación que cambie los puntos
import-a-number-the-value-of-a = un número: el valor de esta llamada no se conoce
import-one-unit-of-length = una sola unidad de longitud
import-points-such-as-1-2-3 = puntos, como `(1, 2), (3, 4)`
import-numbers-as-in-the-first-point = { $count } números, como en el primer punto
import-at-most-points-in-a-list = como máximo { $most } puntos en una lista
import-a-number-a-comma-or-a = un número, una coma o un paréntesis o corchete de cierre
import-a-shape-for-this-number-which = una forma con este número en su posición
import-a-vertex-without-a-size-or = un vértice, sin un tamaño ni una pose en { $names }
import-vertices-rather-than-measures-of-a = vértices en vez de medidas de una forma
import-a-finite-number = un número finito
import-text-in-utf-8-or-a = texto en UTF-8, o una malla en STL o PLY
import-the-unit-after-the-numbers-was = La unidad { $unit } tras los números se omitió
import-vertices-in-their-final-position-without = vértices en su posición final, sin una matriz de rotación
import-a-polygon-or-a-hull-of = un polígono o una envolvente de puntos, no `{ $callee }`
import-coordinates-without-a-first-column-that = coordenadas sin una primera columna que numere los puntos
import-a-number-or-the-end-of = un número o el fin de la línea
import-in-a-call-with-other-lists = en una llamada con otras listas
import-the-shape-of-an-array = las dimensiones de un array
import-a-single-point-beside-the-lists = un punto suelto junto a las listas
import-a-closing-for-this-bracket = un `{ $bracket }` que cierre este signo
import-at-most-nested-brackets = como máximo { $most } niveles de paréntesis o corchetes
import-an-opening-bracket-before-it = un signo de apertura antes
import-nothing-that-changes-the-list = ninguna operación que cambie la lista
import-point = 2 o 3 números para un punto
import-faces = las caras de una malla: la envolvente de los puntos tiene las suyas
import-a-shape-for-a-pose = una forma con `{ $name }` como pose
import-a-known-call = una llamada conocida sobre una lista de puntos
import-asks-about-other-lists = `{ $query }` consulta otras dos listas
import-bytes =
    { $count ->
        [one] { $count } byte
       *[other] { $count } bytes
    }
import-more = más
import-none = ninguno
import-nothing = nada
import-at-most-mib = como máximo { $most } MiB
import-the-byte-at = el byte 0x{ $byte } en { $place }
import-at-most-signs = como máximo { $most } números, palabras y signos
import-a-number = un número
import-too-small-for-double = un número que no sea demasiado pequeño para la doble precisión
import-too-small-for-single = un número que no sea demasiado pequeño para la precisión simple
import-a-number-of-at-most = un número de { $most } como máximo en valor absoluto
import-vertices-not = vértices en vez de medidas de una forma, no `{ $name }`
import-numbers-in-one-row =
    { $named ->
        [yes] Los números de { $name }
       *[no] Los números
    } están en una fila y se leyeron de { $count ->
        [3] tres en tres
       *[2] dos en dos
    }
import-a-closing-bracket = un `{ $bracket }` de cierre
import-numbers =
    { $count ->
        [one] { $count } número
       *[other] { $count } números
    }
import-found-in = { $found } en { $place }
import-both = { $first } y { $second }

## Mallas, mapas y escenas

import-the-drawing = el dibujo
import-the-map = el mapa
import-the-mesh = la malla
import-at-most-lists-and-points-in = como máximo { $lists } listas, y { $points } puntos en total
import-more-than-in = más de { $most } en { $title }
import-points-are-repeated = { $title }: { $repeated } de { $count } puntos están repetidos y se omiten
import-a-wavefront-obj-mesh = una malla Wavefront OBJ
import-an-obj-mesh-has-three-dimensions = una malla OBJ tiene tres dimensiones, y estas listas también: toda z es 0
import-three-coordinates = tres coordenadas
import-the-number-of-a-vertex-1 = el número de un vértice, de 1 a { $count }
import-numbers-outside-the-mesh = números fuera de la malla
import-a-mesh-that-begins-with-off = una malla que empiece por OFF y sus cantidades
import-the-end-of-the-text = el fin del texto
import-lines-of-vertices-and-faces-as = { $needed } líneas de vértices y caras, como dicen las cantidades de OFF
import-one-of-the-faces-that-off = una de las { $faces } caras que cuenta OFF, con índices de vértices desde 0
import-the-end-of-the-mesh-after = el fin de la malla tras { $needed } líneas, como dicen las cantidades de OFF
import-a-ply-mesh = una malla PLY
import-as-many-elements-as-the-file = tantos elementos como caben en el archivo
import-an-element-vertex-with-x-y = un elemento `vertex` con x, y, z
import-one-number-for-the-coordinate = un solo número para la coordenada { $name }
import-a-list-of-numbers = una lista de números
import-an-stl-mesh = una malla STL
import-an-end-before-the-last-triangle = el fin del archivo antes del último triángulo
import-longitude-is-x-and-latitude-is = la longitud es x y la latitud es y, en grados
import-a-longitude-and-a-latitude = una longitud y una latitud
import-numbers-in-each-position-as-in = { $numbers } números en cada posición, como en la primera
import-altitudes-are-left-out = las altitudes se omiten
import-well-known-text-with-2-or = well-known text con 2 o 3 coordenadas por punto
import-a-hole-does-not-change-the = un hueco no cambia la envolvente
import-geometries-that-no-call-moves-turns = geometrías que ninguna llamada mueva, gire, escale, proyecte o agrande
import-vertices-of = vértices de { $name }
import-at-most =
    como máximo { $most } { $of ->
        [attributes] atributos en un elemento
        [namespaces] espacios de nombres
        [objects] objetos y grupos
       *[vertices] vértices
    }
import-vertices = vértices
import-triangles = triángulos
import-polygons = polígonos
import-points-of-the-hull = { $title }: { $kept } de { $all } puntos son vértices de la envolvente, los demás se omiten
import-the-counts-of-off = las cantidades de vértices, caras y aristas tras OFF
import-the-numbers-of-a-vertex = los números de uno de los { $count } vértices que cuenta OFF
import-times-the-element = { $count } veces el elemento `{ $name }` en { $bytes } bytes
import-bytes-for-triangles =
    { $length } bytes para { $count ->
        [one] { $count } triángulo
       *[other] { $count } triángulos
    } (el número en el byte 80)
import-at-most-positions = como máximo { $most } posiciones
import-in-position =
    { $found } en la posición { $place }{ $named ->
        [yes] { " " }de `{ $name }`
       *[no] { "" }
    }
import-the-outline-crosses-itself =
    { $named ->
        [yes] El contorno de `{ $name }`
       *[no] El contorno
    } se cruza a sí mismo y no es convexo: la forma es la envolvente de sus puntos
import-a-kind =
    { $rounded ->
        [yes] { $kind } con radio añadido
       *[no] { $kind }
    }

## Dibujos

import-at-most-entities = como máximo { $most } entidades
import-entities-that-are-short-or-referred = entidades más cortas, o menos referencias a ellas
import-y-is-reversed-the-y-axis = y se invierte: el eje y de SVG apunta hacia abajo
import-a-path-a-polygon-or-another = un trazado, un polígono u otra forma
import-a-number-without-a-unit = un número sin unidad
import-path-data-such-as-m-0 = datos de trazado como `M 0 0 L 1 0 L 0 1 Z`
import-at-most-points-in-a-path = como máximo { $most } puntos en un trazado

## Motores cuyo código se lee

import-avian-boxes-capsules-cylinders-and-cones = Avian: cajas, cápsulas, cilindros y conos tienen longitudes completas, a lo largo de y
import-box2d-boxes-have-half-lengths-angles = Box2D: las cajas tienen semilongitudes, los ángulos están en radianes
import-bullet-boxes-and-cylinders-have-half = Bullet: cajas y cilindros tienen semilongitudes, cápsulas y conos una longitud completa, a lo largo de y
import-cannon-boxes-have-half-lengths-cylinders = cannon: las cajas tienen semilongitudes, los cilindros son prismas a lo largo de y
import-fcl-and-coal-boxes-capsules-cylinders = FCL y coal: cajas, cápsulas, cilindros y conos tienen longitudes completas, a lo largo de z
import-godot-4-boxes-have-full-lengths = Godot 4: las cajas tienen longitudes completas; las cápsulas van a lo largo de y, y su altura incluye los extremos redondos
import-libgdx-angles-are-in-degrees = libGDX: los ángulos están en grados
import-jolt-boxes-have-half-lengths-capsules = Jolt: las cajas tienen semilongitudes, cápsulas y cilindros una semialtura, a lo largo de y
import-julia-geometrybasics-gives-a-rectangle-by = Julia: GeometryBasics da un rectángulo por su esquina más baja y sus anchos, LazySets por su centro y sus semianchos
import-matter-js-a-body-stands-at = matter.js: la posición de un cuerpo es su centro; en su pantalla, el eje y apunta hacia abajo
import-p2-boxes-have-full-widths-angles = p2: las cajas tienen anchos completos, los ángulos están en radianes
import-parry-and-rapier-boxes-have-half = parry y Rapier: las cajas tienen semilongitudes, cápsulas, cilindros y conos una semialtura, a lo largo de y
import-physx-boxes-have-half-lengths-capsules = PhysX: las cajas tienen semilongitudes, las cápsulas una semialtura, a lo largo de x
import-planck-boxes-have-half-lengths-angles = planck: las cajas tienen semilongitudes, los ángulos están en radianes
import-pybullet-boxes-have-half-lengths-capsules = PyBullet: las cajas tienen semilongitudes, cápsulas y cilindros una altura completa, a lo largo de z
import-read-as-this-program-writes-shapes = Leído en la notación de este programa
import-sat-js-points-stand-around-the = SAT.js: los puntos son relativos a la posición, los ángulos están en radianes
import-shapely-a-box-is-given-by = shapely: una caja se da por sus coordenadas menores y mayores
import-three-js-boxes-have-full-lengths = three.js: las cajas tienen longitudes completas
import-trimesh-boxes-and-cylinders-have-full = trimesh: cajas y cilindros tienen longitudes completas, a lo largo de z
import-bevy-xpbd-boxes-capsules-cylinders-and = bevy_xpbd: cajas, cápsulas, cilindros y conos tienen longitudes completas, a lo largo de y

## Código

import-a-plane-is-unbounded-so-it = un plano no está acotado, así que no puede ser un cuerpo aquí
import-a-box-ball-capsule-cylinder-cone = una caja, bola, cápsula, cilindro, cono, elipsoide o envolvente convexa
import-a-shape-in-numbers-since-no = una forma en números, pues desde código no se lee ningún archivo
import-a-scale-of-1 = una escala de 1
import-only-drawn-not-part-of-the = solo se dibuja, no es parte del par
import-a-known-call-since-may-move = una llamada conocida, pues `{ $method }` puede mover o deformar el cuerpo
import-a-statement-outside-branches-and-loops = una instrucción fuera de condiciones y bucles
import-one-within = una dentro
import-a-value-that-is-set-not = un valor asignado, no `{ $method }`
import-a-part-of-the-pose-that = una parte de la pose con nombre conocido
import-a-known-call-on-a-pose = una llamada conocida sobre una pose, no `{ $method }`
import-a-known-call-on-a-list = una llamada conocida sobre una lista de puntos, no `{ $method }`
import-an-origin-at-0-0-since = un origen en (0, 0), pues libGDX gira un polígono alrededor de él
import-numbers-of-this-call-are-not = hay números de esta llamada que no son parte de una forma
import-a-transform-of-the-dimension-of = una transformación de la dimensión de la malla
import-a-point-in-numbers-for-a = un punto en números para una envolvente
import-a-polygon-of-sat-js-without = un polígono de SAT.js sin desplazamiento
import-points-that-are-clearly-either-local = puntos claramente en coordenadas locales o en coordenadas del mundo
import-changes-no-shape-and-no-pose = no cambia ninguna forma ni pose
import-cannon-builds-a-cylinder-as-a = cannon construye un cilindro como un prisma con este número de lados
import-matter-js-builds-a-circle-as = matter.js construye un círculo como un polígono de 10 a 26 lados
import-a-top-radius-of-0-which = un radio superior de 0, que da un cono
import-a-cylinder-with-a-circular-cross = un cilindro de sección circular
import-3-to-1000-sides = de 3 a 1000 lados
import-1-as-well-to-which-12 = también `{ $stem }1`, pues `{ $stem }12` es relativo a él
import-shapes-and-poses-were-joined-by = Las formas y las poses se unieron por sus nombres
import-shapes-and-poses-were-joined-in = Las formas y las poses se unieron en el orden del texto
import-a-pose-that-is-set-for = una forma con este valor como pose
import-no-pose-was-found-the-shapes = No se encontró ninguna pose: las formas están en el origen
import-a-shape-without-a-pose-stands = Una forma sin pose está en el origen
import-another-call = otra llamada, `{ $function }`
import-parts-of-two-dimensions = partes de dos dimensiones
import-the-columns-or-the-rows-of = las columnas o las filas de una matriz
import-another-translation = otra traslación
import-a-part-that-is-not-set = una parte que no está dada en números
import-a-last-row-other-than-0 = una última fila distinta de 0 0 0 1
import-a-translation-that-is-no-vector = una traslación que no es un vector de números
import-a-position-in-numbers = una posición en números
import-a-rotation-in-numbers = una rotación en números
import-poses-in-numbers = poses en números
import-a-shape-about-its-center-of = una forma centrada en su centro de masas, pues la consulta de Jolt usa la transformación de ese centro
import-vectors-of-the-query-such-as = los vectores de la consulta, como una velocidad o una dirección, no son parte del par
import-a-number-of-the-query-such = un número de la consulta, como una predicción, no es parte del par
import-the-only-pose-is-that-of = la única pose es la de la segunda forma respecto a la primera
import-another-rotation = otra rotación
import-a-quaternion-of-a-library-whose = un cuaternión de una biblioteca cuyo orden de componentes se conozca
import-angles-in-an-order-that-is = ángulos en un orden desconocido
import-an-axis-that-is-not-zero = un eje que no sea cero
import-a-quaternion-of-length-one = un cuaternión de longitud uno
import-another-matrix = otra matriz
import-a-rotation-matrix = una matriz de rotación
import-a-cosine-and-a-sine-of = un coseno y un seno de un mismo ángulo
import-a-vector-of-length = un vector de longitud { $length }
import-an-angle-in-radians = un ángulo en radianes
import-which-may-be-in-degrees = { $angle }, que puede estar en grados
import-a-rotation-that-is-not-set = una rotación que no está dada en números
import-three-numbers-that-may-be-angles = tres números que pueden ser ángulos o un eje
import-a-shape-in-numbers = una forma en números
import-addshape-resets-the-position-of-a = addShape restablece la posición de una forma
import-a-margin-is-not-part-of = un margen no es parte de la forma
import-a-known-field-since-may-change = un campo conocido, pues `{ $label }` puede cambiar la forma
import-its-half-lengths = sus semilongitudes
import-its-lengths = sus longitudes
import-its-radius = su radio
import-its-second-radius = su segundo radio
import-its-half-height = su semialtura
import-its-height = su altura
import-its-points = sus puntos
import-its-position = su posición
import-its-lowest-corner = su esquina más baja
import-its-highest-corner = su esquina más alta
import-its-lowest-and-highest-corner = sus esquinas más baja y más alta
import-the-number-of-its-sides = el número de sus lados
import-the-number-of-its-points = el número de sus puntos
import-the-radius-around-it = su radio de redondeo
import-the-shape-in-it = la forma que contiene
import-its-corners = sus esquinas
import-a-margin-convex-radius-is-not = un margen (convex radius) no es parte de la forma
import-a-position-or-a-rotation-in = una posición o una rotación en números
import-a-part-of-a-pose-that = una parte conocida de una pose
import-a-sweep-that-stands-still-since = un barrido sin movimiento, pues una escena tiene una sola pose por forma
import-numbers-for-which-the-text-does = números para `{ $name }`, que el texto no define
import-at-most-shapes = como máximo { $most } formas
import-a-pose-that-is-set-on = una pose que se asigne al propio `{ $body }`, no a través de una referencia
import-numbers-that-set = números que definan { $set }
import-two-shapes-with-their-poses-one = dos formas con sus poses; una de las formas es de un tipo desconocido
import-the-motion-of-a-cast-its = el movimiento de un barrido (su velocidad) no es parte del par: ambas formas están donde este empieza
import-at-least-one-point-in-numbers = al menos un punto en números para esta envolvente
import-nalgebra-prints-a-quaternion-in-the = nalgebra muestra un cuaternión en el orden x, y, z, w
import-its-numbers-belong-to-no-shape = sus números no pertenecen a ninguna forma ni pose
import-sets-a-margin = `{ $name }` define un margen, que no es parte de la forma
import-a-pose-for-each-shape = una pose por forma, { $count } en total, o nombres que las unan
import-a-pose-in-numbers = una pose en números
import-a-scale = una escala
import-values-in-numbers = { $values } en números para `{ $name }`
import-and-no-more = { $expected } y nada más
import-a-calculation = un cálculo
import-a-body-of-one-shape =
    { $named ->
        [yes] una sola forma convexa para el cuerpo `{ $name }`
       *[no] una sola forma convexa para el cuerpo
    }
import-a-pose-like-the-shape = una pose en { $count }D, como la forma
import-a-pose-of-the-other-dimension = una pose de la otra dimensión
import-the-name-of-the-library = el nombre de la biblioteca, pues los cilindros van a lo largo de z en cannon.js y de y en cannon-es
import-the-name-of-the-engine = el nombre del motor, pues `{ $last }` significa longitudes distintas en motores distintos
import-a-body-without-a-parent = un cuerpo sin padre, pues su pose sería relativa a él

## Informes

import-transforms-of-the-proxies-not-sweeps = transformaciones de los proxies, no barridos
import-is-a-motion-the-proxies-are = { $name } es un movimiento: los proxies están donde empieza
import-vertices-after-the-count-of-a = Los vértices que exceden la cantidad de un proxy no se usan
import-there-is-no-transform-of-it = No hay transformación de { $name }: se usa la identidad
import-a-rotation-in-two-numbers-was = Una rotación en dos números se tomó como coseno y seno, el orden de Box2D 3
import-of-length = de longitud { $length }
import-a-cosine-and-a-sine-in = un coseno y un seno en la transformación { $name }
import-shapes-with-their-poses = formas con sus poses
import-a-box-sphere-ellipsoid-capsule-cylinder = Box, Sphere, Ellipsoid, Capsule, Cylinder, Cone o Convex, con sus longitudes o puntos
import-the-shape-before-its-pose = la forma antes de su pose
import-read-as-fcl-prints-them-a = Leído como lo muestra FCL: las cajas tienen longitudes completas; cilindros, conos y cápsulas, a lo largo de z, un radio y una longitud completa
import-the-rotation-matrices-became-quaternions-which = Las matrices de rotación pasaron a ser cuaterniones, lo que redondea los vértices en unas unidades de la última cifra
import-four-rows-of-four-numbers-a = cuatro filas de cuatro números: una rotación, una posición y 0 0 0 1
import-fcl-says = FCL dice: { $short }
import-the-tolerances-in-the-report-belong = Las tolerancias del informe son de su programa y se omiten
import-lines-wrapped-by-a-log-are = Las líneas que cortó un registro se unen
import-fewer-rows = menos filas
import-rows-of-other-lengths = filas de longitudes distintas
import-a-different-last-row = otra última fila
import-one-model = un solo modelo
import-geoms-of-mujoco-beside-links-of = geoms de MuJoCo junto a links de URDF o SDF
import-numbers-that-belong-to-no-shape = números que no pertenecen a ninguna forma
import-read-by-the-words-before-the = Leído según las palabras ante los números, con la convención de FCL: longitudes completas, a lo largo de z
import-a-single-of-one = un solo { $name } por forma ({ $kind })
import-a-single-unit = una sola unidad
import-the-radius-and-the-length-of = el radio y la longitud ({ $kind })
import-a-position-of-the = una posición ({ $kind })
import-a-rotation-of-the = una rotación ({ $kind })
import-a-quaternion-of-length = un cuaternión de longitud { $length }
import-a-matrix-whose-rows-are-not = una matriz cuyas filas no son ortonormales
import-a-reflection-determinant-1 = una reflexión (determinante −1)
import-vertices-of-the-proxy = { $count } vértices en el proxy { $name }, como dice su cantidad
import-at-most-bodies = como máximo { $most } cuerpos
import-a-body = un cuerpo
import-a-body-like-the-first = un cuerpo en { $count }D, como el primero
import-one-in = uno en { $count }D
import-a-pose-below-the-shape = una pose debajo de la forma, como `X_FS1` y cuatro filas
import-numbers-of-a-shape =
    { $count ->
        [one] { $count } número
       *[other] { $count } números
    } para { $name } ({ $kind })

## Godot

import-a-value-whose-brackets-and-quotes = un valor con paréntesis, corchetes y comillas cerrados
import-fewer-than-sections = menos de { $most } secciones
import-a-scene-that-the-code-around = una escena que el código a su alrededor no cambie
import-numbers-outside-the-scene = números fuera de la escena
import-read-as-godot-3-half-lengths = Leído como Godot 3: las cajas tienen semilongitudes, y la altura de una cápsula excluye sus extremos redondos
import-read-as-godot-4-full-lengths = Leído como Godot 4: las cajas tienen longitudes completas, y la altura de una cápsula incluye sus extremos redondos
import-a-scene-in-another-file = una escena en otro archivo
import-an-animation = una animación
import-a-collision-without-a-shape = una colisión sin forma
import-a-shape-that-is-in-the = una forma que esté en el texto
import-a-margin-changes-when-contacts-begin = un margen cambia cuándo empiezan los contactos, no la forma
import-a-convex-polygon = un polígono convexo
import-a-resource-has-no-position-it = Un recurso no tiene posición: se coloca en el origen
import-a-collision-that-is-disabled = una colisión desactivada
import-the-numbers-are-those-of-godot = Los números son los de Godot: en 2D, el eje y apunta hacia abajo
import-a-node-whose-parent-is-in = un nodo cuyo padre esté en el texto
import-fewer-nodes-above-a-node = menos nodos por encima de un nodo
import-no-control-above-a-shape-since = ningún nodo Control por encima de una forma, pues la posición de un Control depende de la ventana
import-a-node-that-is-not-scaled = un nodo sin escala ni sesgo
import-a-rotation-as-transform = una rotación en `transform`
import-a-vector-in-numbers = un vector en números
import-a-gd-scene-with-its-format = un [gd_scene] con su format arriba, pues los tamaños dependen de él
import-a-half-space-has-no-counterpart = un semiespacio no tiene equivalente aquí
import-a-ray-has-no-counterpart-here = un rayo no tiene equivalente aquí
import-a-convex-shape-of-godot = una forma convexa de Godot
import-a-height-of-at-least-twice = una altura de al menos el doble del radio
import-at-most-points-in-all = como máximo { $most } puntos en total
import-one-in-pieces = uno que se corta en trozos: { $evidence }
import-a-rotation-without-a-scale = una rotación y una posición, sin escala
import-size-or-extents = size en Godot 4, extents en Godot 3
import-a-list-of-points = una lista de puntos en números

## libccd

import-at-most-points-in-a-section = como máximo { $most } puntos en una sección
import-points-and-lines-beside-the-bodies = Los puntos y las líneas junto a los cuerpos del volcado se omiten
import-a-dump-of-libccd-has-six = Un volcado de libccd tiene seis decimales: sus puntos están redondeados
import-the-three-numbers-of-a-point = los tres números de un punto
import-a-box-of-libccd-with-its = una caja de libccd con sus longitudes x, y, z
import-a-cylinder-of-libccd-with-its = un cilindro de libccd con su radio y su altura
import-a-sphere-of-libccd-with-its = una esfera de libccd con su radio
import-another-call-of-libccd = otra llamada
import-an-angle-or-an-axis-that = un ángulo o un eje que no está dado en números
import-numbers-such-as-0-5-and = números como `0.5` y `M_PI / 4`, que definan una parte de un objeto
import-a-rotation-four-numbers-of-length = una rotación: cuatro números de longitud uno, o un ángulo y un eje
import-read-as-libccds-tests-set-them = Leído como en las pruebas de libccd: una caja tiene longitudes completas; un cilindro, a lo largo de z, un radio y una altura completa

## MuJoCo

import-a-plane-is-not-a-convex = un plano no es un cuerpo convexo
import-a-height-field-is-not-a = un campo de alturas no es un cuerpo convexo
import-a-distance-field-is-not-a = un campo de distancias no es un cuerpo convexo
import-type-mesh-beside-the-mesh = type="mesh" junto a la malla
import-a-geom-that-collides-with-nothing = su malla no está en el texto, y el geom no colisiona con nada
import-a-capsule-cylinder-or-ellipsoid-with = una cápsula, un cilindro o un elipsoide con fromto
import-fewer-than-geoms-bodies-and-meshes = menos de { $most } geoms, cuerpos y mallas
import-numbers-outside-the-model = números fuera del modelo
import-read-as-mjcf-sizes-are-half = Leído como MJCF: los tamaños son semilongitudes, los cuaterniones llevan primero su parte real y se normalizan
import-at-most-nested-bodies = como máximo { $most } niveles de cuerpos anidados
import-a-mesh-stays-where-its-vertices = Los vértices de una malla quedan donde los pone el texto: MuJoCo recentra la malla, pero mueve su sistema de referencia para compensarlo
import-changes-when-contacts-begin-not-the = { $margins } cambia cuándo empiezan los contactos, no la forma
import-geoms-that-collide-with-nothing-contype = Los geoms que no colisionan con nada (contype y conaffinity son 0) se leen como los demás
import-geoms-one-by-one-not-replicated = cada geom por separado, sin <replicate>
import-an-included-file-is-not-in = un archivo incluido no está en el texto
import-bodies-that-mujoco-makes-from-a = cuerpos que MuJoCo genera
import-a-keyframe-bodies-stand-as-the = un keyframe; los cuerpos están donde los coloca el modelo
import-a-margin-of-all-contacts = un margen para todos los contactos
import-a-margin-or-a-gap-of = un margen o un gap para un par
import-a-default-around-the-class = un <default> alrededor de la clase
import-a-closing-default = un </default> de cierre
import-three-axes-as-eulerseq = tres ejes para eulerseq
import-coordinates-relative-to-the-parent-body = coordenadas relativas al cuerpo padre
import-a-class-that-the-text-defines = una clase que el texto defina, o un tipo y un tamaño
import-the-file = el archivo { $file }
import-a-mesh-whose-vertices-are-not = una malla cuyos vértices no se escalen ni se muevan
import-three-numbers-for-each-vertex = tres números por vértice
import-one-rotation = una sola rotación
import-axes-that-are-not-zero = ejes que no sean cero
import-of-zeros = ceros para { $name }
import-two-axes = dos ejes
import-a-line-above-the-printed-frame = una línea que nombre un solo geom encima de la rotación y la posición mostradas
import-the-printed-frame-is-the-world = La rotación y la posición mostradas son, en coordenadas del mundo, las del geom nombrado encima
import-a-printed-rotation-of-nine-numbers = una rotación mostrada de nueve números y una posición de tres
import-numbers-in-another-order = números en otro orden
import-a-model-that-the-code-around = un modelo que el código a su alrededor no cambie
import-the-geoms-of-mj-geomdistance-were = No se entendieron los geoms de mj_geomDistance, así que los geoms van en el orden del texto
import-mj-geomdistance-is-called-for-several = mj_geomDistance se llama para varios pares, así que los geoms van en el orden del texto
import-a-geom-that-mj-geomdistance-does = un geom que mj_geomDistance no consulta
import-a-tag-that-ends-with = una etiqueta que termine en >
import-fitted-to-a-mesh = { $kind } que MuJoCo ajusta a una malla
import-numbers-for-a =
    { $count ->
        [one] { $count } número
       *[other] { $count } números
    } ({ $kind })
import-a-size = un tamaño de esfera, cápsula, cilindro, elipsoide o caja
import-the-class-is-not-there = la clase { $class } no está en el texto
import-at-most-vertices-in-all = como máximo { $most } vértices en total
import-a-mesh-with-vertices = una malla con el atributo vertex
import-the-class = la clase { $class }
import-values-in-quotes = valores entre comillas, cada uno con su propio nombre
import-three-numbers-for-pos = tres números para pos
import-four-numbers-for-quat = cuatro números para quat
import-four-numbers-for-axisangle = cuatro números para axisangle
import-three-numbers-for-zaxis = tres números para zaxis
import-six-numbers-for-xyaxes = seis números para xyaxes
import-three-numbers-for-euler = tres números para euler
import-six-numbers-for-fromto = seis números para fromto
import-a-quaternion = un cuaternión

## URDF y SDF

import-a-geometry-without-a-shape = una geometría sin forma
import-a-mesh-in-the-file = una malla en el archivo { $file }
import-a-shape-in-the-text-import = una forma en el texto; importe en su lugar el archivo de la malla
import-the-models-of-the-text-have = Los modelos del texto comparten un origen
import-joints-at-position-zero = articulaciones en la posición cero
import-a-link-with-a-collision-and = un link con una colisión y una geometría; lo visual no se usa
import-well-formed-xml = XML bien formado
import-a-whole-robot-sdf-or-model = un <robot>, <sdf> o <model> completo alrededor de los links
import-read-as-sdf-full-lengths-cylinders = Leído como SDF: longitudes completas, cilindros y cápsulas a lo largo de z; la longitud de una cápsula excluye sus extremos redondos
import-at-most-levels-of-nested-models = como máximo { $most } niveles de modelos anidados
import-joints-that-move-are-at-position = Las articulaciones móviles están en la posición cero
import-an-included-model-is-not-in = un modelo incluido no está en el texto
import-a-visual-of-a-link-without = un visual de un link sin colisión
import-a-geometry-in-the-collision = un <geometry> en la colisión
import-a-model-placed-by-its-own = un modelo colocado por su propio sistema de referencia
import-a-pose-relative-to-the-element = una pose relativa al elemento que la rodea
import-read-as-urdf-full-lengths-cylinders = Leído como URDF: longitudes completas, cilindros y cápsulas a lo largo de z; la longitud de una cápsula excluye sus extremos redondos
import-links-that-no-joint-places-elsewhere = Los links que ninguna articulación coloca en otra parte están en el origen del robot
import-joints-that-form-a-tree = articulaciones que formen un árbol
import-a-robot-without-macros-as-xacro = un robot sin macros, como lo escribe `xacro`
import-a-name-that-no-other-link = un nombre que no tenga ningún otro link
import-a-link-of-the-text-as = el nombre de un link del texto para { $side }
import-a-link-that-no-other-joint = un link que no sea el child de otra articulación
import-an-origin-as-xyz-and-rpy = un origen solo con xyz y rpy
import-a-single = un solo <{ $name }>
import-numbers-for =
    { $count ->
        [one] { $count } número
       *[other] { $count } números
    } para { $name }
import-a-box-or-another-shape = una caja, esfera, cilindro, cono, cápsula o elipsoide en números
import-a-closing-tag = un </{ $name }> de cierre
import-a-pose-in-six-numbers = una pose como x, y, z, roll, pitch, yaw

## Listas y cuerpos

import-expected = se esperaba { $expected }
import-expected-found = se esperaba { $expected }; hay: { $found }
import-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
import-points-listed = { import-points } { $points }
import-points-between = { import-points } de { $low } a { $high }
import-no-points = ningún punto
import-bodies =
    { $count ->
        [one] { $count } cuerpo
       *[other] { $count } cuerpos
    }: { $contents }, { $dimension }D
import-lists =
    { $lists ->
        [one] { $lists } lista
       *[other] { $lists } listas
    }: { $counts } { $points ->
        [one] punto
       *[other] puntos
    }, { $dimension }D
import-rounded = { $kind } con radio añadido
import-half-lengths = semilongitudes { $lengths }
import-semi-axes = semiejes { $lengths }
import-sides = { $count } lados, radio { $radius }
import-radius = radio { $radius }
import-capsule = { $segment }, radio { $radius }
import-sides-and-height = { $count } lados, semialtura { $height }, radio { $radius }
import-half-height = semialtura { $height }, radio { $radius }
import-with-rounding = { $numbers }, radio añadido { $rounding }
import-along = semialtura { $height } a lo largo de { $axis }
import-from-to = de { $from } a { $to }
import-at-the-origin = en el origen
import-at = en { $position }
import-turned = { $position }, rotación: { $turn }
import-about-an-axis = { $angle } alrededor de ({ $axis })

## Hallazgos

import-vertex-of-number = el vértice { $index }
import-more-points = { $count } más
import-inside-the-hull =
    { $part ->
        [vertex] { $names } está dentro de la envolvente
        [edge] la arista entre { $names } está dentro de la envolvente
        [edges] hay aristas entre { $names } dentro de la envolvente
        [face] la cara entre { $names } está dentro de la envolvente
        [faces] hay caras entre { $names } dentro de la envolvente
       *[vertices] { $names } están dentro de la envolvente
    }
import-is-not-convex = { $name }: forma no convexa ({ $evidence }); en su lugar se usa la envolvente
import-not-convex = Forma no convexa: { $evidence }
import-equal-points =
    { $count ->
        [one] { $count } punto es igual a uno anterior
       *[other] { $count } puntos son iguales a otros anteriores
    }
import-near-points =
    { $count ->
        [one] { $count } punto está más cerca de uno anterior que { $near } de la extensión
       *[other] { $count } puntos están más cerca de otros anteriores que { $near } de la extensión
    }
import-no-corners =
    { $count ->
        [one] { $count } punto no es una esquina de la envolvente
       *[other] { $count } puntos no son esquinas de la envolvente
    }
import-the-outline-goes-clockwise = El contorno va en sentido horario
import-the-points-are-out-of-order = Los puntos no recorren su envolvente en orden
import-all-triangles-are-clockwise = Todos los triángulos van en sentido horario vistos desde fuera
import-clockwise-triangles =
    Van en sentido horario vistos desde fuera, a diferencia del resto: { $count } de { $all ->
        [one] { $all } triángulo
       *[other] { $all } triángulos
    }
import-slivers =
    Más finos que { $near } de la arista más larga: { $count } de { $all ->
        [one] { $all } triángulo
       *[other] { $all } triángulos
    }
import-coplanar =
    { $count ->
        [one] { $count } par de triángulos comparte
       *[other] { $count } pares de triángulos comparten
    } una arista y un plano

## Elección de listas

import-the-number-of-a-list = el número de una lista existente
import-number-of-lists = el número { $index } de { $count } listas, contado desde 0
import-two-lists-of-one-dimension = dos listas de la misma dimensión
import-a-list-like-the-scene = una lista en { $count }D, como la escena
import-2-lists = 2 listas
import-two-imported-shapes = Dos formas importadas
import-columns-of-numbers = columnas de números
import-points-in-brackets = puntos entre paréntesis o corchetes
import-shapes-with-poses = formas con poses
import-a-scene = una escena

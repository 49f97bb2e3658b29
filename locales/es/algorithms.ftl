### Los nombres de algoritmos, defectos y formas, y los errores de la geometría.
###
### La biblioteca más pequeña lee este archivo sin Fluent: un texto es una línea, con valores y sin selectores.

## Los algoritmos: el nombre en pantalla, .subject de una frase, .description en una línea, .citation de la publicación

algorithm-robust = Robusto
    .subject = la consulta robusta
    .description = Comprobación completa de las regiones, con el cero como caso propio: acierta también con contactos y formas planas
    .citation = GJK Sandbox; según Gilbert, Johnson y Keerthi 1988, y van den Bergen, Collision Detection in Interactive 3D Environments, 2003
algorithm-djonov = Djonov
    .subject = el código de Djonov
    .description = Comprobación completa de las regiones, con el argumento de por qué algunas no la necesitan; un contacto es un sí; 32 iteraciones, y después sí
    .citation = P. Djonov, Implementing a GJK intersection query, vec3.ca
algorithm-bittle = Bittle (dyn4j)
    .subject = el código de Bittle
    .description = El recorrido 2D de dyn4j; una dirección cero es un no, un contacto puede ser sí o no
    .citation = W. Bittle, GJK (Gilbert–Johnson–Keerthi), dyn4j.org, 13 de abril de 2010
    .refusal = El código de Bittle termina en el triángulo: solo decide escenas 2D
algorithm-winter = Winter
    .subject = el código de Winter
    .description = Gana la primera cara que tiene el origen delante; una dirección cero es un no, un contacto puede ser sí o no
    .citation = I. Winter, GJK: Collision detection algorithm in 2D/3D, winter.dev
algorithm-cinkes = Cinkes
    .subject = el código de Cinkes
    .description = Las decisiones de Winter con una dirección de longitud uno: las mismas respuestas, salvo redondeo
    .citation = The GJK algorithm, artículo sobre la biblioteca de física Cinkes
algorithm-distance = Distancia y profundidad
    .subject = el algoritmo de distancia
    .description = Halla los puntos más cercanos, con cotas de la distancia; si las formas se solapan, la profundidad
    .citation = E. G. Gilbert, D. W. Johnson, S. S. Keerthi, A fast procedure for computing the distance between complex objects in three-dimensional space, 1988; G. van den Bergen, Proximity queries and penetration depth computation on 3D game objects, 2001; M. Montanari, N. Petrinic, E. Barbieri, ACM Transactions on Graphics 36 (3), 2017
algorithm-directions = Direcciones dadas
    .subject = la ejecución por direcciones dadas
    .description = Los puntos de soporte de una lista de direcciones: solapamiento si un símplex de ellos contiene O, si no, sin respuesta
    .citation = W. Bittle, GJK (Gilbert–Johnson–Keerthi), dyn4j.org, 13 de abril de 2010, antes del algoritmo
algorithm-unknown-precision = se esperaba f32 o f64; hay: `{ $found }`
cast-unknown-algorithm = se esperaba { $names }; hay: `{ $found }`

## Defectos: el nombre en pantalla, .description de lo que va mal en una línea

planted-no-negation = Sin negación para Q
    .description = Q se consulta a lo largo de v, como P, en vez de en sentido contrario a v
planted-maximum-from-zero = El máximo empieza en 0
    .description = La búsqueda del vértice más lejano empieza con un máximo de 0: si todos los productos son negativos, se devuelve el vértice 0
planted-reversed-winding = Sentido de giro invertido
    .description = Los triángulos se listan al revés: las normales apuntan hacia dentro del símplex en vez de hacia fuera
planted-no-flip = Sin inversión debajo del triángulo
    .description = Un triángulo con el origen debajo no se invierte, así que el siguiente tetraedro está del revés
planted-rejects-at-zero = ≤ en vez de <
    .description = La comparación del punto de soporte rechaza también en 0: un contacto cuenta como separación
planted-first-face-wins = Gana la primera cara
    .description = Se toma la primera cara que tiene el origen delante, aunque otra esté más cerca
planted-no-zero-guard = Sin precaución para v = 0
    .description = Si el origen está en una arista, la dirección hacia él es el vector cero, y se usa de todos modos
planted-inverse-for-transpose = Matriz errónea para elipses (inversa en vez de traspuesta)
    .description = Una elipse o un elipsoide se consulta con la inversa de su matriz, donde lo correcto es la traspuesta

## Por qué un defecto no se puede introducir en un algoritmo en esta dimensión

planted-refused-distance = El algoritmo de distancia prueba sus longitudes exactamente: un defecto se corregiría antes de verse
planted-refused-directions = Un defecto estropea la búsqueda de direcciones; aquí las direcciones están dadas
planted-refused-bittle-in-space = El código de Bittle solo decide escenas 2D
planted-refused-flip-in-plane = En el plano, un triángulo no tiene reverso
planted-refused-face-in-plane = En el plano no hay tetraedros
planted-refused-rejects-at-zero = Este código tiene «≤» tal como se publicó
planted-refused-first-face = En este código gana la primera cara tal como se publicó
planted-refused-without-guard = Este código se publicó sin precaución
planted-refused-unit-direction = Sin la precaución, su dirección de longitud uno no sería ningún número

## Fallos de un certificado

certificate-no-direction = el eje no tiene dirección
certificate-no-axis = P llega más allá del comienzo de Q a lo largo del eje
certificate-no-gap = no hay hueco a lo largo del eje
certificate-no-weights = los pesos no son los de un punto de ambas formas
certificate-apart = los puntos de P y de Q no coinciden
cast-flaw-axis = ningún eje separa P y Q en todos los instantes anteriores al contacto
certificate-no-room = el punto común puede estar en la frontera

## Los tipos de formas dentro de una frase

shape-rectangle = rectángulo
shape-regular-polygon = polígono regular
shape-disc = disco
shape-ellipse = elipse
shape-capsule = cápsula
shape-box = caja
shape-tetrahedron = tetraedro
shape-octahedron = octaedro
shape-icosahedron = icosaedro
shape-prism = prisma
shape-pyramid = pirámide
shape-frustum = tronco de pirámide
shape-ball = bola
shape-ellipsoid = elipsoide
shape-cylinder = cilindro
shape-cone = cono
shape-point = punto
shape-segment = segmento
shape-polygon = polígono
shape-polytope = politopo

## Errores de formas: $field es un parámetro como lo llaman los archivos de escena

shape-must-be-finite = { $field } debe ser finito, no { $found }
shape-too-large = { $field } debe ser como máximo { $most } en valor absoluto, no { $found }
shape-negative = { $field } no debe ser negativo, y es { $found }
shape-not-positive = { $field } debe ser positivo, no { $found }
shape-no-vertices = una forma necesita al menos un punto, y no hay ninguno
shape-too-many-vertices = una forma tiene como máximo { $most } vértices, no { $found }
shape-too-few-sides = sides debe ser al menos 3, no { $found }
shape-too-many-sides = sides debe ser como máximo { $limit }, no { $found }
shape-field-of-view = vertical_fov debe estar entre 0 y π radianes, no ser { $found }
shape-far-plane-too-large = { $field } debe ser menor, pues el plano lejano llega más allá de { $most }
shape-far-not-beyond-near = far debe ser mayor que near = { $near }, no { $found }
shape-wrong-dimension = no hay «{ $shape }» en { $dimension }D
shape-off-plane = { $field } debe tener z = 0 en 2D, no z = { $found }
shape-wrong-rotation = un cuerpo en { $dimension }D se gira con { $field }
shape-not-unit = orientation debe ser un cuaternión de longitud 1, no de longitud { $length }

## Puntos y longitudes en archivos de escena

shape-numbers-in-parentheses = números entre paréntesis
shape-at-most-16-numbers = como máximo 16 números
shape-a-finite-number = un número finito
shape-2-numbers = 2 números
shape-3-numbers = 3 números
shape-2-or-3-numbers = 2 o 3 números

## words

words-and = { $one } y { $other }
words-or = { $one } o { $other }
words-unknown-name = se esperaba uno de { $names }; hay: `{ $found }`

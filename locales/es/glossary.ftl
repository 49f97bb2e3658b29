### El glosario: cada notación y cada término de la ventana.
###
### Un mensaje es el encabezado de una entrada. .text la explica en una a tres frases, .formula la define. .written enumera cómo
### aparece el término en otros textos, con « | » entre medias: una L mayúscula representa una letra del símplex y # representa
### cifras. Una palabra en minúsculas y sin tildes se encuentra también con mayúscula y con s final; las demás necesitan cada
### forma. - significa que no hay ninguna. .aliases enumera otras palabras que alguien podría buscar.

# Palabras que siguen al punto A. Ante otras, una «A» al principio de una frase es la preposición: «A lo largo de».
glossary-after-letter = está | están | estaba | es | son | era | fue | sea | no | ni | y | o | nunca | ya | solo | también | se | queda | quedan | pasa | pasan | repite | da | tiene | llega | viene | cae | puede | podría | debe | debería | habría | alcanza | separa | supera | gana | sigue | recibe | entra | sale | vuelve | forma | pertenece | necesita | cuenta

## Dos formas

glossary-group-shapes = Dos formas

glossary-shapes = P y Q
    .text = Las dos formas convexas de la consulta. P es la primera, Q la segunda. La consulta sustituye una forma que no es convexa por su envolvente convexa.
    .formula = x, y ∈ P  ⇒  (1 − t) x + t y ∈ P,  0 ≤ t ≤ 1
    .written = -
    .aliases = P | Q | formas | cuerpos | formas convexas
glossary-vertex = p0, q0
    .text = Los vértices de P son p0, p1, p2, etc., en el orden de su lista, contados desde 0. Los de Q son q0, q1, etc.
    .formula = P = hull { "{" } p0, p1, … { "}" }
    .written = -
    .aliases = vértices de P | vértices de Q | índice | p0 | q0
glossary-hull = Envolvente convexa
    .text = El menor conjunto convexo que contiene todos los puntos: la forma de una goma elástica alrededor de ellos. Un conjunto y su envolvente tienen los mismos puntos de soporte, así que las consultas no necesitan la envolvente.
    .formula = { "{" } Σ ti pi : ti ≥ 0, Σ ti = 1 { "}" }
    .written = envolvente convexa | envolventes convexas | envolvente
    .aliases = combinación convexa | cierre convexo
glossary-difference = P ⊖ Q
    .text = La diferencia de Minkowski: todas las diferencias de un punto de P y un punto de Q. Es la suma de Minkowski de P y de Q reflejada en el origen, y contiene O si y solo si P y Q comparten un punto. Algunos autores escriben ⊖ para la erosión de P por Q, que es otro conjunto.
    .formula = P ⊖ Q = { "{" } p − q : p ∈ P, q ∈ Q { "}" } = P + (−Q)
    .written = diferencia de Minkowski | Diferencia de Minkowski
    .aliases = suma de Minkowski | erosión | obstáculo en el espacio de configuraciones | CSO | diferencia de Minkowski
glossary-parents = p2 − q0
    .text = El par de vértices de un punto de P ⊖ Q: el vértice de P y el vértice de Q de los que es la diferencia. Sus coordenadas son las de p2 menos las de q0.
    .formula = A = p2 − q0
    .written = par de vértices | pares de vértices
    .aliases = parents | padres | par de vértices | diferencia de vértices | par
glossary-origin = O
    .text = El origen del espacio de diferencias: el punto p − q = 0. Un punto que P y Q comparten tiene esta diferencia, así que se cortan si y solo si O está en P ⊖ Q.
    .formula = O = (0, 0) o (0, 0, 0);  O ∈ P ⊖ Q  ⇔  P y Q se cortan
    .written = origen
    .aliases = origen | cero
glossary-direction = v
    .text = La dirección de búsqueda. El siguiente punto de soporte es el punto más lejano de P ⊖ Q a lo largo de v: el punto más lejano de P a lo largo de v menos el más lejano de Q a lo largo de −v. Casi siempre, v apunta a O desde la parte del símplex más cercana a O.
    .formula = A = el punto de soporte de P ⊖ Q a lo largo de v
    .written = dirección de búsqueda | Dirección de búsqueda | direcciones de búsqueda
    .aliases = dirección de búsqueda | dirección | nueva v
glossary-length-of-v = |v|
    .text = La longitud de la dirección de búsqueda, tal como la calcula el código. En aritmética exacta no cambia el punto de soporte; A·v crece con ella.
    .formula = |v| = √(v·v)
    .written = -
    .aliases = longitud de v | norma | normalizar
glossary-support-point = Punto de soporte
    .text = Un punto de una forma que es el más lejano a lo largo de una dirección. El punto de soporte de P ⊖ Q a lo largo de v es el de P a lo largo de v menos el de Q a lo largo de −v, así que ningún código calcula la propia P ⊖ Q.
    .formula = s(v) = sP(v) − sQ(−v)
    .written = punto de soporte | puntos de soporte | aplicación de soporte
    .aliases = punto más lejano | aplicación de soporte | punto extremo
glossary-support-function = Función de soporte h(u)
    .text = El valor de soporte de una forma a lo largo de una dirección u de longitud uno: el mayor producto escalar de u y un punto de la forma. Para P ⊖ Q, se suman el valor de P a lo largo de u y el de Q a lo largo de −u. Si la suma es negativa, u separa P y Q.
    .formula = h(u) = max { "{" } x·u : x ∈ P ⊖ Q { "}" } = hP(u) + hQ(−u)
    .written = función de soporte | Función de soporte | funciones de soporte | valor de soporte | valores de soporte | alcanza
    .aliases = SOPORTE | alcance | REACH | ALCANCE | u | dirección separadora
glossary-reach-of-a = A·v
    .text = El producto escalar del punto de soporte A y la dirección de búsqueda v. Su signo dice si A está más allá de O a lo largo de v; dividido por |v|, es la distancia con signo de A a O a lo largo de v. Si es negativo, ningún punto de P ⊖ Q está más allá de O a lo largo de v, así que P y Q están separadas.
    .formula = A·v < 0  ⇒  P y Q están separadas, al menos −A·v / |v|
    .written = distancia con signo | distancias con signo
    .aliases = alcance de A | A·v/|v| | distancia con signo | avance
glossary-inner-product = a·b
    .text = El producto escalar de dos vectores: positivo si el ángulo entre ellos es agudo, negativo si es obtuso, y cero si son perpendiculares o uno de ellos es cero.
    .formula = a·b = ax bx + ay by + az bz = |a| |b| cos φ
    .written = producto escalar | productos escalares | producto interno
    .aliases = producto escalar | producto interno | producto punto | ·
glossary-cross-product = a × b
    .text = El producto vectorial de dos vectores: perpendicular a ambos, por la regla de la mano derecha, y tan largo como el área de su paralelogramo. Es cero si son paralelos.
    .formula = |a × b| = |a| |b| sin φ,   b × a = −(a × b)
    .written = producto vectorial | productos vectoriales | producto cruz
    .aliases = producto vectorial | producto cruz | regla de la mano derecha
glossary-tie = (empate)
    .text = Varios vértices están igual de lejos a lo largo de v. La ejecución toma el primero de la lista; otro podría llevarla a otra parte.
    .formula = p1·v = p2·v = hP(v)
    .written = (empate) | empate | empatado | igual de lejos | empata
    .aliases = empate | varios vértices más lejanos | ¿Y si…?

## El símplex

glossary-group-simplex = El símplex

glossary-simplex = Símplex
    .text = Un punto, un segmento, un triángulo o un tetraedro cuyos vértices son puntos de soporte de P ⊖ Q. Cada iteración añade el punto más nuevo, A, y descarta los puntos que ya no necesita.
    .formula = como máximo d + 1 puntos, en d = 2 o 3 dimensiones
    .written = símplex | Símplex | símplices | Símplices
    .aliases = segmento | triángulo | tetraedro | símplices | simplex
glossary-letters = A, B, C, D
    .text = Los puntos del símplex; A es el más nuevo. Cada punto de soporte recibe la letra A, así que un punto que se queda se llama después B, C o D. En el plano no hay D.
    .formula = símplex = {"["}A, B, C, D], primero el más nuevo
    .written = -
    .aliases = A | B | C | D | punto más nuevo | letras
glossary-feature = Parte del símplex
    .text = Un vértice, una arista o una cara del símplex, o el símplex entero. La búsqueda sigue desde la parte más cercana a O.
    .formula = un tetraedro tiene 4 + 6 + 4 + 1 partes
    .written = parte del símplex | partes del símplex | parte menor | partes menores
    .aliases = parte | cara de un símplex | vértice, arista, cara
glossary-edge-vector = AB
    .text = La arista de A a B. En un producto representa el vector de A a B.
    .formula = AB = B − A
    .written = -
    .aliases = AB | AC | AD | BC | vector de una arista
glossary-to-origin = AO
    .text = El vector de A al origen. BO, CO y DO son los vectores desde los otros puntos.
    .formula = AO = O − A = −A
    .written = -
    .aliases = AO | BO | vector al origen
glossary-edge-normal = AB⟂
    .text = La normal exterior de la arista AB en el plano del triángulo ABC: perpendicular a AB, hacia el lado opuesto a C. Su longitud no es uno.
    .formula = AB⟂ = (AC × AB) × AB
    .written = -
    .aliases = normal exterior de una arista | perpendicular | AB perp | ⟂
glossary-edge-test = AB⟂·AO
    .text = La comprobación de si O está fuera de la arista AB, en el plano del triángulo ABC. Es positiva en el lado exterior de AB, negativa en el lado de C y cero a la altura de AB.
    .formula = AB⟂·AO > 0  ⇔  O está fuera de AB
    .written = -
    .aliases = fuera de una arista | comprobación de una arista | más allá de una arista
glossary-along-test = AB·AO
    .text = La comprobación de si O está del lado B de A, es decir, más allá de la recta (en el espacio, del plano) que pasa por A y es perpendicular a AB. Si es positiva, algún punto de AB está más cerca de O que A.
    .formula = AB·AO > 0  ⇔  O está del lado B de A
    .written = -
    .aliases = comprobación a lo largo de una arista | AB·AO | del lado B de A
glossary-triple-product = (AB × AO) × AB
    .text = Un vector que va de la recta AB directamente hacia O: perpendicular a AB, en el plano de A, B y O. Es el vector cero si O está en esa recta.
    .formula = (AB × AO) × AB = (AB·AB) AO − (AB·AO) AB
    .written = producto triple | productos triples | triple producto
    .aliases = producto triple | doble producto vectorial | producto triple vectorial
glossary-face = ABC
    .text = El triángulo de vértices A, B y C, recorridos en este orden. Su normal se escribe ABC⟂.
    .formula = ABC = { "{" } a A + b B + c C : a, b, c ≥ 0, a + b + c = 1 { "}" }
    .written = -
    .aliases = ABC | ACD | ADB | BCD | triángulo | cara
glossary-face-normal = ABC⟂
    .text = La normal de la cara ABC por la regla de la mano derecha: vistos desde su punta, A, B y C giran en sentido antihorario. Apunta hacia fuera de un tetraedro, y su longitud no es uno. Los artículos escriben ABC para la cara y para su normal; aquí las distingue el signo ⟂.
    .formula = ABC⟂ = AB × AC
    .written = -
    .aliases = normal de una cara | normal exterior | sentido de giro | n(ABC) | ⟂
glossary-face-test = ABC⟂·AO
    .text = La comprobación de si O está delante de la cara ABC: en el lado al que apunta su normal. Los archivos exportados la llaman ABC·AO, como los artículos.
    .formula = ABC⟂·AO > 0  ⇔  O está delante de ABC
    .written = -
    .aliases = ABC·AO | comprobación de una cara | delante de una cara | encima de una cara
glossary-sees = Delante de una cara
    .text = Un punto está delante de una cara de un tetraedro, o de una faceta del politopo, si está en el lado exterior de su plano. O está dentro si no está delante de ninguna cara. Los artículos dicen también que tal cara «ve» O.
    .formula = O está delante de ABC  ⇔  ABC⟂·AO > 0
    .written = delante de | tiene O delante | tienen O delante | origen delante | ve el origen | ven el origen
    .aliases = una cara ve O | visible | ve el origen | de cara a O
glossary-plane-code = 0b101
    .text = Tres bits en notación binaria, uno por cada cara del tetraedro con vértice A. De derecha a izquierda representan ABC, ACD y ADB; un bit es 1 si O está delante de esa cara. Así, 0b101 dice que O está delante de ABC y de ADB, pero no de ACD.
    .formula = 1 · [O delante de ABC] + 2 · [delante de ACD] + 4 · [delante de ADB]
    .written = código 0b# | bit
    .aliases = código de los planos | bits | binario | 0b000
glossary-relabel = Renombrar
    .text = Los puntos del símplex reciben otras letras y se quedan donde están. Así, las líneas para una cara o arista sirven también para las otras. Al intercambiar B y C, la normal de ABC se invierte.
    .formula = {"["}A, B, C] → [A, C, B],   ACB⟂ = −ABC⟂
    .written = renombrar | renombra | renombrado | intercambiar | intercambia | intercambian | cambia los nombres
    .aliases = cambiar nombres | letras nuevas | intercambiar B y C | simetría
glossary-kept = conservados
    .text = Los puntos que se quedan en el símplex, primero el más nuevo: los vértices de la parte más cercana a O. El código descarta los demás. En las filas del politopo, esta columna muestra la ganancia.
    .formula = se conservan A y C: el siguiente símplex es [punto nuevo, A, C]
    .written = conservado | conserva | conservan | conservar | descarta | descartado | descartar
    .aliases = kept | puntos conservados | puntos descartados | reducción
glossary-size = Tamaño del símplex
    .text = La longitud de un segmento, el área de un triángulo o el volumen de un tetraedro. Es cero en un símplex degenerado, cuyos puntos están en una recta o en un plano.
    .formula = área = |AB × AC| / 2,   volumen = |(AB × AC)·AD| / 6
    .written = área | volumen
    .aliases = Tamaño | longitud, área, volumen | símplex plano
glossary-number-kept = n = 1
    .text = El número de puntos que el código conservó antes de que llegara A, como los cuenta Djonov: el símplex tiene n + 1 puntos. Con n = 1 es un segmento, con n = 2 un triángulo, con n = 3 un tetraedro.
    .formula = símplex = A y n puntos más
    .written = -
    .aliases = n | número de puntos conservados

## Regiones

glossary-group-regions = Regiones

glossary-region = Región de Voronoi
    .text = Todos los puntos cuyo punto más cercano del símplex está en el interior relativo de una misma parte. GJK busca la región de O, porque esa parte contiene el punto del símplex más cercano a O.
    .formula = { "{" } x : el punto más cercano a x está en la parte, no en su borde { "}" }
    .written = región de Voronoi | Región de Voronoi | regiones de Voronoi | región | Región | regiones
    .aliases = región | regiones | region | parte más cercana
glossary-vertex-region = vértice A
    .text = La región en la que A es el punto más cercano del símplex. Vista desde A, está más allá de las rectas o planos que pasan por A y son perpendiculares a sus aristas.
    .formula = AB·AO ≤ 0  y  AC·AO ≤ 0
    .written = vértice L
    .aliases = región de un vértice | vértice A | vértice B | vértice C | vértice D
glossary-edge-region = arista AB
    .text = La región en la que el punto más cercano del símplex está en la arista AB, entre sus extremos. En el plano es una franja perpendicular a AB, en el lado exterior.
    .formula = AB⟂·AO > 0  y  AB·AO > 0  y  BA·BO > 0
    .written = arista LL
    .aliases = región de una arista | arista AB | arista AC | arista AD | arista BC
glossary-face-region = cara ABC
    .text = La región delante de la cara ABC: el punto más cercano del símplex está en la cara, no en sus aristas, y O está en el lado al que apunta la normal ABC⟂.
    .formula = ABC⟂·AO > 0, y O no está fuera de ninguna de las tres aristas
    .written = cara LLL | encima de LLL | encima de la cara LLL
    .aliases = región de una cara | encima de ABC | cara ABC | cara ACD | cara ADB
glossary-below-region = debajo de ABC
    .text = La región al otro lado del triángulo ABC, opuesto a su normal. «Debajo» no tiene nada que ver con arriba y abajo en la imagen. Los códigos publicados intercambian entonces B y C, de modo que O queda encima.
    .formula = ABC⟂·AO < 0, y O no está fuera de ninguna de las tres aristas
    .written = debajo de LLL | debajo de la cara LLL | reverso de la cara LLL | reverso
    .aliases = debajo del triángulo | reverso de una cara | debajo de ABC
glossary-inside = dentro
    .text = O está en el propio símplex: en 2D en el triángulo, en 3D en el tetraedro. El símplex es parte de P ⊖ Q, así que P y Q comparten un punto.
    .formula = O = a A + b B + c C (+ d D)  con  a, b, c, d ≥ 0 y suma 1
    .written = dentro del símplex | interior del símplex | O está dentro
    .aliases = interior | origen encerrado | dentro
glossary-relative-interior = Interior relativo
    .text = Una parte sin su borde: una arista sin sus extremos, una cara sin sus aristas. Un vértice es su propio interior relativo. Los interiores relativos de todas las partes forman juntos el símplex, y no hay dos que se solapen.
    .formula = { "{" } a A + b B : a, b > 0, a + b = 1 { "}" }  para la arista AB
    .written = interior relativo | interiores relativos
    .aliases = interior de una parte | arista abierta | cara abierta
glossary-chosen = elegido
    .text = El algoritmo decide que O está en esta región. Conserva los vértices de esa parte y sigue desde allí. Las imágenes rellenan la región.
    .formula = en cada iteración se elige una región
    .written = elegido | región elegida
    .aliases = decisión | región elegida | región rellena
glossary-tested-outside = aquí no (comprobado)
    .text = Una comprobación de esta iteración dice que O no está en esta región. La imagen muestra la comprobación con su valor.
    .formula = por ejemplo AB⟂·AO ≤ 0  ⇒  O no está fuera de AB
    .written = aquí no (comprobado)
    .aliases = comprobado, fuera | decisión | fuera | excluido por una comprobación
glossary-impossible = imposible
    .text = O no puede estar en esta región, así que el código no necesita comprobarla. La razón es el pasado del símplex: A está más allá de O, o v apuntaba a O desde los puntos más antiguos, o una comprobación anterior excluyó la región. El argumento es de Djonov.
    .formula = por ejemplo A·v > 0  ⇒  O no está en la región de A
    .written = imposible
    .aliases = decisión | rayado | excluido sin comprobación | Djonov
glossary-not-asked = no comprobado
    .text = El código eligió antes otra región y no comprobó esta. O puede estar en ella de todos modos.
    .formula = gana la primera cara con O delante: las demás no se comprueban
    .written = no comprobado | no se comprueban
    .aliases = no preguntado | decisión | gana la primera cara | pasado por alto
glossary-concluded = concluido
    .text = El código sigue como si esto fuera cierto, pero su argumento no lo prueba. Una afirmación probada se deduce de los números comparados; una conclusión puede ser falsa, y entonces la frase lo dice.
    .formula = probado  ⇒  cierto;   concluido: cierto o falso
    .written = concluido | concluye | supone | sin prueba
    .aliases = probado | no probado | conclusión del código
glossary-a-never = A nunca
    .text = Donde el punto más nuevo, A, no puede estar: antes de O a lo largo de v, porque el código lo rechazaría, o más lejos a lo largo de una dirección anterior que el punto de soporte de esa dirección.
    .formula = A·v > 0  para todo A que no se rechaza
    .written = A nunca
    .aliases = donde A nunca puede estar | vedado | semiplano rayado
glossary-o-never = O nunca
    .text = Donde el origen no puede estar, dado el símplex: en las regiones imposibles. Allí, el código habría rechazado A, o una iteración anterior habría terminado de otro modo.
    .formula = O no está en ninguna región imposible
    .written = O nunca
    .aliases = donde O nunca puede estar | vedado | región rayada
glossary-slabs = Franjas
    .text = Las regiones de un segmento o de un triángulo como cuerpos en el espacio, cortadas por una caja. El deslizador las separa como las páginas de un libro; la elegida se queda.
    .formula = región de AB = franja entre los planos por A y B
    .written = franja | losa
    .aliases = abrir el libro | regiones como cuerpos | losas
glossary-prism = Prisma
    .text = El prisma sobre los puntos más antiguos B, C y D en el que puede estar O cuando llega A: sus paredes son las comprobaciones de una iteración anterior, su suelo es BCD, y su techo es la altura de A.
    .formula = 0 ≤ altura de O sobre BCD ≤ altura de A
    .written = prisma
    .aliases = paredes, suelo y techo | donde puede estar O
glossary-paper = Planos de aristas
    .text = Planos sobre las aristas AB, AC y AD, perpendiculares a las caras: los límites entre la región de una arista y las de las dos caras vecinas.
    .formula = el límite está donde AB⟂·AO = 0
    .written = planos de aristas | Planos de aristas
    .aliases = planos en las aristas | papel plegado | banderas

## Longitudes y pruebas

glossary-group-lengths = Longitudes y pruebas

glossary-nearest-point = N
    .text = El punto del símplex más cercano a O. El símplex es parte de P ⊖ Q, así que |N| es una cota superior de la distancia entre P y Q. El algoritmo de distancia busca a lo largo de v = −N.
    .formula = |N| = min { "{" } |x| : x en el símplex { "}" } ≥ distancia
    .written = punto más cercano | Punto más cercano | punto del símplex más cercano
    .aliases = punto más cercano | pie | punto próximo | |N| | x | |x|
glossary-barycentric = Coordenadas baricéntricas
    .text = Los números de suma 1 que escriben un punto como suma ponderada de los vértices de un símplex. Si todos son positivos, el punto está en su interior relativo. Un símplex degenerado no tiene números únicos de este tipo.
    .formula = N = a A + b B + c C,   a + b + c = 1
    .written = coordenadas baricéntricas | Coordenadas baricéntricas | coordenada baricéntrica | peso
    .aliases = pesos | combinación convexa | coordenadas afines
glossary-witness-points = Puntos testigo
    .text = Un punto de P y uno de Q que muestran la longitud: su distancia es la de las formas, o la profundidad de penetración si P y Q se solapan. Su diferencia es el punto de la frontera de P ⊖ Q más cercano a O.
    .formula = N = x − y,   x ∈ P,   y ∈ Q,   |x − y| = |N|
    .written = punto testigo | puntos testigo | punto de contacto | puntos de contacto | puntos más cercanos
    .aliases = puntos más cercanos | puntos de contacto | en P | en Q
glossary-separation = Distancia
    .text = La distancia entre P y Q: la menor distancia entre un punto de P y un punto de Q. Es la distancia de O a P ⊖ Q, y cero si P y Q se tocan o se solapan.
    .formula = min { "{" } |x − y| : x ∈ P, y ∈ Q { "}" } = min { "{" } |z| : z ∈ P ⊖ Q { "}" }
    .written = distancia entre P y Q | distancia de P y Q | separación
    .aliases = distancia | separación | hueco
glossary-depth = Profundidad de penetración
    .text = La longitud de la menor traslación de Q tras la cual P y Q apenas se tocan. Es la distancia de O a la frontera de P ⊖ Q, y cero si se tocan.
    .formula = profundidad = min { "{" } h(u) : |u| = 1 { "}" }
    .written = profundidad de penetración | Profundidad de penetración | profundidad | profundidades
    .aliases = profundidad | solapamiento | qué tan hondo
glossary-normal = Normal
    .text = En un contacto: la dirección de longitud uno de P a Q a lo largo de la cual se mide la distancia o la profundidad. En una arista o una cara: un vector perpendicular a ella, escrito AB⟂ o ABC⟂.
    .formula = Q movida profundidad · normal toca P
    .written = normal de penetración | normal de contacto | normal | normales
    .aliases = normal de penetración | normal de contacto | dirección de P a Q
glossary-bounds = cotas
    .text = Dos longitudes entre las que está la distancia o la profundidad. Para la distancia, el punto más cercano del símplex da la cota superior, y el mejor plano de soporte con O delante da la inferior. Si coinciden, la longitud es conocida.
    .formula = −A·v / |v| ≤ distancia ≤ |N|
    .written = cota | cota inferior | cotas inferiores | cota superior | cotas superiores
    .aliases = bounds | cota inferior | cota superior | al menos | como máximo
glossary-termination-criteria = Criterios de terminación, ε
    .text = Las reglas que detienen las consultas de distancia: las dos cotas difieren en menos de ε veces la distancia, o en menos de ε; el símplex ya contiene el punto de soporte más nuevo; o ese punto no acerca el símplex.
    .formula = |x|² − x·w ≤ ε |x|²
    .written = ε|x| relativo | relative ε|x| | ε absoluto | absolute ε | vértice duplicado | duplicate vertex | sin avance | no progress | criterio de terminación | criterios de terminación
    .aliases = tolerancia | épsilon | regla de parada | gráfica de las cotas
glossary-epa = EPA
    .text = El algoritmo del politopo en expansión. Comienza con un símplex que contiene O, halla el punto de soporte a lo largo de la normal de la faceta más cercana a O y lo añade. Si ningún punto de P ⊖ Q está más afuera que la faceta, la distancia de esta es la profundidad.
    .formula = distancia de la faceta más cercana ≤ profundidad ≤ h(u) a lo largo de su normal u
    .written = politopo en expansión | politopos en expansión | politopo
    .aliases = algoritmo del politopo en expansión | politopo | penetración
glossary-facet = Faceta, F
    .text = Un lado del politopo: una arista en 2D, un triángulo en 3D. Los vértices del politopo tienen números, y los de sus vértices nombran una faceta. En el código, F es la faceta más cercana a O.
    .formula = distancia de F = (un vértice de F)·u,   u su normal exterior, |u| = 1
    .written = faceta
    .aliases = arista del politopo | cara del politopo | lado | F
glossary-probe = E, ganancia
    .text = E es el punto de soporte a lo largo de la normal de la faceta más cercana, F. La ganancia dice cuánto más afuera que F está a lo largo de esa normal; si es cero, ningún punto de P ⊖ Q está más allá de F.
    .formula = ganancia = E·u − distancia de F
    .written = ganancia
    .aliases = ganancia | E | punto nuevo del politopo
glossary-horizon = Horizonte
    .text = El límite entre las facetas que tienen el punto nuevo delante y las demás: dos vértices en 2D, una cadena cerrada de aristas en 3D. EPA quita las facetas que tienen el punto delante y une con él cada tramo del horizonte.
    .formula = faceta nueva = tramo del horizonte + punto nuevo
    .written = horizonte
    .aliases = silueta | límite de las facetas visibles
glossary-valid-start = comienzo válido
    .text = El politopo puede crecer desde un símplex que tiene interior y contiene O. Si la consulta no deja uno así, EPA primero descarta o añade puntos, y la fila dice qué fallaba.
    .formula = d + 1 puntos con un área (2D) o un volumen (3D) que contiene O
    .written = comienzo válido | politopo inicial válido | plano: completado | un punto doble: completado | muy pocos puntos: completado
    .aliases = comienzo de EPA | completado | origen en un lado | origen fuera
glossary-certificate = Certificado
    .text = La prueba de un veredicto, que cualquiera puede comprobar sin saber cómo se encontró: una recta o un plano separador, o un punto común de P y Q, escrito como suma de vértices de cada una.
    .formula = x·u < y·u  para todo x ∈ P, y ∈ Q,   o   Σ ai pi = Σ bi qi
    .written = certificado | PROOF | PRUEBA | prueba
    .aliases = prueba | PROOF | demostración
glossary-separating-axis = Eje separador
    .text = Una dirección a lo largo de la cual toda P está antes que toda Q. Existe si y solo si P y Q están separadas; la recta o el plano perpendicular a ella, en el hueco, las separa.
    .formula = max { "{" } x·u : x ∈ P { "}" } < min { "{" } y·u : y ∈ Q { "}" }
    .written = eje separador | ejes separadores | recta separadora | plano separador
    .aliases = dirección separadora | plano separador | hiperplano
glossary-core = Núcleo y radio
    .text = Una forma redondeada es la suma de un núcleo y una bola: todos los puntos a no más del radio del núcleo. El núcleo de un disco o una bola es su centro; el de una cápsula, un segmento. Una consulta halla la distancia entre los núcleos y luego resta los radios.
    .formula = distancia = distancia entre los núcleos − rP − rQ
    .written = núcleo | Núcleo | núcleos | Núcleos | radio | radio añadido | radios añadidos
    .aliases = forma redondeada | radio | suma de Minkowski con una bola | margen

## La ejecución

glossary-group-run = La ejecución

glossary-iteration = Iteración
    .text = Una vuelta del bucle: el código encuentra un punto de soporte, decide la región de O, reduce el símplex y elige una nueva v. Cada una es una fila de PASOS, numerada desde 1.
    .formula = punto de soporte → comprobaciones → región → puntos conservados → nueva v
    .written = iteración | Iteración | iteraciones
    .aliases = # | vuelta | bucle | fila
glossary-step = Paso
    .text = Un momento de la ejecución en el que puede detenerse: un punto de soporte, una comprobación, una decisión, una dirección nueva, el final. Una iteración tiene varios pasos.
    .formula = 1 iteración = varios pasos
    .written = paso | desde el paso #
    .aliases = evento | posición de reproducción | desde el paso 3
glossary-first = primero
    .text = El primer punto de soporte es todo el símplex, así que no hay nada que decidir.
    .formula = símplex = {"["}A]
    .written = primer punto
    .aliases = primero | primer punto | inicio
glossary-rejected = rechazado
    .text = El punto nuevo A no está más allá de O a lo largo de v, así que el código no lo añade. La consulta termina: P y Q están separadas. El algoritmo de distancia termina si A no está más lejos a lo largo de v que su mejor punto: nada nuevo.
    .formula = A·v < 0 (en algunos códigos publicados: A·v ≤ 0)
    .written = rechazado | rechaza | rechazo | nada nuevo
    .aliases = nada nuevo | sin avance | comprobación del punto de soporte | A no está más allá de O
glossary-termination = Cómo termina una ejecución
    .text = Una ejecución termina porque un eje separa P y Q, porque O está dentro del símplex o en su frontera, porque v es cero o un punto de soporte se repite, porque se halla la distancia, o porque la detiene un ciclo, el límite o el fin de las direcciones dadas.
    .formula = todo bucle tiene un límite
    .written = eje separador hallado | origen encerrado | origen en la frontera | dirección cero | punto de soporte repetido | degenerado | degenerada | convergencia | ciclo | límite de iteraciones | sin más direcciones
    .aliases = terminación | ciclo | límite | convergencia | dirección cero
glossary-verdict = Veredicto
    .text = OVERLAP (se solapan) dice que O está en el interior de P ⊖ Q; TOUCHING (se tocan), que está en la frontera; SEPARATE (separadas), que está fuera; y UNDECIDED (sin decidir), que el algoritmo no da respuesta. SÍ y NO son las respuestas de un código publicado.
    .formula = SEPARATE  ⇔  P y Q no comparten ningún punto
    .written = OVERLAP | TOUCHING | SEPARATE | UNDECIDED | SÍ | YES | NO | NONE | veredicto | NINGUNA
    .aliases = se solapan | se tocan | separadas | sin decidir | respuesta
glossary-reference = Referencia
    .text = La verdad, hallada por otro método y probada: exactamente para politopos, con una tolerancia indicada para formas curvas. Aparece junto al veredicto del algoritmo, que puede ser incorrecto.
    .formula = ¿veredicto de la ejecución = veredicto de la referencia?
    .written = referencia | DISCREPA
    .aliases = verdad | coincide | discrepa | aritmética exacta
glossary-mistake = Defecto
    .text = Un tipo de error que han tenido programas reales. «Introducir defecto» lo activa, para mostrar qué le hace a la ejecución. Un marco señala dónde se ve.
    .formula = por ejemplo s(v) = sP(v) − sQ(v), sin el signo
    .written = defecto
    .aliases = error a propósito | fallo | introducir defecto | defecto oculto
glossary-precision = f32, f64
    .text = Números de coma flotante con 24 y con 53 bits significativos, unas 7 y 16 cifras decimales. Los huecos entre ellos crecen con su tamaño, así que una escena lejos del origen tiene coordenadas más gruesas.
    .formula = f32: 2^−24 ≈ 6e−8,   f64: 2^−53 ≈ 1.1e−16
    .written = precisión simple | Precisión simple | simple precisión | precisión doble | Precisión doble | doble precisión
    .aliases = precisión | float | double | cifras significativas
glossary-roundoff = Redondeo
    .text = El error de la aritmética de coma flotante: cada operación devuelve el número más cercano que tiene la precisión. Puede invertir el signo de una comprobación cuyo valor exacto es casi cero.
    .formula = resultado = exacto · (1 + e),   |e| ≤ 2^−53 en f64
    .written = redondeo | error de redondeo | errores de redondeo
    .aliases = error de redondeo | épsilon | épsilon de la máquina | coma flotante
glossary-about-zero = 0 (exacto), ≈ 0
    .text = 0 (exacto) es el número cero. ≈ 0 marca un número tan pequeño para esta escena que el redondeo puede haber decidido su signo.
    .formula = 2.2e−16 (≈ 0) = 2.2 · 10^−16
    .written = (exacto) | 0 (exacto)
    .aliases = exacto | cero | casi cero | a la altura de
glossary-scientific = 2.2e−16
    .text = Notación científica: el primer número por diez elevado al segundo. Deje el puntero sobre un número para ver todas sus cifras.
    .formula = 2.2e−16 = 2.2 · 10^−16 = 0.000 000 000 000 000 22
    .written = -
    .aliases = notación científica | potencia de diez | exponente
glossary-ghost = Símplices anteriores
    .text = Los símplices de iteraciones anteriores, dibujados tenues, que muestran el camino de la búsqueda hacia O.
    .formula = iteración 1, 2, 3, …
    .written = símplices anteriores | Símplices anteriores | símplex anterior
    .aliases = fantasmas | historia

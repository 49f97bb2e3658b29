### Imágenes, gráficas, predicciones, hojas de trabajo y transcripciones.

## Cantidades y nombres

figure-points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
figure-support-points = { $count ->
        [one] { $count } punto de soporte
       *[other] { $count } puntos de soporte
    }
figure-facet = { $kind ->
        [face] cara
       *[edge] arista
    }
figure-area = { $dimension ->
        [two] un área
       *[three] un volumen
    }
figure-flat = { $dimension ->
        [two] en una recta
       *[three] en un plano
    }
figure-region = { $kind ->
        [vertex] vértice { $letters }
        [edge] arista { $letters }
        [below] debajo de { $letters }
        [inside] dentro
       *[face] cara { $letters }
    }

## Gráficas de los números de una ejecución

figure-bound-of = { $length } { $bound ->
        [least] al menos
       *[most] como máximo
    }
figure-of-points = { $kind ->
        [polytope] politopo
       *[simplex] símplex
    } de { figure-points }{ $extent ->
        [length] , longitud { $measure }
        [area] , área { $measure } (√área { $side })
        [volume] , volumen { $measure } (∛volumen { $side })
       *[none] { "" }
    }
figure-from-to = { $length } de { $least } a { $most }
figure-bound-at-most = { $length } como máximo { $most }
figure-kind-vertex = vértice
figure-kind-edge = arista
figure-kind-face = cara
figure-kind-inside = dentro
figure-iteration = iteración
figure-over-the-iterations = { $name } por iteración
figure-o-in-the-region = Región de O: { $region }
figure-iteration-number = Iteración { $number }
figure-iteration-words = Iteración { $number }: { $words }
figure-bounds = Cotas
figure-size = Tamaño
figure-regions = Regiones
figure-scene-units-without-the-sign = unidades de la escena, sin el signo
figure-a-bare-number = un mero número
figure-scene-units = unidades de la escena
figure-length = longitud
figure-root-of-area = √área
figure-volume = ∛volumen
figure-area-of-the-polytope = √área del politopo
figure-volume-of-the-polytope = ∛volumen del politopo
figure-above-zero = mayor que cero
figure-below-zero = menor que cero


## El hueco

figure-the-distance-of = La distancia entre { $of ->
        [cores] los núcleos
       *[shapes] P y Q
    } es { $distance } ({ $how ->
        [exact] la aritmética exacta lo prueba
       *[bounds] conocida salvo { $error }
    }){ $of ->
        [cores] ; menos los radios queda { $rest }{ $meaning ->
            [bridged] : los radios llenan el hueco
           *[none] { "" }
        }
       *[shapes] { "" }
    }
figure-the-run-itself-ends = La propia ejecución termina en la iteración { $count } ({ $ended }) con una diferencia de { $difference }{ $why ->
        [bound] , y para un sí o un no basta una cota inferior mayor que cero
       *[none] { "" }
    }
figure-does-not-stop = no se detiene: { $criterion ->
        [duplicate] ningún punto de soporte está ya en el símplex
        [relative] la diferencia queda por encima de ε|x|
        [absolute] la diferencia queda por encima de ε
       *[no-progress] cada punto de soporte acerca más el símplex a O
    }{ $until ->
        [enclosed] , hasta que el símplex contiene O
       *[end] { "" }
    }
figure-stops-at = se detiene en la iteración { $iteration } con { $returned }{ $certainty ->
        [unknown] { "" }
        [exact] , sin más error que el redondeo
        [bound] , error como máximo { $error }
       *[sure] , error { $error }
    }
figure-iteration-of = Iteración { $number }: { $words }{ $of ->
        [cores] , con los radios restados
       *[shapes] { "" }
    }
figure-nothing-to-plot = Nada que dibujar: ningún punto de soporte prueba una distancia, y la búsqueda no siguió desde ningún símplex apartado de O
figure-distance = distancia
figure-at-most = como máximo
figure-at-least = al menos
figure-difference = diferencia
figure-difference-0 = diferencia 0
figure-gap-over-the-iterations = Hueco por iteración
figure-the-search-is-among-the = La búsqueda es entre los núcleos, y de ambas cotas se restan los radios: { $of_p } + { $of_q }. También los criterios son sobre los núcleos
figure-with-this-mistake-a-need = Con este defecto, A puede no ser el punto más lejano: entonces −A·v/|v| no es una cota inferior, y los criterios que lo usan no prueban nada
figure-the-true-distance-is-not = No se conoce la distancia verdadera
figure-p-and-q-overlap-their = P y Q se solapan: su distancia es 0
figure-p-and-q-touch-their = P y Q se tocan: su distancia es 0
figure-the-cores-meet-their-distance = Los núcleos se encuentran: su distancia es 0, y menos los radios queda { $radii }
figure-at-iteration-the-simplex-holds = En la iteración { $iteration } el símplex contiene O: la distancia es 0, y el hueco también
figure-the-run-has-no-iteration = La ejecución no tiene ninguna iteración
figure-the-run-ends-with-its = La ejecución termina con su primer punto de soporte ({ $ended }), así que antes no hay símplex ni cota superior
figure-at-most-length = como máximo { $length }
figure-no-simplex-yet-so-no = aún no hay símplex, así que no hay cota superior
figure-v-is-zero-and-gives = v es cero y no da ninguna cota inferior
figure-a-v-v-is-no = −A·v/|v| = { $own } no es una cota inferior
figure-at-least-from-before-here = al menos { $length } por una iteración anterior (aquí { $length_2 })
figure-at-least-length = al menos { $length }
figure-difference-of = diferencia { $difference }
figure-duplicate-vertex = vértice duplicado
figure-relative-x = ε|x| relativo
figure-absolute = ε absoluto
figure-no-progress = sin avance
figure-a-is-in-the-simplex = A está en el símplex
figure-x-with-the-largest-a = |x| − μ ≤ ε, donde μ es el mayor −A·v/|v| hasta ahora, y 0 como mínimo
figure-x-x-with-x-the = |x'| ≥ |x|, donde x' es el punto más cercano del símplex con A
figure-with-a-the-simplex-holds = con A el símplex contiene O, y el hueco es 0


## Preguntas y sus respuestas

figure-which-sign = { $test ->
        [along] Se comprueba el plano por { $a } perpendicular a { $a }{ $b }.
        [edge] ¿Está O fuera de la arista { $a }{ $b }, en el exterior del triángulo { $face }?
       *[face] ¿De qué lado de la cara { $face } está O?
    } ¿Qué signo tiene { $product }?
figure-o-lies = { $product } es { $value }: O está { $sign ->
        [zero] en el plano de la comprobación
        [positive] { $test ->
            [along] del lado de { $b }
            [edge] fuera de la arista { $a }{ $b }
           *[face] encima de la cara { $face }
        }
       *[negative] { $test ->
            [along] del lado opuesto a { $b }
            [edge] del lado interior de la arista { $a }{ $b }
           *[face] debajo de la cara { $face }
        }
    }.
figure-a-v-is = A·v es { $support_value }: { $sign ->
        [positive] A está más allá de O a lo largo de v
        [zero] A está a la altura de O
       *[negative] A queda antes de O, y v separa P y Q
    }.
figure-reaches = { $count ->
        [one] { $vertex } alcanza { $far } a lo largo de { $way }, lo máximo de { $shape }
       *[other] Todos alcanzan { $far } a lo largo de { $way }, lo máximo de { $shape }
    }.{ $run ->
        [other] { " " }La ejecución toma { $taken }, que solo alcanza { $got }.
       *[right] { "" }
    }
figure-it-takes-points = Hacen falta { $enough } puntos que no estén { figure-flat } para tener { figure-area }. Del símplex se puede contar con { figure-points }: un punto que repite otro, o que está en la recta o el plano de otros, no añade nada.
figure-how-many-points = ¿Cuántos puntos se añaden al símplex para que el politopo tenga { figure-area }?
figure-where-is-o = { $place ->
        [inside] O está del lado interior de cada { figure-facet }, a distancia { $distance } de la { figure-facet } { $name }, la más cercana.
        [outside] O está más allá de la { figure-facet } { $name }, a distancia { $distance }.
       *[boundary] O está en la { figure-facet } { $name }: su distancia es 0 salvo redondeo.
    }
figure-yes-it-has = sí: tiene { figure-area } y contiene O en su interior
figure-no-its-points-lie = no: sus puntos están { figure-flat }
figure-facet-named = { figure-facet } { $name }
figure-its-distance-from-o = Su distancia a O es { $distance }{ $next ->
        [none] { "" }
       *[some] ; la siguiente es la { figure-facet } { $name }, a { $farther }
    }.
figure-which-facet-is-nearest = ¿Qué { figure-facet } del politopo es la más cercana a O?
figure-no-the-facet-is = no: la { figure-facet } está en la frontera de P ⊖ Q, y da la profundidad
figure-the-farthest-along-the-normal = El punto más lejano de P ⊖ Q a lo largo de la normal de la { figure-facet } { $name }: ¿está más afuera que ella?
figure-how-many-facets = Se añade el punto nuevo. ¿Cuántas { $kind ->
        [face] caras
       *[edge] aristas
    } ve, y por tanto sustituye?
figure-p-and-q-are = P y Q { $kind ->
        [depth] se solapan { $distance }
       *[separation] están a distancia { $distance }
    }. ¿En qué dirección hay que mover Q esa longitud para que apenas se toquen?
figure-or = { $one } o { $other }
figure-which-verdict = ¿Qué veredicto da el algoritmo al final?
figure-another-direction = otra dirección
figure-from-straight-toward-o = desde { $letter } directamente hacia O
figure-perpendicular-toward-o = perpendicular a { $edge }, hacia O
figure-perpendicular-away-from-o = perpendicular a { $edge }, en sentido contrario a O
figure-perpendicular-to-face-toward-o = perpendicular a la cara { $face }, hacia O
figure-perpendicular-to-face-away-from-o = perpendicular a la cara { $face }, en sentido contrario a O
figure-yes-but-o-lies-on = sí, pero O está en un lado suyo
figure-not-yet-o-lies-outside = aún no: O está fuera
figure-in-which-region-of-the = ¿En qué región del símplex encuentra O el algoritmo?
figure-the-farthest-point-of-p = El punto más lejano de P ⊖ Q a lo largo de v pasa a ser A. ¿Está más allá de O: qué signo tiene A·v?
figure-v-which-vertex-of-is = v = { $v }. ¿Qué vértice de { $shape } es el más lejano a lo largo de { $way }?
figure-which-points-does-the-algorithm = ¿Qué puntos conserva el algoritmo?
figure-none-v-is-the-zero = ninguna: v es el vector cero
figure-where-does-the-algorithm-look = ¿Dónde busca ahora el algoritmo: qué dirección es la siguiente v?
figure-on-its-boundary = en su frontera
figure-outside = fuera
figure-the-polytope-has-an-inside = El politopo ya tiene interior. ¿Dónde está O?
figure-no-it-has-too-few = no: tiene muy pocos puntos
figure-no-two-of-its-points = no: dos de sus puntos son el mismo
figure-the-polytope-is-to-grow = El politopo ha de crecer desde este símplex. ¿Es un politopo inicial válido?
figure-yes-the-polytope-grows-there = sí: el politopo crece por ahí
figure-along = a lo largo de { $direction }
figure-that-is-from-v = Eso está a { $degrees }° de v. { $reason }
figure-reaches-only-along-reaches = { $vertex } solo alcanza { $short } a lo largo de { $way }; { $best } alcanza { $far }.
figure-another-vertex-is-farther = El producto de { $vertex } con { $way } es { $value }. Otro vértice de { $shape } tiene uno mayor.
figure-degrees-from-v = Eso está a { $degrees }° de v.


## Capas sin efecto

figure-no-vertex-is-named-at = En este paso no se nombra ningún vértice: las formas son curvas o tienen demasiados
figure-at-this-step-nothing-is = En este paso no se busca nada, y no se usa ningún punto de soporte
figure-there-is-nothing-to-show = En este paso no hay nada que mostrar
figure-the-shapes-are-curved-or = Las formas son curvas o tienen demasiados vértices para mostrar todas las diferencias
figure-there-is-no-earlier-simplex = Aún no hay ningún símplex anterior
figure-no-distance-or-depth-is = En este paso no se mide ninguna distancia ni profundidad
figure-the-proof-is-shown-at = La prueba ya se muestra en cada paso
figure-the-proof-of-the-verdict = La prueba del veredicto se muestra en el último paso
figure-the-proof-is-shown-at-this = La prueba ya se muestra en este paso, o no tiene nada que dibujar
figure-the-polytope-has-taken-the = El politopo ha ocupado el lugar del símplex: no tiene estas regiones
figure-it-exists-in-3d-scenes = Solo existe en escenas 3D
figure-the-regions-of-the-simplex = Las regiones del símplex se muestran cuando tiene puntos que se comprueban respecto a O
figure-with-four-points-the-edge-planes = Con cuatro puntos, los planos de aristas muestran las comprobaciones
figure-no-test-is-made-at = En este paso no se comprueba nada
figure-at-this-step-no-direction = En este paso no se conoce ninguna dirección a lo largo de la cual se encontró A
figure-it-applies-to-two-and = Es para dos y tres puntos; con cuatro, el prisma muestra dónde puede estar O
figure-it-applies-to-two-and-three = Es para dos y tres puntos
figure-at-this-step-the-run = En este paso la ejecución no ha asegurado dónde no puede estar nunca el origen: la dirección no apuntaba al origen desde la parte más cercana, o se pasó por alto una cara
figure-slabs-and-prisms-are-the = Las losas y los prismas son las regiones de dos y tres puntos
figure-the-prism-belongs-to-a = El prisma es de un símplex de cuatro puntos
figure-edge-planes-need = Los planos de aristas están sobre las caras de un símplex de cuatro puntos que tienen O delante, según se comprobó
figure-it-belongs-to-the-workspace = Es del área de trabajo Explorar

## Números y tablas

figure-zero-exactly = 0 (exacto)
figure-counted-as-0 = { $value } (cuenta como 0)
figure-0-within-roundoff = { $value } (0 salvo redondeo)
figure-out-of-range = fuera de rango
figure-head-parents = par
figure-head-region = región
figure-head-kept = conservados
figure-head-bounds = cotas
figure-tie = { $pair } (empate)
figure-not-told = no dicho
figure-epa-number = EPA { $number }
figure-facet-at = { figure-facet } { $name } a { $distance }
figure-gain = ganancia { $gain }
figure-a-point-of = un punto de { $side }
figure-nothing-new = nada nuevo
figure-rejected = rechazado
figure-termination = { $name ->
        [separating-axis] eje separador
        [origin-enclosed] origen encerrado
        [origin-on-boundary] origen en la frontera
        [zero-direction] dirección nula
        [degenerate] degenerado
        [converged] convergió
        [cycle] ciclo
        [iteration-limit] límite de iteraciones
        [out-of-directions] sin más direcciones
       *[told] dado
    }
figure-first = primero
figure-separation = distancia
figure-depth = profundidad
figure-normal = normal
figure-on-p = en P
figure-on-q = en Q
figure-certain = certeza
figure-answer-yes = SÍ
figure-answer-no = NO
figure-answer-none = NINGUNA
figure-with-the-sign = , con el signo { $sign }

## Hojas de trabajo

figure-key = { $title } (soluciones)
figure-the-verdict = El veredicto:
figure-step-of = Paso { $step } de { $last }
figure-expected-each-step-once = se esperaba cada paso una vez; hay: { $step } otra vez
figure-expected-steps-of-handout = se esperaba all, iterations, un intervalo como 3..12 o pasos como 1,3,6; hay: `{ $text }`
figure-p-and-q = P y Q
figure-sheet-number = GJK Sandbox, { $number } / { $count }
figure-blank = hueco
figure-iterations = Iteraciones
figure-a-sheet-cannot-be-drawn = no se puede dibujar una hoja de { $width } por { $height } puntos
figure-numbers = Números
figure-sentences = Frases
figure-directions-v = Direcciones v
figure-letter = Carta


## Transcripciones

figure-not-as-expected = No es lo esperado: { $difference }.
figure-trace = Traza
figure-facts = { $count }D, { $algorithm } en { $precision }: respuesta { $answer }, { $termination }
figure-it-proves-instead-of = prueba { $proved } en vez de { $verdict }
figure-the-certificate-does-not-hold = el certificado de la referencia no se cumple: { $reason }
figure-exact = exacto
figure-the-verdict-is = el veredicto es { $verdict }; la referencia dice { $truth }
figure-text = Texto
figure-format-text = Una tabla, y una frase por cada paso
figure-format-json = Un objeto JSON
figure-format-jsonl = Un objeto JSON por paso, como lo lee audit
figure-format-csv = Una fila por cada iteración
figure-format-markdown = Markdown, para una hoja de trabajo

## Imágenes

figure-expected-steps-of-picture = se esperaba all, iterations o pasos desde 1, como 3..12, en orden ascendente; hay: `{ $text }`
figure-expected-seconds = se esperaban segundos de { $least } a { $most }; hay: `{ $text }`
figure-expected-width-by-height = se esperaba ANCHOxALTO, como 1200x800, cada uno de { $least } a { $most }; hay: `{ $text }`
figure-step-caption = Paso { $step } de { $last }: { $words }
figure-begins-at-a-later-row = { $name }: empieza en una fila posterior
figure-there-is-no-memory-for = no hay memoria para { $size } píxeles
figure-panel-shapes = Formas
    .tip = P y Q en el espacio del mundo
figure-panel-difference = Diferencia
    .tip = P ⊖ Q con el símplex y sus regiones de Voronoi
figure-panel-plot = Gráficas
    .tip = Los números de la ejecución, iteración por iteración
figure-panel-reach = Valores de soporte
    .tip = Las funciones de soporte de P, Q y P ⊖ Q, a lo largo de la dirección de búsqueda del paso y en todas las demás
figure-panel-motion = Movimiento
    .tip = Q mientras se mueve a través de P y vuelve: los puntos de soporte de cada fotograma, con arranque en frío y en caliente
figure-panel-slice = Corte
    .tip = La sección de P ⊖ Q con el plano del símplex y con planos de z constante; en 2D, con la recta por O a lo largo de la dirección de búsqueda
figure-panel-map = Mapa
    .tip = El resultado según la posición de Q, por veredicto y por acuerdo con la verdad
figure-panel-code = Código
    .tip = El algoritmo como pseudocódigo, con las líneas que ejecuta el paso
figure-panel-tree = Árbol
    .tip = El árbol de decisiones del algoritmo, con el camino hasta este paso
figure-panel-compare = Comparar
    .tip = La ejecución junto a otra, en el primer paso en que las dos difieren. El paso no se tiene en cuenta
figure-panel-explorer = Explorar
    .tip = P como símplex y el punto Q como origen: las posiciones posibles del origen, y la suya. El paso no se tiene en cuenta
figure-animated-png = PNG animado
figure-animated-gif = GIF animado
figure-light = Claro
figure-dark = Oscuro
figure-black-on-white = Negro sobre blanco
figure-the-colors-of-the-dark = Los colores de la ventana oscura


## Rótulos de las imágenes

figure-a-never-behind = A nunca: detrás de { $letters }
figure-o-never = O nunca: { $side ->
        [behind] detrás de { $letters }
       *[beyond] más allá de { $letters }
    }
figure-face-sees = { $face } { $sees ->
        [yes] tiene O delante ({ $value })
       *[no] no ({ $value })
    }
figure-code = código { $code }
figure-wall = pared { $edge }
figure-along-edge = A lo largo de { $edge }
figure-length-at-most = { $of ->
        [cores] núcleos ≤ { $most }
       *[shapes] ≤ { $most }
    }
figure-measured = { $name } { $length }
figure-vertex-ties = { $vertex } empata
figure-gap = hueco { $gap }
figure-signed-height = { $height } por { $side ->
        [above] encima
       *[below] debajo
    }
figure-bodies-of-more-than = Los cuerpos de más de 600 vértices se dibujan con 400 de ellos
figure-projected-along-this-edge = proyectado a lo largo de esta arista
figure-drawn = dibujado
figure-culled = omitido
figure-too-many-vertices-some-bodies = Demasiados vértices: algunos cuerpos se dibujan como sus cajas
figure-too-many-faces-intersect-they = Se cortan demasiadas caras: se ordenan por profundidad
figure-too-many-lines-not-all = Demasiadas líneas: no todas las ocultas son discontinuas
figure-a-never-a-v-0 = A nunca: A·v < 0
figure-floor-bcd = suelo BCD
figure-ceiling-through-a = techo por A
figure-the-edge-is-a-point = La arista es un punto: sus caras son líneas, y también sus planos de aristas
figure-edge-on-to-ab = Perpendicular a AB
figure-a-b-and-o-lie = A, B y O están en el plano de la imagen: los límites de las regiones son dos líneas perpendiculares a AB
figure-along-the-normal-of-abc = A lo largo de la normal de ABC
figure-the-triangle-lies-in-the = El triángulo está en el plano de la imagen: sus regiones son las del plano
figure-edge-on-along-bc = De canto, a lo largo de BC
figure-the-triangle-is-a-line = El triángulo es una línea: el origen está encima o debajo
figure-down-on-bcd = Desde arriba sobre BCD
figure-the-base-lies-in-the = La base está en el plano de la imagen: las paredes del prisma son sus aristas
figure-letter-as = { $letter } como { $other }
# The part in parentheses is left out if there is no room.
figure-letter-was = { $letter } (antes { $other })

## Cortes

figure-p-q-cut-by = P ⊖ Q cortada por el { $plane }
figure-letter-height = { $letter }, { figure-signed-height }
figure-o-is = O está { figure-signed-height } del { $plane }, y se dibuja en su proyección
figure-o-lies-on = O está en el { $plane }
# Los tres nombres de un plano siguen a «el» o «del».
figure-plane-of-edge = plano de { $a }, { $b } y O
figure-plane-of-face = plano de { $face }
figure-perpendicular-to = perpendicular a { $edge }
figure-simplex = símplex
figure-cut-through-o = corte por O
figure-projection-of-p-q = proyección de P ⊖ Q
figure-the-search-direction-is-zero = En este paso la dirección de búsqueda es cero, así que no hay recta por la que cortar. Elija otro paso
figure-p-q-along-the-search = P ⊖ Q a lo largo de la dirección de búsqueda
figure-along-v-o-at-0 = a lo largo de v, O en 0
figure-the-projection-of-p-q = La proyección de P ⊖ Q no alcanza O: v separa P y Q
figure-the-projection-of-p-q-covers = La proyección de P ⊖ Q cubre O: v no separa P y Q
figure-the-line-through-o-along = La recta por O a lo largo de v no corta P ⊖ Q
figure-on-the-line-through-o = En la recta por O a lo largo de v, P ⊖ Q va de { $from } a { $to }
figure-the-simplex-is-a-point = En este paso el símplex es un punto, así que no determina ningún plano. Elija otro paso, o corte perpendicular a un eje
figure-the-points-of-the-simplex = Los puntos del símplex coinciden, así que no determinan ningún plano. Corte perpendicular a un eje
figure-the-simplex-has-no-such = En este paso el símplex no tiene esa cara. Elija otro paso u otro plano
figure-the-three-points-lie-on = Los tres puntos están en una recta, así que no determinan ningún plano. Corte perpendicular a un eje
figure-the-plane = plano { $axis } = { $at }
figure-the-outline-of-a-curved = El contorno de una P ⊖ Q curva pasa por puntos de muestra, un poco por dentro


## Funciones de soporte

figure-reaches-along = { $side ->
        [P] P alcanza { $value } a lo largo de u
       *[Q] Q alcanza { $value } a lo largo de −u
    }{ $vertices ->
        [none] { "" }
        [named] , en { $names }
       *[counted] , en { $count } vértices
    }
figure-the-support-function-is = La función de soporte de P ⊖ Q en u es la suma, { $sum }: { $sign ->
        [below] menor que cero, así que { figure-separator } perpendicular a u separa P y Q por { $gap }
        [above] mayor que cero, así que u no separa P y Q
        [exact] a la altura de O, así que { figure-separator } perpendicular a u toca P y Q
       *[within] a la altura de O salvo redondeo, así que { figure-separator } perpendicular a u toca P y Q
    }
figure-separator = { $dimension ->
        [two] una recta
       *[three] un plano
    }
figure-u-is-behind = u, detrás: { $value }
figure-u-is = u: { $value }
figure-support-function-of-p-q = función de soporte de P ⊖ Q
figure-in-scene-units = en unidades de la escena
figure-u-separates-p-and-q = u separa P y Q
figure-another-vertex = otro vértice
figure-p-along-u = P a lo largo de u
figure-q-along-u = Q a lo largo de −u
figure-p-q-along-u = P ⊖ Q a lo largo de u
figure-support-functions-over-the-angle = Funciones de soporte según el ángulo
figure-angle-of-u-degrees = ángulo de u, grados
figure-support-function-scene-units = función de soporte, unidades de la escena
figure-direction-u-at-p-q = Dirección u en P ⊖ Q
figure-v-is-the-zero-vector = En este paso v es el vector cero: en su lugar, u apunta a lo largo de x


## Mapas de resultados

figure-apart = a distancia { $gap }
figure-deep = profundidad { $gap }
figure-q-at = Q en ({ $coordinates })
figure-outcome-after = { $verdict } tras { figure-support-points }{ $region ->
        [none] { "" }
       *[other] , última región: { $region }
    }
figure-beside = { $beside ->
        [algorithm] { $algorithm } dice
       *[truth] La verdad es
    } { $verdict }: { $accord ->
        [same] lo mismo
        [touch] solo difieren sobre el contacto
        [unknown] dentro de su tolerancia, en la que no puede decir qué es verdad
       *[different] difieren
    }
figure-map-titled = Mapa de resultados: { $shade }
figure-outcome-map = Mapa de resultados
figure-p-and-q-touch = P y Q se tocan
figure-x-of-q = x de Q
figure-y-of-q = y de Q
figure-verdict = Veredicto
figure-number-of-support-points = Número de puntos de soporte
figure-last-region = Última región
figure-agreement = Acuerdo
figure-separation-or-depth = Distancia o profundidad
figure-the-same = lo mismo
figure-differs-about-a-touch = difiere sobre un contacto
figure-nobody-can-tell = nadie puede decirlo
figure-differs = difiere
figure-differs-from-the-truth = difiere de la verdad
figure-none-chosen = ninguna elegida
figure-another = otra


## Movimientos

figure-algorithm-cold = { $algorithm }, en frío
figure-says-otherwise = { $algorithm } dice otra cosa
figure-support-points-of-in-each = Puntos de soporte de { $algorithm } en cada fotograma
figure-cold-or-warm = { $cold ->
        [0] ningún punto de soporte
        [one] 1 punto de soporte
       *[other] { $cold } puntos de soporte
    } en frío, { figure-count-of-direction } con la dirección conservada, { figure-count-of-simplex } con el símplex conservado{ $pairs ->
        [0] { "" }
        [one] , con 1 par de vértices evaluado de nuevo
       *[other] , con { $pairs } pares de vértices evaluados de nuevo
    }
figure-count-of-direction = { $direction ->
        [0] ninguno
       *[other] { $direction }
    }
figure-count-of-simplex = { $simplex ->
        [0] ninguno
       *[other] { $simplex }
    }
figure-frame = { $verdict }: { figure-cold-or-warm }
figure-frame-of-algorithm = { $algorithm } usa { $supports ->
        [0] ninguno
       *[other] { $supports }
    }{ $agrees ->
        [no] { " " }y dice { $verdict }
       *[yes] { "" }
    }
figure-all-frames = Todos los { $frames } fotogramas con { $solver }: { figure-cold-or-warm } ({ $cold_each }, { $direction_each } y { $simplex_each } puntos de soporte por fotograma){ $wrong ->
        [0] { "" }
       *[other] ; { $algorithm } dice otra cosa en { $wrong } de ellos
    }
figure-simplex-kept-with-pairs = símplex conservado, con sus pares de vértices
figure-frame-axis = fotograma
figure-points-of-p-q = puntos de P ⊖ Q
figure-roundoff-left-it-open-and = el redondeo lo dejó abierto, y la aritmética exacta lo resolvió
figure-the-verdict-depends-on-the = aquí el veredicto depende del comienzo, lo que solo pasa con formas curvas en contacto


## El explorador

figure-code-leads-to = O delante de { $count ->
        [0] ninguna cara
       *[other] { $faces }
    } (código { $code }) → { $region }{ $first ->
        [none] { "" }
       *[other] ; la primera cara que tiene O delante lleva a: { $first }
    }
figure-the-explorer-takes-p-for = Explorar toma P como símplex: dos, tres o (en 3D) cuatro vértices, con radio cero
figure-the-explorer-takes-q-for = Explorar toma Q como origen: un solo punto, con radio cero
figure-where-o-can-be = donde puede estar O
figure-the-same-region = la misma región
figure-another-region = otra región
figure-horizontal-cut-through-o = Corte horizontal por O
figure-x-of-o = x de O
figure-y-of-o = y de O
figure-nothing-is-found-all-three = no se encuentra nada: las tres caras tienen O delante
figure-squat = bajo
figure-tall = alto
figure-leaning = inclinado
figure-leaning-turned = inclinado, girado
figure-leaning-turned-twice = inclinado, girado dos veces
figure-region-explorer = Explorador de regiones
figure-the-simplex-of-one-step = El símplex de un paso de una ejecución, visto desde el origen.


## Código y árboles de decisiones

figure-ours = { $line }  (nuestro)
figure-ours-not-published = Nuestro, no forma parte de lo publicado. { $instead }
figure-executed-times = { $count ->
        [0] Esta ejecución no pasa por aquí
        [one] Esta ejecución pasa por aquí una vez: un clic lleva allí
       *[other] Esta ejecución pasa por aquí { $count } veces: un clic lleva a la siguiente
    }
figure-never-reached = Nunca se llega en aritmética exacta: { $argument }
figure-code-titled = { $algorithm }, { $count }D
figure-decisions-of = Decisiones de { $algorithm }, { $count }D
figure-taken-times = { $count ->
        [0] No tomado en esta ejecución
        [one] Tomado una vez en esta ejecución: un clic lleva allí
       *[other] Tomado { $count } veces en esta ejecución: un clic lleva a la siguiente
    }
figure-taken-in-runs = Tomado { $count } veces en { $runs } ejecuciones de pares aleatorios
figure-this-step = este paso
figure-passed-in-this-step = pasado en este paso
figure-reached-in-this-run = alcanzado en esta ejecución
figure-not-reached-in-this-run = no alcanzado en esta ejecución
figure-never = nunca alcanzado
figure-radii = radios { $p } y { $q }
figure-number-of-points = { $count } puntos
figure-sides = { $count } lados
figure-side-probed = F = lado { $side }, E = { $point }, { $gain } más afuera
figure-gone-and-new = { $gone } quitados, { $added } nuevos
figure-so-far = { $point }, hasta ahora { $letter }
figure-new-v = nueva v
figure-length-of = { $kind ->
        [distance] distancia
       *[depth] profundidad
    } { $length }

## Dibujos del glosario

figure-new = nuevo
figure-result = resultado
figure-tests = comprobaciones

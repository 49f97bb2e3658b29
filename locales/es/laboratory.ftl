### El laboratorio: experimentos, familias de formas, fallos de veredictos y movimientos.

## experiment

laboratory-bad-pairs = se esperaban de 1 a { $most } pares; hay: { $found }
laboratory-bad-gap = se esperaba un hueco de 0 a { $most }; hay: { $found }
laboratory-no-algorithm = se esperaba al menos un algoritmo; hay: ninguno
laboratory-bad-algorithm = se esperaba un algoritmo para { $dimension }D; hay: { $algorithm } ({ $reason })
laboratory-pair-of = { $family }, semilla { $seed }, par { $number }
laboratory-wrong-title = { $title }: { $fault }
laboratory-wrong-notes =
    { $claim ->
        [undecided] { $title } no llega a ningún veredicto
        [error] { $title } dice { $said }, y es incorrecto
       *[policy] { $title } dice { $said }, lo que es su convención para este contacto y no un error
    }: la verdad es { $truth }.
    Del laboratorio: { $family }, semilla { $seed }, par { $number }, reducido a lo que aún falla.

## errors

laboratory-errors = { $counts }; el mayor { $worst }, par { $pair }
laboratory-distance = distancia
laboratory-depth = profundidad
laboratory-normal = normal, en radianes

## Familias de formas: el nombre en pantalla, .description en una línea

family-small-integers = Enteros pequeños
    .description = Pocos puntos con coordenadas de −2 a 2: exactos y llenos de coincidencias
family-slivers = Envolventes largas y planas
    .description = Tetraedros largos y planos con coordenadas enteras: algunos llevan a Winter a un ciclo
family-polytopes = Envolventes aleatorias
    .description = Puntos alrededor de un centro en cualquier dirección: no tienen nada especial
family-grid-boxes = Cajas en una cuadrícula
    .description = Cajas a lo largo de los ejes en una cuadrícula de cuartos de unidad: caras y esquinas comunes
family-near-contact = Cajas casi en contacto
    .description = Cajas giradas, separadas o solapadas la medida del hueco
family-flat = Formas planas
    .description = Puntos, segmentos y polígonos planos, a menudo en un mismo plano
family-curved = Formas curvas
    .description = Bolas, cápsulas, elipsoides, cilindros, conos y cajas redondeadas
family-needles = Agujas y placas
    .description = Cajas hasta un millón de veces más largas que gruesas que apenas se atraviesan o apenas no se alcanzan
family-far = Lejos del origen
    .description = Envolventes aleatorias a un millón de unidades del origen

## Fallos de veredictos: el nombre en pantalla, .description en una línea

fault-false-no = NO falso
    .description = SEPARATE en formas que se solapan
fault-false-yes = SÍ falso
    .description = OVERLAP en formas que están separadas
fault-undecided = sin decidir
    .description = Sin veredicto: un ciclo o el límite de iteraciones
fault-touch = contacto
    .description = Un veredicto incorrecto sobre un contacto, o TOUCHING para formas que no se tocan. El código publicado no comete este error: no tiene ese veredicto

## motion

laboratory-bad-frames = Se esperaban de { $least } a { $most } fotogramas; hay: { $found }
laboratory-bad-waypoints = Se esperaban como máximo { $most } puntos de paso; hay: { $found }
laboratory-bad-turns = Se esperaban de −{ $most } a { $most } vueltas; hay: { $found }
laboratory-no-axis = El giro no tiene eje: dele uno, o ninguna vuelta
laboratory-still = Q se queda como está: dele una trayectoria o un giro
laboratory-bad-place = Q no puede ir allí: { $error }
laboratory-bad-frame = Q no puede estar donde la lleva el fotograma { $number }: { $error }
laboratory-cold = en frío
laboratory-direction-kept = dirección conservada
laboratory-simplex-kept = símplex conservado

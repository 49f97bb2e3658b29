### Lo que las órdenes escriben en un terminal.

## Errores

command-line-output-unwritable = salida estándar: no se puede escribir: { $error }
command-line-unexpected = { $path }: se esperaba { $expected }; hay: { $found }
command-line-expected-2-or-3 = se esperaba 2 o 3; hay: `{ $text }`
command-line-expected-text-in-utf-8 = { $name }: se esperaba un texto en UTF-8
command-line-an-algorithm-for = un algoritmo para { $count }D
command-line-expected-seconds = se esperaban de 0.01 a 3600 segundos; hay: `{ $text }`
command-line-steps-of-handout = como máximo { $most } pasos, cada uno de 1 a { $last }
command-line-steps-from-1 = pasos de 1 a { $last }
command-line-a-step-from-1 = un paso de 1 a { $last }
command-line-another = otro: { $reason }
command-line-no-ending = ninguna extensión
command-line-none = ninguno
command-line-cast-format = text, json o csv
command-line-a-motion = un movimiento de Q
command-line-pairs-from-1 = de 1 a { $most } pares
command-line-expected-a-step = --step: se esperaba un paso de 1 a { $last }; hay: { $found }
command-line-not-built-in = --renderer: este programa se compiló sin { $renderer }; `cargo build --release --features { $renderer }` lo incluye
command-line-no-window = no se puede abrir la ventana: { $error }. Hace falta una pantalla con OpenGL; trace, check y render funcionan sin ella
command-line-expected-wgpu-or-glow = se esperaba wgpu o glow; hay: `{ $text }`

## Progreso

command-line-progress = { $done } de { $count } { $things ->
        [scenes] escenas
        [cases] casos incorrectos reducidos
        [changes] pares con cambios
       *[pairs] pares
    }, quedan { $left }

## audit y check

command-line-runs-like = Se comporta como un programa con el defecto { $mistake }.
command-line-nothing-wrong = { $place }: { $title }: nada incorrecto en { $count ->
        [one] { $count } paso
       *[other] { $count } pasos
    }
command-line-pass = bien
command-line-fail = FALLO
command-line-a-folder-with-scenes = una carpeta con escenas (*.ron)
command-line-algorithm = algoritmo
command-line-tag = etiqueta
command-line-agree = coinciden
command-line-disagree = discrepan
command-line-undecided = sin decidir
command-line-cannot-tell = no se sabe
command-line-all = (todas)
command-line-passed = { $passed } bien, { $different } con fallo, { $unusable } inutilizables

## Evaluaciones y el laboratorio

command-line-the-solver = el programa
command-line-a-report-that-ends = un informe que termine en .html o .json
command-line-another-name = otro nombre
command-line-left-out = omitido: { $reason }
command-line-of-right = { $solver }: { $right } de { $count ->
        [one] { $count } par
       *[other] { $count } pares
    } correctos
command-line-stopped = La evaluación se detuvo antes del último par.
command-line-pair = Par { $number } ({ $name })
command-line-more-with-pictures = y { $count } más; --report FILE.html los muestra con imágenes
command-line-change = cambio
command-line-vertices = vértices
command-line-pairs = pares
command-line-other-verdict = otro veredicto
command-line-first = primero
command-line-lengths = longitudes
command-line-other-length = otra longitud
command-line-at-most = como máximo
command-line-exact = exacto
command-line-rounded = redondeado
command-line-answers-after-changes = { $solver }: respuestas tras cambios que no deben importar
command-line-rounded-only = redondeado: solo pares cuyo veredicto verdadero no cambia, y solo longitudes que difieren en más de 1e-9 del tamaño
command-line-errors-of-lengths = { $solver }: errores de las longitudes, donde la longitud verdadera está probada exactamente; respecto al tamaño del par
command-line-without-a-length = sin longitud: { $count }
command-line-a-distance-for-a-depth = una distancia en vez de una profundidad, o viceversa: { $count }
command-line-family-seed = { $family } en { $count }D, semilla { $seed }{ $gap ->
        [none] { "" }
       *[other] , hueco { $gap }
    }
command-line-judged-pairs = { $solver }: { $state ->
        [interrupted] interrumpido tras { $count } pares
       *[done] { $count } pares
    }
command-line-right-about = correctos entre solapamientos y huecos: { $count }
command-line-false-no-count = NO falso: { $count }
command-line-false-yes-count = SÍ falso: { $count }
command-line-without-an-answer = sin respuesta: { $count }
command-line-touch-yes-count = contacto: SÍ: { $count }
command-line-touch-no-count = contacto: NO: { $count }
command-line-first-wrong-pairs = primeros pares incorrectos: { $numbers }
command-line-family-about = { $family } en { $count }D: { $about }
command-line-pairs-seed = { $state ->
        [interrupted] interrumpido tras { $judged } de { $pairs } pares
       *[done] { $pairs } pares
    }, semilla { $seed }, { $precision }{ $gap ->
        [none] { "" }
       *[other] , hueco { $gap }
    }
command-line-truths = { $overlap } se solapan ({ $share_overlap }), { $touching } se tocan ({ $share_touching }), { $separate } están separados ({ $share_separate })
command-line-right-is = «correctos» cuenta solo pares que se solapan o están separados; las respuestas a un contacto tienen sus propias columnas
command-line-support-points = puntos de soporte: { $counts }
command-line-of-length = { $count } de longitud { $length }
command-line-cycles-counted = ciclos: { $counts }
command-line-curved-and-too-near = curvas y demasiado cerca del contacto para que la referencia decida: { $count }
command-line-fault = { $fault }{ $is_error ->
        [no] , lo que no es un error
       *[yes] { "" }
    }: { $count }, { $shown ->
        [all] pares
       *[first] primeros pares
    } { $numbers }
command-line-cases-saved = { $count } casos guardados
command-line-right = correctos
command-line-false-no = NO falso
command-line-of-overlaps = de solapamientos
command-line-false-yes = SÍ falso
command-line-touch-yes = contacto: SÍ
command-line-no = NO
command-line-supports = soportes
command-line-cycles = ciclos

## Lecciones, hojas de trabajo e imágenes

command-line-lesson-ok = { $path }: bien, { $pages ->
        [one] { $pages } página
       *[other] { $pages } páginas
    }, { $questions ->
        [one] { $questions } pregunta
       *[other] { $questions } preguntas
    }, { $is_one ->
        [yes] 1 minuto
       *[no] { $minutes } minutos
    }
command-line-a-name-of-handout = un nombre que termine en .html, .pdf o .svg
command-line-a-name-of-picture = un nombre que termine en .svg o .png, o para una animación en .apng o .gif
command-line-a-panel-that-follows = un panel que siga los pasos
command-line-a-scene-for-the-explorer = una escena para el explorador

## Importaciones

command-line-a-file = un archivo
command-line-no-problem-concerns = Listas sin errores; elija con --object NAME|NUMBER:
command-line-2-lists = 2 listas; elija con --object NAME|NUMBER
command-line-1-list-beside = 1 lista junto a la Q de esta escena; elija con --object NAME|NUMBER
command-line-2-or-q = { $kind ->
        [shapes] 2 formas
       *[lists] 2 listas
    }, o Q de una escena con --q SCENE.ron
command-line-list = lista { $number }
command-line-a-list = una lista
command-line-put-in-order = { $name }: puntos puestos en orden
command-line-points-kept = { $name }: { $after } de { $before } puntos conservados
command-line-one-of-the-lists = una de las listas { $names }
command-line-head-line = Línea
command-line-head-name = Nombre
command-line-head-kind = Tipo
command-line-head-numbers = Números
command-line-head-pose = Pose
command-line-not-used = { $count ->
        [one] { $count } lista más sin usar
       *[other] { $count } listas más sin usar
    }
command-line-line = línea { $line }
command-line-lists-left-out = Omitido:
command-line-and-more = y { $count } más

### Lecciones: lo que se espera y lo que hay en sus archivos, metas, respuestas y hojas de trabajo.

## answers

lesson-answers-content = { $path }: se esperaban las respuestas de un estudiante como JSON; hay: { $found }
lesson-answers-version = { $path }: version: se esperaba { $expected }; hay: { $age ->
    [newer] { $found }, escrito por una versión más nueva del programa
   *[older] { $found }
}
lesson-answers-too-many = { $path }: se esperaban como máximo { $most } archivos llamados answers-….json; hay: { $found }
lesson-answers-earlier = { $path }: omitido: { $later } contiene las mismas respuestas y otras posteriores
lesson-answers-none = { $path }: se esperaban archivos llamados answers-….json; hay: ninguno
lesson-answers-title = Resultados de una clase
lesson-answers-name = Nombre
lesson-answers-right-of = { $right } de { $all }
lesson-answers-right-one = correcta
lesson-answers-page = Página
lesson-answers-question = Pregunta
lesson-answers-answered = Respondida
lesson-answers-right-at-first = Correcta a la primera
lesson-answers-right-in-the-end = Correcta al final
lesson-answers-wrong = Respuestas incorrectas
lesson-answers-shown = Solución mostrada a
lesson-answers-shown-one = solución mostrada
lesson-answers-skipped-one = omitida
lesson-answers-told-one = correcta, después de mostrarse la respuesta
lesson-answers-skipped = Saltada
lesson-answers-lesson = Lección
lesson-answers-students = Estudiantes
lesson-answers-copy = { $path }: las mismas respuestas a las mismas horas que en { $original }, con otro nombre
lesson-answers-legend = Colores
lesson-answers-by-question = Por pregunta
lesson-answers-by-student = Por estudiante
lesson-answers-legend-wrong = mal la primera vez
lesson-answers-legend-shown = respuesta mostrada u omitida
lesson-answers-legend-empty = vacía: sin responder

## error: $detail es el número de la parte, o una pregunta

lesson-notation = { $path }:{ $line }:{ $column }: se esperaba una lección; hay: { $found }
lesson-content = { $path }: { $place }: se esperaba { $expected }; hay: { $found }
lesson-unfilled = { $path }: { $place }: { $sentence }
lesson-place = { $part ->
    [pages] páginas
    [question] página `{ $page }`, pregunta { $detail }
    [question-asked] página `{ $page }`, `{ $detail }`
    [question-tolerance] página `{ $page }`, `{ $detail }`, tolerancia
    [hint] página `{ $page }`, pista { $detail }
    [step] página `{ $page }`, paso
    [text] página `{ $page }`, texto
    [notes] página `{ $page }`, notas
    [mystery] página `{ $page }`, defecto misterioso
    [minutes] página `{ $page }`, minutos
    [camera] página `{ $page }`, cámara
    [goal] página `{ $page }`, meta
    [solution] página `{ $page }`, solución
    [next] página `{ $page }`, página que sigue
   *[name] página `{ $page }`
}

## check

lesson-problem = se esperaba { $expected }; hay: { $found }
lesson-no-step = se esperaba un paso de 1 a { $steps }; hay: { $found }
lesson-bad-link = se esperaban enlaces a páginas de la lección; hay: `#{ $name }`
lesson-solution-locked = se esperaba una solución que la página permita; hay: un bloqueo sobre { $lock }
lesson-no-mystery = se esperaba una escena con un defecto a propósito; hay: una sin defecto
lesson-typed-number = se esperaban los números de la ejecución entre llaves, como { "{A·v}" }, y los demás entre acentos graves; hay: { $found }
lesson-doubled-word = no se esperaba ninguna palabra dos veces seguidas; hay: `{ $word } { $word }`
lesson-one-sided = se esperaban respuestas correctas e incorrectas; hay: { $right } correctas de { $all }
lesson-no-goal = se esperaba una meta para esta solución; hay: ninguna
lesson-reached-from-start = se esperaba una meta aún sin alcanzar; hay: una alcanzada desde el principio
lesson-reached-by-end = se esperaba una meta que exija más que el último paso; hay: una que se alcanza allí
lesson-switch-on = activa *{ $name }*
lesson-is-on = se esperaba un interruptor apagado; hay: «{ $name }», que está encendido
lesson-step-is-shown = se esperaba una pregunta sobre un paso posterior a { $shown }, que la página muestra; hay: una sobre el paso { $found }
lesson-value-is-shown = se esperaba una pregunta que la ventana no responda; hay: { "{" }{ $value }{ "}" }, que está a la vista
lesson-text-tells = se esperaba un texto que no responda la pregunta; hay: «{ $words }»
lesson-no-labels = se esperaba una escena que muestre los nombres de los vértices; hay: una que los oculta
lesson-no-room = se esperaban como máximo { $most } líneas de 24 puntos junto a las imágenes de una pantalla de 1280 × 720; hay: { $found }
lesson-unknown-term = se esperaba un término que use una página anterior; hay: { $terms }
lesson-too-many-outcomes = se esperaban como máximo { $most } resultados; hay: { $found }
lesson-no-solution = se esperaba una solución para la meta; hay: ninguna
lesson-bad-solution = se esperaba una solución que alcance la meta; hay: una que no la alcanza

## goal

lesson-goal-verdict = lograr que las formas den { $verdict }
lesson-goal-supports = lograr que la ejecución pida { $least } puntos de soporte o más
lesson-goal-region = lograr que la ejecución encuentre O en la región { $region }
lesson-goal-gap = acercar las formas a una distancia de { $most } como máximo, pero mantenerlas separadas
lesson-goal-depth = lograr que las formas se solapen { $least } o más
lesson-goal-disagrees = encontrar un par en el que { $algorithm } se equivoque
lesson-goal-wrong = encontrar un par en el que este algoritmo se equivoque
lesson-goal-right = hacer que el algoritmo dé el veredicto verdadero
lesson-goal-moved = mover o cambiar Q
lesson-goal-outcomes = conseguir { $least } resultados en Explorar, o más
lesson-goal-at-end = reproducir la ejecución hasta el final

## handout

lesson-key = { $title } (soluciones)
lesson-name-line = Nombre: ________________________________________
lesson-in-the-program = En el programa, lección «{ $lesson }», página { $page }: { $goal }.
lesson-solution = Solución: { $solution }
lesson-solution-move-q = Mover Q ({ $by }).
lesson-solution-play = Reproducir la ejecución hasta el final.
lesson-solution-algorithm = Elegir { $algorithm }.
lesson-solution-scene = Otra escena.
lesson-notes = Para docentes:
lesson-title-with-minutes = { $title } ({ $is_one ->
        [yes] 1 minuto
       *[no] { $minutes } minutos
    })

## notes

lesson-notes-of = { $title }: notas para docentes
lesson-minutes-from-to = { $number }. { $title } (minuto { $from } a { $to })

## question

lesson-expected-number = Se esperaba un número como 1000 o 0.5; hay: «{ $found }».
lesson-not-the-answer = «{ $typed }» no es la respuesta.
lesson-too-small = { $typed } es demasiado pequeño.
lesson-too-large = { $typed } es demasiado grande.
lesson-not-the-term = «{ $typed }» no es el término que usa esta página.
lesson-another-event = se esperaba { $expected } en el paso { $step }; hay: otro evento
lesson-a-support-point = un punto de soporte de una forma con vértices
lesson-a-region = la elección de una región
lesson-a-direction = una dirección nueva
lesson-a-test = una comprobación
lesson-kept-points = la elección de los puntos conservados
lesson-an-expansion = una decisión sobre el politopo en expansión
lesson-a-verdict = un veredicto
lesson-no-right-answer = se esperaba una respuesta correcta a `{ $question }`; hay: ninguna
lesson-no-number = se esperaba un número finito como `{ $value }`; hay: `{ $found }`

## read

lesson-no-utf-8 = un byte que no es UTF-8 tras { $count } bytes
lesson-too-long = { $found } bytes, más de { $most }
lesson-page-count = de 1 a { $most } páginas
lesson-minutes-range = 0, o de { $least } a { $most } minutos
lesson-a-camera = un yaw, y un pitch entre −π/2 y π/2
lesson-a-tolerance = un número mayor o igual que cero
lesson-a-name = un nombre que no tenga ninguna otra página
lesson-name-of-page = el nombre de una página
lesson-two-answers = dos respuestas o más
lesson-a-right-answer = una respuesta correcta
lesson-a-first-scene = una escena en la primera página
lesson-a-scene = una escena
lesson-a-shipped-scene = el nombre de archivo de una escena incluida
lesson-a-scene-file = la ruta de una escena junto a la lección o debajo de ella

## Lo que bloquea una página

lesson-lock-shapes = las formas
lesson-lock-query = el algoritmo y la consulta
lesson-lock-step = el paso

## solution, values

lesson-coordinates = se esperaban { $count } coordenadas; hay: { $found }
lesson-unknown-value = se esperaba { $expected }; hay: `{ "{" }{ $name }{ "}" }`
lesson-a-closing-brace = una llave de cierre
lesson-a-step = un paso de 1 a { $steps }
lesson-a-value = un valor del paso { $step }, uno de { $names }

## library: the parts of the shelf

lesson-shelf-start = Para empezar
lesson-shelf-questions = Una pregunta cada una
lesson-shelf-topics = Un tema cada una
lesson-shelf-course = Para una clase

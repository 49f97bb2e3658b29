### The window: lesson.

## lessons

lesson-close-lesson = Cerrar la lección
lesson-tab = LECCIÓN
lesson-the-scene-stays-the-shelf = La escena se queda; la lista de lecciones la abre de nuevo
lesson-back-to-writing = Seguir escribiendo
lesson-another-scene = Las imágenes muestran otra escena.
lesson-show-its-scene = Mostrar la escena de esta página
lesson-skip = Omitir
lesson-go-on-without-an-answer = Sigue sin respuesta; aún se puede dar después
lesson-reached = Alcanzada
lesson-hint = Pista: { $hint }
lesson-hint-2 = Pista
lesson-show-the-last-step = Mostrar el último paso
lesson-show-a-scene-that-reaches = Muestra una escena que alcanza la meta; deshacer recupera la suya
lesson-show-a-solution = Mostrar una solución
lesson-for-the-teacher = Para docentes
lesson-answer = Responder
lesson-choose = Elegir
lesson-right = Correcto.
lesson-not-yet = Aún no.
lesson-or-in-the-picture = También en la imagen.
lesson-in-the-picture = En la imagen: { $words }
lesson-page-back = Página anterior
lesson-next-page = Página siguiente
lesson-goal-reached = {" "}(meta alcanzada)
lesson-pages = Páginas
lesson-reset-page = Restablecer la página
lesson-as-its-author-made-it = Muestra esta página tal como se creó; su meta vuelve a estar pendiente
lesson-reset-this-page = ¿Restablecer esta página?
lesson-reset = Restablecer
lesson-keep = Conservar
lesson-your-name = Su nombre
lesson-hand-in = Entregar
lesson-a-file-for-your-teacher = Escribe sus respuestas en un archivo para su docente; no se envía nada
lesson-answers-so-far = { $has_name ->
        [yes] { $name }:{" "}
       *[no] {""}
    }{ $count ->
        [one] { $count } respuesta
       *[other] { $count } respuestas
    }
lesson-restart-without-answers = Reiniciar la lección
lesson-for-another-student = Empieza en la primera página sin respuestas: para otra persona, o para repetir la lección. Las respuestas anteriores quedan en este equipo
lesson-restart-the-lesson = ¿Reiniciar sin sus respuestas?
lesson-restart = Reiniciar
lesson-handed-in = Entregado: { $path }
lesson-handed-in-before = Ha respondido después: entregue otra vez
lesson-not-handed-in = No entregado: { $error }. Elija otro lugar
lesson-answers-are-not-kept = Sus respuestas no se guardan en este equipo: { $error }. Entregue antes de cerrar la lección
lesson-another-place = Otro lugar…
lesson-another-place-by-path = Otro lugar por ruta…
lesson-last-page = Esta es la última página
lesson-end-of-the-lesson = Aquí termina la lección.
lesson-all-lessons = Todas las lecciones…
lesson-close = Cerrar
lesson-open-one-to-edit = Abra primero una lección; después podrá editarla
lesson-reason = { $answer }: { $reason }
lesson-marked = La respuesta marcada es la correcta.
lesson-framed = La respuesta rellena es correcta; la enmarcada, no.
lesson-no-answer-yet = Aún sin respuesta. Pulse otra vez para seguir.
lesson-teacher-title = Notas para docentes
lesson-notes-need-a-lesson = Abra primero una lección: sus páginas tienen las notas para docentes
lesson-only-one-window = Aquí el programa tiene una sola ventana y la clase vería las notas; gjk-sandbox lesson notes las pone en papel
lesson-move-this-window = Mueva primero esta ventana a su propia pantalla.
lesson-show-the-notes = Mostrar las notas

## shelf

lesson-show-the-notes-for-the = Mostrar las notas para docentes
lesson-below-the-questions-of-each = Debajo de las preguntas de cada página; algunas revelan respuestas
lesson-open-a-lesson = Abrir una lección…
lesson-open-a-lesson-by-path = Abrir una lección por ruta…
lesson-a-lesson-of-your-own = Una lección propia comienza con lo que se ve ahora.
lesson-write-a-lesson = Escribir una lección
lesson-edit-a-lesson = Editar una lección…
lesson-edit-a-lesson-by-path = Editar una lección por ruta…

## With values

lesson-page-of = { $title }: página { $page } de { $pages }
lesson-goal = Meta: { $words }.
lesson-go-on-at-page = Seguir en la página { $page }
lesson-question-of = Página { $page } de { $pages }, pregunta { $question } de { $questions }
lesson-its-answer = Respuesta: { $right }
lesson-then = Página siguiente: { $title }
lesson-next-lesson = Lección siguiente: { $title }
lesson-time-of-page = { $has_plan ->
        [yes] { $spent } de { $planned } min en esta página
       *[no] { $spent } en esta página
    }
lesson-time-of-lesson = { $spent } en esta lección; plan: { $planned } min hasta el final de esta página, { $all } min en total
lesson-minutes = { $has_about ->
        [yes] { $about }:{" "}
       *[no] { "" }
    }{ $pages ->
        [one] { $pages } página
       *[other] { $pages } páginas
    }{ $has_minutes ->
       *[no] { "" }
        [yes] , { $is_one ->
                [yes] 1 minuto
               *[no] { $minutes } minutos
            }
    }
lesson-shelf-title = LECCIONES

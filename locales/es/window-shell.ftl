### La ventana: marco, diálogos y avisos.

## authoring

shell-this-view-is-that-of = Esta vista es ahora la de la página
shell-show-the-page = mostrar la página
shell-this-lesson-cannot-be-shown = Esta lección aún no se puede mostrar a estudiantes
shell-before-students-can-open-it = { $saved }; antes de que la puedan abrir estudiantes: { $missing }
shell-the-lesson-cannot-be-saved = No se puede guardar la lección

## background

shell-reading-the-clipboard = Leyendo el portapapeles…

## commands

shell-duplicate-p-as-q = duplicar P como Q
shell-swap-p-and-q = intercambiar P y Q
shell-undid = Deshecho: { $name }
shell-redid = Rehecho: { $name }

## dialogs

shell-the-file-was-changed-by = Otro programa ha cambiado el archivo
shell-the-file-is-open-in = El archivo está abierto en otra ventana
shell-the-file-is-read-only = El archivo es de solo lectura
shell-overwriting-it-loses-that-change = Al sobrescribirlo se pierde ese cambio
shell-the-window-that-saves-last = Queda lo que guarde la última ventana
shell-a-new-file-with-the = Un archivo nuevo con los mismos permisos puede ocupar su lugar
shell-overwrite = Sobrescribir
shell-replace = Reemplazar

## exchange

shell-a-single-number-is-pasted = Un número solo se pega en un campo: haga clic antes en uno
shell-open-a-pasted-scene = abrir una escena pegada
shell-copied-the-proof-as-json = Prueba copiada como JSON
shell-the-file-cannot-be-written = No se puede escribir el archivo

## explanation

shell-the-words = los textos
shell-charts-need-more-height-than = Las gráficas necesitan más altura de la que hay bajo las imágenes
shell-show-them-alone = Mostrarlas solas
shell-esc-brings-the-pictures-back = Esc recupera las imágenes
shell-the-sentences-about-this-step = Las frases sobre este paso

## exploring

shell-explore-this-simplex = explorar este símplex

## files

shell-open-a-scene = Abrir una escena
shell-open-a-trace = Abrir una traza
shell-save-the-scene = Guardar la escena
shell-open-a-file-with-points = Abrir un archivo con puntos
shell-open-a-lesson = Abrir una lección
shell-edit-a-lesson = Editar una lección
shell-save-the-lesson = Guardar la lección
shell-save-the-answers = Guardar las respuestas
shell-save-the-handout = Guardar la hoja de trabajo
shell-save-the-shapes = Guardar las formas
shell-save-the-picture = Guardar la imagen
shell-save-the-run = Guardar la ejecución
shell-scene = Escena
shell-points = Puntos
shell-all-files = Todos los archivos
shell-trace = Traza
shell-lesson = Lección
shell-answers = Respuestas

## launch

shell-there-is-no-display-to = no hay pantalla donde abrirla, o no responde
shell-a-system-library-is-missing = falta una biblioteca del sistema

## lessons

shell-close-the-lesson-that-is = Cierre primero la lección que está escribiendo
shell-this-lesson-cannot-be-opened = No se puede abrir esta lección
shell-this-page-locks-the-step = Esta página bloquea el paso hasta que se cierre la lección
shell-show-a-solution = mostrar una solución

## shell

## modal

shell-leave-the-presentation = ¿Salir de la presentación?
shell-enter-leaves-esc-stays = Intro sale; Esc y la página siguiente se quedan.
shell-leave = Salir
shell-stay = Quedarse
shell-save-the-changes = ¿Guardar los cambios?
shell-save = Guardar
shell-don-t-save = No guardar
shell-cancel = Cancelar
shell-ok = Aceptar
shell-for-seconds = desde hace { $seconds } s
shell-answer-first = Primero responda: Intro revela, S omite
shell-the-page-asks-first = La página pregunta primero: responda, o pulse Omitir junto a la pregunta
shell-computing-the-scene = Calculando la escena…
shell-none = ninguna
shell-reload = Recargar
shell-save-as = Guardar como…
shell-recover-unsaved-work = ¿Recuperar el trabajo sin guardar?
shell-recover-unsaved-scenes = ¿Recuperar las escenas sin guardar?
shell-the-program-has-ended-without = El programa terminó sin guardar { $what ->
        [lesson] el trabajo
       *[scenes] las escenas
    }.
shell-recover = Recuperar
shell-discard = Descartar
shell-later = Más tarde
shell-open-a-scene-by-its = Abrir una escena por su ruta
shell-open = Abrir
shell-open-a-trace-by-its = Abrir una traza por su ruta
shell-save-the-scene-to-a = Guardar la escena en una ruta
shell-open-a-file-with-points-2 = Abrir un archivo con puntos por su ruta
shell-open-a-lesson-by-its = Abrir una lección por su ruta
shell-edit-a-lesson-by-its = Editar una lección por su ruta
shell-edit = Editar
shell-save-the-lesson-to-a = Guardar la lección en una ruta
shell-save-the-answers-to-a = Guardar las respuestas en una ruta
shell-save-the-handout-to-a = Guardar la hoja de trabajo en una ruta
shell-save-the-shapes-to-a = Guardar las formas en una ruta
shell-save-to-a-path = Guardar en una ruta
shell-path = Ruta

## mystery

shell-hide-a-mistake = ocultar un defecto

## opening

shell-this-scene-cannot-be-opened = No se puede abrir esta escena
shell-open-a-wrong-case = abrir un caso incorrecto
shell-robust-is-used-instead = { $reason }; en su lugar se usa la consulta robusta
shell-this-system-shows-no-file = Este sistema no muestra diálogos de archivos; escriba la ruta

## overlays

shell-names-of-vertices = Nombres de los vértices
shell-p0-q0-and-so-on = p0, q0, etcétera
shell-search-direction-and-support = Dirección de búsqueda y soportes
shell-the-arrow-v-and-the = La flecha v, y los puntos de soporte en P y en Q
shell-hull-of-p-q = Envolvente de P ⊖ Q
shell-the-boundary-of-the-set = La frontera del conjunto de todos los puntos p − q
shell-differences-of-vertices = Diferencias de vértices
shell-each-vertex-of-p-minus = Cada vértice de P menos cada uno de Q
shell-regions-of-the-simplex = Regiones del símplex
shell-regions = Regiones
shell-the-voronoi-regions-of-the = Las regiones de Voronoi de las partes del símplex, cada una elegida, comprobada o imposible; con cuatro puntos, las caras que ven el origen
shell-earlier-simplices = Símplices anteriores
shell-the-simplices-of-earlier-iterations = Los símplices de iteraciones anteriores
shell-simplex-polytope-and-origin = Símplex, politopo y origen
shell-the-present-simplex-the-expanding = El símplex actual, el politopo que crece y el origen
shell-lengths = Longitudes
shell-the-distance-or-depth-and = La distancia o la profundidad, y los puntos entre los que se mide
shell-proof-at-the-last-step = Prueba en el último paso
shell-the-proof-of-the-verdict = La prueba del veredicto, cuando termina la consulta
shell-proof-at-every-step = Prueba en cada paso
shell-the-proof-of-the-verdict-2 = La prueba del veredicto, desde el principio
shell-tests-with-their-values = Comprobaciones con sus valores
shell-tests = Comprobaciones
shell-where-each-test-changes-its = Dónde cambia de signo cada comprobación, con una flecha hacia el lado positivo y el valor
shell-where-a-can-never-be = Donde A nunca puede estar
shell-a-never = A nunca
shell-hatched-there-a-would-not = Rayado: allí A no habría pasado el origen, o la función de soporte sería incorrecta
shell-where-o-can-never-be = Donde O nunca puede estar
shell-o-never = O nunca
shell-hatched-there-the-origin-would = Rayado: allí una iteración anterior habría encontrado el origen o rechazado A; con dos y tres puntos
shell-slabs-and-prisms-of-the = Losas y prismas de las regiones
shell-slabs = Losas
shell-with-two-and-three-points = Con dos y tres puntos: las regiones como sólidos que se pueden separar
shell-prism-that-contains-o = Prisma que contiene O
shell-prism = Prisma
shell-with-four-points-the-walls = Con cuatro puntos: paredes, suelo y techo de la región que puede contener el origen
shell-edge-planes = Planos de aristas de las caras
shell-paper = Planos de aristas
shell-with-four-points-planes-through = Con cuatro puntos: planos por las aristas de A, perpendiculares a las caras que ven el origen
shell-link-3d-views = Enlazar vistas 3D
shell-both-views-look-in-the = Ambas vistas miran en la misma dirección
shell-animation = Animación
shell-fade-letters-and-turn-cameras = Letras y cámaras cambian poco a poco, no de golpe
shell-show = Mostrar { $name }
shell-a-simplex-of-two-or = Un símplex de dos o más puntos define direcciones en las que mirar
shell-look-along = Mirar a lo largo de
shell-spread-the-regions = Separar las regiones
shell-move-the-regions-apart-the = Separa las regiones; la elegida se queda

## panic_recovery

shell-leave-a-scene-that-failed = dejar una escena que falló

## pictures

shell-shapes-and-difference = formas y diferencia
shell-save-run-saves-the-scenes = «Guardar la ejecución» necesita la ejecución de la escena en pantalla: elija Ejecución → Una ejecución
shell-explore-shows-no-simplex-of = Explorar no muestra ningún símplex de esta escena: elija primero uno
shell-compare-is-covered-until-the = Comparar está oculto hasta que la ejecución llegue allí

## predicting

shell-step-on-each-decision-is = Avance: cada decisión se pregunta antes de mostrarse (Q lo termina)
shell-what-comes-later-stays-covered = Lo posterior queda oculto mientras se preguntan decisiones (Q lo termina)

## presenter

shell-digits-vote = Las cifras cuentan votos, Intro revela
shell-1-to-5-choose-what = 1 a 5 eligen qué se muestra, B deja en blanco, Z es un foco, F11 sale
shell-blank-screen = Pantalla en blanco

## recovering

shell-there-is-nothing-to-recover = No hay nada que recuperar
shell-file-recover-offers-more = Archivo → Recuperar ofrece { $count } más

## renderer

## saving

shell-it-expects-another-result-now = { $saved }; ahora espera otro resultado: { $changes }
shell-the-scene-cannot-be-saved = No se puede guardar la escena
shell-was-changed-by-another-program = fue cambiado por otro programa; Archivo → Recargar lo muestra
shell-was-deleted-by-another-program = fue eliminado por otro programa; al guardar se escribe de nuevo

## scenes

shell-is-the-scene-of-its = { $name } es la { $place ->
        [first] primera
       *[last] última
    } escena de su carpeta

## setup

shell-bodies = Cuerpos
shell-algorithm = Algoritmo
shell-query = Consulta
shell-expected = Esperado
shell-more-panels = Más paneles
    .tip = Muestra todo: precisión, límites, defectos, CORTE, SOPORTE, MOVIMIENTO y todas las capas
shell-overlays = Capas
shell-break-it = Introducir defecto
shell-break-the-algorithm = introducir un defecto en el algoritmo
shell-mystery-bug = Defecto misterioso
shell-hide-a-mistake-at-random = Oculta un defecto al azar: encuentre un par que lo delate y diga cuál es
shell-first-direction = Primera dirección
shell-iteration-limit = Límite de iteraciones
shell-set-iteration-limit = fijar el límite de iteraciones
shell-precision = Precisión
shell-a-touch-is = Un contacto es
shell-choose-contact-policy = elegir qué es un contacto
shell-the-published-codes-prescribe-or = Los códigos publicados prescriben < o ≤
shell-double-precision-the-vertices-are = Precisión doble: los vértices se usan como son
shell-single-precision-the-vertices-are = Precisión simple: los vértices se redondean antes a f32, y la referencia juzga los redondeados; así, una diferencia se debe al algoritmo
shell-measure-depth-epa = Medir la profundidad (EPA)
shell-after-overlap-expand-the-simplex = Tras OVERLAP, el símplex crece hasta un politopo que da la profundidad, su dirección y los puntos de contacto
shell-the-algorithm-distance-and-depth = El algoritmo de distancia y profundidad siempre la mide
shell-measure-depth = medir la profundidad
shell-stop-measuring-depth = dejar de medir la profundidad
shell-hide-the-verdict-of-this = Ocultar el veredicto de esta escena
shell-cover-verdict-proof-notes-and = Oculta veredicto, prueba, notas y lo posterior hasta que la ejecución llegue allí; se guarda con la escena
shell-hide-the-verdict = ocultar el veredicto
shell-show-the-verdict = mostrar el veredicto
shell-an-intersection = una intersección
shell-first-direction-x = Primera dirección x
shell-first-direction-y = Primera dirección y
shell-first-direction-z = Primera dirección z
shell-the-first-direction-cannot-be = La primera dirección no puede ser cero
shell-set-first-direction = fijar la primera dirección
shell-direction-x = Dirección { $number } x
shell-direction-y = Dirección { $number } y
shell-direction-z = Dirección { $number } z
shell-a-direction-cannot-be = Una dirección no puede ser cero
shell-set-direction = fijar la dirección { $number }
shell-remove-direction = Quitar la dirección { $number }
shell-remove-direction-name = quitar la dirección { $number }
shell-add-direction = Añadir dirección
shell-add-direction-name = añadir dirección
shell-add-direction-about = Añade una dirección tras la última; luego escriba sus componentes
shell-no-next-direction = Una dirección da un punto. Un símplex necesita { $count } direcciones.

## shaping

shell-make-the-hull-of-p = hacer de { $name } la envolvente de P y Q
shell-make-the-sum-of-p = hacer de { $name } la suma de P y Q

## showing

shell-keep-this-view = conservar esta vista
shell-forget-the-kept-view = olvidar la vista conservada
shell-the-scene-is-kept-with = La escena ya conserva esta vista

## start

## status

shell-the-verdict-is-hidden = El veredicto está oculto
shell-a-click-takes-this-away = Un clic quita este aviso
shell-arrows-move-in-the-field = Flechas: mover en el campo (Intro lo aplica, Esc lo restaura)
shell-explore-drag = Arrastre un punto u O. Tab e Intro seleccionan uno, y las flechas lo mueven
shell-explore-choose = Explorar: elija un símplex
shell-arrows-one-step-shift-one = Flechas: un paso, Mayús: una iteración, Ctrl: siguiente decisión nueva
shell-arrows-picture = Flechas: girar o mover la imagen, Mayús: mover, + y −: ampliar o reducir, Esc: volver a la ejecución
shell-arrows-control = Flechas: dentro del grupo, Tab: control siguiente, F6: parte siguiente, Esc: volver a la ejecución
shell-pgup-and-pgdn-along-the = , RePág y AvPág en la dirección de la mirada
shell-arrows-move-shift-a-tenth = Flechas: mover { $name }{ $step ->
        [none] { "" }
       *[other] { " " }en { $step }
    }{ $depth }, Mayús: una décima parte, Esc: volver a los pasos

## stored

shell-the-settings-can-neither-be = La configuración no se puede usar, y su archivo no se puede renombrar: { $reason }; { $error }
shell-the-settings-are-neither-used = La configuración no se usa ni se guarda: { $error }
shell-they-are-no-text = no es un texto
shell-a-zoom-of = un zoom de { $zoom }
shell-a-size-or-place-of = un tamaño o una posición de { $token }

## unsaved

shell-a-scene-that-undo-leads = Una escena a la que lleva Deshacer tiene cambios sin guardar: { $title }
shell-a-scene-that-undo-leads-2 = Una escena a la que lleva Deshacer en la otra dimensión tiene cambios sin guardar: { $title }
shell-its-file-was-deleted = Su archivo fue eliminado
shell-the-scene-has-unsaved-changes = La escena tiene cambios sin guardar
shell-the-d-scene-has-unsaved = La escena { $dimension }D tiene cambios sin guardar: { $title }
shell-untitled = Sin título

## views

shell-the-picture = la imagen
shell-the-shapes = las formas
shell-the-view-on-the-right = la vista de la derecha
shell-q-goes-here = Q va aquí
shell-p-and-q-in-world = P y Q en el espacio del mundo. Las flechas +v en P y −v en Q apuntan a los puntos de soporte, cuya diferencia es A.
    Arrastre una forma o un vértice para moverlos (Ctrl los ajusta, Mayús es más fino, Esc los devuelve), haga doble clic en una arista para añadir un vértice y clic derecho para más.
    Arrastre en otra parte para desplazar la vista, arrastre con Ctrl para seleccionar, use la rueda para el zoom y haga doble clic para mostrar todo
shell-p-and-q-in-world-2 = P y Q en el espacio del mundo. Las flechas +v en P y −v en Q apuntan a los puntos de soporte, cuya diferencia es A.
    Arrastre una forma o un vértice para moverlos en el plano de la vista (Ctrl los ajusta, Mayús es más fino, Esc los devuelve), haga doble clic en una arista o una cara para añadir un vértice y clic derecho para más.
    Arrastre en otra parte para girar la vista, con el botón derecho o Mayús para desplazarla, con Ctrl para seleccionar; use la rueda para el zoom y haga doble clic para mostrar todo
shell-the-set-of-all-points = El conjunto de todos los puntos p − q. P y Q se solapan si el origen O está en el interior de este conjunto. A es el punto más nuevo del símplex, v la dirección de búsqueda.
    Arrastre para desplazar la vista, use la rueda para el zoom y haga doble clic para mostrar todo
shell-the-set-of-all-points-2 = El conjunto de todos los puntos p − q. P y Q se solapan si el origen O está en el interior de este conjunto. A es el punto más nuevo del símplex, v la dirección de búsqueda.
    Arrastre para girar la vista, con el botón derecho o Mayús para desplazarla; use la rueda para el zoom y haga doble clic para mostrar todo

## workspace

shell-a-mistake-is-hidden-in = Este algoritmo tiene un defecto oculto, y una segunda ejecución mostraría dónde
shell-back-to-the-run = Volver a la ejecución
shell-the-setup-belongs-to-one = Los ajustes son de «Una ejecución»

## app

shell-the-run-has-only-steps = La ejecución solo tiene ahora { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
    }: se muestra el último
shell-this-trace-cannot-be-opened = No se puede abrir esta traza

## With values

shell-saved = Guardado: { $file }
shell-opening = Abriendo { $title }…
shell-copied-as = Copiado: { $title } como { $words }
shell-saved-2 = Guardado: { $file }
shell-this-page-locks-until-the = Hasta que se cierre la lección, esta página bloquea: { $words }
shell-handout = hoja.{ $extension }
shell-shapes = formas.{ $extension }
shell-run = ejecucion.{ $extension }
shell-reloaded = Recargado: { $file }
shell-show-2 = mostrar { $title }
shell-exists-save-again-to-replace = { $file } ya existe; guarde otra vez para reemplazarlo
shell-copied-a-picture-pixels = Imagen copiada: { $name }, { $size } píxeles
shell-step-of = Paso { $step } de { $steps }
shell-saved-4 = Guardado: { $file }
shell-is-open-in-another-window = { $file } está abierto también en otra ventana; al guardar se pregunta antes
shell-choose = elegir { $title }
shell-compute-in = calcular en { $name }
shell-s-code-prescribes-its-first = El código prescribe su primera dirección: { $title }
shell-make-a = convertir { $name } en { $polytope }
shell-mirror-in = reflejar { $name } en { $axis }
shell-center = centrar { $name }
shell-normalize = normalizar { $name }
shell-change-to-d = cambiar a { $count }D
shell-make-a-2 = convertir { $name } en { $polytope }
shell-set-the-added-radius-of = fijar el radio añadido de { $name }
shell-cut-off = cortar { $letter }{ $vertex }
shell-after = { $word } tras { $count ->
        [one] { $count } soporte
       *[other] { $count } soportes
    }
shell-the-settings-cannot-be-used = La configuración no se puede usar y está ahora en { $file }: { $reason }
shell-the-lesson-has-unsaved-changes = La lección tiene cambios sin guardar: { $title }
shell-help-on-the = Ayuda: { $name }
shell-gjk-sandbox-2 = { $title }{ $changed } - GJK Sandbox

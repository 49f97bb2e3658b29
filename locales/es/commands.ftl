### Commands: menus, tooltips, help and the search for commands. .tip says what the command does.

## Run

command-play-pause = Reproducir o pausar
    .tip = Reproduce los pasos, al final desde el principio, o pausa
command-step-forward = Paso adelante
    .tip = Avanza un paso
command-step-back = Paso atrás
    .tip = Retrocede un paso
command-next-iteration = Iteración siguiente
    .tip = Va al siguiente punto de soporte
command-previous-iteration = Iteración anterior
    .tip = Va al punto de soporte anterior
command-next-decision = Siguiente decisión nueva
    .tip = Va a la siguiente iteración que elige otro tipo de región
command-previous-decision = Decisión nueva anterior
    .tip = Va a la iteración anterior que elige otro tipo de región
command-first = Primer paso
    .tip = Va al primer paso
command-last = Último paso
    .tip = Va al último paso, con el veredicto
command-slower = Más lento
    .tip = Reproduce más despacio
command-faster = Más rápido
    .tip = Reproduce más deprisa
command-hide-verdict = Ocultar el veredicto
    .tip = Oculta veredicto, prueba, notas y pasos posteriores hasta que la ejecución llegue a ellos, o los muestra
command-describe = Describir
    .tip = Describe las formas, el símplex y la decisión de este paso con palabras que la voz y el Braille pueden leer
command-predict = Pregúntame
    .tip = Pregunta antes de cada decisión: responda en la imagen o con un número, y vea la respuesta correcta

## Scenes

command-scenes = Escenas…
    .tip = Todas las escenas incluidas, por capítulos y con imágenes
command-lessons = Lecciones…
    .tip = Lecciones de páginas con una escena, preguntas y metas: para un taller o por su cuenta
command-write-lesson = Escribir una lección…
    .tip = Hace una lección a partir de la vista actual, página a página: texto, preguntas, metas; o sigue escribiendo
command-edit-lesson = Editar esta lección
    .tip = Cambia la lección abierta, página a página
command-teacher-notes = Notas en una segunda ventana
    .tip = Muestra las notas para docentes, la página siguiente, los minutos previstos y un reloj en una ventana que la clase no ve
command-previous-scene = Escena anterior
    .tip = Abre la escena incluida anterior, o el archivo anterior de su carpeta
command-next-scene = Escena siguiente
    .tip = Abre la escena incluida siguiente, o el archivo siguiente de su carpeta
command-mode-2 = 2D
    .tip = Muestra la última escena 2D, en su paso; al principio la escena 2D inicial
command-mode-3 = 3D
    .tip = Muestra la última escena 3D, en su paso; al principio la escena 3D inicial

## File

command-new-2 = Nueva escena 2D
    .tip = Empieza una escena 2D: dos formas separadas, sin notas
command-new-3 = Nueva escena 3D
    .tip = Empieza una escena 3D: dos formas separadas, sin notas
command-clear-recent = Vaciar la lista
    .tip = Olvida los archivos recientes y elimina las versiones modificadas de escenas incluidas que se guardan
command-open = Abrir…
    .tip = Elige un archivo de escena
command-open-trace = Abrir traza…
    .tip = Elige una ejecución registrada por otro programa y la recorre junto a la nuestra
command-open-path = Abrir por ruta…
    .tip = Escriba la ruta de un archivo de escena
command-save = Guardar
    .tip = Escribe la escena en su archivo
command-save-as = Guardar como…
    .tip = Elige un archivo y escribe en él la escena
command-save-path = Guardar en ruta…
    .tip = Escriba la ruta de un archivo para escribir en él la escena
command-reload = Recargar
    .tip = Carga de nuevo la escena de su archivo; deshacer recupera esta
command-recover = Recuperar…
    .tip = Ofrece las escenas y lecciones sin guardar cuando terminó el programa
command-quit = Salir
    .tip = Cierra la ventana

## Edit

command-undo = Deshacer
    .tip = Deshace el último cambio
command-redo = Rehacer
    .tip = Rehace el último cambio deshecho
command-edit-notes = Editar título y notas
    .tip = Edita el título de la escena y sus notas, en Markdown

## View

command-frame = Encuadrar la vista
    .tip = Encuadra la selección o, si no la hay, todo en la vista bajo el puntero
command-frame-all = Encuadrar ambas vistas
    .tip = Encuadra todo en ambas vistas
command-view-front = Vista frontal
    .tip = Mira a lo largo de +y (3D)
command-view-back = Vista posterior
    .tip = Mira a lo largo de −y (3D)
command-view-right = Vista derecha
    .tip = Mira a lo largo de −x (3D)
command-view-left = Vista izquierda
    .tip = Mira a lo largo de +x (3D)
command-view-top = Vista superior
    .tip = Mira a lo largo de −z (3D)
command-view-bottom = Vista inferior
    .tip = Mira a lo largo de +z (3D)
command-toggle-projection = Perspectiva
    .tip = Alterna entre proyección en perspectiva y ortográfica (3D)
command-home-view = Vista inicial
    .tip = Restaura la vista con la que empieza la escena (3D)
command-link-cameras = Enlazar vistas 3D
    .tip = Gira ambas vistas 3D a la vez
command-keep-view = Conservar esta vista con la escena
    .tip = Guarda paso, pestañas, opciones y cámara con la escena, y empieza con ellos al abrirla
command-forget-view = Olvidar la vista conservada
    .tip = Abre la escena como esté la ventana, desde su primer paso
command-toggle-hull = Envolvente de P ⊖ Q
    .tip = Muestra la envolvente de la diferencia de Minkowski
command-toggle-ghosts = Símplices anteriores
    .tip = Muestra los símplices de iteraciones anteriores
command-toggle-differences = Diferencias
    .tip = Muestra cada diferencia de un vértice de P y un vértice de Q
command-toggle-floor = Cuadrícula del suelo
    .tip = Muestra un suelo con coordenadas bajo los cuerpos (3D)
command-show-alone = Un panel solo
    .tip = Muestra solo el panel bajo el puntero, o todos de nuevo; igual que un doble clic en su título
command-toggle-setup = Panel de ajustes
    .tip = Muestra u oculta los ajustes: notas, cuerpos, algoritmo y consulta
command-toggle-proof = Prueba
    .tip = Muestra la prueba del veredicto y las longitudes medidas
command-toggle-more = Más sobre el paso
    .tip = Muestra u oculta de dónde vienen los números de cada paso
command-toggle-simple = Vista sencilla
    .tip = Oculta precisión, límites, defectos, CORTE, SOPORTE, MOVIMIENTO y capas avanzadas
command-toggle-letters = Letras como órdenes
    .tip = Las letras, cifras y signos sueltos son órdenes. Desactívelo para la entrada por voz; Ctrl y Mayús+flechas siguen funcionando
command-next-part = Parte siguiente
    .tip = Lleva el foco a la parte siguiente de la ventana
command-previous-part = Parte anterior
    .tip = Lleva el foco a la parte anterior de la ventana
command-copy-proof = Copiar la prueba
    .tip = Copia la prueba y el par como JSON, en fracciones exactas que otro programa puede comprobar

## Run

command-laboratory = Laboratorio…
    .tip = Ejecuta los algoritmos con miles de pares aleatorios y muestra cuáles se equivocan
command-judge = Comprobar mi programa…
    .tip = Envía pares a su propio programa, en cualquier lenguaje, y muestra su primer paso incorrecto

## View

command-zoom-in = Texto más grande
    .tip = Agranda el texto, hasta 250 %
command-zoom-out = Texto más pequeño
    .tip = Reduce el texto, hasta 80 %
command-zoom-reset = Texto normal
    .tip = Texto al 100 %
command-present = Modo de presentación
    .tip = Pantalla completa y texto grande para un proyector; al salir todo queda como antes
command-theme-system = Tema del sistema
    .tip = Claro u oscuro, como el sistema
command-theme-light = Tema claro
    .tip = Oscuro sobre claro
command-theme-dark = Tema oscuro
    .tip = Claro sobre oscuro
command-theme-contrast = Tema de alto contraste
    .tip = Blanco sobre negro, con colores vivos y líneas gruesas en las imágenes
command-reset-layout = Restablecer paneles
    .tip = Paneles, pestañas y vistas como al principio; el tema y el tamaño del texto se quedan

## Help

command-help = Órdenes y teclas
    .tip = Lo que puede hacer ahora: gestos del puntero, órdenes y sus teclas
command-palette = Buscar una orden…
    .tip = Cualquier orden, por una parte de su nombre o de su efecto
command-glossary = Glosario
    .tip = Todo símbolo y todo término, con su fórmula y una figura pequeña; se abre en el término bajo el puntero
command-welcome = Formas de empezar
    .tip = La pregunta que responde GJK y tres puertas al programa
command-first-lesson = Qué hace GJK (5 minutos)
    .tip = Una lección de cuatro páginas cortas con un triángulo y un cuadrado
command-tour = Recorrido por la ventana
    .tip = Seis globos que señalan las partes de la ventana; Esc lo termina
command-about = Acerca de GJK Sandbox
    .tip = Versión, licencia, cita y un informe para enviar con un error

## Edit

command-tool-move = Herramienta de mover
    .tip = Tiradores que mueven la selección; después X, Y o Z, un número e Intro
command-tool-rotate = Herramienta de girar
    .tip = Tiradores que giran la selección; después un eje, grados e Intro
command-tool-scale = Herramienta de escalar
    .tip = Tiradores que escalan la selección; después un eje, un factor e Intro
command-delete = Eliminar vértices
    .tip = Elimina los vértices seleccionados
command-insert = Añadir vértices
    .tip = Añade un vértice con cada clic en la vista de formas, o en una escena 2D nueva las esquinas de una forma nueva; la misma tecla termina
command-select-all = Seleccionar todo
    .tip = Selecciona todos los vértices de la forma seleccionada, o de ambas
command-deselect = No seleccionar nada
    .tip = No selecciona nada
command-make-touch = Hacer que se toquen…
    .tip = Desliza Q hasta que toca P, o hasta una distancia o una profundidad de penetración

## Shape

command-add-shape = Añadir forma…
    .tip = Elige una forma de la galería
command-freehand = Dibujar a mano
    .tip = Dibuja un contorno con el puntero: su envolvente convexa es la forma (2D)
command-click-polygon = Polígono por clics
    .tip = Marque las esquinas de un polígono: su envolvente convexa es la forma (2D)
command-make-polytope = Convertir en politopo…
    .tip = Convierte la forma en un politopo con sus esquinas, o puntos de su frontera, como vértices
command-round = Radio añadido…
    .tip = Fija el radio de la bola que se añade a cada punto de la forma
command-mirror-x = Reflejar en x
    .tip = Voltea la forma a lo largo de x respecto a su propio centro: izquierda y derecha cambian de lugar
command-mirror-y = Reflejar en y
    .tip = Voltea la forma a lo largo de y respecto a su propio centro: abajo y arriba cambian de lugar (3D: delante y detrás)
command-mirror-z = Reflejar en z
    .tip = Voltea la forma a lo largo de z respecto a su propio centro: abajo y arriba cambian de lugar (3D)
command-center = Centrar
    .tip = Lleva el centro de la forma al origen
command-normalize = Normalizar el tamaño
    .tip = Escala la forma para que su punto más lejano esté a distancia 1 de su centro
command-duplicate-p = Duplicar P como Q
    .tip = Sustituye Q por una copia de P junto a P
command-swap-bodies = Intercambiar P y Q
    .tip = Intercambia las dos formas
command-change-dimension = Cambiar de dimensión
    .tip = Lleva las formas al espacio en z = 0, o las proyecta a lo largo de z al plano
command-hull-of-both = Envolvente de ambas
    .tip = Sustituye la forma por la envolvente convexa de P y Q
command-sum-of-both = Suma de Minkowski de ambas
    .tip = Sustituye la forma por la suma de Minkowski de P y Q
command-cut-corner = Cortar la esquina…
    .tip = Corta el vértice seleccionado con una parte de sus aristas

## File

command-import = Importar formas…
    .tip = Importa puntos de un texto o un archivo: listas, mallas, dibujos o mapas

## Edit

command-paste = Pegar formas
    .tip = Importa puntos, o abre una escena, del portapapeles

## File

command-export = Exportar…
    .tip = Exporta P, Q, ambas o P ⊖ Q como datos, código, una malla o una prueba unitaria

## Edit

command-copy-p = Copiar P
    .tip = Copia P al portapapeles, en el último formato de la exportación
command-copy-q = Copiar Q
    .tip = Copia Q al portapapeles, en el último formato de la exportación
command-copy-pair = Copiar el par
    .tip = Copia P y Q al portapapeles, en el último formato de la exportación
command-copy-link = Copiar el enlace
    .tip = Copia un enlace que abre esta escena en este paso en un navegador
command-copy-report = Copiar para un informe de error
    .tip = Copia enlace, escena, veredicto y demostración como Markdown
command-copy-picture = Copiar la imagen
    .tip = Copia la vista bajo el puntero, o ambas, como imagen, con el tamaño, el tema y el pie de Guardar imagen

## File

command-save-picture = Guardar imagen…
    .tip = Guarda este paso como SVG o PNG, con su frase
command-save-run = Guardar la ejecución…
    .tip = Guarda todos los pasos como animación o imágenes numeradas, o la traza como Markdown, CSV, JSON o JSON Lines
command-handout = Hoja de trabajo…
    .tip = Pone en papel la ejecución o la lección abierta: imágenes con frases, huecos para estudiantes y una clave

## Run

command-show-run = Una ejecución
    .tip = Muestra una ejecución de la escena, paso a paso
command-show-code = Código
    .tip = Muestra el algoritmo como pseudocódigo, con las líneas de este paso
command-show-explorer = Explorar
    .tip = Arrastre un símplex y el origen y vea qué regiones son posibles
command-show-compare = Comparar
    .tip = Muestra dos ejecuciones de la escena lado a lado, y dónde divergen

## Presenter

command-present-both = Dos imágenes
    .tip = Muestra las formas y su diferencia
command-present-shapes = Formas
    .tip = Muestra solo las formas
command-present-difference = Diferencia
    .tip = Muestra solo la diferencia de Minkowski
command-present-steps = Pasos
    .tip = Muestra la tabla de iteraciones
command-present-code = Pseudocódigo
    .tip = Muestra el algoritmo, con las líneas de este paso
command-next-page = Página siguiente
    .tip = Revela la respuesta de la clase, o muestra la pregunta o página siguiente de la lección; sin lección, el paso siguiente
command-previous-page = Página anterior
    .tip = Muestra la página anterior de la lección; sin lección, el paso anterior
command-blank = En blanco
    .tip = Deja la pantalla en blanco hasta la siguiente tecla
command-spotlight = Foco
    .tip = Oscurece todo menos los alrededores del puntero
command-projector-paper = Blanco u oscuro
    .tip = Muestra todo sobre blanco o sobre oscuro
command-leave-presenter = Salir
    .tip = Cierra lo que tapa la imagen o pregunta si salir del modo de presentación

## Question

command-reveal = Revelar
    .tip = Toma la respuesta, elegida por su número o en la imagen, y muestra la correcta
command-skip-question = Saltar
    .tip = Sigue sin respuesta

## Menus, and sections of help

menu-run = Ejecución
menu-scenes = Escenas
menu-file = Archivo
menu-edit = Editar
menu-view = Ver
menu-help = Ayuda
menu-shape = Forma
menu-presenter = Modo de presentación
menu-question = Pregunta

## Why a command cannot be used now

command-refused-plane = El dibujo funciona en 2D
command-refused-space = Funciona solo en 3D
command-refused-selection = No hay nada seleccionado
command-refused-vertex = Seleccione primero un vértice
command-refused-page = La edición del navegador no tiene acceso a los archivos del equipo
command-refused-round = Los vértices de esta forma ya están en una lista

### The window: scenes.

## scenes

scenes-shipped-scenes = escenas incluidas
scenes-shipped-scenes-2 = Escenas incluidas
scenes-close = Cerrar
scenes-no-such-scene = No hay tal escena
scenes-show-all-scenes = Mostrar todas las escenas
scenes-search-a-title-or-a = Buscar: un título o una palabra
scenes-search-the-scenes = Buscar escenas

## prediction

scenes-click-it-in-shapes = Haga clic en él en FORMAS
scenes-or-here = { $picture }, o aquí:
scenes-click-the-rings-in-p = Haga clic en los anillos de P ⊖ Q: uno relleno conserva su punto. O aquí:
scenes-drag-v-from-o-in = Arrastre v desde O en P ⊖ Q, con un margen de 10°, o elija aquí:
scenes-click-the-region-in-p = Haga clic en la región en P ⊖ Q, o aquí:
scenes-click-a-ring-in-p = Haga clic en un anillo de P ⊖ Q, o aquí:
scenes-right = Correcto: { $right }.
scenes-it-is = Es { $right }.
scenes-go-on = Continuar
scenes-answer = Responder
scenes-reveal = Revelar
scenes-skip = Omitir

## prediction

scenes-of-longest-run = { $right } de { $answered }, mejor racha { $longest }

## picture

scenes-in-the-picture = En la imagen: { $name }
scenes-drag-v = arrastre v
scenes-trace-of = Traza { $number } de { $count } del archivo: { $which }.
scenes-drag-the-next-v-from = Arrastre la siguiente v desde O

## trace_import

scenes-the-clipboard-line = El portapapeles, línea { $error }
scenes-the-first-with-an-error = el primero con un error
scenes-none-of-them-has-an = ninguno tiene errores

## With values

scenes-your-answer = Su respuesta: { $letter }{ $index }
scenes-your-answer-2 = Su respuesta: { $said }
scenes-not-it-is = No es { $said }: es { $right }.
scenes-drop = descartar { $letter }
scenes-keep = conservar { $letter }

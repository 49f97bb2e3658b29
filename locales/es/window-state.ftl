### The window: state.

## focus

state-pointed-at = bajo el puntero

## panics

state-an-unknown-place = un lugar desconocido

## layout

state-p-q = P ⊖ Q
state-the-minkowski-difference-and-the = La diferencia de Minkowski, y el símplex en ella
state-the-reference-verdict-with-its = El veredicto de la referencia con su prueba, y las longitudes medidas

## job

state-work-beside-the-window-has = Un trabajo en segundo plano ha fallado: { $message }, en { $place }

## effect

state-the-verdict-is-hidden-until = El veredicto está oculto hasta que la ejecución llegue a él

## recovery

state-no-recovery-file-can-be = No se puede escribir ningún archivo de recuperación; se intenta de nuevo: { $error }
state-recovery-is-written-again = Los archivos de recuperación se escriben de nuevo
state-the-settings-cannot-be-saved = La configuración no se puede guardar: { $error }

## panel

state-shapes-world-space = FORMAS (espacio del mundo)
state-shapes = FORMAS
state-minkowski-difference-p-q = DIFERENCIA DE MINKOWSKI  P ⊖ Q
state-shapes-view = Vista de formas
state-difference-view = Vista de la diferencia

## With values

state-make-q = usar { $other_name } como Q

## The clipboard

state-the-clipboard-answered-too-late = El portapapeles respondió demasiado tarde: pegue otra vez
state-there-is-no-text-on = No hay texto en el portapapeles, o su dueño no responde

## The panes beside the shapes

pane-slice = CORTE
    .tip = La diferencia de Minkowski cortada por un plano
pane-map = MAPA
    .tip = El resultado para cada otra posición de Q
pane-reach = SOPORTE
    .tip = Las funciones de soporte de P, Q y P ⊖ Q: el valor de soporte de cada una en una dirección que elija

## The tabs below the sentences of a step; the tab of the proof has its heading

tab-steps = PASOS
    .tip = Una fila por cada iteración de la búsqueda y del politopo en expansión
tab-code = CÓDIGO
    .tip = El algoritmo como pseudocódigo, con las líneas que ejecuta este paso
tab-tree = ÁRBOL
    .tip = Las decisiones del algoritmo, el camino de esta ejecución y las ramas a las que nunca llegó
tab-plot = GRÁFICAS
    .tip = Números de la ejecución, iteración por iteración
tab-motion = MOVIMIENTO
    .tip = Mover o girar Q, y contar puntos de soporte fotograma a fotograma

## Scenes and recovery files

# A scene or a page without a title.
document-untitled = Sin título
# The change, after “Undo”.
document-undo-reload = recargar el archivo
recent-no-longer-kept = { $name }: ya no se conserva
leftover-lesson = Lección: { $title }
leftover-no-text = { $file }: no es texto
# A recovery file and its age.
leftover-seconds = { $file }, hace menos de un minuto
leftover-minutes = { $count ->
    [one] { $file }, hace 1 minuto
   *[other] { $file }, hace { $count } minutos
    }
leftover-hours = { $count ->
    [one] { $file }, hace 1 hora
   *[other] { $file }, hace { $count } horas
    }
leftover-days = { $count ->
    [one] { $file }, hace 1 día
   *[other] { $file }, hace { $count } días
    }

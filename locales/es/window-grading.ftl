### The window: grading.

## grading

grading-your-solver-is-a-program = Su programa, en cualquier lenguaje, lee pares y escribe respuestas, un objeto JSON por línea. Si cuenta también sus pasos, se nombra el primero incorrecto, con números exactos. Guarde una plantilla y sustituya sus dos funciones por las suyas; docs/judge.md describe los mensajes.
grading-not-in-a-page = La comprobación inicia su programa, y la página de un navegador no puede hacerlo. Use el programa de escritorio o gjk-sandbox grade en la línea de órdenes. Empiece con una plantilla:
grading-command = Orden
grading-command-of-the-solver = Orden que inicia el programa
grading-the-program-with-its-arguments = El programa con sus argumentos, iniciado sin shell. Ponga entre comillas simples los nombres con espacios o barras invertidas
grading-pairs = Pares
grading-ask-for = Pedir
grading-support-points = puntos de soporte
grading-yes-or-no-only = solo sí o no
grading-steps = pasos
grading-a-touch-is = Un contacto es
grading-either = cualquiera
grading-a-yes = un sí
grading-a-no = un no
grading-count-also = Contar también
grading-answers-about-changed-pairs = respuestas a pares modificados
grading-each-pair-is-put-again = Cada par se presenta otra vez: con P y Q intercambiadas, los vértices en otro orden, girado, escalado y movido. La respuesta debe ser la misma
grading-errors-of-lengths = errores de longitudes
grading-distances-depths-and-normals-beside = Distancias, profundidades y normales, junto a las que están probadas exactamente
grading-pairs-to-judge = Pares que comprobar
grading-seed-of-the-pairs = Semilla de los pares
grading-seconds-for-a-pair = segundos por par
grading-seconds-for-a-pair-2 = Segundos por par
grading-cancel-the-judge = Cancelar la comprobación
grading-progress-of-the-judge = Progreso de la comprobación
grading-judge-it = Comprobar
grading-by-topic = Por tema
grading-the-solver = El programa

## grading

grading-enter-the-command-that-starts = Escriba la orden que inicia su programa.
grading-expected-an-end-to-every = Se esperaba un cierre para cada comilla de la orden; hay: una abierta.

## With values

grading-of-pairs = { $done } de { $pairs } pares
grading-of-right = { $solver }: { $right } de { $count ->
        [one] { $count } par
       *[other] { $count } pares
    } correctos
grading-one-cause = Se comporta como un programa con este defecto: { $defect }. { $count ->
        [one] Un par lo muestra.
       *[other] { $count } pares lo muestran.
    }
grading-open-pair = Abrir el par { $id }
grading-open-this-pair-with-your = { $title }: abrir este par, con su ejecución en Comparar
grading-and-more = y { $left } más
grading-not-listed = { $left ->
        [one] { $left } más no aparece en la lista.
       *[other] { $left } más no aparecen en la lista.
    }
grading-of-right-2 = { $right } de { $pairs } correctos
grading-title = COMPROBAR MI PROGRAMA
grading-save-a-starter = Guardar una plantilla…
    .tip = Un programa correcto en un archivo que habla el protocolo: sustituya sus dos funciones por las suyas
grading-save-the-starter = Guardar la plantilla
grading-save-the-starter-to-a = Guardar la plantilla en una ruta
grading-starter-saved = Se guardó { $path }; su orden está escrita arriba
grading-starter-saved-to-compile = Se guardó { $path }: compílelo y escriba el programa como orden
grading-list-this-kind = Mostrar solo errores de este tipo, o todos de nuevo

### Archivos de escena: lo que se espera y lo que hay, y el resultado esperado de una ejecución.

## error

scene-error = { $line }:{ $column }: { $field }: se esperaba { $expected }; hay: { $found }
scene-one-of = { $count ->
    [one] { $names }
   *[other] uno de { $names }
}
scene-a-value = un valor
scene-none = ninguno
scene-field-once = este campo una vez
scene-field-again = otra vez el mismo
scene-numbers = { $count } números
scene-a-whole-number = un número entero
scene-a-smaller-number = un número entero menor
scene-a-number = un número
scene-a-count = un número entero no negativo
scene-a-boolean = true o false
scene-a-string = un texto entre comillas
scene-a-closing-quote = unas comillas de cierre
scene-a-name = un nombre sin comillas
scene-a-comma = una coma o un paréntesis o corchete de cierre
scene-a-colon = dos puntos
scene-an-opening = un `{ $bracket }` de apertura
scene-a-closing = un `{ $bracket }` de cierre
scene-nothing-more = nada más tras el `)` final
scene-the-rest = el resto de la escena
scene-valid-ron = RON válido ({ $message })
scene-end-of-file = el fin del archivo

## expectation

scene-yes = sí
scene-no = no
scene-separation = distancia
scene-time = tiempo de impacto
scene-exit = tiempo de salida
scene-penetration-depth = profundidad de penetración
scene-other-verdict = se esperaba el veredicto { $expected }; hay: { $found }
scene-other-answer = se esperaba como respuesta { $expected }; hay: { $found }
scene-other-supports = se esperaban { $expected } puntos de soporte; hay: { $found }
scene-other-length = { $name }: se esperaba { $expected }; hay: { $found }
scene-not-measured = la distancia entre estas formas curvas no se mide
scene-the-verdict = el veredicto { $verdict }
scene-the-answer = la respuesta { $answer }
scene-support-points = { $count ->
    [one] 1 punto de soporte
   *[other] { $count } puntos de soporte
}
scene-a-separation = una distancia de { $length }
scene-a-penetration-depth = una profundidad de penetración de { $length }
scene-a-time = un tiempo de impacto de { $time }
scene-an-exit = un tiempo de salida de { $time }

## file

scene-complete-copy = { $found }; { $copy } contiene una copia completa
scene-at-most-bytes = como máximo { $most } bytes
scene-more = más
scene-the-byte = el byte { $byte }
scene-nothing = nada
scene-utf-8 = texto en UTF-8

## format

scene-bytes = { $count } bytes
scene-at-most-mib = como máximo { $most } MiB
scene-a-ron-scene = una escena RON que empiece por `(format: 1,`
scene-an-empty-file = un archivo vacío
scene-json = JSON
scene-html-or-xml = HTML o XML
scene-format-found = { $age ->
    [newer] { $format }, escrito por una versión más nueva del programa
   *[older] { $format }
}
scene-a-larger-number = un número que no sea demasiado pequeño para la doble precisión

## label

scene-copy = copia de { $name }
scene-body = cuerpo { $number }

## read

scene-two-or-three = 2 o 3
scene-at-most-tags = como máximo { $most } etiquetas
scene-a-tag = de 1 a { $most } letras minúsculas, cifras y guiones entre comillas
scene-each-tag-once = cada etiqueta una vez
scene-again = `{ $name }` otra vez
scene-at-most-bodies = como máximo { $most } cuerpos
scene-at-most-characters = como máximo { $most } caracteres en una línea
scene-a-color = un color como "#8899AA"
scene-magnitudes = valores absolutos de { $most } como máximo
scene-no-negative-number = un número no negativo
scene-a-positive-number = un número mayor que cero
scene-at-least-one-point = al menos un punto
scene-at-most-points = como máximo { $most } puntos
scene-at-least-three = al menos 3
scene-at-most = como máximo { $most }
scene-an-angle-of-view = un ángulo entre 0 y π radianes
scene-a-nearer-plane = un plano lejano a { $most } del eje como máximo
scene-more-than-near = más que near = { $near }
scene-a-shape-for = una forma para { $dimension }D
scene-no-z = z = 0 en 2D
scene-rotation = { $field } en { $dimension }D
scene-a-unit-quaternion = un cuaternión de longitud 1
scene-length = longitud { $length }
scene-an-angle-in-2d = un `angle` en 2D
scene-an-orientation = una orientación
scene-an-orientation-in-3d = una `orientation` en 3D
scene-an-angle = un ángulo
scene-a-direction = una dirección que no sea cero
scene-one-first-direction = ningún `initial_direction` junto a `directions`
scene-directions = de 1 a { $most } direcciones
scene-components = componentes de { $most } como máximo
scene-a-translation = una traslación (`translation`) en `motion`
scene-range = de { $least } a { $most }
scene-a-fitting-defect = un defecto posible en { $algorithm } en { $dimension }D
scene-refused-defect = `{ $defect }`: { $reason }
scene-each-defect-once = cada defecto una vez
scene-a-step = un paso, contado desde 1
scene-at-most-waypoints = como máximo { $most } puntos de paso
scene-no-axis = ningún eje en 2D
scene-an-axis = un eje
scene-a-finite-length = un número finito no negativo
scene-a-finite-positive-number = un número finito mayor que cero

## Los capítulos de las escenas incluidas

scene-chapter-first-steps = Primeros pasos
scene-chapter-difference = La diferencia
scene-chapter-supports = Puntos de soporte
scene-chapter-regions = Regiones
scene-chapter-axes = Ejes separadores
scene-chapter-wrong-answers = Respuestas incorrectas
scene-chapter-touches = Contactos
scene-chapter-precision = Precisión
scene-chapter-termination = Terminación
scene-chapter-lengths = Distancia y profundidad
scene-chapter-space = El espacio
scene-chapter-warm-starts = Arranque en caliente
scene-chapter-mistakes = Defectos a propósito
scene-chapter-culling = Omitir lo invisible

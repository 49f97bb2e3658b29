### The window: picture.

## picture

picture-save-picture = Guardar imagen
picture-save-run = Guardar la ejecución
picture-format = Formato
picture-steps = Pasos
picture-picture = Imagen
picture-caption = Pie
picture-the-step-and-its-sentence = El paso y su frase, debajo de la imagen
picture-this-picture-is-not-about = Esta imagen no muestra un paso concreto
picture-theme = Tema
picture-all-steps = Todos los pasos
picture-the-last-step-of-each = El último paso de cada iteración
picture-from-step = Desde el paso
picture-first-step-of-the-pictures = Primer paso de las imágenes
picture-to = a
picture-shapes-and-difference = Formas y diferencia
picture-last-step-of-the-pictures = Último paso de las imágenes
picture-panel-of-the-picture = Panel de la imagen
picture-size = Tamaño
picture-size-of-the-picture = Tamaño de la imagen
picture-width-and-height-in-points = Anchura y altura en puntos; PNG, APNG y GIF tienen un píxel por punto
picture-common-sizes = Tamaños habituales
picture-preview = Vista previa
picture-drawing-the-picture = Dibujando la imagen…
picture-progress-of-the-run = Progreso de la ejecución
picture-cancel = Cancelar
picture-files-that-are-complete-stay = Los archivos completos se quedan
picture-copy = Copiar
picture-copy-the-picture-to-the = Copia la imagen al portapapeles, como píxeles
picture-save-as = Guardar como…
picture-choose-a-file = Elegir un archivo
picture-save-to-path = Guardar en ruta…
picture-type-the-path-of-a = Escribir la ruta de un archivo
picture-close = Cerrar
picture-esc = Esc
picture-a-file-for-each-step = Un archivo por paso, todos con el mismo tamaño y encuadre, con el número del paso en el nombre
picture-with-256-colors-in-each = , con 256 colores en cada imagen
picture-lines-and-text-that-stay = Líneas y texto nítidos a cualquier tamaño
picture-pixels = Píxeles

## picture

picture-cancelled = Cancelado
picture-the-pictures-could-not-be = No se pudieron crear las imágenes

## With values

picture-numbered-s = { $title } numerados
picture-trace-as = Traza como { $title }
picture-saved = Guardado: { $file }
picture-saved-2 = Guardado: { $file }
picture-saved-files-to = Guardados { $count } archivos, de { $file } a { $last }
picture-picture-2 = Imagen: { $title }
picture-of-pictures = { $done } de { $steps } imágenes
picture-seconds-per-step = Segundos por paso
    .tip = Cuánto tiempo muestra una animación cada paso
picture-one-file-that-shows-each = Un archivo que muestra cada paso durante { $seconds } segundos, una y otra vez{ $colors }

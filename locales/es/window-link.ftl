# Links: reading and copying them.

## error

link-too-long = el enlace tiene { $found } caracteres, se leen como máximo { $most }
link-names-nothing = el enlace no nombra ninguna escena ni lección
link-unknown-part = el enlace tiene una parte desconocida: { $part }
link-unknown-name = no hay ninguna escena o lección incluida { $name }
link-wrong-character = la escena del enlace tiene un carácter incorrecto en la posición { $place }
link-damaged = la escena del enlace está dañada en la posición { $place }, o cortada
link-too-large = la escena del enlace tiene más de { $most } bytes
link-no-scene = la escena del enlace es incorrecta en { $error }

## notice

# $error: the reason.
link-cannot-be-opened = El enlace no se puede abrir: { $error }
link-copied = Enlace a esta escena y este paso copiado.
link-report-copied = Enlace, escena, veredicto y demostración copiados como Markdown.
# $length and $most: numbers of characters.
link-is-long = El enlace tendría { $length } caracteres. Muchos programas cortan los enlaces de más de { $most }: envíe el archivo (Archivo → Guardar como).
link-only-in-a-page = Una lección en una dirección solo se abre en la edición del navegador.
link-lesson-not-fetched = La lección no se puede leer: { $error }

## Markdown

# $verdict: the true verdict. $proof: the proof in sentences. $code: the name of the algorithm. $answer: its verdict.
link-report =
    { $verdict }, demostrado: { $proof }
    { $code } responde: { $answer }

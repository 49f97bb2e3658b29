### Archivos que no se pueden leer o escribir.

## error

files-read = { $path }: no se puede leer: { $error }
files-write = { $path }: no se puede escribir: { $error }
files-not-plain = { $path }: se esperaba un archivo normal; hay: { $found }
files-too-large = { $path }: se esperaban como máximo { $most } bytes; hay: más
files-read-only = { $path }: no se puede escribir: el archivo es de solo lectura
files-is-input = { $path }: se esperaba una salida que no sea entrada; hay: la entrada { $input }
files-is-output = { $path }: se esperaba una salida propia; hay: la salida { $output }
files-damaged = { $path }: no se puede escribir: { $error }; el contenido nuevo está en { $copy }
files-no-new-file = no se puede crear un archivo nuevo en su carpeta: { $error }
files-too-many-links = demasiados enlaces simbólicos
files-browser-storage-is-full = el almacenamiento del navegador está lleno; guarde la escena como archivo (Archivo → Guardar como)

## Lo que no es un archivo normal

files-a-pipe = una tubería
files-a-socket = un socket
files-a-device = un dispositivo
files-a-folder = una carpeta
files-name-of-folder = el nombre de una carpeta

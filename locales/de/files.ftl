### Dateien, die sich nicht lesen oder schreiben lassen.

## error

files-read = { $path }: lässt sich nicht lesen: { $error }
files-write = { $path }: lässt sich nicht schreiben: { $error }
files-not-plain = { $path }: erwartet: eine gewöhnliche Datei; gefunden: { $found }
files-too-large = { $path }: erwartet: höchstens { $most } Bytes; gefunden: mehr
files-read-only = { $path }: lässt sich nicht schreiben: Die Datei ist schreibgeschützt
files-is-input = { $path }: erwartet: eine Ausgabe, die keine Eingabe ist; gefunden: die Eingabe { $input }
files-is-output = { $path }: erwartet: eine eigene Ausgabe; gefunden: die Ausgabe { $output }
files-damaged = { $path }: lässt sich nicht schreiben: { $error }; der neue Inhalt ist in { $copy }
files-no-new-file = in ihrem Ordner lässt sich keine neue Datei anlegen: { $error }
files-too-many-links = zu viele symbolische Links
files-browser-storage-is-full = der Speicher des Browsers ist voll; speichern Sie die Szene als Datei (Datei → Speichern unter)

## Was keine gewöhnliche Datei ist

files-a-pipe = eine Pipe
files-a-socket = ein Socket
files-a-device = ein Gerät
files-a-folder = ein Ordner
files-name-of-folder = der Name eines Ordners

### Das Fenster: Bewegung.

## waypoints

motion-a-path-has-at-most = Ein Weg hat höchstens { $most } Wegpunkte
motion-drag-it-click-it-and = { $name }: ziehen; klicken und Delete drücken, um ihn zu entfernen
motion-the-path-of-q-click = Der Weg von Q: Klicken fügt einen Wegpunkt hinzu

## way

motion-from = Von
motion-where-the-middle-of-q = Wo die Mitte von Q in der Szene ist
motion-then-to = dann nach
motion-to = nach
motion-about = um
motion-leaves-this-waypoint-out = Lässt diesen Wegpunkt weg
motion-add-waypoint = Wegpunkt hinzufügen
motion-goes-on-from-the-last = Geht vom letzten aus weiter; geben Sie dann ein, wohin
motion-across-p = Durch P
motion-through-p-to-the-other = Durch P auf die andere Seite und zurück
motion-and-back = und zurück
motion-goes-back-the-same-way = Geht denselben Weg zurück
motion-turns = Drehung
motion-about-the-middle-of-q = Um die Mitte von Q, insgesamt; 0 dreht nicht, Minus ist im Uhrzeigersinn
motion-axis = Achse
motion-frames = Bilder
motion-more-are-slower-and-nearer = Mehr sind langsamer und näher beieinander: Dann kann mehr erhalten bleiben

## ui

motion-pause-the-motion = Bewegung anhalten
motion-play-the-motion = Bewegung abspielen
motion-moves-q-in-the-views = Bewegt Q in den Ansichten, Bild für Bild. Die Szene bleibt, wie sie ist
motion-frame = Bild
motion-which-frame-is-shown = Welches Bild zu sehen ist
motion-loop = Schleife
motion-starts-over-at-the-end = Beginnt am Ende von vorn
motion-speed-of-the-motion = Tempo der Bewegung
motion-1-is-30-frames-a = 1× sind 30 Bilder je Sekunde
motion-back-to-start = Zum Anfang
motion-q-is-where-the-scene = Q ist, wo die Szene es hat
motion-q-is-at-rest = Q ruht
motion-leave-q-here = Q hier lassen
motion-q-stays-where-it-is = Q bleibt, wo es zu sehen ist: eine Änderung der Szene, mit Rückgängig
motion-leave-q-on-its-way = Q an seine Position in einem Bild versetzen
motion-counting-support-points-of-frames = Stützpunkte werden gezählt: { $done } von { $frames } Bildern

## motion

motion-change-the-path-of-q = Weg von Q ändern

## Mit Werten

motion-waypoint-at = Wegpunkt { $index } bei { $place }
motion-waypoint = Wegpunkt { $index }
motion-leave-out = { $name } weglassen
motion-frame-of = Bild { $number } von { $frames }
motion-frame-2 = Bild { $frame }, { $sentence }

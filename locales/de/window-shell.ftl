### Das Fenster: Rahmen, Dialoge und Meldungen.

## authoring

shell-this-view-is-that-of = Diese Ansicht ist jetzt die der Seite
shell-show-the-page = Seite zeigen
shell-this-lesson-cannot-be-shown = Diese Lektion kann Lernenden noch nicht gezeigt werden
shell-before-students-can-open-it = { $saved }; bevor Lernende sie öffnen können: { $missing }
shell-the-lesson-cannot-be-saved = Die Lektion lässt sich nicht speichern

## background

shell-reading-the-clipboard = Zwischenablage wird gelesen…

## commands

shell-duplicate-p-as-q = P als Q duplizieren
shell-swap-p-and-q = P und Q tauschen
shell-undid = Rückgängig: { $name }
shell-redid = Wiederholt: { $name }

## dialogs

shell-the-file-was-changed-by = Ein anderes Programm hat die Datei geändert
shell-the-file-is-open-in = Die Datei ist in einem anderen Fenster offen
shell-the-file-is-read-only = Die Datei ist schreibgeschützt
shell-overwriting-it-loses-that-change = Überschreiben verliert diese Änderung
shell-the-window-that-saves-last = Das Fenster, das zuletzt speichert, gewinnt
shell-a-new-file-with-the = Eine neue Datei mit denselben Rechten kann sie ersetzen
shell-overwrite = Überschreiben
shell-replace = Ersetzen

## exchange

shell-a-single-number-is-pasted = Eine einzelne Zahl gehört in ein Feld: Klicken Sie zuerst eines an
shell-open-a-pasted-scene = eingefügte Szene öffnen
shell-copied-the-proof-as-json = Beweis als JSON kopiert
shell-the-file-cannot-be-written = Die Datei lässt sich nicht schreiben

## explanation

shell-the-words = die Texte
shell-charts-need-more-height-than = Kurven brauchen mehr Höhe, als unter den Bildern ist
shell-show-them-alone = Allein zeigen
shell-esc-brings-the-pictures-back = Esc bringt die Bilder zurück
shell-the-sentences-about-this-step = Die Sätze zu diesem Schritt

## exploring

shell-explore-this-simplex = dieses Simplex erkunden

## files

shell-open-a-scene = Szene öffnen
shell-open-a-trace = Aufzeichnung öffnen
shell-save-the-scene = Szene speichern
shell-open-a-file-with-points = Datei mit Punkten öffnen
shell-open-a-lesson = Lektion öffnen
shell-edit-a-lesson = Lektion bearbeiten
shell-save-the-lesson = Lektion speichern
shell-save-the-answers = Antworten speichern
shell-save-the-handout = Arbeitsblatt speichern
shell-save-the-shapes = Formen speichern
shell-save-the-picture = Bild speichern
shell-save-the-run = Lauf speichern
shell-scene = Szene
shell-points = Punkte
shell-all-files = Alle Dateien
shell-trace = Aufzeichnung
shell-lesson = Lektion
shell-answers = Antworten

## launch

shell-there-is-no-display-to = es gibt keine Anzeige dafür, oder sie antwortet nicht
shell-a-system-library-is-missing = eine Systembibliothek fehlt

## lessons

shell-close-the-lesson-that-is = Schließen Sie zuerst die Lektion, die gerade entsteht
shell-this-lesson-cannot-be-opened = Diese Lektion lässt sich nicht öffnen
shell-this-page-locks-the-step = Diese Seite sperrt den Schritt, bis die Lektion geschlossen ist
shell-show-a-solution = Lösung zeigen

## shell

## modal

shell-leave-the-presentation = Den Vortrag verlassen?
shell-enter-leaves-esc-stays = Die Eingabetaste verlässt ihn; Esc und die nächste Seite bleiben.
shell-leave = Verlassen
shell-stay = Bleiben
shell-save-the-changes = Änderungen speichern?
shell-save = Speichern
shell-don-t-save = Nicht speichern
shell-cancel = Abbrechen
shell-ok = OK
shell-for-seconds = seit { $seconds } s
shell-answer-first = Erst antworten: Enter löst auf, S überspringt
shell-the-page-asks-first = Erst die Frage der Seite: antworten Sie, oder drücken Sie Überspringen neben der Frage
shell-computing-the-scene = Die Szene wird berechnet…
shell-none = keine
shell-reload = Neu laden
shell-save-as = Speichern unter…
shell-recover-unsaved-work = Ungespeicherte Arbeit wiederherstellen?
shell-recover-unsaved-scenes = Ungespeicherte Szenen wiederherstellen?
shell-the-program-has-ended-without = Das Programm endete, ohne { $what ->
        [lesson] die Arbeit
       *[scenes] die Szenen
    } zu speichern.
shell-recover = Wiederherstellen
shell-discard = Verwerfen
shell-later = Später
shell-open-a-scene-by-its = Szene mit Pfad öffnen
shell-open = Öffnen
shell-open-a-trace-by-its = Aufzeichnung mit Pfad öffnen
shell-save-the-scene-to-a = Szene unter Pfad speichern
shell-open-a-file-with-points-2 = Datei mit Punkten mit Pfad öffnen
shell-open-a-lesson-by-its = Lektion mit Pfad öffnen
shell-edit-a-lesson-by-its = Lektion mit Pfad bearbeiten
shell-edit = Bearbeiten
shell-save-the-lesson-to-a = Lektion unter Pfad speichern
shell-save-the-answers-to-a = Antworten unter Pfad speichern
shell-save-the-handout-to-a = Arbeitsblatt unter Pfad speichern
shell-save-the-shapes-to-a = Formen unter Pfad speichern
shell-save-to-a-path = Unter Pfad speichern
shell-path = Pfad

## mystery

shell-hide-a-mistake = Fehler verbergen

## opening

shell-this-scene-cannot-be-opened = Diese Szene lässt sich nicht öffnen
shell-open-a-wrong-case = falschen Fall öffnen
shell-robust-is-used-instead = { $reason }; verwendet wird die robuste Abfrage
shell-this-system-shows-no-file = Dieses System zeigt keinen Dateidialog; geben Sie stattdessen den Pfad ein

## overlays

shell-names-of-vertices = Namen der Ecken
shell-p0-q0-and-so-on = p0, q0 und so weiter
shell-search-direction-and-support = Suchrichtung und Stützpunkte
shell-the-arrow-v-and-the = Der Pfeil v und die Stützpunkte auf P und auf Q
shell-hull-of-p-q = Hülle von P ⊖ Q
shell-the-boundary-of-the-set = Der Rand der Menge aller Punkte p − q
shell-differences-of-vertices = Differenzen der Ecken
shell-each-vertex-of-p-minus = Jede Ecke von P minus jede von Q
shell-regions-of-the-simplex = Gebiete des Simplex
shell-regions = Gebiete
shell-the-voronoi-regions-of-the = Die Voronoi-Gebiete der Teile des Simplex: gewählt, geprüft oder unmöglich; bei vier Punkten die Flächen, vor denen der Ursprung liegt
shell-earlier-simplices = Frühere Simplizes
shell-the-simplices-of-earlier-iterations = Die Simplizes früherer Iterationen
shell-simplex-polytope-and-origin = Simplex, Polytop und Ursprung
shell-the-present-simplex-the-expanding = Das jetzige Simplex, das wachsende Polytop und der Ursprung
shell-lengths = Längen
shell-the-distance-or-depth-and = Der Abstand oder die Tiefe, und die Punkte, zwischen denen gemessen wird
shell-proof-at-the-last-step = Beweis beim letzten Schritt
shell-the-proof-of-the-verdict = Der Beweis des Urteils, sobald die Abfrage zu Ende ist
shell-proof-at-every-step = Beweis bei jedem Schritt
shell-the-proof-of-the-verdict-2 = Der Beweis des Urteils, von Anfang an
shell-tests-with-their-values = Tests mit ihren Werten
shell-tests = Tests
shell-where-each-test-changes-its = Wo jeder Test sein Vorzeichen wechselt, mit einem Pfeil zur positiven Seite und dem Wert
shell-where-a-can-never-be = Wo A nie sein kann
shell-a-never = A nie
shell-hatched-there-a-would-not = Schraffiert: Dort läge A nicht jenseits des Ursprungs, oder die Stützabbildung wäre falsch
shell-where-o-can-never-be = Wo O nie sein kann
shell-o-never = O nie
shell-hatched-there-the-origin-would = Schraffiert: Dort hätte eine frühere Iteration den Ursprung gefunden oder A verworfen; bei zwei und drei Punkten
shell-slabs-and-prisms-of-the = Platten und Prismen der Gebiete
shell-slabs = Platten
shell-with-two-and-three-points = Bei zwei und drei Punkten: die Gebiete als Körper, die sich auseinanderziehen lassen
shell-prism-that-contains-o = Prisma, das O enthält
shell-prism = Prisma
shell-with-four-points-the-walls = Bei vier Punkten: Wände, Boden und Decke des Gebiets, das den Ursprung enthalten kann
shell-edge-planes = Kantenebenen der Flächen
shell-paper = Kantenebenen
shell-with-four-points-planes-through = Bei vier Punkten: Ebenen durch die Kanten an A, senkrecht zu den Flächen, vor denen der Ursprung liegt
shell-link-3d-views = 3D-Ansichten koppeln
shell-both-views-look-in-the = Beide Ansichten blicken in dieselbe Richtung
shell-animation = Animation
shell-fade-letters-and-turn-cameras = Buchstaben allmählich blenden und Kameras allmählich drehen statt sofort
shell-show = { $name } zeigen
shell-a-simplex-of-two-or = Ein Simplex aus zwei oder mehr Punkten bestimmt Blickrichtungen
shell-look-along = Blicken entlang
shell-spread-the-regions = Gebiete auseinanderziehen
shell-move-the-regions-apart-the = Zieht die Gebiete auseinander; das gewählte bleibt

## panic_recovery

shell-leave-a-scene-that-failed = fehlgeschlagene Szene verlassen

## pictures

shell-shapes-and-difference = Formen und Differenz
shell-save-run-saves-the-scenes = „Lauf speichern“ braucht den Lauf der Szene auf dem Bildschirm: Wählen Sie Lauf → Ein Lauf
shell-explore-shows-no-simplex-of = Erkunden zeigt kein Simplex dieser Szene: Wählen Sie zuerst eines
shell-compare-is-covered-until-the = Der Vergleich ist verdeckt, bis der Lauf dort ist

## predicting

shell-step-on-each-decision-is = Gehen Sie weiter: Jede Entscheidung wird gefragt, bevor sie erscheint (Q beendet das)
shell-what-comes-later-stays-covered = Späteres bleibt verdeckt, solange nach Entscheidungen gefragt wird (Q beendet das)

## presenter

shell-digits-vote = Ziffern zählen Stimmen, Enter deckt auf
shell-1-to-5-choose-what = 1 bis 5 wählen, was zu sehen ist, B leert, Z ist ein Spotlicht, F11 endet
shell-blank-screen = Leerer Bildschirm

## recovering

shell-there-is-nothing-to-recover = Es gibt nichts wiederherzustellen
shell-file-recover-offers-more = Datei → Wiederherstellen bietet { $count ->
    [one] eine weitere
   *[other] { $count } weitere
    }

## renderer

## saving

shell-it-expects-another-result-now = { $saved }; das erwartete Ergebnis ist jetzt ein anderes: { $changes }
shell-the-scene-cannot-be-saved = Die Szene lässt sich nicht speichern
shell-was-changed-by-another-program = wurde von einem anderen Programm geändert; Datei → Neu laden zeigt es
shell-was-deleted-by-another-program = wurde von einem anderen Programm gelöscht; Speichern schreibt es wieder

## scenes

shell-is-the-scene-of-its = { $name } ist die { $place ->
        [first] erste
       *[last] letzte
    } Szene ihres Ordners

## setup

shell-bodies = Körper
shell-algorithm = Algorithmus
shell-query = Abfrage
shell-expected = Erwartet
shell-more-panels = Mehr anzeigen
    .tip = Zeigt alles: Genauigkeit, Grenzen, eingebaute Fehler, SCHNITT, STÜTZWERT, BEWEGUNG und alle Einblendungen
shell-overlays = Einblendungen
shell-break-it = Fehler einbauen
shell-break-the-algorithm = Algorithmus mit Fehler
shell-mystery-bug = Rätselfehler
shell-hide-a-mistake-at-random = Einen zufälligen Fehler verbergen: Finden Sie ein Paar, das ihn zeigt, dann nennen Sie ihn
shell-first-direction = Erste Richtung
shell-iteration-limit = Iterationsgrenze
shell-set-iteration-limit = Iterationsgrenze setzen
shell-precision = Genauigkeit
shell-a-touch-is = Berührung ist
shell-choose-contact-policy = Bedeutung der Berührung wählen
shell-the-published-codes-prescribe-or = Die veröffentlichten Codes geben < oder ≤ vor
shell-double-precision-the-vertices-are = Doppelte Genauigkeit: Die Ecken werden verwendet, wie sie sind
shell-single-precision-the-vertices-are = Einfache Genauigkeit: Die Ecken werden zuerst auf f32 gerundet, und die Referenz beurteilt die gerundeten, sodass ein Unterschied am Algorithmus liegt
shell-measure-depth-epa = Tiefe messen (EPA)
shell-after-overlap-expand-the-simplex = Nach OVERLAP das Simplex zu einem Polytop erweitern, das die Tiefe, ihre Richtung und die Kontaktpunkte angibt
shell-the-algorithm-distance-and-depth = Der Algorithmus für Abstand und Tiefe misst sie immer
shell-measure-depth = Tiefe messen
shell-stop-measuring-depth = Tiefe nicht mehr messen
shell-hide-the-verdict-of-this = Urteil dieser Szene verdecken
shell-cover-verdict-proof-notes-and = Urteil, Beweis, Notizen und Späteres verdecken, bis der Lauf dort ist; wird mit der Szene gespeichert
shell-hide-the-verdict = Urteil verdecken
shell-show-the-verdict = Urteil zeigen
shell-an-intersection = eine Überschneidung
shell-first-direction-x = Erste Richtung x
shell-first-direction-y = Erste Richtung y
shell-first-direction-z = Erste Richtung z
shell-the-first-direction-cannot-be = Die erste Richtung darf nicht null sein
shell-set-first-direction = erste Richtung setzen
shell-direction-x = Richtung { $number } x
shell-direction-y = Richtung { $number } y
shell-direction-z = Richtung { $number } z
shell-a-direction-cannot-be = Eine Richtung darf nicht null sein
shell-set-direction = Richtung { $number } setzen
shell-remove-direction = Richtung { $number } entfernen
shell-remove-direction-name = Richtung { $number } entfernen
shell-add-direction = Richtung hinzufügen
shell-add-direction-name = Richtung hinzufügen
shell-add-direction-about = Fügt nach der letzten eine Richtung an; dann die Komponenten eingeben
shell-no-next-direction = Eine Richtung gibt einen Punkt. Ein Simplex braucht { $count } Richtungen.

## shaping

shell-make-the-hull-of-p = { $name } zur Hülle von P und Q machen
shell-make-the-sum-of-p = { $name } zur Summe von P und Q machen

## showing

shell-keep-this-view = diese Ansicht merken
shell-forget-the-kept-view = gemerkte Ansicht vergessen
shell-the-scene-is-kept-with = Die Szene hat diese Ansicht schon gemerkt

## start

## status

shell-the-verdict-is-hidden = Das Urteil ist verdeckt
shell-a-click-takes-this-away = Ein Klick entfernt das
shell-arrows-move-in-the-field = Pfeile: im Feld bewegen (Enter wendet es an, Esc stellt es wieder her)
shell-explore-drag = Ziehen Sie einen Punkt oder O. Tab und Eingabe wählen einen aus, die Pfeile bewegen ihn
shell-explore-choose = Erkunden: wählen Sie ein Simplex
shell-arrows-one-step-shift-one = Pfeile: ein Schritt, Shift: eine Iteration, Ctrl: nächste neue Entscheidung
shell-arrows-picture = Pfeile: das Bild drehen oder schieben, Umschalt: schieben, + und −: zoomen, Esc: zurück zum Lauf
shell-arrows-control = Pfeile: in der Gruppe, Tab: nächstes Bedienelement, F6: nächster Teil, Esc: zurück zum Lauf
shell-pgup-and-pgdn-along-the = , PgUp und PgDn entlang der Blickrichtung
shell-arrows-move-shift-a-tenth = Pfeile: { $name } verschieben{ $step ->
        [none] { "" }
       *[other] { " " }um { $step }
    }{ $depth }, Shift: ein Zehntel, Esc: zurück zu den Schritten

## stored

shell-the-settings-can-neither-be = Die Einstellungen lassen sich nicht verwenden, und ihre Datei lässt sich nicht umbenennen: { $reason }; { $error }
shell-the-settings-are-neither-used = Die Einstellungen werden weder benutzt noch gespeichert: { $error }
shell-they-are-no-text = sie sind kein Text
shell-a-zoom-of = ein Zoom von { $zoom }
shell-a-size-or-place-of = eine Größe oder ein Ort von { $token }

## unsaved

shell-a-scene-that-undo-leads = Eine Szene, zu der Rückgängig führt, hat ungespeicherte Änderungen: { $title }
shell-a-scene-that-undo-leads-2 = Eine Szene, zu der Rückgängig in der anderen Dimension führt, hat ungespeicherte Änderungen: { $title }
shell-its-file-was-deleted = Ihre Datei wurde gelöscht
shell-the-scene-has-unsaved-changes = Die Szene hat ungespeicherte Änderungen
shell-the-d-scene-has-unsaved = Die { $dimension }D-Szene hat ungespeicherte Änderungen: { $title }
shell-untitled = Ohne Titel

## views

shell-the-picture = das Bild
shell-the-shapes = die Formen
shell-the-view-on-the-right = die Ansicht rechts
shell-q-goes-here = Q kommt hierher
shell-p-and-q-in-world = P und Q in Weltkoordinaten. Die Pfeile +v auf P und −v auf Q zeigen zu den Stützpunkten, deren Differenz A ist.
    Eine Form oder Ecke ziehen verschiebt sie (Ctrl rastet ein, Shift ist feiner, Esc stellt sie zurück), ein Doppelklick auf eine Kante fügt eine Ecke hinzu, ein Rechtsklick zeigt mehr.
    Anderswo ziehen verschiebt die Ansicht, mit Ctrl ziehen wählt aus, das Rad zoomt, ein Doppelklick zeigt alles
shell-p-and-q-in-world-2 = P und Q in Weltkoordinaten. Die Pfeile +v auf P und −v auf Q zeigen zu den Stützpunkten, deren Differenz A ist.
    Eine Form oder Ecke ziehen verschiebt sie in der Bildebene (Ctrl rastet ein, Shift ist feiner, Esc stellt sie zurück), ein Doppelklick auf eine Kante oder Fläche fügt eine Ecke hinzu, ein Rechtsklick zeigt mehr.
    Anderswo ziehen dreht die Ansicht, rechts oder mit Shift ziehen verschiebt sie, mit Ctrl ziehen wählt aus, das Rad zoomt, ein Doppelklick zeigt alles
shell-the-set-of-all-points = Die Menge aller Punkte p − q. P und Q überlappen, wenn der Ursprung O im Inneren dieser Menge liegt. A ist der neueste Punkt des Simplex, v die Suchrichtung.
    Ziehen verschiebt die Ansicht, das Rad zoomt, ein Doppelklick zeigt alles
shell-the-set-of-all-points-2 = Die Menge aller Punkte p − q. P und Q überlappen, wenn der Ursprung O im Inneren dieser Menge liegt. A ist der neueste Punkt des Simplex, v die Suchrichtung.
    Ziehen dreht die Ansicht, rechts oder mit Shift ziehen verschiebt sie, das Rad zoomt, ein Doppelklick zeigt alles

## workspace

shell-a-mistake-is-hidden-in = In diesem Algorithmus ist ein Fehler verborgen, und ein zweiter Lauf würde zeigen, wo
shell-back-to-the-run = Zurück zum Lauf
shell-the-setup-belongs-to-one = Die Einstellungen gehören zu „Ein Lauf“

## app

shell-the-run-has-only-steps = Der Lauf hat jetzt nur { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
    }: Gezeigt wird der letzte
shell-this-trace-cannot-be-opened = Diese Aufzeichnung lässt sich nicht öffnen

## Mit Werten

shell-saved = { $file } gespeichert
shell-opening = { $title } wird geöffnet…
shell-copied-as = { $title } kopiert als { $words }
shell-saved-2 = { $file } gespeichert
shell-this-page-locks-until-the = Bis die Lektion geschlossen ist, sperrt diese Seite: { $words }
shell-handout = arbeitsblatt.{ $extension }
shell-shapes = formen.{ $extension }
shell-run = lauf.{ $extension }
shell-reloaded = { $file } neu geladen
shell-show-2 = { $title } zeigen
shell-exists-save-again-to-replace = { $file } existiert; noch einmal speichern ersetzt die Datei
shell-copied-a-picture-pixels = Bild kopiert: { $name }, { $size } Pixel
shell-step-of = Schritt { $step } von { $steps }
shell-saved-4 = { $file } gespeichert
shell-is-open-in-another-window = { $file } ist auch in einem anderen Fenster offen; Speichern fragt vorher
shell-choose = { $title } wählen
shell-compute-in = in { $name } rechnen
shell-s-code-prescribes-its-first = Der Code gibt seine erste Richtung vor: { $title }
shell-make-a = { $name } zum { $polytope } machen
shell-mirror-in = { $name } in { $axis } spiegeln
shell-center = { $name } zentrieren
shell-normalize = Größe von { $name } normieren
shell-change-to-d = zu { $count }D wechseln
shell-make-a-2 = { $name } zum { $polytope } machen
shell-set-the-added-radius-of = zusätzlichen Radius von { $name } setzen
shell-cut-off = { $letter }{ $vertex } abschneiden
shell-after = { $word } nach { $count ->
        [one] { $count } Stützpunkt
       *[other] { $count } Stützpunkten
    }
shell-the-settings-cannot-be-used = Die Einstellungen lassen sich nicht verwenden und sind jetzt in { $file }: { $reason }
shell-the-lesson-has-unsaved-changes = Die Lektion hat ungespeicherte Änderungen: { $title }
shell-help-on-the = Hilfe: { $name }
shell-gjk-sandbox-2 = { $title }{ $changed } - GJK Sandbox

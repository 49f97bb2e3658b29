### Das Fenster: Felder.

## proof

panels-what-is-true-whatever-the = Was wahr ist, was auch immer der Algorithmus sagt
panels-curved-shapes-are-known-to = Gekrümmte Formen sind bis auf diese Länge bekannt, in Einheiten der Szene

## help

panels-drag-p-or-q-shapes = P oder Q ziehen (Formen)
panels-moves-it = verschiebt sie
panels-moves-it-in-the-view = verschiebt sie in der Bildebene
panels-drag-a-handle-of-the = Einen Griff der Auswahl ziehen
panels-moves-turns-scales-along-its = verschiebt, dreht, skaliert entlang seiner Achse
panels-ctrl-while-dragging = Ctrl beim Ziehen
panels-shift-while-dragging = Shift beim Ziehen
panels-a-tenth-of-the-way = ein Zehntel des Weges
panels-drag-elsewhere = Anderswo ziehen
panels-right-drag-or-shift-and = Rechts ziehen, oder mit Shift
panels-wheel-or-pinch = Rad oder zwei Finger
panels-zooms-to-the-pointer = zoomt zum Zeiger
panels-rest-on-a-point = Auf einem Punkt ruhen
panels-says-what-it-is = sagt, was er ist
panels-rest-on-a-notation = Auf einem Zeichen oder Begriff ruhen
panels-explains-it-g-more = erklärt es; G: mehr
panels-rest-on-a-row-of = Auf einer Zeile von SCHRITTE ruhen
panels-rings-its-points = umringt ihre Punkte
panels-double-click = Doppelklick
panels-frames-the-view = passt die Ansicht ein
panels-esc-while-dragging = Esc beim Ziehen
panels-puts-it-back = stellt alles zurück
panels-w-e-or-r-an = W, E oder R, eine Achse, eine Zahl, Enter
panels-w-x-2-by-2 = W X 2: um 2 entlang x; E 90, R 2
panels-also-z-shift-and-x = auch Z; Shift und X: senkrecht zu x
panels-enter-then-arrows = Enter, dann Pfeile
panels-nudges-what-is-selected = rückt die Auswahl
panels-in-the-view-pgup-pgdn = im Bild; PgUp und PgDn senkrecht dazu
panels-commands-and-keys = Befehle und Tasten
panels-what-can-be-done-now = Was jetzt möglich ist; „Befehl suchen…“ im Menü Hilfe hat auch alle anderen
panels-close = Schließen
panels-pointer = Zeiger

## failure

panels-an-error-in-the-program = Ein Fehler im Programm
panels-happened =
    { $message }
    bei { $place }
panels-it-is-not-your-fault = Es liegt nicht an Ihnen. Die letzte Szene, die funktionierte, geht weiter, und ihre ungespeicherten Änderungen stehen in einer Wiederherstellungsdatei. Bitte senden Sie den Bericht: Fehler, Version, System, Renderer und Szene.
panels-copy-report = Bericht kopieren
panels-copied = Kopiert
panels-go-on = Weiter

## palette

panels-a-part-of-its-name = Ein Teil des Namens, etwa einpassen oder speichern
panels-find-a-command = Befehl suchen
panels-no-command-has-these-words = Kein Befehl hat diese Wörter
panels-show-all-commands = Alle Befehle zeigen

## break_it

panels-a-mistake-is-not-corrected = Ein Fehler wird nicht berichtigt: Das Urteil ist das des Laufs mit dem Fehler

## pose

panels-position = Ort
panels-angle = Winkel °
panels-in-degrees-or-with-a = In Grad oder mit Einheit: 30deg, pi/6 rad
panels-added-radius = Zusatzradius
panels-the-radius-of-a-ball = Der Radius einer Kugel, die zu jedem Punkt der Form hinzukommt
panels-added-radius-2 = { $name }: zusätzlicher Radius
panels-set-the-added-radius-of = zusätzlichen Radius von { $name } setzen

## paste

panels-the-pasted-list = Die eingefügte Liste
panels-line-column-expected-found = Zeile { $line }, Spalte { $column }: erwartet: { $expected }; gefunden: { $found }

## subject

## kind

panels-replace = Ersetzen…
panels-choose-another-shape-in-the = Eine andere Form in der Galerie wählen

## vertices

panels-if-several-vertices-are-farthest = Sind mehrere Ecken in einer Richtung die fernsten, so ist die erste in dieser Reihenfolge der Stützpunkt
panels-ends = Enden
panels-make-it-a = Zum { $polytope } machen…
panels-add-a-vertex-to = Ecke zu { $side } hinzufügen
panels-add-a-vertex-after-the = Eine Ecke nach der ausgewählten hinzufügen, oder am Ende
panels-up = Nach oben
panels-down = Nach unten
panels-select-a-vertex-to-move = Wählen Sie eine Ecke aus, um sie in der Reihenfolge zu verschieben, die Gleichstände der Stützpunkte entscheidet
panels-paste = Einfügen
panels-paste-vertices-into = Ecken in { $side } einfügen
panels-add-the-points-on-the = Die Punkte der Zwischenablage als Ecken hinzufügen, in jeder üblichen Schreibweise
panels-select = { $name } auswählen{ $remark }
panels-delete = { $name } löschen
panels-in-the-world = In Weltkoordinaten: { $at }

## parameters

panels-new-seed = Neuer Startwert
panels-another-random-shape-of-the = Eine andere zufällige Form derselben Art

## about

panels-to-cite-the-program = Das Programm zitieren
panels-licence = Lizenz
panels-as-you-choose = { $license }, nach Ihrer Wahl
panels-report =
    GJK Sandbox { $version }
    System: { $system }
    Renderer: { $renderer }
panels-to-cite-an-algorithm-take = Um einen Algorithmus zu zitieren, nehmen Sie die Zeile darunter in den Einstellungen.
panels-copy-citation = Zitat kopieren
panels-to-report-a-bug = Einen Fehler melden
panels-say-what-you-did-what = Sagen Sie, was Sie getan, gesehen und erwartet haben, und fügen Sie den Bericht an: Version, System, Renderer und offene Szene.

## mystery

panels-2-name-the-mistake = 2. Den Fehler nennen
panels-choose = Wählen
panels-name-the-mistake = Fehler nennen
panels-first-find-a-pair-that = Finden Sie zuerst ein Paar, das ihn zeigt
panels-give-up = Aufgeben
panels-show-the-mistake = Den Fehler zeigen

## expected

panels-so-it-is = So ist es
panels-expected-of-the-original = Sie haben das Paar geändert; dies erwartet die ursprüngliche Szene.
panels-expect-this-result = Dieses Ergebnis erwarten
panels-saving-does-the-same-after = Speichern tut dasselbe nach einer Änderung der Szene
panels-expect-this-result-2 = dieses Ergebnis erwarten
panels-expect-nothing = Nichts erwarten
panels-the-scene-is-then-compared = Die Szene wird dann mit der Referenz verglichen
panels-expect-nothing-2 = nichts erwarten

## verdict

panels-the-verdict-is-hidden = Das Urteil ist verdeckt
panels-reference-agrees = Referenz stimmt zu
panels-reference-cannot-tell = Referenz kann es nicht sagen
panels-the-search-left-the-question = Die Suche ließ die Frage offen, und exakte Rechnung hat sie entschieden
panels-settled-exactly = exakt entschieden
panels-break-it-in-the-setup = „Fehler einbauen“ in den Einstellungen lässt Sie ihn nennen oder aufgeben
panels-a-mistake-is-hidden = ein Fehler ist verborgen

## why

panels-less = Weniger
panels-more = Mehr
panels-show-the-run-with-this = Den Lauf mit dieser Änderung neben diesem zeigen
panels-click-to-see-both-runs = Klicken zeigt beide Läufe nebeneinander

## covered

panels-covered-until-the-run-gets = Verdeckt, bis der Lauf dort ist
panels-show-it-now = Jetzt zeigen

## steps

panels-start-of-epa = Beginn von EPA
panels-epa-iteration = EPA-Iteration { $number }

## script

## glossary

panels-glossary = Glossar
panels-nothing-like-that-in-the = Nichts dergleichen im Glossar
panels-show-all-entries = Alle Einträge zeigen
panels-search-a-notation-or-a = Suche: ein Zeichen oder ein Wort
panels-search-the-glossary = Glossar durchsuchen
panels-also = Auch: { $aliases }

## plot

panels-charts = Kurven
panels-this-run-has-no-such = Dieser Lauf hat keine solchen Zahlen
panels-which-numbers-are-plotted-and = Welche Zahlen gezeichnet sind, und in welchem Maßstab
panels-linear-scale = Linearer Maßstab
panels-equal-steps-are-equally-far = Gleiche Schritte liegen gleich weit auseinander

## words

panels-the-length-of-the-search = Die Länge der Suchrichtung v, wie der Algorithmus sie berechnet. Ein Punkt ergibt v in Einheiten der Szene, die Normale zweier Kanten in Quadraten davon, ein Dreifachprodukt in dritten Potenzen: Außer bei Abstand und Tiefe ist sie eine bloße Zahl, auf null, Überlauf und Unterlauf hin zu beobachten, nicht auf ihre Höhe
panels-in-which-region-of-the = In welchem Gebiet des Simplex der Ursprung gefunden wurde, Iteration für Iteration
panels-the-difference-of-the-bounds = Der Unterschied der Schranken, |x| − x·A/|x|, ist höchstens ε|x|, also ist der Abstand bis auf den Teil ε bekannt. Van den Bergen 2003 (dort ist v unser x, w unser A); Bullet testet mit ε², seinem REL_ERROR2. Fehler: Der nächste Punkt selbst ist nur bis auf √ε·|x| bekannt, deshalb quadrieren sie ε; wo die Formen sich berühren, geht |x| gegen 0, und Rundungsfehler verhindern den Ausgang, also muss ein absoluter Test daneben stehen
panels-the-distance-is-known-to = Der Abstand ist bis auf ε Einheiten der Szene bekannt. Van den Bergen 1999. Fehler: ein ε, das nicht mit der Szene wächst; quadrierte Längen damit zu vergleichen, was bei √ε endet; A·v zu vergleichen, ohne durch |v| zu teilen; die letzte untere Schranke für die größte zu nehmen

## code

panels-from-step-on-this-run = Ab Schritt { $step } folgt dieser Lauf dem Code nicht
panels-this-run-does-not-execute = Dieser Lauf führt diese Zeile nicht aus
panels-go-to-iteration = Zu dieser Iteration gehen
panels-copy-row = Diese Zeile kopieren
panels-copy-rows = Tabelle kopieren
panels-pseudocode = Pseudocode
    .tip = Der Algorithmus in Worten und Formeln
panels-program = Dieselben Zeilen in { $language }, ohne Bibliotheken
panels-no-program = Kein kurzes Programm leistet, was dieser Algorithmus leistet: Er beweist sein Ergebnis mit exakter Arithmetik. Die Abfragen von Djonov, Winter, Bittle und Cinkes haben eines; wählen Sie eine unter Algorithmus.
panels-copy-program = Kopieren
    .tip = Ein Programm kopieren, das diese Abfrage mit P und Q ausführt und die Antwort ausgibt
    .round = Das Programm braucht Formen mit Ecken und ohne Radius
panels-copied-program = Programm in { $language } kopiert

## color

panels-orange = Orange
panels-sky-blue = Himmelblau
panels-green = Grün
panels-yellow = Gelb
panels-blue = Blau
panels-vermillion = Zinnober
panels-purple = Violett
panels-light-gray = Hellgrau
panels-dark-gray = Dunkelgrau
panels-give-the-default-color = { $called } die Standardfarbe geben
panels-color-of = Farbe von { $called }
panels-default-color = Standardfarbe
panels-color-of-as-rrggbb = Farbe von { $called } als #RRGGBB

## bodies

panels-a-scene-can-have-more = Eine Szene kann neben P und Q weitere Körper haben: P wird gegen jeden getestet, und jeder kann Q werden
panels-add-a-copy-of-q = Kopie von Q hinzufügen
panels-another-body-beside-q-of = Ein weiterer Körper neben Q, von derselben Form
panels-add-a-copy-of-q-2 = Kopie von Q hinzufügen
panels-make-q = Zu Q machen
panels-run-the-query-for-p = Die Abfrage für P und diesen Körper ausführen
panels-make-q-2 = { $called } zu Q machen
panels-rename = Umbenennen
panels-delete-2 = Löschen
panels-more-about = Mehr zu { $called }
panels-name-of = Name von { $called }

## touch

panels-touch = Berühren
panels-at-a-distance = Mit einem Abstand
panels-at-a-penetration-depth = Mit einer Eindringtiefe
panels-toward-p = Zu P hin
panels-along-x = Entlang x
panels-along-y = Entlang y
panels-along-z = Entlang z
panels-along-a-typed-vector = Entlang eines Vektors
panels-make-q-touch-p = Q an P legen
panels-make-touch = Berühren lassen
panels-q-slides-along-a-line = Q gleitet auf einer Geraden, vor oder zurück, je nachdem, was kürzer ist
panels-direction = Richtung
panels-direction-to-slide = Richtung des Gleitens
panels-direction-2 = Richtung { $letter }
panels-goal = Ziel
panels-distance = Abstand
panels-depth = Tiefe
panels-exact = Exakt
panels-apply = Anwenden
panels-cancel = Abbrechen

## transport

panels-pause = Anhalten
panels-play = Abspielen
panels-speed = Tempo
panels-how-fast-the-steps-play = Wie schnell die Schritte ablaufen (Tasten − und =)
panels-scrubber = Schritt-Regler
panels-support-point = Stützpunkt
panels-support-point-rejected = Stützpunkt, verworfen
panels-test-of-a-plane = Test einer Ebene
panels-radii-set-aside = von den Formen zu den Kernen
panels-projection-along-an-edge = Projektion entlang einer Kante
panels-weights-of-a-foot = baryzentrische Koordinaten
panels-nearest-point-bounds = nächster Punkt, Schranken
panels-new-direction = neue Richtung
panels-new-direction-is-zero = neue Richtung ist null
panels-initial-polytope = erstes Polytop
panels-expansion-of-the-polytope = Erweiterung des Polytops
panels-the-runs-diverge = die Läufe gehen auseinander
panels-not-shown-yet = noch nicht gezeigt

## Mit Werten

panels-move = { $name } verschieben
panels-rotate = { $name } drehen
panels-angle-in-degrees = { $name }: Winkel in Grad
panels-angle-about-in-degrees = { $name }: Winkel um { $letter } in Grad
panels-paste-vertices-into-2 = { $count } Ecken in { $name } einfügen
panels-expected-points-of-numbers-in = Erwartet: Punkte aus { $count } Zahlen in der Zwischenablage; gefunden: { $summary }
panels-kind-of = Art von { $name }
panels-replace-2 = { $name } ersetzen…
panels-replace-by = { $name } durch { $shape } ersetzen
panels-vertices-hull-of-used = Ecken (Hülle: { $count } von { $count_2 } verwendet)
panels-corners = Ecken ({ $count })
panels-title-of = { $title } von { $name }
panels-add = + Neu
panels-make-a = { $name } zum { $polytope } machen…
panels-convert-it-to-a-whose = In ein { $polytope } umwandeln, dessen Ecken, die eigenen oder Randpunkte, sich einzeln bearbeiten lassen
panels-insert = { $letter }{ $after } einfügen
panels-move-a-vertex-of = Eine Ecke von { $side } { $name } verschieben
panels-move-2 = { $letter }{ $index } { $name } verschieben
panels-reorder = { $letter }{ $from } umordnen
panels-delete-3 = { $name } löschen
panels-move-3 = { $letter }{ $index } verschieben
panels-gjk-sandbox-version-computer-program = { $env }. GJK Sandbox, Version { $VERSION }. Computerprogramm.
panels-gjk-sandbox = GJK Sandbox { $VERSION }
panels-iteration = Iteration { $index }
panels-figure = Bild: { $title }
panels-color = { $called } färben
panels-a-color-is-written-as = Eine Farbe schreibt man wie #8899AA; gefunden: `{ $trim }`
panels-select-2 = { $name } auswählen
panels-delete-4 = { $called } löschen
panels-rename-2 = { $called } umbenennen
panels-vertices = { $vertices ->
    [one] 1 Ecke
   *[other] { $vertices } Ecken
    }
panels-put-q-at-a-distance = Q in den Abstand { $gap } von P legen
panels-make-q-penetrate-p-by = Q um { $depth } in P eindringen lassen
panels-q-moves-by = Q bewegt sich um ({ $list })
panels-error-no-representable-number-is = Fehler { $number }: Keine darstellbare Zahl ist näher
panels-moves-turns-scales = verschiebt, dreht, skaliert
panels-grid-15-tenths = Gitter, 15°, Zehntel
panels-pans = verschiebt die Ansicht
panels-orbits = dreht die Ansicht
panels-2d-views = 2D-Ansichten
panels-3d-views = 3D-Ansichten

## WARUM: die Überschrift über den Sätzen eines Schritts

why-title = WARUM
# Beim Ruhen des Zeigers: $step ist „Schritt 3 von 10“.
why-heading = { $step }: { $verdict }
# Eine Schaltfläche bei einem Gleichstand von Stützpunkten: $vertex ist p1 oder q2.
why-what-if = Und mit { $vertex }?

## Das Urteil, und was die Referenz dazu sagt

verdict-line = { $verdict }, { $judgement }
# $name und $value: eine gemessene Länge, etwa Abstand 3.
verdict-line-measured = { $verdict }, { $name } { $value }, { $judgement }
verdict-of-algorithm = { $supports ->
    [one] Das Urteil aus einem Stützpunkt: { $algorithm }
   *[other] Das Urteil aus { $supports } Stützpunkten: { $algorithm }
    }
verdict-of-external = { $supports ->
    [one] Das Urteil Ihres Laufs, aus einem Stützpunkt
   *[other] Das Urteil Ihres Laufs, aus { $supports } Stützpunkten
    }
verdict-length = { $name } { $value }
verdict-length-tip = Die gemessene Länge; der Beweis hat alle
verdict-agrees-tip = Auch ein unabhängiges Verfahren sagt { $verdict }
verdict-cannot-tell-tip = Bis auf { $tolerance } berühren sich die Formen. Bei gekrümmten Formen so nahe an einer Berührung kann die Referenz nicht sagen, ob sie überlappen, sich berühren oder getrennt sind
# $verdict ist TOUCHING, SEPARATE oder UNDECIDED, wie das Fenster es zeigt.
verdict-disagrees = WIDERSPRICHT: Richtig ist { $verdict }
# $verdict ist OVERLAP.
verdict-disagrees-overlap = WIDERSPRICHT: Richtig ist { $verdict }
verdict-disagrees-within = WIDERSPRICHT: Die Formen berühren sich bis auf { $tolerance }
# $defects: die Namen der eingebauten Fehler, mit Kommas.
verdict-defects = absichtlich falsch: { $defects }

## BEWEIS

proof-title = BEWEIS
proof-exact =
    .tip = In exakter Rechnung geprüft mit den Ecken, wie sie sind, ohne Rundungsfehler
proof-measured = GEMESSEN

## Das Abspielen: Schaltflächen, Tempo, Zähler und Regler

# Der Platz ist der von „step 100 of 100“.
transport-markers = Zeichen dieses Laufs
transport-go-to-this-step = Zu diesem Schritt gehen
transport-step = Schritt { $number } von { $count }
# Ein Stopp zweier verglichener Läufe.
transport-stop = Stopp { $number } von { $count }
# $marker ist einer der Namen unten.
transport-step-marker = Schritt { $number }: { $marker }
transport-stop-marker = Stopp { $number }: { $marker }
transport-marker-region = Gebiet
transport-marker-simplex = Simplex
transport-marker-probe = Stützpunkt außerhalb des Polytops
transport-marker-measured = gemessen
transport-marker-end = Ende

## Fehler einbauen: eingebaute Fehler, und die Suche nach einem verborgenen

mystery-task = In diesem Algorithmus ist ein Fehler verborgen. Alles, was ihn nennen würde, ist verdeckt.
mystery-pair =
    .found = 1. Ein Paar finden, bei dem der Algorithmus sich irrt: gefunden
    .missing = 1. Ein Paar finden, bei dem der Algorithmus sich irrt: noch nicht
# $defect: der Name des Fehlers.
mystery-named = Richtig, es ist „{ $defect }“
mystery-given-up = Es war „{ $defect }“
mystery-wrong = Nicht „{ $defect }“

## KURVEN

plot-none-shown = Wählen Sie oben, was gezeichnet wird
plot-no-bounds = Dieser Lauf misst keine Länge. Wählen Sie den Algorithmus für Abstand und Tiefe, oder schalten Sie „Tiefe messen (EPA)“ für überlappende Formen ein
plot-gap = Lücke
    .tip = Obere und untere Schranke des Abstands bei jeder Iteration, wo die üblichen Abbruchkriterien enden würden und mit welchem Fehler
plot-automatic = Passender Maßstab
    .tip = Logarithmisch, wo Zahlen sich um Größenordnungen unterscheiden
plot-logarithmic = Logarithmischer Maßstab
    .tip = Gleiche Verhältnisse liegen gleich weit auseinander; null hat keinen Platz, und ein Wert unter null ist ein Ring
plot-quantity-reach = Der Abstand des neuesten Punkts A entlang der Suchrichtung v mit Vorzeichen, in Einheiten der Szene: A·v geteilt durch die Länge von v. Unter null trennt v die Formen P und Q
plot-quantity-bounds = Die untere und obere Schranke des Abstands oder der Eindringtiefe
plot-quantity-size = Die Größe des Simplex nach jeder Iteration, und die des Polytops von EPA, in Einheiten der Szene: seine Länge, die Quadratwurzel seiner Fläche oder die Kubikwurzel seines Volumens. So haben alle eine Einheit: die Seite eines ebenso großen Quadrats oder Würfels

## Die Lücke in KURVEN: die Toleranz und die Abbruchkriterien

plot-tolerance = Toleranz ε
    .decades = Zehnerpotenzen der Toleranz ε
    .tip = Die Toleranz ε der Kriterien: relativ |x|² − x·A ≤ ε|x|², also |x| − δ ≤ ε|x| mit δ = x·A/|x|; absolut |x| − μ ≤ ε in Einheiten der Szene, wobei μ das bisher größte δ ist. Van den Bergen 2003 und 1999, wo v unser x ist und w unser A
plot-criterion = { $criterion }: { $verdict }
plot-criterion-click = Ein Klick führt zur Iteration
plot-criterion-duplicate = Nach seinem Eckenpaar ist A schon ein Punkt des Simplex: Ist v = −x, so liegt nichts entlang v weiter, und x ist der nächste Punkt. Der wichtigste Ausgang von Box2D; in Bullet neben der Toleranz. Fehler: sich bei gekrümmten Formen darauf zu verlassen, deren Stützpunkte nie zweimal kommen müssen; Koordinaten mit einer Toleranz zu vergleichen, die die Enden kurzer Kanten verschmilzt
plot-criterion-no-progress = A hat das Simplex O nicht näher gebracht. So endet Jolt. Fehler: Das verspricht keine Genauigkeit, da es eine obere Schranke mit sich selbst vergleicht; in f32 endet es durch Rundungsfehler vor dem Minimum, und ein Simplex, dessen falscher Teil blieb, endet irgendwo

## Das Menü eines Punktes von P ⊖ Q

point-select = p{ $p } und q{ $q } auswählen
point-go = Zu Schritt { $step } gehen, der ihn gefunden hat
point-copy = Seine Koordinaten kopieren
point-keep = Hervorgehoben lassen
    .tip = Auch ein Klick auf den Punkt hält ihn fest; Esc löst ihn

### Das Fenster: Zustand.

## focus

state-pointed-at = unter dem Zeiger

## panics

state-an-unknown-place = unbekannte Stelle

## layout

state-p-q = P ⊖ Q
state-the-minkowski-difference-and-the = Die Minkowski-Differenz und das Simplex darin
state-the-reference-verdict-with-its = Das Urteil der Referenz mit seinem Beweis, und die gemessenen Längen

## job

state-work-beside-the-window-has = Arbeit neben dem Fenster ist fehlgeschlagen: { $message }, bei { $place }

## effect

state-the-verdict-is-hidden-until = Das Urteil ist verdeckt, bis der Lauf dort ist

## recovery

state-no-recovery-file-can-be = Keine Wiederherstellungsdatei lässt sich schreiben; der nächste Versuch folgt: { $error }
state-recovery-is-written-again = Die Wiederherstellungsdateien werden wieder geschrieben
state-the-settings-cannot-be-saved = Die Einstellungen lassen sich nicht speichern: { $error }

## panel

state-shapes-world-space = FORMEN (Weltkoordinaten)
state-shapes = FORMEN
state-minkowski-difference-p-q = MINKOWSKI-DIFFERENZ  P ⊖ Q
state-shapes-view = Ansicht der Formen
state-difference-view = Ansicht der Differenz

## Mit Werten

state-make-q = { $other_name } zu Q machen

## Die Zwischenablage

state-the-clipboard-answered-too-late = Die Zwischenablage hat zu spät geantwortet: Fügen Sie noch einmal ein
state-there-is-no-text-on = In der Zwischenablage ist kein Text, oder ihr Besitzer antwortet nicht

## Die Felder neben den Formen

pane-slice = SCHNITT
    .tip = Die Minkowski-Differenz, von einer Ebene geschnitten
pane-map = KARTE
    .tip = Das Ergebnis für jeden anderen Ort von Q
pane-reach = STÜTZWERT
    .tip = Die Stützfunktionen von P, Q und P ⊖ Q: der Stützwert jeder in einer gewählten Richtung

## Die Reiter unter den Sätzen eines Schritts; der Reiter des Beweises hat dessen Überschrift

tab-steps = SCHRITTE
    .tip = Eine Zeile für jede Iteration der Suche und des wachsenden Polytops
tab-code = CODE
    .tip = Der Algorithmus als Pseudocode, mit den Zeilen, die dieser Schritt ausführt
tab-tree = BAUM
    .tip = Die Entscheidungen des Algorithmus, der Weg dieses Laufs und die Zweige, die er nie erreicht hat
tab-plot = KURVEN
    .tip = Zahlen des Laufs, Iteration für Iteration
tab-motion = BEWEGUNG
    .tip = Q bewegen oder drehen und Stützpunkte Bild für Bild zählen

## Szenen und Wiederherstellungsdateien

# Eine Szene oder Seite ohne Titel.
document-untitled = Ohne Titel
# Die Änderung, nach „Rückgängig“.
document-undo-reload = Datei neu laden
recent-no-longer-kept = { $name }: nicht mehr aufbewahrt
leftover-lesson = Lektion: { $title }
leftover-no-text = { $file }: kein Text
# Eine Wiederherstellungsdatei und ihr Alter.
leftover-seconds = { $file }, vor weniger als einer Minute
leftover-minutes = { $count ->
    [one] { $file }, vor 1 Minute
   *[other] { $file }, vor { $count } Minuten
    }
leftover-hours = { $count ->
    [one] { $file }, vor 1 Stunde
   *[other] { $file }, vor { $count } Stunden
    }
leftover-days = { $count ->
    [one] { $file }, vor 1 Tag
   *[other] { $file }, vor { $count } Tagen
    }

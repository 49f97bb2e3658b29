### Das Fenster: Zustand.

## focus

state-pointed-at = unter dem Zeiger

## recovery_file

## panics

state-an-unknown-place = unbekannte Stelle

## layout

state-p-q = P ⊖ Q
state-the-minkowski-difference-and-the = Die Minkowski-Differenz und das Simplex darin
state-the-minkowski-difference-cut-by = Die Minkowski-Differenz, von einer Ebene geschnitten
state-what-would-come-out-wherever = Was herauskäme, wo auch immer Q wäre
state-the-support-functions-of-p = Die Stützfunktionen von P, Q und P ⊖ Q: wie weit jede in einer gewählten Richtung reicht
state-one-row-for-each-iteration = Eine Zeile für jede Iteration der Suche und des wachsenden Polytops
state-the-algorithm-as-pseudocode-with = Der Algorithmus als Pseudocode, mit den Zeilen, die dieser Schritt ausführt
state-the-decisions-of-the-algorithm = Die Entscheidungen des Algorithmus, der Weg dieses Laufs und die Zweige, die er nie erreicht hat
state-numbers-of-the-run-iteration = Zahlen des Laufs, Iteration für Iteration
state-move-or-spin-q-and = Q bewegen oder drehen und Stützpunkte Bild für Bild zählen
state-the-reference-verdict-with-its = Das Urteil der Referenz mit seinem Beweis, und die gemessenen Längen

## recent


## job

state-work-beside-the-window-has = Arbeit neben dem Fenster ist fehlgeschlagen: { $message }, bei { $place }

## effect

state-the-verdict-is-hidden-until = Das Urteil ist verdeckt, bis der Lauf dort ist

## recovery

state-no-recovery-file-can-be = Keine Wiederherstellungsdatei lässt sich schreiben: { $error }

## leftover

state-less-than-a-minute-ago = vor weniger als einer Minute

## panel

state-shapes-world-space = FORMEN (Weltkoordinaten)
state-minkowski-difference-p-q = MINKOWSKI-DIFFERENZ  P ⊖ Q
state-shapes-view = Ansicht der Formen
state-difference-view = Ansicht der Differenz

## Mit Werten

state-lesson = Lektion: { $trim }
state-no-text = { $file }: kein Text
state-ago = vor { $counted }
state-ago-2 = vor { $counted }
state-ago-3 = vor { $counted }
state-make-q = { $other_name } zu Q machen

## Die Zwischenablage

state-the-clipboard-answered-too-late = Die Zwischenablage hat zu spät geantwortet: Fügen Sie noch einmal ein
state-there-is-no-text-on = In der Zwischenablage ist kein Text, oder ihr Besitzer antwortet nicht

### Das Fenster: Zustand.

## focus

state-pointed-at = unter dem Zeiger

## recovery_file

## panics

state-an-unknown-place = unbekannte Stelle

## layout

state-p-q = P ⊖ Q
state-the-minkowski-difference-and-the = Die Minkowski-Differenz und das Simplex darin
state-the-reference-verdict-with-its = Das Urteil der Referenz mit seinem Beweis, und die gemessenen Längen

## recent

## job

state-work-beside-the-window-has = Arbeit neben dem Fenster ist fehlgeschlagen: { $message }, bei { $place }

## effect

state-the-verdict-is-hidden-until = Das Urteil ist verdeckt, bis der Lauf dort ist

## recovery

state-no-recovery-file-can-be = Keine Wiederherstellungsdatei lässt sich schreiben: { $error }

## leftover

## panel

state-shapes-world-space = FORMEN (Weltkoordinaten)
state-minkowski-difference-p-q = MINKOWSKI-DIFFERENZ  P ⊖ Q
state-shapes-view = Ansicht der Formen
state-difference-view = Ansicht der Differenz

## Mit Werten

state-make-q = { $other_name } zu Q machen

## Die Zwischenablage

state-the-clipboard-answered-too-late = Die Zwischenablage hat zu spät geantwortet: Fügen Sie noch einmal ein
state-there-is-no-text-on = In der Zwischenablage ist kein Text, oder ihr Besitzer antwortet nicht

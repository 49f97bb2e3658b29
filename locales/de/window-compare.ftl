### Das Fenster: Vergleichen.

## view

compare-difference-view-of-run-1 = Ansicht der Differenz, Lauf 1
compare-difference-view-of-run-2 = Ansicht der Differenz, Lauf 2
compare-this-run-begins-at-a = Dieser Lauf beginnt in einer späteren Zeile

## choices

compare-precision-of-the-second-run = Genauigkeit des zweiten Laufs
compare-break-it = Fehler einbauen…
compare-break-it-2 = Fehler einbauen ({ $count })…
compare-in-the-second-run = {" "}im zweiten Lauf
compare-make-the-second-run-wrong = Den zweiten Lauf absichtlich falsch machen
compare-the-run-as-the-other = Der Lauf, wie das andere Programm ihn angibt
compare-algorithm-of-the-second-run = Algorithmus des zweiten Laufs
compare-the-first-direction-of-the = Die erste Richtung des zweiten Laufs
compare-the-code-prescribes-its-first = Der Code gibt seine erste Richtung vor
compare-first-direction-of-the-second = Erste Richtung des zweiten Laufs
compare-a-touch-is-yes = Berührung: JA
compare-a-touch-is-no = Berührung: NEIN
compare-the-published-codes-have-their = Hier keine Wahl: Ein veröffentlichter Code hat sein eigenes < oder ≤
compare-what-a-touch-is-in = Was eine Berührung im zweiten Lauf ist
compare-ties = Gleichstände…
compare-where-several-vertices-are-equally = Liegen mehrere Ecken gleich weit, gewinnt die erste oder diese
compare-the-first-in-vertex-order = Die erste in der Reihenfolge der Ecken
compare-let-another-vertex-win-ties = Eine andere Ecke Gleichstände im zweiten Lauf gewinnen lassen

## ui

compare-the-second-run-is-on = Der zweite Lauf ist unterwegs
compare-the-first-run = der erste Lauf
compare-the-second-run = der zweite Lauf
compare-run = Lauf…
compare-the-scenes-own-query = Die eigene Abfrage der Szene
compare-swap = Tauschen
compare-how-another-program-has-run = Wie ein anderes Programm seine Abfrage ausgeführt hat, ist nicht bekannt
compare-the-second-run-becomes-the = Der zweite Lauf wird der eigene der Szene, und umgekehrt
compare-swap-the-two-runs = Läufe tauschen
compare-this-run-has-not-begun = Dieser Lauf hat noch nicht begonnen
compare-the-table = die Tabelle
compare-no-divergence = KEIN UNTERSCHIED
compare-show-it = Zeigen
compare-go-to-the-place-where = Zur Stelle gehen, an der die Läufe auseinandergehen

## table

compare-first-divergence = , erster Unterschied
compare-different-points = , verschiedene Punkte
compare-run-1-only = , nur Lauf 1
compare-run-2-only = , nur Lauf 2
compare-row-head = Zeile

## Mit Werten

compare-from = ab { $written }
compare-has-no-short-list-of = { $name } hat keine kurze Liste von Ecken
compare-first = erste { $letter }
compare-first-divergence-in-row = ERSTER UNTERSCHIED in Zeile { $row }
compare-row = Zeile { $index }{ $kind }

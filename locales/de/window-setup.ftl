### Die Einstellungen: die Liste der Körper, und die Zahlen von P und Q.

## Die Zahlen. $side ist P oder Q, $axis ist x, y oder z, $vertex ist p1 oder q2

inspector-title = { $side }: { $kind }
# $owner ist P, Q oder in der Galerie „neue Form“.
inspector-parameter = { $owner }: { $parameter }
# Ein Winkel: Das Feld zeigt Grad.
inspector-parameter-in-degrees = { $parameter } °
inspector-slider = { $parameter } (Regler)

## Änderungen der Zahlen, nach „Rückgängig“

inspector-undo-parameter = { $parameter } von { $side } setzen

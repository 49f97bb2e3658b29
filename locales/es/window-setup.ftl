### Los ajustes: la lista de cuerpos, y el inspector con los números de P y Q.

## El inspector. $side es P o Q, $axis es x, y o z, $vertex es p1 o q2

inspector-title = { $side }: { $kind }
# $owner es P, Q o, en la galería, «forma nueva».
inspector-parameter = { $owner }: { $parameter }
# Un ángulo: el campo muestra grados.
inspector-parameter-in-degrees = { $parameter } °
inspector-slider = { $parameter } (deslizador)

## Cambios del inspector, después de «Deshacer»

inspector-undo-parameter = fijar { $parameter } de { $side }

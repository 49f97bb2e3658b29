### The setup: the list of bodies, and the inspector with the numbers of P and Q.

## The inspector. $side is P or Q, $axis is x, y or z, $vertex is p1 or q2

inspector-title = { $side }: { $kind }
# $owner is P, Q, or “new shape” in the gallery.
inspector-parameter = { $owner } { $parameter }
# An angle: the field shows degrees.
inspector-parameter-in-degrees = { $parameter } °
inspector-slider = { $parameter } slider

## Changes by the inspector, after “Undo”

inspector-undo-parameter = set { $parameter } of { $side }

### The window: gallery.

## tiles

gallery-by-hand = A mano

## ui

gallery-add-shape = AÑADIR FORMA
gallery-choose-a-kind-of-shape = Elija un tipo de forma para ver sus parámetros. Un doble clic la aplica enseguida.
gallery-shape = Forma
gallery-replaces = Reemplaza
gallery-or-becomes = o pasa a ser
gallery-another-body = otro cuerpo
gallery-becomes-another-body = Pasa a ser otro cuerpo
gallery-the-new-shape-is-added = La forma nueva se añade junto a las otras; P se compara con ella
gallery-apply = Aplicar
gallery-one-step-of-undo-the = Se deshace en un paso; la galería sigue abierta
gallery-close = Cerrar

## gallery

gallery-no-shape-is-chosen = no hay forma elegida

## With values

gallery-preview = Vista previa: { $title }
gallery-replaces-2 = Reemplaza { $name }
gallery-the-new-shape-replaces-with = La forma nueva reemplaza { $name } y conserva su pose y su radio añadido
gallery-replace-by = reemplazar { $name } por { $shape }
gallery-add = añadir { $shape }
gallery-put = Reemplazar { $side } por { $shape }
gallery-draw = Dibujar
    .tip = Dibujar un contorno o reemplazar la forma elegida

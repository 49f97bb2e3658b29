### The window: gallery.

## tiles

gallery-by-hand = Drawing

## ui

gallery-add-shape = ADD SHAPE
gallery-choose-a-kind-of-shape = Choose a kind of shape to see its parameters. A double click applies it at once.
gallery-shape = Shape
gallery-replaces = Replaces
gallery-or-becomes = or becomes
gallery-another-body = another body
gallery-becomes-another-body = Becomes another body
gallery-the-new-shape-is-added = The new shape is added beside the others; P is tested against it
gallery-apply = Apply
gallery-one-step-of-undo-the = One step of undo; the gallery stays open
gallery-close = Close

## gallery

gallery-no-shape-is-chosen = no shape is chosen

## With values

gallery-preview = Preview: { $title }
gallery-replaces-2 = Replaces { $name }
gallery-the-new-shape-replaces-with = The new shape replaces { $name }, and takes over its pose and added radius
gallery-replace-by = replace { $name } with { $shape }
gallery-add = add { $shape }
gallery-put = Replace { $side } with { $shape }
gallery-draw = Draw
    .tip = Draw an outline, or replace the selected shape

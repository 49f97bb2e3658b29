### Das Fenster: Galerie.

## tiles

gallery-by-hand = Von Hand

## ui

gallery-add-shape = FORM HINZUFÜGEN
gallery-choose-a-kind-of-shape = Wählen Sie eine Art von Form, um ihre Parameter zu sehen. Ein Doppelklick wendet sie sofort an.
gallery-shape = Form
gallery-replaces = Ersetzt
gallery-or-becomes = oder wird
gallery-another-body = weiterer Körper
gallery-becomes-another-body = Wird ein weiterer Körper
gallery-the-new-shape-is-added = Die neue Form kommt neben den anderen hinzu; P wird gegen sie getestet
gallery-apply = Anwenden
gallery-one-step-of-undo-the = Ein Schritt für Rückgängig; die Galerie bleibt offen
gallery-close = Schließen

## gallery

gallery-no-shape-is-chosen = keine Form ist gewählt

## Mit Werten

gallery-preview = Vorschau: { $title }
gallery-replaces-2 = Ersetzt { $name }
gallery-the-new-shape-replaces-with = Die neue Form ersetzt { $name } und übernimmt Lage und zusätzlichen Radius
gallery-replace-by = { $name } durch { $shape } ersetzen
gallery-add = { $shape } hinzufügen
gallery-put = { $side } durch { $shape } ersetzen
gallery-draw = Zeichnen
    .tip = Einen Umriss zeichnen oder die ausgewählte Form ersetzen

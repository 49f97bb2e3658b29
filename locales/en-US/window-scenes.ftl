### The window: scenes.

## scenes

scenes-shipped-scenes = shipped scenes
scenes-shipped-scenes-2 = Shipped scenes
scenes-close = Close
scenes-no-such-scene = No such scene
scenes-show-all-scenes = Show all scenes
scenes-search-a-title-or-a = Search: a title or a word
scenes-search-the-scenes = Search the scenes

## prediction

scenes-click-it-in-shapes = Click the vertex in SHAPES
scenes-or-here = { $picture }, or here:
scenes-click-the-rings-in-p = Click the rings in P ⊖ Q: a filled one keeps its point. Or here:
scenes-drag-v-from-o-in = Drag v from O in P ⊖ Q, to within 10°, or choose here:
scenes-click-the-region-in-p = Click the region in P ⊖ Q, or here:
scenes-click-a-ring-in-p = Click a ring in P ⊖ Q, or here:
scenes-right = Right: { $right }.
scenes-it-is = It is { $right }.
scenes-go-on = Go on
scenes-answer = Answer
scenes-reveal = Reveal
scenes-skip = Skip

## prediction

scenes-of-longest-run = { $right } of { $answered }, longest streak { $longest }

## picture

scenes-in-the-picture = In the picture: { $name }
scenes-drag-v = drag v
scenes-trace-of = Trace { $number } of { $count ->
        [one] { $count } trace
       *[other] { $count } traces
    } in the file: { $which }.
scenes-drag-the-next-v-from = Drag the next v from O

## trace_import

scenes-the-clipboard-line = The clipboard, line { $error }
scenes-the-first-with-an-error = the first with an error
scenes-none-of-them-has-an = no trace has an error

## With values

scenes-your-answer = Your answer: { $letter }{ $index }
scenes-your-answer-2 = Your answer: { $said }
scenes-not-it-is = Not { $said }: it is { $right }.
scenes-drop = drop { $letter }
scenes-keep = keep { $letter }

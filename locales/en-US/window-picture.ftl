### The window: picture.

## picture

picture-save-picture = Save picture
picture-save-run = Save run
picture-format = Format
picture-steps = Steps
picture-picture = Picture
picture-caption = Caption
picture-the-step-and-its-sentence = The step and its sentence, below the picture
picture-this-picture-is-not-about = This picture does not show a single step
picture-theme = Theme
picture-all-steps = All steps
picture-the-last-step-of-each = The last step of each iteration
picture-from-step = From step
picture-first-step-of-the-pictures = First step of the pictures
picture-to = to
picture-shapes-and-difference = Shapes and difference
picture-last-step-of-the-pictures = Last step of the pictures
picture-panel-of-the-picture = Panel of the picture
picture-size = Size
picture-size-of-the-picture = Size of the picture
picture-width-and-height-in-points = Width and height in points; PNG, APNG and GIF have one pixel per point
picture-common-sizes = Common sizes
picture-preview = Preview
picture-drawing-the-picture = Drawing the picture…
picture-progress-of-the-run = Progress of the run
picture-cancel = Cancel
picture-files-that-are-complete-stay = Complete files are kept
picture-copy = Copy
picture-copy-the-picture-to-the = Copy the picture to the clipboard, as pixels
picture-save-as = Save as…
picture-choose-a-file = Choose a file
picture-save-to-path = Save to path…
picture-type-the-path-of-a = Type the path of a file
picture-close = Close
picture-esc = Esc
picture-a-file-for-each-step = One file per step, all with the same size and frame, with the step number in the name
picture-with-256-colors-in-each = , with 256 colors in each picture
picture-lines-and-text-that-stay = Lines and text that stay sharp at any size
picture-pixels = Pixels

## picture

picture-cancelled = Canceled
picture-the-pictures-could-not-be = The pictures could not be made

## With values

picture-numbered-s = Numbered { $title }s
picture-trace-as = Trace as { $title }
picture-saved = Saved { $file }
picture-saved-2 = Saved { $file }
picture-saved-files-to = Saved { $count } files, { $file } to { $last }
picture-picture-2 = { $title } picture
picture-of-pictures = { $done } of { $steps } pictures
picture-seconds-per-step = Seconds per step
    .tip = How long an animation shows each step
picture-one-file-that-shows-each = One file that shows each step for { $seconds } seconds, in a loop{ $colors }

### The window: handout.

## handout

handout-handout = Handout
handout-of = Of
handout-this-run = This run
handout-format = Format
handout-steps = Steps
handout-the-last-step-of-each = The last step of each iteration
handout-all-steps = All steps
handout-left-blank = Left blank
handout-paper = Paper
handout-pictures-in-a-row = Pictures in a row
handout-key-in-a-second-file = Answer key in a separate file
handout-the-same-with-all-answers = The same handout with all answers; -key is added to its name
handout-previous-sheet = Previous sheet
handout-next-sheet = Next sheet
handout-preview-of-the-handout = Preview of the handout
handout-drawing-the-sheets = Drawing the sheets…
handout-making-the-handout = Making the handout…
handout-cancel = Cancel
handout-save-as = Save as…
handout-choose-a-file = Choose a file
handout-save-to-path = Save to path…
handout-type-the-path-of-a = Type the path of a file
handout-close = Close
handout-esc = Esc

## preview

## handout

handout-the-handout-could-not-be = The handout could not be made

## With values

handout-saved = Saved { $list }
handout-and = { $one } and { $other }
handout-sheet-of = Sheet { $sheet } of { $max }
handout-too-many-steps = A handout has at most { $most } steps

### The window: grading.

## grading

grading-your-solver-is-a-program = Your solver is a program in any language that reads pairs and writes answers, one JSON object per line. If it also reports its steps, the judge names the first wrong one, with exact numbers. Save a starter solver and replace its two functions with yours; docs/judge.md describes the messages.
grading-not-in-a-page = The judge starts your solver as a program, which a page of a browser cannot. Use the desktop program, or gjk-sandbox grade on the command line. Begin with a starter:
grading-command = Command
grading-command-of-the-solver = Command of the solver
grading-the-program-with-its-arguments = The program with its arguments, started without a shell. Put names with spaces or backslashes in single quotes
grading-pairs = Pairs
grading-ask-for = Ask for
grading-support-points = support points
grading-yes-or-no-only = yes or no only
grading-steps = steps
grading-a-touch-is = A touch is
grading-either = either
grading-a-yes = a yes
grading-a-no = a no
grading-count-also = Count also
grading-answers-about-changed-pairs = answers to changed pairs
grading-each-pair-is-put-again = Check each pair again: with P and Q swapped, the vertices reordered, and the pair rotated, scaled and moved. The answer must be the same
grading-errors-of-lengths = errors of lengths
grading-distances-depths-and-normals-beside = Compare distances, depths and normals with exact values
grading-pairs-to-judge = Pairs to check
grading-seed-of-the-pairs = Seed of the pairs
grading-seconds-for-a-pair = seconds per pair
grading-seconds-for-a-pair-2 = Seconds per pair
grading-cancel-the-judge = Cancel the check
grading-progress-of-the-judge = Progress of the check
grading-judge-it = Check it
grading-by-topic = By topic
grading-the-solver = The solver

## grading

grading-enter-the-command-that-starts = Enter the command that starts your solver.
grading-expected-an-end-to-every = Expected an end to every quote in the command, found one that is open.

## With values

grading-of-pairs = { $done } of { $pairs } pairs
grading-of-right = { $solver }: { $right } of { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    } right
grading-one-cause = It runs like a solver with this defect: { $defect }. { $count ->
        [one] One pair shows it.
       *[other] { $count } pairs show it.
    }
grading-open-pair = Open pair { $id }
grading-open-this-pair-with-your = { $title }: open this pair, with your run in Compare
grading-and-more = and { $left } more
grading-not-listed = { $left ->
        [one] { $left } more is not listed.
       *[other] { $left } more are not listed.
    }
grading-of-right-2 = { $right } of { $pairs } right
grading-title = CHECK MY OWN SOLVER
grading-save-a-starter = Save a starter solver…
    .tip = A right solver in one file that speaks the protocol: replace its two functions with yours
grading-save-the-starter = Save the starter solver
grading-save-the-starter-to-a = Save the starter solver to a path
grading-starter-saved = Saved { $path }; its command is entered above
grading-starter-saved-to-compile = Saved { $path }: compile it, then enter the program as the command
grading-list-this-kind = List only errors of this kind, or all again

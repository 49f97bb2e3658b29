### What commands write to a terminal.

## Errors

command-line-output-unwritable = standard output: cannot be written: { $error }
command-line-unexpected = { $path }: expected { $expected }, found { $found }
command-line-expected-2-or-3 = expected 2 or 3, found `{ $text }`
command-line-expected-text-in-utf-8 = { $name }: expected a text in UTF-8
command-line-an-algorithm-for = an algorithm for { $count }D
command-line-expected-seconds = expected 0.01 to 3600 seconds, found `{ $text }`
command-line-steps-of-handout = at most { $most } steps, each from 1 to { $last }
command-line-steps-from-1 = steps from 1 to { $last }
command-line-a-step-from-1 = a step from 1 to { $last }
command-line-another = another: { $reason }
command-line-no-ending = no ending
command-line-none = none
command-line-cast-format = text, json or csv
command-line-a-motion = a motion of Q
command-line-pairs-from-1 = 1 to { $most } pairs
command-line-expected-a-step = --step: expected a step from 1 to { $last }, found { $found }
command-line-not-built-in = --renderer: this program was built without { $renderer }; `cargo build --release --features { $renderer }` builds it in
command-line-no-window = the window cannot be opened: { $error }. A display with OpenGL is needed; trace, check and render work without one
command-line-expected-wgpu-or-glow = expected wgpu or glow, found `{ $text }`

## Progress

command-line-progress = { $done } of { $count } { $things ->
        [scenes] scenes
        [cases] wrong cases shrunk
        [changes] pairs with changes
       *[pairs] pairs
    }, { $left } left

## Audit and check

command-line-runs-like = It runs like a solver with the defect { $mistake }.
command-line-nothing-wrong = { $place }: { $title }: nothing wrong in { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
command-line-pass = pass
command-line-fail = FAIL
command-line-a-folder-with-scenes = a folder with scenes (*.ron)
command-line-algorithm = algorithm
command-line-tag = tag
command-line-agree = agree
command-line-disagree = disagree
command-line-undecided = undecided
command-line-cannot-tell = cannot tell
command-line-all = (all)
command-line-passed = { $passed } passed, { $different } failed, { $unusable } unusable

## Grades and the laboratory

command-line-the-solver = the solver
command-line-a-report-that-ends = a report that ends in .html or .json
command-line-another-name = another name
command-line-left-out = left out: { $reason }
command-line-of-right = { $solver }: { $right } of { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    } right
command-line-stopped = The grade was stopped before the last pair.
command-line-pair = Pair { $number } ({ $name })
command-line-more-with-pictures = and { $count } more; --report FILE.html shows them with pictures
command-line-change = change
command-line-vertices = vertices
command-line-pairs = pairs
command-line-other-verdict = other verdict
command-line-first = first
command-line-lengths = lengths
command-line-other-length = other length
command-line-at-most = at most
command-line-exact = exact
command-line-rounded = rounded
command-line-answers-after-changes = { $solver }: answers after changes that must not matter
command-line-rounded-only = changes marked rounded can alter the true answer: they count only pairs whose true verdict stays the same, and lengths that change by more than 1e-9 of the size of the pair
command-line-errors-of-lengths = { $solver }: errors of its lengths, where the true length is proved exactly; relative to the size of the pair
command-line-without-a-length = without a length: { $count }
command-line-a-distance-for-a-depth = a distance instead of a depth, or vice versa: { $count }
command-line-family-seed = { $family } in { $count }D, seed { $seed }{ $gap ->
        [none] { "" }
       *[other] , gap { $gap }
    }
command-line-judged-pairs = { $solver }: { $state ->
        [interrupted] interrupted after { $count } pairs
       *[done] { $count } pairs
    }
command-line-right-about = right about overlaps and gaps: { $count }
command-line-false-no-count = false NO: { $count }
command-line-false-yes-count = false YES: { $count }
command-line-without-an-answer = without an answer: { $count }
command-line-touch-yes-count = touch: YES: { $count }
command-line-touch-no-count = touch: NO: { $count }
command-line-first-wrong-pairs = first wrong pairs: { $numbers }
command-line-family-about = { $family } in { $count }D: { $about }
command-line-pairs-seed = { $state ->
        [interrupted] interrupted after { $judged } of { $pairs } pairs
       *[done] { $pairs } pairs
    }, seed { $seed }, { $precision }{ $gap ->
        [none] { "" }
       *[other] , gap { $gap }
    }
command-line-truths = { $overlap } overlap ({ $share_overlap }), { $touching } touch ({ $share_touching }), { $separate } are separate ({ $share_separate })
command-line-right-is = “right” counts only pairs that overlap or are separate; answers to a touch have their own columns
command-line-support-points = support points: { $counts }
command-line-of-length = { $count } of length { $length }
command-line-cycles-counted = cycles: { $counts }
command-line-curved-and-too-near = curved, and too close to a touch for the reference to decide: { $count }
command-line-fault = { $fault }{ $is_error ->
        [no] , which is not an error
       *[yes] { "" }
    }: { $count }, { $shown ->
        [all] pairs
       *[first] first pairs
    } { $numbers }
command-line-cases-saved = { $count } cases saved
command-line-right = right
command-line-false-no = false NO
command-line-of-overlaps = of overlaps
command-line-false-yes = false YES
command-line-touch-yes = touch: YES
command-line-no = NO
command-line-supports = supports
command-line-cycles = cycles

## Lessons, handouts and pictures

command-line-lesson-ok = { $path }: ok, { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }, { $questions ->
        [one] { $questions } question
       *[other] { $questions } questions
    }, { $is_one ->
        [yes] 1 minute
       *[no] { $minutes } minutes
    }
command-line-a-name-of-handout = a name that ends in .html, .pdf or .svg
command-line-a-name-of-picture = a name that ends in .svg or .png, or for an animation in .apng or .gif
command-line-a-panel-that-follows = a panel that follows the steps
command-line-a-scene-for-the-explorer = a scene for the explorer

## Imports

command-line-a-file = a file
command-line-no-problem-concerns = Lists without problems; choose with --object NAME|NUMBER:
command-line-2-lists = 2 lists; choose with --object NAME|NUMBER
command-line-1-list-beside = 1 list, since the scene gives Q; choose with --object NAME|NUMBER
command-line-2-or-q = { $kind ->
        [shapes] 2 shapes
       *[lists] 2 lists
    }, or Q from a scene with --q SCENE.ron
command-line-list = list { $number }
command-line-a-list = a list
command-line-put-in-order = { $name }: put in order
command-line-points-kept = { $name }: { $after } of { $before } points kept
command-line-one-of-the-lists = one of the lists { $names }
command-line-head-line = Line
command-line-head-name = Name
command-line-head-kind = Kind
command-line-head-numbers = Numbers
command-line-head-pose = Pose
command-line-not-used = { $count ->
        [one] { $count } other list
       *[other] { $count } other lists
    } not used
command-line-line = line { $line }
command-line-lists-left-out = Left out:
command-line-and-more = and { $count } more

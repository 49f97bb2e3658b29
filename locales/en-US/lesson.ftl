### Lessons: what is expected and found in their files, goals, answers and handouts.

## answers

lesson-answers-content = { $path }: expected the answers of a student as JSON, found { $found }
lesson-answers-version = { $path }: version: expected { $expected }, found { $age ->
    [newer] { $found }, written by a newer version of the program
   *[older] { $found }
}
lesson-answers-too-many = { $path }: expected at most { $most } files named answers-….json, found { $found }
lesson-answers-earlier = { $path }: left out: { $later } holds the same answers, and later ones if there are any
lesson-answers-none = { $path }: expected files named answers-….json, found none
lesson-answers-title = Results of a class
lesson-answers-name = Name
lesson-answers-right-of = { $right } of { $all }
lesson-answers-right-one = right
lesson-answers-page = Page
lesson-answers-question = Question
lesson-answers-answered = Answered
lesson-answers-right-at-first = Right at first
lesson-answers-right-in-the-end = Right in the end
lesson-answers-wrong = Wrong answers
lesson-answers-shown = Solution shown to
lesson-answers-shown-one = solution shown
lesson-answers-skipped-one = skipped
lesson-answers-told-one = right, after the answer was shown
lesson-answers-skipped = Skipped
lesson-answers-lesson = Lesson
lesson-answers-students = Students
lesson-answers-copy = { $path }: the same answers at the same times as in { $original }, under another name
lesson-answers-legend = Colors
lesson-answers-by-question = By question
lesson-answers-by-student = By student
lesson-answers-legend-wrong = wrong at first
lesson-answers-legend-shown = answer shown, or skipped
lesson-answers-legend-empty = empty: not answered

## error: $detail is the number of the part, or a question

lesson-notation = { $path }:{ $line }:{ $column }: expected a lesson, found { $found }
lesson-content = { $path }: { $place }: expected { $expected }, found { $found }
lesson-unfilled = { $path }: { $place }: { $sentence }
lesson-place = { $part ->
    [pages] pages
    [question] page `{ $page }`, question { $detail }
    [question-asked] page `{ $page }`, `{ $detail }`
    [question-tolerance] page `{ $page }`, `{ $detail }`, tolerance
    [hint] page `{ $page }`, hint { $detail }
    [step] page `{ $page }`, step
    [text] page `{ $page }`, text
    [notes] page `{ $page }`, notes
    [mystery] page `{ $page }`, mystery
    [minutes] page `{ $page }`, minutes
    [camera] page `{ $page }`, camera
    [goal] page `{ $page }`, goal
    [solution] page `{ $page }`, solution
    [next] page `{ $page }`, next
   *[name] page `{ $page }`
}

## check

lesson-problem = expected { $expected }, found { $found }
lesson-no-step = expected a step from 1 to { $steps }, found { $found }
lesson-bad-link = expected links to pages of the lesson, found `#{ $name }`
lesson-solution-locked = expected a solution that the page allows, found { $lock } locked
lesson-no-mystery = expected a scene with a planted defect, found none
lesson-typed-number = expected numbers from the run in braces, such as { "{A·v}" }, and other numbers in backticks, found { $found }
lesson-doubled-word = expected no word twice in a row, found `{ $word } { $word }`
lesson-one-sided = expected right and wrong answers, found { $right } right of { $all }
lesson-no-goal = expected a goal for this solution, found none
lesson-reached-from-start = expected a goal that is not yet met, found one that is met from the start
lesson-reached-by-end = expected a goal that takes more than the last step, found one that is met there
lesson-switch-on = switch on *{ $name }*
lesson-is-on = expected a switch that is off, found “{ $name }”, which is on
lesson-step-is-shown = expected a question about a step after { $shown }, which the page shows, found one about step { $found }
lesson-value-is-shown = expected a question that the window does not answer, found { "{" }{ $value }{ "}" }, which it shows
lesson-text-tells = expected a text that does not answer the question, found “{ $words }”
lesson-no-labels = expected a scene that shows the names of vertices, found them switched off
lesson-no-room = expected a question and answers of at most { $most } lines of 24 points beside the pictures of a 1280 × 720 screen, found { $found }
lesson-unknown-term = expected a term that an earlier page uses, found { $terms }
lesson-too-many-outcomes = expected at most { $most } outcomes, found { $found }
lesson-no-solution = expected a solution for the goal, found none
lesson-bad-solution = expected a solution that meets the goal, found one that does not

## goal

lesson-goal-verdict = make the shapes { $verdict }
lesson-goal-supports = make the run take { $least } support points or more
lesson-goal-region = make the run find O in the region { $region }
lesson-goal-gap = bring the shapes within { $most } of each other, but keep them separate
lesson-goal-depth = make the shapes overlap by { $least } or more
lesson-goal-disagrees = find a pair that { $algorithm } gets wrong
lesson-goal-wrong = find a pair that this algorithm gets wrong
lesson-goal-right = make the algorithm give the true verdict
lesson-goal-moved = move or change Q
lesson-goal-outcomes = find { $least } outcomes or more in Explore
lesson-goal-at-end = play the run to its end

## handout

lesson-key = { $title } (key)
lesson-name-line = Name: ________________________________________
lesson-in-the-program = In the program, lesson “{ $lesson }”, page { $page }: { $goal }.
lesson-solution = Solution: { $solution }
lesson-solution-move-q = Move Q by ({ $by }).
lesson-solution-play = Play the run to its end.
lesson-solution-algorithm = Choose { $algorithm }.
lesson-solution-scene = Another scene.
lesson-notes = For the teacher:
lesson-title-with-minutes = { $title } ({ $is_one ->
        [yes] 1 minute
       *[no] { $minutes } minutes
    })

## notes

lesson-notes-of = { $title }: notes for the teacher
lesson-minutes-from-to = { $number }. { $title } (minute { $from } to { $to })

## question

lesson-expected-number = Expected a number such as 1000 or 0.5, found “{ $found }”.
lesson-not-the-answer = “{ $typed }” is not the answer.
lesson-too-small = { $typed } is too small.
lesson-too-large = { $typed } is too large.
lesson-not-the-term = “{ $typed }” is not the term that this page uses.
lesson-another-event = expected { $expected } at step { $step }, found another event
lesson-a-support-point = a support point of a shape with vertices
lesson-a-region = the choice of a region
lesson-a-direction = a new direction
lesson-a-test = a test
lesson-kept-points = the choice of the kept points
lesson-an-expansion = a decision about the expanding polytope
lesson-a-verdict = a verdict
lesson-no-right-answer = expected a right answer to `{ $question }`, found none
lesson-no-number = expected a finite number as `{ $value }`, found `{ $found }`

## read

lesson-no-utf-8 = a byte that is not UTF-8, after { $count } bytes
lesson-too-long = { $found } bytes, more than { $most }
lesson-page-count = 1 to { $most } pages
lesson-minutes-range = 0, or { $least } to { $most } minutes
lesson-a-camera = a yaw, and a pitch between −π/2 and π/2
lesson-a-tolerance = a number of zero or more
lesson-a-name = a name that no other page has
lesson-name-of-page = the name of a page
lesson-two-answers = two answers or more
lesson-a-right-answer = a right answer
lesson-a-first-scene = a scene on the first page
lesson-a-scene = a scene
lesson-a-shipped-scene = the file name of a shipped scene
lesson-a-scene-file = the path of a scene beside the lesson or below it

## What a page locks

lesson-lock-shapes = the shapes
lesson-lock-query = the algorithm and the query
lesson-lock-step = the step

## solution, values

lesson-coordinates = expected { $count } coordinates, found { $found }
lesson-unknown-value = expected { $expected }, found `{ "{" }{ $name }{ "}" }`
lesson-a-closing-brace = a closing brace
lesson-a-step = a step from 1 to { $steps }
lesson-a-value = a value at step { $step }, one of { $names }

## library: the parts of the shelf

lesson-shelf-start = Start here
lesson-shelf-questions = One question each
lesson-shelf-topics = One topic each
lesson-shelf-course = For a class

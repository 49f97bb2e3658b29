### The window: authoring.

## problems

authoring-checking = Checking…
authoring-mistakes = { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }
authoring-no-mistakes-found = No problems found
authoring-all-numbers-come-from-the = Every number comes from the run, the run answers every question, and every goal is reached
authoring-go-there = Go there

## page

authoring-title-of-the-page = Title of the page
authoring-on-screen-is-another-scene = The scene on screen is not the scene of this page.
authoring-take-this-view = Use this view
authoring-the-scene-the-workspace-the = Start the page with the scene, workspace, tab, figure, step and camera on screen now
authoring-show-its-view = Show its view
authoring-the-page-as-a-student = Show the page as a student first sees it; undo restores this scene
authoring-minutes = Minutes
authoring-minutes-of-the-page = Minutes of the page
authoring-cover-what-comes-later = Cover later steps
authoring-verdict-proof-and-later-steps = Verdict, proof and later steps stay covered until the run gets there
authoring-hide-the-mistake-that-the = Hide the defect planted in the scene
authoring-it-stays-as-it-is = Students cannot change it while this page is open; closing the lesson unlocks it
authoring-scene-without-a-title = scene without a title
authoring-first-step = first step
authoring-last-step = last step
authoring-one-run = One run
authoring-explore = Explore
authoring-compare = Compare
authoring-its-own-camera = its own camera
authoring-where-to-go-next = Where to go next
authoring-page-that-follows = Following page
authoring-the-one-after-it = The next page in order
authoring-name-for-links = Name for links
authoring-name-of-the-page = Name of the page
authoring-no-page = no page `{ $missing }`

## draft

authoring-untitled-lesson = Untitled lesson
authoring-edit-the-page = edit the page
authoring-add-a-page = add a page
authoring-duplicate-the-page = duplicate the page
authoring-move-the-page = move the page
authoring-delete-the-page = delete the page
authoring-the-name-of-a-page = A page name contains only letters, digits and hyphens
authoring-another-page-has-this-name = Another page has this name
authoring-rename-the-page = rename the page
authoring-take-the-view = use this view
authoring-take-the-solution = set the solution
authoring-take-scenes-into-the-lesson = add scenes to the lesson

## text

authoring-text = Text
authoring-text-of-the-page = Text of the page
authoring-notes-for-the-teacher = Notes for the teacher
authoring-numbers-of-the-run = Numbers of the run
authoring-links-to-pages = Links to pages
authoring-link-to = Link to { $title }
authoring-as-it-is-read = As students see it
authoring-type-the-text-above = Type the text above.
authoring-for-the-teacher = For the teacher
authoring-markdown-bold-lists-code = Markdown: **bold**, - lists, `code`
authoring-the-notes = the notes
authoring-the-text = the text
authoring-a-click-puts-one-into = Click one to insert it into { $place }; the run fills in its value.
authoring-at-step = At step
authoring-step-of-the-numbers = Step of the numbers

## authoring

authoring-change-the-scene-then-take = Change the scene, then press “Use this view”
authoring-close-lesson = Close lesson
authoring-write = WRITE
authoring-setup = SETUP
authoring-ends-writing-asks-first-if = Stop writing; asks first if the lesson is not saved
authoring-preview = Preview
authoring-this-page-as-a-student = Show this page as a student sees it, or return to writing
authoring-save-lesson = Save lesson
authoring-one-file-which-the-shelf = Save the lesson as one file; Scenes → Lessons… opens it
authoring-save-lesson-as = Save lesson as…
authoring-save-lesson-to-path = Save lesson to path…
authoring-undo-in-lesson = Undo in lesson
authoring-redo-in-lesson = Redo in lesson
authoring-title-of-the-lesson = Title of the lesson
authoring-about-the-lesson = About the lesson
authoring-audience = Readers of the lesson

## goal

authoring-verdict = Verdict
authoring-q-moved = Q moved
authoring-run-at-its-end = Run at its end
authoring-support-points = Support points
authoring-region = Region
authoring-gap = Gap
authoring-depth = Depth
authoring-this-algorithm-wrong = This algorithm is wrong
authoring-this-algorithm-right = This algorithm is right
authoring-another-algorithm-wrong = Another algorithm is wrong
authoring-outcomes-in-explore = Outcomes in Explore
authoring-all-of-several = All of several
authoring-one-of-several = One of several
authoring-goal = Goal
authoring-add-hint = Add hint
authoring-solution = Solution
authoring-the-solution-is-on-screen = The solution is on screen
authoring-reach-the-goal-in-the = Reach the goal in the window, then press this: what you changed in the page's scene becomes the solution
authoring-no-solution = No solution
authoring-none-yet-reach-the-goal = None yet: reach the goal in the window.
authoring-no-goal = No goal
authoring-kind-of-goal = Kind of goal
authoring-true-verdict = True verdict
authoring-least-number-of-support-points = Minimum number of support points
authoring-least-number-of-outcomes = Minimum number of outcomes
authoring-region-of-the-goal = Region of the goal
authoring-greatest-distance = Maximum distance
authoring-least-depth = Minimum depth
authoring-algorithm-that-is-wrong = Algorithm that is wrong
authoring-add-part = Add part
authoring-a-goal-within-goals-change = A nested goal: edit it in the file.

## authoring

authoring-expected-it-to-end-found = expected the check to finish, found an error in the program
authoring-check = check
authoring-on-screen-is-what-the = The screen still shows the start of the page: reach its goal first

## pages

authoring-pages-minutes = Pages ({ $minutes } minutes)
authoring-untitled = Untitled
authoring-add-page = Add page
authoring-a-page-with-what-is = Add a page with the current view after this one
authoring-duplicate-page = Duplicate page
authoring-a-copy-of-this-page = Add a copy of this page after it
authoring-page-up = Page up
authoring-exchange-this-page-and-the = Swap this page with the one before it
authoring-page-down = Page down
authoring-exchange-this-page-and-the-2 = Swap this page with the one after it
authoring-delete-page = Delete page
authoring-undo-in-lesson-brings-it = Undo in lesson brings it back

## questions

authoring-questions = Questions
authoring-up = Up
authoring-delete = Delete
authoring-right = Right: { $right }
authoring-add-a-question = Add a question
authoring-about-the-run = About the run
authoring-question-about-the-run = Question about the run
authoring-choice = Choice
authoring-one-of-several-answers-with = Students choose one of several answers, each with a comment
authoring-number = Number
authoring-a-number-of-the-run = Students type a number of the run
authoring-a-few-words-which-are = Students type a few words
authoring-question = Question
authoring-number-that-is-asked-for = Requested number
authoring-tolerance = Tolerance
authoring-accepted-answers-one-a-line = Accepted answers, one per line
authoring-comment-on-a-right-answer = Comment on a right answer
authoring-step-nothing-of-the-kind = Step { $step }: no such question
authoring-no-page-of-its-own = As set for the page
authoring-delete-answer = Delete answer
authoring-add-answer = Add answer
authoring-right-if = Right if { $value }
authoring-right-2 = Right
authoring-wrong = Wrong
authoring-right-if-is-this-now = Right if { $name } is this (now { $value })

## With values

authoring-page = Page { $page }
authoring-lock = Lock { $words }
authoring-scene = scene “{ $title }”
authoring-step-of = step { $number } of { $steps }
authoring-view = View: { $list }
authoring-expected-found = { $place }: expected { $expected }, found { $found }
authoring-lesson = Lesson{ $mark }
authoring-in-words = In words: { $words }.
authoring-hint = Hint { $number }
authoring-delete-hint = Delete hint { $number }
authoring-page-3 = Page { $number }: { $title }
authoring-question-2 = Question { $number }
authoring-step = Step { $step }: { $ask }
authoring-answer = Answer { $number }
authoring-remark-on-answer = Comment on answer { $number }
authoring-page-after-answer = Page after answer { $number }
authoring-whether-answer-is-right = Whether answer { $number } is right

### The window: lesson.

## lessons

lesson-close-lesson = Close lesson
lesson-tab = LESSON
lesson-the-scene-stays-the-shelf = The scene stays; Scenes → Lessons… opens the lesson again
lesson-back-to-writing = Back to writing
lesson-another-scene = The pictures show another scene.
lesson-show-its-scene = Show the scene of this page
lesson-skip = Skip
lesson-go-on-without-an-answer = Continue without an answer; you can still answer later
lesson-reached = Reached
lesson-hint = Hint: { $hint }
lesson-hint-2 = Hint
lesson-show-the-last-step = Show the last step
lesson-show-a-scene-that-reaches = Show a scene that reaches the goal; undo brings yours back
lesson-show-a-solution = Show a solution
lesson-for-the-teacher = For the teacher
lesson-answer = Answer
lesson-choose = Choose
lesson-right = Right.
lesson-not-yet = Not yet.
lesson-or-in-the-picture = Or in the picture.
lesson-in-the-picture = In the picture: { $words }
lesson-page-back = Page back
lesson-next-page = Next page
lesson-goal-reached = {" "}(goal reached)
lesson-pages = Pages
lesson-reset-page = Reset page
lesson-as-its-author-made-it = Show this page as its author made it; its goal is open again
lesson-reset-this-page = Reset this page?
lesson-reset = Reset
lesson-keep = Keep
lesson-your-name = Your name
lesson-hand-in = Hand in
lesson-a-file-for-your-teacher = Writes your answers to a file for your teacher; nothing is sent anywhere
lesson-answers-so-far = { $has_name ->
        [yes] { $name }:{" "}
       *[no] {""}
    }{ $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }
lesson-restart-without-answers = Restart lesson
lesson-for-another-student = Start at the first page without answers: for another student, or to take the lesson again. The answers so far stay on this computer
lesson-restart-the-lesson = Restart without your answers?
lesson-restart = Restart
lesson-handed-in = Handed in: { $path }
lesson-handed-in-before = You answered since: hand in again
lesson-not-handed-in = Not handed in: { $error }. Choose another place
lesson-answers-are-not-kept = Your answers are not kept on this computer: { $error }. Hand in before you close the lesson
lesson-another-place = Another place…
lesson-another-place-by-path = Another place by path…
lesson-last-page = This is the last page
lesson-end-of-the-lesson = This is the end of the lesson.
lesson-all-lessons = All lessons…
lesson-close = Close
lesson-open-one-to-edit = Open a lesson first, then edit it
lesson-reason = { $answer }: { $reason }
lesson-marked = The marked answer is right.
lesson-framed = The filled answer is right, the framed one is not.
lesson-no-answer-yet = No answer yet. Press again to go on.
lesson-teacher-title = Notes for the teacher
lesson-notes-need-a-lesson = Open a lesson first: its pages have the notes for the teacher
lesson-only-one-window = Here the program has one window, and the class would see the notes; gjk-sandbox lesson notes puts them on paper
lesson-move-this-window = Move this window to your own screen first.
lesson-show-the-notes = Show the notes

## shelf

lesson-show-the-notes-for-the = Show the notes for the teacher
lesson-below-the-questions-of-each = Below the questions of each page; some of them give answers away
lesson-open-a-lesson = Open a lesson…
lesson-open-a-lesson-by-path = Open a lesson by path…
lesson-a-lesson-of-your-own = Your own lesson starts with what is on screen now.
lesson-write-a-lesson = Write a lesson
lesson-edit-a-lesson = Edit a lesson…
lesson-edit-a-lesson-by-path = Edit a lesson by path…

## With values

lesson-page-of = { $title }: page { $page } of { $pages }
lesson-goal = Goal: { $words }.
lesson-go-on-at-page = Go on at page { $page }
lesson-question-of = Page { $page } of { $pages }, question { $question } of { $questions }
lesson-its-answer = Answer: { $right }
lesson-then = Next page: { $title }
lesson-next-lesson = Next lesson: { $title }
lesson-time-of-page = { $has_plan ->
        [yes] { $spent } of { $planned } min on this page
       *[no] { $spent } on this page
    }
lesson-time-of-lesson = { $spent } in this lesson; plan: { $planned } min to the end of this page, { $all } min in all
lesson-minutes = { $has_about ->
        [yes] { $about }:{" "}
       *[no] { "" }
    }{ $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }{ $has_minutes ->
       *[no] { "" }
        [yes] , { $is_one ->
                [yes] 1 minute
               *[no] { $minutes } minutes
            }
    }
lesson-shelf-title = LESSONS

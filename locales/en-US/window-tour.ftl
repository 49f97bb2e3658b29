### The window: tour.

## tour

tour-two-shapes-p-and-q = Two shapes, P and Q
tour-drag-one-of-them-everything = Drag one of them: everything in the window follows at once.
tour-their-difference-p-q = Their difference, P ⊖ Q
tour-p-and-q-meet-where = P and Q share a point if and only if P ⊖ Q contains the origin O. GJK looks for O with a few points of P ⊖ Q, the simplex.
tour-step-by-step = Step by step
tour-right-and-left-go-a = Right and Left go one step forward and back, Space plays. Drag the slider to any step.
tour-why = Why
tour-a-sentence-for-every-step = A sentence for every step: the result, with its numbers, and what follows. The tabs show the same run as a table, as code and as charts.
tour-the-setup = The setup
tour-a-question-about-the-scene = A question about the scene and its answer, the algorithm, the first direction, and defects to plant.
tour-scenes-and-lessons = Scenes and lessons
tour-scenes-by-chapters-and-lessons = Scenes by chapter, and lessons for a workshop or self-study. Help has this tour again.
tour-end-the-tour = End the tour
tour-next = Next
tour-skip-the-tour = Skip the tour
tour-number-of = { $number } of { $count }
tour-esc-does-the-same = Esc does the same

### The window: three ways to begin.

## welcome

welcome-question = Do P and Q overlap?
welcome-difference = GJK is a collision test: it asks whether P ⊖ Q, the differences of all their points, contains the origin. It checks a few of these points at a time, and you see each step.
welcome-lesson = What GJK does (5 minutes)
    .about = Four short pages with a triangle and a square. You answer, the program gives the reason.
welcome-play = Play with it
    .about = Drag two shapes and follow the search step by step. A short tour shows the parts of the window.
welcome-judge = Check my own solver
    .about = The program sends pairs of shapes to your code and checks each of its steps.
welcome-again = You can find all three later in the menus Help and Run.

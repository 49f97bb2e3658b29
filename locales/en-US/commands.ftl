### Commands: menus, tooltips, help and the search for commands. .tip says what the command does.

## Run

command-play-pause = Play or pause
    .tip = Play the steps (from the start if the run is at its end), or pause
command-step-forward = Step forward
    .tip = Go one step forward
command-step-back = Step back
    .tip = Go one step back
command-next-iteration = Next iteration
    .tip = Go to the next support point
command-previous-iteration = Previous iteration
    .tip = Go to the previous support point
command-next-decision = Next new decision
    .tip = Go to the next iteration that chooses a different kind of region
command-previous-decision = Previous new decision
    .tip = Go to the previous iteration that chooses a different kind of region
command-first = First step
    .tip = Go to the first step
command-last = Last step
    .tip = Go to the last step, with the verdict
command-slower = Slower
    .tip = Play more slowly
command-faster = Faster
    .tip = Play faster
command-hide-verdict = Hide the verdict
    .tip = Cover verdict, proof, notes and later steps until the run reaches them, or show them
command-describe = Describe
    .tip = Describe the shapes, the simplex and the decision of this step in words that speech and Braille can read
command-predict = Ask me
    .tip = Ask before each decision of the run: answer in the picture or by number, then see the right answer

## Scenes

command-scenes = Scenes…
    .tip = All shipped scenes by chapter, with pictures
command-lessons = Lessons…
    .tip = Lessons, page by page: a scene, questions and goals, for a workshop or self-study
command-write-lesson = Write a lesson…
    .tip = Make a lesson from the current view, page by page (text, questions, goals), or continue one
command-edit-lesson = Edit this lesson
    .tip = Change the open lesson, page by page
command-teacher-notes = Notes in a second window
    .tip = Show the teacher's notes, the next page, the planned minutes and a clock in a window that the class does not see
command-previous-scene = Previous scene
    .tip = Open the shipped scene before this one, or the file before this one in its folder
command-next-scene = Next scene
    .tip = Open the shipped scene after this one, or the file after this one in its folder
command-mode-2 = 2D
    .tip = Return to the last 2D scene at its step; the first time, open the 2D start scene
command-mode-3 = 3D
    .tip = Return to the last 3D scene at its step; the first time, open the 3D start scene

## File

command-new-2 = New 2D scene
    .tip = Begin a 2D scene: two separate shapes, without notes
command-new-3 = New 3D scene
    .tip = Begin a 3D scene: two separate shapes, without notes
command-clear-recent = Clear list
    .tip = Forget the recent files, and discard your changed versions of shipped scenes
command-open = Open…
    .tip = Choose a scene file
command-open-trace = Open trace…
    .tip = Choose a run that another program recorded, and step through it beside the sandbox’s own
command-open-path = Open by path…
    .tip = Type the path of a scene file
command-save = Save
    .tip = Write the scene to its file
command-save-as = Save as…
    .tip = Choose a file and write the scene to it
command-save-path = Save to path…
    .tip = Type the path of a file and write the scene to it
command-reload = Reload
    .tip = Load the scene from its file again; undo restores this one
command-recover = Recover…
    .tip = Recover scenes and lessons that were unsaved when the program ended
command-quit = Quit
    .tip = Close the window

## Edit

command-undo = Undo
    .tip = Undo the last change
command-redo = Redo
    .tip = Redo the last undone change
command-edit-notes = Edit title and notes
    .tip = Edit the title of the scene and its notes, in Markdown

## View

command-frame = Frame view
    .tip = Frame the selection, or else everything in the view under the pointer
command-frame-all = Frame both views
    .tip = Frame everything in both views
command-view-front = Front view
    .tip = Look along +y (3D)
command-view-back = Back view
    .tip = Look along −y (3D)
command-view-right = Right view
    .tip = Look along −x (3D)
command-view-left = Left view
    .tip = Look along +x (3D)
command-view-top = Top view
    .tip = Look along −z (3D)
command-view-bottom = Bottom view
    .tip = Look along +z (3D)
command-toggle-projection = Perspective
    .tip = Switch between perspective and orthographic projection (3D)
command-home-view = Home view
    .tip = Restore the view that the scene starts with (3D)
command-link-cameras = Link 3D views
    .tip = Orbit both 3D views together
command-keep-view = Keep this view with the scene
    .tip = Save the step, tabs, switches and camera with the scene; it then opens with them
command-forget-view = Forget the kept view
    .tip = Open the scene at its first step, without a saved view
command-toggle-hull = Hull of P ⊖ Q
    .tip = Show the hull of the Minkowski difference
command-toggle-ghosts = Earlier simplices
    .tip = Show the simplices of earlier iterations
command-toggle-differences = Differences
    .tip = Show every difference of a vertex of P and a vertex of Q
command-toggle-floor = Floor grid
    .tip = Show a floor with coordinates below the bodies (3D)
command-show-alone = One panel alone
    .tip = Show only the panel under the pointer, or all panels again; a double click on its title does the same
command-toggle-setup = Setup panel
    .tip = Show or hide the setup: notes, bodies, algorithm and query
command-toggle-proof = Proof
    .tip = Show the proof of the verdict, and the measured lengths
command-toggle-more = More about the step
    .tip = Show or hide where the numbers of each step come from
command-toggle-simple = Simple view
    .tip = Leave out precision, limits, planted defects, SLICE, SUPPORT, MOTION and advanced overlays
command-toggle-letters = Letters as commands
    .tip = Single letters, digits and signs are commands. Switch them off for speech input; Ctrl and Shift+arrows still work
command-next-part = Next part
    .tip = Move the focus to the next part of the window
command-previous-part = Previous part
    .tip = Move the focus to the previous part of the window
command-copy-proof = Copy proof
    .tip = Copy the proof and the pair as JSON, in exact fractions that another program can check

## Run

command-laboratory = Laboratory…
    .tip = Run the algorithms on thousands of random pairs and see which are wrong
command-judge = Check my own solver…
    .tip = Send pairs to your own program, in any language, and see its first wrong step

## View

command-zoom-in = Larger text
    .tip = Larger text, up to 250 %
command-zoom-out = Smaller text
    .tip = Smaller text, down to 80 %
command-zoom-reset = Normal text
    .tip = Text at 100 %
command-present = Presenter mode
    .tip = Full screen and large text for a projector; leaving it restores everything
command-theme-system = System theme
    .tip = Light or dark, like the system
command-theme-light = Light theme
    .tip = Dark on light
command-theme-dark = Dark theme
    .tip = Light on dark
command-theme-contrast = High contrast theme
    .tip = White on black, with bright colors and thick lines in the pictures
command-reset-layout = Reset layout
    .tip = Restore the original panels, tabs and views; theme and text size stay

## Help

command-help = Commands and keys
    .tip = What you can do now: gestures of the pointer, commands and their keys
command-palette = Find a command…
    .tip = Find a command by a part of its name or its effect
command-glossary = Glossary
    .tip = Every symbol and term, with its formula and a small figure; opens at the term under the pointer
command-welcome = Ways to begin
    .tip = The question that GJK answers, and three doors into the program
command-first-lesson = What GJK does (5 minutes)
    .tip = A lesson of four short pages with a triangle and a square
command-tour = Tour of the window
    .tip = Six bubbles that point at the parts of the window; Esc ends it
command-about = About GJK Sandbox
    .tip = Version, license, citation, and a report to send with a bug

## Edit

command-tool-move = Move tool
    .tip = Drag handles to move the selection, or type X, Y or Z, a number and Enter
command-tool-rotate = Rotate tool
    .tip = Drag handles to rotate the selection, or type an axis, degrees and Enter
command-tool-scale = Scale tool
    .tip = Drag handles to scale the selection, or type an axis, a factor and Enter
command-delete = Delete vertices
    .tip = Delete the selected vertices
command-insert = Add vertices
    .tip = Click in the shapes view to add vertices (in a new 2D scene, corners of a new shape); press the key again to stop
command-select-all = Select all
    .tip = Select all vertices of the selected shape, or of both shapes
command-deselect = Select nothing
    .tip = Clear the selection
command-make-touch = Make touch…
    .tip = Slide Q until it touches P, or has a given distance or penetration depth

## Shape

command-add-shape = Add shape…
    .tip = Choose a shape in the gallery
command-freehand = Draw freehand
    .tip = Draw an outline with the pointer: its convex hull becomes the shape (2D)
command-click-polygon = Click a polygon
    .tip = Click the corners of a polygon: their convex hull becomes the shape (2D)
command-make-polytope = Make a polytope…
    .tip = Convert the shape to a polytope whose vertices are its corners or points on its boundary
command-round = Added radius…
    .tip = Set the radius of the ball that is added to every point of the shape
command-mirror-x = Mirror in x
    .tip = Flip the shape along x about its own center: its left and right sides change places
command-mirror-y = Mirror in y
    .tip = Flip the shape along y about its own center: its lower and upper sides change places (3D: front and back)
command-mirror-z = Mirror in z
    .tip = Flip the shape along z about its own center: its lower and upper sides change places (3D)
command-center = Center
    .tip = Move the center of the shape to the origin
command-normalize = Normalize size
    .tip = Scale the shape so that its farthest point is at distance 1 from its center
command-duplicate-p = Duplicate P as Q
    .tip = Replace Q with a copy of P beside P
command-swap-bodies = Swap P and Q
    .tip = Exchange the two shapes
command-change-dimension = Change dimension
    .tip = Embed the shapes in space at z = 0, or project them along z into the plane
command-hull-of-both = Hull of both
    .tip = Replace the shape with the convex hull of P and Q
command-sum-of-both = Minkowski sum of both
    .tip = Replace the shape with the Minkowski sum of P and Q
command-cut-corner = Cut the corner off…
    .tip = Cut off the selected vertex and a part of its edges

## File

command-import = Import shapes…
    .tip = Import points from a text or a file: lists, meshes, drawings or maps

## Edit

command-paste = Paste shapes
    .tip = Import points, or open a scene, from the clipboard

## File

command-export = Export…
    .tip = Export P, Q, both or P ⊖ Q as data, code, a mesh or a unit test

## Edit

command-copy-p = Copy P
    .tip = Copy P to the clipboard, in the last format of the export window
command-copy-q = Copy Q
    .tip = Copy Q to the clipboard, in the last format of the export window
command-copy-pair = Copy pair
    .tip = Copy P and Q to the clipboard, in the last format of the export window
command-copy-link = Copy link
    .tip = Copy a link that opens this scene at this step in a browser
command-copy-report = Copy for a bug report
    .tip = Copy link, scene, verdict and proof as Markdown
command-copy-picture = Copy picture
    .tip = Copy the view under the pointer, or both views, with the size, theme and caption set in Save picture

## File

command-save-picture = Save picture…
    .tip = Save this step as SVG or PNG, with its sentence
command-save-run = Save run…
    .tip = Save all steps as an animation or as numbered pictures, or the trace as Markdown, CSV, JSON or JSON Lines
command-handout = Handout…
    .tip = Put the run, or the open lesson, on paper: pictures with sentences, blanks for students, and a key

## Run

command-show-run = One run
    .tip = Show one run of the scene, step by step
command-show-code = Code
    .tip = Show the algorithm as pseudocode, with the lines that this step executes
command-show-explorer = Explore
    .tip = Drag a simplex and the origin and see which of its regions are possible
command-show-compare = Compare
    .tip = Show two runs of the scene side by side, and where they diverge

## Presenter

command-present-both = Two pictures
    .tip = Show the shapes and their difference
command-present-shapes = Shapes
    .tip = Show the shapes alone
command-present-difference = Difference
    .tip = Show the Minkowski difference alone
command-present-steps = Steps
    .tip = Show the table of iterations
command-present-code = Pseudocode
    .tip = Show the algorithm, with the lines of this step
command-next-page = Next page
    .tip = Reveal the answer of the class, or show the next question or page of the lesson; without a lesson, the next step
command-previous-page = Previous page
    .tip = Show the previous page of the lesson; without a lesson, the previous step
command-blank = Blank
    .tip = Blank the screen until the next key
command-spotlight = Spotlight
    .tip = Darken everything except around the pointer
command-projector-paper = White or dark
    .tip = Switch between a white and a dark background
command-leave-presenter = Leave
    .tip = Close what covers the picture, or ask whether to leave presenter mode

## Question

command-reveal = Reveal
    .tip = Submit the answer that you chose by number or in the picture, and show the right one
command-skip-question = Skip
    .tip = Continue without an answer

## Menus, and sections of help

menu-run = Run
menu-scenes = Scenes
menu-file = File
menu-edit = Edit
menu-view = View
menu-help = Help
menu-shape = Shape
menu-presenter = Presenter mode
menu-question = Question

## Why a command cannot be used now

command-refused-plane = Drawing works only in 2D
command-refused-space = Works only in 3D
command-refused-selection = Nothing is selected
command-refused-vertex = Select a vertex first
command-refused-page = The browser edition has no access to the files of the computer
command-refused-round = The vertices of this shape are already listed

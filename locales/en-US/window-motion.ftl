### The window: motion.

## waypoints

motion-a-path-has-at-most = A path has at most { $most } waypoints
motion-drag-it-click-it-and = { $name }: drag it; click it and press Delete to remove it
motion-the-path-of-q-click = The path of Q: click to add a waypoint

## way

motion-from = From
motion-where-the-middle-of-q = The position of the center of Q in the scene
motion-then-to = then to
motion-to = to
motion-about = about
motion-leaves-this-waypoint-out = Remove this waypoint
motion-add-waypoint = Add waypoint
motion-goes-on-from-the-last = Add a waypoint after the last one; then type its position
motion-across-p = Across P
motion-through-p-to-the-other = Through P to the other side, and back
motion-and-back = and back
motion-goes-back-the-same-way = Return along the same path
motion-turns = Turns
motion-about-the-middle-of-q = Total number of turns about the center of Q; negative is clockwise
motion-axis = Axis
motion-frames = Frames
motion-more-are-slower-and-nearer = More frames play more slowly and lie closer together, so more of the search can be kept between them

## ui

motion-pause-the-motion = Pause the motion
motion-play-the-motion = Play the motion
motion-moves-q-in-the-views = Move Q in the views, frame by frame. The scene stays as it is
motion-frame = Frame
motion-which-frame-is-shown = The frame shown
motion-loop = Loop
motion-starts-over-at-the-end = Start over at the end
motion-speed-of-the-motion = Speed of the motion
motion-1-is-30-frames-a = 1× is 30 frames a second
motion-back-to-start = Back to start
motion-q-is-where-the-scene = Return Q to its position in the scene
motion-q-is-at-rest = Q is at rest
motion-leave-q-here = Leave Q here
motion-q-stays-where-it-is = Move Q in the scene to the position shown; this can be undone
motion-leave-q-on-its-way = move Q to its position in a frame
motion-counting-support-points-of-frames = Counting support points: { $done } of { $frames } frames

## motion

motion-change-the-path-of-q = change the path of Q

## With values

motion-waypoint-at = Waypoint { $index } at { $place }
motion-waypoint = Waypoint { $index }
motion-leave-out = Remove { $name }
motion-frame-of = frame { $number } of { $frames }
motion-frame-2 = Frame { $frame }, { $sentence }

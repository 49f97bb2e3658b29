### The window: motion.

## waypoints

motion-a-path-has-at-most = A path has at most { $most } waypoints
motion-drag-it-click-it-and = { $name }: drag it; click it and press Delete to remove it
motion-the-path-of-q-click = The path of Q: click to add a waypoint

## way

motion-from = From
motion-where-the-middle-of-q = Where the middle of Q is in the scene
motion-then-to = then to
motion-to = to
motion-about = about
motion-leaves-this-waypoint-out = Leaves this waypoint out
motion-add-waypoint = Add waypoint
motion-goes-on-from-the-last = Goes on from the last one; then type where to
motion-across-p = Across P
motion-through-p-to-the-other = Through P to the other side, and back
motion-and-back = and back
motion-goes-back-the-same-way = Goes back the same way
motion-turns = Turns
motion-about-the-middle-of-q = About the middle of Q, altogether; 0 does not turn, minus is clockwise
motion-axis = Axis
motion-frames = Frames
motion-more-are-slower-and-nearer = More are slower, and nearer to each other: then more can be kept

## ui

motion-pause-the-motion = Pause the motion
motion-play-the-motion = Play the motion
motion-moves-q-in-the-views = Moves Q in the views, frame by frame. The scene stays as it is
motion-frame = Frame
motion-which-frame-is-shown = Which frame is shown
motion-loop = Loop
motion-starts-over-at-the-end = Starts over at the end
motion-speed-of-the-motion = Speed of the motion
motion-1-is-30-frames-a = 1× is 30 frames a second
motion-back-to-start = Back to start
motion-q-is-where-the-scene = Q is where the scene has it
motion-q-is-at-rest = Q is at rest
motion-leave-q-here = Leave Q here
motion-q-stays-where-it-is = Q stays where it is shown: a change of the scene that can be undone
motion-leave-q-on-its-way = leave Q on its way
motion-counting-support-points-of-frames = Counting support points: { $done } of { $frames } frames

## motion

motion-change-the-path-of-q = change the path of Q

## With values

motion-waypoint-at = Waypoint { $index } at { $place }
motion-waypoint = Waypoint { $index }
motion-leave-out = Leave out { $name }
motion-frame-of = frame { $number } of { $frames }
motion-frame-2 = Frame { $frame }, { $sentence }

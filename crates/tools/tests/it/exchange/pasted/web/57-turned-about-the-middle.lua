// source: ours, after the habits of HC
// by hand: upright about (200, 100) the beam reaches y = 130; the circle begins at 135. (0, 0) comes to (200, 100) + R(-30, -10) = (210, 70)
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(0, 0), (60, 0), (60, 20), (0, 20)]), pose: (position: (210, 70), angle: 1.5707963267948966)),
    q: (shape: Disc(radius: 10), pose: (position: (200, 145))),
    expect: (verdict: separate, separation: 5),
)
=====
local HC = require 'HC'

local beam = HC.polygon(0, 0, 60, 0, 60, 20, 0, 20)
beam:moveTo(200, 100)          -- the middle goes there
beam:rotate(math.pi / 2)       -- about the middle, too

local ball = HC.circle(0, 0, 10)
ball:move(200, 145)

-- ball:scale(2)
local hit, dx, dy = beam:collidesWith(ball)
print(hit, dx, dy, collectgarbage("count"))

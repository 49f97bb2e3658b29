// source: ours, after the habits of LÖVE
// by hand: numpy, separating distance of the two outlines: 15.811388300841896
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(100, 100), (180, 110), (200, 170), (120, 190)])),
    q: (shape: Points([(210, 150), (260, 150), (235, 200)])),
    expect: (verdict: separate, separation: 15.811388300841896),
)
=====
-- convex? yes:  love.math.isConvex(hull) --> true
local hull = { 100, 100, 180, 110, 200, 170, 120, 190 }
local probe = {
  210, 150,
  260, 150,
  235, 200,   -- trailing comma is fine in Lua
}

local t = 0
function love.update(dt)
  t = t + dt
  if t > 0.5 then t = t - 0.5; print(#hull / 2, #probe / 2, sat(hull, probe)) end
end

function love.draw()
  love.graphics.setColor(1, 0.4, 0.2)
  love.graphics.polygon("line", hull)
  love.graphics.polygon("line", probe)
end

// source: vrld/HC issue #50, shortened, names replaced
// by hand: the plate hangs at its upper left corner: y = 315 to 365; the circle reaches y = 325
(
    format: 1,
    dimension: 2,
    p: (shape: Disc(radius: 25), pose: (position: (400, 300))),
    q: (shape: Rectangle(half_extents: (100, 25)), pose: (position: (400, 340))),
    expect: (verdict: overlap, penetration_depth: 10),
)
=====
-- The documentation says that the separating vector points away from the shape.
-- Here it points towards it: with key 1 the two get closer.
HC = require 'HC'

radius = 25
width = 200
height = 50

function love.load()
	-- a circle and a plate that intersect
	disc = HC.circle(400, 300, radius)
	plate = HC.rectangle(300, 315, width, height)
end

function love.keypressed(key, scancode)
	if scancode == "1" then
		for other, separating_vector in pairs(HC.collisions(disc)) do
			disc:move(-separating_vector.x/2, -separating_vector.y/2)
			other:move( separating_vector.x/2,  separating_vector.y/2)
		end
	end
end

// source: love2d/love issue #1503, shortened, names replaced
// by hand: two fixtures on one body, whose pose the text does not tell
// refused: hero
=====
-- 11.2: the local position of the circle is ignored by the fixture
local chest = love.physics.newRectangleShape(10, 10, 50, 50)

-- set successfully
local head = love.physics.newCircleShape(0, 300, 40)

love.physics.newFixture(hero.body, chest, 1)

-- but here it is at (0, 0)
love.physics.newFixture(hero.body, head, 1)

// source: ours, after the habits of LÖVE
// by hand: newRectangleShape has full lengths; rock from y = 180, boat to y = 120, turned or not
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (40, 20)), pose: (position: (300, 200))),
    q: (shape: Points([(-30, -20), (30, -20), (40, 20), (-40, 20)]), pose: (position: (300, 100), angle: 3.141592653589793)),
    expect: (verdict: separate, separation: 60),
)
=====
function love.load()
  love.physics.setMeter(64)                         -- pixels per meter; numbers below are pixels
  world = love.physics.newWorld(0, 9.81 * 64, true)

  objects = {}

  objects.rock = {}
  objects.rock.body = love.physics.newBody(world, 300, 200)            -- static by default
  objects.rock.shape = love.physics.newRectangleShape(80, 40)
  objects.rock.fixture = love.physics.newFixture(objects.rock.body, objects.rock.shape)

  objects.boat = {}
  objects.boat.body = love.physics.newBody(world, 300, 100, "dynamic")
  objects.boat.shape = love.physics.newPolygonShape(-30, -20, 30, -20, 40, 20, -40, 20)
  objects.boat.fixture = love.physics.newFixture(objects.boat.body, objects.boat.shape, 1)
  objects.boat.body:setAngle(math.pi)
  objects.boat.fixture:setRestitution(0.4)

  love.window.setMode(650, 650)
end

function love.draw()
  love.graphics.polygon("fill", objects.boat.body:getWorldPoints(objects.boat.shape:getPoints()))
  love.graphics.print(("%d fps"):format(love.timer.getFPS()), 10, 10)
end

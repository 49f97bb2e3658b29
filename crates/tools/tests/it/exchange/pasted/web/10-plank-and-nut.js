// source: ours, after the habits of matter-js 0.20
// by hand: Bodies.polygon puts its first corner half a step (30°) round, and setAngle turns by 30° more, so that a corner points along x again, as unturned; Matter rounds its corners to three decimals, which is left out. numpy, separating axes: 13.038475772933658
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (100, 10)), pose: (position: (400, 300), angle: -0.5235987755982988)),
    q: (shape: RegularPolygon(sides: 6, radius: 40), pose: (position: (430, 240), angle: 1.0471975511965976)),
    expect: (verdict: overlap, penetration_depth: 13.038475772933658),
)
=====
import Matter from 'matter-js'
const { Bodies, Body, Composite, Engine, Collision } = Matter

const engine = Engine.create()
const W = 800, H = 600

const plank = Bodies.rectangle(W / 2, 300, 200, 20, { isStatic: true, angle: -Math.PI / 6, label: 'plank' })
const nut = Bodies.polygon(430, 240, 6, 40, { restitution: .8, density: 1e-3, label: 'nut' })
Body.setAngle(nut, Math.PI / 6)
Composite.add(engine.world, [nut, plank])

// steps 1, 2, 3: nothing; step 4: supports[1] is undefined
const hit = Collision.collides(plank, nut)
console.log(hit && hit.depth, plank.bounds, '60 fps', Date.now())

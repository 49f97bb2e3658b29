// source: ours, after the habits of p2-es
// by hand: upside down, the tip of the asteroid is at 4 - 1.5 = 2.5, the ship goes up to 1; the query names the ship first
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (0.5, 1))),
    q: (shape: Points([(-1, -1), (1, -1), (1.5, 0.5), (0, 1.5), (-1.5, 0.5)]), pose: (position: (0, 4), angle: 3.141592653589793)),
    expect: (verdict: separate, separation: 1.5),
)
=====
import * as p2 from 'p2-es'

const N = 5, spaceWidth = 16, maxAsteroidSpeed = 2
const verts = [[-1, -1], [1, -1], [1.5, 0.5], [0, 1.5], [-1.5, 0.5]]   // counter-clockwise

const world = new p2.World({ gravity: [0, 0] })
world.defaultContactMaterial.friction = 0

const asteroid = new p2.Body({
  mass: 10,
  position: [0, 4],
  velocity: [0, -maxAsteroidSpeed],
  angle: Math.PI,
  damping: 0,
})
asteroid.addShape(new p2.Convex({ vertices: verts }))
world.addBody(asteroid)

const ship = new p2.Body({ mass: 1, position: [0, 0], angularVelocity: 1 })
ship.addShape(new p2.Box({ width: 1, height: 2 }))
world.addBody(ship)

console.log(world.narrowphase.bodiesOverlap(ship, asteroid)) // false, tip is 1.5 above the ship

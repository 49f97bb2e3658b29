// source: ours, after the habits of check2d 9
// by hand: the box goes from (200, 100) to (260, 120), the circle begins at y = 125; the query names the circle first
(
    format: 1,
    dimension: 2,
    p: (shape: Disc(radius: 10), pose: (position: (230, 135))),
    q: (shape: Rectangle(half_extents: (30, 10)), pose: (position: (230, 110))),
    expect: (verdict: separate, separation: 5),
)
=====
import { System } from 'check2d'

const physics = new System()
const size = 20

const cart = physics.createBox({ x: 200, y: 100 }, 60, size, { isStatic: false })
const bomb = physics.createCircle({ x: 230, y: 140 }, size / 2)

cart.setAngle(0)
bomb.setPosition(230, 135)
cart.setPosition(200, 100)

physics.update()
physics.separate()

// checkCollision(a, b): 130 is the lower side of the cart? It seems to be 120.
if (physics.checkCollision(bomb, cart)) {
  const { overlap, overlapN } = physics.response
  console.log(overlap, overlapN)
}

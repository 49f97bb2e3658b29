// source: ours, after the habits of cannon-es; one shape with an offset, and a ground plane
// by hand: the quarter turn about z takes the offset (0, -0.75, 0) to (0.75, 0, 0); centres at x = 3.75 and 5: 1.25 - 0.25 - 0.5
// says: plane
// object: player
// object: lamp
(
    format: 1,
    dimension: 3,
    p: (name: "player", shape: Ball(radius: 0.25), pose: (position: (3.75, 2, -1))),
    q: (name: "lamp", shape: Ball(radius: 0.5), pose: (position: (5, 2, -1))),
    expect: (verdict: separate, separation: 0.5),
)
=====
import * as CANNON from 'cannon-es'

const groundMaterial = new CANNON.Material({ friction: 0.4 })
const world = new CANNON.World()

const ground = new CANNON.Body({ mass: 0, shape: new CANNON.Plane(), material: groundMaterial })
ground.quaternion.setFromEuler(-Math.PI / 2, 0, 0)
world.addBody(ground)

// The collider of the player sits at the feet, 0.75 below the origin of the body.
const player = new CANNON.Body({ mass: 70, fixedRotation: true })
player.addShape(new CANNON.Sphere(0.25), new CANNON.Vec3(0, -0.75, 0))
player.position.set(3, 2, -1)
// lying down: the feet point along +x now
player.quaternion.setFromAxisAngle(new CANNON.Vec3(0, 0, 1), Math.PI / 2)
world.addBody(player)

const lamp = new CANNON.Body({ mass: 1 })
lamp.addShape(new CANNON.Sphere(0.5))
lamp.position.copy(new CANNON.Vec3(5, 2, -1))
world.addBody(lamp)

// expected a hit between player and lamp, there is none
world.addEventListener('beginContact', (e) => console.log(e.bodyA.id, e.bodyB.id))

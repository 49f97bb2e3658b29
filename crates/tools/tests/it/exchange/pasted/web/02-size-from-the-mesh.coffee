// source: schteppe/cannon.js issue #217, shortened, names replaced
// by hand: the half lengths of the second box are asked of a mesh of three.js at run time
// refused: dimensions
=====
# throws in clipAgainstHull as soon as the two meet
@world = new CANNON.World()
@world.broadphase = new CANNON.NaiveBroadphase()
@world.gravity.set(0, 0, 0)
@world.solver.iterations = 10
@world.defaultContactMaterial.contactEquationStiffness = 1e6

@probe = new CANNON.Body({
    mass: 1,
    shape: new CANNON.Box(new CANNON.Vec3(1, 1, 1)),
    position: new CANNON.Vec3(20, 0, 0),
    velocity: new CANNON.Vec3(1, 0, 0)
})
@world.addBody(@probe)

geometry = new THREE.BoxGeometry(2, 2, 2)
wire = new THREE.MeshBasicMaterial({ color: 0x00FF00, wireframe: true })
@mesh = new THREE.Mesh(geometry, wire)
@scene.add(@mesh)

dimensions = new THREE.Box3().setFromObject(@mesh).size()

@target = new CANNON.Body({
    position: new CANNON.Vec3(0, 0, 0),
    shape: new CANNON.Box(new CANNON.Vec3(dimensions.x, dimensions.y, dimensions.z)),
    mass: 1
})
@world.addBody(@target)

# every frame
@world.step(1 / 60)

// source: ours, after the habits of JoltPhysics.js' users
// by hand: lower centre of the capsule (1.2, 1.3, 0), upper edge of the step (1, 1, 0): hypot(0.2, 0.3) - 0.35
// says: convex radius
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (1, 0.5, 1)), pose: (position: (0, 0.5, 0))),
    q: (
        shape: Capsule(a: (0, -0.4, 0), b: (0, 0.4, 0), radius: 0.35),
        pose: (position: (1.2, 1.7, 0)),
    ),
    expect: (verdict: separate, separation: 0.010555127546398937),
)
=====
import initJolt from 'https://www.unpkg.com/jolt-physics/dist/jolt-physics.wasm-compat.js';

initJolt().then(Jolt => {
  const LAYER_NON_MOVING = 0, LAYER_MOVING = 1;
  const camera = new THREE.PerspectiveCamera(60, window.innerWidth / window.innerHeight, 0.2, 2000);
  camera.position.set(0, 15, 30);

  const settings = new Jolt.JoltSettings();
  settings.mMaxWorkerThreads = 3;
  setupCollisionFiltering(settings);
  const jolt = new Jolt.JoltInterface(settings);
  Jolt.destroy(settings);
  const bodyInterface = jolt.GetPhysicsSystem().GetBodyInterface();

  // step, 0.05 is the convex radius
  const half = new Jolt.Vec3(1, 0.5, 1);
  const stepShape = new Jolt.BoxShape(half, 0.05, null);
  Jolt.destroy(half);
  let creation = new Jolt.BodyCreationSettings(stepShape, new Jolt.RVec3(0, .5, -0), Jolt.Quat.prototype.sIdentity(), Jolt.EMotionType_Static, LAYER_NON_MOVING);
  const step = bodyInterface.CreateBody(creation);
  bodyInterface.AddBody(step.GetID(), Jolt.EActivation_DontActivate);
  Jolt.destroy(creation);

  // walker: half height of the cylinder, radius
  const walkerShape = new Jolt.CapsuleShape(0.4, 0.35, null);
  creation = new Jolt.BodyCreationSettings(walkerShape, new Jolt.RVec3(1.2, 1.7, 0), new Jolt.Quat(0, 0, 0, 1), Jolt.EMotionType_Dynamic, LAYER_MOVING);
  creation.mAllowedDOFs = Jolt.EAllowedDOFs_TranslationX | Jolt.EAllowedDOFs_TranslationY;
  creation.mFriction = 1.0;
  const walker = bodyInterface.CreateBody(creation);
  bodyInterface.AddBody(walker.GetID(), Jolt.EActivation_Activate);
  Jolt.destroy(creation);

  // onContactAdded fires in frame 0 already, why? They are 1 cm apart.
  for (let i = 0; i < 3; i++) jolt.Step(1.0 / 60.0, 1);
});

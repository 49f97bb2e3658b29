// source: conan-io/conan-center-index issue #27257 (Jolt's HelloWorld), shortened, names replaced
// by hand: lower end of the ball 2 - 0.5, upper side of the floor -1 + 1
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (100, 1, 100)), pose: (position: (0, -1, 0))),
    q: (shape: Ball(radius: 0.5), pose: (position: (0, 2, 0))),
    expect: (verdict: separate, separation: 1.5),
)
=====
### Package and Environment Details
  * Package Name/Version: **joltphysics/5.2.0**

The debug renderer cannot be used with the package. This is the program, nearly the HelloWorld of the library:

```cpp
  BodyInterface &bodies = physics_system.GetBodyInterface();

  // a large box as the ground
  BoxShapeSettings ground_shape_settings(Vec3(100.0f, 1.0f, 100.0f));
  ground_shape_settings.SetEmbedded();

  // make the shape of it
  ShapeSettings::ShapeResult ground_shape_result = ground_shape_settings.Create();
  ShapeRefC ground_shape =
      ground_shape_result
          .Get(); // errors are in HasError() / GetError()

  BodyCreationSettings ground_settings(ground_shape, RVec3(0.0_r, -1.0_r, 0.0_r),
                                       Quat::sIdentity(), EMotionType::Static,
                                       Layers::NON_MOVING);

  Body *ground = bodies.CreateBody(
      ground_settings); // nullptr when out of bodies
  bodies.AddBody(ground->GetID(), EActivation::DontActivate);

  // something that bounces on it
  BodyCreationSettings ball_settings(
      new SphereShape(0.5f), RVec3(0.0_r, 2.0_r, 0.0_r), Quat::sIdentity(),
      EMotionType::Dynamic, Layers::MOVING);
  BodyID ball_id =
      bodies.CreateAndAddBody(ball_settings, EActivation::Activate);

  bodies.SetLinearVelocity(ball_id, Vec3(0.0f, -5.0f, 0.0f));

  const float cDeltaTime = 1.0f / 60.0f;
  physics_system.OptimizeBroadPhase();
```

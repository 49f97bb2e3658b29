// source: jrouwe/JoltPhysics issue #508, shortened, names replaced
// refused: ScaledShape
=====
With a ScaledShape around an OffsetCenterOfMassShape, Body::GetPosition and the place where the body really is are no
longer the same. Put into OffsetCenterOfMassShapeTest:

```cpp
    CreateFloor();

    Ref ball = new SphereShapeSettings(1.0f);
    Ref inner = new ScaledShape(ball->Create().Get(), JPH::Vec3::sReplicate(1.25f));
    Ref shifted = new OffsetCenterOfMassShapeSettings(Vec3(0, 0, 5.0f), inner);
    Ref outer = new ScaledShape(shifted->Create().Get(), JPH::Vec3::sReplicate(1.5f));

    Body &reference = *mBodyInterface->CreateBody(BodyCreationSettings(shifted, RVec3(0, 5, 0), Quat::sIdentity(), EMotionType::Dynamic, Layers::MOVING));
    mBodyInterface->AddBody(reference.GetID(), EActivation::Activate);
```

and a second body the same way with `outer` in place of `shifted`, 5 m beside it. The first is where it should be.

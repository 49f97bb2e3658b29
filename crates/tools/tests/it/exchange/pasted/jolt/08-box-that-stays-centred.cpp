// source: jrouwe/JoltPhysics issue #1576, shortened, names replaced
// refused: halfExtents
=====
Jolt does only the collisions here; in my own update I call body_interface.SetPositionAndRotation(...). The models stand
on the plane z = 0 instead of being centred on it. Whatever I give as the offset, the bounding box stays around the origin:

    JPH::OffsetCenterOfMassShapeSettings shifted(Vec3(0, -halfExtents.GetY(), 0), new BoxShape(halfExtents));
    JPH::Shape::ShapeResult made = shifted.Create();
    if (made.IsValid())
    {
        JPH::ShapeRefC hull = made.Get();

        JPH::BodyCreationSettings body_settings(
            hull,
            eng::ToJolt(where),
            JPH::Quat::sIdentity(),
            model.fixed ? JPH::EMotionType::Static : JPH::EMotionType::Dynamic,
            model.fixed ? Layers::NON_MOVING : Layers::MOVING);
        body_settings.mUserData = static_cast<uint64_t>(static_cast<uint32_t>(entity.Id()));
    }

Have I misunderstood what the offset is for?

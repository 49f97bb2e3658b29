// source: NVIDIA-Omniverse/PhysX issue #429, shortened, names replaced
// refused: shape
=====
### Library and Version

PhysX v5.6.1, Windows 10

### Code Snippet to Reproduce Behavior

```
	PxTransform at(
		PxVec3(11800.0000, 166.703125, 1934.41443), 
		PxQuat(-0.664463043, 0.664463043, 0.241844788, 0.241844788));
	PxConvexCoreGeometry light(PxConvexCore::Cone(500.f, 495.f));
	PxVec3 eye(11835.0000, 4.70993042, 1705.91943);
	PxVec3 look(0.00000000, 0.00000000, 1.00000000);
	PxReal reach = 778.383789;

	PxGeomRaycastHit hit;

	PxGeometryQuery::raycast(
		eye, look, light, at, reach, PxHitFlag::eDEFAULT, 1, &hit);

	PxReal toHit = (hit.position - eye).magnitude();
	assert(toHit > 1e-3);
	assert(abs(hit.distance - toHit) < 1e-3);
```

### Actual Behavior

both asserts fail

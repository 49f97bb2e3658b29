// source: jrouwe/JoltPhysics issue #1936, shortened, names replaced
// refused: CreateDynamicObject
=====
The crash can be had with HighSpeedTest. This is the part of it that I changed (speed and radius are parameters):

```
	offset += Vec3(0, 0, 5);

	{
		// Two boxes on their way into each other
		CreateDynamicObject(offset + Vec3(1, 0.5f, 0), Vec3(-speed, 0, 0), new BoxShape(Vec3::sReplicate(radius)));
		CreateDynamicObject(offset + Vec3(-1, 0.5f, 0), Vec3(speed, 0, 0), new BoxShape(Vec3::sReplicate(radius)));
	}
```

A body that was created and not added is still found by the broad phase afterwards.

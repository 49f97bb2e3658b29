// source: NVIDIAGameWorks/PhysX issue #467, shortened, names replaced
// refused: sheet_vertices
=====
My convex mesh has 8 vertices, all on its hull, and I read their positions while it moves. PxConvexFlag::eCOMPUTE_CONVEX
does not keep their order, so I tried to give the polygons myself and get

    Cooking::cookConvexMesh: user-provided convex mesh descriptor is invalid!

```
	std::vector<PxHullPolygon> sides(6);
	sides[0].mNbVerts = 4;
        plane_of(sheet_vertices[0], sheet_vertices[1], sheet_vertices[2], sides[0].mPlane);
	sides[1].mNbVerts = 4;
	plane_of(sheet_vertices[1], sheet_vertices[5], sheet_vertices[6], sides[1].mPlane);
	sides[2].mNbVerts = 4;
	plane_of(sheet_vertices[2], sheet_vertices[6], sheet_vertices[7], sides[2].mPlane);

	PxConvexMeshDesc desc;
	desc.points.count = 8;
	desc.points.stride = sizeof(PxVec3);
	desc.points.data = sheet_vertices;
```

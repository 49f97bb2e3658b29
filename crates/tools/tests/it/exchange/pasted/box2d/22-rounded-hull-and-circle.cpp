// source: ours, after the habits of Box2D 3.1
// by hand: b2MakePolygon's second argument is a radius around the hull; the point (0, -0.5) lies within an edge. The circle's local centre (0, 0.25) is turned with its body: by half a turn it is (0, -0.25). In the hull's frame the centre is at (2, 0.75) turned by 30 degrees, (1.3570508, 1.6495191), and the side is x + y = 1.5: (3.0065699 - 1.5)/sqrt(2) - 0.05 - 0.5
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(-1, -0.5), (0, -0.5), (1, -0.5), (1.25, 0.25), (0.5, 1), (-0.75, 0.75)]), rounding: 0.05, pose: (position: (-3, 2), angle: -0.5235987755982988)),
    q: (shape: Disc(radius: 0.5), pose: (position: (-1, 2.75))),
    expect: (verdict: separate, separation: 0.5153057646252059),
)
=====
Friday's build (x64, VS 2022 17.9.6). The rock is six points from our editor:

static const b2Vec2 kRock[6] = {
	{ -1.0f, -0.5f }, { 0.0f, -0.5f }, { 1.0f, -0.5f },
	{ 1.25f, 0.25f }, { 0.5f, 1.0f }, { -0.75f, 0.75f },
};

b2BodyId Spawner::MakeRock( b2WorldId worldId )
{
	b2Hull hull = b2ComputeHull( kRock, 6 );
	if ( hull.count == 0 )
	{
		return b2_nullBodyId;
	}
	b2Polygon rock = b2MakePolygon( &hull, 0.05f );

	b2BodyDef rockDef = b2DefaultBodyDef();
	rockDef.type = b2_dynamicBody;
	rockDef.position = { -3.0f, 2.0f };
	rockDef.rotation = b2MakeRot( -B2_PI / 6.0f );
	rockDef.angularDamping = 0.05f;
	b2BodyId id = b2CreateBody( worldId, &rockDef );

	b2ShapeDef sd = b2DefaultShapeDef();
	sd.density = 2500.0f;
	sd.material.rollingResistance = 0.1f;
	b2CreatePolygonShape( id, &sd, &rock );
	return id;
}

b2BodyId Spawner::MakeBuoy( b2WorldId worldId )
{
	b2Circle buoy = { { 0.0f, 0.25f }, 0.5f };

	b2BodyDef buoyDef = b2DefaultBodyDef();
	buoyDef.type = b2_dynamicBody;
	buoyDef.rotation = b2MakeRot( B2_PI );   // hangs upside down
	buoyDef.position = { -1.0f, 3.0f };
	buoyDef.gravityScale = 0.0f;
	b2BodyId id = b2CreateBody( worldId, &buoyDef );

	b2ShapeDef sd = b2DefaultShapeDef();
	b2CreateCircleShape( id, &sd, &buoy );
	return id;
}

After 212 steps they overlap and the solver does not push them apart.

// source: erincatto/box2d samples/sample_issues.cpp (StaticVsBulletBug), shortened, names replaced
// by hand: the upper side of the slab is y = 70.2392578 from x = 48.8525391 to 68.8476562; 77.5401459 - 0.3 - 70.2392578
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(48.8525391, 68.1518555), (49.1821289, 68.1152344), (68.8476562, 68.1152344), (68.8476562, 70.2392578), (48.8525391, 70.2392578)])),
    q: (shape: Disc(radius: 0.3), pose: (position: (58.924305, 77.5401459))),
    expect: (verdict: separate, separation: 7.0008881),
)
=====
The ball shoots through the slab. Only when the slab was dynamic first and is made static afterwards.

	explicit BulletThroughSlab( SampleContext* context )
		: Sample( context )
	{
		if ( m_context->restart == false )
		{
			m_context->camera.center = { 48.8525391, 68.1518555 };
			m_context->camera.zoom = 100.0f * 0.5f;
		}

		{
			b2BodyDef bd = b2DefaultBodyDef();
			bd.type = b2_dynamicBody; // NOTE: with b2_staticBody here it works
			b2BodyId slabId = b2CreateBody( m_worldId, &bd );

			const b2Vec2 verts[] = {
				{ 48.8525391, 68.1518555 }, { 49.1821289, 68.1152344 }, { 68.8476562, 68.1152344 },
				{ 68.8476562, 70.2392578 }, { 48.8525391, 70.2392578 },
			};

			const b2Hull hull = b2ComputeHull( verts, ARRAY_COUNT( verts ) );
			const b2Polygon poly = b2MakePolygon( &hull, 0.0f );

			b2ShapeDef sd = b2DefaultShapeDef();
			sd.density = 1.0f;
			sd.material.friction = 0.5f;
			sd.material.restitution = 0.1f;

			b2CreatePolygonShape( slabId, &sd, &poly );
			b2Body_SetType( slabId, b2_staticBody );
		}

		{
			b2BodyDef bd = b2DefaultBodyDef();
			bd.position = { 58.9243050, 77.5401459 };
			bd.type = b2_dynamicBody;
			bd.motionLocks.angularZ = true;
			bd.linearVelocity = { 104.868881, -281.073883 };
			bd.isBullet = true;

			b2BodyId ballId = b2CreateBody( m_worldId, &bd );
			const b2Circle ball = { .center = {}, .radius = 0.3f };

			b2ShapeDef ballShape = b2DefaultShapeDef();
			ballShape.density = 3.0f;
			ballShape.material.friction = 0.2f;
			ballShape.material.restitution = 0.9f;

			b2CreateCircleShape( ballId, &ballShape, &ball );
		}
	}

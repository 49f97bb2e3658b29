// source: erincatto/box2d samples/sample_issues.cpp (DisableCrash), shortened, names replaced
// by hand: the offset (4, 0) brings the box of the second body to (0, 5), where it lies: x from -4 to 4, y from 4.5 to 5.5; the post reaches up to y = 3 + 2 = 5, so 0.5 along y; sideways 2.5 would be needed
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (0.5, 2)), pose: (position: (-2, 3))),
    q: (shape: Rectangle(half_extents: (0.5, 4)), pose: (position: (0, 5), angle: 1.5707963267948966)),
    expect: (verdict: overlap, penetration_depth: 0.5),
)
=====
Crash when the first body is switched off and on again in the window (debug build, 3.2):

		m_isEnabled = true;

		// post
		{
			b2BodyDef bodyDef = b2DefaultBodyDef();
			bodyDef.type = b2_dynamicBody;
			bodyDef.position = { -2.0f, 3.0f };
			bodyDef.isEnabled = m_isEnabled;
			m_postId = b2CreateBody( m_worldId, &bodyDef );

			b2Polygon box = b2MakeBox( 0.5f, 2.0f );
			b2ShapeDef shapeDef = b2DefaultShapeDef();
			b2CreatePolygonShape( m_postId, &shapeDef, &box );
		}

		// beam
		{
			b2BodyDef bodyDef = b2DefaultBodyDef();
			bodyDef.position = { -4.0f, 5.0f };
			m_beamId = b2CreateBody( m_worldId, &bodyDef );

			b2Polygon box = b2MakeOffsetBox( 0.5f, 4.0f, { 4.0f, 0.0f }, b2MakeRot( 0.5f * B2_PI ) );

			b2ShapeDef shapeDef = b2DefaultShapeDef();
			b2CreatePolygonShape( m_beamId, &shapeDef, &box );

			b2RevoluteJointDef hinge = b2DefaultRevoluteJointDef();
			b2Pos pivot = { -2.0f, 5.0f };
			hinge.base.bodyIdA = m_postId;
			hinge.base.bodyIdB = m_beamId;
			hinge.base.localFrameA.p = b2Body_GetLocalPoint( m_postId, pivot );
			hinge.base.localFrameB.p = b2Body_GetLocalPoint( m_beamId, pivot );
			hinge.maxMotorTorque = 50.0f;
			hinge.enableMotor = true;
			b2CreateRevoluteJoint( m_worldId, &hinge );
		}

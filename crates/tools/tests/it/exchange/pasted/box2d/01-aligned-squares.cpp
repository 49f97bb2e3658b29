// source: erincatto/box2d issue #868, shortened, names replaced
// by hand: b2MakeBox and b2MakeSquare take half lengths; along y 20 - 0.5 - 0.5
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (0.5, 0.5)), pose: (position: (0, 20))),
    q: (shape: Rectangle(half_extents: (0.5, 0.5))),
    expect: (verdict: separate, separation: 19),
)
=====
Two squares that stand exactly above each other get one contact point instead of two, so the upper one tips
over. They are a hair apart when it happens, and the clipping drops the second point. Somebody posted a video
on the chat server. The manifold sample shows it, too: square against square, 0.01 apart.

```cpp
	explicit TippingSquares( Settings& settings )
		: Sample( settings )
	{
		if ( settings.restart == false )
		{
			g_camera.m_center = { 0.0f, 2.5f };
			g_camera.m_zoom = 3.5f;
		}

		float half = 0.5f;

		{
			b2BodyDef bodyDef = b2DefaultBodyDef();
			b2Polygon shape = b2MakeBox( half, half );
			bodyDef.position = { 0.0f, 20.0f };
			;
			bodyDef.type = b2_dynamicBody;
			b2BodyId upper = b2CreateBody( m_worldId, &bodyDef );
			b2ShapeDef shapeDef = b2DefaultShapeDef();
			b2CreatePolygonShape( upper, &shapeDef, &shape );
		}
		{
			b2BodyDef bodyDef = b2DefaultBodyDef();
			//b2Polygon shape = b2MakeSquare( 0.9f * half );
			b2Polygon shape = b2MakeSquare( half );
			bodyDef.position = { 0.0f, 0.0f };
			bodyDef.type = b2_staticBody;
			b2BodyId lower = b2CreateBody( m_worldId, &bodyDef );
			b2ShapeDef shapeDef = b2DefaultShapeDef();
			b2CreatePolygonShape( lower, &shapeDef, &shape );
		}
	}
```

Should be fixed with the next merge (#897).

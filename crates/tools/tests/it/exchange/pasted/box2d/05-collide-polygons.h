// source: google/liquidfun liquidfun/Box2D/Testbed/Tests/PolyCollision.h, shortened, names replaced
// by hand: half lengths, the angle in radians, counter-clockwise. Corner against corner: from (0.2, 0.4) to the corner (0.5, 0.5) of the second box, which is at (18.705564830490253, 1.8645561817315095)
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (0.2, 0.4))),
    q: (shape: Rectangle(half_extents: (0.5, 0.5)), pose: (position: (19.345284, 1.5632932), angle: 1.9160721)),
    expect: (verdict: separate, separation: 18.563427875931907),
)
=====
#ifndef TWO_BOXES_H
#define TWO_BOXES_H

class TwoBoxes : public Test
{
public:
	TwoBoxes()
	{
		{
			m_boxA.SetAsBox(0.2f, 0.4f);
			m_xfA.Set(b2Vec2(0.0f, 0.0f), 0.0f);
		}

		{
			m_boxB.SetAsBox(0.5f, 0.5f);
			m_centerB.Set(19.345284f, 1.5632932f);
			m_turnB = 1.9160721f;
			m_xfB.Set(m_centerB, m_turnB);
		}
	}

	void Step(Settings* settings)
	{
		B2_NOT_USED(settings);

		b2Manifold manifold;
		b2CollidePolygons(&manifold, &m_boxA, m_xfA, &m_boxB, m_xfB);

		b2WorldManifold worldManifold;
		worldManifold.Initialize(&manifold, m_xfA, m_boxA.m_radius, m_xfB, m_boxB.m_radius);

		m_debugDraw.DrawString(5, m_textLine, "point count = %d", manifold.pointCount);
		m_textLine += DRAW_STRING_NEW_LINE;

		b2Color color(0.9f, 0.9f, 0.9f);
		b2Vec2 v[b2_maxPolygonVertices];
		for (int32 i = 0; i < m_boxA.m_count; ++i)
		{
			v[i] = b2Mul(m_xfA, m_boxA.m_vertices[i]);
		}
		m_debugDraw.DrawPolygon(v, m_boxA.m_count, color);
		for (int32 i = 0; i < manifold.pointCount; ++i)
		{
			m_debugDraw.DrawPoint(worldManifold.points[i], 4.0f, b2Color(0.9f, 0.3f, 0.3f));
		}
	}

	b2PolygonShape m_boxA;
	b2PolygonShape m_boxB;

	b2Transform m_xfA;
	b2Transform m_xfB;

	b2Vec2 m_centerB;
	float32 m_turnB;
};

#endif

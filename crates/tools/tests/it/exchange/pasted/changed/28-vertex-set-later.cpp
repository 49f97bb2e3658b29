// source: ours, after the habits of Box2D 2.4
// by hand: the third vertex is moved
// refused: a known call
=====
b2PolygonShape a, b; a.SetAsBox(1, 1); b.SetAsBox(1,1);
b.m_vertices[2].Set(3, 3);
b2Transform xa, xb; xa.SetIdentity(); xb.Set(b2Vec2(4,0), 0.0f);
bool hit = b2TestOverlap(&a, 0, &b, 0, xa, xb);

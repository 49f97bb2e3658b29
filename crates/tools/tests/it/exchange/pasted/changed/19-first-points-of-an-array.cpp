// source: ours, after the habits of Box2D 2.4
// by hand: Set takes the first 3 of the 4 points; 4 - 1 - 1
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(-1, -1), (1, -1), (1, 1)])),
    q: (shape: Rectangle(half_extents: (1, 1)), pose: (position: (4, 0))),
    expect: (verdict: separate, separation: 2.0),
)
=====
b2Vec2 v[4] = {{-1,-1},{1,-1},{1,1},{-1,1}}; b2PolygonShape a, b; a.Set(v, 3); b.SetAsBox(1,1);
b2Transform xa, xb; xa.SetIdentity(); xb.Set(b2Vec2(4,0), 0.0f);
bool hit = b2TestOverlap(&a, 0, &b, 0, xa, xb);

// source: mtsamis/box2d-optimized issue #8, shortened, names replaced
// by hand: 2000 tiles whose places a loop computes
// refused: for
=====
Static bodies are broken when they are moved after they were made. Define a body as static in the BodyDef, then
move it, even slightly: other bodies fly through it or are pushed somewhere, while the debug drawing shows it at
the right place.

Use this for the static bodies of the Tiles test:

```
			float a = 0.5f;
			int32 columns = 200;
			int32 rows = 10;
			b2Vec2 place;
			place.y = 0.0f;
			for (int32 j = 0; j < rows; ++j)
			{
				place.x = -columns * a;
				for (int32 i = 0; i < columns; ++i)
				{
					b2BodyDef bd;
					bd.position = place;
					b2Body* tile = m_world->CreateBody(&bd);

					b2PolygonShape shape;
					shape.SetAsBox(a, a);
					tile->CreateFixture(&shape, 0.0f);
					++m_fixtureCount;
					place.x += 2.0f * a;
					tile->SetTransform(place+b2Vec2(-1, -1), 0.1);
				}
				place.y -= 2.0f * a;
			}
```

// source: erincatto/box2d issue #883, shortened, names replaced
// by hand: both squares around (3, 5); along an axis 0.5 + 0.4
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (0.5, 0.5)), pose: (position: (3, 5))),
    q: (shape: Rectangle(half_extents: (0.4, 0.4)), pose: (position: (3, 5))),
    expect: (verdict: overlap, penetration_depth: 0.9),
)
=====
The overlap query says no although the tested square lies inside the static one. Fails on
Linux 6.13.1-arch1-1 amd64, gcc 14.2.1, 8 cores.

#include "box2d/box2d.h"

static bool found = false;
static bool onShape( b2ShapeId id, void* context )
{
	printf( "found" );
	found = true;
	return false;
}

static int overlapOfSquares( void )
{
	{
		float px=3.0f;
		float py=5.0f;
		float outer=0.5f;
		float inner=0.4f;
		b2WorldDef wd = b2DefaultWorldDef();
		b2WorldId world = b2CreateWorld( &wd );
		b2BodyDef bd = b2DefaultBodyDef();
		bd.type = b2_staticBody;
		bd.position = (b2Vec2){ px, py };
		b2BodyId body = b2CreateBody( world, &bd );
		b2Polygon fixed = b2MakeSquare( outer);
		b2ShapeDef sd = b2DefaultShapeDef();
		b2CreatePolygonShape( body, &sd, &fixed );
		b2World_Step( world, 1. / 60., 4 );
		b2Polygon probe = b2MakeSquare( inner);
		b2Transform at = { { px,py}, { 1.0f, 0.0f } };
		b2World_OverlapPolygon( world, &probe, at, b2DefaultQueryFilter(), onShape, NULL );
		ENSURE( found );
		b2DestroyBody( body );
		b2DestroyWorld( world );
	}
	return 0;
}

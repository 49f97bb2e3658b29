// source: ours, after the habits of Box2D 3.1
// by hand: the query names the box first. b2MakeRoundedBox adds its radius around the box. From the box's corner (0.5, -1) to the pill's end (2 - sqrt(1/2), -0.5 - sqrt(1/2)): 0.8194955004475681 - 0.1 - 0.25
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (0.5, 1)), rounding: 0.1),
    q: (shape: Capsule(a: (-1, 0), b: (1, 0), radius: 0.25), pose: (position: (2, -0.5), angle: 0.7853981633974483)),
    expect: (verdict: separate, separation: 0.46949550044756805),
)
=====
Is the manifold supposed to be empty here? v3.1.0, C17, gcc 13.2, -O3 -march=znver3

#include "box2d/collision.h"
#include "box2d/math_functions.h"
#include <stdio.h>

int main( void )
{
	// the pill first, it is shared by all agents
	b2Capsule pill = { { -1.f, 0.f }, { 1.f, 0.f }, .25f };
	b2Transform pillXf = { { 2.0f, -0.5f }, b2MakeRot( 0.25f * B2_PI ) };

	float hx = 0.5f;
	b2Polygon box = b2MakeRoundedBox( hx, 2 * hx, 0.1f );
	b2Transform boxXf = { { 0.0f, 0.0f }, b2Rot_identity };

	b2Manifold m = b2CollidePolygonAndCapsule( &box, boxXf, &pill, pillXf );
	printf( "points: %d\n", m.pointCount );
	for ( int i = 0; i < m.pointCount; ++i )
	{
		printf( "  %d: separation %.6f\n", i, m.points[i].separation );
	}
	return 0;
}

prints

points: 0

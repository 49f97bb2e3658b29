// source: erincatto/box2c test/test_distance.c, shortened, names replaced
// by hand: the square ends at x = 1, the segment stands at x = 2
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(-1, -1), (1, -1), (1, 1), (-1, 1)])),
    q: (shape: Points([(2, -1), (2, 1)])),
    expect: (verdict: separate, separation: 1),
)
=====
// SPDX-License-Identifier: MIT

#include "test_macros.h"

#include <float.h>

int SquareAndWallTest()
{
	b2Vec2 square[] = {
		(b2Vec2) { -1.0f, -1.0f },
		(b2Vec2) { 1.0f, -1.0f },
		(b2Vec2) { 1.0f, 1.0f },
		(b2Vec2) { -1.0f, 1.0f }
	};

	b2Vec2 wall[] = {
		(b2Vec2) { 2.0f, -1.0f },
		(b2Vec2) { 2.0f, 1.0f },
	};

	b2DistanceInput input;
	input.proxyA = b2MakeProxy(square, B2_ARRAY_COUNT(square), 0.0f);
	input.proxyB = b2MakeProxy(wall, B2_ARRAY_COUNT(wall), 0.0f);
	input.transformA = b2Transform_identity;
	input.transformB = b2Transform_identity;
	input.useRadii = false;

	b2DistanceCache cache = { 0 };
	b2DistanceOutput output = b2ShapeDistance(&cache, &input, NULL, 0);

	ENSURE_SMALL(output.distance - 1.0f, FLT_EPSILON);

	return 0;
}

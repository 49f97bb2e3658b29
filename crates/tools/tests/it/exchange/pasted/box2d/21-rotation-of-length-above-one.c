// source: ours, after the habits of Box2D 3.0
// by hand: 0.8 and 0.8 are no cosine and sine of one angle (0.64 + 0.64 is not 1)
// refused: cosine
=====
Distance comes out too large when I turn the crate. Did I get the order of c and s wrong?

	b2DistanceInput input = { 0 };
	b2Vec2 crate[4] = { { -0.5f, -0.5f }, { 0.5f, -0.5f }, { 0.5f, 0.5f }, { -0.5f, 0.5f } };
	b2Vec2 post[2] = { { 0.0f, 0.0f }, { 0.0f, 3.0f } };
	input.proxyA = b2MakeProxy( crate, 4, 0.0f );
	input.proxyB = b2MakeProxy( post, 2, 0.05f );
	input.transformA.p = ( b2Vec2 ){ 0.0f, 1.0f };
	input.transformA.q.c = 0.8f;
	input.transformA.q.s = 0.8f;
	input.transformB.p = ( b2Vec2 ){ 2.0f, 0.0f };
	input.transformB.q.c = 1.0f;
	input.transformB.q.s = 0.0f;
	input.useRadii = true;

	b2DistanceCache cache = b2_emptyDistanceCache;
	b2DistanceOutput out = b2ShapeDistance( &cache, &input, NULL, 0 );
	printf( "%.9g after %d iterations\n", out.distance, out.iterations );

v3.0.0, commit of August.

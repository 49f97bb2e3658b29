// source: ours, after the habits of PostGIS
// by hand: the triangle is turned by an eighth about the origin
// refused: turns
=====
SELECT ST_Distance(
  'POLYGON((0 0,4 0,4 4,0 4,0 0))'::geometry,
  ST_Rotate('POLYGON((5 1,7 1,6 3,5 1))'::geometry, pi()/4));
-- 1.0, I expected less

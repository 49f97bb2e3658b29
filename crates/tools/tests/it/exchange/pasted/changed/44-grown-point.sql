// source: ours, after the habits of PostGIS
// by hand: the point is grown to a disc
// refused: grows
=====
SELECT ST_Intersects(
  ST_Buffer('POINT(1 2)'::geometry, 0.5),
  'POLYGON((1.4 0,4 0,4 4,1.4 4,1.4 0))'::geometry);

// source: ours, after the habits of PostGIS
// by hand: the coordinates are in metres of another projection
// refused: projects
=====
SELECT ST_Distance(
  ST_Transform(ST_GeomFromText('POLYGON((0 0,4 0,4 4,0 4,0 0))', 4326), 3857),
  ST_Transform(ST_GeomFromText('POLYGON((5 1,7 1,6 3,5 1))', 4326), 3857));

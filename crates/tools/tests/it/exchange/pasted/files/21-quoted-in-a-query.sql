// source: ours, after the habits of reports to PostGIS
// by hand: the side from (30, 10) to (40, 40) is 3x - y = 80; the corner (33, 15) is (99 - 15 - 80)/sqrt(10) outside of it, with its foot (31.8, 15.4) on the side
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(30, 10), (40, 40), (20, 40), (10, 20)])),
    q: (shape: Points([(33, 15), (50, 15), (50, 25)])),
    expect: (verdict: separate, separation: 1.2649110640673518),
)
=====
-- POSTGIS="3.4.2 c19ce56" [EXTENSION] PGSQL="160" GEOS="3.12.1-CAPI-1.18.1"
-- ST_Distance is 1.2649110640673518 as it should be, but ST_3DDistance gives 3.1622 for the same two; 1 row in 0.4 ms

SELECT ST_Distance(a.g, b.g), ST_3DDistance(a.g, b.g)
  FROM (SELECT ST_GeomFromText('POLYGON((30 10, 40 40, 20 40, 10 20, 30 10))', 4326) AS g) AS a,
       (SELECT ST_GeomFromText('POLYGON ((33 15, 50 15, 50 25, 33 15))', 4326) AS g) AS b;

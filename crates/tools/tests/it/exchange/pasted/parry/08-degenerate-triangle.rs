// source: dimforge/parry issue #76, shortened, names replaced
// by hand: the triangle is a segment, its last two corners are one; the foot is at 0.41669431834186715 of it
(
    format: 1,
    dimension: 3,
    p: (shape: Points([(2.27699995, -7.9000001, 16.3180008), (-0.569999993, -8.10000038, 16.6070004), (-0.569999993, -8.10000038, 16.6070004)])),
    q: (shape: Points([(1.10000002, -7.9000001, 16.5879993)])),
    expect: (verdict: separate, separation: 0.1714782659014429),
)
=====
A distance that is very wrong when the triangle is degenerate (rapier3d 0.11.1, which still has parry3d 0.7.1):

```
        let q = na::Point3::new(1.10000002, -7.9000001, 16.5879993);

        let a = na::Point3::new(2.27699995, -7.9000001, 16.3180008);
        let b = na::Point3::new(-0.569999993, -8.10000038, 16.6070004);
        let c = na::Point3::new(-0.569999993, -8.10000038, 16.6070004);

        let flat = rapier3d::parry::shape::Triangle::new(a, b, c);

        assert_eq!(flat.area(), 0.0);

        assert!(flat.local_aabb().contains_local_point(&q));

        let dist = rapier3d::parry::query::PointQuery::distance_to_local_point(&flat, &q, true);

        assert!(dist > 0.0);

        // panicked at 'assertion failed: dist > 0.0'; as a line of two points I get 0.17147861
```

As a line it looks right.

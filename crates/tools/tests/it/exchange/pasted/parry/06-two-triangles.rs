// source: dimforge/parry issue #253, shortened, names replaced
// by hand: no position is given, so both stand as they are. The corner (-2.349647, 1, 11.037681) lies in the plane y = 1 of the first triangle, 2.04e-7 outside its side from the third to the first corner (-3.41154e-6 / 16.7455)
(
    format: 1,
    dimension: 3,
    p: (shape: Points([(-13.174434, 1, 8.736801), (3.5251038, 1, 12.1), (3.2048466, 1, 12.218325)])),
    q: (shape: Points([(-1.63, 0, 11.19), (-2.349647, 0, 11.037681), (-2.349647, 1, 11.037681)])),
    expect: (verdict: separate),
)
=====
Ran into this today, without any rigid bodies or parents. 0.17 and 0.14 both panic in epa3.rs. Cut down to two
triangles, and I even took digits behind the point away:

```
use rapier3d::na::Point3;
    use rapier3d::prelude::Triangle;
    use rapier3d::
        prelude::{
            ActiveCollisionTypes, ColliderBuilder, ColliderSet, CollisionPipeline, DefaultBroadPhase, NarrowPhase, RigidBodySet, SharedShape,
        }
    ;

    #[test]
    fn only_two_triangles() {
        let upper = Triangle::new(
            Point3::new(-13.174434, 1.0, 8.736801),
            Point3::new(3.5251038, 1.0, 12.1),
            Point3::new(3.2048466, 1.0, 12.218325),
        );
        let lower = Triangle::new(
            Point3::new(-1.63, 0.0, 11.19),
            Point3::new(-2.349647, 0.0, 11.037681),
            Point3::new(-2.349647, 1.0, 11.037681),
        );

        let first = ColliderBuilder::new(SharedShape::new(upper))
            .active_collision_types(ActiveCollisionTypes::FIXED_FIXED)
            .build();

        let second = ColliderBuilder::new(SharedShape::new(lower))
            .active_collision_types(ActiveCollisionTypes::FIXED_FIXED)
            .build();

        let mut colliders = ColliderSet::new();
        colliders.insert(first);
        colliders.insert(second);
        step(&mut RigidBodySet::new(), &mut colliders);
    }
```

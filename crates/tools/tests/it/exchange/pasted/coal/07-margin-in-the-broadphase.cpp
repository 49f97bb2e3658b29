// source: coal-library/coal issue #625, shortened, names replaced (the rotations are written as identities)
// by hand: from the centre (2, 0, 0) to the rim point (0.1, 0, 1.95) of the cylinder, less the radius: sqrt(1.9^2 + 1.95^2) - 0.1
// object: o1
// object: o3
// says: margin
(
    format: 1,
    dimension: 3,
    p: (shape: Ball(radius: 0.1), pose: (position: (2, 0, 0))),
    q: (shape: Cylinder(half_height: 0.05, radius: 0.1), pose: (position: (0, 0, 2))),
    expect: (verdict: separate, separation: 2.622590678012396),
)
=====
Does DynamicAABBTreeCollisionManager look at `security_margin`? The naive manager and hpp::fcl::collide do.

```cpp
#include <iostream>
#include <hpp/fcl/broadphase/broadphase.h>

int main(int argc, char const *argv[])
{
    auto all = std::vector<hpp::fcl::CollisionObject *>();
    auto s1 = std::make_shared<hpp::fcl::Sphere>(0.1);
    auto o1 = new hpp::fcl::CollisionObject(
        s1, hpp::fcl::Matrix3f::Identity(), hpp::fcl::Vec3f(2, 0, 0));
    o1->computeAABB();
    all.push_back(o1);
    auto s2 = std::make_shared<hpp::fcl::Box>(0.1, 0.1, 0.1);
    auto o2 = new hpp::fcl::CollisionObject(
        s2, hpp::fcl::Matrix3f::Identity(), hpp::fcl::Vec3f(0, 2, 0));
    o2->computeAABB();
    all.push_back(o2);
    auto s3 = std::make_shared<hpp::fcl::Cylinder>(0.1, 0.1);
    auto o3 = new hpp::fcl::CollisionObject(
        s3, hpp::fcl::Matrix3f::Identity(), hpp::fcl::Vec3f(0, 0, 2));
    o3->computeAABB();
    all.push_back(o3);

    hpp::fcl::DynamicAABBTreeCollisionManager tree;
    tree.registerObjects(all);
    tree.setup();
    hpp::fcl::CollisionCallBackDefault callback;
    callback.data.request.security_margin = 2.65;
    tree.collide(&callback);
    std::cout << callback.data.result.isCollision() << "\n";   // 0, NaiveCollisionManager says 1
}
```

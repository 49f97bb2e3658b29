// source: coal-library/coal issue #514, shortened, names replaced
// by hand: the second ball is the result of a call with a number, Sphere(0.05).inflated(0.05)
// refused: inflated
=====
I tried some combinations in the broadphase:

 - Spheres -> ok
 - Inflated spheres -> ok
 - Spheres + plane -> ok
 - Inflated spheres + plane -> **segmentation fault**

```cpp
int main()
{
  DynamicAABBTreeCollisionManager manager;
  std::vector<CollisionObject*> objs;

  // auto a = new CollisionObject(hpp::fcl::make_shared<Sphere>(0.1));
  // a->setTranslation(Vec3f(0.2, 0.1, 0.4));
  // a->computeAABB();
  // objs.push_back(a);

  auto b = new CollisionObject(hpp::fcl::make_shared<Sphere>(0.2));
  b->setTranslation(Vec3f(0.3, 0.2, 0.4));
  b->computeAABB();
  objs.push_back(b);

  auto c = new CollisionObject(hpp::fcl::make_shared<Plane>(0.0, 0.0, 1.0, 0.0));
  c->computeAABB();
  objs.push_back(c);

  auto d = new CollisionObject(hpp::fcl::make_shared<Sphere>(Sphere(0.05).inflated(0.05).first));
  d->setTranslation(Vec3f(0.1, 0.1, 0.1));
  d->computeAABB();
  objs.push_back(d);

  manager.registerObjects(objs);
}
```
gdb stops in hpp::fcl::details::... at 0x0000000000000018.

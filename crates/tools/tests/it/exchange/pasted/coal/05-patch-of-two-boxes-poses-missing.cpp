// source: coal-library/coal issue #725, shortened, names replaced
// by hand: the poses are parameters of the function, and no call gives them
// refused: T1
=====
std::length_error from the code below, I think it comes from ContactPatchResult::set():

```
CollisionResult patchTest(double ballRadius,
    double coneHeight, double coneRadius,
    Transform3s T1, Transform3s T2,
    CollisionRequest col_req, CollisionResult col_res) {

    //std::shared_ptr<coal::Sphere> a = std::make_shared<coal::Sphere>(ballRadius);
    std::shared_ptr<coal::Box> a = std::make_shared<coal::Box>(2,2,2);
    std::shared_ptr<coal::Box> b = std::make_shared<coal::Box>(1,1,1);
    /*coal::BVHModel<coal::AABB>* a = new coal::BVHModel<coal::AABB>;
    fillMesh(a, 1,1,1);
    std::shared_ptr<coal::Cone> b = std::make_shared<coal::Cone>(coneHeight, coneRadius);*/

    collide(a.get(), T1, b.get(), T2, col_req, col_res);
    std::cout << "requested:" << col_req.num_max_contacts << std::endl;
    std::cout << "found:" << col_res.numContacts() << std::endl;

    ContactPatchRequest patch_req(col_req);
    ContactPatchResult patch_res(patch_req);
    computeContactPatch(a.get(), T1, b.get(), T2, col_res, patch_req, patch_res);
    return col_res;
}
```
Exception: vector too long

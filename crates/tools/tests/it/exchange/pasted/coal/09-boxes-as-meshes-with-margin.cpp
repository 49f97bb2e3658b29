// source: coal-library/coal issue #755, shortened, names replaced
// by hand: both bodies are meshes of triangles in a tree, which coal does not take for convex
// refused: BVHModel
=====
Hi, a small test of a BVHModel with security_margin. It is 1, but with box2 at
Transform3s(Vec3s(0.0, 0.0, 1.7)) there is no collision. Is this a bug? coal 3.0.1, MSVC 19.38.

```
void boxMesh(coal::BVHModel<coal::kIOS>* model, double a, double b, double c) {
    std::vector<coal::Vec3s> points(8);
    std::vector<coal::Triangle> tris(12);
    points[0] << a, -b, c;
    points[1] << a, b, c;
    points[2] << -a, b, c;
    points[3] << -a, -b, c;
    points[4] << a, -b, -c;
    points[5] << a, b, -c;
    points[6] << -a, b, -c;
    points[7] << -a, -b, -c;

    tris[0].set(0, 4, 1);
    tris[1].set(1, 4, 5);
    tris[2].set(2, 6, 3);
    tris[3].set(3, 6, 7);
    // ... 8 more

    model->beginModel();
    for (std::size_t i = 0; i < tris.size(); ++i)
        model->addTriangle(points[tris[i][0]], points[tris[i][1]], points[tris[i][2]]);
    model->endModel();
    model->computeLocalAABB();
}

int main() {
    auto box1 = new coal::BVHModel<coal::kIOS>();
    boxMesh(box1, 0.5, 0.5, 0.5);
    auto box2 = new coal::BVHModel<coal::kIOS>();
    boxMesh(box2, 0.5, 0.5, 0.5);
    coal::CollisionRequest req;
    req.security_margin = 1;
    coal::CollisionResult res;
    coal::collide(box1, Transform3s(), box2, Transform3s(Vec3s(0.0, 0.0, 1.7)), req, res);
}
```

// source: ours, after the habits of FCL and Eigen
// by hand: the box is turned by a quarter
// refused: a rotation with numeric values
=====
fcl::Boxd a(1,1,1); fcl::Sphered b(0.5);
Eigen::Quaterniond q; q.coeffs() << 0,0,0.7071067811865476,0.7071067811865476;
fcl::Transform3d X = fcl::Transform3d::Identity(), Y = fcl::Transform3d::Identity();
X.linear() = q.toRotationMatrix(); Y.translation() << 1, 2, 3;
fcl::collide(&a, X, &b, Y, request, result);

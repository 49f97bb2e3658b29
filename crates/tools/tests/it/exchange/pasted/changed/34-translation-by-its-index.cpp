// source: ours, after the habits of FCL and Eigen
// by hand: the ball stands at (0.3, -0.2, 0)
// refused: known name
=====
fcl::Boxd a(1,1,1); fcl::Sphered b(0.5);
fcl::Transform3d X = fcl::Transform3d::Identity(), Y = fcl::Transform3d::Identity();
Y.translation()(0) = 0.3; Y.translation()[1] = -0.2;
fcl::collide(&a, X, &b, Y, request, result);

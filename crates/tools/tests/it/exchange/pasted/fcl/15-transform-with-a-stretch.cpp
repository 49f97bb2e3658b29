// source: ours, after the habits of reports to FCL
// by hand: the matrix has 2 on its diagonal, so it is no rotation
// refused: stretch
=====
// Is there a way to stretch a shape? I put the factor into the pose, and the distances look odd.
// fcl master of 2024-02-11, clang 17
#include "fcl/narrowphase/distance.h"
#include "fcl/geometry/shape/box.h"
#include "fcl/geometry/shape/sphere.h"

using Box = fcl::Box<double>;
using Sphere = fcl::Sphere<double>;

int main() {
  Box slab(1.0, 1.0, 0.25);
  Sphere probe(0.1);

  fcl::Matrix3d stretch;
  stretch << 1, 0, 0,
             0, 1, 0,
             0, 0, 2;
  fcl::Transform3d X_slab = fcl::Transform3d::Identity();
  X_slab.linear() = stretch;
  X_slab.translation() = fcl::Vector3d(0.5, 0.5, 0.0);
  fcl::Transform3d X_probe = fcl::Transform3d::Identity();
  X_probe.translation() = fcl::Vector3d(0.5, 0.5, 1.0);

  fcl::DistanceRequestd request;
  fcl::DistanceResultd result;
  double d = fcl::distance(&slab, X_slab, &probe, X_probe, request, result);
  printf("%.17g\n", d);   // 0.64999999999999991
}

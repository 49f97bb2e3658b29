// source: ours, after the habits of reports to coal
// by hand: 0.9^2 + 0.1^2 + 0.2^2 + 0.3^2 = 0.95; Eigen's toRotationMatrix does not normalise, so it is no rotation
// refused: q_tool
=====
// The distance depends on the scale of my quaternion?!  coal 3.0.0, built from source with -DCMAKE_BUILD_TYPE=Debug
#include <coal/distance.h>
#include <coal/shape/geometric_shapes.h>

int main(int, char**)
{
  coal::Box tool(0.12, 0.08, 0.3);
  coal::Sphere knob(0.05);

  Eigen::Quaterniond q_tool(0.9, 0.1, 0.2, 0.3);   // from the tracking system, one decimal
  coal::Transform3s T_tool(q_tool.toRotationMatrix(), coal::Vec3s(0.4, -0.1, 0.85));
  coal::Transform3s T_knob(coal::Vec3s(0.4, -0.1, 1.2));

  coal::DistanceRequest request;
  coal::DistanceResult result;
  for (int run = 0; run < 3; ++run)
    std::printf("%d: %.9f\n", run, coal::distance(&tool, T_tool, &knob, T_knob, request, result));
  return 0;
}
// 0: 0.149999998
// 1: 0.149999998
// 2: 0.149999998

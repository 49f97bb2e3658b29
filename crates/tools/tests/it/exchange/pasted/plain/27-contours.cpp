// source: opencv/opencv issue #10044, shortened, names replaced
// by hand: numpy, the two outlines: 121.91800523302537
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(290, 126), (284, 132), (281, 133), (256, 124), (249, 116), (234, 91), (232, 86), (232, 79), (251, 69), (257, 68), (297, 85), (299, 87)])),
    q: (shape: Points([(192, 236), (190, 245), (177, 260), (154, 271), (142, 270), (135, 263), (131, 254), (132, 240), (172, 213), (176, 216)])),
    expect: (verdict: separate, separation: 121.91800523302537),
)
=====
// OpenCV 3.3.0 and 3.1.0, Arch Linux, gcc 7.2.0: the two are disjoint, but the result is one of them
#include <opencv2/opencv.hpp>

#include <iostream>
#include <vector>

static void show(const char *name, const std::vector<cv::Point> &contour) {
  std::cout << name << ": ";
  for (const cv::Point &corner : contour) std::cout << corner << ' ';
  std::cout << '\n';
}

int main() {
  std::vector<cv::Point> upper = {{290, 126}, {284, 132}, {281, 133}, {256, 124}, {249, 116}, {234, 91}, {232, 86}, {232, 79}, {251, 69}, {257, 68}, {297, 85}, {299, 87}};
  std::vector<cv::Point> lower = {{192, 236}, {190, 245}, {177, 260}, {154, 271}, {142, 270}, {135, 263}, {131, 254}, {132, 240}, {172, 213}, {176, 216}};
  std::vector<cv::Point> common;
  cv::intersectConvexConvex(upper, lower, common);

  show("upper", upper);
  show("lower", lower);
  show("common", common);   // not empty
  cv::Mat canvas(360, 640, CV_8UC3);
}

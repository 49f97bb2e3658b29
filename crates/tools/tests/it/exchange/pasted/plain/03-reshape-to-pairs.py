// source: opencv/opencv issue #22812, shortened, names replaced
// by hand: scipy, hull of the difference: 0.001534007030017261
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(0.29191044, 1.2570167), (0.037910465, 1.2571087), (0.037893265, 1.2571062), (0.037817374, 1.0475562), (0.29181734, 1.0474641), (0.29183453, 1.0474666)])),
    q: (shape: Points([(0.2784909, 1.0457377), (0.27847248, 1.0457454), (0.024497004, 1.0492755), (0.02158466, 0.83974582), (0.021603081, 0.83973807), (0.27557856, 0.83620799)])),
    expect: (verdict: overlap, penetration_depth: 0.001534007030017261),
)
=====
# OpenCV python 4.6.0, Ubuntu 20.04, Python 3.8.10; the area comes out as that of one of the two
import cv2
import numpy as np

upper = np.array([
    0.29191044, 1.2570167,
    0.037910465, 1.2571087,
    0.037893265, 1.2571062,
    0.037817374, 1.0475562,
    0.29181734, 1.0474641,
    0.29183453, 1.0474666,
]).reshape(-1, 2)

lower = np.array([
    0.2784909, 1.0457377,
    0.27847248, 1.0457454,
    0.024497004, 1.0492755,
    0.02158466, 0.83974582,
    0.021603081, 0.83973807,
    0.27557856, 0.83620799,
]).reshape(-1, 2)

area, overlap = cv2.intersectConvexConvex(upper.astype(np.float32), lower.astype(np.float32))
print(area)

canvas = np.zeros(shape=(1000, 1000, 3), dtype=np.uint8)
cv2.polylines(canvas, [(upper * 500).astype(np.int32).reshape(-1, 1, 2)], True, (255, 0, 0), thickness=3)
cv2.polylines(canvas, [(lower * 500).astype(np.int32).reshape(-1, 1, 2)], True, (0, 0, 255), thickness=3)

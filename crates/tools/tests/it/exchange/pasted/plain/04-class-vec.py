// source: ours, after the habits of scripts in Python
// by hand: the side x + 3y = 5 and the corner (4, 0.5): (4 + 1.5 - 5)/sqrt(10)
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(0, 0), (2, -1), (5, 0), (2, 1)])),
    q: (shape: Points([(4, 0.5), (6, 0.5), (6, 3), (4, 3)])),
    expect: (verdict: separate, separation: 0.15811388300841897),
)
=====
from dataclasses import dataclass
import math

EPS = 1e-9


@dataclass
class Vec:
    x: float = 0.0
    y: float = 0.0

    def __sub__(self, o):
        return Vec(self.x - o.x, self.y - o.y)

    def dot(self, o):
        return self.x * o.x + self.y * o.y


def support(points, d):
    return max(points, key=lambda p: p.dot(d))


def gjk(a, b, limit=32):
    d = Vec(1, 0)
    for _ in range(limit):
        p = support(a, d) - support(b, Vec(-d.x, -d.y))
        if p.dot(d) < EPS:
            return False
        ...
    return None


kite = [Vec(0, 0), Vec(2, -1), Vec(5, 0), Vec(2, 1)]
post = [Vec(4.0, 0.5), Vec(6, .5), Vec(6, 3), Vec(4, 3)]

assert gjk(kite, post) is False, "separated by 0.158 or so"
print(f"{math.hypot(0.5, 1.5):.3f}")

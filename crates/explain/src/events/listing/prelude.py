class Vec(tuple):
    def __sub__(self, other): return Vec(a - b for a, b in zip(self, other))
    def __neg__(self): return Vec(-a for a in self)


def dot(a, b):
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a, b):
    return Vec((a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]))


def unit(a):
    length = dot(a, a) ** 0.5
    return Vec(x / length for x in a) if length > 0 else a


def support(points, v):  # the point farthest along v
    return max(points, key=lambda point: dot(point, v))



// source: shapely/shapely issue #1765, shortened, names replaced
// by hand: a rotation about the middle of the bounds, and in a loop
// refused: rotate
=====
# Shapely 1.8.1, Ubuntu 20.04. Turning by theta, theta + 180 and so on should give equal polygons, but prints Different.
def test():
    from shapely.geometry import Polygon
    from shapely.affinity import rotate

    card = Polygon([(15, 33), (25, 33), (25, 17), (15, 17)])
    # Turn card CCW by 30 degrees.
    turned = rotate(card, angle=30, origin="center", use_radians=False)

    for angle in [210, -150, -330]:
        again = rotate(card, angle=angle, origin="center", use_radians=False)
        print(f"{'Equal' if again.equals(turned) else 'Different'}")


if __name__ == '__main__':
    test()

// source: bulletphysics/bullet3 issue #3023, shortened, names replaced
// refused: loadURDF
=====
"""getClosestPoints sometimes returns positionOnA and positionOnB the wrong way round."""
from collections import namedtuple

import pybullet as p
import pybullet_data

Pair = namedtuple('Pair', ['flag', 'body_a', 'body_b', 'link_a', 'link_b', 'on_a', 'on_b', 'normal_on_b',
                           'distance', 'force', 'friction1', 'dir1', 'friction2', 'dir2'])

p.connect(p.DIRECT)
p.setAdditionalSearchPath(pybullet_data.getDataPath())
p.setGravity(0, 0, -10)

leaning = p.getQuaternionFromEuler([-1, 0, 0])
right = p.loadURDF("r2d2.urdf", [1.0, 0.0, 0.0], leaning)
left = p.loadURDF("r2d2.urdf", [-1.0, 0.0, 0.0], leaning)

for row in p.getClosestPoints(right, left, 10.0):
    pair = Pair(*row)
    # the first robot stands at x > 0, so must its points
    if right == pair.body_a and pair.on_a[0] < 0.0:
        print('swapped')
    else:
        print('fine')

p.disconnect()

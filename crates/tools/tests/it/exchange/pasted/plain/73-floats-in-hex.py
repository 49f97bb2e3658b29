// source: ours, after the habits of Python with float.hex
// by hand: 0x1.2666666666666p+1 is 2.3, 0x1.4cccccccccccdp+0 is 1.3; the corner (0.1, 0.2, 1.3) is below the triangle z = 2.3
(
    format: 1,
    dimension: 3,
    p: (shape: Points([(0.1, 0.2, 2.3), (1.1, 0.2, 2.3), (0.1, 1.2, 2.3)])),
    q: (shape: Points([(0.1, 0.2, 0.3), (1.1, 0.2, 0.3), (0.1, 1.2, 0.3), (0.1, 0.2, 1.3)])),
    expect: (verdict: separate, separation: 0.9999999999999998),
)
=====
import json

fh = float.fromhex

# float.hex of every coordinate, from the crash dump of 2024-11-02
up = [
    [0x1.999999999999ap-4, 0x1.999999999999ap-3, 0x1.2666666666666p+1],
    [0x1.199999999999ap+0, 0x1.999999999999ap-3, 0x1.2666666666666p+1],
    [0x1.999999999999ap-4, 0x1.3333333333333p+0, 0x1.2666666666666p+1],
]
down = [
    [0x1.999999999999ap-4, 0x1.999999999999ap-3, 0x1.3333333333333p-2],
    [0x1.199999999999ap+0, 0x1.999999999999ap-3, 0x1.3333333333333p-2],
    [0x1.999999999999ap-4, 0x1.3333333333333p+0, 0x1.3333333333333p-2],
    [0x1.999999999999ap-4, 0x1.999999999999ap-3, 0x1.4cccccccccccdp+0],
]

# not Python: the literals are pasted as they are in the dump
# gap 0x1.0000000000000p+0, that is 1

// source: ours, after the habits of scripts in Python
// by hand: lower side of the lid at 0.5 + 0.125, upper side of the body at 0.5
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(-1, -0.5), (1, -0.5), (1, 0.5), (-1, 0.5)])),
    q: (shape: Points([(-1, 0.625), (1, 0.625), (0.5, 1.5), (-0.5, 1.5)])),
    expect: (verdict: separate, separation: 0.125),
)
=====
# sizes
h = 0.5
w = 2 * h
gap = 0.125

body = [(-w, -h), (w, -h), (w, h), (-w, h)]
lid = [
    (-w, h + gap),
    (w, h + gap),
    (w / 2, 3 * h),
    (-w / 2, 3 * h),
]

# body = [(-w, -2 * h), (w, -2 * h), (w, h), (-w, h)]    # old one
if __name__ == "__main__":
    print(len(body), len(lid), gap)

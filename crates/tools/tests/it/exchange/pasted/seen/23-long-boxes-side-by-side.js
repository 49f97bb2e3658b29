// source: a public report, shortened, names replaced
// by hand: TOUCHING along y = -447.25. By hand: both outlines have this coordinate.
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(462.25, -447.25), (462.25, -477.25), (-476.5, -477.25), (-476.5, -447.25)])),
    q: (shape: Points([(7.5, -407.5), (-52.5, -407.5), (-52.5, -447.25), (7.5, -447.25)])),
    expect: (verdict: touching),
)
=====
long = [ new BABYLON.Vector2(462.25, -447.25), new BABYLON.Vector2(462.25, -477.25), new BABYLON.Vector2(-476.5, -477.25), new BABYLON.Vector2(-476.5, -447.25) ];
short = [ new BABYLON.Vector2(7.5, -407.5), new BABYLON.Vector2(-52.5, -407.5), new BABYLON.Vector2(-52.5, -447.25), new BABYLON.Vector2(7.5, -447.25) ];

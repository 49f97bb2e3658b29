// source: dimforge/rapier issue #407, shortened, names replaced
// by hand: two numbers in setTranslation: 2D; 1000 + 1000 - 200
(
    format: 1,
    dimension: 2,
    p: (shape: Disc(radius: 1000), pose: (position: (100, 100))),
    q: (shape: Disc(radius: 1000), pose: (position: (300, 100))),
    expect: (verdict: overlap, penetration_depth: 1800),
)
=====
I only want the collision detection, no bodies and no solving: colliders that I move by hand, and their intersections.

```ts
const world = new RAPIER.World({ x: 0, y: 0 });

const firstDesc = RAPIER.ColliderDesc.ball(1000)
  .setSensor(true)
  .setTranslation(100, 100);
const first: RAPIER.Collider = world.createCollider(firstDesc);

const secondDesc = RAPIER.ColliderDesc.ball(1000)
  .setSensor(true)
  .setTranslation(300, 100);
const second: RAPIER.Collider = world.createCollider(secondDesc);

world.step();

let intersections = world.intersectionPair(first, second);
console.log(intersections);  // false
```

(Answer: two colliders without dynamic bodies are skipped unless their active collision types say otherwise.)

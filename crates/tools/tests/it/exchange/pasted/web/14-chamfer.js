// source: liabru/matter-js issue #1282, shortened, names replaced; the floor is ours
// by hand: chamfer replaces the corners by arcs of points
// refused: chamfer
=====
How can I round every corner by its own radius? This rounds all four by 10:

const card = Matter.Bodies.fromVertices(200, 50, [
        [{ x: -50, y: -25 }, { x: 50, y: -25 }, { x: 50, y: 25 }, { x: -50, y: 25 }]
    ], {
        chamfer: { radius: 10 }
});

(and it stands on this one)

const floor = Matter.Bodies.rectangle(200, 90, 400, 30, { isStatic: true });

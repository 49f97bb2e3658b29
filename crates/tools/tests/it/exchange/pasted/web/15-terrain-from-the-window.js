// source: liabru/matter-js issue #827, shortened, names replaced; the ball is ours
// by hand: the place of the terrain depends on the size of a window
// refused: width
=====
The terrain is not where I put it, off by a fair few pixels in x. It seems to be moved by its centre of mass.

    const width = window.innerWidth, height = window.innerHeight;

    const outline = [{ x: 0, y: 800 }, { x: 0, y: 500 }, { x: 1800, y: 300 }, { x: 1800, y: 800 }, { x: 0, y: 800 }];

    const terrain = Bodies.fromVertices(width / 2, height / 2 + (height / 4), outline, {
        isStatic: true,
        render: { fillStyle: '#2e2b44', strokeStyle: '#2e2b44', lineWidth: 1 }
    }, true);

    const ball = Bodies.polygon(900, 100, 8, 30);
    World.add(engine.world, [terrain, ball]);

// source: schteppe/p2.js issue #300, shortened, names replaced
// by hand: the player stands at the origin by default; from (0, 5) to the corner (92, 92): hypot(92, 87) - 5
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (8, 8)), pose: (position: (100, 100))),
    q: (shape: Disc(radius: 5), pose: (position: (0, 5))),
    expect: (verdict: separate, separation: 121.62148316932637),
)
=====
A tile and a player. With no offset the player stops at the tile as it should.

    let tile = new p2.Body();
    tile.mass = 0;
    tile.type = p2.Body.STATIC;
    tile.position[0] = 100
    tile.position[1] = 100
    let square = new p2.Box({ width: 16, height: 16 });
    tile.addShape(square);

    let player = new p2.Body();
    player.mass = 1;
    let feet = new p2.Circle({ radius: 5 });
    player.type = p2.Body.DYNAMIC;
    player.addShape(feet, [0, 5]);

With an offset of up to about 0.8 in y it still works. With 5, as here, the circle goes deep into the tile, as if it
were less than 1 across, from all directions but from below. Bounces, too.

// source: ours, after the habits of Phaser 3 with Matter physics
// by hand: the centroid (30, 15) is moved to (420, 440): lower side at 455, the platform begins at 480
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (150, 20)), pose: (position: (400, 500))),
    q: (shape: Points([(0, 0), (60, 0), (60, 30), (0, 30)]), pose: (position: (390, 425))),
    expect: (verdict: separate, separation: 25),
)
=====
create ()
{
    this.matter.world.setBounds(0, 0, 800, 600);
    this.matter.world.setGravity(0, 0.8);

    // x, y are the middle, as in Matter itself
    const platform = this.matter.add.rectangle(400, 500, 300, 40, { isStatic: true, angle: 0 });
    const verts = [ { x: 0, y: 0 }, { x: 60, y: 0 }, { x: 60, y: 30 }, { x: 0, y: 30 } ];
    const sled = this.matter.add.fromVertices(420, 440, verts, { friction: 0.001 }, true);

    this.matter.world.on('collisionstart', (event, bodyA, bodyB) => {
        console.log('hit', bodyA.label, bodyB.label, event.pairs.length);
    });
}

// source: ours, after the habits of Phaser 3
// by hand: numpy, from the corner (640, 300) to the side from (340, 430) to (650, 80): 138.381872163439
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(400, 100), (200, 278), (340, 430), (650, 80)])),
    q: (shape: Points([(640, 300), (760, 300), (700, 420)])),
    expect: (verdict: separate, separation: 138.381872163439),
)
=====
import Phaser from 'phaser';

export default class Demo extends Phaser.Scene {
  create() {
    this.cameras.main.setZoom(1.5).setScroll(-100, -80);
    const hull = new Phaser.Geom.Polygon([
      400, 100,
      200, 278,
      340, 430,
      650, 80,
    ]);
    // the same numbers, as points
    const shard = new Phaser.Geom.Polygon([
      new Phaser.Math.Vector2(640, 300),
      new Phaser.Math.Vector2(760, 300),
      new Phaser.Math.Vector2(700, 420),
    ]);

    const g = this.add.graphics({ x: 0, y: 0 });
    g.lineStyle(2, 0x00aa00, 1);
    g.strokePoints(hull.points, true);
    g.strokePoints(shard.points, true);
    this.add.text(10, 10, 'overlap?', { fontSize: '16px' });
  }
}

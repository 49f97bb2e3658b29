// source: ours, after the habits of rapier.js 0.12
// by hand: in the bar's frame the centre of the puck is at 1.5 sin(60) - 0.5 cos(60) in y, less 0.25 and 0.5
// says: prediction
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (3, 0.25)), pose: (position: (1, -0.5), angle: -1.0471975511965976)),
    q: (shape: Disc(radius: 0.5), pose: (position: (2.5, -1))),
    expect: (verdict: separate, separation: 0.2990381056766579),
)
=====
contactShape without any world. In the browser (Chrome 126) the distance has another sign than in Node, once in a
few thousand calls; always with this pair:

<script type="module">
  import RAPIER from 'https://cdn.skypack.dev/@dimforge/rapier2d-compat';

  RAPIER.init().then(() => {
    console.log('version', RAPIER.version());
    const bar = new RAPIER.Cuboid(3.0, 0.25);
    const puck = new RAPIER.Ball(0.5);
    const prediction = 0.5;

    const c = bar.contactShape(
      { x: 1.0, y: -0.5 }, -Math.PI / 3,
      puck,
      { x: 2.5, y: -1.0 }, 0.0,
      prediction,
    );
    console.log(c.distance, c.normal1, c.point1);
    document.title = `${c.distance}`;
  });
</script>

<style> canvas { width: 640px; height: 480px; } </style>

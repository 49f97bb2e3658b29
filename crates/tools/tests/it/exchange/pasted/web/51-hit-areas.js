// source: ours, after the habits of PixiJS
// by hand: the circle ends at x = 144, the flag begins at 140
(
    format: 1,
    dimension: 2,
    p: (shape: Disc(radius: 24), pose: (position: (120, 80))),
    q: (shape: Points([(140, 60), (200, 60), (200, 100), (140, 100)])),
    expect: (verdict: overlap, penetration_depth: 4),
)
=====
import { Application, Circle, Container, Polygon } from 'pixi.js';

const app = new Application();
await app.init({ width: 800, height: 600, backgroundColor: 0x1099bb });

// Two children of the stage, neither moved nor scaled. The pointer hits both between them - where do they overlap?
const knob = new Container();
knob.eventMode = 'static';
knob.hitArea = new Circle(120, 80, 24);

const flag = new Container();
flag.eventMode = 'static';
flag.hitArea = new Polygon([140, 60, 200, 60, 200, 100, 140, 100]);

app.stage.addChild(knob, flag);
flag.on('pointertap', () => console.log('tap', 1));

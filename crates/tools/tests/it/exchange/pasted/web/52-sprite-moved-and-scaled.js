// source: ours, after the habits of PixiJS
// by hand: a scale that is not 1
// refused: scale
=====
const rock = new PIXI.Graphics();
rock.poly([0, 0, 30, 0, 30, 20, 0, 20]).fill(0x888888);
rock.pivot.set(15, 10);
rock.position.set(400, 300);
rock.scale.set(1.5);

const ship = new PIXI.Graphics();
ship.poly([0, 0, 10, 4, 0, 8]).fill(0xffffff);
ship.position.set(430, 300);

app.ticker.add(() => { if (hitTest(rock, ship)) console.log('hit at', app.ticker.lastTime); });

// source: ours, after the habits of check2d
// by hand: a scale that is not 1
// refused: setScale
=====
const system = new System();

const hero = system.createPolygon({ x: 50, y: 50 }, [{ x: 0, y: -10 }, { x: 8, y: 10 }, { x: -8, y: 10 }]);
const tree = system.createCircle({ x: 80, y: 50 }, 9);

hero.setScale(2, 1.5);          // grows when it eats
hero.setAngle(Math.PI / 8);

system.update();
console.log(system.checkCollision(hero, tree)); // true at frame 41

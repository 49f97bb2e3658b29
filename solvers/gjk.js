#!/usr/bin/env node
// A GJK intersection test in JavaScript that `gjk-sandbox grade` can judge.
//
//     gjk-sandbox grade -- node solvers/gjk.js
//
// Replace `intersects` and `farthest` by your own. Below them is the protocol: one JSON object a line. In 2D every z is 0,
// and the same code decides. Steps are optional and not told; docs/judge.md describes them.
"use strict";

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const scale = (a, s) => [a[0] * s, a[1] * s, a[2] * s];
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const isZero = (a) => a.every((x) => x === 0);

/** The index of the point farthest along v; of several, the first. */
function farthest(points, v) {
  let best = 0;
  points.forEach((point, i) => { if (dot(point, v) > dot(points[best], v)) best = i; });
  return best;
}

/** The part of the direction to the origin that is at right angles to the edge. */
const across = (edge, toOrigin) => sub(scale(toOrigin, dot(edge, edge)), scale(edge, dot(edge, toOrigin)));

// Each of the following gives the part of the simplex that is nearest to the origin, the newest point first, and the
// direction from there to the origin: null where it lies in the simplex.
const result = (kept, v) => ({ kept, v: isZero(v) ? null : v });

const ofPoint = (a) => result([a], scale(a, -1));

function ofEdge(a, b) {
  const ab = sub(b, a), ao = scale(a, -1);
  if (dot(ab, ao) <= 0) return ofPoint(a);
  // v is the way from the edge to the origin times |ab|². Within its roundoff it is no direction: the origin lies on the
  // edge.
  const v = across(ab, ao);
  const isOnEdge = dot(v, v) <= (1e-14 * dot(ab, ab)) ** 2 * dot(a, a);
  return result([a, b], isOnEdge ? [0, 0, 0] : v);
}

function ofTriangle(a, b, c) {
  const ab = sub(b, a), ac = sub(c, a), ao = scale(a, -1);
  if (dot(ab, ao) <= 0 && dot(ac, ao) <= 0) return ofPoint(a);
  // Across one edge towards the third point: the origin is beyond the edge if it lies on the other side.
  const beyondAb = dot(across(ab, ac), ao) <= 0, beyondAc = dot(across(ac, ab), ao) <= 0;
  if (beyondAb && dot(ab, ao) > 0) return ofEdge(a, b);
  if (beyondAc && dot(ac, ao) > 0) return ofEdge(a, c);
  if (beyondAb || beyondAc) return ofPoint(a);
  const normal = cross(ab, ac), side = dot(normal, ao);
  return { kept: [a, b, c], v: side === 0 ? null : scale(normal, Math.sign(side)) };
}

function nearest(simplex) {
  const [a, b, c, d] = simplex;
  if (simplex.length === 1) return ofPoint(a);
  if (simplex.length === 2) return ofEdge(a, b);
  if (simplex.length === 3) return ofTriangle(a, b, c);
  let best = { kept: simplex, v: null }, least = Infinity;
  for (const [f, g, other] of [[b, c, d], [c, d, b], [d, b, c]]) {
    const normal = cross(sub(f, a), sub(g, a)), side = dot(normal, sub(other, a));
    // In a flat tetrahedron, all faces are asked.
    if (side !== 0 && -dot(normal, a) * side >= 0) continue;
    const found = ofTriangle(a, f, g);
    if (found.v === null) return found;
    const distance = dot(found.kept[0], found.v) ** 2 / dot(found.v, found.v);
    if (distance < least) [best, least] = [found, distance];
  }
  return best;
}

/** Whether the hulls of p and q intersect, by GJK from the first direction v. */
function intersects(p, q, v, limit) {
  let simplex = [];
  for (let i = 0; i < limit; i++) {
    const a = sub(p[farthest(p, v)], q[farthest(q, scale(v, -1))]);
    if (dot(a, v) < 0) return false;
    // Nothing lies beyond: the origin is on the boundary, or a rounding error away.
    if (simplex.some((b) => isZero(sub(a, b)))) return dot(a, v) <= 1e-12 * dot(v, v);
    const found = nearest([a, ...simplex]);
    if (found.v === null) return true;
    [simplex, v] = [found.kept, found.v];
  }
  return false;
}

const inSpace = (point) => [point[0], point[1], point[2] ?? 0];
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
let limit = 64;

require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const { type, id, ...message } = JSON.parse(line);
  if (type === "hello") {
    limit = message.limit ?? limit;
    say({ type, name: "gjk.js", language: "JavaScript", method: "nearest feature" });
  } else if (type === "support") {
    say({ type, id, index: farthest(message.points.map(inSpace), inSpace(message.v)) });
  } else if (type === "pair") {
    const [p, q] = [message.p.map(inSpace), message.q.map(inSpace)];
    say({ type: "answer", id, intersects: intersects(p, q, inSpace(message.first), limit) });
  } else if (type === "bye") {
    process.exit(0);
  }
});

// source: bulletphysics/bullet3 issue #1427, shortened, names replaced
// refused: shape
=====
The box is always drawn with the same size, whatever I give for *halfExtents* of the visual shape:

```
look = p.createVisualShape(p.GEOM_BOX, halfExtents=[1,1,1])
hull = p.createCollisionShape(p.GEOM_BOX, halfExtents=[1,1,1])
thing = p.createMultiBody(baseMass=0, baseCollisionShapeIndex=hull, \
baseVisualShapeIndex=look, basePosition = [0, 0, 1])
```

That is in the Example Browser.

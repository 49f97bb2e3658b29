// source: bulletphysics/bullet3 issue #1352, shortened, names replaced
// refused: btCompoundShape
=====
I put this into SimpleBox.cpp to learn how bodies of several parts work:

```
{
	btCompoundShape* tower = new btCompoundShape();
	btBoxShape* brick  = new btBoxShape(btVector3(0.5, 0.5, 0.5));
	m_collisionShapes.push_back(brick);
	btTransform local;

	local.setIdentity();
	local.setOrigin(btVector3(0, 0, 0));
	tower->addChildShape(local, brick);

	local.setIdentity();
	local.setOrigin(btVector3(0, 1, 0));
	tower->addChildShape(local, brick);

	local.setIdentity();
	local.setOrigin(btVector3(0, 2, 0));
	tower->addChildShape(local, brick);

	local.setIdentity();
	local.setOrigin(btVector3(0, 1, 1));
	tower->addChildShape(local, brick);

	m_collisionShapes.push_back(tower);
	local.setIdentity();
	local.setOrigin(btVector3(0, 10, 0));
	createRigidBody(1.0, local, tower);
}
```

The ground is the one of the example. It is drawn as it should be, but it never comes to rest on a slanted edge:
pushed over to the side with the odd brick it stands up again, as if it was on a hinge. What is missing?

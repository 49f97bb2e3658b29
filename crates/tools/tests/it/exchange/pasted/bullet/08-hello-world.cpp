// source: bulletphysics/bullet3 pull request #612 (HelloWorld), shortened, names replaced
// by hand: lower end of the ball 10 - 1 = 9, upper side of the ground -56 + 50 = -6
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (50, 50, 50)), pose: (position: (0, -56, 0))),
    q: (shape: Ball(radius: 1), pose: (position: (2, 10, 0))),
    expect: (verdict: separate, separation: 15),
)
=====
#include "btBulletDynamicsCommon.h"
#include <stdio.h>

int main(int argc, char** argv)
{
	int i;
	btDefaultCollisionConfiguration* configuration = new btDefaultCollisionConfiguration();
	btCollisionDispatcher* dispatcher = new btCollisionDispatcher(configuration);
	btBroadphaseInterface* cache = new btDbvtBroadphase();
	btSequentialImpulseConstraintSolver* solver = new btSequentialImpulseConstraintSolver;
	btDiscreteDynamicsWorld* world = new btDiscreteDynamicsWorld(dispatcher, cache, solver, configuration);
	world->setGravity(btVector3(0, -10, 0));

	btAlignedObjectArray<btCollisionShape*> shapes;

	// the floor has a side of 100 and stands at y = -56, so the ball touches it at y = -6
	{
		btCollisionShape* floorShape = new btBoxShape(btVector3(btScalar(50.), btScalar(50.), btScalar(50.)));
		shapes.push_back(floorShape);

		btTransform floorTransform;
		floorTransform.setIdentity();
		floorTransform.setOrigin(btVector3(0, -56, 0));

		btScalar mass(0.);
		bool isDynamic = (mass != 0.f);
		btVector3 inertia(0, 0, 0);
		if (isDynamic)
			floorShape->calculateLocalInertia(mass, inertia);

		btDefaultMotionState* state = new btDefaultMotionState(floorTransform);
		btRigidBody::btRigidBodyConstructionInfo info(mass, state, floorShape, inertia);
		btRigidBody* body = new btRigidBody(info);
		world->addRigidBody(body);
	}

	{
		//btCollisionShape* dropShape = new btBoxShape(btVector3(1,1,1));
		btCollisionShape* dropShape = new btSphereShape(btScalar(1.));
		shapes.push_back(dropShape);

		btTransform dropTransform;
		dropTransform.setIdentity();

		btScalar mass(1.f);
		bool isDynamic = (mass != 0.f);
		btVector3 inertia(0, 0, 0);
		if (isDynamic)
			dropShape->calculateLocalInertia(mass, inertia);

		dropTransform.setOrigin(btVector3(2, 10, 0));

		btDefaultMotionState* state = new btDefaultMotionState(dropTransform);
		btRigidBody::btRigidBodyConstructionInfo info(mass, state, dropShape, inertia);
		btRigidBody* body = new btRigidBody(info);
		world->addRigidBody(body);
	}

	// long enough for the ball to reach the floor
	for (i = 0; i < 150; i++)
		world->stepSimulation(1.f / 60.f, 10);
	return 0;
}

// source: JOML-CI/JOML issue #304, shortened, names replaced
// by hand: two vectors that are centres, and radii that only the call tells of
// refused: intersectSphereSphere
=====
	@Test
	void spheresMeet() {
		var ship = new Vector3f(337, 1612, 71);
		var shipRadius = 8.55963316971002f;
		var drone = new Vector3f(328.10107f, 1608.3077f, 70.125f);
		var droneRadius = 4.0f;

		System.out.println(ship.distance(drone)); // 9.67

		var dest = new Vector4f();
		// false with JOML 1.10.1
		System.out.println(Intersectionf.intersectSphereSphere(ship, shipRadius * shipRadius, drone, droneRadius * droneRadius, dest));
	}

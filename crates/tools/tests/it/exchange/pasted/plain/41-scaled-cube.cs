// source: ours, after the habits of Unity
// by hand: a scale that is not 1
// refused: localScale
=====
var wall = GameObject.CreatePrimitive(PrimitiveType.Cube);
wall.transform.position = new Vector3(0, 1, 0);
wall.transform.localScale = new Vector3(4, 2, 0.2f);
wall.transform.Rotate(0, 30, 0);

var ball = GameObject.CreatePrimitive(PrimitiveType.Sphere);
ball.transform.position = new Vector3(0, 1, 0.7f);

Debug.Log(ball.GetComponent<SphereCollider>().radius); // 0.5

// source: ours, after the habits of Unity.Physics
// by hand: not read, since its boxes are not
// refused: quaternion
=====
using Unity.Mathematics;
using Unity.Physics;
var turn = new quaternion(0f, 0f, 0.6f, 0.8f);
var box = BoxCollider.Create(new BoxGeometry { Center = float3.zero, Orientation = turn, Size = new float3(4f, 2f, 2f) });
var ball = SphereCollider.Create(new SphereGeometry { Center = new float3(4f, 0f, 0f), Radius = 1f });

// source: appsinacup/godot-box2d issue #114, shortened, names replaced
// by hand: `translated` of Godot 4 returns a new transform, which is thrown away here: by the letter the circle stays at the origin, meant is (0, 5)
// refused: translated
=====
# **Describe the bug**
  var circle := CircleShape2D.new()
  circle.radius = 1.0
  var capsule = CapsuleShape2D.new()
  capsule.radius = 1.0
  capsule.height = 10.0

  var xf_circle = Transform2D.IDENTITY
  xf_circle.translated(Vector2(0, 5.0))
  var xf_capsule = Transform2D.IDENTITY

  var hit = circle.collide(xf_circle, capsule, xf_capsule)
  print(hit)

# **Returns** "false"
# **Expected** "true"
# macOS, Godot v4.2.2, Box2d v0.9.9. Gone in 0.9.11.

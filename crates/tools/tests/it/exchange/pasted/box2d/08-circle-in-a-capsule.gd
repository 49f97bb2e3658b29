// source: appsinacup/godot-box2d issue #93, shortened, names replaced
// by hand: Godot 4: the height is the whole one with both caps, along y, so the segment goes from -40 to 40; the centre of the disc lies on it, sideways 10 + 10
(
    format: 1,
    dimension: 2,
    p: (shape: Disc(radius: 10), pose: (position: (0, 20))),
    q: (shape: Capsule(a: (0, -40), b: (0, 40), radius: 10)),
    expect: (verdict: overlap, penetration_depth: 20),
)
=====
# The code is short, the answer is wrong: false.
# macOS, Godot v4.2.1, Box2D v0.9.9

	var at_circle = Transform2D.IDENTITY
	var circle := CircleShape2D.new()
	at_circle.origin.y = 20
	circle.radius = 10

	var at_capsule = Transform2D.IDENTITY
	var capsule := CapsuleShape2D.new()
	capsule.radius = 10
	capsule.height = 100

	var answer = circle.collide(at_circle, capsule, at_capsule)
	print(answer)

# It should print "true".

// source: ours, after the habits of trimesh
// by hand: the corners are in another file
// refused: rock.obj
=====
import trimesh, numpy as np

rock = trimesh.load("assets/rock.obj", force="mesh")
hull = rock.convex_hull
pin = trimesh.creation.icosphere(subdivisions=3, radius=0.05)
pin.apply_translation([0.1, 0.0, 0.42])

m = trimesh.collision.CollisionManager()
m.add_object("rock", hull)
print(len(hull.vertices), m.min_distance_single(pin))   # 186 0.013

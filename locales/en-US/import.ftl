### The importer: what it expected, found and left out, and its comments.

## Points and lists

import-no-beside-the-points-since-it = no `{ $word }` next to the points, since it may move or resize a shape
import-a-number-in-a-sentence = a number in a sentence
import-not-part-of-a-list-of = not part of a list of points
import-no-statement-that-may-change = no statement that may change `{ $name }`
import-a-shape-for-which-may-be = a shape with `{ $name }` as its pose or radius
import-a-call-that-is-known-for = a known call on a list, not `{ $method }`
import-nothing-that-changes-the-points = no operation that changes the points
import-a-number-the-value-of-a = a number: the value of this call is not known
import-one-unit-of-length = one unit of length
import-points-such-as-1-2-3 = points, such as `(1, 2), (3, 4)`
import-numbers-as-in-the-first-point = { $count } numbers, as in the first point
import-at-most-points-in-a-list = at most { $most } points in a list
import-a-number-a-comma-or-a = a number, a comma or a closing bracket
import-a-shape-for-this-number-which = a shape with this number in its position
import-a-vertex-without-a-size-or = a vertex, without a size or a pose in { $names }
import-vertices-rather-than-measures-of-a = vertices rather than measures of a shape
import-a-finite-number = a finite number
import-text-in-utf-8-or-a = text in UTF-8, or a mesh as STL or PLY
import-the-unit-after-the-numbers-was = The unit { $unit } after the numbers was left out
import-vertices-in-their-final-position-without = vertices in their final position, without a rotation matrix
import-a-polygon-or-a-hull-of = a polygon or a hull of points, not `{ $callee }`
import-coordinates-without-a-first-column-that = coordinates without a column that numbers the points
import-a-number-or-the-end-of = a number or the end of the line
import-in-a-call-with-other-lists = in a call with other lists
import-the-shape-of-an-array = the shape of an array
import-a-single-point-beside-the-lists = a single point beside the lists
import-a-closing-for-this-bracket = a closing `{ $bracket }` for this bracket
import-at-most-nested-brackets = at most { $most } nested brackets
import-an-opening-bracket-before-it = an opening bracket before it
import-nothing-that-changes-the-list = no operation that changes the list
import-point = 2 or 3 numbers for a point
import-faces = the faces of a mesh: the hull of the points has its own
import-a-shape-for-a-pose = a shape with `{ $name }` as its pose
import-a-known-call = a known call on a list of points
import-asks-about-other-lists = `{ $query }` asks about two other lists
import-bytes =
    { $count ->
        [one] { $count } byte
       *[other] { $count } bytes
    }
import-more = more
import-none = none
import-nothing = nothing
import-at-most-mib = at most { $most } MiB
import-the-byte-at = the byte 0x{ $byte } at { $place }
import-at-most-signs = at most { $most } numbers, words and signs
import-a-number = a number
import-too-small-for-double = a number that is not too small for double precision
import-too-small-for-single = a number that is not too small for single precision
import-a-number-of-at-most = a number of at most { $most } in magnitude
import-vertices-not = vertices rather than measures of a shape, not `{ $name }`
import-numbers-in-one-row =
    { $named ->
        [yes] The numbers of { $name }
       *[no] The numbers
    } are in one row and were read in { $count ->
        [3] threes
       *[2] twos
    }
import-a-closing-bracket = a closing `{ $bracket }`
import-numbers =
    { $count ->
        [one] { $count } number
       *[other] { $count } numbers
    }
import-found-in = { $found } in { $place }
import-both = { $first } and { $second }

## Meshes, maps and scenes

import-the-drawing = the drawing
import-the-map = the map
import-the-mesh = the mesh
import-at-most-lists-and-points-in = at most { $lists } lists with { $points } points in total
import-more-than-in = more than { $most } in { $title }
import-points-are-repeated = { $title }: { $repeated } of { $count } points are repeated and left out
import-a-wavefront-obj-mesh = a Wavefront OBJ mesh
import-an-obj-mesh-has-three-dimensions = an OBJ mesh has three dimensions, and so have these lists: every z is 0
import-three-coordinates = three coordinates
import-the-number-of-a-vertex-1 = the number of a vertex, 1 to { $count }
import-numbers-outside-the-mesh = numbers outside the mesh
import-a-mesh-that-begins-with-off = a mesh that begins with OFF and its counts
import-the-end-of-the-text = the end of the text
import-lines-of-vertices-and-faces-as = { $needed } lines of vertices and faces, as the OFF header says
import-one-of-the-faces-that-off = one of the { $faces } faces in the OFF header, with vertex indices from 0
import-the-end-of-the-mesh-after = the end of the mesh after { $needed } lines, as the OFF header says
import-a-ply-mesh = a PLY mesh
import-as-many-elements-as-the-file = no more elements than fit into the file
import-an-element-vertex-with-x-y = an element `vertex` with x, y and z
import-one-number-for-the-coordinate = one number for the coordinate { $name }
import-a-list-of-numbers = a list of numbers
import-an-stl-mesh = an STL mesh
import-an-end-before-the-last-triangle = the end of the file before the last triangle
import-longitude-is-x-and-latitude-is = longitude is x and latitude is y, in degrees
import-a-longitude-and-a-latitude = a longitude and a latitude
import-numbers-in-each-position-as-in = { $numbers } numbers in each position, as in the first
import-altitudes-are-left-out = altitudes are left out
import-well-known-text-with-2-or = well-known text with 2 or 3 coordinates for each point
import-a-hole-does-not-change-the = a hole does not change the hull
import-geometries-that-no-call-moves-turns = geometries that no call moves, turns, scales, projects or grows
import-vertices-of = vertices of { $name }
import-at-most =
    at most { $most } { $of ->
        [attributes] attributes in an element
        [namespaces] namespaces
        [objects] objects and groups
       *[vertices] vertices
    }
import-vertices = vertices
import-triangles = triangles
import-polygons = polygons
import-points-of-the-hull = { $title }: { $kept } of { $all } points are vertices of the hull, the others are left out
import-the-counts-of-off = the counts of vertices, faces and edges after OFF
import-the-numbers-of-a-vertex = the coordinates of one of the { $count } vertices in the OFF header
import-times-the-element = { $count } times the element `{ $name }` in { $bytes } bytes
import-bytes-for-triangles =
    { $length } bytes for { $count ->
        [one] { $count } triangle
       *[other] { $count } triangles
    } (the number at byte 80)
import-at-most-positions = at most { $most } positions
import-in-position =
    { $found } in position { $place }{ $named ->
        [yes] { " " }of `{ $name }`
       *[no] { "" }
    }
import-the-outline-crosses-itself =
    { $named ->
        [yes] The outline of `{ $name }`
       *[no] The outline
    } crosses itself and is not convex: the hull of its points is the shape
import-a-kind =
    { $rounded ->
        [yes] a rounded { $kind }
       *[no] a { $kind }
    }

## Drawings

import-at-most-entities = at most { $most } entities
import-entities-that-are-short-or-referred = shorter entities, or fewer references to them
import-y-is-reversed-the-y-axis = y is reversed: the y axis of SVG points down
import-a-path-a-polygon-or-another = a path, a polygon or another shape
import-a-number-without-a-unit = a number without a unit
import-path-data-such-as-m-0 = path data such as `M 0 0 L 1 0 L 0 1 Z`
import-at-most-points-in-a-path = at most { $most } points in a path

## Engines whose code is read

import-avian-boxes-capsules-cylinders-and-cones = Avian: boxes, capsules, cylinders and cones have full lengths, along y
import-box2d-boxes-have-half-lengths-angles = Box2D: boxes have half lengths, angles are in radians
import-bullet-boxes-and-cylinders-have-half = Bullet: boxes and cylinders have half lengths, capsules and cones a full length, along y
import-cannon-boxes-have-half-lengths-cylinders = cannon: boxes have half lengths, cylinders are prisms along y
import-fcl-and-coal-boxes-capsules-cylinders = FCL and coal: boxes, capsules, cylinders and cones have full lengths, along z
import-godot-4-boxes-have-full-lengths = Godot 4: boxes have full lengths; capsules are along y, and their height includes the caps
import-libgdx-angles-are-in-degrees = libGDX: angles are in degrees
import-jolt-boxes-have-half-lengths-capsules = Jolt: boxes have half lengths, capsules and cylinders a half height, along y
import-julia-geometrybasics-gives-a-rectangle-by = Julia: GeometryBasics gives a rectangle by its lowest corner and its widths, LazySets by its center and half widths
import-matter-js-a-body-stands-at = matter.js: the position of a body is its center, y points down on its screen
import-p2-boxes-have-full-widths-angles = p2: boxes have full widths, angles are in radians
import-parry-and-rapier-boxes-have-half = parry and Rapier: boxes have half lengths, capsules, cylinders and cones a half height, along y
import-physx-boxes-have-half-lengths-capsules = PhysX: boxes have half lengths, capsules a half height, along x
import-planck-boxes-have-half-lengths-angles = planck: boxes have half lengths, angles are in radians
import-pybullet-boxes-have-half-lengths-capsules = PyBullet: boxes have half lengths, capsules and cylinders a full height, along z
import-read-as-this-program-writes-shapes = Read in the notation of this program
import-sat-js-points-stand-around-the = SAT.js: points are relative to the position, angles are in radians
import-shapely-a-box-is-given-by = shapely: a box is given by its smallest and its largest coordinates
import-three-js-boxes-have-full-lengths = three.js: boxes have full lengths
import-trimesh-boxes-and-cylinders-have-full = trimesh: boxes and cylinders have full lengths, along z
import-bevy-xpbd-boxes-capsules-cylinders-and = bevy_xpbd: boxes, capsules, cylinders and cones have full lengths, along y

## Code

import-a-plane-is-unbounded-so-it = a plane is unbounded, so it cannot be a body here
import-a-box-ball-capsule-cylinder-cone = a box, ball, capsule, cylinder, cone, ellipsoid or convex hull
import-a-shape-in-numbers-since-no = a shape with numeric values, since the import reads no files that code names
import-a-scale-of-1 = a scale of 1
import-only-drawn-not-part-of-the = only drawn, not part of the pair
import-a-known-call-since-may-move = a known call, since `{ $method }` may move or reshape the body
import-a-statement-outside-branches-and-loops = a statement outside branches and loops
import-one-within = one inside
import-a-value-that-is-set-not = an assigned value, not `{ $method }`
import-a-part-of-the-pose-that = a part of the pose with a known name
import-a-known-call-on-a-pose = a known call on a pose, not `{ $method }`
import-a-known-call-on-a-list = a known call on a list of points, not `{ $method }`
import-an-origin-at-0-0-since = an origin at (0, 0), since libGDX turns a polygon about it
import-numbers-of-this-call-are-not = numbers of this call are not part of a shape
import-a-transform-of-the-dimension-of = a transform with the dimension of the mesh
import-a-point-in-numbers-for-a = a point with numeric coordinates for a hull
import-a-polygon-of-sat-js-without = a polygon of SAT.js without an offset
import-points-that-are-clearly-either-local = points that are clearly in local or in world coordinates
import-changes-no-shape-and-no-pose = changes no shape and no pose
import-cannon-builds-a-cylinder-as-a = cannon builds a cylinder as a prism with this many sides
import-matter-js-builds-a-circle-as = matter.js builds a circle as a polygon with 10 to 26 sides
import-a-top-radius-of-0-which = a top radius of 0, which makes a cone
import-a-cylinder-with-a-circular-cross = a cylinder with a circular cross section
import-3-to-1000-sides = 3 to 1000 sides
import-1-as-well-to-which-12 = `{ $stem }1` too, since `{ $stem }12` is relative to it
import-shapes-and-poses-were-joined-by = Shapes and poses were joined by their names
import-shapes-and-poses-were-joined-in = Shapes and poses were joined in the order of the text
import-a-pose-that-is-set-for = a shape with this value as its pose
import-no-pose-was-found-the-shapes = No pose was found: the shapes are at the origin
import-a-shape-without-a-pose-stands = A shape without a pose is at the origin
import-another-call = another call, `{ $function }`
import-parts-of-two-dimensions = a mix of 2D and 3D parts
import-the-columns-or-the-rows-of = the columns or the rows of a matrix
import-another-translation = another translation
import-a-part-that-is-not-set = a part without numeric values
import-a-last-row-other-than-0 = a last row other than 0 0 0 1
import-a-translation-that-is-no-vector = a translation that is not a vector of numbers
import-a-position-in-numbers = a position with numeric coordinates
import-a-rotation-in-numbers = a rotation with numeric values
import-poses-in-numbers = poses with numeric values
import-a-shape-about-its-center-of = a shape centered on its center of mass, since Jolt's query uses the transform of that center
import-vectors-of-the-query-such-as = vectors of the query, such as a velocity or a direction, are not part of the pair
import-a-number-of-the-query-such = a number of the query, such as a prediction, is not part of the pair
import-the-only-pose-is-that-of = the only pose is that of the second shape relative to the first
import-another-rotation = another rotation
import-a-quaternion-of-a-library-whose = a quaternion from a library whose component order is known
import-angles-in-an-order-that-is = angles in an unknown order
import-an-axis-that-is-not-zero = an axis that is not zero
import-a-quaternion-of-length-one = a quaternion of length one
import-another-matrix = another matrix
import-a-rotation-matrix = a rotation matrix
import-a-cosine-and-a-sine-of = a cosine and a sine of one angle
import-a-vector-of-length = a vector of length { $length }
import-an-angle-in-radians = an angle in radians
import-which-may-be-in-degrees = { $angle }, which may be in degrees
import-a-rotation-that-is-not-set = a rotation without numeric values
import-three-numbers-that-may-be-angles = three numbers that may be angles or an axis
import-a-shape-in-numbers = a shape with numeric values
import-addshape-resets-the-position-of-a = addShape resets the position of a shape
import-a-margin-is-not-part-of = a margin is not part of the shape
import-a-known-field-since-may-change = a known field, since `{ $label }` may change the shape
import-its-half-lengths = its half lengths
import-its-lengths = its lengths
import-its-radius = its radius
import-its-second-radius = its second radius
import-its-half-height = its half height
import-its-height = its height
import-its-points = its points
import-its-position = its position
import-its-lowest-corner = its lowest corner
import-its-highest-corner = its highest corner
import-its-lowest-and-highest-corner = its lowest and highest corner
import-the-number-of-its-sides = the number of its sides
import-the-number-of-its-points = the number of its points
import-the-radius-around-it = its rounding radius
import-the-shape-in-it = the shape in it
import-its-corners = its corners
import-a-margin-convex-radius-is-not = a margin (convex radius) is not part of the shape
import-a-position-or-a-rotation-in = a position or a rotation with numeric values
import-a-part-of-a-pose-that = a known part of a pose
import-a-sweep-that-stands-still-since = a sweep without motion, since a scene has one pose for each shape
import-numbers-for-which-the-text-does = numbers for `{ $name }`, which the text does not set
import-at-most-shapes = at most { $most } shapes
import-a-pose-that-is-set-on = a pose that is set on `{ $body }` itself, not through a reference
import-numbers-that-set = numbers that set { $set }
import-two-shapes-with-their-poses-one = two shapes with their poses; one of the shapes is of an unknown kind
import-the-motion-of-a-cast-its = the motion of a cast (its velocity) is not part of the pair: both shapes are where the cast starts
import-at-least-one-point-in-numbers = at least one point with numeric coordinates for this hull
import-nalgebra-prints-a-quaternion-in-the = nalgebra prints a quaternion in the order x, y, z, w
import-its-numbers-belong-to-no-shape = its numbers belong to no shape and no pose
import-sets-a-margin = `{ $name }` sets a margin, which is not part of the shape
import-a-pose-for-each-shape = a pose for each shape, { $count } in total, or names that join them
import-a-pose-in-numbers = a pose with numeric values
import-a-scale = a scale
import-values-in-numbers = numbers for { $values } in `{ $name }`
import-and-no-more = { $expected } and no more
import-a-calculation = a calculation
import-a-body-of-one-shape =
    { $named ->
        [yes] one convex shape for the body `{ $name }`
       *[no] one convex shape for the body
    }
import-a-pose-like-the-shape = a pose in { $count }D, like the shape
import-a-pose-of-the-other-dimension = a pose of the other dimension
import-the-name-of-the-library = the name of the library, since cylinders are along z in cannon.js and along y in cannon-es
import-the-name-of-the-engine = the name of the engine, since `{ $last }` means different lengths in different engines
import-a-body-without-a-parent = a body without a parent, since its pose would be relative to it

## Reports

import-transforms-of-the-proxies-not-sweeps = transforms of the proxies, not sweeps
import-is-a-motion-the-proxies-are = { $name } is a motion: the proxies are where it starts
import-vertices-after-the-count-of-a = Vertices after the count of a proxy are not used
import-there-is-no-transform-of-it = There is no transform of { $name }: the identity is used
import-a-rotation-in-two-numbers-was = A rotation in two numbers was taken as cosine and sine, the order of Box2D 3
import-of-length = of length { $length }
import-a-cosine-and-a-sine-in = a cosine and a sine in transform { $name }
import-shapes-with-their-poses = shapes with their poses
import-a-box-sphere-ellipsoid-capsule-cylinder = a Box, Sphere, Ellipsoid, Capsule, Cylinder, Cone or Convex with its lengths or points
import-the-shape-before-its-pose = the shape before its pose
import-read-as-fcl-prints-them-a = Read as FCL prints them: boxes have full lengths; cylinders, cones and capsules, along z, a radius and a full length
import-the-rotation-matrices-became-quaternions-which = The rotation matrices became quaternions, which rounds vertices by a few units in the last place
import-four-rows-of-four-numbers-a = four rows of four numbers: a rotation, a position, and 0 0 0 1
import-fcl-says = FCL says: { $short }
import-the-tolerances-in-the-report-belong = The tolerances in the report belong to its solver and are left out
import-lines-wrapped-by-a-log-are = Lines wrapped by a log are joined
import-fewer-rows = fewer rows
import-rows-of-other-lengths = rows of different lengths
import-a-different-last-row = a different last row
import-one-model = one model
import-geoms-of-mujoco-beside-links-of = MuJoCo geoms in the same text as URDF or SDF links
import-numbers-that-belong-to-no-shape = numbers that belong to no shape
import-read-by-the-words-before-the = Read by the words before the numbers, in FCL's convention: full lengths, along z
import-a-single-of-one = one { $name } for each { $kind }
import-a-single-unit = a single unit
import-the-radius-and-the-length-of = the radius and the length of a { $kind }
import-a-position-of-the = a position of the { $kind }
import-a-rotation-of-the = a rotation of the { $kind }
import-a-quaternion-of-length = a quaternion of length { $length }
import-a-matrix-whose-rows-are-not = a matrix whose rows are not orthonormal
import-a-reflection-determinant-1 = a reflection (determinant −1)
import-vertices-of-the-proxy = { $count } vertices in proxy { $name }, as its count says
import-at-most-bodies = at most { $most } bodies
import-a-body = a body
import-a-body-like-the-first = a body in { $count }D, like the first
import-one-in = one in { $count }D
import-a-pose-below-the-shape = a pose below the shape, as `X_FS1` and four rows
import-numbers-of-a-shape =
    { $count ->
        [one] { $count } number
       *[other] { $count } numbers
    } for the { $name } of a { $kind }

## Godot

import-a-value-whose-brackets-and-quotes = a value with closed brackets and quotes
import-fewer-than-sections = fewer than { $most } sections
import-a-scene-that-the-code-around = a scene that the code around it does not change
import-numbers-outside-the-scene = numbers outside the scene
import-read-as-godot-3-half-lengths = Read as Godot 3: boxes have half lengths, and the height of a capsule excludes its caps
import-read-as-godot-4-full-lengths = Read as Godot 4: boxes have full lengths, and the height of a capsule includes its caps
import-a-scene-in-another-file = a scene in another file
import-an-animation = an animation
import-a-collision-without-a-shape = a collision without a shape
import-a-shape-that-is-in-the = a shape that is in the text
import-a-margin-changes-when-contacts-begin = a margin changes the start of contacts, not the shape
import-a-convex-polygon = a convex polygon
import-a-resource-has-no-position-it = A resource has no position: it is placed at the origin
import-a-collision-that-is-disabled = a collision that is disabled
import-the-numbers-are-those-of-godot = The numbers are Godot's: in 2D, y points down
import-a-node-whose-parent-is-in = a node whose parent is in the text
import-fewer-nodes-above-a-node = fewer nodes above a node
import-no-control-above-a-shape-since = no Control node above a shape, since the position of a Control depends on the window
import-a-node-that-is-not-scaled = a node that is not scaled or skewed
import-a-rotation-as-transform = a rotation in `transform`
import-a-vector-in-numbers = a vector with numeric components
import-a-gd-scene-with-its-format = a [gd_scene] with its format above, since sizes depend on it
import-a-half-space-has-no-counterpart = a half space has no counterpart here
import-a-ray-has-no-counterpart-here = a ray has no counterpart here
import-a-convex-shape-of-godot = a convex shape of Godot
import-a-height-of-at-least-twice = a height of at least twice the radius
import-at-most-points-in-all = at most { $most } points in total
import-one-in-pieces = a shape cut into convex pieces: { $evidence }
import-a-rotation-without-a-scale = a rotation and a position, without a scale
import-size-or-extents = size in Godot 4, extents in Godot 3
import-a-list-of-points = a list of points with numeric coordinates

## libccd

import-at-most-points-in-a-section = at most { $most } points in a section
import-points-and-lines-beside-the-bodies = Points and lines beside the bodies of the dump are left out
import-a-dump-of-libccd-has-six = A libccd dump has six decimals, so its points are rounded
import-the-three-numbers-of-a-point = the three numbers of a point
import-a-box-of-libccd-with-its = a box of libccd with its lengths x, y and z
import-a-cylinder-of-libccd-with-its = a cylinder of libccd with its radius and height
import-a-sphere-of-libccd-with-its = a sphere of libccd with its radius
import-another-call-of-libccd = another call
import-an-angle-or-an-axis-that = an angle or an axis without numeric values
import-numbers-such-as-0-5-and = numbers such as `0.5` and `M_PI / 4`, which set a part of an object
import-a-rotation-four-numbers-of-length = a rotation: four numbers of length one, or an angle and an axis
import-read-as-libccds-tests-set-them = Read as in libccd's tests: a box has full lengths; a cylinder, along z, a radius and a full height

## MuJoCo

import-a-plane-is-not-a-convex = a plane is not a convex body
import-a-height-field-is-not-a = a height field is not a convex body
import-a-distance-field-is-not-a = a distance field is not a convex body
import-type-mesh-beside-the-mesh = type="mesh" in the geom that names a mesh
import-a-geom-that-collides-with-nothing = its mesh is not in the text, and the geom collides with nothing
import-a-capsule-cylinder-or-ellipsoid-with = a capsule, cylinder or ellipsoid with fromto
import-fewer-than-geoms-bodies-and-meshes = fewer than { $most } geoms, bodies and meshes
import-numbers-outside-the-model = numbers outside the model
import-read-as-mjcf-sizes-are-half = Read as MJCF: sizes are half lengths, quaternions have their real part first and are normalized
import-at-most-nested-bodies = at most { $most } nested bodies
import-a-mesh-stays-where-its-vertices = Mesh vertices stay where the text puts them: MuJoCo recenters a mesh, but moves its frame to compensate
import-changes-when-contacts-begin-not-the = { $margins } changes the start of contacts, not the shape
import-geoms-that-collide-with-nothing-contype = Geoms that collide with nothing (contype and conaffinity are 0) are read like the others
import-geoms-one-by-one-not-replicated = each geom listed, without <replicate>
import-an-included-file-is-not-in = an included file is not in the text
import-bodies-that-mujoco-makes-from-a = bodies that MuJoCo generates
import-a-keyframe-bodies-stand-as-the = a keyframe; bodies are where the model places them
import-a-margin-of-all-contacts = a margin for all contacts
import-a-margin-or-a-gap-of = a margin or a gap for a pair
import-a-default-around-the-class = a <default> around the class
import-a-closing-default = a closing </default>
import-three-axes-as-eulerseq = three axes for eulerseq
import-coordinates-relative-to-the-parent-body = coordinates relative to the parent body
import-a-class-that-the-text-defines = a class defined in the text, or a type and a size
import-the-file = the file { $file }
import-a-mesh-whose-vertices-are-not = a mesh whose vertices are not scaled or moved
import-three-numbers-for-each-vertex = three numbers for each vertex
import-one-rotation = one rotation
import-axes-that-are-not-zero = axes that are not zero
import-of-zeros = zeros for { $name }
import-two-axes = two axes
import-a-line-above-the-printed-frame = a line above the printed frame that names one geom
import-the-printed-frame-is-the-world = The printed frame is the world frame of the geom named above it
import-a-printed-rotation-of-nine-numbers = a printed rotation of nine numbers and a position of three
import-numbers-in-another-order = numbers in another order
import-a-model-that-the-code-around = a model that the code around it does not change
import-the-geoms-of-mj-geomdistance-were = The geoms of mj_geomDistance were not understood, so the geoms are in the order of the text
import-mj-geomdistance-is-called-for-several = mj_geomDistance is called for several pairs, so the geoms are in the order of the text
import-a-geom-that-mj-geomdistance-does = a geom that mj_geomDistance does not ask about
import-a-tag-that-ends-with = a tag that ends with >
import-fitted-to-a-mesh = a { $kind } that MuJoCo fits to a mesh
import-numbers-for-a =
    { $count ->
        [one] { $count } number
       *[other] { $count } numbers
    } for a { $kind }
import-a-size = a size of a sphere, capsule, cylinder, ellipsoid or box
import-the-class-is-not-there = the class { $class } is not in the text
import-at-most-vertices-in-all = at most { $most } vertices in total
import-a-mesh-with-vertices = a mesh with the attribute vertex
import-the-class = the class { $class }
import-values-in-quotes = values in quotes, each with its own name
import-three-numbers-for-pos = three numbers for pos
import-four-numbers-for-quat = four numbers for quat
import-four-numbers-for-axisangle = four numbers for axisangle
import-three-numbers-for-zaxis = three numbers for zaxis
import-six-numbers-for-xyaxes = six numbers for xyaxes
import-three-numbers-for-euler = three numbers for euler
import-six-numbers-for-fromto = six numbers for fromto
import-a-quaternion = a quaternion

## URDF and SDF

import-a-geometry-without-a-shape = a geometry without a shape
import-a-mesh-in-the-file = a mesh in the file { $file }
import-a-shape-in-the-text-import = a shape in the text; import the file of the mesh instead
import-the-models-of-the-text-have = The models in the text share one origin
import-joints-at-position-zero = joints at position zero
import-a-link-with-a-collision-and = a link with a collision and a geometry; visuals are not used
import-well-formed-xml = well-formed XML
import-a-whole-robot-sdf-or-model = a whole <robot>, <sdf> or <model> around the links
import-read-as-sdf-full-lengths-cylinders = Read as SDF: full lengths, cylinders and capsules along z; the length of a capsule excludes its caps
import-at-most-levels-of-nested-models = at most { $most } levels of nested models
import-joints-that-move-are-at-position = Joints that move are at position zero
import-an-included-model-is-not-in = an included model is not in the text
import-a-visual-of-a-link-without = a visual of a link without a collision
import-a-geometry-in-the-collision = a <geometry> in the collision
import-a-model-placed-by-its-own = a model placed by its own frame
import-a-pose-relative-to-the-element = a pose relative to the element around it
import-read-as-urdf-full-lengths-cylinders = Read as URDF: full lengths, cylinders and capsules along z; the length of a capsule excludes its caps
import-links-that-no-joint-places-elsewhere = Links that no joint places elsewhere are at the origin of the robot
import-joints-that-form-a-tree = joints that form a tree
import-a-robot-without-macros-as-xacro = a robot without macros, as `xacro` writes it
import-a-name-that-no-other-link = a name that no other link has
import-a-link-of-the-text-as = the name of a link in the text for { $side }
import-a-link-that-no-other-joint = a link that is the child of no other joint
import-an-origin-as-xyz-and-rpy = an origin with xyz and rpy only
import-a-single = a single <{ $name }>
import-numbers-for =
    { $count ->
        [one] { $count } number
       *[other] { $count } numbers
    } for { $name }
import-a-box-or-another-shape = a box, sphere, cylinder, cone, capsule or ellipsoid with numeric values
import-a-closing-tag = a closing </{ $name }>
import-a-pose-in-six-numbers = a pose as x, y, z, roll, pitch, yaw

## Lists and bodies

import-expected = expected { $expected }
import-expected-found = expected { $expected }, found { $found }
import-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
import-points-listed = { import-points } { $points }
import-points-between = { import-points } from { $low } to { $high }
import-no-points = no points
import-bodies =
    { $count ->
        [one] { $count } body
       *[other] { $count } bodies
    }: { $contents }, { $dimension }D
import-lists =
    { $lists ->
        [one] { $lists } list
       *[other] { $lists } lists
    }: { $counts } { $points ->
        [one] point
       *[other] points
    }, { $dimension }D
import-rounded = rounded { $kind }
import-half-lengths = half lengths { $lengths }
import-semi-axes = semi-axes { $lengths }
import-sides = { $count } sides, radius { $radius }
import-radius = radius { $radius }
import-capsule = { $segment }, radius { $radius }
import-sides-and-height = { $count } sides, half height { $height }, radius { $radius }
import-half-height = half height { $height }, radius { $radius }
import-with-rounding = { $numbers }, rounding { $rounding }
import-along = half height { $height } along { $axis }
import-from-to = from { $from } to { $to }
import-at-the-origin = at the origin
import-at = at { $position }
import-turned = { $position }, turned { $turn }
import-about-an-axis = { $angle } about ({ $axis })

## Findings

import-vertex-of-number = vertex { $index }
import-more-points = { $count } more
import-inside-the-hull =
    { $part ->
        [vertex] { $names } lies inside the hull
        [edge] the edge between { $names } lies inside the hull
        [edges] edges between { $names } lie inside the hull
        [face] the face between { $names } lies inside the hull
        [faces] faces between { $names } lie inside the hull
       *[vertices] { $names } lie inside the hull
    }
import-is-not-convex = { $name } is not convex: { $evidence }, which is used instead
import-not-convex = Not convex: { $evidence }
import-equal-points =
    { $count ->
        [one] { $count } point equals an earlier point
       *[other] { $count } points equal earlier points
    }
import-near-points =
    { $count ->
        [one] { $count } point is closer to an earlier point than { $near } of the extent
       *[other] { $count } points are closer to earlier points than { $near } of the extent
    }
import-no-corners =
    { $count ->
        [one] { $count } point is not a corner of the hull
       *[other] { $count } points are not corners of the hull
    }
import-the-outline-goes-clockwise = The outline goes clockwise
import-the-points-are-out-of-order = The points do not go around their hull in order
import-all-triangles-are-clockwise = All triangles are clockwise as seen from outside
import-clockwise-triangles =
    { $count } of { $all ->
        [one] { $all } triangle is
       *[other] { $all } triangles are
    } clockwise as seen from outside, unlike the rest
import-slivers =
    { $count } of { $all ->
        [one] { $all } triangle is
       *[other] { $all } triangles are
    } thinner than { $near } of the longest edge
import-coplanar =
    { $count ->
        [one] { $count } pair of triangles shares
       *[other] { $count } pairs of triangles share
    } an edge and a plane

## Choices of lists

import-the-number-of-a-list = the number of an existing list
import-number-of-lists = number { $index } of { $count } lists, counted from 0
import-two-lists-of-one-dimension = two lists of the same dimension
import-a-list-like-the-scene = a list in { $count }D, like the scene
import-2-lists = 2 lists
import-two-imported-shapes = Two imported shapes
import-columns-of-numbers = columns of numbers
import-points-in-brackets = points in brackets
import-shapes-with-poses = shapes with poses
import-a-scene = a scene

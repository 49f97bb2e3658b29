### The glossary: each notation and term of the window.
###
### A message is the heading of an entry. .text explains it in one to three sentences, .formula defines it. .written lists how the
### term is written in other texts, with “ | ” between: L stands for a letter of the simplex and # for digits; a lower-case word is
### found with a capital and a final s, too; - stands for none. .aliases lists other words that somebody might look for.

# Words that follow the point A, where “A” is no article. Leave one word if your language has no such article.
glossary-after-letter = is | and | lies | passed | was | has | falls | comes | goes | as | or | may | becomes | repeats | gives | cannot

## Two shapes

glossary-group-shapes = Two shapes

glossary-shapes = P and Q
    .text = The two convex shapes of the query. P is the first, Q the second. The query replaces a shape that is not convex with its convex hull.
    .formula = x, y ∈ P  ⇒  (1 − t) x + t y ∈ P,  0 ≤ t ≤ 1
    .written = -
    .aliases = P | Q | shapes | bodies | convex shapes
glossary-vertex = p0, q0
    .text = The vertices of P are p0, p1, p2 and so on, in the order of their list, counted from 0. Those of Q are q0, q1 and so on.
    .formula = P = hull { "{" } p0, p1, … { "}" }
    .written = -
    .aliases = vertices of P | vertices of Q | index | p0 | q0
glossary-hull = Convex hull
    .text = The smallest convex set that contains all the points: the shape of a rubber band around them. A set and its hull have the same support points, so the queries need no hull.
    .formula = { "{" } Σ ti pi : ti ≥ 0, Σ ti = 1 { "}" }
    .written = convex hull | hull
    .aliases = convex combination
glossary-difference = P ⊖ Q
    .text = The Minkowski difference: every point of P minus every point of Q. It is the Minkowski sum of P with Q mirrored in O, and it contains O if and only if P and Q share a point. Some authors write ⊖ for the erosion of P by Q, which is another set.
    .formula = P ⊖ Q = { "{" } p − q : p ∈ P, q ∈ Q { "}" } = P + (−Q)
    .written = minkowski difference
    .aliases = Minkowski sum | erosion | configuration space obstacle | CSO | Minkowski difference
glossary-parents = p2 − q0
    .text = The vertex pair of a point of P ⊖ Q: the point is a vertex of P minus a vertex of Q. Its coordinates are the coordinates of p2 minus the coordinates of q0.
    .formula = A = p2 − q0
    .written = vertex pair | parent
    .aliases = parents | pair of vertices | difference of vertices
glossary-origin = O
    .text = The origin of difference space: the point p − q = 0. A shared point minus itself is O, so P and Q intersect if and only if O is in P ⊖ Q.
    .formula = O = (0, 0) or (0, 0, 0);  O ∈ P ⊖ Q  ⇔  P and Q intersect
    .written = origin
    .aliases = origin | zero
glossary-direction = v
    .text = The search direction. The next support point is the farthest point of P ⊖ Q along v: P’s farthest point along v minus Q’s farthest point along −v. Usually v points from the nearest feature of the simplex toward O.
    .formula = A = the support point of P ⊖ Q along v
    .written = search direction
    .aliases = search direction | direction | new v
glossary-length-of-v = |v|
    .text = The length of the search direction, as the code computes it. In exact arithmetic it does not change the support point; A·v grows with it.
    .formula = |v| = √(v·v)
    .written = -
    .aliases = length of v | norm | normalize
glossary-support-point = Support point
    .text = A point of a shape that is farthest along a direction. The support point of P ⊖ Q along v is P’s support point along v minus Q’s along −v, so no code computes P ⊖ Q itself.
    .formula = s(v) = sP(v) − sQ(−v)
    .written = support point | support mapping | support
    .aliases = farthest point | support mapping | extreme point
glossary-support-function = Support function h(u)
    .text = The support value of a shape along a direction u of length one: the largest inner product of u with a point of the shape. For P ⊖ Q, add the value of P along u and the value of Q along −u. If the sum is negative, u separates P and Q.
    .formula = h(u) = max { "{" } x·u : x ∈ P ⊖ Q { "}" } = hP(u) + hQ(−u)
    .written = support function | support value | reach | reaches
    .aliases = SUPPORT | reach | REACH | u | separating direction
glossary-reach-of-a = A·v
    .text = The inner product of the support point A and the search direction v. Its sign says whether A lies past O along v; divided by |v| it is the signed distance of A from O along v. If A·v is negative, no point of P ⊖ Q lies past O along v, so P and Q are separate.
    .formula = A·v < 0  ⇒  P and Q are separate, by at least −A·v / |v|
    .written = signed distance
    .aliases = reach of A | A·v/|v| | signed distance | progress
glossary-inner-product = a·b
    .text = The inner product of two vectors. It is positive for an acute angle between them, negative for an obtuse angle, and zero if they are perpendicular or one of them is zero.
    .formula = a·b = ax bx + ay by + az bz = |a| |b| cos φ
    .written = inner product | dot product
    .aliases = dot product | scalar product | inner product | ·
glossary-cross-product = a × b
    .text = The cross product of two vectors: perpendicular to both, by the right-hand rule, and as long as the area of their parallelogram. It is zero if they are parallel.
    .formula = |a × b| = |a| |b| sin φ,   b × a = −(a × b)
    .written = cross product
    .aliases = vector product | cross product | right-hand rule
glossary-tie = (tie)
    .text = Several vertices are equally far along v. The run takes the first of them in the list; another vertex might lead to a different run.
    .formula = p1·v = p2·v = hP(v)
    .written = (tie) | tie | equally far
    .aliases = tie | several farthest vertices | What if

## The simplex

glossary-group-simplex = The simplex

glossary-simplex = Simplex
    .text = A point, a segment, a triangle or a tetrahedron whose corners are support points of P ⊖ Q. Each iteration adds the newest point A and drops the points that it no longer needs.
    .formula = d + 1 points at most, in d = 2 or 3 dimensions
    .written = simplex | simplices
    .aliases = segment | triangle | tetrahedron | simplices
glossary-letters = A, B, C, D
    .text = The points of the simplex, with A the newest. Each support point gets the letter A, so a point that stays is called B, C or D later. In the plane there is no D.
    .formula = simplex = {"["}A, B, C, D], the newest first
    .written = -
    .aliases = A | B | C | D | newest point | letters
glossary-feature = Feature
    .text = A vertex, an edge or a face of the simplex, or the whole simplex. The search continues from the feature nearest to O.
    .formula = a tetrahedron has 4 + 6 + 4 + 1 features
    .written = feature
    .aliases = part of the simplex | face of a simplex | vertex, edge, face
glossary-edge-vector = AB
    .text = The edge from A to B. In a product it stands for the vector from A to B.
    .formula = AB = B − A
    .written = -
    .aliases = AB | AC | AD | BC | edge vector
glossary-to-origin = AO
    .text = The vector from A to the origin. BO, CO and DO are the vectors from the other points.
    .formula = AO = O − A = −A
    .written = -
    .aliases = AO | BO | vector to the origin
glossary-edge-normal = AB⟂
    .text = The outward normal of the edge AB in the plane of the triangle ABC: perpendicular to AB, on the side away from C. Its length is not one.
    .formula = AB⟂ = (AC × AB) × AB
    .written = -
    .aliases = outward normal of an edge | perpendicular | AB perp | ⟂
glossary-edge-test = AB⟂·AO
    .text = Tests whether O is outside the edge AB in the plane of the triangle ABC. It is positive if O is on the outer side of AB, negative if O is on the side of C, and zero if O is level with AB.
    .formula = AB⟂·AO > 0  ⇔  O is outside AB
    .written = -
    .aliases = outside an edge | edge test | beyond an edge
glossary-along-test = AB·AO
    .text = Tests whether O is on B’s side of A, that is, past the line (in space, the plane) through A perpendicular to AB. If it is positive, some point of AB is closer to O than A is.
    .formula = AB·AO > 0  ⇔  O is on B’s side of A
    .written = -
    .aliases = test along an edge | AB·AO | on B’s side of A
glossary-triple-product = (AB × AO) × AB
    .text = A vector from the line AB straight toward O: perpendicular to AB, in the plane of A, B and O. It is the zero vector if O is on that line.
    .formula = (AB × AO) × AB = (AB·AB) AO − (AB·AO) AB
    .written = triple product
    .aliases = triple product | vector triple product
glossary-face = ABC
    .text = The triangle with the corners A, B and C, in this order around it. Its normal is written ABC⟂.
    .formula = ABC = { "{" } a A + b B + c C : a, b, c ≥ 0, a + b + c = 1 { "}" }
    .written = -
    .aliases = ABC | ACD | ADB | BCD | triangle | face
glossary-face-normal = ABC⟂
    .text = The normal of the face ABC by the right-hand rule: seen from its tip, A, B and C run counterclockwise. It points out of a tetrahedron, and its length is not one. The articles write ABC for the face and for its normal; here the sign ⟂ distinguishes them.
    .formula = ABC⟂ = AB × AC
    .written = -
    .aliases = normal of a face | outward normal | winding | n(ABC) | ⟂
glossary-face-test = ABC⟂·AO
    .text = Tests whether O is in front of the face ABC: on the side that its normal points to. Exports call it ABC·AO, as the articles do.
    .formula = ABC⟂·AO > 0  ⇔  O is in front of ABC
    .written = -
    .aliases = ABC·AO | test of a face | in front of a face | above a face | face test
glossary-sees = In front of a face
    .text = A point is in front of a face of a tetrahedron, or of a facet of the polytope, if it is on the outer side of its plane. O is inside if it is in front of no face. Articles also say that such a face sees O.
    .formula = O is in front of ABC  ⇔  ABC⟂·AO > 0
    .written = in front of | sees | see O | see E | see the origin | seen by
    .aliases = a face sees O | visible | sees the origin | facing
glossary-plane-code = 0b101
    .text = Three bits in binary notation, one for each face of the tetrahedron with the corner A. From right to left they stand for ABC, ACD and ADB; a bit is 1 if O is in front of that face. So 0b101 says that O is in front of ABC and ADB, but not of ACD.
    .formula = 1 · [O in front of ABC] + 2 · [in front of ACD] + 4 · [in front of ADB]
    .written = code 0b# | bits | plane code
    .aliases = plane code | bits | binary | 0b000
glossary-relabel = Relabel
    .text = The points of the simplex get other letters and stay where they are. The code for one face or edge then handles the other faces or edges, too. Swapping B and C flips the normal of ABC.
    .formula = {"["}A, B, C] → [A, C, B],   ACB⟂ = −ABC⟂
    .written = relabel | relabelled | change places | swap
    .aliases = rename | new letters | swap B and C | symmetry
glossary-kept = kept
    .text = The points that stay in the simplex, newest first: the corners of the feature nearest to O. The code drops the others. In the rows of the polytope this column shows the gain.
    .formula = keep A and C: the next simplex is [new point, A, C]
    .written = keep | kept | drop | dropped
    .aliases = kept points | dropped points | reduction
glossary-size = Size of the simplex
    .text = The length of a segment, the area of a triangle or the volume of a tetrahedron. It is zero for a degenerate simplex, whose points lie on one line or in one plane.
    .formula = area = |AB × AC| / 2,   volume = |(AB × AC)·AD| / 6
    .written = area | volume
    .aliases = Size | length, area, volume | flat simplex
glossary-number-kept = n = 1
    .text = The number of points that the code kept before it added A, as Djonov counts them: the simplex has n + 1 points. With n = 1 it is a segment, with n = 2 a triangle, with n = 3 a tetrahedron.
    .formula = simplex = A and n points more
    .written = -
    .aliases = n | number of points kept

## Regions

glossary-group-regions = Regions

glossary-region = Voronoi region
    .text = All points whose closest point of the simplex lies in the relative interior of one feature. GJK finds the region of O, because the feature of that region contains the point of the simplex closest to O.
    .formula = { "{" } x : the closest point to x lies in the feature, not on its border { "}" }
    .written = voronoi region | region
    .aliases = region | regions | nearest feature
glossary-vertex-region = vertex A
    .text = The region in which A is the closest point of the simplex. It lies on the outer side of each line (in space, each plane) through A perpendicular to an edge at A.
    .formula = AB·AO ≤ 0  and  AC·AO ≤ 0
    .written = vertex L
    .aliases = region of a vertex | vertex A | vertex B | vertex C | vertex D
glossary-edge-region = edge AB
    .text = The region in which the closest point of the simplex lies on the edge AB, between its ends. In the plane it is a strip perpendicular to AB, on the outer side.
    .formula = AB⟂·AO > 0  and  AB·AO > 0  and  BA·BO > 0
    .written = edge LL
    .aliases = region of an edge | edge AB | edge AC | edge AD | edge BC
glossary-face-region = face ABC
    .text = The region in front of the face ABC. The closest point of the simplex lies in the face, not on its edges, and O is on the side that the normal ABC⟂ points to.
    .formula = ABC⟂·AO > 0, and O is outside none of the three edges
    .written = face LLL | above LLL
    .aliases = region of a face | above ABC | face ABC | face ACD | face ADB
glossary-below-region = below ABC
    .text = The region on the other side of the triangle ABC, opposite to its normal. “Below” has nothing to do with up and down in the picture. If O is below, published codes swap B and C, so that O is above.
    .formula = ABC⟂·AO < 0, and O is outside none of the three edges
    .written = below LLL | underside
    .aliases = below the triangle | other side of a face | below ABC
glossary-inside = inside
    .text = O is in the simplex itself: in the triangle in 2D, in the tetrahedron in 3D. The simplex is part of P ⊖ Q, so P and Q share a point.
    .formula = O = a A + b B + c C (+ d D)  with  a, b, c, d ≥ 0 and sum 1
    .written = origin is inside | O is inside
    .aliases = interior | origin enclosed | inside
glossary-relative-interior = Relative interior
    .text = A feature without its border: an edge without its ends, a face without its edges. A vertex is its own relative interior. The relative interiors of all features together make up the simplex, and no two of them overlap.
    .formula = { "{" } a A + b B : a, b > 0, a + b = 1 { "}" }  for the edge AB
    .written = relative interior
    .aliases = interior of a feature | open edge | open face
glossary-chosen = chosen
    .text = The algorithm decides that O is in this region. It keeps the corners of that feature and continues from there. Pictures fill the region.
    .formula = one region is chosen in each iteration
    .written = chosen
    .aliases = ruling | chosen region | filled region
glossary-tested-outside = not here (tested)
    .text = A test of this iteration says that O is not in this region. The picture shows the test with its value.
    .formula = for example AB⟂·AO ≤ 0  ⇒  O is not outside AB
    .written = not here (tested)
    .aliases = tested, outside | ruling | outside | excluded by a test
glossary-impossible = impossible
    .text = O cannot be in this region, so the code need not test it. The history of the simplex is the reason: A lies past O, or v pointed from the older points toward O, or an earlier test ruled out the region. The argument is Djonov’s.
    .formula = for example A·v > 0  ⇒  O is not in the region of A
    .written = impossible
    .aliases = ruling | hatched | excluded without a test | Djonov
glossary-not-asked = not tested
    .text = The code chose another region first and did not test this one. O may still be in it.
    .formula = the first face with O in front wins: the others are not tested
    .written = not tested
    .aliases = not asked | ruling | first face wins | passed over
glossary-concluded = concluded
    .text = The code continues as if this claim were true, but its argument does not prove the claim. A proved claim follows from the compared numbers; a conclusion can be false, and then the sentence says so.
    .formula = proved  ⇒  true;   concluded: true or false
    .written = concluded | concludes
    .aliases = proved | unproved | conclusion of the code
glossary-a-never = A cannot be
    .text = The newest point A cannot be in this area. If A were short of O along v, the code would reject it. Along an earlier direction, A cannot lie farther than the support point of that direction.
    .formula = A·v > 0  for every A that is not rejected
    .written = A cannot be | A can never be
    .aliases = A never | where A can never be | barred | hatched half-plane
glossary-o-never = O cannot be
    .text = The origin cannot be in this area: these are the impossible regions of the simplex. If O were there, the code would have rejected A, or an earlier iteration would have ended differently.
    .formula = O is in no region that is impossible
    .written = O cannot be | O can never be
    .aliases = O never | where O can never be | barred | hatched region
glossary-slabs = Slabs
    .text = The regions of a segment or of a triangle as bodies in space, cut off by a box. The slider spreads them like the pages of a book; the chosen region stays in place.
    .formula = region of AB = slab between the planes through A and B
    .written = slab
    .aliases = open the book | regions as bodies
glossary-prism = Prism
    .text = The prism over the older points B, C and D. It contains O when the search finds A. Its walls come from the tests of an earlier iteration, its floor is BCD, and its ceiling is the level of A.
    .formula = 0 ≤ height of O above BCD ≤ height of A
    .written = prism
    .aliases = walls, floor and ceiling | where O can be
glossary-paper = Edge planes
    .text = Planes on the edges AB, AC and AD, perpendicular to the faces: the borders between the region of an edge and the regions of the two faces beside the edge.
    .formula = the border is where AB⟂·AO = 0
    .written = edge planes | Edge planes
    .aliases = planes on the edges | folded paper | flags

## Lengths and proofs

glossary-group-lengths = Lengths and proofs

glossary-nearest-point = N
    .text = The point of the simplex closest to O. The simplex is part of P ⊖ Q, so |N| is an upper bound on the distance between P and Q. The distance algorithm searches along v = −N.
    .formula = |N| = min { "{" } |x| : x in the simplex { "}" } ≥ separation
    .written = nearest point | closest point
    .aliases = nearest point | foot | closest point | |N| | x | |x|
glossary-barycentric = Barycentric coordinates
    .text = The numbers with sum 1 that write a point as a weighted sum of the corners of a simplex. If all are positive, the point is in its relative interior. In a degenerate simplex, these numbers are not unique.
    .formula = N = a A + b B + c C,   a + b + c = 1
    .written = barycentric coordinate | weight
    .aliases = weights | convex combination | affine coordinates
glossary-witness-points = Witness points
    .text = One point of P and one of Q that show the length: their distance is the distance between the shapes, or the penetration depth if P and Q overlap. Their difference is the boundary point of P ⊖ Q closest to O.
    .formula = N = x − y,   x ∈ P,   y ∈ Q,   |x − y| = |N|
    .written = witness point | contact point
    .aliases = closest points | contact points | on P | on Q
glossary-separation = Separation
    .text = The distance between P and Q: the smallest distance between a point of P and a point of Q. It is the distance from O to P ⊖ Q, and zero if P and Q touch or overlap.
    .formula = min { "{" } |x − y| : x ∈ P, y ∈ Q { "}" } = min { "{" } |z| : z ∈ P ⊖ Q { "}" }
    .written = separation
    .aliases = distance | gap
glossary-depth = Penetration depth
    .text = The length of the minimum translation of Q after which P and Q just touch. It is the distance from O to the boundary of P ⊖ Q, and zero if they touch.
    .formula = depth = min { "{" } h(u) : |u| = 1 { "}" }
    .written = penetration depth | depth
    .aliases = depth | overlap | how deep
glossary-normal = Normal
    .text = For a contact: the direction of length one from P to Q along which the distance or the depth is measured. For an edge or a face: a vector perpendicular to it, written AB⟂ or ABC⟂.
    .formula = Q moved by depth · normal touches P
    .written = penetration normal | contact normal | normal
    .aliases = penetration normal | contact normal | direction from P to Q
glossary-bounds = bounds
    .text = Two lengths that enclose the distance or the depth. For the distance, the closest point of the simplex gives the upper bound, and the best support plane with O in front of it gives the lower bound. If the bounds meet, the length is known.
    .formula = −A·v / |v| ≤ separation ≤ |N|
    .written = the bounds | lower bound | upper bound
    .aliases = lower bound | upper bound | at least | at most
glossary-termination-criteria = Termination criteria, ε
    .text = The rules that stop distance queries. For the bounds: they are closer than ε times the distance, or closer than ε. For the newest support point: the simplex already contains it, or it brings the simplex no closer to O.
    .formula = |x|² − x·w ≤ ε |x|²
    .written = relative ε|x| | absolute ε | duplicate vertex | no progress | termination criterion
    .aliases = tolerance | epsilon | stopping rule | gap chart
glossary-epa = EPA
    .text = The expanding polytope algorithm. It starts with a simplex that contains O, finds the support point along the normal of the facet nearest to O, and adds that point. If no point of P ⊖ Q lies farther out than the facet, the distance of the facet is the depth.
    .formula = distance of the nearest facet ≤ depth ≤ h(u) along its normal u
    .written = expanding polytope | polytope
    .aliases = expanding polytope algorithm | polytope | penetration
glossary-facet = Facet, F
    .text = A side of the polytope: an edge in 2D, a triangle in 3D. The corners of the polytope are numbered; a facet is named by the numbers of its corners. In the code, F is the facet nearest to O.
    .formula = distance of F = (a corner of F)·u,   u its outward normal, |u| = 1
    .written = facet
    .aliases = edge of the polytope | face of the polytope | side | F
glossary-probe = E, gain
    .text = E is the support point along the normal of the nearest facet F. The gain says how much farther out than F it lies along that normal; if it is zero, no point of P ⊖ Q lies past F.
    .formula = gain = E·u − distance of F
    .written = gain
    .aliases = gain | E | new point of the polytope
glossary-horizon = Horizon
    .text = The border between the facets with the new point in front of them and all other facets: two corners in 2D, a closed chain of edges in 3D. EPA removes the facets with the point in front and joins every piece of the horizon to the point.
    .formula = new facet = piece of the horizon + new point
    .written = horizon
    .aliases = silhouette | border of the visible facets
glossary-valid-start = valid start
    .text = The polytope can grow from a simplex that has an interior and contains O. If the query leaves no such simplex, EPA first drops or adds points, and the row in the table names the flaw.
    .formula = d + 1 points with an area (2D) or a volume (3D) that contains O
    .written = valid start | valid initial polytope | flat: repaired | a point twice: repaired | too few points: repaired
    .aliases = start of EPA | repaired | origin on a side | origin outside
glossary-certificate = Certificate
    .text = The proof of a verdict, which anyone can check without knowing how it was found. It is a separating line or plane, or a common point of P and Q, written as a weighted sum of the vertices of each shape.
    .formula = x·u < y·u  for all x ∈ P, y ∈ Q,   or   Σ ai pi = Σ bi qi
    .written = certificate | PROOF | proof
    .aliases = proof | PROOF | certified
glossary-separating-axis = Separating axis
    .text = A direction along which all of P lies before all of Q. It exists if and only if P and Q are separate; the line or plane perpendicular to it, in the gap, separates them.
    .formula = max { "{" } x·u : x ∈ P { "}" } < min { "{" } y·u : y ∈ Q { "}" }
    .written = separating axis | separating line | separating plane
    .aliases = separating direction | separating plane | hyperplane
glossary-core = Core and radius
    .text = A rounded shape is the sum of a core and a ball: all points within the radius of the core. The core of a disc or ball is its center, and the core of a capsule is a segment. A query finds the distance between the cores, then subtracts the radii.
    .formula = separation = distance of the cores − rP − rQ
    .written = core | radius | radii | rounding radius | rounding radii
    .aliases = rounded shape | radius | Minkowski sum with a ball | margin

## The run

glossary-group-run = The run

glossary-iteration = Iteration
    .text = One pass of the loop: the code finds a support point, decides the region of O, reduces the simplex and chooses a new v. Each iteration is a row of STEPS, numbered from 1.
    .formula = support point → tests → region → kept points → new v
    .written = iteration
    .aliases = # | turn | loop | row
glossary-step = Step
    .text = One moment of the run that you can stop at: a support point, a test, a decision, a new direction, the end. An iteration has several steps.
    .formula = 1 iteration = several steps
    .written = step | since step #
    .aliases = event | playhead | since step 3
glossary-first = first
    .text = The first support point is the whole simplex, so there is nothing to decide.
    .formula = simplex = {"["}A]
    .written = first point
    .aliases = first | first point | start
glossary-rejected = rejected
    .text = The new point A does not lie past O along v, so the code does not add it. The query ends: P and Q are separate. The distance algorithm ends if A is no farther along v than its best point: nothing new.
    .formula = A·v < 0 (some published codes: A·v ≤ 0)
    .written = rejected | rejects | rejection | nothing new
    .aliases = nothing new | no progress | support test | reach test | A is not past O
glossary-termination = How a run ends
    .text = A run ends if an axis separates P and Q, or if O is inside the simplex or on its boundary. It also ends if v is zero, a support point repeats, or the distance is found. A cycle, the limit, or the end of the given directions stops it, too.
    .formula = every loop has a limit
    .written = separating axis found | origin enclosed | origin on boundary | zero direction | duplicate support | degenerate | converged | cycle | iteration limit | no direction left
    .aliases = termination | cycle | limit | converged | zero direction
glossary-verdict = Verdict
    .text = OVERLAP means that O is in the interior of P ⊖ Q, TOUCHING on its boundary, SEPARATE outside. UNDECIDED means that the algorithm gives no answer. YES and NO are the answers of a published code.
    .formula = SEPARATE  ⇔  P and Q share no point
    .written = OVERLAP | TOUCHING | SEPARATE | UNDECIDED | YES | NO | NONE
    .aliases = overlap | touching | separate | undecided | answer
glossary-reference = Reference
    .text = The truth, found by another method and proved: exactly for polytopes, within a stated tolerance for curved shapes. The verdict of the algorithm stands beside it and can be wrong.
    .formula = verdict of the run = verdict of the reference ?
    .written = reference
    .aliases = truth | agrees | disagrees | exact arithmetic
glossary-mistake = Defect
    .text = A planted mistake of a kind that real programs have made. The section “Break it” of the setup switches the defect on, to show its effect on the run. A frame marks the steps at which it shows.
    .formula = for example s(v) = sP(v) − sQ(v), without the sign
    .written = defect | mistake
    .aliases = mistake on purpose | bug | break it | planted mistake
glossary-precision = f32, f64
    .text = Floating-point numbers with 24 and with 53 significant bits, about 7 and 16 decimal digits. The gaps between neighboring numbers grow with their size, so a scene far from the origin has coarser coordinates.
    .formula = f32: 2^−24 ≈ 6e−8,   f64: 2^−53 ≈ 1.1e−16
    .written = single precision | double precision
    .aliases = precision | float | double | significant digits
glossary-roundoff = Roundoff
    .text = The error of floating-point arithmetic: each operation returns the nearest number that the precision can represent. It can flip the sign of a test whose exact value is near zero.
    .formula = result = exact · (1 + e),   |e| ≤ 2^−53 in f64
    .written = roundoff | roundoff error
    .aliases = rounding error | epsilon | machine epsilon | floating point
glossary-about-zero = 0 (exactly), ≈ 0
    .text = 0 (exactly) is the number zero. ≈ 0 marks a number so small for this scene that roundoff may have decided its sign.
    .formula = 2.2e−16 (≈ 0) = 2.2 · 10^−16
    .written = (exactly) | 0 (exactly)
    .aliases = exactly | zero | about zero | level with
glossary-scientific = 2.2e−16
    .text = Scientific notation: the first number times ten to the power of the second. Rest the pointer on a number to see all its digits.
    .formula = 2.2e−16 = 2.2 · 10^−16 = 0.000 000 000 000 000 22
    .written = -
    .aliases = scientific notation | power of ten | exponent
glossary-ghost = Ghosts
    .text = The simplices of earlier iterations, drawn faintly, which show the path of the search to O.
    .formula = iteration 1, 2, 3, …
    .written = ghost
    .aliases = earlier simplices | history

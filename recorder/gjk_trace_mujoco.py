"""Writes GJK queries of MuJoCo down for `gjk-sandbox audit`, with nothing but `pip install mujoco`.

    from gjk_trace_mujoco import record
    record(model, data, geom1, geom2, file)

MuJoCo prints no queries, but its library exports mjc_ccd and asks the shapes through pointers, which are replaced here by ones
that also write: each search direction, the vertices that answer, and at the end the simplex that is left, the lengths and the
status of EPA. Boxes, meshes, spheres and capsules have vertices; of others only the points are told. The layout below is that of
MuJoCo 3.12; other versions are refused where it does not fit, and what they do not keep is left out.
"""
import ctypes
import glob
import os

import mujoco
from gjk_trace import Trace

NUMBER = ctypes.c_double
SUPPORT = ctypes.CFUNCTYPE(None, ctypes.POINTER(NUMBER), ctypes.c_void_p, ctypes.POINTER(NUMBER))
STATUS = ["success", "P2 invalid faces", "P2 nonconvex", "P2 origin on face", "P3 bad normal", "P3 invalid v4", "P3 invalid v5",
          "P3 missing origin", "P3 origin on face", "P4 missing origin"]
ITERATIONS, TOLERANCE, APART = 50, 1e-6, 1e10


class Config(ctypes.Structure):
    _fields_ = [("iterations", ctypes.c_int), ("tolerance", NUMBER), ("contacts", ctypes.c_int), ("cutoff", NUMBER),
                ("buffer", ctypes.c_void_p), ("polygon", ctypes.c_int), ("degree", ctypes.c_int), ("room", NUMBER * 32)]


class Vertex(ctypes.Structure):
    _fields_ = [("a", NUMBER * 3), ("on_p", NUMBER * 3), ("on_q", NUMBER * 3), ("indices", ctypes.c_int * 2)]


class Status(ctypes.Structure):
    _fields_ = [("separated", ctypes.c_int), ("dist", NUMBER * 50), ("x1", NUMBER * 150), ("x2", NUMBER * 150),
                ("nx", ctypes.c_int), ("iterations", ctypes.c_int), ("tolerance", NUMBER), ("contacts", ctypes.c_int),
                ("cutoff", NUMBER), ("gjk_iterations", ctypes.c_int), ("epa_iterations", ctypes.c_int),
                ("epa_status", ctypes.c_int), ("simplex", Vertex * 4), ("kept", ctypes.c_int), ("room", NUMBER * 1024)]


library = ctypes.CDLL(glob.glob(os.path.join(os.path.dirname(mujoco.__file__), "libmujoco.*"))[0])
library.mjc_initCCDObj.argtypes = [ctypes.c_void_p] * 3 + [ctypes.c_int, NUMBER]
library.mjc_initCCDObj.restype = None
library.mjc_ccd.argtypes, library.mjc_ccd.restype = [ctypes.c_void_p] * 4, NUMBER


class Listener:
    """A shape as mjc_ccd takes it, whose support function also writes: direction, point and index of the vertex."""

    def __init__(self, model, data, geom):
        self.memory, self.heard = (ctypes.c_char * 4096)(), []
        library.mjc_initCCDObj(self.memory, model._address, data._address, geom, 0)
        words = ctypes.cast(self.memory, ctypes.POINTER(ctypes.c_void_p))
        last = max(index for index in range(len(self.memory) // 8) if words[index])  # the support function comes last
        original = SUPPORT(words[last])

        def support(result, shape, direction):
            original(result, shape, direction)
            index = ctypes.c_int.from_buffer(self.memory, 136).value
            self.heard.append((direction[:3], result[:3], index if index >= 0 else None))

        self.support = SUPPORT(support)
        words[last] = ctypes.cast(self.support, ctypes.c_void_p).value


def shape(model, data, geom):
    """Vertices in world coordinates, numbered as MuJoCo does, and a radius; none for shapes without vertices."""
    place, turn, size = data.geom_xpos[geom], data.geom_xmat[geom].reshape(3, 3), model.geom_size[geom]
    kind, radius = model.geom_type[geom], 0
    if kind == mujoco.mjtGeom.mjGEOM_BOX:
        points = [[size[axis] if corner >> axis & 1 else -size[axis] for axis in range(3)] for corner in range(8)]
    elif kind == mujoco.mjtGeom.mjGEOM_MESH:
        mesh = model.geom_dataid[geom]
        points = model.mesh_vert[model.mesh_vertadr[mesh]:][:model.mesh_vertnum[mesh]].astype(float)
    elif kind == mujoco.mjtGeom.mjGEOM_SPHERE:
        points, radius = [[0, 0, 0]], size[0]
    elif kind == mujoco.mjtGeom.mjGEOM_CAPSULE:
        points, radius = [[0, 0, -size[1]], [0, 0, size[1]]], size[0]
    else:
        return None, None
    return [[sum(turn[row][axis] * point[axis] for axis in range(3)) + place[row] for row in range(3)] for point in points], radius


def ask(model, data, geoms, contacts):
    """One call of mjc_ccd: its length, its status, and what the two shapes heard."""
    shapes = [Listener(model, data, geom) for geom in geoms]
    buffer, status = (ctypes.c_char * (1 << 20))(), Status()
    config = Config(ITERATIONS, TOLERANCE, contacts, APART, ctypes.addressof(buffer), 256, 256)
    length = library.mjc_ccd(ctypes.byref(config), ctypes.byref(status), *(shape.memory for shape in shapes))
    if (status.iterations, status.tolerance, status.cutoff) != (ITERATIONS, TOLERANCE, APART):
        raise RuntimeError(f"MuJoCo {mujoco.__version__} lays mjCCDStatus out in another way than 3.12")
    return length, status, [shape.heard for shape in shapes]


def record(model, data, geom1, geom2, file, name=None):
    geoms = geom1, geom2
    (p, p_radius), (q, q_radius) = (shape(model, data, geom) for geom in geoms)
    told = dict(p=p, q=q, p_radius=p_radius, q_radius=q_radius) if p and q else {}
    _, status, heard = ask(model, data, geoms, 0)  # without contacts: GJK alone
    trace = Trace(file, f"MuJoCo {mujoco.__version__}", name=name, dimension=3, tolerance=TOLERANCE, **told)
    # The cores of spheres and capsules are asked within the library: a point answers every time, a segment is not heard.
    for side, points in enumerate((p, q)):
        if not heard[side] and points and len(points) == 1:
            heard[side] = [(None, points[0], 0)] * len(heard[1 - side])
    steps = []
    for (along, on_p, i), (against, on_q, j) in zip(*heard):
        v = along or [-x for x in against]
        steps.append(dict(v=v, p=i, q=j, a=[x - y for x, y in zip(on_p, on_q)]))
    simplex = [list(vertex.a) for vertex in status.simplex[:status.kept]][::-1]
    if simplex:
        steps = steps or [{}]
        steps[-1]["simplex"] = simplex
    for step in steps:
        trace.step(**step)
    length, status, _ = ask(model, data, geoms, 1)  # with a contact: EPA, too
    witness = [list(status.x1[:3]), list(status.x2[:3])] if status.nx else None
    counts = f"iterations of GJK {status.gjk_iterations}, of EPA {status.epa_iterations}"
    ended = STATUS[status.epa_status] if status.epa_status in range(len(STATUS)) else "did not run"
    trace.answer(intersects=length <= 0, distance=max(length, 0) if length < APART else None,
                 depth=abs(length) if length <= 0 else None, witness=witness, status=f"{counts}; EPA: {ended}")

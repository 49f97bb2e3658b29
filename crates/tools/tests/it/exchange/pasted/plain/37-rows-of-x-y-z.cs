// source: MattiaMontanari/openGJK issue #52, shortened, names replaced
// by hand: eight points each, column by column; scipy, hull of the difference: 300 deep (along z)
(
    format: 1,
    dimension: 3,
    p: (shape: Points([(90945.08, 54122.54, 300), (91077.46, 53745.082, 300), (91454.92, 53877.46, 300), (91322.54, 54254.918, 300), (90945.08, 54122.54, 0), (91077.46, 53745.082, 0), (91454.92, 53877.46, 0), (91322.54, 54254.918, 0)])),
    q: (shape: Points([(90919.64, 54037.383, 300), (91162.62, 53719.637, 300), (91480.36, 53962.617, 300), (91237.38, 54280.363, 300), (90919.64, 54037.383, 0), (91162.62, 53719.637, 0), (91480.36, 53962.617, 0), (91237.38, 54280.363, 0)])),
    expect: (verdict: overlap, penetration_depth: 300),
)
=====
// The two overlap (see the picture), but the distance is not 0. Three rows: all x, all y, all z.
var slab = new float[3, 8] {
    { 90945.08f, 91077.46f, 91454.92f, 91322.54f, 90945.08f, 91077.46f, 91454.92f, 91322.54f },
    { 54122.54f, 53745.082f, 53877.46f, 54254.918f, 54122.54f, 53745.082f, 53877.46f, 54254.918f },
    { 300f, 300f, 300f, 300f, 0f, 0f, 0f, 0f, },
};

var wall = new float[3, 8] {
    { 90919.64f, 91162.62f, 91480.36f, 91237.38f, 90919.64f, 91162.62f, 91480.36f, 91237.38f },
    { 54037.383f, 53719.637f, 53962.617f, 54280.363f, 54037.383f, 53719.637f, 53962.617f, 54280.363f },
    { 300f, 300f, 300f, 300f, 0f, 0f, 0f, 0f, },
};

var distance = ComputeDistance(slab.GetLength(1), slab, wall.GetLength(1), wall);

Console.WriteLine(distance); // 0.0032915156

[DllImport("Libs/libopengjk_ce.dll", EntryPoint = "csFunction",
        CallingConvention = CallingConvention.StdCall,
        CharSet = CharSet.Ansi)]
static extern float ComputeDistance(int na, float[,] a, int nb, float[,] b);

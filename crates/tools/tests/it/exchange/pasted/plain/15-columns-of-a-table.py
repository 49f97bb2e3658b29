// source: ours, after the habits of scipy.spatial and pandas
// by hand: the first set of points is in another file
// refused: left
=====
import pandas as pd
from scipy.spatial import ConvexHull

df = pd.read_csv("scan_0042.csv", sep=";", skiprows=3)
left = df.loc[df.side == "L", ["x", "y"]].to_numpy()
right = np.array([[12.5, 3.0], [14.0, 3.0], [14.0, 6.5]])

hull = ConvexHull(left)
print(hull.area, len(left), right.shape)     # 41.77 1033 (3, 2)

// source: ours, after the habits of Go
// by hand: the first list is commented out
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(0, 0), (4, 0), (4, 4), (0, 4)])),
    q: (shape: Points([(5, 1), (7, 1), (6, 3)])),
    expect: (verdict: separate, separation: 1.0),
)
=====
package main

import (
	"fmt"
)

// a := [][2]float64{{9, 9}, {10, 9}, {9, 10}}
var a = [][2]float64{{0, 0}, {4, 0}, {4, 4}, {0, 4}}
var b = [][2]float64{{5, 1}, {7, 1}, {6, 3}}

//! The lines of a body: its edges, or the silhouette of a curved one.

use std::collections::VecDeque;

use glam::DVec3;

use super::paper::Visibility;
use super::projector::Projector;
use super::shadow::facing;
use super::solid::{Edge, Solid};

/// Returns the lines of a body: each edge of a polytope; the silhouette and the rims of a curved body, each
/// as one chain, so that dashes are continuous. An edge between two faces turned away from the eye is hidden.
pub(super) fn outlines(solid: &Solid, projector: &Projector) -> Vec<(Vec<DVec3>, Visibility)> {
    let faces_eye = facing(solid, projector);
    let position = |index: usize| solid.points()[index];
    let mut drawn: [Vec<[usize; 2]>; 2] = [Vec::new(), Vec::new()];
    for Edge { ends, faces, crease } in solid.edges() {
        let [left, right] = faces.map(|face| faces_eye[face]);
        if *crease || left != right {
            // With the front face on the left, a silhouette has the same direction all around.
            let ends = if right && !left { [ends[1], ends[0]] } else { *ends };
            drawn[usize::from(left || right)].push(ends);
        }
    }
    let [hidden, visible] =
        drawn.map(|edges| if solid.is_smooth() { chains(&edges) } else { singles(&edges) });
    let draw = |chains: Vec<Vec<usize>>, visibility: Visibility| {
        chains.into_iter().map(move |chain| (chain.into_iter().map(position).collect(), visibility))
    };
    draw(hidden, Visibility::Hidden).chain(draw(visible, Visibility::Visible)).collect()
}

fn singles(edges: &[[usize; 2]]) -> Vec<Vec<usize>> {
    edges.iter().map(|ends| ends.to_vec()).collect()
}

/// Joins edges end to end to chains of maximal length.
fn chains(edges: &[[usize; 2]]) -> Vec<Vec<usize>> {
    let mut left: Vec<[usize; 2]> = edges.to_vec();
    let mut chains = Vec::new();
    while let Some([first, second]) = left.pop() {
        let mut chain = VecDeque::from([first, second]);
        loop {
            let (head, tail) = (chain[0], chain[chain.len() - 1]);
            let Some(next) = left.iter().position(|ends| ends.contains(&head) || ends.contains(&tail)) else {
                break;
            };
            let [a, b] = left.swap_remove(next);
            if a == tail {
                chain.push_back(b);
            } else if b == tail {
                chain.push_back(a);
            } else if a == head {
                chain.push_front(b);
            } else {
                chain.push_front(a);
            }
        }
        chains.push(chain.into_iter().collect());
    }
    chains
}

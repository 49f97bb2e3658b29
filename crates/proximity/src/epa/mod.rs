//! The expanding polytope algorithm: the penetration depth of two overlapping shapes, and its direction.
//!
//! A polytope with vertices on the boundary of P ⊖ Q grows until its facet nearest to the origin is a facet of P ⊖ Q,
//! or is one to within the tolerance. The projection of the origin to that facet is the minimum translation.
//!
//! The initial polytope is made from the simplex that a query leaves, in whatever state it is: a simplex without
//! interior is inflated first. An origin that lies on a facet or outside is not an error, since facets are oriented by
//! the polytope itself and the one with the smallest signed distance comes first. A new vertex replaces all facets that
//! are visible from it, up to their silhouette.
//!
//! On polytopes every decision is exact: which facets are visible from a point, whether a facet belongs to P ⊖ Q, and
//! which facet is nearest. Floating point decides clear cases, integers the rest. On curved shapes the expansion ends
//! at a stated tolerance.
//!
//! The shapes are the cores; radii are added afterward. The polytope is computed in f64; the shapes and their support
//! points have the precision of the query.
//!
//! G. van den Bergen, *Proximity Queries and Penetration Depth Computation on 3D Game Objects*, 2001, and *Collision
//! Detection in Interactive 3D Environments*, 2003, section 4.3.8. The treatment of fewer than four points is ours.

mod contact;
mod expansion;
mod polygon;
mod polyhedron;
mod polytope;
mod pool;
mod start;
mod task;
mod trace;
mod untraced;

pub(crate) use expansion::{CoreDepth, Expansion, expand};
pub(crate) use pool::ExactFacet;
pub(crate) use task::Task;
pub(crate) use trace::Observer;
pub use trace::{EpaEvent, Examined, Expanded, Facet, Growth, Inflated, Probed, Seeded, SimplexFlaw};
pub(crate) use untraced::{UntracedDepth, UntracedPolytope};

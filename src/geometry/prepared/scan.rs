//! The farthest of many points, found in single precision: eight points at a time, and groups that cannot hold it passed
//! over.
//!
//! The points lie relative to their middle and scaled to about one, each coordinate in an array of its own, so that the
//! compiler makes vector instructions of the loops. More than [`FEW`] points are sorted into groups of neighbours, each in
//! a ball: no point of a group is farther in direction d than `c·d + r |d|`. A search evaluates the balls, then the points
//! of those groups that could hold a farther point than the best so far; on a hull of 256 vertices that is one point in
//! four. Nothing is assumed about the points, not even that they are vertices of their hull, and the result is farthest but for
//! a known roundoff, which climbing from neighbour to neighbour does not give.

use glam::{DVec3, Vec3};

use crate::geometry::vector::Vector;

/// The number of points that are evaluated at once.
const LANES: usize = 8;

/// The points of a group, two blocks of them.
const GROUP: usize = 2 * LANES;

/// So many points are evaluated one and all.
const FEW: usize = 96;

/// The roundoff of a product in single precision, both ways, as a fraction of the sum of the absolute components of the
/// direction, points being scaled to at most one: a coordinate and a component of the direction are rounded once each,
/// and the product passes through three roundings, half an epsilon each; twice that, since the best may be
/// underestimated and another overestimated, and twice for the turned direction, whose components may add up to √3
/// times as much.
const ROUNDOFF: f64 = 16.0 / 8_388_608.0;

/// Eight points, coordinate by coordinate.
#[derive(Clone, Copy, Debug)]
struct Block {
    x: [f32; LANES],
    y: [f32; LANES],
    z: [f32; LANES],
}

/// Eight balls.
#[derive(Clone, Copy, Debug)]
struct Balls {
    centers: Block,
    radii: [f32; LANES],
}

/// Points in an arrangement that is quick to search.
#[derive(Clone, Debug)]
pub(super) struct Scan {
    /// The points as they were given.
    points: Vec<DVec3>,
    blocks: Vec<Block>,
    /// The index of each point in the blocks, which are filled up with repetitions of their first.
    numbers: Vec<u32>,
    /// A ball for each two blocks, filled up with balls that hold nothing; none where the points are few.
    balls: Vec<Balls>,
    /// The length of a unit of the blocks, a power of two, in scene units.
    unit: f64,
}

impl Scan {
    /// Of at least one point, all of them finite.
    pub(super) fn new(points: &[DVec3]) -> Self {
        let (least, most) = points
            .iter()
            .fold((points[0], points[0]), |(least, most), point| (least.min(*point), most.max(*point)));
        let center = (least + most) * 0.5;
        let largest = points.iter().map(|point| (*point - center).max_abs()).fold(0.0, f64::max);
        let unit = largest.max(f64::MIN_POSITIVE).log2().ceil().exp2();
        let mut numbers: Vec<u32> = (0..).take(points.len()).collect();
        if points.len() > FEW {
            gather(points, &mut numbers);
        }
        let padded = |numbers: &[u32], size: usize| -> Vec<u32> {
            let full = numbers.len().div_ceil(size) * size;
            numbers.iter().copied().chain(std::iter::repeat(numbers[0])).take(full).collect()
        };
        let size = if points.len() > FEW { GROUP } else { LANES };
        let numbers: Vec<u32> = numbers.chunks(size).flat_map(|group| padded(group, size)).collect();
        let offset = |number: &u32| ((points[*number as usize] - center) / unit).as_vec3();
        let offsets: Vec<Vec3> = numbers.iter().map(offset).collect();
        let balls: Vec<(Vec3, f32)> =
            if points.len() > FEW { offsets.chunks(GROUP).map(ball).collect() } else { Vec::new() };
        let balls = balls.chunks(LANES).map(|balls| {
            let nothing = (Vec3::ZERO, f32::NEG_INFINITY);
            let ball = |lane: usize| balls.get(lane).copied().unwrap_or(nothing);
            Balls { centers: Block::of(|lane| ball(lane).0), radii: std::array::from_fn(|lane| ball(lane).1) }
        });
        let balls = balls.collect();
        let blocks = offsets.chunks(LANES).map(|block| Block::of(|lane| block[lane])).collect();
        Self { points: points.to_vec(), blocks, numbers, balls, unit }
    }

    /// The point with this index.
    #[inline]
    pub(super) fn vertex(&self, index: u32) -> DVec3 {
        self.points[index as usize]
    }

    /// How far the point that is found may fall short of the farthest, for each unit of the sum of the absolute components
    /// of the direction, in the units of the points.
    #[inline]
    pub(super) fn error(&self) -> f64 {
        2.0 * ROUNDOFF * self.unit
    }

    /// The index of a point that is farthest in a direction, but for roundoff in single precision.
    #[inline]
    pub(super) fn farthest(&self, direction: DVec3) -> u32 {
        let direction = rough(direction);
        let at = if self.balls.is_empty() {
            self.best_of_all(direction).0
        } else {
            self.best_of_groups(direction).0
        };
        self.numbers[at]
    }

    /// The index of the farthest point in double precision; of several that are equally far the first.
    #[inline(never)]
    pub(super) fn farthest_in_f64(&self, direction: DVec3) -> u32 {
        let mut best = (u32::MAX, f64::NEG_INFINITY);
        self.far(direction, |number| {
            let reach = self.points[number as usize].dot(direction);
            if reach > best.1 || (reach == best.1 && number < best.0) {
                best = (number, reach);
            }
        });
        if best.0 == u32::MAX { 0 } else { best.0 }
    }

    /// Calls back with the indices of all points that may be the farthest, some of them repeatedly: those that are, up to
    /// roundoff in single precision.
    pub(super) fn far(&self, direction: DVec3, mut found: impl FnMut(u32)) {
        let rough = rough(direction);
        let most =
            if self.balls.is_empty() { self.best_of_all(rough).1 } else { self.best_of_groups(rough).1 };
        let doubt = 16.0 * f32::EPSILON * (rough.x.abs() + rough.y.abs() + rough.z.abs());
        let least = most - doubt;
        let mut look = |block: usize| {
            let reaches = self.blocks[block].reaches(rough);
            for (lane, reach) in reaches.iter().enumerate() {
                if *reach >= least {
                    found(self.numbers[block * LANES + lane]);
                }
            }
        };
        if self.balls.is_empty() {
            (0..self.blocks.len()).for_each(look);
        } else {
            let length = rough.length();
            for (at, balls) in self.balls.iter().enumerate() {
                for (lane, bound) in balls.bounds(rough, length).iter().enumerate() {
                    if *bound >= least {
                        let group = at * LANES + lane;
                        look(2 * group);
                        look(2 * group + 1);
                    }
                }
            }
        }
    }

    /// The place of the best point and how far it is, all points being evaluated.
    #[inline]
    fn best_of_all(&self, direction: Vec3) -> (usize, f32) {
        let mut best = [f32::NEG_INFINITY; LANES];
        let mut at = [0_u32; LANES];
        for (number, block) in (0_u32..).zip(&self.blocks) {
            keep_better(&block.reaches(direction), number, &mut best, &mut at);
        }
        let most = greatest(&best);
        let lane = first(&best, most);
        (at[lane] as usize * LANES + lane, most)
    }

    /// The same, with groups passed over that cannot hold it.
    #[inline(never)]
    fn best_of_groups(&self, direction: Vec3) -> (usize, f32) {
        let length = direction.length();
        // The group whose ball reaches farthest, first: it gives a bound for the others.
        let mut best = [f32::NEG_INFINITY; LANES];
        let mut at = [0_u32; LANES];
        for (number, balls) in (0_u32..).zip(&self.balls) {
            keep_better(&balls.bounds(direction, length), number, &mut best, &mut at);
        }
        let lane = first(&best, greatest(&best));
        let start = at[lane] as usize * LANES + lane;
        let mut found = (0, f32::NEG_INFINITY);
        self.look_in(start, direction, &mut found);
        for (number, balls) in self.balls.iter().enumerate() {
            let bounds = balls.bounds(direction, length);
            if greatest(&bounds) > found.1 {
                for (lane, bound) in bounds.iter().enumerate() {
                    let group = number * LANES + lane;
                    if *bound > found.1 && group != start {
                        self.look_in(group, direction, &mut found);
                    }
                }
            }
        }
        found
    }

    /// Evaluates the points of a group.
    #[inline]
    fn look_in(&self, group: usize, direction: Vec3, found: &mut (usize, f32)) {
        let Some([one, other]) = self.blocks.get(2 * group..2 * group + 2).and_then(|it| it.first_chunk())
        else {
            return;
        };
        let (one, other) = (one.reaches(direction), other.reaches(direction));
        let better: [f32; LANES] =
            std::array::from_fn(|lane| if other[lane] > one[lane] { other[lane] } else { one[lane] });
        let most = greatest(&better);
        if most > found.1 {
            let lane = first(&better, most);
            let block = 2 * group + usize::from(one[lane] != most);
            *found = (block * LANES + lane, most);
        }
    }
}

impl Block {
    fn of(point: impl Fn(usize) -> Vec3) -> Self {
        Self {
            x: std::array::from_fn(|lane| point(lane).x),
            y: std::array::from_fn(|lane| point(lane).y),
            z: std::array::from_fn(|lane| point(lane).z),
        }
    }

    #[inline]
    fn reaches(&self, direction: Vec3) -> [f32; LANES] {
        std::array::from_fn(|lane| {
            self.x[lane] * direction.x + self.y[lane] * direction.y + self.z[lane] * direction.z
        })
    }
}

impl Balls {
    /// No point of the group in a ball is farther.
    #[inline]
    fn bounds(&self, direction: Vec3, length: f32) -> [f32; LANES] {
        let reaches = self.centers.reaches(direction);
        std::array::from_fn(|lane| reaches[lane] + self.radii[lane] * length)
    }
}

/// Takes over what is greater, lane by lane, and the number of where it was found.
#[inline]
fn keep_better(found: &[f32; LANES], number: u32, best: &mut [f32; LANES], at: &mut [u32; LANES]) {
    let (most, places) = (*best, *at);
    *at = std::array::from_fn(|lane| if found[lane] > most[lane] { number } else { places[lane] });
    *best = std::array::from_fn(|lane| if found[lane] > most[lane] { found[lane] } else { most[lane] });
}

#[inline]
fn greatest(numbers: &[f32; LANES]) -> f32 {
    let greater = |one: f32, other: f32| if one > other { one } else { other };
    let [a, b, c, d, e, f, g, h] = *numbers;
    greater(greater(greater(a, e), greater(b, f)), greater(greater(c, g), greater(d, h)))
}

/// The first lane that holds this number; the first of all if none does.
#[inline]
fn first(numbers: &[f32; LANES], wanted: f32) -> usize {
    let mut lanes = 0_u32;
    for (lane, number) in numbers.iter().enumerate() {
        lanes |= u32::from(*number == wanted) << lane;
    }
    // Eight where none does.
    lanes.trailing_zeros() as usize % 32 % LANES
}

/// A direction in single precision, scaled by a power of two to about one.
#[inline]
fn rough(direction: DVec3) -> Vec3 {
    let largest = direction.abs().max_element();
    // 2 to the power of minus the exponent, from the bits; the exponents of the format end at 2046.
    let exponent = (largest.to_bits() >> 52).clamp(1, 2045);
    (direction * f64::from_bits((2046 - exponent) << 52)).as_vec3()
}

/// A ball around points of about unit size, with room for roundoff.
fn ball(points: &[Vec3]) -> (Vec3, f32) {
    let (least, most) = points
        .iter()
        .fold((points[0], points[0]), |(least, most), point| (least.min(*point), most.max(*point)));
    let center = (least + most) * 0.5;
    let radius = points.iter().map(|point| point.distance(center)).fold(0.0, f32::max);
    (center, radius * (1.0 + 8.0 * f32::EPSILON) + 16.0 * f32::EPSILON)
}

/// Sorts the indices of points so that each [`GROUP`] of them lies close together: halves along the longest side.
fn gather(points: &[DVec3], numbers: &mut [u32]) {
    if numbers.len() <= GROUP {
        return;
    }
    let at = |number: &u32| points[*number as usize];
    let first = at(&numbers[0]);
    let (least, most) = numbers
        .iter()
        .map(at)
        .fold((first, first), |(least, most), point| (least.min(point), most.max(point)));
    let axis = (most - least).max_position();
    let groups = numbers.len().div_ceil(GROUP);
    let middle = groups / 2 * GROUP;
    numbers.select_nth_unstable_by(middle, |one, other| {
        at(one)[axis].total_cmp(&at(other)[axis]).then(one.cmp(other))
    });
    let (left, right) = numbers.split_at_mut(middle);
    gather(points, left);
    gather(points, right);
}

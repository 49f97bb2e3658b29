//! The alignment of two runs: the pairs of iterations shown side by side.

/// Maximum number of pairs of iterations for a full match: beyond it the table would be too large. Longer runs are
/// matched only at their common start.
const MAX_PAIRS: usize = 4_000_000;

/// Two elements side by side, or one alone if the other sequence has none left for this row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AlignedPair {
    /// The index in each sequence.
    pub(super) indices: [Option<usize>; 2],
    /// Whether the two elements are equal.
    pub(super) equal: bool,
}

/// Aligns two sequences. Matches as many equal elements as their order permits, and places the other elements between
/// the matches, in order. Both sequences begin in the first row, and the first different elements are side by side.
/// `[n, m]` are the lengths. `same` returns whether an element of the first sequence equals an element of the second;
/// `parts` returns whether the runs diverge within a common element of their start.
pub(super) fn align(
    [n, m]: [usize; 2],
    same: impl Fn(usize, usize) -> bool,
    parts: impl Fn(usize) -> bool,
) -> Vec<AlignedPair> {
    let mut pairs = Vec::with_capacity(n.max(m));
    let mut next = [0, 0];
    for matched in matches([n, m], same, parts).into_iter().map(Some).chain([None]) {
        let until = matched.unwrap_or([n, m]);
        while next != until {
            let indices = [0, 1].map(|side| (next[side] < until[side]).then_some(next[side]));
            pairs.push(AlignedPair { indices, equal: false });
            next = [0, 1].map(|side| (next[side] + 1).min(until[side]));
        }
        if let Some(indices) = matched {
            pairs.push(AlignedPair { indices: indices.map(Some), equal: true });
            next = indices.map(|index| index + 1);
        }
    }
    pairs
}

/// Returns the matched equal elements, ascending in both sequences: the whole common start, then as many as possible.
/// The first different elements are not matched with later ones, unless the sequences have diverged before.
fn matches(
    [n, m]: [usize; 2],
    same: impl Fn(usize, usize) -> bool,
    parts: impl Fn(usize) -> bool,
) -> Vec<[usize; 2]> {
    let start = (0..n.min(m)).take_while(|index| same(*index, *index)).count();
    let mut matches: Vec<[usize; 2]> = (0..start).map(|index| [index; 2]).collect();
    let from = if (0..start).any(parts) { start } else { start + 1 };
    let rest = [n, m].map(|count| count.saturating_sub(from));
    if rest[0].saturating_mul(rest[1]) > MAX_PAIRS {
        return matches;
    }
    let longest = longest_common(rest, |i, j| same(from + i, from + j));
    let length = |i: usize, j: usize| longest[i * (rest[1] + 1) + j];
    let (mut i, mut j) = (0, 0);
    while i < rest[0] && j < rest[1] && length(i, j) > 0 {
        if same(from + i, from + j) {
            matches.push([from + i, from + j]);
            (i, j) = (i + 1, j + 1);
        } else if length(i + 1, j) >= length(i, j + 1) {
            i += 1;
        } else {
            j += 1;
        }
    }
    matches
}

/// Returns the maximum number of matches from `i` and `j` on, in row-major order of (i, j).
fn longest_common([n, m]: [usize; 2], same: impl Fn(usize, usize) -> bool) -> Vec<u32> {
    let at = |i: usize, j: usize| i * (m + 1) + j;
    let mut longest = vec![0_u32; (n + 1) * (m + 1)];
    for i in (0..n).rev() {
        for j in (0..m).rev() {
            longest[at(i, j)] = if same(i, j) {
                longest[at(i + 1, j + 1)] + 1
            } else {
                longest[at(i + 1, j)].max(longest[at(i, j + 1)])
            };
        }
    }
    longest
}

#[cfg(test)]
mod tests {
    use super::align;

    /// Writes the alignment row by row, with equal elements in capitals.
    fn written(first: &str, second: &str) -> String {
        let [a, b] = [first, second].map(|text| text.chars().collect::<Vec<_>>());
        let pairs = align([a.len(), b.len()], |i, j| a[i] == b[j], |i| a[i] == '!');
        let rows = pairs.iter().map(|pair| {
            let of = |text: &[char], index: Option<usize>| index.map_or('-', |index| text[index]);
            let row = format!("{}{}", of(&a, pair.indices[0]), of(&b, pair.indices[1]));
            if pair.equal { row.to_uppercase() } else { row }
        });
        rows.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn equal_elements_meet_and_the_others_stand_side_by_side() {
        assert_eq!(written("abc", "abc"), "AA BB CC");
        assert_eq!(written("abxc", "abyzc"), "AA BB xy -z CC");
        assert_eq!(written("ab", "abcd"), "AA BB -c -d");
        assert_eq!(written("", "a"), "-a");
        assert_eq!(written("", ""), "");
    }

    #[test]
    fn both_begin_in_the_first_row() {
        assert_eq!(written("ab", "cd"), "ac bd");
        assert_eq!(written("xab", "ab"), "xa a- BB");
        assert_eq!(written("xyzab", "wab"), "xw y- z- AA BB");
        assert_eq!(written("ba", "cab"), "bc AA -b");
    }

    #[test]
    fn they_part_side_by_side_unless_they_have_parted_before() {
        assert_eq!(written("axb", "ab"), "AA xb b-");
        assert_eq!(written("!xb", "!b"), "!! x- BB");
    }
}

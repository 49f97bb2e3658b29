//! Which turn of one run stands beside which turn of the other.

/// With more pairs of turns than this only what the runs have in common at their start is matched: the table of a search
/// for more would be too large.
const MOST_PAIRS: usize = 4_000_000;

/// Puts two sequences side by side: as many equal elements as can be matched in their order, each element that is left over
/// beside nothing. `counts` are their lengths, `same` says whether an element of the first equals one of the second.
pub(super) fn align([n, m]: [usize; 2], same: impl Fn(usize, usize) -> bool) -> Vec<[Option<usize>; 2]> {
    let start = (0..n.min(m)).take_while(|index| same(*index, *index)).count();
    let mut rows: Vec<[Option<usize>; 2]> = (0..start).map(|index| [Some(index); 2]).collect();
    let (rest_n, rest_m) = (n - start, m - start);
    let longest = if rest_n.saturating_mul(rest_m) <= MOST_PAIRS {
        longest_common([rest_n, rest_m], |i, j| same(start + i, start + j))
    } else {
        Vec::new()
    };
    let length = |i: usize, j: usize| longest.get(i * (rest_m + 1) + j).copied().unwrap_or(0);
    let (mut i, mut j) = (0, 0);
    while i < rest_n || j < rest_m {
        let both = i < rest_n && j < rest_m;
        if both && length(i, j) > 0 && same(start + i, start + j) {
            rows.push([Some(start + i), Some(start + j)]);
            (i, j) = (i + 1, j + 1);
        } else if i < rest_n && (j == rest_m || length(i + 1, j) >= length(i, j + 1)) {
            rows.push([Some(start + i), None]);
            i += 1;
        } else {
            rows.push([None, Some(start + j)]);
            j += 1;
        }
    }
    rows
}

/// How many elements from `i` and `j` on can be matched, in row-major order of (i, j).
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

    fn written(first: &str, second: &str) -> String {
        let [a, b] = [first, second].map(|text| text.chars().collect::<Vec<_>>());
        let rows = align([a.len(), b.len()], |i, j| a[i] == b[j]);
        let row = |[i, j]: &[Option<usize>; 2]| {
            let of = |text: &[char], index: &Option<usize>| index.map_or('-', |index| text[index]);
            format!("{}{}", of(&a, i), of(&b, j))
        };
        rows.iter().map(row).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn equal_elements_meet_and_the_rest_stands_alone() {
        assert_eq!(written("abc", "abc"), "aa bb cc");
        assert_eq!(written("abxc", "abyzc"), "aa bb x- -y -z cc");
        assert_eq!(written("ab", "abcd"), "aa bb -c -d");
        assert_eq!(written("xab", "ab"), "x- aa bb");
        assert_eq!(written("", "a"), "-a");
        assert_eq!(written("", ""), "");
        assert_eq!(written("ab", "cd"), "a- b- -c -d");
    }
}

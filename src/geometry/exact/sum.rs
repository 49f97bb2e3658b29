//! Sums of products of integers, without the numbers in between.
//!
//! The components of all products of vectors are such sums. Term by term they take memory for numbers that are forgotten at
//! once; here the terms are added up in place.

use std::cmp::Ordering;

use dashu_int::{DoubleWord, IBig, Sign, Word};

/// Room for products of five words, and for what any number of them adds up to. A volume times a coordinate, the longest product
/// of a proof, has four where the coordinates of a pair differ by no more than three decimal places.
const WORDS: usize = 6;

/// A sum of products so far.
#[derive(Debug, Default)]
pub(crate) struct Sum {
    positive: [Word; WORDS],
    /// The sum of the negative ones, turned round.
    negative: [Word; WORDS],
    /// The sum of those that are too long.
    long: IBig,
}

impl Sum {
    /// The sum with a product added.
    #[must_use]
    pub(crate) fn plus(self, a: &IBig, b: &IBig) -> Self {
        self.with(Sign::Positive, a, b)
    }

    /// The sum with a product subtracted.
    #[must_use]
    pub(crate) fn minus(self, a: &IBig, b: &IBig) -> Self {
        self.with(Sign::Negative, a, b)
    }

    fn with(mut self, sign: Sign, a: &IBig, b: &IBig) -> Self {
        let ((sign_of_a, words_of_a), (sign_of_b, words_of_b)) = (a.as_sign_words(), b.as_sign_words());
        if words_of_a.len() + words_of_b.len() >= WORDS {
            self.long += sign * (a * b);
            return self;
        }
        let sum = match sign * sign_of_a * sign_of_b {
            Sign::Positive => &mut self.positive,
            Sign::Negative => &mut self.negative,
        };
        for (index, word) in words_of_a.iter().enumerate() {
            let (within, beyond) = sum[index..].split_at_mut(words_of_b.len());
            let mut carry = 0;
            for (digit, factor) in within.iter_mut().zip(words_of_b) {
                (*digit, carry) = word.carrying_mul_add(*factor, *digit, carry);
            }
            for digit in beyond {
                let carries;
                (*digit, carries) = digit.overflowing_add(carry);
                if !carries {
                    break;
                }
                carry = 1;
            }
        }
        self
    }

    /// What the products add up to.
    pub(crate) fn total(self) -> IBig {
        let Self { positive, negative, long } = self;
        let (sign, [mut words, smaller]) = match positive.iter().rev().cmp(negative.iter().rev()) {
            Ordering::Less => (Sign::Negative, [negative, positive]),
            Ordering::Equal | Ordering::Greater => (Sign::Positive, [positive, negative]),
        };
        let mut borrows = false;
        for (word, less) in words.iter_mut().zip(smaller) {
            (*word, borrows) = word.borrowing_sub(less, borrows);
        }
        let length = words.iter().rposition(|word| *word != 0).map_or(0, |last| last + 1);
        let short = match words[..length] {
            [] => IBig::ZERO,
            // These need no memory of their own.
            [low] => IBig::from_parts_const(sign, DoubleWord::from(low)),
            [low, high] => {
                IBig::from_parts_const(sign, DoubleWord::from(high) << Word::BITS | DoubleWord::from(low))
            }
            ref words => IBig::from_sign_words(sign, words),
        };
        if long.is_zero() { short } else { short + long }
    }
}

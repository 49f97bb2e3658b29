//! Sums of products of integers, without storing intermediate numbers.
//!
//! The components of all products of vectors are such sums. Computed term by term, they allocate numbers that are
//! discarded at once; here the terms are added up in place.

use std::ops::Not as _;

use dashu_int::{DoubleWord, IBig, Sign, Word};

/// Number of words of a sum: enough for any number of products of five words. A volume times a coordinate is the
/// longest product of a proof. It has no more words if coordinates are integers of 64 bits, as they are for shapes of
/// about one size.
const WORDS: usize = 6;

/// A partial sum of products.
#[derive(Debug, Default)]
pub(crate) struct Sum {
    /// The sum of the short products, in two's complement.
    words: [Word; WORDS],
    /// The sum of the products that are too long.
    long: IBig,
}

impl Sum {
    /// Adds a product.
    pub(crate) fn add(&mut self, a: &IBig, b: &IBig) {
        self.join(Sign::Positive, a, b);
    }

    /// Subtracts a product.
    pub(crate) fn subtract(&mut self, a: &IBig, b: &IBig) {
        self.join(Sign::Negative, a, b);
    }

    fn join(&mut self, sign: Sign, a: &IBig, b: &IBig) {
        let ((sign_of_a, words_of_a), (sign_of_b, words_of_b)) = (a.as_sign_words(), b.as_sign_words());
        if words_of_a.len() + words_of_b.len() >= WORDS {
            self.long += sign * (a * b);
            return;
        }
        let is_negative = sign * sign_of_a * sign_of_b == Sign::Negative;
        // The complement of a number is its opposite minus one, so subtracting from a sum is adding to its complement.
        if is_negative {
            self.words = self.words.map(Word::not);
        }
        for (index, word) in words_of_a.iter().enumerate() {
            let (within, beyond) = self.words[index..].split_at_mut(words_of_b.len());
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
        if is_negative {
            self.words = self.words.map(Word::not);
        }
    }

    /// Returns the sum of all products.
    pub(crate) fn total(self) -> IBig {
        let Self { mut words, long } = self;
        let sign = if words[WORDS - 1].leading_ones() > 0 { Sign::Negative } else { Sign::Positive };
        if sign == Sign::Negative {
            let mut borrows = false;
            for word in &mut words {
                (*word, borrows) = Word::MIN.borrowing_sub(*word, borrows);
            }
        }
        let length = words.iter().rposition(|word| *word != 0).map_or(0, |last| last + 1);
        let short = match words[..length] {
            [] => IBig::ZERO,
            // Integers of one or two words need no heap memory.
            [low] => IBig::from_parts_const(sign, DoubleWord::from(low)),
            [low, high] => {
                IBig::from_parts_const(sign, DoubleWord::from(high) << Word::BITS | DoubleWord::from(low))
            }
            ref words => IBig::from_sign_words(sign, words),
        };
        if long.is_zero() { short } else { short + long }
    }
}

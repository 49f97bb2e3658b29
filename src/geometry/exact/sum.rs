//! Sums of products of integers, without the numbers in between.
//!
//! The components of all products of vectors are such sums. Term by term they take memory for numbers that are forgotten at
//! once; here the terms are added up in place.

use std::ops::Not as _;

use dashu_int::{DoubleWord, IBig, Sign, Word};

/// Room for products of five words, and for what any number of them adds up to. A volume times a coordinate, the longest product
/// of a proof, has no more of them where coordinates are integers of 64 bits, as those of shapes of about one size are.
const WORDS: usize = 6;

/// A sum of products so far.
#[derive(Debug, Default)]
pub(crate) struct Sum {
    /// In two's complement.
    words: [Word; WORDS],
    /// The sum of those that are too long.
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
        // The complement of a number is the opposite less one, so that a sum is subtracted from by adding to its complement.
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

    /// The sum of all products.
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

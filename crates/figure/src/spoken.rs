//! The spoken form of a text, for speech and Braille, which drop or misread signs: `AB⟂·AO = −392 < 0` is
//! `A B perpendicular dot A O is minus 392, less than 0`.
//!
//! Numbers have at most four significant digits, integers six; a rounded one is *about* that. The text as it is written
//! has them all.

use crate::message::{self, text};

/// The signs with the ids of their words.
const SIGNS: [(char, &str); 24] = [
    ('⟂', "spoken-perpendicular"),
    ('⊖', "spoken-minus"),
    ('⊕', "spoken-plus"),
    ('−', "spoken-minus"),
    ('+', "spoken-plus"),
    ('±', "spoken-plus-or-minus"),
    ('÷', "spoken-divided-by"),
    ('/', "spoken-divided-by"),
    ('≠', "spoken-is-not"),
    ('≈', "spoken-about"),
    ('<', "spoken-less"),
    ('>', "spoken-greater"),
    ('≤', "spoken-at-most"),
    ('≥', "spoken-at-least"),
    ('√', "spoken-root"),
    ('∛', "spoken-cube-root"),
    ('²', "spoken-squared"),
    ('³', "spoken-cubed"),
    ('∈', "spoken-in"),
    ('→', "spoken-then"),
    ('⇒', "spoken-so"),
    ('⇔', "spoken-exactly-if"),
    ('∞', "spoken-infinity"),
    ('°', "spoken-degrees"),
];

/// The digits as exponents.
const EXPONENTS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/// Returns a text with words in place of signs, points letter by letter, and short numbers.
pub fn spoken(text: &str) -> String {
    let mut speaker = Speaker { text: text.chars().collect(), ..Speaker::default() };
    while speaker.at < speaker.text.len() {
        speaker.next();
    }
    speaker.said
}

#[derive(Default)]
struct Speaker {
    text: Vec<char>,
    at: usize,
    /// Whether the bars of a length are open.
    is_in_bars: bool,
    /// Whether the last words are those of a sign.
    is_after_sign: bool,
    said: String,
}

impl Speaker {
    fn peek(&self, ahead: usize) -> Option<char> {
        self.text.get(self.at + ahead).copied()
    }

    fn before(&self) -> Option<char> {
        self.at.checked_sub(1).map(|at| self.text[at])
    }

    fn next(&mut self) {
        let it = self.text[self.at];
        let is_sign = matches!(it, '−' | '-' | '+');
        let begins_number = !self.before().is_some_and(|before| before.is_alphanumeric() || before == ')');
        let digit_follows = self.peek(1).is_some_and(|next| next.is_ascii_digit());
        if it.is_ascii_digit() || is_sign && begins_number && digit_follows {
            self.number();
        } else if it.is_alphabetic() {
            self.word();
        } else {
            self.at += 1;
            self.sign(it);
        }
    }

    /// A word as it is, or the points that it names.
    fn word(&mut self) {
        let rest = &self.text[self.at..];
        let length = rest.iter().position(|it| !it.is_alphanumeric()).unwrap_or(rest.len());
        let word: String = rest[..length].iter().collect();
        self.at += length;
        if length > 1 && word.chars().all(|it| matches!(it, 'A'..='D' | 'O')) {
            let points: Vec<String> = word.chars().map(String::from).collect();
            self.say(&points.join(" "));
        } else {
            self.say(&word);
        }
    }

    fn number(&mut self) {
        let is_negative = matches!(self.text[self.at], '−' | '-');
        if !self.text[self.at].is_ascii_digit() {
            self.at += 1;
        }
        let rest = &self.text[self.at..];
        let mut length = 0;
        while let Some(it) = rest.get(length) {
            let next_is_digit = rest.get(length + 1).is_some_and(char::is_ascii_digit);
            let next_is_signed = matches!(rest.get(length + 1), Some('-' | '−'))
                && rest.get(length + 2).is_some_and(char::is_ascii_digit);
            let is_part = it.is_ascii_digit()
                || *it == '.' && next_is_digit
                || *it == 'e' && (next_is_digit || next_is_signed)
                || matches!(it, '-' | '−') && length > 0 && rest[length - 1] == 'e';
            if !is_part {
                break;
            }
            length += 1;
        }
        let written: String = rest[..length].iter().map(|it| if *it == '−' { '-' } else { *it }).collect();
        self.at += length;
        let is_word = self.peek(0).is_some_and(char::is_alphabetic);
        if is_word {
            // “2D”, and the code “0b101”.
            let rest = &self.text[self.at..];
            let end = rest.iter().position(|it| !it.is_alphanumeric()).unwrap_or(rest.len());
            let word: String = rest[..end].iter().collect();
            self.at += end;
            let bits: Option<Vec<String>> =
                word.strip_prefix('b').map(|it| it.chars().map(String::from).collect());
            match bits.filter(|_| written == "0") {
                Some(bits) => self.say(&bits.join(" ")),
                None => self.say(&format!("{written}{word}")),
            }
            return;
        }
        self.say(&said(&written, is_negative));
    }

    fn sign(&mut self, it: char) {
        let is_after_number = self.said.trim_end().ends_with(|it: char| it.is_ascii_digit());
        let word = match it {
            '|' => {
                self.is_in_bars ^= true;
                if self.is_in_bars { text!("spoken-length") } else { "" }
            }
            '·' | '×' if is_after_number => text!("spoken-times"),
            '·' => text!("spoken-dot"),
            '×' => text!("spoken-cross"),
            '=' => self.equation(),
            '⁻' => return self.exponent(),
            it if EXPONENTS.contains(&it) && !matches!(it, '²' | '³') => {
                self.at -= 1;
                return self.exponent();
            }
            it => {
                let Some((_, id)) = SIGNS.iter().find(|(sign, _)| *sign == it) else {
                    return self.punctuation(it);
                };
                message::constant(id)
            }
        };
        if matches!(it, '<' | '>' | '≤' | '≥') && is_after_number {
            self.said.truncate(self.said.trim_end().len());
            self.said.push(',');
        }
        self.say_sign(word);
    }

    fn punctuation(&mut self, it: char) {
        // “(1, 2)” after a sign.
        let opens = matches!(it, '(' | '[' | '“');
        if opens && self.is_after_sign && !self.said.ends_with(' ') {
            self.said.push(' ');
        }
        self.is_after_sign = false;
        self.said.push(it);
    }

    /// `⁻⁹`, after its first sign.
    fn exponent(&mut self) {
        let is_negative = self.before() == Some('⁻');
        let mut exponent = String::new();
        while let Some(digit) = self.peek(0).and_then(|it| EXPONENTS.iter().position(|of| *of == it)) {
            exponent += &digit.to_string();
            self.at += 1;
        }
        self.say_sign(text!("spoken-to-the-power"));
        self.say(&said(&exponent, is_negative));
    }

    /// The words of an equals sign: *is* in `v = 0.`, whose phrase has no other words, and then *that is*; but *equals* in
    /// `so v = 0 has no direction`.
    fn equation(&mut self) -> &'static str {
        let at = self.at - 1;
        let is_end = |index: usize| {
            let ends = matches!(self.text[index], '.' | ',' | ';' | ':');
            ends && self.text.get(index + 1).is_none_or(|next| next.is_whitespace())
        };
        // The places of the phrase that are in no brackets.
        let outside = |places: &mut dyn Iterator<Item = usize>, [open, close]: [char; 2]| {
            let mut depth = 0_usize;
            let mut phrase = Vec::new();
            for index in places {
                let it = self.text[index];
                if depth == 0 && it == close {
                    break;
                }
                depth = depth.saturating_sub(usize::from(it == close)) + usize::from(it == open);
                if depth == 0 {
                    if is_end(index) {
                        break;
                    }
                    phrase.push(index);
                }
            }
            phrase
        };
        let mut before = outside(&mut (0..at).rev(), [')', '(']);
        before.reverse();
        let after = outside(&mut (at + 1..self.text.len()), ['(', ')']);
        let text = |places: &[usize]| places.iter().map(|index| self.text[*index]).collect::<String>();
        let [before, after] = [text(&before), text(&after)];
        let is_word = |word: &str| {
            word.chars().count() > 1
                && word.chars().all(char::is_alphabetic)
                && word.chars().any(char::is_lowercase)
        };
        let has_words = |text: &str| text.split(|it: char| !it.is_alphanumeric()).any(is_word);
        if has_words(&before) || has_words(&after) {
            return text!("spoken-equals");
        }
        if !before.contains('=') {
            return text!("spoken-is");
        }
        self.said.truncate(self.said.trim_end().len());
        self.said.push(',');
        text!("spoken-that-is")
    }

    /// Says a word or a number of the text; apart from the words of a sign.
    fn say(&mut self, words: &str) {
        if self.is_after_sign && !self.said.ends_with(char::is_whitespace) {
            self.said.push(' ');
        }
        self.is_after_sign = false;
        self.said += words;
    }

    /// Says the words of a sign, apart from what is around it.
    fn say_sign(&mut self, words: &str) {
        let is_apart = self.said.ends_with(|it: char| it.is_whitespace() || "([“‘".contains(it));
        if words.is_empty() {
            return;
        }
        if !self.said.is_empty() && !is_apart {
            self.said.push(' ');
        }
        self.said += words;
        self.is_after_sign = true;
    }
}

/// Returns a number in words as far as it needs them: `minus 392`, `about 3.464`, `2 times 10 to the power of minus 9`.
fn said(written: &str, is_negative: bool) -> String {
    let Ok(value) = written.parse::<f64>() else { return written.to_owned() };
    let scientific = format!("{value:.3e}");
    let rounded: f64 = scientific.parse().unwrap_or(value);
    let digits = written.chars().filter(char::is_ascii_digit).count();
    let is_short = !written.contains('e') && (digits <= 4 || digits <= 6 && !written.contains('.'));
    let number = if value == 0.0 || (1e-3..1e6).contains(&rounded) {
        if is_short { written.to_owned() } else { rounded.to_string() }
    } else {
        let (mantissa, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
        let mantissa = mantissa.trim_end_matches('0').trim_end_matches('.');
        let exponent = match exponent.strip_prefix('-') {
            Some(exponent) => format!("{} {exponent}", text!("spoken-minus")),
            None => exponent.to_owned(),
        };
        text!("spoken-scientific"; mantissa = mantissa, exponent = exponent)
    };
    let is_exact = rounded == value || number == written;
    let minus = if is_negative { format!("{} ", text!("spoken-minus")) } else { String::new() };
    if is_exact { format!("{minus}{number}") } else { format!("{} {minus}{number}", text!("spoken-about")) }
}

#[cfg(test)]
mod tests {
    use super::spoken;

    #[test]
    fn signs_become_words_and_points_letters() {
        assert_eq!(spoken("AB⟂·AO = −392 < 0"), "A B perpendicular dot A O is minus 392, less than 0");
        assert_eq!(spoken("The origin is in P ⊖ Q."), "The origin is in P minus Q.");
        assert_eq!(
            spoken("v = (496, −1488) = 496·(1, −3)"),
            "v is (496, minus 1488), that is 496 times (1, minus 3)"
        );
        assert_eq!(
            spoken("A = p2 − q0 = (4, 2) is the support point along v = (1, 0)."),
            "A equals p2 minus q0 equals (4, 2) is the support point along v equals (1, 0)."
        );
        assert_eq!(spoken("So v = 0 has no direction."), "So v equals 0 has no direction.");
        assert_eq!(spoken("A·v/|v| = 2"), "A dot v divided by the length of v is 2");
        assert_eq!(spoken("v = (AB × AO) × AB"), "v is (A B cross A O) cross A B");
        assert_eq!(spoken("|v| ≤ √2, in 2D"), "the length of v at most the square root of 2, in 2D");
        assert_eq!(spoken("code 0b101"), "code 1 0 1");
        assert_eq!(spoken("a two-point simplex"), "a two-point simplex");
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!(spoken("3.4641016"), "about 3.464");
        assert_eq!(spoken("−0.25"), "minus 0.25");
        assert_eq!(spoken("123456"), "123456");
        assert_eq!(spoken("1234567"), "about 1.235 times 10 to the power of 6");
        assert_eq!(spoken("2e-9"), "2 times 10 to the power of minus 9");
        assert_eq!(spoken("at 10⁻⁶"), "at 10 to the power of minus 6");
        assert_eq!(spoken("0"), "0");
    }
}

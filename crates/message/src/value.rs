//! The values of a message: texts, and numbers that choose the plural form.

use std::borrow::Cow;
use std::path::Display;

use fluent_bundle::FluentValue;

/// A value of a message.
pub trait Value {
    /// Returns the value as Fluent takes it.
    fn value(&self) -> FluentValue<'static>;
}

impl<T: Value + ?Sized> Value for &T {
    fn value(&self) -> FluentValue<'static> {
        (**self).value()
    }
}

impl Value for str {
    fn value(&self) -> FluentValue<'static> {
        self.to_owned().into()
    }
}

impl Value for String {
    fn value(&self) -> FluentValue<'static> {
        self.as_str().value()
    }
}

impl Value for Cow<'_, str> {
    fn value(&self) -> FluentValue<'static> {
        (**self).value()
    }
}

/// A condition chooses between the variants `yes` and `no`.
impl Value for bool {
    fn value(&self) -> FluentValue<'static> {
        if *self { "yes" } else { "no" }.into()
    }
}

/// Texts, and numbers that are shown with their digits.
macro_rules! texts {
    ($($text:ty),*) => {
        $(impl Value for $text {
            fn value(&self) -> FluentValue<'static> {
                self.to_string().into()
            }
        })*
    };
}
texts!(f32, f64, char, Display<'_>);

/// Maximum number of digits for which every integer is exact in f64.
const MAX_DIGITS: usize = 15;

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl Value for $number {
            fn value(&self) -> FluentValue<'static> {
                let digits = self.to_string();
                // A longer integer may not fit the f64 that Fluent uses for numbers.
                if digits.len() > MAX_DIGITS { digits.into() } else { (*self).into() }
            }
        })*
    };
}
numbers!(u8, u16, u32, u64, usize, i32, i64, isize);

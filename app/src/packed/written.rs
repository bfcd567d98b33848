//! The bytes of a value, and where each of the values in it begins.

use super::{CHANGE, Packed, change, text};
use postcard::ser_flavors::Flavor;

/// A value as bytes, kept for as long as its next change may be told by them.
#[derive(Default)]
pub struct Written {
    bytes: Vec<u8>,
    /// A bit for each byte: whether a number or a text begins there.
    begins: Vec<u8>,
}

impl Written {
    /// # Errors
    /// Those of a value that cannot be written.
    pub fn new(value: &impl Packed) -> postcard::Result<Self> {
        postcard::serialize_with_flavor(value, Self::default())
    }

    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// All of it as a text.
    pub fn whole<T: Packed>(&self) -> String {
        text(T::KIND, &self.bytes)
    }

    /// Returns what is new in it since this one before, as a text.
    pub fn since(&self, before: &Self) -> String {
        text(CHANGE, &change::between(before, self))
    }

    /// Returns where each of its numbers and texts begins, and the last one ends.
    pub fn places(&self) -> Vec<usize> {
        let begins = |at: &usize| self.begins[at / 8] & (1 << (at % 8)) != 0;
        let places = (0..self.bytes.len()).filter(begins);
        places.chain([self.bytes.len()]).collect()
    }
}

impl Flavor for Written {
    type Output = Self;

    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        self.try_extend(&[byte])
    }

    fn try_extend(&mut self, bytes: &[u8]) -> postcard::Result<()> {
        let at = self.bytes.len();
        self.begins.resize(at / 8 + 1, 0);
        self.begins[at / 8] |= 1 << (at % 8);
        self.bytes.extend_from_slice(bytes);
        Ok(())
    }

    fn finalize(mut self) -> postcard::Result<Self> {
        self.begins.resize(self.bytes.len().div_ceil(8), 0);
        self.bytes.shrink_to_fit();
        self.begins.shrink_to_fit();
        Ok(self)
    }
}

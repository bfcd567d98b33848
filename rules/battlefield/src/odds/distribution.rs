//! How likely each of several numbers is.

use crate::geometry::Wide;

/// Numbers from zero on and how likely each is: exact parts of a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distribution {
    parts: Vec<Wide>,
    whole: Wide,
}

impl Distribution {
    /// Of a whole; the parts add up to it.
    pub(super) fn new(whole: Wide) -> Self {
        Self {
            parts: Vec::new(),
            whole,
        }
    }

    /// Makes a number likelier by such a part of the whole.
    pub(super) fn add(&mut self, number: usize, part: &Wide) {
        while self.parts.len() <= number {
            self.parts.push(Wide::new(0));
        }
        let known = std::mem::take(&mut self.parts[number]);
        self.parts[number] = known.plus(part);
    }

    /// All numbers that can come about, and their parts of the whole.
    pub(super) fn parts(&self) -> impl Iterator<Item = (usize, &Wide)> {
        self.parts.iter().enumerate()
    }

    pub(super) const fn whole(&self) -> &Wide {
        &self.whole
    }

    /// The largest number that can come about.
    pub fn most(&self) -> usize {
        self.parts.len().saturating_sub(1)
    }

    /// The chance of exactly this number, in ten thousandths.
    pub fn exactly(&self, number: usize) -> u16 {
        let part = self.parts.get(number);
        part.map_or(0, |part| self.share(part, 10_000) as u16)
    }

    /// The chance of this number or more, in ten thousandths.
    pub fn at_least(&self, number: usize) -> u16 {
        let parts = self.parts.iter().skip(number);
        let sum = parts.fold(Wide::new(0), Wide::plus);
        self.share(&sum, 10_000) as u16
    }

    /// What is to be expected, in thousandths.
    pub fn mean(&self) -> u32 {
        let times = |(number, part): (usize, &Wide)| part.times(&Wide::new(number as u128));
        let sum = self.parts().map(times);
        let sum = sum.fold(Wide::new(0), |sum, one| sum.plus(&one));
        self.share(&sum, 1_000)
    }

    /// `part` as so many `of` the whole, rounded; a mean can be more than the whole.
    fn share(&self, part: &Wide, of: u32) -> u32 {
        part.share(&self.whole, of, of * (self.parts.len() as u32 + 1))
    }
}

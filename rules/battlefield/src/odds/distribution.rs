//! The likelihood of each of several numbers.

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

    /// Of one number that is certain.
    pub(super) fn only(number: usize) -> Self {
        let mut only = Self::new(Wide::new(1));
        only.add(number, &Wide::new(1));
        only
    }

    /// Several, each as likely as its weight says. Their wholes are powers of six.
    pub(super) fn mixed(of: &[(u64, &Self)]) -> Self {
        let six = Wide::new(6);
        let largest = of.iter().map(|(_, it)| it.whole()).max();
        let largest = largest.cloned().unwrap_or_default();
        let weights = of.iter().map(|(weight, _)| u128::from(*weight)).sum();
        let mut mixed = Self::new(largest.times(&Wide::new(weights)));
        for (weight, it) in of {
            let (mut whole, mut factor) = (it.whole.clone(), Wide::new((*weight).into()));
            while whole < largest {
                whole = whole.times(&six);
                factor = factor.times(&six);
            }
            for (number, part) in it.parts() {
                mixed.add(number, &part.times(&factor));
            }
        }
        mixed
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

    /// The chance of each number from zero on; none where it cannot come about.
    #[cfg(feature = "testkit")]
    pub fn chances(&self) -> Vec<Option<f64>> {
        const FINE: u32 = 10_000_000;
        let chance = |part: &Wide| {
            let share = f64::from(self.share(part, FINE)).max(0.1);
            (*part != Wide::new(0)).then(|| share / f64::from(FINE))
        };
        self.parts.iter().map(chance).collect()
    }

    /// Returns what is to be expected, in thousandths.
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

//! Counts against chances: chi-square, with as strict a limit as there are tests.

use super::{Counts, Trial};
use crate::{aim::Chance, odds::Distribution};
use std::fmt::{Display, Formatter};

/// The chance that one of all tests fails although every forecast is right.
pub const LEVEL: f64 = 0.01;

/// One setting, its forecast compared with its counts.
#[derive(Debug)]
pub struct Compared {
    pub trial: Trial,
    /// The numbers compared, each with the likelihood that chance alone makes such a difference.
    pub tests: Vec<(&'static str, f64)>,
    /// The mean told and the mean that came, of each.
    told: Vec<String>,
}

impl Compared {
    pub fn new(trial: Trial, counts: &Counts) -> Self {
        let (odds, charge) = (trial.odds.clone(), trial.charge);
        let mut compared = Self {
            tests: Vec::new(),
            told: Vec::new(),
            trial,
        };
        let none = [Some(1.0)];
        let failed = odds.failed.as_ref().map(Distribution::chances);
        compared.add("hits", &odds.hits.chances(), &counts.hits);
        compared.add("wounds", &odds.wounds.chances(), &counts.wounds);
        compared.add("lost", &odds.lost.chances(), &counts.lost);
        compared.add("destroyed", &odds.destroyed.chances(), &counts.destroyed);
        compared.add("stopped", &odds.stopped.chances(), &counts.stopped);
        let failed = failed.unwrap_or_else(|| none.to_vec());
        compared.add("panics", &failed, &counts.failed);
        if let Some((arrives, disorderly)) = charge {
            compared.add("arrives", &of_throws(arrives), &counts.arrived);
            compared.add("disorderly", &of_throws(disorderly), &counts.disorderly);
        }
        compared
    }

    fn add(&mut self, what: &'static str, chances: &[Option<f64>], counts: &[u32]) {
        let p = fits(chances, counts);
        let expected = chances.iter().map(|it| it.unwrap_or(0.0));
        self.told.push(format!(
            "{what}: told {:.3}, came {:.3}, p {p:.6}",
            mean(expected),
            mean(counts.iter().map(|it| f64::from(*it)))
        ));
        self.tests.push((what, p));
    }
}

impl Display for Compared {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "{}", self.trial)?;
        self.told.iter().try_for_each(|it| writeln!(f, "# {it}"))
    }
}

fn of_throws(chance: Chance) -> Vec<Option<f64>> {
    let yes = f64::from(chance.0) / f64::from(Chance::ALL);
    [1.0 - yes, yes].map(|it| (it > 0.0).then_some(it)).to_vec()
}

fn mean(parts: impl Iterator<Item = f64>) -> f64 {
    let (mut sum, mut all) = (0.0, 0.0);
    for (number, part) in (0_u32..).zip(parts) {
        sum += f64::from(number) * part;
        all += part;
    }
    sum / all
}

/// Returns the likelihood of such a difference or a larger one by chance alone; zero where something
/// came that cannot come about. Rare numbers are counted together.
fn fits(chances: &[Option<f64>], counts: &[u32]) -> f64 {
    const LEAST: f64 = 5.0;
    let plays = f64::from(counts.iter().sum::<u32>());
    let most = chances.len().max(counts.len());
    let (mut cells, mut rest) = (Vec::new(), (0.0, 0.0));
    for number in 0..most {
        let count = f64::from(counts.get(number).copied().unwrap_or(0));
        let chance = chances.get(number).copied().flatten();
        if chance.is_none() && count > 0.0 {
            return 0.0;
        }
        let expected = plays * chance.unwrap_or(0.0);
        rest = (rest.0 + expected, rest.1 + count);
        if rest.0 >= LEAST {
            cells.push(std::mem::take(&mut rest));
        }
    }
    if let Some(last) = cells.last_mut() {
        *last = (last.0 + rest.0, last.1 + rest.1);
    }
    if cells.len() < 2 {
        return 1.0;
    }
    let squares = cells.iter().map(|(expected, count)| {
        let apart = count - expected;
        apart * apart / expected
    });
    above(squares.sum(), f64::from((cells.len() - 1) as u32))
}

/// Returns the likelihood that chi-square exceeds `square`: the upper incomplete gamma function.
fn above(square: f64, freedom: f64) -> f64 {
    let (shape, half) = (freedom / 2.0, square / 2.0);
    if half <= 0.0 {
        return 1.0;
    }
    let scale = (shape * half.ln() - half - log_gamma(shape)).exp();
    if half < shape + 1.0 {
        let (mut term, mut sum, mut at) = (1.0 / shape, 1.0 / shape, shape);
        while term > sum * 1e-14 {
            at += 1.0;
            term *= half / at;
            sum += term;
        }
        return (1.0 - scale * sum).clamp(0.0, 1.0);
    }
    // Lentz's continued fraction.
    let mut b = half + 1.0 - shape;
    let (mut c, mut d) = (1e300, 1.0 / b);
    let mut fraction = d;
    for i in 1..500 {
        let i = f64::from(i);
        let step = -i * (i - shape);
        b += 2.0;
        d = 1.0 / (step * d + b);
        c = b + step / c;
        fraction *= d * c;
        if (d * c - 1.0).abs() < 1e-14 {
            break;
        }
    }
    (scale * fraction).clamp(0.0, 1.0)
}

/// Returns the logarithm of the gamma function, of halves of whole numbers.
fn log_gamma(a: f64) -> f64 {
    let (mut at, mut sum) = if a.fract() > 0.25 {
        (0.5, std::f64::consts::PI.sqrt().ln())
    } else {
        (1.0, 0.0)
    };
    while at + 0.5 < a {
        sum += f64::ln(at);
        at += 1.0;
    }
    sum
}

/// All settings, compared.
#[derive(Debug)]
pub struct Report {
    pub all: Vec<Compared>,
    /// The likelihood below which a test fails.
    pub limit: f64,
}

impl Report {
    /// Returns the report of all settings.
    pub fn of(all: Vec<Compared>) -> Self {
        let tests: usize = all.iter().map(|it| it.tests.len()).sum();
        Self {
            all,
            limit: LEVEL / f64::from(tests.max(1) as u32),
        }
    }

    /// Returns the settings with a number that is not as it was told.
    pub fn wrong(&self) -> impl Iterator<Item = &Compared> {
        let limit = self.limit;
        let all = self.all.iter();
        all.filter(move |it| it.tests.iter().any(|(_, p)| *p < limit))
    }

    /// Returns all numbers that were compared, with their likelihoods.
    pub fn tests(&self) -> impl Iterator<Item = (&'static str, f64)> + '_ {
        self.all.iter().flat_map(|it| it.tests.iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::{above, fits, log_gamma};

    #[test]
    fn chi_square_is_that_of_the_tables() {
        let near = |a: f64, b: f64| (a - b).abs() < 5e-4;
        for (square, freedom, p) in [
            (3.841, 1.0, 0.05),
            (6.635, 1.0, 0.01),
            (18.307, 10.0, 0.05),
            (37.566, 20.0, 0.01),
            (4.605, 2.0, 0.1),
        ] {
            let found = above(square, freedom);
            assert!(near(found, p), "{square} {freedom}: {found}");
        }
        assert!(near(log_gamma(5.0), 24.0_f64.ln()));
    }

    #[test]
    fn what_differs_does_not_fit() {
        let half = [Some(0.5), Some(0.5)];
        assert!(fits(&half, &[10_050, 9_950]) > 0.4);
        assert!(fits(&half, &[10_500, 9_500]) < 1e-10);
        assert!(fits(&[Some(1.0), None], &[100, 1]) < f64::EPSILON);
        let rare = [Some(0.99999), Some(0.00001)];
        assert!(fits(&rare, &[19_999, 1]) > 0.5);
    }
}

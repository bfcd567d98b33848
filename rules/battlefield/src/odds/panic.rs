//! Losses of the defender: the wounds of the attack, the panic test that follows (7.7, 9), and the
//! mandatory effects of that.

use super::{
    Distribution,
    case::{Case, WHOLE},
    throws::{Throws, test, throws},
};
use crate::{
    chapter::attack,
    effect::{Step, Window},
    geometry::Wide,
    position::{Position, UnitId},
    task::Attack,
};

/// Losses of the defender of an attack.
pub struct Losses {
    /// Wounds that it suffers, those of panic among them.
    pub lost: Distribution,
    /// 1 where it is destroyed.
    pub destroyed: Distribution,
    /// 1 where it fails its panic test.
    pub failed: Distribution,
}

/// One end of an attack, in so many of [`WHOLE`] cases.
struct Ending {
    lost: u32,
    destroyed: bool,
    weight: u64,
}

impl Losses {
    /// Returns those where there is no attack.
    pub fn none(lost: u32, destroyed: bool) -> Self {
        Self {
            lost: Distribution::only(lost as usize),
            destroyed: Distribution::only(usize::from(destroyed)),
            failed: Distribution::only(0),
        }
    }

    /// Returns those after these wounds, of a defender with so much `health` left.
    pub fn of(case: &Case, attack: &Attack, wounds: &Distribution, health: u32) -> Self {
        let whole = wounds.whole().times(&Wide::new(WHOLE.into()));
        let mut losses = Self {
            lost: Distribution::new(whole.clone()),
            destroyed: Distribution::new(whole.clone()),
            failed: Distribution::new(whole),
        };
        let alike = alike(&case.position, attack);
        for (number, part) in wounds.parts() {
            let number = (number as u32).min(health);
            let (endings, failed) = match attack.defender.unit() {
                Some(id) if number < health => {
                    after(case, (attack, id), number as u16, alike.as_ref())
                }
                _ => {
                    let ending = Ending {
                        lost: case.lost + number,
                        destroyed: number >= health,
                        weight: WHOLE,
                    };
                    (vec![ending], 0)
                }
            };
            for it in endings {
                let part = part.times(&Wide::new(it.weight.into()));
                losses.lost.add(it.lost as usize, &part);
                losses.destroyed.add(usize::from(it.destroyed), &part);
            }
            for (fails, weight) in [(1, failed), (0, WHOLE - failed)] {
                let part = part.times(&Wide::new(weight.into()));
                losses.failed.add(fails, &part);
            }
        }
        losses
    }
}

/// Returns the throws of the test, where they are the same after any wounds and nothing that follows from
/// them wounds anybody.
fn alike(position: &Position, attack: &Attack) -> Option<Throws> {
    let id = attack.defender.unit()?;
    // Of one attachment nothing changes before the last model has fallen.
    let stays = position.unit(id).attachments.len() <= 1;
    let alike = stays && !wounds_follow(position);
    alike.then(|| throws(position, &attack::panic_test(position, attack, id)))
}

fn wounds_follow(position: &Position) -> bool {
    let windows = [Window::MoralePassed, Window::MoraleFailed];
    let mut bearers = position.bearers();
    bearers.any(|(bearer, _)| {
        let mut abilities = position.abilities(bearer);
        abilities.any(|it| {
            let wounds = |step: &Step| matches!(step, Step::Wounds { .. } | Step::If { .. });
            windows.contains(&it.window) && it.script.iter().any(wounds)
        })
    })
}

/// Returns the ends after wounds that it survives, and the number of cases in which its test fails.
/// Without wounds it passes without dice.
fn after(
    case: &Case,
    (attack, id): (&Attack, UnitId),
    wounds: u16,
    alike: Option<&Throws>,
) -> (Vec<Ending>, u64) {
    let each = WHOLE / 36;
    let failing = |throws: &Throws| -> u64 {
        let failed = throws.iter().filter(|(cost, _)| cost.is_some());
        failed.map(|(_, ways)| each * u64::from(*ways)).sum()
    };
    if let Some(throws) = alike {
        let health = |case: &Case| {
            let unit = case.position.unit(id);
            unit.strength.health(unit.profile.entry())
        };
        let left = health(case) - u32::from(wounds);
        if wounds == 0 {
            let ending = Ending {
                lost: case.lost,
                destroyed: false,
                weight: WHOLE,
            };
            return (vec![ending], 0);
        }
        let endings = throws.iter().map(|(cost, ways)| {
            let cost = u32::from(cost.unwrap_or(0));
            Ending {
                lost: case.lost + u32::from(wounds) + cost.min(left),
                destroyed: cost >= left,
                weight: each * u64::from(*ways),
            }
        });
        return (endings.collect(), failing(throws));
    }
    let mut hurt = case.clone();
    hurt.weight = WHOLE;
    hurt.suffer(id, wounds);
    let mut frame = attack::panic_test(&hurt.position, attack, id);
    frame.cause.without_dice = wounds == 0;
    let failed = failing(&throws(&hurt.position, &frame));
    let cases = test(hurt, frame).into_iter();
    let endings = cases.map(|it| Ending {
        lost: it.lost,
        destroyed: !it.position.stands(id.thing()),
        weight: it.weight,
    });
    (endings.collect(), failed)
}

//! Marches: which of the own March orders is carried out next, and how.

pub(super) mod arrive;
pub(super) mod plan;

use super::{Seen, pull::pull, temper::Best, threat::Threats, worth::Worth};
use crate::{Action, AreaSet, March, Troops, chapters::march::why_not};
use arrive::Arrivals;
use plan::Plan;
use tabletop::Dice;

/// The best march there is; nobody moves where nothing is gained by it.
pub(super) fn resolve(seen: &Seen, orders: AreaSet, dice: &mut (impl Dice + ?Sized)) -> Action {
    let worth = Worth::new(seen);
    let pull = pull(seen, &worth);
    let threats = Threats::new(seen);
    let arrivals = Arrivals {
        seen,
        worth: &worth,
        pull: &pull,
        threats: &threats,
        busy: AreaSet::EMPTY,
    };
    let mut best: Best<March> = Best::above(i32::MIN);
    for from in orders {
        let bonus = seen.orders.get(from).map_or(0, |it| i32::from(it.bonus()));
        let plan = Plan::new(&arrivals, from, bonus);
        let stay = March {
            from,
            moves: Troops::NONE,
            leave_token: false,
        };
        best.offer(-1000, stay);
        plan.each(&mut |score, way| {
            if score <= 0 {
                return;
            }
            let score = (score + seen.temper.noise(dice)).max(1);
            if score <= best.score {
                return;
            }
            let march = plan.march(way);
            if why_not(seen, seen.me, &march).is_none() {
                best.offer(score, march);
            }
        });
    }
    Action::ResolveMarch(best.choice.expect("a question names its orders"))
}

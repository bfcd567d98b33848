//! The Messenger Raven: an order that has turned out useless is exchanged; otherwise a look at
//! what the wildlings bring.

use super::{
    Seen,
    march::arrive::Arrivals,
    orders::{best_march, quiet::Quiet},
    pull::pull,
    temper::Best,
    threat::Threats,
    worth::Worth,
};
use crate::{
    AreaSet, DeckEnd, Order, OrderToken, Prompt, RavenUse, Unit, WildlingCard,
    chapters::raven::Hand,
};
use tabletop::Dice;

/// The points that an exchange must gain to be worth more than a look.
const ENOUGH: i32 = 12;

pub(super) fn exchange(seen: &Seen, prompt: &Prompt, dice: &mut (impl Dice + ?Sized)) -> RavenUse {
    let Prompt::UseRaven { allowed, stars } = *prompt else {
        return RavenUse::Pass;
    };
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
    let own = seen.orders.on(seen.occupied[seen.me]);
    let mut aims = AreaSet::EMPTY;
    let mut marches = [(AreaSet::EMPTY, 0); 3];
    for (place, area) in own.of_kind(Order::March).iter().take(3).enumerate() {
        let (score, attack) = best_march(&arrivals, area);
        marches[place] = (AreaSet::EMPTY.with(area), score);
        aims = attack.map_or(aims, |it| aims.with(it));
    }
    let quiet = Quiet::new(&arrivals, aims);
    let hand = Hand::new(seen, seen.me, allowed, stars);
    let mut best: Best<RavenUse> = Best::above(ENOUGH);
    for (area, now) in own.iter() {
        let march = marches.iter().find(|(it, _)| it.contains(area));
        let before = march.map_or_else(|| quiet.whole(area, now), |&(_, score)| score);
        let before = before.max(0);
        for token in OrderToken::ALL {
            let swap = RavenUse::Swap { area, token };
            if hand.check(swap).is_err() || token.order() == now.order() {
                continue;
            }
            let after = match token.order() {
                Order::March => best_march(&arrivals, area).0 - 10,
                _ => quiet.whole(area, token),
            };
            best.offer(after - before + seen.temper.noise(dice) / 4, swap);
        }
    }
    best.choice.unwrap_or(RavenUse::Look)
}

/// A card that would hurt goes under the deck, unless the own purse outbids all others.
pub(super) fn put(seen: &Seen, card: WildlingCard) -> DeckEnd {
    let purse = |&house: &crate::House| seen.power[house];
    let others = seen.houses().iter().filter(|&&it| it != seen.me);
    let richest = seen.power[seen.me] > others.map(purse).max().unwrap_or(0) + 1;
    let knights = Unit::Knight.figures() - seen.figures_left(seen.me, Unit::Knight);
    let hurts = match card {
        WildlingCard::SilenceAtTheWall => false,
        WildlingCard::CrowKillers => knights > 1,
        WildlingCard::SkinchangerScout => seen.power[seen.me] > 3,
        WildlingCard::RattleshirtsRaiders => seen.supply[seen.me] > 1,
        WildlingCard::MassingOnTheMilkwater => seen.hand[seen.me].count_ones() > 2,
        WildlingCard::AKingBeyondTheWall
        | WildlingCard::MammothRiders
        | WildlingCard::PreemptiveRaid
        | WildlingCard::TheHordeDescends => true,
    };
    if hurts && !richest {
        DeckEnd::Bottom
    } else {
        DeckEnd::Top
    }
}

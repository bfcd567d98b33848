//! The secrets of the board game, dealt anew for the twins of the contract's testkit.

use crate::{
    Action, AreaSet, House, HouseSet, Orders, Pile, Position, Prompt, Side, State, TidesCard, View,
    Westeros, chapters::planning, general::kings_court::stars_of, state::secrets::shuffle,
};
use tabletop::{Dice, Game, Viewer, testkit::Secrets};

impl Secrets for Westeros {
    /// Everything that `viewer` cannot know: orders face down, bids, chosen cards, Tides of
    /// Battle cards, the order of the decks.
    fn redeal(state: &State, viewer: Viewer, dice: &mut dyn Dice) -> State {
        let mut twin = *state;
        let me = match viewer {
            Viewer::Seat(seat) => state.house_of(seat),
            Viewer::Spectator => None,
        };
        for &house in state.houses() {
            if Some(house) != me {
                orders(&mut twin, house, dice);
                bid(&mut twin, house, dice);
            }
        }
        for side in Side::ALL {
            card(&mut twin, side, me, dice);
        }
        tides(&mut twin, me, dice);
        decks(&mut twin, me, dice);
        twin
    }

    fn is_secret(prompt: &Prompt) -> bool {
        prompt.simultaneous()
    }

    /// Orders lie on the same areas: which ones they are is seen by all.
    fn alike(view: &View, prompt: &Prompt, action: &Action, dice: &mut dyn Dice) -> Action {
        match (view.me, action) {
            (Some(house), Action::PlaceOrders(orders)) => {
                Action::PlaceOrders(other_orders(view, house, orders.areas(), dice))
            }
            _ => Self::sample(view, prompt, dice),
        }
    }

    fn invariants(state: &State) -> Result<(), String> {
        super::invariants(state)
    }
}

/// Other legal orders, on the same areas: those that lie face down, and those taken back.
fn orders(twin: &mut State, house: House, dice: &mut dyn Dice) {
    let own = twin
        .secrets
        .orders
        .areas()
        .intersection(twin.occupied[house]);
    for areas in [own.intersection(twin.covered), own.difference(twin.covered)] {
        let placed = other_orders(&twin.position, house, areas, dice);
        twin.secrets.orders = twin.secrets.orders.with(&placed);
    }
}

fn other_orders(position: &Position, house: House, areas: AreaSet, dice: &mut dyn Dice) -> Orders {
    let prompt = Prompt::PlaceOrders {
        areas,
        allowed: position.allowed,
        stars: stars_of(position, house),
        cover: areas.len() as u8,
        before: Orders::NONE,
    };
    match planning::sample(position, house, &prompt, dice) {
        Action::PlaceOrders(orders) => orders,
        _ => Orders::NONE,
    }
}

/// Another bid that the house can pay.
fn bid(twin: &mut State, house: House, dice: &mut dyn Dice) {
    if twin.bidding() && twin.committed.contains(house) {
        twin.secrets.bids[house] = dice.below(u32::from(twin.power[house]) + 1) as u8;
    }
}

/// Another card of the hand.
fn card(twin: &mut State, side: Side, me: Option<House>, dice: &mut dyn Dice) {
    let house = twin.combat.map(|combat| combat.houses[side]);
    let Some(house) = house.filter(|&house| Some(house) != me) else {
        return;
    };
    if twin.secrets.cards[side].is_some() {
        let count = twin.hand_of(house).count() as u32;
        let chosen = dice.below(count) as usize;
        twin.secrets.cards[side] = twin.hand_of(house).nth(chosen);
    }
}

/// Another card of the deck, into which the drawn one goes back first.
fn tides(twin: &mut State, me: Option<House>, dice: &mut dyn Dice) {
    let Some(combat) = twin.combat else { return };
    for side in Side::ALL {
        if Some(combat.houses[side]) == me {
            continue;
        }
        if let Some(card) = twin.secrets.tides[side] {
            let deck = &mut twin.secrets.tides_deck;
            deck[card as usize] += 1;
            let mut left = dice.below(deck.iter().map(|&count| u32::from(count)).sum()) as u8;
            for card in TidesCard::ALL {
                let count = deck[card as usize];
                if left < count {
                    deck[card as usize] -= 1;
                    twin.secrets.tides[side] = Some(card);
                    break;
                }
                left -= count;
            }
        }
    }
}

/// Another order of the cards that are still to be drawn.
fn decks(twin: &mut State, me: Option<House>, dice: &mut dyn Dice) {
    for deck in &mut twin.secrets.westeros {
        let mut cards: Vec<_> = deck.iter().collect();
        shuffle(&mut cards, dice);
        *deck = Pile::of(cards);
    }
    let known = |to: HouseSet| usize::from(me.is_some_and(|me| to.contains(me)));
    let wildlings = &mut twin.secrets.wildlings;
    let count = wildlings.iter().take_while(|card| card.is_some()).count();
    let top = known(twin.secrets.top_known_to);
    let bottom = count - known(twin.secrets.bottom_known_to);
    if top < bottom {
        shuffle(&mut wildlings[top..bottom], dice);
    }
}

#[cfg(test)]
mod tests {
    use crate::{Side, State, Westeros, testkit::options};
    use tabletop::{
        Game, Quiet, Viewer,
        testkit::{Secrets, TestDice},
    };

    /// Returns what of the hidden half was dealt anew: orders, bids, cards, Tides of Battle, the decks.
    fn changed(state: &State, twin: &State) -> [bool; 6] {
        let (real, twin) = (&state.secrets, &twin.secrets);
        let tides = |side| real.tides[side].is_some() && real.tides[side] != twin.tides[side];
        [
            real.orders != twin.orders,
            real.bids != twin.bids,
            real.cards != twin.cards,
            tides(Side::Attacker) || tides(Side::Defender),
            real.westeros != twin.westeros,
            real.wildlings != twin.wildlings,
        ]
    }

    #[test]
    fn whatever_is_hidden_is_dealt_anew_and_nothing_else() {
        let mut seen = [false; 6];
        for seed in 0..20 {
            let mut cx = Quiet(TestDice::new(seed));
            let mut choice = TestDice::new(!seed);
            let mut state = Westeros::start(&options(seed), 6, &mut cx);
            while let Some(asked) = { Westeros::decisions(&state).find(|it| it.required) } {
                let twin = Westeros::redeal(&state, Viewer::Spectator, &mut choice);
                assert_eq!(twin.position, state.position);
                for (seen, changed) in seen.iter_mut().zip(changed(&state, &twin)) {
                    *seen |= changed;
                }
                let view = Westeros::view(&state, Viewer::Seat(asked.seat));
                let mine = Westeros::redeal(&state, Viewer::Seat(asked.seat), &mut choice);
                assert_eq!(Westeros::view(&mine, Viewer::Seat(asked.seat)), view);
                let action = Westeros::sample(&view, &asked.prompt, &mut choice);
                Westeros::apply(&mut state, &asked, action, &mut cx);
            }
        }
        assert_eq!(seen, [true; 6]);
    }
}

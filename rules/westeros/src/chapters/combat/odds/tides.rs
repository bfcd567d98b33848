//! The chance that Tides of Battle leave to a combat, counted over every pair of cards.
//!
//! A deck that is not shuffled before each combat counts as full too: what is left of it lies
//! face down.

use super::{ahead, blade_adds};
use crate::{Combat, Position, Side, TidesCard};

/// `won` of `all` pairs of cards, each as likely as any other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chance {
    pub won: u32,
    pub all: u32,
}

impl Chance {
    /// Rounded; 0 and 100 are never said of what is not certain.
    pub const fn percent(self) -> u8 {
        if self.won == self.all {
            return 100;
        }
        if self.won == 0 {
            return 0;
        }
        let rounded = (200 * self.won + self.all) / (2 * self.all);
        match rounded {
            0 => 1,
            100.. => 99,
            some => some as u8,
        }
    }
}

/// Returns how often a side wins what [`as_it_stands`](super::as_it_stands) looks at, if whoever may add one by the
/// Blade does where it turns the combat. `own` is the side's card, if it is known already.
pub fn chance(position: &Position, side: Side, own: Option<TidesCard>) -> Chance {
    count(position, side, |deck, add| {
        for mine in TidesCard::ALL {
            let ways = match own {
                Some(known) => u32::from(mine == known),
                None => deck.of(mine),
            };
            let left = deck.without(mine);
            for theirs in TidesCard::ALL {
                add(ways * left.of(theirs), mine, theirs);
            }
        }
    })
}

/// The same, if the side spends the Blade on another card than `own`.
pub fn redrawn(position: &Position, side: Side, own: TidesCard) -> Chance {
    let mut spent = *position;
    spent.blade_used = true;
    count(&spent, side, |deck, add| {
        let deck = deck.without(own);
        for theirs in TidesCard::ALL {
            let left = deck.without(theirs);
            for mine in TidesCard::ALL {
                add(deck.of(theirs) * left.of(mine), mine, theirs);
            }
        }
    })
}

/// Cards by face.
#[derive(Clone, Copy)]
struct Deck([u8; TidesCard::COUNT]);

impl Deck {
    fn of(self, card: TidesCard) -> u32 {
        u32::from(self.0[card as usize])
    }

    fn without(mut self, card: TidesCard) -> Self {
        self.0[card as usize] = self.0[card as usize].saturating_sub(1);
        self
    }
}

fn count(
    position: &Position,
    side: Side,
    pairs: impl FnOnce(Deck, &mut dyn FnMut(u32, TidesCard, TidesCard)),
) -> Chance {
    let mut chance = Chance::default();
    let Some(combat) = position.combat else {
        return chance;
    };
    let adds = blade_adds(position);
    pairs(
        Deck(TidesCard::ALL.map(TidesCard::copies)),
        &mut |ways, mine, theirs| {
            if ways == 0 {
                return;
            }
            let mut drawn = combat;
            drawn.tides[side] = Some(mine);
            drawn.tides[side.enemy()] = Some(theirs);
            chance.all += ways;
            if winner(position, &drawn, adds) == side {
                chance.won += ways;
            }
        },
    );
    chance
}

fn winner(position: &Position, combat: &Combat, adds: Option<Side>) -> Side {
    let plain = ahead(position, combat);
    match adds {
        Some(side) if side != plain => {
            let blade = Some(side);
            ahead(position, &Combat { blade, ..*combat })
        }
        _ => plain,
    }
}

//! House cards: the one that does best against all that the enemy may play, at its price.

use super::{
    Seen,
    table::{Line, Table},
    temper::Best,
    wildlings::use_of,
};
use crate::Action;
use tabletop::Dice;

/// A card for a combat, or for one that Tyrion sent back.
pub(super) fn choose(seen: &Seen, dice: &mut (impl Dice + ?Sized)) -> Action {
    let table = Table::new(seen).expect("cards are asked of those who fight");
    let answers = Answers::of(&table);
    let mut best = Best::above(i32::MIN);
    for mine in table.own.iter() {
        let score = answers.against(&table, mine) - price(seen, mine);
        best.offer(score + seen.temper.noise(dice), mine.card);
    }
    Action::PlayCard(best.choice.expect("nobody is asked without a card"))
}

/// Returns what it costs to have played a card: the better it is, and the longer the hand lasts.
fn price(seen: &Seen, line: &Line) -> i32 {
    let left = seen.hand[seen.me].count_ones() as i32;
    use_of(line.card) * left.min(5) / 10
}

/// The number of times that the enemy plays each of its cards: more often those that beat more of the own.
struct Answers([i32; 7]);

impl Answers {
    fn of(table: &Table) -> Self {
        let mut often = [0; 7];
        for (place, theirs) in often.iter_mut().zip(table.theirs.iter()) {
            let beaten = table
                .own
                .iter()
                .filter(|mine| !table.won(mine, theirs))
                .count();
            *place = 2 + 2 * beaten as i32;
        }
        Self(often)
    }

    /// Returns what a card is worth on average.
    fn against(&self, table: &Table, mine: &Line) -> i32 {
        let (mut sum, mut all) = (0, 0);
        for (often, theirs) in self.0.iter().zip(table.theirs.iter()) {
            sum += often * table.value(mine, theirs);
            all += often;
        }
        if all == 0 { 0 } else { sum / all }
    }
}

/// Two power for another card, where that one is enough better than Aeron himself.
pub(super) fn aeron(seen: &Seen) -> Action {
    let Some(table) = Table::new(seen) else {
        return Action::Decline;
    };
    let Some((open, theirs)) = table.own.iter().next().zip(table.theirs.iter().next()) else {
        return Action::Decline;
    };
    let mut best = Best::above(table.value(open, theirs) + 22);
    for line in table.hand(table.side()).iter() {
        best.offer(table.value(line, theirs) - price(seen, line), line.card);
    }
    best.choice.map_or(Action::Decline, Action::PlayCard)
}

/// The enemy's card goes back where the others it holds are worse for it.
pub(super) fn tyrion(seen: &Seen) -> Action {
    let Some(table) = Table::new(seen) else {
        return Action::Decline;
    };
    let Some((mine, now)) = table.own.iter().next().zip(table.theirs.iter().next()) else {
        return Action::Decline;
    };
    let others = table.hand(table.side().enemy());
    let worst = others.iter().map(|it| table.value(mine, it)).min();
    if worst.is_none_or(|it| it > table.value(mine, now)) {
        Action::Use
    } else {
        Action::Decline
    }
}

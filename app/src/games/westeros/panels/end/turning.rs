//! The game in three moments: when a house took most castles and strongholds within a round. Whoever played is told
//! of their own first.

use crate::games::westeros::page::{Chapter, LogLine, standing};
use westeros::{
    AreaSet, House, HouseSet,
    replay::{Conquest, conquests},
};

/// The castles that one house took in one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The revision that brought the last of it.
    pub seq: i64,
    pub round: u8,
    pub house: House,
    pub taken: AreaSet,
    /// From whom, where anybody held it.
    pub from: HouseSet,
    /// Those of them that the viewer has lost by it.
    pub lost: AreaSet,
    /// The number of castles and strongholds that it held then.
    pub held: u8,
    /// Castles won, and as many again as others lost by it.
    weight: u8,
}

impl Turn {
    /// Returns true where the viewer's house won or lost by it.
    pub fn is_of(&self, me: Option<House>) -> bool {
        me == Some(self.house) || !self.lost.is_empty()
    }

    /// Returns the house whose castles it is counted by: the viewer's, where it won or lost.
    pub fn subject(&self, me: Option<House>) -> House {
        me.filter(|_| self.is_of(me)).unwrap_or(self.house)
    }
}

/// The most turns that are told.
const MOST: usize = 3;

/// Returns the turns that moved most castles, one a round, in the order in which they happened: the viewer's own
/// first. Of those that moved as many the ones that led highest count, then the later ones.
pub fn turning_points(chapters: &[Chapter], log: &[LogLine], me: Option<House>) -> Vec<Turn> {
    let Some(first) = chapters.first() else {
        return Vec::new();
    };
    let events = standing(log).filter(|it| it.seq > first.seq);
    let events = events.map(|it| (it.seq, it.event));
    let mut turns = Vec::new();
    for it in conquests(&first.view.position, events) {
        add(&mut turns, &it, me);
    }
    // What a house won and lost again in the same round says nothing.
    turns.retain(|it| change(chapters, it, me).is_none_or(|(before, after)| before != after));
    turns.sort_by_key(|it| std::cmp::Reverse((it.is_of(me), it.weight, it.held, it.seq)));
    let mut told: Vec<Turn> = Vec::new();
    for turn in turns {
        if told.len() < MOST && told.iter().all(|it| it.round != turn.round) {
            told.push(turn);
        }
    }
    told.sort_by_key(|it| it.seq);
    told
}

fn add(turns: &mut Vec<Turn>, it: &Conquest, me: Option<House>) {
    let Some(house) = it.winner else { return };
    let known = turns
        .iter()
        .position(|turn| (turn.round, turn.house) == (it.round, house));
    let at = known.unwrap_or_else(|| {
        turns.push(Turn {
            seq: it.entry,
            round: it.round,
            house,
            taken: AreaSet::EMPTY,
            from: HouseSet::EMPTY,
            lost: AreaSet::EMPTY,
            held: 0,
            weight: 0,
        });
        turns.len() - 1
    });
    let turn = &mut turns[at];
    turn.seq = it.entry;
    turn.held = it.held;
    turn.taken = turn.taken.with(it.area);
    turn.weight += 1;
    if let Some(loser) = it.loser {
        turn.from = turn.from.with(loser);
        turn.weight += 1;
        if me == Some(loser) {
            turn.lost = turn.lost.with(it.area);
        }
    }
}

/// Returns the place of the chapter that follows a round.
pub fn after(chapters: &[Chapter], round: u8) -> Option<usize> {
    let runs = |it: &Chapter| it.view.ranking.is_none() && it.view.round == round;
    let began = chapters.iter().position(runs)?;
    (began + 1 < chapters.len()).then_some(began + 1)
}

/// Returns the castles of the house that a turn is counted by, before its round and after it.
pub fn change(chapters: &[Chapter], turn: &Turn, me: Option<House>) -> Option<(u8, u8)> {
    let after = after(chapters, turn.round)?;
    let house = turn.subject(me);
    let held = |it: &Chapter| it.view.house(house).map(|it| it.victory);
    Some((held(&chapters[after - 1])?, held(&chapters[after])?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Dice, Game, Quiet, Viewer};
    use westeros::{Area, Army, Event, Setup, Troops, Unit, Westeros};

    struct Zero;

    impl Dice for Zero {
        fn below(&mut self, _: u32) -> u32 {
            0
        }
    }

    fn chapter() -> Chapter {
        let state = Westeros::start(&Setup::default(), 6, &mut Quiet(Zero));
        let view = Westeros::view(&state, Viewer::Spectator);
        Chapter { seq: 1, view }
    }

    /// Marches into areas where nobody fights, each in an entry of its own.
    fn log(rounds: &[(u8, House, Area, Area)]) -> Vec<LogLine> {
        let mut chapter = chapter();
        let mut log = Vec::new();
        let mut seq = 1;
        let mut tell = |seq, event| {
            log.push(LogLine {
                seq,
                at: 0,
                event,
                undone: false,
            });
        };
        for &(round, house, from, to) in rounds {
            seq += 1;
            let orders = {
                chapter.view.orders.place(from, westeros::OrderToken::March);
                chapter.view.orders
            };
            tell(seq, Event::RoundBegan { round });
            tell(seq, Event::OrdersRevealed { orders });
            let moves = Troops::of(to, Army::one(Unit::Footman));
            seq += 1;
            tell(seq, Event::Marched { house, from, moves });
        }
        log
    }

    fn moves() -> Vec<LogLine> {
        log(&[
            (1, House::Stark, Area::Winterfell, Area::MoatCailin),
            (2, House::Lannister, Area::Lannisport, Area::Riverrun),
            (3, House::Stark, Area::MoatCailin, Area::Seagard),
            (3, House::Stark, Area::WhiteHarbor, Area::FlintsFinger),
            (4, House::Tyrell, Area::Highgarden, Area::Oldtown),
        ])
    }

    #[test]
    fn the_turns_that_moved_most_castles_are_told_in_order() {
        let log = moves();
        let turns = turning_points(&[chapter()], &log, None);
        assert!(turns.len() <= 3 && turns.is_sorted_by_key(|it| it.seq));
        let third = turns.iter().find(|it| it.round == 3);
        let third = third.expect("two castles in a round count more than one");
        assert_eq!(third.house, House::Stark);
        assert!(third.taken.contains(Area::Seagard) && third.taken.contains(Area::FlintsFinger));
        assert_eq!(turning_points(&[], &log, None), []);
        assert_eq!(turning_points(&[chapter()], &[], None), []);
    }

    #[test]
    fn whoever_played_is_told_of_their_own_turns_first() {
        let me = Some(House::Lannister);
        let turns = turning_points(&[chapter()], &moves(), me);
        let own = turns.iter().find(|it| it.house == House::Lannister);
        assert!(own.is_some_and(|it| it.is_of(me) && it.subject(me) == House::Lannister));
        let other = turns.iter().find(|it| it.house == House::Stark);
        assert!(other.is_some_and(|it| !it.is_of(me) && it.subject(me) == House::Stark));
    }

    #[test]
    fn a_turn_is_counted_by_the_castles_before_and_after_its_round() {
        let turns = turning_points(&[chapter()], &moves(), None);
        let first = chapter();
        let mut second = first;
        second.view.round = 2;
        let turn = Turn {
            round: 1,
            ..turns[0]
        };
        assert_eq!(after(&[first, second], 1), Some(1));
        assert_eq!(after(&[first, second], 2), None, "it has not ended");
        let castles = change(&[first, second], &turn, None);
        assert!(castles.is_some_and(|(before, after)| before == after));
    }
}

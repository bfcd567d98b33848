//! The game in three moments: when a house took most castles and strongholds within a round.

use crate::{
    games::westeros::{
        page::{Chapter, LogLine, SharedPage, standing},
        panels::token::{HouseToken, house_class},
        wording::story as words,
    },
    play::History,
};
use leptos::prelude::*;
use westeros::{
    AreaSet, House, HouseSet,
    replay::{Conquest, conquests},
};

/// What one house took in one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The revision that brought the last of it.
    pub seq: i64,
    pub round: u8,
    pub house: House,
    pub taken: AreaSet,
    /// From whom, where anybody held it.
    pub from: HouseSet,
    /// How many castles and strongholds it held then.
    pub held: u8,
    /// Castles won, and as many again as others lost by it.
    weight: u8,
}

/// As many are told.
const MOST: usize = 3;

/// The turns that moved most castles, in the order in which they happened. Of those that moved as many
/// the ones that led highest count, then the later ones.
pub fn turning_points(chapters: &[Chapter], log: &[LogLine]) -> Vec<Turn> {
    let Some(first) = chapters.first() else {
        return Vec::new();
    };
    let events = standing(log).filter(|it| it.seq > first.seq);
    let events = events.map(|it| (it.seq, it.event));
    let mut turns = Vec::new();
    for it in conquests(&first.view.position, events) {
        add(&mut turns, &it);
    }
    turns.sort_by_key(|it| std::cmp::Reverse((it.weight, it.held, it.seq)));
    turns.truncate(MOST);
    turns.sort_by_key(|it| it.seq);
    turns
}

fn add(turns: &mut Vec<Turn>, it: &Conquest) {
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
    }
}

/// Nothing for a game in which no castle changed hands.
#[component]
pub fn TurningPoints(page: Signal<SharedPage>, chapters: Vec<Chapter>) -> impl IntoView {
    let history = use_context::<History>();
    let turns = page.with_untracked(|it| turning_points(&chapters, &it.log));
    (!turns.is_empty()).then(|| {
        let turns = turns.into_iter().map(|it| {
            view! {
                <li class=house_class(it.house)>
                    <HouseToken house=it.house />
                    <a href=move || History::link_of(history, it.seq) data-noscroll="true">
                        {words::turn(&it)}
                    </a>
                </li>
            }
        });
        view! {
            <section class="turns" aria-label=words::turns_title()>
                <h2>{words::turns_title()}</h2>
                <ol>{turns.collect_view()}</ol>
            </section>
        }
    })
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

    #[test]
    fn the_turns_that_moved_most_castles_are_told_in_order() {
        let log = log(&[
            (1, House::Stark, Area::Winterfell, Area::MoatCailin),
            (2, House::Lannister, Area::Lannisport, Area::Riverrun),
            (3, House::Stark, Area::MoatCailin, Area::Seagard),
            (3, House::Stark, Area::WhiteHarbor, Area::FlintsFinger),
            (4, House::Tyrell, Area::Highgarden, Area::Oldtown),
        ]);
        let turns = turning_points(&[chapter()], &log);
        assert!(turns.len() <= 3 && turns.is_sorted_by_key(|it| it.seq));
        let third = turns.iter().find(|it| it.round == 3);
        let third = third.expect("two castles in a round count more than one");
        assert_eq!(third.house, House::Stark);
        assert!(third.taken.contains(Area::Seagard) && third.taken.contains(Area::FlintsFinger));
        assert!(
            words::turn(third).starts_with("Round 3: Stark "),
            "{}",
            words::turn(third)
        );
        assert_eq!(turning_points(&[], &log), []);
        assert_eq!(turning_points(&[chapter()], &[]), []);
    }
}

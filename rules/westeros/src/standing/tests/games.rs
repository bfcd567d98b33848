//! Random standing orders in random games.

use crate::{
    Area, DeckEnd, House, HouseSet, Phase, Side, Track, Westeros,
    standing::{Aid, BladeUse, Lasts, Matter, PortUse, Standing, StandingOrder, foreseen, use_up},
    testkit::options,
};
use std::collections::BTreeSet;
use tabletop::{Dice, Game, Quiet, Viewer, testkit::TestDice};

/// What houses have laid down is legal whenever it is applied, and used up as it says. Of
/// the kinds that they answer only `RetreatLoss` hardly ever comes up by chance.
#[test]
fn every_foreseen_answer_is_legal() {
    let mut answered = BTreeSet::new();
    for seed in 0..200 {
        let players = 3 + (seed % 4) as u8;
        answered.extend(play(seed, players));
    }
    let often = [
        "Bid",
        "Blade",
        "BladeRedraw",
        "Casualties",
        "ChooseCard",
        "PutWildlingCard",
        "RefuseSupport",
        "ReplaceCard",
        "Retreat",
        "Support",
        "SupportNeutral",
        "TakePort",
        "UseRaven",
    ];
    let never: Vec<_> = often.iter().filter(|it| !answered.contains(**it)).collect();
    assert!(never.is_empty(), "never answered: {never:?}");
}

/// The kinds of question that standing orders answered.
fn play(seed: u64, players: u8) -> BTreeSet<String> {
    let mut answered = BTreeSet::new();
    let mut cx = Quiet(TestDice::new(seed));
    let mut dice = TestDice::new(!seed);
    let mut state = Westeros::start(&options(seed), players, &mut cx);
    let mut laid: [Standing; House::COUNT] = std::array::from_fn(|_| Standing::default());
    while state.phase != Phase::GameOver {
        let open: Vec<_> = Westeros::decisions(&state)
            .filter(|it| it.required)
            .collect();
        let asked = &open[dice.below(open.len() as u32) as usize];
        let view = Westeros::view(&state, Viewer::Seat(asked.seat));
        let standing = &mut laid[usize::from(asked.seat.0)];
        if dice.below(3) == 0 {
            *standing = random(view.round, &mut dice);
        }
        let answer = foreseen(&view, &asked.prompt, standing);
        let action = answer.unwrap_or_else(|| Westeros::sample(&view, &asked.prompt, &mut dice));
        assert_eq!(
            Westeros::check(&view, &asked.prompt, &action),
            Ok(()),
            "{standing:?}"
        );
        let before = standing.clone();
        use_up(standing, &view, &asked.prompt);
        let gone = |it: &&StandingOrder| !standing.0.contains(it);
        for lost in before.0.iter().filter(gone) {
            match lost.lasts {
                Lasts::Once => assert!(answer.is_some(), "{lost:?}"),
                Lasts::Round(round) => assert_ne!(round, view.round),
                Lasts::Changed => panic!("{lost:?}"),
            }
        }
        if answer.is_some() {
            let kind = format!("{:?}", asked.prompt);
            let name = kind.split([' ', '{']).next();
            answered.extend(name.map(str::to_owned));
        }
        Westeros::apply(&mut state, asked, action, &mut cx);
    }
    answered
}

fn random(round: u8, dice: &mut TestDice) -> Standing {
    let mut standing = Standing::default();
    for _ in 0..10 {
        let lasts = match dice.below(4) {
            0 => Lasts::Once,
            1 => Lasts::Round(round),
            2 => Lasts::Round(round + 1),
            _ => Lasts::Changed,
        };
        let matter = matter(dice);
        standing.lay(StandingOrder { matter, lasts });
    }
    standing
}

fn matter(dice: &mut TestDice) -> Matter {
    match dice.below(10) {
        0 | 1 => Matter::Support {
            area: (dice.below(3) == 0).then(|| area(dice)),
            aid: aid(dice),
        },
        2 => Matter::Refuse(houses(dice)),
        3 => {
            let cards = House::ALL.into_iter().flat_map(|it| it.cards().iter());
            Matter::Card {
                enemy: (dice.below(2) == 0).then(|| house(dice)),
                side: [None, Some(Side::Attacker), Some(Side::Defender)][dice.below(3) as usize],
                cards: cards.copied().filter(|_| dice.below(4) == 0).collect(),
            }
        }
        4 => Matter::Blade(
            [BladeUse::WhereItTurns, BladeUse::Never, BladeUse::Always][dice.below(3) as usize],
        ),
        5 => Matter::CheapestFall,
        6 => Matter::Retreat((0..dice.below(12)).map(|_| area(dice)).collect()),
        7 => Matter::Port([PortUse::Most, PortUse::None][dice.below(2) as usize]),
        8 => {
            let amount = dice.below(21) as u8;
            let track = Track::ALL[dice.below(3) as usize];
            match dice.below(2) {
                0 => Matter::Bid { track, amount },
                _ => Matter::BidAgainstWildlings { amount },
            }
        }
        _ => match dice.below(3) {
            0 => Matter::LookRaven(DeckEnd::Top),
            1 => Matter::LookRaven(DeckEnd::Bottom),
            _ => Matter::KeepRaven,
        },
    }
}

fn aid(dice: &mut TestDice) -> Aid {
    match dice.below(4) {
        0 => Aid::Nobody,
        1 => Aid::Own,
        _ => Aid::Houses {
            beside: houses(dice),
            against: houses(dice),
        },
    }
}

fn houses(dice: &mut TestDice) -> HouseSet {
    let some = House::ALL.into_iter().filter(|_| dice.below(4) == 0);
    some.collect()
}

fn house(dice: &mut TestDice) -> House {
    House::ALL[dice.below(6) as usize]
}

fn area(dice: &mut TestDice) -> Area {
    Area::ALL[dice.below(Area::COUNT as u32) as usize]
}

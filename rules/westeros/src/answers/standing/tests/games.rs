//! Random standing orders in random games.

use crate::{
    Action, Area, Army, DeckEnd, House, HouseSet, Order, Phase, Prompt, Side, State, Track, View,
    Westeros,
    answers::standing::{
        Aid, BladeUse, ConditionalMarch, Finding, Lasts, Matter, Otherwise, PortUse, Standing,
        StandingOrder, Way, Ways, foreseen, use_up,
    },
    general::movement::reach,
    testkit::options,
};
use std::collections::BTreeSet;
use tabletop::{
    Decision, Dice, Game, Quiet, Viewer,
    testkit::{Secrets, TestDice},
};

/// Checks that what houses have set is legal whenever it is applied, and used up as it says. Of the kinds that they
/// answer only `RetreatLoss` hardly ever comes up by chance.
#[test]
fn every_foreseen_answer_is_legal() {
    let mut answered = BTreeSet::new();
    for seed in 0..400 {
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
        "ResolveMarch",
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
    let mut standings: [Standing; House::COUNT] = std::array::from_fn(|_| Standing::default());
    while state.phase != Phase::GameOver {
        let open: Vec<_> = Westeros::decisions(&state)
            .filter(|it| it.required)
            .collect();
        let asked = &open[dice.below(open.len() as u32) as usize];
        let view = Westeros::view(&state, Viewer::Seat(asked.seat));
        let standing = &mut standings[usize::from(asked.seat.0)];
        if dice.below(3) == 0 {
            *standing = random(&view, &mut dice);
        }
        let answer = foreseen(&view, &asked.prompt, standing);
        if answer.is_some() {
            let twins = with_all_else_dealt_anew(&state, asked, standing, &mut dice);
            assert_eq!(answer, twins);
        }
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
                Lasts::Round(_) if matches!(lost.matter, Matter::March(_)) => {}
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

/// The answer where everything that its house cannot see is another: it hangs on nothing hidden.
fn with_all_else_dealt_anew(
    state: &State,
    asked: &Decision<Prompt>,
    standing: &Standing,
    dice: &mut TestDice,
) -> Option<Action> {
    let viewer = Viewer::Seat(asked.seat);
    let twin = Westeros::redeal(state, viewer, dice);
    let twins = Westeros::decisions(&twin).find(|it| it.id == asked.id);
    foreseen(&Westeros::view(&twin, viewer), &twins?.prompt, standing)
}

fn random(view: &View, dice: &mut TestDice) -> Standing {
    let round = view.round;
    let mut standing = Standing::default();
    let marching = view.me.map(|me| view.orders_of(me, Order::March));
    for from in marching.into_iter().flatten() {
        let matter = Matter::March(march(view, from, dice));
        let lasts = Lasts::Round(round);
        standing.set(StandingOrder { matter, lasts });
    }
    for _ in 0..10 {
        let lasts = match dice.below(4) {
            0 => Lasts::Once,
            1 => Lasts::Round(round),
            2 => Lasts::Round(round + 1),
            _ => Lasts::Changed,
        };
        let matter = matter(dice);
        standing.set(StandingOrder { matter, lasts });
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

/// A march whose ways are mostly within reach.
fn march(view: &View, from: Area, dice: &mut TestDice) -> ConditionalMarch {
    let near = view.me.map(|me| reach(view, me, from));
    let units: Vec<Army> = view.upright(from).iter().map(Army::one).collect();
    let mut way = || Way {
        to: match near.and_then(|it| it.pick(dice)) {
            Some(near) if dice.below(8) > 0 => near,
            _ => area(dice),
        },
        finding: Finding::ALL[dice.below(5) as usize],
        units: match units.len() {
            some @ 1.. if dice.below(2) == 0 => Some(units[dice.below(some as u32) as usize]),
            _ => None,
        },
        leave_token: dice.below(2) == 0,
    };
    let ways = (0..3).map(|_| way()).collect::<Vec<_>>();
    ConditionalMarch {
        from,
        ways: Ways::try_from(ways).unwrap(),
        otherwise: [Otherwise::Stay, Otherwise::Ask][dice.below(2) as usize],
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

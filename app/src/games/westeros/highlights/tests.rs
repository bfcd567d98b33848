//! Tests of what is found in whole games, and of how a page keeps up with one.

use super::*;
use crate::games::westeros::{page::LogLine, wording::highlights as words};
use tabletop::{Dice, EventRecorder, Game, Viewer};
use westeros::{Area, Army, Event, Setup, Westeros};

/// The same numbers for the same seed.
struct Seeded(u64);

impl Dice for Seeded {
    fn below(&mut self, end: u32) -> u32 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        ((self.0 >> 33) % u64::from(end)) as u32
    }
}

/// A game of six at random: how it looks from the beginning, and all that happened.
fn played(seed: u64) -> (Base, Vec<LogLine>) {
    let mut cx = EventRecorder::new(Seeded(seed));
    let mut state = Westeros::start(&Setup::default(), 6, &mut cx);
    let position = Westeros::view(&state, Viewer::Spectator).position;
    let at = cx.events.len();
    let mut choice = Seeded(!seed);
    let mut entries = vec![at];
    while let Some(asked) = { Westeros::decisions(&state).find(|it| it.required) } {
        let view = Westeros::view(&state, Viewer::Seat(asked.seat));
        let action = Westeros::sample(&view, &asked.prompt, &mut choice);
        if Westeros::check(&view, &asked.prompt, &action).is_ok() {
            Westeros::apply(&mut state, &asked, action, &mut cx);
            entries.push(cx.events.len());
        }
    }
    let entry = |at: usize| i64::try_from(entries.partition_point(|&end| end <= at)).unwrap();
    let lines = cx.events.iter().enumerate();
    let lines = lines.map(|(at, &event)| LogLine {
        seq: entry(at),
        at: 0,
        event,
        undone: false,
    });
    (Base { at, position }, lines.collect())
}

fn count(log: &[LogLine], of: fn(&Event) -> bool) -> usize {
    log.iter().filter(|it| of(&it.event)).count()
}

#[test]
fn every_battle_attack_and_bidding_of_a_game_is_found_once() {
    for seed in 0..12 {
        let (base, log) = played(seed);
        let found = highlights(&log, 0, Some(&base));
        let of = |kind: fn(&Scene) -> bool| found.iter().filter(|it| kind(&it.scene)).count();
        assert_eq!(
            of(|it| matches!(it, Scene::Battle(_))),
            count(&log, |it| matches!(it, Event::CombatWon { .. })),
        );
        assert_eq!(
            of(|it| matches!(it, Scene::Wildlings(_))),
            count(&log, |it| matches!(it, Event::WildlingCardRevealed { .. })),
        );
        assert_eq!(
            of(|it| matches!(it, Scene::Bids(_))),
            count(&log, |it| matches!(it, Event::TrackSet { .. })),
        );
        let rounds = count(&log, |it| matches!(it, Event::RoundBegan { .. }));
        assert_eq!(of(|it| matches!(it, Scene::Cards(_))), rounds - 1);
        assert_eq!(of(|it| matches!(it, Scene::Won(_))), 1);
        for it in &found {
            assert!(words::summary(it).len() > 5, "{it:?}");
        }
    }
}

#[test]
fn battles_are_counted_line_by_line() {
    let mut battles = 0;
    for seed in 0..12 {
        let (base, log) = played(seed);
        for it in highlights(&log, 0, Some(&base)) {
            let Scene::Battle(it) = it.scene else {
                continue;
            };
            let last = it.lines.last().map(|it| it.so_far);
            assert_eq!(last, it.counted, "{it:?}");
            assert_eq!(it.lines[0].name, "Units");
            assert!(it.loser().is_some() && it.winner != it.loser());
            battles += 1;
        }
        for it in highlights(&log, 0, None) {
            let Scene::Battle(it) = it.scene else {
                continue;
            };
            assert_eq!(it.lines.last().map(|it| it.so_far), it.counted);
        }
    }
    assert!(battles > 50, "{battles}");
}

#[test]
fn a_bidding_tells_where_the_houses_stood_before() {
    let stayed: Vec<_> = (0..6).map(Some).collect();
    let mut moved = 0;
    for seed in 0..12 {
        let (base, log) = played(seed);
        for known in [true, false] {
            for it in highlights(&log, 0, known.then_some(&base)) {
                let Scene::Bids(it) = it.scene else {
                    continue;
                };
                let mut places: Vec<_> = it.bids.iter().map(|bid| it.before(bid.0)).collect();
                if !known {
                    assert_eq!(places, [None::<usize>; 6]);
                    continue;
                }
                moved += usize::from(places != stayed);
                places.sort_unstable();
                assert_eq!(places, stayed, "each had a place of its own");
            }
        }
    }
    assert!(moved > 10, "{moved}");
}

#[test]
fn three_cards_lie_there_with_what_came_of_them() {
    let (base, log) = played(3);
    let mut came = 0;
    for it in highlights(&log, 0, Some(&base)) {
        if let Scene::Cards(it) = it.scene {
            assert_eq!(it.drawn.len(), 3, "{it:?}");
            came += it.drawn.iter().flat_map(|it| words::came(&it.came)).count();
        }
    }
    assert!(came > 10, "{came}");
}

mod follow {
    use super::{
        super::watch::{Opened, Watch},
        *,
    };
    use crate::games::westeros::page::{SharedPage, TakenBack, WesterosPage};
    use leptos::prelude::{Owner, Signal, untrack};
    use tabletop::Seat;
    use westeros::{Own, View, replay::Replay};

    /// A page of this game with so many lines.
    fn page((base, log): &(Base, Vec<LogLine>), lines: usize) -> WesterosPage {
        let mut replay = Replay::new(base.position);
        let mut phase = base.position.phase;
        for line in &log[base.at..lines] {
            replay.happen(&line.event);
            if let Event::PhaseBegan { phase: now } = line.event {
                phase = now;
            }
        }
        let mut position = replay.position;
        position.phase = phase;
        WesterosPage {
            view: View {
                me: None,
                position,
                own: Own::default(),
                ranking: None,
            },
            prompts: Vec::new(),
            log: log[..lines].to_vec(),
            taken_back: Vec::new(),
            clocked: Vec::new(),
            resolved: Vec::new(),
            handed: Vec::new(),
            seats: Vec::new(),
            accounts: Vec::new(),
            waiting: Vec::new(),
            my_seat: None,
            over: false,
        }
    }

    /// Returns where entries end: pages come then.
    fn ends(log: &[LogLine]) -> Vec<usize> {
        let last = |&at: &usize| log.get(at).is_none_or(|it| it.seq != log[at - 1].seq);
        (1..=log.len()).filter(last).collect()
    }

    #[test]
    fn whoever_watches_is_shown_each_of_them_once() {
        let game = played(5);
        let all = highlights(&game.1, 0, Some(&game.0));
        let mut watch = Watch::new(
            &page(&game, game.0.at),
            &Opened::of(&page(&game, game.0.at)),
        );
        let mut shown: Vec<usize> = Vec::new();
        let mut castles = 0;
        for end in ends(&game.1).into_iter().filter(|&it| it > game.0.at) {
            let Some(news) = watch.follow(&page(&game, end)) else {
                continue;
            };
            for it in &news.fresh {
                match &it.scene {
                    Scene::Battle(it) => {
                        assert_eq!(it.lines.last().map(|it| it.so_far), it.counted);
                    }
                    Scene::Fallen(it) => castles += it.len(),
                    _ => {}
                }
            }
            let told = news.fresh.iter();
            let told = told.filter(|it| !matches!(it.scene, Scene::Fallen(_)));
            shown.extend(told.map(|it| it.begun));
        }
        let mut expected: Vec<usize> = all.iter().map(|it| it.begun).collect();
        expected.sort_unstable();
        shown.sort_unstable();
        assert_eq!(shown, expected);
        assert!(castles > 3, "{castles}");
    }

    #[test]
    fn what_was_taken_back_goes() {
        let game = played(5);
        let ends = ends(&game.1);
        let battle = highlights(&game.1, 0, Some(&game.0))
            .into_iter()
            .find(|it| matches!(it.scene, Scene::Battle(_)))
            .unwrap();
        let end = ends.iter().position(|&it| it > battle.begun).unwrap();
        let over = ends[end..]
            .iter()
            .copied()
            .find(|&it| highlights(&game.1[..it], battle.begun, None).len() == 1)
            .unwrap();
        let before = page(&game, ends[end]);
        let mut watch = Watch::new(&before, &Opened::of(&before));
        let after = page(&game, over);
        let news = watch.follow(&after).unwrap();
        assert_eq!(news.fresh.len(), 1);
        let mut queue = news.fresh;
        let mut back = before;
        back.log = after.log;
        for line in &mut back.log[ends[end]..] {
            line.undone = true;
        }
        back.taken_back.push(TakenBack {
            seq: 0,
            at: 0,
            seat: Seat(0),
            entry: 0,
        });
        watch.follow(&back).unwrap().correct(&mut queue);
        assert_eq!(queue, []);
    }

    #[test]
    fn what_was_asked_for_is_so_until_it_has_been_left() {
        let game = played(5);
        let page = SharedPage::from(page(&game, game.0.at));
        Owner::new().with(|| {
            let queue = Queue::provide(Signal::stored(page));
            queue.show(Highlight {
                begun: 4,
                seq: 0,
                scene: Scene::Won(House::Tyrell),
            });
            assert!(queue.is_wanted(4) && !queue.is_wanted(5));
            queue.next();
            assert!(untrack(|| queue.front()).is_none() && !queue.is_wanted(4));
        });
    }
}

#[test]
fn cards_that_were_read_are_shown_again_when_a_later_one_asks() {
    use super::queue::{Read, asks_again};
    use westeros::{WesterosCard, WesterosDeck};
    let mut cards = Cards::new(2);
    let mut happen = |event: Event| {
        cards.happen(&event);
        let scene = Scene::Cards(cards.clone());
        Highlight {
            begun: 7,
            seq: 0,
            scene,
        }
    };
    let card = WesterosCard::Mustering;
    let reveal = |deck| Event::WesterosCardRevealed { deck, card };
    let resolve = |deck| Event::WesterosCardResolved { deck, card };
    happen(reveal(WesterosDeck::I));
    let first = happen(resolve(WesterosDeck::I));
    let read = |begun| {
        let now = Some(WesterosDeck::I);
        Some(Read { begun, now })
    };
    assert!(!asks_again(None, &first), "nobody has read them yet");
    assert!(!asks_again(read(7), &first), "the same card asks on");
    let second = happen(resolve(WesterosDeck::II));
    assert!(asks_again(read(7), &second));
    assert!(!asks_again(read(5), &second), "another round");
    let unread = Read {
        begun: 7,
        now: None,
    };
    assert!(
        asks_again(Some(unread), &first),
        "the wildlings came before the first card"
    );
}

#[test]
fn a_card_has_its_turn_and_then_it_is_past() {
    use super::court::Turn;
    use westeros::{Phase, WesterosCard, WesterosDeck};
    let mut cards = Cards::new(2);
    let turns = |it: &Cards| WesterosDeck::ALL.map(|deck| it.turn(deck));
    assert!(!cards.lie());
    let card = WesterosCard::Supply;
    let deck = WesterosDeck::II;
    cards.happen(&Event::WesterosCardRevealed { deck, card });
    assert!(cards.lie(), "they are seen before they take effect");
    assert_eq!(turns(&cards), [Turn::Later; 3]);
    cards.happen(&Event::WesterosCardResolved { deck, card });
    assert_eq!(turns(&cards), [Turn::Past, Turn::Now, Turn::Later]);
    let phase = Phase::Planning;
    cards.happen(&Event::PhaseBegan { phase });
    assert_eq!(turns(&cards), [Turn::Past; 3]);
}

#[test]
fn an_own_battle_comes_first_and_what_was_passed_over_goes() {
    use super::queue::make_room;
    use std::collections::BTreeSet;
    let fought = |begun, houses| Highlight {
        begun,
        seq: 0,
        scene: Scene::Battle(Box::new(Battle::begun(
            (houses, Area::Harrenhal, Area::Riverrun),
            Army::NONE,
            None,
        ))),
    };
    let others = [House::Tyrell, House::Martell];
    let own = [House::Lannister, House::Stark];
    let me = Some(House::Stark);
    let begun = |all: &[Highlight]| all.iter().map(|it| it.begun).collect::<Vec<_>>();
    let mut all = Vec::new();
    make_room(
        &mut all,
        &BTreeSet::new(),
        (vec![fought(1, others), fought(2, own)], me),
    );
    assert_eq!(begun(&all), [2, 1]);
    make_room(&mut all, &BTreeSet::new(), (vec![fought(3, others)], me));
    assert_eq!(begun(&all), [2, 1, 3]);
    make_room(
        &mut all,
        &BTreeSet::from([1, 2]),
        (vec![fought(4, others)], me),
    );
    assert_eq!(begun(&all), [3, 4]);
}

#[test]
fn the_cards_of_a_round_stay_before_battles_of_others_until_the_next_ones_come() {
    use super::{
        court::Cards,
        queue::{make_room, passed_over},
    };
    use std::collections::BTreeSet;
    let highlight = |begun, scene| Highlight {
        begun,
        seq: 0,
        scene,
    };
    let battle = |begun, houses| {
        let way = (houses, Area::Harrenhal, Area::Riverrun);
        let battle = Battle::begun(way, Army::NONE, None);
        highlight(begun, Scene::Battle(Box::new(battle)))
    };
    let cards = |begun, round| highlight(begun, Scene::Cards(Cards::new(round)));
    let others = [House::Tyrell, House::Martell];
    let own = [House::Lannister, House::Stark];
    let me = Some(House::Stark);
    let begun = |all: &[Highlight]| all.iter().map(|it| it.begun).collect::<Vec<_>>();
    let mut all = Vec::new();
    let fresh = vec![battle(1, others), cards(2, 2), battle(3, own)];
    make_room(&mut all, &BTreeSet::new(), (fresh, me));
    assert_eq!(begun(&all), [3, 2], "what came before them is over");
    let passed = passed_over(&all);
    assert_eq!(
        passed,
        BTreeSet::from([3]),
        "an answer passes over no cards"
    );
    make_room(&mut all, &passed, (vec![battle(5, others)], me));
    assert_eq!(begun(&all), [2, 5]);
    make_room(&mut all, &BTreeSet::new(), (vec![cards(6, 3)], me));
    assert_eq!(begun(&all), [6], "one round's cards at a time");
    let fresh = vec![
        battle(7, others),
        battle(8, own),
        highlight(9, Scene::Won(House::Tyrell)),
    ];
    make_room(&mut all, &BTreeSet::new(), (fresh, me));
    assert_eq!(
        begun(&all),
        [8, 9],
        "nothing waits before the end but an own battle"
    );
}

fn line(event: Event) -> LogLine {
    LogLine {
        seq: 3,
        at: 0,
        event,
        undone: false,
    }
}

#[test]
fn bids_are_told_before_equal_ones_are_decided() {
    use westeros::{ByHouse, HouseSet, Ranking, Track};
    let houses = HouseSet::EMPTY.with(House::Stark).with(House::Tyrell);
    let mut bids = ByHouse::default();
    (bids[House::Stark], bids[House::Tyrell]) = (2, 2);
    let ranking = Ranking::of(&[House::Tyrell, House::Stark], |_| true);
    let opened = line(Event::BidsRevealed { houses, bids });
    let set = |track| line(Event::TrackSet { track, ranking });
    let mut log = vec![
        line(Event::RoundBegan { round: 4 }),
        opened,
        set(Track::IronThrone),
        opened,
    ];
    let last = |log: &[LogLine]| highlights(log, 0, None).pop().unwrap();
    let waits = last(&log);
    assert!(waits.scene.is_open());
    assert_eq!(words::title(&waits.scene), "Bids for the Fiefdoms");
    let line = words::line(&waits.scene, None);
    assert!(line.starts_with("Some bids are tied."), "{line}");
    let Scene::Bids(it) = &waits.scene else {
        panic!("{waits:?}");
    };
    assert_eq!(words::ties(it), [Some("tied"); 2]);
    assert_eq!(round_of(&log, waits.begun), Some(4));
    log.push(set(Track::Fiefdoms));
    let decided = last(&log);
    assert_eq!(decided.begun, waits.begun, "it is the same that goes on");
    let Scene::Bids(it) = &decided.scene else {
        panic!("{decided:?}");
    };
    assert_eq!(words::ties(it), [None; 2], "nothing is tied any longer");
    assert!(!decided.scene.is_open());
}

#[test]
fn an_own_castle_is_no_news_and_one_that_was_lost_is() {
    use super::fallen::fallen;
    let taken = |seed, me| {
        let (base, log) = played(seed);
        let all = fallen(&log, &base, (-1, me)).into_iter();
        let all = all.filter_map(|it| match it.scene {
            Scene::Fallen(all) => Some(all),
            _ => None,
        });
        all.flatten().collect::<Vec<_>>()
    };
    let all: Vec<_> = (0..6).flat_map(|seed| taken(seed, None)).collect();
    let me = all.first().unwrap().winner;
    let others: Vec<_> = (0..6).flat_map(|seed| taken(seed, me)).collect();
    assert!(others.len() < all.len());
    assert!(others.iter().all(|it| it.winner != me));
    let lost = all.iter().find(|it| it.loser.is_some()).unwrap();
    let scene = Scene::Fallen(vec![*lost]);
    assert!(scene.costs(lost.loser));
    assert!(!scene.costs(lost.winner) && !scene.costs(None));
}

#[test]
fn who_is_spared_by_the_wildlings_reads_so() {
    use westeros::Track;
    let mut attack = Attack::new(8);
    attack.bids = vec![(House::Stark, 1), (House::Lannister, 0)];
    attack.result = Some((1, false));
    attack.came = vec![Event::MovedOnTrack {
        house: House::Lannister,
        track: Track::KingsCourt,
        position: 2,
    }];
    let stark = words::spared(&attack, Some(House::Stark));
    assert_eq!(stark.as_deref(), Some("Stark loses nothing."));
    assert_eq!(words::spared(&attack, Some(House::Lannister)), None);
    assert_eq!(words::spared(&attack, None), None);
}

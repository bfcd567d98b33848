use super::{
    reel::{Reel, moment, stretch},
    *,
};
use std::sync::Arc;
use tabletop::{Dice, EventRecorder, Game, Viewer};
use westeros::{OrderToken, Phase, Setup, Troops, Westeros, WesterosCard, WesterosDeck};

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

/// Returns what everybody is shown in a game of six at random, with the event that each frame is of.
fn shown_to(viewer: impl Fn(&westeros::State) -> Viewer, seed: u64) -> Vec<(Option<House>, Frame)> {
    let mut cx = EventRecorder::new(Seeded(seed));
    let mut state = Westeros::start(&Setup::default(), 6, &mut cx);
    let mut choice = Seeded(!seed);
    let mut all = Vec::new();
    while let Some(asked) = { Westeros::decisions(&state).find(|it| it.required) } {
        let view = Westeros::view(&state, Viewer::Seat(asked.seat));
        let action = Westeros::sample(&view, &asked.prompt, &mut choice);
        if Westeros::check(&view, &asked.prompt, &action).is_err() {
            continue;
        }
        let before = Westeros::view(&state, viewer(&state));
        let count = cx.events.len();
        Westeros::apply(&mut state, &asked, action, &mut cx);
        let lines: Vec<_> = cx.events[count..]
            .iter()
            .map(|&event| line(event))
            .collect();
        let shown = frames(&before, &lines).into_iter();
        all.extend(shown.map(|it| (before.me, it)));
    }
    all
}

const fn line(event: Event) -> LogLine {
    LogLine {
        seq: 0,
        at: 0,
        event,
        undone: false,
    }
}

#[test]
fn a_game_is_shown_one_thing_after_the_other() {
    let all: Vec<_> = (0..4)
        .flat_map(|seed| shown_to(|_| Viewer::Spectator, seed))
        .collect();
    let count = |of: fn(&Event) -> bool| all.iter().filter(|it| of(&it.1.event)).count();
    assert!(count(|it| matches!(it, Event::OrdersRevealed { .. })) >= 12);
    assert!(count(|it| matches!(it, Event::Marched { .. })) >= 100);
    assert!(count(|it| matches!(it, Event::Raided { .. })) >= 10);
    assert!(count(|it| matches!(it, Event::Mustered { .. })) >= 10);
    for (_, frame) in &all {
        assert_eq!(
            frame.walks.is_empty(),
            !matches!(frame.event, Event::Marched { .. })
        );
        for walk in &frame.walks {
            // Who is on the way stands at neither end of it.
            let at = |area: Area| &frame.scene.areas[area].units;
            let left = at(walk.from).iter().filter(|it| it.house == walk.house);
            assert!(left.map(|it| it.count).sum::<u8>() < 7, "{walk:?}");
            assert!(!walk.army.is_empty(), "{walk:?}");
        }
    }
}

#[test]
fn nobody_is_shown_what_they_did_themselves() {
    let first = |state: &westeros::State| Viewer::Seat(state.seat_of(House::Stark));
    let all = shown_to(first, 7);
    assert!(all.len() >= 50, "{}", all.len());
    for (me, frame) in all {
        assert_eq!(me, Some(House::Stark));
        // A raid that the game drops is nobody's answer.
        let dropped = matches!(frame.event, Event::RaidSpent { .. });
        assert!(dropped || actor(&frame.event) != me, "{:?}", frame.event);
    }
}

#[test]
fn what_was_taken_back_is_not_shown() {
    let marched = Event::RavenSwapped {
        house: House::Lannister,
        area: Area::Lannisport,
        from: westeros::OrderToken::March,
        to: westeros::OrderToken::Defense,
    };
    let mut cx = EventRecorder::new(Seeded(1));
    let state = Westeros::start(&Setup::default(), 6, &mut cx);
    let before = Westeros::view(&state, Viewer::Spectator);
    let undone = LogLine {
        undone: true,
        ..line(marched)
    };
    assert_eq!(frames(&before, &[line(marched)]).len(), 1);
    assert_eq!(frames(&before, &[undone]), []);
}

#[test]
fn a_frame_tells_of_the_round_and_the_phase_of_its_moment() {
    let mut cx = EventRecorder::new(Seeded(1));
    let state = Westeros::start(&Setup::default(), 6, &mut cx);
    let before = Westeros::view(&state, Viewer::Spectator);
    let events = [
        Event::RoundBegan { round: 2 },
        Event::PhaseBegan { phase: Phase::Raid },
        Event::RaidSpent {
            house: House::Stark,
            from: Area::Winterfell,
        },
    ];
    let shown = frames(&before, &events.map(line));
    let told: Vec<_> = shown
        .iter()
        .map(|it| (it.then.round, it.then.phase))
        .collect();
    assert_eq!(told, [(2, Phase::Raid)]);
}

#[test]
fn an_own_raid_is_shown_where_the_game_has_dropped_it() {
    let mut cx = EventRecorder::new(Seeded(1));
    let state = Westeros::start(&Setup::default(), 6, &mut cx);
    let before = Westeros::view(&state, Viewer::Seat(state.seat_of(House::Stark)));
    let spent = line(Event::RaidSpent {
        house: House::Stark,
        from: Area::Winterfell,
    });
    let phase = line(Event::PhaseBegan { phase: Phase::Raid });
    assert_eq!(frames(&before, &[phase, spent]).len(), 1);
    let next = LogLine { seq: 1, ..spent };
    assert_eq!(frames(&before, &[phase, next]), [], "it was answered so");
}

/// Returns the events from the own battle of the Starks on: it is decided, and others march.
fn fought() -> Vec<LogLine> {
    let area = Area::GreywaterWatch;
    let marched = |house, from, to| Event::Marched {
        house,
        from,
        moves: Troops::of(to, Army::one(Unit::Footman)),
    };
    let began = Event::CombatBegan {
        attacker: House::Greyjoy,
        defender: House::Stark,
        from: Area::FlintsFinger,
        area,
        units: Army::one(Unit::Footman),
    };
    let won = Event::CombatWon {
        house: House::Greyjoy,
        area,
    };
    let removed = Event::MarchRemoved {
        house: House::Greyjoy,
        area,
        token: OrderToken::March,
    };
    let events = [
        marched(House::Tyrell, Area::Highgarden, Area::Oldtown),
        began,
        won,
        removed,
        marched(House::Lannister, Area::Lannisport, Area::StoneySept),
        marched(House::Martell, Area::Sunspear, Area::Yronwood),
    ];
    events.into_iter().map(line).collect()
}

/// The lines of the log that a reel shows.
fn lines(frames: &[Arc<Frame>]) -> Vec<usize> {
    frames.iter().map(|it| it.at).collect()
}

fn reel_of(log: &[LogLine]) -> Reel {
    let mut cx = EventRecorder::new(Seeded(1));
    let state = Westeros::start(&Setup::default(), 6, &mut cx);
    let before = Westeros::view(&state, Viewer::Seat(state.seat_of(House::Stark)));
    let mut reel = Reel::default();
    reel.add(frames(&before, log));
    reel
}

#[test]
fn a_moment_bars_the_film_and_what_it_has_told_is_skipped() {
    let log = fought();
    let mut reel = reel_of(&log);
    assert_eq!(lines(&reel.all()), [0, 1, 2, 4, 5]);
    assert_eq!(lines(&reel.take(1)), [0], "up to the battle");
    assert_eq!(lines(&reel.take(1)), [0; 0], "nothing twice");
    reel.tell(stretch(&log, 1));
    assert!(!reel.is_done());
    assert_eq!(lines(&reel.take(usize::MAX)), [4, 5], "what came after it");
    assert!(reel.is_done());
    assert_eq!(reel.count(), 5, "whoever asks sees all of it");
}

#[test]
fn a_moment_tells_as_far_as_it_has_come() {
    let log = fought();
    assert_eq!(stretch(&log, 1), 1..3);
    assert_eq!(stretch(&log[..3], 1), 1..3);
    let planning = line(Event::PhaseBegan {
        phase: Phase::Planning,
    });
    let round = line(Event::RoundBegan { round: 2 });
    assert_eq!(stretch(&[round, log[0], planning, log[5]], 0), 0..2);
}

#[test]
fn a_moment_is_expected_where_its_lines_come() {
    let log = fought();
    let stark = Some(House::Stark);
    assert_eq!(moment(&log, stark, false), Some(1), "from where it began");
    assert_eq!(moment(&log[2..], stark, true), Some(0), "it was under way");
    assert_eq!(moment(&log[..2], stark, false), None, "it goes on");
    assert_eq!(moment(&log, Some(House::Martell), false), None);
    assert_eq!(moment(&log, None, false), None);
    let (deck, card) = (WesterosDeck::I, WesterosCard::Supply);
    let dealt = line(Event::WesterosCardRevealed { deck, card });
    assert_eq!(moment(&[log[0], dealt], None, false), Some(1));
}

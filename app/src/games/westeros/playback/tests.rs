use super::*;
use tabletop::{Dice, Game, Heard, Viewer};
use westeros::{Setup, Westeros};

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

/// What everybody is shown in a game of six at random, with the event that each frame is of.
fn shown_to(viewer: impl Fn(&westeros::State) -> Viewer, seed: u64) -> Vec<(Option<House>, Frame)> {
    let mut cx = Heard::new(Seeded(seed));
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
        assert_ne!(actor(&frame.event), me, "{:?}", frame.event);
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
    let mut cx = Heard::new(Seeded(1));
    let state = Westeros::start(&Setup::default(), 6, &mut cx);
    let before = Westeros::view(&state, Viewer::Spectator);
    let undone = LogLine {
        undone: true,
        ..line(marched)
    };
    assert_eq!(frames(&before, &[line(marched)]).len(), 1);
    assert_eq!(frames(&before, &[undone]), []);
}

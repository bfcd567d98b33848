//! The games as the platform sees them: text in, text or a typed refusal out.

use crate::auction::Auction;
use duel::Duel;
use tabletop::{
    AnyGame, AnyValue, Barrier, DecisionId, Host, HostError, OpenQuestion, Seat, Span, Turn,
    Viewer, testkit::TestDice,
};

fn games() -> Vec<Box<dyn AnyGame>> {
    vec![
        Box::new(Host::<Auction>::new()),
        Box::new(Host::<Duel>::new()),
    ]
}

fn text(value: &AnyValue) -> String {
    value.json().unwrap()
}

fn auction() -> Turn {
    games()[0].start("5", 2, &mut TestDice::new(1)).unwrap()
}

fn bid(state: &str, seat: u8, id: u32, action: &str) -> Result<Turn, HostError> {
    let dice = &mut TestDice::new(1);
    games()[0].submit(state, Seat(seat), DecisionId(id), action, dice)
}

#[test]
fn the_platform_needs_no_types() {
    let kinds: Vec<_> = games().iter().map(|it| (it.kind(), it.seats())).collect();
    assert_eq!(kinds, [("auction", 2..=4), ("duel", 2..=2)]);
    let asked = |seat| OpenQuestion {
        span: Span::Reaction,
        decision: DecisionId(seat),
        seat: Seat(seat as u8),
        required: true,
    };
    assert_eq!(auction().waiting, [asked(0), asked(1)]);
}

#[test]
fn an_answer_is_hidden_until_the_last_is_in() {
    let game = &games()[0];
    let turn = bid(&auction().state, 0, 0, "4").unwrap();
    assert_eq!(turn.waiting.len(), 1);
    let page = game.page(&turn.state, Viewer::Spectator).unwrap();
    assert!(
        !text(&page.view).contains('4') && text(&page.prompts) == "[]",
        "{page:?}"
    );
    let own = game.page(&turn.state, Viewer::Seat(Seat(0))).unwrap();
    assert!(text(&own.view).contains('4'));
    let redacted = |viewer| text(&game.redact(&turn.events[0], viewer).unwrap().unwrap());
    assert!(redacted(Viewer::Seat(Seat(0))).contains('4'));
    assert!(!redacted(Viewer::Seat(Seat(1))).contains('4'));
}

#[test]
fn an_answer_leads_to_the_state_that_is_stored() {
    let game = &games()[0];
    let before = game.read(&auction().state).unwrap();
    let dice = &mut TestDice::new(1);
    let (turn, after) = before
        .submit(Seat(0), DecisionId(0), game.action("4").unwrap(), dice)
        .unwrap();
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
        assert_eq!(after.page(viewer), game.page(&turn.state, viewer));
    }
}

#[test]
fn refusals_are_typed() {
    let state = auction().state;
    assert_eq!(bid(&state, 0, 9, "1"), Err(HostError::Closed));
    assert_eq!(bid(&state, 0, 1, "1"), Err(HostError::NotYours));
    assert_eq!(bid(&state, 7, 1, "1"), Err(HostError::NotYours));
    assert_eq!(
        bid(&state, 0, 0, "9"),
        Err(HostError::Illegal("null".into()))
    );
    for text in [
        "",
        "{",
        "-1",
        "300",
        "99999999999999999999",
        "1.5",
        "\"1\"",
        "[1]",
        "1 1",
        "NaN",
    ] {
        assert!(
            matches!(bid(&state, 0, 0, text), Err(HostError::Malformed(_))),
            "{text}"
        );
    }
    let deep = "[".repeat(16_000);
    assert!(matches!(
        bid(&state, 0, 0, &deep),
        Err(HostError::Malformed(_))
    ));
    let long = "1".repeat(16 * 1024 + 1);
    assert_eq!(bid(&state, 0, 0, &long), Err(HostError::TooLarge));
    assert!(matches!(bid("{}", 0, 0, "1"), Err(HostError::Corrupt(_))));
}

#[test]
fn setups_and_seats_are_checked() {
    let game = &games()[0];
    assert_eq!(game.check_setup("5", 2), Ok(()));
    assert!(matches!(
        game.check_setup("five", 2),
        Err(HostError::Malformed(_))
    ));
    assert_eq!(game.check_setup("5", 9), Err(HostError::Seats));
    let flaws = HostError::Illegal(r#"["NoCoins","TooManyPlayers"]"#.to_owned());
    assert_eq!(game.check_setup("0", 4), Err(flaws.clone()), "all at once");
    let started = game.start("0", 4, &mut TestDice::new(1));
    assert_eq!(started.err(), Some(flaws), "and nothing starts");
    assert_eq!(
        game.ask_always("5", &[Seat(1)]),
        Ok("5".to_owned()),
        "this game does not listen"
    );
    assert!(matches!(
        game.ask_always("five", &[]),
        Err(HostError::Malformed(_))
    ));
    for seats in [0, 1, 5, 255] {
        let dice = &mut TestDice::new(1);
        assert_eq!(game.start("5", seats, dice), Err(HostError::Seats));
    }
}

#[test]
fn answers_of_computers_and_the_absent_can_be_stored() {
    for game in games() {
        let mut dice = TestDice::new(4);
        let setup = if game.kind() == "auction" { "5" } else { "{}" };
        let mut turn = game.start(setup, 2, &mut dice).unwrap();
        while let Some(&OpenQuestion { decision, seat, .. }) = turn.waiting.first() {
            let action = if seat == Seat(0) {
                game.sample(&turn.state, seat, decision, &mut dice).unwrap()
            } else {
                game.fallback(&turn.state, seat, decision).unwrap()
            };
            turn = game
                .submit(&turn.state, seat, decision, &text(&action), &mut dice)
                .unwrap();
        }
        assert_eq!(turn.outcome.unwrap().seats().count(), 2);
    }
}

#[test]
fn an_answer_can_be_taken_back_until_it_shows_something() {
    let game = &games()[0];
    let start = auction();
    let sealed = bid(&start.state, 0, 0, "4").unwrap();
    assert_eq!(sealed.barrier, None);
    let again = game.undo(&start.state, &sealed.state).unwrap();
    let ids: Vec<_> = again.waiting.iter().map(|it| it.decision.0).collect();
    assert_eq!(ids, [2, 1], "the other bidder goes on thinking");
    assert!(again.events.is_empty() && again.rolls.is_empty());
    assert_eq!(bid(&again.state, 0, 0, "4"), Err(HostError::Closed));
    let shown = bid(&sealed.state, 1, 1, "3").unwrap();
    assert_eq!(shown.barrier, Some(Barrier::Revealed));
}

#[test]
fn a_level_that_is_not_known_is_the_default_one() {
    let game = &games()[0];
    assert_eq!(
        (game.levels(), game.default_level()),
        (vec!["random"], "random")
    );
    let turn = auction();
    let asked = (Seat(0), DecisionId(0));
    let play = |level, seed| {
        let dice = &mut TestDice::new(seed);
        game.play(&turn.state, asked, level, dice).unwrap()
    };
    for seed in 0..20 {
        let answer = play(None, seed);
        assert_eq!(play(Some("random"), seed), answer);
        assert_eq!(play(Some("of yesterday"), seed), answer);
        bid(&turn.state, 0, 0, &text(&answer)).unwrap();
    }
    let closed = (Seat(0), DecisionId(9));
    let refused = game.play(&turn.state, closed, None, &mut TestDice::new(1));
    assert_eq!(refused, Err(HostError::Closed));
}
